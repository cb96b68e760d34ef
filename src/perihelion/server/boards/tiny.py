"""Tiny Epic Galaxies on the plain board."""

from __future__ import annotations

from typing import Any, Final

from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import game_option
from perihelion.server.wire_lobby import Choice, GameOption
from perihelion.tabletop.events import Event
from perihelion.tabletop.table import Table
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.words.voice import Voice


class TinyBoard(Board):
    """How a game is begun; what lies on the table is told by its scene."""

    def settings(self, speech: Voice) -> list[GameOption]:
        rogues = [
            Choice(
                value=mat.slug,
                title=speech.of_game(f"rogue-{mat.slug}"),
                help=speech.of_game(f"difficulty-{mat.difficulty}"),
                more_players=0,
            )
            for mat in ROGUE_MATS
        ]
        return [
            game_option(speech, "tiny", "rogue", "choice", rogues, None, [], [1]),
            game_option(speech, "tiny", "two_player_mission_pool", "switch", [], False, [], [2]),
        ]

    def option_words(self, speech: Voice, options: dict[str, Any]) -> list[str]:
        out: list[str] = []
        if options.get("rogue"):
            out.append(speech.of_game(f"rogue-{options['rogue']}"))
        if options.get("two_player_mission_pool"):
            out.append(speech.say("tiny-option-two-player-mission-pool"))
        return out

    def round_after(self, table: Table, event: Event, round: int) -> int:
        """A round begins with the roll of whoever began the game."""
        return round + 1 if event.kind == "rolled" and event.seat == table.order[0] else round


BOARD: Final = TinyBoard()
