"""The words in which cards count [beyond.count.colonised_systems and those that follow it]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.tabletop.bits import BIT

if TYPE_CHECKING:
    from perihelion.beyond.state import Beyond

COLONISED: Final = 0
CONTROLLED: Final = 1
GARRISONED: Final = 2
TECHS_LEVEL: Final = 2  # + 1 to 4
TECHS_ALL: Final = 7
TYPES_2_PLUS: Final = 8
AUTOMATION: Final = 9
DISCS_OFF: Final = 10
FOOD_DISCS: Final = 11
ORE_DISCS: Final = 12
SHIPS: Final = 13
SHIPS_4: Final = 14
SHIP_LEVELS: Final = 15
ORE_IN_HAND: Final = 16
SYMBOLS: Final = 17

COUNT_WORDS: Final = [
    "colonised_systems", "controlled_locations", "garrisoned_locations", "techs_level_1",
    "techs_level_2", "techs_level_3", "techs_level_4", "techs_all",
    "types_among_techs_level_2_plus", "automation_level", "production_discs_off_mat",
    "food_discs_on_mat", "ore_discs_on_mat", "ships_on_board", "ships_level_4",
    "ship_levels_on_board", "ore_in_hand", "max_single_specialisation_symbols",
]  # fmt: skip


def count(g: Beyond, i: i64, what: i64) -> i64:
    """What seat `i` has of this now."""
    seat = g.seats[i]
    if what == COLONISED:  # however gained [beyond.count.colonised_systems]
        return len(seat.colonies)
    if what == CONTROLLED or what == GARRISONED:
        return places_held(g, i, what == GARRISONED)
    if TECHS_LEVEL < what <= TECHS_ALL:
        return technologies(g, i, what - TECHS_LEVEL)
    if what == TYPES_2_PLUS:
        return types_known(g, i)
    if what == AUTOMATION:
        return seat.automation()
    if what == DISCS_OFF:  # also the automated ones [beyond.count.production_discs_off_mat]
        return 16 - seat.discs[ids.FOOD] - seat.discs[ids.ORE]
    if what == FOOD_DISCS:  # on the track now [beyond.count.food_discs_on_mat]
        return seat.discs[ids.FOOD]
    if what == ORE_DISCS:
        return seat.discs[ids.ORE]
    if what == SHIPS or what == SHIPS_4 or what == SHIP_LEVELS:
        return fleet(g, i, what)
    if what == ORE_IN_HAND:  # [beyond.count.ore_in_hand]
        return seat.ore
    return symbols(g, i)


def places_held(g: Beyond, i: i64, garrisoned: bool) -> i64:
    """Systems and shipyards under control now [beyond.count.controlled_locations]; garrisoned are
    those on which an own ship stands.
    """
    n: i64 = 0
    might = g.seats[i].might
    for place in range(ids.PLACES):
        if g.holder[place] == i and (not garrisoned or might[place] > 0):
            n += 1
    return n


def technologies(g: Beyond, i: i64, level: i64) -> i64:
    """Own technologies of a level, or of all from 5 on, private ones too; Basic Spacefaring never
    counts [beyond.count.techs_level_n, beyond.count.techs_all, beyond.private.counts].
    """
    n: i64 = 0
    seat = g.seats[i]
    techs = g.box.techs
    for slot in range(ids.SLOTS):
        if seat.researched & BIT[slot]:
            t = g.cards[slot]
            if t != ids.NO_CARD and (level > 4 or techs[t].level == level):
                n += 1
    for t in seat.private:
        if level > 4 or techs[t].level == level:
            n += 1
    return n


def own_technologies(g: Beyond, i: i64) -> list[i64]:
    """The technology cards that a seat owns: those with its cube, and its private ones."""
    out: list[i64] = []
    seat = g.seats[i]
    for slot in range(ids.SLOTS):
        if seat.researched & BIT[slot]:
            t = g.cards[slot]
            if t != ids.NO_CARD:
                out.append(t)
    for t in seat.private:
        out.append(t)
    return out


def types_known(g: Beyond, i: i64) -> i64:
    """Types on the left triangles of level II and above; a hybrid counts for both
    [beyond.count.types_among_techs_level_2_plus].
    """
    seen: i64 = 0
    for t in own_technologies(g, i):
        tech = g.box.techs[t]
        if tech.level >= 2:
            seen |= tech.types
    n: i64 = 0
    for type_ in range(ids.TYPES):
        if seen & BIT[type_]:
            n += 1
    return n


def fleet(g: Beyond, i: i64, what: i64) -> i64:
    """Ships on the exploration board, those of level 4, or the sum of the levels; a ship in the
    museum never counts [beyond.count.ships].
    """
    seat = g.seats[i]
    n: i64 = 0
    for place in range(ids.MUSEUM):
        if what == SHIP_LEVELS:
            n += seat.might[place]
        elif seat.might[place]:
            for level in range(1, ids.LEVELS + 1):
                if what == SHIPS or level == ids.LEVELS:
                    n += seat.ships[place * ids.LEVELS + level - 1]
    return n


def symbols(g: Beyond, i: i64) -> i64:
    """The larger of the printed food and ore symbols on colonies and on places under control; the
    discs that lie there do not matter [beyond.count.max_single_specialisation_symbols].
    """
    printed: list[i64] = [g.box.systems[s].kinds for s in g.seats[i].colonies]
    for place in range(ids.PLACES):
        if g.holder[place] == i:
            printed.append(g.kinds_at(place))
    food: i64 = 0
    ore: i64 = 0
    for kinds in printed:
        if kinds & BIT[ids.FOOD]:
            food += 1
        if kinds & BIT[ids.ORE]:
            ore += 1
    return max(food, ore)
