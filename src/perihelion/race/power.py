"""The moments at which a power of a card may speak; each kind of power answers at its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.race.ids import NO_CARD
from perihelion.race.pieces.kinds import ANY, NO_KIND, NO_PAY, NO_WINDFALL, SETTLE
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep

if TYPE_CHECKING:
    from perihelion.race.pieces.cards import Card
    from perihelion.race.seat import Seat
    from perihelion.race.state import Race


class Sentence:
    """What a power says, for the words to phrase."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message: Final = message
        self.facts: Final = facts


@mypyc_attr(native_class=True)
class Power:
    """A power never changes. The phases ask all powers at the moments the rulebook names and add
    the answers up [race.power.cumulative]; a power says what it does and nothing else changes
    [race.power.exact-scope].

    What is the same whatever lies on the table is a field, which a power sets when it is made; what
    depends on a card or on a kind of goods is a method.
    """

    counts: bool = False  # its military depends on the other cards of the tableau
    helps: bool = False  # its owner may choose to use it while placing a card or fighting
    only_takeovers: bool = False  # it means nothing where takeovers are off [race.takeover.off]
    tucks: bool = False  # cards are tucked under this world: at the start, and of every payment

    # Set-up, round start and end, end of the game; 0 stands for the usual number
    opening_hand: i64 = 0  # cards that the owner keeps
    chooses_last: bool = False  # the owner chooses their action knowing the others'
    hand_limit: i64 = 0
    salvages: bool = False  # the owner takes what the others discard to the limit
    end_size: i64 = 0  # of the tableau with which the owner ends the game

    # Explore
    see: i64 = 0  # more cards drawn
    keep: i64 = 0  # more cards kept
    mixes: bool = False  # hand cards may be discarded instead of cards drawn
    explore_prestige: i64 = 0  # for a hand card discarded before anybody draws

    # Develop
    develop_start: i64 = 0  # cards drawn when the phase begins
    develop_sift: i64 = 0  # the same, after which one is discarded
    develop_discount: i64 = 0  # cards saved on a development
    develop_ditch: i64 = 0  # cards saved by discarding this card from the tableau
    develop_after: i64 = 0  # cards drawn after a development is placed and paid for

    # Settle
    military: i64 = 0
    pay_discount: i64 = 0  # cards saved whenever a military world is paid for
    pay_prestige: i64 = 0  # gained whenever a military world is paid for
    second_world: bool = False  # a second world may be placed
    sneak_world: bool = False  # discarding this card lets one more military world be conquered
    replaces: i64 = 0  # by how much more a world may cost that replaces one of the tableau
    settle_after: i64 = 0  # cards drawn after a world is placed and paid for or conquered
    settle_sift: i64 = 0  # cards drawn after a world is placed, after which one is discarded
    settle_good: bool = False  # a production world gets a good when placed
    takeover: bool = False  # worlds of others may be attacked
    takeover_discards: bool = False  # this card is discarded to attack
    takeover_cost: i64 = 0  # prestige spent to attack
    takeover_reward: i64 = 0  # prestige for a successful attack
    takeover_destroys: bool = False  # the world is destroyed and not taken
    takeover_only_rebels: bool = False  # only Rebel worlds may be attacked
    prevents: i64 = 0  # prestige for which a takeover may be called off

    # Trade
    unsellable: bool = False  # the good on this world cannot be sold

    # Produce
    produces: bool = False  # this world produces by itself
    produces_for_card: bool = False  # it does so if a hand card is discarded
    produced_draw: i64 = 0  # cards drawn when a good has been produced on this very world
    produced_prestige: i64 = 0  # gained when a good has been produced on this very world
    windfall: i64 = NO_WINDFALL  # the kind of windfall world on which a good is produced
    windfall_for_card: i64 = NO_WINDFALL  # the same if a hand card is discarded
    excludes_self: bool = False  # that windfall world may not be this very one
    produce_draw: i64 = 0  # cards drawn in any case
    draw_for_kinds: i64 = 0  # cards drawn for each different kind produced in the phase
    takes_tucked: bool = False  # the owner takes the cards tucked under this world

    def __init__(self, phase: i64, sentence: Sentence) -> None:
        self.phase: Final[i64] = phase
        self.sentence: Final = sentence

    def develop_good(self, kind: i64) -> i64:
        """Develop: cards saved by discarding a good of this kind."""
        return 0

    def develop_prestige(self, development: Card) -> i64:
        """Develop: prestige after such a development is placed and paid for."""
        return 0

    def settle_discount(self, world: Card) -> i64:
        """Settle: cards saved on a world that is paid for."""
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

    def takeover_strength_for(self, card: Card) -> i64:
        """Settle: strength of this attack for having such a card."""
        return 0

    def vulnerable(self, rebels: i64, words: i64, military: i64) -> bool:
        """Settle: whether a player with this many Rebel military worlds, these words on their cards
        and this total military can be attacked.
        """
        return False

    def defense_for(self, card: Card) -> i64:
        """Settle: strength of any defense for having such a card."""
        return 0

    def settle_prestige(self, world: Card) -> i64:
        """Settle: prestige after such a world is placed or taken over."""
        return 0

    def price(self, kind: i64, here: bool) -> i64:
        """Trade: more cards for a good of this kind, `here` if it lies on this very card."""
        return 0

    def price_for(self, kind: i64, card: Card) -> i64:
        """Trade: more cards for a good of this kind for having such a card."""
        return 0

    def prestige_for_most(self, card: Card) -> i64:
        """Produce: prestige for having the most cards such as this."""
        return 0

    def draw_for_world(self, world: Card) -> i64:
        """Produce: cards drawn for having such a world."""
        return 0

    def draw_for_good(self, kind: i64) -> i64:
        """Produce: cards drawn for each good of this kind produced in the phase."""
        return 0

    def draw_for_most(self, kind: i64) -> i64:
        """Produce: cards drawn for having produced the most goods of this kind."""
        return 0


