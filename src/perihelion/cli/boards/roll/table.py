"""The upper part of the screen: signs of dice and tiles, the phases of the round, and what lies
before everybody.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from perihelion.cli.boards.drawing import BaseDrawing, seat_name
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, cut_to, in_columns, in_lines
from perihelion.roll import ids
from perihelion.roll.look import Galaxy, Mat, Stack
from perihelion.roll.pieces.handful import of_colour, size
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.seat import TILES_AT_THE_END
from perihelion.roll.state import Roll
from perihelion.words.voice import Voice

COLOUR_STYLES: Final = [
    "white", "red", "magenta", "cyan", "color(173)", "green", "yellow", "bright_black",
]  # fmt: skip
"""Of dice and worlds; the letters say the same."""

_FIGURES: Final = ("points", "chips", "credits", "tiles")
_RIGHT: Final = range(1, 1 + len(_FIGURES))
_SIGNS: Final = {"done": ("✓", DIM), "now": ("▶", "bold reverse"), "later": ("·", "")}


class Drawing(BaseDrawing[Roll, Galaxy]):
    """What to show, and to whom."""

    def tile(self, s: int, style: str = "") -> Text:
        """The name of a side: a world behind the sign of its colour, a development leaning."""
        return tile_text(self.voice, self.g.sides[s], style)

    def dice(self, handful: int) -> Text:
        """Dice that lie together, a letter each; a dash for none."""
        out: list[Text] = []
        for colour in range(ids.COLOURS):
            out += [die_text(self.voice, colour)] * int(of_colour(handful, colour))
        return Text("").join(out) if out else Text("—", style=DIM)


def letter(voice: Voice, colour: int) -> str:
    """The letter of a colour."""
    return voice.say(f"letter-{ids.COLOUR_WORDS[colour]}")


def die_text(voice: Voice, colour: int) -> Text:
    """One die."""
    return Text(letter(voice, colour), style=f"bold {COLOUR_STYLES[colour]}")


def tile_text(voice: Voice, side: Side, style: str = "") -> Text:
    """The name of a side: a world behind the sign of its colour, a development leaning."""
    if not side.world:
        return Text(voice.card(side.slug), style=f"{style} italic".strip())
    mark = "○" if side.colour == ids.GRAY else f"○{letter(voice, int(side.colour))}"
    out = Text(mark, style=COLOUR_STYLES[side.colour])
    return out.append(f" {voice.card(side.slug)}", style=style or "none")


def phase_name(voice: Voice, phase: int) -> str:
    """A phase with its number, by which it is called in a plan."""
    return voice.say(f"phase-{ids.PHASE_WORDS[phase]}")


def phase_abbr(voice: Voice, phase: int) -> str:
    """The same in fewer letters."""
    return voice.say(f"abbr-{ids.PHASE_WORDS[phase]}")


# -- the phases and the mats -------------------------------------------------------


def phases_line(drawing: Drawing, brief: bool = False) -> Text:
    """The phases of the round: done, in progress, to come; before they are known, the step."""
    seen = drawing.seen
    if seen.step != "phases":
        said = drawing.say(f"phases-{seen.step}")
        return Text(said, style="" if seen.step == "over" else DIM)
    parts: list[Text] = []
    for phase in seen.phases:
        short = brief and phase.word != "manage"
        name = drawing.say(f"abbr-{phase.word}") if short else drawing.say(f"phase-{phase.word}")
        sign, style = _SIGNS[phase.when]
        parts.append(Text(f"{sign} {name}", style=style))
    return Text("  " if brief else "   ").join(parts)


def mats_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """A table of all players; below a line the two stacks and the tableau. Where room is short, the
    others' tiles are left out, and only the progress of their stacks is shown.
    """
    brief = form == SHORTEST
    further = ("stacks", "citizenry", "dice") if brief else ("citizenry", "dice")
    heading = [Text(""), *drawing.heads([*_FIGURES, *further])]
    mats = [drawing.seen.mats[i] for i in drawing.own_last(drawing.seen.order)]
    rows = [heading, *[_figures(drawing, mat, brief) for mat in mats]]
    lines = in_columns(rows, _RIGHT, gap=1 if brief else 2)
    out = [cut_to(line, width) for line in lines[:1]]
    for mat, line in zip(mats, lines[1:], strict=True):
        out.append(cut_to(line, width))
        if brief and mat.seat != drawing.me:
            continue
        if drawing.seen.step != "opening":
            cells = [_stack(drawing, stack, form) for stack in mat.stacks]
            out.append(in_lines(cells, width, margin="    "))
        out.append(_tableau(drawing, mat, width))
    return out


def _figures(drawing: Drawing, mat: Mat, brief: bool) -> list[Text]:
    i = mat.seat
    return [
        seat_name(drawing.voice, i, drawing.names[i], i == drawing.me),
        Text(str(mat.points), style=STRONG),
        Text(str(mat.chips)),
        Text(f"{mat.credits}/10"),
        Text(f"{len(mat.tableau)}/{TILES_AT_THE_END}"),
        *([Text(" ".join(_progress(stack) for stack in mat.stacks))] if brief else []),
        drawing.dice(mat.citizenry),
        _dice(drawing, mat),
    ]


def _dice(drawing: Drawing, mat: Mat) -> Text:
    """Where the dice are that are not at rest: rolled, at work in the phases, in the cup."""
    if drawing.seen.step == "assigning":
        out = Text().append(f"{drawing.say('rolled')} ", style=DIM)
        out.append_text(drawing.dice(mat.rolled_dice()))
        if mat.assigned and mat.seat != drawing.me:
            out.append(" ✓", style=DIM)
        return out
    parts: list[Text] = []
    for crew in mat.crews:
        part = Text().append(f"{crew.phase + 1}: ", style=DIM)
        if crew.selects:
            part.append("▸", style=DIM)
        if crew.dice:
            part.append_text(drawing.dice(crew.dice))
        if crew.extra:
            part.append("+").append_text(drawing.dice(crew.extra))
        parts.append(part)
    if mat.cup:
        cup = Text().append(f"{drawing.say('cup')} ", style=DIM)
        parts.append(cup.append_text(drawing.dice(mat.cup)))
    return Text("  ").join(parts) if parts else Text("—", style=DIM)


def _progress(stack: Stack) -> str:
    """How far the top tile is."""
    top = stack.tiles[0] if stack.tiles else None
    return "—" if top is None else f"{int(size(stack.dice))}/{top.need}"


def _stack(drawing: Drawing, stack: Stack, form: int) -> Text:
    """A stack: the top tile with the dice on it and what it needs, and what lies below."""
    out = Text().append(f"{drawing.say(f'stack-{stack.word}')} ", style=DIM)
    top = stack.tiles[0] if stack.tiles else None
    if top is None:
        return out.append("—", style=DIM)
    out.append_text(drawing.tile(top.number)).append(f" {_progress(stack)}")
    if stack.dice:
        out.append(" ").append_text(drawing.dice(stack.dice))
    below = [tile for tile in stack.tiles[1:] if tile is not None]
    if form == FULL and len(below) == len(stack.tiles) - 1:
        for tile in below:
            out.append(", ").append_text(drawing.tile(tile.number)).append(f" 0/{tile.need}")
    elif len(stack.tiles) > 1:
        out.append(f" +{len(stack.tiles) - 1}", style=DIM)
    return out


def _tableau(drawing: Drawing, mat: Mat, width: int) -> Text:
    """The tiles in the order of entering, worlds with the dice that are goods there."""
    cells: list[Text] = []
    for tile in mat.tableau:
        cell = drawing.tile(tile.number).append(f" {int(tile.side.cost)}", style=DIM)
        if tile.goods:
            cell.append(" [").append_text(drawing.dice(tile.goods)).append("]")
        cells.append(cell)
    return in_lines(cells, width, margin="    ")
