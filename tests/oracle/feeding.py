"""Giving our engine the cards that were drawn in the recorded game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final

from perihelion.race import ids
from perihelion.race.pieces.cards import slug
from perihelion.race.pieces.feed import Feed
from perihelion.race.pieces.kinds import ANY, NO_WINDFALL
from perihelion.race.state import Race

from .differences import RESHUFFLE_AMID_TURNS, WINDFALL_ORDER, Apart, Parted
from .records import Plain, Recorded

Key = tuple[int, int, int, str, str]
"""Round, phase, seat, purpose, and the world that gets the good, else an empty word."""

PURPOSES = {
    "explore": "explore",
    "settle_bonus": "settle-bonus",
    "trade": "consume",
    "prestige_leader": "leader",
    "prestige_produce_bonus": "boost",
}
"""What a draw is for, in their words and in ours; other sources are cards."""


NO_LIMIT: Final = 1 << 30
"""More rounds than any game has."""


def our_key(g: Race, seat: int, purpose: str, on: int) -> Key:
    """The queue that a draw of our engine takes from."""
    world = "" if on == ids.NO_CARD else g.name(on)
    wanted = "consume" if purpose == "trade" else "good" if world else purpose
    return g.round(), int(g.phase), seat, wanted, world


class Fed(Feed):
    """One queue of cards for each seat, purpose and world of a phase: within a phase the order in
    which powers fire is free, so it is no difference if ours is another.
    """

    def __init__(self, g: Race, game: Recorded, look: Callable[[], None]) -> None:
        self.g = g
        self.look = look
        self.drawn: dict[Key, list[int]] = defaultdict(list)  # what our engine got, in its order
        self.shuffled_in: list[tuple[int, int]] = []  # round and phase of each new deck
        self.shuffles = game.shuffles
        self.last_round = int(game.final["rounds"]) if game.cut_short else NO_LIMIT
        self.queues: dict[Key, list[str]] = defaultdict(list)
        for round, phase, draw in game.draws():
            purpose = purpose_of(g, phase, draw)
            on = slug(draw["on"]) if draw["for"] == "good" else ""
            self.queues[round, phase, draw["p"], purpose, on].append(slug(draw["c"]))

    def card(self, seat: int, purpose: str, on: int) -> int:
        g = self.g
        if g.round() > self.last_round:
            return ids.NO_CARD  # they stop here, and nothing of it is compared
        key = our_key(g, seat, purpose, on)
        queue = self.queues[key]
        if not queue:
            if self.order_of_windfalls(seat, purpose):
                raise Apart(WINDFALL_ORDER)
            raise Parted(f"seat {seat} draws a card for {purpose} {key[4]} that they do not draw")
        name = queue.pop(0)
        for pile in (g.deck, g.discard):
            for c in pile:
                if g.name(c) == name:
                    self.drawn[key].append(int(c))
                    return int(c)
        held = any(g.name(c) == name for other in g.seats for c in other.hand)
        if held and key[:2] in self.shuffles:
            raise Apart(RESHUFFLE_AMID_TURNS)  # its owner will discard it first
        raise Parted(f"seat {seat} draws {name}, which is neither in the deck nor discarded")

    def draws_good(self, seat: int, world: int) -> bool:
        """Whether they draw a good for this world in the phase in progress."""
        return bool(self.queues.get(our_key(self.g, seat, "produce", world)))

    def order_of_windfalls(self, seat: int, purpose: str) -> bool:
        """Whether the draws for goods produced depend on which of several powers has produced on a
        world of any kind.
        """
        g = self.g
        cards = [g.cards[c] for c in g.seats[seat].snapshot]
        powers = [power for card in cards for power in card.powers]
        sources = sum(power.windfall != NO_WINDFALL for power in powers)
        several = sources + g.has_bonus(g.seats[seat]) > 1
        wild = any(card.kind == ANY for card in cards)
        return g.phase == ids.PRODUCE_PHASE and purpose == "produce" and several and wild

    def shuffled(self, cards: list[int]) -> None:
        self.shuffled_in.append((self.g.round(), int(self.g.phase)))

    def between(self, phase: int) -> None:
        self.look()

    def forget(self, round: int) -> None:
        """Leave aside what was drawn before this round came to the choice of actions."""
        for key in self.queues:
            if key[:2] == (round, ids.NO_PHASE) and key[3] != "search":
                self.queues[key].clear()

    def left_over(self, round: int, phase: int) -> list[str]:
        """What they drew in a phase and we did not."""
        left = [
            (key, card)
            for key, queue in self.queues.items()
            if key[:2] == (round, phase)
            for card in queue
        ]
        if left and all(self.order_of_windfalls(key[2], key[3]) for key, _ in left):
            raise Apart(WINDFALL_ORDER)
        return [f"seat {key[2]}: {card} for {key[3]}" for key, card in left]


def purpose_of(g: Race, phase: int, draw: Plain) -> str:
    """Our word for what a recorded draw is for."""
    if draw["for"] == "good":
        return "good"
    if draw["for"] == "lucky":
        return "bet"
    if draw["for"] in ("search", "ante"):
        return str(draw["for"])
    known = PURPOSES.get(draw["src"])
    if known is not None:
        return known
    if phase == ids.CONSUME_PHASE:
        return "consume"
    card = next((card for card in g.cards if card.slug == slug(draw["src"])), None)
    if card is None:
        raise Parted(f"there is no card {draw['src']}")
    if phase == ids.PRODUCE_PHASE:
        most = any(power.draw_for_most(kind) for power in card.powers for kind in range(5))
        return "produce-most" if most else "produce"
    if phase in (ids.DEVELOP_PHASE, ids.DEVELOP_AGAIN):
        first = any(p.develop_start or p.develop_sift for p in card.powers)
        return "develop-start" if first else "develop-after"
    return "settle-after"
