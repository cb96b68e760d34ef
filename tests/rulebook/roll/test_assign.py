"""Roll and Assign: the dice behind the screens."""

from __future__ import annotations

import pytest

from rulebook.roll.arranging import (
    ANN,
    BOB,
    CID,
    arranged,
    at,
    citizenry,
    credits,
    cup,
    offered,
    plan,
    refused,
    say,
    seat,
    step,
    workers,
)  # fmt: skip
from rulebook.roll.screens import behind_screens, open_screens, rows


@pytest.mark.scenario("roll/S-015")
@pytest.mark.rule("roll.roll.all", "roll.term.worker")
def test_all_dice_of_the_cup_are_rolled() -> None:
    g = arranged("roll", seat(cup="3H1N", citizenry="2H"), seat(cup="1H"))

    assert len(g.seats[ANN].rolled) == 4
    assert (cup(g, ANN), citizenry(g, ANN)) == ("", "2H")


@pytest.mark.scenario("roll/S-016")
@pytest.mark.rule("roll.assign.sort", "roll.term.roles")
def test_dice_go_to_the_row_of_their_face() -> None:
    g = behind_screens("H explore", "H ship", "R develop")

    say(g, ANN, "select:rare:develop:develop")
    with refused(g, "NOT_A_WILD"):
        say(g, ANN, "wild:home:produce")

    assert rows(g) == {"explore": "1H", "ship": "1H", "strip": "develop rare"}


@pytest.mark.scenario("roll/S-017")
@pytest.mark.rule("roll.assign.wild")
def test_wild_dice_go_to_any_rows() -> None:
    g = behind_screens("A wild", "A wild", "M wild", "H produce", "H produce")

    with refused(g, "WILD_UNPLACED"):
        plan(g, ANN, "wild:alien:explore", "wild:alien:explore", "select:home:produce:ship", "done")
    plan(
        g, ANN, "wild:alien:explore", "wild:alien:explore", "wild:military:ship",
        "select:home:produce:produce",
    )  # fmt: skip

    assert rows(g) == {"explore": "2A", "ship": "1M", "produce": "1H", "strip": "produce home"}


@pytest.mark.scenario("roll/S-018")
@pytest.mark.rule(
    "roll.assign.select.any",
    "roll.assign.select.worker",
    "roll.term.row-decides",
    "roll.assign.select.no-bonus",
)
def test_any_die_may_select_any_phase() -> None:
    g = behind_screens("H explore", "H explore", "N ship")

    with refused(g, "DIE_NOT_THERE"):
        say(g, ANN, "select:military:wild:ship")
    plan(g, ANN, "select:home:explore:ship")
    before = credits(g, ANN)
    open_screens(g)

    assert workers(g, ANN, "ship") == "1H1N"
    assert workers(g, ANN, "explore") == "1H"
    assert credits(g, ANN) == before


@pytest.mark.scenario("roll/S-019")
@pytest.mark.rule("roll.assign.select.one")
def test_exactly_one_phase_is_selected() -> None:
    g = behind_screens("H explore", "H ship", "N ship", "H settle", "R develop")

    with refused(g, "PHASE_NOT_SELECTED"):
        say(g, ANN, "done")
    say(g, ANN, "select:rare:develop:develop")
    with refused(g, "PHASE_ALREADY_SELECTED"):
        say(g, ANN, "select:home:explore:ship")


@pytest.mark.scenario("roll/S-020")
@pytest.mark.rule("roll.assign.select.first")
def test_the_phase_is_selected_before_any_power() -> None:
    g = behind_screens("H explore", "H ship", "N ship", "H settle", owns=("Galactic Influence",))

    for word in ("dictate", "use:galactic-influence"):
        with refused(g, "PHASE_NOT_SELECTED"):
            say(g, ANN, word)
    say(g, ANN, "select:home:explore:ship")

    assert {"dictate", "use:galactic-influence"} <= set(offered(g, ANN))
    say(g, ANN, "use:galactic-influence", "move:home:settle:ship")
    assert "dictate" in offered(g, ANN)


