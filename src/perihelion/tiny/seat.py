"""What lies before one player, or on the mat of the rogue galaxy."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tiny.ids import HIDDEN, HOME, LOCKED, NO_MISSION, SHIPS, SURFACE


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

    def copy(self) -> Seat:
        return Seat(
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

    def face_down(self, kept_too: bool) -> None:
        """Hide the missions [tiny.setup.8.secret]; a discarded one is never shown."""
        self.dealt = [HIDDEN] * len(self.dealt)
        if self.discarded != NO_MISSION:
            self.discarded = HIDDEN
        if kept_too and self.kept != NO_MISSION:
            self.kept = HIDDEN

    def orbits(self, ship: i64) -> bool:
        """Whether the ship is on some track."""
        return self.where[ship] >= 0 and self.spot[ship] >= 0

    def on_surface(self, planet: i64) -> bool:
        """Whether one of the ships stands there [tiny.move.one_surface]."""
        for k in range(SHIPS):
            if self.where[k] == planet and self.spot[k] == SURFACE:
                return True
        return False

    def in_orbit(self, planet: i64) -> bool:
        """Whether one of the ships orbits it [tiny.move.one_orbit]."""
        for k in range(SHIPS):
            if self.where[k] == planet and self.spot[k] >= 0:
                return True
        return False

    def at_home(self) -> i64:
        """How many ships stand on the mat; locked ones do not count."""
        n: i64 = 0
        for place in self.where:
            if place == HOME:
                n += 1
        return n

    def send_home(self, ship: i64) -> None:
        """Any number of ships may stand there [tiny.move.home, tiny.move.removed]."""
        self.where[ship] = HOME
        self.spot[ship] = SURFACE

    def release(self) -> None:
        """The first locked ship goes home at once [tiny.up.ship]."""
        for k in range(SHIPS):
            if self.where[k] == LOCKED:
                self.where[k] = HOME
                return

    def pack(self) -> list[object]:
        """As plain data, in the order of the constructor."""
        return [
            int(self.galaxy),
            int(self.level),
            int(self.energy),
            int(self.culture),
            plain(self.where),
            plain(self.spot),
            plain(self.colonies),
            plain(self.dealt),
            int(self.kept),
            int(self.discarded),
            int(self.once),
            int(self.fewer),
        ]


def plain(numbers: list[i64]) -> list[int]:
    """The same numbers in a list that is apart."""
    out: list[int] = []
    for n in numbers:
        out.append(n)
    return out
