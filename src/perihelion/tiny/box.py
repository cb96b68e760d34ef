"""What lies in the box: planets, missions and rogue mats, and every answer with its word.

Five mats, the control centre, forty planets, twelve missions, seven dice, twenty ships and three
markers per player [tiny.comp.counts].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.tabletop.answers import Answers, Things, numbers, things
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

_FLEET: Final = Things(
    "ship",
    ids.SHIP_WORDS,
    [{"owner": n // ids.SHIPS, "ship": n % ids.SHIPS + 1} for n in range(ids.FLEET)],
)
"""The ships of all seats."""

_MIX: Final = [numbers("energy", 8, 0), numbers("culture", 8, 0)]


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
    pool for two, only missions that compare no players are in the game [tiny.setup.8.deal].
    """

    def __init__(
        self,
        planets: list[Planet],
        missions: list[Mission],
        rogues: list[RogueMat],
        small_pool: bool,
        solo: bool,
    ) -> None:
        self.planets: Final = planets
        self.missions: Final = missions
        self.rogues: Final = rogues
        self.diplomacy: Final[i64] = _bits(planets, ids.DIPLOMACY)
        self.economy: Final[i64] = _bits(planets, ids.ECONOMY)
        self.answers: Final = _answers(planets, missions, rogues, solo)
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
    """The pieces, with the printed figures corrected by the options; made once."""
    printed, solo = setup.printed, setup.players == 1
    key = f"{setup.two_player_mission_pool} {solo} {setup.reprinted}"
    known = _BOXES.get(key)
    if known is None:
        known = _BOXES[key] = Box(
            [corrected_planet(one, printed) for one in PLANETS],
            missions(printed["hoarder_each"], printed["equalizer_vp"], printed["orbiter_in_orbit"]),
            [corrected_mat(one, printed) for one in ROGUE_MATS],
            setup.two_player_mission_pool,
            solo,
        )
    return known


def _answers(
    planets: list[Planet], missions: list[Mission], rogues: list[RogueMat], solo: bool
) -> Answers:
    """Every answer. Dice and ships are counted from 1; seats are letters in words, and told as
    numbers from 0.
    """
    out = Answers()
    out.plain(ids.PLAIN_WORDS)
    face = things("face", ids.FACE_WORDS)
    about = "a die of this turn, from the left (never more than seven)"
    out.family(ids.DIE, "die", [numbers("die", ids.DIE_NAMES)], about, "die-{}")
    out.family(ids.FACE, "face", [face], "one of the six actions", "{}")
    about = "a die and the face to turn it to"
    out.family(ids.TURNED, "turned", [numbers("die", ids.DICE), face], about, "die-{}:{}")
    rival = things("rival", _SEAT_LETTERS, list(range(ids.SEATS)))
    out.family(ids.OPPONENT, "opponent", [rival], "an opponent", "seat:{}")
    out.family(ids.SHIP, "ship", [_FLEET], "a ship", "{}")
    swing = [numbers("back", ids.SHIPS), numbers("forward", ids.SHIPS)]
    about = "two own ships, one goes back and one forward"
    out.family(ids.SWING, "swing", swing, about, "back-{}:forward-{}")
    out.family(ids.AMOUNT, "amount", [numbers("amount", ids.AMOUNTS, 0)], "an amount", "number:{}")
    out.family(ids.MIX, "mix", _MIX, "a mix of energy and culture", "mix:{}+{}")
    mission = things("card", [mission.slug for mission in missions])
    out.family(ids.MISSION, "mission", [mission], "a secret mission", "{}")
    out.family(ids.GALAXY, "galaxy", [things("galaxy", ids.GALAXY_WORDS)], "a galaxy mat", "{}")
    rogue = things("rogue", [rogue.slug for rogue in rogues])
    out.family(ids.ROGUE, "rogue", [rogue], "a rogue galaxy", "{}")
    planet = things("card", [planet.slug for planet in planets])
    out.family(ids.PLANET, "planet", [planet], "a planet: use, borrow or replace it", "{}")
    _declare_journeys(out, planet)
    if solo:
        _tell_rogue_apart(out)
    return out


def _declare_journeys(out: Answers, planet: Things) -> None:
    """Answers that name a ship and what becomes of it."""
    going, steps = [_FLEET, planet], [100, 1]
    about = "a ship lands on a planet"
    out.family(ids.JOURNEY, "land", going, about, "{}:surface:{}", steps)
    about = "a ship goes into the orbit of a planet"
    out.family(ids.JOURNEY + ids.ORBIT_OF, "enter-orbit", going, about, "{}:orbit:{}", steps)
    home = [_FLEET, things("home", _SEAT_LETTERS, list(range(ids.SEATS)))]
    about = "a ship goes to the galaxy of a seat"
    out.family(ids.JOURNEY + ids.GALAXY_OF, "go-home", home, about, "{}:galaxy-{}", steps)
    out.family(ids.HOP, "hop", going, "a ship hops to the orbit of a planet", "{}:hop:{}")
    about = "a ship is recalled for a mix"
    out.family(ids.RECALL, "recall", [_FLEET, *_MIX], about, "{}:recall:{}+{}")


def _tell_rogue_apart(out: Answers) -> None:
    """In solo play the rogue galaxy is not a player, and its ships are named differently."""
    out.instead(ids.OPPONENT + ids.ROGUE_SEAT, "rogue-galaxy", {})
    for k in range(ids.SHIPS):
        ship = ids.SHIP + ids.SHIPS * ids.ROGUE_SEAT + k
        out.instead(ship, "rogue-ship", {"ship": k + 1})
