"""Recorded scores beside ours."""

from __future__ import annotations

from perihelion.race.pieces.cards import slug
from perihelion.race.pieces.goals import (
    FIRST_WORTH,
    LEVEL_WORTH,
    MOST_WORTH,
    goal_named,
    goal_points,
    goal_value,
    goal_word,
)
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.scoring import final_kind, six_points, tie_break
from perihelion.race.seat import Seat
from perihelion.race.state import Race

from .differences import MINUS_FOR_PEACE, STALE_GOAL_VALUES
from .records import Plain
from .table import goal_slugs


def compare_scores(g: Race, snap: Plain) -> tuple[list[str], list[str]]:
    """In what the scores of a snapshot differ: listed differences, and the others in words."""
    listed: list[str] = []
    others: list[str] = []
    kind = final_kind(g)
    for i, (ours, player) in enumerate(zip(g.scores(), snap["players"], strict=True)):
        if ours - peace_penalty(g, g.seats[i]) == player["score"]:
            listed += [MINUS_FOR_PEACE] if peace_penalty(g, g.seats[i]) else []
        elif ours != player["score"]:
            ours -= peace_penalty(g, g.seats[i])
            goals = ours - int(goal_points(g, i, kind)) + stored_points(g, snap, i)
            if stale_values(g, snap) and goals == player["score"]:
                listed.append(STALE_GOAL_VALUES)
            else:
                others.append(f"seat {i}: score is {ours} for us, {player['score']} for them")
    return listed, others


def peace_penalty(g: Race, seat: Seat) -> int:
    """The points that they take off for positive military, where a card gives points for negative
    military.
    """
    if "universal-peace-institute" not in [g.name(c) for c in seat.tableau]:
        return 0
    return max(0, int(seat.total_military(g.cards, seat.tableau)))


def most_goals(g: Race) -> list[int]:
    """The most goals in play."""
    return [int(goal) for goal in g.expansions.goals if goal >= FIRSTS]


def stored_values(snap: Plain, goal: int) -> list[int]:
    """What each seat had to show for a goal when they last looked."""
    return [
        value
        for player in snap["players"]
        for name, value in player["progress"].items()
        if goal_slugs([name]) == [goal_word(goal)]
    ]


def stale_values(g: Race, snap: Plain) -> bool:
    """Whether a value that they have stored for a most goal is no longer true."""
    return any(
        stored_values(snap, goal) != [int(goal_value(g, i, goal)) for i in range(len(g.seats))]
        for goal in most_goals(g)
    )


def stored_points(g: Race, snap: Plain, i: int) -> int:
    """What goals are worth to a seat by the values that they have stored."""
    held = goal_slugs(snap["players"][i]["goals"])
    total = 0
    for goal in most_goals(g):
        values = stored_values(snap, goal)
        if goal_word(goal) in held:
            total += MOST_WORTH
        elif values[i] == max(values) and values[i] >= TILES[goal].minimum:
            total += LEVEL_WORTH
    firsts = [goal for goal in held if goal_named(goal) < FIRSTS]
    return total + FIRST_WORTH * len(firsts)


def compare_final(g: Race, final: Plain, snap: Plain) -> tuple[list[str], list[str]]:
    """In what the final scores, their parts, the tie-break or the winners differ: listed
    differences, and the others in words. `snap` is the last snapshot.
    """
    listed: list[str] = []
    out: list[str] = []
    kind = final_kind(g)
    scores = g.scores()
    goals = [int(goal_points(g, i, kind)) for i in range(len(g.seats))]
    if stale_values(g, snap):
        stored = [stored_points(g, snap, i) for i in range(len(g.seats))]
        if stored != goals:
            listed.append(STALE_GOAL_VALUES)
        scores = [score - a + b for score, a, b in zip(scores, goals, stored, strict=True)]
        goals = stored
    penalties = [peace_penalty(g, seat) for seat in g.seats]
    listed += [MINUS_FOR_PEACE for penalty in penalties if penalty]
    scores = [score - penalty for score, penalty in zip(scores, penalties, strict=True)]
    winners = best_of(g, scores)
    for i, theirs in enumerate(final["scores"]):
        seat = g.seats[i]
        parts = {
            "total": (scores[i], theirs["total"]),
            "chips": (int(seat.chips), theirs["chips"]),
            "prestige": (int(seat.prestige), theirs["prestige"]),
            "goals": (goals[i], theirs["goals"]),
            "cards": (our_cards(g, seat, kind), their_cards(theirs["cards"])),
            "hand": (len(seat.hand), theirs["hand"]),
            "goods": (int(seat.good_count()), theirs["goods"]),
            "tie-break": (int(tie_break(seat)), theirs["hand"] + theirs["goods"]),
            "military": (int(seat.total_military(g.cards, seat.tableau)), theirs["mil"]),
            "winner": (i in winners, theirs["winner"]),
        }
        out += [
            f"seat {i}: final {part} is {ours} for us, {other} for them"
            for part, (ours, other) in parts.items()
            if ours != other
        ]
    return listed, out


def best_of(g: Race, scores: list[int]) -> list[int]:
    """Who wins with these scores: our winners, unless a listed difference changed the scores."""
    if scores == g.scores():
        return g.winners()
    ranks = [(score, int(tie_break(seat))) for score, seat in zip(scores, g.seats, strict=True)]
    return [i for i, rank in enumerate(ranks) if rank == max(ranks)]


def our_cards(g: Race, seat: Seat, kind: int) -> list[list[object]]:
    """Each card with its printed points and those that a card with a question mark is worth."""
    out: list[list[object]] = []
    for c in seat.tableau:
        worth = int(six_points(g.cards, seat, g.cards[c], kind)) if g.cards[c].six else 0
        if g.name(c) == "universal-peace-institute":
            worth -= peace_penalty(g, seat)
        out.append([g.name(c), int(g.cards[c].points), worth])
    return out


def their_cards(cards: list[list[object]]) -> list[list[object]]:
    """The same for a recorded score."""
    return [[slug(str(name)), printed, variable] for name, printed, variable in cards]
