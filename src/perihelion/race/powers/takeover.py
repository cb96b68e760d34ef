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
        message: str,
        discard: bool = False,
        cost: i64 = 0,
        reward: i64 = 0,
        destroys: bool = False,
        per_rebel_world: i64 = 0,
    ) -> None:
        facts: dict[str, object] = {
            "discard": "yes" if discard else "no",
            "cost": int(cost),
            "reward": int(reward),
            "destroys": "yes" if destroys else "no",
            "per-rebel-world": int(per_rebel_world),
        }
        super().__init__(SETTLE, Sentence(message, facts))
        self.only_takeovers = True
        self.takeover = True
        self.takeover_discards = discard
        self.takeover_cost = cost
        self.takeover_reward = reward
        self.takeover_destroys = destroys
        self.per_rebel_world: Final[i64] = per_rebel_world

    def takeover_strength_for(self, card: Card) -> i64:
        return self.per_rebel_world if card.military and card.words & REBEL else 0


class OfRebels(Takeover):
    """Of players with a Rebel military world, and only Rebel military worlds
    [race.takeover.vulnerable.imperium-seat, race.takeover.target.imperium-seat].
    """

    def __init__(self) -> None:
        super().__init__("takeover-of-rebels")
        self.takeover_only_rebels = True

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        return rebels > 0


class OfImperium(Takeover):
    """Of players with an Imperium card [race.takeover.vulnerable.rebel-alliance,
    race.takeover.strength.rebel-alliance, race.takeover.sneak-attack].
    """

    def __init__(self, per_rebel_world: i64, discard: bool = False) -> None:
        super().__init__("takeover-of-imperium", discard, per_rebel_world=per_rebel_world)

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        return words & IMPERIUM != 0


class OfMilitary(Takeover):
    """Of players with positive total military [race.takeover.vulnerable.cloaking,
    race.takeover.planet-buster].
    """

    def __init__(self, discard: bool = False, reward: i64 = 0, destroys: bool = False) -> None:
        super().__init__("takeover-of-military", discard, reward=reward, destroys=destroys)

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        return military > 0


class OfAnybody(Takeover):
    """Of everybody [race.takeover.casus-belli]."""

    def __init__(self, cost: i64, reward: i64) -> None:
        super().__init__("takeover-of-anybody", cost=cost, reward=reward)

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        return True


class Defense(Power):
    """Strength in any defense for each Rebel military world and for each other military world
    [race.pw.takeover-defense, race.takeover.strength.rebel-pact].
    """

    def __init__(self, rebel: i64, other: i64) -> None:
        said = Sentence("takeover-defense", {"rebel": int(rebel), "other": int(other)})
        super().__init__(SETTLE, said)
        self.only_takeovers = True
        self.rebel: Final[i64] = rebel
        self.other: Final[i64] = other

    def defense_for(self, card: Card) -> i64:
        if not card.military:
            return 0
        return self.rebel if card.words & REBEL else self.other


class Prevent(Power):
    """May spend prestige to call off one takeover, against anybody
    [race.pw.prevent-takeover].
    """

    def __init__(self, prestige: i64) -> None:
        super().__init__(SETTLE, Sentence("takeover-prevent", {"prestige": int(prestige)}))
        self.only_takeovers = True
        self.prevents = prestige
