"""Positions by name, read back as `writing` wrote them.

A position with an `agenda` is complete; one without is arranged, see `arrange`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from perihelion.tabletop.agenda import SPECTATOR
from perihelion.tabletop.dice import dice_from
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import check_written
from perihelion.tiny import ids
from perihelion.tiny.box import Box
from perihelion.tiny.checking import checked
from perihelion.tiny.options import box_of
from perihelion.tiny.packing import read_marks
from perihelion.tiny.pieces.chain import Chain, stacked
from perihelion.tiny.pieces.marks import MARK_WORDS
from perihelion.tiny.seat import Seat
from perihelion.tiny.shapes import WRITTEN, setup_read
from perihelion.tiny.state import Tiny
from perihelion.tiny.steps import step_named
from perihelion.tiny.writing import FACE_DOWN, NOTHING

Plain = dict[str, Any]


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
        found = self.planets.get(name) if isinstance(name, str) else None
        if found is None:
            raise BadRecord("UNKNOWN_CARD", {"card": str(name)})
        return found

    def mask(self, names: Iterable[object]) -> int:
        """A bit for each of these planets, wherever they are."""
        out = 0
        for name in names:
            out |= 1 << self.find(name)
        return out

    def _take(self, known: dict[str, int], name: object) -> int:
        if name == FACE_DOWN:
            return ids.HIDDEN
        if name == NOTHING:
            return ids.NO_PLANET
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
            return ids.LOCKED, ids.SURFACE
        if parts == ["home"]:
            return ids.HOME, ids.SURFACE
        if len(parts) == 2 and parts[0] == "surface":
            return self.find(parts[1]), ids.SURFACE
        if len(parts) == 3 and parts[0] == "orbit":
            p = self.find(parts[1])
            if parts[2] in [str(spot) for spot in range(self.box.planets[p].length)]:
                return p, int(parts[2])
        raise BadRecord("BAD_POSITION", {"detail": f"ship {word!r}"})


def from_position(data: dict[str, object], listening: bool) -> Tiny:
    """The position that the data describe, in full or as it is arranged; with `listening` it tells
    what comes of arranging it.
    """
    from perihelion.tiny.arrange import arrange

    return _read(cast(Plain, data)) if "agenda" in data else arrange(cast(Plain, data), listening)


def _read(data: Plain) -> Tiny:
    check_written(data, WRITTEN)
    setup = setup_read(data["players"], data["options"])
    box = box_of(setup)
    reader = Reader(box)
    seats = [_read_seat(reader, seat) for seat in data["seats"]]
    faces, states = read_dice(data["dice_rolled"])
    g = Tiny(
        dice_from(data["dice"]),
        list(data["order"]),
        [step_named(word) for word in data["agenda"]],
        [[step_named(word) for word in lane] for lane in data["lanes"]],
        sum(1 << i for i in data["called"]),
        sum(1 << i for i in data["asked"]),
        sum(1 << i for i in data["answered"]),
        [[box.answers.read(word) for word in given] for given in data["given"]],
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
        stacked([_read_chain(reader, chain) for chain in data["chains"]]),
        read_marks([data["marks"][name] for name in MARK_WORDS]),
    )
    if "seen_by" in data:
        g.viewer = SPECTATOR if data["seen_by"] is None else data["seen_by"]
    return checked(g)


def _read_chain(reader: Reader, data: Plain) -> Chain:
    planet = ids.NO_PLANET if data["planet"] == NOTHING else reader.find(data["planet"])
    return Chain(
        data["performer"],
        planet,
        reader.mask(data["used"]),
        data["moved"],
        data["first"],
        data["leader"],
        data["price"],
        None,
    )


def read_dice(words: Iterable[str]) -> tuple[list[int], list[int]]:
    """Faces and states of dice written as `move inactive`."""
    pairs = [word.split() for word in words]
    return (
        [ids.FACE_WORDS.index(face) for face, _ in pairs],
        [ids.STATE_WORDS.index(state) for _, state in pairs],
    )


def _read_seat(reader: Reader, data: Plain) -> Seat:
    ships = [reader.ship(word) for word in data["ships"]]
    return Seat(
        -1 if data["galaxy"] == NOTHING else ids.GALAXY_WORDS.index(data["galaxy"]),
        data["level"],
        data["energy"],
        data["culture"],
        [place for place, _ in ships],
        [spot for _, spot in ships],
        reader.all_planets(data["colonies"]),
        reader.all_missions(data["dealt"]),
        reader.mission(data["mission"]),
        reader.mission(data["discarded"]),
        reader.mask(data["used"]),
        data["fewer"],
    )
