"""Looking further ahead than the stage in question: there everybody chooses by the network."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import cast

import pytest

import perihelion
from perihelion import Table
from perihelion.beyond.state import Beyond
from perihelion.bots.admiral import WIDE, NetworkGuide
from perihelion.bots.commodore import Commodore
from perihelion.bots.mind import Mind
from perihelion.bots.registry import make_bot
from perihelion.bots.search import Limits, play_on

STEPS = 400


class Oracle:
    """Judges positions by a number that has nothing to do with how good they are."""

    def chances(self, tables: Sequence[Table], seat: int) -> list[float]:
        return [worth(table) for table in tables]


def worth(table: Table) -> float:
    return zlib.crc32(repr(table.pack()).encode()) / 2**32


def guide() -> NetworkGuide:
    commodore = make_bot("commodore", "beyond")
    assert isinstance(commodore, Commodore)
    return NetworkGuide(commodore.guide, cast("Mind", Oracle()))


def action_question(players: int, seed: int) -> Beyond:
    """A turn of the third round begins."""
    g = perihelion.new_game("beyond", players, seed)
    assert isinstance(g, Beyond)
    judge = guide().judge
    while g.round() < 3 or not judge.turns_on(g, g.next_seat()):
        judge.play(g, g.next_seat())
    return g


@pytest.mark.parametrize("ahead", [0, 1, 3])
def test_worlds_are_judged_so_many_turns_later(ahead: int) -> None:
    g = action_question(3, seed=5)
    far = guide()
    turn = g.marks.active
    tables: list[Table] = [g.copy(), g.copy()]

    far.play_out(tables, far.stage(g), Limits(rounds=1, steps=STEPS, ahead=ahead))

    for table in tables:
        assert isinstance(table, Beyond)
        assert table.marks.active == (turn + 1 + ahead) % 3
    assert g.marks.active == turn


@pytest.mark.parametrize("seed", range(3))
def test_what_the_network_likes_best_of_the_promising_answers_is_given(seed: int) -> None:
    g = action_question(2, seed)
    far = guide()
    seat, stage = int(g.next_seat()), far.stage(g)
    led: list[tuple[float, Table]] = []
    for answer in far.best_at_sight(g, seat):
        after = g.copy()
        after.accept(seat, answer)
        played = after.copy()
        play_on(far, played, stage, 1, STEPS)
        led.append((worth(played), after))
    tables: list[Table] = [g.copy()]

    far.choose(tables, [0], [stage], STEPS, end=1e18)

    assert 1 < len(led) <= WIDE
    assert tables[0] == max(led, key=lambda one: one[0])[1]


def test_a_game_that_is_over_is_left_alone() -> None:
    g = perihelion.new_game("beyond", 2, 1)
    judge = guide().judge
    while not g.over:
        judge.play(g, int(g.next_seat()))
    tables = [g.copy()]

    guide().play_out(tables, guide().stage(g), Limits(steps=STEPS, ahead=2))

    assert tables == [g]
