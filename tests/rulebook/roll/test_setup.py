"""The box and the set-up."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.roll.box import box_of
from perihelion.roll.deal import empty_seat, empty_table, settle_in
from perihelion.roll.ids import (
    ALIEN,
    CITIZENRY,
    COLOURS,
    CUP,
    GENES,
    GRAY,
    HOME,
    NOVELTY,
    PHASES,
    RARE,
    WILD,
)  # fmt: skip
from perihelion.roll.pieces.handful import dice_word
from perihelion.roll.pieces.tiles import DICE_IN_BOX, FACES
from perihelion.roll.setup import Setup
from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    BOB,
    arranged,
    asked_for,
    chips,
    citizenry,
    credits,
    cup,
    devs,
    goods,
    new_roll,
    offered,
    play_on,
    refused,
    say,
    say_all,
    seat,
    side,
    tableau,
    worlds,
)  # fmt: skip

SIDES = box_of(Setup(2, 0, False, True)).sides


def started(number: int, home: str) -> Roll:
    """One player's start with this faction and home world."""
    seats = [empty_seat(number), empty_seat(1 if number > 1 else 2)]
    g = empty_table(perihelion.dice(1), Setup(2, 0, False, False), seats, [])
    settle_in(g, ANN, number, side(g, home))
    return g


@pytest.mark.scenario("roll/S-001")
@pytest.mark.rule("roll.comp.players")
def test_two_to_five_play() -> None:
    for players in (1, 6):
        with pytest.raises(perihelion.BadSetup) as caught:
            new_roll(players)
        assert caught.value.code == "PLAYER_COUNT"
    for players in (2, 3, 4, 5):
        assert len(new_roll(players).seats) == players


@pytest.mark.scenario("roll/S-002")
@pytest.mark.rule("roll.setup.pool", "roll.setup.tens", "roll.comp.chips", "roll.inv.points")
def test_the_pool_holds_twelve_points_a_player() -> None:
    games = [new_roll(players) for players in (2, 3, 4, 5)]

    assert [g.pool for g in games] == [24, 36, 48, 60]
    assert all(mine.chips == 0 for g in games for mine in g.seats)
    assert games[3].pool == 20 * 1 + 8 * 5  # without the tens


@pytest.mark.scenario("roll/S-003")
@pytest.mark.rule("roll.comp.dice", "roll.setup.dice.base", "roll.inv.dice")
def test_the_box_has_dice_for_five() -> None:
    def supply(players: int) -> str:
        seats = [empty_seat(k + 1) for k in range(players)]
        g = empty_table(perihelion.dice(1), Setup(players, 0, False, False), seats, [])
        for mine in g.seats:
            mine.put(CUP, HOME, 3)
            mine.put(CITIZENRY, HOME, 2)
            g.supply[HOME] -= 5
        return dice_word(g.supply)

    assert sum(DICE_IN_BOX) == 111
    assert DICE_IN_BOX[HOME] == 25
    assert supply(5) == "22M9C20N14R12G9A"
    assert supply(3) == "10H22M9C20N14R12G9A"


@pytest.mark.scenario("roll/S-004")
@pytest.mark.rule("roll.comp.faces")
def test_every_colour_has_its_faces() -> None:
    counts = {face: [faces.count(face) for faces in FACES] for face in range(PHASES + 1)}

    assert counts == {
        0: [2, 1, 1, 1, 1, 1, 0],
        1: [1, 2, 1, 0, 2, 0, 1],
        2: [1, 2, 0, 0, 0, 2, 1],
        3: [1, 0, 0, 2, 1, 1, 1],
        4: [1, 0, 3, 2, 1, 0, 0],
        WILD: [0, 1, 1, 1, 1, 2, 3],
    }


