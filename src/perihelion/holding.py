"""A file that one process at a time may write: the games of a server, or those of a contest. The
system releases the hold when a process ends, however it ends, so a crash leaves nothing behind.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, 2**20, os.SEEK_SET)  # beyond what is written there
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(Exception):
    """Another process has the file: its number, as far as it is known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class Hold:
    """The hold on one file, by a lock on another file beside it: SQLite locks the games file in its
    own way, and others may copy or read it meanwhile.
    """

    def __init__(self, file: Path) -> None:
        self.file = file.with_name(f"{file.name}.lock")
        self._handle: int | None = None

    def take(self) -> None:
        """Refuse if another process has it."""
        handle = os.open(self.file, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _lock(handle)
        except OSError:
            holder = _who(handle)
            os.close(handle)
            raise Held(holder) from None
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, f"{os.getpid()}\n".encode())
        self._handle = handle

    def give_back(self) -> None:
        """Let others have it. The lock file stays: removing it could remove another's."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _who(handle: int) -> str:
    """The number of the process that has it."""
    with suppress(OSError, ValueError):
        os.lseek(handle, 0, os.SEEK_SET)
        return str(int(os.read(handle, 20)))
    return "?"
