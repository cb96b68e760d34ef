"""What lies in the box: planets, missions and rogue mats, and every answer with its word.

Five mats, the control centre, forty planets, twelve missions, seven dice, twenty ships and three
markers a player [tiny.comp.counts].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from perihelion.tabletop.answers import Answers
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.families import Family, Names
from perihelion.tiny import ids
from perihelion.tiny.catalogue.corrections import corrected_planet
from perihelion.tiny.catalogue.missions import missions
from perihelion.tiny.catalogue.planets import PLANETS
from perihelion.tiny.catalogue.rogues import ROGUE_MATS, corrected_mat
from perihelion.tiny.pieces.missions import Compare, Mission
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.pieces.rogues import RogueMat

if TYPE_CHECKING:
    from perihelion.tiny.setup import Setup

_SEAT_LETTERS: Final = "abcde"

_BOXES: Final[dict[str, Box]] = {}


def _bits(planets: list[Planet], track: i64) -> i64:
    """A bit for each of the planets with a track of this type."""
    out: i64 = 0
    for p in range(len(planets)):
        if planets[p].track == track:
            out |= BIT[p]
    return out


class TinyNames(Names):
    """What can be named; a ship in orbit is named with its place on the track of a planet."""

    def __init__(self, families: list[Family], answers: Answers, lengths: list[int]) -> None:
        super().__init__(families, answers)
        self.lengths: Final = lengths


class Box:
    """The pieces of one set-up; the printed figures may be corrected by options. With the small
    pool for two only missions are in the game that compare nobody [tiny.setup.8.deal].
    """

    def __init__(
        self,
        planets: list[Planet],
        missions: list[Mission],
        rogues: list[RogueMat],
        small_pool: bool,
    ) -> None:
        self.planets: Final = planets
        self.missions: Final = missions
        self.rogues: Final = rogues
        self.diplomacy: Final[i64] = _bits(planets, ids.DIPLOMACY)
        self.economy: Final[i64] = _bits(planets, ids.ECONOMY)
        self.answers: Final = _answers(planets, missions, rogues)
        self.in_play: Final = [
            not small_pool or not isinstance(mission.aim, Compare) for mission in missions
        ]
        self.names: Final = TinyNames(
            [
                Family("planet", [planet.slug for planet in planets]),
                Family("mission", [mission.slug for mission in missions], self.in_play),
            ],
            self.answers,
            [int(planet.length) for planet in planets],
        )

    def tracks(self, track: i64) -> i64:
        """A bit for each planet with a track of this type, or with any."""
        if track == ids.ANY_TRACK:
            return self.diplomacy | self.economy
        return self.diplomacy if track == ids.DIPLOMACY else self.economy


def box_of(setup: Setup) -> Box:
    """The pieces, with the printed figures put right where the options say so."""
    key = repr((setup.two_player_mission_pool, sorted(setup.printed.items())))
    known = _BOXES.get(key)
    if known is None:
        known = _box(setup.printed, setup.two_player_mission_pool)
        _BOXES[key] = known
    return known


def _box(printed: dict[str, Any], small_pool: bool) -> Box:
    most, dice, vp = printed.get("rogue_max"), printed.get("rogue_dice"), printed.get("rogue_vp")
    colour = printed.get("rogue_colour")
    return Box(
        [corrected_planet(one, printed) for one in PLANETS],
        missions(
            printed.get("hoarder_each", 3),
            printed.get("equalizer_vp", 3),
            printed.get("orbiter_in_orbit", False),
        ),
        [
            corrected_mat(
                one,
                most,
                dice,
                vp,
                printed.get("rogue_once"),
                None if colour is None else ids.GALAXY_WORDS.index(colour),
            )
            for one in ROGUE_MATS
        ],
        small_pool,
    )


def _answers(planets: list[Planet], missions: list[Mission], rogues: list[RogueMat]) -> Answers:
    """Every answer with its word."""
    out = Answers()
    out.plain(ids.PLAIN_WORDS)
    out.family(ids.DIE, "die", [str(k + 1) for k in range(ids.DIE_NAMES)], "die-")
    out.family(ids.FACE, "face", ids.FACE_WORDS, "")
    for k in range(ids.DICE):
        for face, word in enumerate(ids.FACE_WORDS):
            out.name(ids.TURNED + 6 * k + face, "turned", [str(k + 1), word], f"die-{k + 1}:{word}")
    out.family(ids.OPPONENT, "opponent", list(_SEAT_LETTERS), "seat:")
    out.family(ids.SHIP, "ship", ids.SHIP_WORDS, "")
    for back in range(ids.SHIPS):
        for forward in range(ids.SHIPS):
            names = [str(back + 1), str(forward + 1)]
            older = f"back-{back + 1}:forward-{forward + 1}"
            out.name(ids.SWING + 4 * back + forward, "swing", names, older)
    out.family(ids.AMOUNT, "amount", [str(n) for n in range(ids.AMOUNTS)], "number:")
    for mix in range(ids.MIXES):
        out.name(ids.MIX + mix, "mix", _mix(mix), f"mix:{'+'.join(_mix(mix))}")
    out.family(ids.MISSION, "mission", [mission.slug for mission in missions], "")
    out.family(ids.GALAXY, "galaxy", ids.GALAXY_WORDS, "")
    out.family(ids.ROGUE, "rogue", [rogue.slug for rogue in rogues], "")
    out.family(ids.PLANET, "planet", [planet.slug for planet in planets], "")
    for ship in range(ids.FLEET):
        _about_ship(out, ship, planets)
    return out


def _about_ship(out: Answers, ship: int, planets: list[Planet]) -> None:
    """Answers that name a ship and what becomes of it."""
    one = ids.SHIP_WORDS[ship]
    for p, planet in enumerate(planets):
        slug, first = planet.slug, ids.JOURNEY + 100 * ship + p
        out.name(first, "land", [one, slug], f"{one}:surface:{slug}")
        out.name(first + ids.ORBIT_OF, "enter-orbit", [one, slug], f"{one}:orbit:{slug}")
        out.name(ids.HOP + 40 * ship + p, "hop", [one, slug], f"{one}:hop:{slug}")
    for seat, letter in enumerate(_SEAT_LETTERS):
        place = ids.JOURNEY + 100 * ship + ids.GALAXY_OF + seat
        out.name(place, "go-home", [one, letter], f"{one}:galaxy-{letter}")
    for mix in range(ids.MIXES):
        older = f"{one}:recall:{'+'.join(_mix(mix))}"
        out.name(ids.RECALL + 64 * ship + mix, "recall", [one, *_mix(mix)], older)


def _mix(mix: int) -> list[str]:
    """Energy and culture."""
    return [str(mix // 8), str(mix % 8)]
