"""Is this a position that can be played on? Everything from outside is checked here.

The layout checks that every tile lies in exactly one place and every number is possible. Here we
check that the pieces fit each other and no die is lost, that the rest of the round is what the
phases call for, and that everybody who is asked has an answer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.build import needed, top_side
from perihelion.roll.phases.manage import recallable, recruits_asked
from perihelion.roll.phases.produce import capacity, rooms
from perihelion.roll.phases.round import rest_of_round
from perihelion.roll.phases.ship import shipped_good
from perihelion.roll.pieces.handful import of_colour, size
from perihelion.roll.pieces.tiles import DICE_IN_BOX
from perihelion.roll.power import REARRANGE
from perihelion.roll.seat import stack_place
from perihelion.roll.state import Roll
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import check_asked, check_given, check_sealed, in_range
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad


def _building(phase: str, workers: str) -> list[list[str]]:
    return [
        [phase],
        [f"use-{workers}", f"{workers}-to-cup", "enter", phase],
        [f"{workers}-to-cup", "enter", phase],
        ["lose", phase],
    ]


LANES: Final = {
    ids.EXPLORE: [
        ["explore"],
        ["abandon", "explore"],
        ["place", "explore"],
        ["rearrange", "explore"],
        ["extra-tile"],
    ],
    ids.DEVELOP: _building("develop", "developers"),
    ids.SETTLE: _building("settle", "settlers"),
    ids.PRODUCE: [["produce"]],
    ids.SHIP: [["ship"], ["shipper", "ship"], ["bank", "ship"]],
}
"""What may lie in a lane in each phase, the step in progress first."""

TURNS: Final = {
    ids.EXPLORE: ["explore", "draw-given explore", "draw-extra"],
    ids.DEVELOP: ["develop"],
    ids.SETTLE: ["settle"],
    ids.PRODUCE: [],
    ids.SHIP: ["ship"],
}
"""What a seat may still have to do if seats take turns."""


def check_fit(g: Roll) -> None:
    """Refuse pieces that do not fit together."""
    starts: list[i64] = []
    for i in range(g.setup.players):
        _check_start_tiles(g, i, starts)
        _check_goods(g, i)
        seat = g.seats[i]
        if seat.building != ids.NOTHING and not g.box.in_bag[seat.building]:
            raise bad(f"seats {i} building")
        if seat.shipping != ids.NOTHING and shipped_good(g, i) < 0:
            raise bad(f"seats {i} shipping")
    _check_dice(g)


def _check_start_tiles(g: Roll, i: i64, seen: list[i64]) -> None:
    """Check that a tableau begins with both halves of its faction and a home world, none twice."""
    tableau = g.seats[i].tableau
    if g.seats[i].number not in g.box.factions:
        raise bad(f"seats {i} faction")
    if tableau[:2] != g.box.faction_sides(g.seats[i].number) or len(tableau) < 3:
        raise bad(f"seats {i} tableau")
    if tableau[2] not in g.box.home_worlds:
        raise bad(f"seats {i} tableau")
    for s in tableau[:3]:
        if s in seen:
            raise BadRecord("CARD_TWICE", {"card": g.name(s)})
        seen.append(s)


def _check_goods(g: Roll, i: i64) -> None:
    """Check that goods lie on coloured worlds of their owner, no more than there is room for."""
    seat = g.seats[i]
    most = capacity(g, i)
    for k, good in enumerate(seat.goods):
        s = good // 8
        if s not in seat.tableau or not g.sides[s].coloured or good % 8 >= ids.COLOURS:
            raise bad(f"seats {i} goods")
        if seat.goods_on(s) > most or (k > 0 and good < seat.goods[k - 1]):
            raise bad(f"seats {i} goods")


def _check_dice(g: Roll) -> None:
    """Check that supply and players together have what the box holds, and nobody lacks dice."""
    for colour in range(ids.COLOURS):
        count = g.supply[colour]
        for seat in g.seats:
            count += seat.owned(colour)
        if count != DICE_IN_BOX[colour]:
            raise bad("supply")
    for i, seat in enumerate(g.seats):
        if not any(seat.owned(colour) for colour in range(ids.COLOURS)):
            raise bad(f"seats {i} dice")


def check_question(g: Roll) -> None:
    """Check that somebody is asked something that the rules ask there, or the game is over."""
    if check_asked(g) == (g.step == ids.OVER_STEP):
        raise bad("step")
    for i in range(g.setup.players):
        _check_places(g, i)
        _check_notes(g, i)
    if g.step == ids.OVER_STEP:
        return
    words = [step.word() for step in reversed(g.agenda)]
    if ids.PHASE_STEP <= g.step < ids.MANAGE_STEP:
        _check_phase(g, words)
    elif words != _rest(g, g.step) or any(g.lanes):
        raise bad("agenda")
    else:
        check_sealed(g, _concerned(g))
    for i in range(g.setup.players):
        check_given(g, i)


def _rest(g: Roll, step: i64) -> list[str]:
    """What is left of the round from this step on, in words."""
    return [one.word() for one in rest_of_round(g, step)]


def _check_places(g: Roll, i: i64) -> None:
    """Check that dice wait only for phases still to come, and are rolled when they should be."""
    seat = g.seats[i]
    for phase in range(ids.PHASES):
        if seat.total(ids.ROW + phase) + seat.total(ids.STRIP + phase) > 0:
            if not g.plays(phase) or g.step >= ids.MANAGE_STEP or g.step - ids.PHASE_STEP > phase:
                raise bad(f"seats {i} dice")
    assigning = g.step == ids.ASSIGN_STEP
    if seat.total(ids.DICTATE) > 0 or (assigning and seat.total(ids.CUP) > 0):
        raise bad(f"seats {i} dice")
    if assigning != (len(seat.rolled) > 0):
        raise bad(f"seats {i} rolled")
    if g.step == ids.SETUP_STEP and seat.total(ids.CUP) == 0:
        raise bad(f"seats {i} dice")
    if g.step <= ids.ASSIGN_STEP and g.played:
        raise bad("played")


def _check_notes(g: Roll, i: i64) -> None:
    """Check that what a seat has before it while it acts is there then, and only then."""
    seat = g.seats[i]
    lane = g.lanes[i]
    front = lane[-1].word() if lane else ""
    here = f"seats {i}"
    held: i64 = 2 if g.step == ids.SETUP_STEP else 0
    if front == "place" or front == "extra-tile":
        held = max(i64(len(seat.hand)), i64(1))
    if len(seat.hand) != held:
        raise bad(f"{here} hand")
    to_cup = front.endswith("-to-cup")
    if (to_cup or front.startswith("use-") or front == "lose") != (seat.building != ids.NOTHING):
        raise bad(f"{here} building")
    if (front == "shipper") != (seat.shipping != ids.NOTHING):
        raise bad(f"{here} shipping")
    if seat.missing and g.step != ids.PHASE_STEP + ids.EXPLORE:
        raise bad(f"{here} missing")
    if (seat.used != 0) != to_cup:
        raise bad(f"{here} used")
    more: list[i64] = [0] * ids.COLOURS
    phase = g.step - ids.PHASE_STEP
    if phase == ids.EXPLORE or phase == ids.SHIP:
        for power in seat.powers(phase, g.sides):
            for colour in power.extra_workers:
                more[colour] += 1
    for colour in range(ids.COLOURS):
        in_range(of_colour(seat.extra, colour), 0, f"{here} extra", more[colour])


def _concerned(g: Roll) -> i64:
    """The seats to which the common question goes."""
    called: i64 = 0
    for i in range(g.setup.players):
        if g.step != ids.MANAGE_STEP or recruits_asked(g, i) > 0 or recallable(g, i):
            called |= BIT[i]
    return called


def _check_phase(g: Roll, words: list[str]) -> None:
    """Check seats that act in their own time or one after another, and what follows."""
    phase = g.step - ids.PHASE_STEP
    ends = [f"{ids.PHASE_WORDS[phase]}-end", *_rest(g, g.step + 1)]
    if not g.plays(phase) or words[-len(ends) :] != ends:
        raise bad("agenda")
    before = words[: -len(ends)]
    extra = any(lane and lane[-1].word() == "extra-tile" for lane in g.lanes)
    if phase == ids.EXPLORE and not extra and before[-1:] == ["extra-tile-phase"]:
        before.pop()
    for word in before:
        _check_turn(g, phase, word)
    if any(g.lanes):
        _check_lanes(g, phase)
    elif before[:1] == ["give"]:
        called: i64 = 0
        for i, seat in enumerate(g.seats):
            if seat.zone() >= 3:
                called |= BIT[i]
        check_sealed(g, called)
    else:
        raise bad("agenda")


def _check_turn(g: Roll, phase: i64, word: str) -> None:
    """Check a turn still to come, or tiles still to be given into the bag."""
    if word == "give" and phase == ids.EXPLORE:
        return
    parts = word.split(" ", 2)
    if parts[0] != "turn" or parts[2] not in TURNS[phase]:
        raise bad("agenda")
    if int(parts[1]) >= g.setup.players or not g.in_turn:
        raise bad("agenda")


def _check_lanes(g: Roll, phase: i64) -> None:
    if g.answered:
        raise bad("answered")
    for i, lane in enumerate(g.lanes):
        if bool(lane) != (g.asked & BIT[i] != 0):
            raise bad("asked")
        if lane:
            words = [step.word() for step in reversed(lane)]
            if words not in LANES[phase]:
                raise bad(f"lanes {i}")
            _check_progress(g, i, phase, words[0])


def _check_progress(g: Roll, i: i64, phase: i64, word: str) -> None:
    """Check that the seat has on the table what the step in progress needs."""
    seat = g.seats[i]
    works = seat.all_workers(phase) > 0
    fine = True
    if word == "explore":
        fine = works or seat.may(REARRANGE, g.sides)
    elif word == "rearrange" or word == "abandon":
        fine = seat.zone() > 0
    elif word == "produce":
        fine = works and bool(rooms(g, i))
    elif phase == ids.SHIP and word != "bank":
        fine = works and bool(seat.goods)
    elif word == "develop" or word == "settle":
        fine = works and bool(seat.stack(phase))
        fine = fine and seat.on_stack(phase) < needed(g, i, top_side(g, i, phase))
    elif word == "lose":
        fine = seat.building == seat.tableau[-1] and g.sides[seat.building].loses
    elif seat.building != ids.NOTHING:
        fine = bool(seat.stack(phase)) and seat.building == top_side(g, i, phase)
        need = needed(g, i, seat.building)
        fine = fine and seat.on_stack(phase) >= need
        if word.endswith("-to-cup"):
            fine = fine and size(seat.used) == need
            for colour in range(ids.COLOURS):
                on_stack = seat.at(stack_place(phase), colour)
                fine = fine and of_colour(seat.used, colour) <= on_stack
    if not fine:
        raise bad(f"seats {i}")