@pytest.mark.scenario("roll/S-021")
@pytest.mark.rule(
    "roll.assign.dictate", "roll.assign.reassign.move", "roll.assign.reassign.optional"
)
def test_dictate_puts_one_aside_and_moves_another() -> None:
    dice = ("H explore", "H explore", "H develop", "H settle", "H ship")
    g = behind_screens(*dice)

    plan(
        g, ANN, "select:home:settle:settle", "dictate", "aside:home:explore",
        "move:home:ship:settle",
    )  # fmt: skip

    assert rows(g) == {
        "settle": "1H", "explore": "1H", "develop": "1H", "dictate": "1H", "strip": "settle home",
    }  # fmt: skip
    without = behind_screens(*dice)
    plan(without, ANN, "select:home:settle:settle")
    assert without.waiting() == [BOB, CID]


@pytest.mark.scenario("roll/S-022")
@pytest.mark.rule("roll.assign.reassign.once", "roll.power.dictate_repeat")
def test_dictate_is_used_once_unless_backup_planning_allows_more() -> None:
    dice = ("H explore",) * 5 + ("H ship",) * 3
    once = ("dictate", "aside:home:explore", "move:home:explore:ship")
    g = behind_screens(*dice)
    say(g, ANN, "select:home:ship:ship", *once)
    with refused(g, "DICTATE_ALREADY_USED"):
        say(g, ANN, "dictate")

    g = behind_screens(*dice, owns=("Backup Planning",))
    say(g, ANN, "select:home:ship:ship", *once, *once)

    assert rows(g)["dictate"] == "2H"
    assert rows(g)["ship"] == "4H"
    assert "dictate" in offered(g, ANN)


@pytest.mark.scenario("roll/S-023")
@pytest.mark.rule("roll.assign.dictate.pair")
def test_dictate_needs_a_die_to_move() -> None:
    g = behind_screens("H explore", "H ship")

    say(g, ANN, "select:home:ship:ship")
    with refused(g, "DICTATE_WITHOUT_MOVE"):
        say(g, ANN, "dictate")


@pytest.mark.scenario("roll/S-024")
@pytest.mark.rule("roll.assign.dictate.area")
def test_a_die_put_aside_stays_aside() -> None:
    g = behind_screens("H explore", "H ship", "M settle", owns=("Space Mercenaries",))

    say(g, ANN, "select:home:ship:ship", "dictate", "aside:military:settle")
    with refused(g, "DIE_SET_ASIDE"):
        say(g, ANN, "move:military:settle:ship")
    say(g, ANN, "move:home:explore:ship")
    with refused(g, "NO_DIE_FITS"):
        say(g, ANN, "use:space-mercenaries")
    say(g, ANN, "done")
    open_screens(g)

    assert cup(g, ANN) == "1M"


@pytest.mark.rule("roll.assign.dictate.area", "roll.assign.dictate")
def test_the_die_put_aside_cannot_be_moved_by_a_power() -> None:
    g = behind_screens("H explore", "H ship", "M settle", "M develop", owns=("Space Mercenaries",))

    say(g, ANN, "select:home:ship:ship", "dictate", "aside:military:settle")
    say(g, ANN, "move:home:explore:ship", "use:space-mercenaries")

    with refused(g, "DIE_SET_ASIDE"):
        say(g, ANN, "move:military:settle:ship")


@pytest.mark.scenario("roll/S-025")
@pytest.mark.rule("roll.assign.select.fixed")
def test_the_selecting_die_stays_on_the_strip() -> None:
    g = behind_screens("N produce", "H ship", "H ship", owns=("Galactic Influence",))

    say(g, ANN, "select:novelty:produce:produce", "use:galactic-influence")
    with refused(g, "SELECTOR_FIXED"):
        say(g, ANN, "move:novelty:produce:ship")
    say(g, ANN, "move:home:ship:explore", "dictate")
    with refused(g, "SELECTOR_FIXED"):
        say(g, ANN, "aside:novelty:produce")


