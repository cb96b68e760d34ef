"""The exploration board: its places, who controls them and which ships stand there."""

from __future__ import annotations

from rich.text import Text

from perihelion.beyond.scene import Location, kinds_words
from perihelion.cli.boards.beyond.drawing import Drawing
from perihelion.cli.layout import DIM, FULL, STRONG, cut_to, in_columns, in_lines


def chart_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """In full a line a place, with the lines that join it and what its system does; else the places
    side by side.
    """
    if form == FULL:
        heads = ["place", "system", "strength", "kinds", "points", "control", "ships", "lines"]
        rows = [[Text(drawing.say(f"column-{head}"), style=DIM) for head in heads]]
        rows += [_row(drawing, place) for place in drawing.seen.places]
        return [cut_to(line, width) for line in in_columns(rows, {2, 4})]
    return [in_lines([_cell(drawing, place) for place in drawing.seen.places], width, margin="")]


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
        Text(drawing.tell(kinds_words(place.kinds))),
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
    disc = "★" if place.disc == "star" else drawing.tell(kinds_words([place.disc]))
    return out.append(f" {disc}", style="not bold")


def _cell(drawing: Drawing, place: Location) -> Text:
    """A place in short: its name, the strength, who controls it, the ships."""
    out = Text(drawing.place(place.word), style=STRONG)
    if place.system is not None:
        out.append(f" {drawing.name(place.system)}", style="not bold")
        strength = drawing.say("strength", n=place.strength)
        out.append(f" {strength} ★{int(place.system.vp)}", style="not bold dim")
    if place.kinds:
        out.append(f" {drawing.tell(kinds_words(place.kinds))}", style="not bold")
    if place.holder is not None:
        out.append(" ⚑").append_text(drawing.letter(place.holder))
    for ships in drawing.ships(place):
        out.append(" ").append_text(ships)
    return out
