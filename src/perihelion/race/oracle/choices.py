"""A recorded choice beside our question: what was offered, and what was answered."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from perihelion.race.cards import SETTLE, slug
from perihelion.race.ids import (
    ACTION,
    METHOD,
    METHODS,
    NUMBER,
    PASS,
    PASS_LATER,
    PAYS,
    POWER,
    STOP,
    WITH_SHIP,
    WITH_TACTICS,
)
from perihelion.race.oracle.differences import TACTICS_WITHOUT_A_WORLD, Parted
from perihelion.race.oracle.records import Plain
from perihelion.race.oracle.table import names, slugs, their_actions
from perihelion.race.phases.ways import ship_card, tactics_card, world_price
from perihelion.race.state import Race

DISCARDS: Final = {
    "start": "opening-discard",
    "explore": "explore-keep",
    "hand_limit": "hand-limit",
}
QUESTIONS: Final = {
    "ACTION": "action",
    "CONSUME_POWER": "consume-power",
    "GOOD": "consume-goods",
    "CONSUME_HAND": "consume-cards",
    "LUCKY": "gamble",
    "WINDFALL": "windfall",
}


class Choice:
    """One recorded choice, and our question to the same seat."""

    def __init__(self, g: Race, event: Plain, given_up: list[int]) -> None:
        self.g = g
        self.seat: int = event["p"]
        self.type: str = event["type"]
        self.phase: str = event["phase"].rstrip("2")
        self.offer: Plain = event["offer"]
        self.answer: Plain = event["answer"]
        self.given_up = given_up  # powers that they count as used without an effect

    # -- which question it is ----------------------------------------------

    def kind(self) -> str:
        """Our name of the question that was asked."""
        if self.type == "DISCARD":
            return DISCARDS[self.offer["why"]]
        if self.type == "PLACE":
            return self.phase
        if self.type == "PAYMENT":
            return "develop-pay" if self.phase == "develop" else "settle-method"
        if self.type == "TRADE":
            using = self.g.seats[self.seat].using
            begun = self.open_kind() == "consume-goods"
            pays = begun and self.g.box.powers[using - POWER].pays_price()
            return "consume-goods" if pays else "sell"
        if self.type not in QUESTIONS:
            raise Parted(f"{self.type} is no choice of the base game")
        return QUESTIONS[self.type]

    def open_kind(self) -> str:
        """The name of the question that our engine has before this seat, or an empty word."""
        g = self.g
        return g.asking(self.seat).kind() if g.waits_for(self.seat) else ""

    def fits(self) -> bool:
        """Whether that is the question recorded. They do not ask where one power is left, or for
        one windfall world: such questions of ours come before.
        """
        if self.open_kind() != self.kind():
            return False
        if self.type == "WINDFALL":
            power = self.offer["power"]
            source = "bonus" if power is None else slug(power[0])
            return self.g.asking(self.seat).facts(self.g, self.seat)["source"] == source
        return self.type != "CONSUME_POWER" or len(self.options()) > 1

    def is_empty(self) -> bool:
        """Whether a power that discards hand cards is used for none."""
        return self.type == "CONSUME_HAND" and not self.answer["cards"]

    def same_hand(self) -> bool:
        """Whether the hand offered is the seat's hand."""
        return names(self.g, self.g.seats[self.seat].hand) == slugs(self.offer["hand"])

    def options(self) -> list[int]:
        """Our options, less powers that have been given up."""
        return [a for a in self.g.options(self.seat) if a not in self.given_up]

    # -- what was offered --------------------------------------------------

    def differences(self) -> tuple[list[str], list[str]]:
        """In what our offer differs from theirs: listed differences, and the others in words."""
        options = self.options()
        listed: list[str] = []
        tactics = self.kind() == "settle" and "new-military-tactics" in self.tableau()
        if tactics and PASS_LATER in options:
            listed.append(TACTICS_WITHOUT_A_WORLD)
            options.remove(PASS_LATER)
        ours, theirs = self.both_offers(options)
        if ours == theirs:
            return listed, []
        return listed, [f"seat {self.seat}, {self.type}: we offer {ours}, they offer {theirs}"]

    def both_offers(self, options: list[int]) -> tuple[object, object]:
        """Our offer and theirs, in a form in which they should be equal."""
        g, offer = self.g, self.offer
        if self.type == "DISCARD":
            cards, count = self.candidates(), self.wanted()[1]
            discarded = len(cards) - count if offer["why"] == "explore" else count
            return (names(g, cards), discarded), (slugs(offer["from"]), offer["n"])
        if self.type == "ACTION":
            return self.our_actions(options), self.their_actions()
        if self.type == "PLACE":
            words = {g.name(a) if a < ACTION else g.answer_word(a) for a in options}
            return words, {"pass", *slugs(offer["cards"])}
        if self.type == "PAYMENT":
            return self.our_ways(options), self.their_ways()
        if self.type == "TRADE":
            return names(g, self.candidates()), slugs(offer["goods"])
        if self.type == "CONSUME_POWER":
            theirs = sorted(self.power(power) for power in offer["powers"])
            return (
                (sorted(a for a in options if a != STOP), STOP in options),
                (theirs, offer["optional"]),
            )
        if self.type == "GOOD":
            ours = (names(g, self.candidates()), self.wanted(), int(g.seats[self.seat].using))
            least_most = (offer["min"], offer["max"])
            return ours, (slugs(offer["goods"]), least_most, self.power(offer["power"]))
        if self.type == "CONSUME_HAND":
            using = int(g.seats[self.seat].using)
            ours_hand = (names(g, self.candidates()), self.wanted()[1], using)
            most = min(offer["max"], len(offer["hand"]))
            return ours_hand, (slugs(offer["hand"]), most, self.power(offer["power"]))
        if self.type == "LUCKY":
            low, high = offer["range"]
            return [a - NUMBER for a in options], list(range(low, high + 1))
        return names(g, options), slugs(offer["worlds"])

    def tableau(self) -> list[str]:
        """The names of the cards in play."""
        return names(self.g, self.g.seats[self.seat].tableau)

    def candidates(self) -> list[int]:
        """Everything that our question for several things lets one pick."""
        g, i = self.g, self.seat
        kind = self.open_kind()
        if kind == "explore-keep":
            return [int(c) for c in g.seats[i].drawn]
        if kind in ("consume-goods", "sell"):
            return self.goods()
        return [int(c) for c in g.seats[i].hand]

    def goods(self) -> list[int]:
        """The goods that may be picked first, or that can still follow."""
        seat = self.g.seats[self.seat]
        if self.open_kind() == "sell":
            return self.options()
        power = self.g.box.powers[seat.using - POWER]
        return [
            int(c)
            for c, good in zip(seat.tableau, seat.goods, strict=True)
            if good >= 0 and power.fits(self.g.cards[c].kind)
        ]

    def wanted(self) -> tuple[int, int]:
        """How many things our question wants at least and at most."""
        step = self.g.asking(self.seat)
        return int(step.least(self.g, self.seat)), int(step.most(self.g, self.seat))

    def our_actions(self, options: list[int]) -> set[int]:
        """The sets of action cards that may be chosen, as bits."""
        if self.offer["mode"] == "single":
            return {1 << (a - ACTION) for a in options}
        step = self.g.asking(self.seat)
        pairs = combinations(range(ACTION, ACTION + 9), 2)
        return {
            1 << (a - ACTION) | 1 << (b - ACTION)
            for a, b in pairs
            if step.refuse_set(self.g, self.seat, [a, b]) is None
        }

    def their_actions(self) -> set[int]:
        legal = self.offer["legal"]
        single = self.offer["mode"] == "single"
        return {their_actions({"actions": [a] if single else a}) for a in legal}

    def our_ways(self, options: list[int]) -> set[tuple[tuple[str, ...], int]]:
        """Every way to pay: the cards in play that help, and how many hand cards it takes."""
        g = self.g
        seat = g.seats[self.seat]
        if self.phase == "develop":
            return {((), int(seat.owes))}
        out: set[tuple[tuple[str, ...], int]] = set()
        for answer in options:
            way = answer - METHOD
            helpers = self.helpers(way)
            pays = way & PAYS and not way & WITH_SHIP
            out.add((helpers, int(world_price(g, seat, seat.placed)) if pays else 0))
        return out

    def helpers(self, way: int) -> tuple[str, ...]:
        """The cards in play that a way to place a world makes use of."""
        g = self.g
        seat = g.seats[self.seat]
        out: list[str] = []
        if way & WITH_SHIP:
            out.append(g.name(ship_card(g, seat)))
        if way & WITH_TACTICS:
            out.append(g.name(tactics_card(g, seat)))
        if way & PAYS and g.cards[seat.placed].military:
            for c in seat.tableau[: seat.active]:
                if any(power.contact() for power in g.cards[c].of_phase[SETTLE]):
                    out.append(g.name(c))
        return tuple(sorted(out))

    def their_ways(self) -> set[tuple[tuple[str, ...], int]]:
        return {(tuple(slugs(way["s"])), n) for way in self.offer["ways"] for n in way["n"]}

    # -- what was answered -------------------------------------------------

    def answers(self) -> list[int]:
        """The recorded answer as ours."""
        answer = self.answer
        if self.type == "DISCARD":
            thrown = self.cards(answer["discard"], self.candidates())
            if self.offer["why"] == "explore":
                return [c for c in self.candidates() if c not in thrown]
            return thrown
        if self.type == "ACTION":
            bits = their_actions(answer)
            return [ACTION + k for k in range(9) if bits >> k & 1]
        if self.type == "PLACE":
            place = answer["place"]
            return [PASS] if place is None else self.cards([place], self.options())
        if self.type == "PAYMENT":
            return self.way() if self.phase == "settle" else self.paid()
        if self.type == "CONSUME_POWER":
            return [STOP if answer["power"] is None else self.power(answer["power"])]
        if self.type == "LUCKY":
            return [NUMBER + int(answer["number"])]
        if self.type == "CONSUME_HAND":
            return self.cards(answer["cards"], self.candidates())
        if self.type == "GOOD":
            return self.cards(answer["goods"], self.candidates())
        single = answer["good"] if self.type == "TRADE" else answer["world"]
        return self.cards([single], self.options())

    def way(self) -> list[int]:
        """The way to place the world that the cards used for it amount to."""
        used = tuple(slugs(self.answer["specials"]))
        paid = len(self.answer["cards"])
        for way in range(METHODS):
            possible = METHOD + way in self.options() and self.helpers(way) == used
            if possible and (used, paid) in self.our_ways([METHOD + way]):
                return [METHOD + way]
        raise Parted(f"seat {self.seat}: no way to place it with {used} and {paid} cards")

    def paid(self) -> list[int]:
        """The hand cards paid."""
        return self.cards(self.answer["cards"], [int(c) for c in self.g.seats[self.seat].hand])

    def cards(self, wanted: Iterable[str], among: Iterable[int]) -> list[int]:
        """Cards of these names."""
        left = list(among)
        out: list[int] = []
        for name in wanted:
            found = next((c for c in left if self.g.name(c) == slug(name)), None)
            if found is None:
                raise Parted(f"seat {self.seat}, {self.type}: {name} is not there")
            left.remove(found)
            out.append(found)
        return out

    def power(self, power: list[object]) -> int:
        """Our number of a consume power of theirs, which is the k-th power of its card. Where a
        card has several of them, it has no others.
        """
        word, k = slug(str(power[0])), int(str(power[1]))
        for c in self.g.seats[self.seat].tableau:
            if self.g.name(c) == word:
                several = len(self.g.cards[c].consume) > 1
                return int(self.g.box.first_power[c]) + (k if several else 0)
        raise Parted(f"seat {self.seat}: {word} is not in the tableau")
