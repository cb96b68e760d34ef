"""The action phase, and the windows for activated abilities around it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond.counting import own_technologies
from perihelion.beyond.deeds import disc_from, pay
from perihelion.beyond.effect import Action, Variant
from perihelion.beyond.ids import (
    ACHIEVEMENTS,
    ACTION,
    ACTIVATED,
    DISC_WORDS,
    DISPLACE_PAWN,
    OFF_BOARD,
    PASS,
    STAR,
    SWAP,
    SWAP_DISCS,
    SYSTEMS,
    TECHS,
    USE_SYSTEM,
    USE_TECH,
)
from perihelion.beyond.outlook import (
    ALREADY_USED,
    CODE_WORDS,
    OK,
    Outlook,
    foresee,
    foresee_paid,
    outlook,
    pay_in_mind,
)
from perihelion.beyond.state import Beyond
from perihelion.beyond.turns.discs import check_last_disc
from perihelion.beyond.turns.paying import carry_out
from perihelion.beyond.turns.perform import END_ACTION
from perihelion.beyond.turns.rule import Rule, lacking, no
from perihelion.beyond.turns.spaces import (
    access_code,
    action_at,
    first_of,
    is_space,
    is_unlimited,
    ore_cost,
    own_actions,
    pawn_code,
    pawn_on,
    surcharge,
)
from perihelion.beyond.turns.triggers import DISPLACED_BIT
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Barred, Refusal

# -- the action --------------------------------------------------------------


def carry_code(g: Beyond, now: Outlook, first: i64, action: Action, ore: i64) -> i64:
    """Why the action, for so much ore, can be neither paid nor carried out
    [beyond.turn.action.cannot, beyond.turn.action.feasible, beyond.turn.action.no-change].
    """
    o = now.copy()
    o.first = first
    return foresee_paid(g, o, ore, action.cost.population, action.bundle.effects, 0)


def space_code(g: Beyond, i: i64, space: i64) -> i64:
    """Why seat `i` cannot choose this space."""
    code = access_code(g, i, space, False)
    if code == OK:
        code = pawn_code(g, i, space)
    action = action_at(g, space)
    if code == OK and action is not None:
        ore = ore_cost(g, space, action) + surcharge(g, space)
        code = carry_code(g, outlook(g, i, False, False), first_of(space), action, ore)
    return code


class ChooseSpace(Rule):
    """The pawn moves to an action space, and the action to its right is carried out; that cannot be
    left out and never needs to be, since the bottom action always brings ore
    [beyond.turn.action.choose-space, beyond.turn.action-compulsory,
    beyond.turn.action.never-stuck, beyond.turn.action.same-tech, beyond.turn.action.repeat,
    beyond.turn.action.next-turn].
    """

    def word(self) -> str:
        return "action"

    def start(self, g: Beyond) -> None:
        g.ask(g.marks.active)

    def always_put(self) -> bool:
        return True

    def choices(self, g: Beyond, i: i64) -> list[i64]:
        out: list[i64] = []
        now = outlook(g, i, False, False)
        actions: list[Action] = []
        firsts = own_actions(g, i, False, actions)
        for k in range(len(firsts)):
            self.offer(g, now, firsts[k], actions[k], out)
        return out

    def offer(self, g: Beyond, now: Outlook, first: i64, action: Action, out: list[i64]) -> None:
        """The spaces of an action that can be chosen, if the action can be paid and carried out."""
        ore = ore_cost(g, first, action)
        if now.ore < ore or now.population + 1 < action.cost.population:
            return  # as most are
        legal: i64 = -1  # whether it can be carried out, as far as asked
        asked: i64 = -1  # for this surcharge
        for space in range(first, first + self.count(g, first, action.spaces)):
            if pawn_code(g, now.seat, space) == OK:
                extra = surcharge(g, space)
                if legal < 0 or extra != asked:
                    asked = extra
                    fine = now.ore >= ore + extra
                    if fine:
                        fine = carry_code(g, now, first, action, ore + extra) == OK
                    legal = 1 if fine else 0
                if legal == 1:
                    out.append(space)

    def count(self, g: Beyond, first: i64, printed: i64) -> i64:
        """How many spaces the action has; on the tiles it depends on the number of players."""
        if first < 16:
            return len(g.box.tiles[g.setup.players - 2][first // 4])
        return printed

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if is_space(answer) and answer in g.box.words:
            return explain(g, i, answer, space_code(g, i, answer))
        if is_use(answer):
            return why_unusable(g, i, answer)
        return no("COMPULSORY_EFFECT") if answer == PASS else None

    def grey(self, g: Beyond, i: i64) -> list[Barred]:
        out: list[Barred] = []
        actions: list[Action] = []
        firsts = own_actions(g, i, True, actions)
        for k in range(len(firsts)):
            first = firsts[k]
            for space in range(first, first + self.count(g, first, actions[k].spaces)):
                code = space_code(g, i, space)
                if code != OK:
                    out.append(Barred(space, explain(g, i, space, code)))
        return out

    def price_tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        action = action_at(g, answer) if is_space(answer) else None
        if action is None:
            return {}
        out: dict[str, object] = {
            "source": g.box.title(action.bundle.source),
            "ore": int(ore_cost(g, answer, action) + surcharge(g, answer)),
            "population": int(action.cost.population),
            "effects": action.bundle.told(),
        }
        pushed = pawn_on(g, answer)
        may_push = pushed >= 0 and pushed != i and g.seats[i].powers & DISPLACE_PAWN != 0
        if may_push and not is_unlimited(answer):
            out["kind"] = "push"
            out["rival"] = int(pushed)
        return out

    def resolve(self, g: Beyond, i: i64, answer: i64) -> None:
        action = action_at(g, answer)
        assert action is not None
        pushed = pawn_on(g, answer)
        if pushed >= 0 and pushed != i and not is_unlimited(answer):
            g.seats[pushed].pawn = OFF_BOARD
            g.seats[i].used |= BIT[DISPLACED_BIT]
            if g.log is not None:
                g.tell("pushed", i, {"owner": int(pushed)})
        g.seats[i].pawn = answer
        if g.log is not None:
            source = g.box.title(action.bundle.source)
            g.tell("acted", i, {"space": g.box.answer_word(answer), "source": source})
        begin_unit(g)
        g.marks.chain.append(first_of(answer))
        ore = ore_cost(g, answer, action) + surcharge(g, answer)
        g.then([END_ACTION])
        carry_out(g, i, ore, action.cost.population, action.bundle, ACTION)


def begin_unit(g: Beyond) -> None:
    """Nothing has changed yet, and nothing is copied."""
    marks = g.marks
    marks.changed = False
    marks.substituted = False
    marks.captures = 0
    marks.chain.clear()


def explain(g: Beyond, i: i64, space: i64, code: i64) -> Refusal:
    """The reason with the figures that a player needs to see it."""
    action = action_at(g, space)
    cost: i64 = 0
    if action is not None:
        cost = ore_cost(g, space, action) + surcharge(g, space)
        if cost <= g.seats[i].ore:  # it is one of its variants that cannot be paid
            cost = 0
    return lacking(g, i, CODE_WORDS[code], cost)


# -- activated abilities -----------------------------------------------------


def is_use(answer: i64) -> bool:
    """Whether the answer uses an ability."""
    return (
        USE_TECH <= answer < USE_TECH + TECHS
        or USE_SYSTEM <= answer < USE_SYSTEM + SYSTEMS
        or is_swap(answer)
    )


def is_swap(answer: i64) -> bool:
    """Whether the answer replaces a star disc."""
    return SWAP <= answer < SWAP + 2 * ACHIEVEMENTS


def ability_at(g: Beyond, answer: i64) -> Variant | None:
    """What the card can do."""
    if USE_TECH <= answer < USE_TECH + TECHS:
        return g.box.techs[answer - USE_TECH].activated
    if USE_SYSTEM <= answer < USE_SYSTEM + SYSTEMS:
        return g.box.systems[answer - USE_SYSTEM].activated
    return None


def was_used(g: Beyond, i: i64, answer: i64) -> bool:
    """Whether the ability has been used this turn."""
    seat = g.seats[i]
    if answer < USE_SYSTEM:
        return seat.used_techs & BIT[answer - USE_TECH] != 0
    return seat.used & BIT[answer - USE_SYSTEM] != 0


def use_code(g: Beyond, i: i64, answer: i64) -> i64:
    """Why an ability that the faction has cannot be used now: once per turn, paid for, and it must
    change something [beyond.passive.activated].
    """
    if was_used(g, i, answer):
        return ALREADY_USED
    ability = ability_at(g, answer)
    assert ability is not None
    o = outlook(g, i, False, False)
    o.swap = False  # ore replaces population only in the cost of actions
    code = pay_in_mind(o, ability.cost.ore, ability.cost.population)
    return code if code != OK else foresee(g, o, ability.bundle.effects, 0)


def why_unusable(g: Beyond, i: i64, answer: i64) -> Refusal | None:
    """Why an ability cannot be used at the beginning of a phase: a window in which nothing could be
    done is not put, so the phase that follows it has to say why [beyond.passive.activated].
    """
    if is_swap(answer) or answer not in abilities_of(g, i):
        return None
    code = use_code(g, i, answer)
    return None if code == OK else lacking(g, i, CODE_WORDS[code])


def abilities_of(g: Beyond, i: i64) -> list[i64]:
    """All activated abilities of a seat, as answers."""
    out: list[i64] = []
    for t in own_technologies(g, i):
        if g.box.techs[t].activated is not None:
            out.append(USE_TECH + t)
    for s in g.seats[i].colonies:
        if g.box.systems[s].activated is not None:
            out.append(USE_SYSTEM + s)
    return out


def swap_options(g: Beyond, i: i64) -> list[i64]:
    """Own star discs on achievements, with each track that has a disc for them
    [beyond.passive.swap_achievement_discs].
    """
    out: list[i64] = []
    seat = g.seats[i]
    if not seat.powers & SWAP_DISCS:
        return out
    for k in range(len(g.achievements)):
        if 4 * STAR + i in g.claims[k]:
            for track in range(2):
                if seat.discs[track] > 0:
                    out.append(SWAP + 2 * g.achievements[k] + track)
    return out


class Window(Rule):
    """Before the action, between action and production, and between production and achievement the
    active faction may use its activated abilities, never in the middle of something else
    [beyond.turn.ability-windows, beyond.passive.activated].
    """

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def word(self) -> str:
        return f"window {self.number}"

    def kind(self) -> str:
        return "ability"

    def start(self, g: Beyond) -> None:
        i = g.marks.active
        if g.seats[i].powers & (ACTIVATED | SWAP_DISCS) and len(self.choices(g, i)) > 1:
            g.ask(i)

    def choices(self, g: Beyond, i: i64) -> list[i64]:
        out = swap_options(g, i)
        for answer in abilities_of(g, i):
            if use_code(g, i, answer) == OK:
                out.append(answer)
        out.append(PASS)
        return out

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if is_use(answer) and not is_swap(answer):
            if answer in abilities_of(g, i):
                return lacking(g, i, CODE_WORDS[use_code(g, i, answer)])
        return None

    def grey(self, g: Beyond, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for answer in abilities_of(g, i):
            code = use_code(g, i, answer)
            if code != OK:
                out.append(Barred(answer, lacking(g, i, CODE_WORDS[code])))
        return out

    def price_tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        ability = ability_at(g, answer)
        if ability is None:
            return {}
        return {
            "ore": int(ability.cost.ore),
            "population": int(ability.cost.population),
            "effects": ability.bundle.told(),
        }

    def resolve(self, g: Beyond, i: i64, answer: i64) -> None:
        if answer == PASS:
            return
        g.then([self])
        if is_swap(answer):
            swap_disc(g, i, (answer - SWAP) // 2, (answer - SWAP) % 2)
            check_last_disc(g)
            return
        seat = g.seats[i]
        if answer < USE_SYSTEM:
            seat.used_techs |= BIT[answer - USE_TECH]
        else:
            seat.used |= BIT[answer - USE_SYSTEM]
        ability = ability_at(g, answer)
        assert ability is not None
        if g.log is not None:
            g.tell("used", i, {"card": g.box.title(ability.bundle.source)})
        begin_unit(g)
        g.marks.substituted = True  # ore replaces population only in the cost of actions
        g.then([END_ACTION])
        g.then(ability.bundle.performs(ACTION, i))
        pay(g, i, ability.cost.ore, ability.cost.population)


def swap_disc(g: Beyond, i: i64, achievement: i64, track: i64) -> None:
    """A star on an achievement gives way to a disc of the track; the cell stays claimed
    [beyond.passive.swap_achievement_discs].
    """
    claims = g.claims[g.achievements.index(achievement)]
    disc = disc_from(g, i, track)
    claims[claims.index(4 * STAR + i)] = 4 * disc + i
    if g.log is not None:
        slug = g.box.title(g.box.achievements[achievement].slug)
        g.tell("swapped", i, {"card": slug, "disc": DISC_WORDS[disc]})


CHOOSE_SPACE: Final = ChooseSpace()
WINDOWS: Final = [Window(0), Window(1), Window(2)]
