"""Powers of the second expansion in Explore, Develop and Produce, and at the end of the game."""

from __future__ import annotations

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    CY,
    REBELS,
    Plain,
    arranged,
    asked_for,
    choose,
    drawn,
    goods,
    hand,
    offered,
    pay,
    question,
    refused,
    say,
    say_all,
    seat,
    tableau,
    with_good,
)
from rulebook.race_expansions.playing import place

REBELS_ONLY = {"expansions": REBELS}

PUBLIC = [
    "Public Works",
    "Investment Credits",
    "Export Duties",
    "Genetics Lab",
    "Colony Ship",
    "Interstellar Bank",
    "Research Labs",
    "Consumer Markets",
    "Mining Robots",
    "Mining Conglomerate",
    "Replicant Robots",
    "Deficit Spending",
]
"""Developments without military, to fill a tableau."""


# -- Explore and Develop --------------------------------------------------------


@pytest.mark.scenario("race-expansions/S095")
@pytest.mark.rule("race.pw.explore-mix")
def test_who_mixes_may_discard_old_cards_in_place_of_drawn_ones() -> None:
    g = arranged(
        "explore",
        seat("Imperium Warlord", "Rebel Pact", hand=PUBLIC[:3]),
        seat("Separatist Colony", hand=PUBLIC[3:6]),
        seat("New Sparta", chose="explore+5"),
        options=REBELS_ONLY,
    )
    found = drawn(g, ANN)
    assert len(found) == 3
    assert len(drawn(g, BO)) == 4

    say_all(g, ANN, PUBLIC[:2])
    with refused(g, "CARD_NOT_DRAWN"):
        say(g, BO, PUBLIC[3])
    say(g, BO, drawn(g, BO)[0])
    say(g, CY, drawn(g, CY)[0])

    assert sorted(hand(g, ANN)) == sorted([PUBLIC[2], *found])
    assert len(hand(g, BO)) == 4


@pytest.mark.rule("race.pw.explore-mix")
def test_mixing_does_not_add_up() -> None:
    g = arranged(
        "explore",
        seat("Old Earth", "Rebel Pact", "Blaster Runners", hand=PUBLIC[:3]),
        options=REBELS_ONLY,
    )

    assert (question(g, ANN).least, question(g, ANN).most) == (1, 1)


@pytest.mark.scenario("race-expansions/S096")
@pytest.mark.rule("race.pw.develop-discard-self")
def test_crash_program_leaves_the_tableau_to_make_a_development_cheaper() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "R&D Crash Program",
            "Investment Credits",
            hand=["Galactic Imperium", "R&D Crash Program"],
            fillers=1,
            chose="develop",
        ),
        options=REBELS_ONLY,
    )
    with refused(g, "DUPLICATE_DEVELOPMENT"):
        say(g, ANN, "R&D Crash Program")

    say(g, ANN, "Galactic Imperium")
    assert question(g, ANN).most == 6 - 1 - 1 - 3
    pay(g, ANN, 1)

    assert tableau(g, ANN) == ["Old Earth", "Investment Credits", "Galactic Imperium"]
    assert hand(g, ANN) == ["R&D Crash Program"]


@pytest.mark.rule("race.pw.develop-discard-self")
def test_crash_program_may_be_kept_or_used_where_the_cost_is_nothing_already() -> None:
    def building() -> Race:
        table = arranged(
            "develop",
            seat(
                "Old Earth",
                "R&D Crash Program",
                "Investment Credits",
                hand=["Space Marines"],
                fillers=2,
                chose="develop",
            ),
            options=REBELS_ONLY,
        )
        say(table, ANN, "Space Marines")
        return table

    kept, used = building(), building()
    assert sorted(offered(kept, ANN)) == ["R&D Crash Program", "pay"]
    say(kept, ANN, "pay")
    say_all(used, ANN, ["R&D Crash Program", "pay"])

    assert "R&D Crash Program" in tableau(kept, ANN)
    assert "R&D Crash Program" not in tableau(used, ANN)
    assert len(hand(kept, ANN)) == len(hand(used, ANN)) == 2


