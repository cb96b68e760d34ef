"""Colonising a system in its six stages."""

from __future__ import annotations

import pytest

from rulebook.beyond.scene import Scene, rule, scenario

CHARTERS = {"II-A": "colonial-charters"}
"""4 ore: colonise."""

SURVEY = {"II-A": "exoplanet-survey"}
"""3 ore and 1 returned cube: Jump 2, colonise."""

FOOD, ORE, STAR = 1, 16, 256
"""Discs on a colony, as they are added up."""


def settler(ships: list[str], controls: dict[str, str], **more: object) -> dict[str, object]:
    """Somebody with Colonial Charters and the ore for it."""
    return {"ore": 4, "researched": ["II-A"], "ships": ships, "controls": controls, **more}


# -- the ships that settle -----------------------------------------------------


@scenario("B-151", "colonise.step2-overpay", "colonise.step2-return")
def test_two_ships_that_are_more_than_enough_settle_without_a_refund() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots=CHARTERS,
        Anna=settler(["A1:2", "A1:2"], {"A1": "food"}),
    )

    s.say("tech-space:colonial-charters:1:1", "place:a1", "ship:a1:2")
    s.refuses("SHIPS_TOO_WEAK", "end")
    s.refuses("NO_SUCH_SHIP", "ship:a1:3")
    s.say("ship:a1:2", "end", "food")

    assert s.colonies("Anna") == ["barnards-star"]
    assert s.ships("Anna") == []
    assert s["Anna"].ore == 2  # all 4 paid, then the bonus of Barnard's Star


@scenario("B-151", "colonise.step2-overpay", "colonise.step2-return")
@pytest.mark.parametrize("both", [False, True])
def test_a_ship_that_is_not_needed_may_settle_too(both: bool) -> None:
    s = Scene(active="Anna", slots=CHARTERS, Anna=settler(["A1:3", "A1:1"], {"A1": "food"}))
    s.say("tech-space:colonial-charters:1:1", "ship:a1:3")
    assert s.words() == ["ship:a1:1", "end"]

    s.say("ship:a1:1" if both else "end")

    assert s.colonies("Anna") == ["barnards-star"]
    assert s.ships("Anna") == ([] if both else ["deep_space:1"])
    assert s.supply("Anna") == ("A5 B5 C5 D4" if both else "A4 B5 C5 D4")


@rule("colonise.step2-return")
def test_a_ship_elsewhere_does_not_settle() -> None:
    s = Scene(
        active="Anna", slots=CHARTERS, Anna=settler(["A1:3", "A1:1", "sol:2"], {"A1": "food"})
    )
    s.say("tech-space:colonial-charters:1:1")

    s.refuses("SHIP_NOT_THERE", "ship:sol:2")


@scenario("B-152", "colonise.step1-strength", "colonise.step3", "colonise.no-check-inside")
def test_rivals_in_the_system_do_not_matter() -> None:
    s = Scene(
        active="Anna",
        slots=CHARTERS,
        Anna=settler(["A1:3"], {"A1": "food"}),
        Boris={"ships": ["A1:3"]},
    )

    s.say("tech-space:colonial-charters:1:1")

    assert s.colonies("Anna") == ["barnards-star"]
    assert s.ships("Boris") == ["deep_space:3"]
    assert list(s["Boris"].discs) == [8, 8]
    assert s.told("took-control") == []
    assert s.holder("A1") is None


# -- the card ------------------------------------------------------------------


@scenario("B-153", "colonise.bonus-new-card", "colonise.step4-refill")
def test_the_bonus_jump_leads_into_the_new_card() -> None:
    s = Scene(
        active="Anna",
        slots=CHARTERS,
        systems={"A2": "wolf-359"},
        deck_top={"A": ["ross-248"]},
        Anna=settler(["A2:2", "sol:1"], {"A2": "ore"}),
    )

    s.say("tech-space:colonial-charters:1:1")
    assert s.system("A2") == "ross-248"
    s.say("move:sol:1:a2", "end")

    assert s.holder("A2") == ("Anna", "ore")
    assert s.colonies("Anna") == ["wolf-359"]
    assert list(s["Anna"].discs) == [8, 5]  # two on the colony, one on the new card


@scenario("B-154", "bonus.not-on-colonise")
def test_the_control_bonus_is_not_given_again() -> None:
    s = Scene(active="Anna", slots=CHARTERS, Anna=settler(["A2:3"], {"A2": "ore"}))

    s.say("tech-space:colonial-charters:1:1")

    assert s.colonies("Anna") == ["sirius"]
    assert s["Anna"].ore == 1


