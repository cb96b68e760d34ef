"""Goals, prestige, and what they are worth at the end."""

from __future__ import annotations

from typing import Any

import pytest

import perihelion
from perihelion.race.ids import CONSUME_PHASE, SETTLE_PHASE
from perihelion.race.layout import EXPANSIONS
from perihelion.race.phases.prestige import gain, move_tile, spend
from perihelion.race.pieces.expansions import expansions_with
from perihelion.race.pieces.goals import (
    check_goals,
    goal_points,
    goal_value,
    goal_word,
    review_most,
)
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.scoring import total
from perihelion.race.state import Race
from perihelion.tabletop.dice import dice
from race.laying import ALL, holder, kind, say, table


def test_goals_are_four_firsts_and_two_mosts_of_the_expansions_in_play() -> None:
    for count, firsts, mosts in ((1, 6, 4), (2, 9, 6), (3, 12, 8)):
        seen: set[int] = set()
        for seed in range(60):
            options: dict[str, object] = {"expansions": ALL[:count]}
            g = perihelion.new_game("race", players=2, seed=seed, options=options)
            assert isinstance(g, Race)
            goals = [int(goal) for goal in g.expansions.goals]
            assert len(set(goals)) == 6
            assert [goal < FIRSTS for goal in goals] == [True] * 4 + [False] * 2
            seen.update(goals)
        assert len([goal for goal in seen if goal < FIRSTS]) == firsts
        assert len([goal for goal in seen if goal >= FIRSTS]) == mosts


@pytest.mark.parametrize("advanced", [False, True])
def test_nothing_of_the_expansions_ever_comes_out_in_a_base_game(advanced: bool) -> None:
    empty = EXPANSIONS.pack(expansions_with([]))
    g = perihelion.new_game("race", players=2, seed=5, options={"advanced": advanced})
    assert isinstance(g, Race)
    at_first = g.copy()
    luck = dice(5)

    while not g.over:
        seat = g.next_seat()
        options = g.options(seat)
        g.answer(seat, options[luck.below(len(options))])

        assert EXPANSIONS.pack(g.expansions) == empty
    assert EXPANSIONS.pack(at_first.expansions) == empty
    assert g.pack()[-1] is None
    assert g.position()["arc"] is None


def test_goal_words_are_distinct() -> None:
    assert len({goal_word(goal) for goal in range(20)}) == 20
    assert TILES[18].word == "galactic-prestige"


def test_a_first_goal_is_shared_by_all_who_meet_it_at_once() -> None:
    g = table(
        "action", {"chips": 5}, {"chips": 9}, {"chips": 4}, goals=["galactic-standard-of-living"]
    )

    check_goals(g, SETTLE_PHASE)
    nothing = [goal_points(g, i) for i in range(3)]
    check_goals(g, CONSUME_PHASE)
    g.seats[2].chips = 7
    g.seats[0].chips = 0
    check_goals(g, CONSUME_PHASE)

    assert nothing == [0, 0, 0]
    assert [goal_points(g, i) for i in range(3)] == [3, 3, 0]


@pytest.mark.parametrize(
    ("before", "values", "claimable", "after"),
    [
        (-1, [3, 2, 0], True, 0),
        (-1, [3, 3, 0], True, -1),
        (-1, [2, 1, 0], True, -1),
        (-1, [3, 2, 0], False, -1),
        (0, [3, 3, 0], True, 0),
        (1, [3, 3, 3], True, 1),
        (0, [3, 4, 0], True, 1),
        (0, [3, 4, 4], True, -1),
        (0, [3, 4, 0], False, -1),
        (0, [2, 2, 2], True, -1),
        (0, [2, 0, 0], False, -1),
        (0, [2, 3, 0], True, 1),
        (2, [4, 4, 4], False, 2),
    ],
)
def test_who_holds_a_most_goal(before: int, values: list[int], claimable: bool, after: int) -> None:
    seats: list[dict[str, Any]] = [{"prestige": value} for value in values]
    g = table("action", *seats, goals=["galactic-prestige"])
    g.expansions.holders[0] = before

    review_most(g, 0, claimable)

    assert holder(g) == after


