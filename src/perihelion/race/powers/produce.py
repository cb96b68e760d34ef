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
        facts: dict[str, object] = {"cards": int(draw), "prestige": int(prestige)}
        super().__init__(PRODUCE, Sentence("produce-here", facts))
        self.produces = True
        self.produced_draw = draw
        self.produced_prestige = prestige


class WindfallDraw(Power):
    """Draw when a good is produced on this windfall world [race.pw.windfall-here-draw]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(PRODUCE, Sentence("produce-windfall-draw", {"cards": int(cards)}))
        self.produced_draw = cards


class Windfall(Power):
    """Produce a good on one own empty windfall world, of one kind or of any
    [race.pw.produce-windfall-kind, race.pw.produce-windfall-any].
    """

    def __init__(self, kind: i64 = ANY, other: bool = False) -> None:
        facts: dict[str, object] = {"good": KIND_WORDS[kind], "other": "yes" if other else "no"}
        super().__init__(PRODUCE, Sentence("produce-windfall", facts))
        self.windfall = kind
        self.excludes_self = other


class Draw(Power):
    """Draw in any case [race.pw.produce-draw]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(PRODUCE, Sentence("produce-draw", {"cards": int(cards)}))
        self.produce_draw = cards


class DrawPerWorld(Power):
    """Draw for each world of the tableau that fits."""

    def __init__(self, message: str, cards: i64) -> None:
        super().__init__(PRODUCE, Sentence(message, {"cards": int(cards)}))
        self.cards: Final[i64] = cards

    def draw_for_world(self, world: Card) -> i64:
        return self.cards if self.fits(world) else 0

    def fits(self, world: Card) -> bool:
        """Whether this world is one of those counted."""
        raise NotImplementedError


class DrawPerGenesWorld(DrawPerWorld):
    """Genes worlds, goods or not; a world of any kind is one
    [race.pw.draw-per-world, race.oort.kind].
    """

    def __init__(self, cards: i64) -> None:
        super().__init__("produce-draw-per-genes-world", cards)

    def fits(self, world: Card) -> bool:
        return world.kind == GENES or world.kind == ANY


class DrawPerGood(Power):
    """Draw for each good of a kind that the owner produced in this phase
    [race.pw.draw-per-good].
    """

    def __init__(self, kind: i64, cards: i64) -> None:
        facts: dict[str, object] = {"good": KIND_WORDS[kind], "cards": int(cards)}
        super().__init__(PRODUCE, Sentence("produce-draw-per-good", facts))
        self.kind: Final[i64] = kind
        self.cards: Final[i64] = cards

    def draw_for_good(self, kind: i64) -> i64:
        return self.cards if kind == self.kind else 0


class DrawPerKind(Power):
    """Draw for each different kind that the owner produced in this phase
    [race.pw.draw-per-kind].
    """

    def __init__(self, cards: i64) -> None:
        super().__init__(PRODUCE, Sentence("produce-draw-per-kind", {"cards": int(cards)}))
        self.draw_for_kinds = cards


class DrawIfMost(Power):
    """Draw for having produced more goods of a kind than every other player
    [race.pw.draw-if-most].
    """

    def __init__(self, kind: i64, cards: i64) -> None:
        facts: dict[str, object] = {"good": KIND_WORDS[kind], "cards": int(cards)}
        super().__init__(PRODUCE, Sentence("produce-draw-if-most", facts))
        self.kind: Final[i64] = kind
        self.cards: Final[i64] = cards

    def draw_for_most(self, kind: i64) -> i64:
        return self.cards if kind == self.kind else 0


class DrawPerMilitaryWorld(DrawPerWorld):
    """Military worlds [race.pw.draw-per-world-military]."""

    def __init__(self, cards: i64) -> None:
        super().__init__("produce-draw-per-military-world", cards)

    def fits(self, world: Card) -> bool:
        return world.military


class DrawPerRebelWorld(DrawPerWorld):
    """Rebel worlds, military or not [race.pw.draw-per-world-rebel]."""

    def __init__(self, cards: i64) -> None:
        super().__init__("produce-draw-per-rebel-world", cards)

    def fits(self, world: Card) -> bool:
        return world.world and world.words & REBEL != 0


class DrawPerChromoWorld(DrawPerWorld):
    """Chromosome worlds [race.pw.draw-per-world-chromo]."""

    def __init__(self, cards: i64) -> None:
        super().__init__("produce-draw-per-chromo-world", cards)

    def fits(self, world: Card) -> bool:
        return world.world and world.words & CHROMO != 0


class HereForCard(Power):
    """This world produces only if a hand card is discarded for it
    [race.pw.produce-here-discard].
    """

    def __init__(self) -> None:
        super().__init__(PRODUCE, Sentence("produce-here-for-card", {}))
        self.produces_for_card = True


class WindfallForCard(Power):
    """May discard a hand card to produce on one own empty windfall world
    [race.pw.produce-windfall-discard].
    """

    def __init__(self, kind: i64 = ANY) -> None:
        said = Sentence("produce-windfall-for-card", {"good": KIND_WORDS[kind]})
        super().__init__(PRODUCE, said)
        self.windfall_for_card = kind


class PrestigeIfMostChromo(Power):
    """Prestige for having more chromosome worlds than every other player
    [race.pw.prestige-if-most].
    """

    def __init__(self, prestige: i64) -> None:
        said = Sentence("produce-prestige-if-most-chromo", {"prestige": int(prestige)})
        super().__init__(PRODUCE, said)
        self.prestige: Final[i64] = prestige

    def prestige_for_most(self, card: Card) -> i64:
        return self.prestige if card.world and card.words & CHROMO else 0


class TakeTucked(Power):
    """Take all cards tucked under this world [race.pw.take-tucked]."""

    def __init__(self) -> None:
        super().__init__(PRODUCE, Sentence("produce-take-tucked", {}))
        self.takes_tucked = True
