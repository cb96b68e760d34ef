"""Cardboard: what is printed on a card, and the moments at which a power may speak.

A world's colour is the kind of its goods [race.goods.kinds]; what is said of aliens means that
kind, not the word in a title [race.goods.alien-kind]. A power belongs to one phase, or to Trade,
and works nowhere else [race.power.where].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from perihelion.race.pieces.kinds import CONSUME, NO_KIND
from perihelion.race.power import NO_HELP, Helper, Power, Sentence


@mypyc_attr(native_class=True)
class ConsumePower(Power):
    """A power of the Consume phase: what it takes, and what it gives for it."""

    def phase(self) -> i64:
        return CONSUME

    def optional(self) -> bool:
        """Whether its owner may leave it unused [race.power.optional]."""
        return False

    def fits(self, kind: i64) -> bool:
        """Whether it takes goods of this kind."""
        return False

    def least_goods(self) -> i64:
        """How many fitting goods it needs to be usable."""
        return 0

    def takes(self, fitting: i64) -> i64:
        """How many goods it takes when there are this many fitting ones."""
        return 0

    def different(self) -> bool:
        """Whether all goods must be of different kinds."""
        return False

    def most_cards(self) -> i64:
        """How many hand cards it takes at most."""
        return 0

    def bets(self) -> bool:
        """Whether a number is named and a card turned up."""
        return False

    def vp(self, goods: i64) -> i64:
        """Victory points for this many goods."""
        return 0

    def vp_per_card(self) -> i64:
        """Victory points for each hand card; never doubled."""
        return 0

    def draws(self, goods: i64) -> i64:
        """Cards for this many goods."""
        return 0

    def prestige(self, goods: i64) -> i64:
        """Prestige for this many goods, or for the hand cards; never multiplied."""
        return 0

    def least_cards(self) -> i64:
        """How many hand cards it takes at least."""
        return 1

    def draws_per_card(self) -> i64:
        """Cards drawn for each hand card."""
        return 0

    def prestige_cost(self) -> i64:
        """How much prestige it costs."""
        return 0

    def antes(self) -> bool:
        """Whether a hand card is put up as an ante and cards are turned up."""
        return False

    def only_here(self) -> bool:
        """Whether it takes only the good on its own world."""
        return False

    def pays_price(self) -> bool:
        """Whether the trade price of the good is drawn."""
        return False

    def with_trade_powers(self) -> bool:
        """Whether that price counts its owner's Trade powers."""
        return False


@mypyc_attr(native_class=True)
class ScoreLine:
    """One line on a 6-cost development: what each card that fits it is worth."""

    def sentence(self) -> Sentence:
        raise NotImplementedError

    def worth(self, card: Card) -> i64:
        """Points if the card fits, else 0. A card counts by the first line that fits."""
        return 0

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
        self.of_phase: Final = [[p for p in powers if p.phase() == phase] for phase in range(7)]
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
            counting = counting or power.counts()
            helping = helping or power.helps()
            tucking = tucking or power.tucks()
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
