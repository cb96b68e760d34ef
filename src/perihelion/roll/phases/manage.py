"""Managing the empires.

Everybody decides at once whom to recruit and what to recall, unseen; it takes effect together, so
nobody gains by waiting [roll.manage.order].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases import rule
from perihelion.roll.phases.rule import STEPS, PickRule
from perihelion.roll.pieces.handful import first_of, kinds, size
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import Refusal


def due(g: Roll, i: i64) -> i64:
    """How many dice must be recruited: as many as there are credits and dice for
    [roll.recruit.forced].
    """
    seat = g.seats[i]
    return min(seat.credits, seat.total(ids.CITIZENRY))


def recruits_asked(g: Roll, i: i64) -> i64:
    """How many recruits the player has to name: none if there is nothing to choose
    [roll.recruit.choice, roll.engine.forced].
    """
    waiting = g.seats[i].dice[ids.CITIZENRY]
    count = due(g, i)
    if g.setup.automatic and (count == size(waiting) or kinds(waiting) < 2):
        return 0
    return count


def recallable(g: Roll, i: i64) -> list[i64]:
    """Dice on the stacks and goods as answers, sorted [roll.recall.free]."""
    seat = g.seats[i]
    out: list[i64] = []
    rule.name_dice(out, seat.dice[ids.DEV_STACK], ids.RECALL)
    rule.name_dice(out, seat.dice[ids.WORLD_STACK], ids.RECALL + ids.RECALLS // 2)
    out.extend(goods_named(g, i))
    return out


def goods_named(g: Roll, i: i64) -> list[i64]:
    """The goods as answers, sorted."""
    out: list[i64] = []
    last: i64 = -1
    copy_of: i64 = 0
    for good in g.seats[i].goods:
        copy_of = copy_of + 1 if good == last else 0
        out.append(g.box.good(good, copy_of))
        last = good
    return out


def too_dear(g: Roll, i: i64) -> Refusal:
    """The refusal for more recruits than can be paid."""
    return Refusal("NOT_ENOUGH_CREDITS", {"credits": int(g.seats[i].credits)})


def must_recall(g: Roll, i: i64) -> i64:
    """One die must be recalled if the cup would be empty [roll.recall.forced]."""
    return 1 if g.seats[i].total(ids.CUP) == 0 and due(g, i) == 0 else 0


class Manage(PickRule):
    """Everyone first names the dice to recruit, a credit each, all that can be paid; then any dice
    on the stacks and any goods to recall for nothing [roll.recruit.pay, roll.recruit.forced,
    roll.recruit.choice, roll.recall.free, roll.recall.forced, roll.recall.when, roll.manage.order].
    """

    def begin(self, g: Roll, i: i64) -> None:
        g.step = ids.MANAGE_STEP
        g.in_turn = False
        for k in g.order:
            if self.most(g, k) > 0:
                g.ask(k)
        if not g.asked:
            self.finish(g, i)

    def least(self, g: Roll, i: i64) -> i64:
        return recruits_asked(g, i) + must_recall(g, i)

    def most(self, g: Roll, i: i64) -> i64:
        seat = g.seats[i]
        on_stacks = seat.total(ids.DEV_STACK) + seat.total(ids.WORLD_STACK)
        return recruits_asked(g, i) + on_stacks + len(seat.goods)

    def candidates(self, g: Roll, i: i64) -> list[i64]:
        out: list[i64] = []
        if recruits_asked(g, i) > 0:
            rule.name_dice(out, g.seats[i].dice[ids.CITIZENRY], ids.DIE)
        out.extend(recallable(g, i))
        return out

    def options(self, g: Roll, i: i64) -> list[i64]:
        """Recruits until enough are named, then recalls."""
        seat = g.seats[i]
        given = g.given[i]
        count: i64 = len(given)
        last: i64 = given[-1] if given else -1
        recruits = recruits_asked(g, i)
        out: list[i64] = []
        if count < recruits:
            rule.next_dice(out, seat.dice[ids.CITIZENRY], ids.DIE, last, recruits - count)
            return out
        if count > recruits or must_recall(g, i) == 0:
            out.append(ids.DONE)
        rule.next_dice(out, seat.dice[ids.DEV_STACK], ids.RECALL, last, 0)
        rule.next_dice(out, seat.dice[ids.WORLD_STACK], ids.RECALL + ids.RECALLS // 2, last, 0)
        for answer in goods_named(g, i):
            if answer > last and (answer - 1 == last or not rule.another(g, answer)):
                out.append(answer)
        return out

    def ascending(self) -> bool:
        return True

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if ids.is_die(answer):
            colour = (answer - ids.DIE) // ids.COPIES
            if g.seats[i].at(ids.CITIZENRY, colour) <= (answer - ids.DIE) % ids.COPIES:
                return rule.no_such_die(colour)
            return too_dear(g, i)
        if ids.is_recall(answer) or g.box.family(answer) == ids.GOOD_FAMILY:
            return Refusal("NOT_RECALLABLE", {})
        return None

    def refusal(self, g: Roll, i: i64, answer: i64) -> Refusal:
        """Recruits come before recalls, and neither may be too few."""
        count: i64 = len(g.given[i])
        recruits = recruits_asked(g, i)
        if answer == ids.DONE:
            return self.too_few(g, i, count)
        if ids.is_die(answer):
            if count >= recruits and answer in self.candidates(g, i):
                return too_dear(g, i)
        elif count < recruits and answer in recallable(g, i):
            return Refusal("ACTION_UNFINISHED", {})
        return super().refusal(g, i, answer)

    def too_few(self, g: Roll, i: i64, count: i64) -> Refusal:
        need = recruits_asked(g, i)
        if count < need:
            return Refusal("RECRUIT_ALL_YOU_CAN", {"count": int(count), "need": int(need)})
        return Refusal("RECALL_REQUIRED", {})

    def refuse_set(self, g: Roll, i: i64, answers: list[i64]) -> Refusal | None:
        whole = [answer for answer in [*g.given[i], *answers] if answer != ids.DONE]
        fitting = self.candidates(g, i)
        for answer in whole:
            if answer not in fitting:
                return self.unfit(g, i, answer)
        count: i64 = len([answer for answer in whole if ids.is_die(answer)])
        recruits = recruits_asked(g, i)
        if count > recruits:
            return too_dear(g, i)
        if count < recruits or (not whole and must_recall(g, i) > 0):
            return self.too_few(g, i, count)
        return super().refuse_set(g, i, answers)

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        recruits = recruits_asked(g, i)
        return {
            "stage": "recruit" if len(g.given[i]) < recruits else "recall",
            "count": int(recruits),
            "credits": int(g.seats[i].credits),
        }

    def finish(self, g: Roll, i: i64) -> None:
        for k in g.order:
            self.recruit(g, k)
            self.recall(g, k)

    def recruit(self, g: Roll, k: i64) -> None:
        """The recruits go to the cup; a player with no credit left gets one
        [roll.recruit.reset-one].
        """
        seat = g.seats[k]
        count = due(g, k)
        if recruits_asked(g, k) > 0:
            recruits = rule.dice_picked(g.given[k])
        else:
            recruits = first_of(seat.dice[ids.CITIZENRY], count)
        seat.add(ids.CITIZENRY, -recruits)
        seat.add(ids.CUP, recruits)
        seat.credits -= count
        if seat.credits == 0:
            seat.credits = 1
        if g.log is not None and count > 0:
            g.tell("recruited", k, {"count": int(count), "credits": int(seat.credits)})

    def recall(self, g: Roll, k: i64) -> None:
        seat = g.seats[k]
        count: i64 = 0
        for answer in g.given[k]:
            if ids.is_recall(answer):
                where = (answer - ids.RECALL) // ids.COPIES
                seat.move(where % ids.COLOURS, ids.DEV_STACK + where // ids.COLOURS, ids.CUP)
                count += 1
            elif answer >= ids.GOOD:
                good = g.box.named[answer]
                seat.goods.remove(good)
                seat.put(ids.CUP, good % 8, 1)
                count += 1
        if g.log is not None and count > 0:
            g.tell("recalled", k, {"count": int(count)})


MANAGE: Final[Manage] = STEPS.know(Manage(), "manage")
