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

ROUND: Final = 6
"""Set-up, round start and end, end of the game: such powers belong to no phase."""

PHASE_WORDS: Final = ["explore", "develop", "settle", "trade", "consume", "produce", "round"]

BASE_SET: Final = 0
GATHERING_STORM: Final = 1
REBEL_VS_IMPERIUM: Final = 2
BRINK_OF_WAR: Final = 3
SET_WORDS: Final = ["base", "gathering-storm", "rebel-vs-imperium", "brink-of-war"]
"""The set that a card comes from [race.combo.expansion-mark]."""

NO_PAY: Final = -1
"""In place of a discount: the power does not allow paying for this world."""

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

    def counts(self) -> bool:
        """Whether its military depends on the other cards of the tableau."""
        return False

    def helps(self) -> bool:
        """Whether its owner may choose to use it while he places a card or fights for a world."""
        return False

    def only_takeovers(self) -> bool:
        """Whether the power means nothing where takeovers are off [race.takeover.off]."""
        return False

    def hand_limit(self) -> i64:
        """Round end: the owner's hand limit, or 0 for the usual one."""
        return 0

    def end_size(self) -> i64:
        """End: the tableau with which the owner ends the game, or 0 for the usual one."""
        return 0

    def salvages(self) -> bool:
        """Round end: whether the owner takes what the others discard."""
        return False

    def chooses_last(self) -> bool:
        """Round start: whether the owner chooses his action knowing the others'."""
        return False

    def opening_hand(self) -> i64:
        """Set-up: the owner's opening hand, or 0 for the usual one."""
        return 0

    def tucks(self) -> bool:
        """Whether cards are tucked under this world: at the start, and of every payment."""
        return False

    def see(self) -> i64:
        """Explore: more cards drawn."""
        return 0

    def keep(self) -> i64:
        """Explore: more cards kept."""
        return 0

    def mixes(self) -> bool:
        """Explore: whether cards of the hand may be discarded in place of cards drawn."""
        return False

    def explore_prestige(self) -> i64:
        """Explore: prestige for a hand card discarded before anybody draws."""
        return 0

    def develop_start(self) -> i64:
        """Develop: cards drawn when the phase begins."""
        return 0

    def develop_sift(self) -> i64:
        """Develop: cards drawn when the phase begins, after which one is discarded."""
        return 0

    def develop_ditch(self) -> i64:
        """Develop: cards saved by discarding this card from the tableau."""
        return 0

    def develop_good(self, kind: i64) -> i64:
        """Develop: cards saved by discarding a good of this kind."""
        return 0

    def develop_prestige(self, development: Card) -> i64:
        """Develop: prestige after such a development is placed and paid for."""
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

    def military_for(self, card: Card) -> i64:
        """Settle: plain military for having such a card."""
        return 0

    def military_with(self, words: i64) -> i64:
        """Settle: plain military for a tableau with these words on its cards."""
        return 0

    def military_against(self, world: Card) -> i64:
        """Settle: more strength against such a world."""
        return 0

    def tactics(self) -> i64:
        """Settle: strength to the end of the phase for discarding this card."""
        return 0

    def mercenaries(self) -> i64:
        """Settle: how many hand cards may be discarded for a strength of 1 each."""
        return 0

    def good_military(self, kind: i64) -> i64:
        """Settle: strength to the end of the phase for discarding a good of this kind."""
        return 0

    def prestige_military(self) -> i64:
        """Settle: strength to the end of the phase for spending a prestige."""
        return 0

    def ship(self) -> bool:
        """Settle: whether this card can be discarded to make some world cost nothing."""
        return False

    def frees(self, world: Card) -> bool:
        """Settle: whether discarding this card makes the world cost nothing."""
        return False

    def good_discount(self, kind: i64) -> i64:
        """Settle: cards saved on a world by discarding a good of this kind."""
        return 0

    def pays(self) -> bool:
        """Settle: whether some military worlds may be paid for."""
        return False

    def pays_for(self, world: Card) -> i64:
        """Settle: discount for paying for this military world, or NO_PAY."""
        return NO_PAY

    def excludes_alien(self) -> bool:
        """Settle: whether all military worlds but those of the alien kind may be paid for."""
        return False

    def pay_discount(self) -> i64:
        """Settle: cards saved whenever a military world is paid for."""
        return 0

    def pay_prestige(self) -> i64:
        """Settle: prestige whenever a military world is paid for."""
        return 0

    def conquers_peaceful(self) -> bool:
        """Settle: whether discarding this card lets a non-military world be conquered."""
        return False

    def peaceful_reduction(self) -> i64:
        """Settle: by how much such a world's defense lies below its cost."""
        return 0

    def peaceful_prestige(self) -> i64:
        """Settle: prestige for conquering it."""
        return 0

    def peaceful_takeover(self) -> bool:
        """Settle: whether this also helps to take over a non-military world."""
        return False

    def second_world(self) -> bool:
        """Settle: whether a second world may be placed."""
        return False

    def sneak_world(self) -> bool:
        """Settle: whether discarding this card lets one more military world be conquered."""
        return False

    def replaces(self) -> i64:
        """Settle: by how much more a world may cost that replaces one of the tableau, or 0."""
        return 0

    def takeover(self) -> bool:
        """Settle: whether worlds of others may be attacked."""
        return False

    def takeover_discards(self) -> bool:
        """Settle: whether this card is discarded to attack."""
        return False

    def takeover_cost(self) -> i64:
        """Settle: prestige spent to attack."""
        return 0

    def takeover_reward(self) -> i64:
        """Settle: prestige for a successful attack."""
        return 0

    def takeover_destroys(self) -> bool:
        """Settle: whether the world is destroyed and not taken."""
        return False

    def takeover_only_rebels(self) -> bool:
        """Settle: whether only Rebel worlds may be attacked."""
        return False

    def takeover_strength_for(self, card: Card) -> i64:
        """Settle: strength of this attack for having such a card."""
        return 0

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        """Settle: whether a player with so many Rebel military worlds, these words on his cards and
        this total military can be attacked.
        """
        return False

    def defense_for(self, card: Card) -> i64:
        """Settle: strength of any defense for having such a card."""
        return 0

    def prevents(self) -> i64:
        """Settle: prestige for which a takeover may be called off, or 0."""
        return 0

    def settle_sift(self) -> i64:
        """Settle: cards drawn after a world is placed, after which one is discarded."""
        return 0

    def settle_prestige(self, world: Card) -> i64:
        """Settle: prestige after such a world is placed or taken over."""
        return 0

    def settle_good(self) -> bool:
        """Settle: whether a production world gets a good when placed."""
        return False

    def settle_after(self) -> i64:
        """Settle: cards drawn after a world is placed and paid for or conquered."""
        return 0

    def price(self, kind: i64, here: bool) -> i64:
        """Trade: more cards for a good of this kind, `here` if it lies on this very card."""
        return 0

    def price_for(self, kind: i64, card: Card) -> i64:
        """Trade: more cards for a good of this kind for having such a card."""
        return 0

    def unsellable(self) -> bool:
        """Trade: whether the good on this world cannot be sold."""
        return False

    def any_kind(self) -> bool:
        """Whether this world and its good count as any kind that suits its owner."""
        return False

    def produces(self) -> bool:
        """Produce: whether this world produces by itself."""
        return False

    def produced_draw(self) -> i64:
        """Produce: cards drawn when a good has been produced on this very world."""
        return 0

    def produced_prestige(self) -> i64:
        """Produce: prestige when a good has been produced on this very world."""
        return 0

    def produces_for_card(self) -> bool:
        """Produce: whether this world produces if a hand card is discarded."""
        return False

    def windfall_for_card(self) -> i64:
        """Produce: the kind of windfall world for which a hand card may be discarded."""
        return NO_WINDFALL

    def excludes_self(self) -> bool:
        """Produce: whether the windfall world may not be this very one."""
        return False

    def prestige_for_most(self, card: Card) -> i64:
        """Produce: prestige for having the most cards such as this."""
        return 0

    def takes_tucked(self) -> bool:
        """Produce: whether the owner takes the cards tucked under this world."""
        return False

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
        """Points for so many different kinds of worlds."""
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
        for power in powers:
            if isinstance(power, ConsumePower):
                consume.append(power)
            counting = counting or power.counts()
            helping = helping or power.helps()
        self.consume: Final = consume
        self.counting: Final = counting  # its military depends on other cards
        self.helping: Final = helping  # it may be used while something is paid for or conquered

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
