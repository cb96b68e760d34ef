"""The last disc of a track and the stars on achievements: what empties a track and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.scene import Scene, rule

ADVANCED: dict[str, object] = {"mats": "advanced"}


def order_of(s: Scene, *kinds: str) -> list[str]:
    """The kinds of what was told, in order."""
    return [e.kind for e in s.g.events() if e.kind in kinds]


@rule("trigger.last_disc_removed", "faction.nishida.b")
def test_the_last_disc_may_be_automated() -> None:
    s = Scene(
        active="Irina",
        options=ADVANCED,
        does=("Irina", "now:arcology-farming"),
        Irina={"off": [7, 0], "supply": [4, 5, 5, 4]},
    )

    assert list(s["Irina"].discs) == [0, 8]
    assert s["Irina"].ore == 3
    assert s["Irina"].population == 2 + 1
    assert s.supply("Irina") == "A1 B5 C5 D4"


@rule("trigger.last_disc_removed", "faction.nishida.b")
def test_a_track_that_was_empty_before_brings_nothing() -> None:
    s = Scene(
        active="Irina",
        options=ADVANCED,
        does=("Irina", "now:arcology-farming"),
        Irina={"off": [8, 0], "supply": [4, 5, 5, 4]},
    )

    assert list(s["Irina"].automated) == [8, 0, 1]
    assert (s["Irina"].ore, s["Irina"].population) == (0, 1)


@rule("trigger.last_disc_removed", "faction.nishida.b", "faction.limit")
def test_the_ability_acts_once_per_game() -> None:
    s = Scene(
        active="Irina",
        options=ADVANCED,
        at="action",
        does=("Irina", "now:arcology-farming"),
        Irina={"off": [7, 7], "supply": [6, 5, 5, 4]},
    )
    assert s["Irina"].ore == 3

    s.say("basic-space:research-1:1", "slot:i-4")

    assert list(s["Irina"].discs) == [0, 0]
    assert [e["letter"] for e in s.told("ability")] == ["A"]
    assert s["Irina"].ore == 3 + 1  # ability A brings 1 for the research


@rule("trigger.last_disc_removed", "card.system.epsilon-indi")
def test_all_bonuses_of_a_colony_come_before_the_ability() -> None:
    s = Scene(
        active="Irina",
        options=ADVANCED,
        systems={"B1": "epsilon-indi"},
        Irina={
            "researched": ["I-2"],
            "ore": 3,
            "population": 1,
            "off": [6, 0],
            "ships": ["B1:3", "B1:3"],
            "controls": {"B1": "food"},
        },
    )

    s.say("tech-space:terraforming:1:1")

    assert s.colonies("Irina") == ["epsilon-indi"]
    assert list(s["Irina"].discs) == [0, 8]
    assert list(s["Irina"].automated) == [6, 0, 1]
    assert order_of(s, "automated", "recruited", "gained-ore", "ability") == [
        "automated",
        "recruited",
        "ability",
        "gained-ore",
        "recruited",
    ]


@rule("trigger.last_disc_removed", "card.system.lalande-21185")
def test_the_ability_waits_for_the_trade_of_a_colony_bonus() -> None:
    s = Scene(
        active="Irina",
        options=ADVANCED,
        systems={"A2": "lalande-21185"},
        Irina={
            "researched": ["I-2"],
            "ore": 4,
            "population": 1,
            "off": [6, 0],
            "ships": ["A2:4", "Y2:1"],
            "controls": {"A2": "food", "Y2": "ore"},
        },
        Boris={"ships": ["Y2:1"]},
    )

    s.say("tech-space:terraforming:1:1", "food")
    assert s.kind() == "trade"
    grown = int(s["Irina"].population)
    assert (grown, s["Irina"].ore) == (4, 1 + 2)
    s.say("ship:y2:1")
    assert s.holder("Y2") == ("Boris", "ore")
    assert (s["Irina"].population, s["Irina"].ore) == (5, 2)
    assert s.told("ability") == []
    s.say("end")

    assert (s["Irina"].population, s["Irina"].ore) == (7, 5)
    assert len(s.told("ability")) == 1


@pytest.mark.parametrize("ore", [0, 8])
@rule("trigger.last_disc_removed")
def test_a_track_that_is_filled_again_before_the_bonuses_end_does_not_count(ore: int) -> None:
    s = Scene(
        active="Irina",
        options=ADVANCED,
        does=("Irina", "colonise:teegardens-star"),
        systems={"A1": "epsilon-eridani"},
        Irina={"off": [6, ore], "ships": ["sol:2", "Y1:1"], "controls": {"Y1": "food"}},
        Boris={"ships": ["Y1:1"]},
    )
    assert list(s["Irina"].discs) == [1, 8 - ore]

    s.say("move:sol:2:a1", "end")
    assert list(s["Irina"].discs) == [0, 8 - ore]
    s.say("move:y1:1:sol", "end")

    assert s.holder("Y1") == ("Boris", "food")
    assert list(s["Irina"].discs) == [1, 8 - ore]
    assert s.told("ability") == []
    assert s["Irina"].ore == 0


# -- stars on achievements ---------------------------------------------------


def giga(options: dict[str, object] | None = None, **anna: Any) -> Scene:
    """Anna's turn; she owns Giga-Corporations."""
    return Scene(
        active="Anna",
        options=options,
        slots={"IIII-A": "giga-corporations"},
        claims={"empire": [0, 2], "transcendence": [2]},
        Anna={"researched": ["IIII-A"], **anna},
    )


