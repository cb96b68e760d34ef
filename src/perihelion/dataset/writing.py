"""Writing a dataset: file by file, in several processes. What is there is not written again, so
whoever was interrupted just starts once more.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Final

import msgspec

from perihelion.dataset.order import Order, read_order, write_order
from perihelion.dataset.shard import write_shard
from perihelion.dataset.worker import Done, Start

Progress = Callable[[int, int], None]
"""(files that are there, files in all)"""

WORKER: Final = "from perihelion.dataset.worker import main; main()"


class OtherDataset(ValueError):
    """The folder has a dataset of another order."""


class ShardFailed(RuntimeError):
    """A file could not be written: what went wrong in the process that tried."""


def write(order: Order, folder: Path | str, jobs: int = 1, progress: Progress | None = None) -> int:
    """Write all files that are not there yet, in `jobs` processes; how many decisions they have.
    The games do not depend on the number of processes.
    """
    import pyarrow  # noqa: F401  (better now than after the first games)

    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    found = read_order(folder)
    if found is not None and found != order:
        raise OtherDataset(f"{folder} has another dataset: choose another folder, or remove it")
    write_order(order, folder)
    missing = [k for k in range(order.shards) if not order.file(folder, k).exists()]
    done = order.shards - len(missing)
    decisions = 0
    if progress is not None:
        progress(done, order.shards)
    for count in _written(order, folder, missing, min(jobs, len(missing))):
        decisions += count
        done += 1
        if progress is not None:
            progress(done, order.shards)
    return decisions


def _written(order: Order, folder: Path, missing: list[int], jobs: int) -> Iterator[int]:
    """The decisions of each file, in whatever order they are finished."""
    if jobs <= 1:
        for shard in missing:
            yield write_shard(order, folder, shard)
        return
    with _workers(order, folder, jobs) as workers, ThreadPoolExecutor(jobs) as threads:
        asked = [threads.submit(_ask, workers, shard) for shard in missing]
        try:
            for future in as_completed(asked):
                yield future.result()
        finally:
            for future in asked:
                future.cancel()


Workers = SimpleQueue[subprocess.Popen[bytes]]
"""The workers that have nothing to do."""


@contextmanager
def _workers(order: Order, folder: Path, jobs: int) -> Generator[Workers]:
    """So many processes, which end with the block."""
    free: Workers = SimpleQueue()
    started: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(jobs):
            process = subprocess.Popen(
                [sys.executable, "-c", WORKER],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=os.name == "posix",  # Ctrl-C is for us alone
            )
            started.append(process)
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(Start(order, str(folder))) + b"\n")
            free.put(process)
        yield free
    finally:
        for process in started:
            process.kill()
            with process:  # closes its pipes and waits for it
                pass


def _ask(free: Workers, shard: int) -> int:
    """Have a worker write a file."""
    process = free.get()
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{shard}\n".encode())
        process.stdin.flush()
        line = process.stdout.readline()
    except OSError:
        line = b""
    finally:
        free.put(process)
    if not line.endswith(b"\n"):
        raise ShardFailed(f"the process that wrote file {shard} has died")
    done = msgspec.json.decode(line, type=Done)
    if done.error:
        raise ShardFailed(done.error)
    return done.decisions
