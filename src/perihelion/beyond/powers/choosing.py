"""Effects that lead to other effects: variants, copied actions, the immediate box once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.outlook import Outlook, foresee, foresee_paid
from perihelion.beyond.phases.paying import carry_out
from perihelion.beyond.phases.perform import Perform, perform_named, rest_after, view_of
from perihelion.beyond.phases.rule import STEPS, SeatRule, lacking
from perihelion.beyond.phases.spaces import (
    Survey,
    access_code,
    action_at,
    first_of,
    is_space,
    ore_cost,
    price_tag,
    survey,
)
from perihelion.beyond.power import Action, Bundle, Effect, Sentence, Variant
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.steps import wholes

if TYPE_CHECKING:
    from perihelion.beyond.box import Box


class Choose(Effect):
    """A number of times, one of several variants is chosen, paid and carried out; they must differ
    unless repeats are allowed [beyond.effect.choose].
    """

    def __init__(self, variants: list[Variant], times: i64 = 1, same_ok: bool = False) -> None:
        self.variants: Final = variants
        self.times: Final[i64] = times
        self.same_ok: Final = same_ok

    def begin(self, g: Beyond, p: Perform) -> None:
        g.next(ChooseVariant(p, self.times, 0))

    def branches(self) -> bool:
        return True

    def foresee_ways(self, g: Beyond, o: Outlook, effects: list[Effect], k: i64) -> i64:
        found: i64 = -1
        must = o.copied and self.researches() and not others_research(effects, k)
        rest = effects[k + 1 :]
        trial = o.copy()
        for variant in self.variants:
            if must and not variant.bundle.researches():
                continue
            code = self.variant_after(g, trial.again(o), variant, rest)
            if code == ids.OK:
                return ids.OK
            found = code if found < 0 or found == code else ids.ACTION_IMPOSSIBLE
        return ids.ACTION_IMPOSSIBLE if found < 0 else found

    def variant_after(self, g: Beyond, o: Outlook, variant: Variant, rest: list[Effect]) -> i64:
        """Why the variant and the rest of the action cannot be paid and carried out."""
        cost = variant.cost
        return foresee_paid(g, o, cost.ore, cost.population, followed(variant.bundle, rest))

    def variant_code(self, g: Beyond, p: Perform, n: i64, used: i64) -> i64:
        """Why a variant cannot be chosen."""
        if n >= len(self.variants) or (used & BIT[n] and not self.same_ok):
            return ids.ACTION_IMPOSSIBLE
        variant = self.variants[n]
        if p.unit == ids.COPIED and not variant.bundle.researches():
            if self.researches() and not others_research(p.bundle.effects, p.k):
                return ids.COPY_MUST_RESEARCH
        return self.variant_after(g, view_of(g, p), variant, rest_after(g, p))

    def lapses(self, g: Beyond, p: Perform) -> bool:
        """Whether it is a bonus of which no variant would change anything
        [beyond.turn.action.bonus-as-possible].
        """
        if p.unit != ids.BONUS:
            return False
        for variant in self.variants:
            o = view_of(g, p)
            o.changed = False
            if self.variant_after(g, o, variant, []) == ids.OK:
                return False
        return True

    def researches(self) -> bool:
        for variant in self.variants:
            if variant.bundle.researches():
                return True
        return False

    def opens_rows(self) -> i64:
        out: i64 = 0
        for variant in self.variants:
            out |= variant.bundle.opens_rows()
        return out

    def parts(self) -> list[Bundle]:
        return [variant.bundle for variant in self.variants]

    def sentence(self) -> Sentence:
        variants: list[dict[str, object]] = []
        for n in range(len(self.variants)):
            facts = self.variants[n].told()
            facts["letter"] = ids.VARIANT_WORDS[n]
            variants.append({"message": "variant", "facts": facts})
        return Sentence(
            "choose", {"n": int(self.times), "same": self.same_ok, "variants": variants}
        )


def followed(bundle: Bundle, rest: list[Effect]) -> list[Effect]:
    """The effects of a bundle, then the rest of the action."""
    return bundle.effects + rest if rest else bundle.effects


def others_research(effects: list[Effect], k: i64) -> bool:
    """Whether any of the effects but number `k` is research."""
    for n in range(len(effects)):
        if n != k and effects[n].researches():
            return True
    return False


class ChooseVariant(SeatRule):
    """Name a variant that can be paid and carried out; if there is none, the choice lapses
    [beyond.effect.choose, beyond.effect.copy_action.variant].
    """

    def __init__(self, perform: Perform, left: i64, used: i64) -> None:
        super().__init__(perform.seat)
        effect = perform.effect
        assert isinstance(effect, Choose)
        self.perform: Final = perform
        self.effect: Final = effect
        self.left: Final[i64] = left
        self.used: Final[i64] = used

    def word(self) -> str:
        return f"choose {self.perform.which()} {self.left} {self.used}"

    def kind(self) -> str:
        return "variant"

    def begin(self, g: Beyond, i: i64) -> None:
        g.next(self)  # the rest of the action lies below, as when it asks
        possible = len(self.options(g, self.seat)) > 0
        g.drop()
        if possible and not self.effect.lapses(g, self.perform):
            g.ask(self.seat)

    def expected(self, g: Beyond, i: i64) -> list[i64]:
        return [ids.VARIANT + n for n in range(len(self.effect.variants))]

    def code(self, g: Beyond, answer: i64) -> i64:
        """Why the variant cannot be chosen."""
        return self.effect.variant_code(g, self.perform, answer - ids.VARIANT, self.used)

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return [answer for answer in self.expected(g, i) if self.code(g, answer) == ids.OK]

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if ids.VARIANT <= answer < ids.VARIANT + ids.VARIANTS:
            return lacking(g, i, ids.CODE_WORDS[self.code(g, answer)])
        return None

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        source = g.box.title(self.perform.bundle.source)
        return {"source": source, "left": int(self.left)}

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        n = answer - ids.VARIANT
        return self.effect.variants[n].told() if 0 <= n < len(self.effect.variants) else {}

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        n = answer - ids.VARIANT
        if self.left > 1:
            g.next(ChooseVariant(self.perform, self.left - 1, self.used | BIT[n]))
        variant = self.effect.variants[n]
        cost = variant.cost
        carry_out(g, i, cost.ore, cost.population, variant.bundle, self.perform.unit)


def copy_code(
    g: Beyond, o: Outlook, first: i64, action: Action, rest: list[Effect], chain: list[i64]
) -> i64:
    """Why this research action, one of those that may be used, cannot be copied; it is the last
    one in the chain that there would be [beyond.effect.copy_action.chain].
    """
    if first == o.first or first in o.chain:
        return ids.COPY_LOOP
    ore = ore_cost(g, first, action)
    if o.ore < ore:
        return ids.NOT_ENOUGH_ORE  # as is most often the case
    o.chain = chain
    o.copied = True
    return foresee_paid(g, o, ore, action.cost.population, followed(action.bundle, rest))


class Researching(Survey):
    """All actions that research, by the first of their spaces."""

    def __init__(self) -> None:
        self.firsts: Final[list[i64]] = []

    def see(self, first: i64, action: Action) -> None:
        if action.research:
            self.firsts.append(first)


class Copies(Survey):
    """Which actions can be copied, by the first of their spaces: all of them, or only as many as it
    takes to know that there is one.
    """

    def __init__(self, g: Beyond, now: Outlook, rest: list[Effect], all_: bool) -> None:
        self.g: Final = g
        self.now: Final = now
        self.o: Final = now.copy()
        self.rest: Final = rest
        self.chain: Final[list[i64]] = [*now.chain, ids.NOWHERE]
        self.all: Final = all_
        self.possible: Final[list[i64]] = []
        self.found: i64 = -1  # OK, or why none can be copied

    def see(self, first: i64, action: Action) -> None:
        if not action.research or (self.found == ids.OK and not self.all):
            return
        self.chain[len(self.chain) - 1] = first
        o = self.o.again(self.now)
        code = copy_code(self.g, o, first, action, self.rest, self.chain)
        if code == ids.OK:
            self.possible.append(first)
            self.found = ids.OK
        elif code != ids.COPY_LOOP and self.found != ids.OK:
            same = self.found < 0 or self.found == code
            self.found = code if same else ids.ACTION_IMPOSSIBLE


class CopyAction(Effect):
    """Another action that researches is paid and carried out, wherever a pawn stands; the own pawn
    stays where it is, and no surcharge is paid [beyond.effect.copy_action,
    beyond.effect.copy_action.cost, beyond.guild.technocrats].
    """

    def __init__(self, own_only: bool) -> None:
        self.own_only: Final = own_only

    def begin(self, g: Beyond, p: Perform) -> None:
        g.next(p)
        possible = len(self.options(g, p)) > 0
        g.drop()
        if possible:
            g.ask(p.seat)

    def branches(self) -> bool:
        return True

    def foresee_ways(self, g: Beyond, o: Outlook, effects: list[Effect], k: i64) -> i64:
        copies = Copies(g, o, effects[k + 1 :], False)
        survey(g, o.seat, not self.own_only, copies)
        return ids.ACTION_IMPOSSIBLE if copies.found < 0 else copies.found

    def space_code(self, g: Beyond, p: Perform, space: i64) -> i64:
        """Why the action of this space cannot be copied [beyond.effect.copy_action.scope,
        beyond.effect.copy_action.own_only, beyond.private.copy-own].
        """
        code = access_code(g, p.seat, space, not self.own_only)
        if code != ids.OK:
            return code
        action = action_at(g, space)
        assert action is not None
        if not action.research:
            return ids.NOT_A_RESEARCH_ACTION
        o = view_of(g, p)
        first = first_of(space)
        return copy_code(g, o, first, action, rest_after(g, p), [*o.chain, first])

    def kind(self) -> str:
        return "copy-action"

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        copies = Copies(g, view_of(g, p), rest_after(g, p), True)
        survey(g, p.seat, not self.own_only, copies)
        return copies.possible

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        if not is_space(answer):
            return None
        code = self.space_code(g, p, answer)
        return lacking(g, p.seat, ids.CODE_WORDS[code] if code != ids.OK else "UNKNOWN_OPTION")

    def expected(self, g: Beyond, p: Perform) -> list[i64]:
        research = Researching()
        survey(g, p.seat, not self.own_only, research)
        return research.firsts

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        action = action_at(g, answer)
        assert action is not None
        g.marks.chain.append(first_of(answer))
        if g.log is not None:
            source = g.box.title(action.bundle.source)
            g.tell("copied", p.seat, {"space": g.answer_word(answer), "source": source})
        ore = ore_cost(g, answer, action)
        carry_out(g, p.seat, ore, action.cost.population, action.bundle, ids.COPIED)

    def tag(self, g: Beyond, p: Perform, answer: i64) -> dict[str, object]:
        action = action_at(g, answer) if is_space(answer) else None
        return {} if action is None else {"kind": "copy", **price_tag(g, answer, action, 0)}

    def copies(self) -> bool:
        return True

    def copies_foreign(self) -> bool:
        return not self.own_only

    def sentence(self) -> Sentence:
        return Sentence("copy-action", {"own": self.own_only})


class RepeatImmediate(Effect):
    """The immediate box of the same card is carried out again
    [beyond.effect.repeat_immediate].
    """

    def __init__(self) -> None:
        self.immediate: Bundle | None = None

    def bind(self, now: Bundle) -> None:
        self.immediate = now

    def begin(self, g: Beyond, p: Perform) -> None:
        if self.immediate is not None:
            g.then(self.immediate.performs(p.unit, p.seat))

    def branches(self) -> bool:
        return True

    def foresee_ways(self, g: Beyond, o: Outlook, effects: list[Effect], k: i64) -> i64:
        rest = effects[k + 1 :]
        return foresee(g, o, rest if self.immediate is None else followed(self.immediate, rest))

    def sentence(self) -> Sentence:
        return Sentence("repeat-immediate", {})


def _read_variant(box: Box, rest: list[str]) -> AnyStep | None:
    perform = perform_named(box, rest[:4])
    n = wholes(rest[4:], [5, 16])
    if perform is None or n is None or not isinstance(perform.effect, Choose):
        return None
    return ChooseVariant(perform, n[0], n[1])


STEPS.reads("choose", _read_variant)
