"""Powers of set-up, of the start and end of a round, and of the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race.pieces.kinds import ROUND
from perihelion.race.power import Power, Sentence


class OpeningHand(Power):
    """As a start world: its owner keeps fewer cards [race.pw.setup-keep-fewer-cards,
    race.start-worlds.ancient-race].
    """

    def __init__(self, cards: i64) -> None:
        super().__init__(ROUND, Sentence("turns-opening-hand", {"cards": int(cards)}))
        self.opening_hand = cards


class ChooseLast(Power):
    """Its owner chooses their action knowing the others' [race.pw.select-action-last]."""

    def __init__(self) -> None:
        super().__init__(ROUND, Sentence("turns-choose-last", {}))
        self.chooses_last = True


class HandLimit(Power):
    """Its owner may hold more cards at the end of the round [race.pw.hand-limit]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(ROUND, Sentence("turns-hand-limit", {"cards": int(cards)}))
        self.hand_limit = cards


class Salvage(Power):
    """Its owner takes the cards that the others discard at the end of the round
    [race.pw.take-discards].
    """

    def __init__(self) -> None:
        super().__init__(ROUND, Sentence("turns-salvage", {}))
        self.salvages = True


class EndSize(Power):
    """Its owner ends the game with a larger tableau than the others
    [race.pw.own-tableau-end-size].
    """

    def __init__(self, cards: i64) -> None:
        super().__init__(ROUND, Sentence("turns-end-size", {"cards": int(cards)}))
        self.end_size = cards


class AnyKind(Power):
    """This world and its good count as any kind that suits its owner, which the world's own kind
    says to the rules [race.oort.kind].
    """

    def __init__(self) -> None:
        super().__init__(ROUND, Sentence("turns-any-kind", {}))
