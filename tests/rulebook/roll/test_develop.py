"""Phase II: Develop, and what it has in common with Settle."""

from __future__ import annotations

import pytest

from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    arranged,
    asked_for,
    at,
    citizenry,
    credits,
    cup,
    devs,
    goods,
    need,
    offered,
    play_on,
    refused,
    say,
    say_all,
    seat,
    step,
    tableau,
)  # fmt: skip


def place(g: Roll, *letters: str) -> None:
    """Ann places workers one after the other."""
    for colour in letters:
        say(g, ANN, f"worker:{colour}")


@pytest.mark.scenario("roll/S-075")
@pytest.mark.rule("roll.develop.place", "roll.develop.complete", "roll.build.order")
def test_a_development_is_completed() -> None:
    g = arranged(
        "develop",
        seat(dev=["Galactic Influence"], stack_dev="1H1M", row_develop="1N", citizenry="1H"),
    )

    place(g, "novelty")

    assert tableau(g, ANN) == ["galactic-influence"]
    assert (citizenry(g, ANN), at(g, ANN, "stack-dev")) == ("2H1M1N", "")


@pytest.mark.scenario("roll/S-076")
@pytest.mark.rule("roll.develop.several")
def test_several_developments_in_one_phase() -> None:
    g = arranged(
        "develop",
        seat(dev=["Public Works", "Export Duties", "Conscription"], row_develop="4H", credits=1),
    )

    place(g, "home", "home", "home", "home")

    assert tableau(g, ANN) == ["public-works", "export-duties"]
    assert (citizenry(g, ANN), at(g, ANN, "stack-dev"), credits(g, ANN)) == ("3H", "1H", 2)


@pytest.mark.scenario("roll/S-077")
@pytest.mark.rule(
    "roll.power.credits_on_completion", "roll.power.same-phase", "roll.power.as-often"
)
def test_public_works_pays_for_what_follows_it() -> None:
    g = arranged(
        "develop",
        seat(dev=["Public Works", "Jumpdrive Research", "Export Duties"], row_develop="4H",
             credits=2),
    )  # fmt: skip

    place(g, "home", "home", "home", "home")

    assert len(tableau(g, ANN)) == 3
    assert credits(g, ANN) == 4


@pytest.mark.scenario("roll/S-078")
@pytest.mark.rule("roll.develop.stack-empty", "roll.build.place-order")
def test_developers_without_a_tile_go_to_the_cup() -> None:
    g = arranged(
        "develop",
        seat(dev=["Public Works"], row_develop="1H1M1R"),
        seat(dev=["Conscription"], row_develop="1H"),
    )

    place(g, "rare")
    with refused(g, "STACK_EMPTY"):
        place(g, "home")
    say(g, 1, "worker:home")

    assert (citizenry(g, ANN), cup(g, ANN)) == ("1R", "1H1M")


@pytest.mark.scenario("roll/S-079")
@pytest.mark.rule("roll.build.incomplete-stay")
def test_dice_stay_on_an_incomplete_tile() -> None:
    stack = ""
    for developers, after in (("2H", "2H"), ("2H", "4H"), ("1H", "")):
        g = arranged(
            "develop", seat(dev=["Nanotechnology"], stack_dev=stack, row_develop=developers)
        )
        place(g, *["home"] * int(developers[0]))
        stack = at(g, ANN, "stack-dev")
        assert stack == after

    assert tableau(g, ANN) == ["nanotechnology"]
    assert citizenry(g, ANN) == "5H"


@pytest.mark.scenario("roll/S-080")
@pytest.mark.rule("roll.build.surplus", "roll.build.start-check", "roll.explore.not-completed")
def test_of_surplus_dice_the_owner_chooses() -> None:
    g = arranged("develop", seat(dev=["Galactic Demand", "Galactic Mandate"], stack_dev="1H1M1N1R"))

    assert asked_for(g, ANN) == "use-dice"
    with refused(g, "WRONG_DIE_COUNT"):
        say_all(g, ANN, "die:home.1", "die:military.1", "die:novelty.1")
    say_all(g, ANN, "die:home.1", "die:military.1")

    assert tableau(g, ANN) == ["galactic-demand"]
    assert (citizenry(g, ANN), at(g, ANN, "stack-dev")) == ("1H1M", "1N1R")
    assert devs(g, ANN) == ["galactic-mandate"]


