"""What lies before everybody, the dice of the turn, and the rogue galaxy."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from perihelion.cli.boards.tiny.drawing import Drawing, face_text
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, in_columns, in_lines
from perihelion.tiny import ids
from perihelion.tiny.pieces.missions import Mission
from perihelion.tiny.scene import Mat, Rogue, attack_words, name_of, sentence

_FIGURES: Final = ("points", "energy", "culture", "level", "dice", "next")
_RIGHT: Final = range(1, 1 + len(_FIGURES))
_STATE_SIGNS: Final = {ids.INACTIVE: "", ids.ACTIVATED: "✓", ids.CONVERTER: "⊗", ids.DISCARDED: "×"}


# -- the galaxies ------------------------------------------------------------


def mats_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """A table of all galaxies; below a line its colonies, and its secret mission if that is known.
    The colonies of the others are left out where room is short.
    """
    heading = [Text(""), *[Text(drawing.say(f"column-{name}"), style=DIM) for name in _FIGURES]]
    heading.append(Text(drawing.say("column-home"), style=DIM))
    mats = [drawing.seen.mats[i] for i in drawing.seats()]
    lines = in_columns([heading, *[_figures(drawing, mat) for mat in mats]], _RIGHT)
    out = lines[:1]
    for mat, line in zip(mats, lines[1:], strict=True):
        out.append(line)
        mine = mat.seat == drawing.me
        cells = _colonies(drawing, mat, form) if mine or form != SHORTEST else []
        if mine or drawing.me is None:
            cells += [_mission(drawing, mat, m, form) for m in mat.kept if m is not None]
        if cells:
            out.append(in_lines(cells, width, margin="    "))
        rogue = drawing.seen.rogue
        if rogue is not None and drawing.seen.is_rogue(mat.seat):
            out.append(_rogue_lines(drawing, rogue, form, width))
    return out


def _figures(drawing: Drawing, mat: Mat) -> list[Text]:
    i, turn = mat.seat, drawing.seen.turn
    sign = "▶" if turn is not None and turn.seat == i else " "
    name = Text(f"{sign} ").append(drawing.names[i], style=f"bold {drawing.colour(i)}".strip())
    if i == drawing.me:
        name.append(f" {drawing.say('you')}")
    following = drawing.say("no-next") if mat.price is None else str(mat.price)
    if drawing.seen.is_rogue(i):
        following = drawing.say("rogue-next", most=mat.most)
    figures = [
        Text(str(mat.points), style=STRONG),
        Text(f"{mat.energy}/{mat.most}"),
        Text(f"{mat.culture}/{mat.most}"),
        Text(str(mat.level)),
        Text(f"{mat.dice}−{mat.fewer}" if mat.fewer else str(mat.dice)),
        Text(following),
    ]
    home = Text(" ").join(drawing.ship(ship) for ship in mat.at_home()) or Text("—", style=DIM)
    return [name, *figures, home]


def _colonies(drawing: Drawing, mat: Mat, form: int) -> list[Text]:
    """The colonies with their points, and what they can do if there is room for that."""
    cells: list[Text] = []
    for colony in mat.colonies:
        cell = Text(f"{drawing.planet(colony.planet)} ★{int(colony.planet.vp)}")
        if colony.used:
            cell.append(f" {drawing.say('used-up')}", style=DIM)
        if form == FULL:
            cell.append(f" {drawing.action(colony.planet)}", style=DIM)
        cells.append(cell)
    return cells


def _mission(drawing: Drawing, mat: Mat, mission: Mission, form: int) -> Text:
    """One's own secret mission, and what it would pay now."""
    out = Text(f"{drawing.say('mission')} ", style=DIM)
    out.append(drawing.tell(name_of(mission)), style="not dim")
    if form == FULL:
        out.append(f": {drawing.tell(sentence(mission.aim))}")
    return out.append(f" {drawing.say('mission-now', points=mat.pays)}")


def _rogue_lines(drawing: Drawing, rogue: Rogue, form: int, width: int) -> Text:
    """What its attack does now and on the next level, and how far it is from the skull."""
    cells: list[Text] = []
    for level in (rogue.level, rogue.level + 1)[: 2 if form == FULL else 1]:
        effects = rogue.attack(level)
        if effects:
            cell = Text(f"{drawing.say('attack', level=level)} ", style=DIM)
            said = drawing.tell(attack_words(effects))
            cells.append(cell.append(said, style="not dim" if level == rogue.level else DIM))
    cells.append(Text(drawing.say("skull", levels=rogue.to_skull), style=DIM))
    return in_lines(cells, width, margin="    ")


# -- the control centre ------------------------------------------------------


def dice_line(drawing: Drawing, form: int, width: int) -> list[Text]:
    """The dice of this turn with their states, what another roll costs, the converter, and what is
    different until the end of the turn; where room is short, the dice that are not used yet.
    """
    turn = drawing.seen.turn
    if turn is None:
        return []
    cells = [Text(drawing.say("dice-of", name=drawing.names[turn.seat]), style=DIM)]
    for die in turn.dice:
        fresh = die.state == ids.INACTIVE
        if form == SHORTEST and not fresh:
            continue
        cell = Text(f"{_STATE_SIGNS[die.state]}{die.number} ", style=STRONG if fresh else DIM)
        cells.append(cell.append_text(face_text(drawing.voice, die.face)))
        if not fresh:
            cells[-1].stylize(DIM)
    if drawing.seen.is_rogue(turn.seat):
        cells.append(Text(drawing.say("dice-left", count=turn.left), style=DIM))
        if turn.extra:
            cells.append(Text(drawing.say("dice-extra")))
    elif form == FULL:
        again = "reroll-paid" if turn.rerolled else "reroll-free"
        cells.append(Text(drawing.say(again), style=DIM))
        used = "converter-used" if turn.converted else "converter-ready"
        cells.append(Text(drawing.say(used), style=DIM))
    if turn.follow_price > 1:
        cells.append(Text(drawing.say("follow-price", cost=turn.follow_price)))
    for resource in turn.income:
        cells.append(Text(drawing.say(f"income-{ids.FACE_WORDS[resource]}")))
    return [in_lines(cells, width, margin="", gap="  ")]


def last_turns(drawing: Drawing) -> Text | None:
    """A warning once somebody has reached 21 points, with those who have still a turn."""
    warning = drawing.seen.last_turns()
    return None if warning is None else Text(drawing.tell(warning), style=STRONG)
