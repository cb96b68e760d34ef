"""The pieces on the table, and how they move."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.arc import Arc
from perihelion.race.box import Box
from perihelion.race.cards import Card
from perihelion.race.feed import Feed
from perihelion.race.kinds import KIND_WORDS
from perihelion.race.seat import Seat, plain
from perihelion.race.setup import Setup
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.step import Step
from perihelion.tabletop.table import Table


class Pieces(Table):
    """What lies on the table in Race for the Galaxy, and how cards and goods move about it."""

    def __init__(
        self,
        dice: Dice,
        order: list[i64],
        agenda: list[Step],
        lanes: list[list[Step]],
        called: i64,
        asked: i64,
        answered: i64,
        given: list[list[i64]],
        revealed: i64,
        automatic: bool,
        setup: Setup,
        box: Box,
        seats: list[Seat],
        deck: list[i64],
        discard: list[i64],
        out: list[i64],
        pool: i64,
        round: i64,
        phase: i64,
        arc: Arc | None,
    ) -> None:
        super().__init__(
            dice, order, agenda, lanes, called, asked, answered, given, revealed, automatic
        )
        self.setup = setup
        self.box = box
        self.cards: list[Card] = box.cards
        self.seats = seats
        self.deck = deck  # the top card last
        self.discard = discard
        self.out = out  # cards that take no part in the game
        self.pool: i64 = pool  # chips left; below 0 in the last round [race.end.last-chips]
        self.round: i64 = round
        self.phase: i64 = phase
        self.arc = arc  # the pieces of the expansions
        self.feed: Feed | None = None

    def name(self, c: i64) -> str:
        """The name of a card in facts and events."""
        return self.cards[c].slug if 0 <= c < len(self.cards) else "face-down"

    # -- the deck --------------------------------------------------------

    def take_card(self, seat: i64, purpose: str, on: i64) -> i64:
        """The next card of the deck. When the last one leaves, the discards are shuffled at once
        and become the deck [race.deck.reshuffle]; hands, tableaus and goods never are
        [race.deck.outside]. NO_CARD if there is none [race.deck.empty].
        """
        if not self.deck:
            if not self.discard:
                return ids.NO_CARD
            self.shuffle_discards()  # they came in after the deck had run out
        self.revealed += 1
        card: i64 = ids.NO_CARD
        feed = self.feed
        if feed is not None:
            card = feed.card(seat, purpose, on)
        if card == ids.NO_CARD:
            card = self.deck.pop()
        elif card in self.deck:
            self.deck.remove(card)
        else:
            self.discard.remove(card)
            self.discard.append(self.deck.pop())
        if not self.deck and self.discard:
            self.shuffle_discards()
        return card

    def shuffle_discards(self) -> None:
        self.deck = self.discard
        self.discard = []
        self.dice.shuffle(self.deck)
        self.revealed += 1
        feed = self.feed
        if feed is not None:
            feed.shuffled(plain(self.deck))
        if self.log is not None:
            self.tell("shuffled", -1, {"cards": len(self.deck)})

    def draw(self, i: i64, count: i64, why: str) -> None:
        """Take cards from the deck into the hand [race.power.draw]."""
        if count <= 0:
            return
        hand = self.seats[i].hand
        before: i64 = len(hand)
        for _ in range(count):
            card = self.take_card(i, why, ids.NO_CARD)
            if card != ids.NO_CARD:
                hand.append(card)
        if self.log is not None:
            self.tell_cards("drew", i, hand[before:], why)

    def put_good(self, i: i64, k: i64, why: str) -> bool:
        """Lay the next card of the deck, unseen, face down on the k-th tableau card; false if there
        was none [race.settle.windfall, race.produce.action, race.card.three-uses].
        """
        seat = self.seats[i]
        card = self.take_card(i, why, seat.tableau[k])
        if card == ids.NO_CARD:
            return False
        seat.goods[k] = card
        if self.log is not None:
            world = self.cards[seat.tableau[k]]
            self.tell("good", i, {"card": world.slug, "good": KIND_WORDS[world.kind], "why": why})
        return True

    def discard_good(self, i: i64, world: i64) -> None:
        """A good goes to the discards face down; nobody looks at it
        [race.consume.discard-hidden].
        """
        seat = self.seats[i]
        k = seat.tableau.index(world)
        self.discard.append(seat.goods[k])
        seat.goods[k] = ids.NO_CARD

    def discard_hand(self, i: i64, cards: list[i64], why: str) -> None:
        """Hand cards go to the discards face down; the others see only how many."""
        seat = self.seats[i]
        for c in cards:
            seat.spend(c)
            self.discard.append(c)
        if self.log is not None and cards:
            self.tell_cards("discarded", i, cards, why)

    def discard_tableau(self, i: i64, card: i64, why: str) -> None:
        """A card leaves the tableau for all to see."""
        self.seats[i].leave(card)
        self.discard.append(card)
        if self.log is not None:
            self.tell("left-tableau", i, {"card": self.name(card), "why": why})

    def tell_cards(self, kind: str, i: i64, cards: list[i64], why: str) -> None:
        """An event about cards of which the others see only the number."""
        self.tell(
            kind,
            i,
            {"count": len(cards), "why": why},
            {"cards": [self.name(c) for c in cards]},
            BIT[i],
        )
