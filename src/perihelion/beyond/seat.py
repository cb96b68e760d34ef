"""What belongs to one faction: its mat, its cubes and its discs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids

STARS_IN: Final = 256
ORE_IN: Final = 16
"""The discs on a colony as one number: food + 16 x ore + 256 x star."""


_UNKNOWN: Final[list[i64]] = []


class Seat:
    """A faction. Each of its 20 cubes is supply, population, a ship, a researcher, in the museum
    or, in arranged positions, set aside [beyond.comp.cubes, beyond.comp.cube-conservation].
    """

    def __init__(
        self,
        faction: i64,
        ore: i64,
        population: i64,
        supply: list[i64],
        ships: list[i64],
        researched: i64,
        private: list[i64],
        aside: i64,
        discs: list[i64],
        automated: list[i64],
        colonies: list[i64],
        colony_discs: list[i64],
        pawn: i64,
        powers: i64,
        used_techs: i64,
        used: i64,
        spent: i64,
        emptied: i64,
    ) -> None:
        self.faction: i64 = faction
        self.ore: i64 = ore
        self.population: i64 = population
        self.supply = supply  # cubes in the columns A to D
        self.ships = ships  # by place and level
        self.researched: i64 = researched  # a bit for each slot with a cube
        self.private = private  # technologies beside the mat
        self.aside: i64 = aside
        self.discs = discs  # on the food track and on the ore track
        self.automated = automated  # food, ore and star discs on the automation track
        self.colonies = colonies
        self.colony_discs = colony_discs
        self.pawn: i64 = pawn  # the space it stands on
        self.powers: i64 = powers  # lasting abilities in force
        self.used_techs: i64 = used_techs  # a bit for each technology whose ability was used
        self.used: i64 = used  # the same for systems, and for what the mat can do
        self.spent: i64 = spent  # a bit for each ability of the mat that acts once per game
        self.emptied: i64 = emptied  # a bit for each track whose last disc has just been taken
        self.might: list[i64] = _UNKNOWN  # strength in each place, once it has been worked out

    def copy(self) -> Seat:
        twin = Seat(
            self.faction,
            self.ore,
            self.population,
            self.supply[:],
            self.ships[:],
            self.researched,
            self.private[:],
            self.aside,
            self.discs[:],
            self.automated[:],
            self.colonies[:],
            self.colony_discs[:],
            self.pawn,
            self.powers,
            self.used_techs,
            self.used,
            self.spent,
            self.emptied,
        )
        twin.might = self.might[:]
        return twin

    def work_out(self) -> None:
        """Add up the ships in each place."""
        self.might = [0] * ids.PLACES
        for k in range(ids.HANGARS):
            if self.ships[k]:
                self.might[k // ids.LEVELS] += self.ships[k] * (k % ids.LEVELS + 1)

    def stock(self) -> i64:
        """Cubes in all supply columns."""
        supply = self.supply
        return supply[0] + supply[1] + supply[2] + supply[3]

    def discs_off(self, track: i64) -> i64:
        """How many of the eight discs have left a production track."""
        return 8 - self.discs[track]

    def automation(self) -> i64:
        """The level of automation: discs of any kind [beyond.count.automation_level]."""
        return self.automated[0] + self.automated[1] + self.automated[2]

    def has_ship(self) -> bool:
        """Whether any ship stands on the exploration board."""
        for place in range(ids.MUSEUM):
            if self.might[place]:
                return True
        return False

    def has_weak_ship(self) -> bool:
        """Whether any ship on the board can be upgraded: level 4 is the highest."""
        for place in range(ids.MUSEUM):
            if self.might[place]:
                first = place * ids.LEVELS
                for k in range(first, first + ids.LEVELS - 1):
                    if self.ships[k]:
                        return True
        return False

    def add_ship(self, place: i64, level: i64) -> None:
        k = place * ids.LEVELS + level - 1
        self.ships[k] = self.ships[k] + 1
        self.might[place] = self.might[place] + level

    def remove_ship(self, place: i64, level: i64) -> None:
        k = place * ids.LEVELS + level - 1
        self.ships[k] = self.ships[k] - 1
        self.might[place] = self.might[place] - level

    def change_ship(self, place: i64, level: i64, to: i64, new_level: i64) -> None:
        """A ship goes elsewhere or gets another level."""
        self.remove_ship(place, level)
        self.add_ship(to, new_level)
