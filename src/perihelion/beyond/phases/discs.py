"""Taking production discs from the tracks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.moves import disc_from
from perihelion.beyond.phases.rule import STEPS, Rule, SeatRule, no
from perihelion.beyond.phases.triggers import Trigger
from perihelion.beyond.pieces.mats import LAST_DISC
from perihelion.beyond.seat import ORE_IN, STARS_IN
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep

FOR_AUTOMATION: Final = 0
FOR_OUTPOST: Final = 1
FOR_COLONY: Final = 2
_KINDS: Final = ["automate-track", "control-disc", "colonise-disc"]

BOTH: Final = 3
"""The bits of food and ore."""


def tracks(g: Beyond, i: i64, kinds: i64) -> i64:
    """The tracks from which a disc of these kinds may come, a bit each: those of the kinds, empty
    or not; with Subatomic Fabrication any that has discs [beyond.outpost.disc,
    beyond.automate.either, beyond.passive.discs_from_either_track].
    """
    seat = g.seats[i]
    if seat.powers & ids.EITHER_TRACK:
        have: i64 = 0
        for track in range(2):
            if seat.discs[track]:
                have |= BIT[track]
        return have if have else BIT[ids.FOOD]
    return kinds


def take_disc(g: Beyond, i: i64, kinds: i64, purpose: i64, where: i64) -> None:
    """Put a disc on the automation track, in a place or on a colony; ask if there is a choice."""
    may = tracks(g, i, kinds)
    if not g.automatic or (may == BOTH and not only_stars(g, i)):
        g.next(TakeDisc(i, kinds, purpose, where))
    else:
        put_disc(g, i, ids.ORE if may == BIT[ids.ORE] else ids.FOOD, purpose, where)


def only_stars(g: Beyond, i: i64) -> bool:
    """Whether both tracks are empty, so that it is a star whichever is named
    [beyond.automate.star, beyond.outpost.star].
    """
    return g.seats[i].discs[ids.FOOD] + g.seats[i].discs[ids.ORE] == 0


def put_disc(g: Beyond, i: i64, track: i64, purpose: i64, where: i64) -> None:
    """The leftmost disc of the track, or a star, goes where it is wanted."""
    disc = disc_from(g, i, track)
    g.marks.changed = True
    if purpose == FOR_AUTOMATION:
        g.seats[i].automated[disc] += 1
        if g.log is not None:
            g.tell("automated", i, {"disc": ids.DISC_WORDS[disc]})
    elif purpose == FOR_OUTPOST:
        g.outpost[where] = disc
        if g.log is not None:
            g.tell("outpost", i, {"disc": ids.DISC_WORDS[disc], "place": ids.PLACE_WORDS[where]})
    else:
        put_on_colony(g, i, where, disc)
        if g.log is not None:
            card = g.system_name(g.seats[i].colonies[where])
            g.tell("settled-disc", i, {"disc": ids.DISC_WORDS[disc], "card": card})


def put_on_colony(g: Beyond, i: i64, k: i64, disc: i64) -> None:
    """A disc comes to lie on colony number `k`."""
    amount: i64 = STARS_IN if disc == ids.STAR else ORE_IN if disc == ids.ORE else 1
    g.seats[i].colony_discs[k] += amount


class TakeDisc(SeatRule):
    """A faction says from which track the disc comes: where a place has two specialisations, where
    either track may be automated, or with Subatomic Fabrication [beyond.outpost.two-specs,
    beyond.outpost.new-chooses, beyond.colonise.step5, beyond.automate.either].
    """

    def __init__(self, seat: i64, kinds: i64, purpose: i64, where: i64) -> None:
        super().__init__(seat)
        self.kinds: Final[i64] = kinds
        self.purpose: Final[i64] = purpose
        self.where: Final[i64] = where

    def word(self) -> str:
        return f"take-disc {self.seat} {self.kinds} {self.purpose} {self.where}"

    def kind(self) -> str:
        return _KINDS[self.purpose]

    def begin(self, g: Beyond, i: i64) -> None:
        if g.automatic and only_stars(g, self.seat):
            put_disc(g, self.seat, ids.FOOD, self.purpose, self.where)
        else:
            g.ask(self.seat)

    def options(self, g: Beyond, i: i64) -> list[i64]:
        may = tracks(g, i, self.kinds)
        return [ids.TAKE_FOOD + track for track in range(2) if may & BIT[track]]

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        disc = answer == ids.TAKE_FOOD or answer == ids.TAKE_ORE
        return no("WRONG_SPECIALISATION") if disc else None

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        put_disc(g, i, answer - ids.TAKE_FOOD, self.purpose, self.where)

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        if self.purpose == FOR_OUTPOST:
            return {"place": ids.PLACE_WORDS[self.where]}
        if self.purpose == FOR_COLONY:
            return {"card": g.system_name(g.seats[i].colonies[self.where])}
        return {}

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        track = answer - ids.TAKE_FOOD
        return {"disc": ids.DISC_WORDS[track if g.seats[i].discs[track] else ids.STAR]}


class LastDiscCheck(Rule):
    """A faction that has taken the last disc of a track may have an ability for it, after all
    bonuses of systems; a track refilled meanwhile does not count [beyond.trigger.last_disc_removed,
    beyond.faction.nishida.b].
    """

    def begin(self, g: Beyond, i: i64) -> None:
        steps: list[AnyStep] = []
        for i in g.clockwise(g.marks.active):
            seat = g.seats[i]
            if seat.emptied:
                seat.emptied = 0
                steps.append(Trigger(i, LAST_DISC))
        g.then(steps)


LAST_DISC_CHECK: Final = STEPS.know(LastDiscCheck(), "last-disc")


def check_last_disc(g: Beyond) -> None:
    """Look for an emptied track when what now begins is done. Within the bonuses of a system, the
    look after all of them is enough [beyond.trigger.last_disc_removed].
    """
    if not g.setup.advanced:
        return
    for step in g.agenda:
        if isinstance(step, LastDiscCheck):
            return
    g.next(LAST_DISC_CHECK)


STEPS.numbered("take-disc", [ids.MOST_SEATS, 4, 3, 32], TakeDisc)
