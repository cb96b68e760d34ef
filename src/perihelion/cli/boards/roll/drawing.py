"""What is seen of the table, together with the words and signs of the terminal for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.boards.drawing import BaseDrawing
from perihelion.cli.layout import DIM
from perihelion.roll import ids
from perihelion.roll.pieces.handful import of_colour
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.scene import look
from perihelion.roll.state import Roll
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

COLOUR_STYLES: Final = [
    "white", "red", "magenta", "cyan", "color(173)", "green", "yellow", "bright_black",
]  # fmt: skip
"""Of dice and worlds; the letters say the same."""


class Drawing(BaseDrawing):
    """What is to be shown, and to whom: to `me`, or to a spectator."""

    def __init__(self, view: Table, voice: Voice, names: Sequence[str], me: int | None) -> None:
        assert isinstance(view, Roll)
        super().__init__(Voice(voice.lang, voice.game, names), names, me)
        self.g = view
        self.seen = look(view, me)

    def seats(self) -> list[int]:
        """All seats in player order, one's own last."""
        return self.own_last(self.seen.order)

    def tile(self, s: int, style: str = "") -> Text:
        """The name of a side: a world behind the sign of its colour, a development leaning."""
        return tile_text(self.voice, self.g.sides[s], style)

    def dice(self, handful: int) -> Text:
        """Dice that lie together, a letter each; a dash for none."""
        return dice_text(self.voice, handful)


def letter(voice: Voice, colour: int) -> str:
    """The letter of a colour."""
    return voice.say(f"letter-{ids.COLOUR_WORDS[colour]}")


def die_text(voice: Voice, colour: int) -> Text:
    """One die."""
    return Text(letter(voice, colour), style=f"bold {COLOUR_STYLES[colour]}")


def dice_text(voice: Voice, handful: int) -> Text:
    """Dice that lie together, a letter each; a dash for none."""
    out: list[Text] = []
    for colour in range(ids.COLOURS):
        out += [die_text(voice, colour)] * int(of_colour(handful, colour))
    return Text("").join(out) if out else Text("—", style=DIM)


def tile_text(voice: Voice, side: Side, style: str = "") -> Text:
    """The name of a side: a world behind the sign of its colour, a development leaning."""
    if not side.world:
        return Text(voice.card(side.slug), style=f"{style} italic".strip())
    mark = "○" if side.colour == ids.GRAY else f"○{letter(voice, int(side.colour))}"
    out = Text(mark, style=COLOUR_STYLES[side.colour])
    return out.append(f" {voice.card(side.slug)}", style=style or "none")


def phase_name(voice: Voice, phase: int) -> str:
    """A phase with its number, by which it is called in a plan."""
    return voice.say(f"phase-{ids.PHASE_WORDS[phase]}")


def phase_abbr(voice: Voice, phase: int) -> str:
    """The same in fewer letters."""
    return voice.say(f"abbr-{ids.PHASE_WORDS[phase]}")
