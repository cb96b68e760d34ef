"""Steps of this game. The casts from the kernel's Table happen here and nowhere else.

Players act at the same time wherever they can: a common question collects all answers before any of
them takes effect [race.order.simultaneous, race.order.commit-first].
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.state import Race
from perihelion.tabletop.pick import Pick
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import Step
from perihelion.tabletop.steps import ANY_NUMBER, Steps, wholes
from perihelion.tabletop.table import Table

STEPS: Final = Steps()
"""The steps of the game, each made known where it is written."""


class Rule(Step):
    """A rule: start it, what may be chosen, why not, and what comes of it.

    In a lane `i` is the seat; on the common agenda `start` and `resolve` get EVERYONE.
    """

    def begin(self, table: Table, seat: i64) -> None:
        self.start(cast(Race, table), seat)

    def options(self, table: Table, seat: i64) -> list[i64]:
        return self.choices(cast(Race, table), seat)

    def refusal(self, table: Table, seat: i64, answer: i64) -> Refusal:
        return refuse(self.why_not(cast(Race, table), seat, answer), answer)

    def rank(self, code: str) -> i64:
        return rank_of(code)

    def finish(self, table: Table, seat: i64) -> None:
        self.resolve(cast(Race, table), seat)

    def facts(self, table: Table, seat: i64) -> dict[str, object]:
        return self.about(cast(Race, table), seat)

    def tag(self, table: Table, seat: i64, answer: i64) -> dict[str, object]:
        return self.price_tag(cast(Race, table), seat, answer)

    def barred(self, table: Table, seat: i64) -> list[Barred]:
        return self.grey(cast(Race, table), seat)

    def start(self, g: Race, i: i64) -> None:
        """Do the work, or ask."""

    def choices(self, g: Race, i: i64) -> list[i64]:
        """What seat `i` may answer."""
        raise NotImplementedError

    def asked_in_the_open(self, table: Table, seat: i64) -> bool:
        return self.plain_to_see(cast(Race, table), seat)

    def plain_to_see(self, g: Race, i: i64) -> bool:
        """Whether all that others see tells that seat `i` can choose; its hand may decide."""
        return False

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        """Why seat `i` may not answer this; None where nothing special can be said."""
        return None

    def resolve(self, g: Race, i: i64) -> None:
        """Carry out what was answered."""

    def about(self, g: Race, i: i64) -> dict[str, object]:
        """What the question's sentence speaks of."""
        return {}

    def price_tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        """What hangs on this option here."""
        return {}

    def grey(self, g: Race, i: i64) -> list[Barred]:
        """What one might expect to choose, and why not."""
        return []


class PickRule(Pick):
    """A rule by which a seat picks several things."""

    def begin(self, table: Table, seat: i64) -> None:
        self.start(cast(Race, table), seat)

    def candidates(self, table: Table, seat: i64) -> list[i64]:
        return self.fitting(cast(Race, table), seat)

    def least(self, table: Table, seat: i64) -> i64:
        return self.fewest(cast(Race, table), seat)

    def most(self, table: Table, seat: i64) -> i64:
        return self.largest(cast(Race, table), seat)

    def done(self) -> i64:
        return ids.DONE

    def rank(self, code: str) -> i64:
        return rank_of(code)

    def unfit(self, table: Table, seat: i64, answer: i64) -> Refusal:
        return refuse(self.why_not(cast(Race, table), seat, answer), answer)

    def finish(self, table: Table, seat: i64) -> None:
        self.resolve(cast(Race, table), seat)

    def facts(self, table: Table, seat: i64) -> dict[str, object]:
        return self.about(cast(Race, table), seat)

    def start(self, g: Race, i: i64) -> None:
        """Do the work, or ask."""

    def asked_in_the_open(self, table: Table, seat: i64) -> bool:
        return True  # so many goods, or hand cards of whatever name

    def fitting(self, g: Race, i: i64) -> list[i64]:
        """What may be picked, sorted."""
        raise NotImplementedError

    def fewest(self, g: Race, i: i64) -> i64:
        """How many must be picked."""
        return self.largest(g, i)

    def largest(self, g: Race, i: i64) -> i64:
        """How many may be picked."""
        raise NotImplementedError

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        """Why this may not be picked; None where nothing special can be said."""
        return None

    def resolve(self, g: Race, i: i64) -> None:
        """Carry out what was picked."""

    def about(self, g: Race, i: i64) -> dict[str, object]:
        """What the question's sentence speaks of."""
        return {"count": int(self.largest(g, i))}


