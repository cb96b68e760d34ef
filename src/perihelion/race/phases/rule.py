"""Steps of this game.

Players act at the same time wherever they can: a common question collects all answers before any of
them takes effect [race.order.simultaneous, race.order.commit-first].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.pieces.kinds import KIND_WORDS
from perihelion.race.state import Race
from perihelion.tabletop.pick import Pick
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import AnyStep, Step
from perihelion.tabletop.steps import ANY_NUMBER, Steps, wholes

STEPS: Final = Steps()
"""The steps of the game, each registered where it is defined."""


class Rule(Step[Race]):
    """A rule of this game."""

    def rank(self, code: str) -> i64:
        return rank_of(code)

    def misplaced(self, g: Race, i: i64, answer: i64) -> Refusal:
        return misplaced(answer)


class PickRule(Pick[Race]):
    """A rule by which a seat picks several things."""

    def done(self) -> i64:
        return ids.DONE

    def rank(self, code: str) -> i64:
        return rank_of(code)

    def misplaced(self, g: Race, i: i64, answer: i64) -> Refusal:
        return misplaced(answer)

    def asked_in_the_open(self, g: Race, i: i64) -> bool:
        return True  # so many goods, or hand cards of whatever name


class HandRule(PickRule):
    """A rule by which a seat picks cards from its hand."""

    def candidates(self, g: Race, i: i64) -> list[i64]:
        return sorted(g.seats[i].hand)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return not_in_hand(g, answer)


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
"""Which reason is given if several fit: the first of these, then any other special one, and
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


def misplaced(answer: i64) -> Refusal:
    """The refusal of an answer to another question: action cards cannot be chosen any more once
    they are revealed [race.action.secret, race.order.wrong-player].
    """
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


def too_dear(g: Race, c: i64, cost: i64, have: i64) -> Refusal:
    """The refusal for too few cards in hand, for card `c` or for the power that it has."""
    return Refusal(
        "NOT_ENOUGH_CARDS",
        {"card": g.name(c), "cost": int(cost), "have": int(have), "short": int(cost - have)},
    )


def too_weak(g: Race, c: i64, defense: i64, power: i64) -> Refusal:
    """The refusal for too little military."""
    return Refusal(
        "NOT_ENOUGH_MILITARY",
        {
            "card": g.name(c),
            "defense": int(defense),
            "strength": int(power),
            "short": int(defense - power),
        },
    )


def too_few_goods(have: i64, need: i64, what: str = "goods") -> Refusal:
    """The refusal for too few goods, or too few kinds of them."""
    return Refusal("NOT_ENOUGH_GOODS", {"have": int(have), "need": int(need), "what": what})


def no_such_good(g: Race, i: i64, world: i64) -> Refusal:
    """The refusal for a good that is not there or does not fit."""
    if not g.seats[i].has_good(world):
        return Refusal("NO_GOOD_THERE", {"card": g.name(world)})
    return wrong_kind(g, world)


def wrong_kind(g: Race, world: i64) -> Refusal:
    """The refusal for a world, or its good, that is of a kind that does not fit."""
    good = KIND_WORDS[g.cards[world].kind]
    return Refusal("WRONG_KIND", {"card": g.name(world), "good": good})


class FromHand(Rule):
    """A rule by which a seat chooses one card of its hand."""

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        """Why this card of the hand cannot be chosen."""
        raise NotImplementedError

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return self.bar(g, i, answer) if answer in g.seats[i].hand else not_in_hand(g, answer)

    def barred(self, g: Race, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for c in sorted(g.seats[i].hand):
            reason = self.bar(g, i, c)
            if reason is not None:
                out.append(Barred(c, reason))
        return out


class CardRule(Rule):
    """What the owner of a card does who uses its power."""

    def __init__(self, source: i64) -> None:
        self.source: Final[i64] = source

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {"card": g.name(self.source)}


class GoodRule(CardRule):
    """A good is discarded for what the power of a card gives; its owner chooses which."""

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return no_such_good(g, i, answer) if is_card(g, answer) else None

    def carry_out(self, g: Race, i: i64, world: i64) -> None:
        if g.log is not None:
            g.tell("spent-good", i, {"card": g.name(self.source), "worlds": [g.name(world)]})
        g.discard_good(i, world)


class EachInTurn(Step[Race]):
    """One seat's part of a phase where order matters: nobody else acts meanwhile
    [race.order.sequential].
    """

    def __init__(self, seat: i64, steps: list[AnyStep]) -> None:
        self.seat: Final[i64] = seat
        self.steps: Final = steps

    def begin(self, g: Race, i: i64) -> None:
        g.then_for(self.seat, self.steps)

    def word(self) -> str:
        return f"turn {self.seat}: " + ", ".join([step.word() for step in self.steps])


def _read_turn(box: object, rest: list[str]) -> AnyStep | None:
    seat, _, steps = " ".join(rest).partition(": ")
    number = wholes([seat], [ANY_NUMBER])
    if number is None or not steps:
        return None
    return EachInTurn(number[0], [STEPS.named(box, step) for step in steps.split(", ")])


STEPS.reads("turn", _read_turn)
