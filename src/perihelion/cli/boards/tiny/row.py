"""The planets in the middle of the table: their tracks, and whose ships stand where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.boards.tiny.drawing import FACE_COLOURS, Drawing, face_text
from perihelion.cli.layout import DIM, FULL, STRONG, cut_to, in_columns
from perihelion.tabletop.scene import Token
from perihelion.tiny.scene import Orbited

_WIDE: Final = 108
"""From so many columns on a planet has room for its action on its own line, in full."""


def _ships(drawing: Drawing, ships: Sequence[Token]) -> Text:
    return Text().join(drawing.ship(ship) for ship in ships)


def _track(drawing: Drawing, one: Orbited) -> Text:
    """The track from its start to the points at its end; behind it, in brackets, the ships on the
    surface.
    """
    out = Text()
    for spot in one.track:
        out.append_text(_ships(drawing, spot) or Text("·"))
        out.append("─", style=FACE_COLOURS[one.planet.track])
    out.append(f"★{int(one.planet.vp)}", style=STRONG)
    if one.landed:
        out.append(" [").append_text(_ships(drawing, one.landed)).append("]")
    return out


def planet_cells(drawing: Drawing, one: Orbited, brief: bool) -> list[Text]:
    """The name, the resource, the type of the track, and the track with the ships."""
    planet = one.planet
    return [
        Text(drawing.planet(planet), style=STRONG),
        face_text(drawing.voice, int(planet.resource), brief),
        face_text(drawing.voice, int(planet.track), brief),
        _track(drawing, one),
    ]


def row_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """The planets from the left slot to the right one. The action stands behind the track, on a
    narrow screen below it; where there is little room it is cut.
    """
    brief = form != FULL and width < _WIDE
    below = form == FULL and width < _WIDE
    row = drawing.seen.row
    rows = [
        [Text(drawing.say("empty-slot"), style=DIM)]
        if one is None
        else planet_cells(drawing, one, brief)
        for one in row
    ]
    actions = ["" if one is None else drawing.action(one.planet) for one in row]
    if not below:
        for cells, action in zip(rows, actions, strict=True):
            if action:
                cells.append(Text(action, style=DIM))
        return [cut_to(line, width) for line in in_columns(rows, gap=1 if brief else 2)]
    out: list[Text] = []
    for line, action in zip(in_columns(rows), actions, strict=True):
        out.append(line)
        if action:
            out.append(Text(f"    {action}", style=DIM))
    return out
