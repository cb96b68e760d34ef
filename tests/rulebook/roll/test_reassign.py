"""Reassign powers, one by one."""

from __future__ import annotations

import pytest

from perihelion.roll.ids import COLOUR_WORDS
from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    arranged,
    asked_for,
    offered,
    plan,
    refused,
    say,
    seat,
)  # fmt: skip
from rulebook.roll.screens import behind_screens, rows


@pytest.mark.scenario("roll/S-028")
@pytest.mark.rule("roll.power.reassign")
def test_local_subsidies_moves_a_white_die() -> None:
    g = behind_screens("H ship", "M wild", "H explore", owns=("Local Subsidies",))

    say(g, ANN, "select:home:explore:explore", "wild:military:ship", "use:local-subsidies")
    with refused(g, "WRONG_DIE_COLOUR"):
        say(g, ANN, "move:military:ship:settle")
    say(g, ANN, "move:home:ship:settle")

    assert rows(g)["settle"] == "1H"


@pytest.mark.scenario("roll/S-029")
@pytest.mark.rule("roll.power.reassign")
def test_diversification_moves_a_white_die_out_of_explore() -> None:
    g = behind_screens(
        "H explore", "N explore", "H develop", "H explore", owns=("Diversification",)
    )

    say(g, ANN, "select:home:explore:explore", "use:diversification")
    with refused(g, "WRONG_SOURCE_ROW"):
        say(g, ANN, "move:home:develop:ship")
    with refused(g, "WRONG_DIE_COLOUR"):
        say(g, ANN, "move:novelty:explore:ship")
    say(g, ANN, "move:home:explore:ship")
    assert rows(g)["ship"] == "1H"

    alone = behind_screens("H explore", "N explore", "H develop", owns=("Nanotechnology",))
    say(alone, ANN, "select:home:explore:explore", "use:nanotechnology")
    with refused(alone, "SELECTOR_FIXED"):
        say(alone, ANN, "move:home:explore:ship")


@pytest.mark.scenario("roll/S-030")
@pytest.mark.rule("roll.power.reassign")
def test_the_four_affinities() -> None:
    g = behind_screens(
        "H explore", "H explore", "H explore", "H settle", "N ship",
        owns=(
            "Colonial Affinity", "Technology Affinity", "Shipping Affinity", "Operations Affinity",
        ),
    )  # fmt: skip

    say(g, ANN, "select:novelty:ship:ship")
    say(g, ANN, "use:colonial-affinity", "move:home:explore:settle")
    say(g, ANN, "use:technology-affinity", "move:home:explore:develop")
    say(g, ANN, "use:shipping-affinity", "move:home:settle:ship")
    say(g, ANN, "use:operations-affinity")
    with refused(g, "WRONG_TARGET_ROW"):
        say(g, ANN, "move:home:explore:ship")
    say(g, ANN, "move:home:explore:produce", "done")

    assert rows(g) == {
        "settle": "1H", "develop": "1H", "ship": "1H", "produce": "1H", "strip": "ship novelty",
    }  # fmt: skip


@pytest.mark.scenario("roll/S-031")
@pytest.mark.rule("roll.power.reassign.executive", "roll.power.reassign.selected")
def test_executive_power_moves_two_dice_of_one_row() -> None:
    g = behind_screens(
        "H explore", "H explore", "N ship", "R produce", "H develop", owns=("Executive Power",)
    )

    say(g, ANN, "select:home:develop:develop", "use:executive-power")
    with refused(g, "WRONG_TARGET_ROW"):
        say(g, ANN, "move:home:explore:settle")
    say(g, ANN, "move:home:explore:develop")
    with refused(g, "WRONG_DIE_COUNT"):
        say(g, ANN, "done")
    with refused(g, "MIXED_SOURCE_ROWS"):
        say(g, ANN, "move:novelty:ship:develop")
    say(g, ANN, "move:home:explore:develop")

    assert rows(g)["develop"] == "2H"


@pytest.mark.rule("roll.power.reassign.executive")
def test_executive_power_that_finds_no_two_dice_in_a_row_says_so() -> None:
    apart = behind_screens("H explore", "N ship", "H develop", owns=("Executive Power",))
    say(apart, ANN, "select:home:develop:develop")
    with refused(apart, "MIXED_SOURCE_ROWS"):
        say(apart, ANN, "use:executive-power")

    single = behind_screens("N ship", "H develop", owns=("Executive Power",))
    say(single, ANN, "select:home:develop:develop")
    with refused(single, "WRONG_DIE_COUNT"):
        say(single, ANN, "use:executive-power")

    g = behind_screens("H explore", "H explore", "N ship", "H develop", owns=("Executive Power",))
    say(g, ANN, "select:home:develop:develop", "use:executive-power")
    with refused(g, "MIXED_SOURCE_ROWS"):
        say(g, ANN, "move:novelty:ship:develop")  # which stands there alone


