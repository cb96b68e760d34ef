"""Planets, missions and rogue galaxies in a list, without a game."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.tiny.drawing import face_text
from perihelion.cli.boards.tiny.explain import rogue_title
from perihelion.cli.layout import DIM, STRONG, Picture
from perihelion.tiny.box import Box
from perihelion.tiny.outcome import short_action
from perihelion.tiny.pieces.planets import (
    DOUBTFUL,
    GUESS,
    INFERRED,
    ONE_SOURCE,
    PRINTINGS_DIFFER,
    TWO_SOURCES,
)
from perihelion.tiny.scene import sentence
from perihelion.words.voice import Voice

_WEAKER: Final = [TWO_SOURCES, PRINTINGS_DIFFER, ONE_SOURCE, INFERRED, DOUBTFUL, GUESS]
"""How well something is attested, from sure to unsure."""


def listed(voice: Voice, box: Box) -> Picture:
    """A line a piece: planets by their points, missions, rogue galaxies."""
    return [
        _heading(voice, "planets"),
        _planets(voice, box),
        "",
        _heading(voice, "missions"),
        _missions(voice, box),
        "",
        _heading(voice, "rogues"),
        _rogues(voice, box),
        "",
        Text(voice.say("legend"), style=DIM),
    ]


def _heading(voice: Voice, name: str) -> Text:
    return Text(voice.say(f"list-{name}"), style=STRONG)


def _grid(voice: Voice, *columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), header_style=DIM)
    for name in columns:
        wide = name in ("action", "condition")
        grid.add_column(voice.say(f"column-{name}"), no_wrap=not wide, ratio=1 if wide else None)
    return grid


def _sure(voice: Voice, *hows: str) -> Text:
    """How well a line is attested, by its weakest part; nothing where two sources agree."""
    weakest = max(hows, key=_WEAKER.index)
    return Text("" if weakest == TWO_SOURCES else voice.say(f"attested-{weakest}"), style=DIM)


def _planets(voice: Voice, box: Box) -> Grid:
    grid = _grid(voice, "planet", "resource", "type", "length", "points", "action", "sure")
    for planet in box.planets:
        grid.add_row(
            voice.card(planet.slug),
            face_text(voice, int(planet.resource)),
            face_text(voice, int(planet.track)),
            str(int(planet.length)),
            str(int(planet.vp)),
            Text(voice.tell(short_action(planet))),
            _sure(voice, planet.numbers, planet.text),
        )
    return grid


def _missions(voice: Voice, box: Box) -> Grid:
    grid = _grid(voice, "mission", "condition", "sure")
    for mission in box.missions:
        aim = voice.tell(sentence(mission.aim))
        grid.add_row(voice.card(mission.slug), Text(aim), _sure(voice, mission.text))
    return grid


def _rogues(voice: Voice, box: Box) -> Grid:
    grid = _grid(voice, "rogue", "difficulty", "most", "dice", "levels", "sure")
    for mat in box.rogues:
        grid.add_row(
            rogue_title(voice, mat),
            voice.of_game(f"difficulty-{mat.difficulty}"),
            str(int(mat.most)),
            " ".join(str(int(n)) for n in mat.dice),
            " ".join(str(int(n)) for n in mat.vp),
            _sure(voice, *[mat.attested[part] for part in ("most", "dice", "vp", "attacks")]),
        )
    return grid
