"""Takeovers: the figures that all can see, what defends, and cards that go with a world."""

from __future__ import annotations

import pytest

from perihelion.race.phases.military_summary import military_standing
from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    arranged,
    names,
    offered,
    pay,
    prestige,
    question,
    refused,
    say,
    say_all,
    seat,
)
from rulebook.race_expansions.fighting import (
    CASUS_BELLI,
    TAKEOVERS,
    choose_worlds,
    declare,
    outcomes,
    settling,
    stop,
)

CLOAKING = "Imperium Cloaking Technology"
SIX = ["Epsilon Eridani", "Space Marines", "Drop Ships"]
"""Total military 6."""


@pytest.mark.scenario("race-expansions/S092")
@pytest.mark.rule("race.takeover.tracks")
@pytest.mark.parametrize("takeovers", [True, False])
def test_everybody_sees_the_military_of_a_player_and_what_he_is_open_to(takeovers: bool) -> None:
    g = settling(
        seat(
            "New Sparta", "Imperium Seat", "Primitive Rebel World", "Rebel Convict Mines", fillers=3
        ),
        seat("Old Earth", "Rebel Pact", "Rebel Sneak Attack", "Rebel Miners", "Outlaw World"),
        seat("Alpha Centauri", "Pan-Galactic Security Council", prestige=1),
        options={**CASUS_BELLI, "takeovers": takeovers},
    )
    view = g.seen_by(CY)

    ann, bo, cy = (military_standing(view, who) for who in (ANN, BO, CY))

    assert (ann["total"], ann["most"], ann["most-against-rebels"]) == (2, 2 + 2, 2 + 2 + 1)
    assert ann["against"] == {"rebel": 1}
    assert ann["open-to"] == [
        "imperium-cloaking-technology",
        "imperium-seat",
        "rebel-alliance",
        "interstellar-casus-belli",
        "imperium-planet-buster",
        "rebel-sneak-attack",
    ]
    assert (bo["attack"], bo["defense"]) == ({"rebel-sneak-attack": 2}, 2 + 1)
    assert bo["open-to"] == ["imperium-seat", "interstellar-casus-belli"]
    assert cy["against"] == {"rare": 1}
    assert cy["open-to"] == ["interstellar-casus-belli"]
    assert [ann["prevents"], bo["prevents"], cy["prevents"]] == [False, False, True]


@pytest.mark.rule("race.takeover.tracks")
def test_between_settle_phases_the_figures_are_those_of_the_cards_on_the_table() -> None:
    g = arranged(
        "action", seat("New Sparta", "New Military Tactics"), seat("Old Earth"), options=TAKEOVERS
    )

    figures = military_standing(g, ANN)

    assert (figures["total"], figures["temporary"], figures["most"]) == (2, 0, 2 + 3)


@pytest.mark.rule("race.takeover.tracks")
def test_a_power_that_has_been_discarded_adds_to_no_other_attack() -> None:
    g = settling(
        seat(*SIX, CLOAKING),
        seat("New Sparta", "Alien Booby Trap", prestige=1),
        options=CASUS_BELLI,
        automatic=False,
    )
    choose_worlds(g)
    before = military_standing(g, ANN)["attack"]

    declare(g, ANN, CLOAKING, "Alien Booby Trap")

    assert before == {"imperium-cloaking-technology": 0}
    assert military_standing(g, ANN)["attack"] == {}


@pytest.mark.rule("race.takeover.resolve.defend", "race.takeover.resolve.attacker-fixed")
def test_only_the_owner_defends_with_what_he_has_and_has_not_used() -> None:
    g = settling(
        seat(*SIX, "Mercenary Fleet", CLOAKING, fillers=2),
        seat(
            "New Sparta",
            "Rebel Miners",
            "Alien Booby Trap",
            "Rebel Fuel Refinery",
            "Primitive Rebel World",
            "Rebel Convict Mines",
            "New Military Tactics",
            hand=["Rebel Base", "Space Mercenaries"],
            fillers=1,
        ),
        seat("Old Earth", "Space Mercenaries", fillers=2),
        options=CASUS_BELLI,
        automatic=False,
    )
    choose_worlds(g, {BO: "Rebel Base"})
    declare(g, ANN, CLOAKING, "Rebel Miners")
    say_all(g, BO, ["Primitive Rebel World", "New Military Tactics", "conquer"])
    pay(g, BO, 1)
    stop(g, BO)
    stop(g, CY)

    assert question(g, BO).facts["short"] == (6 + 2) - (2 + 1 + 3 + 2) + 1
    assert offered(g, BO) == ["Rebel Convict Mines", "pass"]
    for who in (ANN, CY):
        with refused(g, "NOT_YOUR_DECISION"):
            say(g, who, "Space Mercenaries")
    for used in ("New Military Tactics", "Primitive Rebel World"):
        with refused(g, "POWER_ALREADY_USED"):
            say(g, BO, used)
    with refused(g, "NO_PRESTIGE"):
        say(g, BO, "Alien Booby Trap")
    with refused(g, "NOT_ENOUGH_GOODS", have=0, need=1):
        say(g, BO, "Rebel Fuel Refinery")
    for idle in ("Rebel Miners", "Space Mercenaries"):
        with refused(g, "POWER_NOT_ACTIVE"):
            say_all(g, BO, [idle])
    with refused(g, "REPEATED_CARD"):
        say_all(g, BO, ["Rebel Convict Mines", "Rebel Convict Mines"])
    with refused(g, "NOT_ENOUGH_MILITARY", strength=0, short=1):
        say_all(g, BO, [])


@pytest.mark.rule("race.takeover.resolve.defend")
def test_who_defends_adds_enough_to_stop_the_attack_or_nothing() -> None:
    g = settling(
        seat(*SIX, CLOAKING),
        seat("New Sparta", "Alien Booby Trap", "Rebel Convict Mines", prestige=1, fillers=1),
        options=CASUS_BELLI,
        automatic=False,
    )
    choose_worlds(g)
    declare(g, ANN, CLOAKING, "Alien Booby Trap")
    stop(g, BO)

    with refused(g, "NOT_ENOUGH_MILITARY", defense=4, strength=3, short=1):
        say_all(g, BO, ["Alien Booby Trap"])
    say_all(g, BO, ["Alien Booby Trap", "Rebel Convict Mines"])
    pay(g, BO, 1)

    assert outcomes(g) == [(ANN, 6, 2 + 3 + 1 + 1, "FAILED_STRENGTH")]
    assert prestige(g, BO) == 0


@pytest.mark.rule("race.takeover.success.transfer")
def test_tucked_cards_go_with_galactic_scavengers_to_the_new_owner() -> None:
    g = settling(
        seat(*SIX, "Interstellar Casus Belli", "Imperium Invasion Fleet", prestige=1),
        seat("Galactic Scavengers", tucked=["Gem World", "Comet Zone"]),
        options=CASUS_BELLI,
    )
    choose_worlds(g)
    before = (tucked(g.seen_by(ANN)), tucked(g.seen_by(BO)))

    declare(g, ANN, "Interstellar Casus Belli", "Galactic Scavengers")

    assert before == (["?", "?"], ["Gem World", "Comet Zone"])
    assert (tucked(g.seen_by(ANN)), tucked(g.seen_by(BO))) == (before[1], before[0])
    assert prestige(g, ANN) == 1 - 1 + 2 + 2


def tucked(g: Race) -> list[str]:
    """The cards under Galactic Scavengers."""
    return names(g, g.expansions.tucked)
