"""Is this a position that can be played on? Whatever comes from outside is asked here.

The layout sees that every card lies somewhere once and every number is one that can be. Here: the
pieces fit each other, what is left of the round is what the chosen actions call for, and whoever is
asked has an answer.
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.asking import check_question as check_asking
from perihelion.race.phases.strengths import takeover_power
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.tiles import FIRSTS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.checking import check_asked, in_range
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad


def check_question(g: Race) -> None:
    """Somebody is asked something that the rules ask there, or the game is over."""
    if check_asked(g):
        check_asking(g)


def check_fit(g: Race) -> None:
    """Refuse pieces that do not lie together like this."""
    for i in range(g.setup.players):
        _check_seat(g, i)
        _check_tableau(g, i, g.seats[i])
    _check_expansions(g)
    _check_attacks(g)


def _check_seat(g: Race, i: i64) -> None:
    """What is noted of cards is noted of cards that are there."""
    seat = g.seats[i]
    here = f"seats {i}"
    if not g.setup.expansions and len(set(seat.used)) != len(seat.used):
        raise bad(f"{here} used")
    if seat.placed != ids.NO_CARD and seat.placed not in seat.tableau:
        raise bad(f"{here} placed")
    if len(set(seat.shown)) != len(seat.shown) or not set(seat.shown) <= set(seat.hand):
        raise bad(f"{here} shown")
    opening = g.setup.expansions and len(seat.drawn) == 2
    if not (seat.tableau or opening or g.setup.takeovers):  # the only world may be taken over
        raise bad(f"{here} tableau")


def _check_expansions(g: Race) -> None:
    """Each goal once, first goals with nobody who holds them, and no more prestige on the leader
    tile than its holder has.
    """
    pieces = g.expansions
    if len(set(pieces.goals)) != len(pieces.goals):
        raise bad("goals")
    if len(pieces.holders) != len(pieces.goals):
        raise bad("holders")
    for k in range(len(pieces.goals)):
        if pieces.goals[k] < FIRSTS and pieces.holders[k] != NOBODY:
            raise bad("holders")
    leader = pieces.tile
    in_range(pieces.on_tile, 0, "on_tile", g.seats[leader].prestige if leader != NOBODY else 0)


def _check_attacks(g: Race) -> None:
    """Takeovers are declared in Settle, by a player with such a power, against another."""
    players: i64 = g.setup.players
    cards: i64 = len(g.cards)
    attacks = g.expansions.attacks
    if attacks and not (g.setup.takeovers and g.phase in (ids.SETTLE_PHASE, ids.SETTLE_AGAIN)):
        raise bad("attacks")
    for attack in attacks:
        in_range(attack.attacker, 0, "attacks", players - 1)
        in_range(attack.owner, 0, "attacks", players - 1)
        in_range(attack.power, 0, "attacks", cards - 1)
        in_range(attack.world, 0, "attacks", cards - 1)
        in_range(attack.fleet, ids.NO_CARD, "attacks", cards - 1)
        if attack.attacker == attack.owner or takeover_power(g, attack.power) is None:
            raise bad("attacks")
    in_range(g.expansions.prevented, NOBODY, "prevented", len(attacks) - 1)


def _check_tableau(g: Race, i: int, seat: Seat) -> None:
    """No development twice, and goods only on worlds that can have one."""
    names: list[str] = []
    for k, c in enumerate(seat.tableau):
        card = g.cards[c]
        if card.slug in names:
            raise BadRecord("CARD_TWICE", {"card": card.slug})
        names.append(card.slug)
        if seat.goods[k] != ids.NO_CARD and card.kind < 0:
            raise bad(f"seats {i} tableau {k}")
