"""The actions DIPLOMACY and ECONOMY, and picking ships on tracks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tiny import ids
from perihelion.tiny.phases.moves import advance, book_follow
from perihelion.tiny.phases.rule import SHIPS, STEPS, Rule
from perihelion.tiny.state import Tiny


def fits(g: Tiny, i: i64, ship: i64, track: i64) -> bool:
    """Whether a ship is on a track of this type [tiny.adv.type]."""
    seat = g.seats[i]
    return seat.orbits(ship) and (
        track == ids.ANY_TRACK or g.planets[seat.where[ship]].track == track
    )


def own_ships(g: Tiny, i: i64, track: i64) -> list[i64]:
    """The own ships on tracks of this type, as answers."""
    out: list[i64] = []
    for k in range(ids.SHIPS):
        if fits(g, i, k, track):
            out.append(ids.SHIP + 4 * i + k)
    return out


def has_ship(g: Tiny, i: i64, track: i64) -> bool:
    """Whether a ship of the seat is on such a track."""
    return not no_ship_code(g, i, track)


def no_ship_code(g: Tiny, i: i64, track: i64) -> str:
    """The code if there is none; empty if there is one."""
    if g.seats[i].orbiting & g.box.tracks(track):
        return ""
    return "NO_SHIP_IN_ORBIT" if track == ids.ANY_TRACK else "NO_SHIP_ON_TRACK_TYPE"


def own_ship_code(g: Tiny, i: i64, answer: i64, track: i64) -> str:
    """Why this own ship cannot be picked [tiny.adv.type, tiny.planet.advance]."""
    ship = answer - ids.SHIP - 4 * i
    if not 0 <= ship < ids.SHIPS:
        return "NOT_YOUR_SHIP"
    if not g.seats[i].orbits(ship):
        return "SHIP_NOT_IN_ORBIT"
    return "" if fits(g, i, ship, track) else "WRONG_TRACK_TYPE"


class OwnShip(Rule):
    """A rule by which a seat picks one of its ships on tracks of a type."""

    answers = SHIPS

    def __init__(self, track: i64) -> None:
        self.track: Final[i64] = track

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return own_ships(g, i, self.track)

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return own_ship_code(g, i, answer, self.track)


class Advance(OwnShip):
    """Advance one own ship on a track of this type by one space; with several the performer picks
    [tiny.adv.one].
    """

    name = "advance"
    is_sorted = True

    def word(self) -> str:
        return f"advance {ids.FACE_WORDS[self.track]}"

    def facts(self, g: Tiny, i: i64) -> dict[str, object]:
        return {"action": ids.FACE_WORDS[self.track]}

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        book_follow(g, g.chain())
        advance(g, i, answer - ids.SHIP - 4 * i, 1)


ADVANCE_DIPLOMACY: Final[Advance] = STEPS.know(Advance(ids.DIPLOMACY))
ADVANCE_ECONOMY: Final[Advance] = STEPS.know(Advance(ids.ECONOMY))
