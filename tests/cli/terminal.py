"""The program in a terminal of its own, as a person would use it."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from fcntl import ioctl

WAIT = 30.0
"""Seconds until a program that says nothing counts as stuck."""

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]")


class Terminal:
    """Starts `perihelion` on a pseudo-terminal; what it printed is in `text`, without escapes."""

    def __init__(self, *arguments: str, columns: int = 100, lines: int = 40) -> None:
        ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = {
            **os.environ,
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": str(columns),
            "LINES": str(lines),
        }
        self.raw = ""
        self._ours = ours
        self._read_to = 0
        self._bytes = b""
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from perihelion.cli import main; main()", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        """However the test ends, the program does not outlive it."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(WAIT)

    @property
    def text(self) -> str:
        return _ESCAPES.sub("", self.raw).replace("\r\n", "\n")

    def until_prompt(self) -> str:
        """What was printed since the last prompt, up to the next one; or to the end."""
        while not self.text.endswith("> ") or len(self.text) <= self._read_to:
            if not self._receive():
                break
        text = self.text
        said, self._read_to = text[self._read_to :], len(text)
        return said

    def send(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def press(self, key: str) -> None:
        """A key without Enter, as Ctrl-C is."""
        os.write(self._ours, key.encode())

    def close(self) -> int:
        """Read to the end; the exit code."""
        while self._receive():
            pass
        code = self._process.wait(WAIT)
        os.close(self._ours)
        return code

    def _receive(self) -> bool:
        ready, _, _ = select.select([self._ours], [], [], WAIT)
        if not ready:
            self._process.kill()
            raise TimeoutError(f"nothing for {WAIT} seconds after: {self.text[-500:]}")
        try:
            piece = os.read(self._ours, 65536)
        except OSError:  # the other side has closed
            piece = b""
        self._bytes += piece
        self.raw = self._bytes.decode("utf-8", errors="ignore")
        return bool(piece)


def _take_terminal() -> None:
    """Make the pseudo-terminal the one whose keys the program obeys.

    Tests that run in the background of a shell inherit that Ctrl-C is ignored: undo that.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    ioctl(0, termios.TIOCSCTTY, 0)


def simple_answer(screen: str) -> str:
    """An answer that is legal, by the hint below the question: the first so many numbers below the
    last line across the screen; yes where the game may be saved.
    """
    several = re.search(r"(?:Type|Введите) (\d+) (?:number|номер)", screen)
    count = int(several.group(1)) if several else 1
    if screen.rstrip("> \n").endswith(("another file name", "другое имя файла")):
        return "y"
    lower = re.split(r"^(?:.*──+)$", screen, flags=re.MULTILINE)[-1]
    numbers = [int(n) for n in re.findall(r"(?:^ *|│ )(\d+) ", lower, re.MULTILINE)]
    return " ".join(str(n) for n in sorted(set(numbers))[:count])
