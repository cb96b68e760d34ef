"""Servers in processes of their own, to be killed at any moment.

Each is a fork of a nursery, a process that has everything loaded, so that it is there at once.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, cast

from perihelion.server.serve import make_server
from perihelion.server.settings import Settings
from server.serving import HASTE

TESTS = Path(__file__).parents[1]


def free_port() -> int:
    """A port that nobody listens at."""
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Nursery:
    """Where servers are begun."""

    def __init__(self) -> None:
        path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "server.killed"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.born: list[int] = []

    def begin(self, database: str, port: int) -> int:
        """A new server; the number of its process."""
        order, told = self.process.stdin, cast(IO[str], self.process.stdout)
        assert order is not None
        order.write(f"{port} {database}\n")
        order.flush()
        self.born.append(int(told.readline()))
        return self.born[-1]

    def close(self) -> None:
        """End it and all that has come out of it."""
        for number in self.born:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        self.process.communicate()


class Killable:
    """A server that is killed and begun again, always at the same address over the same store."""

    def __init__(self, nursery: Nursery, database: str) -> None:
        self.nursery = nursery
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.kills = 0

    def begin(self) -> None:
        self.number = self.nursery.begin(self.database, self.port)

    async def open(self) -> None:
        """Wait until it lets people in."""
        async with asyncio.timeout(60):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.01)
                else:
                    writer.close()
                    return

    def kill(self) -> None:
        """SIGKILL: nothing can be saved any more."""
        os.kill(self.number, signal.SIGKILL)
        self.kills += 1
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.number, 0)
                time.sleep(0.002)


async def serve_here(database: str, port: int) -> None:
    """Serve until the end, which comes without warning."""
    settings = Settings(database=database, port=port, limits=HASTE)
    await (await make_server(settings)).serve()


async def warm_up(folder: str) -> None:
    """Load all that is loaded when a server begins."""
    server = await make_server(Settings(database=f"{folder}/warm.sqlite"))
    await server.desk.stop()


def rear() -> None:
    """Begin a server for every line that is read."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(warm_up(folder))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever has died is buried at once
    for line in sys.stdin:
        port, _, database = line.rstrip("\n").partition(" ")
        number = os.fork()
        if number == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            asyncio.run(serve_here(database, int(port)))
            return
        print(number, flush=True)


if __name__ == "__main__":
    rear()
