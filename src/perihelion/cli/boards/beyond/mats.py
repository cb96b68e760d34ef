"""What lies before everybody, the achievements, the events in play and the decks."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.text import Text

from perihelion.beyond.card_text import condition
from perihelion.beyond.scene import Mat, event_words
from perihelion.cli.boards.beyond.drawing import Drawing, under
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, cut_to, in_columns, in_lines
from perihelion.tabletop.scene import Several

_FIGURES: Final = ("points", "ore", "population", "supply", "discs", "automation", "pawn")

_WIDE: Final = 104
"""From so many columns on the table of the mats has room for long headings and for the cells of
the supply columns."""


def mats_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """A table of all mats; below a line its colonies and private technologies, and in full the
    abilities of an advanced mat.
    """
    wide = width >= _WIDE
    size = "column" if wide else "short"
    heading = [Text(""), *[Text(drawing.say(f"{size}-{name}"), style=DIM) for name in _FIGURES]]
    mats = [drawing.seen.mats[i] for i in drawing.seats()]
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
    sign = "▶" if i == seen.active and not seen.over else " "
    name = Text(f"{sign} ").append(drawing.names[i], style=f"bold {drawing.colour(i)}")
    if i == drawing.me:
        name.append(f" {drawing.say('you')}")
    supply = [f"{word} {n}/{room}" if wide else f"{word}{n}" for word, n, room in mat.supply]
    return [
        name,
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
    for line, unlocked in mat.abilities:
        said = drawing.tell(line)
        parts = wrap(said, width, initial_indent="    ", subsequent_indent="      ")
        out += [Text(part, style="" if unlocked else DIM) for part in parts]
    return out


# -- beside the boards -------------------------------------------------------


def aims_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """The achievements: how far one is, their cells and who has claimed them; in full a line each,
    with what it asks for.
    """
    seen = drawing.seen
    done = drawing.say("aims", count=seen.claimed, needed=seen.needed)
    rows: list[list[Text]] = []
    for aim in seen.aims:
        row = [Text(drawing.name(aim.card), style=STRONG)]
        if form == FULL:
            row.append(Text(drawing.tell(condition(aim.card)).rstrip(".")))
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
