"""What a bot has thought is freed at once: no two parts of it point to each other. A search keeps
Python from looking for such circles, so thousands of positions would pile up in the memory of a
server.
"""

from __future__ import annotations

import gc
from typing import Final

import pytest

import perihelion
from bots.hurry import hurried
from perihelion import Keeping
from perihelion.bots.commodore import Commodore
from perihelion.bots.registry import bot_names

ANSWERS: Final = 300
FEW: Final = 25
"""How many answers are looked at: of bots that do not search most of a game."""

CASES: Final = [
    pytest.param(game, players, options, name, id=f"{game}-{variant}-{name}")
    for game in perihelion.GAMES
    for variant, (players, options) in perihelion.game(game).typical().items()
    for name in bot_names(game)
]


@pytest.mark.parametrize(("game", "players", "options", "name"), CASES)
def test_nothing_is_left_of_what_a_bot_has_thought(
    game: str, players: int, options: dict[str, object], name: str
) -> None:
    g = perihelion.new_game(game, players, 5, options)
    bot = hurried(name, game, ahead=True)
    gc.collect()

    with Keeping():
        for _ in range(FEW if isinstance(bot, Commodore) else ANSWERS):
            if g.over:
                break
            seat = int(g.next_seat())
            g.answer(seat, bot.answer(g.seen_by(seat), seat))

        assert gc.collect() == 0
