"""All that lies in the box in a list, without a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.card_text import Piece, lines_of
from perihelion.beyond.pieces.cards import GROUP_WORDS, Achievement, EventCard, System, Technology
from perihelion.beyond.scene import kinds_of, kinds_words, name_of, triangles
from perihelion.cli.layout import DIM, STRONG, Picture
from perihelion.tabletop.scene import Several
from perihelion.words.voice import Voice


def listed(voice: Voice, box: Box) -> Picture:
    """A line a piece, kind by kind; the last column tells how it is known."""
    parts: list[tuple[str, Sequence[Piece], list[str]]] = [
        ("technologies", box.techs, ["level", "types"]),
        ("events", box.events, ["level"]),
        ("systems", box.systems, ["deck", "strength", "kinds", "points"]),
        ("achievements", box.achievements, ["group", "cells"]),
        ("guilds", box.guilds, []),
        ("factions", box.factions, []),
    ]
    out: Picture = []
    for name, pieces, columns in parts:
        grid = _grid(voice, ["name", *columns, "text", "sure"])
        for piece in pieces:
            text = Text(voice.tell(Several(lines_of(piece, box), " ")))
            sure = Text(voice.say(f"sure-{piece.known}"), style=DIM)
            grid.add_row(voice.tell(name_of(piece)), *_figures(voice, piece), text, sure)
        out += [Text(voice.say(f"list-{name}"), style=STRONG), grid, ""]
    return [*out, Text(voice.say("legend"), style=DIM)]


def _grid(voice: Voice, columns: Sequence[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), header_style=DIM)
    for name in columns:
        wide = name == "text"
        grid.add_column(
            voice.say(f"column-{name}"),
            no_wrap=name != "name" and not wide,
            ratio=1 if wide else None,
        )
    return grid


def _figures(voice: Voice, piece: Piece) -> list[str]:
    """What else stands on a piece, in the order of the columns."""
    if isinstance(piece, Technology):
        return [ids.LEVEL_WORDS[piece.level - 1], voice.tell(triangles(piece))]
    if isinstance(piece, EventCard):
        return [f"{ids.LEVEL_WORDS[piece.level - 1]}{'!' if piece.mandatory else ''}"]
    if isinstance(piece, System):
        kinds = voice.tell(kinds_words(kinds_of(int(piece.kinds))))
        return [ids.DECK_WORDS[piece.deck], str(int(piece.strength)), kinds, str(int(piece.vp))]
    if isinstance(piece, Achievement):
        cells = [str(int(n)) for n in piece.cells] + [f"({int(n)})" for n in piece.fourth]
        return [voice.say(f"group-{GROUP_WORDS[piece.group].lower()}"), " ".join(cells)]
    return []
