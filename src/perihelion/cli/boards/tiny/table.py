"""The upper part of the screen: the planets with their tracks, what lies before everybody, and the
dice of the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.boards.drawing import BaseDrawing
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, cut_to, in_columns, in_lines
from perihelion.tabletop.scene import Token
from perihelion.tiny import ids
from perihelion.tiny.card_text import attack_words, face_name, name_of, sentence, short_action
from perihelion.tiny.look import Galaxies, Mat, Orbited, Rogue, look
from perihelion.tiny.pieces.missions import Mission
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.state import Tiny
from perihelion.words.voice import Voice

_COLOURS: Final = {
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "black": "white",  # black would not be seen on most screens
}

FACE_COLOURS: Final = ["", "yellow", "cyan", "magenta", "green", ""]
"""Of the faces; the words say the same."""


_FIGURES: Final = ("points", "energy", "culture", "level", "dice", "next")
_RIGHT: Final = range(1, 1 + len(_FIGURES))
_STATE_SIGNS: Final = {ids.INACTIVE: "", ids.ACTIVATED: "✓", ids.CONVERTER: "⊗", ids.DISCARDED: "×"}

_WIDE: Final = 108
"""How many columns a planet needs for its action on its own line, in full."""


class Drawing(BaseDrawing[Tiny, Galaxies]):
    """What to show, and to whom. The rogue galaxy is called by its name, like a player."""

    def __init__(self, g: Tiny, voice: Voice, names: Sequence[str], me: int | None) -> None:
        seen = look(g, me)
        rogue = [voice.tell(seen.rogue_name())] if seen.solo else []
        super().__init__(g, seen, voice, [*names, *rogue], me)

    def seats(self) -> list[int]:
        """All seats in player order, the rogue galaxy after them, the viewer's own last."""
        rogue = [ids.ROGUE_SEAT] if self.seen.rogue is not None else []
        return self.own_last([*self.seen.order, *rogue])

    def colour(self, i: int) -> str:
        galaxy = self.seen.mats[i].galaxy
        return "" if galaxy is None else _COLOURS[galaxy]

    def ship(self, ship: Token) -> Text:
        """A ship by the letter of its player and its number, in the colour of the galaxy."""
        return Text(self.tell(ship), style=f"bold {self.colour(ship.seat)}".strip())

    def planet(self, planet: Planet) -> str:
        return self.tell(name_of(planet))

    def action(self, planet: Planet) -> str:
        """The action of a planet in a few words."""
        return self.tell(short_action(planet))


def face_text(voice: Voice, face: int, brief: bool = False) -> Text:
    """A face, a resource or a type of tracks in its colour; the last two can be cut short."""
    name = voice.say(f"abbr-{ids.FACE_WORDS[face]}") if brief else voice.tell(face_name(face))
    return Text(name, style=FACE_COLOURS[face])


# -- the planets in the middle ----------------------------------------------------


def _ships(drawing: Drawing, ships: Sequence[Token]) -> Text:
    return Text().join(drawing.ship(ship) for ship in ships)


def _track(drawing: Drawing, one: Orbited) -> Text:
    """The track from its start to the points at its end; behind it, in brackets, the ships on the
    surface.
    """
    out = Text()
    for spot in one.track:
        out.append_text(_ships(drawing, spot) or Text("·"))
        out.append("─", style=FACE_COLOURS[one.planet.track])
    out.append(f"★{int(one.planet.vp)}", style=STRONG)
    if one.landed:
        out.append(" [").append_text(_ships(drawing, one.landed)).append("]")
    return out


def planet_cells(drawing: Drawing, one: Orbited, brief: bool) -> list[Text]:
    """The name, the resource, the type of the track, and the track with the ships."""
    planet = one.planet
    return [
        Text(drawing.planet(planet), style=STRONG),
        face_text(drawing.voice, int(planet.resource), brief),
        face_text(drawing.voice, int(planet.track), brief),
        _track(drawing, one),
    ]


def row_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """The planets from the left slot to the right one. The action stands after the track, on a
    narrow screen below it; where there is little room, it is cut.
    """
    brief = form != FULL and width < _WIDE
    below = form == FULL and width < _WIDE
    row = drawing.seen.row
    rows = [
        [Text(drawing.say("empty-slot"), style=DIM)]
        if one is None
        else planet_cells(drawing, one, brief)
        for one in row
    ]
    actions = ["" if one is None else drawing.action(one.planet) for one in row]
    if not below:
        for cells, action in zip(rows, actions, strict=True):
            if action:
                cells.append(Text(action, style=DIM))
        return [cut_to(line, width) for line in in_columns(rows, gap=1 if brief else 2)]
    out: list[Text] = []
    for line, action in zip(in_columns(rows), actions, strict=True):
        out.append(line)
        if action:
            out.append(Text(f"    {action}", style=DIM))
    return out


# -- the galaxies ------------------------------------------------------------


def mats_picture(drawing: Drawing, form: int, width: int) -> list[Text]:
    """A table of all galaxies; below a line its colonies, and its secret mission if that is known.
    The colonies of the others are left out where room is short.
    """
    heading = [Text(""), *drawing.heads([*_FIGURES, "home"])]
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
    i, seen = mat.seat, drawing.seen
    name = drawing.who(i, seen.turn is not None and seen.active == i, drawing.colour(i))
    following = drawing.say("no-next") if mat.price is None else str(mat.price)
    if seen.is_rogue(i):
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
    """The viewer's secret mission, and what it would pay now."""
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
    seen, turn = drawing.seen, drawing.seen.turn
    if turn is None:
        return []
    cells = [Text(drawing.say("dice-of", name=drawing.names[seen.active]), style=DIM)]
    for die in turn.dice:
        fresh = die.state == ids.INACTIVE
        if form == SHORTEST and not fresh:
            continue
        cell = Text(f"{_STATE_SIGNS[die.state]}{die.number} ", style=STRONG if fresh else DIM)
        cells.append(cell.append_text(face_text(drawing.voice, die.face)))
        if not fresh:
            cells[-1].stylize(DIM)
    if seen.is_rogue(seen.active):
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
        cells.append(Text(drawing.say(f"income-{resource}")))
    return [in_lines(cells, width, margin="", gap="  ")]
