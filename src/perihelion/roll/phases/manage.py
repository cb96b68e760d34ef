"""Managing the empires.

Everybody decides at once whom to recruit and what to recall, unseen; it takes effect together, so
nobody gains by waiting [roll.manage.order].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.rule import STEPS, PickRule
from perihelion.roll.pieces.handful import kinds
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
    seat = g.seats[i]
    waiting = seat.total(ids.CITIZENRY)
    count = min(seat.credits, waiting)
    if not g.setup.automatic:
        return count
    if count == waiting:
        return 0
    return 0 if kinds(seat.dice[ids.CITIZENRY]) < 2 else count


def recallable(g: Roll, i: i64) -> list[i64]:
    """Dice on the stacks and goods, sorted [roll.recall.free]."""
    seat = g.seats[i]
    out: list[i64] = []
    for stack in range(2):
        if seat.total(ids.DEV_STACK + stack) == 0:
            continue
        for colour in range(ids.COLOURS):
            for copy in range(seat.at(ids.DEV_STACK + stack, colour)):
                out.append(ids.RECALL + (stack * ids.COLOURS + colour) * ids.COPIES + copy)
    last: i64 = -1
    copy_of: i64 = 0
    for good in seat.goods:
        copy_of = copy_of + 1 if good == last else 0
        out.append(g.box.good(good, copy_of))
        last = good
    return out


def must_recall(g: Roll, i: i64) -> i64:
    """One die must be recalled if the cup would be empty [roll.recall.forced]."""
    return 1 if g.seats[i].total(ids.CUP) == 0 and due(g, i) == 0 else 0


class Manage(PickRule):
    """Everyone first names the dice to recruit, a credit each, all that can be paid; then any dice
    on the stacks and any goods to recall for nothing [roll.recruit.pay, roll.recruit.forced,
    roll.recruit.choice, roll.recall.free, roll.recall.forced, roll.recall.when, roll.manage.order].
    """

    def word(self) -> str:
        return "manage"

    def begin(self, g: Roll, i: i64) -> None:
        g.step = ids.MANAGE_STEP
        g.in_turn = False
        for k in g.order:
            if recruits_asked(g, k) > 0 or recallable(g, k):
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
            for colour in range(ids.COLOURS):
                for copy in range(g.seats[i].at(ids.CITIZENRY, colour)):
                    out.append(ids.DIE + colour * ids.COPIES + copy)
        out.extend(recallable(g, i))
        return out

    def options(self, g: Roll, i: i64) -> list[i64]:
        """Recruits until enough are named, then recalls."""
        given = g.given[i]
        count: i64 = len(given)
        recruits = recruits_asked(g, i)
        last: i64 = given[count - 1] if count > 0 else -1
        if count < recruits:
            return self.next_recruits(g, i, last, recruits - count)
        out: list[i64] = []
        if count > recruits or must_recall(g, i) == 0:
            out.append(ids.DONE)
        for c in recallable(g, i):
            if c > last and (not self.another(c) or c - 1 == last):
                out.append(c)
        return out

    def next_recruits(self, g: Roll, i: i64, last: i64, wanted: i64) -> list[i64]:
        """The next die of each colour, from the last one named on, as long as enough are left."""
        seat = g.seats[i]
        left = seat.total(ids.CITIZENRY)
        out: list[i64] = []
        for colour in range(ids.COLOURS):
            count = seat.at(ids.CITIZENRY, colour)
            first: i64 = ids.DIE + colour * ids.COPIES
            answer = max(first, last + 1)
            if answer < first + count and left - (answer - first) >= wanted:
                out.append(answer)
            left -= count
        return out

    def another(self, answer: i64) -> bool:
        if answer < ids.DIE + ids.DICE_IDS:
            return (answer - ids.DIE) % ids.COPIES > 0
        if answer < ids.GOOD:
            return (answer - ids.RECALL) % ids.COPIES > 0
        return answer % 2 > 0

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        seat = g.seats[i]
        if ids.DIE <= answer < ids.DIE + ids.DICE_IDS:
            colour = (answer - ids.DIE) // ids.COPIES
            if seat.at(ids.CITIZENRY, colour) <= (answer - ids.DIE) % ids.COPIES:
                return Refusal("DIE_NOT_THERE", {"colour": ids.COLOUR_WORDS[colour]})
            return Refusal("NOT_ENOUGH_CREDITS", {"credits": int(seat.credits)})
        if (
            ids.RECALL <= answer < ids.RECALL + ids.RECALLS
            or g.box.family(answer) == ids.GOOD_FAMILY
        ):
            return Refusal("NOT_RECALLABLE", {})
        return None

    def refusal(self, g: Roll, i: i64, answer: i64) -> Refusal:
        """Recruits come before recalls, and neither may be too few."""
        given = g.given[i]
        recruits = recruits_asked(g, i)
        if answer == ids.DONE:
            return self.too_few(g, i, len(given))
        recruit = ids.DIE <= answer < ids.DIE + ids.DICE_IDS
        if recruit and answer in self.candidates(g, i) and len(given) >= recruits:
            return Refusal("NOT_ENOUGH_CREDITS", {"credits": int(g.seats[i].credits)})
        if not recruit and answer in recallable(g, i) and len(given) < recruits:
            return Refusal("ACTION_UNFINISHED", {})
        return super().refusal(g, i, answer)

    def too_few(self, g: Roll, i: i64, count: i64) -> Refusal:
        if count < recruits_asked(g, i):
            return Refusal(
                "RECRUIT_ALL_YOU_CAN", {"count": int(count), "need": int(recruits_asked(g, i))}
            )
        return Refusal("RECALL_REQUIRED", {})

    def refuse_set(self, g: Roll, i: i64, answers: list[i64]) -> Refusal | None:
        whole = [*g.given[i], *answers]
        count: i64 = 0
        for answer in whole:
            if answer < ids.DIE + ids.DICE_IDS and answer != ids.DONE:
                count += 1
        recruits = recruits_asked(g, i)
        fitting = self.candidates(g, i)
        for answer in whole:
            if answer not in fitting and answer != ids.DONE:
                return self.unfit(g, i, answer)
        if count > recruits:
            return Refusal("NOT_ENOUGH_CREDITS", {"credits": int(g.seats[i].credits)})
        if count < recruits:
            return self.too_few(g, i, count)
        if must_recall(g, i) > 0 and not [a for a in whole if a != ids.DONE]:
            return Refusal("RECALL_REQUIRED", {})
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
            for answer in g.given[k]:
                if answer < ids.DIE + ids.DICE_IDS and answer != ids.DONE:
                    seat.move((answer - ids.DIE) // ids.COPIES, ids.CITIZENRY, ids.CUP)
        else:
            left = count
            for colour in range(ids.COLOURS):
                while left > 0 and seat.at(ids.CITIZENRY, colour) > 0:
                    seat.move(colour, ids.CITIZENRY, ids.CUP)
                    left -= 1
        seat.credits -= count
        if seat.credits == 0:
            seat.credits = 1
        if g.log is not None and count > 0:
            g.tell("recruited", k, {"count": int(count), "credits": int(seat.credits)})

    def recall(self, g: Roll, k: i64) -> None:
        seat = g.seats[k]
        count: i64 = 0
        for answer in g.given[k]:
            if ids.RECALL <= answer < ids.RECALL + ids.RECALLS:
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


MANAGE: Final[Manage] = STEPS.know(Manage())
