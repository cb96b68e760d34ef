"""What a position of Beyond the Sun is worth to a seat.

Points scored count in full. What can still become points counts by what it has brought in test
games: income by the turns that are left, ships by the systems they stand before, technologies by
what their actions do, achievements by how near they are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.achievement import discs_claimed, threshold
from perihelion.beyond.phases.control import CONTROLLABLE, holder_after
from perihelion.beyond.phases.private import PickPrivate
from perihelion.beyond.phases.research import PickCard
from perihelion.beyond.pieces.counting import count
from perihelion.beyond.scoring import score, score_parts
from perihelion.beyond.seat import Seat
from perihelion.beyond.state import Beyond
from perihelion.bots.beyond.cards import (
    COLONISES,
    RESEARCHES_3,
    RESEARCHES_4,
    UNKNOWN_BONUS,
    UNKNOWN_SYSTEM,
    Appraisal,
)
from perihelion.tabletop.bits import BIT


class Taste:
    """How things are weighed against a victory point."""

    def __init__(self) -> None:
        self.length = 16.0  # rounds that a game is expected to have
        self.ore = 0.45  # one ore in hand, as far as it can be spent soon
        self.population = 0.75  # one cube of population, likewise
        self.income = 0.8  # of what a turn's production is worth
        self.supply = 0.12  # one cube of supply, as far as it may be wanted
        self.strength = 0.25  # one level of a ship, wherever it is
        self.siege = 0.3  # of what colonising brings, with all the strength it needs
        self.colony = 1.5  # a colony beside its points
        self.held = 0.3  # of the point of an outpost that may be lost again
        self.use = 0.5  # of what the actions of a technology do better than the basic ones
        self.colonise = 2.0  # a way to colonise
        self.research_3 = 2.0  # a way to research level III
        self.research_4 = 2.0  # a way to research level IIII
        self.path = 1.2  # the way through the tree to level IIII
        self.aim = 0.9  # of the points of an achievement
        self.rival = 0.15  # of the points of the best rival
        self.outpost = 0.6  # control that will be gained when the jump ends


TASTE: Final = Taste()
"""The taste of `greedy`, which is what other bots are measured by: it never changes."""


def _captains_taste() -> Taste:
    w = Taste()
    w.path = 2.0
    w.siege = 0.0
    return w


CAPTAIN: Final = _captains_taste()
"""The taste of `captain` and of those who think like it, where it differs."""


def turns_left(g: Beyond, i: i64, w: Taste) -> float:
    """How many more turns the seat has after this one, as far as can be told."""
    marks = g.marks
    if marks.last_round:
        left = marks.last_round - marks.round
        n: i64 = len(g.seats)
        first = g.order[0]
        if (i - first) % n > (marks.active - first) % n:
            left += 1
        return float(left)
    missing = float(threshold(g.setup.players) - discs_claimed(g))
    return max(2.0 + missing, min(w.length - float(marks.round), 2.0 + 4.0 * missing))


def value(g: Beyond, a: Appraisal, i: i64, w: Taste) -> float:
    """What the position is worth: its own prospects, less something for the best rival."""
    best: i64 = 0
    for k in range(len(g.seats)):
        if k != i:
            best = max(best, score(g, k))
    return prospects(g, a, i, w) - w.rival * float(best)


def lead(g: Beyond, a: Appraisal, i: i64, w: Taste) -> float:
    """How far the seat's prospects are ahead of those of its best rival."""
    best = 0.0
    for k in range(len(g.seats)):
        if k != i:
            best = max(best, prospects(g, a, k, w))
    return prospects(g, a, i, w) - best


def prospects(g: Beyond, a: Appraisal, i: i64, w: Taste) -> float:
    """Points, and what may become points."""
    seat = g.seats[i]
    parts = score_parts(g, i)
    total = 0.0
    for points in parts:
        total += float(points)
    left = turns_left(g, i, w)
    if left <= 0.0:
        spare = seat.population * 2 + seat.ore - seat.discs[ids.FOOD] - seat.discs[ids.ORE]
        return total + 0.001 * float(spare) + _pending(g, a, i, w, 0.0)
    soon = min(1.0, left / 3.0)
    total -= soon * (1.0 - w.held) * float(parts[7] + parts[8])  # others may come
    total += soon * w.colony * float(len(seat.colonies))
    total += _stock(seat, w) * min(1.0, left / 2.0)
    total += left * w.income * _income(g, i, seat)
    ways = _ways(g, a, i)
    total += _knowledge(g, a, i, seat, w, ways, left)
    total += soon * w.strength * float(_might(seat))
    total += soon * _sieges(g, a, i, seat, w, ways)
    total += _aims(g, i, w, left)
    if g.drawn or g.drawn_systems:
        total += _drawn(g, a, i)
    return total + _pending(g, a, i, w, left)


