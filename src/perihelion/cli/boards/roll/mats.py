"""The upper part of the screen: the phases of the round, and what lies before everybody."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from perihelion.cli.boards.roll.scene import (
    END_OF_GAME,
    Scene,
    dice_text,
    die_text,
    phase_abbr,
    phase_name,
)
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, cut_to, in_columns, in_lines
from perihelion.roll import ids
from perihelion.roll.phases.build import needed
from perihelion.roll.pieces.handful import ONE
from perihelion.tabletop.bits import BIT

_FIGURES: Final = ("points", "chips", "credits", "tiles")
_RIGHT: Final = range(1, 1 + len(_FIGURES))


def phases_line(scene: Scene, brief: bool = False) -> Text:
    """The phases of the round: done, in progress, to come; before they are known, the step."""
    g = scene.g
    if g.over:
        return Text(scene.say("phases-over"))
    if g.step == ids.SETUP_STEP:
        return Text(scene.say("phases-opening"), style=DIM)
    if g.step == ids.ASSIGN_STEP:
        return Text(scene.say("phases-unknown"), style=DIM)
    out = Text()
    for phase in range(ids.PHASES):
        if not g.plays(phase):
            continue
        name = (phase_abbr if brief else phase_name)(scene.voice, phase)
        if ids.PHASE_STEP + phase < g.step:
            out.append(f"✓ {name}", style=DIM)
        elif ids.PHASE_STEP + phase == g.step:
            out.append(f"▶ {name}", style="bold reverse")
        else:
            out.append(f"· {name}")
        out.append("  " if brief else "   ")
    name = scene.say("phase-manage")
    if g.step == ids.MANAGE_STEP:
        return out.append(f"▶ {name}", style="bold reverse")
    return out.append(f"· {name}")


def last_round(scene: Scene) -> Text | None:
    """A warning once the game is sure to end with this round."""
    g = scene.g
    if g.over or not g.ending():
        return None
    if g.pool <= 0:
        return Text(scene.say("last-round-pool"), style=STRONG)
    full = [scene.names[i] for i, seat in enumerate(g.seats) if len(seat.tableau) >= END_OF_GAME]
    who = scene.say("and").join(full)
    return Text(scene.say("last-round-tiles", names=who), style=STRONG)


def mats_picture(scene: Scene, form: int, width: int) -> list[Text]:
    """A table of all players; below a line the two stacks and the tableau. Where room is short the
    others' tiles are left out, and of their stacks only the progress is told.
    """
    heading = [Text(""), *[Text(scene.say(f"column-{name}"), style=DIM) for name in _FIGURES]]
    brief = form == SHORTEST
    further = ("stacks", "citizenry", "dice") if brief else ("citizenry", "dice")
    heading += [Text(scene.say(f"column-{name}"), style=DIM) for name in further]
    seats = scene.seats()
    rows = [heading, *[_figures(scene, i, brief) for i in seats]]
    lines = in_columns(rows, _RIGHT, gap=1 if brief else 2)
    out = [cut_to(line, width) for line in lines[:1]]
    for i, line in zip(seats, lines[1:], strict=True):
        out.append(cut_to(line, width))
        if brief and i != scene.me:
            continue
        if scene.g.step != ids.SETUP_STEP:
            out.append(_stacks(scene, i, form, width))
        out.append(_tableau(scene, i, width))
    return out


def _figures(scene: Scene, i: int, brief: bool) -> list[Text]:
    g, seat = scene.g, scene.g.seats[i]
    mine = i == scene.me
    name = Text(f"{i + 1} {scene.names[i]}", style="bold green" if mine else STRONG)
    if mine:
        name.append(f" {scene.say('you')}", style="green")
    return [
        name,
        Text(str(g.scores()[i]), style=STRONG),
        Text(str(int(seat.chips))),
        Text(f"{int(seat.credits)}/10"),
        Text(f"{len(seat.tableau)}/{END_OF_GAME}"),
        *([_progress(scene, i)] if brief else []),
        scene.dice(int(seat.dice[ids.CITIZENRY])),
        _dice(scene, i),
    ]


def _dice(scene: Scene, i: int) -> Text:
    """Where the dice are that are not at rest: rolled, at work in the phases, in the cup."""
    g, seat = scene.g, scene.g.seats[i]
    if g.step == ids.ASSIGN_STEP:
        rolled = sum(int(ONE[die // 8]) for die in seat.rolled)
        out = Text().append(f"{scene.say('rolled')} ", style=DIM).append_text(scene.dice(rolled))
        if g.answered & BIT[i] and i != scene.me:
            out.append(" ✓", style=DIM)
        return out
    parts: list[Text] = []
    for phase in range(ids.PHASES):
        workers = int(seat.workers(phase))
        extra = int(seat.extra) if g.step == ids.PHASE_STEP + phase else 0
        if workers or extra:
            part = Text().append(f"{phase + 1}: ", style=DIM)
            if seat.dice[ids.STRIP + phase]:
                part.append("▸", style=DIM)
            if workers:
                part.append_text(dice_text(scene.voice, workers))
            if extra:
                part.append("+").append_text(dice_text(scene.voice, extra))
            parts.append(part)
    if seat.dice[ids.CUP]:
        cup = Text().append(f"{scene.say('cup')} ", style=DIM)
        parts.append(cup.append_text(scene.dice(int(seat.dice[ids.CUP]))))
    return Text("  ").join(parts) if parts else Text("—", style=DIM)


def _progress(scene: Scene, i: int) -> Text:
    """How far the two top tiles are."""
    seat = scene.g.seats[i]
    parts: list[str] = []
    for phase, stack, place in (
        (ids.DEVELOP, seat.dev, ids.DEV_STACK),
        (ids.SETTLE, seat.world, ids.WORLD_STACK),
    ):
        if stack:
            need = int(needed(scene.g, i, 2 * int(stack[0]) + phase - ids.DEVELOP))
            parts.append(f"{int(seat.total(place))}/{need}")
        else:
            parts.append("—")
    return Text(" ".join(parts))


def _stacks(scene: Scene, i: int, form: int, width: int) -> Text:
    """The two stacks: the top tile with the dice on it and what it needs, and what lies below."""
    seat = scene.g.seats[i]
    cells: list[Text] = []
    for phase, stack, place in (
        (ids.DEVELOP, seat.dev, ids.DEV_STACK),
        (ids.SETTLE, seat.world, ids.WORLD_STACK),
    ):
        name = scene.say("stack-dev" if phase == ids.DEVELOP else "stack-world")
        cell = Text().append(f"{name} ", style=DIM)
        if not stack:
            cells.append(cell.append("—", style=DIM))
            continue
        tiles = [2 * int(t) + (phase - ids.DEVELOP) if t >= 0 else -1 for t in stack]
        have = int(seat.total(place))
        cell.append_text(scene.tile(tiles[0]))
        cell.append(f" {have}/{int(needed(scene.g, i, tiles[0]))}")
        if have:
            cell.append(" ").append_text(scene.dice(int(seat.dice[place])))
        if form == FULL and min(tiles) >= 0:
            for s in tiles[1:]:
                cell.append(", ").append_text(scene.tile(s))
                cell.append(f" 0/{int(needed(scene.g, i, s))}")
        elif len(tiles) > 1:
            cell.append(f" +{len(tiles) - 1}", style=DIM)
        cells.append(cell)
    return in_lines(cells, width, margin="    ")


def _tableau(scene: Scene, i: int, width: int) -> Text:
    """The tiles in the order of entering, worlds with the dice that are goods there."""
    g, seat = scene.g, scene.g.seats[i]
    cells: list[Text] = []
    for s in seat.tableau:
        cell = scene.tile(int(s))
        cell.append(f" {int(g.sides[s].cost)}", style=DIM)
        goods = [int(good) % 8 for good in seat.goods if good // 8 == s]
        if goods:
            cell.append(" [")
            for colour in goods:
                cell.append_text(die_text(scene.voice, colour))
            cell.append("]")
        cells.append(cell)
    return in_lines(cells, width, margin="    ")


def heading(scene: Scene) -> Text:
    """The game and the round, the pool and the bag."""
    g = scene.g
    out = Text(scene.say("title"), style=STRONG)
    out.append(" · ", style="not bold")
    facts = {"round": max(int(g.round), 1), "pool": max(int(g.pool), 0), "bag": len(g.bag)}
    return out.append(scene.say("state", **facts), style="not bold")
