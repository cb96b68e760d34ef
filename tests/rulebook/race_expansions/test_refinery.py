"""Alien Oort Cloud Refinery: a world of any kind."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    arranged,
    asked_for,
    chips,
    goods,
    greyed,
    hand,
    offered,
    play_on,
    prestige,
    question,
    refused,
    say,
    say_all,
    seat,
    tableau,
    use,
    with_good,
)
from rulebook.race_expansions.fighting import (
    CASUS_BELLI,
    choose_worlds,
    declare,
    outcomes,
    settling,
)
from rulebook.race_expansions.playing import earned, has_for

ALL = {"expansions": BRINK}
REFINERY = "Alien Oort Cloud Refinery"
CLOAKING = "Imperium Cloaking Technology"


@pytest.mark.scenario("race-expansions/S171")
@pytest.mark.rule("race.oort.no-trade", "race.oort.consume", "race.oort.good", "race.oort.kind")
def test_the_good_of_the_refinery_is_not_sold_but_must_be_consumed() -> None:
    g = arranged(
        "consume",
        seat("Old Earth", "Plague World", with_good(REFINERY), chose="consume-trade"),
        options=ALL,
        automatic=False,
    )

    with refused(g, "GOOD_NOT_SELLABLE", card="alien-oort-cloud-refinery"):
        say(g, ANN, REFINERY)
    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    fed_old_earth = g.copy()
    use(fed_old_earth, ANN, "Old Earth")
    say(fed_old_earth, ANN, REFINERY)
    use(g, ANN, "Plague World")
    say(g, ANN, REFINERY)

    assert goods(fed_old_earth, ANN) == {}
    assert goods(g, ANN) == {}
    assert (chips(g, ANN), len(hand(g, ANN))) == (1, 1)


@pytest.mark.rule("race.oort.no-trade")
def test_a_trader_with_another_good_sells_that_one() -> None:
    g = arranged(
        "consume",
        seat("Old Earth", with_good(REFINERY), with_good("Gem World"), chose="consume-trade"),
        options=ALL,
        automatic=False,
    )

    assert asked_for(g, ANN) == "sell"
    assert offered(g, ANN) == ["Gem World"]
    assert greyed(g, ANN) == {REFINERY: "GOOD_NOT_SELLABLE"}
    with refused(g, "GOOD_NOT_SELLABLE", card="alien-oort-cloud-refinery"):
        say(g, ANN, REFINERY)


@pytest.mark.rule("race.oort.consume", "race.oort.kind")
def test_no_power_for_one_kind_makes_its_owner_use_the_good_of_the_refinery() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Plague World", with_good(REFINERY)),
        options=ALL,
        automatic=False,
    )

    assert "stop" in offered(g, ANN)
    say(g, ANN, "stop")
    assert goods(g, ANN) == {REFINERY: "any"}


@pytest.mark.rule("race.oort.no-trade", "race.oort.good")
def test_a_consume_power_that_pays_the_price_takes_the_refinerys_good_as_the_kind_named() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Trade League", with_good(REFINERY)),
        options=ALL,
        automatic=False,
    )
    use(g, ANN, "Trade League")
    say(g, ANN, REFINERY)
    kind = asked_for(g, ANN)
    say(g, ANN, "kind:alien")

    assert kind == "refinery-kind"
    assert len(hand(g, ANN)) == 5 + 1


@pytest.mark.rule("race.oort.consume")
def test_the_refinerys_good_pays_for_developments_and_worlds_as_the_kind_needed() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "Golden Age of Terraforming",
            with_good(REFINERY),
            hand=["Contact Specialist"],
        ),
        options=ALL,
        automatic=False,
    )
    say(g, ANN, "Contact Specialist")
    say(g, BO, "pass")
    say_all(g, ANN, ["Golden Age of Terraforming", "pay"])
    say(g, ANN, REFINERY)
    world = settling(
        seat("Old Earth", "Golden Age of Terraforming", with_good(REFINERY), hand=["Comet Zone"]),
        options=ALL,
        automatic=False,
    )
    choose_worlds(world, {ANN: "Comet Zone"})
    say_all(world, ANN, ["Golden Age of Terraforming", "pay"])
    say(world, ANN, REFINERY)

    assert "Contact Specialist" in tableau(g, ANN)
    assert goods(g, ANN) == {}
    assert goods(world, ANN) == {"Comet Zone": "rare"}


@pytest.mark.scenario("race-expansions/S172")
@pytest.mark.rule("race.oort.kind", "race.goal.system-diversity", "race.goal.largest-industry")
def test_for_goals_the_refinery_is_of_the_kind_that_helps_each() -> None:
    g = settling(
        seat("Gem World", "Comet Zone", "Empath World", REFINERY),
        options=ALL,
        automatic=False,
        goals=["system-diversity", "largest-industry"],
    )
    choose_worlds(g)
    play_on(g, "action")

    assert earned(g, ANN) == ["system-diversity"]
    assert has_for(g, ANN, "largest-industry") == 3


@pytest.mark.scenario("race-expansions/S173")
@pytest.mark.rule("race.oort.final")
def test_at_the_end_the_owner_of_the_refinery_names_one_kind_for_everything() -> None:
    g = arranged(
        "round-end",
        seat(
            REFINERY,
            "Galactic Exchange",
            "Gem World",
            "Comet Zone",
            "Empath World",
            "Mining League",
        ),
        options=ALL,
        pool=0,
        automatic=False,
    )

    kind = asked_for(g, ANN)
    totals = {
        g.answer_word(option.id): option.structure["points"] for option in question(g, ANN).options
    }
    printed = sum(g.cards[c].points for c in g.seats[ANN].tableau)
    proposed = max(totals, key=lambda word: int(str(totals[word])))
    say(g, ANN, proposed)

    assert kind == "final-kind"
    assert proposed == "kind:alien"
    assert totals["kind:alien"] == printed + 10 + 2
    assert totals["kind:rare"] == printed + 6 + 2 + 1
    assert g.over
    assert g.scores()[ANN] == totals["kind:alien"]


@pytest.mark.scenario("race-expansions/S174")
@pytest.mark.rule("race.oort.produce")
def test_a_good_produced_by_a_power_for_rare_counts_as_rare() -> None:
    mine = [REFINERY, "Consumer Markets", "Research Labs"]
    robots = arranged(
        "produce", seat("New Sparta", "Mining Robots", *mine), options=ALL, automatic=False
    )
    bonus = arranged(
        "produce", seat("New Sparta", *mine, chose="produce"), options=ALL, automatic=False
    )
    say(robots, ANN, REFINERY)
    say(bonus, ANN, REFINERY)
    kind = asked_for(bonus, ANN)
    say(bonus, ANN, "kind:alien")

    assert hand(robots, ANN) == []
    assert kind == "refinery-kind"
    assert len(hand(bonus, ANN)) == 1
    assert goods(robots, ANN) == goods(bonus, ANN) == {REFINERY: "any"}


@pytest.mark.scenario("race-expansions/S193")
@pytest.mark.rule("race.oort.military", "race.takeover.fleet")
def test_under_attack_the_refinery_is_of_the_kind_best_for_its_owner() -> None:
    g = settling(
        seat("Alpha Centauri", "Interstellar Casus Belli", "Imperium Invasion Fleet", prestige=1),
        seat("Old Earth", REFINERY, "Smuggling World"),
        options=CASUS_BELLI,
        automatic=False,
    )
    choose_worlds(g)
    declare(g, ANN, "Interstellar Casus Belli", REFINERY)
    play_on(g, "action")

    assert outcomes(g) == [(ANN, 3, 1, "SUCCEEDED")]
    assert REFINERY in tableau(g, ANN)
    assert prestige(g, ANN) == 1 - 1 + 2 + 2


@pytest.mark.rule("race.oort.military", "race.oort.kind", "race.pw.conquer-peaceful-cloaking")
def test_the_refinery_from_the_hand_is_conquered_as_the_kind_against_which_one_is_strongest() -> (
    None
):
    g = settling(
        seat("Old Earth", "Contact Specialist", "Smuggling World", CLOAKING, hand=[REFINERY]),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: REFINERY})
    ways = offered(g, ANN)
    say(g, ANN, CLOAKING)
    conquest = question(g, ANN).options[-1].structure
    say(g, ANN, "conquer")

    assert ways == ["pay", f"conquer+{CLOAKING}"]
    assert conquest == {"kind": "conquer", "defense": 0, "strength": -1 + 1}
    assert goods(g, ANN) == {REFINERY: "any"}
    assert CLOAKING not in tableau(g, ANN)


@pytest.mark.rule("race.oort.military")
def test_the_refinery_is_of_one_kind_only_while_it_is_conquered() -> None:
    g = settling(
        seat(
            "Alpha Centauri",  # +1 against rare
            "Smuggling World",  # +1 against novelty
            "Contact Specialist",
            "Pan-Galactic League",
            CLOAKING,
            hand=[REFINERY],
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: REFINERY})

    assert offered(g, ANN) == ["pay"]
    with refused(g, "NOT_ENOUGH_MILITARY", defense=0, strength=-2 + 1, short=1):
        say_all(g, ANN, [CLOAKING, "conquer"])


@pytest.mark.rule("race.oort.military", "race.pw.temp-military-discard-cards")
def test_specialised_military_against_the_refinery_saves_mercenaries() -> None:
    g = settling(
        seat(
            "Gem Smugglers",  # +1 against rare
            "Contact Specialist",
            "Pan-Galactic League",
            "Empath World",
            "Space Mercenaries",
            CLOAKING,
            hand=[REFINERY],
            fillers=2,
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: REFINERY})
    say_all(g, ANN, ["Space Mercenaries", CLOAKING, "conquer"])

    assert (question(g, ANN).least, question(g, ANN).most) == (1, 2)
