"""Whether the question in progress is one that the rules ask there.

A position comes from outside: a file, another process. Who is asked, what has been said and what
is still to come must fit together, or play would stumble later over what was wrong from the start.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.explore import to_keep
from perihelion.race.phases.produce import plan
from perihelion.race.phases.round import HAND_LIMIT, phases_chosen
from perihelion.race.phases.settle import tactics_card
from perihelion.race.phases.settle_price import placeable
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import check_given, check_sealed
from perihelion.tabletop.shapes import bad

PHASE_STEPS: Final = {
    ids.EXPLORE_PHASE: "explore",
    ids.DEVELOP_PHASE: "develop-phase",
    ids.DEVELOP_AGAIN: "develop-phase-again",
    ids.SETTLE_PHASE: "settle-phase",
    ids.SETTLE_AGAIN: "settle-phase-again",
    ids.CONSUME_PHASE: "consume",
    ids.PRODUCE_PHASE: "produce",
    ids.ROUND_END_PHASE: "hand-limit",
}
"""The step of the round with which each phase began."""

OPENING: Final = ["opening-discard", "start-goods", "action"]

COMMON: Final = {
    ids.NO_PHASE: ["action", "opening-discard"],
    ids.EXPLORE_PHASE: ["explore-keep"],
    ids.DEVELOP_PHASE: ["develop"],
    ids.DEVELOP_AGAIN: ["develop"],
    ids.SETTLE_PHASE: ["settle"],
    ids.SETTLE_AGAIN: ["settle"],
    ids.ROUND_END_PHASE: ["hand-limit"],
}
"""The questions that are put to all in each phase."""

SETTLING: Final = ["settle-method", "settle-pay", "after-world"]

LANES: Final = {
    ids.DEVELOP_PHASE: [["develop-pay", "after-development"]],
    ids.DEVELOP_AGAIN: [["develop-pay", "after-development"]],
    ids.SETTLE_PHASE: [SETTLING, SETTLING[1:], ["settle-tactics"]],
    ids.SETTLE_AGAIN: [SETTLING, SETTLING[1:], ["settle-tactics"]],
    ids.CONSUME_PHASE: [
        ["sell", "consume-power"],
        ["consume-power"],
        ["consume-goods", "consume-power"],
        ["consume-cards", "consume-power"],
        ["gamble", "consume-power"],
    ],
}
"""What may lie in a lane in each phase, the step in progress first; Produce plans its own."""

TURNS: Final = {
    ids.SETTLE_PHASE: [SETTLING, ["settle-tactics"]],
    ids.SETTLE_AGAIN: [SETTLING, ["settle-tactics"]],
    ids.CONSUME_PHASE: [["sell", "consume-power"]],
}
"""What a seat may still have before it where seats take turns."""


def check_question(g: Race) -> None:
    """In the base game: what is asked is what the rules ask there."""
    words = [step.word() for step in reversed(g.agenda)]
    rest = rest_of_round(g)
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


def rest_of_round(g: Race) -> list[str]:
    """The words of the steps that follow the phase in progress."""
    if g.phase == ids.NO_PHASE:
        return []
    round_plan = [step.word() for step in phases_chosen(g)]
    began = PHASE_STEPS[g.phase]
    if began not in round_plan:
        raise bad("phase")
    return round_plan[round_plan.index(began) + 1 :]


def _check_common(g: Race, inner: list[str]) -> None:
    """A question to all to whom it goes; their answers are sealed."""
    if g.phase == ids.NO_PHASE:
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
            known = _suffixes(g, i) if g.phase == ids.PRODUCE_PHASE else LANES.get(g.phase, [])
            if words not in known:
                raise bad(f"lanes {i}")
            _check_progress(g, i, words[0])
    if g.phase == ids.PRODUCE_PHASE:
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
    if g.phase == ids.PRODUCE_PHASE:
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
        fine = seat.placed != ids.NO_CARD and 0 < seat.owes <= have
        fine = fine and g.cards[seat.placed].world == (word == "settle-pay")
    elif word == "settle-method":
        fine = seat.placed != ids.NO_CARD and g.cards[seat.placed].world
        fine = fine and placeable(g, i, seat.placed, [], have, ids.NO_CARD)
    elif word == "settle-tactics":
        fine = tactics_card(g, seat) != ids.NO_CARD
    elif word in ("consume-goods", "consume-cards", "gamble"):
        power = g.box.powers[seat.using - ids.POWER]
        fine = seat.using in seat.used
        if word == "consume-goods":
            fine = fine and not power.bets() and power.least_goods() > 0
        elif word == "consume-cards":
            fine = fine and power.most_cards() > 0
        else:
            fine = fine and power.bets()
    if not fine:
        raise bad(f"seats {i}")
