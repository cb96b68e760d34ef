"""Roll and Assign: the dice behind the screens."""

from __future__ import annotations

import pytest

from perihelion.roll.ids import COLOUR_WORDS
from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    BOB,
    CID,
    arranged,
    asked_for,
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


def behind_screens(*rolled: str, owns: tuple[str, ...] = (), **fields: str) -> Roll:
    """Ann has rolled these dice; Bob two white ones."""
    return arranged(
        "assign",
        seat(*owns, rolled=list(rolled), **fields),
        seat(rolled=["H explore", "H explore"]),
        seat(rolled=["H explore"]),
    )


def open_screens(g: Roll, others: str = "select:home-explore>explore") -> None:
    """The others select, so that the screens open."""
    for who in g.waiting():
        if who != ANN:
            plan(g, who, others)


def rows(g: Roll, who: int = ANN) -> dict[str, str]:
    """The arrangement that a plan leads to, before dice go back to the cup."""
    from perihelion.roll.ids import PHASE_WORDS
    from perihelion.roll.notation import dice_word
    from perihelion.roll.phases.plan import told

    made = told(g.seats[who].rolled, g.given[who])
    out = {}
    for row in range(5):
        word = dice_word(made.rows[colour * 5 + row] for colour in range(7))
        if word:
            out[PHASE_WORDS[row]] = word
    if any(made.aside):
        out["dictate"] = dice_word(made.aside)
    if made.phase >= 0:
        out["strip"] = f"{PHASE_WORDS[made.phase]} {COLOUR_WORDS[made.chosen // 6]}"
    return out


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

    say(g, ANN, "select:rare-develop>develop")
    with refused(g, "NOT_A_WILD"):
        say(g, ANN, "wild:home>produce")

    assert rows(g) == {"explore": "1H", "ship": "1H", "strip": "develop rare"}


