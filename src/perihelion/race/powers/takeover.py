"""Powers of phase III that attack worlds of other players, or defend against it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import IMPERIUM, REBEL, SETTLE
from perihelion.race.power import Power, Sentence


class Takeover(Power):
    """Lets its owner attack a military world of another player who is vulnerable to it
    [race.pw.takeover].
    """

    def __init__(
        self,
        discard: bool = False,
        cost: i64 = 0,
        reward: i64 = 0,
        destroys: bool = False,
        per_rebel_world: i64 = 0,
    ) -> None:
        self.discard: Final = discard
        self.cost: Final[i64] = cost
        self.reward: Final[i64] = reward
        self.destroys: Final = destroys
        self.per_rebel_world: Final[i64] = per_rebel_world

    def phase(self) -> i64:
        return SETTLE

    def only_takeovers(self) -> bool:
        return True

    def takeover(self) -> bool:
        return True

    def takeover_discards(self) -> bool:
        return self.discard

    def takeover_cost(self) -> i64:
        return self.cost

    def takeover_reward(self) -> i64:
        return self.reward

    def takeover_destroys(self) -> bool:
        return self.destroys

    def takeover_strength_for(self, card: Card) -> i64:
        return self.per_rebel_world if card.military and card.words & REBEL else 0

    def facts(self) -> dict[str, object]:
        """What all takeover sentences mention."""
        return {
            "discard": "yes" if self.discard else "no",
            "cost": int(self.cost),
            "reward": int(self.reward),
            "destroys": "yes" if self.destroys else "no",
            "per-rebel-world": int(self.per_rebel_world),
        }


class OfRebels(Takeover):
    """Of players with a Rebel military world, and only Rebel military worlds
    [race.takeover.vulnerable.imperium-seat, race.takeover.target.imperium-seat].
    """

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        return rebels > 0

    def takeover_only_rebels(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("takeover-of-rebels", self.facts())


class OfImperium(Takeover):
    """Of players with an Imperium card [race.takeover.vulnerable.rebel-alliance,
    race.takeover.strength.rebel-alliance, race.takeover.sneak-attack].
    """

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        return words & IMPERIUM != 0

    def sentence(self) -> Sentence:
        return Sentence("takeover-of-imperium", self.facts())


class OfMilitary(Takeover):
    """Of players with positive total military [race.takeover.vulnerable.cloaking,
    race.takeover.planet-buster].
    """

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        return military > 0

    def sentence(self) -> Sentence:
        return Sentence("takeover-of-military", self.facts())


class OfAnybody(Takeover):
    """Of everybody [race.takeover.casus-belli]."""

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("takeover-of-anybody", self.facts())


class Defense(Power):
    """Strength in any defense for each Rebel military world and for each other military world
    [race.pw.takeover-defense, race.takeover.strength.rebel-pact].
    """

    def __init__(self, rebel: i64, other: i64) -> None:
        self.rebel: Final[i64] = rebel
        self.other: Final[i64] = other

    def phase(self) -> i64:
        return SETTLE

    def only_takeovers(self) -> bool:
        return True

    def defense_for(self, card: Card) -> i64:
        if not card.military:
            return 0
        return self.rebel if card.words & REBEL else self.other

    def sentence(self) -> Sentence:
        return Sentence("takeover-defense", {"rebel": int(self.rebel), "other": int(self.other)})


class Prevent(Power):
    """May spend prestige to call off one takeover, against anybody
    [race.pw.prevent-takeover].
    """

    def __init__(self, prestige: i64) -> None:
        self.prestige: Final[i64] = prestige

    def phase(self) -> i64:
        return SETTLE

    def only_takeovers(self) -> bool:
        return True

    def prevents(self) -> i64:
        return self.prestige

    def sentence(self) -> Sentence:
        return Sentence("takeover-prevent", {"prestige": int(self.prestige)})