@pytest.mark.scenario("roll/S-005")
@pytest.mark.rule("roll.comp.tiles", "roll.develop.instant")
def test_tiles_are_as_in_the_table_of_the_rulebook() -> None:
    def by_cost(sides: list[int]) -> list[int]:
        return [sum(1 for s in sides if SIDES[s].cost == cost) for cost in range(1, 7)]

    game = range(110)
    devs_of = [s for s in game if not SIDES[s].world]
    table = {
        colour: by_cost([s for s in game if SIDES[s].world and SIDES[s].colour == colour])
        for colour in (NOVELTY, RARE, GENES, ALIEN, GRAY)
    }
    instant = [s for s in devs_of if SIDES[s].loses or SIDES[s].credits or SIDES[s].gains]

    assert table == {
        NOVELTY: [5, 6, 4, 0, 0, 0],
        RARE: [0, 5, 6, 2, 0, 0],
        GENES: [0, 0, 3, 4, 2, 0],
        ALIEN: [0, 0, 0, 2, 2, 3],
        GRAY: [2, 3, 2, 2, 1, 1],
    }
    assert by_cost([s for s in devs_of if SIDES[s].reassigns]) == [4, 5, 6, 1, 1, 1]
    others = [s for s in devs_of if not SIDES[s].reassigns and s not in instant]
    assert by_cost(others) == [5, 5, 8, 3, 4, 9]
    assert by_cost(instant) == [0, 0, 1, 2, 0, 0]
    assert {SIDES[s].slug for s in instant} == {
        "space-marines", "conscription", "information-tech",
    }  # fmt: skip
    assert [len(SIDES) - 110 - 18, len({side.slug for side in SIDES})] == [9, 137]


@pytest.mark.scenario("roll/S-006")
@pytest.mark.rule("roll.comp.unique", "roll.inv.tiles")
def test_every_tile_is_somewhere_exactly_once() -> None:
    g = new_roll(4)
    for who in range(4):
        g.answer(who, g.options(who)[0])

    assert len(g.bag) == 47
    assert sum(mine.zone() for mine in g.seats) == 8
    everywhere = [t for mine in g.seats for t in [*mine.dev, *mine.world]]
    assert sorted([*g.bag, *everywhere]) == list(range(55))


@pytest.mark.scenario("roll/S-007")
@pytest.mark.rule(
    "roll.setup.dice.base",
    "roll.setup.dice.start-tiles",
    "roll.setup.credits",
    "roll.setup.kit",
    "roll.setup.start-tiles",
)
def test_a_starting_empire() -> None:
    g = started(4, "Earth's Lost Colony")

    assert (cup(g, ANN), citizenry(g, ANN), credits(g, ANN)) == ("3H1R", "2H", 1)
    assert goods(g, ANN) == ["earths-lost-colony N"]
    assert len(g.seats[ANN].tableau) == 3
    assert [SIDES[s].cost for s in g.seats[ANN].tableau] == [2, 3, 2]


@pytest.mark.scenario("roll/S-008")
@pytest.mark.rule("roll.setup.doomed-world", "roll.setup.destroyed-colony")
def test_doomed_world_and_destroyed_colony() -> None:
    g = started(9, "Doomed World")

    assert (cup(g, ANN), citizenry(g, ANN), goods(g, ANN)) == ("3H1C", "2H1M", [])
    assert credits(g, ANN) == 8
    assert sum(g.seats[ANN].owned(colour) for colour in range(COLOURS)) == 7
    assert [SIDES[s].world for s in g.box.faction_sides(9)] == [True, True]


@pytest.mark.scenario("roll/S-009")
@pytest.mark.rule("roll.setup.dice.start-tiles")
def test_a_faction_world_may_start_with_a_good() -> None:
    g = started(6, "New Sparta")

    assert (cup(g, ANN), citizenry(g, ANN)) == ("3H", "2H2M")
    assert goods(g, ANN) == ["pilgrimage-world N"]


@pytest.mark.scenario("roll/S-010")
@pytest.mark.rule("roll.setup.zone.draw", "roll.setup.zone.choice")
def test_one_tile_goes_to_each_stack() -> None:
    g = arranged(
        "setup",
        seat(hand=["Export Duties", "Galactic Bankers"]),
        seat(hand=["Gem World", "Spice World"]),
    )

    both = offered(g, ANN)
    with refused(g, "SETUP_ONE_TILE_PER_STACK"):
        say_all(g, ANN, "tile:export-duties", "tile:galactic-bankers")
    say(g, ANN, "tile:export-duties")
    say(g, BOB, offered(g, BOB)[0])

    assert both == ["tile:export-duties", "tile:galactic-bankers"]
    assert (devs(g, ANN), worlds(g, ANN)) == (["export-duties"], ["former-penal-colony"])


