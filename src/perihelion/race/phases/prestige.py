"""Prestige: gained and spent through cards, and the tile of the player who has most of it.

There is no end to prestige, and no way to hand it to another player [race.prestige.supply,
race.prestige.no-gifts, race.prestige.idea].
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.goals import review_prestige
from perihelion.race.pieces.kinds import BRINK_OF_WAR
from perihelion.race.state import Race


def gain(g: Race, i: i64, amount: i64, why: str) -> None:
    """Prestige comes from the supply, for symbols placed and through powers; the holder of the
    leader tile lays it there. Without the expansion that brings it, its symbols mean nothing
    [race.prestige.leader.gain-on-tile, race.prestige.gain.powers, race.combo.symbols-ignored].
    """
    if amount <= 0 or not g.setup.has(BRINK_OF_WAR):
        return
    seat = g.seats[i]
    seat.prestige += amount
    seat.gained += amount
    if g.expansions.tile == i:
        g.expansions.on_tile += amount
    if g.log is not None:
        g.tell("prestige", i, {"count": int(amount), "why": why})


def free_prestige(g: Race, i: i64) -> i64:
    """What seat `i` may spend now: all but the prestige that came with the card it is still paying
    for [race.prestige.spend, race.power.gains-usable].
    """
    seat = g.seats[i]
    frozen: i64 = 1 if seat.placed != ids.NO_CARD and g.cards[seat.placed].symbol else 0
    return max(0, seat.prestige - frozen)


def spend(g: Race, i: i64, amount: i64, why: str = "power") -> None:
    """Prestige goes back, what lies on the tile last. If that ends the sole lead of the tile's
    holder, it moves at once, and the goal for prestige may be lost [race.prestige.spend,
    race.prestige.leader.spend, race.goal.galactic-prestige].
    """
    if amount <= 0:
        return
    seat = g.seats[i]
    seat.prestige -= amount
    if g.log is not None:
        g.tell("prestige-spent", i, {"count": int(amount), "why": why})
    if g.expansions.tile == i:
        g.expansions.on_tile = min(g.expansions.on_tile, seat.prestige)
        move_tile(g)
    review_prestige(g, i)


def most_prestige(g: Race) -> i64:
    """The most prestige that anybody has."""
    most: i64 = 0
    for seat in g.seats:
        most = max(most, seat.prestige)
    return most


def sole_leader(g: Race) -> i64:
    """The player with more prestige than every other, or NOBODY [race.prestige.leader.compare,
    race.prestige.leader.tie, race.prestige.leader.nobody].
    """
    most = most_prestige(g)
    leader: i64 = NOBODY
    if most == 0:
        return leader
    for i in g.order:
        if g.seats[i].prestige == most:
            if leader != NOBODY:
                return NOBODY
            leader = i
    return leader


def move_tile(g: Race) -> None:
    """The leader tile goes to the sole leader, who lays on it what they gained in this phase and
    have not spent; or to the centre. What lay on it goes back to its owner's stock
    [race.prestige.leader.compare, race.prestige.leader.take, race.prestige.leader.tie].
    """
    expansions = g.expansions
    leader = sole_leader(g)
    if leader == expansions.tile:
        return
    former = expansions.tile
    expansions.tile = leader
    expansions.on_tile = 0
    if leader != NOBODY:
        expansions.on_tile = min(g.seats[leader].gained, g.seats[leader].prestige)
    if g.log is not None:
        if leader == NOBODY:
            g.tell("leader-tile-returned", former, {})
        else:
            g.tell("leader-tile", leader, {"count": int(expansions.on_tile)})