@pytest.mark.scenario("roll/S-081")
@pytest.mark.rule("roll.build.surplus", "roll.develop.stack-empty")
def test_surplus_dice_without_a_next_tile_go_to_the_cup() -> None:
    g = arranged("develop", seat(dev=["Public Works"], stack_dev="3H", row_develop="1M"))

    say(g, ANN, "die:home.1")

    assert tableau(g, ANN) == ["public-works"]
    assert (citizenry(g, ANN), cup(g, ANN), at(g, ANN, "stack-dev")) == ("1H", "2H1M", "")


@pytest.mark.scenario("roll/S-082")
@pytest.mark.rule("roll.power.cost_reduction", "roll.build.minimum", "roll.build.needed")
def test_investment_credits_save_a_developer_but_never_the_last() -> None:
    g = arranged(
        "develop",
        seat(dev=["Investment Credits", "Export Duties", "Public Works", "Trade Levies"],
             row_develop="8H", credits=1),
    )  # fmt: skip

    place(g, *["home"] * 8)

    assert len(tableau(g, ANN)) == 4
    assert (citizenry(g, ANN), credits(g, ANN)) == ("8H", 2)


@pytest.mark.scenario("roll/S-083")
@pytest.mark.rule("roll.power.cost_reduction", "roll.power.reassign.flag")
def test_biological_adaptation_saves_on_reassign_powers() -> None:
    names = ["Propaganda Campaign", "Backup Planning", "Galactic Mandate", "Merchant Guild"]
    alone = arranged("explore", seat(faction=7, row_explore="1H"))
    both = arranged("explore", seat("Investment Credits", faction=7, row_explore="1H"))

    assert [need(alone, ANN, name) for name in names] == [3, 1, 2, 3]
    assert [need(both, ANN, name) for name in names] == [2, 1, 1, 2]
    assert [need(both, ANN, name) for name in ("Nanotechnology", "Local Subsidies")] == [3, 1]


@pytest.mark.scenario("roll/S-084")
@pytest.mark.rule("roll.power.workers_to_cup")
def test_galactic_federation_sends_one_or_two_to_the_cup() -> None:
    g = arranged(
        "develop",
        seat("Galactic Federation", dev=["Trade Levies", "Public Works"], stack_dev="1H",
             row_develop="1M1N1R"),
    )  # fmt: skip

    place(g, "military", "novelty")
    assert asked_for(g, ANN) == "to-cup"
    with refused(g, "WRONG_DIE_COUNT"):
        say_all(g, ANN)
    with refused(g, "WRONG_DIE_COUNT"):
        say_all(g, ANN, "die:home.1", "die:military.1", "die:novelty.1")
    say_all(g, ANN, "die:military.1", "die:novelty.1")
    assert (cup(g, ANN), citizenry(g, ANN)) == ("1M1N", "1H")
    place(g, "rare")

    assert cup(g, ANN) == "1M1N1R"


@pytest.mark.scenario("roll/S-085")
@pytest.mark.rule("roll.power.workers_to_cup", "roll.power.same-phase")
def test_galactic_federation_does_not_count_itself() -> None:
    g = arranged("develop", seat(dev=["Galactic Federation"], stack_dev="5H", row_develop="1M"))

    place(g, "military")

    assert (citizenry(g, ANN), cup(g, ANN)) == ("5H1M", "")


@pytest.mark.scenario("roll/S-086")
@pytest.mark.rule("roll.power.credits_flat", "roll.power.same-phase")
def test_galactic_investors_pay_at_once() -> None:
    g = arranged("develop", seat(dev=["Galactic Investors"], stack_dev="5H", credits=1))

    assert credits(g, ANN) == 3
    assert tableau(g, ANN) == ["galactic-investors"]


@pytest.mark.scenario("roll/S-087")
@pytest.mark.rule("roll.power.credits_per_citizenry_die")
def test_galactic_religion_counts_the_citizenry() -> None:
    g = arranged(
        "develop",
        seat(faction=6, credits=1, citizenry="1H1N", dev=["Export Duties"], row_develop="1M1N"),
    )

    place(g, "novelty", "military")

    assert credits(g, ANN) == 3