@pytest.mark.scenario("roll/S-011")
@pytest.mark.rule("roll.setup.zone.first-game")
@pytest.mark.parametrize(
    ("hand", "open_game", "first"),
    [
        (["Export Duties", "Galactic Bankers"], 2, ["export-duties"]),
        (["Galactic Reserves", "Galactic Bankers"], 2, ["galactic-reserves"]),
        (
            ["Alien Uplift Blueprints", "Free Trade Zone"],
            2,
            ["alien-uplift-blueprints", "free-trade-zone"],
        ),
    ],
)
def test_a_first_game_begins_with_the_cheaper_sides(
    hand: list[str], open_game: int, first: list[str]
) -> None:
    other = seat(hand=["Gem World", "Spice World"])
    free = arranged("setup", seat(hand=hand), other)
    g = arranged("setup", seat(hand=hand), other, options={"first_game": True})

    assert len(offered(free, ANN)) == open_game
    assert offered(g, ANN) == [f"tile:{slug}" for slug in first]
    if len(first) == 1:
        with refused(g, "SETUP_CHEAPEST_REQUIRED"):
            say(g, ANN, "tile:galactic-bankers")


@pytest.mark.scenario("roll/S-012")
@pytest.mark.rule("roll.setup.dice.not-zone", "roll.score.zone-nothing")
def test_tiles_in_the_stacks_give_nothing() -> None:
    g = arranged("ship", seat(dev=["Galactic Salon"], world=["Rebel Hideout"]), pool=20)
    fresh = new_roll()

    play_on(g, "over" if g.over else "assign")

    assert chips(g, ANN) == 0
    assert g.scores()[ANN] == sum(SIDES[s].cost for s in g.seats[ANN].tableau)
    assert all(len(mine.tableau) == 3 for mine in fresh.seats)
    assert tableau(g, ANN) == []


@pytest.mark.scenario("roll/S-013")
@pytest.mark.rule("roll.setup.no-recall", "roll.recall.when")
def test_nothing_is_recalled_before_manage() -> None:
    g = arranged("setup", seat(
        home="Alpha Centauri", goods=["Alpha Centauri R"], cup="3H", citizenry="2H",
        hand=["Export Duties", "Galactic Bankers"],
    ), seat(cup="3H", hand=["Gem World", "Spice World"]))  # fmt: skip

    with refused(g, "WRONG_STEP"):
        say(g, ANN, "recall:dev:home.1")
    with refused(g, "WRONG_STEP"):
        say(g, ANN, "good:alpha-centauri:rare.1")
    say(g, ANN, "tile:export-duties")
    say(g, BOB, offered(g, BOB)[0])
    with refused(g, "WRONG_STEP"):
        say(g, ANN, "recall:dev:home.1")
    g2 = arranged(
        "explore", seat(home="Alpha Centauri", goods=["Alpha Centauri R"], row_explore="1H")
    )
    with refused(g2, "WRONG_STEP"):
        say(g2, ANN, "recall:dev:home.1")
    say(g2, ANN, "stock:home")

    assert asked_for(g2, ANN) == "manage"
    say(g2, ANN, "die:home.1", "good:alpha-centauri:rare.1")
    assert g2.seats[ANN].goods == []


@pytest.mark.scenario("roll/S-014")
@pytest.mark.rule("roll.setup.start-tiles", "roll.setup.seats", "roll.term.random")
def test_start_tiles_are_dealt_and_a_seed_brings_them_back() -> None:
    one, two = new_roll(4, seed=5), new_roll(4, seed=5)

    assert len({mine.number for mine in one.seats}) == 4
    assert len({mine.tableau[2] for mine in one.seats}) == 4
    assert one.pack() == two.pack()
    assert new_roll(4, seed=6).pack() != one.pack()
