"""The tiles in a list, without a game."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.roll.explain import find
from perihelion.cli.boards.roll.scene import effects_of, tile_text
from perihelion.cli.layout import DIM, STRONG, Picture
from perihelion.cli.voice import Voice
from perihelion.roll import ids
from perihelion.roll.box import SIDES


def listed(voice: Voice) -> Picture:
    """A line a side: the two sides of a tile one after the other, then factions and home worlds."""
    parts = [
        ("list-tiles", range(ids.GAME_SIDES)),
        ("list-factions", range(ids.GAME_SIDES, ids.GAME_SIDES + ids.FACTION_SIDES)),
        ("list-homes", range(ids.GAME_SIDES + ids.FACTION_SIDES, len(SIDES))),
    ]
    out: Picture = []
    for name, sides in parts:
        out += [Text(voice.say(name), style=STRONG), _grid(voice, sides), ""]
    return [*out, Text(voice.say("legend"), style=DIM)]


def explained(voice: Voice, name: str) -> Picture:
    """Everything that the name may mean, with an empty line between."""
    out: Picture = []
    for part in find(voice, name):
        out += ["", part]
    return out[1:]


def _grid(voice: Voice, sides: range) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), header_style=DIM)
    grid.add_column(voice.say("column-tile"), no_wrap=True, overflow="ellipsis", min_width=16)
    grid.add_column(voice.say("column-cost"), justify="right", no_wrap=True)
    grid.add_column(voice.say("column-effects"), ratio=1)
    for s in sides:
        side = SIDES[s]
        name = tile_text(voice, side)
        grid.add_row(name, str(int(side.cost)), Text(" ".join(effects_of(voice, side))))
    return grid
