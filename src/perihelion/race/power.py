"""The moments at which a power of a card may speak; each kind of power answers at its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.race.pieces.kinds import NO_PAY, NO_WINDFALL, SETTLE
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep

if TYPE_CHECKING:
    from perihelion.race.pieces.cards import Card
    from perihelion.race.seat import Seat
    from perihelion.race.state import Race


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
        """Whether its owner may choose to use it while placing a card or fighting for a world."""
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
        """Round start: whether the owner chooses their action knowing the others'."""
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
        """Explore: whether hand cards may be discarded instead of cards drawn."""
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

    def pay_discount(self) -> i64:
        """Settle: cards saved whenever a military world is paid for."""
        return 0

    def pay_prestige(self) -> i64:
        """Settle: prestige whenever a military world is paid for."""
        return 0

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
        """Settle: whether a player with this many Rebel military worlds, these words on their cards
        and this total military can be attacked.
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


class Helper(Power):
    """A power of Settle that its owner may choose to use to place a world, or to fight for one. It
    says what it is good for, why it cannot be used, and what using it does; `c` is the card that
    carries it [race.power.optional].
    """

    def phase(self) -> i64:
        return SETTLE

    def helps(self) -> bool:
        return True

    def serves(self, mode: i64) -> bool:
        """Whether it goes with this mode: CONQUER or PAY."""
        return True

    def leaves(self) -> bool:
        """Whether it is used by discarding its card from the tableau."""
        return False

    def arms(self) -> bool:
        """Whether it brings temporary military."""
        return False

    def strength(self) -> i64:
        """The temporary military that it gives for what it takes."""
        return 0

    def hires(self, seat: Seat, c: i64) -> i64:
        """How many hand cards it may still take in this phase, for a strength of 1 each."""
        return 0

    def takes(self, kind: i64) -> bool:
        """Whether it takes a good of this kind."""
        return False

    def prestige_cost(self) -> i64:
        """How much prestige it takes."""
        return 0

    def defense(self, world: Card) -> i64:
        """The strength with which it lets a non-military world be conquered; -1 if it does not."""
        return -1

    def peaceful_takeover(self) -> bool:
        """Whether it lets a non-military world be taken over, too."""
        return False

    def peaceful_prestige(self) -> i64:
        """Prestige for conquering such a world."""
        return 0

    def cheapens(self, world: Card) -> bool:
        """Whether it makes this world cheaper for what it takes."""
        return False

    def price_of(self, world: Card, cost: i64) -> i64:
        """What the world costs with its help, if it costs so much without."""
        return cost

    def pays(self) -> bool:
        """Whether it lets some military worlds be paid for."""
        return False

    def pays_for(self, world: Card) -> i64:
        """Discount for paying for this military world, or NO_PAY."""
        return NO_PAY

    def excludes_alien(self) -> bool:
        """Whether it goes with every world of its sort but those of the alien kind."""
        return False

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


NO_HELP: Final[Helper] = Helper()
"""What cards have that are no help in Settle."""
