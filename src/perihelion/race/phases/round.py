"""A round: choose actions in secret, play the chosen phases, cut the hands, test the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.ids import (
    ACTION,
    ACTION_WORDS,
    ACTIONS,
    CONSUME_DOUBLE,
    CONSUME_TRADE,
    DEVELOP_ACTION,
    DEVELOP_SECOND,
    EXPLORE_1_1,
    EXPLORE_5,
    NO_PHASE,
    PRODUCE_ACTION,
    ROUND_END_PHASE,
    SETTLE_ACTION,
    SETTLE_SECOND,
)
from perihelion.race.phases.consume import CONSUME
from perihelion.race.phases.develop import DEVELOP, DEVELOP_ONCE_MORE
from perihelion.race.phases.explore import EXPLORE
from perihelion.race.phases.produce import PRODUCE
from perihelion.race.phases.rule import PickRule, Rule, is_card, not_in_hand
from perihelion.race.phases.settle import SETTLE, SETTLE_ONCE_MORE
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import Step
from perihelion.tabletop.table import Table

HAND_LIMIT: Final = 10
TABLEAU_END: Final = 12


class ChooseActions(PickRule):
    """Everyone picks an action card in secret, any of the seven in every round; in the advanced
    game two of nine [race.action.choose, race.action.secret, race.action.reuse,
    race.action.empty-choice, race.setup.actions, race.two-player.nine-cards,
    race.two-player.two-actions].
    """

    def word(self) -> str:
        return "action"

    def always_put(self) -> bool:
        return True

    def start(self, g: Race, i: i64) -> None:
        g.round += 1
        g.phase = NO_PHASE
        for seat in g.seats:
            seat.actions = 0
        for k in g.order:
            g.ask(k)
        if g.log is not None:
            g.tell("round", -1, {"round": int(g.round)})

    def largest(self, g: Race, i: i64) -> i64:
        return 2 if g.setup.advanced else 1

    def fitting(self, g: Race, i: i64) -> list[i64]:
        """The second Develop and Settle cards exist only in the advanced game, and only beside the
        first: alone they would be the same card [race.components.actions].
        """
        out: list[i64] = []
        for k in range(ACTIONS):
            second = k == DEVELOP_SECOND or k == SETTLE_SECOND
            if not second or (g.setup.advanced and ACTION + k - 1 in g.given[i]):
                out.append(ACTION + k)
        return out

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        """Cards are not asked for here, not even for an opening discard [race.first.no-discard]."""
        if is_card(g, answer):
            return Refusal("NOT_YOUR_DECISION", {})
        if not ACTION <= answer < ACTION + ACTIONS:
            return Refusal("UNKNOWN_ACTION", {})
        return Refusal("ACTION_NOT_AVAILABLE", {"action": ACTION_WORDS[answer - ACTION]})

    def miscounted(self, table: Table, seat: i64, count: i64) -> Refusal:
        return Refusal("WRONG_ACTION_COUNT", self.wanted(table, seat, count))

    def refusal(self, table: Table, seat: i64, answer: i64) -> Refusal:
        reason = super().refusal(table, seat, answer)
        if reason.code == "REPEATED_CARD":
            return Refusal("SAME_ACTION_TWICE", reason.facts)
        return reason

    def normal(self, table: Table, seat: i64, answers: list[i64]) -> list[i64]:
        """In the advanced game a second card without the first is the same as the first."""
        whole = [*table.given[seat], *answers]
        out: list[i64] = []
        for answer in answers:
            alone = is_second(answer) and answer - 1 not in whole
            out.append(answer - 1 if alone and self.most(table, seat) == 2 else answer)
        return out

    def refuse_set(self, table: Table, seat: i64, answers: list[i64]) -> Refusal | None:
        """A set may name the second card only beside the first, in any order."""
        whole = sorted([*table.given[seat], *answers])
        advanced = self.most(table, seat) == 2
        reasons: list[Refusal] = []
        for k, answer in enumerate(whole):
            if not (ACTION <= answer < ACTION + ACTIONS):
                reasons.append(self.unfit(table, seat, answer))
            elif is_second(answer) and not (advanced and answer - 1 in whole):
                reasons.append(Refusal("ACTION_NOT_AVAILABLE", table.describe(answer)))
            elif k > 0 and answer == whole[k - 1]:
                reasons.append(Refusal("SAME_ACTION_TWICE", table.describe(answer)))
        if len(whole) != self.most(table, seat):
            reasons.append(self.miscounted(table, seat, len(whole)))
        return self.foremost(reasons)

    def resolve(self, g: Race, i: i64) -> None:
        """All cards are turned up at once, and the chosen phases follow in their fixed order, each
        once, or twice if a player chose it twice [race.action.reveal, race.phase.order,
        race.phase.skip, race.phase.once, race.phase.everyone, race.two-player.phases,
        race.two-player.double-develop, race.two-player.double-settle].
        """
        for k in g.order:
            for answer in g.given[k]:
                g.seats[k].actions |= BIT[answer - ACTION]
            if g.log is not None:
                words = [ACTION_WORDS[a - ACTION] for a in g.given[k]]
                g.tell("chose", k, {"actions": words})
        g.then(phases_chosen(g))


def is_second(answer: i64) -> bool:
    """Whether this is the second Develop or Settle card."""
    return answer == ACTION + DEVELOP_SECOND or answer == ACTION + SETTLE_SECOND


def phases_chosen(g: Race) -> list[Step]:
    """The rest of the round, once the actions are known."""
    plan: list[Step] = []
    if g.chosen(EXPLORE_5) or g.chosen(EXPLORE_1_1):
        plan.append(EXPLORE)
    if g.chosen(DEVELOP_ACTION):
        plan.append(DEVELOP)
    if g.chosen(DEVELOP_SECOND):
        plan.append(DEVELOP_ONCE_MORE)
    if g.chosen(SETTLE_ACTION):
        plan.append(SETTLE)
    if g.chosen(SETTLE_SECOND):
        plan.append(SETTLE_ONCE_MORE)
    if g.chosen(CONSUME_TRADE) or g.chosen(CONSUME_DOUBLE):
        plan.append(CONSUME)
    if g.chosen(PRODUCE_ACTION):
        plan.append(PRODUCE)
    plan.append(CUT_HANDS)
    plan.append(END_ROUND)
    return plan


class CutHands(PickRule):
    """At the end of the round, not before, whoever holds more than ten cards discards the surplus,
    in secret [race.hand.limit, race.hand.no-limit-during, race.hand.not-below,
    race.two-player.end].
    """

    def word(self) -> str:
        return "hand-limit"

    def start(self, g: Race, i: i64) -> None:
        g.enter(ROUND_END_PHASE)
        for k in g.order:
            if len(g.seats[k].hand) > HAND_LIMIT:
                g.ask(k)

    def largest(self, g: Race, i: i64) -> i64:
        return len(g.seats[i].hand) - HAND_LIMIT

    def fitting(self, g: Race, i: i64) -> list[i64]:
        return sorted(g.seats[i].hand)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return not_in_hand(g, answer)

    def resolve(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.discard_hand(k, g.given[k], "hand-limit")


class EndRound(Rule):
    """The game ends after a round if somebody has twelve cards in the tableau or the pool is empty;
    else the next round begins. Nobody decides anything after that [race.end.when,
    race.end.tableau, race.end.pool, race.round.sequence, race.round.next, race.round.length,
    race.score.no-more-decisions].
    """

    def word(self) -> str:
        return "end-round"

    def start(self, g: Race, i: i64) -> None:
        over = g.pool <= 0
        for seat in g.seats:
            if len(seat.tableau) >= TABLEAU_END:
                over = True
        if not over:
            g.then([CHOOSE_ACTIONS])
        elif g.log is not None:
            g.tell("over", -1, {"scores": g.scores(), "winners": g.winners()})


CHOOSE_ACTIONS: Final = ChooseActions()
CUT_HANDS: Final = CutHands()
END_ROUND: Final = EndRound()
