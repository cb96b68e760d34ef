"""What a network sees of a position of Roll for the Galaxy.

Picks that `me` has given are written as if they had been carried out: dice behind the screen stand
in their rows, recruits are in the cup, abandoned tiles are gone. So a plan in the making, a plan
that waits for the others, and the round it leads to are told in the same words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.bots.features import Features, Kinds, Row
from perihelion.bots.roll.judgement import lead
from perihelion.roll import ids
from perihelion.roll.box import whole_box
from perihelion.roll.phases.build import needed
from perihelion.roll.phases.explore import RearrangeZone
from perihelion.roll.phases.opening import other_tile
from perihelion.roll.phases.plan import DICTATING, NO_USE, Plan, told
from perihelion.roll.phases.produce import capacity
from perihelion.roll.phases.ship import consume_worth, matches, shipped_good, trade_worth, trades
from perihelion.roll.pieces.handful import ONE, of_colour, size
from perihelion.roll.scoring import bonus, score
from perihelion.roll.seat import TILES_AT_THE_END, Seat
from perihelion.roll.state import Roll
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.table import Table

SEATS: Final = 5
PARTS: Final = [f"seat {k}" for k in range(SEATS)]
LEAD: Final = 40
"""Half points by which `captain` thinks a seat ahead at most, or behind."""

STARTING_TILES: Final = 3
"""Both halves of the faction and the home world."""

QUESTIONS: Final = Kinds(ids.QUESTIONS)


class Numbers:
    """The sides of the box, and those with a power that moves dice."""

    def __init__(self) -> None:
        box = whole_box()
        powers: list[i64] = [-1] * len(box.sides)
        count: i64 = 0
        for s in range(len(box.sides)):
            if box.sides[s].reassign is not None:
                powers[s] = count
                count += 1
        self.sides: Final[i64] = len(box.sides)
        self.tiles: Final[i64] = max(box.tiles) + 1
        self.power: Final = powers  # by side: the number of its power, or -1
        self.powers: Final[i64] = count


NUMBERS: Final = Numbers()


class RollFeatures(Features):
    """The table, what `me` alone knows, then every seat, `me` first."""

    def most_seats(self) -> int:
        return SEATS

    def write(self, g: Table, me: i64, row: Row) -> None:
        assert isinstance(g, Roll)
        seats: i64 = len(g.seats)
        mine = g.seats[me]
        plan: Plan | None = None
        if mine.rolled:
            plan = told(mine.rolled, g.given[me])
            mine = laid_out(mine, plan)
        elif g.given[me]:
            mine = carried_out(g, me)
        _table(g, row)
        row.part("question")
        QUESTIONS.write(g, me, row)
        _question(g, me, mine, row)
        row.part("plan")
        _plan(g, plan, row)
        row.part("own dice")
        _own_dice(mine, row)
        row.part("own tiles")
        _own_tiles(g, me, mine, row)
        row.part("lead")
        _lead(g, me, mine, row)
        width: i64 = 0
        for k in range(SEATS):
            row.part(PARTS[k])
            at = row.at
            if k < seats:
                i = (me + k) % seats
                _seat(g, i, mine if k == 0 else g.seats[i], row)
                assert width == 0 or row.at == at + width
                width = row.at - at
            else:
                row.skip(width)


# -- picks as if carried out -------------------------------------------------


def laid_out(seat: Seat, plan: Plan) -> Seat:
    """The seat with its dice in the rows of the plan; behind the screen are wild dice that still
    need one.
    """
    out = seat.copy()
    out.rolled.clear()
    for colour in range(ids.COLOURS):
        for _ in range(of_colour(plan.wild, colour)):
            out.rolled.append(colour * 8 + ids.WILD)
    for phase in range(ids.PHASES):
        out.add(ids.ROW + phase, plan.rows[phase])
    if plan.phase >= 0:
        out.put(ids.STRIP + plan.phase, plan.chosen // 6, 1)
    out.add(ids.DICTATE, plan.aside)
    return out


def carried_out(g: Roll, me: i64) -> Seat:
    """The seat after the picks that it has given to its open question."""
    seat = g.seats[me].copy()
    given = g.given[me]
    if g.step == ids.SETUP_STEP:
        dev = g.box.named[given[0]] // 2
        seat.dev.append(dev)
        seat.world.append(other_tile(g, me, dev))
        seat.hand.clear()
    elif g.asked & BIT[me] and isinstance(g.asking(me), RearrangeZone):
        _rearrange(g, seat, given)
    else:
        for answer in given:
            _carry_out(g, seat, answer)
    return seat


def _rearrange(g: Roll, seat: Seat, given: list[i64]) -> None:
    """The stacks as far as they have been named; the other tiles are in hand."""
    seat.hand.extend(seat.dev)
    seat.hand.extend(seat.world)
    seat.dev.clear()
    seat.world.clear()
    for answer in given:
        s = g.box.named[answer]
        seat.hand.remove(s // 2)
        seat.stack_of(s).append(s // 2)


def _carry_out(g: Roll, seat: Seat, answer: i64) -> None:
    """One pick of Manage, of a Scout or of a gift; dice picked elsewhere are told apart."""
    if ids.is_die(answer):
        if g.step == ids.MANAGE_STEP:
            seat.move((answer - ids.DIE) // ids.COPIES, ids.CITIZENRY, ids.CUP)
            seat.credits -= 1
    elif ids.is_recall(answer):
        where = (answer - ids.RECALL) // ids.COPIES
        seat.move(where % ids.COLOURS, ids.DEV_STACK + where // ids.COLOURS, ids.CUP)
    else:
        family = g.box.family(answer)
        if family == ids.GOOD_FAMILY:
            good = g.box.named[answer]
            seat.goods.remove(good)
            seat.put(ids.CUP, good % 8, 1)
        elif family == ids.TILE_FAMILY:
            s = g.box.named[answer]
            seat.stack_of(s).remove(s // 2)


# -- the table ---------------------------------------------------------------


def _table(g: Roll, row: Row) -> None:
    """The set-up, how far the round has come, and how near the end is."""
    row.part("game")
    row.one_of(g.setup.players - 2, SEATS - 1)
    row.flag(g.setup.first_game)
    row.flag(g.setup.automatic)
    row.part("round")
    row.one_of(g.step, ids.OVER_STEP + 1)
    row.bits(g.played, ids.PHASES)
    row.flag(g.in_turn)
    row.count(g.rounds, 16)
    row.every(g.pool, 2, 30)
    row.count(g.pool, 10)
    most: i64 = 0
    for seat in g.seats:
        most = max(most, len(seat.tableau))
    row.count(TILES_AT_THE_END - most, TILES_AT_THE_END - STARTING_TILES)
    row.flag(g.ending())
    row.every(len(g.bag), 5, 11)
    row.every(len(g.pile), 2, 5)


def _question(g: Roll, me: i64, mine: Seat, row: Row) -> None:
    """What the question of `me` is about, and which dice have been picked for it."""
    row.flag(mine.building != ids.NOTHING)
    good = shipped_good(g, me)
    sold = good != ids.NOTHING
    row.flag(sold and trades(g, me))
    row.one_of(g.sides[good // 8].colour - ids.NOVELTY if sold else -1, KINDS)
    row.one_of(good % 8 if sold else -1, ids.COLOURS)
    picked: i64 = 0
    for answer in g.given[me]:
        if ids.is_die(answer):
            picked += ONE[(answer - ids.DIE) // ids.COPIES]
    _colours(mine.used, 3, row)
    _colours(picked, 3, row)
    row.count(len(g.given[me]), 8)
    row.flag(mine.scouted != 0)
    row.count(mine.missing, 4)
    _colours(mine.extra, 1, row)


def _plan(g: Roll, plan: Plan | None, row: Row) -> None:
    """Which powers have been used behind the screen, and what the one in use has moved."""
    at = row.at
    if plan is not None:
        row.flag(True)
        row.one_of(plan.chosen // 6 if plan.chosen >= 0 else -1, ids.COLOURS)
        row.one_of(plan.chosen % 6 if plan.chosen >= 0 else -1, ids.WILD + 1)
        row.count(plan.dictates, 2)
        row.flag(plan.using == DICTATING)
        row.one_of(-1 if plan.using < 0 else _power(g, plan.using), NUMBERS.powers)
        for answer in plan.spent:
            row.mark(_power(g, answer))
        row.skip(NUMBERS.powers)
        row.flag(plan.using == DICTATING and plan.moved < 0)
        row.count(plan.moved if plan.using != NO_USE else 0, 4)
        row.one_of(plan.source, ids.PHASES)
    row.at = at + 1 + ids.COLOURS + ids.WILD + 1 + 2 + 1 + 2 * NUMBERS.powers + 1 + 4 + ids.PHASES


def _power(g: Roll, answer: i64) -> i64:
    """The number of the power that an answer uses."""
    s = g.box.named[answer]
    return NUMBERS.power[s] if 0 <= s < NUMBERS.sides else -1


def _own_dice(mine: Seat, row: Row) -> None:
    """Dice by place and colour; by their colours they do more than others see from afar."""
    wild: i64 = 0
    for die in mine.rolled:
        wild += ONE[die // 8]
    _colours(wild, 2, row)
    _colours(mine.dice[ids.CUP], 4, row)
    _colours(mine.dice[ids.CITIZENRY], 4, row)
    _colours(mine.dice[ids.DEV_STACK], 2, row)
    _colours(mine.dice[ids.WORLD_STACK], 2, row)
    for phase in range(ids.PHASES):
        _colours(mine.workers(phase), 3, row)
    row.count(mine.total(ids.DICTATE), 3)


def _own_tiles(g: Roll, me: i64, mine: Seat, row: Row) -> None:
    """The stacks with what lies covered in them, and the tiles in hand."""
    tiles = NUMBERS.tiles
    row.one_of(mine.dev[0] if mine.dev else -1, tiles)
    row.one_of(mine.world[0] if mine.world else -1, tiles)
    work: i64 = 0
    best: i64 = 0
    for t in mine.dev:
        work += needed(g, me, 2 * t)
        line = g.sides[2 * t].line
        if line is not None:
            best = max(best, line.points(mine, g.sides))
    distant: i64 = 0
    for t in mine.world:
        distant += needed(g, me, 2 * t + 1)
    row.those(mine.dev, tiles)
    row.those(mine.world, tiles)
    row.those(mine.hand, tiles)
    row.count(work, 14)
    row.count(distant, 14)
    row.count(best, 10)
    row.count(len(mine.hand), 5)


def _lead(g: Roll, me: i64, mine: Seat, row: Row) -> None:
    """How far ahead of the best other seat, or behind it: points, tiles, dice, and as `captain`
    judges it. A network need not find out what is known, only where it is wrong.
    """
    points: i64 = -99
    tiles: i64 = 0
    dice: i64 = 0
    for i in range(len(g.seats)):
        if i != me:
            points = max(points, score(g.sides, g.seats[i]))
            tiles = max(tiles, len(g.seats[i].tableau))
            dice = max(dice, _dice(g.seats[i]))
    row.around(score(g.sides, mine) - points, 1, 16)
    row.around(len(mine.tableau) - tiles, 1, 5)
    row.around(_dice(mine) - dice, 1, 6)
    row.around(i64(lead(g, me) * 2.0), 1, LEAD)


# -- seats -------------------------------------------------------------------


def _seat(g: Roll, i: i64, seat: Seat, row: Row) -> None:
    """What everybody can see of a seat."""
    row.flag(True)
    row.flag(g.order[0] == i)
    row.flag(len(g.lanes[i]) > 0)
    row.one_of(seat.selected(), ids.PHASES)
    row.count(seat.credits, 10)
    row.every(seat.chips, 2, 18)
    more: i64 = 0
    points = seat.chips
    for s in seat.tableau:
        extra = bonus(g.sides, seat, s)
        more += extra
        points += g.sides[s].cost + extra
    row.those(seat.tableau, NUMBERS.sides)
    row.every(points, 3, 18)
    row.count(more, 10)
    row.count(len(seat.tableau) - STARTING_TILES, TILES_AT_THE_END - STARTING_TILES + 1)
    row.count(seat.developments(g.sides), 9)
    for colour in range(ids.NOVELTY, ids.GRAY + 1):
        row.count(seat.worlds_of(colour, g.sides), 3)
    for colour in range(ids.COLOURS):
        row.count(seat.owned(colour), 8 if colour == ids.HOME else 4)
    row.count(_dice(seat), 18)
    row.count(seat.total(ids.CUP) + len(seat.rolled), 12)
    row.count(seat.total(ids.CITIZENRY), 8)
    row.count(seat.total(ids.CITIZENRY) - seat.credits, 6)
    row.count(len(seat.dev), 4)
    row.count(len(seat.world), 4)
    row.count(len(seat.hand), 3)
    _goods(g, i, seat, row)
    _work(g, i, seat, row)


def _goods(g: Roll, i: i64, seat: Seat, row: Row) -> None:
    """Goods and rooms for them by the colours of the worlds, and what the goods would bring."""
    goods: list[i64] = [0] * KINDS
    room: list[i64] = [0] * KINDS
    points: i64 = 0
    matching: i64 = 0
    best: i64 = 0
    for good in seat.goods:
        colour = g.sides[good // 8].colour
        goods[colour - ids.NOVELTY] = goods[colour - ids.NOVELTY] + 1
        if matches(good % 8, colour):
            matching += 1
        points += consume_worth(g, i, good // 8, good % 8, ids.HOME)
        best = max(best, trade_worth(g, i, good // 8))
    most = capacity(g, i)
    for s in seat.tableau:
        if g.sides[s].coloured:
            k = g.sides[s].colour - ids.NOVELTY
            room[k] = room[k] + most - seat.goods_on(s)
    for k in range(KINDS):
        row.count(goods[k], 2)
        row.count(room[k], 2)
    row.count(len(seat.goods), 6)
    row.count(matching, 4)
    row.count(points, 12)
    row.count(best, 8)


def _work(g: Roll, i: i64, seat: Seat, row: Row) -> None:
    """How many work in each phase, what they lack or have to spare on the two stacks, and whether
    they find enough goods or worlds.
    """
    for phase in range(ids.PHASES):
        at = row.at
        workers = size(seat.workers(phase))
        if g.step == ids.PHASE_STEP + phase:
            workers += size(seat.extra)
        else:
            for power in seat.powers(phase, g.sides):
                workers += len(power.extra_workers)
        row.count(workers, 6)
        if phase == ids.DEVELOP or phase == ids.SETTLE:
            if seat.stack(phase):
                s = 2 * seat.stack(phase)[0] + (0 if phase == ids.DEVELOP else 1)
                need = needed(g, i, s)
                row.flag(True)
                row.count(need - seat.on_stack(phase), 6)
                row.around(seat.on_stack(phase) + workers - need, 1, 4)
                row.flag(seat.on_stack(phase) + workers >= need)
                row.flag(g.sides[s].line is not None)
                row.one_of(g.sides[s].colour - ids.NOVELTY, KINDS + 1)
        elif phase == ids.SHIP:
            row.count(min(workers, len(seat.goods)), 4)
        row.at = at + WORK_WIDTH[phase]


def _dice(seat: Seat) -> i64:
    """All dice of a seat."""
    n: i64 = len(seat.rolled) + len(seat.goods)
    for handful in seat.dice:
        n += size(handful)
    return n


def _colours(handful: i64, most: i64, row: Row) -> None:
    """How many dice there are of each colour; white ones are the commonest."""
    row.count(of_colour(handful, ids.HOME), most + 2)
    for colour in range(ids.HOME + 1, ids.COLOURS):
        row.count(of_colour(handful, colour), most)


KINDS: Final = ids.GRAY - ids.NOVELTY
"""The colours of worlds that hold goods."""

WORK_WIDTH: Final[list[i64]] = [6, 28, 28, 6, 10]
"""How many numbers tell what the workers of each phase can do."""
