"""The words in which the catalogue is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from perihelion.beyond.ids import COLUMN_WORDS, DECK_A, DECK_B, FOOD, NO_TYPE, ORE
from perihelion.beyond.pieces import cards
from perihelion.beyond.pieces.counting import COUNT_WORDS
from perihelion.beyond.pieces.mats import NO_PASSIVE, PASSIVE, Ability, Mat
from perihelion.beyond.power import Action, Amount, Bundle, Cost, Effect, Variant
from perihelion.beyond.powers.building import AT_YARD, PopulationToShip, SupplyToShip
from perihelion.beyond.powers.choosing import Choose
from perihelion.beyond.powers.researching import COLONIES_PLUS_1, Research
from perihelion.beyond.powers.resources import GainOre, SupplyToPopulation
from perihelion.beyond.powers.upgrading import Upgrade

COLONIES = COLONIES_PLUS_1
FOOD_AND_ORE = (FOOD, ORE)

# -- effects -----------------------------------------------------------------


def counted(count: str, each: int = 1, most: int = 99) -> Amount:
    """A number that is counted: floor(count / each), at most `most`."""
    return Amount(0, COUNT_WORDS.index(count), each, most)


def gain(n: int | Amount) -> Effect:
    """Take ore from the bank."""
    return GainOre(Amount(n) if isinstance(n, int) else n)


def recruit(n: int | Amount = 1) -> Effect:
    """Leftmost supply cubes become population."""
    return SupplyToPopulation(Amount(n) if isinstance(n, int) else n)


def drone(level: int, n: int = 1, at: int = AT_YARD) -> Effect:
    """Leftmost supply cubes become ships."""
    return SupplyToShip(n, level, at)


def ship(level: int, optional: bool = False, ore: int = 0) -> Effect:
    """A population cube becomes a ship; `ore` is paid for it if it is made."""
    return PopulationToShip(1, level, AT_YARD, optional, Cost(ore, 0))


def upgrade(by: int = 1, ships: int = 1) -> Effect:
    """Ships rise by some levels."""
    return Upgrade(ships, by)


def research(
    *levels: int,
    discovered: bool = False,
    any_slot: bool = False,
    plain: bool = False,
    optional: bool = False,
) -> Effect:
    """Research a technology of one of these levels, without a level by the number of colonies:
    only a `discovered` one; in `any_slot` whatever its prerequisites; `plain`, without its bonus.
    """
    bits = sum(1 << level for level in levels)
    return Research(bits, discovered, any_slot, plain, optional)


def either(*variants: Variant, times: int = 1, same_ok: bool = False) -> Effect:
    """Choose one of several variants."""
    return Choose(list(variants), times, same_ok)


def variant(*steps: Effect, ore: int = 0, population: int = 0) -> Variant:
    """One of several variants, or what an activated ability does."""
    return Variant(Cost(ore, population), Bundle(list(steps)))


def action(*steps: Effect, ore: int = 0, population: int = 0, spaces: int = 1) -> Action:
    """An action: what it costs and what it does."""
    return Action(spaces, Cost(ore, population), Bundle(list(steps)))


# -- cards -------------------------------------------------------------------


def vp(fixed: int, count: str = "", each: int = 1, most: int = 99) -> cards.Points:
    """A fixed number of points and one for each so many of something."""
    return cards.Points(fixed, counted(count, each, most) if count else None, 1)


def technology(
    slug: str,
    level: int,
    types: int | tuple[int, int],
    *,
    now: Sequence[Effect] = (),
    actions: Sequence[Action] = (),
    powers: int = 0,
    use: Variant | None = None,
    points: cards.Points | None = None,
    known: str = cards.RECONSTRUCTED,
) -> cards.Technology:
    """A technology; its right triangle has the first of its types, on level IIII none."""
    first = types if isinstance(types, int) else types[0]
    bits = 1 << first if isinstance(types, int) else 1 << types[0] | 1 << types[1]
    return cards.Technology(
        slug, level, bits, NO_TYPE if level == 4 else first, Bundle(list(now)), list(actions),
        powers, use, points or cards.Points(0, None, 0), known,
    )  # fmt: skip


def block(who: int, *steps: Effect) -> cards.Block:
    """What an event does to the discoverer, to all or to the others."""
    return cards.Block(who, Bundle(list(steps)))


def scores(who: int, points: int, count: str = "") -> cards.EventPoints:
    """What an event scores at the end."""
    return cards.EventPoints(who, points, COUNT_WORDS.index(count) if count else 0)


def event(
    slug: str,
    level: int,
    *blocks: cards.Block | Effect,
    opens: int = -1,
    stays: int = cards.DISCARD,
    arrow: str = "",
    dearer: int = 0,
    actions: Sequence[Action] = (),
    points: cards.EventPoints | None = None,
    known: str = cards.RECONSTRUCTED,
) -> cards.EventCard:
    """An event; one that opens a guild is in every game. A bare effect is the discoverer's."""
    parts = [
        one if isinstance(one, cards.Block) else block(cards.DISCOVERER, one) for one in blocks
    ]
    return cards.EventCard(
        slug, level, opens >= 0, opens, parts, stays, arrow, dearer, list(actions),
        points or cards.EventPoints(cards.NO_POINTS, 0, 0), known,
    )  # fmt: skip


