"""Who controls which place, outposts, and the bonuses for gaining control."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.discs import FOR_OUTPOST, check_last_disc, take_disc, tracks
from perihelion.beyond.phases.moves import disc_home
from perihelion.beyond.phases.rule import STEPS, Rule, SeatRule
from perihelion.beyond.phases.ships import place_tag
from perihelion.beyond.phases.triggers import Trigger, answering
from perihelion.beyond.pieces.mats import GAIN_CONTROL
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.step import AnyStep

CONTROLLABLE: Final = 0b11111111100
"""The bits of system slots and shipyards: Sol and Deep Space are nobody's [beyond.control.where,
beyond.comp.controllable]."""


def check_control(g: Beyond) -> None:
    """Check control whenever ships have changed on the board, even in another's turn, but never in
    the middle of a movement [beyond.control.when].
    """
    if g.marks.dirty & CONTROLLABLE:
        g.next(CONTROL)
    else:
        g.marks.dirty = 0


class Control(Rule):
    """One check covers the whole board: all places are decided from where the ships stand, lost
    discs go home, then those who gained control place theirs, the active faction first
    [beyond.control.batch]. Only places whose ships have changed can change hands.
    """

    def begin(self, g: Beyond, i: i64) -> None:
        marks = g.marks
        dirty = marks.dirty
        if marks.target >= 0:  # left out until it is colonised, or is not
            dirty &= ~BIT[marks.target]
        marks.dirty &= ~dirty
        gained: list[i64] = []
        for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
            if dirty & BIT[place] and g.kinds_at(place):
                before = g.holder[place]
                after = holder_after(g, place)
                if after != before:
                    lose(g, place)
                    if after != ids.NOBODY:
                        gained.append(16 * after + place)
                        if before != ids.NOBODY and after == marks.active:
                            marks.captures += 1
        if gained:
            self.occupy(g, gained)

    def occupy(self, g: Beyond, gained: list[i64]) -> None:
        """Outposts first, one in each place, then the bonuses [beyond.outpost.compulsory,
        beyond.outpost.one].
        """
        if not is_waiting(g):
            check_last_disc(g)
            g.next(BONUSES)
        for one in gained:
            g.holder[one % 16] = one // 16
            g.marks.waiting.append(one)
        order = g.clockwise(g.marks.active)
        order.reverse()  # what is put on the agenda last is done first
        for i in order:
            mine: list[i64] = []
            for one in gained:
                if one // 16 == i:
                    mine.append(one % 16)
                    if g.log is not None:
                        g.tell("took-control", i, {"place": ids.PLACE_WORDS[one % 16]})
            if are_scarce(g, i, mine):
                g.next(OutpostOrder(i))
            else:
                place_outposts(g, i, mine)


def place_outposts(g: Beyond, i: i64, places: list[i64]) -> None:
    """A disc in each of these places."""
    k: i64 = len(places) - 1
    while k >= 0:  # what is put on the agenda last is done first
        take_disc(g, i, g.kinds_at(places[k]), FOR_OUTPOST, places[k])
        k -= 1


def are_scarce(g: Beyond, i: i64, places: list[i64]) -> bool:
    """Whether it matters in which order these places get their discs: a track that has some has
    fewer than the places would take from it, and the others get stars
    [beyond.outpost.star].
    """
    for track in range(2):
        wanted: i64 = 0
        for place in places:
            if tracks(g, i, g.kinds_at(place)) & BIT[track]:
                wanted += 1
        if 0 < g.seats[i].discs[track] < wanted:
            return True
    return False


class OutpostOrder(SeatRule):
    """A faction that gains more places at once than a track has discs says where its last discs go:
    the rulebook leaves the order to it [beyond.outpost.disc, beyond.outpost.star].
    """

    def word(self) -> str:
        return f"outpost-order {self.seat}"

    def kind(self) -> str:
        return "outpost-order"

    def places(self, g: Beyond) -> list[i64]:
        """The places that wait for their discs."""
        return [
            place
            for place in range(ids.FIRST_SYSTEM, ids.MUSEUM)
            if g.holder[place] == self.seat and g.outpost[place] == ids.NO_DISC
        ]

    def begin(self, g: Beyond, i: i64) -> None:
        places = self.places(g)
        if are_scarce(g, self.seat, places):
            g.ask(self.seat)
        else:
            place_outposts(g, self.seat, places)

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return [ids.PLACE + place for place in self.places(g)]

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        return place_tag(g, answer)

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        place = answer - ids.PLACE
        g.next(self)
        take_disc(g, i, g.kinds_at(place), FOR_OUTPOST, place)


def holder_after(g: Beyond, place: i64) -> i64:
    """Who controls the place, given the ships there [beyond.control.algorithm]: whoever alone has
    more strength than all others and than the controller takes it; if several do, the controller
    loses it; nobody takes it with no more strength than the controller has
    [beyond.control.empty, beyond.control.more-than-controller, beyond.control.after-leaving,
    beyond.control.tie-after-leaving, beyond.control.tie-with-controller, beyond.control.stays,
    beyond.control.uncontrolled-ships, beyond.control.weakened-otherwise]. Strength is the sum of
    levels [beyond.control.strength].
    """
    holder = g.holder[place]
    base: i64 = g.seats[holder].might[place] if holder != ids.NOBODY else 0
    best: i64 = base
    who = holder
    for i in range(len(g.seats)):
        if i != holder:
            here = g.seats[i].might[place]
            if here > best:
                best = here
                who = i
            elif here == best and best > base:
                who = ids.NOBODY
    return who


def lose(g: Beyond, place: i64) -> None:
    """The disc of the controller goes home [beyond.outpost.lost]."""
    i = g.holder[place]
    if i != ids.NOBODY:
        disc_home(g, i, g.outpost[place])
        if g.log is not None:
            g.tell("lost-control", i, {"place": ids.PLACE_WORDS[place]})
    g.holder[place] = ids.NOBODY
    g.outpost[place] = ids.NO_DISC


def is_waiting(g: Beyond) -> bool:
    """Whether bonuses are being given already: then new ones join the waiting list
    [beyond.bonus.nested].
    """
    for step in g.agenda:
        if isinstance(step, Bonuses):
            return True
    return False


class Bonuses(Rule):
    """Those who gained control take the bonuses: the active faction all of its own first, in any
    order, then the others clockwise; each is finished, with the check it causes, before the next
    begins [beyond.bonus.control, beyond.bonus.order, beyond.bonus.order-factions,
    beyond.bonus.nested, beyond.bonus.foreign-turn, beyond.bonus.again].
    """

    def who(self, g: Beyond) -> i64:
        for i in g.clockwise(g.marks.active):
            if self.waiting_for(g, i):
                return i
        return g.marks.active

    def waiting_for(self, g: Beyond, i: i64) -> list[i64]:
        """The places whose bonus seat `i` still has to take, as answers. One that was lost and
        taken again is still one answer, though it brings two bonuses.
        """
        out: list[i64] = []
        for one in g.marks.waiting:
            if one // 16 == i and ids.PLACE + one % 16 not in out:
                out.append(ids.PLACE + one % 16)
        return out

    def begin(self, g: Beyond, i: i64) -> None:
        waiting = g.marks.waiting
        if not waiting:
            return
        if len(waiting) == 1:
            self.carry_out(g, waiting[0] // 16, ids.PLACE + waiting[0] % 16)
            return
        i = self.who(g)
        mine = self.waiting_for(g, i)
        plain = [one for one in mine if not self.brings(g, one - ids.PLACE)]
        if len(mine) == 1:
            self.carry_out(g, i, mine[0])
        elif plain and (len(plain) == len(mine) or not answering(g, i, GAIN_CONTROL)):
            # it brings nothing, or nothing that depends on the order
            self.carry_out(g, i, plain[len(plain) - 1])
        else:
            g.ask(i)

    def brings(self, g: Beyond, place: i64) -> bool:
        """Whether the system there has a bonus for gaining control."""
        s = g.systems[place]
        return s != ids.NO_CARD and len(g.box.systems[s].control.effects) > 0

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return self.waiting_for(g, i)

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        return place_tag(g, answer)

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        place = answer - ids.PLACE
        g.marks.waiting.remove(16 * i + place)
        steps: list[AnyStep] = []
        s = g.systems[place]
        if s != ids.NO_CARD:
            steps.extend(g.box.systems[s].control.performs(ids.BONUS, i))
        if g.setup.advanced:
            steps.append(Trigger(i, GAIN_CONTROL))
        steps.append(BONUSES)
        g.then(steps)


CONTROL: Final = STEPS.know(Control(), "control")
BONUSES: Final = STEPS.know(Bonuses(), "bonus-order")
STEPS.numbered("outpost-order", [ids.MOST_SEATS], OutpostOrder)
