"""Putting a position on the terminal, and reading lines from it."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from perihelion.cli.galaxy import galaxy, header, phases
from perihelion.cli.glyphs import DIM
from perihelion.cli.offers import (
    Offer,
    hand_table,
    hint,
    other_offers,
)
from perihelion.cli.voice import Voice
from perihelion.race.state import Race
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question


class Screen:
    """A terminal, or a plain stream where there is none: then nothing is cleared or cut."""

    def __init__(
        self, console: Console, voice: Voice, names: Sequence[str], me: int | None
    ) -> None:
        self.console = console
        self.voice = voice
        self.names = names
        self.me = me

    def print(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line, highlight=False, markup=False)

    def whole(self, line: str) -> None:
        """A line that is not broken, because there is a file name in it."""
        self.console.print(line, highlight=False, markup=False, soft_wrap=True)

    def say(self, message: str, /, **facts: object) -> None:
        """A sentence of the terminal program on a line of its own."""
        self.print(self.voice.say(message, **facts))

    def rule(self, title: Text) -> None:
        """A line across the screen."""
        line = "─" if self.console.is_terminal else "-"
        self.print(Rule(title, align="left", style=DIM, characters=line))

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def read(self) -> str:
        """A line typed by the player; raises EOFError and KeyboardInterrupt as they come."""
        self.console.print(self.voice.say("prompt"), end=" ", highlight=False, markup=False)
        self.console.file.flush()
        wait_for_line()
        line = sys.stdin.readline()
        if not line:
            self.print("")
            raise EOFError
        if not sys.stdin.isatty():
            self.print(line.rstrip("\n"))  # a terminal shows what is typed; a script would not
        return line.strip()

    # -- parts of the picture --------------------------------------------

    def table(self, view: Race) -> None:
        """The header and everybody's tableau."""
        self.rule(header(view, self.voice))
        self.print(phases(view, self.voice))
        self.print(*galaxy(view, self.voice, self.names, self.me, self.console.width))

    def news(self, events: Sequence[Event], every: bool = False) -> None:
        """What happened, in sentences; on a terminal not more than leaves room for the rest."""
        lines = [self.voice.event(event, self.names) for event in events]
        cut = 0
        if self.console.is_terminal and not every:
            cut = max(len(lines) - max(self.console.height // 4, 5), 0)
        if cut:
            self.print(Text(self.voice.say("news-cut", count=cut), style=DIM))
        for line in lines[cut:]:
            self.print(Padding(Text(line, style=DIM), (0, 0, 0, 2)))

    def question(self, view: Race, seat: int, question: Question, offered: list[Offer]) -> None:
        """The hand, what may be answered and what not, and the question itself."""
        self.rule(Text())
        hand = hand_table(view, self.voice, seat, question, offered)
        if hand is not None:
            self.print(hand)
        self.print(other_offers(view, self.voice, seat, question, offered))
        self.print(Text(self.voice.question(question), style="bold"))
        self.print(Text(f"{hint(self.voice, question)}  {self.voice.say('keys')}", style=DIM))


def wait_for_line() -> None:
    """Wait until a line has been typed, waking now and then.

    A Ctrl-C that comes just before Python blocks in a read is noted but not acted upon until the
    read returns; waking lets it through. Only terminals of Unix can be waited for like this.
    """
    if os.name == "posix" and sys.stdin.isatty():
        while not select.select([sys.stdin], [], [], 0.25)[0]:
            pass


def make_console() -> Console:
    """The console of the program: colours on a terminal, plain text elsewhere."""
    return Console(highlight=False, emoji=False, soft_wrap=False)