def _stock(seat: Seat, w: Taste) -> float:
    """Ore and cubes in hand; the more there are, the less the next one is worth."""
    ore = float(seat.ore)
    out = w.ore * min(ore, 8.0) + 0.3 * w.ore * max(0.0, min(ore - 8.0, 8.0)) + 0.001 * ore
    people = float(seat.population)
    out += w.population * min(people, 4.0) + 0.3 * w.population * max(0.0, people - 4.0)
    return out + w.supply * min(float(seat.stock()), 8.0)


def _income(g: Beyond, i: i64, seat: Seat) -> float:
    """What production brings in a turn: mostly the better of its two kinds. The discs of outposts
    may come back, so they count half.
    """
    off: list[float] = [8.0 - float(seat.discs[ids.FOOD]), 8.0 - float(seat.discs[ids.ORE])]
    for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
        if g.holder[place] == i and g.outpost[place] < ids.STAR:
            off[g.outpost[place]] -= 0.5
    mat = g.mats[i]
    ore = 0.45 * _between(mat.ore, off[ids.ORE])
    letters: list[i64] = [0] * 9
    for column in range(ids.COLUMNS):
        for k in range(mat.food[column], 9):
            letters[k] += 1
    grown = 0.75 * _between(letters, off[ids.FOOD]) * min(1.0, float(seat.stock()) / 5.0)
    return 0.65 * max(ore, grown) + 0.35 * min(ore, grown)


def _between(track: list[i64], off: float) -> float:
    """What a track shows with this many discs off, including halves."""
    low = i64(int(off))
    part = off - float(low)
    if part == 0.0 or low >= 8:
        return _smooth(track, low)
    return (1.0 - part) * _smooth(track, low) + part * _smooth(track, low + 1)


def _smooth(track: list[i64], off: i64) -> float:
    """What a track shows, and part of the way to its next symbol."""
    shown = float(track[off])
    ahead = off
    while ahead < 8 and track[ahead] == track[off]:
        ahead += 1
    if track[ahead] == track[off]:
        return shown
    behind = off
    while behind > 0 and track[behind - 1] == track[off]:
        behind -= 1
    part = float(off - behind) / float(ahead - behind)
    return shown + 0.7 * part * float(track[ahead] - track[off])


def _ways(g: Beyond, a: Appraisal, i: i64) -> i64:
    """What the seat has an action for, a bit each."""
    out: i64 = 0
    seat = g.seats[i]
    for slot in range(ids.SLOTS):
        if seat.researched & BIT[slot] and g.cards[slot] != ids.NO_CARD:
            out |= a.tech_ways[g.cards[slot]]
    for t in seat.private:
        out |= a.tech_ways[t]
    for k in range(len(a.guild_ways)):
        if g.marks.guilds & BIT[k]:
            out |= a.guild_ways[k]
    return out


def _knowledge(
    g: Beyond, a: Appraisal, i: i64, seat: Seat, w: Taste, ways: i64, left: float
) -> float:
    """What the technologies can still do, and the way up the tree."""
    total = 0.0
    lasting = min(1.0, left / 8.0)
    for slot in range(ids.SLOTS):
        if seat.researched & BIT[slot]:
            t = g.cards[slot]
            if t == ids.NO_CARD:  # just being discovered
                level = ids.LEVEL_OF_SLOT[slot]
                total += float(g.box.level_vp[level]) + UNKNOWN_BONUS[level]
            else:
                total += lasting * w.use * a.tech_use[t]
    for t in seat.private:
        total += lasting * w.use * a.tech_use[t]
    if ways & COLONISES:
        total += w.colonise * lasting
    if ways & RESEARCHES_3:
        total += w.research_3 * lasting
    if ways & RESEARCHES_4:
        total += w.research_4 * lasting
    best = 0.0
    for slot in range(ids.FIRST_OF_LEVEL[4], ids.SLOTS):
        if not seat.researched & BIT[slot]:
            best = max(best, _reached(g, seat, slot))
    total += w.path * lasting * 2.0 * best
    for slot in range(ids.FIRST_OF_LEVEL[3], ids.FIRST_OF_LEVEL[4]):
        if not seat.researched & BIT[slot]:
            total += 0.35 * w.path * lasting * _reached(g, seat, slot)
    return total


