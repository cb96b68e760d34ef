"""What lies before one player, or on the mat of the rogue galaxy."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids


class Seat:
    """A galaxy mat with ships, markers and colonies; a secret mission under it. Each ship is in one
    place [tiny.setup.2, tiny.gen.places, tiny.gen.invariants].
    """

    def __init__(
        self,
        galaxy: i64,
        level: i64,
        energy: i64,
        culture: i64,
        where: list[i64],
        spot: list[i64],
        colonies: list[i64],
        dealt: list[i64],
        kept: i64,
        discarded: i64,
        once: i64,
        fewer: i64,
    ) -> None:
        self.galaxy: i64 = galaxy  # the colour of the mat
        self.level: i64 = level
        self.energy: i64 = energy
        self.culture: i64 = culture
        self.where = where  # of each ship: a planet, HOME or LOCKED
        self.spot = spot  # of each ship: SURFACE or its position in orbit
        self.colonies = colonies  # in the order of colonising
        self.dealt = dealt  # missions to choose from
        self.kept: i64 = kept
        self.discarded: i64 = discarded
        self.once: i64 = once  # a bit for each planet used this turn that has a limit
        self.fewer: i64 = fewer  # dice missing in the next roll
        self.landed: i64 = 0  # a bit for each planet on whose surface a ship stands
        self.orbiting: i64 = 0  # a bit for each planet in whose orbit a ship is

    def copy(self) -> Seat:
        twin = Seat(
            self.galaxy,
            self.level,
            self.energy,
            self.culture,
            self.where[:],
            self.spot[:],
            self.colonies[:],
            self.dealt[:],
            self.kept,
            self.discarded,
            self.once,
            self.fewer,
        )
        twin.landed = self.landed
        twin.orbiting = self.orbiting
        return twin

    def orbits(self, ship: i64) -> bool:
        """Whether the ship is on some track."""
        return self.spot[ship] >= 0

    def on_surface(self, planet: i64) -> bool:
        """Whether one of the ships stands there [tiny.move.one_surface]."""
        return self.landed & BIT[planet] != 0

    def in_orbit(self, planet: i64) -> bool:
        """Whether one of the ships orbits it [tiny.move.one_orbit]."""
        return self.orbiting & BIT[planet] != 0

    def put(self, ship: i64, place: i64, spot: i64) -> None:
        """Put a ship somewhere. Nothing else does, so the bits of planets stay right."""
        self.where[ship] = place
        self.spot[ship] = spot
        self.look()

    def look(self) -> None:
        """See at which planets there are ships now."""
        self.landed = 0
        self.orbiting = 0
        for k in range(ids.SHIPS):
            place = self.where[k]
            if 0 <= place < ids.PLANETS:  # what comes from outside is checked later
                if self.spot[k] >= 0:
                    self.orbiting |= BIT[place]
                else:
                    self.landed |= BIT[place]

    def at_home(self) -> i64:
        """How many ships stand on the mat; locked ones do not count."""
        n: i64 = 0
        for place in self.where:
            if place == ids.HOME:
                n += 1
        return n

    def send_home(self, ship: i64) -> None:
        """Any number of ships may stand there [tiny.move.home, tiny.move.removed]."""
        self.put(ship, ids.HOME, ids.SURFACE)

    def release(self) -> None:
        """The first locked ship goes home at once [tiny.up.ship]."""
        for k in range(ids.SHIPS):
            if self.where[k] == ids.LOCKED:
                self.where[k] = ids.HOME
                return
