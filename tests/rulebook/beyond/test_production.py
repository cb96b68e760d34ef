"""The production phase: growth, ore, trade."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.scene import Scene, rule, scenario


def producing(name: str = "Anna", **given: Any) -> Scene:
    """A scene in which somebody is to choose a production."""
    s = Scene(active=name, at="production", **given)
    assert (s.asked(), s.kind()) == (name, "production")
    return s


# -- growth and ore ----------------------------------------------------------


@scenario("B-030", "prod.growth.count", "prod.growth.take", "prod.growth.empty-column")
def test_anna_grows() -> None:
    s = producing(Anna={"off": [5, 0], "supply": [0, 3, 2, 4], "population": 1})

    assert s.tag("growth")["count"] == 2
    s.say("growth")

    assert s.supply("Anna") == "A0 B2 C1 D4"
    assert s["Anna"].population == 3


@scenario("B-031", "prod.ore")
def test_irina_produces_ore() -> None:
    s = producing("Irina", Irina={"off": [0, 4], "ore": 2})

    s.say("ore-production")

    assert s["Irina"].ore == 5


@rule("prod.ore")
@pytest.mark.parametrize(
    ("off", "ore"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)]
)
def test_the_ore_symbols(off: int, ore: int) -> None:
    s = producing(Anna={"off": [0, off]})

    s.say("ore-production")

    assert s["Anna"].ore == ore


@scenario("B-032", "prod.growth.count")
@pytest.mark.parametrize(
    ("off", "population", "supply"),
    [
        (0, 3, "A3 B4 C5 D4"),
        (1, 3, "A3 B4 C5 D4"),
        (2, 4, "A3 B3 C5 D4"),
        (4, 4, "A3 B3 C5 D4"),
        (5, 5, "A3 B3 C4 D4"),
        (7, 5, "A3 B3 C4 D4"),
        (8, 6, "A3 B3 C4 D3"),
    ],
)
def test_growth_at_the_start(off: int, population: int, supply: str) -> None:
    s = producing("Boris", Boris={"off": [off, 0], "supply": [4, 4, 5, 4], "population": 2})

    s.say("growth")

    assert (s["Boris"].population, s.supply("Boris")) == (population, supply)


@scenario("B-033", "prod.full-amount", "prod.choose-one")
def test_the_full_amount_and_only_one_production() -> None:
    s = producing("Irina", Irina={"off": [0, 4], "ore": 2})

    s.refuses("MUST_TAKE_ALL", "number:2")
    s.say("ore-production")
    s.refuses("ONE_PRODUCTION_ONLY", "trade", who="Irina")
    s.refuses("ONE_PRODUCTION_ONLY", "growth", who="Irina")
    assert s["Irina"].ore == 5


@rule("prod.choose-one", "turn.order")
def test_who_has_had_no_turn_has_not_produced() -> None:
    s = Scene("F2", active="Anna")

    s.refuses("NOT_YOUR_TURN", "growth", who="Boris")
    s.say("basic-space:recruit", "growth")
    s.refuses("ONE_PRODUCTION_ONLY", "growth", who="Anna")


@rule("prod.choose-one")
def test_a_trade_cannot_become_another_production() -> None:
    s = producing(Anna={"population": 1})

    s.say("trade")

    s.refuses("ONE_PRODUCTION_ONLY", "growth")
    s.refuses("ONE_PRODUCTION_ONLY", "ore-production")
    s.say("end")
    assert s.asked() == "Dmitry"


@rule("prod.choose-one")
def test_before_an_achievement_there_is_no_second_production() -> None:
    s = producing(Anna={"off": [3, 3]})

    s.say("growth")

    assert s.words() == ["achievement:full-automation"]
    for word in ("growth", "ore-production", "trade"):
        s.refuses("ONE_PRODUCTION_ONLY", word)


@scenario("B-034", "prod.zero-growth", "prod.growth.empty-column")
def test_growth_may_yield_nothing() -> None:
    s = producing(Anna={"supply": [0, 2, 0, 0], "population": 1})

    s.say("growth")

    assert (s.supply("Anna"), s["Anna"].population) == ("A0 B2 C0 D0", 1)
    assert s.asked() == "Dmitry"


@scenario("B-040", "turn.production-compulsory", "prod.not-an-action")
def test_production_is_compulsory_and_no_action() -> None:
    s = Scene(active="Anna", Anna={"ships": ["sol:1"], "pawn": "basic-space:research-1:2"})
    s.say("basic-space:build-jump:2", "move:sol:1:y1", "end")

    s.refuses("COMPULSORY_EFFECT", "pass")
    s.refuses("COMPULSORY_EFFECT", "skip")
    assert s.words() == ["growth", "ore-production", "trade"]
    s.say("growth")

    assert s.pawn("Anna") == "basic-space:build-jump:2"
    assert s["Anna"].ore == 0


# -- trade -------------------------------------------------------------------


@scenario("B-035", "prod.trade.ore-to-pop", "prod.trade.any-number", "supply.leftmost")
def test_ore_to_population_takes_the_leftmost_column() -> None:
    s = producing(Anna={"ore": 7, "supply": [0, 1, 3, 4]})

    s.say("trade", "ore-to-population", "ore-to-population")

    assert (s["Anna"].ore, s["Anna"].population) == (1, 2)
    assert s.supply("Anna") == "A0 B0 C2 D4"
    s.refuses("NOT_ENOUGH_ORE", "ore-to-population")


@scenario("B-036", "prod.trade.supply-empty")
def test_without_supply_there_is_no_such_trade() -> None:
    s = producing(automatic=False, Anna={"ore": 9, "supply": [0, 0, 0, 0]})

    s.say("trade")

    assert s.words() == ["end"]
    s.refuses("SUPPLY_EMPTY", "ore-to-population")


@scenario("B-037", "prod.trade.pop-to-ore", "return.rightmost")
def test_population_to_ore_fills_from_the_right() -> None:
    s = producing(Anna={"population": 3, "supply": [2, 5, 4, 4]})

    s.say("trade", "population-to-ore")
    assert s.supply("Anna") == "A2 B5 C5 D4"
    s.say("population-to-ore", "population-to-ore")

    assert (s["Anna"].ore, s["Anna"].population) == (3, 0)
    assert s.supply("Anna") == "A4 B5 C5 D4"
    s.refuses("NOT_ENOUGH_POPULATION", "population-to-ore")


@scenario(
    "B-038",
    "prod.trade.ship-to-pop",
    "prod.trade.ship-control",
    "control.weakened-otherwise",
    "bonus.foreign-turn",
)
def test_trading_a_ship_loses_a_system() -> None:
    s = producing(
        Anna={"ships": ["A2:2"], "controls": {"A2": "ore"}, "ore": 1}, Boris={"ships": ["A2:1"]}
    )
    assert list(s["Anna"].discs) == [8, 7]

    s.say("trade", "ship:a2:2")

    assert (s["Anna"].ore, s["Anna"].population, s.ships("Anna")) == (0, 1, [])
    assert list(s["Anna"].discs) == [8, 8]
    assert s.holder("A2") == ("Boris", "ore")
    assert (s["Boris"].ore, list(s["Boris"].discs)) == (1, [8, 7])
    assert (s.asked(), s.kind()) == ("Anna", "trade")


@rule("prod.trade.ship-control")
def test_control_is_checked_after_every_ship() -> None:
    """Each of two ships traded away loses a place of its own, one after the other."""
    s = producing(
        Anna={"ships": ["A1:2", "A2:2"], "controls": {"A1": "food", "A2": "ore"}, "ore": 2},
        Boris={"ships": ["A1:1", "A2:1"]},
    )

    s.say("trade", "ship:a1:2")
    assert s.holder("A1") == ("Boris", "food")
    assert s.holder("A2") == ("Anna", "ore")
    s.say("ship:a2:2")
    assert s.holder("A2") == ("Boris", "ore")


@rule("prod.trade.ship-to-pop")
def test_only_an_own_ship_on_the_board_can_be_traded() -> None:
    s = producing(
        Anna={"ships": ["sol:4", "museum:3"], "ore": 0, "population": 1},
        Boris={"ships": ["A2:1"]},
        staying={"spaceship-museum": "achievements"},
    )

    s.say("trade")
    s.refuses("NOT_ENOUGH_ORE", "ship:sol:4")
    s.say("population-to-ore")
    s.refuses("NOT_YOUR_SHIP", "ship:a2:1")
    s.refuses("NO_SUCH_SHIP", "ship:b1:2")
    s.refuses("SHIP_OUT_OF_PLAY", "ship:museum:3")
    s.say("ship:sol:4")  # whatever its level it becomes one cube

    assert (s["Anna"].ore, s["Anna"].population, s.ships("Anna")) == (0, 1, ["museum:3"])


@scenario("B-039", "prod.trade.any-number")
def test_no_trade_at_all() -> None:
    s = producing(Anna={"ore": 3, "population": 2})
    before = s.supply("Anna")

    s.say("trade", "end")

    assert (s["Anna"].ore, s["Anna"].population, s.supply("Anna")) == (3, 2, before)
    assert s.asked() == "Dmitry"


@rule("prod.trade.re-use", "prod.trade.any-number")
def test_what_a_trade_yields_can_be_traded_on() -> None:
    """Two cubes become ore, with which a ship and then one of those cubes are bought."""
    s = producing(Anna={"ore": 2, "population": 2, "ships": ["sol:3"]})
    assert s.supply("Anna") == "A3 B5 C5 D4"

    s.say("trade", "population-to-ore", "population-to-ore", "ship:sol:3", "ore-to-population")

    assert (s["Anna"].ore, s["Anna"].population, s.ships("Anna")) == (0, 2, [])
    assert s.supply("Anna") == "A4 B5 C5 D4"


@rule("prod.trade.exchange-only")
def test_a_trade_brings_nothing_that_was_not_paid_for() -> None:
    """Uncovered symbols count for growth and ore production, never for a trade."""
    s = producing(Anna={"off": [8, 8], "ore": 3, "population": 1})

    s.say("trade", "ore-to-population", "population-to-ore", "population-to-ore")

    assert (s["Anna"].ore, s["Anna"].population) == (2, 0)
    assert s.supply("Anna") == "A6 B5 C5 D4"
