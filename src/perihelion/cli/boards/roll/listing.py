"""The tiles in a list, without a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.roll.drawing import tile_text
from perihelion.cli.layout import DIM, STRONG, Picture
from perihelion.roll.box import Box
from perihelion.roll.scene import effects_of
from perihelion.tabletop.scene import Several
from perihelion.words.voice import Voice


def listed(voice: Voice, box: Box) -> Picture:
    """A line a side: the two sides of a tile one after the other, then factions and home worlds."""
    parts = [
        ("list-tiles", [2 * t + k for t in box.tiles for k in range(2)]),
        ("list-factions", [s for number in box.factions for s in box.faction_sides(number)]),
        ("list-homes", box.home_worlds),
    ]
    out: Picture = []
    for name, sides in parts:
        out += [
            Text(voice.say(name), style=STRONG),
            _grid(voice, box, sides),
            "",
        ]
    return [*out, Text(voice.say("legend"), style=DIM)]


def _grid(voice: Voice, box: Box, sides: Sequence[int]) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), header_style=DIM)
    grid.add_column(voice.say("column-tile"), no_wrap=True, overflow="ellipsis", min_width=16)
    grid.add_column(voice.say("column-cost"), justify="right", no_wrap=True)
    grid.add_column(voice.say("column-effects"), ratio=1)
    for side in [box.sides[s] for s in sides]:
        name = tile_text(voice, side)
        grid.add_row(name, str(int(side.cost)), Text(voice.tell(Several(effects_of(side), " "))))
    return grid
