"""The steps by their words, for packed positions and for the notation."""

from __future__ import annotations

from typing import Final

from perihelion.roll.phases import (
    assign,
    build,
    completing,
    explore,
    manage,
    opening,
    produce,
    scout,
    ship,
)
from perihelion.roll.phases import round as rounds
from perihelion.roll.phases.rule import EachInTurn
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import Step


def _by_word() -> dict[str, Step]:
    steps: list[Step] = [
        opening.ARRANGE_ZONE,
        assign.ROLL_DICE,
        assign.ASSIGN_DICE,
        rounds.REVEAL,
        explore.EXPLORE_PHASE,
        explore.EXPLORERS,
        explore.REARRANGE_ZONE,
        scout.ABANDON,
        scout.PLACE,
        scout.GIVE,
        scout.DRAW_GIVEN,
        scout.EXTRA_TILE,
        scout.DRAW_EXTRA,
        scout.PLACE_EXTRA,
        explore.EXPLORE_END,
        build.DEVELOP_PHASE,
        build.DEVELOPERS,
        build.USE_DEV_DICE,
        build.DEV_TO_CUP,
        build.DEVELOP_END,
        build.SETTLE_PHASE,
        build.SETTLERS,
        build.USE_WORLD_DICE,
        build.WORLD_TO_CUP,
        build.SETTLE_END,
        completing.ENTER,
        completing.LOSE_DIE,
        produce.PRODUCE_PHASE,
        produce.PRODUCERS,
        produce.PRODUCE_END,
        ship.SHIP_PHASE,
        ship.SHIPPERS,
        ship.SHIP_WITH,
        ship.BANK,
        ship.SHIP_END,
        manage.MANAGE,
        rounds.END_ROUND,
    ]
    return {step.word(): step for step in steps}


_BY_WORD: Final = _by_word()


def step_named(word: str) -> Step:
    """The step that a word stands for; a turn names its seat and its steps."""
    known = _BY_WORD.get(word)
    if known is not None:
        return known
    turn, *parts = word.split(" ")
    if turn != "turn" or len(parts) < 2 or not parts[0].isdecimal() or len(parts[0]) > 1:
        raise BadRecord("UNKNOWN_STEP", {"step": word})
    steps = [_BY_WORD.get(part) for part in parts[1:]]
    found = [step for step in steps if step is not None]
    if len(found) < len(steps):
        raise BadRecord("UNKNOWN_STEP", {"step": word})
    return EachInTurn(int(parts[0]), found)
