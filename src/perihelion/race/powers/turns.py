"""Powers of set-up, of the start and end of a round, and of the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.kinds import ROUND
from perihelion.race.power import Power, Sentence


class OpeningHand(Power):
    """As a start world: its owner keeps fewer cards [race.pw.setup-keep-fewer-cards,
    race.start-worlds.ancient-race].
    """

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return ROUND

    def opening_hand(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("turns-opening-hand", {"cards": int(self.cards)})


class ChooseLast(Power):
    """Its owner chooses their action knowing the others' [race.pw.select-action-last]."""

    def phase(self) -> i64:
        return ROUND

    def chooses_last(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("turns-choose-last", {})


class HandLimit(Power):
    """Its owner may hold more cards at the end of the round [race.pw.hand-limit]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return ROUND

    def hand_limit(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("turns-hand-limit", {"cards": int(self.cards)})


class Salvage(Power):
    """Its owner takes the cards that the others discard at the end of the round
    [race.pw.take-discards].
    """

    def phase(self) -> i64:
        return ROUND

    def salvages(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("turns-salvage", {})


class EndSize(Power):
    """Its owner ends the game with a larger tableau than the others
    [race.pw.own-tableau-end-size].
    """

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return ROUND

    def end_size(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("turns-end-size", {"cards": int(self.cards)})


class AnyKind(Power):
    """This world and its good count as any kind that suits its owner [race.oort.kind]."""

    def phase(self) -> i64:
        return ROUND

    def any_kind(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("turns-any-kind", {})
