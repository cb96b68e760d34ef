"""A contest on a cluster of several nodes on this machine: one of them is killed in the middle, and
a process of another, while they play.

Ray is large and its cluster takes half a minute to start, so `make test` does without: `make
test-ray` installs it and runs this.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from arena.small import held, lines_of, outcome, without_seconds
from perihelion.arena.contest import Contest
from perihelion.arena.folder import LINES, RESULT, Folder

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: make test-ray"),
]

ARENA = [sys.executable, "-c", "from perihelion.cli import main; main()", "arena"]
GAMES = 120
PLAYING = re.compile(rb"^ray::played_there")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def until(true: Callable[[], bool], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


class Cluster:
    """A head and two more nodes, each in a session of its own so that it can be killed whole."""

    def __init__(self, folder: Path) -> None:
        self.ray = str(Path(sys.executable).with_name("ray"))
        self.address = f"127.0.0.1:{free_port()}"
        self.folder = folder
        self.env = {
            **os.environ,
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_AUTH_MODE": "token",  # nobody else is to use this cluster
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
        }
        self.nodes: list[subprocess.Popen[bytes]] = []

    def start(self, *how: str) -> None:
        """Another node, when it is ready."""
        command = [self.ray, "start", "--block", "--num-cpus=1", "--object-store-memory=100000000"]
        told = self.folder / f"node-{len(self.nodes)}.log"
        with told.open("wb") as log:
            node = subprocess.Popen(
                [*command, *how], env=self.env, stdout=log, stderr=log, start_new_session=True
            )
        self.nodes.append(node)
        until(lambda: b"Ray runtime started" in told.read_bytes() or node.poll() is not None)
        assert node.poll() is None, told.read_text()

    def kill(self, node: int) -> None:
        """A node with all its processes, at once."""
        for pid in family(self.nodes[node].pid):
            kill(pid)
        self.nodes[node].wait()

    def stop(self) -> None:
        for node in range(len(self.nodes)):
            self.kill(node)


def parents() -> dict[int, int]:
    """The parent of every process."""
    out: dict[int, int] = {}
    for one in Path("/proc").iterdir():
        if one.name.isdigit():
            try:
                out[int(one.name)] = int((one / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
    return out


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    known = parents()
    out = [pid]
    for one in out:
        out += [child for child, parent in known.items() if parent == one and child not in out]
    return out


def kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def playing(pids: list[int]) -> list[int]:
    """Those of these processes that are playing a deal right now."""
    out: list[int] = []
    for pid in pids:
        try:
            if PLAYING.match(Path(f"/proc/{pid}/cmdline").read_bytes()):
                out.append(pid)
        except OSError:
            continue
    return out


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    one = Cluster(tmp_path)
    port = one.address.rpartition(":")[2]
    place = tempfile.mkdtemp(prefix="ray")  # its sockets need a shorter path than that of the test
    try:
        one.start(
            "--head", f"--port={port}", f"--temp-dir={place}", "--include-dashboard=false",
            "--node-ip-address=127.0.0.1",
        )  # fmt: skip
        for _ in range(2):
            one.start(f"--address={one.address}")
        yield one
    finally:
        one.stop()
        shutil.rmtree(place, ignore_errors=True)


def test_whoever_dies_nothing_is_lost_and_nothing_counts_twice(
    tmp_path: Path, cluster: Cluster
) -> None:
    place = tmp_path / "one"
    lines = place / LINES
    order = ["race", "--bots", "greedy,random", "--games", str(GAMES), "--seed", "3"]
    killed: list[int] = []

    def finished(count: int) -> bool:
        return lines.exists() and lines.read_bytes().count(b"\n") >= count

    def one_is_killed() -> bool:
        """A process of the second node, while it plays."""
        found = playing(family(cluster.nodes[1].pid))
        for pid in found[:1]:
            kill(pid)
            killed.append(pid)
        return bool(killed)

    with subprocess.Popen(
        [*ARENA, *order, "--ray", cluster.address, "--out", str(place)],
        env=cluster.env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as running:
        until(lambda: finished(4))
        until(one_is_killed)
        until(lambda: finished(12))
        until(lambda: bool(playing(family(cluster.nodes[2].pid))))
        cluster.kill(2)
        told, _ = running.communicate(timeout=300)

    assert running.returncode == 0, told.decode()
    contest = Contest(game="race", bots=("greedy", "random"), games=GAMES, seed=3)
    count = Counter((line["deal"], line["game"]) for line in lines_of(Folder(place)))
    assert set(count.values()) == {1}
    assert len(count) == GAMES
    whole = held(tmp_path / "whole", contest)
    assert without_seconds((place / RESULT).read_bytes()) == outcome(whole)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_cluster_that_is_not_there_is_told_in_words(tmp_path: Path, lang: str) -> None:
    address = f"127.0.0.1:{free_port()}"

    told = subprocess.run(
        [*ARENA, "race", "--games", "2", "--ray", address, "--out", str(tmp_path / "one"),
         "--lang", lang],
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip

    assert told.returncode == 1, told.stderr
    assert address in told.stderr
    assert ("cannot be reached" if lang == "en" else "недоступен") in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert not (tmp_path / "one").exists()
