"""A scene together with the words and signs of the terminal for what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.boards.drawing import BaseDrawing
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.scene import Token
from perihelion.tabletop.table import Table
from perihelion.tiny import ids
from perihelion.tiny.outcome import short_action
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.scene import face_name, look, name_of
from perihelion.tiny.state import Tiny
from perihelion.words.bundles import exists
from perihelion.words.voice import Voice

_COLOURS: Final = {
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "black": "white",  # black would not be seen on most screens
}

FACE_COLOURS: Final = ["", "yellow", "cyan", "magenta", "green", ""]
"""Of the faces; the words say the same."""


class Drawing(BaseDrawing):
    """What is to be shown, and to whom: to `me`, or to a spectator."""

    def __init__(self, view: Table, voice: Voice, names: Sequence[str], me: int | None) -> None:
        assert isinstance(view, Tiny)
        self.g = view
        self.seen = look(view, me)
        names = [*names, *([voice.tell(self.seen.rogue_name())] if self.seen.solo else [])]
        super().__init__(Voice(voice.lang, voice.game, names), names, me)

    def seats(self) -> list[int]:
        """All seats in player order, the rogue galaxy after them, one's own last."""
        rogue = [ids.ROGUE_SEAT] if self.seen.rogue is not None else []
        return self.own_last([*self.seen.order, *rogue])

    def colour(self, i: int) -> str:
        galaxy = self.seen.mats[i].galaxy
        return "" if galaxy is None else _COLOURS[galaxy]

    def ship(self, ship: Token) -> Text:
        """A ship by the letter of its player and its number, in the colour of the galaxy."""
        return Text(self.tell(ship), style=f"bold {self.colour(ship.seat)}".strip())

    def planet(self, planet: Planet) -> str:
        return self.tell(name_of(planet))

    def action(self, planet: Planet) -> str:
        """The action of a planet in a few words."""
        return self.tell(short_action(planet))


def face_text(voice: Voice, face: int, brief: bool = False) -> Text:
    """A face, a resource or a type of tracks in its colour; the last two can be cut short."""
    name = voice.say(f"abbr-{ids.FACE_WORDS[face]}") if brief else voice.tell(face_name(face))
    return Text(name, style=FACE_COLOURS[face])


def reason(voice: Voice, refusal: Refusal) -> str:
    """Why not, in a few words if there are such."""
    message = f"why-{refusal.code.lower().replace('_', '-')}"
    if exists(voice.lang, f"{voice.game}-{message}"):
        return voice.of_game(message)
    return voice.refusal(refusal)
