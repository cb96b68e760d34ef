"""The abilities of advanced mats that act when something has happened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.rule import STEPS, SeatRule
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


def answering(g: Beyond, i: i64, trigger: i64) -> list[i64]:
    """The abilities of the mat, by number, that would act if the trigger occurred now."""
    abilities = g.mats[i].abilities if g.setup.advanced else []
    return [
        k for k in range(len(abilities)) if abilities[k].trigger == trigger and is_ready(g, i, k)
    ]


class Trigger(SeatRule):
    """An ability acts in full when its trigger occurs, while its symbol is uncovered, once in any
    one faction's turn or once per game [beyond.faction.compulsory, beyond.faction.limit,
    beyond.faction.unlock, beyond.trigger.production_trade, beyond.trigger.after_research,
    beyond.trigger.gain_control].
    """

    def __init__(self, seat: i64, trigger: i64) -> None:
        super().__init__(seat)
        self.trigger: Final[i64] = trigger

    def word(self) -> str:
        return f"trigger {self.seat} {TRIGGER_WORDS[self.trigger]}"

    def begin(self, g: Beyond, i: i64) -> None:
        seat = g.seats[self.seat]
        acting = answering(g, self.seat, self.trigger)
        acting.reverse()  # what is put on the agenda last is done first
        for k in acting:
            ability = g.mats[self.seat].abilities[k]
            if self.trigger == PRODUCTION_TRADE and g.marks.trades < ability.amount:
                continue
            if ability.once:
                seat.spent |= BIT[ABILITY_BIT + k]
            else:
                seat.used |= BIT[ABILITY_BIT + k]
            if g.log is not None:
                slug = g.box.title(g.box.factions[seat.faction].slug)
                letter = ids.VARIANT_WORDS[k]
                g.tell("ability", self.seat, {"faction": slug, "letter": letter})
            g.then(ability.bundle.performs(ids.BONUS, self.seat))


def _read_trigger(box: object, rest: list[str]) -> AnyStep | None:
    seat = wholes(rest[:1], [ids.MOST_SEATS])
    if seat is None or len(rest) != 2 or rest[1] not in TRIGGER_WORDS:
        return None
    return Trigger(seat[0], TRIGGER_WORDS.index(rest[1]))


STEPS.reads("trigger", _read_trigger)
