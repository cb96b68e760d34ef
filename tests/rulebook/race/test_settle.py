"""Phase III: Settle: selecting, paying, conquering."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    arranged,
    asked_for,
    card_on,
    decline,
    discards,
    goods,
    greyed,
    hand,
    offered,
    pay,
    refused,
    say,
    say_all,
    seat,
    tableau,
    told,
)


@pytest.mark.scenario("race-base/S054")
@pytest.mark.rule(
    "race.settle.choose",
    "race.settle.cost",
    "race.settle.pay-exact",
    "race.settle.vp",
    "race.settle.production-empty",
)
def test_a_world_costs_exactly_its_number() -> None:
    g = arranged("settle", seat("Old Earth", hand=["Prosperous World"], fillers=4))

    say(g, ANN, "Prosperous World")
    with refused(g, "WRONG_PAYMENT", count=2, least=3, most=3):
        pay(g, ANN, 2)
    with refused(g, "WRONG_PAYMENT", count=4, least=3, most=3):
        pay(g, ANN, 4)
    pay(g, ANN, 3)

    assert tableau(g, ANN) == ["Old Earth", "Prosperous World"]
    assert len(hand(g, ANN)) == 1, "no bonus card for who did not choose Settle"
    assert goods(g, ANN) == {}
    assert g.scores()[ANN] == 2 + 2


@pytest.mark.rule("race.settle.choose", "race.settle.pay-exact")
def test_only_cards_of_the_hand_are_placed_or_paid() -> None:
    g = arranged(
        "settle", seat("Old Earth", hand=["Gem World"], fillers=3), deck_top=["Comet Zone"]
    )

    with refused(g, "CARD_NOT_IN_HAND", card="comet-zone"):
        say(g, ANN, "Comet Zone")
    say(g, ANN, "Gem World")
    with refused(g, "CARD_NOT_IN_HAND", card="comet-zone"):
        say_all(g, ANN, ["Comet Zone", hand(g, ANN)[0]])
    with refused(g, "REPEATED_CARD"):
        g.answer_all(ANN, [int(g.seats[ANN].hand[0])] * 2)
    with refused(g, "CARD_PAYS_FOR_ITSELF", card="gem-world"):
        say_all(g, ANN, ["Comet Zone", "Gem World", hand(g, ANN)[0]])
    with refused(g, "MUST_PLACE_REVEALED", card="gem-world"):
        say(g, ANN, "pass")

    assert asked_for(g, ANN) == "settle-pay"


@pytest.mark.scenario("race-base/S055")
@pytest.mark.rule("race.settle.bonus-after", "race.settle.affordable")
def test_the_bonus_card_cannot_help_to_pay() -> None:
    g = arranged(
        "settle", seat("Old Earth", hand=["Comet Zone"], fillers=2, chose="settle"), automatic=False
    )

    with refused(g, "NOT_ENOUGH_CARDS", cost=3, have=2, short=1):
        say(g, ANN, "Comet Zone")

    assert "Comet Zone" not in offered(g, ANN)
    assert greyed(g, ANN)["Comet Zone"] == "NOT_ENOUGH_CARDS"


@pytest.mark.scenario("race-base/S055")
@pytest.mark.rule("race.settle.bonus", "race.settle.bonus-after")
def test_the_bonus_card_is_drawn_after_payment() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", hand=["Comet Zone"], fillers=3, chose="settle"),
        deck_top=["Space Port"],
    )

    say(g, ANN, "Comet Zone")

    assert len(discards(g)) == 3
    assert hand(g, ANN) == ["Space Port"]


@pytest.mark.scenario("race-base/S056")
@pytest.mark.rule("race.settle.pass", "race.settle.bonus-after")
def test_without_a_world_there_is_no_bonus_and_a_pass_is_known_only_at_the_reveal() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", hand=["Gem World"], fillers=5, chose="settle"),
        seat("New Sparta", hand=["Spice World"], fillers=2),
    )
    g.listen()
    had_settled = g.copy()

    before = hand(g, ANN)
    say(had_settled, ANN, "Gem World")
    say(g, ANN, "pass")
    sealed, passed_before = g.seen_by(BO), told(g, "passed")
    decline(g, BO)

    assert len(before) == 6
    assert hand(g, ANN) == before
    assert sealed.pack() == had_settled.seen_by(BO).pack()
    assert passed_before == []
    assert [event.seat for event in told(g, "passed", BO)] == [ANN, BO]


@pytest.mark.scenario("race-base/S057")
@pytest.mark.rule("race.settle.cost", "race.settle.windfall", "race.settle.bonus")
def test_a_world_of_cost_0_is_free() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", hand=["Refugee World"], chose="settle"),
        deck_top=["Space Port", "Drop Ships"],
    )

    say(g, ANN, "Refugee World")

    assert discards(g) == []
    assert goods(g, ANN) == {"Refugee World": "novelty"}
    assert card_on(g, ANN, "Refugee World") == "Space Port"
    assert hand(g, ANN) == ["Drop Ships"]


@pytest.mark.scenario("race-base/S058")
@pytest.mark.rule(
    "race.settle.reveal", "race.settle.windfall", "race.settle.windfall-moment", "race.goods.kinds"
)
def test_windfall_worlds_get_their_good_at_the_reveal_before_anybody_pays() -> None:
    g = arranged(
        "settle",
        seat(hand=["Pre-Sentient Race"], fillers=3),
        seat(hand=["Radioactive World"], fillers=3),
        seat(chose="settle"),
        automatic=False,
        deck_top=["Space Port", "Outlaw World"],
    )
    before = [hand(g, who)[1:] for who in (ANN, BO)]

    say(g, BO, "Radioactive World")
    say(g, ANN, "Pre-Sentient Race")
    decline(g, CY)

    assert goods(g, ANN) == {"Pre-Sentient Race": "genes"}
    assert goods(g, BO) == {"Radioactive World": "rare"}
    assert card_on(g, ANN, "Pre-Sentient Race") == "Space Port"
    assert card_on(g, BO, "Radioactive World") == "Outlaw World"
    for who in (ANN, BO, None):
        assert card_on(g.seen_by(who), ANN, "Pre-Sentient Race") == "?"
        assert card_on(g.seen_by(who), BO, "Radioactive World") == "?"
    assert [hand(g, who) for who in (ANN, BO)] == before
    for who in (ANN, BO):
        assert g.waiting() == [who], "they pay one after the other"
        say(g, who, "pay")
        pay(g, who, 2)
        assert len(hand(g, who)) == 1


@pytest.mark.scenario("race-base/S059")
@pytest.mark.rule("race.settle.choose", "race.settle.one")
def test_one_world_may_be_placed_and_no_development() -> None:
    g = arranged("settle", seat(hand=["Export Duties", "Gem World", "Spice World"], fillers=8))

    with refused(g, "NOT_A_WORLD", card="export-duties"):
        say(g, ANN, "Export Duties")
    with refused(g, "UNKNOWN_OPTION"):
        say_all(g, ANN, ["Gem World", "Spice World"])

    assert {"pass", "Gem World", "Spice World"} <= set(offered(g, ANN))


@pytest.mark.scenario("race-base/S060")
@pytest.mark.rule("race.settle.conquer", "race.settle.conquer-free", "race.settle.military-sum")
def test_equal_strength_conquers_and_nothing_is_paid() -> None:
    g = arranged("settle", seat("New Sparta", hand=["Rebel Miners"], fillers=3))

    say(g, ANN, "Rebel Miners")

    assert tableau(g, ANN) == ["New Sparta", "Rebel Miners"]
    assert len(hand(g, ANN)) == 3
    assert discards(g) == []
    assert goods(g, ANN) == {}


@pytest.mark.scenario("race-base/S061")
@pytest.mark.rule("race.settle.conquer", "race.settle.affordable")
def test_cards_do_not_make_up_for_missing_strength() -> None:
    g = arranged(
        "settle", seat("New Sparta", hand=["Rebel Warrior Race"], fillers=9), automatic=False
    )

    with refused(g, "NOT_ENOUGH_MILITARY", defense=3, strength=2, short=1):
        say(g, ANN, "Rebel Warrior Race")

    assert "Rebel Warrior Race" not in offered(g, ANN)


@pytest.mark.scenario("race-base/S062")
@pytest.mark.rule("race.settle.military-world", "race.settle.no-mix")
def test_a_military_world_cannot_be_bought() -> None:
    g = arranged(
        "settle", seat("New Sparta", hand=["Former Penal Colony"], fillers=3), automatic=False
    )

    say(g, ANN, "Former Penal Colony")
    decline(g, BO)
    cards = hand(g, ANN)
    with refused(g, "MILITARY_WORLD_NOT_PAYABLE", card="former-penal-colony"):
        say_all(g, ANN, cards[:2])
    with refused(g, "MILITARY_WORLD_NOT_PAYABLE", card="former-penal-colony"):
        say(g, ANN, "pay")
    with refused(g, "CANNOT_MIX_MILITARY_AND_PAYMENT"):
        say_all(g, ANN, ["conquer", *cards[:2]])
    ways = offered(g, ANN)
    say(g, ANN, "conquer")

    assert ways == ["conquer"]
    assert hand(g, ANN) == cards


@pytest.mark.scenario("race-base/S063")
@pytest.mark.rule("race.settle.conquer", "race.settle.cost")
def test_a_peaceful_world_cannot_be_conquered() -> None:
    g = arranged(
        "settle", seat("New Sparta", "Drop Ships", hand=["Gem World"], fillers=2), automatic=False
    )

    say(g, ANN, "Gem World")
    decline(g, BO)
    with refused(g, "NOT_A_MILITARY_WORLD", card="gem-world"):
        say(g, ANN, "conquer")
    say(g, ANN, "pay")
    pay(g, ANN, 2)

    assert tableau(g, ANN)[-1] == "Gem World"
    assert hand(g, ANN) == []


@pytest.mark.scenario("race-base/S064")
@pytest.mark.rule("race.settle.conquer-free", "race.settle.bonus", "race.settle.windfall")
def test_a_conquered_world_gets_its_good_and_brings_the_bonus() -> None:
    g = arranged("settle", seat("New Sparta", hand=["Aquatic Uplift Race"], chose="settle"))

    say(g, ANN, "Aquatic Uplift Race")

    assert tableau(g, ANN) == ["New Sparta", "Aquatic Uplift Race"]
    assert goods(g, ANN) == {"Aquatic Uplift Race": "genes"}
    assert len(hand(g, ANN)) == 1