def test_end_values_of_most_goals() -> None:
    seats: list[dict[str, Any]] = [{"prestige": 5, "goals": ["galactic-prestige"]}, {"prestige": 5}]
    g = table("action", *seats, {"prestige": 4}, goals=["galactic-prestige"])

    assert [goal_points(g, i) for i in range(3)] == [5, 3, 0]
    g.seats[0].prestige = 4
    assert [goal_points(g, i) for i in range(3)] == [0, 3, 0]


@pytest.mark.parametrize(
    ("goal", "tableau", "value"),
    [
        (
            "system-diversity",
            ["Gem World", "Comet Zone", "Empath World", "Alien Oort Cloud Refinery"],
            4,
        ),
        (
            "largest-industry",
            ["Gem World", "Comet Zone", "Empath World", "Alien Oort Cloud Refinery"],
            3,
        ),
        (
            "overlord-discoveries",
            ["Damaged Alien Factory", "Deserted Alien World", "Alien Tech Institute"],
            3,
        ),
        (
            "innovation-leader",
            [
                "Epsilon Eridani",
                "Investment Credits",
                "Gem World",
                "Export Duties",
                "Expedition Force",
            ],
            6,
        ),
        (
            "innovation-leader",
            [
                "Epsilon Eridani",
                "Investment Credits",
                "Gem World",
                "Black Market Trading World",
                "Expedition Force",
            ],
            5,
        ),
        ("innovation-leader", ["Interstellar Casus Belli"], 1),
        (
            "galactic-status",
            ["Pan-Galactic Research", "Imperium Planet Buster", "Federation Capital"],
            0,
        ),
        ("galactic-status", ["Imperium Lords"], 1),
        (
            "uplift-knowledge",
            ["Abandoned Alien Uplift Camp", "Avian Uplift Race", "Uplift Code"],
            3,
        ),
        ("peace-war-leader", ["Old Earth", "Contact Specialist", "Gem World"], 1),
        ("peace-war-leader", ["New Sparta", "Rebel Miners", "Interstellar Casus Belli"], 0),
        (
            "military-influence",
            ["Imperium Troops", "Imperium Cloaking Technology", "Imperium Invasion Fleet"],
            1,
        ),
        (
            "production-leader",
            [
                "Damaged Alien Factory",
                "Gem World",
                "Mining World",
                "Asteroid Belt",
                "Volcanic World",
            ],
            4,
        ),
        ("propaganda-edge", ["Rebel Cantina", "Rebel Fuel Cache", "Rebel Miners", "Rebel Pact"], 2),
        ("research-leader", ["Pan-Galactic Research", "Galactic Renaissance"], 2),
        (
            "prosperity-lead",
            ["Old Earth", "Spice World", "Export Duties", "Trading Outpost", "Gambling World"],
            2,
        ),
        ("greatest-military", ["New Sparta", "Drop Ships", "Expedition Force"], 6),
    ],
)
def test_values_of_goals(goal: str, tableau: list[str], value: int) -> None:
    g = table(
        "action", {"tableau": tableau, "start": 3}, {"tableau": ["Doomed World"]}, goals=[goal]
    )

    assert goal_value(g, 0, g.expansions.goals[0]) == value


def test_war_counts_where_takeovers_are_on() -> None:
    tableau = ["New Sparta", "Rebel Miners", "Interstellar Casus Belli"]
    g = table(
        "action", {"tableau": tableau}, {}, goals=["peace-war-leader"], options={"takeovers": True}
    )
    g2 = table(
        "action", {"tableau": [*tableau[:2], "Rebel Pact"]}, {}, goals=["peace-war-leader"],
        options={"takeovers": True},
    )  # fmt: skip

    assert goal_value(g, 0, g.expansions.goals[0]) == 1
    assert goal_value(g2, 0, g.expansions.goals[0]) == 0


# -- prestige ---------------------------------------------------------------


def test_the_leader_tile() -> None:
    g = table("action", {"prestige": 2}, {"prestige": 2}, {})

    gain(g, 1, 1, "symbol")
    move_tile(g)
    assert (g.expansions.tile, g.expansions.on_tile) == (1, 1)
    gain(g, 1, 1, "symbol")
    move_tile(g)
    assert (g.expansions.tile, g.expansions.on_tile) == (1, 2)
    gain(g, 0, 2, "symbol")
    assert g.expansions.tile == 1
    move_tile(g)
    assert (g.expansions.tile, g.expansions.on_tile) == (-1, 0)


