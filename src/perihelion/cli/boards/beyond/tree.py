"""The technology board: the tree with its slots, and the guilds."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from perihelion.beyond import ids
from perihelion.cli.boards.beyond.scene import TYPE_COLOURS, Scene, under
from perihelion.cli.layout import DIM, FULL, STRONG, cut_to
from perihelion.tabletop.bits import BIT

_ROW: Final = [0, 2, 3, 5, *range(6), *range(6), 1, 3, 5]
"""The line of each slot in the picture, so that lines run level where they can."""

_ROWS: Final = 6
_GAP: Final = 2


def tree_picture(scene: Scene, form: int, width: int) -> list[Text]:
    """Four columns of slots. Each has its card, its types and the letters of those who own it; in
    full also what it is joined to and the pawns on it.
    """
    heads = [Text(scene.say("level", level=word)) for word in ids.LEVEL_WORDS]
    rows = [[_slot_at(level, row) for level in range(1, ids.LEVELS + 1)] for row in range(_ROWS)]
    rooms = _rooms(scene, heads, rows, form, width - (ids.LEVELS - 1) * _GAP)
    out = [_line(heads, rooms, DIM)]
    for slots in rows:
        cells = [_cell(scene, slot, room) for slot, room in zip(slots, rooms, strict=True)]
        out.append(_line(cells, rooms))
        if form == FULL:
            out.append(_line([_below(scene, slot) for slot in slots], rooms))
    return out


def _rooms(
    scene: Scene, heads: list[Text], rows: list[list[int]], form: int, width: int
) -> list[int]:
    """How wide each column is: as wide as it wants to be, but the widest give way until all fit."""
    out = [head.cell_len for head in heads]
    for slots in rows:
        for k, slot in enumerate(slots):
            below = _below(scene, slot).cell_len if form == FULL else 0
            out[k] = max(out[k], _cell(scene, slot, width).cell_len, below)
    while sum(out) > width:
        out[out.index(max(out))] -= 1
    return out


def _slot_at(level: int, row: int) -> int:
    """The slot of a level on a line of the picture, or -1."""
    for slot in range(ids.SLOTS):
        if ids.LEVEL_OF_SLOT[slot] == level and _ROW[slot] == row:
            return slot
    return -1


def _line(cells: list[Text], rooms: list[int], style: str = "") -> Text:
    """The cells of a line, each as wide as its column."""
    out = Text(style=style)
    for k, (cell, room) in enumerate(zip(cells, rooms, strict=True)):
        cut_to(cell, room)
        out.append_text(cell)
        if k + 1 < len(cells):
            out.append(" " * (room - cell.cell_len + _GAP))
    return out


def _cell(scene: Scene, slot: int, room: int) -> Text:
    if slot < 0:
        return Text()
    g = scene.g
    label = Text.assemble((f"{ids.SLOT_WORDS[slot]} ", DIM))
    t = int(g.cards[slot])
    if t == ids.NO_CARD:
        event = f" {scene.say('covered')}" if g.covers[slot] != ids.NO_CARD else ""
        return label.append(f"—{event}", style=DIM)
    tech = g.box.techs[t]
    owners = Text()
    for i in range(len(g.seats)):
        if g.seats[i].researched & BIT[slot]:
            owners.append_text(scene.letter(i))
    colour = next(c for k, c in enumerate(TYPE_COLOURS) if tech.types & BIT[k])
    types = Text(scene.triangles(t), style=colour)
    rest = room - label.cell_len - types.cell_len - 2 - owners.cell_len
    name = cut_to(Text(scene.tech(t), style=colour), max(rest, 4))
    return label.append_text(types).append(" ").append_text(name).append(" ").append_text(owners)


def _below(scene: Scene, slot: int) -> Text:
    """What a slot is joined to, pawns on its card, and what an event beside it changes."""
    if slot < 0:
        return Text()
    g = scene.g
    out = Text(" " * (len(ids.SLOT_WORDS[slot]) + 1))
    one = g.box.slots[slot]
    if one.requires:
        joined = " ".join(ids.SLOT_WORDS[k].split("-")[1] for k in one.requires)
        of = f"{int(one.need)}/{len(one.requires)} " if one.need < len(one.requires) else ""
        out.append(f"← {of}{joined}", style=DIM)
    for i in range(len(g.seats)):
        if ids.SLOT_SPACE + 8 * slot <= g.seats[i].pawn < ids.SLOT_SPACE + 8 * slot + 8:
            out.append(" ▸").append_text(scene.letter(i))
    for k, e in enumerate(g.staying):
        if g.staying_at[k] == ids.AT_SLOT + slot:
            more = int(g.box.events[e].dearer)
            out.append(f" {more:+d} {scene.say('ore-sign')}" if more else " !")
    return out


def guild_line(scene: Scene, width: int) -> Text:
    """The guilds, closed ones in grey, with whoever stands there."""
    g = scene.g
    cells: list[Text] = []
    for k, guild in enumerate(g.box.guilds):
        is_open = bool(g.marks.guilds & BIT[k])
        cell = Text(scene.card(guild.slug), style=STRONG if is_open else DIM)
        if not is_open:
            cell.append(f" {scene.say('guild-closed')}")
        for i in range(len(g.seats)):
            if ids.GUILD_SPACE + 4 * k <= g.seats[i].pawn < ids.GUILD_SPACE + 4 * k + 4:
                cell.append(" ▸").append_text(scene.letter(i))
        cells.append(cell)
    return under(scene.say("guilds"), cells, width)
