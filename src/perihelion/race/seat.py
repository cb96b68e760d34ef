"""What lies before one player."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race.cards import SETTLE, Card
from perihelion.race.ids import HIDDEN, NO_CARD


class Seat:
    """A player's tableau [race.setup.tableau], hand and chips, and how far the phase has come."""

    def __init__(
        self,
        start: i64,
        hand: list[i64],
        tableau: list[i64],
        goods: list[i64],
        drawn: list[i64],
        shown: list[i64],
        used: list[i64],
        made: list[i64],
        chips: i64,
        actions: i64,
        active: i64,
        placed: i64,
        owes: i64,
        tactics: i64,
        using: i64,
    ) -> None:
        self.start: i64 = start  # number of the start world
        self.hand = hand
        self.tableau = tableau  # in the order of placing
        self.goods = goods  # beside each tableau card: the good on it, or NO_CARD
        self.drawn = drawn  # cards explored and not yet sorted
        self.shown = shown  # hand cards that all have seen
        self.used = used  # consume powers used in this phase
        self.made = made  # kinds of the goods produced in this phase
        self.chips: i64 = chips
        self.actions: i64 = actions  # a bit for each action card chosen this round
        self.active: i64 = active  # so many tableau cards were there when the phase began
        self.placed: i64 = placed  # the card placed in this phase
        self.owes: i64 = owes  # cards still to be paid for it
        self.tactics: i64 = tactics  # temporary military
        self.using: i64 = using  # the consume power begun

    def copy(self) -> Seat:
        return Seat(
            self.start,
            self.hand[:],
            self.tableau[:],
            self.goods[:],
            self.drawn[:],
            self.shown[:],
            self.used[:],
            self.made[:],
            self.chips,
            self.actions,
            self.active,
            self.placed,
            self.owes,
            self.tactics,
            self.using,
        )

    def face_down(self) -> None:
        """Hide what only the owner sees; cards that all have seen stay known."""
        self.hand = [HIDDEN] * (len(self.hand) - len(self.shown)) + self.shown
        self.drawn = [HIDDEN] * len(self.drawn)

    def put(self, card: i64) -> None:
        """Lay a card in the tableau."""
        self.tableau.append(card)
        self.goods.append(NO_CARD)

    def leave(self, card: i64) -> None:
        """Take a card without a good out of the tableau."""
        k = self.tableau.index(card)
        self.tableau.pop(k)
        self.goods.pop(k)
        if k < self.active:
            self.active -= 1

    def spend(self, card: i64) -> None:
        """Let a hand card go unseen: from now on nobody can be sure what was left in the hand."""
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
            if good != NO_CARD:
                n += 1
        return n

    def total_military(self, cards: list[Card], among: i64) -> i64:
        """The sum of plain military of the first `among` tableau cards
        [race.settle.military-sum, race.settle.military-negative].
        """
        total: i64 = 0
        for k in range(among):
            for power in cards[self.tableau[k]].of_phase[SETTLE]:
                total += power.military()
        return total

    def pack(self) -> list[object]:
        """As plain data, in the order of the constructor."""
        return [
            int(self.start),
            plain(self.hand),
            plain(self.tableau),
            plain(self.goods),
            plain(self.drawn),
            plain(self.shown),
            plain(self.used),
            plain(self.made),
            int(self.chips),
            int(self.actions),
            int(self.active),
            int(self.placed),
            int(self.owes),
            int(self.tactics),
            int(self.using),
        ]


def plain(numbers: list[i64]) -> list[int]:
    """The same numbers in a list that is apart."""
    out: list[int] = []
    for n in numbers:
        out.append(n)
    return out
