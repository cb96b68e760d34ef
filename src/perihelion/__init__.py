"""Perihelion: space-empire board games as software, for players and for researchers.

    import perihelion

    g = perihelion.new_game("race", players=3, seed=7)
    while not g.over:
        seat = g.waiting()[0]
        g.answer(seat, g.options(seat)[0])
    print(g.scores(), g.winners())
"""

from __future__ import annotations

from perihelion import words
from perihelion.games import GAMES, game, new_game, position, replay, unpack
from perihelion.tabletop import table as _table
from perihelion.tabletop.dice import Dice, dice
from perihelion.tabletop.play import play_out
from perihelion.tabletop.question import Option, Question, speak_with
from perihelion.tabletop.refusal import (
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalAnswer,
    Refused,
)
from perihelion.tabletop.table import Table

__version__ = "0.1.0"

speak_with(words.say)

compiled: bool = not _table.__file__.endswith(".py")
"""Whether the rules run as compiled code."""

__all__ = [
    "GAMES",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Dice",
    "IllegalAnswer",
    "Option",
    "Question",
    "Refused",
    "Table",
    "compiled",
    "dice",
    "game",
    "new_game",
    "play_out",
    "position",
    "replay",
    "unpack",
    "words",
]
