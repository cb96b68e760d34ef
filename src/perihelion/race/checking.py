"""Is this a position that can be played on? Whatever comes from outside is asked here.

First the pieces: every card lies somewhere exactly once and every number is one that can be. Then
the question: what is left of the round is what the chosen actions call for, and whoever is asked
has an answer. Cards lie face down only in views.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.ids import (
    ACTIONS,
    CONSUME_PHASE,
    DEVELOP_AGAIN,
    DEVELOP_PHASE,
    EXPLORE_PHASE,
    HIDDEN,
    NO_CARD,
    NO_PHASE,
    PHASES,
    POWER,
    PRODUCE_PHASE,
    ROUND_END_PHASE,
    SEARCH_BIT,
    SETTLE_AGAIN,
    SETTLE_PHASE,
)
from perihelion.race.phases.explore import to_keep
from perihelion.race.phases.produce import plan
from perihelion.race.phases.round import HAND_LIMIT, phases_chosen
from perihelion.race.phases.settle import tactics_card
from perihelion.race.phases.ways import placeable
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import (
    LARGEST,
    check_asked,
    check_given,
    check_kernel,
    check_sealed,
    in_range,
    try_out,
)
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad
from perihelion.tabletop.table import NO_VIEW

PHASE_STEPS: Final = {
    EXPLORE_PHASE: "explore",
    DEVELOP_PHASE: "develop-phase",
    DEVELOP_AGAIN: "develop-phase-again",
    SETTLE_PHASE: "settle-phase",
    SETTLE_AGAIN: "settle-phase-again",
    CONSUME_PHASE: "consume",
    PRODUCE_PHASE: "produce",
    ROUND_END_PHASE: "hand-limit",
}
"""The step of the round with which each phase began."""

OPENING: Final = ["opening-discard", "start-goods", "action"]

COMMON: Final = {
    NO_PHASE: ["action", "opening-discard"],
    EXPLORE_PHASE: ["explore-keep"],
    DEVELOP_PHASE: ["develop"],
    DEVELOP_AGAIN: ["develop"],
    SETTLE_PHASE: ["settle"],
    SETTLE_AGAIN: ["settle"],
    ROUND_END_PHASE: ["hand-limit"],
}
"""The questions that are put to all in each phase."""

SETTLING: Final = ["settle-method", "settle-pay", "after-world"]

LANES: Final = {
    DEVELOP_PHASE: [["develop-pay", "after-development"]],
    DEVELOP_AGAIN: [["develop-pay", "after-development"]],
    SETTLE_PHASE: [SETTLING, SETTLING[1:], ["settle-tactics"]],
    SETTLE_AGAIN: [SETTLING, SETTLING[1:], ["settle-tactics"]],
    CONSUME_PHASE: [
        ["sell", "consume-power"],
        ["consume-power"],
        ["consume-goods", "consume-power"],
        ["consume-cards", "consume-power"],
        ["gamble", "consume-power"],
    ],
}
"""What may lie in a lane in each phase, the step in progress first; Produce plans its own."""

TURNS: Final = {
    SETTLE_PHASE: [SETTLING, ["settle-tactics"]],
    SETTLE_AGAIN: [SETTLING, ["settle-tactics"]],
    CONSUME_PHASE: [["sell", "consume-power"]],
}
"""What a seat may still have before it where seats take turns."""


def checked(g: Race) -> Race:
    """The position, if it is one that can be played on or, as a view, looked at."""
    check_pieces(g)
    check_question(g)
    return g


# -- the pieces --------------------------------------------------------------


def check_pieces(g: Race) -> None:
    """Every card somewhere once, and numbers that can be."""
    check_kernel(g, g.setup.players, len(g.seats), g.setup.automatic)
    in_range(g.round, 0, "round")
    in_range(g.pool, -LARGEST, "pool")
    for i in range(g.setup.players):
        _check_seat(g, i)
    _check_cards(g)


def _check_seat(g: Race, i: i64) -> None:
    """The numbers of one seat."""
    seat = g.seats[i]
    here = f"seats {i}"
    in_range(seat.start, -1, f"{here} start", 15)
    in_range(seat.chips, 0, f"{here} chips")
    most: i64 = BIT[ACTIONS] if g.arc is None else BIT[SEARCH_BIT + 1]
    in_range(seat.actions, 0, f"{here} actions", most - 1)
    for name, number in (
        ("prestige", seat.prestige),
        ("gained", seat.gained),
        ("boosted", seat.boosted),
        ("firsts", seat.firsts),
        ("settled", seat.settled),
        ("declared", seat.declared),
    ):
        in_range(number, 0, f"{here} {name}", LARGEST if g.arc is not None else 0)
    for c in seat.snapshot:
        in_range(c, 0, f"{here} snapshot", len(g.cards) - 1)
    in_range(seat.owes, 0, f"{here} owes", 99)
    in_range(seat.tactics, 0, f"{here} tactics", 99)
    in_range(seat.using, POWER, f"{here} using", POWER + len(g.box.powers) - 1)
    for power in seat.used:
        if not 0 <= power < len(g.cards):
            in_range(power, POWER, f"{here} used", POWER + len(g.box.powers) - 1)
    if g.arc is None and len(set(seat.used)) != len(seat.used):
        raise bad(f"{here} used")
    for kind in seat.made:
        in_range(kind, 0, f"{here} made", 3)
    if seat.placed != NO_CARD and seat.placed not in seat.tableau:
        raise bad(f"{here} placed")
    if len(set(seat.shown)) != len(seat.shown) or not set(seat.shown) <= set(seat.hand):
        raise bad(f"{here} shown")
    opening = g.arc is not None and len(seat.drawn) == 2
    if not (seat.tableau or opening) or len(seat.goods) != len(seat.tableau):
        raise bad(f"{here} tableau")


def _check_cards(g: Race) -> None:
    """Every card lies somewhere exactly once; in a view those face down make up the number."""
    count: i64 = len(g.cards)
    seen: list[bool] = [False] * count
    hidden = 0
    for field, pile, may_hide in _piles(g):
        for c in pile:
            if c == HIDDEN and may_hide:
                hidden += 1
            elif c == HIDDEN:
                raise BadRecord("UNKNOWN_CARD", {"card": "?"})
            elif not 0 <= c < count or not g.box.present[c]:
                raise bad(field)
            elif seen[c]:
                raise BadRecord("CARD_TWICE", {"card": g.box.words[c]})
            else:
                seen[c] = True
    missing = [g.box.words[c] for c in range(count) if g.box.present[c] and not seen[c]]
    if len(missing) > hidden:
        raise BadRecord("CARD_MISSING", {"card": missing[0]})
    if len(missing) < hidden:
        raise BadRecord("CARD_TWICE", {"card": "?"})
    for i, seat in enumerate(g.seats):
        _check_tableau(g, i, seat)


def _piles(g: Race) -> list[tuple[str, list[i64], bool]]:
    """Wherever cards lie, and whether they may lie there face down."""
    view = g.viewer != NO_VIEW
    out: list[tuple[str, list[i64], bool]] = [
        ("deck", g.deck, view),
        ("discard", g.discard, view),
        ("out", g.out, False),
    ]
    arc = g.arc
    if arc is not None:
        mine = view and g.viewer >= 0 and g.tucks(g.seats[g.viewer])
        out.append(("tucked", arc.tucked, view and not mine))
        out.append(("paid", arc.paid, view and not mine))
        out.append(("flipped", arc.flipped, False))
    for i, seat in enumerate(g.seats):
        others = view and i != g.viewer
        out.append((f"seats {i} tableau", seat.tableau, False))
        out.append((f"seats {i} goods", [c for c in seat.goods if c != NO_CARD], view))
        out.append((f"seats {i} hand", seat.hand, others))
        out.append((f"seats {i} drawn", seat.drawn, others))
    return out


def _check_tableau(g: Race, i: int, seat: Seat) -> None:
    """No development twice, and goods only on worlds that can have one."""
    names: list[str] = []
    for k, c in enumerate(seat.tableau):
        card = g.cards[c]
        if card.slug in names:
            raise BadRecord("CARD_TWICE", {"card": card.slug})
        names.append(card.slug)
        if seat.goods[k] != NO_CARD and card.kind < 0:
            raise bad(f"seats {i} tableau {k}")


# -- the question ------------------------------------------------------------


def check_question(g: Race) -> None:
    """Somebody is asked something that the rules ask there, or the game is over."""
    in_range(g.phase, 0, "phase", len(PHASES) - 1)
    if not check_asked(g):
        return
    if g.arc is not None:
        for i in range(g.setup.players):
            check_given(g, i)
        try_out(g)
        return
    words = [step.word() for step in reversed(g.agenda)]
    rest = _rest_of_round(g)
    inner = words[: len(words) - len(rest)]
    if words[len(inner) :] != rest:
        raise bad("agenda")
    if any(g.lanes):
        _check_lanes(g, inner)
    else:
        _check_common(g, inner)
    for i in range(g.setup.players):
        if inner != ["explore-keep"] and g.seats[i].drawn:
            raise bad(f"seats {i} drawn")
        check_given(g, i)


def _rest_of_round(g: Race) -> list[str]:
    """The words of the steps that follow the phase in progress."""
    if g.phase == NO_PHASE:
        return []
    round_plan = [step.word() for step in phases_chosen(g)]
    began = PHASE_STEPS[g.phase]
    if began not in round_plan:
        raise bad("phase")
    return round_plan[round_plan.index(began) + 1 :]


def _check_common(g: Race, inner: list[str]) -> None:
    """A question to all to whom it goes; their answers are sealed."""
    if g.phase == NO_PHASE:
        if inner != ["action"] and inner != OPENING:
            raise bad("agenda")
        if inner == ["action"] and any(seat.actions for seat in g.seats):
            raise bad("actions")
    elif len(inner) != 1 or inner[0] not in COMMON.get(g.phase, []):
        raise bad("agenda")
    called: i64 = 0
    for i, seat in enumerate(g.seats):
        concerned = True
        if inner[0] == "explore-keep":
            concerned = to_keep(g, seat) < len(seat.drawn)
        elif inner[0] == "hand-limit":
            concerned = len(seat.hand) > HAND_LIMIT
        if concerned:
            called |= BIT[i]
    check_sealed(g, called)


def _check_lanes(g: Race, inner: list[str]) -> None:
    """Seats that act each in their own time, or one after the other."""
    if g.answered:
        raise bad("answered")
    for i, lane in enumerate(g.lanes):
        if bool(lane) != (g.asked & BIT[i] != 0):
            raise bad("asked")
        if lane:
            words = [step.word() for step in reversed(lane)]
            known = _suffixes(g, i) if g.phase == PRODUCE_PHASE else LANES.get(g.phase, [])
            if words not in known:
                raise bad(f"lanes {i}")
            _check_progress(g, i, words[0])
    if g.phase == PRODUCE_PHASE:
        if not inner or inner.pop() != "produce-compare":
            raise bad("agenda")
    places = [k for k, i in enumerate(g.order) if g.lanes[i]]
    for turn in inner:
        parts = turn.replace(": ", " ", 1).split(" ", 2)
        place = _place(g, parts)
        if len(places) != 1 or place <= places[0]:
            raise bad("agenda")
        places = [place]
        _check_turn(g, g.order[place], parts[2])


def _place(g: Race, parts: list[str]) -> int:
    """Whose turn it is, as a place in player order."""
    if len(parts) == 3 and parts[0] == "turn":
        for k, i in enumerate(g.order):
            if parts[1] == str(i):
                return k
    raise bad("agenda")


def _suffixes(g: Race, i: int) -> list[list[str]]:
    """What may be left of the production of a seat when it is asked for a windfall world."""
    words = [step.word() for step in plan(g, g.seats[i])]
    return [words[k:] for k in range(len(words)) if words[k].startswith("windfall ")]


def _check_turn(g: Race, i: i64, steps: str) -> None:
    """A turn still to come: its steps, and that they can be carried out."""
    if g.phase == PRODUCE_PHASE:
        known = [", ".join(step.word() for step in plan(g, g.seats[i]))]
    else:
        known = [", ".join(words) for words in TURNS.get(g.phase, [])]
    if steps not in known:
        raise bad("agenda")
    _check_progress(g, i, steps.split(", ")[0])


def _check_progress(g: Race, i: i64, word: str) -> None:
    """What the seat needs to have on the table for the step that is next for it."""
    seat = g.seats[i]
    have: i64 = len(seat.hand)
    fine = True
    if word.endswith("-pay"):
        fine = seat.placed != NO_CARD and 0 < seat.owes <= have
        fine = fine and g.cards[seat.placed].world == (word == "settle-pay")
    elif word == "settle-method":
        fine = seat.placed != NO_CARD and g.cards[seat.placed].world
        fine = fine and placeable(g, i, seat.placed, [], have, NO_CARD)
    elif word == "settle-tactics":
        fine = tactics_card(g, seat) != NO_CARD
    elif word in ("consume-goods", "consume-cards", "gamble"):
        power = g.box.powers[seat.using - POWER]
        fine = seat.using in seat.used
        if word == "consume-goods":
            fine = fine and not power.bets() and power.least_goods() > 0
        elif word == "consume-cards":
            fine = fine and power.most_cards() > 0
        else:
            fine = fine and power.bets()
    if not fine:
        raise bad(f"seats {i}")
