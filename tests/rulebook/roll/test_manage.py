"""Managing the empires."""

from __future__ import annotations

import pytest

from rulebook.roll.arranging import (
    ANN,
    BOB,
    arranged,
    asked_for,
    at,
    citizenry,
    credits,
    cup,
    goods,
    offered,
    play_on,
    played,
    refused,
    say,
    say_all,
    seat,
    step,
)  # fmt: skip


@pytest.mark.scenario("roll/S-130")
@pytest.mark.rule("roll.recruit.forced", "roll.recruit.pay")
def test_recruiting_is_obligatory() -> None:
    g = arranged("manage", seat(credits=4, citizenry="2H1M"), seat(citizenry="1H"))

    with refused(g, "RECRUIT_ALL_YOU_CAN"):
        say_all(g, ANN, "die:home.1", "die:home.2")
    say_all(g, ANN, "die:home.1", "die:home.2", "die:military.1")
    say(g, BOB, "die:home.1")
    assert credits(g, ANN) == 1
    assert len(g.seats[ANN].rolled) == 3

    g = arranged("manage", seat(credits=2, citizenry="2H1M"))
    with refused(g, "NOT_ENOUGH_CREDITS"):
        say_all(g, ANN, "die:home.1", "die:home.2", "die:military.1")


@pytest.mark.scenario("roll/S-131")
@pytest.mark.rule("roll.recruit.choice", "roll.recruit.reset-one")
def test_with_few_credits_one_chooses_whom_to_recruit() -> None:
    g = arranged("manage", seat(credits=2, citizenry="1H1M1N1G"), seat(citizenry="1H"))

    say_all(g, ANN, "die:military.1", "die:genes.1")
    say(g, BOB, "die:home.1")

    assert sorted(die // 8 for die in g.seats[ANN].rolled) == [1, 5]
    assert (citizenry(g, ANN), credits(g, ANN)) == ("1H1N", 1)


@pytest.mark.rule("roll.recruit.choice", "roll.recall.free")
def test_whichever_of_equal_dice_are_named_the_same_are_meant() -> None:
    player = seat(credits=3, citizenry="4H1M", stack_dev="3M", dev=["Public Works"])
    g = arranged("manage", player, seat(citizenry="1H"))

    with refused(g, "REPEATED_CARD"):
        say_all(g, ANN, "die:home.4", "die:home.4", "die:home.3")
    say_all(g, ANN, "die:home.4", "die:military.1", "die:home.2", "recall:dev:military.3")

    assert [g.answer_word(answer) for answer in g.given[ANN]] == [
        "die:home.1", "die:home.2", "die:military.1", "recall:dev:military.1", "done",
    ]  # fmt: skip


@pytest.mark.scenario("roll/S-132")
@pytest.mark.rule("roll.recruit.reset-one")
def test_credits_left_over_stay() -> None:
    g = arranged("manage", seat(credits=7, citizenry="3H"), seat(citizenry="1H"), automatic=True)
    assert credits(g, ANN) == 4

    g = arranged("manage", seat(credits=1, cup="1H"), seat(cup="1H"), automatic=True)
    assert credits(g, ANN) == 1


@pytest.mark.scenario("roll/S-133")
@pytest.mark.rule("roll.recall.free", "roll.manage.order")
def test_dice_and_goods_are_recalled_for_nothing() -> None:
    g = arranged(
        "manage",
        seat("Gem World", credits=1, citizenry="1H", stack_dev="2M", stack_world="1G",
             goods=["Gem World N"], dev=["Nanotechnology"], world=["Jungle World"]),
        seat(citizenry="1H"),
    )  # fmt: skip

    with refused(g, "ACTION_UNFINISHED"):
        say(g, ANN, "recall:dev:military.1")
    say(g, ANN, "die:home.1", "recall:dev:military.1", "recall:world:genes.1")
    say(g, ANN, "good:gem-world:novelty.1", "done")
    say(g, BOB, "die:home.1")

    assert sorted(die // 8 for die in g.seats[ANN].rolled) == [0, 1, 3, 5]
    assert (at(g, ANN, "stack-dev"), goods(g, ANN), credits(g, ANN)) == ("1M", [], 1)


@pytest.mark.scenario("roll/S-134")
@pytest.mark.rule("roll.recall.forced", "roll.inv.cup")
def test_with_an_empty_cup_one_die_must_be_recalled() -> None:
    g = arranged(
        "manage",
        seat("Gem World", "Asteroid Belt", "Jungle World", stack_world="3H",
             goods=["Gem World N", "Asteroid Belt R", "Jungle World G"]),
        seat(cup="1H"),
    )  # fmt: skip

    with refused(g, "RECALL_REQUIRED"):
        say(g, ANN, "done")
    with refused(g, "RECALL_REQUIRED"):
        say_all(g, ANN)
    say_all(g, ANN, "good:asteroid-belt:rare.1")

    assert [die // 8 for die in g.seats[ANN].rolled] == [4]
    assert asked_for(g, ANN) == "assign"


@pytest.mark.scenario("roll/S-135")
@pytest.mark.rule("roll.recall.free", "roll.recruit.pay")
def test_only_dice_on_stacks_and_goods_are_recalled() -> None:
    g = arranged("manage", seat(credits=1, citizenry="2H1M", stack_dev="1G"), seat(cup="1H"))

    with refused(g, "DIE_NOT_THERE"):
        say(g, ANN, "die:alien.1")
    say(g, ANN, "die:home.1")
    with refused(g, "NOT_RECALLABLE"):
        say(g, ANN, "recall:dev:home.1")
    assert offered(g, ANN) == ["done", "recall:dev:genes.1"]


@pytest.mark.scenario("roll/S-136")
@pytest.mark.rule("roll.manage.reset", "roll.end.check", "roll.round.until-end")
def test_phase_tiles_are_turned_back_and_a_round_follows() -> None:
    names = [
        "Gem World", "Space Port", "Spice World", "New Vinland", "Asteroid Belt",
        "Ore-Rich World", "Runaway Robots", "Radioactive World",
    ]  # fmt: skip
    g = arranged(
        "manage", seat(*names, cup="1H"), seat(cup="1H", citizenry="1H"), pool=1, round=5,
        played=["ship"],
    )  # fmt: skip
    assert played(g) == ["ship"]

    say(g, BOB, "die:home.1")
    assert (played(g), g.round(), step(g)) == ([], 6, "assign")

    g = arranged("manage", seat(*names, "Comet Zone", cup="1H"), seat(citizenry="1H"))
    play_on(g, "over")
    for word in ("done", "die:home.1", "select:home:ship:ship"):
        with refused(g, "GAME_OVER"):
            say(g, ANN, word)


@pytest.mark.rule("roll.manage.order", "roll.hidden.rest-public")
def test_recruits_and_recalls_stay_unseen_until_all_have_decided() -> None:
    g = arranged("manage", seat(credits=1, citizenry="1H1M"), seat(credits=1, citizenry="1H1M"))

    before = g.seen_by(BOB).pack()[5]
    say(g, ANN, "die:home.1")

    assert g.seen_by(BOB).pack()[5] == before
    assert cup(g, ANN) == ""