@pytest.mark.rule("roll.power.reassign")
def test_a_power_without_dice_in_its_rows_says_so() -> None:
    g = behind_screens("R develop", "H ship", owns=("Isolation Policy",))
    say(g, ANN, "select:home:ship:ship")

    with refused(g, "WRONG_SOURCE_ROW"):
        say(g, ANN, "use:isolation-policy")


@pytest.mark.scenario("roll/S-032")
@pytest.mark.rule("roll.power.reassign.selected", "roll.power.reassign")
def test_powers_towards_the_selected_phase() -> None:
    g = behind_screens(
        "H explore", "H explore", "M settle", "H ship", "C ship",
        owns=("Homeworld Patriotism", "Propaganda Campaign"),
    )  # fmt: skip

    say(g, ANN, "select:consumption:ship:ship", "use:homeworld-patriotism")
    say(g, ANN, "move:home:explore:ship", "move:home:explore:ship", "use:propaganda-campaign")
    with refused(g, "SAME_ROW"):
        say(g, ANN, "move:home:ship:ship")
    say(g, ANN, "move:military:settle:ship", "done")

    assert rows(g) == {"ship": "3H1M", "strip": "ship consumption"}


@pytest.mark.scenario("roll/S-033")
@pytest.mark.rule(
    "roll.power.reassign", "roll.assign.reassign.any-face", "roll.assign.reassign.split"
)
def test_isolation_policy_moves_dice_out_of_explore() -> None:
    g = behind_screens("A wild", "H explore", "R develop", "H ship", owns=("Isolation Policy",))

    say(g, ANN, "select:home:ship:ship", "wild:alien:explore", "use:isolation-policy")
    with refused(g, "WRONG_SOURCE_ROW"):
        say(g, ANN, "move:rare:develop:ship")
    say(g, ANN, "move:home:explore:settle", "move:alien:explore:produce", "done")

    assert rows(g) == {"produce": "1A", "settle": "1H", "develop": "1R", "strip": "ship home"}


@pytest.mark.scenario("roll/S-034")
@pytest.mark.rule("roll.assign.reassign.split", "roll.power.reassign")
def test_nanotechnology_moves_two_dice() -> None:
    g = behind_screens("M develop", "N ship", "H ship", owns=("Nanotechnology",))
    plan(
        g, ANN, "select:home:ship:ship", "use:nanotechnology", "move:military:develop:settle",
        "move:novelty:ship:produce",
    )  # fmt: skip
    assert rows(g) == {"settle": "1M", "produce": "1N", "strip": "ship home"}

    g = behind_screens("H ship", "H ship", "H ship", "H ship", owns=("Nanotechnology",))
    say(g, ANN, "select:home:ship:ship", "use:nanotechnology")
    say(g, ANN, "move:home:ship:settle", "move:home:ship:settle")
    with refused(g, "WRONG_DIE_COUNT"):
        say(g, ANN, "move:home:ship:settle")


@pytest.mark.scenario("roll/S-035")
@pytest.mark.rule("roll.power.reassign")
def test_system_diversification_moves_coloured_dice() -> None:
    g = behind_screens("H explore", "G explore", "H ship", owns=("System Diversification",))

    with refused(g, "WRONG_DIE_COLOUR"):
        plan(
            g, ANN, "select:home:ship:ship", "use:system-diversification",
            "move:home:explore:settle", "move:genes:explore:settle",
        )  # fmt: skip
    plan(g, ANN, "select:home:ship:ship", "use:system-diversification", "move:genes:explore:settle")

    assert rows(g) == {"explore": "1H", "settle": "1G", "strip": "ship home"}


@pytest.mark.scenario("roll/S-036")
@pytest.mark.rule("roll.power.reassign", "roll.term.true-colour")
def test_hydroponics_guild_and_space_mercenaries() -> None:
    g = behind_screens(
        "C ship", "N ship", "R ship", "H explore", owns=("Hydroponics Guild", "Space Mercenaries")
    )

    say(g, ANN, "select:home:explore:ship", "use:hydroponics-guild")
    with refused(g, "WRONG_DIE_COLOUR"):
        say(g, ANN, "move:consumption:ship:produce")
    say(g, ANN, "move:novelty:ship:produce")
    say(g, ANN, "use:space-mercenaries", "move:rare:ship:develop")

    assert rows(g) == {"ship": "1C", "produce": "1N", "develop": "1R", "strip": "ship home"}


