"""The upper part of the screen: the technology board, the exploration board, and what lies before
everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from perihelion.beyond import card_text, ids
from perihelion.beyond.look import Location, Mat, Space, TreeSlot
from perihelion.beyond.scene import event_words
from perihelion.beyond.state import Beyond
from perihelion.cli.boards.drawing import BaseDrawing
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, cut_to, in_columns, in_lines, under
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.scene import Several

_COLOURS: Final = ["bright_blue", "red", "yellow", "green"]
"""Of the factions; their letters say the same."""


class Drawing(BaseDrawing[Beyond, Space]):
    """What to show, and to whom."""

    def name(self, piece: card_text.Piece) -> str:
        return self.tell(card_text.name_of(piece))

    def text(self, piece: card_text.Piece) -> str:
        """All that a piece says."""
        return self.tell(Several(card_text.lines_of(piece, self.g.box), " "))

    def colour(self, i: int) -> str:
        return _COLOURS[int(self.g.seats[i].faction)]

    def letter(self, i: int) -> Text:
        """A player by the first letter of the name, in the colour of the faction."""
        return Text(self.voice.letter(i), style=f"bold {self.colour(i)}")

    def pawns(self, seats: Sequence[int]) -> Text:
        """The pawns that stand somewhere."""
        return Text().join(Text(" ▸").append_text(self.letter(i)) for i in seats)

    def place(self, word: str) -> str:
        """A place in a few letters."""
        return self.tell(card_text.place_name(word))

    def place_and_system(self, word: str) -> str:
        """A place with the name of the system that lies there."""
        system = next((one.system for one in self.seen.places if one.word == word), None)
        return self.place(word) if system is None else f"{self.place(word)} {self.name(system)}"

    def ships(self, place: Location) -> list[Text]:
        """The ships in a place: for each player the letter and the levels, the highest first."""
        return [
            self.letter(i).append("".join(map(str, place.ships[i])), style="not bold")
            for i in self.own_last(self.seen.order)
            if place.ships[i]
        ]


# -- the technology board ------------------------------------------------------

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
    types = Text(drawing.tell(card_text.triangles(tech)), style=colour)
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
    """The guilds, closed ones in grey, with the pawns there."""
    cells: list[Text] = []
    for one in drawing.seen.guilds:
        cell = Text(drawing.name(one.guild), style=STRONG if one.is_open else DIM)
        if not one.is_open:
            cell.append(f" {drawing.say('guild-closed')}")
        cells.append(cell.append_text(drawing.pawns(one.pawns)))
    return under(f"{drawing.say('guilds')}:", cells, width)


# -- the exploration board -----------------------------------------------------


def chart_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """In full a line per place, with the lines that join it and what its system does; otherwise the
    places side by side.
    """
    if form == FULL:
        heads = ["place", "system", "strength", "kinds", "points", "control", "ships", "lines"]
        rows = [drawing.heads(heads), *[_row(drawing, place) for place in drawing.seen.places]]
        return [cut_to(line, width) for line in in_columns(rows, {2, 4})]
    return [in_lines([_place(drawing, place) for place in drawing.seen.places], width, margin="")]


def _row(drawing: Drawing, place: Location) -> list[Text]:
    system = place.system
    lines = Text(" ".join(drawing.place(word) for word in place.neighbours), style=DIM)
    if system is not None:
        lines.append(f"  {drawing.text(system)}")
    for event in place.events:
        lines.append(f"  {drawing.name(event)}")
    return [
        Text(drawing.place(place.word), style=STRONG),
        Text("" if system is None else drawing.name(system), style=STRONG),
        Text("" if system is None else str(place.strength)),
        Text(drawing.tell(card_text.kinds_words(place.kinds))),
        Text("" if system is None else str(int(system.vp))),
        _control(drawing, place),
        Text(" ").join(drawing.ships(place)),
        lines,
    ]


def _control(drawing: Drawing, place: Location) -> Text:
    """Who controls a place, and with which disc; it may still have to be chosen."""
    if place.holder is None:
        return Text("·" if place.kinds else "", style=DIM)
    out = drawing.letter(place.holder)
    if place.disc is None:
        return out
    disc = "★" if place.disc == "star" else drawing.tell(card_text.kinds_words([place.disc]))
    return out.append(f" {disc}", style="not bold")


def _place(drawing: Drawing, place: Location) -> Text:
    """A place in short: its name, the strength, who controls it, the ships."""
    out = Text(drawing.place(place.word), style=STRONG)
    if place.system is not None:
        out.append(f" {drawing.name(place.system)}", style="not bold")
        strength = drawing.say("strength", n=place.strength)
        out.append(f" {strength} ★{int(place.system.vp)}", style="not bold dim")
    if place.kinds:
        out.append(f" {drawing.tell(card_text.kinds_words(place.kinds))}", style="not bold")
    if place.holder is not None:
        out.append(" ⚑").append_text(drawing.letter(place.holder))
    for ships in drawing.ships(place):
        out.append(" ").append_text(ships)
    return out


# -- the mats ------------------------------------------------------------------

_FIGURES: Final = ("points", "ore", "population", "supply", "discs", "automation", "pawn")

_WIDE: Final = 104
"""How many columns the table of the mats needs for long headings and the cells of the supply
columns.
"""


def mats_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """A table of all mats; below a line its colonies and private technologies, and in full the
    abilities of an advanced mat.
    """
    wide = width >= _WIDE
    heading = [Text(""), *drawing.heads(_FIGURES, "column" if wide else "short")]
    mats = [drawing.seen.mats[i] for i in drawing.own_last(drawing.seen.order)]
    figures = [_figures(drawing, mat, wide) for mat in mats]
    lines = in_columns([heading, *figures], {1, 2, 3, 5, 6})
    out = [cut_to(lines[0], width)]
    for mat, line in zip(mats, lines[1:], strict=True):
        out.append(cut_to(line, width))
        mine = mat.seat == drawing.me
        cells = _beside(drawing, mat, form == FULL or mine) if form != SHORTEST or mine else []
        if cells:
            out.append(in_lines(cells, width, margin="    "))
        if form == FULL:
            out += _abilities(drawing, mat, width)
    return out


def _figures(drawing: Drawing, mat: Mat, wide: bool) -> list[Text]:
    i, seen = mat.seat, drawing.seen
    supply = [
        f"{one.letter} {one.cubes}/{one.cells}" if wide else f"{one.letter}{one.cubes}"
        for one in mat.supply
    ]
    return [
        drawing.who(i, i == seen.active and not seen.over, drawing.colour(i)),
        Text(str(mat.points), style=STRONG),
        Text(f"{mat.ore} (+{mat.more_ore})"),
        Text(f"{mat.population} (+{mat.growth} {mat.letters})"),
        Text(" ".join(supply)),
        Text(f"{mat.food_discs}/{mat.ore_discs}"),
        Text(f"{mat.automation} ★{mat.automation_points}"),
        Text("—" if mat.pawn is None else drawing.tell(mat.pawn)),
    ]


def _beside(drawing: Drawing, mat: Mat, coming: bool) -> list[Text]:
    """What lies beside a mat, and perhaps what is next to be uncovered."""
    cells = [Text(f"{drawing.name(system)} ★{int(system.vp)}") for system in mat.colonies]
    cells += [Text(drawing.say("private", name=drawing.name(tech))) for tech in mat.private]
    cells += [Text(drawing.name(event)) for event in mat.events]
    if coming and mat.coming:
        cells.append(Text(drawing.tell(Several(mat.coming)), style=DIM))
    return cells


def _abilities(drawing: Drawing, mat: Mat, width: int) -> list[Text]:
    """The abilities of an advanced mat, those still locked in grey."""
    out: list[Text] = []
    for one in mat.abilities:
        said = drawing.tell(one.words)
        parts = wrap(said, width, initial_indent="    ", subsequent_indent="      ")
        out += [Text(part, style="" if one.unlocked else DIM) for part in parts]
    return out


# -- beside the boards -------------------------------------------------------


def aims_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """The achievements: how far the viewer is, their cells and who has claimed them; in full a line
    each, with what it asks for.
    """
    seen = drawing.seen
    done = drawing.say("aims", count=seen.claimed, needed=seen.needed)
    rows: list[list[Text]] = []
    for aim in seen.aims:
        row = [Text(drawing.name(aim.card), style=STRONG)]
        if form == FULL:
            row.append(Text(drawing.tell(card_text.condition(aim.card)).rstrip(".")))
        if aim.have is not None:
            least, most = int(aim.card.least), int(aim.card.most)
            row.append(Text(f"{aim.have}/{least}" if least else f"{aim.have} (≤{most})"))
        cells = [drawing.letter(i) for i in aim.claims] + [Text(f"★{n}") for n in aim.left]
        rows.append([*row, Text(" ").join(cells)])
    if form == FULL:
        return [Text(done, style=DIM), *[cut_to(line, width) for line in in_columns(rows)]]
    return [under(done, [Text(" ").join(row) for row in rows], width)]


def events_line(drawing: Drawing, width: int) -> list[Text]:
    """Events in play that lie beside no slot, place or mat, and the linked system."""
    cells: list[Text] = []
    for one in drawing.seen.events:
        if one.apart:
            cell = Text(drawing.tell(event_words(one)))
            cell.stylize(STRONG, 0, len(drawing.name(one.card)))
            cells.append(cell)
    return [under(f"{drawing.say('events')}:", cells, width)] if cells else []
