"""Options of games as they are offered, with their words."""

from __future__ import annotations

from typing import Any

from perihelion.server.wire_lobby import Choice, GameOption, Needs
from perihelion.words.voice import Voice


def game_option(
    speech: Voice,
    game: str,
    name: str,
    kind: Any,
    choices: list[Choice],
    default: Any,
    needs: list[Needs],
    players: list[int] | None,
) -> GameOption:
    """An option, with its title and its sentence of help."""
    key = f"{game}-option-{name.replace('_', '-')}"
    return GameOption(
        option=name,
        kind=kind,
        title=speech.say(key),
        help=speech.say(f"{key}-help"),
        choices=choices,
        default=default,
        needs=needs,
        players=players,
    )
