"""Powers of phase V, Produce."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import ANY, GENES, KIND_WORDS, PRODUCE, Card, Power, Sentence


class Here(Power):
    """This world produces a good if it has none, and draws if it did
    [race.pw.produce-here, race.pw.produce-here-draw].
    """

    def __init__(self, draw: i64 = 0) -> None:
        self.draw: Final[i64] = draw

    def phase(self) -> i64:
        return PRODUCE

    def produces(self) -> bool:
        return True

    def produced_draw(self) -> i64:
        return self.draw

    def sentence(self) -> Sentence:
        return Sentence("produce-here", {"cards": int(self.draw)})


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

    def __init__(self, kind: i64 = ANY) -> None:
        self.kind: Final[i64] = kind

    def phase(self) -> i64:
        return PRODUCE

    def windfall(self) -> i64:
        return self.kind

    def sentence(self) -> Sentence:
        return Sentence("produce-windfall", {"good": KIND_WORDS[self.kind]})


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
    """Draw for each genes world of the tableau, goods or not [race.pw.draw-per-world]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return PRODUCE

    def draw_for_world(self, world: Card) -> i64:
        return self.cards if world.kind == GENES else 0

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
