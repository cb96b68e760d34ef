"""A recorded choice beside our question: what was offered, and what was answered.

Each kind of choice has a class of its own, in the modules `asked_*`; here is what they share.
"""

from __future__ import annotations

from collections.abc import Iterable

from perihelion.race import ids
from perihelion.race.phases.ante import ante_cards
from perihelion.race.phases.rule import is_power
from perihelion.race.pieces.cards import slug
from perihelion.race.state import Race
from perihelion.tabletop.pick import Pick

from .differences import Parted
from .records import Plain
from .table import names


class Reply:
    """An answer to one question of ours: numbers as they are, and cards by name."""

    def __init__(
        self, kind: str, ids: Iterable[int] = (), cards: Iterable[str] = (), closing: int = -1
    ) -> None:
        self.kind = kind
        self.ids = list(ids)
        self.cards = [slug(card) for card in cards]
        self.closing = closing  # the answer that ends a set, where there is one


class Notes:
    """What must be remembered about a seat until the phase ends."""

    def __init__(self) -> None:
        self.given_up: list[int] = []  # consume powers that they count as used without an effect
        self.declined: set[str] = set()  # what they offered and was not wanted
        self.offered: set[str] = set()  # extra powers and takeovers that they have offered
        self.script: list[Reply] = []  # answers to questions that come later for us
        self.early: list[str] = []  # cards that they discard before their time
        self.done: set[int] = set()  # choices that were answered before their time
        self.reserved: set[str] = set()  # worlds on which other powers will produce
        self.idle: set[str] = set()  # mercenaries that they named without hiring any

    def clear(self) -> None:
        self.given_up.clear()
        self.declined.clear()
        self.offered.clear()
        self.script.clear()
        self.early.clear()
        self.done.clear()
        self.reserved.clear()
        self.idle.clear()


class Choice:
    """One recorded choice, and our question to the same seat."""

    after_all = False
    """Whether it comes when every seat has had its turn."""

    def __init__(self, g: Race, event: Plain, notes: Notes) -> None:
        self.g = g
        self.seat: int = event["p"]
        self.type: str = event["type"]
        self.phase: str = event["phase"].rstrip("2")
        self.offer: Plain = event["offer"]
        self.answer: Plain = event["answer"]
        self.notes = notes

    # -- what each kind of choice says of itself ---------------------------

    def kind(self) -> str:
        """Our name of the question that was asked."""
        raise NotImplementedError

    def both_offers(self) -> tuple[object, object]:
        """Our offer and theirs, in a form in which they should be equal."""
        raise NotImplementedError

    def replies(self) -> list[Reply]:
        """The recorded answer as ours; those after the first wait until their question comes."""
        raise NotImplementedError

    def excused(self, ours: object, theirs: object) -> str | None:
        """The listed difference that accounts for unequal offers, if one does."""
        return None

    def also_listed(self) -> list[str]:
        """Listed differences in what we offer that are left out of `both_offers`."""
        return []

    def parts(self) -> str | None:
        """The listed difference by which the games go apart with this answer."""
        return None

    def parts_before(self) -> str | None:
        """The listed difference by which they come to this choice at all, and we do not."""
        return None

    def stuck(self) -> str | None:
        """The listed difference by which our engine does not come to this question."""
        return None

    # -- what they share ---------------------------------------------------

    def open_kind(self) -> str:
        """The name of the question that our engine has before this seat, or an empty word."""
        g = self.g
        return g.asking(self.seat).kind() if g.waits_for(self.seat) else ""

    def fits(self) -> bool:
        """Whether our engine has come to the question recorded: some questions of ours, which they
        do not ask, come before.
        """
        return self.open_kind() == self.kind()

    def before(self) -> Reply | None:
        """An answer that they gave without being asked before they came to this choice."""
        return None

    def is_silent(self) -> bool:
        """Whether we do not ask this, and nothing comes of the answer."""
        return False

    def differences(self) -> tuple[list[str], list[str]]:
        """In what our offer differs from theirs: listed differences, and the others in words."""
        listed = self.also_listed()
        ours, theirs = self.both_offers()
        if ours == theirs:
            return listed, []
        excuse = self.excused(ours, theirs)
        if excuse is not None:
            return [*listed, excuse], []
        return listed, [f"seat {self.seat}, {self.type}: we offer {ours}, they offer {theirs}"]

    def options(self) -> list[int]:
        """Our options, less powers that are out of the question for them."""
        return options_left(self.g, self.seat, self.notes)

    def hand(self) -> list[str]:
        """The cards in hand by name, less those that they have discarded already."""
        return less(names(self.g, self.g.seats[self.seat].hand), self.notes.early)

    def tableau(self) -> list[str]:
        """The names of the cards in play."""
        return names(self.g, self.g.seats[self.seat].tableau)

    def candidates(self) -> list[int]:
        """Everything that our open question lets one pick."""
        return candidates(self.g, self.seat)

    def wanted(self) -> tuple[int, int]:
        """How many things our question wants at least and at most."""
        step = self.g.asking(self.seat)
        return int(step.least(self.g, self.seat)), int(step.most(self.g, self.seat))

    def number_of(self, word: str) -> int:
        """The card of this name that lay in the tableau when the phase began."""
        for c in self.g.seats[self.seat].snapshot:
            if self.g.name(c) == slug(word):
                return int(c)
        raise Parted(f"seat {self.seat}: {word} is not in the tableau")

    def power(self, power: list[object]) -> int:
        """Our number of a consume power of theirs, which is the k-th power of its card. Where a
        card has several of them, it has no others.
        """
        c, k = self.number_of(str(power[0])), int(str(power[1]))
        several = len(self.g.cards[c].consume) > 1
        return int(self.g.box.first_power[c]) + (k if several else 0)


def less(cards: list[str], early: list[str]) -> list[str]:
    """These cards without those that were discarded before their time."""
    out = list(cards)
    for card in early:
        if card in out:
            out.remove(card)
    return out


def options_left(g: Race, seat: int, notes: Notes) -> list[int]:
    """Our options, less powers that have been given up and powers for hand cards that only the
    cards discarded before their time would do for.
    """
    options = [a for a in g.options(seat) if a not in notes.given_up]
    if not notes.early:
        return options
    return [a for a in options if not (is_power(g, a) and starved(g, seat, a, notes))]


def starved(g: Race, seat: int, answer: int, notes: Notes) -> bool:
    """Whether too few hand cards are left for a power that takes some."""
    power = g.box.powers[answer - ids.POWER]
    if power.antes:
        return not less(names(g, ante_cards(g, g.seats[seat])), notes.early)
    left = len(g.seats[seat].hand) - len(notes.early)
    return power.most_cards > 0 and left < power.least_cards


def candidates(g: Race, seat: int) -> list[int]:
    """Everything that the open question lets one pick, whatever has been picked."""
    step = g.asking(seat)
    if isinstance(step, Pick):
        return [int(c) for c in step.candidates(g, seat)]
    return g.options(seat)


def cards_named(g: Race, seat: int, wanted: Iterable[str], among: Iterable[int]) -> list[int]:
    """Cards of these names."""
    left = list(among)
    out: list[int] = []
    for name in wanted:
        found = next((c for c in left if g.name(c) == slug(name)), None)
        if found is None:
            kind = g.asking(seat).kind() if g.waits_for(seat) else "nothing"
            raise Parted(f"seat {seat} is asked {kind}, and {name} is not there")
        left.remove(found)
        out.append(found)
    return out
