"""A real PostgreSQL server for tests, begun by them and gone with them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tools.postgresql import binaries

from server.killed import free_port

needs_postgres = pytest.mark.skipif(
    binaries() is None,
    reason="PostgreSQL is not installed here, so this was NOT tested (Debian: postgresql)",
)


def _someone() -> pwd.struct_passwd | None:
    """As whom to run it, since it refuses to run as the superuser of a machine."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def _begun(command: list[str | Path], home: Path) -> subprocess.Popen[bytes]:
    someone = _someone()
    return subprocess.Popen(
        command,
        cwd=home,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=None if someone is None else someone.pw_uid,
        group=None if someone is None else someone.pw_gid,
    )


class Server:
    """A PostgreSQL server over a folder, to be stopped and begun again."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.home = home
        self.port = free_port()
        self.url = f"postgresql://tester@127.0.0.1:{self.port}/postgres"
        init: list[str | Path] = [folder / "initdb", "--no-sync", "--pgdata", home / "data"]
        assert _begun([*init, "--username", "tester", "--auth", "trust"], home).wait(120) == 0

    def begin(self) -> None:
        """Begin, and wait until it answers."""
        options = [f"--port={self.port}", "--listen_addresses=127.0.0.1", "--fsync=off"]
        options += [f"--unix_socket_directories={self.home}"]
        self.process = _begun(
            [self.folder / "postgres", "-D", self.home / "data", *options], self.home
        )
        ready: list[str | Path] = [self.folder / "pg_isready", "--host", "127.0.0.1"]
        while _begun([*ready, "--port", str(self.port)], self.home).wait(60) != 0:
            assert self.process.poll() is None, "PostgreSQL has not begun"
            time.sleep(0.05)

    def stop(self) -> None:
        """End it at once, no matter who is still connected."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)


@contextmanager
def postgres_server() -> Iterator[Server]:
    """A new server with one empty database."""
    folder = binaries()
    assert folder is not None
    home = Path(tempfile.mkdtemp(prefix="perihelion-"))
    try:
        someone = _someone()
        if someone is not None:
            os.chown(home, someone.pw_uid, someone.pw_gid)
        server = Server(folder, home)
        server.begin()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """A new server; the URL of its one empty database."""
    with postgres_server() as server:
        yield server.url