@scenario("B-155", "colonise.step4-empty", "jump.empty-slot")
def test_empty_decks_leave_a_slot_empty() -> None:
    s = Scene(
        "F2",
        active="Anna",
        automatic=False,
        slots=CHARTERS,
        decks={"A": ["ross-248"], "B": []},
        Anna={
            "ore": 20,
            "population": 1,
            "researched": ["I-2", "II-A"],
            "ships": ["B1:4", "A1:3", "A2:3"],
            "controls": {"B1": "ore", "A1": "food", "A2": "ore"},
        },
        Boris={"ships": ["sol:1"]},
    )

    s.say("tech-space:colonial-charters:1:1", "place:b1", "ship:b1:4", "end", "food")
    assert s.system("B1") == "ross-248"
    s.end_turn()
    s.say("basic-space:recruit")
    s.end_turn()
    s.say("tech-space:terraforming:1:1", "place:a1", "ship:a1:3", "end", "food")
    assert s.system("A1") == "-"
    s.end_turn()
    s.say("basic-space:build-jump:1", "skip", "move:sol:1:a1", "end")
    assert s.ships("Boris") == ["A1:1"]
    assert s.holder("A1") is None
    s.end_turn()
    s.say("tech-space:colonial-charters:1:1")
    s.refuses("NOT_COLONISABLE", "place:a1")


@scenario("B-156", "card.system.lalande-21185", "effect.produce")
def test_lalande_21185_grows_mines_and_trades_in_this_order() -> None:
    s = Scene(
        active="Anna",
        slots=CHARTERS,
        systems={"A2": "lalande-21185"},
        Anna={
            "ore": 6,
            "researched": ["II-A"],
            "supply": [1, 0, 5, 4],
            "ships": ["A2:4"],
            "controls": {"A2": "food"},
            "off": [0, 1],
        },
    )

    s.say("tech-space:colonial-charters:1:1", "food")

    assert list(s["Anna"].discs) == [6, 7]
    assert s.kind() == "trade"
    assert s.supply("Anna") == "A0 B0 C5 D4"  # the settlers lay in B
    assert (s["Anna"].population, s["Anna"].ore) == (2, 3)
    s.refuses("ONE_PRODUCTION_ONLY", "growth")
    s.say("ore-to-population")
    assert s.supply("Anna") == "A0 B0 C4 D4"
    assert (s["Anna"].population, s["Anna"].ore) == (3, 0)
    s.say("end")
    assert s.kind() == "production"


# -- the discs -----------------------------------------------------------------


@scenario("B-159", "colonise.step5")
@pytest.mark.parametrize(("off", "second"), [([0, 0], ORE), ([0, 8], STAR)])
def test_the_second_disc_may_be_of_the_other_kind(off: list[int], second: int) -> None:
    s = Scene(
        active="Anna", slots=CHARTERS, Anna=settler(["B2:4", "B2:1"], {"B2": "food"}, off=off)
    )
    s.say("tech-space:colonial-charters:1:1")
    assert s.words() == ["food", "ore"]

    s.say("ore")

    assert list(s["Anna"].colony_discs) == [FOOD + second]
    assert list(s["Anna"].discs) == [7, 7 if second == ORE else 0]


@rule("colonise.step5")
def test_a_single_specialisation_leaves_no_choice_of_disc() -> None:
    s = Scene(
        active="Anna", automatic=False, slots=CHARTERS, Anna=settler(["A1:3"], {"A1": "food"})
    )
    s.say("tech-space:colonial-charters:1:1", "place:a1", "ship:a1:3", "end")

    s.refuses("WRONG_SPECIALISATION", "ore")
    s.say("food")

    assert list(s["Anna"].colony_discs) == [2 * FOOD]


# -- whether it can be done ----------------------------------------------------


@scenario("B-157", "colonise.compulsory")
def test_without_a_target_the_action_cannot_be_chosen() -> None:
    s = Scene(active="Anna", Anna={"ore": 3, "population": 1, "researched": ["I-2"]})

    s.refuses("ACTION_IMPOSSIBLE", "tech-space:terraforming:1:1")


