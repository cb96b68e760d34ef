"""Games that are shown on the plain board: all they have of their own are their options."""

from __future__ import annotations

from typing import Any

from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import game_option
from perihelion.server.speech import Speech
from perihelion.server.wire_lobby import Choice, GameOption
from perihelion.tiny.catalogue.rogues import ROGUE_MATS


class RollBoard(Board):
    """Roll for the Galaxy."""

    def settings(self, speech: Speech) -> list[GameOption]:
        return [game_option(speech, "roll", "first_game", "switch", [], False, [], None)]

    def option_words(self, speech: Speech, options: dict[str, Any]) -> list[str]:
        return [speech.say("roll-option-first-game")] if options.get("first_game") else []


class BeyondBoard(Board):
    """Beyond the Sun."""

    def settings(self, speech: Speech) -> list[GameOption]:
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

    def option_words(self, speech: Speech, options: dict[str, Any]) -> list[str]:
        out: list[str] = []
        if options.get("mats") == "advanced":
            out.append(speech.say("beyond-mats-advanced"))
        if options.get("tableau"):
            out.append(speech.say("beyond-option-tableau"))
        return out


class TinyBoard(Board):
    """Tiny Epic Galaxies."""

    def settings(self, speech: Speech) -> list[GameOption]:
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

    def option_words(self, speech: Speech, options: dict[str, Any]) -> list[str]:
        out: list[str] = []
        if options.get("rogue"):
            out.append(speech.of_game(f"rogue-{options['rogue']}"))
        if options.get("two_player_mission_pool"):
            out.append(speech.say("tiny-option-two-player-mission-pool"))
        return out
