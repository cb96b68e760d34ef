"""The set-up with prestige, the order at the end of a phase, and powers in Settle phases."""

from __future__ import annotations

import pytest

from perihelion.race.pieces.tiles import FIRSTS
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    CY,
    REBELS,
    arranged,
    asked_for,
    deck,
    drawn,
    goods,
    hand,
    leader_tile,
    new_race,
    offered,
    play_on,
    prestige,
    refused,
    say,
    say_all,
    seat,
    tableau,
)
from rulebook.race_expansions.fighting import (
    CASUS_BELLI,
    TAKEOVERS,
    choose_worlds,
    declare,
    endings,
    name_target,
    settling,
    stop,
)

ALL = {"expansions": BRINK}


@pytest.mark.scenario("race-expansions/S191")
@pytest.mark.rule("race.goals.before-leader", "race.goal.galactic-standing")
def test_at_the_end_of_a_phase_goals_are_claimed_before_the_leader_tile_moves() -> None:
    g = settling(
        seat("Old Earth", hand=["Alien Burial Site"], fillers=2, prestige=1, chips=3),
        options=ALL,
        automatic=False,
        goals=["galactic-standing"],
    )
    choose_worlds(g, {ANN: "Alien Burial Site"})
    say(g, ANN, "pay")
    say_all(g, ANN, hand(g, ANN))
    play_on(g, "action")
    order = [event.kind for event in g.events(None) if event.kind in ("goal-earned", "leader-tile")]

    assert prestige(g, ANN) == 2
    assert order == ["goal-earned", "leader-tile"]


@pytest.mark.scenario("race-expansions/S192")
@pytest.mark.rule(
    "race.prestige.setup", "race.prestige.setup.rest", "race.start-worlds.choose-red-blue"
)
def test_the_set_up_with_prestige_changes_nothing_else() -> None:
    g = new_race(3, expansions=BRINK)
    before = (len(deck(g)), [len(drawn(g, who)) for who in (ANN, BO, CY)])
    colours = [sorted(int(g.cards[c].start) % 2 for c in player.drawn) for player in g.seats]
    kinds = [asked_for(g, who) for who in (ANN, BO, CY)]
    dealt = sum(g.box.present) - 2 * 3
    for who in (ANN, BO, CY):
        mine = g.seats[who]
        quiet = [c for c in mine.drawn if g.cards[c].name not in ("Ancient Race",)]
        g.answer(who, quiet[0])
        g.answer_all(who, mine.hand[:2])

    assert kinds == ["opening-start-world"] * 3
    assert colours == [[0, 1]] * 3
    assert dealt == 228 - 6
    assert before == (204, [2, 2, 2])
    assert [goal < FIRSTS for goal in g.expansions.goals].count(True) == 4
    assert [goal < FIRSTS for goal in g.expansions.goals].count(False) == 2
    assert g.pool == 41
    assert [(player.prestige, player.boosted) for player in g.seats] == [(0, 0)] * 3
    assert leader_tile(g) == (-1, 0)


@pytest.mark.scenario("race-expansions/S194")
@pytest.mark.rule("race.start-worlds.decide")
def test_an_opening_discard_names_two_cards_of_the_hand_once_each() -> None:
    g = new_race(2, expansions=REBELS)
    say(g, ANN, g.box.words[g.seats[ANN].drawn[0]])
    first = g.box.words[g.seats[ANN].hand[0]]
    foreign = g.box.words[g.seats[BO].hand[0]]

    with refused(g, "REPEATED_CARD"):
        say_all(g, ANN, [first, first])
    with refused(g, "CARD_NOT_IN_HAND"):
        say_all(g, ANN, [first, foreign])


