"""Is this a position that can be played on? Whatever comes from outside is asked here.

First the pieces: every card lies somewhere exactly once and every number is one that can be. Then
the question: what is left of the round is what the chosen actions call for, and whoever is asked
has an answer. Cards lie face down only in views.
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.asking import check_question
from perihelion.race.phases.strengths import takeover_power
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.kinds import ANY
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import LARGEST, check_asked, check_kernel, in_range
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad


def checked(g: Race) -> Race:
    """The position, if it is one that can be played on or, as a view, looked at."""
    check_pieces(g)
    check_open_question(g)
    return g


def check_open_question(g: Race) -> None:
    """Somebody is asked something that the rules ask there, or the game is over."""
    in_range(g.phase, 0, "phase", len(ids.PHASES) - 1)
    if check_asked(g):
        check_question(g)


# -- the pieces --------------------------------------------------------------


def check_pieces(g: Race) -> None:
    """Every card somewhere once, and numbers that can be."""
    check_kernel(g, g.setup.players, len(g.seats), g.setup.automatic)
    in_range(g.round, 0, "round")
    in_range(g.pool, -LARGEST, "pool")
    for i in range(g.setup.players):
        _check_seat(g, i)
    _check_cards(g)
    _check_expansions(g)
    _check_attacks(g)


def _check_seat(g: Race, i: i64) -> None:
    """The numbers of one seat."""
    seat = g.seats[i]
    here = f"seats {i}"
    in_range(seat.start, -1, f"{here} start", 15)
    in_range(seat.chips, 0, f"{here} chips")
    most: i64 = BIT[ids.SEARCH_BIT + 1] if g.setup.expansions else BIT[ids.ACTIONS]
    in_range(seat.actions, 0, f"{here} actions", most - 1)
    for name, number in (
        ("prestige", seat.prestige),
        ("gained", seat.gained),
        ("boosted", seat.boosted),
        ("declared", seat.declared),
    ):
        in_range(number, 0, f"{here} {name}", LARGEST if g.setup.expansions else 0)
    in_range(seat.firsts, 0, f"{here} firsts", BIT[FIRSTS] - 1 if g.setup.expansions else 0)
    in_range(seat.settled, 0, f"{here} settled", LARGEST if g.setup.expansions else 1)
    for c in seat.snapshot:
        in_range(c, 0, f"{here} snapshot", len(g.cards) - 1)
    in_range(seat.owes, 0, f"{here} owes", 99)
    in_range(seat.tactics, 0, f"{here} tactics", 99)
    in_range(seat.using, ids.POWER, f"{here} using", ids.POWER + len(g.box.powers) - 1)
    for power in seat.used:
        if not 0 <= power < len(g.cards):
            in_range(power, ids.POWER, f"{here} used", ids.POWER + len(g.box.powers) - 1)
    if not g.setup.expansions and len(set(seat.used)) != len(seat.used):
        raise bad(f"{here} used")
    for kind in seat.made:
        in_range(kind, 0, f"{here} made", 3)
    if seat.placed != ids.NO_CARD and seat.placed not in seat.tableau:
        raise bad(f"{here} placed")
    if len(set(seat.shown)) != len(seat.shown) or not set(seat.shown) <= set(seat.hand):
        raise bad(f"{here} shown")
    opening = g.setup.expansions != 0 and len(seat.drawn) == 2
    may_be_empty = opening or g.setup.takeovers  # the only world may have been taken over
    if not (seat.tableau or may_be_empty) or len(seat.goods) != len(seat.tableau):
        raise bad(f"{here} tableau")


def _check_expansions(g: Race) -> None:
    """Goals, the leader tile and the search are such as there are, with players of this game."""
    pieces = g.expansions
    players: i64 = g.setup.players
    if len(set(pieces.goals)) != len(pieces.goals):
        raise bad("goals")
    if len(pieces.holders) != len(pieces.goals):
        raise bad("holders")
    for k in range(len(pieces.goals)):
        in_range(pieces.goals[k], 0, "goals", len(TILES) - 1)
        in_range(pieces.holders[k], NOBODY, "holders", players - 1)
        if pieces.goals[k] < FIRSTS and pieces.holders[k] != NOBODY:
            raise bad("holders")
    in_range(pieces.closed, 0, "closed", BIT[FIRSTS] - 1)
    in_range(pieces.surplus, 0, "surplus", BIT[players] - 1)
    in_range(pieces.tile, NOBODY, "tile", players - 1)
    in_range(
        pieces.on_tile, 0, "on_tile", g.seats[pieces.tile].prestige if pieces.tile != NOBODY else 0
    )
    in_range(pieces.category, 0, "category", ids.CATEGORIES - 1)
    in_range(pieces.matches, 0, "matches", 1)
    in_range(pieces.named, 0, "named", ANY)


def _check_attacks(g: Race) -> None:
    """Takeovers are declared in Settle, by a player with such a power, against another."""
    pieces = g.expansions
    players: i64 = g.setup.players
    cards: i64 = len(g.cards)
    if pieces.attacks and not (
        g.setup.takeovers and g.phase in (ids.SETTLE_PHASE, ids.SETTLE_AGAIN)
    ):
        raise bad("attacks")
    for attack in pieces.attacks:
        in_range(attack.attacker, 0, "attacks", players - 1)
        in_range(attack.owner, 0, "attacks", players - 1)
        in_range(attack.power, 0, "attacks", cards - 1)
        in_range(attack.world, 0, "attacks", cards - 1)
        in_range(attack.fleet, ids.NO_CARD, "attacks", cards - 1)
        if attack.attacker == attack.owner or takeover_power(g, attack.power) is None:
            raise bad("attacks")
    in_range(pieces.prevented, NOBODY, "prevented", len(pieces.attacks) - 1)
    in_range(pieces.failed, 0, "failed", BIT[players] - 1)


def _check_cards(g: Race) -> None:
    """Every card lies somewhere exactly once; in a view those face down make up the number."""
    count: i64 = len(g.cards)
    seen: list[bool] = [False] * count
    hidden = 0
    for i, seat in enumerate(g.seats):
        for c in seat.tableau:  # known before the rest, since they tell who sees the tucked cards
            if c == ids.HIDDEN:
                raise BadRecord("UNKNOWN_CARD", {"card": "?"})
            if not 0 <= c < count:
                raise bad(f"seats {i} tableau")
    for field, pile, may_hide in _piles(g):
        for c in pile:
            if c == ids.HIDDEN and may_hide:
                hidden += 1
            elif c == ids.HIDDEN:
                raise BadRecord("UNKNOWN_CARD", {"card": "?"})
            elif not 0 <= c < count or not g.box.present[c]:
                raise bad(field)
            elif seen[c]:
                raise BadRecord("CARD_TWICE", {"card": g.box.words[c]})
            else:
                seen[c] = True
    missing = [g.box.words[c] for c in range(count) if g.box.present[c] and not seen[c]]
    if len(missing) > hidden:
        raise BadRecord("CARD_MISSING", {"card": missing[0]})
    if len(missing) < hidden:
        raise BadRecord("CARD_TWICE", {"card": "?"})
    for i, seat in enumerate(g.seats):
        _check_tableau(g, i, seat)


def _piles(g: Race) -> list[tuple[str, list[i64], bool]]:
    """Wherever cards lie, and whether they may lie there face down."""
    pieces = g.expansions
    view = g.viewer != NO_VIEW
    under = view and not (g.viewer >= 0 and g.tucks(g.seats[g.viewer]))
    out: list[tuple[str, list[i64], bool]] = [
        ("deck", g.deck, view),
        ("discard", g.discard, view),
        ("out", g.out, False),
        ("tucked", pieces.tucked, under),
        ("paid", pieces.paid, under),
        ("flipped", pieces.flipped, False),
    ]
    for i, seat in enumerate(g.seats):
        others = view and i != g.viewer
        out.append((f"seats {i} tableau", seat.tableau, False))
        out.append((f"seats {i} goods", [c for c in seat.goods if c != ids.NO_CARD], view))
        out.append((f"seats {i} hand", seat.hand, others))
        out.append((f"seats {i} drawn", seat.drawn, others))
    return out


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
