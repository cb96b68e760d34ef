"""A position of the game: what a seat sees of it, how it is written down, whose turn it is."""

from __future__ import annotations

from typing import SupportsIndex

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.box import Box
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.expansions import Expansions
from perihelion.race.pieces.feed import Feed
from perihelion.race.pieces.kinds import KIND_WORDS
from perihelion.race.power import Power
from perihelion.race.scoring import totals, winners
from perihelion.race.seat import Seat, plain
from perihelion.race.setup import Setup
from perihelion.tabletop.answers import Answers
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.refusal import CannotUndo
from perihelion.tabletop.table import Table


class Race(Table):
    """A position of Race for the Galaxy. `new_game` deals one."""

    def __init__(
        self,
        dice: Dice,
        order: list[i64],
        automatic: bool,
        setup: Setup,
        box: Box,
        seats: list[Seat],
        deck: list[i64],
        discard: list[i64],
        out: list[i64],
        pool: i64,
        rounds: i64,
        phase: i64,
        expansions: Expansions,
    ) -> None:
        super().__init__(dice, order, automatic)
        self.setup = setup
        self.box = box
        self.cards: list[Card] = box.cards
        self.seats = seats
        self.deck = deck  # the top card last
        self.discard = discard
        self.out = out  # cards that take no part in the game
        self.pool: i64 = pool  # chips left; below 0 in the last round [race.end.last-chips]
        self.rounds: i64 = rounds  # how many have begun
        self.phase: i64 = phase
        self.expansions = expansions  # empty in a base game, which never changes them
        self.feed: Feed | None = None

    # -- a position among positions --------------------------------------

    def __repr__(self) -> str:
        if self.over:
            return f"<Race, over: scores {self.scores()}>"
        return f"<Race, round {self.round()}: waits for seats {self.waiting()}>"

    def game(self) -> str:
        return "race"

    def copy(self) -> Race:
        twin = Race(
            self.dice.copy(),
            self.order,
            self.automatic,
            self.setup,
            self.box,
            [seat.copy() for seat in self.seats],
            self.deck[:],
            self.discard[:],
            self.out[:],
            self.pool,
            self.rounds,
            self.phase,
            self.expansions.copy() if self.setup.expansions else self.expansions,
        )
        self.carry(twin)
        return twin

    def undo(self, seat: SupportsIndex) -> None:
        if self.feed is not None:  # it would have to give the same cards again
            raise CannotUndo("FED_FROM_OUTSIDE", {})
        super().undo(seat)

    def tucks(self, seat: Seat) -> bool:
        """Whether the world under which cards are tucked lies before this seat."""
        for c in seat.tableau:
            if self.cards[c].tucking:
                return True
        return False

    def tucks_payment(self, seat: Seat) -> bool:
        """Whether a power that tucks cards of a payment was there when the phase began and its
        world still is.
        """
        for c in seat.snapshot:
            if self.cards[c].tucking and c in seat.tableau:
                return True
        return False

    def deal_start_worlds(self, unseen: list[i64]) -> None:
        """A player still choosing a start world has a red and a blue one to choose from: odd and
        even numbers [race.start-worlds.choose-red-blue].
        """
        for seat in self.seats:
            if not seat.tableau:
                for k in range(len(seat.drawn)):
                    for c in unseen:
                        n = self.cards[c].start
                        if seat.drawn[k] == ids.HIDDEN and n >= 0 and n % 2 != k:
                            seat.drawn[k] = c
                            unseen.remove(c)
                            break

    def unseen_piles(self, seat: i64) -> list[list[i64]]:
        return [self.deck, self.discard] if seat < 0 else [self.seats[seat].hand]

    # -- points ----------------------------------------------------------

    def round(self) -> int:
        return int(self.rounds)

    def scores(self) -> list[int]:
        """Everyone's points if the game ended now."""
        return plain(totals(self))

    def winners(self) -> list[int]:
        return winners(self)

    # -- answers in words ------------------------------------------------

    def answers(self) -> Answers:
        return self.box.answers

    # -- powers and bonuses ----------------------------------------------

    def begin_phase(self, phase: i64) -> None:
        """Only cards that are there now count in this phase; the second of two phases begins afresh
        [race.two-player.new-powers, race.two-player.fresh-phase, race.power.snapshot,
        race.power.next-phase, race.develop.powers-before, race.settle.powers-before,
        race.two-player.settle-twice]. A card that leaves still counts [race.power.left-tableau].
        """
        self.enter(phase)
        for seat in self.seats:
            seat.take_snapshot()
            seat.used.clear()
            seat.gained = 0
            seat.settled = 0
            seat.declared = 0
            seat.needs = 0
            seat.placed = ids.NO_CARD
            seat.owes = 0
            seat.tactics = 0
        if self.log is not None:
            self.tell("phase", -1, {"phase": ids.PHASES[phase]})

    def enter(self, phase: i64) -> None:
        """The next part of the round begins."""
        feed = self.feed
        if feed is not None:
            feed.between(phase)
        self.phase = phase

    def powers(self, seat: Seat, phase: i64) -> list[Power]:
        """The powers that `seat` has in this phase. The list is shared: do not change it."""
        return seat.powers(phase, self.cards)

    def chosen(self) -> i64:
        """A bit for each action that anybody chose [race.phase.skip]."""
        out: i64 = 0
        for seat in self.seats:
            out |= seat.actions
        return out

    def action_in_progress(self) -> i64:
        """The action card that calls the phase in progress, where there is just one."""
        if self.phase == ids.DEVELOP_PHASE:
            return ids.DEVELOP_ACTION
        if self.phase == ids.DEVELOP_AGAIN:
            return ids.DEVELOP_SECOND
        if self.phase == ids.SETTLE_PHASE:
            return ids.SETTLE_ACTION
        if self.phase == ids.SETTLE_AGAIN:
            return ids.SETTLE_SECOND
        return ids.PRODUCE_ACTION

    def boosts(self, seat: Seat, action: i64) -> bool:
        """Whether `seat` has put the prestige boost on this action of the round."""
        return seat.actions & BIT[action + ids.BOOST] != 0

    def has_bonus(self, seat: Seat) -> bool:
        """Whether `seat` chose the phase in progress [race.phase.bonus, race.bonus.nature]; in the
        second of two Develop or Settle phases only those who chose it twice
        [race.two-player.opponent-bonus].
        """
        return seat.actions & BIT[self.action_in_progress()] != 0

    # -- cards and goods -------------------------------------------------

    def name(self, c: i64) -> str:
        """The name of a card in facts and events."""
        return self.cards[c].slug if 0 <= c < len(self.cards) else "face-down"

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
