"""The achievement phase."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.scene import ACHIEVEMENTS, Scene, rule, scenario

FOUR = ["alpha-centauri", "wolf-359", "lalande-21185", "procyon"]
EIGHT = [
    "alpha-centauri",
    "luyten-726-8",
    "struve-2398",
    "epsilon-indi",
    "wolf-359",
    "ross-248",
    "procyon",
    "ez-aquarii",
]
"""With four symbols of either kind, too few for Specialisation."""


def claiming(name: str = "Anna", **given: Any) -> Scene:
    """A scene in which somebody stands before the achievement phase, with something to claim."""
    s = Scene(active=name, at="achievement", **given)
    assert (s.asked(), s.kind()) == (name, "claim")
    return s


def discs(s: Scene, card: str) -> list[str]:
    """Whose discs lie in the cells of an achievement, first cell first."""
    return [s.names[disc % 4] for disc in s.g.claims[ACHIEVEMENTS.index(card)]]


def turn(s: Scene) -> None:
    """Somebody takes the simplest turn that there is, up to the achievement phase."""
    s.say("basic-space:recruit", "growth")


@scenario("B-050", "ach.place", "ach.one-disc-per-cell", "card.ach.full-automation")
def test_a_disc_goes_into_the_leftmost_cell() -> None:
    s = claiming(
        Anna={"off": [3, 3]}, Boris={"off": [6, 0]}, Irina={"off": [0, 6], "colonies": FOUR}
    )

    assert s.tag("achievement:full-automation")["vp"] == 4
    s.say("achievement:full-automation")
    turn(s)  # Dmitry's
    turn(s)
    assert s.tag("achievement:full-automation")["vp"] == 2
    s.say("achievement:full-automation")
    turn(s)

    assert discs(s, "full-automation") == ["Anna", "Boris"]
    assert (s.points("Anna")[10], s.points("Boris")[10]) == (4, 2)
    assert (s.asked(), s.words()) == ("Irina", ["achievement:empire"])
    s.refuses("ACHIEVEMENT_FULL", "achievement:full-automation")
    s.refuses("CONDITION_NOT_MET", "achievement:transcendence")
    s.refuses("ACHIEVEMENT_NOT_IN_PLAY", "achievement:armada")


@scenario("B-051", "ach.one-per-turn", "ach.choice", "ach.compulsory")
def test_one_achievement_a_turn_of_her_own_choice() -> None:
    s = claiming(Anna={"off": [3, 3], "colonies": FOUR})

    assert s.words() == ["achievement:empire", "achievement:full-automation"]
    s.say("achievement:empire")
    assert discs(s, "empire") == ["Anna"]
    assert s.asked() == "Dmitry"
    s.refuses("ONE_ACHIEVEMENT_PER_TURN", "achievement:full-automation", who="Anna")
    for _ in s.names:
        turn(s)

    assert (s.asked(), s.words()) == ("Anna", ["achievement:full-automation"])
    s.say("achievement:full-automation")
    assert discs(s, "full-automation") == ["Anna"]


@scenario("B-052", "ach.compulsory")
def test_what_can_be_claimed_must_be_claimed() -> None:
    s = claiming(Anna={"off": [3, 3]})

    s.refuses("ACHIEVEMENT_COMPULSORY", "pass")
    s.refuses("ACHIEVEMENT_COMPULSORY", "skip")
    assert s.words() == ["achievement:full-automation"]


@scenario("B-053", "ach.once", "card.ach.empire")
def test_an_empire_is_claimed_once_only() -> None:
    s = claiming(Anna={"off": [3, 3], "colonies": EIGHT}, claims={"empire": [2]})

    assert s.words() == ["achievement:full-automation"]
    s.refuses("ACHIEVEMENT_ALREADY_OWNED", "achievement:empire")
    s.say("achievement:full-automation")
    for _ in s.names:
        turn(s)
    assert (s.asked(), s.kind()) == ("Dmitry", "action")  # nothing was left for Anna to claim
    assert discs(s, "empire") == ["Anna"]


@rule("card.ach.empire", "ach.place")
@pytest.mark.parametrize(("colonies", "met"), [(FOUR[:3], False), (FOUR, True)])
def test_an_empire_has_four_colonies(colonies: list[str], met: bool) -> None:
    s = Scene(active="Anna", at="achievement", Anna={"colonies": colonies})

    assert (s.asked() == "Anna" and s.words() == ["achievement:empire"]) is met


@scenario("B-054", "ach.stays", "card.ach.specialisation")
def test_a_disc_stays_when_the_condition_is_lost() -> None:
    """Irina has food symbols on three colonies and two shipyards, and loses the shipyards."""
    s = claiming(
        "Irina",
        Irina={
            "colonies": ["alpha-centauri", "epsilon-indi", "struve-2398"],
            "controls": {"Y1": "food", "Y3": "food"},
        },
        Anna={"ships": ["sol:1", "A2:1"]},
    )

    s.say("achievement:specialisation")
    s.say("basic-space:build-jump:1", "move:sol:1:y1", "move:a2:1:y3", "end", "growth")

    assert (s.holder("Y1"), s.holder("Y3")) == (("Anna", "food"), ("Anna", "food"))
    assert discs(s, "specialisation") == ["Irina"]
    assert s.points("Irina")[10] == 4
    for _ in s.names[:2]:
        turn(s)
    turn(s)
    assert s.asked() == "Anna"  # the condition no longer holds, and nothing is claimed again
    assert discs(s, "specialisation") == ["Irina"]


@scenario("B-055", "ach.own-turn-only", "ach.when-tested")
def test_an_achievement_is_claimed_in_the_own_turn_only() -> None:
    s = Scene(
        active="Boris",
        guilds=["academy-guild"],
        slots={"II-D": "hypercomputing"},
        events={"III-D": "universal-enlightenment"},
        Boris={"researched": ["II-D"], "ore": 5, "population": 1},
        Irina={"population": 1, "off": [3, 2]},
    )
    assert s["Irina"].automation() == 5

    s.say("guild-space:academy-guild:1")
    assert (s.asked(), s.words()) == (
        "Irina",
        ["slot:i-1", "slot:i-2", "slot:i-3", "slot:i-4", "skip"],
    )
    s.say("slot:i-3")

    assert s["Irina"].automation() == 6
    assert (s.asked(), s.kind()) == ("Boris", "research-card")
    s.say(s.words()[0])
    while s.asked() != "Irina":
        s.say({"jump": "end", "production": "growth"}.get(s.kind()) or s.words()[0])
    assert discs(s, "full-automation") == []
    s.refuses("WRONG_PHASE", "achievement:full-automation")
    turn(s)
    assert (s.asked(), s.words()) == ("Irina", ["achievement:full-automation"])


@rule("ach.when-tested")
def test_a_condition_lost_in_the_production_phase_does_not_count() -> None:
    """Armada: 14 levels of ships, until one of them is traded away."""
    four: dict[str, Any] = {"achievements": ["empire", "transcendence", "armada", "specialisation"]}
    fleet = {"ships": ["sol:4", "sol:4", "sol:4", "sol:2"], "ore": 1}

    s = Scene(active="Anna", at="production", Anna=fleet, **four)
    s.say("growth")
    assert (s.asked(), s.words()) == ("Anna", ["achievement:armada"])

    s = Scene(active="Anna", at="production", Anna=fleet, **four)
    s.say("trade", "ship:sol:2", "end")
    assert s.asked() == "Dmitry"


@rule("ach.own-turn-only")
def test_nobody_claims_in_the_turn_of_another() -> None:
    s = Scene(active="Boris", Irina={"off": [3, 3]})

    s.refuses("NOT_YOUR_TURN", "achievement:full-automation", who="Irina")
    turn(s)
    assert (s.asked(), s.kind()) == ("Irina", "action")


@rule("ach.unlimited-discs")
def test_star_discs_never_run_out() -> None:
    """All eight stars of the box lie elsewhere already, and there is a ninth."""
    s = claiming(Anna={"off": [8, 8], "stars": 8})

    s.say("achievement:full-automation")

    assert discs(s, "full-automation") == ["Anna"]
    assert s.points("Anna")[10] == 4
