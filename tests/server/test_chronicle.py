"""The log of a game while most of it lies packed: nothing is lost, and nobody learns more."""

from __future__ import annotations

import random

import pytest

from perihelion import Table
from perihelion.games import GAMES
from perihelion.server.chronicle import STRETCH, Chronicle
from perihelion.tabletop.agenda import SPECTATOR
from perihelion.tabletop.events import Event
from perihelion.tabletop.refusal import CannotUndo
from shipped import SHIPPED

SEATS = 3
VIEWERS = [*range(SEATS), SPECTATOR]


def plain(events: list[Event]) -> list[object]:
    return [(event.kind, int(event.seat), event.facts) for event in events]


def told(chronicle: Chronicle, table: Table, who: int, known: int) -> tuple[int, list[object]]:
    keep, news = chronicle.since(table, who, known)
    return keep, plain([event.seen_by(who) for _, event in news])


def all_of(table: Table, who: int) -> list[object]:
    return plain(table.events(None if who == SPECTATOR else who))


def answer_by_chance(table: Table, luck: random.Random) -> tuple[int, int]:
    seat = luck.choice(table.waiting())
    answer = luck.choice(table.options(seat))
    table.answer(seat, answer)
    return seat, answer


@pytest.mark.parametrize("game", sorted(SHIPPED))
def test_everybody_is_told_the_same_as_by_the_whole_log(game: str) -> None:
    luck = random.Random(7)
    table = GAMES[game].new_game(SEATS, 7, {}, True)
    whole = GAMES[game].new_game(SEATS, 7, {}, True)
    chronicle = Chronicle()

    for _ in range(150):
        whole.answer(*answer_by_chance(table, luck))
        for who in VIEWERS:
            expected = all_of(whole, who)
            known = luck.choice([0, len(expected), luck.randrange(len(expected) + 2)])
            keep = min(known, len(expected))
            assert told(chronicle, table, who, known) == (keep, expected[keep:])

    assert len(whole.log or []) > 3 * STRETCH
    assert len(table.log or []) < len(whole.log or [])


@pytest.mark.parametrize("game", sorted(SHIPPED))
def test_a_round_has_the_same_number_packed_and_unpacked(game: str) -> None:
    luck = random.Random(8)
    table = GAMES[game].new_game(SEATS, 8, {}, True)
    chronicle = Chronicle()
    seen: list[int] = []

    for _ in range(150):
        answer_by_chance(table, luck)
        keep, news = chronicle.since(table, SPECTATOR, len(seen))
        assert keep == len(seen)
        seen += [round for round, _ in news]

    assert [round for round, _ in chronicle.since(table, SPECTATOR, 0)[1]] == seen
    assert seen == sorted(seen)
    assert seen[-1] > 1


@pytest.mark.parametrize("game", sorted(SHIPPED))
def test_a_game_that_goes_back_is_told_anew(game: str) -> None:
    luck = random.Random(9)
    table = GAMES[game].new_game(SEATS, 9, {}, True)
    chronicle = Chronicle()
    undone = 0

    for _ in range(150):
        seat, _ = answer_by_chance(table, luck)
        chronicle.pack(table)
        try:
            table.undo(seat)
        except CannotUndo:
            continue
        undone += 1
        whole = GAMES[game].replay(table.record(), None, True)
        for who in VIEWERS:
            assert told(chronicle, table, who, 0) == (0, all_of(whole, who))
        answer_by_chance(table, luck)

    assert undone > 5
