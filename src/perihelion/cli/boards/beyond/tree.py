"""The technology board: the tree with its slots, and the guilds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.beyond import ids
from perihelion.beyond.scene import TreeSlot, triangles
from perihelion.cli.boards.beyond.drawing import Drawing, under
from perihelion.cli.layout import DIM, FULL, STRONG, cut_to
from perihelion.tabletop.bits import BIT

_ROW: Final = [0, 2, 3, 5, *range(6), *range(6), 1, 3, 5]
"""The line of each slot in the picture, so that lines run level where they can."""

_ROWS: Final = 6
_GAP: Final = 2

_TYPE_COLOURS: Final = ["cyan", "yellow", "red", "magenta"]
"""Of the four types of technologies; their letters say the same."""


def tree_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """Four columns of slots. Each has its card, its types and the letters of those who own it; in
    full also what it is joined to and the pawns on it.
    """
    heads = [Text(drawing.say("level", level=word)) for word in ids.LEVEL_WORDS]
    rows: list[list[TreeSlot | None]] = [[None] * ids.LEVELS for _ in range(_ROWS)]
    for slot, row in zip(drawing.seen.tree, _ROW, strict=True):
        rows[row][slot.level - 1] = slot
    rooms = _rooms(drawing, heads, rows, form, width - (ids.LEVELS - 1) * _GAP)
    out = [_line(heads, rooms, DIM)]
    for slots in rows:
        cells = [_cell(drawing, slot, room) for slot, room in zip(slots, rooms, strict=True)]
        out.append(_line(cells, rooms))
        if form == FULL:
            out.append(_line([_below(drawing, slot) for slot in slots], rooms))
    return out


def _rooms(
    drawing: Drawing,
    heads: list[Text],
    rows: Sequence[Sequence[TreeSlot | None]],
    form: int,
    width: int,
) -> list[int]:
    """How wide each column is: as wide as it wants to be, but the widest give way until all fit."""
    out = [head.cell_len for head in heads]
    for slots in rows:
        for k, slot in enumerate(slots):
            below = _below(drawing, slot).cell_len if form == FULL else 0
            out[k] = max(out[k], _cell(drawing, slot, width).cell_len, below)
    while sum(out) > width:
        out[out.index(max(out))] -= 1
    return out


def _line(cells: list[Text], rooms: list[int], style: str = "") -> Text:
    """The cells of a line, each as wide as its column."""
    out = Text(style=style)
    for k, (cell, room) in enumerate(zip(cells, rooms, strict=True)):
        cut_to(cell, room)
        out.append_text(cell)
        if k + 1 < len(cells):
            out.append(" " * (room - cell.cell_len + _GAP))
    return out


def _cell(drawing: Drawing, slot: TreeSlot | None, room: int) -> Text:
    if slot is None:
        return Text()
    label = Text.assemble((f"{slot.word} ", DIM))
    tech = slot.card
    if tech is None:
        event = f" {drawing.say('covered')}" if slot.covered else ""
        return label.append(f"—{event}", style=DIM)
    owners = Text().join(drawing.letter(i) for i in slot.owners)
    colour = next(c for k, c in enumerate(_TYPE_COLOURS) if tech.types & BIT[k])
    types = Text(drawing.tell(triangles(tech)), style=colour)
    rest = room - label.cell_len - types.cell_len - 2 - owners.cell_len
    name = cut_to(Text(drawing.name(tech), style=colour), max(rest, 4))
    return label.append_text(types).append(" ").append_text(name).append(" ").append_text(owners)


def _below(drawing: Drawing, slot: TreeSlot | None) -> Text:
    """What a slot is joined to, pawns on its card, and what an event beside it changes."""
    if slot is None:
        return Text()
    out = Text(" " * (len(slot.word) + 1))
    if slot.requires:
        joined = " ".join(word.split("-")[1] for word in slot.requires)
        of = f"{slot.need}/{len(slot.requires)} " if slot.need < len(slot.requires) else ""
        out.append(f"← {of}{joined}", style=DIM)
    out.append_text(drawing.pawns(slot.pawns))
    for more in slot.dearer:
        out.append(f" {more:+d} {drawing.say('ore-sign')}" if more else " !")
    return out


def guild_line(drawing: Drawing, width: int) -> Text:
    """The guilds, closed ones in grey, with whoever stands there."""
    cells: list[Text] = []
    for one in drawing.seen.guilds:
        cell = Text(drawing.name(one.guild), style=STRONG if one.is_open else DIM)
        if not one.is_open:
            cell.append(f" {drawing.say('guild-closed')}")
        cells.append(cell.append_text(drawing.pawns(one.pawns)))
    return under(f"{drawing.say('guilds')}:", cells, width)