@pytest.mark.scenario("roll/S-037")
@pytest.mark.rule("roll.assign.reassign.chain", "roll.assign.reassign.any-face")
def test_a_chain_of_powers_moves_one_die() -> None:
    g = behind_screens("M develop", "H ship", owns=("Operations Affinity", "Isolation Policy"))

    say(g, ANN, "select:home:ship:ship", "use:operations-affinity")
    say(g, ANN, "move:military:develop:explore", "use:isolation-policy")
    say(g, ANN, "move:military:explore:ship", "done")

    assert rows(g)["ship"] == "1M"


def scientists(*novelty: list[str]) -> Roll:
    """Three players with these worlds; Ann owns Mad Scientists and has four dice."""
    ann, bob, cid = novelty
    return arranged(
        "assign",
        seat("Mad Scientists", *ann, rolled=["H ship"] * 4, faction=9),
        seat(*bob, rolled=["H ship"], faction=1),
        seat(*cid, rolled=["H ship"], faction=2),
    )


@pytest.mark.scenario("roll/S-038")
@pytest.mark.rule("roll.power.reassign_majority")
def test_mad_scientists_need_the_most_novelty_worlds() -> None:
    two = ["Gem World", "Spice World"]
    select = ("select:home:ship:ship", "use:mad-scientists")
    moves = ("move:home:ship:settle", "move:home:ship:settle")

    g = scientists(two, ["New Vinland"], [])
    plan(g, ANN, *select, *moves)
    assert rows(g)["settle"] == "2H"

    g = scientists(two, ["New Vinland", "Space Port"], [])
    with refused(g, "WRONG_DIE_COUNT"):
        plan(g, ANN, *select, *moves)
    plan(g, ANN, *select, moves[0])
    assert rows(g)["settle"] == "1H"

    g = scientists(["Gem World"], ["New Vinland", "Space Port"], [])
    say(g, ANN, select[0])
    with refused(g, "NO_MAJORITY"):
        say(g, ANN, select[1])


@pytest.mark.scenario("roll/S-039")
@pytest.mark.rule("roll.power.reassign_majority")
def test_mad_scientists_are_tied_where_nobody_has_a_novelty_world() -> None:
    g = scientists([], [], [])

    say(g, ANN, "select:home:ship:ship", "use:mad-scientists", "move:home:ship:settle")
    with refused(g, "WRONG_DIE_COUNT"):
        say(g, ANN, "move:home:ship:settle")
    say(g, ANN, "done")

    assert rows(g)["settle"] == "1H"


@pytest.mark.scenario("roll/S-040")
@pytest.mark.rule("roll.power.dictate_targets", "roll.assign.dictate")
def test_galactic_mandate_moves_up_to_three() -> None:
    dice = ("H explore",) * 7
    begin = ("select:home:explore:explore", "dictate", "aside:home:explore")
    three = ("move:home:explore:develop", "move:home:explore:settle", "move:home:explore:ship")

    g = behind_screens(*dice, owns=("Galactic Mandate",))
    say(g, ANN, *begin)
    with refused(g, "DICTATE_WITHOUT_MOVE"):
        say(g, ANN, "done")
    say(g, ANN, *three)
    with refused(g, "WRONG_DIE_COUNT"):
        say(g, ANN, "move:home:explore:ship")
    say(g, ANN, "done")
    assert rows(g) == {
        "explore": "2H", "develop": "1H", "settle": "1H", "ship": "1H", "dictate": "1H",
        "strip": "explore home",
    }  # fmt: skip

    g = behind_screens(*dice)
    say(g, ANN, *begin, three[0])
    with refused(g, "WRONG_DIE_COUNT"):
        say(g, ANN, three[1])


@pytest.mark.scenario("roll/S-041")
@pytest.mark.rule("roll.power.dictate_repeat", "roll.power.dictate_targets")
def test_mandate_and_backup_planning_go_together() -> None:
    g = behind_screens(*("H explore",) * 7, owns=("Galactic Mandate", "Backup Planning"))
    use = ("dictate", "aside:home:explore", "move:home:explore:ship", "move:home:explore:ship")

    plan(g, ANN, "select:home:explore:explore", *use, *use)

    assert rows(g) == {"ship": "4H", "dictate": "2H", "strip": "explore home"}


@pytest.mark.scenario("roll/S-045")
@pytest.mark.rule("roll.comp.any-colour")
@pytest.mark.parametrize("colour", COLOUR_WORDS[:7])
def test_the_multicoloured_symbol_is_any_colour(colour: str) -> None:
    dice = [f"{letter} explore" for letter in "HMCNRG"]
    g = behind_screens(*dice, "A wild", "H ship", owns=("Galactic Influence",))

    say(g, ANN, "select:home:ship:ship", "wild:alien:explore", "use:galactic-influence")

    assert f"move:{colour}:explore:settle" in offered(g, ANN)
    assert asked_for(g, ANN) == "assign"
