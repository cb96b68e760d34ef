"""The prestige leader: who holds the tile, what lies on it, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    CY,
    DI,
    Plain,
    arranged,
    asked_for,
    chips,
    choose,
    finish_round,
    hand,
    leader_tile,
    pay,
    play_on,
    prestige,
    refused,
    say,
    say_all,
    seat,
    use,
    with_good,
)

ALL = {"expansions": BRINK}
CENTRE = (-1, 0)


def round_begins(*seats: Plain, **fields: Any) -> Race:
    """The beginning of a round."""
    return arranged("round-start", *seats, options=ALL, **fields)


@pytest.mark.scenario("race-expansions/S110")
@pytest.mark.rule(
    "race.prestige.leader.compare", "race.prestige.leader.take", "race.prestige.leader.gain-on-tile"
)
def test_the_sole_leader_takes_the_tile_with_what_he_gained_in_the_phase() -> None:
    g = arranged(
        "develop",
        seat(prestige=2, chose="settle"),
        seat(
            prestige=2, hand=["Galactic Markets", "Alien Burial Site"], fillers=6, chose="develop"
        ),
        seat("Old Earth", "Asteroid Belt", "Radioactive World", chose="produce"),
        options=ALL,
    )

    say(g, BO, "Galactic Markets")
    during = leader_tile(g)
    pay(g, BO, 3)
    after_develop = (prestige(g, BO), leader_tile(g))
    say(g, BO, "Alien Burial Site")
    pay(g, BO, 2)

    assert during == CENTRE
    assert after_develop == (3, (BO, 1))
    assert asked_for(g, CY) == "windfall"
    assert (prestige(g, BO), leader_tile(g)) == (4, (BO, 2))


@pytest.mark.scenario("race-expansions/S111")
@pytest.mark.rule("race.prestige.leader.bonus", "race.prestige.leader.reminder", "race.exp.round")
def test_a_leader_with_prestige_on_the_tile_gets_a_point_and_a_card() -> None:
    g = leading()

    assert (chips(g, BO), len(hand(g, BO))) == (1, 1)
    assert leader_tile(g) == (BO, 0)
    assert (g.pool, prestige(g, BO)) == (29, 4)
    assert {asked_for(g, who) for who in (ANN, BO, CY)} == {"action"}


def leading() -> Race:
    """A round begins with Bo in the lead, who has gained prestige in the round before."""
    return round_begins(seat(), seat(prestige=4), seat(prestige=1), pool=30, tile=BO, on_tile=2)


@pytest.mark.scenario("race-expansions/S112")
@pytest.mark.rule("race.prestige.leader.bonus-vp-only")
def test_a_leader_without_prestige_on_the_tile_gets_a_point_only() -> None:
    g = leading()

    choose(g, "consume-trade", "consume-trade", "consume-trade")

    assert g.round() == 2
    assert (chips(g, BO), len(hand(g, BO))) == (2, 1)
    assert leader_tile(g) == (BO, 0)


@pytest.mark.scenario("race-expansions/S113")
@pytest.mark.rule(
    "race.prestige.leader.tie", "race.prestige.leader.bonus-vp-only", "race.prestige.leader.nobody"
)
@pytest.mark.parametrize(
    ("amounts", "points"), [((3, 3, 1, 0), [1, 1, 0, 0]), ((0, 0, 0, 0), [0, 0, 0, 0])]
)
def test_who_shares_the_lead_gets_a_point_and_without_prestige_nobody_leads(
    amounts: tuple[int, ...], points: list[int]
) -> None:
    g = round_begins(*(seat(prestige=amount) for amount in amounts))

    assert [chips(g, who) for who in (ANN, BO, CY, DI)] == points
    assert [hand(g, who) for who in (ANN, BO, CY, DI)] == [[]] * 4
    assert leader_tile(g) == CENTRE


@pytest.mark.scenario("race-expansions/S114")
@pytest.mark.rule("race.prestige.leader.tie")
def test_a_tie_takes_the_tile_to_the_centre() -> None:
    g = arranged(
        "consume",
        seat("Old Earth", prestige=3),
        seat(
            "New Sparta",
            "Federation Capital",
            with_good("Gem World"),
            prestige=2,
            chose="consume-double",
        ),
        seat("Epsilon Eridani", "Asteroid Belt", "Radioactive World", chose="produce"),
        options=ALL,
        tile=ANN,
        on_tile=1,
        automatic=False,
    )
    play_on(g, "consume-power")
    say(g, ANN, "stop")
    use(g, BO, "Federation Capital")
    say_all(g, BO, ["Gem World"])
    before = leader_tile(g)
    say(g, BO, "stop")
    say(g, CY, "stop")

    assert before == (ANN, 1)
    assert asked_for(g, CY) == "windfall"
    assert leader_tile(g) == CENTRE
    assert (prestige(g, ANN), prestige(g, BO)) == (3, 3)


def consuming(brokers: list[str], *others: Plain, **fields: object) -> Race:
    """Anna holds the leader tile with 3 prestige and can spend one."""
    return arranged(
        "consume",
        seat("Old Earth", *brokers, prestige=3),
        *others,
        options=ALL,
        tile=ANN,
        automatic=False,
        **fields,
    )


@pytest.mark.scenario("race-expansions/S115")
@pytest.mark.rule("race.prestige.leader.spend", "race.pw.consume-prestige")
def test_spending_that_ends_the_lead_moves_the_tile_at_once() -> None:
    casus = ["Interstellar Casus Belli"]
    g = consuming(casus, seat(prestige=2), seat(prestige=1), on_tile=2)
    tied = arranged("develop", seat(prestige=3), seat(prestige=3), options=ALL, tile=ANN)

    use(g, ANN, "Interstellar Casus Belli")

    assert (prestige(g, ANN), chips(g, ANN)) == (2, 3)
    assert leader_tile(g) == CENTRE
    assert asked_for(g, ANN) == "consume-power"  # the phase goes on
    assert leader_tile(tied) == CENTRE  # when the phase had ended


@pytest.mark.scenario("race-expansions/S116")
@pytest.mark.rule("race.prestige.leader.spend", "race.prestige.leader.take")
def test_spending_can_hand_the_tile_to_another_player_at_once() -> None:
    g = consuming(
        ["Galactic Power Brokers"],
        seat("New Sparta", "Federation Capital", with_good("Gem World"), prestige=2),
        seat(),
        order=[BO, CY, ANN],
        on_tile=0,
    )

    with refused(g, "NOT_YOUR_DECISION"):
        use(g, ANN, "Galactic Power Brokers")  # order matters here
    use(g, BO, "Federation Capital")
    say_all(g, BO, ["Gem World"])
    gained = leader_tile(g)
    say(g, BO, "stop")
    say(g, CY, "stop")
    use(g, ANN, "Galactic Power Brokers")

    assert gained == (ANN, 0)
    assert (prestige(g, ANN), len(hand(g, ANN))) == (2, 3)
    assert leader_tile(g) == (BO, 1)
    assert asked_for(g, ANN) == "consume-power"


@pytest.mark.rule("race.prestige.leader.spend", "race.prestige.leader.take")
def test_who_spends_the_lead_and_regains_it_has_nothing_on_the_tile() -> None:
    g = consuming(
        ["Interstellar Casus Belli"],
        seat("New Sparta", "Galactic Power Brokers", prestige=2),
        on_tile=2,
    )

    use(g, ANN, "Interstellar Casus Belli")
    spent = leader_tile(g)
    say(g, ANN, "stop")
    use(g, BO, "Galactic Power Brokers")
    say(g, BO, "stop")

    assert spent == CENTRE
    assert (prestige(g, ANN), prestige(g, BO)) == (2, 1)
    assert leader_tile(g) == (ANN, 0)


@pytest.mark.rule("race.prestige.leader.spend")
def test_prestige_on_the_tile_is_spent_last() -> None:
    g = consuming(["Galactic Power Brokers", "Interstellar Casus Belli"], seat(), on_tile=2)

    use(g, ANN, "Galactic Power Brokers")
    one = leader_tile(g)
    use(g, ANN, "Interstellar Casus Belli")

    assert one == (ANN, 2)
    assert leader_tile(g) == (ANN, 1)


@pytest.mark.scenario("race-expansions/S117")
@pytest.mark.rule(
    "race.prestige.leader.spend",
    "race.prestige.leader.take",
    "race.prestige.boost.cost",
    "race.pw.temp-military-prestige",
)
def test_a_boost_can_cost_the_lead_before_the_first_phase() -> None:
    g = arranged(
        "action",
        seat("New Sparta", "Alien Booby Trap", hand=["Malevolent Lifeforms"], prestige=2),
        seat(prestige=1),
        seat("Epsilon Eridani", "Asteroid Belt", "Radioactive World"),
        options=ALL,
        tile=ANN,
        on_tile=0,
    )

    choose(g, "boosted:develop", "settle", "produce")
    revealed = (prestige(g, ANN), leader_tile(g))
    say(g, ANN, "Malevolent Lifeforms")  # which takes the prestige: there is no other way

    assert revealed == (1, CENTRE)
    assert asked_for(g, CY) == "windfall"
    assert prestige(g, ANN) == 0
    assert leader_tile(g) == (BO, 0)


@pytest.mark.rule("race.prestige.leader.reminder")
def test_a_round_whose_leader_bonus_empties_the_pool_is_still_played() -> None:
    g = round_begins(seat(prestige=1), seat(), pool=1, tile=ANN)

    emptied = (g.pool, g.over)
    choose(g, "consume-trade", "consume-trade")

    assert emptied == (0, False)
    assert g.over
    assert chips(g, ANN) == 1


@pytest.mark.rule("race.prestige.leader.bonus")
def test_the_tile_stays_with_a_leader_who_gains_nothing_more() -> None:
    g = leading()

    choose(g, "explore+5", "explore+5", "explore+5")
    finish_round(g)

    assert leader_tile(g) == (BO, 0)
    assert [chips(g, who) for who in (ANN, BO, CY)] == [0, 2, 0]
