"""Phase II: Develop."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    arranged,
    asked_for,
    cards_in,
    choose,
    costs,
    decline,
    discards,
    greyed,
    hand,
    offered,
    pay,
    question,
    refused,
    say,
    say_all,
    seat,
    tableau,
    told,
)


@pytest.mark.scenario("race-base/S029")
@pytest.mark.rule(
    "race.develop.choose", "race.develop.cost", "race.develop.pay-exact", "race.develop.vp"
)
def test_a_development_costs_exactly_its_printed_number() -> None:
    g = arranged("develop", seat("Old Earth", hand=["Mining Conglomerate"], fillers=4))

    say(g, ANN, "Mining Conglomerate")
    with refused(g, "WRONG_PAYMENT", count=2, least=3, most=3):
        pay(g, ANN, 2)
    with refused(g, "WRONG_PAYMENT", count=4, least=3, most=3):
        pay(g, ANN, 4)
    pay(g, ANN, 3)

    assert tableau(g, ANN) == ["Old Earth", "Mining Conglomerate"]
    assert len(hand(g, ANN)) == 1
    assert len(discards(g)) == 3
    assert g.scores()[ANN] == 2 + 2


@pytest.mark.scenario("race-base/S030")
@pytest.mark.rule("race.develop.bonus")
def test_who_chose_develop_pays_one_less() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", hand=["Mining Conglomerate"], fillers=4, chose="develop"),
        seat(chose="develop"),
    )

    say(g, ANN, "Mining Conglomerate")
    with refused(g, "WRONG_PAYMENT", least=2, most=2):
        pay(g, ANN, 3)
    pay(g, ANN, 2)

    assert len(hand(g, ANN)) == 2


@pytest.mark.scenario("race-base/S031")
@pytest.mark.rule("race.develop.free", "race.develop.bonus")
def test_the_bonus_alone_can_make_a_development_free() -> None:
    g = arranged("develop", seat(hand=["Expedition Force"], chose="develop"), automatic=False)

    say(g, ANN, "Expedition Force")
    decline(g, BO)

    assert asked_for(g, ANN) == "action", "nothing is to be paid, so nothing is asked"
    assert tableau(g, ANN)[1:] == ["Expedition Force"]
    assert hand(g, ANN) == []
    assert discards(g) == []


@pytest.mark.scenario("race-base/S032")
@pytest.mark.rule("race.pw.develop-discount", "race.power.cumulative")
def test_discounts_and_bonus_add_up() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "Investment Credits",
            "Galactic Federation",
            hand=["Consumer Markets"],
            fillers=2,
            chose="develop",
        ),
    )

    say(g, ANN, "Consumer Markets")
    owed = question(g, ANN).most
    pay(g, ANN, 1)

    assert owed == 5 - 1 - 2 - 1
    assert len(hand(g, ANN)) == 1


@pytest.mark.scenario("race-base/S033")
@pytest.mark.rule("race.power.cost-floor", "race.develop.free")
def test_a_cost_never_falls_below_zero() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "Investment Credits",
            "Galactic Federation",
            hand=["Public Works"],
            fillers=1,
            chose="develop",
        ),
    )

    cost = costs(g, ANN)["Public Works"]
    say(g, ANN, "Public Works")

    assert cost == 0
    assert "Public Works" in tableau(g, ANN)
    assert len(hand(g, ANN)) == 1, "nothing is paid, nothing is paid out"


@pytest.mark.scenario("race-base/S034")
@pytest.mark.rule("race.develop.no-duplicates")
def test_a_second_copy_cannot_be_placed() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", "Space Marines", hand=["Space Marines"], fillers=3),
        seat("New Sparta"),
        automatic=False,
    )

    with refused(g, "DUPLICATE_DEVELOPMENT", card="space-marines"):
        say(g, ANN, "Space Marines")

    assert "Space Marines" not in offered(g, ANN)
    assert greyed(g, ANN)["Space Marines"] == "DUPLICATE_DEVELOPMENT"


@pytest.mark.scenario("race-base/S034")
@pytest.mark.rule("race.develop.no-duplicates")
def test_a_copy_in_another_tableau_does_not_matter() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", hand=["Space Marines"], fillers=3),
        seat("New Sparta", "Space Marines"),
    )

    say(g, ANN, "Space Marines")

    assert tableau(g, ANN) == ["Old Earth", "Space Marines"]


@pytest.mark.scenario("race-base/S035")
@pytest.mark.rule("race.develop.affordable")
def test_only_what_the_rest_of_the_hand_can_pay_may_be_selected() -> None:
    g = arranged("develop", seat("Old Earth", hand=["Research Labs"], fillers=2), automatic=False)

    with refused(g, "NOT_ENOUGH_CARDS", card="research-labs", cost=4, have=2, short=2):
        say(g, ANN, "Research Labs")

    assert "Research Labs" not in offered(g, ANN)
    assert greyed(g, ANN)["Research Labs"] == "NOT_ENOUGH_CARDS"


@pytest.mark.scenario("race-base/S035")
@pytest.mark.rule("race.develop.affordable")
def test_the_bonus_counts_for_what_can_be_paid() -> None:
    g = arranged("develop", seat("Old Earth", hand=["Research Labs"], fillers=3, chose="develop"))

    assert "Research Labs" in offered(g, ANN)


@pytest.mark.scenario("race-base/S036")
@pytest.mark.rule("race.develop.not-self")
def test_a_development_does_not_pay_for_itself() -> None:
    g = arranged(
        "develop", seat("Old Earth", hand=["Interstellar Bank"], fillers=2), automatic=False
    )
    fillers = hand(g, ANN)[1:]

    say(g, ANN, "Interstellar Bank")
    decline(g, BO)
    with refused(g, "CARD_PAYS_FOR_ITSELF", card="interstellar-bank"):
        say_all(g, ANN, ["Interstellar Bank", fillers[0]])
    say_all(g, ANN, fillers)

    assert tableau(g, ANN) == ["Old Earth", "Interstellar Bank"]
    assert hand(g, ANN) == []


@pytest.mark.scenario("race-base/S037")
@pytest.mark.rule("race.develop.choose")
def test_a_world_cannot_be_developed() -> None:
    g = arranged("develop", seat(hand=["Gem World"], fillers=3), automatic=False)

    with refused(g, "NOT_A_DEVELOPMENT", card="gem-world"):
        say(g, ANN, "Gem World")


@pytest.mark.rule("race.develop.choose", "race.develop.pay-exact")
def test_only_cards_of_the_hand_are_built_or_paid() -> None:
    g = arranged("develop", seat(hand=["Deficit Spending"], fillers=3), deck_top=["Drop Ships"])

    with refused(g, "CARD_NOT_IN_HAND", card="drop-ships"):
        say(g, ANN, "Drop Ships")
    say(g, ANN, "Deficit Spending")
    with refused(g, "CARD_NOT_IN_HAND", card="drop-ships"):
        say_all(g, ANN, ["Drop Ships", hand(g, ANN)[0]])
    with refused(g, "REPEATED_CARD"):
        g.answer_all(ANN, [int(g.seats[ANN].hand[0])] * 2)

    assert asked_for(g, ANN) == "develop-pay"


@pytest.mark.rule("race.power.optional-when-needed", "race.develop.reveal")
def test_a_revealed_development_cannot_be_taken_back() -> None:
    g = arranged("develop", seat(hand=["Deficit Spending"], fillers=3))

    say(g, ANN, "Deficit Spending")

    with refused(g, "MUST_PLACE_REVEALED", card="deficit-spending"):
        say(g, ANN, "pass")


@pytest.mark.scenario("race-base/S038")
@pytest.mark.rule("race.develop.pass", "race.develop.reveal", "race.develop.under-action-card")
def test_a_pass_is_known_only_at_the_reveal() -> None:
    g = arranged(
        "action", seat(hand=["Colony Ship"], fillers=3), seat(hand=["Export Duties"], fillers=3)
    )
    g.listen()

    choose(g, "develop", "produce")
    asked = asked_for(g, ANN)
    before = hand(g, ANN)
    had_built = g.copy()
    say(had_built, ANN, "Colony Ship")
    say(g, ANN, "pass")
    sealed, passed_before = g.seen_by(BO), told(g, "passed")
    say(g, BO, "Export Duties")

    assert asked == "develop", "the choice is made when the phase begins"
    assert sealed.pack() == had_built.seen_by(BO).pack()
    assert passed_before == []
    assert [event.seat for event in told(g, "passed", BO)] == [ANN]
    assert [event.facts["card"] for event in told(g, "placed", ANN)] == ["export-duties"]
    assert hand(g, ANN) == before


@pytest.mark.scenario("race-base/S039")
@pytest.mark.rule("race.develop.one")
def test_at_most_one_development_is_placed() -> None:
    g = arranged("develop", seat(hand=["Public Works", "Export Duties"], fillers=8))

    with refused(g, "UNKNOWN_OPTION"):
        say_all(g, ANN, ["Public Works", "Export Duties"])

    assert {"pass", "Public Works", "Export Duties"} <= set(offered(g, ANN))
    assert (question(g, ANN).least, question(g, ANN).most) == (1, 1)


@pytest.mark.scenario("race-base/S040")
@pytest.mark.rule(
    "race.pw.develop-draw-after", "race.power.next-phase", "race.develop.powers-before"
)
def test_public_works_draws_for_the_next_development_not_for_itself() -> None:
    g = arranged(
        "action",
        seat("Old Earth", hand=["Public Works", "Export Duties"], fillers=3),
        seat(),
        round=5,
    )

    choose(g, "produce", "develop")
    say(g, ANN, "Public Works")
    pay(g, ANN, 1)
    after_five = len(hand(g, ANN))
    choose(g, "produce", "develop")
    say(g, ANN, "Export Duties")
    pay(g, ANN, 1)
    after_six = len(hand(g, ANN))

    assert after_five == 5 - 1 - 1
    assert after_six == 3 - 1 - 1 + 1
    assert g.round() == 7


@pytest.mark.scenario("race-base/S041")
@pytest.mark.rule("race.pw.develop-start-draw", "race.phase.everyone", "race.power.draw")
def test_interstellar_bank_draws_before_anybody_selects() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", "Interstellar Bank", hand=["Mining Robots"], fillers=1),
        seat(hand=["Gem World"], chose="develop"),
        deck_top=["Genetics Lab"],
    )
    alternative = g.copy()

    before_selecting = hand(g, ANN)
    options = offered(g, ANN)
    say(g, ANN, "Mining Robots")
    decline(alternative, ANN)

    assert len(before_selecting) == 3
    assert before_selecting[-1] == "Genetics Lab"
    assert {"Mining Robots", "Genetics Lab"} <= set(options)
    assert (tableau(g, ANN)[-1], hand(g, ANN)) == ("Mining Robots", [])
    assert hand(alternative, ANN) == before_selecting
    assert hand(g, BO) == ["Gem World"], "who has no Bank draws nothing"


@pytest.mark.scenario("race-base/S042")
@pytest.mark.rule("race.develop.powers-before", "race.power.snapshot")
def test_a_development_does_not_make_itself_cheaper() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", hand=["Galactic Federation"], fillers=5, chose="develop"),
        automatic=False,
    )

    say(g, ANN, "Galactic Federation")
    decline(g, BO)

    assert question(g, ANN).most == 6 - 1


@pytest.mark.scenario("race-base/S043")
@pytest.mark.rule("race.develop.six-cost", "race.six.method")
def test_cost_6_developments_have_no_printed_points() -> None:
    g = arranged("action", seat("Old Earth", "Merchant Guild"))

    assert g.scores()[ANN] == 2
    assert {card.points for card in cards_in(g) if card.six} == {0}
    assert len([card for card in cards_in(g) if card.six]) == 12


@pytest.mark.scenario("race-base/S044")
@pytest.mark.rule("race.develop.rebuild", "race.settle.colony-ship")
def test_a_development_that_has_left_may_be_built_again() -> None:
    g = arranged(
        "action",
        seat("Old Earth", "Colony Ship", hand=["Gem World", "Colony Ship"], fillers=3),
        seat(),
        round=4,
    )

    choose(g, "consume-trade", "settle")
    say(g, ANN, "Gem World")
    say(g, ANN, "pay+ship")
    without_ship = tableau(g, ANN)
    choose(g, "consume-trade", "develop")
    say(g, ANN, "Colony Ship")
    pay(g, ANN, 2)

    assert without_ship == ["Old Earth", "Gem World"]
    assert tableau(g, ANN) == ["Old Earth", "Gem World", "Colony Ship"]


@pytest.mark.scenario("race-base/S045")
@pytest.mark.rule("race.develop.resolve-order", "race.order.always", "race.discard.face-down")
def test_after_the_reveal_nobody_waits_for_another_to_pay() -> None:
    g = arranged(
        "develop",
        seat(hand=["Mining Robots"], fillers=4),
        seat(hand=["Space Marines"], fillers=4),
        seat(fillers=3, chose="develop"),
        order=[BO, CY, ANN],
    )
    g.listen()

    decline(g, CY)
    say(g, BO, "Space Marines")
    say(g, ANN, "Mining Robots")
    placed = (tableau(g, ANN)[1:], tableau(g, BO)[1:], discards(g), g.waiting())
    other_way_round = g.copy()
    pay(g, ANN, 2)
    pay(g, BO, 2)
    pay(other_way_round, BO, 2)
    pay(other_way_round, ANN, 2)

    assert placed == (["Mining Robots"], ["Space Marines"], [], [ANN, BO])
    assert (len(hand(g, ANN)), len(hand(g, BO))) == (2, 2)
    assert [hand(other_way_round, who) for who in (ANN, BO)] == [hand(g, who) for who in (ANN, BO)]
    by_ann = [event.facts for event in told(g, "discarded", BO) if event.seat == ANN]
    assert by_ann == [{"count": 2, "why": "payment"}]
    assert discards(g.seen_by(BO)) == ["?"] * 4
    assert hand(g.seen_by(BO), ANN) == ["?"] * 2
