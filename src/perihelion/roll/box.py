"""What lies in the box: every side of every tile, and every answer with its word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll.catalogue.base import FACTIONS, HOME_WORLDS, TILES
from perihelion.roll.ids import (
    ASIDE,
    COLOUR_WORDS,
    COLOURS,
    CONSUME,
    COPIES,
    DIE,
    EXTRA,
    GAME_SIDES,
    GOOD,
    LOSE,
    MOVE,
    PHASE_WORDS,
    PHASES,
    PLACE_WORDS,
    PLACES,
    PLAIN_WORDS,
    RECALL,
    SCOUT,
    SELECT,
    STOCK,
    TOP,
    TRADE,
    USE,
    WILD_ROW,
    WORKER,
    WORKERS,
)
from perihelion.roll.tiles import Side


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
    return GOOD + WORLD_NUMBERS[side] * 14 + colour * 2 + copy


def sale_answer(base: i64, side: i64, colour: i64) -> i64:
    """To trade or to consume a good of this colour from a world."""
    return base + WORLD_NUMBERS[side] * COLOURS + colour


def worker_word(worker: int) -> str:
    """A worker by name."""
    extra = "extra-" if worker >= EXTRA else ""
    return extra + COLOUR_WORDS[worker % EXTRA]


def _words() -> dict[int, str]:
    """The word of every answer."""
    out: dict[int, str] = dict(PLAIN_WORDS)
    for s, side in enumerate(SIDES):
        out[s] = side.slug
        if s < GAME_SIDES:
            out[TOP + s] = f"top:{side.slug}"
    for worker in range(WORKERS):
        out[WORKER + worker] = f"worker:{worker_word(worker)}"
        out[STOCK + worker] = f"stock:{worker_word(worker)}"
        out[SCOUT + worker] = f"scout:{worker_word(worker)}"
    for tile in range(len(TILES)):
        out[USE + tile] = f"use:{SIDES[2 * tile].slug}"
    for colour in range(COLOURS):
        name = COLOUR_WORDS[colour]
        for face in range(PHASES + 1):
            for phase in range(PHASES):
                answer = SELECT + (colour * 6 + face) * PHASES + phase
                out[answer] = f"select:{name}-{PHASE_WORDS[face]}>{PHASE_WORDS[phase]}"
        for row in range(PHASES):
            out[WILD_ROW + colour * PHASES + row] = f"wild:{name}>{PHASE_WORDS[row]}"
            out[ASIDE + colour * PHASES + row] = f"aside:{name}@{PHASE_WORDS[row]}"
            for to in range(PHASES):
                answer = MOVE + (colour * PHASES + row) * PHASES + to
                out[answer] = f"move:{name}@{PHASE_WORDS[row]}>{PHASE_WORDS[to]}"
        for copy in range(COPIES):
            out[DIE + colour * COPIES + copy] = f"die:{name}.{copy + 1}"
            for stack, word in enumerate(["dev", "world"]):
                answer = RECALL + (stack * COLOURS + colour) * COPIES + copy
                out[answer] = f"recall:{word}.{name}.{copy + 1}"
        for place in range(PLACES):
            out[LOSE + place * COLOURS + colour] = f"lose:{PLACE_WORDS[place]}.{name}"
        for w in WORLD_SIDES:
            slug = SIDES[w].slug
            for copy in range(2):
                out[int(good_answer(w, colour, copy))] = f"good:{slug}.{name}.{copy + 1}"
            out[int(sale_answer(TRADE, w, colour))] = f"trade:{slug}.{name}"
            out[int(sale_answer(CONSUME, w, colour))] = f"consume:{slug}.{name}"
    return out


WORDS: Final = _words()
NUMBERS: Final = {word: answer for answer, word in WORDS.items()}
"""Every answer by its word."""

SIDE_NUMBERS: Final = {side.slug: s for s, side in enumerate(SIDES)}


def answer_word(answer: i64) -> str:
    """An answer as one word, the same in every game of these rules."""
    return WORDS.get(answer, f"?{answer}")


def describe(answer: i64) -> dict[str, object]:
    """An answer as plain data."""
    a = int(answer)
    word = WORDS.get(a)
    if word is None:
        return {"kind": "unknown"}
    if a < TOP:
        return {"kind": "tile", "card": word}
    if a < TOP + GAME_SIDES:
        return {"kind": "top", "card": SIDES[a - TOP].slug}
    if a in PLAIN_WORDS:
        return {"kind": word}
    kind, _, rest = word.partition(":")
    if kind in ("worker", "stock", "scout"):
        return _worker(kind, rest)
    if kind == "use":
        return {"kind": "use", "card": rest}
    if kind in ("select", "wild", "aside", "move"):
        return _die_in_row(kind, rest)
    if kind == "die":
        return {"kind": "die", "colour": rest.split(".")[0]}
    if kind == "lose":
        place, colour = rest.split(".")
        return {"kind": "lose", "place": place, "colour": colour}
    if kind == "recall":
        stack, colour, _ = rest.split(".")
        return {"kind": "recall", "place": f"stack-{stack}", "colour": colour}
    parts = rest.split(".")
    return {"kind": kind, "card": parts[0], "colour": parts[1]}


def _worker(kind: str, rest: str) -> dict[str, object]:
    return {"kind": kind, "colour": rest.removeprefix("extra-"), "extra": rest.startswith("extra-")}


def _die_in_row(kind: str, rest: str) -> dict[str, object]:
    """A die behind the screen: what it is, where it stands or what it shows, and where it goes."""
    what, _, to = rest.partition(">")
    out: dict[str, object] = {"kind": kind}
    if kind == "select":
        out["colour"], out["face"] = what.rsplit("-", 1)
    elif kind == "wild":
        out["colour"] = what
    else:
        out["colour"], out["from"] = what.split("@")
    if to:
        out["phase"] = to
    return out
