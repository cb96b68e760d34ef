"""Powers that draw and discard, discard for prestige, tuck, and salvage."""

from __future__ import annotations

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    CY,
    arranged,
    asked_for,
    chips,
    discards,
    drawn,
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
    told,
    use,
)
from rulebook.race_expansions.fighting import choose_worlds, settling
from rulebook.race_expansions.playing import earned

ALL = {"expansions": BRINK}


def tucked(g: Race) -> list[str]:
    """The cards that lie face down under Galactic Scavengers."""
    return [g.cards[c].name for c in g.expansions.tucked]


@pytest.mark.scenario("race-expansions/S147")
@pytest.mark.rule("race.pw.draw-then-discard", "race.pw.develop-draw-discard")
def test_all_draws_of_a_player_come_before_his_discards() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "Galactic Power Brokers",
            "Information Hub",
            "Interstellar Bank",
            hand=["Gem World", "Spice World", "Comet Zone"],
        ),
        deck_top=["Drop Ships", "Space Marines", "Mining League", "Galactic Genome Project"],
        options=ALL,
    )

    kind = asked_for(g, ANN)
    before = len(hand(g, ANN))
    with refused(g, "WRONG_CARD_COUNT", count=1):
        say_all(g, ANN, ["Gem World"])
    say_all(g, ANN, ["Gem World", "Mining League"])

    assert kind == "develop-discard"
    assert before == 3 + 2 + 1 + 1
    assert sorted(hand(g, ANN)) == [
        "Comet Zone",
        "Drop Ships",
        "Galactic Genome Project",
        "Space Marines",
        "Spice World",
    ]
    assert sorted(discards(g)) == ["Gem World", "Mining League"]


