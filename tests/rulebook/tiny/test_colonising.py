"""Advancing, colonising, using a colony and raising the empire."""

from __future__ import annotations

import pytest

from perihelion.tiny.scoring import LEVEL_VP
from perihelion.tiny.state import LEVEL_DICE
from rulebook.tiny.scene import Scene, scenario


@scenario("S040", "tiny.adv.type", "tiny.adv.one")
def test_the_symbol_of_the_track_says_which_action_advances() -> None:
    s = Scene("2p; A1 orb helios 0; dice diplomacy economy move move")

    s.act("d1")
    s.refuses("NO_SHIP_ON_TRACK_TYPE", "d2")

    assert s.where("A1") == "orbit helios 1"


@scenario("S041", "tiny.adv.one")
def test_one_ship_of_several_advances() -> None:
    s = Scene("2p; A1 orb helios 0; A2 orb jorg 1; dice diplomacy energy energy energy")

    s.act("d1", "A2")

    assert (s.where("A1"), s.where("A2")) == ("orbit helios 0", "orbit jorg 2")


@scenario("S042", "tiny.adv.type", "tiny.gen.why_not")
def test_a_wrong_ship_cannot_advance() -> None:
    s = Scene(
        "2p; A L3; A1 orb helios 0; A2 orb vici-ks156 0; dice diplomacy energy energy energy energy"
    )

    s.refuses("WRONG_TRACK_TYPE", "d1", "A2")
    s.refuses("SHIP_NOT_IN_ORBIT", "d1", "A3")
    s.refuses("NOT_YOUR_SHIP", "d1", "B1")


@pytest.mark.rule("tiny.gen.why_not", "tiny.adv.type")
def test_a_ship_named_without_a_die_is_held_against_every_die() -> None:
    s = Scene("2p; A1 orb jakks 0; A2 orb vici-ks156 0; dice diplomacy economy")

    assert s.refusal("A2", None) == s.refusal("A1", None) == "WRONG_PHASE"

    s = Scene("2p; A1 orb jakks 0; A2 orb vici-ks156 0; dice diplomacy energy")

    assert s.refusal("A2", None) == "WRONG_TRACK_TYPE"


@scenario(
    "S043",
    "tiny.col.reach",
    "tiny.col.ships_home",
    "tiny.col.own_ship",
    "tiny.col.card",
    "tiny.col.vp",
    "tiny.col.refill",
    "tiny.move.removed",
    "tiny.follow.executable",
)
def test_colonising_sends_everybody_home() -> None:
    s = Scene(
        "2p; A1 orb jakks 1; B1 surf jakks; B2 orb jakks 0; row jakks vici-ks156 helios jorg;"
        "deck zalax; dice diplomacy energy energy energy"
    )

    s.act("d1")

    assert s.owns("A") == ["jakks"]
    assert s.told("score", 0)[-1]["points"] == s.score("A") == 1
    assert [s.where(ship) for ship in ("A1", "B1", "B2")] == ["home"] * 3
    assert s.row()[0] == "zalax"
    assert s.skipped("B") == ["NOTHING_TO_FOLLOW"]
    assert s.stock("B")[1] == 1


@scenario("S044", "tiny.col.refill")
def test_the_new_planet_takes_the_same_slot() -> None:
    s = Scene(
        "2p; A1 orb jakks 1; row vici-ks156 jakks helios jorg; deck zalax;"
        "dice diplomacy energy energy energy"
    )

    s.act("d1")

    assert s.row() == ["vici-ks156", "zalax", "helios", "jorg"]


@scenario("S045", "tiny.col.own_ship")
def test_the_colonisers_second_ship_goes_home_too() -> None:
    s = Scene("2p; A1 orb jakks 1; A2 surf jakks; deck zalax; dice diplomacy energy energy energy")

    s.act("d1")
    homes = (s.where("A1"), s.where("A2"))
    s.act("d2")

    assert homes == ("home", "home")
    assert s.stock("A")[0] == 4


@scenario("S046", "tiny.col.empty_deck")
def test_with_an_empty_deck_the_slot_stays_empty() -> None:
    s = Scene(
        "2p; A1 orb jakks 1; row jakks vici-ks156 helios jorg; dice diplomacy move energy energy",
        deck=[],
    )

    s.act("d1")

    assert s.row() == ["-", "vici-ks156", "helios", "jorg"]
    s.refuses("COLONISED_PLANET", "d2", "A1 surf jakks")


@scenario("S047", "tiny.col.reach")
def test_the_first_ship_to_arrive_gets_the_planet() -> None:
    s = Scene("2p; A1 orb jakks 1; B1 orb jakks 1; deck zalax; dice diplomacy energy energy energy")

    s.act("d1")

    assert (s.score("A"), s.score("B"), s.where("B1")) == (1, 0, "home")
    assert s.skipped("B") == ["NOTHING_TO_FOLLOW"]


@scenario("S048", "tiny.col.surplus", "tiny.planet.padraigin-3110", "tiny.planet.advance")
def test_a_surplus_step_is_lost() -> None:
    s = Scene(
        "2p; A c3; A owns padraigin-3110; A1 orb helios 2; A2 orb jorg 0; deck zalax;"
        "dice colony energy energy energy"
    )

    s.act("d1", "padraigin-3110", "A1")

    assert s.stock("A")[1] == 1
    assert s.owns("A") == ["padraigin-3110", "helios"]
    assert s.score("A") == 5
    assert (s.where("A1"), s.where("A2")) == ("home", "orbit jorg 0")


