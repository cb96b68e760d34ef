"""Is this a position that can be played on? Everything from outside is checked here.

The layout checks that every card lies in exactly one place and every number is possible. Here we
check that the pieces fit each other, and that the rules would ask the open question there. A phase
can have too many states to list. So what is still to come must be made of the steps of the phase,
followed by the rest of the round; the question must go to those who would be asked now; and then
the position is tried out to the end of the round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.round import next_round, opening_steps, phases_chosen
from perihelion.race.phases.rule import EachInTurn
from perihelion.race.phases.strengths import takeover_power
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.tiles import FIRSTS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.checking import check_asked, check_given, check_put, in_range, try_out
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad
from perihelion.tabletop.step import EVERYONE, AnyStep
from perihelion.tabletop.table import Table

BEGAN_WITH: Final = {
    ids.EXPLORE_PHASE: "explore",
    ids.DEVELOP_PHASE: "develop-phase",
    ids.DEVELOP_AGAIN: "develop-phase-again",
    ids.SETTLE_PHASE: "settle-phase",
    ids.SETTLE_AGAIN: "settle-phase-again",
    ids.CONSUME_PHASE: "consume",
    ids.PRODUCE_PHASE: "produce",
    ids.ROUND_END_PHASE: "hand-limit",
}
"""The step of the round that begins each phase."""

DEVELOP: Final = {
    "develop-draw", "develop-discard", "develop", "develop-resolve", "develop-method",
    "develop-good", "develop-pay", "tuck-payment", "after-development",
}  # fmt: skip

SETTLE: Final = {
    "settle", "settle-method", "settle-tactics", "mercenaries", "spend-good", "settle-pay",
    "tuck-payment", "after-world", "after-placing-discard", "settle-extra", "settle-second",
    "settle-sneak", "sneak-method", "replace-old", "replace-new", "takeover-military",
    "takeover-target", "prevent-takeovers", "takeover-prevent", "resolve-attack",
    "takeover-defend", "compare-attack",
}  # fmt: skip

STEPS: Final = {
    ids.NO_PHASE: {"search-category", "search-on", "search-oort", "search-match"},
    ids.EXPLORE_PHASE: {"explore-prestige", "explore-draw", "explore-keep"},
    ids.DEVELOP_PHASE: DEVELOP,
    ids.DEVELOP_AGAIN: DEVELOP,
    ids.SETTLE_PHASE: SETTLE,
    ids.SETTLE_AGAIN: SETTLE,
    ids.CONSUME_PHASE: {
        "sell", "consume-power", "consume-goods", "refinery-price", "consume-cards", "gamble",
        "ante-card", "ante-keep", "boost-trade-cards",
    },
    ids.PRODUCE_PHASE: {
        "everybody-produces", "produce-goods", "windfall", "refinery-kind", "produce-power",
        "produce-discard", "produced-draws", "produce-compare",
    },
    ids.ROUND_END_PHASE: {"hand-limit"},
}  # fmt: skip
"""The steps that a phase is made of; some carry numbers after their name."""

PAYING: Final = {"develop-method", "develop-pay", "settle-method", "settle-pay", "sneak-method"}
"""The steps that are about the card just placed."""

# -- the pieces --------------------------------------------------------------


def check_fit(g: Race) -> None:
    """Refuse pieces that do not fit together."""
    for i in range(g.setup.players):
        _check_seat(g, i)
        _check_tableau(g, i, g.seats[i])
    _check_expansions(g)
    _check_attacks(g)


def _check_seat(g: Race, i: i64) -> None:
    """Check that every note about a card is about one that is there."""
    seat = g.seats[i]
    here = f"seats {i}"
    if not g.setup.expansions and len(set(seat.used)) != len(seat.used):
        raise bad(f"{here} used")
    if seat.placed != ids.NO_CARD and seat.placed not in seat.tableau:
        raise bad(f"{here} placed")
    if len(set(seat.shown)) != len(seat.shown) or not set(seat.shown) <= set(seat.hand):
        raise bad(f"{here} shown")
    opening = g.setup.expansions and len(seat.drawn) == 2
    if not (seat.tableau or opening or g.setup.takeovers):  # the only world may be taken over
        raise bad(f"{here} tableau")


def _check_expansions(g: Race) -> None:
    """Check that each goal is there once, that nobody holds a first goal, and that the leader tile
    has no more prestige than its holder.
    """
    pieces = g.expansions
    if len(set(pieces.goals)) != len(pieces.goals):
        raise bad("goals")
    if len(pieces.holders) != len(pieces.goals):
        raise bad("holders")
    for k in range(len(pieces.goals)):
        if pieces.goals[k] < FIRSTS and pieces.holders[k] != NOBODY:
            raise bad("holders")
    leader = pieces.tile
    in_range(pieces.on_tile, 0, "on_tile", g.seats[leader].prestige if leader != NOBODY else 0)


def _check_attacks(g: Race) -> None:
    """Check that takeovers are declared in Settle, by a player with such a power,
    against another.
    """
    players: i64 = g.setup.players
    cards: i64 = len(g.cards)
    attacks = g.expansions.attacks
    if attacks and not (g.setup.takeovers and g.phase in (ids.SETTLE_PHASE, ids.SETTLE_AGAIN)):
        raise bad("attacks")
    for attack in attacks:
        in_range(attack.attacker, 0, "attacks", players - 1)
        in_range(attack.owner, 0, "attacks", players - 1)
        in_range(attack.power, 0, "attacks", cards - 1)
        in_range(attack.world, 0, "attacks", cards - 1)
        in_range(attack.fleet, ids.NO_CARD, "attacks", cards - 1)
        if attack.attacker == attack.owner or takeover_power(g, attack.power) is None:
            raise bad("attacks")
    in_range(g.expansions.prevented, NOBODY, "prevented", len(attacks) - 1)


def _check_tableau(g: Race, i: int, seat: Seat) -> None:
    """Check that no development is there twice, and goods only on worlds that can have one."""
    names: list[str] = []
    for k, c in enumerate(seat.tableau):
        card = g.cards[c]
        if card.slug in names:
            raise BadRecord("CARD_TWICE", {"card": card.slug})
        names.append(card.slug)
        if seat.goods[k] != ids.NO_CARD and card.kind < 0:
            raise bad(f"seats {i} tableau {k}")


# -- the question ------------------------------------------------------------


def check_question(g: Race) -> None:
    """Refuse a position whose steps do not belong together or on which play stumbles."""
    if not check_asked(g):
        return
    steps = g.agenda[::-1]
    words = [step.word() for step in steps]
    common: list[AnyStep] = []
    for step in steps[: _within_phase(g, words)]:
        if isinstance(step, EachInTurn) and not common:
            _check_steps(g, step.seat, step.steps, "agenda")
        else:
            common.append(step)
    _check_steps(g, EVERYONE, common, "agenda")
    for i, lane in enumerate(g.lanes):
        _check_steps(g, i, lane[::-1], f"lanes {i}")
        if g.seats[i].drawn and words[0] not in ("explore-keep", "opening-start-world"):
            raise bad(f"seats {i} drawn")
    check_put(g)
    for i in range(g.setup.players):
        check_given(g, i)
    try_out(g, _round_over)


def _within_phase(g: Race, words: list[str]) -> int:
    """How many steps belong to the phase in progress: those before what is left of the round.
    Before the round has its phases there are none.
    """
    plan = [step.word() for step in phases_chosen(g)]
    if g.phase == ids.NO_PHASE:
        if _opens(g, words):
            return 0
    elif g.phase == ids.ROUND_END_PHASE and words == ["final-kind"]:
        return 0
    elif BEGAN_WITH[g.phase] not in plan:
        raise bad("phase")
    else:
        plan = plan[plan.index(BEGAN_WITH[g.phase]) + 1 :]
    count = len(words) - len(plan)
    if words[max(count, 0) :] != plan or not (count or any(g.lanes)):
        raise bad("agenda")
    return count


def _opens(g: Race, words: list[str]) -> bool:
    """Whether these steps lead to the choice of actions, at the beginning or in any round, or
    follow it in a game with expansions.
    """
    if not g.setup.expansions and words == ["action"] and any(seat.actions for seat in g.seats):
        raise bad("actions")
    plans = [next_round(g.setup), opening_steps(g.setup, False)]
    if g.setup.expansions:
        plans.append(opening_steps(g.setup, True))
        if words == ["action-last", "boosts"]:
            return True
    return any(words == [step.word() for step in plan[-len(words) :]] for plan in plans)


def _check_steps(g: Race, i: i64, steps: list[AnyStep], field: str) -> None:
    """Check that there are only steps of the phase, none twice except those with numbers, and that
    whatever is being paid for has been placed.
    """
    words = [step.word() for step in steps]
    for word in words:
        if word.split(" ")[0] not in STEPS[g.phase]:
            raise bad(field)
    if len(set(words)) < len(words) or i >= g.setup.players:
        raise bad(field)
    if i >= 0 and words and words[0] in PAYING and g.seats[i].placed == ids.NO_CARD:
        raise bad(f"seats {i}")


def _round_over(g: Table, twin: Table) -> bool:
    """Whether the round in which the trial began is over."""
    return twin.round() > g.round()
