"""The abilities of advanced mats that act when something has happened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.rule import STEPS, Rule
from perihelion.beyond.pieces.mats import PRODUCTION_TRADE, TRIGGER_WORDS
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.steps import wholes

ABILITY_BIT: Final = 24
"""In a seat's `used` the bits from here on are the abilities of its mat; below are systems."""

DISPLACED_BIT: Final = 28
"""The bit of the pawn that was pushed away this turn."""


def is_ready(g: Beyond, i: i64, k: i64) -> bool:
    """Whether ability number `k` of a mat can act: its symbol is uncovered, and it has not acted in
    this turn or, where that is the limit, in this game [beyond.faction.unlock,
    beyond.faction.limit].
    """
    ability = g.mats[i].abilities[k]
    acted = g.seats[i].spent if ability.once else g.seats[i].used
    return not acted & BIT[ABILITY_BIT + k] and g.unlocked(i, ability)


def answers_to(g: Beyond, i: i64, trigger: i64) -> bool:
    """Whether an ability of the mat would act if the trigger occurred now."""
    if not g.setup.advanced:
        return False
    for k in range(len(g.mats[i].abilities)):
        if g.mats[i].abilities[k].trigger == trigger and is_ready(g, i, k):
            return True
    return False


class Trigger(Rule):
    """An ability acts in full when its trigger occurs, while its symbol is uncovered, once in any
    one faction's turn or once per game [beyond.faction.compulsory, beyond.faction.limit,
    beyond.faction.unlock, beyond.trigger.production_trade, beyond.trigger.after_research,
    beyond.trigger.gain_control].
    """

    def __init__(self, seat: i64, trigger: i64) -> None:
        self.seat: Final[i64] = seat
        self.trigger: Final[i64] = trigger

    def word(self) -> str:
        return f"trigger {self.seat} {TRIGGER_WORDS[self.trigger]}"

    def who(self, g: Beyond) -> i64:
        return self.seat

    def begin(self, g: Beyond, i: i64) -> None:
        if not g.setup.advanced:
            return
        seat = g.seats[self.seat]
        abilities = g.mats[self.seat].abilities
        k: i64 = len(abilities) - 1
        while k >= 0:
            ability = abilities[k]
            bit = BIT[ABILITY_BIT + k]
            if ability.trigger == self.trigger and is_ready(g, self.seat, k):
                if self.trigger != PRODUCTION_TRADE or g.marks.trades >= ability.amount:
                    if ability.once:
                        seat.spent |= bit
                    else:
                        seat.used |= bit
                    if g.log is not None:
                        slug = g.box.title(g.box.factions[seat.faction].slug)
                        g.tell(
                            "ability", self.seat, {"faction": slug, "letter": ids.VARIANT_WORDS[k]}
                        )
                    g.then(ability.bundle.performs(ids.BONUS, self.seat))
            k -= 1


def _read_trigger(box: object, rest: list[str]) -> AnyStep | None:
    seat = wholes(rest[:1], [ids.MOST_SEATS])
    if seat is None or len(rest) != 2 or rest[1] not in TRIGGER_WORDS:
        return None
    return Trigger(seat[0], TRIGGER_WORDS.index(rest[1]))


STEPS.reads("trigger", _read_trigger)
