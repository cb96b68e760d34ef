"""Arranging a position from the little that matters: for tests, puzzles and "what if".

    {"at": "settle", "played": ["settle", "ship"],
     "seats": [{"faction": 4, "home": "Old Earth", "tableau": ["Gem World"],
                "goods": ["Gem World N"], "credits": 3, "chips": 2,
                "dice": {"cup": "3H", "row-settle": "2H1M", "stack-world": "1G"},
                "dev": ["Public Works"], "world": ["Mining World", "Space Port"]},
               {}],
     "bag_top": ["Spice World"], "pool": 20, "round": 4, "options": {"automatic": false}}

- `at`: where in the round to begin: `setup`, `roll`, `assign`, `reveal`, a phase, or `manage`
- `played`: the phases of the round; the one of `at` is always among them
- `seats`: each with a `faction` and `home`, which are dealt if they are not named, and the rest of
  the `tableau`; `dice` by place; `rolled` dice by colour and face, as in `H explore`; both stacks,
  `dev` and `world`, top first; `hand` is what one holds at `setup`; `fillers` is a number of game
  tiles that are named nowhere, laid under the world stack: those with the dearest worlds, so that
  none is soon completed
- `bag_top`: the next tiles of the bag, first one first; `bag` and `pile` are numbers of tiles, and
  with `bag` what is left over is out of the game
- `order`: the seats in player order, where it is not that of the factions
- `rolls`: how the next dice fall, by colour and face as in `H explore`, in the order in which they
  are thrown: seat by seat in player order, colour by colour
- `white_die`: what the white die of two players shows when the plans of this round are revealed;
  dice that are rolled before it have to be named in `rolls`

Dice not mentioned are in the supply, so a position may hold fewer of them than a game would. Nobody
can play without any: a seat for which none are named has a white one, in the cup or, at `assign`,
rolled as an explorer.

In every game `answers` may follow, lines as in a record: the position begins where they lead.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.box import Box, box_of
from perihelion.roll.deal import empty_seat, empty_table
from perihelion.roll.layout import LAYOUT, SEAT, SIDE, TILE, die_named
from perihelion.roll.phases.round import NEXT_ROUND, REVEAL, rest_of_round
from perihelion.roll.pieces.tiles import FACES
from perihelion.roll.seat import Seat
from perihelion.roll.state import Roll
from perihelion.tabletop import shapes
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice, dice
from perihelion.tabletop.families import Reader
from perihelion.tabletop.loaded import MOST_ROLLS, loaded
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.values import mask_of

PHASE_NAMES: Final = ids.PHASE_WORDS[: ids.PHASES]
PHASE: Final = shapes.OneOf(PHASE_NAMES)

ARRANGED_SEAT: Final = {
    "home?": shapes.TEXT,
    "fillers?": shapes.NUMBER,
    **{
        f"{word}?": SEAT.written()[word]
        for word in (
            "faction", "tableau", "goods", "dice", "rolled", "dev", "world", "hand", "credits",
            "chips",
        )
    },
}  # fmt: skip

ARRANGED: Final = {
    "game?": shapes.TEXT,
    "rules?": shapes.NUMBER,
    "options?": shapes.SETTINGS,
    "at?": shapes.TEXT,
    "played?": [PHASE],
    "seats": [ARRANGED_SEAT],
    "bag_top?": [shapes.TEXT],
    "bag?": shapes.NUMBER,
    "pile?": shapes.NUMBER,
    "order?": [shapes.NUMBER],
    "pool?": shapes.NUMBER,
    "round?": shapes.NUMBER,
    "rolls?": [shapes.TEXT],
    "white_die?": PHASE,
    "seed?": shapes.WHOLE,
}


def arrange(data: dict[str, Any], listening: bool) -> Roll:
    """The position so described, run up to its first question."""
    shapes.check(data, ARRANGED, "")
    played = mask_of(PHASE_NAMES, data.get("played", []), "played")
    if "order" in data:
        shapes.check_distinct(data["order"], list(range(len(data["seats"]))), "order")
    setup = LAYOUT.setup_read(len(data["seats"]), data.get("options", {}))
    luck = dice(data.get("seed", 0))
    box = box_of(setup)
    reader = Reader(box.names)
    seats: list[Seat] = []
    for seat_data in data["seats"]:
        number, home = _start_tiles(reader, box, data["seats"], len(seats))
        seats.append(_seat(reader, seat_data, number, [*box.faction_sides(number), home]))
    top = reader.take_all(TILE, data.get("bag_top", []))
    rest: list[i64] = list(reader.rest(TILE))
    luck.shuffle(rest)
    for seat, seat_data in zip(seats, data["seats"], strict=True):
        seat.world += _fillers(box, rest, seat_data.get("fillers", 0))
    pile = _some(rest, data.get("pile", 0))
    bag = _some(rest, data["bag"] - len(top)) if "bag" in data else rest
    g = empty_table(luck, setup, seats, [*bag, *reversed(top)])
    g.out = rest if "bag" in data else []
    if "order" in data:
        g.order = list(data["order"])
    g.pile = pile
    g.pool = data.get("pool", 12 * setup.players)
    g.rounds = data.get("round", 1)
    at = data.get("at", "roll")
    for seat in seats:
        bare = not any(seat.owned(colour) for colour in range(ids.COLOURS))
        if bare and at == "assign":
            seat.rolled.append(ids.HOME * 8 + ids.EXPLORE)
        elif bare:
            seat.put(ids.CUP, ids.HOME, 1)
        for colour in range(ids.COLOURS):
            g.supply[colour] -= seat.owned(colour)
    if min(g.supply) < 0:
        raise BadRecord("BAD_POSITION", {"detail": "more dice than there are"})
    g.dice = _loaded(g, at, data)
    LAYOUT.check_pieces(g)
    if listening:
        g.listen()
    g.then(_steps_from(g, at, played))
    g.run()
    LAYOUT.check_question(g)
    return g


def _start_tiles(reader: Reader, box: Box, seats: list[dict[str, Any]], i: int) -> tuple[int, int]:
    """Faction and home world of a seat: as named, or the first not named elsewhere."""
    factions = [n for n in box.factions if n not in [s.get("faction") for s in seats]]
    named = [reader.find(SIDE, s["home"]) for s in seats if "home" in s]
    homes = [h for h in box.home_worlds if h not in named]
    unnamed = [k for k, s in enumerate(seats) if "faction" not in s]
    homeless = [k for k, s in enumerate(seats) if "home" not in s]
    number = factions[unnamed.index(i)] if i in unnamed else seats[i]["faction"]
    home = homes[homeless.index(i)] if i in homeless else reader.find(SIDE, seats[i]["home"])
    if number not in box.factions:
        raise shapes.bad(f"seats {i} faction")
    if home not in box.home_worlds:
        raise BadRecord("BAD_POSITION", {"detail": f"start tiles of seat {i}"})
    return number, home


def _seat(reader: Reader, data: dict[str, Any], number: int, start: list[i64]) -> Seat:
    """A seat as it is described, beyond its start tiles and what every seat has."""
    written = {**SEAT.write(reader.names, empty_seat(number)), **data}
    words = reader.names.family(SIDE).words
    written["tableau"] = [*[words[s] for s in start], *data.get("tableau", [])]
    seat = cast(Seat, SEAT.read(reader, written))
    seat.hand.sort()
    return seat


def _some(rest: list[int], count: int) -> list[int]:
    """Take this many tiles from the rest."""
    if count > len(rest) or count < 0:
        raise BadRecord("BAD_POSITION", {"detail": "more tiles wanted than there are"})
    return [rest.pop() for _ in range(count)]


def _fillers(box: Box, rest: list[int], count: int) -> list[int]:
    """Take this many tiles from the rest, those that take longest to settle first."""
    dearest = sorted(rest, key=lambda t: (-box.sides[2 * t + 1].cost, t))[: max(count, 0)]
    if len(dearest) != count:
        raise BadRecord("BAD_POSITION", {"detail": "more tiles wanted than there are"})
    for t in dearest:
        rest.remove(t)
    return dearest


def _loaded(g: Roll, at: str, data: dict[str, Any]) -> Dice:
    """Dice that fall as the position says."""
    falls: list[list[int]] = []
    for word in data.get("rolls", []):
        die = die_named(word)
        falls.append([n for n, face in enumerate(FACES[die // 8]) if face == die % 8])
    if "white_die" in data:
        thrown = 0
        if at == "roll":
            thrown = sum(
                seat.at(ids.CUP, colour) for seat in g.seats for colour in range(ids.COLOURS)
            )
        if at not in ("roll", "assign", "reveal") or thrown != len(falls) or len(g.seats) != 2:
            raise shapes.bad("white_die")
        face = ids.PHASE_WORDS.index(data["white_die"])
        falls.append([n for n, one in enumerate(FACES[ids.HOME]) if one == face])
    if len(falls) > MOST_ROLLS or not all(falls):
        raise shapes.bad("rolls")
    return loaded(falls, 6, g.dice)


def _steps_from(g: Roll, at: str, played: int) -> list[AnyStep]:
    """What is left of the round from there on."""
    if at == "roll":
        g.rounds -= 1  # rolling begins the round
        return NEXT_ROUND
    if at == "reveal":
        return [REVEAL]
    if at not in ids.STEP_WORDS[: ids.OVER_STEP]:
        raise BadRecord("BAD_POSITION", {"detail": f"at {at!r}"})
    step = ids.STEP_WORDS.index(at)
    if step > ids.ASSIGN_STEP:
        g.played = played
    if at in PHASE_NAMES:
        g.played |= BIT[PHASE_NAMES.index(at)]
    return rest_of_round(g, step)
