"""Positions by name, written out in full and read back.

Planets, missions and rogue galaxies are named by their slugs (`vici-ks156`); `?` is a card that
lies face down, `-` an empty place. A ship is `locked`, `home`, `surface jakks` or `orbit jakks 1`.
A position with an `agenda` is complete; one without is arranged, see `arrange`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from perihelion.tabletop.dice import Dice
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.table import NO_VIEW
from perihelion.tiny.box import Box
from perihelion.tiny.chain import Chain
from perihelion.tiny.deal import Arranged
from perihelion.tiny.ids import (
    FACE_WORDS,
    GALAXY_WORDS,
    HIDDEN,
    HOME,
    LOCKED,
    NO_PLANET,
    RULES_VERSION,
    STATE_WORDS,
    SURFACE,
)
from perihelion.tiny.marks import Marks
from perihelion.tiny.options import box_of, read_setup
from perihelion.tiny.packing import read_marks, step_named
from perihelion.tiny.seat import Seat
from perihelion.tiny.state import Tiny

Plain = dict[str, Any]

FACE_DOWN: Final = "?"
NOTHING: Final = "-"

MARKS: Final = [
    "active", "round", "rerolls", "converted", "busy", "follow_price", "income", "ended_by",
    "finished", "winner", "buried", "rogue", "rogue_dice_left", "extra", "extra_done", "rerolled",
    "forced", "attacked",
]  # fmt: skip


# -- writing ---------------------------------------------------------------


def to_position(g: Tiny) -> dict[str, object]:
    """The whole position by names; a view also says whose it is, where None is a spectator."""
    view = {} if g.viewer == NO_VIEW else {"seen_by": int(g.viewer) if g.viewer >= 0 else None}
    marks = dict(zip(MARKS, g.marks.pack(), strict=True))
    return {
        "game": "tiny",
        "rules": RULES_VERSION,
        "players": int(g.setup.players),
        "options": g.setup.options(),
        "round": int(g.marks.round),
        "seats": [_write_seat(g.box, seat) for seat in g.seats],
        "row": [_planet_word(g.box, p) for p in g.row],
        "deck": [_planet_word(g.box, p) for p in reversed(g.deck)],
        "removed": [_planet_word(g.box, p) for p in g.removed],
        "missions": [_mission_word(g.box, m) for m in g.missions],
        "dice_rolled": [
            f"{FACE_WORDS[face]} {STATE_WORDS[state]}"
            for face, state in zip(g.faces, g.states, strict=True)
        ],
        "bay": [int(die) + 1 for die in g.bay],
        "chains": [chain.pack() for chain in g.chains],
        "marks": marks,
        "order": [int(i) for i in g.order],
        "agenda": [step.word() for step in g.agenda],
        "lanes": [[step.word() for step in lane] for lane in g.lanes],
        "called": _seats_in(g.called, len(g.order)),
        "asked": _seats_in(g.asked, len(g.order)),
        "answered": _seats_in(g.answered, len(g.order)),
        "given": [[g.box.answer_word(a) for a in given] for given in g.given],
        "revealed": int(g.revealed),
        "dice": g.dice.words(),
        **view,
    }


def _write_seat(box: Box, seat: Seat) -> dict[str, object]:
    return {
        "galaxy": NOTHING if seat.galaxy < 0 else GALAXY_WORDS[seat.galaxy],
        "level": int(seat.level),
        "energy": int(seat.energy),
        "culture": int(seat.culture),
        "ships": [
            ship_word(box, place, spot) for place, spot in zip(seat.where, seat.spot, strict=True)
        ],
        "colonies": [_planet_word(box, p) for p in seat.colonies],
        "dealt": [_mission_word(box, m) for m in seat.dealt],
        "mission": _mission_word(box, seat.kept),
        "discarded": _mission_word(box, seat.discarded),
        "used": [box.planets[p].slug for p in range(len(box.planets)) if seat.once >> p & 1],
        "fewer": int(seat.fewer),
    }


def ship_word(box: Box, place: int, spot: int) -> str:
    """Where a ship is."""
    if place == LOCKED:
        return "locked"
    if place == HOME:
        return "home"
    slug = box.planets[place].slug
    return f"surface {slug}" if spot == SURFACE else f"orbit {slug} {spot}"


def _planet_word(box: Box, p: int) -> str:
    if p == HIDDEN:
        return FACE_DOWN
    return NOTHING if p == NO_PLANET else box.planets[p].slug


def _mission_word(box: Box, m: int) -> str:
    if m == HIDDEN:
        return FACE_DOWN
    return NOTHING if m < 0 else box.missions[m].slug


def _seats_in(mask: int, players: int) -> list[int]:
    return [i for i in range(players) if mask >> i & 1]


# -- reading ---------------------------------------------------------------


class Reader:
    """Finds cards by name and sees to it that none is used twice."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.planets = {planet.slug: p for p, planet in enumerate(box.planets)}
        self.missions = {mission.slug: m for m, mission in enumerate(box.missions)}
        self.used: set[str] = set()

    def planet(self, name: object) -> int:
        """The planet of this name, which has not been named before."""
        return self._take(self.planets, name)

    def mission(self, name: object) -> int:
        """The mission of this name, which has not been named before."""
        return self._take(self.missions, name)

    def find(self, name: object) -> int:
        """The planet of this name, wherever it is."""
        found = self.planets.get(str(name))
        if found is None:
            raise BadRecord("UNKNOWN_CARD", {"card": str(name)})
        return found

    def _take(self, known: dict[str, int], name: object) -> int:
        if name == FACE_DOWN:
            return HIDDEN
        if name == NOTHING:
            return NO_PLANET
        if not isinstance(name, str) or name not in known:
            raise BadRecord("UNKNOWN_CARD", {"card": str(name)})
        if name in self.used:
            raise BadRecord("CARD_TWICE", {"card": name})
        self.used.add(name)
        return known[name]

    def all_planets(self, names: Iterable[object]) -> list[int]:
        return [self.planet(name) for name in names]

    def all_missions(self, names: Iterable[object]) -> list[int]:
        return [self.mission(name) for name in names]

    def rest(self) -> list[int]:
        """Every planet that has not been named."""
        return [p for slug, p in self.planets.items() if slug not in self.used]

    def spare_missions(self) -> list[int]:
        """Every mission that has not been named."""
        return [m for slug, m in self.missions.items() if slug not in self.used]

    def ship(self, word: object) -> tuple[int, int]:
        """Where a ship is."""
        parts = str(word).split()
        if parts == ["locked"]:
            return LOCKED, SURFACE
        if parts == ["home"]:
            return HOME, SURFACE
        if len(parts) == 2 and parts[0] == "surface":
            return self.find(parts[1]), SURFACE
        if len(parts) == 3 and parts[0] == "orbit":
            p, spot = self.find(parts[1]), int(parts[2])
            if 0 <= spot < self.box.planets[p].length:
                return p, spot
        raise BadRecord("BAD_POSITION", {"detail": f"ship {word!r}"})


