"""The end of the game, scoring and ties."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.roll.scoring import bonus, score
from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    BOB,
    CID,
    arranged,
    asked_for,
    play_on,
    say,
    say_all,
    seat,
    side,
    step,
)  # fmt: skip

NINE = [
    "Gem World", "Space Port", "Spice World", "New Vinland", "Galactic Demand", "Export Duties",
    "Space Docks", "Public Works", "Galactic Recycling",
]  # fmt: skip


def ended(*seats: dict[str, object], **fields: Any) -> Roll:
    """The game as it stands when the last round ends."""
    g = arranged("manage", *seats, **fields)
    play_on(g, "over")
    return g


def worth(six: str, *others: str, **fields: object) -> int:
    """What a 6+ development adds in a tableau with these others."""
    g = arranged("explore", seat(six, *others, row_explore="1H", **fields))
    return int(bonus(g.sides, g.seats[ANN], side(g, six)))


@pytest.mark.scenario("roll/S-137")
@pytest.mark.rule("roll.end.tiles", "roll.end.check")
def test_twelve_tiles_end_the_game() -> None:
    g = ended(seat(*NINE, cup="1H"), seat(cup="1H"), pool=10)
    assert (len(g.seats[ANN].tableau), g.over) == (12, True)

    g = arranged("manage", seat(*NINE[:8], cup="1H"), seat(cup="1H"), pool=10)
    assert (g.over, step(g)) == (False, "assign")


@pytest.mark.scenario("roll/S-138")
@pytest.mark.rule("roll.end.finish-round")
def test_the_round_is_finished_before_scoring() -> None:
    g = arranged(
        "develop",
        seat(*NINE[:8], dev=["Jumpdrive Research"], row_develop="1H", row_produce="1H",
             row_ship="1H"),
        played=["settle", "produce", "ship"],
    )  # fmt: skip
    g.listen()

    say(g, ANN, "worker:home")
    assert len(g.seats[ANN].tableau) == 12
    assert asked_for(g, ANN) == "produce"
    play_on(g, "over")

    phases = [event.facts["phase"] for event in g.events() if event.kind == "phase"]
    assert phases == ["settle", "produce", "ship"]
    assert g.over


@pytest.mark.scenario("roll/S-139")
@pytest.mark.rule("roll.end.pool", "roll.ship.pool.trigger")
@pytest.mark.parametrize(("pool", "over"), [(2, True), (3, False)])
def test_an_empty_pool_ends_the_game(pool: int, over: bool) -> None:
    g = arranged(
        "ship", seat("Gem World", goods=["Gem World N"], row_ship="1H"), seat(cup="1H"), pool=pool
    )

    say(g, ANN, "consume:gem-world:novelty", "worker:home")
    while not g.over and step(g) != "assign":
        g.answer(g.waiting()[0], g.options(g.waiting()[0])[0])

    assert g.over == over
    assert g.pool == pool - 2


@pytest.mark.scenario("roll/S-140")
@pytest.mark.rule(
    "roll.score.example",
    "roll.score.costs",
    "roll.score.sixplus",
    "roll.score.sixplus.self",
    "roll.score6.galactic-federation",
    "roll.score6.new-galactic-order",
)
def test_the_example_of_the_rulebook_scores_25() -> None:
    g = arranged(
        "explore",
        seat("Galactic Federation", "New Galactic Order", faction=2, home="New Sparta",
             row_explore="1H", cup="4M"),
    )  # fmt: skip
    mine = g.seats[ANN]
    sides = [g.sides[s] for s in mine.tableau]

    assert sum(side.cost for side in sides if not side.world) == 13
    assert sum(side.cost for side in sides if side.world) == 3
    assert bonus(g.sides, mine, side(g, "Galactic Federation")) == 5
    assert bonus(g.sides, mine, side(g, "New Galactic Order")) == 4
    assert score(g.sides, mine) == 25


@pytest.mark.scenario("roll/S-141")
@pytest.mark.rule("roll.score.chips", "roll.score.costs", "roll.score.zone-nothing")
def test_chips_and_printed_costs_are_added() -> None:
    g = arranged(
        "explore",
        seat("Gem World", "Nanotechnology", faction=4, home="Old Earth", dev=["New Economy"],
             world=["Distant World"], row_explore="9H", credits=6, chips=17),
    )  # fmt: skip

    assert g.scores()[ANN] == 32


@pytest.mark.scenario("roll/S-142")
@pytest.mark.rule("roll.score6.new-galactic-order", "roll.term.round-up")
@pytest.mark.parametrize(
    ("dice", "points"), [("", 0), ("1M", 2), ("3M", 2), ("4M", 4), ("6M", 4), ("7M", 6)]
)
def test_new_galactic_order_counts_sets_of_red_dice(dice: str, points: int) -> None:
    assert worth("New Galactic Order", cup=dice) == points


@pytest.mark.rule("roll.score6.new-galactic-order")
def test_red_dice_count_wherever_they_are() -> None:
    spread = worth(
        "New Galactic Order", "Gem World", cup="1M", citizenry="1M", stack_world="1M",
        goods=["Gem World M"],
    )  # fmt: skip

    assert spread == 4


@pytest.mark.scenario("roll/S-143")
@pytest.mark.rule("roll.score6.system-diversification", "roll.power.reassign.flag")
def test_system_diversification_takes_half_of_reassign_costs() -> None:
    others = ["Local Subsidies", "Galactic Mandate", "Public Works"]

    assert worth("System Diversification", *others, faction=7) == 6
    assert worth("System Diversification") == 3


@pytest.mark.scenario("roll/S-144")
@pytest.mark.rule("roll.score6.galactic-bankers")
def test_galactic_bankers_count_developments() -> None:
    assert worth("Galactic Bankers", "Conscription", "Nanotechnology", faction=8) == 4


@pytest.mark.scenario("roll/S-145")
@pytest.mark.rule("roll.score6.new-economy")
def test_new_economy_counts_developments_without_reassign() -> None:
    others = ["Conscription", "Nanotechnology", "Backup Planning"]

    assert worth("New Economy", *others, faction=8) == 3


@pytest.mark.scenario("roll/S-146")
@pytest.mark.rule("roll.score6.free-trade-association")
def test_free_trade_association_takes_half_of_novelty_costs() -> None:
    owned = worth(
        "Free Trade Association", "Information Hub", "Gem World", faction=3,
        home="Earth's Lost Colony",
    )  # fmt: skip

    assert owned == 4


@pytest.mark.scenario("roll/S-147")
@pytest.mark.rule("roll.score6.mining-league")
def test_mining_league_counts_rare_worlds() -> None:
    owned = worth("Mining League", "Asteroid Belt", "Gem World", faction=8, home="Alpha Centauri")

    assert owned == 6


@pytest.mark.scenario("roll/S-148")
@pytest.mark.rule("roll.score6.galactic-exchange", "roll.term.true-colour")
def test_galactic_exchange_counts_colours() -> None:
    owned = worth(
        "Galactic Exchange", "Gem World", cup="2H1M", citizenry="1C", stack_world="1A",
        goods=["Gem World N"],
    )  # fmt: skip

    assert owned == 5


@pytest.mark.scenario("roll/S-149")
@pytest.mark.rule("roll.score6.galactic-renaissance")
def test_galactic_renaissance_goes_by_triangular_numbers() -> None:
    chips = [0, 1, 2, 3, 5, 6, 9, 10, 14, 15, 54, 55, 66]

    assert [worth("Galactic Renaissance", chips=n) for n in chips] == [
        0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 9, 10, 11,
    ]  # fmt: skip


@pytest.mark.scenario("roll/S-150")
@pytest.mark.rule("roll.score6.galactic-reserves")
def test_galactic_reserves_count_goods_after_the_last_recall() -> None:
    g = arranged(
        "manage",
        seat("Galactic Reserves", "Gem World", "Space Port", "Spice World", cup="1H",
             goods=["Gem World N", "Space Port N", "Spice World N"]),
        seat(cup="1H"),
        pool=0,
    )  # fmt: skip

    say_all(g, ANN, "good:gem-world:novelty.1")

    assert g.over
    assert bonus(g.sides, g.seats[ANN], side(g, "Galactic Reserves")) == 2


def with_score(points: int, **fields: object) -> dict[str, object]:
    """A player whose tableau and chips come to so many points: faction 9 and its like cost 3."""
    return seat(**{"chips": points, **fields})


def base(faction: int, home: str) -> int:
    """What the start tiles are worth."""
    g = arranged("explore", seat(faction=faction, home=home, row_explore="1H"))
    return g.scores()[ANN]


def tied(*players: tuple[int, str, int]) -> Roll:
    """A finished game: points, dice in the cup and credits of each player."""
    homes = ["New Sparta", "Old Earth", "Epsilon Eridani"]
    seats = []
    for k, (points, dice, money) in enumerate(players):
        rest = points - base(k + 1, homes[k])
        seats.append(with_score(rest, faction=k + 1, home=homes[k], cup=dice, credits=money))
    return ended(*seats, pool=0)


@pytest.mark.scenario("roll/S-151")
@pytest.mark.rule("roll.score.winner", "roll.tie.add")
def test_tied_players_add_cup_and_credits() -> None:
    g = tied((40, "5H", 3), (40, "4H", 5), (39, "9H", 10))

    assert g.scores() == [40, 40, 39]
    assert g.winners() == [BOB]
    assert CID not in g.winners()


@pytest.mark.scenario("roll/S-152")
@pytest.mark.rule("roll.tie.recall", "roll.tie.add")
@pytest.mark.parametrize(("recalls", "winner"), [(True, ANN), (False, BOB)])
def test_recalling_in_the_last_round_can_decide_a_tie(recalls: bool, winner: int) -> None:
    points = [40 - base(1, "New Sparta"), 40 - base(2, "Old Earth")]
    g = arranged(
        "manage",
        with_score(points[0], faction=1, home="New Sparta", cup="4H", credits=1, stack_world="3H"),
        with_score(points[1], faction=2, home="Old Earth", cup="6H", credits=1),
        pool=0,
    )

    if recalls:
        say_all(g, ANN, "recall:world:home.1", "recall:world:home.2", "recall:world:home.3")
    else:
        say(g, ANN, "done")

    assert g.scores() == [40, 40]
    assert g.winners() == [winner]


@pytest.mark.scenario("roll/S-153")
@pytest.mark.rule("roll.tie.shared")
def test_who_is_still_tied_wins_together() -> None:
    g = tied((40, "5H", 3), (40, "4H", 4))

    assert g.winners() == [ANN, BOB]
