"""Actions that bring, change or take energy and culture."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids
from perihelion.tiny.phases.moves import gain, lose, other_resource, take
from perihelion.tiny.phases.rule import family, lacking
from perihelion.tiny.phases.using import asks
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.power import Action, Sentence
from perihelion.tiny.state import Tiny


class Gain(Action):
    """Gain a resource; with `others` everybody else gains some too, the rogue included
    [tiny.planet.jakks, tiny.planet.vici-ks156, tiny.planet.mj-120210, tiny.planet.hoefker,
    tiny.planet.gleam-zanier, tiny.planet.jac-110912].
    """

    def __init__(self, resource: i64, amount: i64, others: i64 = 0) -> None:
        facts: dict[str, object] = {
            "resource": ids.FACE_WORDS[resource],
            "amount": int(amount),
            "others": int(others),
        }
        super().__init__(Sentence("gain-all" if others else "gain", facts))
        self.resource: Final[i64] = resource
        self.amount: Final[i64] = amount
        self.others: Final[i64] = others

    def begin(self, g: Tiny, chain: Chain) -> None:
        gain(g, chain.who, self.resource, self.amount)
        if self.others:
            for k in g.others(chain.who):
                gain(g, k, self.resource, self.others)


class GainAtHome(Action):
    """Gain 1 culture for each own ship at home now [tiny.planet.aughmoore]."""

    def __init__(self) -> None:
        super().__init__(Sentence("gain-at-home", {}))

    def begin(self, g: Tiny, chain: Chain) -> None:
        gain(g, chain.who, ids.CULTURE, g.seats[chain.who].at_home())


class Change(Action):
    """Turn some of one resource into as much of the other, no more than fits
    [tiny.planet.omicron-fenzi, tiny.planet.pembertonia-major].
    """

    def __init__(self, given: i64) -> None:
        into = other_resource(given)
        facts: dict[str, object] = {"resource": ids.FACE_WORDS[given], "into": ids.FACE_WORDS[into]}
        super().__init__(Sentence("change", facts), PICK_AMOUNT)
        self.given: Final[i64] = given
        self.into: Final[i64] = into

    def most(self, g: Tiny, i: i64) -> i64:
        """What is there and fits."""
        return min(g.stock(i, self.given), g.cap(i) - g.stock(i, self.into))

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        if g.stock(chain.who, self.given) < 1:
            return lacking(self.given)
        return "" if self.most(g, chain.who) else "RESOURCE_FULL"

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return [ids.AMOUNT + k for k in range(1, self.most(g, chain.who) + 1)]

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        return "BAD_AMOUNT"

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        amount = answer - ids.AMOUNT
        lose(g, chain.who, self.given, amount)
        gain(g, chain.who, self.into, amount)


class Steal(Action):
    """Take 1 of a resource from an opponent who has some, without asking them [tiny.planet.steal,
    tiny.planet.clj-0517, tiny.planet.la-torres].
    """

    def __init__(self, resource: i64) -> None:
        said = Sentence("steal", {"resource": ids.FACE_WORDS[resource]})
        super().__init__(said, PICK_OPPONENT)
        self.resource: Final[i64] = resource

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if self.is_possible(g, chain) else "NO_TARGET"

    def named(self, g: Tiny, chain: Chain) -> list[i64]:
        return PICK_OPPONENT.named

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        k = answer - ids.OPPONENT
        if k == chain.who or k >= len(g.seats):
            return "NOT_AN_OPPONENT"
        return "" if g.stock(k, self.resource) > 0 else "TARGET_HAS_NONE"

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        take(g, chain.who, answer - ids.OPPONENT, self.resource, 1)


class Income(Action):
    """Until the end of the turn every follow brings 1 of a resource, beginning with the die that
    brought this; in solo play nobody follows [tiny.planet.birkomius, tiny.planet.bisschop].
    """

    def __init__(self, resource: i64) -> None:
        super().__init__(Sentence("income", {"resource": ids.FACE_WORDS[resource]}))
        self.resource: Final[i64] = resource

    def begin(self, g: Tiny, chain: Chain) -> None:
        g.marks.income |= BIT[self.resource]


class Dearer(Action):
    """Until the end of the turn following costs 2 culture, beginning with the die that brought
    this; a second use adds nothing [tiny.planet.nibiru].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("dearer", {}))

    def begin(self, g: Tiny, chain: Chain) -> None:
        g.marks.price = 2


PICK_AMOUNT: Final = asks("pick-amount", family(ids.AMOUNT, ids.AMOUNTS))
PICK_OPPONENT: Final = asks("pick-opponent", family(ids.OPPONENT, ids.SEATS))