def test_spending_moves_the_tile_at_once() -> None:
    g = table("action", {"prestige": 3}, {"prestige": 2}, {}, tile=0, on_tile=2)
    h = table("action", {"prestige": 3}, {"prestige": 2}, {}, tile=0, on_tile=0)

    spend(g, 0, 1)
    gain(h, 1, 1, "consume")
    spend(h, 0, 1)

    assert (g.expansions.tile, g.expansions.on_tile) == (-1, 0)
    assert (h.expansions.tile, h.expansions.on_tile) == (1, 1)


def test_spending_loses_the_goal_at_once() -> None:
    g = table(
        "action",
        {"prestige": 3, "goals": ["galactic-prestige"]},
        {"prestige": 2},
        goals=["galactic-prestige"],
    )

    spend(g, 0, 1)

    assert holder(g) == -1


@pytest.mark.parametrize(
    ("prestige", "tile", "on_tile", "chips", "cards"),
    [
        ([4, 1, 0], 0, 2, [1, 0, 0], 1),
        ([4, 1, 0], 0, 0, [1, 0, 0], 0),
        ([3, 3, 1], -1, 0, [1, 1, 0], 0),
        ([0, 0, 0], -1, 0, [0, 0, 0], 0),
    ],
)
def test_the_leader_bonus(
    prestige: list[int], tile: int, on_tile: int, chips: list[int], cards: int
) -> None:
    seats: list[dict[str, Any]] = [{"prestige": n} for n in prestige]
    g = table("round-start", *seats, tile=tile, on_tile=on_tile, pool=30, round=4)

    assert [seat.chips for seat in g.seats] == chips
    assert [len(seat.hand) for seat in g.seats] == [cards, 0, 0]
    assert (g.expansions.tile, g.expansions.on_tile, g.pool) == (tile, 0, 30 - sum(chips))
    assert kind(g, 0) == "action"
    assert g.round() == 4


def test_goals_may_be_claimed_when_the_round_begins() -> None:
    g = table(
        "round-start",
        {"prestige": 4, "chips": 2},
        {"chips": 9},
        goals=["galactic-standing", "galactic-standard-of-living"],
        tile=0,
    )

    assert [goal_points(g, i) for i in range(2)] == [3, 3]


# -- the end ----------------------------------------------------------------


def test_salvage_and_the_larger_hand_limit() -> None:
    g = table(
        "round-end",
        {"tableau": ["Retrofit & Salvage, Inc."], "start": 0, "fillers": 10},
        {"fillers": 13},
        {"tableau": ["Black Hole Miners"], "start": 5, "fillers": 12},
        goals=["budget-surplus"],
    )

    assert g.waiting() == [1]
    g.answer_all(1, [int(c) for c in g.seats[1].hand[:3]])

    assert [len(seat.hand) for seat in g.seats] == [13, 10, 12]
    assert [goal_points(g, i) for i in range(3)] == [0, 3, 0]
    assert kind(g, 0) == "action"


@pytest.mark.parametrize(("seat", "over"), [({"prestige": 14}, False), ({"prestige": 15}, True)])
def test_fifteen_prestige_end_the_game(seat: dict[str, Any], over: bool) -> None:
    assert table("round-end", seat, {}, pool=20).over is over


def test_the_final_kind() -> None:
    tableau = ["Alien Oort Cloud Refinery", "Galactic Exchange", "Gem World", "Comet Zone",
               "Empath World", "Mining League"]  # fmt: skip
    g = table("round-end", {"tableau": tableau, "start": 0}, {}, pool=0)

    assert kind(g, 0) == "final-kind"
    assert total(g, 0, 3) - total(g, 0, 1) == 3
    assert g.scores()[0] == total(g, 0, 3)
    say(g, 0, "kind:rare")
    assert g.over
    assert g.scores()[0] == total(g, 0, 1)


def test_scoring_prestige() -> None:
    tableau = ["Federation Capital", "Pan-Galactic Affluence", "Export Duties",
               "Galactic Renaissance"]  # fmt: skip
    g = table(
        "action",
        {"tableau": tableau, "start": 0, "prestige": 6, "chips": 7, "goals": ["galactic-status"]},
        {},
        goals=["galactic-status"],
    )

    assert g.scores()[0] == 35
