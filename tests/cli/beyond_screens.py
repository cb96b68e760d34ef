"""What is seen on the screens of Beyond the Sun."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from perihelion.cli.boards.beyond.board import BeyondBoard
from perihelion.cli.layout import FULL
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


def text(*parts: RenderableType, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, emoji=False)
    for part in parts:
        console.print(part, markup=False)
    out = console.file
    assert isinstance(out, io.StringIO)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def board(table: Table, lang: str = "en", me: int | None = 0) -> BeyondBoard:
    voice = Voice(lang, "beyond")
    return BeyondBoard(voice, voice.names(len(table.order)), me)


def table_of(table: Table, form: int = FULL, lang: str = "en", width: int = 120) -> str:
    """The table as the player who is asked sees it."""
    seat = int(table.next_seat())
    return text(*board(table, lang, seat).table(table.seen_by(seat), form, width), width=width)


def choices_of(table: Table, form: int = FULL, lang: str = "en", width: int = 120) -> str:
    """What the player who is asked may choose."""
    seat = int(table.next_seat())
    view = table.seen_by(seat)
    question = view.question(seat)
    assert question is not None
    drawn = board(table, lang, seat)
    offered = drawn.offers(view, question)
    return text(*drawn.choices(view, question, offered, form, width), width=width)


def explained(table: Table, number: int, lang: str = "en") -> str:
    """What `? 3` shows to the player who is asked."""
    seat = int(table.next_seat())
    view = table.seen_by(seat)
    question = view.question(seat)
    assert question is not None
    drawn = board(table, lang, seat)
    offer = drawn.offers(view, question)[number - 1]
    return text(*drawn.explain_offer(view, offer))
