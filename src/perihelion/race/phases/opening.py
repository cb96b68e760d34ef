"""Before the first round: start worlds, opening hands, and what start worlds bring with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.rule import STEPS, PickRule, Rule, is_card, not_in_hand
from perihelion.race.pieces.kinds import ROUND
from perihelion.race.seat import player_order
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.table import Table

DEALT: Final = 6
KEPT: Final = 4


def opening_discards(g: Race, start: i64) -> i64:
    """Two of the six cards, or as many as the start world says; settled later it has no such say
    [race.setup.discard, race.start-worlds.ancient-race, race.start-worlds.ancient-race-later].
    """
    kept: i64 = KEPT
    if start < 0:
        return DEALT - KEPT  # dealt to somebody else, and not to be seen
    for power in g.cards[start].of_phase[ROUND]:
        if power.opening_hand():
            kept = power.opening_hand()
    return DEALT - kept


class OpeningDiscard(PickRule):
    """Everyone discards two of the six cards dealt, in secret [race.setup.discard]."""

    def word(self) -> str:
        return "opening-discard"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.ask(k)

    def largest(self, g: Race, i: i64) -> i64:
        return opening_discards(g, g.seats[i].tableau[0])

    def fitting(self, g: Race, i: i64) -> list[i64]:
        return sorted(g.seats[i].hand)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return not_in_hand(g, answer)

    def resolve(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.discard_hand(k, g.given[k], "opening")


class OpeningStartWorld(PickRule):
    """Everyone keeps one of the two start worlds dealt to him and discards two hand cards, three
    with some worlds, all in one secret decision. Then the worlds are revealed, the others go to the
    discards, and player order is known [race.start-worlds.decide, race.start-worlds.rejected,
    race.start-worlds.reveal].
    """

    def word(self) -> str:
        return "opening-start-world"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.ask(k)

    def kept(self, g: Race, i: i64) -> i64:
        """The start world picked, which comes first, or NO_CARD."""
        given = g.given[i]
        return given[0] if given else ids.NO_CARD

    def fewest(self, g: Race, i: i64) -> i64:
        """The world, and what it asks to be discarded; of the worlds dealt the fewest."""
        start = self.kept(g, i)
        if start != ids.NO_CARD:
            return 1 + opening_discards(g, start)
        fewest: i64 = DEALT
        for world in g.seats[i].drawn:
            fewest = min(fewest, opening_discards(g, world))
        return 1 + fewest

    def largest(self, g: Race, i: i64) -> i64:
        """The same, and of the worlds dealt the most."""
        start = self.kept(g, i)
        if start != ids.NO_CARD:
            return 1 + opening_discards(g, start)
        most: i64 = 0
        for world in g.seats[i].drawn:
            most = max(most, opening_discards(g, world))
        return 1 + most

    def tag(self, table: Table, seat: i64, answer: i64) -> dict[str, object]:
        """How many cards are discarded with this world."""
        assert isinstance(table, Race)
        if answer in table.seats[seat].drawn:
            return {"discards": int(opening_discards(table, answer))}
        return {}

    def fitting(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        return sorted(seat.drawn) if self.kept(g, i) == ids.NO_CARD else sorted(seat.hand)

    def options(self, table: Table, seat: i64) -> list[i64]:
        """The world first, then hand cards, each later in the list than the one before."""
        given = table.given[seat]
        if not given:
            return self.candidates(table, seat)
        wanted: i64 = self.most(table, seat) - len(given)
        hand = self.candidates(table, seat)
        out: list[i64] = []
        for k in range(len(hand)):
            if (len(given) == 1 or hand[k] > given[-1]) and len(hand) - k >= wanted:
                out.append(hand[k])
        return out

    def in_order(self, table: Table, seat: i64, picks: list[i64]) -> list[i64]:
        assert isinstance(table, Race)
        dealt = table.seats[seat].drawn
        return [c for c in picks if c in dealt] + sorted(c for c in picks if c not in dealt)

    def refuse_set(self, table: Table, seat: i64, answers: list[i64]) -> Refusal | None:
        assert isinstance(table, Race)
        mine = table.seats[seat]
        whole = self.in_order(table, seat, [*table.given[seat], *answers])
        if not whole or whole[0] not in mine.drawn:
            named = table.name(whole[0]) if whole else "face-down"
            return Refusal("START_WORLD_NOT_DEALT", {"card": named})
        count: i64 = len(whole) - 1
        wanted = opening_discards(table, whole[0])
        for k, answer in enumerate(whole[1:]):
            if answer not in mine.hand:
                missing = not_in_hand(table, answer)
                return missing if missing is not None else Refusal("UNKNOWN_OPTION", {})
            if answer in whole[1 : k + 1]:
                return Refusal("REPEATED_CARD", table.describe(answer))
        if count != wanted:
            facts: dict[str, object] = {
                "count": int(count), "least": int(wanted), "most": int(wanted)
            }  # fmt: skip
            return Refusal("WRONG_CARD_COUNT", facts)
        return None

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if self.kept(g, i) != ids.NO_CARD:
            return not_in_hand(g, answer)
        if is_card(g, answer):
            return Refusal("START_WORLD_NOT_DEALT", {"card": g.name(answer)})
        return None

    def about(self, g: Race, i: i64) -> dict[str, object]:
        least, most = self.fewest(g, i) - 1, self.largest(g, i) - 1
        same = "yes" if least == most else "no"
        return {"count": int(least), "most": int(most), "same": same}

    def resolve(self, g: Race, i: i64) -> None:
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

    def word(self) -> str:
        return "start-goods"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            if g.cards[g.seats[k].tableau[0]].windfall:
                g.put_good(k, 0, "start")


class OpeningTuck(PickRule):
    """Whose start world tucks cards puts one of his hand under it
    [race.start-worlds.galactic-scavengers].
    """

    def word(self) -> str:
        return "opening-tuck"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            if g.tucks(g.seats[k]):
                g.ask(k)

    def largest(self, g: Race, i: i64) -> i64:
        return 1

    def fitting(self, g: Race, i: i64) -> list[i64]:
        return sorted(g.seats[i].hand)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return not_in_hand(g, answer)

    def resolve(self, g: Race, i: i64) -> None:
        for k in g.order:
            for c in g.given[k]:
                g.seats[k].spend(c)
                g.expansions.tucked.append(c)
                if g.log is not None:
                    g.tell_cards("tucked", k, [c], "start")


class ScenarioCards(Rule):
    """In the scenario each side adds its own card to the hand, for all to see
    [race.scenario.rebel-vs-imperium].
    """

    def word(self) -> str:
        return "scenario-cards"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            card = g.out.pop(0) if k == g.setup.rebel_seat else g.out.pop()
            g.seats[k].hand.append(card)
            g.seats[k].shown.append(card)
            if g.log is not None:
                g.tell("scenario-card", k, {"card": g.name(card)})


OPENING_DISCARD: Final[OpeningDiscard] = STEPS.know(OpeningDiscard())
OPENING_START_WORLD: Final[OpeningStartWorld] = STEPS.know(OpeningStartWorld())
START_GOODS: Final[StartGoods] = STEPS.know(StartGoods())
OPENING_TUCK: Final[OpeningTuck] = STEPS.know(OpeningTuck())
SCENARIO_CARDS: Final[ScenarioCards] = STEPS.know(ScenarioCards())
