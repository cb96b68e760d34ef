"""How each player stands for takeovers, open to all: strength, reserves, and what they are open to.

These are the figures that players keep with rulers and cubes at the table. They are computed, and
shown even if takeovers are off [race.takeover.tracks].
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.declare import is_vulnerable, may_attack
from perihelion.race.phases.settle_price import WORLD_OF_KIND, against, reachable
from perihelion.race.phases.strengths import defense_extra, fighters, takeover_power
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import KIND_WORDS, REBEL
from perihelion.race.pieces.kinds import SETTLE as POWERS
from perihelion.race.seat import Seat
from perihelion.race.state import Race


def military_standing(g: Race, i: i64) -> dict[str, object]:
    """What the others may know of the military of seat `i`: in Settle as of the beginning of the
    phase, at other times as if Settle began now.
    """
    table = g
    if g.phase not in (ids.SETTLE_PHASE, ids.SETTLE_AGAIN):
        table = g.copy()
        table.begin_phase(ids.SETTLE_PHASE)
    seat = table.seats[i]
    total = seat.total_military(table.cards, seat.snapshot)
    rebels = against(table, seat, _rebel_world())
    more = reachable(table, i, fighters(table, i, True), len(seat.hand))
    most = total + seat.tactics + more
    return {
        "total": int(total),
        "temporary": int(seat.tactics),
        "most": int(most),
        "most-against-rebels": int(most + rebels),
        "against": _specialised(table, seat),
        "attack": _attack_extras(table, seat),
        "defense": int(defense_extra(table, seat)),
        "open-to": _open_to(table, seat),
        "prevents": prevents(table, seat),
    }


def prevents(g: Race, seat: Seat) -> bool:
    """Whether the seat can pay for calling off a takeover [race.takeover.security-council]."""
    for power in g.powers(seat, POWERS):
        if 0 < power.prevents <= seat.prestige:
            return True
    return False


def _rebel_world() -> Card:
    return Card("rebel", True, 0, True, 0, -1, False, REBEL, -1, -1, 1, [], [])


def _specialised(g: Race, seat: Seat) -> dict[str, int]:
    """Strength against Rebels and against worlds of each kind, if there is any."""
    out: dict[str, int] = {"rebel": int(against(g, seat, _rebel_world()))}
    for kind in range(4):
        out[KIND_WORDS[kind]] = int(against(g, seat, WORLD_OF_KIND[kind]))
    return {word: amount for word, amount in out.items() if amount}


def _attack_extras(g: Race, seat: Seat) -> dict[str, int]:
    """What each takeover power of the seat would add to an attack
    [race.takeover.strength.rebel-alliance, race.takeover.sneak-attack].
    """
    out: dict[str, int] = {}
    for c in seat.snapshot:
        power = takeover_power(g, c)
        if power is not None and may_attack(g, seat, c):
            extra: i64 = 0
            for own in seat.snapshot:
                extra += power.takeover_strength_for(g.cards[own])
            out[g.name(c)] = int(extra)
    return out


def _open_to(g: Race, seat: Seat) -> list[str]:
    """The cards of the game whose takeover power the seat is vulnerable to."""
    out: list[str] = []
    for c in range(len(g.cards)):
        power = takeover_power(g, c) if g.box.present[c] else None
        if power is not None and is_vulnerable(g, seat, power) and g.name(c) not in out:
            out.append(g.name(c))
    return out
