"""Secret missions: what they ask for and what they pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tiny import ids
from perihelion.tiny.pieces.planets import ONE_SOURCE
from perihelion.tiny.power import Sentence

if TYPE_CHECKING:
    from perihelion.tiny.state import Tiny

COLONIES: Final = 6
"""Besides ENERGY, CULTURE, DIPLOMACY and ECONOMY: what players are compared by."""

METRIC_WORDS: Final = {
    ids.ENERGY: "energy",
    ids.CULTURE: "culture",
    ids.DIPLOMACY: "diplomacy",
    ids.ECONOMY: "economy",
    COLONIES: "colonies",
}


def measure(g: Tiny, i: i64, metric: i64) -> i64:
    """How much a seat has of it."""
    seat = g.seats[i]
    if metric == ids.ENERGY:
        return seat.energy
    if metric == ids.CULTURE:
        return seat.culture
    n: i64 = 0
    for p in seat.colonies:
        if metric == COLONIES or g.planets[p].track == metric:
            n += 1
    return n


@mypyc_attr(native_class=True)
class Aim:
    """What a mission asks for, looked at once, after the last turn."""

    def __init__(self, sentence: Sentence, vp: i64 = 2) -> None:
        self.sentence: Final = sentence
        self.vp: Final[i64] = vp

    def is_met(self, g: Tiny, i: i64) -> bool:
        """Whether seat `i` has reached it."""
        raise NotImplementedError

    def points(self, g: Tiny, i: i64) -> i64:
        """What it pays to seat `i`."""
        return self.vp if self.is_met(g, i) else 0


class Compare(Aim):
    """The most, or the fewest, of all players: 3 points alone, 2 shared, and a shared nothing is
    shared too [tiny.mission.rank].
    """

    def __init__(self, metric: i64, highest: bool) -> None:
        best = "most" if highest else "fewest"
        super().__init__(Sentence("compare", {"what": METRIC_WORDS[metric], "best": best}))
        self.metric: Final[i64] = metric
        self.highest: Final = highest

    def points(self, g: Tiny, i: i64) -> i64:
        own = measure(g, i, self.metric)
        shared = False
        for k in range(len(g.seats)):
            if k == i:
                continue
            other = measure(g, k, self.metric)
            if other == own:
                shared = True
            elif (other > own) == self.highest:
                return 0
        return 2 if shared else 3


class First(Aim):
    """Their score was the first to reach 21, no matter whose turn it was [tiny.mission.elder]."""

    def __init__(self) -> None:
        super().__init__(Sentence("first", {}))

    def is_met(self, g: Tiny, i: i64) -> bool:
        return g.marks.ended_by == i


class Balance(Aim):
    """As many economy as diplomacy planets; none and none are as many
    [tiny.mission.equalizer].
    """

    def __init__(self, vp: i64) -> None:
        super().__init__(Sentence("balance", {"vp": int(vp)}), vp)

    def is_met(self, g: Tiny, i: i64) -> bool:
        return measure(g, i, ids.DIPLOMACY) == measure(g, i, ids.ECONOMY)


class Away(Aim):
    """No released ship stands at home [tiny.mission.explorer]."""

    def __init__(self) -> None:
        super().__init__(Sentence("away", {}))

    def is_met(self, g: Tiny, i: i64) -> bool:
        return g.seats[i].at_home() == 0


class AllAt(Aim):
    """All released ships stand at home [tiny.mission.orbiter], or all are in orbit."""

    def __init__(self, in_orbit: bool) -> None:
        super().__init__(Sentence("all-in-orbit" if in_orbit else "all-home", {}))
        self.in_orbit: Final = in_orbit

    def is_met(self, g: Tiny, i: i64) -> bool:
        seat = g.seats[i]
        for k in range(ids.SHIPS):
            there = seat.orbits(k) if self.in_orbit else seat.where[k] == ids.HOME
            if seat.where[k] != ids.LOCKED and not there:
                return False
        return True


class Stock(Aim):
    """At least this much energy and this much culture [tiny.mission.hoarder]."""

    def __init__(self, each: i64) -> None:
        super().__init__(Sentence("stock", {"each": int(each)}))
        self.each: Final[i64] = each

    def is_met(self, g: Tiny, i: i64) -> bool:
        seat = g.seats[i]
        return seat.energy >= self.each and seat.culture >= self.each


class Top(Aim):
    """The empire at the highest level [tiny.mission.industrialist]."""

    def __init__(self) -> None:
        super().__init__(Sentence("top", {}))

    def is_met(self, g: Tiny, i: i64) -> bool:
        return g.seats[i].level == ids.TOP_LEVEL


class Mission:
    """A mission card; `text` is how well its condition and points are attested."""

    def __init__(self, name: str, aim: Aim, text: str = ONE_SOURCE) -> None:
        self.slug: Final = name.lower()
        self.name: Final = name
        self.aim: Final = aim
        self.text: Final = text
