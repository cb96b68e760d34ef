"""The factions and their mats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond.pieces.cards import NAMELESS, Card
from perihelion.beyond.power import Bundle

# What makes an ability of an advanced mat act.
PASSIVE: Final = 0
PRODUCTION_TRADE: Final = 1
AFTER_RESEARCH: Final = 2
GAIN_CONTROL: Final = 3
AFTER_COLONISE: Final = 4
LAST_DISC: Final = 5
TRIGGER_WORDS: Final = [
    "passive", "production_trade", "after_research", "gain_control", "after_colonise",
    "last_disc_removed",
]  # fmt: skip

# What a passive one does [beyond.trigger.passive].
NO_PASSIVE: Final = 0
TRADE_RATE: Final = 1
JUMP_BONUS: Final = 2
STRENGTH_DISCOUNT: Final = 3
PASSIVE_WORDS: Final = ["", "trade_rate", "jump_bonus", "colonise_strength_discount"]


class Ability:
    """An ability of an advanced mat. It is there while enough discs are off the track
    [beyond.faction.unlock].
    """

    def __init__(
        self,
        track: i64,
        removed: i64,
        trigger: i64,
        bundle: Bundle,
        passive: i64,
        amount: i64,
        once: bool,
    ) -> None:
        self.track: Final[i64] = track  # FOOD, ORE or EITHER
        self.removed: Final[i64] = removed
        self.trigger: Final[i64] = trigger
        self.bundle: Final = bundle
        self.passive: Final[i64] = passive
        self.amount: Final[i64] = amount  # of a passive one, or the least number of trades
        self.once: Final = once  # per game; all others that are triggered act once per turn


class Mat:
    """One side of a faction mat [beyond.comp.mat-sides, beyond.comp.mat-parts,
    beyond.faction.tracks].
    """

    def __init__(
        self,
        capacity: list[i64],
        food: list[i64],
        ore: list[i64],
        population_from: list[i64],
        start_ore: i64,
        ships: list[i64],
        ships_from: list[i64],
        abilities: list[Ability],
    ) -> None:
        self.capacity: Final = capacity  # cells of the four supply columns
        self.food: Final = food  # for each column: discs off the track that show its letter
        self.ore: Final = ore  # for 0 to 8 discs off the track: how much ore is produced
        self.population_from: Final = population_from  # the columns of the starting population
        self.start_ore: Final[i64] = start_ore
        self.ships: Final = ships  # the levels of the starting ships in Sol
        self.ships_from: Final = ships_from
        self.abilities: Final = abilities


class Faction(Card):
    """A faction with its two mats."""

    def __init__(
        self, slug: str, basic: Mat, advanced: Mat, known: str, names: dict[str, str] = NAMELESS
    ) -> None:
        super().__init__(slug, known, names)
        self.basic: Final = basic
        self.advanced: Final = advanced