class Helper(Power):
    """A power of Settle that its owner may choose to use to place a world, or to fight for one. It
    says what it is good for, why it cannot be used, and what using it does; `c` is the card that
    carries it [race.power.optional].
    """

    good: i64 = NO_KIND  # the kind of good that it takes
    leaves: bool = False  # it is used by discarding its card from the tableau
    arms: bool = False  # it brings temporary military
    strength: i64 = 0  # the temporary military that it gives for what it takes
    prestige_cost: i64 = 0
    peaceful_takeover: bool = False  # it lets a non-military world be taken over, too
    peaceful_prestige: i64 = 0  # gained for conquering such a world
    pays: bool = False  # it lets some military worlds be paid for
    excludes_alien: bool = False  # it goes with all worlds of its sort but those of the alien kind

    def __init__(self, sentence: Sentence, mode: i64 = NO_CARD) -> None:
        super().__init__(SETTLE, sentence)
        self.helps = True
        self.mode: Final[i64] = mode  # CONQUER or PAY, or NO_CARD where it goes with both

    def serves(self, mode: i64) -> bool:
        """Whether it goes with this mode: CONQUER or PAY."""
        return self.mode == NO_CARD or self.mode == mode

    def hires(self, seat: Seat, c: i64) -> i64:
        """How many hand cards it may still take in this phase, for a strength of 1 each."""
        return 0

    def takes(self, kind: i64) -> bool:
        """Whether it takes a good of this kind; one of any kind is of the kind that it takes."""
        return self.good != NO_KIND and (kind == self.good or kind == ANY)

    def defense(self, world: Card) -> i64:
        """The strength with which it lets a non-military world be conquered; -1 if it does not."""
        return -1

    def cheapens(self, world: Card) -> bool:
        """Whether it makes this world cheaper for what it takes."""
        return False

    def price_of(self, world: Card, cost: i64) -> i64:
        """What the world costs with its help, if it costs so much without."""
        return cost

    def pays_for(self, world: Card) -> i64:
        """Discount for paying for this military world, or NO_PAY."""
        return NO_PAY

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        """Why seat `i` does not have what it takes."""
        return None

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        """Why it is no help with the world that seat `i` is placing."""
        return self.lacks(g, i, c)

    def bar_beside(self, g: Race, c: i64, other: Helper) -> Refusal | None:
        """Why it cannot be named together with another of the same mode."""
        return None

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        """Seat `i` uses it; what it takes is still to be asked for in these steps."""
        return []


NO_HELP: Final = Helper(Sentence("", {}))
"""What cards have that are no help in Settle."""