@pytest.mark.scenario("roll/S-026")
@pytest.mark.rule("roll.assign.reassign.move")
def test_a_die_is_reassigned_to_another_row() -> None:
    g = behind_screens("H explore", "H ship", owns=("Galactic Influence",))

    say(g, ANN, "select:home:ship:ship", "use:galactic-influence")
    with refused(g, "SAME_ROW"):
        say(g, ANN, "move:home:explore:explore")


@pytest.mark.scenario("roll/S-027")
@pytest.mark.rule("roll.assign.reassign.once", "roll.assign.reassign.owned")
def test_one_s_own_powers_work_once_a_round() -> None:
    g = arranged(
        "assign",
        seat("Local Subsidies", rolled=["H explore", "H ship", "H ship"]),
        seat("Nanotechnology", rolled=["H explore"]),
    )

    say(g, ANN, "select:home:ship:ship", "use:local-subsidies", "move:home:explore:ship")
    with refused(g, "POWER_ALREADY_USED", card="local-subsidies"):
        say(g, ANN, "use:local-subsidies")
    with refused(g, "POWER_NOT_OWNED", card="nanotechnology"):
        say(g, ANN, "use:nanotechnology")
    again = behind_screens("H explore", "H ship", owns=("Local Subsidies",))
    say(again, ANN, "select:home:ship:ship")
    assert "use:local-subsidies" in offered(again, ANN)


@pytest.mark.scenario("roll/S-042")
@pytest.mark.rule("roll.assign.undo", "roll.assign.before-reveal", "roll.assign.reassign.step")
def test_a_plan_may_be_replaced_until_the_screens_open() -> None:
    g = arranged(
        "assign",
        seat(rolled=["H explore", "H explore"]),
        seat("Nanotechnology", rolled=["H explore", "H explore"]),
        seat(rolled=["H explore", "H explore"]),
    )
    plan(g, ANN, "select:home:explore:ship")
    plan(g, BOB, "select:home:explore:explore")

    plan(g, ANN, "select:home:explore:explore")
    plan(g, CID, "select:home:explore:explore")

    assert step(g) == "explore"
    assert at(g, ANN, "strip-explore") == "1H"
    with refused(g, "SCREENS_OPEN"):
        plan(g, ANN, "select:home:explore:ship")
    with refused(g, "SCREENS_OPEN"):
        say(g, BOB, "use:nanotechnology")


@pytest.mark.rule("roll.assign.undo")
def test_picks_may_be_taken_back_one_by_one() -> None:
    g = behind_screens("H explore", "H ship", "N ship")
    say(g, ANN, "select:home:explore:ship", "dictate", "aside:home:ship")

    g.undo(ANN)
    g.undo(ANN)
    say(g, ANN, "done")
    g.undo(ANN)

    assert rows(g) == {"ship": "1H1N", "strip": "ship home"}


@pytest.mark.scenario("roll/S-043")
@pytest.mark.rule("roll.term.row-decides", "roll.power.role")
def test_a_die_works_for_the_row_it_stands_in() -> None:
    g = arranged(
        "assign", seat(faction=2, rolled=["A settle"], credits=1), seat(rolled=["H explore"])
    )
    plan(g, ANN, "select:alien:settle:explore")
    plan(g, BOB, "select:home:explore:explore")

    say(g, ANN, "stock:alien")

    assert credits(g, ANN) == 5


@pytest.mark.scenario("roll/S-044")
@pytest.mark.rule("roll.assign.checked", "roll.engine.refuse")
def test_an_illegal_plan_never_reaches_reveal() -> None:
    g = behind_screens(
        "H explore", "M settle", "H ship", owns=("Local Subsidies", "Galactic Influence")
    )
    first = ("select:home:ship:ship", "use:galactic-influence", "move:military:settle:ship")

    with refused(g, "WRONG_DIE_COLOUR"):
        plan(g, ANN, *first, "use:local-subsidies", "move:military:ship:settle")
    with refused(g, "BAD_REQUEST"):
        plan(g, ANN, "let me win")
    with refused(g, "NO_SUCH_DECISION"):
        g.answer(-1, g.options(ANN)[0])
    plan(g, ANN, *first)
    assert ANN not in g.waiting()
