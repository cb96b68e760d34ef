"""Before the first round: start worlds, opening hands, and what start worlds bring with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.phases.rule import STEPS, HandRule, Rule, is_card
from perihelion.race.pieces.kinds import ROUND
from perihelion.race.seat import player_order
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep

DEALT: Final = 6
KEPT: Final = 4


def opening_discards(g: Race, start: i64) -> i64:
    """Two of the six cards, or as many as the start world says; settled later, it does not matter
    [race.setup.discard, race.start-worlds.ancient-race, race.start-worlds.ancient-race-later].
    """
    kept: i64 = KEPT
    if start < 0:
        return DEALT - KEPT  # dealt to somebody else, and not to be seen
    for power in g.cards[start].of_phase[ROUND]:
        if power.opening_hand:
            kept = power.opening_hand
    return DEALT - kept


class OpeningDiscard(HandRule):
    """Everyone discards two of the six cards dealt, in secret [race.setup.discard]."""

    def word(self) -> str:
        return "opening-discard"

    def most(self, g: Race, i: i64) -> i64:
        return opening_discards(g, g.seats[i].tableau[0])

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {"count": int(self.most(g, i)), "chosen": "no"}

    def take(self, g: Race, i: i64, picks: list[i64]) -> None:
        g.discard_hand(i, picks, "opening")


class StartWorldDiscard(OpeningDiscard):
    """With a choice of start worlds, as many cards as the one kept in secret asks for
    [race.start-worlds.decide, race.start-worlds.ancient-race].
    """

    def picked(self, g: Race, i: i64) -> list[i64]:
        return g.given[i][1:]

    def most(self, g: Race, i: i64) -> i64:
        return opening_discards(g, g.given[i][0])

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {"count": int(self.most(g, i)), "chosen": "yes", "card": g.name(g.given[i][0])}


class OpeningStartWorld(Rule):
    """Everyone keeps one of the two start worlds dealt to them, then discards two hand cards, three
    with some worlds, all in secret. Then the worlds are revealed, the others go to the discards,
    and player order is known [race.start-worlds.decide, race.start-worlds.rejected,
    race.start-worlds.reveal].
    """

    def part_for(self, g: Race, i: i64) -> AnyStep:
        return START_WORLD_DISCARD if g.given[i] else self

    def followed(self) -> bool:
        return True

    def options(self, g: Race, i: i64) -> list[i64]:
        return g.seats[i].drawn[:]

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        """How many cards are discarded with this world."""
        if answer in g.seats[i].drawn:
            return {"discards": int(opening_discards(g, answer))}
        return {}

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if is_card(g, answer):
            return Refusal("START_WORLD_NOT_DEALT", {"card": g.name(answer)})
        return None

    def finish(self, g: Race, i: i64) -> None:
        for k in g.order:
            seat = g.seats[k]
            kept = g.given[k][0]
            for world in seat.drawn:
                if world == kept:
                    seat.put(world)
                    seat.start = g.cards[world].start
                else:
                    g.discard.append(world)
            seat.drawn.clear()
            g.discard_hand(k, g.given[k][1:], "opening")
            if g.log is not None:
                g.tell("start-world", k, {"card": g.name(kept)})
        g.order = player_order(g.seats)


class StartGoods(Rule):
    """A windfall start world begins with a good, face down and unseen; every other with none
    [race.setup.alpha-centauri, race.start-worlds.windfall-good].
    """

    def begin(self, g: Race, i: i64) -> None:
        for k in g.order:
            if g.cards[g.seats[k].tableau[0]].windfall:
                g.put_good(k, 0, "start")


class OpeningTuck(HandRule):
    """A player whose start world tucks cards puts one from their hand under it
    [race.start-worlds.galactic-scavengers].
    """

    def begin(self, g: Race, i: i64) -> None:
        for k in g.order:
            if g.tucks(g.seats[k]):
                g.ask(k)

    def most(self, g: Race, i: i64) -> i64:
        return 1

    def take(self, g: Race, i: i64, picks: list[i64]) -> None:
        for c in picks:
            g.seats[i].spend(c)
            g.expansions.tucked.append(c)
            if g.log is not None:
                g.tell_cards("tucked", i, [c], "start")


class ScenarioCards(Rule):
    """In the scenario each side adds its own card to the hand, for all to see
    [race.scenario.rebel-vs-imperium].
    """

    def begin(self, g: Race, i: i64) -> None:
        for k in g.order:
            card = g.out.pop(0) if k == g.setup.rebel_seat else g.out.pop()
            g.seats[k].hand.append(card)
            g.seats[k].shown.append(card)
            if g.log is not None:
                g.tell("scenario-card", k, {"card": g.name(card)})


OPENING_DISCARD: Final[OpeningDiscard] = STEPS.know(OpeningDiscard())
START_WORLD_DISCARD: Final = StartWorldDiscard()
OPENING_START_WORLD: Final[OpeningStartWorld] = STEPS.know(
    OpeningStartWorld(), "opening-start-world"
)
START_GOODS: Final[StartGoods] = STEPS.know(StartGoods(), "start-goods")
OPENING_TUCK: Final[OpeningTuck] = STEPS.know(OpeningTuck(), "opening-tuck")
SCENARIO_CARDS: Final[ScenarioCards] = STEPS.know(ScenarioCards(), "scenario-cards")
