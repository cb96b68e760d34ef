"""Points and tie-breaks."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race.cards import Card
from perihelion.race.seat import Seat


def score(cards: list[Card], seat: Seat) -> i64:
    """Printed points, chips, and what the 6-cost developments are worth; hand and goods count
    nothing [race.score.total, race.develop.vp, race.settle.vp].
    """
    total = seat.chips
    for c in seat.tableau:
        total += cards[c].points
        if cards[c].six:
            total += six_points(cards, seat, cards[c])
    return total


def six_points(cards: list[Card], seat: Seat, six: Card) -> i64:
    """What a 6-cost development is worth: each card of the tableau, itself included, counts once,
    by the first line that fits it [race.six.method].
    """
    points: i64 = 0
    for c in seat.tableau:
        for line in six.lines:
            worth = line.worth(cards[c])
            if worth:
                points += worth
                break
    military = seat.total_military(cards, len(seat.tableau))
    for line in six.lines:
        points += line.flat(seat.chips, military, seat.good_count())
    return points


def tie_break(seat: Seat) -> i64:
    """Cards in hand plus goods on worlds [race.score.tie-break]."""
    return len(seat.hand) + seat.good_count()


def winners(cards: list[Card], seats: list[Seat]) -> list[int]:
    """The highest score wins, then the better tie-break; who is still tied wins together
    [race.score.winner, race.score.shared].
    """
    best: list[int] = []
    best_score: i64 = 0
    best_tie: i64 = 0
    for i, seat in enumerate(seats):
        points = score(cards, seat)
        tie = tie_break(seat)
        if not best or points > best_score or (points == best_score and tie > best_tie):
            best = [i]
            best_score = points
            best_tie = tie
        elif points == best_score and tie == best_tie:
            best.append(i)
    return best
