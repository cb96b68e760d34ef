"""Moments of Race that chance seldom leads to, arranged for the laws."""

from __future__ import annotations

from typing import Any

import perihelion
from perihelion import Table

ALL = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]
SIX_STRONG = ["Epsilon Eridani", "Space Marines", "Drop Ships"]

Moment = tuple[dict[str, Any], list[tuple[int, list[str]]]]

SECOND_WORLD: Moment = (
    {
        "at": "settle",
        "seats": [
            {
                "tableau": ["New Sparta", "Improved Logistics"],
                "hand": ["Star Nomad Lair", "Rebel Fuel Cache", "Runaway Robots"],
                "actions": ["settle"],
            },
            {"tableau": ["Old Earth"], "fillers": 4},
        ],
    },
    [(0, ["star-nomad-lair"]), (1, ["pass"]), (0, ["second-world"])],
)
"""One more world is being chosen."""

SNEAK_ATTACK: Moment = (
    {
        "at": "settle",
        "seats": [
            {
                "tableau": ["New Sparta", "Space Marines", "Rebel Sneak Attack"],
                "hand": ["Star Nomad Lair", "Rebel Fuel Cache", "Runaway Robots"],
                "actions": ["settle"],
            },
            {"tableau": ["Old Earth"], "fillers": 4},
        ],
    },
    [(0, ["rebel-fuel-cache"]), (1, ["pass"]), (0, ["sneak-attack"])],
)

REPLACEMENT: Moment = (
    {
        "at": "settle",
        "seats": [
            {
                "tableau": ["Old Earth", "Terraforming Engineers", {"Secluded World": "Gem World"}],
                "hand": ["Prosperous World", "Galactic Studios", "Comet Zone", "Terraformed World"],
                "actions": ["settle"],
            },
            {"tableau": ["Epsilon Eridani"], "fillers": 4},
            {"tableau": ["New Sparta"], "fillers": 2},
        ],
    },
    [(0, ["pass"]), (1, ["pass"]), (2, ["pass"]), (0, ["replace"])],
)

ANTE: Moment = (
    {
        "at": "consume",
        "seats": [
            {
                "tableau": ["Old Earth", "Gambling World"],
                "hand": ["Galactic Federation"],
                "actions": ["consume-double"],
            },
            {
                "tableau": ["Epsilon Eridani", {"Gem World": "some"}, {"Spice World": "some"}],
                "actions": ["consume-trade"],
                "fillers": 3,
            },
        ],
    },
    [],
)
"""Whether a power can be used hangs on a card of the hand."""

LAST_WORLD: Moment = (
    {
        "at": "settle",
        "options": {"takeovers": True},
        "seats": [
            {
                "tableau": [*SIX_STRONG, "Imperium Cloaking Technology"],
                "actions": ["settle"],
                "fillers": 3,
            },
            {"tableau": ["New Sparta"], "fillers": 5, "actions": ["produce"]},
        ],
    },
    [(0, ["pass"]), (1, ["pass"]), (0, ["imperium-cloaking-technology.1"])],
)
"""The only world of a player has been taken over: nothing lies before them."""

MOMENTS = [SECOND_WORLD, SNEAK_ATTACK, REPLACEMENT, ANTE, LAST_WORLD]


DEALS = 4
LAID: dict[tuple[int, bool, int], Table] = {}
"""Each moment in so many deals: to look whether a position can be played takes its time."""


def arranged(moment: Moment, automatic: bool, seed: int, log: bool) -> Table:
    """The moment. Where each question is put, those with one answer lie between."""
    data, answers = moment
    key = (id(moment), automatic, seed % DEALS)
    if key not in LAID:
        options = {"expansions": ALL, "automatic": automatic, **data.get("options", {})}
        LAID[key] = perihelion.position("race", {**data, "options": options, "seed": key[2]})
    g = LAID[key].copy()
    if log:
        g.listen()
    for seat, words in answers:
        question = g.question(seat)
        offered = [] if question is None else [option.word for option in question.options]
        if words != ["pass"] or "pass" in offered:  # it may go without saying
            g.answer_all(seat, words)
        forced(g)
    return g


def forced(g: Table) -> None:
    """Give the answers that go without saying."""
    while any(len(g.options(seat)) == 1 for seat in g.waiting()):
        for seat in g.waiting():
            if len(g.options(seat)) == 1:
                g.answer(seat, g.options(seat)[0])
