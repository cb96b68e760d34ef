"""The windows for activated abilities, around the phases of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases import rule
from perihelion.beyond.phases.discs import check_last_disc
from perihelion.beyond.phases.moves import disc_from, pay
from perihelion.beyond.phases.outlook import foresee_after, outlook
from perihelion.beyond.phases.perform import END_ACTION, begin_unit
from perihelion.beyond.phases.rule import STEPS, Rule
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


def use_code(g: Beyond, i: i64, answer: i64) -> i64:
    """Why an ability that the faction has cannot be used now: once per turn, paid for, and it must
    change something [beyond.passive.activated].
    """
    if rule.was_used(g, i, answer):
        return ids.ALREADY_USED
    ability = rule.ability_at(g, answer)
    assert ability is not None
    o = outlook(g, i, False, False)
    o.swap = False  # ore replaces population only in the cost of actions
    cost = ability.cost
    return foresee_after(g, o, cost.ore, cost.population, ability.bundle.effects)


def why_unusable(g: Beyond, i: i64, answer: i64) -> Refusal | None:
    """Why an ability cannot be used in a window, or at the beginning of a phase: a window in which
    nothing could be done is skipped, so the phase after it has to say why
    [beyond.passive.activated].
    """
    if answer not in rule.abilities_of(g, i):
        return None
    code = use_code(g, i, answer)
    return None if code == ids.OK else rule.lacking(g, i, ids.CODE_WORDS[code])


def swap_options(g: Beyond, i: i64) -> list[i64]:
    """Own star discs on achievements, with each track that has a disc for them
    [beyond.passive.swap_achievement_discs].
    """
    out: list[i64] = []
    seat = g.seats[i]
    if not seat.powers & ids.SWAP_DISCS:
        return out
    for k in range(len(g.achievements)):
        if 4 * ids.STAR + i in g.claims[k]:
            for track in range(2):
                if seat.discs[track] > 0:
                    out.append(ids.SWAP + 2 * g.achievements[k] + track)
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

    def begin(self, g: Beyond, i: i64) -> None:
        i = g.marks.active
        if g.seats[i].powers & (ids.ACTIVATED | ids.SWAP_DISCS) and len(self.options(g, i)) > 1:
            g.ask(i)

    def options(self, g: Beyond, i: i64) -> list[i64]:
        out = swap_options(g, i)
        for answer in rule.abilities_of(g, i):
            if use_code(g, i, answer) == ids.OK:
                out.append(answer)
        out.append(ids.PASS)
        return out

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        return why_unusable(g, i, answer)

    def expected(self, g: Beyond, i: i64) -> list[i64]:
        return rule.abilities_of(g, i)

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        ability = rule.ability_at(g, answer)
        return {} if ability is None else ability.told()

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        if answer == ids.PASS:
            return
        g.next(self)
        if rule.is_swap(answer):
            swap_disc(g, i, (answer - ids.SWAP) // 2, (answer - ids.SWAP) % 2)
            check_last_disc(g)
            return
        seat = g.seats[i]
        if answer < ids.USE_SYSTEM:
            seat.used_techs |= BIT[answer - ids.USE_TECH]
        else:
            seat.used |= BIT[answer - ids.USE_SYSTEM]
        ability = rule.ability_at(g, answer)
        assert ability is not None
        if g.log is not None:
            g.tell("used", i, {"card": g.box.title(ability.bundle.source)})
        begin_unit(g)
        g.marks.substituted = True  # ore replaces population only in the cost of actions
        g.next(END_ACTION)
        g.then(ability.bundle.performs(ids.ACTION, i))
        pay(g, i, ability.cost.ore, ability.cost.population)


def swap_disc(g: Beyond, i: i64, achievement: i64, track: i64) -> None:
    """A star on an achievement gives way to a disc of the track; the cell stays claimed
    [beyond.passive.swap_achievement_discs].
    """
    claims = g.claims[g.achievements.index(achievement)]
    disc = disc_from(g, i, track)
    claims[claims.index(4 * ids.STAR + i)] = 4 * disc + i
    if g.log is not None:
        slug = g.box.title(g.box.achievements[achievement].slug)
        g.tell("swapped", i, {"card": slug, "disc": ids.DISC_WORDS[disc]})


WINDOWS: Final = [STEPS.know(Window(k)) for k in range(3)]
