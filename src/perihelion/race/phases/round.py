"""A round: choose actions in secret, play the chosen phases, cut the hands, test the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import boosts, ending, opening
from perihelion.race.phases.consume import CONSUME
from perihelion.race.phases.develop import DEVELOP, DEVELOP_ONCE_MORE
from perihelion.race.phases.explore import EXPLORE
from perihelion.race.phases.prestige import spend
from perihelion.race.phases.produce import PRODUCE
from perihelion.race.phases.rule import STEPS, EachInTurn, HandRule, PickRule, Rule
from perihelion.race.phases.search import SEARCH_CATEGORY
from perihelion.race.phases.settle import SETTLE, SETTLE_ONCE_MORE
from perihelion.race.pieces.goals import check_goals
from perihelion.race.pieces.kinds import BRINK_OF_WAR
from perihelion.race.setup import Setup
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import AnyStep

HAND_LIMIT: Final = 10

ALL_CARDS: Final[list[i64]] = list(range(ids.ACTION, ids.ACTION + ids.ACTIONS))
FIRST_CARDS: Final = [a for a in ALL_CARDS if not boosts.is_second(a)]
"""The nine action cards of the advanced game, and the seven that are neither a second Develop nor a
second Settle.
"""


class ChooseActions(PickRule):
    """Everyone picks an action card in secret, any of the seven in every round; in the advanced
    game two of nine. With prestige one of them may be boosted, once in the game, or be a search. A
    player who may choose last waits for the others, in the advanced game with their second card
    only [race.action.choose, race.action.secret, race.action.reuse, race.action.empty-choice,
    race.setup.actions, race.two-player.nine-cards, race.two-player.two-actions,
    race.prestige.boost.declare, race.search.action, race.pw.select-action-last].
    """

    def always_put(self) -> bool:
        return True

    def begin(self, g: Race, i: i64) -> None:
        if not g.setup.expansions:
            ending.begin_round(g)
        for k in g.order:
            if self.most(g, k):
                g.ask(k)

    def most(self, g: Race, i: i64) -> i64:
        wanted: i64 = 2 if g.setup.advanced else 1
        return wanted - 1 if boosts.chooses_last(g, i) else wanted

    def candidates(self, g: Race, i: i64) -> list[i64]:
        if g.setup.expansions:
            return boosts.open_actions(g, i, self.beside(g, i))
        if not g.setup.advanced:
            return FIRST_CARDS
        return [a for a in ALL_CARDS if not boosts.is_second(a) or a - 1 in g.given[i]]

    def beside(self, g: Race, i: i64) -> list[i64]:
        """The actions of seat `i` so far: picked just now, or already on the table."""
        return boosts.revealed_actions(g.seats[i].actions) + g.given[i]

    def options(self, g: Race, i: i64) -> list[i64]:
        """A boosted card has the place of the card itself, so that the second Develop or Settle
        card can follow it; the first of two picks leaves one to go with it.
        """
        if not g.setup.expansions:
            return super().options(g, i)
        given = g.given[i]
        wanted = self.most(g, i) - len(given)
        out: list[i64] = []
        for answer in self.candidates(g, i):
            in_order = not given or boosts.card_of(answer) > boosts.card_of(given[-1])
            if in_order and (wanted == 1 or self.leads_on(g, i, answer)):
                out.append(answer)
        return out

    def offered(self, g: Race, i: i64) -> list[i64]:
        """As one of two, any card: a second Develop or Settle may be named before the first."""
        if self.most(g, i) == 1:
            return super().offered(g, i)
        out: list[i64] = []
        for answer in range(ids.ACTION, ids.SEARCH + 1):
            if boosts.is_action(answer) and answer not in g.given[i]:
                if not boosts.with_boost(answer) or boosts.bar_boost(g, i, answer) is None:
                    out.append(answer)
        return out

    def leads_on(self, g: Race, i: i64, answer: i64) -> bool:
        """Whether a later card can go beside this one."""
        for other in boosts.open_actions(g, i, [*self.beside(g, i), answer]):
            if boosts.card_of(other) > boosts.card_of(answer):
                return True
        return False

    def in_order(self, g: Race, i: i64, picks: list[i64]) -> list[i64]:
        return sorted(picks, key=boosts.card_of)

    def miscounted(self, g: Race, i: i64, count: i64) -> Refusal:
        return Refusal("WRONG_ACTION_COUNT", self.wanted(g, i, count))

    def refusal(self, g: Race, i: i64, answer: i64) -> Refusal:
        if answer == ids.DONE:
            return self.miscounted(g, i, len(g.given[i]))
        reason = boosts.bar_action(g, i, answer, self.beside(g, i))
        return reason if reason is not None else Refusal("PICK_IN_ORDER", g.describe(answer))

    def normal(self, g: Race, i: i64, answers: list[i64]) -> list[i64]:
        """In the advanced game a second card without the first is the same as the first."""
        whole = [*self.beside(g, i), *answers]
        out: list[i64] = []
        for answer in answers:
            alone = g.setup.advanced and boosts.is_second(answer)
            for other in whole:
                alone = alone and boosts.card_of(other) != boosts.card_of(answer) - 1
            out.append(answer - 1 if alone else answer)
        return out

    def refuse_set(self, g: Race, i: i64, answers: list[i64]) -> Refusal | None:
        """A set may name the second card only beside the first, in any order."""
        whole = [*g.given[i], *answers]
        shown = boosts.revealed_actions(g.seats[i].actions)
        reasons: list[Refusal] = []
        for k in range(len(whole)):
            reason = boosts.bar_action(g, i, whole[k], shown + whole[:k] + whole[k + 1 :])
            if reason is not None:
                reasons.append(reason)
        if len(whole) != self.most(g, i):
            reasons.append(self.miscounted(g, i, len(whole)))
        return self.foremost(reasons)

    def barred(self, g: Race, i: i64) -> list[Barred]:
        """Boosts and the search, if they exist but this player cannot have them."""
        out: list[Barred] = []
        if g.setup.has(BRINK_OF_WAR):
            for k in range(ids.BOOST):
                second = k == ids.DEVELOP_SECOND or k == ids.SETTLE_SECOND
                reason = boosts.bar_boost(g, i, ids.ACTION + ids.BOOST + k)
                if reason is not None and not second:
                    out.append(Barred(ids.ACTION + ids.BOOST + k, reason))
        return out

    def finish(self, g: Race, i: i64) -> None:
        """All cards are turned up at once, and the chosen phases follow in their fixed order, each
        once, or twice if a player chose it twice [race.action.reveal, race.phase.order,
        race.phase.skip, race.phase.once, race.phase.everyone, race.two-player.phases,
        race.two-player.double-develop, race.two-player.double-settle].
        """
        self.reveal(g)
        g.then([CHOOSE_LAST, BOOSTS] if g.setup.expansions else phases_chosen(g))

    def reveal(self, g: Race) -> None:
        """Reveal what was chosen; only now can it be seen."""
        for k in g.order:
            for answer in g.given[k]:
                g.seats[k].actions |= boosts.bits_of(answer)
            if g.log is not None and g.given[k]:
                g.tell("chose", k, {"actions": [action_word(a) for a in g.given[k]]})


def action_word(answer: i64) -> str:
    """An action as positions name it: `develop`, or `boosted:develop` with the prestige boost."""
    if answer == ids.SEARCH:
        return "search"
    if answer >= ids.ACTION + ids.BOOST:
        return f"boosted:{ids.ACTION_WORDS[answer - ids.ACTION - ids.BOOST]}"
    return ids.ACTION_WORDS[answer - ids.ACTION]


class ChooseLast(ChooseActions):
    """A player whose world reads the others' minds chooses when their actions lie open
    [race.pw.select-action-last, race.two-player.second-bonus].
    """

    def begin(self, g: Race, i: i64) -> None:
        for k in g.order:
            if boosts.chooses_last(g, k):
                g.ask(k)

    def most(self, g: Race, i: i64) -> i64:
        return 1

    def finish(self, g: Race, i: i64) -> None:
        self.reveal(g)


class Boosts(Rule):
    """When every action is known, boosts are paid for in player order and the search cards are laid
    out; then come the searches and the phases [race.prestige.boost.cost, race.prestige.boost.once,
    race.prestige.boost.lost, race.search.step, race.search.order].
    """

    def begin(self, g: Race, i: i64) -> None:
        plan: list[AnyStep] = []
        for k in g.order:
            seat = g.seats[k]
            for answer in boosts.revealed_actions(seat.actions):
                if boosts.with_boost(answer):
                    seat.boosted = 1
                    if answer == ids.SEARCH:
                        plan.append(EachInTurn(k, [SEARCH_CATEGORY]))
                    else:
                        spend(g, k, 1, "boost")
        g.then(plan + phases_chosen(g))


def phases_chosen(g: Race) -> list[AnyStep]:
    """The rest of the round, once the actions are known. With an expansion there are checks after
    each phase [race.exp.round].
    """
    chosen = g.chosen()
    phases: list[AnyStep] = []
    if chosen & (BIT[ids.EXPLORE_5] | BIT[ids.EXPLORE_1_1]):
        phases.append(EXPLORE)
    if chosen & BIT[ids.DEVELOP_ACTION]:
        phases.append(DEVELOP)
    if chosen & BIT[ids.DEVELOP_SECOND]:
        phases.append(DEVELOP_ONCE_MORE)
    if chosen & BIT[ids.SETTLE_ACTION]:
        phases.append(SETTLE)
    if chosen & BIT[ids.SETTLE_SECOND]:
        phases.append(SETTLE_ONCE_MORE)
    if chosen & (BIT[ids.CONSUME_TRADE] | BIT[ids.CONSUME_DOUBLE]):
        phases.append(CONSUME)
    if chosen & BIT[ids.PRODUCE_ACTION]:
        phases.append(PRODUCE)
    if not g.setup.expansions:
        return [*phases, CUT_HANDS, END_ROUND]
    plan: list[AnyStep] = []
    for phase in phases:
        plan.append(phase)
        plan.append(ending.END_PHASE)
    return [*plan, CUT_HANDS, END_ROUND]


class CutHands(HandRule):
    """At the end of the round, not before, players with more than ten cards discard the surplus, in
    secret. A player who salvages takes what the others discard [race.hand.limit,
    race.hand.no-limit-during, race.hand.not-below, race.two-player.end, race.pw.hand-limit,
    race.pw.take-discards].
    """

    def begin(self, g: Race, i: i64) -> None:
        g.enter(ids.ROUND_END_PHASE)
        g.expansions.surplus = 0
        for k in g.order:
            if self.most(g, k) > 0:
                g.ask(k)

    def most(self, g: Race, i: i64) -> i64:
        return len(g.seats[i].hand) - hand_limit(g, i)

    def finish(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.discard_hand(k, g.given[k], "hand-limit")
        if not g.setup.expansions:
            return
        for k in g.order:
            if g.given[k]:
                g.expansions.surplus |= BIT[k]
        for k in g.order:
            if salvages(g, k):
                self.salvage(g, k)

    def salvage(self, g: Race, i: i64) -> None:
        """Take everything the others have just discarded, even beyond the limit."""
        taken: list[i64] = []
        for k in g.order:
            if k != i:
                taken.extend(g.given[k])
        for c in taken:
            g.discard.remove(c)
            g.seats[i].hand.append(c)
        if g.log is not None and taken:
            g.tell_cards("salvaged", i, taken, "salvage")


def hand_limit(g: Race, i: i64) -> i64:
    """Ten cards, or what a card of the tableau says; such cards do not add up
    [race.pw.hand-limit].
    """
    limit: i64 = HAND_LIMIT
    if g.setup.expansions:
        for c in g.seats[i].tableau:
            for power in g.cards[c].powers:
                limit = max(limit, power.hand_limit)
    return limit


def salvages(g: Race, i: i64) -> bool:
    """Whether seat `i` takes what the others discard [race.pw.take-discards]."""
    for c in g.seats[i].tableau:
        for power in g.cards[c].powers:
            if power.salvages:
                return True
    return False


class EndRound(Rule):
    """Goals for the end of the round come first. If it was the last, the points are counted;
    otherwise the next round begins [race.goals.claim.round-end, race.end.when, race.round.sequence,
    race.round.next, race.round.length, race.prestige.leader.no-final].
    """

    def begin(self, g: Race, i: i64) -> None:
        check_goals(g, ids.ROUND_END_PHASE)
        if ending.game_ends(g):
            ending.finish_game(g)
        else:
            g.then(next_round(g.setup))


def next_round(setup: Setup) -> list[AnyStep]:
    """What a round begins with."""
    return [ending.ROUND_START, CHOOSE_ACTIONS] if setup.expansions else [CHOOSE_ACTIONS]


def opening_steps(setup: Setup, choice: bool) -> list[AnyStep]:
    """How a game begins; `choice` is whether everyone has two start worlds to choose from. In the
    first game nothing is discarded [race.first.no-discard, race.setup.discard,
    race.setup.first-round, race.start-worlds.decide, race.prestige.setup.rest].
    """
    steps: list[AnyStep] = []
    if choice:
        steps.append(opening.OPENING_START_WORLD)
    elif not setup.first_game:
        steps.append(opening.OPENING_DISCARD)
    steps.append(opening.START_GOODS)
    if setup.has(BRINK_OF_WAR):
        steps.append(opening.OPENING_TUCK)
    if setup.scenario:
        steps.append(opening.SCENARIO_CARDS)
    return steps + next_round(setup)


CHOOSE_ACTIONS: Final[ChooseActions] = STEPS.know(ChooseActions(), "action")
CHOOSE_LAST: Final[ChooseLast] = STEPS.know(ChooseLast(), "action-last")
BOOSTS: Final[Boosts] = STEPS.know(Boosts(), "boosts")
CUT_HANDS: Final[CutHands] = STEPS.know(CutHands(), "hand-limit")
END_ROUND: Final[EndRound] = STEPS.know(EndRound(), "end-round")
