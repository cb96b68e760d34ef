"""Can these pieces lie like this? Every card somewhere exactly once, every cube and disc where it
can be, every number one that can be. Cards lie face down only in views.
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.achievement import discs_claimed, is_stalemate, threshold
from perihelion.beyond.phases.control import OutpostOrder
from perihelion.beyond.phases.discs import FOR_OUTPOST, TakeDisc
from perihelion.beyond.phases.spaces import action_at, is_space, is_unlimited
from perihelion.beyond.seat import ORE_IN, STARS_IN, Seat
from perihelion.beyond.state import Beyond
from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import check_kernel, in_range
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad


def check_pieces(g: Beyond) -> None:
    """Everything is somewhere once, and numbers are such as can be."""
    players: i64 = g.setup.players
    check_kernel(g, players, len(g.seats), g.setup.automatic)
    if g.order != g.clockwise(g.order[0]):
        raise bad("order")
    if len({seat.faction for seat in g.seats}) != players:
        raise bad("seats faction")
    _check_technologies(g)
    _check_events(g)
    _check_systems(g)
    _check_achievements(g)
    _check_places(g)
    for i in range(players):
        _check_seat(g, i)
    _check_marks(g)


def _once(seen: list[bool], card: i64, field: str) -> None:
    """A card has been found."""
    if not 0 <= card < len(seen):
        raise bad(field)
    if seen[card]:
        raise BadRecord("CARD_TWICE", {"card": field})
    seen[card] = True


def _check_technologies(g: Beyond) -> None:
    """Every technology once, on slots and in decks of its level."""
    seen: list[bool] = [False] * ids.TECHS
    hidden = 0
    for slot in range(ids.SLOTS):
        t = g.cards[slot]
        if t != ids.NO_CARD:
            _once(seen, t, "slots")
            if g.box.techs[t].level != ids.LEVEL_OF_SLOT[slot]:
                raise bad("slots")
        elif slot < ids.FIRST_OF_LEVEL[2]:
            raise bad("slots")
    for seat in g.seats:
        for t in seat.private:
            _once(seen, t, "private")
    for t in [*g.drawn, *g.out]:
        _once(seen, t, "out")
    for d in range(ids.DECK_A):
        hidden += _check_deck(g, d, seen)
        for t in g.decks[d]:
            if t >= 0 and g.box.techs[t].level != d + 2:
                raise bad(f"decks {d}")
    for d in range(ids.DECK_A):
        unseen = [t for t in range(ids.TECHS) if not seen[t] and g.box.techs[t].level == d + 2]
        if len(unseen) != g.decks[d].count(ids.HIDDEN):
            raise BadRecord("CARD_MISSING", {"card": f"decks {d}"})
    if seen.count(False) != hidden:
        raise BadRecord("CARD_MISSING", {"card": "level I"})


def _check_deck(g: Beyond, d: i64, seen: list[bool]) -> int:
    """The cards of a deck; in a view those that nobody knows lie face down, and no others."""
    known: i64 = 0
    for size in g.buried[d]:
        in_range(size, 1, f"buried {d}", len(g.decks[d]))
        known += size
    if known > len(g.decks[d]):
        raise bad(f"buried {d}")
    hidden = 0
    for k in range(len(g.decks[d])):
        card = g.decks[d][k]
        if (card == ids.HIDDEN) != (g.viewer != NO_VIEW and k >= known):
            raise BadRecord("UNKNOWN_CARD", {"card": "?"})
        if card == ids.HIDDEN:
            hidden += 1
        else:
            _once(seen, card, f"decks {d}")
    return hidden


def _check_events(g: Beyond) -> None:
    """Every event once: on an undiscovered slot of its level, open, discarded or out of the game;
    those that are in every game are never out of it.
    """
    seen: list[bool] = [False] * ids.EVENTS
    view = g.viewer != NO_VIEW
    covered: list[int] = [0, 0, 0, 0]
    for slot in range(ids.SLOTS):
        e = g.covers[slot]
        if e == ids.NO_CARD:
            continue
        if (
            g.cards[slot] != ids.NO_CARD
            or not 2 <= ids.LEVEL_OF_SLOT[slot] <= 3
            or (e == ids.HIDDEN) != view
        ):
            raise bad("events")
        if e == ids.HIDDEN:
            covered[ids.LEVEL_OF_SLOT[slot]] += 1
        else:
            _once(seen, e, "events")
            if g.box.events[e].level != ids.LEVEL_OF_SLOT[slot]:
                raise bad("events")
    for e in g.unused:
        if (e == ids.HIDDEN) != view:
            raise bad("unused")
        if e != ids.HIDDEN:
            _once(seen, e, "unused")
            if g.box.events[e].mandatory:
                raise bad("unused")
    for e in [*g.discarded, *g.staying]:
        _once(seen, e, "events")
    hidden = 0
    for level in (2, 3):
        unseen = [e for e in range(ids.EVENTS) if not seen[e] and g.box.events[e].level == level]
        must = [e for e in unseen if g.box.events[e].mandatory]
        if not len(must) <= covered[level] <= len(unseen):
            raise bad("events")
        hidden += len(unseen)
    if hidden != (sum(covered) + len(g.unused) if view else 0):
        raise BadRecord("CARD_MISSING", {"card": "events"})
    if len(g.staying) != len(g.staying_at):
        raise bad("staying")
    for where in g.staying_at:
        fine = 0 <= where < ids.SLOTS or ids.AT_PLACE <= where < ids.AT_PLACE + ids.MUSEUM
        fine = fine or ids.AT_SEAT <= where < ids.AT_SEAT + g.setup.players
        if not fine and where != ids.AT_ACHIEVEMENTS and where != ids.AT_LINKED:
            raise bad("staying")


def _check_systems(g: Beyond) -> None:
    """Every system once, and only where systems lie."""
    seen: list[bool] = [False] * ids.SYSTEMS
    hidden = 0
    for place in range(ids.PLACES):
        s = g.systems[place]
        if s != ids.NO_CARD:
            _once(seen, s, "systems")
            if not ids.FIRST_SYSTEM <= place < ids.FIRST_YARD and place != ids.EXTRA:
                raise bad("systems")
    for seat in g.seats:
        for s in seat.colonies:
            _once(seen, s, "colonies")
    for s in [*g.drawn_systems, *g.out_systems]:
        _once(seen, s, "out_systems")
    if g.marks.linked != ids.NO_CARD:
        _once(seen, g.marks.linked, "linked")
    if g.marks.linked != ids.NO_CARD and ids.AT_LINKED not in g.staying_at:
        raise bad("linked")
    if (g.systems[ids.EXTRA] != ids.NO_CARD) != (g.marks.extra_at != ids.NOWHERE):
        raise bad("extra_at")
    if (
        g.marks.extra_at != ids.NOWHERE
        and not ids.FIRST_SYSTEM <= g.marks.extra_at < ids.FIRST_YARD
    ):
        raise bad("extra_at")
    for d in range(ids.DECK_A, ids.DECKS):
        hidden += _check_deck(g, d, seen)
        for s in g.decks[d]:
            if s >= 0 and g.box.systems[s].deck != d:
                raise bad(f"decks {d}")
    for d in range(ids.DECK_A, ids.DECKS):
        unseen = [s for s in range(ids.SYSTEMS) if not seen[s] and g.box.systems[s].deck == d]
        if len(unseen) != g.decks[d].count(ids.HIDDEN):
            raise BadRecord("CARD_MISSING", {"card": f"decks {d}"})


def _check_achievements(g: Beyond) -> None:
    """Four achievements, two basic, and on each no faction twice."""
    if len(g.achievements) != 4 or len(g.claims) != 4 or len(set(g.achievements)) != 4:
        raise bad("achievements")
    groups: list[int] = []
    for k, achievement in enumerate(g.achievements):
        in_range(achievement, 0, "achievements", ids.ACHIEVEMENTS - 1)
        card = g.box.achievements[achievement]
        groups.append(card.group)
        claimed = [claim % 4 for claim in g.claims[k]]
        if len(claimed) > card.places(g.setup.players) or len(set(claimed)) != len(claimed):
            raise bad("claims")
        for claim in g.claims[k]:
            in_range(claim, 0, "claims", 4 * ids.STAR + 3)
            in_range(claim % 4, 0, "claims", g.setup.players - 1)
    if groups != [0, 0, 1, 2]:
        raise bad("achievements")


def _check_places(g: Beyond) -> None:
    """An outpost lies where somebody is in control, and nowhere else."""
    awaited = [
        step.where
        for step in g.agenda
        if isinstance(step, TakeDisc) and step.purpose == FOR_OUTPOST
    ]
    ordering = [step.seat for step in g.agenda if isinstance(step, OutpostOrder)]
    for place in range(ids.PLACES):
        holder = g.holder[place]
        in_range(holder, ids.NOBODY, "outposts", g.setup.players - 1)
        in_range(g.outpost[place], ids.NO_DISC, "outposts", ids.STAR)
        if holder != ids.NOBODY and (not g.there(place) or not g.kinds_at(place)):
            raise bad("outposts")
        bare = holder == ids.NOBODY or place in awaited
        if (g.outpost[place] == ids.NO_DISC) != bare and (bare or holder not in ordering):
            raise bad("outposts")


def _check_seat(g: Beyond, i: i64) -> None:
    """Twenty cubes, eight discs of each kind, and the rest of a mat."""
    seat = g.seats[i]
    here = f"seats {i}"
    for name, number in (
        ("ore", seat.ore),
        ("population", seat.population),
        ("aside", seat.aside),
    ):
        in_range(number, 0, f"{here} {name}")
    for n in [*seat.supply, *seat.ships, *seat.discs, *seat.automated]:
        in_range(n, 0, here, 99)
    in_range(seat.researched, 0, f"{here} researched", BIT[ids.SLOTS] - 1)
    ships: i64 = 0
    for k in range(ids.HANGARS):
        ships += seat.ships[k]
        place: i64 = k // ids.LEVELS
        if seat.ships[k] and place != ids.MUSEUM and not g.there(place):
            raise bad(f"{here} ships")
    cubes = seat.stock() + seat.population + seat.aside + ships + _bits(seat.researched)
    if cubes != 20:
        raise BadRecord("WRONG_CUBES", {"seat": int(i) + 1, "count": int(cubes)})
    _check_discs(g, i, seat)
    own: i64 = 0
    for t in [*technologies_of(g, seat), *seat.private]:
        own |= g.box.techs[t].powers
    for s in seat.colonies:
        own |= g.box.systems[s].powers
    if seat.powers < 0 or seat.powers & ~own:
        raise bad(f"{here} powers")
    in_range(seat.used_techs, 0, f"{here} used", BIT[ids.TECHS] - 1)
    in_range(seat.used, 0, f"{here} used", BIT[30] - 1)
    in_range(seat.spent, 0, f"{here} spent", BIT[30] - 1)
    in_range(seat.emptied, 0, f"{here} emptied", 3)
    if seat.pawn != ids.OFF_BOARD:
        if not is_space(seat.pawn) or seat.pawn not in g.box.answers.words:
            raise bad(f"{here} pawn")
        if action_at(g, seat.pawn) is None:
            raise bad(f"{here} pawn")
        for k in range(i):
            if g.seats[k].pawn == seat.pawn and not is_unlimited(seat.pawn):
                raise bad(f"{here} pawn")


def technologies_of(g: Beyond, seat: Seat) -> list[i64]:
    """The technologies by which the faction's cubes stand."""
    return [
        g.cards[slot]
        for slot in range(ids.SLOTS)
        if seat.researched & BIT[slot] and g.cards[slot] != ids.NO_CARD
    ]


