"""The lines of the 6-cost developments, by which they are worth points at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import Card, ScoreLine
from perihelion.race.pieces.kinds import ANY, CHROMO, KIND_WORDS, PHASE_WORDS, REBEL, WORDS
from perihelion.race.power import Sentence


class Production(ScoreLine):
    """For each production world, of one kind or of any."""

    def __init__(self, points: i64, kind: i64 = ANY) -> None:
        self.points: Final[i64] = points
        self.kind: Final[i64] = kind

    def worth(self, card: Card) -> i64:
        fits = card.production and (self.kind == ANY or self.kind == card.kind)
        return self.points if fits else 0

    def sentence(self) -> Sentence:
        return Sentence(
            "score-production", {"points": int(self.points), "good": KIND_WORDS[self.kind]}
        )


class Windfall(ScoreLine):
    """For each windfall world, of one kind or of any."""

    def __init__(self, points: i64, kind: i64 = ANY) -> None:
        self.points: Final[i64] = points
        self.kind: Final[i64] = kind

    def worth(self, card: Card) -> i64:
        fits = card.windfall and (self.kind == ANY or self.kind == card.kind)
        return self.points if fits else 0

    def sentence(self) -> Sentence:
        return Sentence(
            "score-windfall", {"points": int(self.points), "good": KIND_WORDS[self.kind]}
        )


class WorldOfKind(ScoreLine):
    """For each world of a kind, production or windfall."""

    def __init__(self, points: i64, kind: i64) -> None:
        self.points: Final[i64] = points
        self.kind: Final[i64] = kind

    def worth(self, card: Card) -> i64:
        return self.points if card.kind == self.kind else 0

    def sentence(self) -> Sentence:
        return Sentence(
            "score-world-of-kind", {"points": int(self.points), "good": KIND_WORDS[self.kind]}
        )


class MilitaryWorld(ScoreLine):
    """For each military world, or only for Rebel ones."""

    def __init__(self, points: i64, rebel: bool = False) -> None:
        self.points: Final[i64] = points
        self.rebel: Final = rebel

    def worth(self, card: Card) -> i64:
        fits = card.military and (not self.rebel or card.words & REBEL != 0)
        return self.points if fits else 0

    def sentence(self) -> Sentence:
        message = "score-rebel-military-world" if self.rebel else "score-military-world"
        return Sentence(message, {"points": int(self.points)})


class WithWord(ScoreLine):
    """For each card with a word in its title."""

    def __init__(self, points: i64, word: i64) -> None:
        self.points: Final[i64] = points
        self.word: Final[i64] = word

    def worth(self, card: Card) -> i64:
        return self.points if card.words & self.word else 0

    def sentence(self) -> Sentence:
        return Sentence("score-with-word", {"points": int(self.points), "word": WORDS[self.word]})


class Named(ScoreLine):
    """For a card of this name."""

    def __init__(self, points: i64, name: str) -> None:
        self.points: Final[i64] = points
        self.name: Final = name

    def worth(self, card: Card) -> i64:
        return self.points if card.slug == self.name else 0

    def sentence(self) -> Sentence:
        return Sentence("score-named", {"points": int(self.points), "card": self.name})


class Development(ScoreLine):
    """For each development, or only for those with a question mark."""

    def __init__(self, points: i64, six: bool = False) -> None:
        self.points: Final[i64] = points
        self.six: Final = six

    def worth(self, card: Card) -> i64:
        fits = not card.world and (not self.six or card.number == 6)
        return self.points if fits else 0

    def sentence(self) -> Sentence:
        message = "score-six" if self.six else "score-development"
        return Sentence(message, {"points": int(self.points)})


class World(ScoreLine):
    """For each world."""

    def __init__(self, points: i64) -> None:
        self.points: Final[i64] = points

    def worth(self, card: Card) -> i64:
        return self.points if card.world else 0

    def sentence(self) -> Sentence:
        return Sentence("score-world", {"points": int(self.points)})


class WithPower(ScoreLine):
    """For each development, or each world, with a power in a phase."""

    def __init__(self, points: i64, phase: i64, world: bool) -> None:
        self.points: Final[i64] = points
        self.phase: Final[i64] = phase
        self.world: Final = world

    def worth(self, card: Card) -> i64:
        fits = card.world == self.world and card.has_power_in(self.phase)
        return self.points if fits else 0

    def sentence(self) -> Sentence:
        message = "score-world-with-power" if self.world else "score-development-with-power"
        return Sentence(message, {"points": int(self.points), "phase": PHASE_WORDS[self.phase]})


class Chips(ScoreLine):
    """A point for every so many points in chips, rounded down."""

    def __init__(self, per: i64) -> None:
        self.per: Final[i64] = per

    def flat(self, chips: i64, military: i64, goods: i64) -> i64:
        return chips // self.per

    def sentence(self) -> Sentence:
        return Sentence("score-chips", {"per": int(self.per)})


class TotalMilitary(ScoreLine):
    """A point for each point of total military, which may be negative."""

    def flat(self, chips: i64, military: i64, goods: i64) -> i64:
        return military

    def sentence(self) -> Sentence:
        return Sentence("score-total-military", {})


class Goods(ScoreLine):
    """Points for each good that lies on a world at the end (second edition)."""

    def __init__(self, points: i64) -> None:
        self.points: Final[i64] = points

    def flat(self, chips: i64, military: i64, goods: i64) -> i64:
        return self.points * goods

    def sentence(self) -> Sentence:
        return Sentence("score-goods", {"points": int(self.points)})


class ChromoWorld(ScoreLine):
    """For each world with the chromosome symbol."""

    def __init__(self, points: i64) -> None:
        self.points: Final[i64] = points

    def worth(self, card: Card) -> i64:
        return self.points if card.world and card.words & CHROMO else 0

    def sentence(self) -> Sentence:
        return Sentence("score-chromo-world", {"points": int(self.points)})


class DistinctKinds(ScoreLine):
    """1, 3, 6 or 10 points for 1 to 4 different kinds of worlds."""

    def for_kinds(self, kinds: i64) -> i64:
        return kinds * (kinds + 1) // 2

    def sentence(self) -> Sentence:
        return Sentence("score-distinct-kinds", {})


class Prestige(ScoreLine):
    """A point for each prestige, besides the one that it is worth anyway."""

    def for_prestige(self, prestige: i64) -> i64:
        return prestige

    def sentence(self) -> Sentence:
        return Sentence("score-prestige", {})


class NegativeMilitary(ScoreLine):
    """A point for each point of total military below 0."""

    def flat(self, chips: i64, military: i64, goods: i64) -> i64:
        return max(0, -military)

    def sentence(self) -> Sentence:
        return Sentence("score-negative-military", {})
