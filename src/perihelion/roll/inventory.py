"""Are all pieces there, and are they such as can be? Whatever comes from outside is asked here.

Every tile lies somewhere exactly once, no die is lost, and every number is one that can be. Tiles
lie face down, and dice behind screens, only in views.
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.produce import capacity
from perihelion.roll.phases.ship import shipped_good
from perihelion.roll.pieces.handful import LARGEST as LARGEST_HANDFUL
from perihelion.roll.pieces.tiles import DICE_IN_BOX, FACES
from perihelion.roll.state import Roll
from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import (
    LARGEST,
    check_kernel,
    in_range,
)
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad


def check_pieces(g: Roll) -> None:
    """Every tile somewhere once, every die counted, and numbers that can be."""
    check_kernel(g, g.setup.players, len(g.seats), g.setup.automatic)
    in_range(g.rounds, 0, "round")
    in_range(g.pool, -LARGEST, "pool")
    in_range(g.played, 0, "played", BIT[ids.PHASES] - 1)
    in_range(g.step, 0, "step", ids.OVER_STEP)
    starts: list[i64] = []
    for i in range(g.setup.players):
        _check_seat(g, i)
        _check_start_tiles(g, i, starts)
        _check_goods(g, i)
        _check_rolled(g, i)
    _check_tiles(g)
    _check_dice(g)


def _check_seat(g: Roll, i: i64) -> None:
    """The numbers of one seat."""
    seat = g.seats[i]
    here = f"seats {i}"
    if seat.number not in g.box.factions:
        raise bad(f"{here} faction")
    in_range(seat.credits, 1, f"{here} credits", 10)
    in_range(seat.chips, 0, f"{here} chips")
    if seat.building != ids.NOTHING:
        _check_side(g, seat.building, f"{here} building")
    in_range(seat.scouted, 0, f"{here} scouted", 1)
    in_range(seat.missing, 0, f"{here} missing", len(g.box.tiles))
    if seat.shipping != ids.NOTHING and shipped_good(g, i) < 0:
        raise bad(f"{here} shipping")
    in_range(seat.extra, 0, f"{here} extra", LARGEST_HANDFUL)
    in_range(seat.used, 0, f"{here} used", LARGEST_HANDFUL)
    if len(seat.dice) != ids.PLACES:
        raise bad(f"{here} dice")
    for handful in seat.dice:
        in_range(handful, 0, f"{here} dice", LARGEST_HANDFUL)


def _check_start_tiles(g: Roll, i: i64, seen: list[i64]) -> None:
    """A tableau begins with both halves of its faction and a home world; none is there twice."""
    tableau = g.seats[i].tableau
    if tableau[:2] != g.box.faction_sides(g.seats[i].number) or len(tableau) < 3:
        raise bad(f"seats {i} tableau")
    if tableau[2] not in g.box.home_worlds:
        raise bad(f"seats {i} tableau")
    for s in tableau[:3]:
        if s in seen:
            raise BadRecord("CARD_TWICE", {"card": g.name(s)})
        seen.append(s)
    for s in tableau[3:]:
        _check_side(g, s, f"seats {i} tableau")


def _check_side(g: Roll, s: i64, field: str) -> None:
    """A side of a game tile."""
    in_range(s, 0, field, len(g.sides) - 1)
    if not g.box.in_bag[s]:
        raise bad(field)


def _check_goods(g: Roll, i: i64) -> None:
    """Goods lie on coloured worlds of their owner, no more than there is room for."""
    seat = g.seats[i]
    most = capacity(g, i)
    for k, good in enumerate(seat.goods):
        s = good // 8
        if s not in seat.tableau or not g.sides[s].coloured or good % 8 >= ids.COLOURS:
            raise bad(f"seats {i} goods")
        if seat.goods_on(s) > most or (k > 0 and good < seat.goods[k - 1]):
            raise bad(f"seats {i} goods")


def _check_rolled(g: Roll, i: i64) -> None:
    """Dice show one of their faces; in a view nobody knows which but the owner."""
    rolled = g.seats[i].rolled
    hidden = g.viewer != NO_VIEW and g.viewer != i
    for k, die in enumerate(rolled):
        in_range(die, 0, f"seats {i} rolled", ids.COLOURS * 8 - 1)
        fine = die % 8 == ids.UNSEEN if hidden else die % 8 in FACES[die // 8]
        if not fine or (k > 0 and die < rolled[k - 1]):
            raise bad(f"seats {i} rolled")


def _check_tiles(g: Roll) -> None:
    """Every tile lies somewhere exactly once; in a view those face down make up the number."""
    seen = {int(t): False for t in g.box.tiles}
    hidden = 0
    for field, pile, may_hide in _piles(g):
        for t in pile:
            if t == ids.HIDDEN and may_hide:
                hidden += 1
            elif t == ids.HIDDEN:
                raise BadRecord("UNKNOWN_CARD", {"card": "?"})
            elif t not in seen:
                raise bad(field)
            elif seen[t]:
                raise BadRecord("CARD_TWICE", {"card": g.name(2 * t)})
            else:
                seen[t] = True
    missing = [g.name(2 * t) for t in g.box.tiles if not seen[t]]
    if len(missing) > hidden:
        raise BadRecord("CARD_MISSING", {"card": missing[0]})
    if len(missing) < hidden:
        raise BadRecord("CARD_TWICE", {"card": "?"})


def _piles(g: Roll) -> list[tuple[str, list[i64], bool]]:
    """Wherever tiles lie, and whether they may lie there face down."""
    view = g.viewer != NO_VIEW
    out: list[tuple[str, list[i64], bool]] = [
        ("bag", g.bag, view),
        ("pile", g.pile, view),
        ("out", g.out, False),
    ]
    for i, seat in enumerate(g.seats):
        others = view and i != g.viewer
        completed = [s // 2 for s in seat.tableau if g.box.in_bag[s]]
        out.append((f"seats {i} tableau", completed, False))
        out.append((f"seats {i} hand", seat.hand, others))
        for name, stack in (("dev", seat.dev), ("world", seat.world)):
            out.append((f"seats {i} {name}", stack[:1], False))
            out.append((f"seats {i} {name}", stack[1:], others))
    return out


def _check_dice(g: Roll) -> None:
    """Supply and players together have what the box holds, and nobody is without dice."""
    if len(g.supply) != ids.COLOURS:
        raise bad("supply")
    for colour in range(ids.COLOURS):
        count = g.supply[colour]
        in_range(count, 0, "supply")
        for seat in g.seats:
            count += seat.owned(colour)
        if count != DICE_IN_BOX[colour]:
            raise bad("supply")
    for i, seat in enumerate(g.seats):
        if not any(seat.owned(colour) for colour in range(ids.COLOURS)):
            raise bad(f"seats {i} dice")
