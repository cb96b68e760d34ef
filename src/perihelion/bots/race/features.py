"""What a network sees of a position of Race for the Galaxy, with or without expansions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.bots.features import Features, Kinds, Row
from perihelion.race import ids
from perihelion.race.box import Print
from perihelion.race.catalogue.prints import FIRST_EDITION, SECOND_EDITION
from perihelion.race.phases.ending import tableau_end
from perihelion.race.pieces.kinds import ALIEN, NO_KIND
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.scoring import totals
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.table import Table

SEATS: Final = 6
PARTS: Final = [f"seat {k}" for k in range(SEATS)]
POWERS: Final = 96
"""More consume powers than all cards have together."""

GOALS: Final = len(TILES)
CHOICES: Final = ids.SEARCH_BIT + 1
"""The action cards, with the boost or without, and the search."""

QUESTIONS: Final = Kinds(ids.QUESTIONS)


_NUMBERS: Final[dict[str, i64]] = {}


def _designs(prints: list[Print]) -> list[i64]:
    """The design of each card, by its number: copies of a card are the same to a network."""
    out: list[i64] = []
    for printed in prints:
        for _ in range(printed.copies):
            out.append(_NUMBERS.setdefault(printed.card.slug, len(_NUMBERS)))
    return out


DESIGNS: Final = [_designs(FIRST_EDITION), _designs(SECOND_EDITION)]
"""The designs by edition and card."""

SIZE: Final[i64] = len(_NUMBERS)
"""How many designs there are, in all sets and both editions."""


class RaceFeatures(Features):
    """The table and the hand, then every seat, `me` first."""

    def most_seats(self) -> int:
        return SEATS

    def write(self, g: Table, me: i64, row: Row) -> None:
        assert isinstance(g, Race)
        seats: i64 = len(g.seats)
        points = totals(g)
        _table(g, row)
        row.part("question")
        QUESTIONS.write(g, me, row)
        _in_hand(g, me, row)
        row.part("lead")
        _lead(g, me, points, row)
        width: i64 = 0
        for k in range(SEATS):
            row.part(PARTS[k])
            at = row.at
            if k < seats:
                i = (me + k) % seats
                _seat(g, i, points[i], row)
                width = row.at - at
            else:
                row.skip(width)


def _table(g: Race, row: Row) -> None:
    """The set-up, how far the game has come, and the goals."""
    setup = g.setup
    row.part("game")
    row.one_of(setup.players - 2, SEATS - 1)
    row.bits(setup.expansions, 4)
    row.flag(setup.advanced)
    row.flag(setup.goals)
    row.flag(setup.takeovers)
    row.part("round")
    row.one_of(g.phase, len(ids.PHASES))
    row.count(g.rounds, 20)
    row.every(g.pool, 2, 36)
    row.every(len(g.deck), 10, 10)
    actions: i64 = 0
    for seat in g.seats:
        actions |= seat.actions
    row.bits(actions, CHOICES)
    row.part("goals")
    for goal in g.expansions.goals:
        row.mark(goal)
        if goal < FIRSTS and g.expansions.closed & BIT[goal]:
            row.mark(GOALS + goal)
    row.skip(GOALS + FIRSTS)


def _in_hand(g: Race, me: i64, row: Row) -> None:
    """The cards that only `me` sees, and what `me` is doing with them."""
    seat = g.seats[me]
    designs = DESIGNS[g.setup.edition - 1]
    size = SIZE
    row.part("hand")
    row.pieces(seat.hand, designs, size)
    row.part("drawn")
    row.pieces(seat.drawn, designs, size)
    row.part("picked")
    cards: list[i64] = []
    for answer in g.given[me]:
        if answer < ids.ACTION:
            cards.append(answer)
        elif answer < ids.ACTION + CHOICES:
            row.mark(size + answer - ids.ACTION)
    row.pieces(cards, designs, size)
    row.skip(CHOICES)
    row.count(len(cards), 8)
    row.part("placed")
    placed = seat.placed
    row.one_of(-1 if placed < 0 else designs[placed], size)
    row.count(seat.owes, 8)
    row.count(seat.tactics, 4)
    row.count(seat.needs, 8)
    row.count(len(seat.drawn), 8)
    row.one_of(seat.using - ids.POWER, POWERS)
    row.one_of(g.expansions.category, ids.CATEGORIES)
    row.part("own goods")
    for k in range(len(seat.goods)):
        if seat.goods[k] != ids.NO_CARD:
            row.mark(designs[seat.tableau[k]])
    row.skip(size)


def _lead(g: Race, me: i64, points: list[i64], row: Row) -> None:
    """How far ahead of the best other seat, or behind it; how near the end is."""
    best: i64 = -99
    nearest: i64 = 99
    for i in range(len(g.seats)):
        if i != me:
            best = max(best, points[i])
        nearest = min(nearest, tableau_end(g, g.seats[i].tableau) - len(g.seats[i].tableau))
    row.around(points[me] - best, 2, 12)
    row.count(nearest, 12)
    row.flag(nearest <= 0 or g.pool <= 0)


def _seat(g: Race, i: i64, points: i64, row: Row) -> None:
    """What everybody can see of a seat."""
    seat = g.seats[i]
    row.flag(True)
    row.pieces(seat.tableau, DESIGNS[g.setup.edition - 1], SIZE)
    row.bits(seat.actions, CHOICES)
    row.count(len(seat.hand), 14)
    row.count(len(seat.tableau), 14)
    row.every(points, 2, 30)
    row.every(seat.chips, 2, 18)
    row.around(seat.total_military(g.cards, seat.tableau), 1, 12)
    row.count(seat.prestige, 12)
    row.flag(g.expansions.tile == i)
    row.flag(seat.boosted != 0)
    row.bits(seat.firsts, FIRSTS)
    for k in range(len(g.expansions.goals)):
        if g.expansions.holders[k] == i:
            row.mark(g.expansions.goals[k] - FIRSTS)
    row.skip(GOALS - FIRSTS)
    _industry(g, seat, row)


def _industry(g: Race, seat: Seat, row: Row) -> None:
    """Goods by kind, worlds that could have one, and what could consume them."""
    developments: i64 = 0
    appetite: i64 = 0
    goods: list[i64] = [0] * KINDS
    empty: list[i64] = [0] * KINDS
    windfalls: list[i64] = [0] * KINDS
    for k in range(len(seat.tableau)):
        card = g.cards[seat.tableau[k]]
        if not card.world:
            developments += 1
        for power in card.consume:
            appetite += power.least_goods
        kind = card.kind
        if kind != NO_KIND:
            if seat.goods[k] != ids.NO_CARD:
                goods[kind] = goods[kind] + 1
            elif card.windfall:
                windfalls[kind] = windfalls[kind] + 1
            else:
                empty[kind] = empty[kind] + 1
    row.count(developments, 12)
    row.count(appetite, 10)
    for kind in range(KINDS):
        row.count(goods[kind], 4)
        row.count(empty[kind], 4)
        row.count(windfalls[kind], 4)
    row.count(seat.good_count(), 10)


KINDS: Final = ALIEN + 2
"""The kinds of goods, and the wild one."""
