"""What lies before everybody, the dice of the turn, and the rogue galaxy."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from perihelion.cli.boards.tiny.scene import (
    Scene,
    attack_sentence,
    face_text,
    sentence,
    short_action,
)
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, in_columns, in_lines
from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids
from perihelion.tiny.phases.moves import is_top, level_price
from perihelion.tiny.scoring import mission_points, score
from perihelion.tiny.state import LEVEL_DICE

_FIGURES: Final = ("points", "energy", "culture", "level", "dice", "next")
_RIGHT: Final = range(1, 1 + len(_FIGURES))
_STATE_SIGNS: Final = {ids.INACTIVE: "", ids.ACTIVATED: "✓", ids.CONVERTER: "⊗", ids.DISCARDED: "×"}


# -- the galaxies ------------------------------------------------------------


def mats_picture(scene: Scene, form: int, width: int) -> list[Text]:
    """A table of all galaxies; below a line its colonies, and its secret mission if that is known.
    The colonies of the others are left out where room is short.
    """
    heading = [Text(""), *[Text(scene.say(f"column-{name}"), style=DIM) for name in _FIGURES]]
    heading.append(Text(scene.say("column-home"), style=DIM))
    seats = scene.seats()
    lines = in_columns([heading, *[_figures(scene, i) for i in seats]], _RIGHT)
    out = lines[:1]
    for i, line in zip(seats, lines[1:], strict=True):
        out.append(line)
        mine = i == scene.me
        cells = _colonies(scene, i, form) if mine or form != SHORTEST else []
        if (mine or scene.me is None) and scene.g.seats[i].kept >= 0:
            cells.append(_mission(scene, i, form))
        if cells:
            out.append(in_lines(cells, width, margin="    "))
        if scene.is_rogue(i):
            out += _rogue_lines(scene, form, width)
    return out


def _figures(scene: Scene, i: int) -> list[Text]:
    g, seat = scene.g, scene.g.seats[i]
    mine = i == scene.me
    sign = "▶" if i == g.marks.active and g.faces and not g.over else " "
    name = Text(f"{sign} ").append(scene.names[i], style=f"bold {scene.colour(i)}".strip())
    if mine:
        name.append(f" {scene.say('you')}")
    rogue = scene.is_rogue(i)
    dice = int(g.mat().dice[min(seat.level, 5) - 1] if rogue else LEVEL_DICE[seat.level - 1])
    most = f"/{int(g.cap(i))}"
    following = scene.say("no-next")
    if rogue:
        following = scene.say("rogue-next", most=int(g.cap(i)))
    elif not is_top(g, i):
        following = str(int(level_price(g, i)))
    figures = [
        Text(str(int(score(g, i))), style=STRONG),
        Text(f"{int(seat.energy)}{most}"),
        Text(f"{int(seat.culture)}{most}"),
        Text(str(int(seat.level))),
        Text(f"{dice}−{int(seat.fewer)}" if seat.fewer else str(dice)),
        Text(following),
    ]
    home = Text(" ").join(
        scene.ship(i, k) for k in range(ids.SHIPS) if g.seats[i].where[k] == ids.HOME
    ) or Text("—", style=DIM)
    return [name, *figures, home]


def _colonies(scene: Scene, i: int, form: int) -> list[Text]:
    """The colonies with their points, and what they can do if there is room for that."""
    cells: list[Text] = []
    for p in scene.g.seats[i].colonies:
        planet = scene.g.planets[p]
        cell = Text(f"{scene.planet(int(p))} ★{int(planet.vp)}")
        used = planet.once and scene.g.seats[i].once & BIT[p]
        if used:
            cell.append(f" {scene.say('used-up')}", style=DIM)
        if form == FULL:
            cell.append(f" {short_action(scene.voice, planet)}", style=DIM)
        cells.append(cell)
    return cells


def _mission(scene: Scene, i: int, form: int) -> Text:
    """One's own secret mission, and what it would pay now."""
    seat = scene.g.seats[i]
    mission = scene.g.box.missions[seat.kept]
    out = Text(f"{scene.say('mission')} ", style=DIM)
    out.append(scene.voice.card(mission.slug), style="not dim")
    if form == FULL:
        out.append(f": {sentence(scene.voice, mission.aim)}")
    pays = int(mission_points(scene.g, i))
    return out.append(f" {scene.say('mission-now', points=pays)}")


def _rogue_lines(scene: Scene, form: int, width: int) -> list[Text]:
    """What its attack does now and on the next level, and how far it is from the skull."""
    g = scene.g
    mat = g.mat()
    level = int(g.seats[ids.ROGUE_SEAT].level)
    cells: list[Text] = []
    for k in (level, level + 1)[: 2 if form == FULL else 1]:
        if k <= len(mat.attacks):
            cell = Text(f"{scene.say('attack', level=k)} ", style=DIM)
            said = attack_sentence(scene.voice, mat.attacks[k - 1].effects)
            cells.append(cell.append(said, style="not dim" if k == level else DIM))
    cells.append(Text(scene.say("skull", levels=len(mat.vp) + 1 - level), style=DIM))
    return [in_lines(cells, width, margin="    ")]


# -- the control centre ------------------------------------------------------


def dice_line(scene: Scene, form: int, width: int) -> list[Text]:
    """The dice of this turn with their states, what another roll costs, the converter, and what is
    different until the end of the turn; where room is short, the dice that are not used yet.
    """
    g = scene.g
    if not g.faces or g.over:
        return []
    cells = [Text(scene.say("dice-of", name=scene.names[int(g.marks.active)]), style=DIM)]
    for k, face in enumerate(g.faces):
        state = int(g.states[k])
        if form == SHORTEST and state != ids.INACTIVE:
            continue
        sign = _STATE_SIGNS[state]
        cell = Text(f"{sign}{k + 1} ", style=STRONG if state == ids.INACTIVE else DIM)
        cells.append(cell.append_text(face_text(scene.voice, int(face))))
        if state != ids.INACTIVE:
            cells[-1].stylize(DIM)
    if scene.is_rogue(int(g.marks.active)):
        cells.append(Text(scene.say("dice-left", count=int(g.marks.left)), style=DIM))
        if g.marks.extra:
            cells.append(Text(scene.say("dice-extra")))
    elif form == FULL:
        again = "reroll-paid" if g.marks.rerolls else "reroll-free"
        cells.append(Text(scene.say(again), style=DIM))
        used = "converter-used" if g.marks.converted else "converter-ready"
        cells.append(Text(scene.say(used), style=DIM))
    if g.marks.price > 1:
        cells.append(Text(scene.say("follow-price", cost=int(g.marks.price))))
    for resource, word in ((ids.ENERGY, "income-energy"), (ids.CULTURE, "income-culture")):
        if g.marks.income & BIT[resource]:
            cells.append(Text(scene.say(word)))
    return [in_lines(cells, width, margin="", gap="  ")]


def last_turns(scene: Scene) -> Text | None:
    """A warning once somebody has reached 21 points, with those who have still a turn."""
    g = scene.g
    if g.marks.ended_by == ids.NO_SEAT or g.over:
        return None
    order = [int(i) for i in g.order]
    at = order.index(int(g.marks.active))
    left = [scene.names[i] for i in order[at:]]
    name = scene.names[int(g.marks.ended_by)]
    return Text(scene.say("last-turns", name=name, left=", ".join(left)), style=STRONG)
