"""A bot that is a program of its own, in any language: a line of JSON in, a line of JSON out.

Each question is one line on the program's standard input:

    {"protocol": 1, "game": "race", "seat": 0, "seed": 7, "seconds": 10.0,
     "question": {...}, "view": {...}}

and each answer one line on its standard output, with the id of an option or its word:

    {"answer": 42}

Where several things are picked, they are asked for one at a time. The program ends when its input
does. What it writes to standard error is shown as it is.
"""

from __future__ import annotations

import shlex
import subprocess
from contextlib import suppress
from io import BufferedReader, RawIOBase
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, cast

import msgspec

from perihelion.bots.bot import Bot, Clock
from perihelion.bots.drive import PATIENCE
from perihelion.tabletop.question import Question
from perihelion.tabletop.refusal import Refused
from perihelion.tabletop.table import Table

PROTOCOL: Final = 1
"""Grows when a program that understands the lines of today would not understand the new ones."""

LONGEST: Final = 65_536
"""More bytes than any answer needs: a program that writes a longer line has lost its way."""

LEAVING: Final = 2.0
"""Seconds that a program has to end by itself when nothing more is asked."""


class ProgramFailed(Exception):
    """The program gave no answer that can be used: why, for whoever writes it."""


class Said(msgspec.Struct):
    """A line of the program."""

    answer: int | str


class Program(Bot):
    """A command that answers questions. It is started with the first of them."""

    def __init__(self, command: str, seed: int = 0) -> None:
        self.command: Final = command
        self.seed: Final = seed
        self._running: Running | None = None

    def answer(self, view: Table, seat: int) -> int:
        question = view.question(seat)
        assert question is not None
        return self.choose(view, seat, question, PATIENCE)

    def choose(self, view: Table, seat: int, question: Question, clock: Clock) -> int:
        line = {
            "protocol": PROTOCOL,
            "game": view.game(),
            "seat": seat,
            "seed": self.seed,
            "seconds": clock.seconds,
            "question": question.plain(),
            "view": view.position(),
        }
        if self._running is None:
            self._running = Running(self.command)
        said = _read(self._running.ask(msgspec.json.encode(line) + b"\n", clock.seconds))
        try:
            answer = view.answer_named(said, seat) if isinstance(said, str) else said
        except Refused:
            raise ProgramFailed(f"it answered {said!r}, which is no word of this game") from None
        if answer not in view.options(seat):
            words = ", ".join(option.word for option in question.options)
            raise ProgramFailed(f"it answered {said!r}, which is not offered; these are: {words}")
        return answer

    def close(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.end()


class Running:
    """A program at work. It is asked in a thread, since neither writing to a program that does not
    read nor reading from one that does not write can be limited in time.
    """

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError, IndexError) as why:
            raise ProgramFailed(f"“{command}” cannot be started: {why}") from None
        assert self.process.stdin is not None
        self.input: Final = self.process.stdin
        self.output: Final = BufferedReader(cast(RawIOBase, self.process.stdout))
        self.asking: Thread | None = None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """What the program says to this line."""
        said: SimpleQueue[bytes] = SimpleQueue()
        self.asking = Thread(target=self._exchange, args=(line, said), daemon=True)
        self.asking.start()
        try:
            told = said.get(timeout=seconds)
        except Empty:
            self.process.kill()
            raise ProgramFailed(f"no answer in {seconds:g} seconds") from None
        if not told:
            self.end()
            raise ProgramFailed(f"it has ended, with exit code {self.process.returncode}")
        return told

    def _exchange(self, line: bytes, said: SimpleQueue[bytes]) -> None:
        with suppress(OSError):  # it reads no more: there is nothing to come but its end
            self.input.write(line)
        said.put(self.output.readline(LONGEST))

    def end(self) -> None:
        """Let the program end; if it does not, end it."""
        with suppress(OSError):
            self.input.close()
        try:
            self.process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.asking is not None:
            self.asking.join(LEAVING)  # something that the program has started may go on
            if not self.asking.is_alive():
                self.output.close()


def _read(line: bytes) -> int | str:
    """The answer in a line."""
    try:
        return msgspec.json.decode(line, type=Said).answer
    except msgspec.MsgspecError as why:
        shown = line[:80].decode(errors="replace").strip()
        raise ProgramFailed(f"it wrote {shown!r}, which is no answer: {why}") from None
