"""Lasting abilities: what cards allow from the moment they are owned."""

from __future__ import annotations

import pytest

from rulebook.beyond.scene import Scene, rule, scenario


def paid(s: Scene) -> list[tuple[object, object]]:
    """Ore and population of every payment."""
    return [(one["ore"], one["population"]) for one in s.told("paid")]


# -- Ross 154 ------------------------------------------------------------------


@scenario("B-164", "card.system.ross-154", "passive.displace_pawn")
def test_ross_154_pushes_a_pawn_away() -> None:
    s = Scene(
        active="Anna",
        Anna={"colonies": ["ross-154"], "population": 1, "pawn": "basic-space:recruit"},
        Boris={"pawn": "basic-space:research-1:1"},
    )

    s.say("basic-space:research-1:1", "slot:i-2")

    assert s.pawn("Boris") == "-"
    assert s.pawn("Anna") == "basic-space:research-1:1"
    assert s.researched("Anna") == ["I-2"]
    s.end_turn()
    s.say("basic-space:recruit")
    s.end_turn()
    assert s.asked() == "Boris"
    s.refuses("SPACE_OCCUPIED", "basic-space:research-1:1")
    assert "basic-space:recruit" in s.words()


@scenario("B-164", "card.system.ross-154", "passive.displace_pawn")
def test_ross_154_does_not_let_its_owner_stay() -> None:
    s = Scene(
        active="Anna",
        Anna={
            "colonies": ["ross-154"],
            "population": 1,
            "pawn": "basic-space:research-1:1",
            "ore": 1,
        },
        Boris={"pawn": "basic-space:research-1:2"},
    )

    s.refuses("MUST_MOVE_PAWN", "basic-space:research-1:1")
    assert (
        s.tag("basic-space:research-1:2")["ore"] == 1
    )  # under the normal rules, surcharge and all
    s.say("basic-space:research-1:2", "slot:i-3")

    assert s["Anna"].ore == 0
    assert s.pawn("Boris") == "-"


@rule("passive.displace_pawn")
def test_nobody_else_may_push() -> None:
    s = Scene(
        active="Boris",
        Boris={"population": 1},
        Irina={"colonies": ["ross-154"]},
        Anna={"pawn": "basic-space:research-1:1"},
    )

    s.refuses("SPACE_OCCUPIED", "basic-space:research-1:1")


# -- Transdimensional AI -------------------------------------------------------


@rule("passive.skip_one_prereq")
def test_one_of_two_prerequisites_does_for_discovered_slots_only() -> None:
    """II-B and II-E need two technologies; II-B is discovered, II-E is not, II-F needs only one."""
    s = Scene(
        active="Anna",
        slots={"III-A": "transdimensional-ai", "II-B": "privateering", "II-F": "plasma-cannon"},
        Anna={"ore": 2, "population": 1, "researched": ["I-1", "I-3", "III-A"]},
    )
    s.say("basic-space:research-2:1")

    assert s.words() == ["slot:ii-a", "slot:ii-b", "slot:ii-d"]
    s.refuses("MISSING_PREREQUISITE", "slot:ii-e")
    s.refuses("MISSING_PREREQUISITE", "slot:ii-f")


# -- Android Rights Movement ---------------------------------------------------


@scenario("B-171", "card.tech.android-rights-movement", "effect.move_supply")
def test_android_rights_moves_cubes_out_of_the_rightmost_column() -> None:
    s = Scene(
        active="Anna", does=("Anna", "now:android-rights-movement"), Anna={"supply": [0, 0, 3, 2]}
    )
    assert list(s["Anna"].discs) == [7, 8]
    assert list(s["Anna"].automated) == [1, 0, 0]

    s.refuses("UNKNOWN_OPTION", "shift:c:a")  # not while D has cubes
    s.say("shift:d:a")
    s.say("shift:d:b")

    assert s.supply("Anna") == "A1 B1 C3 D0"
    assert s.kind() == "production"


