"""Whether the bonuses of gaining control bring a colony into reach.

A jump that ends may give control, and control may bring another jump or an upgrade. An action that
must colonise is possible if such bonuses, taken well, lead to a colony
[beyond.turn.action.feasible, beyond.colonise.after-jump, beyond.bonus.control]. Only what the
seat's own ships can do is tried: nobody knows beforehand what rivals do with their bonuses.
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases import ships
from perihelion.beyond.phases.colonise import has_open_colony
from perihelion.beyond.phases.control import holder_after
from perihelion.beyond.phases.discs import tracks
from perihelion.beyond.phases.triggers import ABILITY_BIT, answering
from perihelion.beyond.pieces.mats import GAIN_CONTROL
from perihelion.beyond.power import Effect
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT


def colony_in_prospect(g: Beyond, i: i64, points: i64, built: list[i64] | None) -> bool:
    """Whether seat `i` can end a jump with this many points left so that the bonuses of new control
    lead to a colony; `built` are ships that will stand on the board by then, as in an outlook.
    """
    if not may_gain(g, i, points, built):
        return False
    for start in _launched(g, i, built):
        for end in jumps(start, i, points, True):
            if _checked(end, i, [], []):
                return True
    return False


def may_gain(g: Beyond, i: i64, points: i64, built: list[i64] | None) -> bool:
    """Whether a jump with this many points could win a place whose bonus moves or strengthens
    ships: a cheap test that nearly always says no.
    """
    for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
        if g.holder[place] != i and _helps(g, i, place):
            if ships.most_strength(g, i, place, points, built) > ships.strongest_rival(g, i, place):
                return True
    return False


def _helps(g: Beyond, i: i64, place: i64) -> bool:
    """Whether gaining control of the place could stir ships of seat `i`."""
    if not g.kinds_at(place):
        return False
    s = g.systems[place]
    if s != ids.NO_CARD and _stirs(g.box.systems[s].control.effects):
        return True
    if g.setup.advanced:
        for ability in g.mats[i].abilities:
            if ability.trigger == GAIN_CONTROL and _stirs(ability.bundle.effects):
                return True
    return False


def _stirs(effects: list[Effect]) -> bool:
    for effect in effects:
        if effect.stirs():
            return True
    return False


def _launched(g: Beyond, i: i64, built: list[i64] | None) -> list[Beyond]:
    """The board with these new ships, wherever they may appear."""
    out = [g]
    for ship in built if built is not None else []:
        sites: list[i64] = ships.build_sites(g, i) if ship // ids.LEVELS == 0 else [ids.DEEP_SPACE]
        more: list[Beyond] = []
        for before in out:
            for site in sites:
                after = before.trial(i)
                after.seats[i].add_ship(site, ship % ids.LEVELS + 1)
                more.append(after)
        out = more
    return out


def _wins_help(g: Beyond, i: i64) -> bool:
    """Whether the ships as they stand win a place whose bonus stirs ships."""
    for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
        if g.holder[place] != i and g.seats[i].might[place] > ships.strongest_rival(g, i, place):
            if _helps(g, i, place):
                return True
    return False


def jumps(g: Beyond, i: i64, points: i64, helping: bool) -> list[Beyond]:
    """Every way to spend up to this many points: each ship goes straight to its destination. If
    asked for, only those that win a place whose bonus stirs ships.
    """
    out: list[Beyond] = []
    _gather_jumps(g, i, points, helping, 0, out)
    return out


def _gather_jumps(
    g: Beyond, i: i64, points: i64, helping: bool, first: i64, out: list[Beyond]
) -> None:
    if not helping or _wins_help(g, i):
        out.append(g.trial(i))
    seat = g.seats[i]
    for k in range(first, ids.MUSEUM * ids.LEVELS):
        if points == 0 or seat.ships[k] == 0:
            continue
        start = k // ids.LEVELS
        level = k % ids.LEVELS + 1
        for end in ships.everywhere_but(g, start):
            far = ships.distance(g, i, start, end)
            if far <= points:
                seat.change_ship(start, level, end, level)
                _gather_jumps(g, i, points - far, helping, k, out)
                seat.change_ship(end, level, start, level)


def _checked(g: Beyond, i: i64, effects: list[Effect], waiting: list[i64]) -> bool:
    """Check control on a trial position: is there a colony now, or will there be one after the rest
    of this bonus and those that wait?
    """
    waiting = waiting[:]
    for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
        kinds = g.kinds_at(place)
        if not kinds:
            continue
        after = holder_after(g, place)
        if after == g.holder[place]:
            continue
        g.holder[place] = after
        if after == i:
            waiting.append(place)
            _place_outpost(g, i, kinds)
    return has_open_colony(g, i) or _bonuses_lead_on(g, i, effects, waiting)


def _place_outpost(g: Beyond, i: i64, kinds: i64) -> None:
    """Its disc may uncover an ability. Where either track may give it, whichever helps does."""
    discs = g.seats[i].discs
    may = tracks(g, i, kinds)
    for track in range(2):
        if may & BIT[track] and discs[track] > 0:
            discs[track] = discs[track] - 1


def _bonuses_lead_on(g: Beyond, i: i64, effects: list[Effect], waiting: list[i64]) -> bool:
    """Carry out the rest of a bonus, then those that wait, in any order."""
    for k in range(len(effects)):
        if effects[k].stirs():
            for after in effects[k].ways(g, i):
                if _checked(after, i, effects[k + 1 :], waiting):
                    return True
            return False
    for k in range(len(waiting)):
        after = g.trial(i)
        effects = _bonus(after, i, waiting[k])
        if _bonuses_lead_on(after, i, effects, waiting[:k] + waiting[k + 1 :]):
            return True
    return False


def _bonus(g: Beyond, i: i64, place: i64) -> list[Effect]:
    """What gaining the place brings; an ability of the mat acts only once."""
    out: list[Effect] = []
    s = g.systems[place]
    if s != ids.NO_CARD:
        out.extend(g.box.systems[s].control.effects)
    for k in answering(g, i, GAIN_CONTROL):
        g.seats[i].used |= BIT[ABILITY_BIT + k]
        g.seats[i].spent |= BIT[ABILITY_BIT + k]
        out.extend(g.mats[i].abilities[k].bundle.effects)
    return out
