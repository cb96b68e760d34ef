"""The upper part of the screen: the phases of the round, and what lies before everybody."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from perihelion.cli.boards.roll.drawing import Drawing, dice_text
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, cut_to, in_columns, in_lines
from perihelion.roll.pieces.handful import size
from perihelion.roll.scene import Mat, Stack, phase_name
from perihelion.roll.seat import TILES_AT_THE_END

_FIGURES: Final = ("points", "chips", "credits", "tiles")
_RIGHT: Final = range(1, 1 + len(_FIGURES))
_SIGNS: Final = {"done": ("✓", DIM), "now": ("▶", "bold reverse"), "later": ("·", "")}


def phases_line(drawing: Drawing, brief: bool = False) -> Text:
    """The phases of the round: done, in progress, to come; before they are known, the step."""
    seen = drawing.seen
    if seen.step != "phases":
        said = drawing.say(f"phases-{seen.step}")
        return Text(said, style="" if seen.step == "over" else DIM)
    parts: list[Text] = []
    for phase in seen.phases:
        short = brief and phase.word != "manage"
        name = drawing.say(f"abbr-{phase.word}") if short else drawing.tell(phase_name(phase.word))
        sign, style = _SIGNS[phase.when]
        parts.append(Text(f"{sign} {name}", style=style))
    return Text("  " if brief else "   ").join(parts)


def last_round(drawing: Drawing) -> Text | None:
    """A warning once the game is sure to end with this round."""
    warning = drawing.seen.last_round()
    return None if warning is None else Text(drawing.tell(warning), style=STRONG)


def mats_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """A table of all players; below a line the two stacks and the tableau. Where room is short the
    others' tiles are left out, and of their stacks only the progress is told.
    """
    heading = [Text(""), *[Text(drawing.say(f"column-{name}"), style=DIM) for name in _FIGURES]]
    brief = form == SHORTEST
    further = ("stacks", "citizenry", "dice") if brief else ("citizenry", "dice")
    heading += [Text(drawing.say(f"column-{name}"), style=DIM) for name in further]
    mats = [drawing.seen.mats[i] for i in drawing.seats()]
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
    i, mine = mat.seat, mat.seat == drawing.me
    name = Text(f"{i + 1} {drawing.names[i]}", style="bold green" if mine else STRONG)
    if mine:
        name.append(f" {drawing.say('you')}", style="green")
    return [
        name,
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
            part.append_text(dice_text(drawing.voice, crew.dice))
        if crew.extra:
            part.append("+").append_text(dice_text(drawing.voice, crew.extra))
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
            cell.append(" [").append_text(dice_text(drawing.voice, tile.goods)).append("]")
        cells.append(cell)
    return in_lines(cells, width, margin="    ")


def heading(drawing: Drawing) -> Text:
    """The game and the round, the pool and the bag."""
    seen = drawing.seen
    out = Text(drawing.say("title"), style=STRONG)
    facts = {"round": max(seen.round, 1), "pool": seen.pool, "bag": seen.bag}
    return out.append(f" · {drawing.say('state', **facts)}", style="not bold")