@pytest.mark.rule("race.pw.develop-discard-self")
def test_crash_program_does_not_serve_in_the_phase_in_which_it_is_built() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "Golden Age of Terraforming",
            with_good("Comet Zone"),
            hand=["R&D Crash Program"],
            fillers=2,
        ),
        options={"expansions": BRINK},
        automatic=False,
    )
    say(g, ANN, "R&D Crash Program")
    say(g, BO, "pass")
    assert asked_for(g, ANN) == "develop-method"

    with refused(g, "POWER_NOT_ACTIVE"):
        say(g, ANN, "R&D Crash Program")


# -- Produce --------------------------------------------------------------------


@pytest.mark.scenario("race-expansions/S104")
@pytest.mark.rule("race.pw.windfall-exclude-self")
def test_universal_symbionts_produce_on_another_world() -> None:
    g = arranged(
        "produce",
        seat("New Sparta", "Universal Symbionts", "Empath World"),
        options=REBELS_ONLY,
        automatic=False,
    )
    assert offered(g, ANN) == ["Empath World"]
    with refused(g, "SELF_EXCLUDED"):
        say(g, ANN, "Universal Symbionts")
    with refused(g, "MUST_PRODUCE"):
        say(g, ANN, "pass")
    say(g, ANN, "Empath World")

    assert goods(g, ANN) == {"Empath World": "genes"}


@pytest.mark.scenario("race-expansions/S105")
@pytest.mark.rule("race.pw.draw-per-world-rebel", "race.pw.draw-per-world-chromo")
def test_rebel_cantina_draws_for_rebel_worlds_and_uplift_code_two_for_chromosome_worlds() -> None:
    g = arranged(
        "produce",
        seat(
            "Rebel Cantina",
            "Rebel Fuel Cache",
            "Rebel Miners",
            "Uplift Code",
            "Avian Uplift Race",
            "Insect Uplift Race",
        ),
        options=REBELS_ONLY,
    )

    assert len(hand(g, ANN)) == 3 + 4


# -- the end --------------------------------------------------------------------


def fortress(size: int) -> Plain:
    """Ann with Hidden Fortress and as many cards."""
    return seat("New Sparta", "Hidden Fortress", "Rebel Miners", *PUBLIC[: size - 3])


@pytest.mark.scenario("race-expansions/S100")
@pytest.mark.rule("race.pw.own-tableau-end-size", "race.pw.military-per-world", "race.exp.end")
def test_who_has_hidden_fortress_ends_the_game_with_14_cards_and_others_with_12() -> None:
    eleven = ["Old Earth", "Gem World", "Spice World", "Comet Zone", "Mining World", "Space Port"]
    more = ["New Vinland", "New Earth", "Plague World", "Secluded World", "Distant World"]
    g = arranged(
        "round-end",
        fortress(12),
        seat(*eleven, *more, hand=["Artist Colony"], fillers=1),
        options=REBELS_ONLY,
    )
    player = g.seats[ANN]
    assert len(tableau(g, ANN)) == 12
    assert player.total_military(g.cards, player.tableau) == 2 + 3
    assert not g.over

    choose(g, "settle", "settle")
    place(g, {BO: "Artist Colony"})

    assert len(tableau(g, BO)) == 12
    assert g.over


@pytest.mark.scenario("race-expansions/S100")
@pytest.mark.rule("race.pw.own-tableau-end-size", "race.exp.end")
@pytest.mark.parametrize(("size", "ends"), [(12, False), (13, False), (14, True)])
def test_hidden_fortress_needs_fourteen_cards(size: int, ends: bool) -> None:
    g = arranged("round-end", fortress(size), options=REBELS_ONLY)

    assert len(tableau(g, ANN)) == size
    assert g.over is ends


@pytest.mark.rule("race.pw.own-tableau-end-size", "race.exp.end")
def test_without_hidden_fortress_twelve_cards_end_the_game() -> None:
    g = arranged("round-end", seat("New Sparta", *PUBLIC[:11]), options=REBELS_ONLY)

    assert g.over
