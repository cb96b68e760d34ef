"""Actions that bring, change or take energy and culture."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.phases.moves import gain, lose, other_resource, take
from perihelion.tiny.phases.rule import STEPS, no
from perihelion.tiny.phases.using import PlanetQuestion
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.power import Action, Sentence
from perihelion.tiny.state import Tiny


class Gain(Action):
    """Gain a resource; with `others` everybody else gains some too, the rogue included
    [tiny.planet.jakks, tiny.planet.vici-ks156, tiny.planet.mj-120210, tiny.planet.hoefker,
    tiny.planet.gleam-zanier, tiny.planet.jac-110912].
    """

    def __init__(self, resource: i64, amount: i64, others: i64 = 0) -> None:
        self.resource: Final[i64] = resource
        self.amount: Final[i64] = amount
        self.others: Final[i64] = others

    def begin(self, g: Tiny, chain: Chain) -> None:
        gain(g, chain.who, self.resource, self.amount)
        if self.others:
            for k in g.others(chain.who):
                gain(g, k, self.resource, self.others)

    def sentence(self) -> Sentence:
        return Sentence(
            "gain-all" if self.others else "gain",
            {
                "resource": ids.FACE_WORDS[self.resource],
                "amount": int(self.amount),
                "others": int(self.others),
            },
        )


class GainAtHome(Action):
    """Gain 1 culture for each own ship at home now [tiny.planet.aughmoore]."""

    def begin(self, g: Tiny, chain: Chain) -> None:
        gain(g, chain.who, ids.CULTURE, g.seats[chain.who].at_home())

    def sentence(self) -> Sentence:
        return Sentence("gain-at-home", {})


class Change(Action):
    """Turn some of one resource into as much of the other, no more than fits
    [tiny.planet.omicron-fenzi, tiny.planet.pembertonia-major].
    """

    def __init__(self, given: i64) -> None:
        self.given: Final[i64] = given

    def most(self, g: Tiny, i: i64) -> i64:
        """What is there and fits."""
        room = g.cap(i) - g.stock(i, other_resource(self.given))
        have = g.stock(i, self.given)
        return have if have < room else room

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        if g.stock(chain.who, self.given) < 1:
            return "NOT_ENOUGH_ENERGY" if self.given == ids.ENERGY else "NOT_ENOUGH_CULTURE"
        return "" if self.most(g, chain.who) else "RESOURCE_FULL"

    def question(self) -> AnyStep:
        return PICK_AMOUNT

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return [ids.AMOUNT + k for k in range(1, self.most(g, chain.who) + 1)]

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        return no("BAD_AMOUNT") if ids.AMOUNT <= answer < ids.AMOUNT + ids.AMOUNTS else None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        amount = answer - ids.AMOUNT
        lose(g, chain.who, self.given, amount)
        gain(g, chain.who, other_resource(self.given), amount)

    def sentence(self) -> Sentence:
        resource = ids.FACE_WORDS[self.given]
        into = ids.FACE_WORDS[other_resource(self.given)]
        return Sentence("change", {"resource": resource, "into": into})


class Steal(Action):
    """Take 1 of a resource from an opponent who has some, without asking them [tiny.planet.steal,
    tiny.planet.clj-0517, tiny.planet.la-torres].
    """

    def __init__(self, resource: i64) -> None:
        self.resource: Final[i64] = resource

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        for k in range(len(g.seats)):
            if k != chain.who and g.stock(k, self.resource) > 0:
                return ""
        return "NO_TARGET"

    def question(self) -> AnyStep:
        return PICK_OPPONENT

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for k in range(len(g.seats)):
            if k != chain.who and g.stock(k, self.resource) > 0:
                out.append(ids.OPPONENT + k)
        return out

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        if not ids.OPPONENT <= answer < ids.OPPONENT + ids.SEATS:
            return None
        k = answer - ids.OPPONENT
        stranger = k == chain.who or k >= len(g.seats)
        return no("NOT_AN_OPPONENT" if stranger else "TARGET_HAS_NONE")

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        take(g, chain.who, answer - ids.OPPONENT, self.resource, 1)

    def sentence(self) -> Sentence:
        return Sentence("steal", {"resource": ids.FACE_WORDS[self.resource]})


class Income(Action):
    """Until the end of the turn every follow brings 1 of a resource, beginning with the die that
    brought this; in solo play nobody follows [tiny.planet.birkomius, tiny.planet.bisschop].
    """

    def __init__(self, resource: i64) -> None:
        self.resource: Final[i64] = resource

    def begin(self, g: Tiny, chain: Chain) -> None:
        g.marks.income |= BIT[self.resource]

    def sentence(self) -> Sentence:
        return Sentence("income", {"resource": ids.FACE_WORDS[self.resource]})


class Dearer(Action):
    """Until the end of the turn following costs 2 culture, beginning with the die that brought
    this; a second use adds nothing [tiny.planet.nibiru].
    """

    def begin(self, g: Tiny, chain: Chain) -> None:
        g.marks.price = 2

    def sentence(self) -> Sentence:
        return Sentence("dearer", {})


PICK_AMOUNT: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-amount"))
PICK_OPPONENT: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-opponent"))
