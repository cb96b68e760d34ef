"""What looks best now in Roll for the Galaxy: an answer to every kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.assign import ASSIGN_DICE
from perihelion.roll.phases.build import needed
from perihelion.roll.phases.explore import explorer, stock_worth
from perihelion.roll.phases.manage import due
from perihelion.roll.phases.opening import arrangement_cost
from perihelion.roll.phases.plan import Plan, told
from perihelion.roll.phases.produce import rooms
from perihelion.roll.phases.ship import consume_worth, matches, shipped_good, trade_worth, trades
from perihelion.roll.pieces.handful import colours_in, size
from perihelion.roll.state import Roll

LIKELY: Final = 0.35
"""How likely a phase is that the seat has not selected itself."""

WORTH_OF_DIE: Final = [0.0, 0.3, 0.6, 0.5, 0.5, 0.6, 0.8]
"""How much a die of each colour is worth getting back."""

UNKNOWN: Final = -1.0
"""What workers bring is never negative."""

MANY: Final = 16
"""So many workers are seldom in one row."""


def best_now(g: Roll, i: int) -> int:
    """The answer that brings most at once; it asks for nothing that the seat cannot see."""
    options = g.options(i)
    if len(options) == 1:
        return options[0]
    values = values_now(g, i)
    return options[values.index(max(values))]


def values_now(g: Roll, i: int) -> list[float]:
    """What each answer is worth at once. Answers to different questions cannot be compared."""
    kind = g.asking(i).kind()
    if kind == "assign":
        return Plans(g, i).values(g.options(i))
    value = _VALUES[kind]
    return [value(g, i, answer) for answer in g.options(i)]


# -- behind the screen -------------------------------------------------------


def work_for(g: Roll, i: int, phase: int) -> float:
    """How many workers have something to do on the stack of Develop or Settle."""
    seat = g.seats[i]
    tiles = [2 * t + (0 if phase == ids.DEVELOP else 1) for t in seat.stack(phase)]
    wanted = sum(int(needed(g, i, s)) for s in tiles)
    return float(wanted - int(seat.on_stack(phase)))


def row_value(g: Roll, i: int, phase: int, workers: int) -> float:
    """What this many workers would bring in a phase, roughly in points."""
    seat = g.seats[i]
    if phase == ids.EXPLORE:
        stock = 2.0 * credit_worth(g, i)
        hungry = max(2 - int(seat.zone()), 0) if stock > 1.0 else max(3 - int(seat.zone()), 0)
        return min(workers, hungry) * max(0.9, stock) + max(workers - hungry, 0) * stock
    if phase in (ids.DEVELOP, ids.SETTLE):
        work = work_for(g, i, phase)
        return min(workers, work) * 1.15 if work > 0 else 0.0
    if phase == ids.PRODUCE:
        return min(workers, len(rooms(g, i))) * 0.9
    goods = sorted((good_value(g, i, good) for good in seat.goods), reverse=True)
    return sum(goods[:workers])


def good_value(g: Roll, i: int, good: int) -> float:
    """What a good would bring, traded or consumed."""
    points = float(consume_worth(g, i, good // 8, good % 8, ids.HOME)) + 0.3
    return max(points, float(trade_worth(g, i, good // 8)) * credit_worth(g, i))


def credit_worth(g: Roll, i: int) -> float:
    """A credit is worth something as long as somebody waits to be recruited."""
    seat = g.seats[i]
    waiting = int(seat.total(ids.CITIZENRY)) - int(seat.credits)
    return 0.7 if waiting > 2 else 0.4 if waiting > 0 else 0.05


class Plans:
    """What plans are worth that differ by one answer. What workers would bring in a phase is worked
    out once for all of them: most of the time of a game goes into comparing plans.
    """

    def __init__(self, g: Roll, i: int) -> None:
        self.g: Final = g
        self.i: Final = i
        self.known: Final[list[float]] = [UNKNOWN] * (ids.PHASES * MANY)

    def values(self, answers: list[int]) -> list[float]:
        """What the plan is worth after each of these answers."""
        return [self.after(answer) for answer in answers]

    def after(self, answer: int) -> float:
        """What it is worth after this one; a power is judged with its first move."""
        g, i = self.g, self.i
        rolled, picks = g.seats[i].rolled, [*g.given[i], answer]
        after = told(rolled, picks)
        if answer == ids.DONE:
            return self.value(after) + 0.01
        if answer == ids.DICTATE_USE or g.box.family(answer) == ids.USE_FAMILY:
            moves = _first_moves(g, i, after, picks)
            plans = [told(rolled, [*picks, *more]) for more in moves]
            return max((self.value(plan) for plan in plans), default=0.0)
        return self.value(after)

    def value(self, plan: Plan) -> float:
        """The selected row counts in full, the others by how likely somebody selects them."""
        out = 0.15 * int(size(plan.aside))
        for phase in range(ids.PHASES):
            workers = plan.row_total(phase) + (1 if plan.phase == phase else 0)
            sure = 1.0 if plan.phase == phase else LIKELY
            out += sure * self.row(phase, workers)
        wild = size(plan.wild)
        if wild and plan.phase >= 0:
            both = plan.row_total(plan.phase) + 1
            more = self.row(plan.phase, both + wild)
            out += max(more - self.row(plan.phase, both), LIKELY * int(wild))
        return out

    def row(self, phase: i64, workers: i64) -> float:
        """What this many workers would bring in a phase."""
        if workers >= MANY:
            return row_value(self.g, self.i, int(phase), int(workers))
        at = phase * MANY + workers
        if self.known[at] == UNKNOWN:
            self.known[at] = row_value(self.g, self.i, int(phase), int(workers))
        return self.known[at]


def _first_moves(g: Roll, i: int, plan: Plan, picks: list[int]) -> list[list[int]]:
    """What may follow right after choosing a power: a move, or for Dictate two picks."""
    out: list[list[int]] = []
    for first in ASSIGN_DICE.uses(g, i, plan):
        if ids.is_aside(first):
            after = told(g.seats[i].rolled, [*picks, first])
            out += [[int(first), int(move)] for move in ASSIGN_DICE.uses(g, i, after)]
        else:
            out.append([int(first)])
    return out


# -- the phases --------------------------------------------------------------


def _arrange(g: Roll, i: int, answer: int) -> float:
    """Cheap tiles first."""
    return -float(arrangement_cost(g, i, g.box.named[answer] // 2))


def _explore(g: Roll, i: int, answer: int) -> float:
    """Scout while there is little to build, else Stock."""
    if answer in (ids.DONE, ids.REARRANGE):
        return 5.0 if answer == ids.DONE else -1.0
    if ids.is_scout(answer):
        return (1.6, 1.2, 0.8, 0.3)[min(int(g.seats[i].zone()), 3)]
    return float(stock_worth(g, i, explorer(answer) % ids.EXTRA)) * credit_worth(g, i)


def _done(g: Roll, i: int, answer: int) -> float:
    """Nothing more, where that is allowed."""
    return 1.0 if answer == ids.DONE else 0.0


def tile_value(g: Roll, i: int, s: int) -> float:
    """What a side is worth building: its points for the workers it needs."""
    side = g.sides[s]
    points = float(side.cost) + (3.0 if side.line is not None else 0.0)
    points += 1.0 if side.powers else 0.0
    points += sum(float(gain.count) for gain in side.gains) + 0.4 * float(side.credits)
    return points / float(needed(g, i, s))


def _place(g: Roll, i: int, answer: int) -> float:
    """The better side, with a preference for the shorter stack."""
    s = int(g.box.named[answer])
    top = g.box.family(answer) == ids.TOP_FAMILY
    return tile_value(g, i, s) - 0.8 * len(g.seats[i].stack_of(s)) - (0.5 if top else 0.0)


def _give(g: Roll, i: int, answer: int) -> float:
    return -tile_value(g, i, int(g.box.named[answer]))


def _worker(g: Roll, i: int, answer: int) -> float:
    """The plainest die first."""
    return -WORTH_OF_DIE[(answer - ids.WORKER) % ids.EXTRA]


def _plain_die(g: Roll, i: int, answer: int) -> float:
    """The plainest first, as far as the order of picks allows; nothing more only at the end."""
    return -_die_worth(answer) if ids.is_die(answer) else -9.0


def _good_die(g: Roll, i: int, answer: int) -> float:
    """The best first."""
    return _die_worth(answer) if ids.is_die(answer) else -9.0


def _die_worth(answer: int) -> float:
    return WORTH_OF_DIE[(answer - ids.DIE) // ids.COPIES]


def _lose(g: Roll, i: int, answer: int) -> float:
    """A white die, if possible from the Citizenry."""
    if answer >= ids.GOOD:
        return -5.0
    place, colour = divmod(answer - ids.LOSE, ids.COLOURS)
    return -WORTH_OF_DIE[colour] - (0.0 if place == ids.CITIZENRY else 0.1)


def _produce(g: Roll, i: int, answer: int) -> float:
    """Prefer a die that matches its world, and dear worlds."""
    good = g.box.named[answer]
    colour = int(g.sides[good // 8].colour)
    return (2.0 if matches(good % 8, colour) else 0.0) + 0.2 * colour


def _ship(g: Roll, i: int, answer: int) -> float:
    """Points, or credits where many wait to be recruited."""
    good = g.box.named[answer]
    if g.box.family(answer) == ids.TRADE_FAMILY:
        return float(trade_worth(g, i, good // 8)) * credit_worth(g, i)
    shippers = colours_in(g.seats[i].workers(ids.SHIP) + g.seats[i].extra)
    return max(float(consume_worth(g, i, good // 8, good % 8, c)) for c in shippers)


def _shipper(g: Roll, i: int, answer: int) -> float:
    """The shipper that brings most; among equals one that is not a die."""
    good, worker = shipped_good(g, i), answer - ids.WORKER
    points = 0.0
    if not trades(g, i):
        points = float(consume_worth(g, i, good // 8, good % 8, worker % ids.EXTRA))
    return points + (0.1 if worker >= ids.EXTRA else 0.0)


def _bank(g: Roll, i: int, answer: int) -> float:
    return 1.0 if answer == ids.PAY else credit_worth(g, i)


def _manage(g: Roll, i: int, answer: int) -> float:
    """Recruit the best dice. With next to nothing to roll, give up the stack that is furthest from
    being completed; else recall nothing.
    """
    if ids.is_die(answer):
        return _die_worth(answer)
    if ids.is_recall(answer):
        stack = (answer - ids.RECALL) // ids.COPIES // ids.COLOURS
        return 2.0 if stack == stack_to_leave(g, i) else 0.0
    return 1.0 if answer == ids.DONE else 0.0


def stack_to_leave(g: Roll, i: int) -> int:
    """The stack to recall from, 0 for developments and 1 for worlds; -1 if neither need be given
    up.
    """
    seat = g.seats[i]
    if int(seat.total(ids.CUP)) + int(due(g, i)) > 1:
        return -1
    away = [-1.0, -1.0]
    for k, phase in enumerate((ids.DEVELOP, ids.SETTLE)):
        if seat.on_stack(phase) > 0:
            away[k] = work_for(g, i, phase) if seat.stack(phase) else 99.0
    return 0 if away[0] >= away[1] else 1


_VALUES: Final[dict[str, Callable[[Roll, int, int], float]]] = {
    "arrange": _arrange,
    "explore": _explore,
    "rearrange": _done,
    "abandon": _done,
    "place": _place,
    "give": _give,
    "extra-tile": _place,
    "develop": _worker,
    "settle": _worker,
    "use-dice": _plain_die,
    "to-cup": _good_die,
    "lose": _lose,
    "produce": _produce,
    "ship": _ship,
    "shipper": _shipper,
    "bank": _bank,
    "manage": _manage,
}
"""What an answer is worth, by the kind of the question; of equals the first is given. Plans behind
the screen are compared by `Plans`.
"""