def from_position(data: dict[str, object]) -> Tiny:
    """A game that goes on from this position."""
    from perihelion.tiny.arrange import arrange

    try:
        if data.get("game", "tiny") != "tiny" or data.get("rules", RULES_VERSION) != RULES_VERSION:
            raise BadRecord("OTHER_RULES", {"rules": str(data.get("rules"))})
        g = _read(cast(Plain, data)) if "agenda" in data else arrange(cast(Plain, data))
    except BadRecord:
        raise
    except (TypeError, KeyError, IndexError, AttributeError, ValueError) as error:
        raise BadRecord("BAD_POSITION", {"detail": f"{type(error).__name__}: {error}"}) from error
    if g.viewer == NO_VIEW:
        g.origin = Arranged(g.copy())
    return g


def _read(data: Plain) -> Tiny:
    setup = read_setup(data["players"], data["options"])
    box = box_of(setup)
    reader = Reader(box)
    seats = [_read_seat(reader, seat) for seat in data["seats"]]
    faces, states = read_dice(data["dice_rolled"])
    g = Tiny(
        Dice(*data["dice"]),
        list(data["order"]),
        [step_named(word) for word in data["agenda"]],
        [[step_named(word) for word in lane] for lane in data["lanes"]],
        sum(1 << i for i in data["called"]),
        sum(1 << i for i in data["asked"]),
        sum(1 << i for i in data["answered"]),
        [[answer_named(box, word) for word in given] for given in data["given"]],
        data["revealed"],
        setup.automatic,
        setup,
        box,
        seats,
        reader.all_planets(data["row"]),
        list(reversed(reader.all_planets(data["deck"]))),
        reader.all_planets(data["removed"]),
        reader.all_missions(data["missions"]),
        faces,
        states,
        [die - 1 for die in data["bay"]],
        [Chain(*chain) for chain in data["chains"]],
        _read_marks(data["marks"]),
    )
    if "seen_by" in data:
        g.viewer = g.viewpoint(data["seen_by"])
    return g


def _read_marks(data: Plain) -> Marks:
    return read_marks([data[name] for name in MARKS])


def read_dice(words: Iterable[str]) -> tuple[list[int], list[int]]:
    """Faces and states of dice written as `move inactive`."""
    pairs = [word.split() for word in words]
    return (
        [FACE_WORDS.index(face) for face, _ in pairs],
        [STATE_WORDS.index(state) for _, state in pairs],
    )


def _read_seat(reader: Reader, data: Plain) -> Seat:
    ships = [reader.ship(word) for word in data["ships"]]
    return Seat(
        -1 if data["galaxy"] == NOTHING else GALAXY_WORDS.index(data["galaxy"]),
        data["level"],
        data["energy"],
        data["culture"],
        [place for place, _ in ships],
        [spot for _, spot in ships],
        reader.all_planets(data["colonies"]),
        reader.all_missions(data["dealt"]),
        reader.mission(data["mission"]),
        reader.mission(data["discarded"]),
        sum(1 << reader.find(slug) for slug in data["used"]),
        data["fewer"],
    )


def answer_named(box: Box, word: str) -> int:
    """The answer that a word stands for."""
    answer = box.numbers.get(word)
    if answer is None:
        raise BadRecord("UNKNOWN_ANSWER", {"answer": word})
    return answer
