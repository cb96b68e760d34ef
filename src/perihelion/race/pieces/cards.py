"""Cardboard: what is printed on a card, and the moments at which a power may speak.

A world's colour is the kind of its goods [race.goods.kinds]; what is said of aliens means that
kind, not the word in a title [race.goods.alien-kind]. A power belongs to one phase, or to Trade,
and works nowhere else [race.power.where].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from perihelion.race.pieces.kinds import ANY, CONSUME, NO_KIND
from perihelion.race.power import NO_HELP, Helper, Power, Sentence


@mypyc_attr(native_class=True)
class ConsumePower(Power):
    """A power of the Consume phase: what it takes, and what it gives for it."""

    optional: bool = False  # its owner may leave it unused [race.power.optional]
    kind: i64 = NO_KIND  # of the goods that it takes
    least_goods: i64 = 0  # so many fitting goods it needs to be usable
    different: bool = False  # all goods must be of different kinds
    only_here: bool = False  # it takes only the good on its own world
    pays_price: bool = False  # the trade price of the good is drawn
    with_trade_powers: bool = False  # that price counts its owner's Trade powers
    least_cards: i64 = 1  # of the hand, where it takes such
    most_cards: i64 = 0
    vp_per_card: i64 = 0  # points for each hand card; never doubled
    draws_per_card: i64 = 0  # cards drawn for each hand card
    prestige_cost: i64 = 0
    bets: bool = False  # a number is named and a card turned up
    antes: bool = False  # a hand card is put up as an ante and cards are turned up

    def __init__(self, sentence: Sentence, vp: i64 = 0, cards: i64 = 0, prestige: i64 = 0) -> None:
        super().__init__(CONSUME, sentence)
        self.for_vp: Final[i64] = vp
        self.for_cards: Final[i64] = cards
        self.for_prestige: Final[i64] = prestige

    def fits(self, kind: i64) -> bool:
        """Whether it takes goods of this kind."""
        return self.kind == ANY or self.kind == kind

    def takes(self, fitting: i64) -> i64:
        """How many goods it takes when there are this many fitting ones."""
        return self.least_goods

    def vp(self, goods: i64) -> i64:
        """Victory points for this many goods."""
        return self.for_vp

    def draws(self, goods: i64) -> i64:
        """Cards for this many goods."""
        return self.for_cards

    def prestige(self, goods: i64) -> i64:
        """Prestige for this many goods, or for the hand cards; never multiplied."""
        return self.for_prestige


@mypyc_attr(native_class=True)
class ScoreLine:
    """One line on a 6-cost development: what each card that fits it is worth."""

    def __init__(self, sentence: Sentence, points: i64 = 0) -> None:
        self.sentence: Final = sentence
        self.points: Final[i64] = points

    def worth(self, card: Card) -> i64:
        """Points if the card fits, else 0. A card counts by the first line that fits."""
        return self.points if self.fits(card) else 0

    def fits(self, card: Card) -> bool:
        """Whether it is worth something."""
        return False

    def flat(self, chips: i64, military: i64, goods: i64) -> i64:
        """Points that no single card gives."""
        return 0

    def for_prestige(self, prestige: i64) -> i64:
        """Points for the owner's prestige."""
        return 0

    def for_kinds(self, kinds: i64) -> i64:
        """Points for this many different kinds of worlds."""
        return 0


class Card:
    """What is printed on a card."""

    def __init__(
        self,
        name: str,
        world: bool,
        number: i64,
        military: bool,
        points: i64,
        kind: i64,
        windfall: bool,
        words: i64,
        start: i64,
        preset: i64,
        copies: i64,
        powers: list[Power],
        lines: list[ScoreLine],
        symbol: bool = False,
    ) -> None:
        self.name: Final = name
        self.slug: Final = slug(name)
        self.world: Final = world
        self.number: Final[i64] = number  # cost, or defense of a military world
        self.military: Final = military
        self.points: Final[i64] = points
        self.kind: Final[i64] = kind  # of a world's goods, or NO_KIND
        self.windfall: Final = windfall
        self.production: Final = kind != NO_KIND and not windfall
        self.words: Final[i64] = words
        self.start: Final[i64] = start  # number of a start world, else -1
        self.preset: Final[i64] = preset  # number of the start world whose first hand it is in
        self.copies: Final[i64] = copies
        self.powers: Final = powers
        self.lines: Final = lines
        self.symbol: Final = symbol  # prestige for placing it
        self.of_phase: Final = [[p for p in powers if p.phase == phase] for phase in range(7)]
        consume: list[ConsumePower] = []
        counting = False
        helping = False
        tucking = False
        helper = NO_HELP
        for power in powers:
            if isinstance(power, ConsumePower):
                consume.append(power)
            elif isinstance(power, Helper):
                helper = power
            counting = counting or power.counts
            helping = helping or power.helps
            tucking = tucking or power.tucks
        self.consume: Final = consume
        self.counting: Final = counting  # its military depends on other cards
        self.helping: Final = helping  # it may be used while something is paid for or conquered
        self.helper: Final = helper  # the power by which it may be used in Settle
        self.tucking: Final = tucking  # cards are tucked under it

    @property
    def six(self) -> bool:
        """A card with a question mark, or the prestige symbol, for its points
        [race.develop.six-cost].
        """
        return len(self.lines) > 0

    def has_power_in(self, phase: i64) -> bool:
        return len(self.of_phase[phase]) > 0


def slug(name: str) -> str:
    """A name as one lower-case word: `Earth's Lost Colony` becomes `earths-lost-colony`."""
    out: list[str] = []
    for ch in name.lower():
        if ch.isalnum():
            out.append(ch)
        elif ch in " -:" and out and out[-1] != "-":
            out.append("-")
    return "".join(out)