@pytest.mark.scenario("race-expansions/S162")
@pytest.mark.rule("race.pw.settle-draw-discard", "race.pw.draw-then-discard")
def test_after_a_world_everything_is_drawn_before_a_card_is_discarded() -> None:
    g = settling(
        seat(
            "Old Earth",
            "Imperium Fuel Depot",
            "Terraforming Robots",
            hand=["Gem World", "Spice World"],
            fillers=2,
            chose="settle",
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Gem World"})
    say(g, ANN, "pay")
    pay(g, ANN, 2)

    kind = asked_for(g, ANN)
    before = len(hand(g, ANN))
    with refused(g, "WRONG_CARD_COUNT", count=2):
        g.answer_all(ANN, [int(c) for c in g.seats[ANN].hand[:2]])
    say(g, ANN, "Spice World")

    assert kind == "after-placing-discard"
    assert before == 1 + 1 + 1 + 2
    assert len(hand(g, ANN)) == 4


@pytest.mark.scenario("race-expansions/S189")
@pytest.mark.rule("race.combo.card-texts", "race.pw.develop-draw-discard")
def test_powers_of_the_expansions_begin_in_the_next_phase_and_are_compulsory() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", hand=["Galactic Power Brokers"], fillers=5),
        seat("New Sparta", "Galactic Markets", hand=["Rebel Miners"], chose=["develop", "settle"]),
        options=ALL,
        automatic=False,
    )
    say(g, ANN, "Galactic Power Brokers")
    say(g, BO, "pass")
    pay(g, ANN, 5)
    then = hand(g, ANN)
    choose_worlds(g, {BO: "Rebel Miners"})
    play_on(g, "action")
    drawn_by_bo = len(hand(g, BO))
    with_leader_bonus = len(hand(g, ANN))
    say(g, ANN, "develop")
    say(g, BO, "develop")

    assert then == []
    assert drawn_by_bo == 1 + 1
    assert asked_for(g, ANN) == "develop-discard"
    assert len(hand(g, ANN)) == with_leader_bonus + 2


@pytest.mark.scenario("race-expansions/S164")
@pytest.mark.rule("race.pw.explore-discard-prestige")
def test_each_card_takes_a_hand_card_for_prestige_before_anybody_draws() -> None:
    g = arranged(
        "explore",
        seat("Alien Departure Point", "Pan-Galactic Hologrid", hand=["Gem World", "Spice World"]),
        options=ALL,
        automatic=False,
    )

    kind = asked_for(g, ANN)
    undrawn = (drawn(g, ANN), drawn(g, BO))
    with refused(g, "CARD_NOT_IN_HAND"):
        say(g, ANN, "Comet Zone")
    say(g, ANN, "Gem World")
    say(g, ANN, "Spice World")

    assert kind == "explore-prestige"
    assert undrawn == ([], [])
    assert prestige(g, ANN) == 2
    assert hand(g, ANN) == []
    assert len(drawn(g, ANN)) == 2
    assert sorted(discards(g)) == ["Gem World", "Spice World"]


@pytest.mark.scenario("race-expansions/S164")
@pytest.mark.rule("race.pw.explore-discard-prestige")
def test_an_empty_hand_gives_no_prestige_in_explore() -> None:
    g = arranged(
        "explore",
        seat("Alien Departure Point", "Pan-Galactic Hologrid"),
        options=ALL,
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_CARDS", have=0):
        say(g, ANN, "Gem World")
    say(g, ANN, "pass")

    assert prestige(g, ANN) == 0
    assert asked_for(g, ANN) == "explore-keep"


@pytest.mark.rule("race.pw.explore-discard-prestige")
def test_nobody_has_to_discard_for_prestige_in_explore() -> None:
    g = arranged("explore", seat("Alien Departure Point", hand=["Gem World"]), options=ALL)
    say(g, ANN, "pass")

    assert hand(g, ANN) == ["Gem World"]
    assert prestige(g, ANN) == 0


@pytest.mark.scenario("race-expansions/S170")
@pytest.mark.rule("race.pw.consume-two-cards", "race.prestige.no-multiply")
@pytest.mark.parametrize("card", ["Alien Guardian", "Pan-Galactic Security Council"])
def test_exactly_two_hand_cards_give_one_prestige_that_is_not_doubled(card: str) -> None:
    g = arranged(
        "consume",
        seat(
            "Old Earth",
            card,
            hand=["Gem World", "Spice World", "Comet Zone"],
            chose="consume-double",
        ),
        options=ALL,
        automatic=False,
    )
    use(g, ANN, card)
    with refused(g, "WRONG_CARD_COUNT", count=1):
        say_all(g, ANN, ["Gem World"])
    say_all(g, ANN, ["Gem World", "Spice World"])

    assert prestige(g, ANN) == 1
    assert chips(g, ANN) == 0
    assert hand(g, ANN) == ["Comet Zone"]


@pytest.mark.rule("race.pw.consume-two-cards")
def test_two_cards_for_prestige_are_voluntary_and_need_two_cards() -> None:
    g = arranged(
        "consume",
        seat("Old Earth", "Alien Guardian", hand=["Gem World"]),
        options=ALL,
        automatic=False,
    )

    with refused(g, "WRONG_CARD_COUNT", count=1, least=2):
        use(g, ANN, "Alien Guardian")
    assert offered(g, ANN) == ["stop"]


SPENDING = {"Interstellar Casus Belli": (6, 0), "Galactic Power Brokers": (0, 3)}


@pytest.mark.parametrize("card", SPENDING)
@pytest.mark.rule("race.pw.consume-prestige")
def test_a_prestige_buys_three_points_that_are_doubled_or_three_cards(card: str) -> None:
    mine = ["Old Earth", card]
    g = arranged(
        "consume", seat(*mine, prestige=2, chose="consume-double"), options=ALL, automatic=False
    )
    poor = arranged("consume", seat(*mine), options=ALL, automatic=False)
    choices = offered(g, ANN)
    use(g, ANN, card)

    assert "stop" in choices
    assert (chips(g, ANN), len(hand(g, ANN))) == SPENDING[card]
    assert prestige(g, ANN) == 1
    with refused(g, "POWER_ALREADY_USED"):
        use(g, ANN, card)
    with refused(poor, "NO_PRESTIGE"):
        use(poor, ANN, card)


@pytest.mark.scenario("race-expansions/S165")
@pytest.mark.rule("race.pw.tuck-payment", "race.pw.take-tucked")
def test_one_of_the_cards_paid_is_tucked_and_taken_in_produce() -> None:
    g = arranged(
        "develop",
        seat(
            "Galactic Scavengers",
            "New Sparta",
            "Mercenary Fleet",
            hand=["Terraforming Robots", "Rebel Base", "Gem World", "Spice World", "Comet Zone"],
            fillers=2,
            tucked=["Mining League"],
        ),
        seat(chose=["develop", "settle", "produce"]),
        options=ALL,
        automatic=False,
    )
    g.listen()
    say(g, ANN, "Terraforming Robots")
    say(g, BO, "pass")
    say_all(g, ANN, ["Gem World", "Spice World", "Comet Zone"])
    kind = asked_for(g, ANN)
    with refused(g, "CARD_NOT_PAID", card="rebel-base"):
        say(g, ANN, "Rebel Base")
    say(g, ANN, "Spice World")
    after_develop = tucked(g)
    choose_worlds(g, {ANN: "Rebel Base"})
    say_all(g, ANN, ["Mercenary Fleet", "conquer"])
    thrown = hand(g, ANN)
    say_all(g, ANN, thrown)
    after_settle = tucked(g)
    play_on(g, "action")

    assert kind == "tuck-payment"
    assert after_develop == ["Mining League", "Spice World"]
    assert after_settle == after_develop
    assert set(thrown) | {"Gem World", "Comet Zone"} <= set(discards(g))
    assert tucked(g) == []
    assert {"Mining League", "Spice World"} <= set(hand(g, ANN))
    assert len(thrown) == 2
    assert [dict(event.facts) for event in told(g, "tucked", BO)] == [
        {"count": 1, "why": "payment"}
    ]


@pytest.mark.rule("race.pw.tuck-payment")
def test_the_only_card_paid_is_tucked_without_a_question() -> None:
    g = settling(seat("Galactic Scavengers", hand=["Expanding Colony", "Space Port"]), options=ALL)
    choose_worlds(g, {ANN: "Expanding Colony"})

    assert tucked(g) == ["Space Port"]
    assert hand(g, ANN) == []


@pytest.mark.rule("race.start-worlds.galactic-scavengers", "race.pw.setup-tuck-card")
def test_galactic_scavengers_settled_later_tucks_nothing_when_placed() -> None:
    g = settling(seat("Old Earth", hand=["Galactic Scavengers"], fillers=3), options=ALL)
    choose_worlds(g, {ANN: "Galactic Scavengers"})
    pay(g, ANN, 2)

    assert tableau(g, ANN) == ["Old Earth", "Galactic Scavengers"]
    assert tucked(g) == []
    assert len(hand(g, ANN)) == 1


@pytest.mark.rule("race.pw.tuck-payment")
def test_a_payment_through_a_pay_power_is_tucked_too() -> None:
    g = settling(
        seat("Galactic Scavengers", "Contact Specialist", hand=["Rebel Miners", "Gem World"]),
        options=ALL,
    )
    choose_worlds(g, {ANN: "Rebel Miners"})

    assert tucked(g) == ["Gem World"]


@pytest.mark.scenario("race-expansions/S166")
@pytest.mark.rule("race.pw.take-discards", "race.pw.hand-limit", "race.goal.budget-surplus")
def test_salvage_takes_what_the_others_discard_beyond_its_own_limit() -> None:
    g = arranged(
        "round-end",
        seat("Old Earth", "Retrofit & Salvage, Inc.", fillers=10),
        seat("New Sparta", fillers=13),
        seat("Epsilon Eridani", "Black Hole Miners", fillers=12),
        options=ALL,
        goals=["budget-surplus"],
    )
    gone = hand(g, BO)[:3]
    asked = [asked_for(g, who) for who in (ANN, BO, CY)]
    g.answer_all(BO, [int(c) for c in g.seats[BO].hand[:3]])

    assert asked == ["", "hand-limit", ""]
    assert len(hand(g, BO)) == 10
    assert len(hand(g, CY)) == 12
    assert len(hand(g, ANN)) == 13
    assert sorted(hand(g, ANN)[-3:]) == sorted(gone)
    assert discards(g) == []
    assert [earned(g, who) for who in (ANN, BO, CY)] == [[], ["budget-surplus"], []]


@pytest.mark.rule("race.pw.take-discards")
def test_salvage_does_not_take_what_its_owner_discards() -> None:
    g = arranged(
        "round-end",
        seat("Old Earth", "Retrofit & Salvage, Inc.", fillers=11),
        seat("New Sparta", fillers=11),
        options=ALL,
    )
    mine = hand(g, ANN)[0]
    for who in (ANN, BO):
        g.answer(who, int(g.seats[who].hand[0]))

    assert discards(g) == [mine]
    assert len(hand(g, ANN)) == 10 + 1
