"""Consume powers of the second expansion: exchange, salon, ante, one good of each kind."""

from __future__ import annotations

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    REBELS,
    arranged,
    asked_for,
    chips,
    discards,
    goods,
    hand,
    offered,
    refused,
    say,
    say_all,
    seat,
    told,
    use,
    with_good,
)

REBELS_ONLY = {"expansions": REBELS}

TWO = ["Public Works", "Investment Credits"]


@pytest.mark.scenario("race-expansions/S097")
@pytest.mark.rule("race.pw.consume-card-for-card")
def test_crash_program_exchanges_a_hand_card_and_nothing_is_multiplied() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "R&D Crash Program", hand=TWO, chose="consume-double"),
        options=REBELS_ONLY,
        deck_top=["Gem World", "Spice World"],
    )
    assert "stop" in offered(g, ANN)
    use(g, ANN, "R&D Crash Program")
    say(g, ANN, TWO[0])

    assert hand(g, ANN) == [TWO[1], "Gem World"]
    assert chips(g, ANN) == 0
    assert TWO[0] in discards(g)


@pytest.mark.scenario("race-expansions/S097")
@pytest.mark.rule("race.pw.consume-card-for-card")
def test_the_exchange_may_be_declined() -> None:
    g = arranged("consume", seat("New Sparta", "R&D Crash Program", hand=TWO), options=REBELS_ONLY)
    say(g, ANN, "stop")

    assert hand(g, ANN) == TWO


@pytest.mark.scenario("race-expansions/S101")
@pytest.mark.rule("race.pw.consume-phase-gain-vp")
@pytest.mark.parametrize(("chose", "points"), [(["consume-double"], 2), ([], 1)])
def test_galactic_salon_gives_a_point_without_a_good_and_cannot_be_declined(
    chose: list[str], points: int
) -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Galactic Salon", chose=chose),
        seat("Old Earth", chose="consume-double"),
        options=REBELS_ONLY,
        automatic=False,
    )
    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, "Galactic Salon")

    assert chips(g, ANN) == points


ANTE = "power:gambling-world~2.2"


def gambler(*cards: str, deck: list[str], fillers: int = 0) -> Race:
    """Ann, who holds these cards, has Gambling World and begins to put up an ante."""
    g = arranged(
        "consume",
        seat("New Sparta", "Gambling World", hand=cards, fillers=fillers),
        options=REBELS_ONLY,
        deck_top=deck,
    )
    g.listen()
    say(g, ANN, ANTE)
    return g


@pytest.mark.scenario("race-expansions/S102")
@pytest.mark.rule("race.pw.gamble-ante", "race.combo.gambling-world")
@pytest.mark.parametrize(
    ("won", "lost"), [("Rebel Base", "Gem World"), ("Gem World", "Rebel Base")]
)
def test_an_ante_is_won_if_a_higher_card_is_turned_up(won: str, lost: str) -> None:
    g = gambler("Space Marines", deck=["Gem World", "Rebel Base"])
    say(g, ANN, "Space Marines")
    assert asked_for(g, ANN) == "ante-keep"
    assert sorted(offered(g, ANN)) == ["Gem World", "Rebel Base"]

    say(g, ANN, won)

    assert sorted(hand(g, ANN)) == sorted(["Space Marines", won])
    assert discards(g) == [lost]
    (event,) = told(g, "ante", BO)
    assert event.facts["cards"] == ["gem-world", "rebel-base"]


@pytest.mark.scenario("race-expansions/S102")
@pytest.mark.rule("race.pw.gamble-ante")
def test_an_ante_is_lost_if_no_higher_card_is_turned_up() -> None:
    g = gambler("Space Marines", deck=["Gem World", "Artist Colony"])
    say(g, ANN, "Space Marines")

    assert hand(g, ANN) == []
    assert sorted(discards(g)) == ["Artist Colony", "Gem World", "Space Marines"]


@pytest.mark.scenario("race-expansions/S102")
@pytest.mark.rule("race.pw.gamble-ante")
def test_an_ante_has_a_number_from_one_to_six_and_is_in_the_hand() -> None:
    g = gambler("Refugee World", "Rebel Homeworld", "Space Marines", deck=["Gem World"])
    assert asked_for(g, ANN) == "ante-card"

    with refused(g, "NUMBER_OUT_OF_RANGE", number=0):
        say(g, ANN, "Refugee World")
    with refused(g, "NUMBER_OUT_OF_RANGE", number=7):
        say(g, ANN, "Rebel Homeworld")
    with refused(g, "CARD_NOT_IN_HAND"):
        say(g, ANN, "Gem World")


@pytest.mark.rule("race.pw.gamble-ante")
def test_an_ante_may_be_declined_and_is_put_up_once() -> None:
    g = gambler("Space Marines", "Drop Ships", deck=["Gem World", "Rebel Base"])
    say(g, ANN, "pass")
    assert len(hand(g, ANN)) == 2

    h = arranged(
        "consume",
        seat("New Sparta", "Gambling World", hand=["Space Marines", "Drop Ships"]),
        options=REBELS_ONLY,
        deck_top=["Gem World", "Rebel Base"],
        automatic=False,
    )
    assert "stop" in offered(h, ANN)
    say(h, ANN, ANTE)
    say(h, ANN, "Space Marines")
    say(h, ANN, "Rebel Base")
    with refused(h, "POWER_ALREADY_USED"):
        say(h, ANN, ANTE)


@pytest.mark.rule("race.pw.gamble-ante")
def test_with_too_few_cards_as_many_as_there_are_are_turned_up() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Gambling World", hand=["Rebel Base"]),
        options=REBELS_ONLY,
        deck=["Gem World"],
        discard=["Rebel Homeworld"],
    )
    say(g, ANN, ANTE)
    say(g, ANN, "Rebel Base")

    assert sorted(offered(g, ANN)) == ["Gem World", "Rebel Homeworld"]


@pytest.mark.scenario("race-expansions/S103")
@pytest.mark.rule("race.pw.consume-distinct-up-to")
def test_galactic_exchange_takes_a_good_of_every_kind_there_is() -> None:
    worlds = ("Gem World", "Spice World", "Comet Zone", "Deserted Alien Outpost")
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Galactic Exchange",
            *(with_good(world) for world in worlds),
            chose="consume-double",
        ),
        options=REBELS_ONLY,
    )
    assert asked_for(g, ANN) == "consume-goods"

    with refused(g, "MUST_CONSUME_MAXIMUM"):
        say_all(g, ANN, ["Gem World", "Comet Zone"])
    with refused(g, "KINDS_NOT_DIFFERENT"):
        say_all(g, ANN, ["Gem World", "Spice World", "Comet Zone"])
    say_all(g, ANN, ["Gem World", "Comet Zone", "Deserted Alien Outpost"])

    assert chips(g, ANN) == 6
    assert len(hand(g, ANN)) == 3
    assert goods(g, ANN) == {"Spice World": "novelty"}
