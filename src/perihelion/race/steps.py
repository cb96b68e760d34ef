"""The steps by their words, for packed positions and for the notation."""

from __future__ import annotations

from typing import Final

from perihelion.race.phases import (
    ante,
    attack,
    consume,
    consume_powers,
    declare,
    develop,
    discounts,
    ending,
    explore,
    extra_worlds,
    opening,
    pay,
    placing,
    produce,
    produce_powers,
    search,
    settle,
    settle_how,
    windfall,
)
from perihelion.race.phases import round as rounds
from perihelion.race.phases.attack import CompareAttack, Defend, ResolveAttack
from perihelion.race.phases.declare import TakeoverTarget
from perihelion.race.phases.discounts import DevelopGood
from perihelion.race.phases.produce_powers import ProduceDiscard
from perihelion.race.phases.rule import EachInTurn
from perihelion.race.phases.settle_how import HireMercenaries, SpendGoodFor
from perihelion.race.phases.windfall import WindfallGood
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import Step

_PLAIN_STEPS: Final[list[Step]] = [
    opening.OPENING_DISCARD,
    opening.OPENING_START_WORLD,
    opening.START_GOODS,
    opening.OPENING_TUCK,
    opening.SCENARIO_CARDS,
    ending.ROUND_START,
    rounds.CHOOSE_ACTIONS,
    rounds.CHOOSE_LAST,
    rounds.BOOSTS,
    search.SEARCH_CATEGORY,
    search.TURN_UP,
    search.SEARCH_OORT,
    search.SEARCH_MATCH,
    ending.END_PHASE,
    explore.EXPLORE,
    explore.CARD_FOR_PRESTIGE,
    explore.EXPLORE_DRAW,
    explore.KEEP,
    develop.DEVELOP,
    develop.DEVELOP_ONCE_MORE,
    develop.DEVELOP_DRAW,
    develop.DEVELOP_DISCARD,
    develop.SELECT_DEVELOPMENT,
    develop.PAY_FOR_DEVELOPMENTS,
    discounts.DEVELOP_METHOD,
    pay.PAY_DEVELOPMENT,
    develop.AFTER_DEVELOPMENT,
    settle.SETTLE,
    settle.SETTLE_ONCE_MORE,
    settle.SELECT_WORLD,
    settle_how.METHOD_STEP,
    settle_how.SNEAK_METHOD,
    settle.TACTICS_ALONE,
    pay.PAY_WORLD,
    pay.TUCK_PAYMENT,
    placing.AFTER_WORLD,
    placing.AFTER_DISCARD,
    extra_worlds.SETTLE_EXTRA,
    extra_worlds.SECOND,
    extra_worlds.SNEAK,
    extra_worlds.REPLACE_OLD,
    extra_worlds.REPLACE_NEW,
    declare.TAKEOVER_MILITARY,
    attack.PREVENT_TAKEOVERS,
    attack.PREVENT,
    consume.CONSUME,
    consume.SELL,
    consume.USE_POWERS,
    consume_powers.CONSUME_GOODS,
    consume_powers.PRICE_OF_WILD,
    consume_powers.CONSUME_CARDS,
    consume_powers.GAMBLE,
    ante.ANTE_CARD,
    ante.ANTE_KEEP,
    consume.BOOST_TRADE_CARDS,
    produce.PRODUCE,
    produce.EVERYBODY_PRODUCES,
    produce.PRODUCE_GOODS,
    windfall.KIND_OF_WILD,
    produce_powers.PRODUCE_POWER,
    produce_powers.PRODUCED_DRAWS,
    produce.COMPARE,
    rounds.CUT_HANDS,
    rounds.END_ROUND,
    ending.FINAL_KIND,
]

_BY_WORD: Final = {step.word(): step for step in _PLAIN_STEPS}


def step_named(word: str) -> Step:
    """The step that a word stands for; some words are followed by numbers."""
    known = _BY_WORD.get(word)
    if known is not None:
        return known
    step = _read(word)
    if step is None or step.word() != word:  # a number can be written in more ways than one
        raise BadRecord("UNKNOWN_STEP", {"step": word})
    return step


def _read(word: str) -> Step | None:
    """A step with numbers behind its word, or the turn of a seat."""
    if word.startswith("turn ") and ": " in word:
        seat, _, steps = word.removeprefix("turn ").partition(": ")
        return EachInTurn(_whole(seat, word), [step_named(step) for step in steps.split(", ")])
    name, *numbers = word.split(" ")
    return _with_numbers(name, [_whole(number, word) for number in numbers])


def _with_numbers(name: str, numbers: list[int]) -> Step | None:
    """A step that carries what it is about."""
    if name == "windfall" and len(numbers) == 2:
        return WindfallGood(numbers[0], numbers[1])
    if len(numbers) != 1:
        return None
    number = numbers[0]
    if name == "develop-good":
        return DevelopGood(number)
    if name == "produce-discard":
        return ProduceDiscard(number)
    if name == "mercenaries":
        return HireMercenaries(number)
    if name == "spend-good":
        return SpendGoodFor(number)
    if name == "takeover-target":
        return TakeoverTarget(number)
    if name == "resolve-attack":
        return ResolveAttack(number)
    if name == "takeover-defend":
        return Defend(number)
    if name == "compare-attack":
        return CompareAttack(number)
    return None


def _whole(text: str, word: str) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > 4:
        raise BadRecord("UNKNOWN_STEP", {"step": word})
    return int(text)
