"""The steps by their words, for packed positions and for the notation."""

from __future__ import annotations

from typing import Final

from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import Step
from perihelion.tiny import ids
from perihelion.tiny.phases import (
    advancing,
    colony,
    dice,
    following,
    moving,
    opening,
    order,
    rogue,
    turn,
)
from perihelion.tiny.powers import attacks, chains, others, resources, ships


def _plain_steps() -> list[Step]:
    """Every step that carries nothing."""
    return [
        opening.CHOOSE_ROGUE,
        opening.DEAL_MISSIONS,
        opening.KEEP_MISSION,
        order.NEXT_TURN,
        order.SCORING,
        turn.START_TURN,
        turn.TURN,
        dice.REROLL_DICE,
        dice.CONVERT_DICE,
        dice.CONVERT_TO,
        turn.END,
        moving.MOVE_SHIP,
        moving.LANDING,
        advancing.ADVANCE_DIPLOMACY,
        advancing.ADVANCE_ECONOMY,
        colony.COLONY_ACTION,
        following.END_CHAIN,
        rogue.ROGUE_TURN,
        rogue.ROGUE_DICE,
        rogue.ROGUE_DIE,
        rogue.ROGUE_MAXIMA,
        rogue.ROGUE_SPENT,
        attacks.ROGUE_PUSH,
        resources.PICK_AMOUNT,
        resources.PICK_OPPONENT,
        ships.PICK_OWN_SHIP,
        ships.PICK_TARGET_SHIP,
        ships.PICK_RECALL,
        ships.PICK_SWING,
        ships.PICK_HOP,
        ships.TERRA_LAST,
        others.PICK_MIX,
        others.PICK_PAYMENT,
        others.PICK_EMPTY_PLANET,
        others.PICK_REROLL,
        others.PICK_GIVE_UP,
        others.PICK_FACE_FOR_DIE,
        others.PICK_TWO_TARGETS,
        chains.PICK_ROW_ACTION,
        chains.PICK_BORROW,
        chains.PICK_DIE_TO_REPEAT,
        chains.PICK_WILD,
        chains.NAGATO_FIRST,
        chains.NAGATO_SECOND,
    ]


_BY_WORD: Final = {step.word(): step for step in _plain_steps()}


def step_named(word: str) -> Step:
    """The step that a word stands for."""
    known = _BY_WORD.get(word)
    if known is not None:
        return known
    parts = word.split(" ")
    if len(parts) == 2:
        n = _whole(parts[1], word)
        if parts[0] == "choose-galaxy":
            return opening.ChooseGalaxy(n)
        if parts[0] == "terra-step":
            return ships.TerraStep(n)
        if parts[0] == "strike":
            return rogue.Strike(n)
        if parts[0] == "rogue-tribute":
            return attacks.Tribute(n)
    if len(parts) == 4 and parts[0] in ("follow", "free-follow") and parts[3] in ids.FACE_WORDS:
        return following.Follow(
            _whole(parts[1], word),
            _whole(parts[2], word),
            ids.FACE_WORDS.index(parts[3]),
            parts[0] == "free-follow",
        )
    raise BadRecord("UNKNOWN_STEP", {"step": word})


def _whole(text: str, word: str) -> int:
    if len(text) != 1 or text not in "0123456789":
        raise BadRecord("UNKNOWN_STEP", {"step": word})
    return int(text)
