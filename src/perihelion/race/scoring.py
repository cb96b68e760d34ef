"""Points and tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.goals import goal_points
from perihelion.race.pieces.kinds import ANY, BRINK_OF_WAR
from perihelion.race.pieces.tiles import kinds_of_worlds
from perihelion.race.seat import Seat

if TYPE_CHECKING:
    from perihelion.race.state import Race

_AS_KIND: Final[dict[str, Card]] = {}


def as_kind(card: Card, kind: i64) -> Card:
    """A world of any kind as if it were printed with this one; any other card as it is."""
    if card.kind != ANY or kind == ANY:
        return card
    key = f"{kind} {card.name}"
    known = _AS_KIND.get(key)
    if known is None:
        known = Card(
            card.name,
            card.world,
            card.number,
            card.military,
            card.points,
            kind,
            card.windfall,
            card.words,
            card.start,
            card.preset,
            card.copies,
            card.powers,
            card.lines,
            card.symbol,
        )
        _AS_KIND[key] = known
    return known


def score(cards: list[Card], seat: Seat, kind: i64 = ANY) -> i64:
    """Printed points, chips, prestige, and what cards with a question mark are worth; hand and
    goods count nothing. A world of any kind counts as `kind` [race.score.total, race.develop.vp,
    race.settle.vp, race.prestige.score, race.prestige.score-cards, race.prestige.not-chips].
    """
    points = seat.chips + seat.prestige
    for c in seat.tableau:
        points += cards[c].points
        if cards[c].six:
            points += six_points(cards, seat, cards[c], kind)
    return points


def six_points(cards: list[Card], seat: Seat, six: Card, kind: i64 = ANY) -> i64:
    """What a 6-cost development is worth: each card of the tableau, itself included, counts once,
    by the first line that fits it [race.six.method, race.six.includes-self].
    """
    points: i64 = 0
    for c in seat.tableau:
        card = as_kind(cards[c], kind)
        for line in six.lines:
            worth = line.worth(card)
            if worth:
                points += worth
                break
    military = seat.total_military(cards, seat.tableau)
    kinds = kinds_of_worlds(cards, seat.tableau, kind)
    for line in six.lines:
        points += line.flat(seat.chips, military, seat.good_count())
        points += line.for_prestige(seat.prestige) + line.for_kinds(kinds)
    return points


def total(g: Race, i: i64, kind: i64) -> i64:
    """All points of seat `i`, goals included, where a world of any kind counts as `kind`
    [race.exp.score, race.goals.score].
    """
    return score(g.cards, g.seats[i], kind) + goal_points(g, i, kind)


def any_kind_owner(g: Race) -> i64:
    """The owner of the world of any kind, or NOBODY."""
    if g.setup.has(BRINK_OF_WAR):
        for i in g.order:
            for c in g.seats[i].tableau:
                if g.cards[c].kind == ANY:
                    return i
    return NOBODY


def final_kind(g: Race) -> i64:
    """The kind that the world of any kind counts as in scoring: what its owner named, or until then
    what is best for them [race.oort.final].
    """
    owner = any_kind_owner(g)
    if g.expansions.named != ANY or owner == NOBODY:
        return g.expansions.named
    best: i64 = 0
    for kind in range(1, 4):
        if total(g, owner, kind) > total(g, owner, best):
            best = kind
    return best


def totals(g: Race) -> list[i64]:
    """Everyone's points if the game ended now."""
    kind = final_kind(g)
    out: list[i64] = []
    for i in range(len(g.seats)):
        out.append(total(g, i, kind))
    return out


def tie_break(seat: Seat) -> i64:
    """Cards in hand plus goods on worlds; tucked cards do not count [race.score.tie-break]."""
    return len(seat.hand) + seat.good_count()


def winners(g: Race) -> list[int]:
    """The highest score wins, then the better tie-break; players still tied share the victory
    [race.score.winner, race.score.shared].
    """
    best: list[int] = []
    best_score: i64 = 0
    best_tie: i64 = 0
    points = totals(g)
    for i in range(len(points)):
        tie = tie_break(g.seats[i])
        if not best or points[i] > best_score or (points[i] == best_score and tie > best_tie):
            best = [i]
            best_score = points[i]
            best_tie = tie
        elif points[i] == best_score and tie == best_tie:
            best.append(i)
    return best