def _bits(mask: i64) -> i64:
    n: i64 = 0
    for slot in range(ids.SLOTS):
        if mask & BIT[slot]:
            n += 1
    return n


def _check_discs(g: Beyond, i: i64, seat: Seat) -> None:
    """Discs on the tracks, automated, on outposts, colonies and achievements make eight of each
    kind [beyond.comp.disc-conservation].
    """
    if len(seat.colonies) != len(seat.colony_discs):
        raise bad(f"seats {i} colonies")
    for code in seat.colony_discs:
        in_range(code, 0, f"seats {i} colonies", 16 * STARS_IN - 1)
    for kind in (ids.FOOD, ids.ORE):
        n = seat.discs[kind] + seat.automated[kind]
        for place in range(ids.PLACES):
            if g.holder[place] == i and g.outpost[place] == kind:
                n += 1
        for code in seat.colony_discs:
            n += code % ORE_IN if kind == ids.FOOD else code // ORE_IN % 16
        for claims in g.claims:
            n += claims.count(4 * kind + i)
        if n != 8:
            raise BadRecord("WRONG_DISCS", {"seat": int(i) + 1, "count": int(n)})


def _check_marks(g: Beyond) -> None:
    marks = g.marks
    in_range(marks.active, 0, "active", g.setup.players - 1)
    in_range(marks.round, 1, "round")
    in_range(marks.claimant, ids.NOBODY, "claimant", g.setup.players - 1)
    in_range(marks.progress, 1, "progress", marks.round)
    ending = discs_claimed(g) >= threshold(g.setup.players)
    if (marks.last_round != 0) != (ending or is_stalemate(g)):
        raise bad("last_round")
    if marks.last_round and not marks.round <= marks.last_round <= marks.round + 1:
        raise bad("last_round")
    in_range(marks.guilds, 0, "guilds", 15)
    in_range(marks.rows, 0, "rows", 31 if g.setup.tableau else 0)
    if marks.rows & 3:
        raise bad("rows")
    for d in range(ids.DECK_A):
        if marks.rows & BIT[d + 2] and g.buried[d] != ([len(g.decks[d])] if g.decks[d] else []):
            raise bad(f"buried {d}")
    in_range(marks.extra_at, ids.NOWHERE, "extra_at", ids.FIRST_YARD - 1)
    in_range(marks.free, 0, "free", BIT[ids.PLACES] - 1)
    in_range(marks.dirty, 0, "dirty", BIT[ids.PLACES] - 1)
    in_range(marks.captures, 0, "captures", 99)
    in_range(marks.points, -1, "points", 20)
    in_range(marks.target, ids.NOWHERE, "target", ids.MUSEUM - 1)
    in_range(marks.settled, 0, "settled", 99)
    in_range(marks.trades, 0, "trades")
    if len(marks.before) not in (0, ids.HANGARS):
        raise bad("before")
    for n in [*marks.before, *marks.touched]:
        in_range(n, 0, "touched", 99)
    for one in marks.waiting:
        in_range(one // 16, 0, "waiting", g.setup.players - 1)
        in_range(one % 16, ids.FIRST_SYSTEM, "waiting", ids.MUSEUM - 1)
    for space in marks.chain:
        if not is_space(space):
            raise bad("chain")