@pytest.mark.scenario("roll/S-088")
@pytest.mark.rule("roll.power.credits_on_completion", "roll.power.as-often")
def test_galactic_recycling_pays_for_developments_and_worlds() -> None:
    g = arranged(
        "develop",
        seat(dev=["Galactic Recycling", "Public Works"], world=["Artist Colony", "Outlaw World"],
             row_develop="3H", row_settle="3H", credits=1),
        played=["settle"],
    )  # fmt: skip

    place(g, *["home"] * 6)

    assert len(tableau(g, ANN)) == 4
    assert credits(g, ANN) == 4


@pytest.mark.scenario("roll/S-089")
@pytest.mark.rule("roll.instant.lose", "roll.instant.lose-first", "roll.instant.dice")
def test_conscription_takes_a_die_before_it_gives_two() -> None:
    g = arranged(
        "develop", seat(dev=["Conscription"], row_develop="4H", row_ship="1N"), played=["ship"]
    )

    place(g, *["home"] * 4)
    assert asked_for(g, ANN) == "lose"
    before = list(g.supply)
    with refused(g, "DIE_NOT_THERE"):
        say(g, ANN, "lose:cup:military")
    with refused(g, "LOSS_OBLIGATORY"):
        say(g, ANN, "done")
    say(g, ANN, "lose:citizenry:home")

    assert (citizenry(g, ANN), cup(g, ANN)) == ("3H", "2M1N")
    assert [g.supply[0] - before[0], g.supply[1] - before[1]] == [1, -2]


@pytest.mark.scenario("roll/S-090")
@pytest.mark.rule("roll.develop.instant", "roll.instant.credits", "roll.instant.lose")
def test_space_marines_and_information_tech() -> None:
    g = arranged(
        "develop",
        seat("Gem World", dev=["Space Marines", "Information Tech"], stack_dev="2H",
             row_develop="5H", cup="1H", goods=["Gem World N"], credits=10),
    )  # fmt: skip

    place(g, "home")
    say(g, ANN, "lose:cup:home")
    assert (credits(g, ANN), cup(g, ANN)) == (10, "1M")
    place(g, *["home"] * 4)
    say(g, ANN, "good:gem-world:novelty.1")

    assert (goods(g, ANN), cup(g, ANN)) == ([], "1M2N")


@pytest.mark.scenario("roll/S-091")
@pytest.mark.rule("roll.build.place-order", "roll.engine.forced")
def test_the_order_of_colours_decides_who_ends_where() -> None:
    for first, second, used, left in (
        ("novelty", "home", "1N", "1H"),
        ("home", "novelty", "1H", "1N"),
    ):
        g = arranged("develop", seat(dev=["Public Works", "Nanotechnology"], row_develop="1H1N"))
        place(g, first, second)
        assert (citizenry(g, ANN), at(g, ANN, "stack-dev")) == (used, left)

    g = arranged(
        "develop", seat(dev=["Public Works", "Nanotechnology"], row_develop="2H"), automatic=True
    )
    assert step(g) != "develop"


@pytest.mark.scenario("roll/S-092")
@pytest.mark.rule("roll.build.place-order", "roll.develop.complete")
def test_refusals_in_develop() -> None:
    g = arranged(
        "develop",
        seat(dev=["Conscription", "Public Works"], row_develop="1H", row_settle="1M"),
        played=["settle"],
    )

    for word, code in (
        ("public-works", "NOT_TOP_TILE"),
        ("worker:military", "NO_WORKER"),
        ("conscription", "NOT_ENOUGH_WORKERS"),
        ("decline", "REDUCTION_OBLIGATORY"),
    ):
        with refused(g, code):
            say(g, ANN, word)
    reduced = arranged("develop", seat("Investment Credits", dev=["Conscription"], stack_dev="3H"))
    assert asked_for(reduced, ANN) == "lose"  # completed without being asked


@pytest.mark.rule("roll.phase.must-use", "roll.develop.several")
def test_developers_must_be_placed() -> None:
    g = arranged("develop", seat(dev=["Conscription"], row_develop="1H1M"))

    with refused(g, "WORKERS_LEFT"):
        say(g, ANN, "done")
    assert offered(g, ANN) == ["worker:home", "worker:military"]
    play_on(g, "manage")
    assert at(g, ANN, "stack-dev") == "1H1M"
