"""The writers by the names of their games."""

from __future__ import annotations

from typing import Final

from perihelion.envs.beyond import BeyondWriter
from perihelion.envs.race import RaceWriter
from perihelion.envs.roll import RollWriter
from perihelion.envs.tiny import TinyWriter
from perihelion.envs.writer import Plan, Writer

WRITERS: Final[dict[str, type[Writer]]] = {
    "race": RaceWriter,
    "roll": RollWriter,
    "tiny": TinyWriter,
    "beyond": BeyondWriter,
}


def writer_of(game: str, plan: Plan) -> Writer:
    """The writer of a game; a game of another package has its rows worked out the plain way."""
    return WRITERS.get(game, Writer)(plan)
