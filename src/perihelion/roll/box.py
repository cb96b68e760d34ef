"""What lies in the box: every side of every tile, and every answer with its word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.catalogue.sets import SETS
from perihelion.roll.pieces.tiles import Side, TileSet, slug
from perihelion.roll.setup import Setup
from perihelion.tabletop.answers import Answers, Things, things
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.families import Family, Names

BLANK: Final = Side("", False, 0, ids.NO_COLOUR, False, 0, 0, [], [], None)
"""Pads a set with an odd number of sides, so that both sides of a tile have the same half."""

BOXES: Final[dict[int, Box]] = {}
"""The boxes made so far, by their expansions."""

COLOURS: Final = things("colour", ids.COLOUR_WORDS[: ids.COLOURS])


def _counted(what: str, copies: int) -> Things:
    """Dice of each colour: the first, the second and so on."""
    return Things(
        what,
        [f"{name}.{k + 1}" for name in COLOURS.names for k in range(copies)],
        [fact for fact in COLOURS.facts for _ in range(copies)],
    )


FIRST_ANSWERS: Final[list[i64]] = [0, ids.TOP, ids.USE, ids.GOOD, ids.TRADE, ids.CONSUME]
"""Where the families that name sides begin in the first set, from `ids.TILE_FAMILY` on."""


class Sides(Family):
    """Sides by their slugs or English names; or tiles, which have two of them each."""

    def __init__(
        self,
        name: str,
        words: list[str],
        present: list[bool],
        lies: bool,
        sides: dict[str, int],
        each: int,
    ) -> None:
        super().__init__(name, words, present, lies)
        self.sides: Final = sides
        self.each: Final = each

    def meant(self, name: str) -> list[int]:
        s = self.sides.get(slug(name))
        if s is None or not self.present[s // self.each]:
            return []
        return [s // self.each]


class Box:
    """All sides with their numbers, and which tiles are in the game. A number means the same side,
    and the same answer, whatever is in play.

    Each set numbers its tiles first, 2t the development and 2t + 1 the world of tile t; then the
    halves of its factions, then its home worlds. A good on a world is `side * 8 + colour`.
    """

    def __init__(self, sets: list[TileSet], expansions: i64) -> None:
        self.sides: Final[list[Side]] = []
        self.numbers: Final[dict[str, int]] = {}  # of the sides, by their slugs
        self.in_bag: Final[list[bool]] = []  # by side: whether it is one of a tile of this game
        self.tiles: Final[list[i64]] = []  # of this game
        self.factions: Final[list[i64]] = []  # of this game, by the number printed on them
        self.halves: Final[dict[int, int]] = {}  # the first side of each faction
        self.home_worlds: Final[list[i64]] = []  # of this game
        self.answers: Final = common_answers()
        self.picks: Final[list[i64]] = []  # by side: the answer that names it
        self.tops: Final[list[i64]] = []  # by side: to place it on top
        self.uses: Final[list[i64]] = []  # by side: to use its power
        self._goods: Final[list[i64]] = []  # by side: the first answer about goods there
        self._trades: Final[list[i64]] = []
        self._consumes: Final[list[i64]] = []
        self._firsts: Final = [
            self.picks, self.tops, self.uses, self._goods, self._trades, self._consumes,
        ]  # fmt: skip
        self._families: Final[list[i64]] = []  # by answer
        self.named: Final[list[i64]] = []  # by answer: the side or the good that it names
        for k, one in enumerate(sets):
            self._add(one, k == 0 or expansions & BIT[k] != 0)
        slugs = [side.slug for side in self.sides]
        self.names: Final = Names(
            [
                Sides("tile", slugs[::2], self.in_bag[::2], True, self.numbers, 2),
                Sides("side", slugs, [True] * len(slugs), False, self.numbers, 1),
            ],
            self.answers,
        )

    # -- which piece an answer names -------------------------------------

    def family(self, answer: i64) -> i64:
        """What is done with the piece that an answer names; NO_FAMILY if it names none."""
        return self._families[answer] if 0 <= answer < len(self._families) else ids.NO_FAMILY

    def tile_side(self, answer: i64) -> i64:
        """The side of a game tile that an answer names, or NOTHING."""
        if self.family(answer) == ids.TILE_FAMILY and self.in_bag[self.named[answer]]:
            return self.named[answer]
        return ids.NOTHING

    def good(self, good: i64, copy: i64) -> i64:
        """The answer that names a good: the first or the second of its colour on its world."""
        return self._goods[good // 8] + good % 8 * 2 + copy

    def trade(self, good: i64) -> i64:
        """The answer to trade a good."""
        return self._trades[good // 8] + good % 8

    def consume(self, good: i64) -> i64:
        """The answer to consume a good."""
        return self._consumes[good // 8] + good % 8

    def faction_sides(self, number: i64) -> list[i64]:
        """The two halves of a faction tile."""
        first: i64 = self.halves[number]
        return [first, first + 1]

    # -- filling it ------------------------------------------------------

    def _add(self, one: TileSet, inside: bool) -> None:
        """A set with its numbers and answers. Its tiles come first: either side of them may go on
        top, and each development may have a power to use.
        """
        if len(self.sides) % 2 == 1:
            self._number(BLANK, False)
        first = len(self.sides)
        usable: list[i64] = []
        for tile in one.tiles:
            if inside:
                self.tiles.append(len(self.sides) // 2)
            usable.append(self._number(tile.development, inside))
            self._number(tile.world, inside)
        tops: list[i64] = list(range(first, len(self.sides)))
        for faction in one.factions:
            if inside:
                self.factions.append(faction.number)
            self.halves[faction.number] = len(self.sides)
            for side in (faction.left, faction.right):
                s = self._number(side, False)
                if side.reassigns:
                    usable.append(s)
        for home in one.home_worlds:
            s = self._number(home, False)
            if inside:
                self.home_worlds.append(s)
        sides: list[i64] = list(range(first, len(self.sides)))
        self._declare_all(sides, tops, usable)

    def _number(self, side: Side, inside: bool) -> i64:
        """The next side, so far without any answers."""
        s: i64 = len(self.sides)
        self.sides.append(side)
        self.in_bag.append(inside)
        if side.slug:
            self.numbers[side.slug] = s
        for answers in self._firsts:
            answers.append(ids.NOTHING)
        return s

    def _after_all(self, sides: i64) -> list[i64]:
        """Where the answers of a further set begin: after all others, with room for every side in
        every family. Those about goods begin with an even one, so that the second of two goods has
        an odd number.
        """
        sides += sides % 2
        first = max(i64(ids.FURTHER), i64(len(self._families)))
        first += first % 2
        good = first + 3 * sides
        trade = good + 2 * ids.COLOURS * sides
        return [first, first + sides, first + 2 * sides, good, trade, trade + ids.COLOURS * sides]

    def _declare_all(self, sides: list[i64], tops: list[i64], usable: list[i64]) -> None:
        """Declare everything that may be done with the sides of a set, and with the goods on its
        worlds.
        """
        starts = FIRST_ANSWERS if sides[0] == 0 else self._after_all(len(sides))
        about = "a side of a tile: make it the development, abandon it, place it at the bottom, "
        about += "give it away"
        self._declare(starts, ids.TILE_FAMILY, "tile", sides, None, about)
        self._declare(starts, ids.TOP_FAMILY, "top", tops, None, "place a scouted tile on top")
        self._declare(starts, ids.USE_FAMILY, "use", usable, None, "use a Reassign power")
        worlds = [s for s in sides if self.sides[s].world]
        about = "a good on a world: produce, recall or lose it"
        self._declare(starts, ids.GOOD_FAMILY, "good", worlds, _counted("good", 2), about)
        self._declare(starts, ids.TRADE_FAMILY, "trade", worlds, COLOURS, "trade a good")
        self._declare(starts, ids.CONSUME_FAMILY, "consume", worlds, COLOURS, "consume a good")

    def _declare(
        self,
        starts: list[i64],
        family: i64,
        kind: str,
        sides: list[i64],
        goods: Things | None,
        about: str,
    ) -> None:
        """The answers of a family: about each of these sides, or about each good there."""
        first = starts[family - ids.TILE_FAMILY]
        slugs = [self.sides[s].slug for s in sides]
        named = [Things("side" if goods is None else "world", slugs, [{"card": w} for w in slugs])]
        each: i64 = 1
        older = "{}" if kind == "tile" else ""
        if goods is not None:
            named.append(goods)
            each = len(goods.names)
            older = kind + ":{}.{}"
        self.answers.family(first, kind, named, about, older)
        while len(self._families) < first + each * len(sides):
            self._families.append(ids.NO_FAMILY)
            self.named.append(ids.NOTHING)
        for s in sides:
            self._firsts[family - ids.TILE_FAMILY][s] = first
            for k in range(each):
                self._families[first + k] = family
                self.named[first + k] = s if goods is None else s * 8 + k * ids.COLOURS // each
            first += each


def box_of(setup: Setup) -> Box:
    """The tiles of these expansions."""
    known = BOXES.get(setup.expansions)
    if known is None:
        known = Box(SETS, setup.expansions)
        BOXES[setup.expansions] = known
    return known


def whole_box() -> Box:
    """The box with every set, for naming a tile outside a game."""
    return box_of(Setup(2, BIT[len(SETS)] - 2, False, True))


def common_answers() -> Answers:
    """The answers that name no tile. Dice of one colour in one place are the same to the game, so
    answers name colours, in Assign colours and faces; where several may be picked they are counted.
    """
    out = Answers()
    out.plain(ids.PLAIN_WORDS)
    worker = Things(
        "worker",
        [*COLOURS.names, *[f"extra-{name}" for name in COLOURS.names]],
        [{**fact, "extra": extra} for extra in (False, True) for fact in COLOURS.facts],
    )
    out.family(ids.WORKER, "worker", [worker], "a worker; extra ones are no dice")
    out.family(ids.STOCK, "stock", [worker], "Stock with this explorer")
    out.family(ids.SCOUT, "scout", [worker], "Scout with this explorer")
    row = ids.PHASE_WORDS[: ids.PHASES]
    face, source, to = things("face", ids.PHASE_WORDS), things("from", row), things("phase", row)
    about = "select a phase with a die that shows this face"
    out.family(ids.SELECT, "select", [COLOURS, face, to], about, "select:{}-{}>{}")
    out.family(ids.WILD_ROW, "wild", [COLOURS, to], "put a wild die into a row", "wild:{}>{}")
    about = "Dictate: put a die of this row aside"
    out.family(ids.ASIDE, "aside", [COLOURS, source], about, "aside:{}@{}")
    about = "move a die from one row to another"
    out.family(ids.MOVE, "move", [COLOURS, source, to], about, "move:{}@{}>{}")
    die = _counted("die", ids.COPIES)
    out.family(ids.DIE, "die", [die], "a die that is used, goes to the cup, or is recruited")
    place = things("place", ids.PLACE_WORDS)
    out.family(ids.LOSE, "lose", [place, COLOURS], "lose a die from this place", "lose:{}.{}")
    stack = Things("stack", ["dev", "world"], [{"place": "stack-dev"}, {"place": "stack-world"}])
    out.family(ids.RECALL, "recall", [stack, die], "recall a die from a stack", "recall:{}.{}")
    return out
