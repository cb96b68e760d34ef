"""A recorded snapshot beside our table."""

from __future__ import annotations

from collections.abc import Iterable

from perihelion.race.cards import slug
from perihelion.race.ids import NO_CARD
from perihelion.race.oracle.records import Plain
from perihelion.race.scoring import six_points, tie_break
from perihelion.race.seat import Seat
from perihelion.race.state import Race

ACTIONS = [
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


def names(g: Race, cards: Iterable[int]) -> list[str]:
    """Cards by name, sorted: copies of a card are alike."""
    return sorted(g.name(c) for c in cards)


def slugs(cards: Iterable[str]) -> list[str]:
    """Their names of cards as ours, sorted."""
    return sorted(slug(card) for card in cards)


def our_seat(g: Race, seat: Seat) -> Plain:
    """What lies before a player, by names. Cards explored and not yet sorted count as hand."""
    return {
        "hand": names(g, [*seat.hand, *seat.drawn]),
        "tableau": [
            [g.name(c), "" if good == NO_CARD else g.name(good)]
            for c, good in zip(seat.tableau, seat.goods, strict=True)
        ],
        "chips": int(seat.chips),
        "military": int(seat.total_military(g.cards, len(seat.tableau))),
    }


def their_seat(player: Plain) -> Plain:
    """The same for a player of a snapshot."""
    tableau: list[list[str]] = []
    for entry in player["table"]:
        card, goods = (entry, []) if isinstance(entry, str) else entry
        tableau.append([slug(card), "+".join(slugs(goods))])
    return {
        "hand": slugs(player["hand"]),
        "tableau": tableau,
        "chips": player["vp"],
        "military": player["mil"],
    }


def their_actions(player: Plain) -> int:
    """Action cards as bits; a second Develop or Settle alone is the same as the first."""
    words: list[str] = player["actions"]
    out = 0
    for word in words:
        first = word.removesuffix("2") if word in ("develop2", "settle2") else word
        out |= 1 << ACTIONS.index(word if first in words else first)
    return out


def compare_table(g: Race, snap: Plain) -> list[str]:
    """In what our table differs from a snapshot."""
    out: list[str] = []
    scores = g.scores()
    for i, player in enumerate(snap["players"]):
        ours, theirs = our_seat(g, g.seats[i]), their_seat(player)
        ours["score"], theirs["score"] = scores[i], player["score"]
        out += [
            f"seat {i}: {field} is {ours[field]} for us, {theirs[field]} for them"
            for field in ours
            if ours[field] != theirs[field]
        ]
        if snap["at"] != "round_end" and int(g.seats[i].actions) != their_actions(player):
            out.append(f"seat {i}: other actions than {player['actions']}")
    piles: dict[str, tuple[object, object]] = {
        "deck": (len(g.deck), snap["deck"]),
        "discard": (len(g.discard), snap["discard_n"]),
        "pool": (int(g.pool), snap["pool"]),
    }
    if "discard" in snap:
        piles["discarded"] = (names(g, g.discard), slugs(snap["discard"]))
    out += [
        f"{pile}: {ours} for us, {theirs} for them"
        for pile, (ours, theirs) in piles.items()
        if ours != theirs
    ]
    return out


def compare_final(g: Race, final: Plain) -> list[str]:
    """In what the final scores, their parts, the tie-break or the winners differ."""
    out: list[str] = []
    scores = g.scores()
    for i, theirs in enumerate(final["scores"]):
        seat = g.seats[i]
        parts = {
            "total": (scores[i], theirs["total"]),
            "chips": (int(seat.chips), theirs["chips"]),
            "cards": (our_cards(g, seat), their_cards(theirs["cards"])),
            "hand": (len(seat.hand), theirs["hand"]),
            "goods": (int(seat.good_count()), theirs["goods"]),
            "tie-break": (int(tie_break(seat)), theirs["hand"] + theirs["goods"]),
            "military": (
                int(seat.total_military(g.cards, len(seat.tableau))),
                theirs["mil"],
            ),
            "winner": (i in g.winners(), theirs["winner"]),
        }
        out += [
            f"seat {i}: final {part} is {ours} for us, {other} for them"
            for part, (ours, other) in parts.items()
            if ours != other
        ]
    return out


def our_cards(g: Race, seat: Seat) -> list[list[object]]:
    """Each card with its printed points and those that a 6-cost development is worth."""
    return [
        [
            g.name(c),
            int(g.cards[c].points),
            int(six_points(g.cards, seat, g.cards[c])) if g.cards[c].six else 0,
        ]
        for c in seat.tableau
    ]


def their_cards(cards: list[list[object]]) -> list[list[object]]:
    """The same for a recorded score."""
    return [[slug(str(name)), printed, variable] for name, printed, variable in cards]
