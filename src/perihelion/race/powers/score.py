"""The lines of the 6-cost developments, by which they are worth points at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import Card, ScoreLine
from perihelion.race.pieces.kinds import ANY, CHROMO, KIND_WORDS, PHASE_WORDS, REBEL, WORDS
from perihelion.race.power import Sentence


class OfKind(ScoreLine):
    """For each world of some sort, of one kind or of any."""

    def __init__(self, message: str, points: i64, kind: i64) -> None:
        facts: dict[str, object] = {"points": int(points), "good": KIND_WORDS[kind]}
        super().__init__(Sentence(message, facts), points)
        self.kind: Final[i64] = kind

    def fits(self, card: Card) -> bool:
        return self.kind == ANY or self.kind == card.kind


class Production(OfKind):
    """For each production world, of one kind or of any."""

    def __init__(self, points: i64, kind: i64 = ANY) -> None:
        super().__init__("score-production", points, kind)

    def fits(self, card: Card) -> bool:
        return card.production and super().fits(card)


class Windfall(OfKind):
    """For each windfall world, of one kind or of any."""

    def __init__(self, points: i64, kind: i64 = ANY) -> None:
        super().__init__("score-windfall", points, kind)

    def fits(self, card: Card) -> bool:
        return card.windfall and super().fits(card)


class WorldOfKind(OfKind):
    """For each world of a kind, production or windfall."""

    def __init__(self, points: i64, kind: i64) -> None:
        super().__init__("score-world-of-kind", points, kind)


class MilitaryWorld(ScoreLine):
    """For each military world, or only for Rebel ones."""

    def __init__(self, points: i64, rebel: bool = False) -> None:
        message = "score-rebel-military-world" if rebel else "score-military-world"
        super().__init__(Sentence(message, {"points": int(points)}), points)
        self.rebel: Final = rebel

    def fits(self, card: Card) -> bool:
        return card.military and (not self.rebel or card.words & REBEL != 0)


class WithWord(ScoreLine):
    """For each card with a word in its title."""

    def __init__(self, points: i64, word: i64) -> None:
        facts: dict[str, object] = {"points": int(points), "word": WORDS[word]}
        super().__init__(Sentence("score-with-word", facts), points)
        self.word: Final[i64] = word

    def fits(self, card: Card) -> bool:
        return card.words & self.word != 0


class Named(ScoreLine):
    """For a card of this name."""

    def __init__(self, points: i64, name: str) -> None:
        super().__init__(Sentence("score-named", {"points": int(points), "card": name}), points)
        self.name: Final = name

    def fits(self, card: Card) -> bool:
        return card.slug == self.name


class Development(ScoreLine):
    """For each development, or only for those with a question mark."""

    def __init__(self, points: i64, six: bool = False) -> None:
        message = "score-six" if six else "score-development"
        super().__init__(Sentence(message, {"points": int(points)}), points)
        self.six: Final = six

    def fits(self, card: Card) -> bool:
        return not card.world and (not self.six or card.number == 6)


class World(ScoreLine):
    """For each world."""

    def __init__(self, points: i64) -> None:
        super().__init__(Sentence("score-world", {"points": int(points)}), points)

    def fits(self, card: Card) -> bool:
        return card.world


class WithPower(ScoreLine):
    """For each development, or each world, with a power in a phase."""

    def __init__(self, points: i64, phase: i64, world: bool) -> None:
        message = "score-world-with-power" if world else "score-development-with-power"
        facts: dict[str, object] = {"points": int(points), "phase": PHASE_WORDS[phase]}
        super().__init__(Sentence(message, facts), points)
        self.phase: Final[i64] = phase
        self.world: Final = world

    def fits(self, card: Card) -> bool:
        return card.world == self.world and card.has_power_in(self.phase)


class Chips(ScoreLine):
    """A point for every so many points in chips, rounded down."""

    def __init__(self, per: i64) -> None:
        super().__init__(Sentence("score-chips", {"per": int(per)}))
        self.per: Final[i64] = per

    def flat(self, chips: i64, military: i64, goods: i64) -> i64:
        return chips // self.per


class TotalMilitary(ScoreLine):
    """A point for each point of total military, which may be negative."""

    def __init__(self) -> None:
        super().__init__(Sentence("score-total-military", {}))

    def flat(self, chips: i64, military: i64, goods: i64) -> i64:
        return military


class Goods(ScoreLine):
    """Points for each good that lies on a world at the end (second edition)."""

    def __init__(self, points: i64) -> None:
        super().__init__(Sentence("score-goods", {"points": int(points)}), points)

    def flat(self, chips: i64, military: i64, goods: i64) -> i64:
        return self.points * goods


class ChromoWorld(ScoreLine):
    """For each world with the chromosome symbol."""

    def __init__(self, points: i64) -> None:
        super().__init__(Sentence("score-chromo-world", {"points": int(points)}), points)

    def fits(self, card: Card) -> bool:
        return card.world and card.words & CHROMO != 0


class DistinctKinds(ScoreLine):
    """1, 3, 6 or 10 points for 1 to 4 different kinds of worlds."""

    def __init__(self) -> None:
        super().__init__(Sentence("score-distinct-kinds", {}))

    def for_kinds(self, kinds: i64) -> i64:
        return kinds * (kinds + 1) // 2


class Prestige(ScoreLine):
    """A point for each prestige, besides the one that it is worth anyway."""

    def __init__(self) -> None:
        super().__init__(Sentence("score-prestige", {}))

    def for_prestige(self, prestige: i64) -> i64:
        return prestige


class NegativeMilitary(ScoreLine):
    """A point for each point of total military below 0."""

    def __init__(self) -> None:
        super().__init__(Sentence("score-negative-military", {}))

    def flat(self, chips: i64, military: i64, goods: i64) -> i64:
        return max(0, -military)
