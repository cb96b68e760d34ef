"""What lies in the box: every side of every tile, and every answer with its word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.catalogue.sets import SETS
from perihelion.roll.pieces.tiles import Side, Tile, TileSet, slug
from perihelion.roll.setup import Setup
from perihelion.tabletop.answers import Answers, things
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.families import Family, Names

BLANK: Final = Side("", False, 0, ids.NO_COLOUR, False, 0, 0, [], [], None)
"""Fills up a set with an odd number of sides, so that both sides of a tile have the same half."""

BOXES: Final[dict[int, Box]] = {}
"""Those that have been asked for, by their expansions."""


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


class Free:
    """The next free answer of each family that names pieces."""

    def __init__(self, tile: i64, top: i64, use: i64, good: i64, trade: i64, consume: i64) -> None:
        self.tile: i64 = tile
        self.top: i64 = top
        self.use: i64 = use
        self.good: i64 = good
        self.trade: i64 = trade
        self.consume: i64 = consume


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
        self._families: Final[list[i64]] = []  # by answer
        self.named: Final[list[i64]] = []  # by answer: the side or the good that it names
        for k, one in enumerate(sets):
            free = Free(0, ids.TOP, ids.USE, ids.GOOD, ids.TRADE, ids.CONSUME)
            if k > 0:
                free = self._further(one)
            self._add(one, free, k == 0 or expansions & BIT[k] != 0)
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

    def describe(self, answer: i64) -> dict[str, object]:
        """An answer as plain data."""
        word = self.answers.words.get(answer)
        if word is None:
            return {"kind": "unknown"}
        kind, *names = word.split(":")
        out: dict[str, object] = {"kind": kind}
        if kind in ("tile", "top", "use"):
            out["card"] = names[0]
        elif kind in ("worker", "stock", "scout"):
            out["colour"] = names[0].removeprefix("extra-")
            out["extra"] = names[0].startswith("extra-")
        elif kind in ("good", "trade", "consume"):
            out["card"] = names[0]
            out["colour"] = names[1].split(".")[0]
        elif kind == "lose" or kind == "recall":
            out["place"] = names[0] if kind == "lose" else f"stack-{names[0]}"
            out["colour"] = names[1].split(".")[0]
        elif names:  # a die behind the screen: what it shows or where it stands, and where it goes
            out["colour"] = names[0].split(".")[0]
            fields = _DIE_FIELDS[kind]
            for field, name in zip(fields, names[1:], strict=True):
                out[field] = name
        return out

    # -- filling it ------------------------------------------------------

    def _further(self, one: TileSet) -> Free:
        """Where the answers of a further set begin: after all that there are, with room for every
        side in every family. Those about goods begin with an even one, so that the second of two
        goods has an odd number.
        """
        sides: i64 = 2 * (len(one.tiles) + len(one.factions)) + len(one.home_worlds)
        sides += sides % 2
        first = max(i64(ids.FURTHER), i64(len(self._families)))
        first += first % 2
        good = first + 3 * sides
        trade = good + 2 * ids.COLOURS * sides
        consume = trade + ids.COLOURS * sides
        return Free(first, first + sides, first + 2 * sides, good, trade, consume)

    def _add(self, one: TileSet, free: Free, inside: bool) -> None:
        """A set with its numbers and answers."""
        if len(self.sides) % 2 == 1:
            self._number(BLANK, False)
        for tile in one.tiles:
            if inside:
                self.tiles.append(len(self.sides) // 2)
            self._name_tile(tile, free, inside)
        for faction in one.factions:
            if inside:
                self.factions.append(faction.number)
            self.halves[faction.number] = len(self.sides)
            for side in (faction.left, faction.right):
                self._name(side, free, False)
                if side.reassigns:
                    self._name_use(len(self.sides) - 1, free)
        for home in one.home_worlds:
            if inside:
                self.home_worlds.append(len(self.sides))
            self._name(home, free, False)

    def _name_tile(self, tile: Tile, free: Free, inside: bool) -> None:
        """A tile: either side may go on top, and its development may have a power to use."""
        s: i64 = len(self.sides)
        for side in (tile.development, tile.world):
            self._name(side, free, inside)
        for k in range(2):
            self.tops[s + k] = free.top
            self._answer(free.top, ids.TOP_FAMILY, s + k, "top", [self.sides[s + k].slug])
            free.top += 1
        self._name_use(s, free)

    def _name_use(self, s: i64, free: Free) -> None:
        """The power of a development."""
        self.uses[s] = free.use
        self._answer(free.use, ids.USE_FAMILY, s, "use", [self.sides[s].slug])
        free.use += 1

    def _name(self, side: Side, free: Free, inside: bool) -> None:
        """A side, and if it is a world whatever may be done with goods there."""
        s: i64 = len(self.sides)
        self._number(side, inside)
        self.numbers[side.slug] = s
        self.picks[s] = free.tile
        self._answer(free.tile, ids.TILE_FAMILY, s, "tile", [side.slug])
        free.tile += 1
        if not side.world:
            return
        self._goods[s] = free.good
        self._trades[s] = free.trade
        self._consumes[s] = free.consume
        for colour in range(ids.COLOURS):
            good: i64 = s * 8 + colour
            name = ids.COLOUR_WORDS[colour]
            for copy in range(2):
                names = [side.slug, f"{name}.{copy + 1}"]
                self._answer(self.good(good, copy), ids.GOOD_FAMILY, good, "good", names)
            names = [side.slug, name]
            self._answer(self.trade(good), ids.TRADE_FAMILY, good, "trade", names)
            self._answer(self.consume(good), ids.CONSUME_FAMILY, good, "consume", names)
        free.good += ids.COLOURS * 2
        free.trade += ids.COLOURS
        free.consume += ids.COLOURS

    def _number(self, side: Side, inside: bool) -> None:
        """The next side, so far without any answers."""
        self.sides.append(side)
        self.in_bag.append(inside)
        for answers in (
            self.picks, self.tops, self.uses, self._goods, self._trades, self._consumes,
        ):  # fmt: skip
            answers.append(ids.NOTHING)

    def _answer(self, answer: i64, family: i64, piece: i64, kind: str, names: list[str]) -> None:
        """An answer with its word, and the one that it had before."""
        older = names[0] if kind == "tile" else f"{kind}:{'.'.join(names)}"
        self.answers.name(answer, kind, names, older)
        while len(self._families) <= answer:
            self._families.append(ids.NO_FAMILY)
            self.named.append(ids.NOTHING)
        self._families[answer] = family
        self.named[answer] = piece


def box_of(setup: Setup) -> Box:
    """The tiles of these expansions."""
    known = BOXES.get(setup.expansions)
    if known is None:
        known = Box(SETS, setup.expansions)
        BOXES[setup.expansions] = known
    return known


def whole_box() -> Box:
    """With every set in it, for whoever names a tile outside of a game."""
    return box_of(Setup(2, BIT[len(SETS)] - 2, False, True))


def worker_word(worker: int) -> str:
    """A worker by name."""
    extra = "extra-" if worker >= ids.EXTRA else ""
    return extra + ids.COLOUR_WORDS[worker % ids.EXTRA]


def common_answers() -> Answers:
    """The answers that name no tile."""
    out = Answers()
    out.plain(ids.PLAIN_WORDS)
    workers = things("worker", [worker_word(worker) for worker in range(ids.WORKERS)])
    out.family(ids.WORKER, "worker", [workers], older="worker:{}")
    out.family(ids.STOCK, "stock", [workers], older="stock:{}")
    out.family(ids.SCOUT, "scout", [workers], older="scout:{}")
    for colour in range(ids.COLOURS):
        _about_colour(out, colour)
    return out


def _about_colour(out: Answers, colour: int) -> None:
    """Answers that name dice of a colour."""
    name = ids.COLOUR_WORDS[colour]
    for face in range(ids.PHASES + 1):
        for phase in range(ids.PHASES):
            shows, to = ids.PHASE_WORDS[face], ids.PHASE_WORDS[phase]
            answer = ids.SELECT + (colour * 6 + face) * ids.PHASES + phase
            out.name(answer, "select", [name, shows, to], f"select:{name}-{shows}>{to}")
    for row in range(ids.PHASES):
        k, at = colour * ids.PHASES + row, ids.PHASE_WORDS[row]
        out.name(ids.WILD_ROW + k, "wild", [name, at], f"wild:{name}>{at}")
        out.name(ids.ASIDE + k, "aside", [name, at], f"aside:{name}@{at}")
        for phase in range(ids.PHASES):
            to = ids.PHASE_WORDS[phase]
            older = f"move:{name}@{at}>{to}"
            out.name(ids.MOVE + k * ids.PHASES + phase, "move", [name, at, to], older)
    for copy in range(ids.COPIES):
        one = f"{name}.{copy + 1}"
        out.name(ids.DIE + colour * ids.COPIES + copy, "die", [one], f"die:{one}")
        for stack, word in enumerate(["dev", "world"]):
            answer = ids.RECALL + (stack * ids.COLOURS + colour) * ids.COPIES + copy
            out.name(answer, "recall", [word, one], f"recall:{word}.{one}")
    for place in range(ids.PLACES):
        at = ids.PLACE_WORDS[place]
        out.name(ids.LOSE + place * ids.COLOURS + colour, "lose", [at, name], f"lose:{at}.{name}")


_DIE_FIELDS: Final = {
    "die": [],
    "select": ["face", "phase"],
    "wild": ["phase"],
    "aside": ["from"],
    "move": ["from", "phase"],
}
