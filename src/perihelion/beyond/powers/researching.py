"""Effects that bring technologies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.outlook import UNKNOWN, Outlook
from perihelion.beyond.phases.perform import Perform, leaves_way, view_of
from perihelion.beyond.phases.private import take_private
from perihelion.beyond.phases.research import (
    SLOTS_OF,
    is_any_open,
    research,
    slot_code,
    slots_in_reach,
)
from perihelion.beyond.phases.rows import BY_COLONIES
from perihelion.beyond.phases.rule import no
from perihelion.beyond.power import Effect, Sentence
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal

COLONIES_PLUS_1: Final = 0
"""Instead of levels: exactly one more than there are colonies, at most IIII."""


class Research(Effect):
    """Research a technology of one of the levels; the eye restricts it to discovered ones
    [beyond.effect.research, beyond.effect.research.discovered_only,
    beyond.effect.research.ignore_prereqs, beyond.effect.research.skip_immediate,
    beyond.effect.research.optional, beyond.research.nested].
    """

    def __init__(
        self,
        levels: i64,
        discovered_only: bool = False,
        ignore_prereqs: bool = False,
        skip_immediate: bool = False,
        optional: bool = False,
    ) -> None:
        self.levels: Final[i64] = levels  # a bit for each level, or COLONIES_PLUS_1
        self.discovered_only: Final = discovered_only
        self.ignore_prereqs: Final = ignore_prereqs
        self.skip_immediate: Final = skip_immediate
        self.optional: Final = optional

    def levels_for(self, g: Beyond, i: i64) -> i64:
        if self.levels != COLONIES_PLUS_1:
            return self.levels
        n: i64 = len(g.seats[i].colonies)
        return BIT[min(4, n + 1)]

    def has_slot(self, g: Beyond, i: i64, reach: i64) -> bool:
        """Whether there is a slot for it; `reach` are those whose prerequisites are there."""
        slots = ~g.seats[i].researched if self.ignore_prereqs else reach
        return is_any_open(g, slots & SLOTS_OF[self.levels_for(g, i)], self.discovered_only)

    def begin(self, g: Beyond, p: Perform) -> None:
        if g.seats[p.seat].population > 0 and self.has_slot(g, p.seat, slots_in_reach(g, p.seat)):
            g.ask(p.seat)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        may_skip = self.optional and not o.copied
        if o.reach == UNKNOWN:
            o.reach = slots_in_reach(g, o.seat)
        if not self.has_slot(g, o.seat, o.reach):
            return ids.OK if may_skip else ids.ACTION_IMPOSSIBLE
        if o.population < 1:
            return ids.OK if may_skip else ids.NOT_ENOUGH_POPULATION
        if not may_skip:
            o.population -= 1
        o.changed = True
        return ids.OK

    def kind(self) -> str:
        return "research-slot"

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        out = [one for one in self.expected(g, p) if not self.code(g, p.seat, one - ids.SLOT)]
        if not self.skip_code(g, p):
            out.append(ids.SKIP)
        return out

    def skip_code(self, g: Beyond, p: Perform) -> str:
        """Why it cannot be declined: in a copied action research becomes compulsory
        [beyond.effect.copy_action.variant].
        """
        if not self.optional:
            return "COMPULSORY_EFFECT"
        if p.unit == ids.COPIED:
            return "COPY_MUST_RESEARCH"
        return "" if leaves_way(g, p, view_of(g, p)) else "ACTION_CHANGES_NOTHING"

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        if ids.SLOT <= answer < ids.SLOT + ids.SLOTS:
            return no(self.code(g, p.seat, answer - ids.SLOT))
        return no(self.skip_code(g, p)) if answer == ids.SKIP else None

    def code(self, g: Beyond, i: i64, slot: i64) -> str:
        levels = self.levels_for(g, i)
        return slot_code(g, i, slot, levels, self.discovered_only, self.ignore_prereqs)

    def expected(self, g: Beyond, p: Perform) -> list[i64]:
        slots = SLOTS_OF[self.levels_for(g, p.seat)]
        return [ids.SLOT + k for k in range(ids.SLOTS) if slots & BIT[k]]

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        if answer != ids.SKIP:
            research(g, p.seat, answer - ids.SLOT, not self.skip_immediate)

    def tag(self, g: Beyond, p: Perform, answer: i64) -> dict[str, object]:
        if ids.SLOT <= answer < ids.SLOT + ids.SLOTS:
            t = g.cards[answer - ids.SLOT]
            if t != ids.NO_CARD:
                return {"kind": "slot-card", "card": g.tech_name(t)}
        return {}

    def researches(self) -> bool:
        return True

    def opens_rows(self) -> i64:
        if self.discovered_only:
            return 0
        return BY_COLONIES if self.levels == COLONIES_PLUS_1 else self.levels

    def sentence(self) -> Sentence:
        levels = [ids.LEVEL_WORDS[level - 1] for level in range(1, 5) if self.levels & BIT[level]]
        facts: dict[str, object] = {
            "levels": levels,  # none of them where it depends on the colonies
            "discovered": self.discovered_only,
            "ignore": self.ignore_prereqs,
            "plain": self.skip_immediate,
            "optional": self.optional,
        }
        return Sentence("research", facts)


class PrivateTech(Effect):
    """Take a private technology of the level [beyond.effect.private_tech]."""

    def __init__(self, level: i64) -> None:
        self.level: Final[i64] = level

    def begin(self, g: Beyond, p: Perform) -> None:
        take_private(g, p.seat, self.level)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        if g.decks[self.level - 2]:
            o.changed = True
        return ids.OK

    def sentence(self) -> Sentence:
        return Sentence("private-tech", {"deck": ids.LEVEL_WORDS[self.level - 1]})
