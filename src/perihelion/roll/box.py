"""What lies in the box: every side of every tile, and every answer with its word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.catalogue.base import FACTIONS, HOME_WORLDS, TILES
from perihelion.roll.pieces.tiles import Side
from perihelion.tabletop.answers import Answers


def _all_sides() -> list[Side]:
    """Every side by number."""
    out: list[Side] = []
    for tile in TILES:
        out.append(tile.development)
        out.append(tile.world)
    for faction in FACTIONS:
        out.append(faction.left)
        out.append(faction.right)
    out.extend(HOME_WORLDS)
    return out


SIDES: Final[list[Side]] = _all_sides()


def _world_sides() -> list[i64]:
    out: list[i64] = []
    for s in range(len(SIDES)):
        if SIDES[s].world:
            out.append(s)
    return out


WORLD_SIDES: Final[list[i64]] = _world_sides()
"""The sides that are worlds: the number of a world is its place here."""


def _world_numbers() -> list[i64]:
    out: list[i64] = [-1] * len(SIDES)
    for w in range(len(WORLD_SIDES)):
        out[WORLD_SIDES[w]] = w
    return out


WORLD_NUMBERS: Final[list[i64]] = _world_numbers()
"""The number of the world on each side; -1 for a development."""


def good_answer(side: i64, colour: i64, copy: i64) -> i64:
    """A good on a world: the first or second of its colour there."""
    return ids.GOOD + WORLD_NUMBERS[side] * 14 + colour * 2 + copy


def sale_answer(base: i64, side: i64, colour: i64) -> i64:
    """To trade or to consume a good of this colour from a world."""
    return base + WORLD_NUMBERS[side] * ids.COLOURS + colour


def worker_word(worker: int) -> str:
    """A worker by name."""
    extra = "extra-" if worker >= ids.EXTRA else ""
    return extra + ids.COLOUR_WORDS[worker % ids.EXTRA]


def _answers() -> Answers:
    """The word of every answer."""
    out = Answers()
    out.plain(ids.PLAIN_WORDS)
    slugs = [side.slug for side in SIDES]
    out.family(0, "tile", slugs, "")
    out.family(ids.TOP, "top", slugs[: ids.GAME_SIDES], "top:")
    workers = [worker_word(worker) for worker in range(ids.WORKERS)]
    out.family(ids.WORKER, "worker", workers, "worker:")
    out.family(ids.STOCK, "stock", workers, "stock:")
    out.family(ids.SCOUT, "scout", workers, "scout:")
    out.family(ids.USE, "use", [slugs[2 * tile] for tile in range(len(TILES))], "use:")
    for colour in range(ids.COLOURS):
        _about_colour(out, colour)
        for w in WORLD_SIDES:
            _about_goods(out, w, colour)
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


def _about_goods(out: Answers, world: i64, colour: int) -> None:
    """Answers that name goods of a colour on a world."""
    slug, name = SIDES[world].slug, ids.COLOUR_WORDS[colour]
    for copy in range(2):
        one = f"{name}.{copy + 1}"
        out.name(good_answer(world, colour, copy), "good", [slug, one], f"good:{slug}.{one}")
    trade, consume = sale_answer(ids.TRADE, world, colour), sale_answer(ids.CONSUME, world, colour)
    out.name(trade, "trade", [slug, name], f"trade:{slug}.{name}")
    out.name(consume, "consume", [slug, name], f"consume:{slug}.{name}")


ANSWERS: Final = _answers()
"""Every answer with its word."""

SIDE_NUMBERS: Final = {side.slug: s for s, side in enumerate(SIDES)}


def describe(answer: i64) -> dict[str, object]:
    """An answer as plain data."""
    word = ANSWERS.words.get(answer)
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


_DIE_FIELDS: Final = {
    "die": [],
    "select": ["face", "phase"],
    "wild": ["phase"],
    "aside": ["from"],
    "move": ["from", "phase"],
}
