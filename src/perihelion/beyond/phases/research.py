"""Research in its five stages [beyond.research.stages]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.events import reveal_event
from perihelion.beyond.phases.moves import bury, draw, take_from_row
from perihelion.beyond.phases.rows import open_row, open_rows_of
from perihelion.beyond.phases.rule import STEPS, SeatRule, no
from perihelion.beyond.phases.triggers import Trigger
from perihelion.beyond.pieces.mats import AFTER_RESEARCH
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep

# -- 1. the slot -------------------------------------------------------------


def has_prerequisites(g: Beyond, i: i64, slot: i64) -> bool:
    """Whether seat `i` owns the technologies that the slot is joined to, all of them or as many as
    it needs; private ones never serve [beyond.research.prereq.all, beyond.research.prereq.level1,
    beyond.research.prereq.two-of-three, beyond.research.prereq.own-cube]. Transdimensional AI
    makes one of two do, for discovered slots [beyond.passive.skip_one_prereq].
    """
    one = g.box.slots[slot]
    need = one.need
    if need == 0:
        return True
    seat = g.seats[i]
    if need == 2 and seat.powers & ids.SKIP_PREREQUISITE and g.discovered & BIT[slot]:
        need = 1
    owned = seat.researched & g.discovered & one.joined
    while owned and need > 0:
        owned &= owned - 1  # without the lowest bit
        need -= 1
    return need <= 0


def slot_code(
    g: Beyond, i: i64, slot: i64, levels: i64, discovered_only: bool, ignore_prereqs: bool
) -> str:
    """Why seat `i` cannot research there: the effect names the levels, and once discovered a
    technology can be researched whatever its type [beyond.research.slot, beyond.research.eye,
    beyond.research.not-twice, beyond.comp.start-levels, beyond.research.colour-later].
    """
    level = ids.LEVEL_OF_SLOT[slot]
    if not levels & BIT[level]:
        return "WRONG_LEVEL"
    if g.seats[i].researched & BIT[slot]:
        return "ALREADY_RESEARCHED"
    if not ignore_prereqs and not has_prerequisites(g, i, slot):
        return "MISSING_PREREQUISITE"
    if not g.discovered & BIT[slot]:
        if discovered_only:
            return "NOT_DISCOVERED"
        if not g.decks[level - 2]:
            return "DECK_EMPTY"
    return ""


def slots_of(levels: i64) -> i64:
    """The slots of these levels, a bit each."""
    out: i64 = 0
    for slot in range(ids.SLOTS):
        if levels & BIT[ids.LEVEL_OF_SLOT[slot]]:
            out |= BIT[slot]
    return out


SLOTS_OF: Final = [slots_of(levels) for levels in range(32)]
"""The same, worked out for every set of levels."""


def slots_in_reach(g: Beyond, i: i64) -> i64:
    """The slots whose prerequisites seat `i` owns and that it has not researched, a bit each."""
    out: i64 = 0
    researched = g.seats[i].researched
    for slot in range(ids.SLOTS):
        if not researched & BIT[slot] and has_prerequisites(g, i, slot):
            out |= BIT[slot]
    return out


def is_any_open(g: Beyond, slots: i64, discovered_only: bool) -> bool:
    """Whether one of these slots, whose level and prerequisites are right, can be researched: the
    same as `slot_code` for every slot [beyond.research.none-available].
    """
    if slots & g.discovered:
        return True
    if slots and not discovered_only:
        for level in range(1, 5):
            if slots & SLOTS_OF[BIT[level]] and (level == 1 or g.decks[level - 2]):
                return True
    return False


# -- 2. the cube -------------------------------------------------------------


def research(g: Beyond, i: i64, slot: i64, with_bonus: bool) -> None:
    """A population cube goes beside the slot and stays there to the end; it is used before the
    event is revealed, and others' cubes do not block [beyond.research.cube,
    beyond.research.cube-before-event, beyond.research.cube-locked, beyond.research.cube-shared].
    """
    seat = g.seats[i]
    seat.population -= 1
    seat.researched |= BIT[slot]
    g.marks.changed = True
    g.marks.get_on()
    if g.log is not None:
        known = g.discovered & BIT[slot] != 0
        card = g.tech_name(g.cards[slot]) if known else "face-down"
        g.tell("researched", i, {"slot": ids.SLOT_WORDS[slot], "card": card})
    if g.discovered & BIT[slot]:  # [beyond.research.event-not-later]
        take_bonus(g, i, slot, with_bonus)
        return
    g.then([FindType(i, slot), TakeBonus(i, slot, with_bonus)])
    if g.covers[slot] != ids.NO_CARD:
        reveal_event(g, i, slot)


# -- 4. the card -------------------------------------------------------------


def types_for(g: Beyond, i: i64, slot: i64) -> i64:
    """The types that the new technology may have, a bit each: those of the right triangles of the
    prerequisites that the faction owns [beyond.research.type.determine,
    beyond.research.type.owned-only]. A faction with none of them may choose any.
    """
    out: i64 = 0
    owned = g.seats[i].researched & g.discovered
    for other in g.box.slots[slot].requires:
        if owned & BIT[other]:
            tech = g.box.techs[g.cards[other]]
            if tech.feeds():
                out |= BIT[tech.right]
    return out if out else BIT[ids.TYPES] - 1


class FindType(SeatRule):
    """The discoverer of a technology chooses its type, if the prerequisites differ, after the event
    and before any card is drawn [beyond.research.type.choose, beyond.comp.first-picks].
    """

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final[i64] = slot

    def word(self) -> str:
        return f"find-type {self.seat} {self.slot}"

    def kind(self) -> str:
        return "research-type"

    def begin(self, g: Beyond, i: i64) -> None:
        if not g.discovered & BIT[self.slot] and g.decks[ids.LEVEL_OF_SLOT[self.slot] - 2]:
            g.ask(self.seat)

    def options(self, g: Beyond, i: i64) -> list[i64]:
        types = types_for(g, i, self.slot)
        return [ids.TYPE + type_ for type_ in range(ids.TYPES) if types & BIT[type_]]

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        return no("WRONG_TYPE") if ids.TYPE <= answer < ids.TYPE + ids.TYPES else None

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        type_ = answer - ids.TYPE
        deck: i64 = ids.LEVEL_OF_SLOT[self.slot] - 2
        if g.setup.tableau:
            open_row(g, deck + 2)
        else:
            search(g, i, deck, type_)
        g.next(PickCard(i, self.slot, type_))

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        return {"slot": ids.SLOT_WORDS[self.slot]}


def search(g: Beyond, i: i64, deck: i64, type_: i64) -> None:
    """Draw until two cards of the type lie open for all; a hybrid matches either of its types
    [beyond.research.draw, beyond.research.draw.hybrid].
    """
    found: i64 = 0
    while found < 2 and g.decks[deck]:
        t = draw(g, deck)
        g.drawn.append(t)
        if g.box.techs[t].types & BIT[type_]:
            found += 1
    if g.log is not None:
        cards = [g.tech_name(t) for t in g.drawn]
        g.tell("searched", i, {"type": ids.TYPE_WORDS[type_], "cards": cards})


class PickTech(SeatRule):
    """A technology is taken from those that were drawn, and the others go under the deck, or from
    an open row [beyond.research.bottom, beyond.tableau.pick].
    """

    def __init__(self, seat: i64, deck: i64) -> None:
        super().__init__(seat)
        self.deck: Final[i64] = deck

    def cards(self, g: Beyond) -> list[i64]:
        """Those that lie open."""
        return g.drawn if g.drawn else g.decks[self.deck]

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return [ids.TECH + t for t in self.cards(g)]

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        named = ids.TECH <= answer < ids.TECH + ids.TECHS
        return no("NOT_REVEALED") if named else None

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        t = answer - ids.TECH
        if g.drawn:
            rest = [other for other in g.drawn if other != t]
            g.drawn.clear()
            bury(g, self.deck, rest)
        else:
            take_from_row(g, self.deck, t)
        self.lay(g, i, t)
        open_rows_of(g, t)

    def lay(self, g: Beyond, i: i64, t: i64) -> None:
        """Where it comes to lie."""
        raise NotImplementedError


class PickCard(PickTech):
    """One of the two cards goes face up into the slot, the others under the deck; with the tableau
    it is any card of the open row. They match the type, if any does [beyond.research.pick,
    beyond.research.bottom, beyond.research.draw.short, beyond.tableau.pick].
    """

    def __init__(self, seat: i64, slot: i64, type_: i64) -> None:
        super().__init__(seat, ids.LEVEL_OF_SLOT[slot] - 2)
        self.slot: Final[i64] = slot
        self.type: Final[i64] = type_

    def word(self) -> str:
        return f"pick-card {self.seat} {self.slot} {self.type}"

    def kind(self) -> str:
        return "research-card"

    def cards(self, g: Beyond) -> list[i64]:
        cards = super().cards(g)
        fitting = [t for t in cards if g.box.techs[t].types & BIT[self.type]]
        if fitting:
            return fitting
        return cards[:2] if g.drawn else cards

    def lay(self, g: Beyond, i: i64, t: i64) -> None:
        g.cards[self.slot] = t
        g.discovered |= BIT[self.slot]
        if g.log is not None:
            g.tell("discovered", i, {"card": g.tech_name(t), "slot": ids.SLOT_WORDS[self.slot]})

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        return {"slot": ids.SLOT_WORDS[self.slot], "type": ids.TYPE_WORDS[self.type]}


# -- 5. the immediate bonus --------------------------------------------------


class TakeBonus(SeatRule):
    """Everybody who researches a technology, first or later, gets its immediate bonus once, and
    nothing else of the card [beyond.research.immediate, beyond.research.immediate-everyone,
    beyond.research.only-immediate].
    """

    def __init__(self, seat: i64, slot: i64, with_bonus: bool) -> None:
        super().__init__(seat)
        self.slot: Final[i64] = slot
        self.with_bonus: Final = with_bonus

    def word(self) -> str:
        return f"take-bonus {self.seat} {self.slot} {1 if self.with_bonus else 0}"

    def begin(self, g: Beyond, i: i64) -> None:
        if g.discovered & BIT[self.slot]:
            take_bonus(g, self.seat, self.slot, self.with_bonus)


def take_bonus(g: Beyond, i: i64, slot: i64, with_bonus: bool) -> None:
    """The immediate box, then what lasts, then what the mat adds."""
    t = g.cards[slot]
    steps: list[AnyStep] = []
    if with_bonus:
        steps.extend(g.box.techs[t].now.performs(ids.BONUS, i))
    if g.box.techs[t].powers:
        steps.append(InForce(i, t))
    if g.setup.advanced:
        steps.append(Trigger(i, AFTER_RESEARCH))
    g.then(steps)


class InForce(SeatRule):
    """A lasting ability applies as soon as the immediate box is finished, not during it
    [beyond.research.ability-from].
    """

    def __init__(self, seat: i64, tech: i64) -> None:
        super().__init__(seat)
        self.tech: Final[i64] = tech

    def word(self) -> str:
        return f"in-force {self.seat} {self.tech}"

    def begin(self, g: Beyond, i: i64) -> None:
        g.seats[self.seat].powers |= g.box.techs[self.tech].powers


STEPS.numbered("find-type", [ids.MOST_SEATS, ids.SLOTS], FindType)
STEPS.numbered("pick-card", [ids.MOST_SEATS, ids.SLOTS, ids.TYPES], PickCard)
STEPS.numbered(
    "take-bonus",
    [ids.MOST_SEATS, ids.SLOTS, 2],
    lambda seat, slot, first: TakeBonus(seat, slot, first == 1),
)
STEPS.numbered("in-force", [ids.MOST_SEATS, ids.TECHS], InForce)
