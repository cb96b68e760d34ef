"""What a network sees of a position of Beyond the Sun."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.achievement import CLAIM, discs_claimed, threshold
from perihelion.beyond.phases.action import CHOOSE_SPACE
from perihelion.beyond.phases.colonise import Settlers
from perihelion.beyond.phases.control import CONTROLLABLE, holder_after
from perihelion.beyond.phases.discs import TakeDisc
from perihelion.beyond.phases.paying import PayCost
from perihelion.beyond.phases.perform import Perform
from perihelion.beyond.phases.private import PickPrivate
from perihelion.beyond.phases.production import PRODUCTION, letters, ore_yield
from perihelion.beyond.phases.research import FindType, PickCard, TakeBonus, has_prerequisites
from perihelion.beyond.phases.ships import strongest_rival
from perihelion.beyond.phases.triggers import ABILITY_BIT
from perihelion.beyond.pieces.counting import SHIP_LEVELS, TECHS_ALL, count
from perihelion.beyond.powers.building import Build
from perihelion.beyond.powers.choosing import Choose, ChooseVariant, CopyAction
from perihelion.beyond.powers.colonising import Colonise
from perihelion.beyond.powers.jumping import Jump, JumpToAny
from perihelion.beyond.powers.researching import Research
from perihelion.beyond.powers.resources import Automate, GainOre, SupplyToPopulation
from perihelion.beyond.powers.upgrading import Upgrade
from perihelion.beyond.scoring import score_parts
from perihelion.beyond.seat import Seat
from perihelion.beyond.state import Beyond
from perihelion.bots.beyond.cards import Appraisal, appraisal_of
from perihelion.bots.beyond.judgement import CAPTAIN, lead
from perihelion.bots.features import Features, Kinds, Row
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.table import Table

SEATS: Final = ids.MOST_SEATS
PARTS: Final = [f"seat {k}" for k in range(SEATS)]
GOALS: Final = 4
"""How many achievements are in a game: two that are in every one, one of group A, one of B."""

LEAD: Final = 40
"""Half points by which `captain` thinks a seat ahead at most, or behind."""

TARGETS: Final = [2, 3, 4, 5, 10]
"""The places where systems lie."""

QUESTIONS: Final = Kinds(ids.QUESTIONS)


class BeyondFeatures(Features):
    """The boards, what is being done, then every seat, `me` first. Cards are told apart by their
    numbers, which corrections of the catalogue leave as they are.
    """

    def most_seats(self) -> int:
        return SEATS

    def write(self, g: Table, me: i64, row: Row) -> None:
        assert isinstance(g, Beyond)
        known = appraisal_of(g.box)
        seats: i64 = len(g.seats)
        _game(g, me, row)
        row.part("question")
        QUESTIONS.write(g, me, row)
        _subject(g, me, row)
        row.part("still to be done")
        _agenda(g, me, row)
        row.part("technologies")
        _technologies(g, row)
        row.part("space")
        _space(g, me, row)
        row.part("achievements")
        _achievements(g, row)
        points: list[i64] = [0] * SEATS
        width: i64 = 0
        for k in range(SEATS):
            row.part(PARTS[k])
            at = row.at
            if k < seats:
                points[k] = _seat(g, known, (me + k) % seats, row)
                assert width == 0 or row.at == at + width
                width = row.at - at
            else:
                row.skip(width)
        row.part("lead")
        best: i64 = -99
        for k in range(1, seats):
            best = max(best, points[k])
        row.around(points[0] - best, 1, 16)
        row.around(_judged(g, known, me), 1, LEAD)


def _judged(g: Beyond, known: Appraisal, me: i64) -> i64:
    """How far ahead `captain` thinks the seat, in half points: a network need not find out what is
    known, only where it is wrong. While somebody chooses among cards just drawn, `captain` looks at
    a deck that is not seen, so it is not asked.
    """
    if g.drawn or g.drawn_systems:
        return 0
    return i64(lead(g, known, me, CAPTAIN) * 2.0)


# -- the table ---------------------------------------------------------------


def _game(g: Beyond, me: i64, row: Row) -> None:
    """The set-up, whose turn it is, and how near the end is."""
    setup = g.setup
    marks = g.marks
    seats: i64 = len(g.seats)
    row.part("game")
    row.one_of(setup.players - 2, SEATS - 1)
    row.flag(setup.advanced)
    row.flag(setup.tableau)
    row.flag(setup.stalemate)
    row.flag(setup.automatic)
    row.part("round")
    row.one_of((marks.active - me + seats) % seats, SEATS)
    row.one_of((g.order[0] - me + seats) % seats, SEATS)
    row.count(marks.round, 24)
    row.count(threshold(setup.players) - discs_claimed(g), 4)
    row.flag(marks.last_round != 0)
    left: i64 = 3
    if marks.last_round:
        left = marks.last_round - marks.round
        if (me - g.order[0] + seats) % seats > (marks.active - g.order[0] + seats) % seats:
            left += 1
    row.count(left, 3)
    row.every(marks.round - marks.progress, 6, 5)


def _subject(g: Beyond, me: i64, row: Row) -> None:
    """What the question of `me` is about."""
    slot: i64 = -1
    type_: i64 = -1
    place: i64 = -1
    owed: i64 = 0
    if g.asked & BIT[me]:
        step = g.asking(me)
        if isinstance(step, PickCard):
            slot = step.slot
            type_ = step.type
        elif isinstance(step, FindType):
            slot = step.slot
        elif isinstance(step, Settlers):
            place = step.place
            owed = step.strength - g.marks.settled
        elif isinstance(step, TakeDisc):
            place = step.where
        elif isinstance(step, PayCost):
            owed = step.population
        elif isinstance(step, PickPrivate):
            owed = step.level
        elif isinstance(step, ChooseVariant):
            owed = step.left
    row.one_of(slot, ids.SLOTS)
    row.one_of(type_, ids.TYPES)
    row.one_of(place, ids.PLACES)
    row.count(owed, 6)
    row.those(g.drawn, ids.TECHS)
    row.those(g.drawn_systems, ids.SYSTEMS)
    row.one_of(g.marks.target, ids.MUSEUM)
    row.count(g.marks.points, 6)
    row.count(len(g.marks.touched), 3)
    row.count(g.marks.trades, 3)
    row.count(g.marks.captures, 3)
    row.flag(g.marks.changed)
    row.flag(g.marks.substituted)
    for one in g.marks.waiting:
        row.mark(one % 16 + (0 if one // 16 == me else ids.MUSEUM))
    row.skip(2 * ids.MUSEUM)


def _agenda(g: Beyond, me: i64, row: Row) -> None:
    """Which phases of the turn are to come, and what is left of the action for `me`."""
    acts = False
    produces = False
    claims = False
    levels: i64 = 0
    bonuses: i64 = 0
    jumps: i64 = 0
    teleports: i64 = 0
    ships: i64 = 0
    strength: i64 = 0
    upgrades: i64 = 0
    automates: i64 = 0
    colonies: i64 = 0
    ore: i64 = 0
    cubes: i64 = 0
    choices: i64 = 0
    others: i64 = 0
    for k in range(g.depth):
        step = g.steps[k]
        if step is CHOOSE_SPACE:
            acts = True
        elif step is PRODUCTION:
            produces = True
        elif step is CLAIM:
            claims = True
        elif isinstance(step, TakeBonus):
            if step.seat == me and step.with_bonus:
                bonuses += 1
        elif isinstance(step, ChooseVariant):
            if step.seat == me:
                choices += 1
        elif isinstance(step, Perform) and step.seat == me:
            effect = step.effect
            if isinstance(effect, Research):
                levels |= effect.levels_for(g, me)
            elif isinstance(effect, Jump):
                jumps += g.marks.points if step.onward else effect.n
            elif isinstance(effect, JumpToAny):
                teleports += g.marks.points if step.onward else effect.n
            elif isinstance(effect, Build):
                n = g.marks.points if step.onward else effect.n
                ships += n
                strength += n * effect.level
            elif isinstance(effect, Upgrade):
                n = g.marks.points if step.onward else effect.n
                upgrades += n * effect.levels
            elif isinstance(effect, Automate):
                automates += effect.n
            elif isinstance(effect, Colonise):
                colonies += 1
            elif isinstance(effect, GainOre):
                ore += effect.n.of(g, me)
            elif isinstance(effect, SupplyToPopulation):
                cubes += effect.n.of(g, me)
            elif isinstance(effect, (Choose, CopyAction)):
                choices += 1
            else:
                others += 1
    row.flag(acts)
    row.flag(produces)
    row.flag(claims)
    row.bits(levels, 5)
    row.count(bonuses, 2)
    row.count(jumps, 6)
    row.count(teleports, 3)
    row.count(ships, 3)
    row.count(strength, 6)
    row.count(upgrades, 4)
    row.count(automates, 3)
    row.count(colonies, 2)
    row.count(ore, 6)
    row.count(cubes, 4)
    row.count(choices, 2)
    row.count(others, 2)


def _technologies(g: Beyond, row: Row) -> None:
    """The tree: which cards lie in it, what each slot leads to, what is still in the decks."""
    row.those(g.cards, ids.TECHS)
    for slot in range(ids.SLOTS):
        t = g.cards[slot]
        row.flag(t >= 0)
        row.one_of(g.box.techs[t].right if t >= 0 else -1, ids.TYPES)
        row.flag(g.covers[slot] != ids.NO_CARD)
    row.those(g.staying, ids.EVENTS)
    row.bits(g.marks.guilds, ids.GUILDS)
    row.bits(g.marks.rows, 5)
    for deck in range(ids.DECK_A):  # of cards put under it all know which they are
        known: i64 = 0
        for part in g.buried[deck]:
            known += part
        for k in range(known):
            row.mark(g.decks[deck][k])
    row.skip(ids.TECHS)
    for deck in range(ids.DECKS):
        row.every(len(g.decks[deck]), 3, 5)


def _space(g: Beyond, me: i64, row: Row) -> None:
    """The systems, who holds each place, and by how much `me` is stronger or weaker there."""
    seats: i64 = len(g.seats)
    for place in TARGETS:
        row.one_of(g.systems[place], ids.SYSTEMS)
    row.one_of(g.marks.extra_at, ids.FIRST_YARD)
    for place in range(ids.MUSEUM):
        row.around(g.seats[me].might[place] - strongest_rival(g, me, place), 1, 4)
    gains: i64 = 0
    losses: i64 = 0
    dirty = g.marks.dirty & CONTROLLABLE
    for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
        holder = g.holder[place]
        row.one_of((holder - me + seats) % seats if holder != ids.NOBODY else -1, SEATS)
        row.one_of(g.outpost[place] if holder == me else -1, ids.STAR + 1)
        row.flag(g.there(place) and g.kinds_at(place) != 0)
        row.flag(g.marks.free & BIT[place] != 0)
        row.flag(ids.AT_PLACE + place in g.staying_at)
        if dirty & BIT[place] and g.kinds_at(place):
            after = holder_after(g, place)
            if after != holder:
                if after == me:
                    gains += 1
                elif holder == me:
                    losses += 1
    row.count(gains, 3)
    row.count(losses, 3)


def _achievements(g: Beyond, row: Row) -> None:
    """Those of this game: which they are, and what the next claim of each brings."""
    for k in range(GOALS):
        at = row.at
        if k < len(g.achievements):
            card = g.box.achievements[g.achievements[k]]
            cell: i64 = len(g.claims[k])
            free = card.places(g.setup.players) - cell
            row.one_of(g.achievements[k], ids.ACHIEVEMENTS)
            row.count(card.vp(cell) if free > 0 else 0, 5)
            row.count(free, 4)
        row.at = at + ids.ACHIEVEMENTS + 9


# -- seats -------------------------------------------------------------------


def _seat(g: Beyond, a: Appraisal, i: i64, row: Row) -> i64:
    """A faction; its points."""
    seat = g.seats[i]
    row.flag(True)
    row.one_of(seat.faction, ids.FACTIONS)
    _means(g, i, seat, row)
    _knowledge(g, a, i, seat, row)
    _pawn(seat.pawn, row)
    _ships(g, i, seat, row)
    _goals(g, i, row)
    return _points(g, i, row)


def _means(g: Beyond, i: i64, seat: Seat, row: Row) -> None:
    """Cubes and ore, the production tracks, and what production would bring."""
    row.count(seat.ore, 14)
    row.count(seat.population, 10)
    row.count(seat.stock(), 12)
    shown = letters(g, i)
    growth: i64 = 0
    for column in range(ids.COLUMNS):
        row.count(seat.supply[column], 5)
        if shown & BIT[column] and seat.supply[column] > 0:
            growth += 1
    row.count(growth, ids.COLUMNS)
    row.count(ore_yield(g, i), 6)
    row.count(seat.discs[ids.FOOD], 8)
    row.count(seat.discs[ids.ORE], 8)
    row.count(seat.automation(), 8)
    row.bits(seat.powers, len(ids.POWER_WORDS))
    row.bits(seat.spent >> ABILITY_BIT, 2)
    row.bits(seat.used >> ABILITY_BIT, 2)
    if g.setup.advanced:
        abilities = g.mats[i].abilities
        for k in range(2):
            row.flag(k < len(abilities) and g.unlocked(i, abilities[k]))
    else:
        row.skip(2)


def _knowledge(g: Beyond, a: Appraisal, i: i64, seat: Seat, row: Row) -> None:
    """The technologies and colonies by card, the slots with a cube and those within reach, and
    what the actions open up.
    """
    ways: i64 = 0
    ready: i64 = 0
    for slot in range(ids.SLOTS):
        if seat.researched & BIT[slot]:
            row.mark(slot)
            t = g.cards[slot]
            if t >= 0:
                row.mark(2 * ids.SLOTS + t)
                ways |= a.tech_ways[t]
                if g.box.techs[t].activated is not None and not seat.used_techs & BIT[t]:
                    ready += 1
        elif has_prerequisites(g, i, slot):
            row.mark(ids.SLOTS + slot)
    for t in seat.private:
        row.mark(2 * ids.SLOTS + t)
        ways |= a.tech_ways[t]
    row.skip(2 * ids.SLOTS + ids.TECHS)
    for k in range(ids.GUILDS):
        if g.marks.guilds & BIT[k]:
            ways |= a.guild_ways[k]
    row.bits(ways, 3)
    row.count(len(seat.private), 3)
    row.count(count(g, i, TECHS_ALL), 12)
    for s in seat.colonies:
        if g.box.systems[s].activated is not None and not seat.used & BIT[s]:
            ready += 1
    row.those(seat.colonies, ids.SYSTEMS)
    row.count(len(seat.colonies), 5)
    row.count(ready, 3)


def _pawn(space: i64, row: Row) -> None:
    """The action that the pawn blocks, and that its owner cannot repeat."""
    basic: i64 = 4 * len(ids.BASIC_WORDS)
    row.one_of(space, basic)
    slot: i64 = -1
    if ids.SLOT_SPACE <= space < ids.SLOT_SPACE + 8 * ids.SLOTS:
        slot = (space - ids.SLOT_SPACE) // 8
    row.one_of(slot, ids.SLOTS)
    guild = ids.GUILD_SPACE <= space < ids.EVENT_SPACE
    row.one_of((space - ids.GUILD_SPACE) // 4 if guild else -1, ids.GUILDS)
    row.flag(ids.EVENT_SPACE <= space < ids.PRIVATE_SPACE)
    row.flag(ids.PRIVATE_SPACE <= space < ids.SPACES_END)


def _ships(g: Beyond, i: i64, seat: Seat, row: Row) -> None:
    """Strength by place, ships by level, and how near each system is to becoming a colony."""
    for place in range(ids.MUSEUM):
        row.count(seat.might[place], 6)
    for level in range(ids.LEVELS):
        n: i64 = 0
        for place in range(ids.MUSEUM):
            n += seat.ships[place * ids.LEVELS + level]
        row.count(n, 4)
    row.count(count(g, i, SHIP_LEVELS), 14)
    for place in TARGETS:
        at = row.at
        if g.systems[place] >= 0:
            missing = g.strength_needed(i, place) - seat.might[place]
            row.flag(missing <= 0 and g.holder[place] == i)
            row.count(missing, 5)
        row.at = at + 6


def _goals(g: Beyond, i: i64, row: Row) -> None:
    """Which achievements the seat has, which it could claim, and how far the others are."""
    for k in range(GOALS):
        at = row.at
        if k < len(g.achievements):
            card = g.box.achievements[g.achievements[k]]
            mine = False
            for claim in g.claims[k]:
                if claim % 4 == i:
                    mine = True
            have = count(g, i, card.counted)
            missing = card.least - have if card.least > 0 else have - card.most
            row.flag(mine)
            row.flag(missing <= 0)
            row.count(missing, 6)
        row.at = at + 8


def _points(g: Beyond, i: i64, row: Row) -> i64:
    """All points, and where they come from; the sum."""
    parts = score_parts(g, i)
    total: i64 = 0
    for points in parts:
        total += points
    row.every(total, 3, 18)
    row.count(parts[0] + parts[1] + parts[2] + parts[3], 16)
    for k in range(4, 11):
        row.count(parts[k], PARTS_SHOWN[k])
    return total


PARTS_SHOWN: Final[list[i64]] = [0, 0, 0, 0, 12, 6, 14, 6, 2, 5, 10]
"""How many points are told apart of each source."""
