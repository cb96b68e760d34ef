"""Tiny Epic Galaxies on the plain board."""

from __future__ import annotations

from typing import Final

from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import Setting, Value
from perihelion.tabletop.events import Event
from perihelion.tabletop.table import Table
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.words.voice import Voice

_ROGUES: Final = {mat.slug: mat.difficulty for mat in ROGUE_MATS}
"""The rogue galaxies, and how hard they are to beat."""


def _rogue(speech: Voice, name: str, value: Value) -> tuple[str, str]:
    how = _ROGUES.get(str(value), "")
    return speech.of_game(f"rogue-{value}"), speech.of_game(f"difficulty-{how}")


class TinyBoard(Board):
    """The settings; its scene tells what lies on the table."""

    SETTINGS = (
        Setting("rogue", None, [*_ROGUES], players=[1], words=_rogue),
        Setting("two_player_mission_pool", players=[2]),
    )

    def round_after(self, table: Table, event: Event, round: int) -> int:
        """A round begins with the roll of the player who began the game."""
        return round + 1 if event.kind == "rolled" and event.seat == table.order[0] else round


BOARD: Final = TinyBoard()
