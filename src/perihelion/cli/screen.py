"""Putting a position on the terminal, and reading lines from it."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from perihelion.cli.boards.board import Board
from perihelion.cli.boards.drawing import Offer
from perihelion.cli.layout import DIM, FORMS, FULL, SHORTEST, Picture, in_lines
from perihelion.cli.news import Line, cut, lines_of
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


class Screen:
    """A terminal, or else a plain stream, on which nothing is cleared or cut."""

    def __init__(self, console: Console, board: Board) -> None:
        self.console = console
        self.board = board
        self.voice = board.voice
        self.names = board.names
        self.me = board.me

    def print(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line, highlight=False, markup=False)

    def whole(self, line: str) -> None:
        """Print a line unbroken, because it holds a file name."""
        self.console.print(line, highlight=False, markup=False, soft_wrap=True)

    def say(self, message: str, /, **facts: object) -> None:
        """A sentence of the terminal program on a line of its own."""
        self.print(self.voice.say(message, **facts))

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
            self.whole(line.rstrip("\n"))  # a terminal shows what is typed; a script would not
        return line.strip()

    def answer(self, question: str) -> str:
        """The answer to a question about files; nothing if the input ends or is broken off."""
        self.whole(question)
        try:
            return self.read()
        except (EOFError, KeyboardInterrupt):
            self.print("")
            return ""

    # -- parts of the picture --------------------------------------------

    def show(self, events: Sequence[Event], *pictures: Picture, below: int = 0) -> None:
        """The first picture that leaves room for the player's own news and the latest, or else the
        last, with as much news above it as fits; `below` lines will follow. A plain stream has room
        for everything.
        """
        lines = lines_of(events, self.board)
        shown = lines
        picture, room = pictures[0], 0
        if self.console.is_terminal:
            first = len(lines) - self.board.LATEST
            wanted = [line for k, line in enumerate(lines) if line.own or k >= first]
            needed = sum(self._rows(line) for line in wanted)
            for picture in pictures:
                room = self.console.height - 2 - below - self._height(picture)  # prompt, cut
                if room >= needed:
                    break
            shown = cut(lines, room + 1, self._rows)
            if len(shown) < len(lines):
                shown = cut(lines, room, self._rows)
            room -= sum(self._rows(line) for line in shown)
        self.clear()
        if len(shown) < len(lines) and room >= 0:
            left_out = len(lines) - len(shown)
            self.print(Text(self.voice.say("news-cut", count=left_out), style=DIM))
        self._tell(shown)
        self.print(*picture)

    def log(self, events: Sequence[Event]) -> None:
        """All these events, in sentences."""
        self._tell(lines_of(events, self.board, everything=True))

    def table(self, view: Table, form: int = FULL) -> Picture:
        """The heading and all that lies on the table."""
        heading = self._rule(self.board.heading(view))
        return [heading, *self.board.table(view, form, self.console.width)]

    def question(self, view: Table, question: Question, offered: Sequence[Offer]) -> list[Picture]:
        """The table, the hand, what may and may not be answered, and the question itself: in full,
        in short, and as short as possible.
        """
        return [
            [*self.table(view, form), *self._lower_part(view, question, offered, form)]
            for form in FORMS
        ]

    def explain(
        self, about: str, view: Table, question: Question, offered: Sequence[Offer]
    ) -> None:
        """What a number or a name stands for; without either, all that one has."""
        board = self.board
        if not about:
            self.print(*board.explain_all(view, question, offered))
        elif not (about.isascii() and about.isdigit()):
            self.print(*board.explain_named(view, question, offered, about))
        elif (offer := self.pointed(about, offered)) is not None:
            self.print(*board.explain_offer(view, offer))
            self.print(Text(self.voice.say("offer-word", word=offer.option.word), style=DIM))

    def pointed(self, number: str, offered: Sequence[Offer]) -> Offer | None:
        """The offer with this number; that there is none is told."""
        found = [offer for offer in offered if offer.number == int(number)]
        if not found:
            self.say("no-such-number", number=number, last=len(offered))
        return found[0] if found else None

    def signs(self) -> str:
        """What the signs on the screen mean."""
        return self.board.signs()

    def end(self, view: Table, verdict: str) -> list[Picture]:
        """The table at the end, the points and who has won: in full, and as short as can be."""
        points = self.board.scores(view)
        return [[*self.table(view, form), "", points, "", verdict] for form in (FULL, SHORTEST)]

    def _lower_part(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int
    ) -> Picture:
        voice = self.voice
        width = self.console.width
        out: Picture = [self._rule(Text() if form == FULL else self.board.place(view))]
        out += self.board.choices(view, question, offered, form, width)
        if question.given and not self.board.shows_given(question):
            said = "; ".join(voice.option(option).rstrip(".") for option in question.given)
            out.append(Text(voice.say("so-far", said=said), style=DIM))
        out.append(Text(voice.question(question), style="bold"))
        keys = voice.say("keys-short" if form == SHORTEST else "keys").split(" · ")
        cells = [f"{hint(voice, question)}  {keys[0]}", *keys[1:]]
        how = in_lines([Text(cell) for cell in cells], width, "", " · ")
        how.stylize(DIM)
        return [*out, how]

    def _tell(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self.print(Padding(Text(line.text, style=DIM), (0, 0, 0, 2)))

    def _rule(self, title: Text) -> Rule:
        """A line across the screen."""
        line = "─" if self.console.is_terminal else "-"
        return Rule(title, align="left", style=DIM, characters=line)

    def _rows(self, line: Line) -> int:
        return len(Text(line.text).wrap(self.console, self.console.width - 2))

    def _height(self, picture: Picture) -> int:
        return len(self.console.render_lines(Group(*picture), pad=False))


def hint(voice: Voice, question: Question) -> str:
    """How to answer."""
    least, most = int(question.least), int(question.most)
    if most == 1:
        return voice.say("hint-one")
    if least == most:
        return voice.say("hint-several", count=most)
    return voice.say("hint-range", low=max(least, 1), high=most)


def wait_for_line() -> None:
    """Wait until a line has been typed, waking now and then.

    A Ctrl-C that comes just before Python blocks in a read is not acted upon until the read
    returns; waking lets it through. Only Unix terminals can be waited for like this.
    """
    if os.name == "posix" and sys.stdin.isatty():
        while not select.select([sys.stdin], [], [], 0.25)[0]:
            pass


def make_console() -> Console:
    """The console of the program: colours on a terminal, plain text elsewhere."""
    return Console(highlight=False, emoji=False, soft_wrap=False)
