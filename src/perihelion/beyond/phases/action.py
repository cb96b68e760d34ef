"""The action phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases import spaces
from perihelion.beyond.phases.abilities import why_unusable
from perihelion.beyond.phases.outlook import Outlook, foresee_paid, outlook
from perihelion.beyond.phases.paying import carry_out
from perihelion.beyond.phases.perform import END_ACTION, begin_unit
from perihelion.beyond.phases.rule import STEPS, Rule, is_use, lacking, no
from perihelion.beyond.phases.triggers import DISPLACED_BIT
from perihelion.beyond.power import Action
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


def carry_code(g: Beyond, o: Outlook, first: i64, action: Action, ore: i64) -> i64:
    """Why the action, for so much ore, can be neither paid nor carried out
    [beyond.turn.action.cannot, beyond.turn.action.feasible, beyond.turn.action.no-change].
    """
    o.first = first
    return foresee_paid(g, o, ore, action.cost.population, action.bundle.effects)


def space_code(g: Beyond, i: i64, space: i64) -> i64:
    """Why seat `i` cannot choose this space."""
    code = spaces.access_code(g, i, space, False)
    if code == ids.OK:
        code = spaces.pawn_code(g, i, space)
    action = spaces.action_at(g, space)
    if code == ids.OK and action is not None:
        ore = spaces.ore_cost(g, space, action) + spaces.surcharge(g, space)
        code = carry_code(g, outlook(g, i, False, False), spaces.first_of(space), action, ore)
    return code


def count(g: Beyond, first: i64, action: Action) -> i64:
    """How many spaces the action has; on the tiles it depends on the number of players."""
    if first < 16:
        return len(g.box.tiles[g.setup.players - 2][first // 4])
    return action.spaces


class Every(spaces.Survey):
    """All spaces of the actions."""

    def __init__(self, g: Beyond) -> None:
        self.g: Final = g
        self.spaces: Final[list[i64]] = []

    def see(self, first: i64, action: Action) -> None:
        for space in range(first, first + count(self.g, first, action)):
            self.spaces.append(space)


class Offers(spaces.Survey):
    """The spaces that a seat can choose."""

    def __init__(self, g: Beyond, i: i64) -> None:
        self.g: Final = g
        self.now: Final = outlook(g, i, False, False)
        self.o: Final = self.now.copy()
        self.spaces: Final[list[i64]] = []

    def see(self, first: i64, action: Action) -> None:
        """Those of an action, if it can be paid and carried out."""
        g = self.g
        now = self.now
        ore = spaces.ore_cost(g, first, action)
        if now.ore < ore or now.population + 1 < action.cost.population:
            return  # as most are
        legal: i64 = -1  # whether it can be carried out, as far as asked
        asked: i64 = -1  # for this surcharge
        for space in range(first, first + count(g, first, action)):
            if spaces.pawn_code(g, now.seat, space) == ids.OK:
                extra = spaces.surcharge(g, space)
                if legal < 0 or extra != asked:
                    asked = extra
                    fine = now.ore >= ore + extra
                    if fine:
                        o = self.o.again(now)
                        fine = carry_code(g, o, first, action, ore + extra) == ids.OK
                    legal = 1 if fine else 0
                if legal == 1:
                    self.spaces.append(space)


class ChooseSpace(Rule):
    """The pawn moves to an action space, and the action to its right is carried out; that cannot be
    left out and never needs to be, since the bottom action always brings ore
    [beyond.turn.action.choose-space, beyond.turn.action-compulsory,
    beyond.turn.action.never-stuck, beyond.turn.action.same-tech, beyond.turn.action.repeat,
    beyond.turn.action.next-turn].
    """

    def always_put(self) -> bool:
        return True

    def options(self, g: Beyond, i: i64) -> list[i64]:
        offers = Offers(g, i)
        spaces.survey(g, i, False, offers)
        return offers.spaces

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if spaces.is_space(answer) and answer in g.box.answers.words:
            return explain(g, i, answer, space_code(g, i, answer))
        if is_use(answer):
            return why_unusable(g, i, answer)
        return no("COMPULSORY_EFFECT") if answer == ids.PASS else None

    def expected(self, g: Beyond, i: i64) -> list[i64]:
        every = Every(g)
        spaces.survey(g, i, True, every)
        return every.spaces

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        action = spaces.action_at(g, answer) if spaces.is_space(answer) else None
        if action is None:
            return {}
        out = spaces.price_tag(g, answer, action, spaces.surcharge(g, answer))
        pushed = spaces.pawn_on(g, answer)
        may_push = pushed >= 0 and pushed != i and g.seats[i].powers & ids.DISPLACE_PAWN != 0
        if may_push and not spaces.is_unlimited(answer):
            out["kind"] = "push"
            out["rival"] = int(pushed)
        return out

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        action = spaces.action_at(g, answer)
        assert action is not None
        pushed = spaces.pawn_on(g, answer)
        if pushed >= 0 and pushed != i and not spaces.is_unlimited(answer):
            g.seats[pushed].pawn = ids.OFF_BOARD
            g.seats[i].used |= BIT[DISPLACED_BIT]
            if g.log is not None:
                g.tell("pushed", i, {"owner": int(pushed)})
        g.seats[i].pawn = answer
        if g.log is not None:
            source = g.box.title(action.bundle.source)
            g.tell("acted", i, {"space": g.answer_word(answer), "source": source})
        begin_unit(g)
        g.marks.chain.append(spaces.first_of(answer))
        ore = spaces.ore_cost(g, answer, action) + spaces.surcharge(g, answer)
        g.next(END_ACTION)
        carry_out(g, i, ore, action.cost.population, action.bundle, ids.ACTION)


def explain(g: Beyond, i: i64, space: i64, code: i64) -> Refusal:
    """The reason with the figures that a player needs to see it."""
    action = spaces.action_at(g, space)
    cost: i64 = 0
    if action is not None:
        cost = spaces.ore_cost(g, space, action) + spaces.surcharge(g, space)
        if cost <= g.seats[i].ore:  # one of its variants cannot be paid
            cost = 0
    return lacking(g, i, ids.CODE_WORDS[code], cost)


CHOOSE_SPACE: Final = STEPS.know(ChooseSpace(), "action")
