"""What can happen to markers, ships and planets, whoever causes it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.scoring import open_score
from perihelion.tiny.state import LEVEL_SHIPS, Tiny

RESOURCES: Final[list[i64]] = [ids.ENERGY, ids.CULTURE]

_UNCHANGED: Final[list[i64]] = []
"""Instead of stocks as they were: nothing was paid."""


def tell(g: Tiny, kind: str, i: i64, facts: dict[str, object]) -> None:
    """Tell an event; the rogue galaxy has events of its own kind, since it is not a player."""
    if g.is_rogue(i):
        g.tell(f"rogue-{kind}", ids.NO_SEAT, facts)
    else:
        g.tell(kind, i, facts)


def tell_amount(g: Tiny, kind: str, i: i64, resource: i64, amount: i64) -> None:
    """Tell how much of a resource has come in or gone out."""
    if g.log is not None:
        tell(g, kind, i, {"amount": int(amount), "resource": ids.FACE_WORDS[resource]})


# -- resources ---------------------------------------------------------------


def add(g: Tiny, i: i64, resource: i64, amount: i64) -> i64:
    """Energy or culture comes in; what is above the maximum is lost; how much did come
    [tiny.acq.cap].
    """
    seat = g.seats[i]
    room = g.cap(i) - g.stock(i, resource)
    got: i64 = amount if amount < room else room
    if resource == ids.ENERGY:
        seat.energy += got
    else:
        seat.culture += got
    return got


def gain(g: Tiny, i: i64, resource: i64, amount: i64) -> None:
    """The same, for everybody to see."""
    got = add(g, i, resource, amount)
    if g.log is not None and amount > 0:
        tell_amount(g, "gained", i, resource, got)


def lose(g: Tiny, i: i64, resource: i64, amount: i64) -> i64:
    """Energy or culture goes out, never below nothing; how much did [tiny.acq.zero]."""
    seat = g.seats[i]
    have = g.stock(i, resource)
    gone: i64 = amount if amount < have else have
    if resource == ids.ENERGY:
        seat.energy -= gone
    else:
        seat.culture -= gone
    return gone


def pay(g: Tiny, i: i64, energy: i64, culture: i64) -> None:
    """What is spent goes out of the game into the supply, before what it buys [tiny.gen.supply,
    tiny.gen.payfirst].
    """
    seat = g.seats[i]
    seat.energy -= energy
    seat.culture -= culture
    if g.log is not None and energy + culture > 0:
        g.tell("paid", i, {"energy": int(energy), "culture": int(culture)})


def take_away(g: Tiny, i: i64, resource: i64, amount: i64) -> i64:
    """The same, against the will of the seat and for everybody to see."""
    gone = lose(g, i, resource, amount)
    if gone > 0:
        tell_amount(g, "lost", i, resource, gone)
    return gone


def take(g: Tiny, i: i64, victim: i64, resource: i64, amount: i64) -> None:
    """One seat takes from another; the victim loses it even if the other has no room
    [tiny.planet.steal, tiny.solo.attack.amount].
    """
    gain(g, i, resource, take_away(g, victim, resource, amount))


def mixes(g: Tiny, i: i64, amount: i64) -> list[i64]:
    """Every mix of energy and culture by which a seat can pay this much, as answers."""
    seat = g.seats[i]
    out: list[i64] = []
    for energy in range(amount + 1):
        if energy <= seat.energy and amount - energy <= seat.culture:
            out.append(ids.MIX + 8 * energy + amount - energy)
    return out


def has_income(g: Tiny, leader: i64, resource: i64) -> bool:
    """Whether the one followed gains by it: only the active player can [tiny.planet.birkomius,
    tiny.planet.bisschop].
    """
    return leader == g.marks.active and g.marks.income & BIT[resource] != 0


def book_follow(g: Tiny, chain: Chain) -> None:
    """A follower pays with their first complete choice, then the active player gets what it brings
    them, then the choice is carried out [tiny.follow.must_complete, tiny.follow.cost,
    tiny.gen.payfirst].
    """
    leader = chain.leader
    if leader == ids.NO_SEAT:
        return
    chain.leader = ids.NO_SEAT
    pay(g, chain.who, 0, chain.price)
    chain.price = 0
    for resource in RESOURCES:
        if has_income(g, leader, resource):
            gain(g, leader, resource, 1)


def suppose_paid(g: Tiny, chain: Chain) -> list[i64]:
    """Have a follow paid for, to see what could be done then; the stocks as they were."""
    leader = chain.leader
    if leader == ids.NO_SEAT:
        return _UNCHANGED
    mine, theirs = g.seats[chain.who], g.seats[leader]
    before: list[i64] = [mine.culture, theirs.energy, theirs.culture]
    mine.culture -= chain.price
    for resource in RESOURCES:
        if has_income(g, leader, resource):
            add(g, leader, resource, 1)
    return before


def take_back(g: Tiny, chain: Chain, before: list[i64]) -> None:
    """Put the stocks back as they were."""
    if before:
        mine, theirs = g.seats[chain.who], g.seats[chain.leader]
        mine.culture = before[0]
        theirs.energy = before[1]
        theirs.culture = before[2]


def produce(g: Tiny, i: i64, resource: i64) -> i64:
    """What the ships of a seat bring in of a resource: one for each ship on or around a planet that
    has its symbol, and at home one energy for each ship. Colonies bring nothing
    [tiny.acq.energy, tiny.acq.culture, tiny.acq.home, tiny.acq.colonies, tiny.solo.acq.orbits].
    The rogue's mat yields both [tiny.solo.acq.mat].
    """
    seat = g.seats[i]
    both = g.is_rogue(i)
    n: i64 = 0
    for place in seat.where:
        if place >= 0:
            if g.planets[place].resource == resource:
                n += 1
        elif place == ids.HOME and (resource == ids.ENERGY or both):
            n += 1
    return n


def acquire(g: Tiny, i: i64, resource: i64) -> None:
    """Gather a resource, even if nothing comes of it [tiny.acq.always]."""
    amount = produce(g, i, resource)
    if amount == 0:
        tell_amount(g, "gained", i, resource, 0)
    gain(g, i, resource, amount)


# -- ships -------------------------------------------------------------------


def advance(g: Tiny, i: i64, ship: i64, steps: i64) -> None:
    """A ship goes forward; on the last space it colonises the planet, and any steps left are lost
    [tiny.adv.one, tiny.col.reach, tiny.col.surplus, tiny.planet.advance].
    """
    seat = g.seats[i]
    p = seat.where[ship]
    seat.spot[ship] += steps
    if seat.spot[ship] >= g.planets[p].length:
        colonise(g, i, p)
    elif g.log is not None:
        to = int(seat.spot[ship])
        tell(g, "advanced", i, {"ship": int(ship + 1), "card": g.name(p), "to": to})


def push_back(g: Tiny, i: i64, ship: i64, steps: i64) -> None:
    """A ship goes back, never below the start and never off the track [tiny.planet.push]."""
    seat = g.seats[i]
    spot = seat.spot[ship] - steps
    seat.spot[ship] = spot if spot > 0 else 0
    if g.log is not None:
        p = seat.where[ship]
        to = int(seat.spot[ship])
        tell(g, "pushed", i, {"ship": int(ship + 1), "card": g.name(p), "to": to})


def colonise(g: Tiny, i: i64, p: i64) -> None:
    """All ships at the planet go home, those of the coloniser too; the card goes under the
    coloniser's mat and counts at once; the top card of the deck takes its slot. It is one step, no
    matter whose turn it is [tiny.col.ships_home, tiny.col.own_ship, tiny.col.card, tiny.col.vp,
    tiny.col.refill, tiny.col.atomic, tiny.solo.adv.colony].
    """
    for seat in g.seats:
        for k in range(ids.SHIPS):
            if seat.where[k] == p:
                seat.send_home(k)
    g.seats[i].colonies.append(p)
    if g.log is not None:
        tell(g, "colonised", i, {"card": g.name(p), "vp": int(g.planets[p].vp)})
    refill(g, g.row.index(p))
    check_score(g, i)


def refill(g: Tiny, slot: i64) -> None:
    """The top card of the deck takes a slot; with an empty deck the slot stays empty
    [tiny.col.empty_deck].
    """
    g.row[slot] = ids.NO_PLANET
    if not g.deck:
        return
    g.revealed += 1
    g.row[slot] = g.deck.pop()
    if g.marks.buried > len(g.deck):
        g.marks.buried = len(g.deck)
    if g.log is not None:
        g.tell("refilled", ids.NO_SEAT, {"card": g.name(g.row[slot]), "slot": int(slot + 1)})


# -- the empire --------------------------------------------------------------


def raise_empire(g: Tiny, i: i64, energy: i64, culture: i64) -> None:
    """One level for its price: its points count at once, a new ship goes home at once, a new die is
    rolled from the next turn on [tiny.up.one, tiny.up.vp, tiny.up.ship, tiny.up.die].
    """
    pay(g, i, energy, culture)
    seat = g.seats[i]
    seat.level += 1
    if LEVEL_SHIPS[seat.level - 1] > LEVEL_SHIPS[seat.level - 2]:
        seat.release()
    if g.log is not None:
        g.tell("upgraded", i, {"level": int(seat.level)})
    check_score(g, i)


def check_score(g: Tiny, i: i64) -> None:
    """The new score is announced. In solo play 21 points decide the game at once; otherwise the
    first to reach them triggers the end, which cannot be undone [tiny.gen.score, tiny.over.trigger,
    tiny.solo.end.now, tiny.solo.end.player21, tiny.solo.end.rogue21].
    """
    points = open_score(g, i)
    if g.log is not None:
        tell(g, "score", i, {"points": int(points)})
    if points < ids.GOAL:
        return
    if g.solo():
        decide(g, i, "points")
    elif g.marks.ended_by == ids.NO_SEAT:
        g.marks.ended_by = i
        if g.log is not None:
            g.tell("end-triggered", i, {"points": int(points)})


def decide(g: Tiny, winner: i64, by: str) -> None:
    """A solo game is over without finishing the action, the turn or the round."""
    if g.marks.winner != ids.NO_SEAT:
        return
    g.depth = 0
    g.at_work = None
    g.marks.winner = winner
    g.marks.finished = True
    if g.log is not None:
        player, rogue = int(open_score(g, 0)), int(open_score(g, ids.ROGUE_SEAT))
        g.tell(
            "solo-over",
            ids.NO_SEAT,
            {
                "outcome": "won" if winner == 0 else "lost",
                "by": by,
                "points": player,
                "against": rogue,
            },
        )


def level_price(g: Tiny, i: i64) -> i64:
    """The number of the next level [tiny.up.cost]."""
    return g.seats[i].level + 1


def is_top(g: Tiny, i: i64) -> bool:
    """Whether the printed track ends here [tiny.up.max]."""
    return g.seats[i].level >= ids.TOP_LEVEL


def rogue_level(g: Tiny) -> None:
    """The rogue's empire rises; on the skull it has won [tiny.solo.max.energy,
    tiny.solo.end.skull].
    """
    seat = g.seats[ids.ROGUE_SEAT]
    seat.level += 1
    seat.energy = 0
    if seat.level > len(g.mat().vp):
        if g.log is not None:
            g.tell("rogue-skull", ids.NO_SEAT, {})
        decide(g, ids.ROGUE_SEAT, "skull")
        return
    if g.log is not None:
        g.tell("rogue-level", ids.NO_SEAT, {"level": int(seat.level)})
    check_score(g, ids.ROGUE_SEAT)


def place(g: Tiny, i: i64, ship: i64, p: i64, spot: i64) -> None:
    """Put a ship on a planet. What it had gained on a track is lost [tiny.move.forfeit]."""
    g.seats[i].put(ship, p, spot)
    if g.log is not None:
        kind = "landed" if spot == ids.SURFACE else "entered-orbit"
        tell(g, kind, i, {"ship": int(ship + 1), "card": g.name(p)})


def go_home(g: Tiny, i: i64, ship: i64) -> None:
    """A ship goes back to its galaxy [tiny.move.home]."""
    g.seats[i].send_home(ship)
    if g.log is not None:
        tell(g, "went-home", i, {"ship": int(ship + 1)})


def other_resource(resource: i64) -> i64:
    """Culture for energy, energy for culture."""
    return ids.CULTURE if resource == ids.ENERGY else ids.ENERGY
