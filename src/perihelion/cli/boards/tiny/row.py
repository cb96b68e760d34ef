"""The planets in the middle of the table: their tracks, and whose ships stand where."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from perihelion.cli.boards.tiny.scene import FACE_COLOURS, Scene, face_text, short_action
from perihelion.cli.layout import DIM, FULL, STRONG, cut_to, in_columns
from perihelion.tiny import ids

_WIDE: Final = 108
"""From so many columns on a planet has room for its action on its own line, in full."""


def ships_at(scene: Scene, p: int, spot: int) -> Text:
    """The ships on one position of the track of a planet, or on its surface."""
    out = Text()
    for i, seat in enumerate(scene.g.seats):
        for k in range(ids.SHIPS):
            if seat.where[k] == p and seat.spot[k] == spot:
                out.append_text(scene.ship(i, k))
    return out


def track(scene: Scene, p: int) -> Text:
    """The track from its start to the points at its end."""
    planet = scene.g.planets[p]
    out = Text()
    for spot in range(planet.length):
        out.append_text(ships_at(scene, p, spot) or Text("·"))
        out.append("─", style=FACE_COLOURS[planet.track])
    return out.append(f"★{int(planet.vp)}", style=STRONG)


def landed(scene: Scene, p: int) -> Text:
    """The ships on the surface, in brackets; nothing where there are none."""
    there = ships_at(scene, p, ids.SURFACE)
    return Text("[").append_text(there).append("]") if there else there


def planet_cells(scene: Scene, p: int, brief: bool) -> list[Text]:
    """The name, the resource, the type of the track, and the track with the ships."""
    planet = scene.g.planets[p]
    resource, type_ = int(planet.resource), int(planet.track)
    there = track(scene, p)
    surface = landed(scene, p)
    return [
        Text(scene.planet(p), style=STRONG),
        face_text(scene.voice, resource, brief),
        face_text(scene.voice, type_, brief),
        there.append(" ").append_text(surface) if surface else there,
    ]


def row_picture(scene: Scene, form: int, width: int) -> list[Text]:
    """The planets from the left slot to the right one. The action stands behind the track, on a
    narrow screen below it; where there is little room it is cut.
    """
    brief = form != FULL and width < _WIDE
    below = form == FULL and width < _WIDE
    slots = [int(p) for p in scene.g.row]
    rows = [
        [Text(scene.say("empty-slot"), style=DIM)]
        if p == ids.NO_PLANET
        else planet_cells(scene, p, brief)
        for p in slots
    ]
    actions = [
        "" if p == ids.NO_PLANET else short_action(scene.voice, scene.g.planets[p]) for p in slots
    ]
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
