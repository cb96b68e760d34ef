"""Beyond the Sun on the plain board."""

from __future__ import annotations

from typing import Any, Final

from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import game_option
from perihelion.server.wire_lobby import Choice, GameOption
from perihelion.words.voice import Voice


class BeyondBoard(Board):
    """How a game is begun; what lies on the table is told by its scene."""

    def settings(self, speech: Voice) -> list[GameOption]:
        mats = [
            Choice(
                value=side,
                title=speech.say(f"beyond-mats-{side}"),
                help=speech.say(f"beyond-mats-{side}-help"),
                more_players=0,
            )
            for side in ("basic", "advanced")
        ]
        return [
            game_option(speech, "beyond", "mats", "choice", mats, "basic", [], None),
            game_option(speech, "beyond", "tableau", "switch", [], False, [], None),
        ]

    def option_words(self, speech: Voice, options: dict[str, Any]) -> list[str]:
        out: list[str] = []
        if options.get("mats", "basic") != "basic":
            out.append(speech.say("beyond-mats-advanced"))
        if options.get("tableau"):
            out.append(speech.say("beyond-option-tableau"))
        return out


BOARD: Final = BeyondBoard()