@rule("colonise.compulsory", "colonise.once-per-effect", "colonise.effect-only")
def test_one_effect_colonises_exactly_one_system() -> None:
    s = Scene(
        active="Anna",
        slots=CHARTERS,
        Anna=settler(["A1:3", "A2:3"], {"A1": "food", "A2": "ore"}, ore=9),
    )
    s.refuses("WRONG_PHASE", "place:a1")  # it is no action of its own

    s.say("tech-space:colonial-charters:1:1")
    assert s.words() == ["place:a1", "place:a2"]
    s.refuses("COMPULSORY_EFFECT", "skip")
    s.say("place:a1")

    assert s.colonies("Anna") == ["barnards-star"]
    assert s.holder("A2") == ("Anna", "ore")
    assert s.kind() == "production"


@rule("colonise.targets")
def test_neither_shipyards_nor_sol_nor_deep_space_are_colonised() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots=CHARTERS,
        Anna=settler(
            ["A1:3", "Y1:4", "sol:4", "deep_space:4"], {"A1": "food", "Y1": "food"}, ore=4
        ),
    )
    s.say("tech-space:colonial-charters:1:1")

    for place in ("Y1", "sol", "deep_space"):
        s.refuses("NOT_COLONISABLE", place)
    s.refuses("UNKNOWN_LOCATION", "place:x1")


@rule("colonise.stages", "colonise.step4-take")
def test_the_stages_follow_each_other() -> None:
    s = Scene(
        active="Anna",
        slots=CHARTERS,
        deck_top={"A": ["ross-248"]},
        Anna=settler(["A1:3", "A1:1"], {"A1": "food"}),
    )

    s.say("tech-space:colonial-charters:1:1", "ship:a1:3", "end")

    order = ["colonised", "refilled", "settled-disc", "gained-ore"]
    assert [e.kind for e in s.g.events() if e.kind in order] == order
    assert s.holder("A1") is None
    assert list(s["Anna"].colony_discs) == [2 * FOOD]  # its outpost came along


# -- jump, then colonise -------------------------------------------------------


@scenario("B-158", "colonise.after-jump")
def test_the_jump_may_not_end_where_nothing_can_be_colonised() -> None:
    s = Scene(
        active="Anna",
        slots=SURVEY,
        Anna={"ore": 3, "population": 1, "researched": ["II-A"], "ships": ["sol:3"]},
    )

    s.say("tech-space:exoplanet-survey:1:1")
    s.refuses("COLONISE_WOULD_BE_IMPOSSIBLE", "end")
    s.say("move:sol:3:a1", "end")

    assert s.colonies("Anna") == ["barnards-star"]
    assert list(s["Anna"].colony_discs) == [2 * FOOD]
    assert (s["Anna"].ore, s["Anna"].population) == (2, 0)


@rule("colonise.after-jump")
def test_a_move_that_leaves_no_target_in_reach_is_refused() -> None:
    s = Scene(
        active="Anna",
        slots=SURVEY,
        Anna={"ore": 3, "population": 1, "researched": ["II-A"], "ships": ["sol:3"]},
    )
    s.say("tech-space:exoplanet-survey:1:1", "move:sol:3:y1")

    s.refuses("COLONISE_WOULD_BE_IMPOSSIBLE", "move:y1:3:y4")
    assert s.words() == ["move:y1:3:a1", "move:y1:3:a2"]


@rule("colonise.after-jump")
@pytest.mark.parametrize(("level", "controls"), [(3, True), (2, False)])
def test_the_jump_needs_as_much_as_it_takes_to_gain_control(level: int, controls: bool) -> None:
    """Rivals count here: with no more than the controller Anna gets neither the one nor the
    other system, and with level 2 she is too weak for both.
    """
    held = {"controls": {"A1": "food", "A2": "ore"}} if controls else {}
    s = Scene(
        active="Anna",
        slots=SURVEY,
        Anna={"ore": 3, "population": 1, "researched": ["II-A"], "ships": [f"sol:{level}"]},
        Boris={"ships": ["A1:3", "A2:3"], **held} if controls else {},
    )

    s.refuses("ACTION_IMPOSSIBLE", "tech-space:exoplanet-survey:1:1")


@rule("colonise.after-jump")
def test_ships_may_be_gathered_for_the_colony() -> None:
    """Level 2 and level 1 from Sol need both points to make up the 3 of Barnard's Star."""
    s = Scene(
        active="Anna",
        slots=SURVEY,
        Anna={"ore": 3, "population": 1, "researched": ["II-A"], "ships": ["sol:2", "sol:1"]},
    )
    s.say("tech-space:exoplanet-survey:1:1", "move:sol:2:a1")

    assert s.words() == ["move:sol:1:a1"]
    s.refuses("COLONISE_WOULD_BE_IMPOSSIBLE", "move:sol:1:a2")
    s.say("move:sol:1:a1", "end")

    assert s.colonies("Anna") == ["barnards-star"]


