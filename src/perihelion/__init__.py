"""Perihelion: space-empire board games as software, for players and for researchers.

A game of Race for the Galaxy, played at random:

>>> import perihelion
>>> g = perihelion.new_game("race", players=3, seed=7)
>>> luck = perihelion.dice(1)
>>> while not g.over:
...     seat = g.waiting()[0]
...     options = g.options(seat)
...     g.answer(seat, options[luck.below(len(options))])
>>> g.winners()
[0]
"""

from __future__ import annotations

from perihelion import words
from perihelion.games import GAMES, game, new_game, position, replay, unpack
from perihelion.tabletop import table as _table
from perihelion.tabletop.dice import Dice, SecretDice, dice
from perihelion.tabletop.keeping import Keeping
from perihelion.tabletop.play import play_out
from perihelion.tabletop.question import Option, Question, speak_with
from perihelion.tabletop.refusal import BadRecord, BadSetup, CannotUndo, IllegalAnswer, Refused
from perihelion.tabletop.table import Table
from perihelion.words.text import tell_table

__version__ = "0.1.0"

speak_with(words.say, tell_table)

compiled: bool = not _table.__file__.endswith(".py")
"""Whether the rules run as compiled code."""

__all__ = [
    "GAMES",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Dice",
    "IllegalAnswer",
    "Keeping",
    "Option",
    "Question",
    "Refused",
    "SecretDice",
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