@pytest.mark.scenario("roll/S-017")
@pytest.mark.rule("roll.assign.wild")
def test_wild_dice_go_to_any_rows() -> None:
    g = behind_screens("A wild", "A wild", "M wild", "H produce", "H produce")

    with refused(g, "WILD_UNPLACED"):
        plan(g, ANN, "wild:alien>explore", "wild:alien>explore", "select:home-produce>ship", "done")
    plan(
        g, ANN, "wild:alien>explore", "wild:alien>explore", "wild:military>ship",
        "select:home-produce>produce",
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
        say(g, ANN, "select:military-wild>ship")
    plan(g, ANN, "select:home-explore>ship")
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
    say(g, ANN, "select:rare-develop>develop")
    with refused(g, "PHASE_ALREADY_SELECTED"):
        say(g, ANN, "select:home-explore>ship")


@pytest.mark.scenario("roll/S-020")
@pytest.mark.rule("roll.assign.select.first")
def test_the_phase_is_selected_before_any_power() -> None:
    g = behind_screens("H explore", "H ship", "N ship", "H settle", owns=("Galactic Influence",))

    for word in ("dictate", "use:galactic-influence"):
        with refused(g, "PHASE_NOT_SELECTED"):
            say(g, ANN, word)
    say(g, ANN, "select:home-explore>ship")

    assert {"dictate", "use:galactic-influence"} <= set(offered(g, ANN))
    say(g, ANN, "use:galactic-influence", "move:home@settle>ship")
    assert "dictate" in offered(g, ANN)


@pytest.mark.scenario("roll/S-021")
@pytest.mark.rule(
    "roll.assign.dictate", "roll.assign.reassign.move", "roll.assign.reassign.optional"
)
def test_dictate_puts_one_aside_and_moves_another() -> None:
    dice = ("H explore", "H explore", "H develop", "H settle", "H ship")
    g = behind_screens(*dice)

    plan(
        g, ANN, "select:home-settle>settle", "dictate", "aside:home@explore",
        "move:home@ship>settle",
    )  # fmt: skip

    assert rows(g) == {
        "settle": "1H", "explore": "1H", "develop": "1H", "dictate": "1H", "strip": "settle home",
    }  # fmt: skip
    without = behind_screens(*dice)
    plan(without, ANN, "select:home-settle>settle")
    assert without.waiting() == [BOB, CID]


@pytest.mark.scenario("roll/S-022")
@pytest.mark.rule("roll.assign.reassign.once", "roll.power.dictate_repeat")
def test_dictate_is_used_once_unless_backup_planning_allows_more() -> None:
    dice = ("H explore",) * 5 + ("H ship",) * 3
    once = ("dictate", "aside:home@explore", "move:home@explore>ship")
    g = behind_screens(*dice)
    say(g, ANN, "select:home-ship>ship", *once)
    with refused(g, "DICTATE_ALREADY_USED"):
        say(g, ANN, "dictate")

    g = behind_screens(*dice, owns=("Backup Planning",))
    say(g, ANN, "select:home-ship>ship", *once, *once)

    assert rows(g)["dictate"] == "2H"
    assert rows(g)["ship"] == "4H"
    assert "dictate" in offered(g, ANN)


@pytest.mark.scenario("roll/S-023")
@pytest.mark.rule("roll.assign.dictate.pair")
def test_dictate_needs_a_die_to_move() -> None:
    g = behind_screens("H explore", "H ship")

    say(g, ANN, "select:home-ship>ship")
    with refused(g, "DICTATE_WITHOUT_MOVE"):
        say(g, ANN, "dictate")


@pytest.mark.scenario("roll/S-024")
@pytest.mark.rule("roll.assign.dictate.area")
def test_a_die_put_aside_stays_aside() -> None:
    g = behind_screens("H explore", "H ship", "M settle", owns=("Space Mercenaries",))

    say(g, ANN, "select:home-ship>ship", "dictate", "aside:military@settle")
    with refused(g, "DIE_SET_ASIDE"):
        say(g, ANN, "move:military@settle>ship")
    say(g, ANN, "move:home@explore>ship")
    with refused(g, "NO_DIE_FITS"):
        say(g, ANN, "use:space-mercenaries")
    say(g, ANN, "done")
    open_screens(g)

    assert cup(g, ANN) == "1M"


@pytest.mark.rule("roll.assign.dictate.area", "roll.assign.dictate")
def test_the_die_put_aside_cannot_be_moved_by_a_power() -> None:
    g = behind_screens("H explore", "H ship", "M settle", "M develop", owns=("Space Mercenaries",))

    say(g, ANN, "select:home-ship>ship", "dictate", "aside:military@settle")
    say(g, ANN, "move:home@explore>ship", "use:space-mercenaries")

    with refused(g, "DIE_SET_ASIDE"):
        say(g, ANN, "move:military@settle>ship")


@pytest.mark.scenario("roll/S-025")
@pytest.mark.rule("roll.assign.select.fixed")
def test_the_selecting_die_stays_on_the_strip() -> None:
    g = behind_screens("N produce", "H ship", "H ship", owns=("Galactic Influence",))

    say(g, ANN, "select:novelty-produce>produce", "use:galactic-influence")
    with refused(g, "SELECTOR_FIXED"):
        say(g, ANN, "move:novelty@produce>ship")
    say(g, ANN, "move:home@ship>explore", "dictate")
    with refused(g, "SELECTOR_FIXED"):
        say(g, ANN, "aside:novelty@produce")


@pytest.mark.scenario("roll/S-026")
@pytest.mark.rule("roll.assign.reassign.move")
def test_a_die_is_reassigned_to_another_row() -> None:
    g = behind_screens("H explore", "H ship", owns=("Galactic Influence",))

    say(g, ANN, "select:home-ship>ship", "use:galactic-influence")
    with refused(g, "SAME_ROW"):
        say(g, ANN, "move:home@explore>explore")


@pytest.mark.scenario("roll/S-027")
@pytest.mark.rule("roll.assign.reassign.once", "roll.assign.reassign.owned")
def test_one_s_own_powers_work_once_a_round() -> None:
    g = arranged(
        "assign",
        seat("Local Subsidies", rolled=["H explore", "H ship", "H ship"]),
        seat("Nanotechnology", rolled=["H explore"]),
    )

    say(g, ANN, "select:home-ship>ship", "use:local-subsidies", "move:home@explore>ship")
    with refused(g, "POWER_ALREADY_USED", card="local-subsidies"):
        say(g, ANN, "use:local-subsidies")
    with refused(g, "POWER_NOT_OWNED", card="nanotechnology"):
        say(g, ANN, "use:nanotechnology")
    again = behind_screens("H explore", "H ship", owns=("Local Subsidies",))
    say(again, ANN, "select:home-ship>ship")
    assert "use:local-subsidies" in offered(again, ANN)


@pytest.mark.scenario("roll/S-028")
@pytest.mark.rule("roll.power.reassign")
def test_local_subsidies_moves_a_white_die() -> None:
    g = behind_screens("H ship", "M wild", "H explore", owns=("Local Subsidies",))

    say(g, ANN, "select:home-explore>explore", "wild:military>ship", "use:local-subsidies")
    with refused(g, "WRONG_DIE_COLOUR"):
        say(g, ANN, "move:military@ship>settle")
    say(g, ANN, "move:home@ship>settle")

    assert rows(g)["settle"] == "1H"


@pytest.mark.scenario("roll/S-029")
@pytest.mark.rule("roll.power.reassign")
def test_diversification_moves_a_white_die_out_of_explore() -> None:
    g = behind_screens(
        "H explore", "N explore", "H develop", "H explore", owns=("Diversification",)
    )

    say(g, ANN, "select:home-explore>explore", "use:diversification")
    with refused(g, "WRONG_SOURCE_ROW"):
        say(g, ANN, "move:home@develop>ship")
    with refused(g, "WRONG_DIE_COLOUR"):
        say(g, ANN, "move:novelty@explore>ship")
    say(g, ANN, "move:home@explore>ship")
    assert rows(g)["ship"] == "1H"

    alone = behind_screens("H explore", "N explore", "H develop", owns=("Nanotechnology",))
    say(alone, ANN, "select:home-explore>explore", "use:nanotechnology")
    with refused(alone, "SELECTOR_FIXED"):
        say(alone, ANN, "move:home@explore>ship")


@pytest.mark.scenario("roll/S-030")
@pytest.mark.rule("roll.power.reassign")
def test_the_four_affinities() -> None:
    g = behind_screens(
        "H explore", "H explore", "H explore", "H settle", "N ship",
        owns=(
            "Colonial Affinity", "Technology Affinity", "Shipping Affinity", "Operations Affinity",
        ),
    )  # fmt: skip

    say(g, ANN, "select:novelty-ship>ship")
    say(g, ANN, "use:colonial-affinity", "move:home@explore>settle")
    say(g, ANN, "use:technology-affinity", "move:home@explore>develop")
    say(g, ANN, "use:shipping-affinity", "move:home@settle>ship")
    say(g, ANN, "use:operations-affinity")
    with refused(g, "WRONG_TARGET_ROW"):
        say(g, ANN, "move:home@explore>ship")
    say(g, ANN, "move:home@explore>produce", "done")

    assert rows(g) == {
        "settle": "1H", "develop": "1H", "ship": "1H", "produce": "1H", "strip": "ship novelty",
    }  # fmt: skip


@pytest.mark.scenario("roll/S-031")
@pytest.mark.rule("roll.power.reassign.executive", "roll.power.reassign.selected")
def test_executive_power_moves_two_dice_of_one_row() -> None:
    g = behind_screens(
        "H explore", "H explore", "N ship", "R produce", "H develop", owns=("Executive Power",)
    )

    say(g, ANN, "select:home-develop>develop", "use:executive-power")
    with refused(g, "WRONG_TARGET_ROW"):
        say(g, ANN, "move:home@explore>settle")
    say(g, ANN, "move:home@explore>develop")
    with refused(g, "WRONG_DIE_COUNT"):
        say(g, ANN, "done")
    with refused(g, "MIXED_SOURCE_ROWS"):
        say(g, ANN, "move:novelty@ship>develop")
    say(g, ANN, "move:home@explore>develop")

    assert rows(g)["develop"] == "2H"


@pytest.mark.scenario("roll/S-032")
@pytest.mark.rule("roll.power.reassign.selected", "roll.power.reassign")
def test_powers_towards_the_selected_phase() -> None:
    g = behind_screens(
        "H explore", "H explore", "M settle", "H ship", "C ship",
        owns=("Homeworld Patriotism", "Propaganda Campaign"),
    )  # fmt: skip

    say(g, ANN, "select:consumption-ship>ship", "use:homeworld-patriotism")
    say(g, ANN, "move:home@explore>ship", "move:home@explore>ship", "use:propaganda-campaign")
    with refused(g, "SAME_ROW"):
        say(g, ANN, "move:home@ship>ship")
    say(g, ANN, "move:military@settle>ship", "done")

    assert rows(g) == {"ship": "3H1M", "strip": "ship consumption"}


@pytest.mark.scenario("roll/S-033")
@pytest.mark.rule(
    "roll.power.reassign", "roll.assign.reassign.any-face", "roll.assign.reassign.split"
)
def test_isolation_policy_moves_dice_out_of_explore() -> None:
    g = behind_screens("A wild", "H explore", "R develop", "H ship", owns=("Isolation Policy",))

    say(g, ANN, "select:home-ship>ship", "wild:alien>explore", "use:isolation-policy")
    with refused(g, "WRONG_SOURCE_ROW"):
        say(g, ANN, "move:rare@develop>ship")
    say(g, ANN, "move:home@explore>settle", "move:alien@explore>produce", "done")

    assert rows(g) == {"produce": "1A", "settle": "1H", "develop": "1R", "strip": "ship home"}


@pytest.mark.scenario("roll/S-034")
@pytest.mark.rule("roll.assign.reassign.split", "roll.power.reassign")
def test_nanotechnology_moves_two_dice() -> None:
    g = behind_screens("M develop", "N ship", "H ship", owns=("Nanotechnology",))
    plan(
        g, ANN, "select:home-ship>ship", "use:nanotechnology", "move:military@develop>settle",
        "move:novelty@ship>produce",
    )  # fmt: skip
    assert rows(g) == {"settle": "1M", "produce": "1N", "strip": "ship home"}

    g = behind_screens("H ship", "H ship", "H ship", "H ship", owns=("Nanotechnology",))
    say(g, ANN, "select:home-ship>ship", "use:nanotechnology")
    say(g, ANN, "move:home@ship>settle", "move:home@ship>settle")
    with refused(g, "WRONG_DIE_COUNT"):
        say(g, ANN, "move:home@ship>settle")


@pytest.mark.scenario("roll/S-035")
@pytest.mark.rule("roll.power.reassign")
def test_system_diversification_moves_coloured_dice() -> None:
    g = behind_screens("H explore", "G explore", "H ship", owns=("System Diversification",))

    with refused(g, "WRONG_DIE_COLOUR"):
        plan(
            g, ANN, "select:home-ship>ship", "use:system-diversification",
            "move:home@explore>settle", "move:genes@explore>settle",
        )  # fmt: skip
    plan(g, ANN, "select:home-ship>ship", "use:system-diversification", "move:genes@explore>settle")

    assert rows(g) == {"explore": "1H", "settle": "1G", "strip": "ship home"}


@pytest.mark.scenario("roll/S-036")
@pytest.mark.rule("roll.power.reassign", "roll.term.true-colour")
def test_hydroponics_guild_and_space_mercenaries() -> None:
    g = behind_screens(
        "C ship", "N ship", "R ship", "H explore", owns=("Hydroponics Guild", "Space Mercenaries")
    )

    say(g, ANN, "select:home-explore>ship", "use:hydroponics-guild")
    with refused(g, "WRONG_DIE_COLOUR"):
        say(g, ANN, "move:consumption@ship>produce")
    say(g, ANN, "move:novelty@ship>produce")
    say(g, ANN, "use:space-mercenaries", "move:rare@ship>develop")

    assert rows(g) == {"ship": "1C", "produce": "1N", "develop": "1R", "strip": "ship home"}


@pytest.mark.scenario("roll/S-037")
@pytest.mark.rule("roll.assign.reassign.chain", "roll.assign.reassign.any-face")
def test_a_chain_of_powers_moves_one_die() -> None:
    g = behind_screens("M develop", "H ship", owns=("Operations Affinity", "Isolation Policy"))

    say(g, ANN, "select:home-ship>ship", "use:operations-affinity")
    say(g, ANN, "move:military@develop>explore", "use:isolation-policy")
    say(g, ANN, "move:military@explore>ship", "done")

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
    select = ("select:home-ship>ship", "use:mad-scientists")
    moves = ("move:home@ship>settle", "move:home@ship>settle")

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

    say(g, ANN, "select:home-ship>ship", "use:mad-scientists", "move:home@ship>settle")
    with refused(g, "WRONG_DIE_COUNT"):
        say(g, ANN, "move:home@ship>settle")
    say(g, ANN, "done")

    assert rows(g)["settle"] == "1H"


@pytest.mark.scenario("roll/S-040")
@pytest.mark.rule("roll.power.dictate_targets", "roll.assign.dictate")
def test_galactic_mandate_moves_up_to_three() -> None:
    dice = ("H explore",) * 7
    begin = ("select:home-explore>explore", "dictate", "aside:home@explore")
    three = ("move:home@explore>develop", "move:home@explore>settle", "move:home@explore>ship")

    g = behind_screens(*dice, owns=("Galactic Mandate",))
    say(g, ANN, *begin)
    with refused(g, "DICTATE_WITHOUT_MOVE"):
        say(g, ANN, "done")
    say(g, ANN, *three)
    with refused(g, "WRONG_DIE_COUNT"):
        say(g, ANN, "move:home@explore>ship")
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
    use = ("dictate", "aside:home@explore", "move:home@explore>ship", "move:home@explore>ship")

    plan(g, ANN, "select:home-explore>explore", *use, *use)

    assert rows(g) == {"ship": "4H", "dictate": "2H", "strip": "explore home"}


@pytest.mark.scenario("roll/S-042")
@pytest.mark.rule("roll.assign.undo", "roll.assign.before-reveal", "roll.assign.reassign.step")
def test_a_plan_may_be_replaced_until_the_screens_open() -> None:
    g = arranged(
        "assign",
        seat(rolled=["H explore", "H explore"]),
        seat("Nanotechnology", rolled=["H explore", "H explore"]),
        seat(rolled=["H explore", "H explore"]),
    )
    plan(g, ANN, "select:home-explore>ship")
    plan(g, BOB, "select:home-explore>explore")

    plan(g, ANN, "select:home-explore>explore")
    plan(g, CID, "select:home-explore>explore")

    assert step(g) == "explore"
    assert at(g, ANN, "strip-explore") == "1H"
    with refused(g, "SCREENS_OPEN"):
        plan(g, ANN, "select:home-explore>ship")
    with refused(g, "SCREENS_OPEN"):
        say(g, BOB, "use:nanotechnology")


@pytest.mark.rule("roll.assign.undo")
def test_picks_may_be_taken_back_one_by_one() -> None:
    g = behind_screens("H explore", "H ship", "N ship")
    say(g, ANN, "select:home-explore>ship", "dictate", "aside:home@ship")

    g.undo(ANN)
    g.undo(ANN)
    say(g, ANN, "done")
    g.undo(ANN)

    assert rows(g) == {"ship": "1H1N", "strip": "ship home"}


@pytest.mark.scenario("roll/S-043")
@pytest.mark.rule("roll.term.row-decides", "roll.power.role")
def test_a_die_works_for_the_row_it_stands_in() -> None:
    g = arranged(
        "assign",
        seat(faction=2, rolled=["A settle"], credits=1),
        seat(rolled=["H explore"]),
    )
    plan(g, ANN, "select:alien-settle>explore")
    plan(g, BOB, "select:home-explore>explore")

    say(g, ANN, "stock:alien")

    assert credits(g, ANN) == 5


@pytest.mark.scenario("roll/S-044")
@pytest.mark.rule("roll.assign.checked", "roll.engine.refuse")
def test_an_illegal_plan_never_reaches_reveal() -> None:
    g = behind_screens(
        "H explore", "M settle", "H ship", owns=("Local Subsidies", "Galactic Influence")
    )
    first = ("select:home-ship>ship", "use:galactic-influence", "move:military@settle>ship")

    with refused(g, "WRONG_DIE_COLOUR"):
        plan(g, ANN, *first, "use:local-subsidies", "move:military@ship>settle")
    with refused(g, "BAD_REQUEST"):
        plan(g, ANN, "let me win")
    with refused(g, "NO_SUCH_DECISION"):
        g.answer(-1, g.options(ANN)[0])
    plan(g, ANN, *first)
    assert ANN not in g.waiting()


@pytest.mark.scenario("roll/S-045")
@pytest.mark.rule("roll.comp.any-colour")
@pytest.mark.parametrize("colour", COLOUR_WORDS[:7])
def test_the_multicoloured_symbol_is_any_colour(colour: str) -> None:
    dice = [f"{letter} explore" for letter in "HMCNRG"]
    g = behind_screens(*dice, "A wild", "H ship", owns=("Galactic Influence",))

    say(g, ANN, "select:home-ship>ship", "wild:alien>explore", "use:galactic-influence")

    assert f"move:{colour}@explore>settle" in offered(g, ANN)
    assert asked_for(g, ANN) == "assign"
