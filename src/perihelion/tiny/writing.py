"""Positions by name, written out in full; `notation` reads them back.

Planets, missions and rogue galaxies are named by their slugs (`vici-ks156`); `?` is a card that
lies face down, `-` an empty place. A ship is `locked`, `home`, `surface jakks` or `orbit jakks 1`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tiny import ids
from perihelion.tiny.box import Box
from perihelion.tiny.pieces.chain import Chain, unstacked
from perihelion.tiny.pieces.marks import MARK_WORDS
from perihelion.tiny.seat import Seat

if TYPE_CHECKING:
    from perihelion.tiny.state import Tiny

FACE_DOWN: Final = "?"
NOTHING: Final = "-"
"""In place of a card, a colour or a planet: one that lies face down, or none."""


def to_position(g: Tiny) -> dict[str, object]:
    """The whole position by names; a view also says whose it is, where None is a spectator."""
    view = {} if g.viewer == NO_VIEW else {"seen_by": int(g.viewer) if g.viewer >= 0 else None}
    marks = dict(zip(MARK_WORDS, g.marks.pack(), strict=True))
    return {
        "game": "tiny",
        "rules": ids.RULES_VERSION,
        "players": int(g.setup.players),
        "options": g.setup.options(),
        "seats": [_write_seat(g.box, seat) for seat in g.seats],
        "row": [_planet_word(g.box, p) for p in g.row],
        "deck": [_planet_word(g.box, p) for p in reversed(g.deck)],
        "removed": [_planet_word(g.box, p) for p in g.removed],
        "missions": [_mission_word(g.box, m) for m in g.missions],
        "dice_rolled": [
            f"{ids.FACE_WORDS[face]} {ids.STATE_WORDS[state]}"
            for face, state in zip(g.faces, g.states, strict=True)
        ],
        "bay": [int(die) + 1 for die in g.bay],
        "chains": [_write_chain(g.box, chain) for chain in unstacked(g.at_work)],
        "marks": marks,
        "order": [int(i) for i in g.order],
        "agenda": [step.word() for step in g.agenda],
        "lanes": [[step.word() for step in lane] for lane in g.lanes],
        "called": _seats_in(g.called, len(g.order)),
        "asked": _seats_in(g.asked, len(g.order)),
        "answered": _seats_in(g.answered, len(g.order)),
        "given": [[g.answer_word(a) for a in given] for given in g.given],
        "revealed": int(g.revealed),
        "dice": g.dice.words(),
        **view,
    }


def _write_seat(box: Box, seat: Seat) -> dict[str, object]:
    return {
        "galaxy": NOTHING if seat.galaxy < 0 else ids.GALAXY_WORDS[seat.galaxy],
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
        "used": _planets_in(box, seat.once),
        "fewer": int(seat.fewer),
    }


def _write_chain(box: Box, chain: Chain) -> dict[str, object]:
    return {
        "performer": int(chain.who),
        "planet": _planet_word(box, chain.planet),
        "used": _planets_in(box, chain.used),
        "moved": int(chain.moved),
        "first": int(chain.first),
        "leader": int(chain.leader),
        "price": int(chain.price),
    }


def _planets_in(box: Box, mask: int) -> list[str]:
    return [planet.slug for p, planet in enumerate(box.planets) if mask >> p & 1]


def ship_word(box: Box, place: int, spot: int) -> str:
    """Where a ship is."""
    if place == ids.LOCKED:
        return "locked"
    if place == ids.HOME:
        return "home"
    slug = box.planets[place].slug
    return f"surface {slug}" if spot == ids.SURFACE else f"orbit {slug} {spot}"


def _planet_word(box: Box, p: int) -> str:
    if p == ids.HIDDEN:
        return FACE_DOWN
    return NOTHING if p == ids.NO_PLANET else box.planets[p].slug


def _mission_word(box: Box, m: int) -> str:
    if m == ids.HIDDEN:
        return FACE_DOWN
    return NOTHING if m < 0 else box.missions[m].slug


def _seats_in(mask: int, players: int) -> list[int]:
    return [i for i in range(players) if mask >> i & 1]
