"""The advanced game for two: two of nine action cards each."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.race.ids import ACTION_WORDS
from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    QUIET,
    Plain,
    arranged,
    asked_for,
    chips,
    decline,
    drawn,
    goods,
    hand,
    new_race,
    offered,
    pay,
    phase,
    question,
    refused,
    say,
    say_all,
    seat,
    tableau,
    use,
    with_good,
)

ALL_SEVEN = [word for word in ACTION_WORDS if not word.endswith("-second")]


def advanced(at: str, *seats: Plain, automatic: bool = True) -> Race:
    return arranged(at, *seats, automatic=automatic, options={"advanced": True})


@pytest.mark.scenario("race-base/S164")
@pytest.mark.rule("race.two-player.standard")
@pytest.mark.parametrize("players", [3, 4])
def test_the_advanced_game_is_for_two_only(players: int) -> None:
    with pytest.raises(perihelion.BadSetup) as caught:
        new_race(players, advanced=True)

    assert caught.value.code == "BAD_VARIANT"
    assert new_race(2, advanced=True).setup.advanced


@pytest.mark.scenario("race-base/S164")
@pytest.mark.rule("race.two-player.standard")
def test_two_players_may_play_by_the_normal_rules() -> None:
    g = arranged("action")

    assert (question(g, ANN).least, question(g, ANN).most) == (1, 1)
    assert offered(g, ANN) == ALL_SEVEN


@pytest.mark.scenario("race-base/S165")
@pytest.mark.rule("race.two-player.nine-cards", "race.two-player.two-actions")
def test_each_player_picks_two_different_cards() -> None:
    g = advanced("action")

    with refused(g, "WRONG_ACTION_COUNT", count=1, least=2, most=2):
        say_all(g, ANN, ["produce"])
    with refused(g, "SAME_ACTION_TWICE"):
        g.answer_all(ANN, ["action:produce"] * 2)
    with refused(g, "WRONG_ACTION_COUNT", count=3, least=2, most=2):
        say_all(g, ANN, ["explore+5", "develop", "produce"])

    assert g.waiting() == [ANN, BO]


@pytest.mark.scenario("race-base/S165")
@pytest.mark.rule("race.two-player.nine-cards", "race.two-player.two-actions")
@pytest.mark.parametrize(
    "pair",
    [
        ["develop", "develop-second"],
        ["settle", "settle-second"],
        ["explore+5", "consume-trade"],
        ["consume-trade", "explore+5"],
    ],
)
def test_any_two_of_the_nine_cards_may_be_picked_and_are_revealed_together(pair: list[str]) -> None:
    g = advanced("action")
    g.listen()

    say_all(g, ANN, pair)
    assert g.waiting() == [BO]
    assert g.seen_by(BO).seats[ANN].actions == 0
    assert g.seen_by(BO).given[ANN] == []
    say_all(g, BO, ["explore+1+1", "produce"])

    chose = {event.seat: event.facts["actions"] for event in g.events() if event.kind == "chose"}
    assert chose == {ANN: sorted(pair, key=ACTION_WORDS.index), BO: ["explore+1+1", "produce"]}


@pytest.mark.rule("race.two-player.two-actions")
def test_picked_one_by_one_the_same_card_is_refused_and_so_is_a_single_card() -> None:
    g = advanced("action")

    say(g, ANN, "explore+5")

    with refused(g, "SAME_ACTION_TWICE"):
        say(g, ANN, "explore+5")
    with refused(g, "WRONG_ACTION_COUNT", count=1):
        say(g, ANN, "done")


@pytest.mark.rule("race.two-player.two-actions")
def test_there_are_23_different_pairs() -> None:
    g = advanced("action")
    pairs: list[tuple[int, int]] = []

    for first in g.options(ANN):
        twin = g.copy()
        twin.answer(ANN, first)
        pairs += [(first, second) for second in twin.options(ANN)]

    assert len(pairs) == 23


@pytest.mark.scenario("race-base/S166")
@pytest.mark.rule("race.two-player.double-explore", "race.two-player.phases")
@pytest.mark.parametrize(
    ("powers", "draws", "keeps"), [([], 8, 2), (["Star Nomad Lair", "Research Labs"], 9, 3)]
)
def test_both_explore_cards_draw_eight_and_keep_two_in_one_phase(
    powers: list[str], draws: int, keeps: int
) -> None:
    g = advanced(
        "explore",
        seat("Old Earth", *powers, chose=["explore+5", "explore+1+1"]),
        seat("New Sparta", chose=["consume-double", "produce"]),
    )

    assert len(drawn(g, ANN)) == draws
    assert question(g, ANN).least == keeps
    assert (len(drawn(g, BO)), question(g, BO).least) == (2, 1)
    g.answer_all(ANN, g.options(ANN)[:keeps])
    g.answer_all(BO, g.options(BO)[:1])

    assert (len(hand(g, ANN)), len(hand(g, BO))) == (keeps, 1)
    assert asked_for(g, ANN) == "action"


@pytest.mark.scenario("race-base/S167")
@pytest.mark.rule(
    "race.two-player.double-develop", "race.two-player.opponent-bonus", "race.two-player.new-powers"
)
def test_two_develop_phases_with_the_bonus_twice_for_who_chose_it_twice() -> None:
    g = advanced(
        "develop",
        seat(
            "Old Earth",
            hand=["Investment Credits", "Consumer Markets"],
            fillers=5,
            chose=["develop", "develop-second"],
        ),
        seat(
            "New Sparta",
            hand=["Drop Ships", "Space Marines"],
            fillers=6,
            chose=["develop", "produce"],
        ),
    )

    say(g, ANN, "Investment Credits")
    say(g, BO, "Drop Ships")
    assert (g.waiting(), question(g, BO).facts["count"]) == ([BO], 3)
    pay(g, BO, 3)
    assert phase(g) == "develop-again"
    say(g, ANN, "Consumer Markets")
    say(g, BO, "Space Marines")
    assert question(g, ANN).facts["count"] == 5 - 1 - 1
    assert question(g, BO).facts["count"] == 2
    pay(g, ANN, 3)
    pay(g, BO, 2)

    assert tableau(g, ANN) == ["Old Earth", "Investment Credits", "Consumer Markets"]
    assert tableau(g, BO) == ["New Sparta", "Drop Ships", "Space Marines"]
    assert (len(hand(g, ANN)), len(hand(g, BO))) == (2, 1)
    assert asked_for(g, ANN) == "action"


@pytest.mark.rule("race.two-player.opponent-bonus", "race.two-player.double-develop")
def test_an_opponent_who_chose_it_twice_too_has_the_bonus_in_both_phases() -> None:
    twice = ["develop", "develop-second"]
    g = advanced(
        "develop",
        seat("Old Earth", chose=twice),
        seat("New Sparta", hand=["Export Duties", "Public Works"], chose=twice),
    )

    say(g, BO, "Export Duties")
    say(g, BO, "Public Works")

    assert tableau(g, BO) == ["New Sparta", "Export Duties", "Public Works"]


@pytest.mark.scenario("race-base/S168")
@pytest.mark.rule(
    "race.two-player.fresh-phase", "race.two-player.new-powers", "race.pw.develop-start-draw"
)
def test_interstellar_bank_draws_at_the_start_of_the_second_phase() -> None:
    g = advanced(
        "develop",
        seat(
            "Old Earth",
            hand=["Interstellar Bank", "Public Works"],
            fillers=3,
            chose=["develop", "develop-second"],
        ),
        seat("New Sparta", chose=["settle", "produce"]),
    )

    assert len(hand(g, ANN)) == 5
    say(g, ANN, "Interstellar Bank")
    pay(g, ANN, 1)

    assert phase(g) == "develop-again"
    assert len(hand(g, ANN)) == 5 - 2 + 1


@pytest.mark.rule("race.two-player.fresh-phase", "race.pw.develop-start-draw")
def test_interstellar_bank_draws_at_the_start_of_both_phases() -> None:
    g = advanced(
        "develop",
        seat("Old Earth", "Interstellar Bank", fillers=2, chose=["develop", "develop-second"]),
        seat("New Sparta", chose=["settle", "produce"]),
        automatic=False,
    )

    assert len(hand(g, ANN)) == 3
    decline(g)

    assert phase(g) == "develop-again"
    assert len(hand(g, ANN)) == 4


@pytest.mark.scenario("race-base/S169")
@pytest.mark.rule(
    "race.two-player.double-settle", "race.two-player.new-powers", "race.two-player.opponent-bonus"
)
def test_two_settle_phases_with_the_bonus_card_in_each() -> None:
    g = advanced(
        "settle",
        seat(
            "New Sparta",
            hand=["Former Penal Colony", "Rebel Underground"],
            chose=["settle", "settle-second"],
        ),
        seat(
            "Old Earth",
            hand=["Artist Colony", "Gem World"],
            fillers=4,
            chose=["explore+5", "consume-double"],
        ),
    )

    with refused(g, "NOT_ENOUGH_MILITARY", defense=3, strength=2):
        say(g, ANN, "Rebel Underground")
    say(g, ANN, "Former Penal Colony")
    say(g, BO, "Artist Colony")
    pay(g, BO, 1)
    assert (phase(g), len(hand(g, ANN)), len(hand(g, BO))) == ("settle-again", 1 + 1, 4)
    say(g, ANN, "Rebel Underground")
    say(g, BO, "Gem World")
    pay(g, BO, 2)

    assert tableau(g, ANN) == ["New Sparta", "Former Penal Colony", "Rebel Underground"]
    assert tableau(g, BO) == ["Old Earth", "Artist Colony", "Gem World"]
    assert (len(hand(g, ANN)), len(hand(g, BO))) == (2, 1)


@pytest.mark.rule("race.two-player.double-settle")
def test_there_is_no_bonus_card_in_a_settle_phase_without_a_world() -> None:
    g = advanced(
        "settle",
        seat("New Sparta", hand=["Former Penal Colony"], chose=["settle", "settle-second"]),
        seat("Old Earth", chose=["explore+5", "consume-double"]),
    )

    say(g, ANN, "Former Penal Colony")
    decline(g, ANN)

    assert asked_for(g, ANN) == "action"
    assert len(hand(g, ANN)) == 1


@pytest.mark.scenario("race-base/S170")
@pytest.mark.rule("race.two-player.fresh-phase", "race.settle.tactics")
def test_temporary_military_does_not_last_into_the_second_phase() -> None:
    g = advanced(
        "settle",
        seat(
            "New Sparta",
            "New Military Tactics",
            hand=["Rebel Outpost", "Alien Robot Scout Ship"],
            chose=["settle", "settle-second"],
        ),
        seat("Old Earth", chose=["explore+5", "produce"]),
        automatic=False,
    )

    say(g, ANN, "Rebel Outpost")
    decline(g, BO)
    say(g, ANN, "conquer+tactics")

    assert phase(g) == "settle-again"
    assert tableau(g, ANN) == ["New Sparta", "Rebel Outpost"]
    with refused(g, "NOT_ENOUGH_MILITARY", defense=4, strength=3, short=1):
        say(g, ANN, "Alien Robot Scout Ship")


@pytest.mark.scenario("race-base/S171")
@pytest.mark.rule("race.two-player.double-consume", "race.two-player.phases")
def test_both_consume_cards_sell_one_good_and_then_double_points_in_one_phase() -> None:
    g = advanced(
        "consume",
        seat(
            "New Sparta",
            "Galactic Trendsetters",
            with_good("Gem World"),
            with_good("Pre-Sentient Race"),
            chose=["consume-trade", "consume-double"],
        ),
        seat("Old Earth", chose=["explore+5", "produce"]),
        automatic=False,
    )

    with refused(g, "MUST_SELL"):
        use(g, ANN, "Galactic Trendsetters")
    say(g, ANN, "Pre-Sentient Race")
    assert (len(hand(g, ANN)), chips(g, ANN)) == (4, 0)
    use(g, ANN, "Galactic Trendsetters")
    say(g, ANN, "Gem World")

    assert chips(g, ANN) == 2 * 2
    assert goods(g, ANN) == {}
    say(g, ANN, "stop")
    say(g, BO, "stop")
    assert asked_for(g, ANN) == "action"


@pytest.mark.scenario("race-base/S172")
@pytest.mark.rule("race.two-player.end", "race.hand.limit")
def test_hand_limit_and_end_are_tested_once_at_the_end_of_the_round() -> None:
    g = advanced(
        "develop",
        seat(
            "New Sparta",
            *QUIET[:10],
            hand=["Export Duties"],
            fillers=14,
            chose=["develop", "develop-second"],
        ),
        seat("Old Earth", chose=["settle", "settle-second"]),
        automatic=False,
    )
    seen: list[tuple[str, int, int]] = []

    say(g, ANN, "Export Duties")
    decline(g, BO)
    while phase(g) != "round-end":
        seen.append((phase(g), len(tableau(g, ANN)), len(hand(g, ANN))))
        decline(g)

    assert seen == [(p, 12, 14) for p in ("develop-again", "settle", "settle-again")]
    assert (g.waiting(), question(g, ANN).least, g.over) == ([ANN], 4, False)
    g.answer_all(ANN, g.options(ANN)[:4])
    assert g.over


@pytest.mark.rule("race.two-player.phases")
def test_explore_consume_and_produce_take_place_once_whoever_chose_them() -> None:
    g = advanced("action", seat("New Sparta", "Gem World"), seat("Old Earth"), automatic=False)
    g.listen()

    say_all(g, ANN, ["consume-double", "produce"])
    say_all(g, BO, ["consume-trade", "produce"])
    decline(g)

    phases = [event.facts["phase"] for event in g.events() if event.kind == "phase"]
    assert phases == ["consume", "produce"]
    assert g.round() == 2