RANKS: Final = [
    ["NOT_YOUR_DECISION"],
    ["ALREADY_ANSWERED"],
    ["CARD_PAYS_FOR_ITSELF"],
    # what is named does not exist, or not where it would have to be
    ["UNKNOWN_ACTION"],
    ["CARD_NOT_IN_HAND"],
    ["CARD_NOT_DRAWN"],
    ["REPEATED_CARD"],
    ["NO_GOOD_THERE"],
    # of the wrong type
    ["NOT_A_DEVELOPMENT", "NOT_A_WORLD", "NOT_A_MILITARY_WORLD", "NOT_A_WINDFALL", "WRONG_KIND"],
    # too many or too few
    [
        "WRONG_CARD_COUNT",
        "WRONG_PAYMENT",
        "WRONG_ACTION_COUNT",
        "NOT_ENOUGH_GOODS",
        "MUST_CONSUME_MAXIMUM",
    ],
]
"""Which reason is given where several fit: the first of these, then any other that is special, and
UNKNOWN_OPTION only if nothing else fits.
"""


def _ranks() -> dict[str, int]:
    out: dict[str, int] = {}
    for rank, codes in enumerate(RANKS):
        for code in codes:
            out[code] = rank
    out["UNKNOWN_OPTION"] = len(RANKS) + 1
    return out


_RANK: Final = _ranks()


def rank_of(code: str) -> i64:
    """The place of a reason among others."""
    return _RANK.get(code, len(RANKS))


def refuse(special: Refusal | None, answer: i64) -> Refusal:
    """The special reason, or a general one: action cards are no longer to be chosen once they are
    revealed [race.action.secret, race.order.wrong-player].
    """
    if special is not None:
        return special
    if ids.ACTION <= answer <= ids.BOOSTED_SEARCH:
        return Refusal("ALREADY_ANSWERED", {})
    return Refusal("UNKNOWN_OPTION", {})


def is_card(g: Race, answer: i64) -> bool:
    """Whether the answer names a card of the box."""
    return 0 <= answer < len(g.cards)


def is_power(g: Race, answer: i64) -> bool:
    """Whether the answer names a consume power of a card of the box."""
    return ids.POWER <= answer < ids.POWER + len(g.box.powers)


def not_in_hand(g: Race, answer: i64) -> Refusal | None:
    """The refusal for a card that the seat does not hold."""
    if is_card(g, answer):
        return Refusal("CARD_NOT_IN_HAND", {"card": g.name(answer)})
    return None


class EachInTurn(Step):
    """One seat's part of a phase where order matters: nobody else acts meanwhile
    [race.order.sequential].
    """

    def __init__(self, seat: i64, steps: list[Step]) -> None:
        self.seat: Final[i64] = seat
        self.steps: Final = steps

    def begin(self, table: Table, seat: i64) -> None:
        table.then_for(self.seat, self.steps)

    def word(self) -> str:
        return f"turn {self.seat}: " + ", ".join([step.word() for step in self.steps])


def _read_turn(box: object, rest: list[str]) -> Step | None:
    seat, _, steps = " ".join(rest).partition(": ")
    number = wholes([seat], [ANY_NUMBER])
    if number is None or not steps:
        return None
    return EachInTurn(number[0], [STEPS.named(box, step) for step in steps.split(", ")])


STEPS.reads("turn", _read_turn)
