"""What lies in the box: technologies, events, systems, achievements, guilds, mats and boards.

Most cards are not printed in the rulebook. `known` says of each how it is known: ATTESTED, all of
it was read from a printed card or stands in the rulebook; PARTLY, its name or part of its text is;
RECONSTRUCTED, it was designed to fit; CORRECTED, the players have corrected it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.pieces.counting import count
from perihelion.beyond.power import Action, Amount, Bundle, Variant
from perihelion.tabletop.bits import BIT

if TYPE_CHECKING:
    from perihelion.beyond.state import Beyond

ATTESTED: Final = "attested"
PARTLY: Final = "partly"
RECONSTRUCTED: Final = "reconstructed"
CORRECTED: Final = "corrected"

NAMELESS: Final[dict[str, str]] = {}
"""The names of most cards stand in the words; a corrected name comes with its card."""


class Card:
    """Whatever has a name and says something. `known` says how it is known."""

    def __init__(self, slug: str, known: str, names: dict[str, str]) -> None:
        self.slug: Final = slug
        self.known: Final = known
        self.names: Final = names

    def title(self) -> str:
        """Its word, and names of its own as the words take them: `sirius|en:Canicula`."""
        own = [f"{lang}:{self.names[lang]}" for lang in sorted(self.names)]
        return "|".join([self.slug, *own])


class Points:
    """What a technology of level IIII scores: a fixed number, and vp x min(most, floor(count /
    each)) [beyond.score.formula].
    """

    def __init__(self, fixed: i64, per: Amount | None, vp: i64) -> None:
        self.fixed: Final[i64] = fixed
        self.per: Final = per
        self.vp: Final[i64] = vp

    def of(self, g: Beyond, i: i64) -> i64:
        per = self.per
        return self.fixed if per is None else self.fixed + self.vp * per.of(g, i)


class Technology(Card):
    """A technology card [beyond.comp.tech-cards]."""

    def __init__(
        self,
        slug: str,
        level: i64,
        types: i64,
        right: i64,
        now: Bundle,
        actions: list[Action],
        powers: i64,
        activated: Variant | None,
        points: Points,
        known: str,
        names: dict[str, str] = NAMELESS,
    ) -> None:
        super().__init__(slug, known, names)
        self.level: Final[i64] = level
        self.types: Final[i64] = types  # a bit for each type on the left triangle
        self.right: Final[i64] = right  # the type on the right triangle; NO_TYPE on level IIII
        self.now: Final = now  # the immediate box
        self.actions: Final = actions
        self.powers: Final[i64] = powers | (0 if activated is None else ids.ACTIVATED)
        self.activated: Final = activated
        self.points: Final = points

    def feeds(self) -> bool:
        """Whether it decides the type of what is discovered behind it."""
        return self.right != ids.NO_TYPE


DISCOVERER: Final = 0
ALL: Final = 1
OTHERS: Final = 2
WHO_WORDS: Final = ["discoverer", "all", "others"]

DISCARD: Final = 0
ATTACH_TECH: Final = 1
ATTACH_SYSTEM: Final = 2
ATTACH_LOCATION: Final = 3
ATTACH_FACTION: Final = 4
NEAR_ACHIEVEMENTS: Final = 5
STAYS_WORDS: Final = [
    "discard", "attach_tech", "attach_system", "attach_location", "attach_faction",
    "near_achievements",
]  # fmt: skip

NO_POINTS: Final = 0
TO_OWNER: Final = 1
TO_CONTROLLER: Final = 2
TO_MOST: Final = 3
FOR_SHIPS: Final = 4
POINTS_WORDS: Final = [
    "nobody", "owner", "controller_of_linked", "most", "each_with_ship_here",
]  # fmt: skip


class Block:
    """What an event does to the discoverer, to all or to the others [beyond.event.blocks]."""

    def __init__(self, who: i64, bundle: Bundle) -> None:
        self.who: Final[i64] = who
        self.bundle: Final = bundle


class EventPoints:
    """What an event in play scores at the end [beyond.score.10-events]; for ships in the museum
    `vp` is the number of levels to a point.
    """

    def __init__(self, who: i64, vp: i64, counted: i64) -> None:
        self.who: Final[i64] = who
        self.vp: Final[i64] = vp
        self.counted: Final[i64] = counted


class EventCard(Card):
    """An event [beyond.comp.event-cards]. The colour of the arrow has no effect of its own
    [beyond.comp.event-arrow-colour].
    """

    def __init__(
        self,
        slug: str,
        level: i64,
        mandatory: bool,
        guild: i64,
        blocks: list[Block],
        stays: i64,
        arrow: str,
        dearer: i64,
        actions: list[Action],
        points: EventPoints,
        known: str,
        names: dict[str, str] = NAMELESS,
    ) -> None:
        super().__init__(slug, known, names)
        self.level: Final[i64] = level
        self.mandatory: Final = mandatory
        self.guild: Final[i64] = guild  # the guild it opens, or -1
        self.blocks: Final = blocks
        self.stays: Final[i64] = stays
        self.arrow: Final = arrow
        self.dearer: Final[i64] = dearer  # what the actions of the linked technology cost more
        self.actions: Final = actions
        self.points: Final = points


class System(Card):
    """A system card [beyond.comp.systems]."""

    def __init__(
        self,
        slug: str,
        deck: i64,
        starting: bool,
        strength: i64,
        kinds: i64,
        vp: i64,
        control: Bundle,
        colonise: Bundle,
        powers: i64,
        activated: Variant | None,
        known: str,
        names: dict[str, str] = NAMELESS,
    ) -> None:
        super().__init__(slug, known, names)
        self.deck: Final[i64] = deck
        self.starting: Final = starting
        self.strength: Final[i64] = strength
        self.kinds: Final[i64] = kinds  # a bit for each specialisation
        self.vp: Final[i64] = vp
        self.control: Final = control
        self.colonise: Final = colonise
        self.powers: Final[i64] = powers | (0 if activated is None else ids.ACTIVATED)
        self.activated: Final = activated


GROUP_WORDS: Final = ["basic", "A", "B"]


class Achievement(Card):
    """An achievement card [beyond.comp.achievements]: a condition, and cells that fall in value."""

    def __init__(
        self,
        slug: str,
        group: i64,
        counted: i64,
        least: i64,
        most: i64,
        cells: list[i64],
        fourth: list[i64],
        known: str,
        names: dict[str, str] = NAMELESS,
    ) -> None:
        super().__init__(slug, known, names)
        self.group: Final[i64] = group
        self.counted: Final[i64] = counted
        self.least: Final[i64] = least
        self.most: Final[i64] = most
        self.cells: Final = cells
        self.fourth: Final = fourth  # cells that are there with four players as well

    def met(self, g: Beyond, i: i64) -> bool:
        return self.least <= count(g, i, self.counted) <= self.most

    def vp(self, cell: i64) -> i64:
        n: i64 = len(self.cells)
        return self.cells[cell] if cell < n else self.fourth[cell - n]

    def places(self, players: i64) -> i64:
        """How many discs it takes."""
        n: i64 = len(self.cells)
        return n + len(self.fourth) if players == 4 else n


class Guild(Card):
    """A guild tile [beyond.comp.guilds]."""

    def __init__(
        self, slug: str, action: Action, known: str, names: dict[str, str] = NAMELESS
    ) -> None:
        super().__init__(slug, known, names)
        self.action: Final = action


def mask(slots: list[i64]) -> i64:
    """A bit for each of these slots."""
    out: i64 = 0
    for slot in slots:
        out |= BIT[slot]
    return out


class Slot:
    """A place for a technology in the tree of four levels, with the slots that it is joined to;
    `need` of them are required [beyond.comp.tech-board, beyond.research.prereq.one-or-two,
    beyond.research.prereq.two-of-three].
    """

    def __init__(self, requires: list[i64], need: i64) -> None:
        self.requires: Final = requires
        self.need: Final[i64] = need
        self.joined: Final[i64] = mask(requires)


class Side:
    """A side of the exploration board [beyond.comp.exploration]."""

    def __init__(self, present: i64, kinds: list[i64], lines: list[list[i64]]) -> None:
        self.present: Final[i64] = present  # a bit for each location
        self.kinds: Final = kinds  # the specialisations of each shipyard
        self.lines: Final = lines  # the neighbours of each location, sorted
        self.far: Final = [_distances(lines, k) for k in range(len(lines))]


def _distances(lines: list[list[i64]], start: i64) -> list[i64]:
    """How far each location is from one of them, in lines."""
    out: list[i64] = [99] * len(lines)
    out[start] = 0
    reached: list[i64] = [start]
    for here in reached:
        for other in lines[here]:
            if out[other] == 99:
                out[other] = out[here] + 1
                reached.append(other)
    return out
