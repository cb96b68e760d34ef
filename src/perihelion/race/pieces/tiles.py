"""The goal tiles: what each counts, how much of it is wanted, and when it is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.race import ids
from perihelion.race.pieces import kinds
from perihelion.race.pieces.cards import Card
from perihelion.tabletop.bits import BIT

if TYPE_CHECKING:
    from perihelion.race.state import Race

_DEVELOP: Final[i64] = BIT[ids.DEVELOP_PHASE] | BIT[ids.DEVELOP_AGAIN]
_SETTLE: Final[i64] = BIT[ids.SETTLE_PHASE] | BIT[ids.SETTLE_AGAIN]
_BUILDING: Final[i64] = _DEVELOP | _SETTLE
_CONSUME: Final[i64] = BIT[ids.CONSUME_PHASE]
_PRODUCE: Final[i64] = BIT[ids.PRODUCE_PHASE]
_ROUND_START: Final[i64] = BIT[ids.NO_PHASE]
_ROUND_END: Final[i64] = BIT[ids.ROUND_END_PHASE]
_ALWAYS: Final[i64] = BIT[ids.EXPLORE_PHASE] | _BUILDING | _CONSUME | _PRODUCE | _ROUND_START


@mypyc_attr(native_class=True)
class Tile:
    """A goal. What it asks for is a number that has to reach a minimum."""

    def __init__(self, word: str, set_: i64, minimum: i64, moments: i64) -> None:
        self.word: Final = word
        self.set: Final[i64] = set_
        self.minimum: Final[i64] = minimum
        self.moments: Final[i64] = moments  # a bit for each phase at whose end it is looked at

    def looked_at(self, moment: i64) -> bool:
        """Whether it can be claimed at the end of this phase; NO_PHASE is the start of a round
        [race.goals.claim.when, race.goals.claim.round-start, race.goals.claim.round-end].
        """
        return self.moments & BIT[moment] != 0

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        """What seat `i` has to show, its tableau as it stands. A world of any kind counts as
        `kind`, or as what suits its owner where that is ANY.
        """
        total: i64 = 0
        for c in g.seats[i].tableau:
            if self.counts(g.cards[c], kind):
                total += 1
        return total

    def counts(self, card: Card, kind: i64) -> bool:
        """Whether a card of the tableau is one of those counted."""
        return False


class Chips(Tile):
    """Points in chips [race.goal.galactic-standard-of-living]."""

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        return g.seats[i].chips


class Kinds(Tile):
    """Different kinds of worlds [race.goal.system-diversity]."""

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        return kinds_of_worlds(g.cards, g.seats[i].tableau, kind)


def kinds_of_worlds(cards: list[Card], among: list[i64], kind: i64) -> i64:
    """How many kinds these worlds have; one of any kind fills in for a missing one, unless it
    counts as `kind` [race.oort.kind].
    """
    seen: i64 = 0
    spare: i64 = 0
    for c in among:
        own = cards[c].kind
        if own == kinds.ANY:
            own = kind
        if own == kinds.ANY:
            spare += 1
        elif own >= 0:
            seen |= BIT[own]
    total: i64 = spare
    for k in range(4):
        if seen & BIT[k]:
            total += 1
    return min(total, 4)


class WithWord(Tile):
    """Cards with a word in the title, worlds and developments alike
    [race.goal.overlord-discoveries, race.goal.uplift-knowledge].
    """

    def __init__(self, word: str, set_: i64, minimum: i64, moments: i64, title: i64) -> None:
        super().__init__(word, set_, minimum, moments)
        self.title: Final[i64] = title

    def counts(self, card: Card, kind: i64) -> bool:
        return card.words & self.title != 0


class Surplus(Tile):
    """Having discarded down to the hand limit in this round [race.goal.budget-surplus]."""

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        return 1 if g.expansions.surplus & BIT[i] else 0


class PhasesWithPower(Tile):
    """Phases, and Trade, in which some card has a power; where takeovers are off, powers that speak
    of nothing else do not count [race.goal.innovation-leader].
    """

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        total: i64 = 0
        for phase in range(kinds.EXPLORE, kinds.PRODUCE + 1):
            for c in g.seats[i].tableau:
                if self.works(g, g.cards[c], phase):
                    total += 1
                    break
        return total

    def works(self, g: Race, card: Card, phase: i64) -> bool:
        for power in card.of_phase[phase]:
            if g.setup.takeovers or not power.only_takeovers:
                return True
        return False


class SixCost(Tile):
    """Developments that cost 6 and whose points vary [race.goal.galactic-status]."""

    def counts(self, card: Card, kind: i64) -> bool:
        return not card.world and card.number == 6 and card.six


class Goods(Tile):
    """Goods on worlds [race.goal.galactic-riches]."""

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        return g.seats[i].good_count()


class Tableau(Tile):
    """Cards in the tableau [race.goal.expansion-leader]."""

    def counts(self, card: Card, kind: i64) -> bool:
        return True


class PeaceOrWar(Tile):
    """Negative military and two worlds; or a power to take worlds over, and two military worlds
    [race.goal.peace-war-leader].
    """

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        seat = g.seats[i]
        worlds: i64 = 0
        military: i64 = 0
        attacks = False
        for c in seat.tableau:
            card = g.cards[c]
            if card.world:
                worlds += 1
            if card.military:
                military += 1
            for power in card.powers:
                attacks = attacks or power.takeover
        if worlds >= 2 and seat.total_military(g.cards, seat.tableau) < 0:
            return 1
        return 1 if g.setup.takeovers and attacks and military >= 2 else 0


class Standing(Tile):
    """Two prestige and three points in chips [race.goal.galactic-standing]."""

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        return 1 if g.seats[i].prestige >= 2 and g.seats[i].chips >= 3 else 0


class Influence(Tile):
    """Three Imperium cards or four military worlds [race.goal.military-influence]."""

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        imperium: i64 = 0
        military: i64 = 0
        for c in g.seats[i].tableau:
            if g.cards[c].words & kinds.IMPERIUM:
                imperium += 1
            if g.cards[c].military:
                military += 1
        return 1 if imperium >= 3 or military >= 4 else 0


class TotalMilitary(Tile):
    """Total military [race.goal.greatest-military]."""

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        return g.seats[i].total_military(g.cards, g.seats[i].tableau)


class Industry(Tile):
    """Novelty and rare worlds together [race.goal.largest-industry]."""

    def counts(self, card: Card, kind: i64) -> bool:
        own = kind if card.kind == kinds.ANY else card.kind
        return own == kinds.NOVELTY or own == kinds.RARE or own == kinds.ANY


class Developments(Tile):
    """Developments [race.goal.greatest-infrastructure]."""

    def counts(self, card: Card, kind: i64) -> bool:
        return not card.world


class ProductionWorlds(Tile):
    """Production worlds [race.goal.production-leader]."""

    def counts(self, card: Card, kind: i64) -> bool:
        return card.production


class WithPower(Tile):
    """Cards with a power in a phase, each once [race.goal.research-leader,
    race.goal.prosperity-lead].
    """

    def __init__(self, word: str, set_: i64, minimum: i64, moments: i64, phase: i64) -> None:
        super().__init__(word, set_, minimum, moments)
        self.phase: Final[i64] = phase

    def counts(self, card: Card, kind: i64) -> bool:
        return card.has_power_in(self.phase)


class RebelMilitary(Tile):
    """Rebel military worlds [race.goal.propaganda-edge]."""

    def counts(self, card: Card, kind: i64) -> bool:
        return card.military and card.words & kinds.REBEL != 0


class PrestigeOwned(Tile):
    """Prestige [race.goal.galactic-prestige]."""

    def value(self, g: Race, i: i64, kind: i64) -> i64:
        return g.seats[i].prestige


FIRST_TILES: Final[list[Tile]] = [
    Chips("galactic-standard-of-living", kinds.GATHERING_STORM, 5, _CONSUME | _ROUND_START),
    Kinds("system-diversity", kinds.GATHERING_STORM, 4, _SETTLE),
    WithWord("overlord-discoveries", kinds.GATHERING_STORM, 3, _BUILDING, kinds.ALIEN_WORD),
    Surplus("budget-surplus", kinds.GATHERING_STORM, 1, _ROUND_END),
    PhasesWithPower("innovation-leader", kinds.GATHERING_STORM, 6, _BUILDING),
    SixCost("galactic-status", kinds.GATHERING_STORM, 1, _DEVELOP),
    WithWord("uplift-knowledge", kinds.REBEL_VS_IMPERIUM, 3, _BUILDING, kinds.UPLIFT),
    Goods("galactic-riches", kinds.REBEL_VS_IMPERIUM, 4, _SETTLE | _PRODUCE),
    Tableau("expansion-leader", kinds.REBEL_VS_IMPERIUM, 8, _BUILDING),
    PeaceOrWar("peace-war-leader", kinds.BRINK_OF_WAR, 1, _BUILDING),
    Standing("galactic-standing", kinds.BRINK_OF_WAR, 1, _ALWAYS),
    Influence("military-influence", kinds.BRINK_OF_WAR, 1, _BUILDING),
]

MOST_TILES: Final[list[Tile]] = [
    TotalMilitary("greatest-military", kinds.GATHERING_STORM, 6, _BUILDING),
    Industry("largest-industry", kinds.GATHERING_STORM, 3, _SETTLE),
    Developments("greatest-infrastructure", kinds.GATHERING_STORM, 4, _DEVELOP),
    ProductionWorlds("production-leader", kinds.GATHERING_STORM, 4, _SETTLE),
    WithPower("research-leader", kinds.REBEL_VS_IMPERIUM, 3, _BUILDING, kinds.EXPLORE),
    RebelMilitary("propaganda-edge", kinds.REBEL_VS_IMPERIUM, 3, _SETTLE),
    PrestigeOwned("galactic-prestige", kinds.BRINK_OF_WAR, 3, _ALWAYS),
    WithPower("prosperity-lead", kinds.BRINK_OF_WAR, 3, _BUILDING, kinds.CONSUME),
]

TILES: Final[list[Tile]] = FIRST_TILES + MOST_TILES
"""All goals by number; first goals come before most goals."""

FIRSTS: Final = 12
GALACTIC_PRESTIGE: Final = 18
