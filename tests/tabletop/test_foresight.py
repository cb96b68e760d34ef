"""Answers that bring something to light are known before they are given."""

from __future__ import annotations

import random

import pytest

import perihelion
from perihelion.games import GAMES
from perihelion.tabletop.foresight import revealing, unveiling
from perihelion.tabletop.refusal import CannotUndo
from perihelion.tabletop.table import Table

DECISIONS = 40


def could_be_taken_back(table: Table, seat: int, answer: int) -> bool | None:
    """Whether the answer could be taken back; None if it is only the beginning of one."""
    twin = table.copy()
    twin.answer(seat, answer)
    if twin.given[seat] and twin.waits_for(seat):
        return None
    try:
        twin.undo(seat)
    except CannotUndo:
        return False
    return True


def wandered(name: str, seed: int, luck: random.Random) -> Table:
    """Somewhere in a game."""
    game = GAMES[name]
    variants = game.variants()
    table = perihelion.new_game(name, 2, seed, variants[0])
    for _ in range(luck.choice([0, 5, 20, 60])):
        if table.over:
            break
        seat = luck.choice(table.waiting())
        table.answer(seat, luck.choice(table.options(seat)))
    return table


@pytest.mark.parametrize("name", list(GAMES))
def test_what_reveals_something_cannot_be_taken_back_and_all_else_can(name: str) -> None:
    luck = random.Random(name)
    final = free = 0
    for seed in range(4):
        table = wandered(name, seed, luck)
        for _ in range(DECISIONS):
            if table.over:
                break
            seat = luck.choice(table.waiting())
            foreseen = revealing(table, seat)
            for answer in luck.sample(table.options(seat), min(4, len(table.options(seat)))):
                back = could_be_taken_back(table, seat, answer)
                if back is not None:
                    assert (answer in foreseen) is not back, answer
                    final += not back
                    free += back
            table.answer(seat, luck.choice(table.options(seat)))

    assert final > 10
    assert free > 10


@pytest.mark.parametrize("name", list(GAMES))
def test_the_viewer_is_told_what_he_can_tell_and_nothing_is_touched(name: str) -> None:
    luck = random.Random(name)
    same = asked = 0
    for seed in range(4):
        table = wandered(name, seed, luck)
        for _ in range(DECISIONS // 2):
            if table.over:
                break
            seat = luck.choice(table.waiting())
            view = table.seen_by(seat)
            before = view.pack()
            told = revealing(view, seat)
            assert view.pack() == before
            asked += 1
            same += told == revealing(table, seat)
            table.answer(seat, luck.choice(table.options(seat)))

    assert same > asked * 0.9


def test_who_is_last_to_seal_an_answer_opens_them_all() -> None:
    table = perihelion.new_game("race", 2, 3)
    while table.asking(0).kind() != "action":
        seat = table.waiting()[0]
        table.answer(seat, table.options(seat)[0])

    assert revealing(table.seen_by(0), 0) == []
    table.answer(0, table.options(0)[0])
    assert revealing(table.seen_by(0), 0) == []
    assert revealing(table.seen_by(1), 1) == table.options(1)


def test_to_be_last_brings_nothing_to_light_by_itself() -> None:
    table = perihelion.new_game("race", 2, 3)

    table.answer_all(0, table.options(0)[:2])

    assert revealing(table.seen_by(1), 1) == table.options(1)
    assert unveiling(table.seen_by(1), 1) == []
