"""Games in lock step in several processes, over memory that they share."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from typing import Final

import msgspec

from perihelion.envs.crew import Orders
from perihelion.envs.worker import CHOOSE, RESET, STEP, Start, Trouble
from perihelion.tabletop.refusal import IllegalAnswer, Refused

PATIENCE: Final = 10.0
"""A worker that is not needed any more has so many seconds to end by itself."""


class WorkerFailed(RuntimeError):
    """A process that plays games has died, or met an error of which it tells."""


class Workers:
    """Processes that share the games among them."""

    def __init__(self, orders: Orders, count: int) -> None:
        self.memory: Final = SharedMemory(create=True, size=orders.buffers().size)
        self.processes: Final[list[subprocess.Popen[bytes]]] = []
        cuts = [orders.games * k // count for k in range(count + 1)]
        try:
            for first, last in pairwise(cuts):
                self._start(Start(orders, self.memory.name, first, last))
        except BaseException:
            self.close()
            raise

    def _start(self, start: Start) -> None:
        process = subprocess.Popen(
            [sys.executable, "-c", "from perihelion.envs.worker import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=os.name == "posix",  # Ctrl-C is for us alone
        )
        self.processes.append(process)
        self._say(process, msgspec.json.encode(start))

    def reset(self, seed: int) -> None:
        """Begin all games."""
        self._together(f"{RESET}{seed}")

    def step(self) -> None:
        """Give the answers that stand in the buffer."""
        self._together(STEP)

    def choose(self) -> None:
        """Put legal answers into the buffer, by chance."""
        self._together(CHOOSE)

    def _together(self, line: str) -> None:
        """Have all workers do one thing, and wait for them."""
        for process in self.processes:
            self._say(process, line.encode())
        heard = [self._heard(process) for process in self.processes]
        for trouble in heard:
            if trouble is not None:
                raise _raised(trouble)

    def _say(self, process: subprocess.Popen[bytes], line: bytes) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(line + b"\n")
            process.stdin.flush()
        except OSError:
            raise self._died(process) from None

    def _heard(self, process: subprocess.Popen[bytes]) -> Trouble | None:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line.endswith(b"\n"):
            raise self._died(process)
        return None if line == b"\n" else msgspec.json.decode(line, type=Trouble)

    def _died(self, process: subprocess.Popen[bytes]) -> WorkerFailed:
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        return WorkerFailed(f"worker {process.pid} has died with status {process.returncode}")

    def close(self) -> None:
        """End all workers and give the memory back; arrays over it must not be used any more."""
        for process in self.processes:
            assert process.stdin is not None
            with suppress(OSError):
                process.stdin.close()
        for process in self.processes:
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            assert process.stdout is not None
            process.stdout.close()
        self.processes.clear()
        with suppress(BufferError):  # an array still looks at it: the memory goes with that
            self.memory.close()
        with suppress(FileNotFoundError):
            self.memory.unlink()


def _raised(trouble: Trouble) -> Exception:
    if trouble.code:
        facts = dict(trouble.facts)
        return IllegalAnswer(trouble.code, facts) if "answer" in facts else _refused(trouble)
    return WorkerFailed(trouble.error)


def _refused(trouble: Trouble) -> Refused:
    return Refused(trouble.code, dict(trouble.facts))
