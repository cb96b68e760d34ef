"""No bot can see what is hidden: dealt anew, it changes no answer. Race, with its many variants,
has this test among those of its own bots.
"""

from __future__ import annotations

import random
from typing import Final

import pytest

import perihelion
from bots.hurry import hurried
from laws.conftest import WITNESSES
from laws.witness import Witness
from perihelion.bots.registry import bot_names

POSITIONS: Final = {
    "cadet": 60,
    "captain": 60,
    "commodore": 12,
    "admiral": 12,
    "legend": 12,
    "greedy": 150,
}
"""How many answers of each bot are looked at."""

PLAYERS: Final = {"roll": [2, 4], "tiny": [1, 2, 3], "beyond": [2, 3, 4]}

CASES: Final = [
    pytest.param(witness, players, name, id=f"{witness.name}-{players}-{name}")
    for witness in WITNESSES
    for players in PLAYERS.get(witness.name, [])
    for name in bot_names(witness.name)
    if name in POSITIONS
]


@pytest.mark.parametrize(("witness", "players", "name"), CASES)
def test_a_bot_gives_the_same_answer_whatever_lies_face_down(
    witness: Witness, players: int, name: str
) -> None:
    g = perihelion.new_game(witness.name, players, players)
    bot, r, compared = hurried(name, witness.name, ahead=True), random.Random(1), 0

    while not g.over and compared < POSITIONS[name]:
        seat = int(g.next_seat())
        said = bot.answer(g.seen_by(seat), seat)
        twin = witness.redealt(g, seat, r)
        assert bot.answer(twin.seen_by(seat), seat) == said
        compared += 1
        g.answer(seat, said)

    assert g.over or compared == POSITIONS[name]
    assert compared > 10
