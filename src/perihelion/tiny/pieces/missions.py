"""Secret missions: what they ask for and what they pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tiny import ids
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

    def points(self, g: Tiny, i: i64) -> i64:
        """What it pays to seat `i`."""
        raise NotImplementedError

    def sentence(self) -> Sentence:
        raise NotImplementedError


class Compare(Aim):
    """The most, or the fewest, of all players: 3 points alone, 2 shared, and a shared nothing is
    shared too [tiny.mission.rank].
    """

    def __init__(self, metric: i64, highest: bool) -> None:
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

    def sentence(self) -> Sentence:
        return Sentence(
            "compare",
            {"what": METRIC_WORDS[self.metric], "best": "most" if self.highest else "fewest"},
        )


class First(Aim):
    """Their score was the first to reach 21, no matter whose turn it was [tiny.mission.elder]."""

    def points(self, g: Tiny, i: i64) -> i64:
        return 2 if g.marks.ended_by == i else 0

    def sentence(self) -> Sentence:
        return Sentence("first", {})


class Balance(Aim):
    """As many economy as diplomacy planets; none and none are as many
    [tiny.mission.equalizer].
    """

    def __init__(self, vp: i64) -> None:
        self.vp: Final[i64] = vp

    def points(self, g: Tiny, i: i64) -> i64:
        same = measure(g, i, ids.DIPLOMACY) == measure(g, i, ids.ECONOMY)
        return self.vp if same else 0

    def sentence(self) -> Sentence:
        return Sentence("balance", {"vp": int(self.vp)})


class Away(Aim):
    """No released ship stands at home [tiny.mission.explorer]."""

    def points(self, g: Tiny, i: i64) -> i64:
        return 2 if g.seats[i].at_home() == 0 else 0

    def sentence(self) -> Sentence:
        return Sentence("away", {})


class AllAt(Aim):
    """All released ships stand at home [tiny.mission.orbiter], or all are in orbit."""

    def __init__(self, in_orbit: bool) -> None:
        self.in_orbit: Final = in_orbit

    def points(self, g: Tiny, i: i64) -> i64:
        seat = g.seats[i]
        for k in range(len(seat.where)):
            place = seat.where[k]
            if self.in_orbit:
                if place == ids.HOME or (place >= 0 and not seat.orbits(k)):
                    return 0
            elif place >= 0:
                return 0
        return 2

    def sentence(self) -> Sentence:
        return Sentence("all-in-orbit" if self.in_orbit else "all-home", {})


class Stock(Aim):
    """At least this much energy and this much culture [tiny.mission.hoarder]."""

    def __init__(self, each: i64) -> None:
        self.each: Final[i64] = each

    def points(self, g: Tiny, i: i64) -> i64:
        seat = g.seats[i]
        return 2 if seat.energy >= self.each and seat.culture >= self.each else 0

    def sentence(self) -> Sentence:
        return Sentence("stock", {"each": int(self.each)})


class Top(Aim):
    """The empire at the highest level [tiny.mission.industrialist]."""

    def points(self, g: Tiny, i: i64) -> i64:
        return 2 if g.seats[i].level == ids.TOP_LEVEL else 0

    def sentence(self) -> Sentence:
        return Sentence("top", {})


class Mission:
    """A mission card; `text` is how well its condition and points are attested."""

    def __init__(self, slug: str, name: str, aim: Aim, text: str) -> None:
        self.slug: Final = slug
        self.name: Final = name
        self.aim: Final = aim
        self.text: Final = text