@rule("effect.move_supply")
def test_only_column_a_takes_more_than_it_holds() -> None:
    s = Scene(
        active="Anna", does=("Anna", "now:android-rights-movement"), Anna={"supply": [6, 5, 2, 4]}
    )

    s.refuses("COLUMN_FULL", "shift:d:b")
    s.refuses("UNKNOWN_OPTION", "shift:d:d")
    s.say("shift:d:a", "shift:d:c")

    assert s.supply("Anna") == "A7 B5 C3 D2"


@rule("effect.move_supply")
def test_without_cubes_nothing_is_moved() -> None:
    s = Scene(
        active="Anna", does=("Anna", "now:android-rights-movement"), Anna={"supply": [0, 0, 0, 0]}
    )

    assert s.kind() == "production"


ANDROIDS = {"III-A": "android-rights-movement", "III-D": "metahuman-chambers"}
"""Metahuman Chambers: 4 ore and 2 returned cubes: research IIII."""


@scenario("B-171", "passive.ore_for_population_cost", "card.tech.android-rights-movement")
def test_an_ore_replaces_a_returned_cube() -> None:
    s = Scene(
        active="Anna",
        slots={**ANDROIDS, "IIII-B": "galactic-empire", "III-C": "hyperdrive-boosters"},
        Anna={"ore": 5, "population": 2, "researched": ["III-A", "III-C", "III-D"]},
    )

    s.say("tech-space:metahuman-chambers:1:1", "slot:iiii-b")

    assert (s["Anna"].ore, s["Anna"].population) == (0, 0)
    assert "IIII-B" in s.researched("Anna")
    assert paid(s) == [(5, 1)]


@rule("passive.ore_for_population_cost")
@pytest.mark.parametrize(("answer", "ore", "back"), [("as-printed", 1, 2), ("ore-instead", 0, 1)])
def test_who_can_pay_both_ways_is_asked(answer: str, ore: int, back: int) -> None:
    s = Scene(
        active="Anna",
        slots={**ANDROIDS, "IIII-B": "black-market-industries", "III-C": "hyperdrive-boosters"},
        Anna={"ore": 5, "population": 3, "researched": ["III-A", "III-C", "III-D"]},
    )
    s.say("tech-space:metahuman-chambers:1:1")
    assert s.kind() == "cost-substitute"
    assert s.words() == ["as-printed", "ore-instead"]

    s.say(answer, "slot:iiii-b")

    assert paid(s) == [(5 - ore, back)]
    assert s["Anna"].ore == ore + 4  # Black Market Industries brings 4
    assert s["Anna"].population == 3 - back - 1


@rule("passive.ore_for_population_cost")
def test_no_more_than_one_cube_is_replaced() -> None:
    s = Scene(
        active="Anna",
        slots={**ANDROIDS, "IIII-B": "galactic-empire", "III-C": "hyperdrive-boosters"},
        Anna={"ore": 9, "population": 1, "researched": ["III-A", "III-C", "III-D"]},
    )

    s.refuses("NOT_ENOUGH_POPULATION", "tech-space:metahuman-chambers:1:1")


@rule("passive.ore_for_population_cost")
def test_cubes_that_an_effect_uses_are_not_replaced() -> None:
    """Narrow-Beam Lasers return nothing and turn a cube into a ship."""
    s = Scene(active="Anna", slots=ANDROIDS, Anna={"ore": 5, "researched": ["I-1", "III-A"]})

    s.refuses("NOT_ENOUGH_POPULATION", "tech-space:narrow-beam-lasers:1:1")


@rule("passive.ore_for_population_cost")
def test_the_cost_of_a_copied_action_may_be_replaced_too() -> None:
    s = Scene(
        active="Anna",
        slots={
            **ANDROIDS,
            "III-B": "quantum-data-exchange",
            "IIII-B": "galactic-empire",
            "III-C": "hyperdrive-boosters",
        },
        Anna={"ore": 5, "population": 2, "researched": ["III-A", "III-B", "III-C", "III-D"]},
    )

    s.say(
        "tech-space:quantum-data-exchange:1:1", "tech-space:metahuman-chambers:1:1", "slot:iiii-b"
    )

    assert (s["Anna"].ore, s["Anna"].population) == (0, 0)
    assert "IIII-B" in s.researched("Anna")