def system(
    slug: str,
    deck: str,
    strength: int,
    kinds: int | tuple[int, int],
    points: int,
    *bonus: Effect,
    control: Sequence[Effect] = (),
    powers: int = 0,
    use: Variant | None = None,
    starting: bool = False,
    known: str = cards.RECONSTRUCTED,
) -> cards.System:
    """A system with its colonise bonus."""
    bits = 1 << kinds if isinstance(kinds, int) else 1 << kinds[0] | 1 << kinds[1]
    return cards.System(
        slug, DECK_A if deck == "A" else DECK_B, starting, strength, bits, points,
        Bundle(list(control)), Bundle(list(bonus)), powers, use, known,
    )  # fmt: skip


def achievement(
    slug: str,
    group: str,
    count: str,
    *,
    least: int = 0,
    most: int = 999,
    cells: Sequence[int],
    fourth: Sequence[int] = (),
    known: str = cards.RECONSTRUCTED,
) -> cards.Achievement:
    """An achievement; `fourth` are cells that it has with four players as well."""
    return cards.Achievement(
        slug, cards.GROUP_WORDS.index(group), COUNT_WORDS.index(count), least, most, list(cells),
        list(fourth), known,
    )  # fmt: skip


# -- mats --------------------------------------------------------------------


def food_track(**thresholds: int) -> list[int]:
    """For each column how many discs must be off the track to show its letter."""
    return [thresholds[column] for column in COLUMN_WORDS]


def ore_track(symbols: Mapping[int, int]) -> list[int]:
    """How much ore is produced with 0 to 8 discs off, from the symbols and where they stand."""
    return [sum(n for at, n in symbols.items() if at <= off) for off in range(9)]


def columns(letters: str) -> list[int]:
    """Columns by their letters."""
    return [COLUMN_WORDS.index(letter) for letter in letters]


def triggered(
    track: int, off: int, trigger: int, *steps: Effect, trades: int = 0, once: bool = False
) -> Ability:
    """An ability that acts when something has happened."""
    return Ability(track, off, trigger, Bundle(list(steps)), NO_PASSIVE, trades, once)


def passive(track: int, off: int, what: int, amount: int) -> Ability:
    """An ability that is in force while it is unlocked."""
    return Ability(track, off, PASSIVE, Bundle([]), what, amount, False)


def mat(
    *,
    room: list[int],
    food: list[int],
    ore: list[int],
    population: str,
    start_ore: int,
    ships: Sequence[int],
    ships_from: str,
    abilities: Sequence[Ability] = (),
) -> Mat:
    """One side of a mat; population and ships come from the columns named."""
    return Mat(
        list(room), list(food), list(ore), columns(population), start_ore, list(ships),
        columns(ships_from), list(abilities),
    )  # fmt: skip
