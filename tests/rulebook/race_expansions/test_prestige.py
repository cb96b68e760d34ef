"""Prestige: gained by placing and through powers, spent, scored; 15 of it end the game."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    arranged,
    chips,
    choose,
    hand,
    offered,
    pay,
    play_on,
    prestige,
    refused,
    say,
    say_all,
    seat,
    tableau,
    use,
    with_good,
)
from rulebook.race_expansions.fighting import CASUS_BELLI, choose_worlds, declare, endings, settling

ALL = {"expansions": BRINK}


@pytest.mark.scenario("race-expansions/S108")
@pytest.mark.rule("race.prestige.gain.place", "race.prestige.idea", "race.prestige.supply")
def test_a_card_with_the_prestige_symbol_brings_one_when_it_is_placed() -> None:
    g = arranged(
        "action", seat(hand=["Galactic Markets", "Alien Burial Site"], fillers=8), options=ALL
    )
    choose(g, "develop", "settle")

    say(g, ANN, "Galactic Markets")
    first = prestige(g, ANN)
    pay(g, ANN, 3)
    say(g, ANN, "Alien Burial Site")
    pay(g, ANN, 2)

    assert (first, prestige(g, ANN)) == (1, 2)


@pytest.mark.rule("race.prestige.gain.place")
def test_cards_without_the_symbol_bring_no_prestige() -> None:
    g = arranged("action", seat(hand=["Expedition Force", "Gem World"], fillers=4), options=ALL)
    choose(g, "develop", "settle")

    say(g, ANN, "Expedition Force")
    say(g, ANN, "Gem World")
    pay(g, ANN, 2)

    assert {"Expedition Force", "Gem World"} <= set(tableau(g, ANN))
    assert prestige(g, ANN) == 0


@pytest.mark.scenario("race-expansions/S109")
@pytest.mark.rule("race.prestige.gain.not-takeover")
def test_the_symbol_of_a_world_taken_over_brings_nothing() -> None:
    g = settling(
        seat("Epsilon Eridani", "Space Marines", "Drop Ships", "Mercenary Fleet", "Imperium Seat"),
        seat("Old Earth", "Rebel Council", prestige=1),
        options=CASUS_BELLI,
    )
    choose_worlds(g)

    declare(g, ANN, "Imperium Seat", "Rebel Council")

    assert endings(g) == [(ANN, "SUCCEEDED")]
    assert (prestige(g, ANN), prestige(g, BO)) == (0, 1)


@pytest.mark.scenario("race-expansions/S118")
@pytest.mark.rule(
    "race.prestige.spend",
    "race.prestige.no-gifts",
    "race.pw.temp-military-prestige",
    "race.takeover.casus-belli",
)
def test_who_has_no_prestige_cannot_spend_any() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Galactic Power Brokers",
            "Alien Booby Trap",
            "Interstellar Casus Belli",
            "Improved Logistics",
            hand=["Rebel Fuel Cache"],
            chose=("settle", "consume-double"),
        ),
        seat("Old Earth", "Hive World", prestige=3),
        options=CASUS_BELLI,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Rebel Fuel Cache"})

    with refused(g, "NO_PRESTIGE"):
        say_all(g, ANN, ["Alien Booby Trap", "conquer"])
    say(g, ANN, "conquer")
    with refused(g, "NO_PRESTIGE"):
        say(g, ANN, "Interstellar Casus Belli")
    play_on(g, "consume-power")
    for card in ("Galactic Power Brokers", "Interstellar Casus Belli"):
        with refused(g, "NO_PRESTIGE"):
            use(g, ANN, card)

    for who in g.waiting():
        for answer in g.options(who):
            after = g.copy()
            after.answer(who, answer)
            assert (prestige(after, ANN), prestige(after, BO)) == (0, 3)  # no gifts


@pytest.mark.scenario("race-expansions/S119")
@pytest.mark.rule("race.prestige.end-15", "race.prestige.leader.no-final", "race.exp.end")
def test_fifteen_prestige_at_the_end_of_a_round_end_the_game() -> None:
    ended, spent = (
        arranged(
            "consume",
            seat("Old Earth", "Interstellar Casus Belli", prestige=15),
            options=ALL,
            pool=20,
            tile=ANN,
        )
        for _ in range(2)
    )

    say(ended, ANN, "stop")
    use(spent, ANN, "Interstellar Casus Belli")

    assert ended.over
    assert chips(ended, ANN) == 0  # no bonus for the leader any more
    assert not spent.over
    assert (prestige(spent, ANN), chips(spent, ANN)) == (14, 3 + 1)


@pytest.mark.scenario("race-expansions/S120")
@pytest.mark.rule(
    "race.prestige.score",
    "race.prestige.score-cards",
    "race.prestige.not-chips",
    "race.six.federation-capital",
    "race.six.pan-galactic-affluence",
    "race.exp.score",
)
def test_prestige_scores_for_itself_and_on_some_cards_but_is_no_chip() -> None:
    g = arranged(
        "action",
        seat(
            "Federation Capital",
            "Pan-Galactic Affluence",
            "Export Duties",
            "Galactic Renaissance",
            prestige=6,
            chips=7,
            goals=["galactic-status"],
        ),
        options=ALL,
        goals=["galactic-status"],
    )

    renaissance = 7 // 3  # chips alone, no prestige
    affluence = 2 + 2 + 6
    printed = 1
    goal = 3
    assert g.scores()[ANN] == 6 + 6 + affluence + renaissance + 7 + goal + printed == 35


@pytest.mark.scenario("race-expansions/S121")
@pytest.mark.rule(
    "race.prestige.no-multiply", "race.pw.consume-for-prestige", "race.prestige.gain.consume"
)
def test_doubled_points_leave_prestige_and_cards_as_they_are() -> None:
    g = arranged(
        "consume",
        seat(
            "Old Earth",
            "Universal Peace Institute",
            with_good("Gem World"),
            with_good("Comet Zone"),
            chose="consume-double",
        ),
        options=ALL,
        automatic=False,
    )

    use(g, ANN, "Universal Peace Institute")
    say_all(g, ANN, ["Gem World", "Comet Zone"])

    assert (chips(g, ANN), len(hand(g, ANN)), prestige(g, ANN)) == (2, 1, 1)


@pytest.mark.scenario("race-expansions/S122")
@pytest.mark.rule("race.prestige.gain.consume", "race.prestige.gain.powers", "race.exp.consume")
@pytest.mark.parametrize(
    ("card", "got"), [("Federation Capital", (1, 0)), ("Rebel Colony", (0, 1))]
)
def test_the_owner_chooses_which_power_takes_a_good(card: str, got: tuple[int, int]) -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Federation Capital", "Rebel Colony", with_good("Gem World")),
        seat("Old Earth", chose="consume-trade"),
        options=ALL,
        automatic=False,
    )

    assert offered(g, ANN) == ["power:rebel-colony", "power:federation-capital"]
    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, card)
    say_all(g, ANN, ["Gem World"])

    assert (prestige(g, ANN), chips(g, ANN)) == got
    assert offered(g, ANN) == ["stop"]