@rule("passive.swap_achievement_discs", "comp.disc-conservation")
def test_stars_are_swapped_one_by_one_for_discs_of_either_track() -> None:
    s = giga(off=[7, 7])

    assert s.kind() == "ability"
    assert s.words() == [
        "pass",
        "swap:empire:food",
        "swap:empire:ore",
        "swap:transcendence:food",
        "swap:transcendence:ore",
    ]
    s.say("swap:empire:ore")
    assert list(s["Anna"].discs) == [1, 0]
    assert s.words() == ["pass", "swap:transcendence:food"]
    s.say("swap:transcendence:food")
    assert list(s["Anna"].discs) == [0, 0]
    assert s.kind() == "action"
    assert s.points("Anna")[10] == 3 + 5
    assert [len(claims) for claims in s.g.claims] == [2, 1, 0, 0]
    s.refuses("NOT_BETWEEN_ACTIONS", "swap:empire:food")


@rule("passive.swap_achievement_discs")
def test_only_who_owns_the_card_swaps_and_only_in_the_own_turn() -> None:
    s = giga(off=[0, 0])

    s.say("pass", "basic-space:recruit", "pass", "growth", "pass")

    assert s.asked() == "Dmitry"
    assert s.kind() == "action"
    s.refuses("NOT_YOUR_TURN", "swap:empire:food", who="Anna")


@rule("passive.swap_achievement_discs")
def test_at_the_end_what_is_left_is_swapped_from_the_fuller_track() -> None:
    def finished(off: list[int]) -> Scene:
        return Scene(
            at="finish",
            slots={"IIII-A": "giga-corporations"},
            claims={"empire": [0, 2], "transcendence": [2]},
            Anna={"researched": ["IIII-A"], "off": off},
        )

    assert list(finished([6, 5])["Anna"].discs) == [1, 2]
    assert list(finished([6, 6])["Anna"].discs) == [1, 1]
    assert list(finished([7, 7])["Anna"].discs) == [0, 0]
    assert list(finished([8, 7])["Anna"].discs) == [0, 0]
    assert list(finished([8, 8])["Anna"].discs) == [0, 0]
    assert list(finished([0, 0])["Boris"].discs) == [8, 8]
    s = finished([6, 5])
    assert s.points("Anna")[10] == 8
    assert s.points("Anna")[4] == 4 + (16 - 3) // 4


@rule("passive.swap_achievement_discs", "trigger.last_disc_removed")
def test_a_swap_can_take_the_last_disc_of_a_track() -> None:
    s = Scene(
        active="Irina",
        options=ADVANCED,
        slots={"IIII-A": "giga-corporations"},
        claims={"transcendence": [1]},
        Irina={"researched": ["IIII-A"], "off": [7, 0], "supply": [5, 5, 5, 4]},
    )

    s.say("swap:transcendence:food")

    assert list(s["Irina"].discs) == [0, 8]
    assert (s["Irina"].ore, s["Irina"].population) == (3, 2)
