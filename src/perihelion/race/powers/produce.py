"""Powers of phase V, Produce."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ANY, CHROMO, GENES, KIND_WORDS, PRODUCE, REBEL
from perihelion.race.power import Power, Sentence


class Here(Power):
    """This world produces a good if it has none, and draws if it did
    [race.pw.produce-here, race.pw.produce-here-draw].
    """

    def __init__(self, draw: i64 = 0, prestige: i64 = 0) -> None:
        self.draw: Final[i64] = draw
        self.prestige: Final[i64] = prestige

    def phase(self) -> i64:
        return PRODUCE

    def produces(self) -> bool:
        return True

    def produced_draw(self) -> i64:
        return self.draw

    def produced_prestige(self) -> i64:
        return self.prestige

    def sentence(self) -> Sentence:
        return Sentence("produce-here", {"cards": int(self.draw), "prestige": int(self.prestige)})


class WindfallDraw(Power):
    """Draw when a good is produced on this windfall world [race.pw.windfall-here-draw]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def produced_draw(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("produce-windfall-draw", {"cards": int(self.cards)})


class Windfall(Power):
    """Produce a good on one own empty windfall world, of one kind or of any
    [race.pw.produce-windfall-kind, race.pw.produce-windfall-any].
    """

    def __init__(self, kind: i64 = ANY, other: bool = False) -> None:
        self.kind: Final[i64] = kind
        self.other: Final = other

    def phase(self) -> i64:
        return PRODUCE

    def windfall(self) -> i64:
        return self.kind

    def excludes_self(self) -> bool:
        return self.other

    def sentence(self) -> Sentence:
        other = "yes" if self.other else "no"
        return Sentence("produce-windfall", {"good": KIND_WORDS[self.kind], "other": other})


class Draw(Power):
    """Draw in any case [race.pw.produce-draw]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def produce_draw(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("produce-draw", {"cards": int(self.cards)})


class DrawPerGenesWorld(Power):
    """Draw for each genes world of the tableau, goods or not; a world of any kind is one
    [race.pw.draw-per-world, race.oort.kind].
    """

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def draw_for_world(self, world: Card) -> i64:
        return self.cards if world.kind == GENES or world.kind == ANY else 0

    def sentence(self) -> Sentence:
        return Sentence("produce-draw-per-genes-world", {"cards": int(self.cards)})


class DrawPerGood(Power):
    """Draw for each good of a kind that the owner produced in this phase
    [race.pw.draw-per-good].
    """

    def __init__(self, kind: i64, cards: i64) -> None:
        self.kind: Final[i64] = kind
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def draw_for_good(self, kind: i64) -> i64:
        return self.cards if kind == self.kind else 0

    def sentence(self) -> Sentence:
        return Sentence(
            "produce-draw-per-good", {"good": KIND_WORDS[self.kind], "cards": int(self.cards)}
        )


class DrawPerKind(Power):
    """Draw for each different kind that the owner produced in this phase
    [race.pw.draw-per-kind].
    """

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def draw_for_kinds(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("produce-draw-per-kind", {"cards": int(self.cards)})


class DrawIfMost(Power):
    """Draw for having produced more goods of a kind than every other player
    [race.pw.draw-if-most].
    """

    def __init__(self, kind: i64, cards: i64) -> None:
        self.kind: Final[i64] = kind
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def draw_for_most(self, kind: i64) -> i64:
        return self.cards if kind == self.kind else 0

    def sentence(self) -> Sentence:
        return Sentence(
            "produce-draw-if-most", {"good": KIND_WORDS[self.kind], "cards": int(self.cards)}
        )


class DrawPerMilitaryWorld(Power):
    """Draw for each military world of the tableau [race.pw.draw-per-world-military]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def draw_for_world(self, world: Card) -> i64:
        return self.cards if world.military else 0

    def sentence(self) -> Sentence:
        return Sentence("produce-draw-per-military-world", {"cards": int(self.cards)})


class DrawPerRebelWorld(Power):
    """Draw for each Rebel world, military or not of the tableau [race.pw.draw-per-world-rebel]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def draw_for_world(self, world: Card) -> i64:
        return self.cards if world.world and world.words & REBEL else 0

    def sentence(self) -> Sentence:
        return Sentence("produce-draw-per-rebel-world", {"cards": int(self.cards)})


class DrawPerChromoWorld(Power):
    """Draw for each chromosome world of the tableau [race.pw.draw-per-world-chromo]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def draw_for_world(self, world: Card) -> i64:
        return self.cards if world.world and world.words & CHROMO else 0

    def sentence(self) -> Sentence:
        return Sentence("produce-draw-per-chromo-world", {"cards": int(self.cards)})


class HereForCard(Power):
    """This world produces only if a hand card is discarded for it
    [race.pw.produce-here-discard].
    """

    def phase(self) -> i64:
        return PRODUCE

    def produces_for_card(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("produce-here-for-card", {})


class WindfallForCard(Power):
    """May discard a hand card to produce on one own empty windfall world
    [race.pw.produce-windfall-discard].
    """

    def __init__(self, kind: i64 = ANY) -> None:
        self.kind: Final[i64] = kind

    def phase(self) -> i64:
        return PRODUCE

    def windfall_for_card(self) -> i64:
        return self.kind

    def sentence(self) -> Sentence:
        return Sentence("produce-windfall-for-card", {"good": KIND_WORDS[self.kind]})


class PrestigeIfMostChromo(Power):
    """Prestige for having more chromosome worlds than every other player
    [race.pw.prestige-if-most].
    """

    def __init__(self, prestige: i64) -> None:
        self.prestige: Final[i64] = prestige

    def phase(self) -> i64:
        return PRODUCE

    def prestige_for_most(self, card: Card) -> i64:
        return self.prestige if card.world and card.words & CHROMO else 0

    def sentence(self) -> Sentence:
        return Sentence("produce-prestige-if-most-chromo", {"prestige": int(self.prestige)})


class TakeTucked(Power):
    """Take all cards tucked under this world [race.pw.take-tucked]."""

    def phase(self) -> i64:
        return PRODUCE

    def takes_tucked(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("produce-take-tucked", {})