def _reached(g: Beyond, seat: Seat, slot: i64) -> float:
    """The part of its prerequisites that the seat has."""
    one = g.box.slots[slot]
    have: i64 = 0
    for other in one.requires:
        if seat.researched & BIT[other]:
            have += 1
    return float(min(have, one.need)) / float(max(1, one.need))


def _might(seat: Seat) -> i64:
    n: i64 = 0
    for place in range(ids.MUSEUM):
        n += seat.might[place]
    return n


def _sieges(g: Beyond, a: Appraisal, i: i64, seat: Seat, w: Taste, ways: i64) -> float:
    """Ships near systems that they could settle: the best counts in full, the second by half."""
    best = 0.0
    second = 0.0
    for place in range(ids.FIRST_SYSTEM, ids.EXTRA + 1):
        s = g.systems[place]
        if s == ids.NO_CARD or seat.might[place] == 0:
            continue
        part = min(1.0, float(seat.might[place]) / float(g.strength_needed(i, place)))
        prize = float(g.box.systems[s].vp) + w.colony + a.bonus[s]
        here = w.siege * prize * part * part
        if holder_after(g, place) != i:
            here *= 0.4
        if not ways & COLONISES:
            here *= 0.4
        if here > best:
            second = best
            best = here
        elif here > second:
            second = here
    return best + 0.5 * second


def _aims(g: Beyond, i: i64, w: Taste, left: float) -> float:
    """Achievements still to be had, the nearer the better."""
    total = 0.0
    for k in range(len(g.achievements)):
        card = g.box.achievements[g.achievements[k]]
        claims = g.claims[k]
        cell: i64 = len(claims)
        if cell >= card.places(g.setup.players):
            continue
        mine = False
        for claim in claims:
            if claim % 4 == i:
                mine = True
        if mine:
            continue
        have = float(count(g, i, card.counted))
        if card.least > 0:
            part = min(1.0, have / float(card.least))
        else:
            part = min(1.0, (8.0 - have) / max(1.0, 8.0 - float(card.most)))
        if left < 2.0 and part < 1.0:
            continue
        total += w.aim * float(card.vp(cell)) * part * part
    return total


def _drawn(g: Beyond, a: Appraisal, i: i64) -> float:
    """What the choice among cards just drawn will bring. Which they are is a guess, so everything
    that may be among them counts.
    """
    if not g.waits_for(i):
        return 0.0
    step = g.asking(i)
    if isinstance(step, PickCard):
        level = ids.LEVEL_OF_SLOT[step.slot]
        return _mean_worth(g, a, i, level, BIT[step.type]) - _mean_worth(g, a, i, level, 15)
    if isinstance(step, PickPrivate):
        return float(g.box.level_vp[step.level]) + UNKNOWN_BONUS[step.level]
    return UNKNOWN_SYSTEM if g.drawn_systems else 0.0


def _mean_worth(g: Beyond, a: Appraisal, i: i64, level: i64, types: i64) -> float:
    """What the undiscovered technologies of these types bring on average."""
    total = 0.0
    n: i64 = 0
    for cards in (g.decks[level - 2], g.drawn):
        for t in cards:
            tech = g.box.techs[t]
            if tech.level == level and tech.types & types:
                n += 1
                total += a.tech_now[t] + 0.5 * a.tech_use[t] + float(tech.points.of(g, i))
    return total / float(n) if n else 0.0


def _pending(g: Beyond, a: Appraisal, i: i64, w: Taste, left: float) -> float:
    """Control that will change when the jump in progress ends."""
    dirty = g.marks.dirty & CONTROLLABLE
    if not dirty:
        return 0.0
    total = 0.0
    for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
        if dirty & BIT[place] and g.kinds_at(place):
            after = holder_after(g, place)
            before = g.holder[place]
            if after != before:
                worth = 1.0 + (w.outpost - 1.0) * min(1.0, left / 3.0)
                if after == i:
                    s = g.systems[place]
                    total += worth + (0.0 if s == ids.NO_CARD else a.control[s])
                    if before != ids.NOBODY:
                        total += 0.5 * w.rival
                elif before == i:
                    total -= worth
    return total