@rule("colonise.after-jump", "turn.action.became-impossible")
def test_colonising_lapses_if_a_bonus_has_led_the_ships_away() -> None:
    """Gaining control of Epsilon Eridani brings Jump 1, which Anna uses to leave again."""
    s = Scene(
        active="Anna",
        slots=SURVEY,
        systems={"A1": "epsilon-eridani"},
        Anna={"ore": 3, "population": 1, "researched": ["II-A"], "ships": ["sol:4"]},
    )

    s.say("tech-space:exoplanet-survey:1:1", "move:sol:4:a1", "end")
    assert s.holder("A1") == ("Anna", "food")
    s.say("move:a1:4:sol", "end")

    assert s.kind() == "production"
    assert s.colonies("Anna") == []
    assert s.holder("A1") == ("Anna", "food")
    assert s["Anna"].ore == 0


@rule("colonise.after-jump", "turn.action.feasible", "bonus.control")
def test_a_jump_that_control_will_bring_counts_when_a_colony_must_follow() -> None:
    """Two ships take Epsilon Eridani, which wants 4; its bonus, Jump 1, brings the third."""
    s = Scene(
        active="Anna",
        slots=SURVEY,
        systems={"A1": "epsilon-eridani", "A2": "lacaille-9352"},
        Anna={
            "ore": 3,
            "population": 1,
            "researched": ["II-A"],
            "ships": ["sol:2", "sol:1", "sol:1"],
        },
    )

    s.say("tech-space:exoplanet-survey:1:1")
    s.refuses("COLONISE_WOULD_BE_IMPOSSIBLE", "end")
    s.say("move:sol:2:a1")
    s.refuses("COLONISE_WOULD_BE_IMPOSSIBLE", "move:a1:2:sol")
    s.say("move:sol:1:a1", "end")
    assert s.holder("A1") == ("Anna", "food")
    s.say("move:sol:1:a1", "end")

    assert s.colonies("Anna") == ["epsilon-eridani"]


@rule("colonise.after-jump", "turn.action.feasible")
def test_a_bonus_that_comes_too_short_makes_nothing_possible() -> None:
    s = Scene(
        active="Anna",
        slots=SURVEY,
        systems={"A1": "epsilon-eridani", "A2": "lacaille-9352"},
        Anna={"ore": 3, "population": 1, "researched": ["II-A"], "ships": ["sol:1"] * 3},
    )

    s.refuses("ACTION_IMPOSSIBLE", "tech-space:exoplanet-survey:1:1")


@rule("colonise.after-jump", "turn.action.feasible")
def test_a_bonus_won_elsewhere_counts_too() -> None:
    """One ship takes Epsilon Eridani; its Jump 1 brings the third ship to Barnard's Star."""
    s = Scene(
        active="Anna",
        slots=SURVEY,
        systems={"A1": "epsilon-eridani", "A2": "barnards-star"},
        Anna={
            "ore": 3,
            "population": 1,
            "researched": ["II-A"],
            "ships": ["sol:1", "sol:1", "A2:2"],
            "controls": {"A2": "food"},
        },
        Boris={"ships": ["A2:2"]},
    )

    s.say("tech-space:exoplanet-survey:1:1", "move:sol:1:a1")
    s.say("end")
    s.say("move:sol:1:a2", "end")

    assert s.colonies("Anna") == ["barnards-star"]


@rule("colonise.after-jump", "turn.action.feasible", "bonus.control")
@pytest.mark.parametrize(("levels", "possible"), [((3, 2), True), ((3, 1), False)])
def test_an_upgrade_that_control_will_bring_counts_when_a_colony_must_follow(
    levels: tuple[int, int], possible: bool
) -> None:
    """Luyten's Star wants 6; gaining it upgrades one ship."""
    s = Scene(
        active="Anna",
        slots=SURVEY,
        systems={"A1": "luytens-star", "A2": "teegardens-star"},
        Anna={
            "ore": 3,
            "population": 1,
            "researched": ["II-A"],
            "ships": [f"sol:{level}" for level in levels],
        },
    )

    if not possible:
        s.refuses("ACTION_IMPOSSIBLE", "tech-space:exoplanet-survey:1:1")
        return
    s.say("tech-space:exoplanet-survey:1:1", "move:sol:3:a1", "move:sol:2:a1", "end", "food")
    s.say("ship:a1:2")

    assert s.colonies("Anna") == ["luytens-star"]
