"""Recorded scores beside ours."""

from __future__ import annotations

from perihelion.race.cards import slug
from perihelion.race.goals import goal_points
from perihelion.race.oracle.records import Plain
from perihelion.race.scoring import final_kind, six_points, tie_break
from perihelion.race.seat import Seat
from perihelion.race.state import Race


def compare_scores(g: Race, snap: Plain) -> tuple[list[str], list[str]]:
    """In what the scores of a snapshot differ: listed differences, and the others in words."""
    listed: list[str] = []
    others: list[str] = []
    for i, (ours, player) in enumerate(zip(g.scores(), snap["players"], strict=True)):
        if ours != player["score"]:
            others.append(f"seat {i}: score is {ours} for us, {player['score']} for them")
    return listed, others


def compare_final(g: Race, final: Plain) -> list[str]:
    """In what the final scores, their parts, the tie-break or the winners differ."""
    out: list[str] = []
    scores = g.scores()
    kind = final_kind(g)
    for i, theirs in enumerate(final["scores"]):
        seat = g.seats[i]
        parts = {
            "total": (scores[i], theirs["total"]),
            "chips": (int(seat.chips), theirs["chips"]),
            "prestige": (int(seat.prestige), theirs["prestige"]),
            "goals": (int(goal_points(g, i, kind)), theirs["goals"]),
            "cards": (our_cards(g, seat, kind), their_cards(theirs["cards"])),
            "hand": (len(seat.hand), theirs["hand"]),
            "goods": (int(seat.good_count()), theirs["goods"]),
            "tie-break": (int(tie_break(seat)), theirs["hand"] + theirs["goods"]),
            "military": (int(seat.total_military(g.cards, seat.tableau)), theirs["mil"]),
            "winner": (i in g.winners(), theirs["winner"]),
        }
        out += [
            f"seat {i}: final {part} is {ours} for us, {other} for them"
            for part, (ours, other) in parts.items()
            if ours != other
        ]
    return out


def our_cards(g: Race, seat: Seat, kind: int) -> list[list[object]]:
    """Each card with its printed points and those that a card with a question mark is worth."""
    return [
        [
            g.name(c),
            int(g.cards[c].points),
            int(six_points(g.cards, seat, g.cards[c], kind)) if g.cards[c].six else 0,
        ]
        for c in seat.tableau
    ]


def their_cards(cards: list[list[object]]) -> list[list[object]]:
    """The same for a recorded score."""
    return [[slug(str(name)), printed, variable] for name, printed, variable in cards]
