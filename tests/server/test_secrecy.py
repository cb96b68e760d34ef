"""What goes over the wire to a seat holds nothing that lies face down for it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from laws.conftest import WITNESSES
from laws.examples import ANEW
from laws.witness import Witness
from perihelion import words
from perihelion.server import viewing
from perihelion.server.boards.board import Board
from perihelion.server.boards.plain import lay_out
from perihelion.server.hall import Hall
from perihelion.server.room import Room
from perihelion.server.settings import Settings
from perihelion.server.store import Store
from perihelion.server.thinkers import Thinkers
from perihelion.server.wire import Question, View
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice
from server.judging import Company
from server.serving import live


@asynccontextmanager
async def hall_in(folder: Path) -> AsyncIterator[Hall]:
    """A hall over a new store, in which every word must be known."""
    words.be_strict()
    store = Store(str(folder / "games.sqlite"))
    await store.start()
    try:
        yield Hall(Settings(), store, Thinkers(0, 1.0))
    finally:
        words.be_strict(False)
        await store.stop()


@pytest.mark.parametrize("witness", WITNESSES, ids=lambda w: w.name)
@pytest.mark.slow
@live
async def test_no_message_to_a_seat_holds_what_is_hidden_from_it(
    witness: Witness, tmp_path: Path
) -> None:
    games = max(len(witness.set_ups), 60 if ANEW else 24)  # one of each set-up at least
    judged = 0
    async with hall_in(tmp_path) as hall:
        for number in range(games):
            judged += await Company(hall, witness, number * 2 + number % 2).play()

    assert judged > 33 * games


# -- what the test would say if there was a leak -------------------------------


class Leaky(Board):
    """A plain board that names all that lies on the table itself, where a scene of the view would
    tell what may be seen.
    """

    def __init__(self, room: Room) -> None:
        self.room = room

    def picture(
        self, view: Table, seat: int | None, question: Question | None, speech: Voice
    ) -> View:
        return lay_out(self.room.game(), speech)


def show_the_table(company: Company, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(viewing, "board_of", lambda game: Leaky(company.room))


def tell_all_events(company: Company, patch: pytest.MonkeyPatch) -> None:
    usual = viewing.log_of

    def leaky(room: Room, seat: int | None, *more: Any) -> Any:
        return usual(room, (0 if seat is None else seat + 1) % len(room.row.chairs), *more)

    patch.setattr(viewing, "log_of", leaky)


def tell_who_has_no_choice(company: Company, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(viewing, "thinking", lambda view: company.room.game().waiting())


def tell_the_table_aloud(company: Company, patch: pytest.MonkeyPatch) -> None:
    usual = viewing.spoken_of

    def leaky(view: Table, *more: Any) -> Any:
        return usual(company.room.game(), *more)

    patch.setattr(viewing, "spoken_of", leaky)


async def caught(
    folder: Path, witness: Witness, leak: Callable[[Company, pytest.MonkeyPatch], None]
) -> bool:
    """Whether a leak is found in a few games."""
    async with hall_in(folder) as hall:
        for number in range(20):
            company = Company(hall, witness, number * 2)
            with pytest.MonkeyPatch.context() as patch:
                leak(company, patch)
                try:
                    await company.play()
                except AssertionError:
                    return True
    return False


@pytest.mark.parametrize("witness", WITNESSES, ids=lambda w: w.name)
@live
async def test_a_board_that_shows_the_table_itself_is_caught(
    witness: Witness, tmp_path: Path
) -> None:
    assert await caught(tmp_path, witness, show_the_table)


@pytest.mark.parametrize("witness", WITNESSES[:3], ids=lambda w: w.name)
@live
async def test_the_table_itself_read_aloud_is_caught(witness: Witness, tmp_path: Path) -> None:
    assert await caught(tmp_path, witness, tell_the_table_aloud)


@pytest.mark.parametrize("witness", WITNESSES[:2], ids=lambda w: w.name)
@live
async def test_a_log_of_another_seat_is_caught(witness: Witness, tmp_path: Path) -> None:
    assert await caught(tmp_path, witness, tell_all_events)


@pytest.mark.parametrize("witness", WITNESSES[:1], ids=lambda w: w.name)
@live
async def test_it_is_caught_if_it_shows_who_has_no_choice(witness: Witness, tmp_path: Path) -> None:
    assert await caught(tmp_path, witness, tell_who_has_no_choice)
