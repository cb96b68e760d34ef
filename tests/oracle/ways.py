"""Every way to place a world, to attack or to defend: the cards that help, and the hand cards."""

from __future__ import annotations

from itertools import combinations

from perihelion.race import ids
from perihelion.race.phases.discounts import discounts, saved
from perihelion.race.phases.settle_price import (
    defense_of,
    helpers,
    reachable,
    strength,
    world_price,
)
from perihelion.race.pieces.kinds import NO_PAY
from perihelion.race.powers.helping import Mercenaries
from perihelion.race.state import Race

from .records import Plain
from .table import slugs

Way = tuple[tuple[str, ...], int]
"""The cards of the tableau that help, mercenaries left out, and how many hand cards it takes: which
of several mercenaries the cards go to is the same.
"""


def hires(g: Race, c: int) -> bool:
    """Whether the card takes hand cards for strength."""
    return isinstance(g.cards[c].helper, Mercenaries)


def their_ways(g: Race, offer: Plain, counts: str = "n") -> set[Way]:
    """Theirs, from an offer. They let mercenaries be named without hiring any."""
    return {(named(g, way["s"]), n) for way in offer["ways"] for n in way[counts]}


def named(g: Race, specials: list[str]) -> tuple[str, ...]:
    """Their cards that help, mercenaries left out."""
    hired = {card.slug for card in g.cards if isinstance(card.helper, Mercenaries)}
    return tuple(c for c in slugs(specials) if c not in hired)


def subsets(cards: list[int]) -> list[list[int]]:
    """Every set of these cards, in their order."""
    return [list(some) for n in range(len(cards) + 1) for some in combinations(cards, n)]


def words(g: Race, cards: list[int]) -> tuple[str, ...]:
    """Our cards that help, mercenaries left out."""
    return tuple(sorted(g.name(c) for c in cards if not hires(g, c)))


def pay_powers(g: Race, i: int, world: int) -> list[int]:
    """The cards by whose power this military world may be paid for."""
    card = g.cards[world]
    return [int(c) for c in g.seats[i].snapshot if g.cards[c].helper.pays_for(card) != NO_PAY]


def hired(g: Race, i: int, chosen: list[int], missing: int) -> range:
    """How many hand cards go to the mercenaries among the cards chosen, of which at least one to
    each, for at least so much strength.
    """
    seat = g.seats[i]
    mercenaries = [c for c in chosen if hires(g, c)]
    most = min(sum(int(g.cards[c].helper.hires(seat, c)) for c in mercenaries), len(seat.hand))
    others = [c for c in chosen if c not in mercenaries]
    least = max(len(mercenaries), missing - int(reachable(g, i, others, 0)))
    return range(min(least, most), most + 1)


def settle_ways(g: Race, i: int) -> set[Way]:
    """Every way to place the world that is being settled."""
    seat = g.seats[i]
    step = g.asking(i)
    out: set[Way] = set()
    for chosen in subsets([int(h) for h in helpers(g, seat)]):
        if step.refuse_set(g, i, [*chosen, ids.CONQUER]) is None:
            missing = int(defense_of(g, seat.placed, chosen) - strength(g, seat, seat.placed))
            out |= {(words(g, chosen), n) for n in hired(g, i, chosen, missing)}
        if step.refuse_set(g, i, [*chosen, ids.PAY]) is None:
            power_named = any(g.cards[c].helper.pays for c in chosen)
            price = int(world_price(g, seat, seat.placed, chosen))
            unnamed = [] if power_named else pay_powers(g, i, seat.placed)
            if not g.cards[seat.placed].military or power_named:
                out.add((words(g, chosen), price))
            elif len(unnamed) == 1:
                out.add((words(g, [*chosen, *unnamed]), price))
    return out


def develop_ways(g: Race, i: int) -> set[Way]:
    """Every way to pay for the development that is being built."""
    seat = g.seats[i]
    out: set[Way] = set()
    for chosen in subsets([int(c) for c in discounts(g, seat)]):
        price = max(0, int(seat.owes) - sum(int(saved(g, c)) for c in chosen))
        if price <= len(seat.hand):
            out.add((words(g, chosen), price))
    return out


def fighting_ways(g: Race, i: int, usable: list[int], missing: int) -> set[Way]:
    """Every way to add at least so much temporary military with these cards."""
    out: set[Way] = set()
    for chosen in subsets(usable):
        if g.asking(i).refuse_set(g, i, [*chosen, ids.DONE]) is None:
            out |= {(words(g, chosen), n) for n in hired(g, i, chosen, missing)}
    return out


def with_few_mercenaries(g: Race, i: int, specials: list[str], count: int) -> list[str]:
    """The cards named, but of mercenaries only as many as so many hand cards are spent on."""
    out: list[str] = []
    room = 0
    for c in g.seats[i].snapshot:
        if g.name(c) in slugs(specials):
            if not hires(g, c):
                out.append(g.name(c))
            elif room < count:
                out.append(g.name(c))
                room += int(g.cards[c].helper.hires(g.seats[i], c))
    return out


def idle_mercenaries(g: Race, i: int, specials: list[str], count: int) -> set[str]:
    """The mercenaries named beyond those on whom so many hand cards are spent."""
    return set(slugs(specials)) - set(with_few_mercenaries(g, i, specials, count))
