"""Is this a position that can be played on? Whatever comes from outside is asked here.

First the pieces: every tile lies somewhere exactly once, no die is lost, and every number is one
that can be. Then the question: what is left of the round is what the phases call for, and whoever
is asked has an answer. Tiles lie face down, and dice behind screens, only in views.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll.deal import faction_sides
from perihelion.roll.ids import (
    ASSIGN_STEP,
    COLOURS,
    CUP,
    DEVELOP,
    DICTATE,
    EXPLORE,
    FACTION_SIDES,
    GAME_SIDES,
    HIDDEN,
    MANAGE_STEP,
    NOTHING,
    OVER_STEP,
    PHASE_STEP,
    PHASE_WORDS,
    PHASES,
    PLACES,
    PRODUCE,
    ROW,
    SETTLE,
    SETUP_STEP,
    SHIP,
    SIDES,
    STRIP,
    UNSEEN,
)
from perihelion.roll.phases.build import needed, top_side
from perihelion.roll.phases.manage import recallable, recruits_asked
from perihelion.roll.phases.produce import capacity
from perihelion.roll.phases.round import rest_of_round
from perihelion.roll.phases.ship import shipped_good
from perihelion.roll.seat import Seat, stack_place
from perihelion.roll.state import Roll
from perihelion.roll.tiles import DICE_IN_BOX, FACES
from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import (
    LARGEST,
    check_asked,
    check_given,
    check_kernel,
    check_sealed,
    in_range,
)
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad

OUTSIDE_PHASES: Final = {
    SETUP_STEP: ["arrange", "roll", "assign", "reveal"],
    ASSIGN_STEP: ["assign", "reveal"],
    MANAGE_STEP: ["manage", "end-round"],
}
"""What is left of the round in the steps that ask everybody at once."""

LANES: Final = {
    EXPLORE: [
        ["explore"],
        ["abandon", "explore"],
        ["place", "explore"],
        ["rearrange", "explore"],
        ["extra-tile"],
    ],
    DEVELOP: [
        ["develop"],
        ["use-developers", "developers-to-cup", "enter", "develop"],
        ["developers-to-cup", "enter", "develop"],
        ["lose", "develop"],
    ],
    SETTLE: [
        ["settle"],
        ["use-settlers", "settlers-to-cup", "enter", "settle"],
        ["settlers-to-cup", "enter", "settle"],
        ["lose", "settle"],
    ],
    PRODUCE: [["produce"]],
    SHIP: [["ship"], ["shipper", "ship"], ["bank", "ship"]],
}
"""What may lie in a lane in each phase, the step in progress first."""

TURNS: Final = {
    EXPLORE: ["explore", "draw-given explore", "draw-extra"],
    DEVELOP: ["develop"],
    SETTLE: ["settle"],
    PRODUCE: [],
    SHIP: ["ship"],
}
"""What a seat may still have before it where seats take turns."""


def checked(g: Roll) -> Roll:
    """The position, if it is one that can be played on or, as a view, looked at."""
    check_pieces(g)
    check_question(g)
    return g


# -- the pieces --------------------------------------------------------------


def check_pieces(g: Roll) -> None:
    """Every tile somewhere once, every die counted, and numbers that can be."""
    check_kernel(g, g.setup.players, len(g.seats), g.setup.automatic)
    in_range(g.round, 0, "round")
    in_range(g.pool, -LARGEST, "pool")
    in_range(g.played, 0, "played", BIT[PHASES] - 1)
    in_range(g.step, 0, "step", OVER_STEP)
    starts: list[i64] = []
    for i in range(g.setup.players):
        _check_seat(g, i)
        _check_start_tiles(g, i, starts)
        _check_goods(g, i)
        _check_rolled(g, i)
    _check_tiles(g)
    _check_dice(g)


def _check_seat(g: Roll, i: i64) -> None:
    """The numbers of one seat."""
    seat = g.seats[i]
    here = f"seats {i}"
    in_range(seat.number, 1, f"{here} faction", FACTION_SIDES // 2)
    in_range(seat.credits, 1, f"{here} credits", 10)
    in_range(seat.chips, 0, f"{here} chips")
    in_range(seat.building, NOTHING, f"{here} building", GAME_SIDES - 1)
    in_range(seat.scouted, 0, f"{here} scouted", 1)
    in_range(seat.missing, 0, f"{here} missing", GAME_SIDES // 2)
    if seat.shipping != NOTHING and shipped_good(seat) < 0:
        raise bad(f"{here} shipping")
    for name, counts, length in (
        ("dice", seat.dice, PLACES * COLOURS),
        ("extra", seat.extra, COLOURS),
        ("used", seat.used, COLOURS),
    ):
        if len(counts) != length:
            raise bad(f"{here} {name}")
        for count in counts:
            in_range(count, 0, f"{here} {name}", 99)


def _check_start_tiles(g: Roll, i: i64, seen: list[i64]) -> None:
    """A tableau begins with both halves of its faction and a home world; none is there twice."""
    tableau = g.seats[i].tableau
    if tableau[:2] != faction_sides(g.seats[i].number) or len(tableau) < 3:
        raise bad(f"seats {i} tableau")
    in_range(tableau[2], GAME_SIDES + FACTION_SIDES, f"seats {i} tableau", SIDES - 1)
    for s in tableau[:3]:
        if s in seen:
            raise BadRecord("CARD_TWICE", {"card": g.name(s)})
        seen.append(s)
    for s in tableau[3:]:
        in_range(s, 0, f"seats {i} tableau", GAME_SIDES - 1)


def _check_goods(g: Roll, i: i64) -> None:
    """Goods lie on coloured worlds of their owner, no more than there is room for."""
    seat = g.seats[i]
    most = capacity(g, i)
    for k, good in enumerate(seat.goods):
        s = good // 8
        if s not in seat.tableau or not g.sides[s].coloured or good % 8 >= COLOURS:
            raise bad(f"seats {i} goods")
        if seat.goods_on(s) > most or (k > 0 and good < seat.goods[k - 1]):
            raise bad(f"seats {i} goods")


def _check_rolled(g: Roll, i: i64) -> None:
    """Dice show one of their faces; in a view nobody knows which but the owner."""
    rolled = g.seats[i].rolled
    hidden = g.viewer != NO_VIEW and g.viewer != i
    for k, die in enumerate(rolled):
        in_range(die, 0, f"seats {i} rolled", COLOURS * 8 - 1)
        fine = die % 8 == UNSEEN if hidden else die % 8 in FACES[die // 8]
        if not fine or (k > 0 and die < rolled[k - 1]):
            raise bad(f"seats {i} rolled")


def _check_tiles(g: Roll) -> None:
    """Every tile lies somewhere exactly once; in a view those face down make up the number."""
    seen: list[bool] = [False] * (GAME_SIDES // 2)
    hidden = 0
    for field, pile, may_hide in _piles(g):
        for t in pile:
            if t == HIDDEN and may_hide:
                hidden += 1
            elif t == HIDDEN:
                raise BadRecord("UNKNOWN_CARD", {"card": "?"})
            elif not 0 <= t < len(seen):
                raise bad(field)
            elif seen[t]:
                raise BadRecord("CARD_TWICE", {"card": g.name(2 * t)})
            else:
                seen[t] = True
    missing = [g.name(2 * t) for t in range(len(seen)) if not seen[t]]
    if len(missing) > hidden:
        raise BadRecord("CARD_MISSING", {"card": missing[0]})
    if len(missing) < hidden:
        raise BadRecord("CARD_TWICE", {"card": "?"})


def _piles(g: Roll) -> list[tuple[str, list[i64], bool]]:
    """Wherever tiles lie, and whether they may lie there face down."""
    view = g.viewer != NO_VIEW
    out: list[tuple[str, list[i64], bool]] = [
        ("bag", g.bag, view),
        ("pile", g.pile, view),
        ("out", g.out, False),
    ]
    for i, seat in enumerate(g.seats):
        others = view and i != g.viewer
        completed = [s // 2 for s in seat.tableau if s < GAME_SIDES]
        out.append((f"seats {i} tableau", completed, False))
        out.append((f"seats {i} hand", seat.hand, others))
        for name, stack in (("dev", seat.dev), ("world", seat.world)):
            out.append((f"seats {i} {name}", stack[:1], False))
            out.append((f"seats {i} {name}", stack[1:], others))
    return out


def _check_dice(g: Roll) -> None:
    """Supply and players together have what the box holds, and nobody is without dice."""
    if len(g.supply) != COLOURS:
        raise bad("supply")
    for colour in range(COLOURS):
        count = g.supply[colour]
        in_range(count, 0, "supply")
        for seat in g.seats:
            count += seat.owned(colour)
        if count != DICE_IN_BOX[colour]:
            raise bad("supply")
    for i, seat in enumerate(g.seats):
        if not any(seat.owned(colour) for colour in range(COLOURS)):
            raise bad(f"seats {i} dice")


# -- the question ------------------------------------------------------------


def check_question(g: Roll) -> None:
    """Somebody is asked something that the rules ask there, or the game is over."""
    if check_asked(g) == (g.step == OVER_STEP):
        raise bad("step")
    for i in range(g.setup.players):
        _check_places(g, i)
        _check_notes(g, i)
    if g.step == OVER_STEP:
        return
    words = [step.word() for step in reversed(g.agenda)]
    if g.step in OUTSIDE_PHASES:
        if words != OUTSIDE_PHASES[g.step] or any(g.lanes):
            raise bad("agenda")
        check_sealed(g, _concerned(g))
    else:
        _check_phase(g, words)
    for i in range(g.setup.players):
        check_given(g, i)


def _check_places(g: Roll, i: i64) -> None:
    """Dice wait only for phases that are still to come in this round, and roll when they should."""
    seat = g.seats[i]
    for phase in range(PHASES):
        if seat.total(ROW + phase) + seat.total(STRIP + phase) > 0:
            if not g.plays(phase) or g.step >= MANAGE_STEP or g.step - PHASE_STEP > phase:
                raise bad(f"seats {i} dice")
    assigning = g.step == ASSIGN_STEP
    if seat.total(DICTATE) > 0 or (assigning and seat.total(CUP) > 0):
        raise bad(f"seats {i} dice")
    if assigning != (len(seat.rolled) > 0):
        raise bad(f"seats {i} rolled")
    if g.step == SETUP_STEP and seat.total(CUP) == 0:
        raise bad(f"seats {i} dice")
    if g.step <= ASSIGN_STEP and g.played:
        raise bad("played")


def _check_notes(g: Roll, i: i64) -> None:
    """What a seat has before it while it acts is there then, and only then."""
    seat = g.seats[i]
    lane = g.lanes[i]
    front = lane[-1].word() if lane else ""
    here = f"seats {i}"
    held: i64 = 2 if g.step == SETUP_STEP else 0
    if front == "place" or front == "extra-tile":
        held = max(i64(len(seat.hand)), i64(1))
    if len(seat.hand) != held:
        raise bad(f"{here} hand")
    completing = front in ("use-developers", "use-settlers", "lose") or front.endswith("-to-cup")
    if completing != (seat.building != NOTHING):
        raise bad(f"{here} building")
    if (front == "shipper") != (seat.shipping != NOTHING):
        raise bad(f"{here} shipping")
    if seat.missing and g.step != PHASE_STEP + EXPLORE:
        raise bad(f"{here} missing")
    if any(seat.used) != front.endswith("-to-cup"):
        raise bad(f"{here} used")
    more: list[i64] = [0] * COLOURS
    phase = g.step - PHASE_STEP
    if phase == EXPLORE or phase == SHIP:
        for power in seat.powers(phase, g.sides):
            for colour in power.extra_workers():
                more[colour] += 1
    for colour in range(COLOURS):
        in_range(seat.extra[colour], 0, f"{here} extra", more[colour])


def _concerned(g: Roll) -> i64:
    """The seats to which the common question goes."""
    called: i64 = 0
    for i in range(g.setup.players):
        if g.step != MANAGE_STEP or recruits_asked(g, i) > 0 or recallable(g, i):
            called |= BIT[i]
    return called


def _check_phase(g: Roll, words: list[str]) -> None:
    """Seats that act each in their own time or one after the other, and what follows."""
    phase = g.step - PHASE_STEP
    rest = [step.word() for step in rest_of_round(g, phase + 1)]
    name = PHASE_WORDS[phase]
    ends = [f"{name}-end", *rest]
    if not g.plays(phase) or words[-len(ends) :] != ends:
        raise bad("agenda")
    before = words[: -len(ends)]
    extra = any(lane and lane[-1].word() == "extra-tile" for lane in g.lanes)
    if phase == EXPLORE and not extra and before[-1:] == ["extra-tile-phase"]:
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
    """A turn still to come, or tiles still to be given into the bag."""
    if word == "give" and phase == EXPLORE:
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
    """What the seat needs to have on the table for the step in progress."""
    seat = g.seats[i]
    fine = True
    if word == "develop" or word == "settle":
        fine = bool(seat.stack(phase)) and dice_on(seat, phase) < needed_on_top(g, i, phase)
    elif word == "lose":
        fine = seat.building == seat.tableau[-1] and g.sides[seat.building].loses
    elif seat.building != NOTHING:
        fine = bool(seat.stack(phase)) and seat.building == top_side(g, i, phase)
        fine = fine and dice_on(seat, phase) >= needed_on_top(g, i, phase)
        if word.endswith("-to-cup"):
            fine = fine and sum(seat.used) == needed_on_top(g, i, phase)
            for colour in range(COLOURS):
                fine = fine and seat.used[colour] <= seat.at(stack_place(phase), colour)
    elif word == "ship":
        fine = seat.all_workers(SHIP) > 0
    if not fine:
        raise bad(f"seats {i}")


def dice_on(seat: Seat, phase: i64) -> i64:
    """Dice on the stack of a phase."""
    return seat.total(stack_place(phase))


def needed_on_top(g: Roll, i: i64, phase: i64) -> i64:
    """Workers that the top tile of a stack needs."""
    return needed(g, i, top_side(g, i, phase))
