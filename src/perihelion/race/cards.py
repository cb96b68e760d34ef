"""Cardboard: what is printed on a card, and the moments at which a power may speak.

A world's colour is the kind of its goods [race.goods.kinds]; what is said of aliens means that
kind, not the word in a title [race.goods.alien-kind]. A power belongs to one phase, or to Trade,
and works nowhere else [race.power.where].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

NOVELTY: Final = 0
RARE: Final = 1
GENES: Final = 2
ALIEN: Final = 3
ANY: Final = 4
NO_KIND: Final = -1
"""The kinds of goods, cheapest first."""

KIND_WORDS: Final = ["novelty", "rare", "genes", "alien", "any"]

REBEL: Final = 1
IMPERIUM: Final = 2
ALIEN_WORD: Final = 4
UPLIFT: Final = 8
TERRAFORMING: Final = 16
CHROMO: Final = 32
"""Words and symbols printed on a card that other cards ask for."""

WORDS: Final = {
    REBEL: "rebel",
    IMPERIUM: "imperium",
    ALIEN_WORD: "alien",
    UPLIFT: "uplift",
    TERRAFORMING: "terraforming",
    CHROMO: "chromo",
}

EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
TRADE: Final = 3
CONSUME: Final = 4
PRODUCE: Final = 5
"""Where a power belongs: one of the five phases, or Trade."""

PHASE_WORDS: Final = ["explore", "develop", "settle", "trade", "consume", "produce"]

NO_WINDFALL: Final = -2


class Sentence:
    """What a power says, for the words to phrase."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message = message
        self.facts = facts


@mypyc_attr(native_class=True)
class Power:
    """A power never changes. The phases ask all powers at the moments the rulebook names and add
    the answers up [race.power.cumulative]; a power says what it does and nothing else changes
    [race.power.exact-scope].
    """

    def phase(self) -> i64:
        raise NotImplementedError

    def sentence(self) -> Sentence:
        raise NotImplementedError

    def see(self) -> i64:
        """Explore: more cards drawn."""
        return 0

    def keep(self) -> i64:
        """Explore: more cards kept."""
        return 0

    def develop_start(self) -> i64:
        """Develop: cards drawn when the phase begins."""
        return 0

    def develop_discount(self) -> i64:
        """Develop: cards saved on a development."""
        return 0

    def develop_after(self) -> i64:
        """Develop: cards drawn after a development is placed and paid for."""
        return 0

    def settle_discount(self, world: Card) -> i64:
        """Settle: cards saved on a world that is paid for."""
        return 0

    def military(self) -> i64:
        """Settle: plain military."""
        return 0

    def military_against(self, world: Card) -> i64:
        """Settle: more strength against such a world."""
        return 0

    def tactics(self) -> i64:
        """Settle: strength to the end of the phase for discarding this card."""
        return 0

    def frees(self, world: Card) -> bool:
        """Settle: whether discarding this card makes the world cost nothing."""
        return False

    def ship(self) -> bool:
        """Settle: whether this card can be discarded to make some world cost nothing."""
        return False

    def contact(self) -> i64:
        """Settle: discount for paying for a military world; 0 where the power does not allow it."""
        return 0

    def contact_excludes(self, world: Card) -> bool:
        """Settle: whether paying for this military world is ruled out."""
        return False

    def settle_after(self) -> i64:
        """Settle: cards drawn after a world is placed and paid for or conquered."""
        return 0

    def price(self, kind: i64, here: bool) -> i64:
        """Trade: more cards for a good of this kind, `here` if it lies on this very card."""
        return 0

    def produces(self) -> bool:
        """Produce: whether this world produces by itself."""
        return False

    def produced_draw(self) -> i64:
        """Produce: cards drawn when a good has been produced on this very world."""
        return 0

    def produce_draw(self) -> i64:
        """Produce: cards drawn in any case."""
        return 0

    def draw_for_world(self, world: Card) -> i64:
        """Produce: cards drawn for having such a world."""
        return 0

    def windfall(self) -> i64:
        """Produce: the kind of windfall world on which a good is produced, or NO_WINDFALL."""
        return NO_WINDFALL

    def draw_for_good(self, kind: i64) -> i64:
        """Produce: cards drawn for each good of this kind produced in the phase."""
        return 0

    def draw_for_kinds(self) -> i64:
        """Produce: cards drawn for each different kind produced in the phase."""
        return 0

    def draw_for_most(self, kind: i64) -> i64:
        """Produce: cards drawn for having produced the most goods of this kind."""
        return 0


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
        self.of_phase: Final = [[p for p in powers if p.phase() == phase] for phase in range(6)]
        consume: list[ConsumePower] = []
        for power in powers:
            if isinstance(power, ConsumePower):
                consume.append(power)
        self.consume: Final = consume

    @property
    def six(self) -> bool:
        """A development with a question mark for its points [race.develop.six-cost]."""
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
