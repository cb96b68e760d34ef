"""A recorded snapshot beside our table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from perihelion.race import ids
from perihelion.race.phases.prestige import most_prestige
from perihelion.race.pieces.cards import slug
from perihelion.race.pieces.goals import goal_word
from perihelion.race.pieces.tiles import FIRSTS
from perihelion.race.seat import Seat
from perihelion.race.state import Race

from .records import Plain

ACTIONS: Final = [
    "explore+5",
    "explore+1+1",
    "develop",
    "develop2",
    "settle",
    "settle2",
    "consume_trade",
    "consume_x2",
    "produce",
]
"""The action cards in their words, in the order of ours."""

BOOSTED: Final = "prestige_"
FIRST_OF: Final = {"develop2": "develop", "settle2": "settle"}


def names(g: Race, cards: Iterable[int]) -> list[str]:
    """Cards by name, sorted: copies of a card are alike."""
    return sorted(g.name(c) for c in cards)


def slugs(cards: Iterable[str]) -> list[str]:
    """Their names of cards as ours, sorted."""
    return sorted(slug(card) for card in cards)


def goal_slugs(goals: Iterable[str]) -> list[str]:
    """Their names of goals as ours, sorted."""
    return sorted(slug(goal.replace("/", "-")) for goal in goals)


def action_bits(words: Iterable[str]) -> int:
    """Action cards as bits; a second Develop or Settle alone is the same as the first."""
    plain = [word.removeprefix(BOOSTED) for word in words]
    out = 0
    for word, action in zip(words, plain, strict=True):
        if action == "search":
            out |= 1 << ids.SEARCH_BIT
            continue
        first = FIRST_OF.get(action)
        k = ACTIONS.index(action if first is None or first in plain else first)
        out |= 1 << k
        if word.startswith(BOOSTED):
            out |= 1 << k + ids.BOOST
    return out


def our_seat(g: Race, seat: Seat) -> Plain:
    """What lies before a player, by names. Cards explored and not yet sorted count as hand."""
    out: Plain = {
        "hand": names(g, [*seat.hand, *seat.drawn]),
        "tableau": [
            [g.name(c), "" if good == ids.NO_CARD else g.name(good)]
            for c, good in zip(seat.tableau, seat.goods, strict=True)
        ],
        "chips": int(seat.chips),
        "military": int(seat.total_military(g.cards, seat.tableau)),
    }
    if g.setup.expansions:
        out["prestige"] = int(seat.prestige)
        out["boosted"] = int(seat.boosted)
        out["tucked"] = names(g, g.expansions.tucked) if g.tucks(seat) else []
    return out


def their_seat(player: Plain, expansion: int) -> Plain:
    """The same for a player of a snapshot."""
    tableau: list[list[str]] = []
    for entry in player["table"]:
        card, goods = (entry, []) if isinstance(entry, str) else entry
        tableau.append([slug(card), "+".join(slugs(goods))])
    out: Plain = {
        "hand": slugs(player["hand"]),
        "tableau": tableau,
        "chips": player["vp"],
        "military": player["mil"],
    }
    if expansion:
        out["prestige"] = player["prestige"]
        out["boosted"] = player["prestige_action_used"]
        out["tucked"] = slugs(player.get("saved", []))
    return out


def our_goals(g: Race, i: int) -> list[str]:
    """The goals that a seat has earned or holds."""
    out: list[str] = []
    for goal, holder in zip(g.expansions.goals, g.expansions.holders, strict=True):
        earned = goal < FIRSTS and g.seats[i].firsts >> goal & 1
        if earned or holder == i:
            out.append(goal_word(goal))
    return sorted(out)


def free_goals(g: Race) -> list[str]:
    """The goals that nobody has."""
    expansions = g.expansions
    return sorted(
        goal_word(goal)
        for goal, holder in zip(expansions.goals, expansions.holders, strict=True)
        if (not expansions.closed >> goal & 1 if goal < FIRSTS else holder < 0)
    )


def leaders(g: Race) -> list[int]:
    """Who has most prestige."""
    most = most_prestige(g)
    return [i for i, seat in enumerate(g.seats) if most and seat.prestige == most]


def card_coming(g: Race) -> int | None:
    """The sole leader, if prestige lies on the tile."""
    expansions = g.expansions
    return int(expansions.tile) if expansions.tile >= 0 and expansions.on_tile > 0 else None


def their_card_coming(snap: Plain) -> int | None:
    """The same by what they note of each player; who shares the lead may have it noted as well, for
    nothing.
    """
    alone = snap["leaders"][0] if len(snap["leaders"]) == 1 else None
    return alone if alone is not None and snap["players"][alone]["prestige_turn"] else None


def compare_table(g: Race, snap: Plain) -> list[str]:
    """In what our table differs from a snapshot, the scores left aside."""
    out: list[str] = []
    expansion = 1 if g.setup.expansions else 0
    for i, player in enumerate(snap["players"]):
        ours, theirs = our_seat(g, g.seats[i]), their_seat(player, expansion)
        ours["goals"], theirs["goals"] = our_goals(g, i), goal_slugs(player["goals"])
        if snap["at"] not in ("round_end", "start"):
            ours["actions"], theirs["actions"] = (
                int(g.seats[i].actions),
                action_bits(player["actions"]),
            )
        out += [
            f"seat {i}: {field} is {ours[field]} for us, {theirs[field]} for them"
            for field in ours
            if ours[field] != theirs[field]
        ]
    common: dict[str, tuple[object, object]] = {
        "deck": (len(g.deck), snap["deck"]),
        "discard": (len(g.discard), snap["discard_n"]),
        "pool": (int(g.pool), snap["pool"]),
        "free goals": (free_goals(g), goal_slugs(snap["goals_avail"])),
        "leaders": (leaders(g), snap["leaders"]),
        "leader with a card coming": (card_coming(g), snap["tile"]),
        "prestige on the tile": (card_coming(g), their_card_coming(snap)),
    }
    if "discard" in snap:
        common["discarded"] = (names(g, g.discard), slugs(snap["discard"]))
    out += [
        f"{what}: {ours} for us, {theirs} for them"
        for what, (ours, theirs) in common.items()
        if ours != theirs
    ]
    return out
