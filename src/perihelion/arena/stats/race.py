"""Which cards and goals of Race for the Galaxy are counted. A card is offered to whoever has it in
hand, if only for a moment, and taken by whoever lays it in their tableau. A goal is offered to all,
and taken by whoever is first or, of the others, holds it in the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from perihelion.arena.stats.watching import Piece, Watch
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.goals import goal_word
from perihelion.race.pieces.tiles import FIRSTS
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT


class RaceWatch(Watch):
    """Cards and goals."""

    KINDS = {"start-world": "card", "world": "card", "development": "card", "goal": "goal"}

    def __init__(self, table: Race) -> None:
        self.cards: list[Piece] = [(kind_of(card), card.slug) for card in table.cards]
        self.goals: list[Piece] = [("goal", goal_word(goal)) for goal in table.expansions.goals]

    def offered(self, table: Race, seat: int) -> Iterable[Piece]:
        mine = table.seats[seat]
        return [*[self.cards[c] for pile in (mine.hand, mine.drawn) for c in pile], *self.goals]

    def taken(self, table: Race, seat: int) -> Iterable[Piece]:
        mine, common = table.seats[seat], table.expansions
        out = [self.cards[c] for c in mine.tableau]
        for k, goal in enumerate(common.goals):
            first = goal < FIRSTS and mine.firsts & BIT[goal]
            most = goal >= FIRSTS and table.over and common.holders[k] == seat
            if first or most:
                out.append(self.goals[k])
        return out


def kind_of(card: Card) -> str:
    """What the card is counted among."""
    if card.start >= 0:
        return "start-world"
    return "world" if card.world else "development"


WATCH: Final = RaceWatch
