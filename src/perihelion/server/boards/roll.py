"""Roll for the Galaxy on the plain board."""

from __future__ import annotations

from typing import Any, Final

from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import game_option
from perihelion.server.wire_lobby import GameOption
from perihelion.words.voice import Voice


class RollBoard(Board):
    """How a game is begun; what lies on the table is told by its scene."""

    def settings(self, speech: Voice) -> list[GameOption]:
        return [game_option(speech, "roll", "first_game", "switch", [], False, [], None)]

    def option_words(self, speech: Voice, options: dict[str, Any]) -> list[str]:
        return [speech.say("roll-option-first-game")] if options.get("first_game") else []


BOARD: Final = RollBoard()
