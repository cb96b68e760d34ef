"""What lies before one player."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import PHASE_WORDS, SETTLE
from perihelion.race.power import Power


class Seat:
    """A player's tableau [race.setup.tableau], hand and chips, and how far the phase has come."""

    def __init__(
        self,
        start: i64,
        hand: list[i64],
        tableau: list[i64],
        goods: list[i64],
        snapshot: list[i64],
        drawn: list[i64],
        shown: list[i64],
        used: list[i64],
        made: list[i64],
        chips: i64,
        prestige: i64,
        gained: i64,
        boosted: i64,
        firsts: i64,
        actions: i64,
        placed: i64,
        owes: i64,
        tactics: i64,
        needs: i64,
        using: i64,
        settled: i64,
        declared: i64,
    ) -> None:
        self.start: i64 = start  # number of the start world
        self.hand = hand
        self.tableau = tableau  # in the order of placing
        self.goods = goods  # beside each tableau card: the good on it, or NO_CARD
        self.snapshot = snapshot  # the tableau when the phase began; shared, never changed
        self.drawn = drawn  # cards explored and not yet sorted
        self.shown = shown  # hand cards that all have seen
        self.used = used  # cards and consume powers used in this phase
        self.made = made  # kinds of the goods produced in this phase
        self.chips: i64 = chips
        self.prestige: i64 = prestige
        self.gained: i64 = gained  # prestige gained in this phase
        self.boosted: i64 = boosted  # 1 once the prestige/search card is spent
        self.firsts: i64 = firsts  # a bit for each first goal earned
        self.actions: i64 = actions  # a bit for each action card chosen this round
        self.placed: i64 = placed  # the card that is being placed
        self.owes: i64 = owes  # cards still to be paid for it
        self.tactics: i64 = tactics  # temporary military
        self.needs: i64 = needs  # the strength that has to be reached
        self.using: i64 = using  # the consume power begun
        self.settled: i64 = settled  # worlds placed in this phase
        self.declared: i64 = declared  # takeovers declared in this phase
        self._powers: list[list[Power]] | None = None  # of the snapshot, by phase, once asked for

    def copy(self) -> Seat:
        twin = Seat(
            self.start,
            self.hand[:],
            self.tableau[:],
            self.goods[:],
            self.snapshot,
            self.drawn[:],
            self.shown[:],
            self.used[:],
            self.made[:],
            self.chips,
            self.prestige,
            self.gained,
            self.boosted,
            self.firsts,
            self.actions,
            self.placed,
            self.owes,
            self.tactics,
            self.needs,
            self.using,
            self.settled,
            self.declared,
        )
        twin._powers = self._powers
        return twin

    def take_snapshot(self) -> None:
        """Only cards that are there now count from here on."""
        if self.snapshot != self.tableau:
            self.snapshot = self.tableau[:]
            self._powers = None

    def powers(self, phase: i64, cards: list[Card]) -> list[Power]:
        """The powers of the snapshot that belong to a phase, or to Trade. The list is shared: do
        not change it.
        """
        known = self._powers
        if known is None:
            known = [[] for _ in PHASE_WORDS]
            for c in self.snapshot:
                for power in cards[c].powers:
                    known[power.phase].append(power)
            self._powers = known
        return known[phase]

    def put(self, card: i64) -> None:
        """Lay a card in the tableau."""
        self.tableau.append(card)
        self.goods.append(ids.NO_CARD)

    def leave(self, card: i64) -> None:
        """Take a card without a good out of the tableau."""
        k = self.tableau.index(card)
        self.tableau.pop(k)
        self.goods.pop(k)

    def spend(self, card: i64) -> None:
        """Let a hand card go unseen: nobody can be sure any more what is left in the hand."""
        self.hand.remove(card)
        if self.shown:
            self.shown = []

    def play(self, card: i64) -> None:
        """Let a hand card go for all to see."""
        self.hand.remove(card)
        if card in self.shown:
            self.shown.remove(card)

    def good_count(self) -> i64:
        n: i64 = 0
        for good in self.goods:
            if good != ids.NO_CARD:
                n += 1
        return n

    def total_military(self, cards: list[Card], among: list[i64]) -> i64:
        """The sum of plain military of these cards, some of which count the others
        [race.settle.military-sum, race.settle.military-negative, race.pw.military-per-world].
        """
        total: i64 = 0
        for c in among:
            for power in cards[c].of_phase[SETTLE]:
                total += power.military
                if cards[c].counting:
                    words: i64 = 0
                    for other in among:
                        words |= cards[other].words
                        total += power.military_for(cards[other])
                    total += power.military_with(words)
        return total

    def has_good(self, world: i64) -> bool:
        """Whether a good lies on this card of the tableau."""
        return world in self.tableau and self.goods[self.tableau.index(world)] != ids.NO_CARD


def plain(numbers: list[i64]) -> list[int]:
    """A copy of the list as plain numbers."""
    out: list[int] = []
    for n in numbers:
        out.append(n)
    return out


def player_order(seats: list[Seat]) -> list[i64]:
    """Clockwise by seat from the lowest start world, for the whole game
    [race.order.sequential].
    """
    first: i64 = 0
    for i in range(len(seats)):
        if seats[i].start < seats[first].start:
            first = i
    out: list[i64] = []
    for k in range(len(seats)):
        out.append((first + k) % len(seats))
    return out
