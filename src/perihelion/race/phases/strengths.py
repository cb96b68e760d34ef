"""Phase III, how strong both sides of a takeover are, and what either can still add."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race.phases.rule import is_card
from perihelion.race.phases.settle_price import WORLD_OF_KIND, against, attacking, fighting
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.expansions import Attack
from perihelion.race.pieces.kinds import ANY
from perihelion.race.pieces.kinds import SETTLE as POWERS
from perihelion.race.power import Power
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal


def takeover_power(g: Race, c: i64) -> Power | None:
    """The takeover power of a card."""
    for power in g.cards[c].of_phase[POWERS]:
        if power.takeover:
            return power
    return None


def attack_strength(g: Race, attack: Attack) -> i64:
    """Total military, what is specialised on the world, temporary military, the boost, and what the
    power itself adds [race.takeover.strength.test, race.takeover.strength.extras,
    race.takeover.strength.rebel-alliance, race.takeover.strength.negative].
    """
    seat = g.seats[attack.attacker]
    total = attacking(g, seat, as_defended(g, attack))
    power = takeover_power(g, attack.power)
    assert power is not None
    for c in seat.snapshot:
        total += power.takeover_strength_for(g.cards[c])
    return total


def defense_strength(g: Race, attack: Attack) -> i64:
    """The owner's total military, what is specialised on the world and temporary military, what
    powers add for their military worlds, and the number of the world itself; a boost does not
    defend [race.takeover.strength.test, race.takeover.strength.rebel-pact,
    race.prestige.boost.settle].
    """
    seat = g.seats[attack.owner]
    total = fighting(g, seat, as_defended(g, attack)) + defense_extra(g, seat)
    return total + g.cards[attack.world].number


def defense_extra(g: Race, seat: Seat) -> i64:
    """What powers add to any defense for the military worlds that lay there when the phase began
    [race.takeover.strength.rebel-pact, race.pw.takeover-defense].
    """
    total: i64 = 0
    for power in g.powers(seat, POWERS):
        for c in seat.snapshot:
            total += power.defense_for(g.cards[c])
    return total


def as_defended(g: Race, attack: Attack) -> Card:
    """The world that is attacked; one of any kind is of the kind that suits its owner best
    [race.oort.military].
    """
    world = g.cards[attack.world]
    if world.kind != ANY:
        return world
    attacker = g.seats[attack.attacker]
    owner = g.seats[attack.owner]
    best = WORLD_OF_KIND[0]
    for one in WORLD_OF_KIND:
        gap = against(g, attacker, one) - against(g, owner, one)
        if gap < against(g, attacker, best) - against(g, owner, best):
            best = one
    return best


def advantage(g: Race, attack: Attack) -> i64:
    """By how much the attack is stronger than the defense [race.takeover.strength.test]."""
    return attack_strength(g, attack) - defense_strength(g, attack)


def bar_fighting(g: Race, i: i64, h: i64, defends: bool) -> Refusal | None:
    """Why card `h` cannot bring temporary military now. In defense the rest of a power used in part
    is left [race.pw.temp-military-when, race.pw.temp-military-discard-cards,
    race.takeover.resolve.defend, race.takeover.resolve.defend-rest,
    race.takeover.declare.costs].
    """
    seat = g.seats[i]
    if not is_card(g, h):
        return None
    helper = g.cards[h].helper
    if h not in seat.snapshot or not helper.arms:
        return Refusal("POWER_NOT_ACTIVE", {"card": g.name(h)})
    if h in seat.used and not (defends and helper.hires(seat, h) > 0):
        return Refusal("POWER_ALREADY_USED", {"card": g.name(h)})
    return helper.lacks(g, i, h)


def fighters(g: Race, i: i64, defends: bool) -> list[i64]:
    """The cards that can bring temporary military now and can be paid for, sorted."""
    out: list[i64] = []
    for h in g.seats[i].snapshot:
        if g.cards[h].helping and bar_fighting(g, i, h, defends) is None:
            out.append(h)
    out.sort()
    return out
