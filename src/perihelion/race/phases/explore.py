"""Phase I: Explore."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import rule
from perihelion.race.phases.prestige import gain
from perihelion.race.phases.rule import STEPS, EachInTurn, PickRule, Rule
from perihelion.race.pieces.kinds import EXPLORE as POWERS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep


def boosts_explore(g: Race, seat: Seat) -> bool:
    """Whether `seat` has boosted one of the two Explore actions."""
    return g.boosts(seat, ids.EXPLORE_5) or g.boosts(seat, ids.EXPLORE_1_1)


def to_draw(g: Race, seat: Seat) -> i64:
    """Two cards, five more for Explore +5, one more for Explore +1,+1, six more for the boost, and
    what powers add [race.explore.draw, race.explore.bonus-5, race.explore.bonus-1-1,
    race.explore.powers, race.two-player.double-explore, race.prestige.boost.explore,
    race.two-player.explore-boost].
    """
    n: i64 = 2
    if seat.actions & BIT[ids.EXPLORE_5]:
        n += 5
    if seat.actions & BIT[ids.EXPLORE_1_1]:
        n += 1
    if boosts_explore(g, seat):
        n += 6
    for power in g.powers(seat, POWERS):
        n += power.see
    return n


def to_keep(g: Race, seat: Seat) -> i64:
    """One card, one more for Explore +1,+1, one more for the boost, and what powers add; never more
    than were drawn [race.explore.keep, race.explore.two-bonuses, race.explore.keep-all,
    race.explore.short-deck, race.prestige.boost.explore, race.two-player.explore-boost].
    """
    n: i64 = 1
    if seat.actions & BIT[ids.EXPLORE_1_1]:
        n += 1
    if boosts_explore(g, seat):
        n += 1
    for power in g.powers(seat, POWERS):
        n += power.keep
    return min(n, len(seat.drawn))


def mixes(g: Race, seat: Seat) -> bool:
    """Whether the cards drawn go to the hand first, so that cards of any origin may be discarded
    [race.pw.explore-mix, race.prestige.boost.explore].
    """
    if not g.setup.expansions:
        return False
    if boosts_explore(g, seat):
        return True
    for power in g.powers(seat, POWERS):
        if power.mixes:
            return True
    return False


class Explore(Rule):
    """Before anybody draws, some powers give prestige for hand cards, one player after another
    [race.pw.explore-discard-prestige].
    """

    def begin(self, g: Race, i: i64) -> None:
        g.begin_phase(ids.EXPLORE_PHASE)
        if g.setup.expansions:
            turns: list[AnyStep] = []
            for k in g.order:
                if prestige_card(g, g.seats[k]) != ids.NO_CARD:
                    turns.append(EachInTurn(k, [CARD_FOR_PRESTIGE]))
            if turns:
                turns.append(EXPLORE_DRAW)
                g.then(turns)
                return
        draw_to_explore(g)


def prestige_card(g: Race, seat: Seat) -> i64:
    """A card whose power gives prestige for a hand card and has not been used, or NO_CARD."""
    for c in seat.snapshot:
        for power in g.cards[c].of_phase[POWERS]:
            if power.explore_prestige and c not in seat.used:
                return c
    return ids.NO_CARD


class CardForPrestige(Rule):
    """The owner may discard one hand card for prestige, once for each such card; a player who
    passes is not asked again [race.pw.explore-discard-prestige].
    """

    def begin(self, g: Race, i: i64) -> None:
        if prestige_card(g, g.seats[i]) != ids.NO_CARD:
            g.ask(i)

    def options(self, g: Race, i: i64) -> list[i64]:
        return [*g.seats[i].hand, ids.PASS]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if rule.is_card(g, answer) and not g.seats[i].hand:
            return rule.too_dear(g, prestige_card(g, g.seats[i]), 1, 0)
        return rule.not_in_hand(g, answer)

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {"card": g.name(prestige_card(g, g.seats[i]))}

    def carry_out(self, g: Race, i: i64, chosen: i64) -> None:
        if chosen == ids.PASS:
            return
        seat = g.seats[i]
        source = prestige_card(g, seat)
        seat.used.append(source)
        g.discard_hand(i, [chosen], "explore-prestige")
        for power in g.cards[source].of_phase[POWERS]:
            gain(g, i, power.explore_prestige, "explore")
        g.then_for(i, [CARD_FOR_PRESTIGE])


def draw_to_explore(g: Race) -> None:
    """Everyone draws, in player order, all their cards at once, before anybody discards
    [race.explore.draw-order, race.explore.draw-first].
    """
    for k in g.order:
        seat = g.seats[k]
        for _ in range(to_draw(g, seat)):
            card = g.take_card(k, "explore", ids.NO_CARD)
            if card != ids.NO_CARD:
                seat.drawn.append(card)
        if g.log is not None:
            g.tell_cards("explored", k, seat.drawn, "explore")
    g.then([KEEP])


class ExploreDraw(Rule):
    """Everyone draws once the discards for prestige are made [race.pw.explore-discard-prestige]."""

    def begin(self, g: Race, i: i64) -> None:
        draw_to_explore(g)


class Keep(PickRule):
    """Everyone keeps exactly this many of the cards drawn, in secret, and discards the others;
    cards held before cannot be exchanged. A player who mixes picks as many cards to discard among
    all in hand now [race.explore.keep, race.explore.secret, race.explore.no-mixing,
    race.pw.explore-mix].
    """

    def begin(self, g: Race, i: i64) -> None:
        for k in g.order:
            seat = g.seats[k]
            if to_keep(g, seat) < len(seat.drawn):
                g.ask(k)
        if not g.asked:
            self.finish(g, i)

    def most(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        keep = to_keep(g, seat)
        return len(seat.drawn) - keep if mixes(g, seat) else keep

    def candidates(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        return sorted(seat.hand + seat.drawn) if mixes(g, seat) else sorted(seat.drawn)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if mixes(g, g.seats[i]):
            return rule.not_in_hand(g, answer)
        if rule.is_card(g, answer):
            return Refusal("CARD_NOT_DRAWN", {"card": g.name(answer)})
        return None

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        mix = "yes" if mixes(g, g.seats[i]) else "no"
        return {"count": int(self.most(g, i)), "mix": mix}

    def finish(self, g: Race, i: i64) -> None:
        for k in g.order:
            seat = g.seats[k]
            if g.given[k] and mixes(g, seat):
                seat.hand.extend(seat.drawn)
                seat.drawn.clear()
                g.discard_hand(k, g.given[k], "explore")
                continue
            kept: list[i64] = []
            for c in seat.drawn:
                if not g.given[k] or c in g.given[k]:
                    kept.append(c)
                else:
                    g.discard.append(c)
            seat.hand.extend(kept)
            seat.drawn.clear()
            if g.log is not None:
                g.tell_cards("kept", k, kept, "explore")


EXPLORE: Final[Explore] = STEPS.know(Explore(), "explore")
CARD_FOR_PRESTIGE: Final[CardForPrestige] = STEPS.know(CardForPrestige(), "explore-prestige")
EXPLORE_DRAW: Final[ExploreDraw] = STEPS.know(ExploreDraw(), "explore-draw")
KEEP: Final[Keep] = STEPS.know(Keep(), "explore-keep")