@pytest.mark.scenario("race-expansions/S195")
@pytest.mark.rule("race.takeover.needs-power")
def test_without_a_takeover_power_in_the_tableau_nothing_is_taken_over() -> None:
    g = settling(
        seat(
            "Epsilon Eridani",
            "Space Marines",
            "Drop Ships",
            "Imperium Troops",
            "Rebel Underground",
            hand=["Imperium Seat"],
        ),
        seat("New Sparta"),
        options=TAKEOVERS,
        automatic=False,
    )
    choose_worlds(g)

    assert offered(g, ANN) == ["stop"]
    with refused(g, "NO_TAKEOVER_POWER", card="imperium-seat"):
        say(g, ANN, "Imperium Seat")
    with refused(g, "NO_TAKEOVER_POWER", card="new-sparta"):
        say(g, ANN, "New Sparta")


@pytest.mark.rule("race.pw.replace-world", "race.takeover.resolve.moved")
def test_a_takeover_of_a_world_that_was_replaced_is_void() -> None:
    g = settling(
        seat("Epsilon Eridani", "Imperium Invasion Fleet", "Interstellar Casus Belli", prestige=1),
        seat("Gem World", "Terraforming Engineers", hand=["Prosperous World"]),
        options=CASUS_BELLI,
        automatic=False,
    )
    choose_worlds(g)
    name_target(g, ANN, "Interstellar Casus Belli", "Gem World")
    stop(g, ANN)
    say(g, BO, "replace")
    say(g, BO, "Gem World")
    say(g, BO, "Prosperous World")
    stop(g, BO)
    play_on(g, "action")

    assert endings(g) == [(ANN, "FAILED_TARGET_GONE")]
    assert tableau(g, BO) == ["Terraforming Engineers", "Prosperous World"]


@pytest.mark.rule("race.pw.settle-good-on-production")
def test_a_production_world_taken_over_gets_no_good() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Space Marines",
            "Golden Age of Terraforming",
            "Interstellar Casus Belli",
            prestige=1,
        ),
        seat("Old Earth", "Rebel Miners"),
        options=CASUS_BELLI,
    )
    declare(g, ANN, "Interstellar Casus Belli", "Rebel Miners")

    assert "Rebel Miners" in tableau(g, ANN)
    assert goods(g, ANN) == {}


@pytest.mark.rule("race.pw.settle-prestige-after")
def test_powers_work_after_a_takeover_as_after_a_placed_world() -> None:
    g = settling(
        seat(
            "Rebel Freedom Fighters",
            "Space Marines",
            "Drop Ships",
            "Alien Cornucopia",
            "Rebel Alliance",
            hand=["Gem World"],
        ),
        seat("Imperium Warlord", "Rebel Miners"),
        options=TAKEOVERS | ALL,
    )
    declare(g, ANN, "Rebel Alliance", "Rebel Miners")

    assert endings(g) == [(ANN, "SUCCEEDED")]
    assert prestige(g, ANN) == 1 + 1


@pytest.mark.rule("race.two-player.settle-twice")
def test_temporary_military_and_powers_of_a_phase_start_afresh_in_the_second() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Space Mercenaries",
            "Improved Logistics",
            hand=["Rebel Miners", "Rebel Fuel Cache", "Pirate World", "Gem World", "Spice World"],
            fillers=1,
            chose=["settle", "settle-second"],
        ),
        options={**ALL, "advanced": True},
        automatic=False,
    )
    choose_worlds(g, {ANN: "Rebel Miners"})
    say_all(g, ANN, ["Space Mercenaries", "conquer"])
    say_all(g, ANN, ["Gem World", "Spice World"])
    once = int(g.seats[ANN].tactics)
    say(g, ANN, "second-world")
    say(g, ANN, "Pirate World")
    say(g, ANN, "conquer")
    with refused(g, "POWER_ALREADY_USED"):
        say(g, ANN, "second-world")
    stop(g, ANN)
    stop(g, BO)
    choose_worlds(g, {ANN: "Rebel Fuel Cache"})
    say_all(g, ANN, ["Space Mercenaries", "conquer"])

    assert once == 2
    assert asked_for(g, ANN) == "settle-mercenaries"
    assert g.seats[ANN].tactics == 0