@rule("passive.ore_for_population_cost", "card.tech.black-market-industries")
def test_neither_activated_abilities_nor_trades_are_paid_so() -> None:
    s = Scene(
        active="Anna",
        slots={**ANDROIDS, "IIII-A": "black-market-industries"},
        Anna={"ore": 1, "population": 1, "researched": ["III-A", "IIII-A"]},
    )

    s.say("use:black-market-industries")  # variant A returns a cube: the only one to be paid

    assert (s["Anna"].ore, s["Anna"].population) == (3, 0)


# -- Subatomic Fabrication -----------------------------------------------------


@scenario("B-173", "passive.discs_from_either_track")
def test_a_disc_may_come_from_the_other_track() -> None:
    s = Scene(
        active="Anna",
        slots={"III-A": "subatomic-fabrication"},
        Anna={"researched": ["III-A"], "off": [8, 3], "ships": ["sol:1"]},
        Boris={"ships": ["sol:2"]},
    )

    s.say("basic-space:build-jump:1", "move:sol:1:y1", "end")

    assert s.holder("Y1") == ("Anna", "ore")
    assert list(s["Anna"].discs) == [0, 4]
    s.end_turn("growth")
    s.say("basic-space:recruit")  # Dmitry
    s.end_turn()
    s.say("basic-space:build-jump:2", "move:sol:2:y1", "end")
    assert s.holder("Y1") == ("Boris", "food")
    assert list(s["Anna"].discs) == [0, 5]


@rule("passive.discs_from_either_track")
def test_with_discs_on_both_tracks_the_owner_chooses() -> None:
    s = Scene(
        active="Anna",
        slots={"III-A": "subatomic-fabrication"},
        Anna={"researched": ["III-A"], "ships": ["sol:1"]},
    )
    s.say("basic-space:build-jump:1", "move:sol:1:y1", "end")
    assert s.words() == ["food", "ore"]

    s.say("ore")

    assert s.holder("Y1") == ("Anna", "ore")


@rule("passive.discs_from_either_track")
def test_a_star_only_when_both_tracks_are_empty() -> None:
    s = Scene(
        active="Anna",
        slots={"III-A": "subatomic-fabrication"},
        Anna={"researched": ["III-A"], "ships": ["sol:1"], "off": [8, 8]},
    )

    s.say("basic-space:build-jump:1", "move:sol:1:y1", "end")

    assert s.holder("Y1") == ("Anna", "star")


@rule("passive.discs_from_either_track", "research.ability-from")
def test_its_own_automation_does_not_yet_use_it() -> None:
    """The immediate box automates either track, so the choice is there without the ability."""
    s = Scene(active="Anna", does=("Anna", "now:subatomic-fabrication"), Anna={"off": [8, 0]})
    assert s.words() == ["food", "ore"]

    s.say("food")

    assert list(s["Anna"].automated) == [8, 0, 1]


# -- Wormhole Technology -------------------------------------------------------


@scenario("B-172", "passive.one_jump_anywhere")
def test_one_point_leads_anywhere_but_not_out_of_sol() -> None:
    s = Scene(
        active="Anna",
        slots={"III-A": "wormhole-technology"},
        Anna={"researched": ["III-A"], "ships": ["A1:2", "sol:1"]},
    )
    s.say("basic-space:build-jump:1")

    s.refuses("NOT_ADJACENT", "move:sol:1:b2")
    s.say("move:a1:2:b2", "move:sol:1:a2")
    assert s.ships("Anna") == ["A2:1", "B2:2"]
    s.say("end")

    assert s.holder("A2") == ("Anna", "ore")


@rule("passive.one_jump_anywhere")
def test_a_ship_in_deep_space_also_needs_a_line_first() -> None:
    s = Scene(
        active="Anna",
        slots={"III-A": "wormhole-technology"},
        Anna={"researched": ["III-A"], "ships": ["deep_space:1"]},
    )
    s.say("basic-space:build-jump:1")

    s.refuses("NOT_ADJACENT", "move:deep-space:1:a1")
    s.say("move:deep-space:1:y4", "move:y4:1:a1", "end")

    assert s.holder("A1") == ("Anna", "food")
    assert s.holder("Y4") is None