@scenario("S049", "tiny.col.gain_now", "tiny.colony.choice")
def test_a_new_colony_can_be_used_in_the_same_turn() -> None:
    s = Scene("2p; A1 orb jakks 1; deck zalax; dice diplomacy colony energy energy")

    s.act("d1")
    s.act("d2", "jakks")

    assert s.owns("A") == ["jakks"]
    assert s.stock("A")[1] == 2


@scenario("S050", "tiny.colony.choice", "tiny.colony.text")
def test_with_two_colonies_there_are_three_actions_to_choose_from() -> None:
    s = Scene(
        "2p; A e2 c1; A owns sargus-36 drewkaiden; B owns hoefker; A1 orb helios 0;"
        "dice colony energy energy energy"
    )

    s.say("d1")

    words = sorted(s.g.answer_word(a) for a in s.g.options(0))
    assert words == ["planet:drewkaiden", "planet:sargus-36", "with-energy"]


@scenario("S051", "tiny.up.cost", "tiny.up.single", "tiny.up.vp", "tiny.up.ship")
def test_level_three_costs_three_of_one_resource() -> None:
    s = Scene("2p; A L2 e3 c3; dice colony energy energy energy energy")
    other = Scene("2p; A L2 e3 c3; dice colony energy energy energy energy")

    s.refuses("MIXED_PAYMENT", "d1", "mix:2:1")
    s.act("d1", "with-energy")
    other.act("d1", "with-culture")

    assert (int(s["A"].level), s.stock("A"), s.score("A"), s.where("A3")) == (3, (0, 3), 2, "home")
    assert (int(other["A"].level), other.stock("A")) == (3, (3, 0))


@scenario("S052", "tiny.up.cost", "tiny.colony.choice")
def test_not_enough_of_either_resource() -> None:
    s = Scene("2p; A L2 e2 c2; dice colony energy energy energy energy")

    s.refuses("NOT_ENOUGH_ENERGY", "d1", "with-energy")
    s.refuses("NOT_ENOUGH_CULTURE", "d1", "with-culture")
    s.refuses("NO_COLONY_ACTION", "d1")


@scenario("S053", "tiny.comp.empire", "tiny.up.vp")
def test_the_empire_track() -> None:
    seen = []
    for level in range(1, 7):
        s = Scene(f"2p; A L{level}; dice energy")
        ships = sum(place != -2 for place in s["A"].where)
        seen.append((s.score("A"), int(LEVEL_DICE[level - 1]), ships))

    assert seen == [(0, 4, 2), (1, 5, 2), (2, 5, 3), (3, 6, 3), (5, 6, 4), (8, 7, 4)]
    assert LEVEL_VP == [0, 1, 2, 3, 5, 8]
    for level in range(1, 6):
        s = Scene(f"2p; A L{level} e{level + 1}; dice colony energy")
        s.act("d1", "with-energy")
        assert (int(s["A"].level), s.stock("A")[0]) == (level + 1, 0)


@scenario("S054", "tiny.up.vp", "tiny.up.ship", "tiny.gen.score")
def test_level_five_counts_for_five() -> None:
    s = Scene("2p; A L4 e5; A owns zalax; dice colony energy energy energy energy energy")
    before = s.score("A")

    s.act("d1", "with-energy")

    assert (before, s.score("A")) == (5, 7)
    assert s.told("score", 0)[-1]["points"] == 7
    assert (int(s["A"].level), s.stock("A")[0], s.where("A4")) == (5, 0, "home")


@scenario("S055", "tiny.up.ship")
def test_a_new_ship_can_be_used_in_the_same_turn() -> None:
    s = Scene("2p; A L2 e3; A1 surf jakks; A2 orb helios 1; dice colony move energy energy energy")

    s.act("d1", "with-energy")
    s.act("d2", "A3 orb vici-ks156")

    assert (int(s["A"].level), s.stock("A")[0]) == (3, 0)
    assert s.where("A3") == "orbit vici-ks156 0"


@scenario("S056", "tiny.up.max")
def test_level_six_is_the_last_one() -> None:
    s = Scene("2p; A L6 e7 c7; dice colony energy energy energy energy energy energy")

    s.refuses("MAX_EMPIRE_LEVEL", "d1", "with-energy")


@scenario("S057", "tiny.up.one", "tiny.colony.repeat")
def test_one_level_for_each_action() -> None:
    s = Scene("2p; A e7 c0; dice colony colony energy move")

    s.act("d1", "with-energy")
    first = (int(s["A"].level), s.stock("A")[0])
    s.act("d2", "with-energy")

    assert first == (2, 5)
    assert (int(s["A"].level), s.stock("A")[0], s.where("A3"), s.score("A")) == (3, 2, "home", 2)


@scenario("S058", "tiny.colony.repeat")
def test_a_colony_can_be_used_by_several_dice() -> None:
    s = Scene(
        "2p; A c1; A owns jakks; row vici-ks156 helios jorg zalax; dice colony colony colony move"
    )

    culture = []
    for die in ("d1", "d2", "d3"):
        s.act(die, "jakks")
        culture.append(s.stock("A")[1])

    assert culture == [2, 3, 4]


@scenario("S059", "tiny.colony.choice")
def test_somebody_elses_colony_cannot_be_used() -> None:
    s = Scene("2p; B owns hoefker; dice colony energy energy energy")

    s.refuses("NOT_YOUR_COLONY", "d1", "hoefker")
