"""The steps by their words, for packed positions and for the notation."""

from __future__ import annotations

from typing import Final

from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.phases.abilities import WINDOWS
from perihelion.beyond.phases.achievement import CLAIM
from perihelion.beyond.phases.action import CHOOSE_SPACE
from perihelion.beyond.phases.colonise import Settle, Settlers
from perihelion.beyond.phases.control import BONUSES, CONTROL, OutpostOrder
from perihelion.beyond.phases.discs import LAST_DISC_CHECK, TakeDisc
from perihelion.beyond.phases.events import LayEvent
from perihelion.beyond.phases.order import FINISH, NEXT_TURN, START_TURN
from perihelion.beyond.phases.paying import PayCost
from perihelion.beyond.phases.perform import END_ACTION, Perform
from perihelion.beyond.phases.private import PickPrivate
from perihelion.beyond.phases.production import PRODUCTION, Trading
from perihelion.beyond.phases.research import FindType, InForce, PickCard, TakeBonus
from perihelion.beyond.phases.triggers import Trigger
from perihelion.beyond.pieces.mats import TRIGGER_WORDS
from perihelion.beyond.powers.choosing import Choose, ChooseVariant
from perihelion.beyond.powers.colonising import StealthTarget
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import Step

_PLAIN_STEPS: Final[list[Step]] = [
    START_TURN,
    WINDOWS[0],
    CHOOSE_SPACE,
    END_ACTION,
    WINDOWS[1],
    PRODUCTION,
    WINDOWS[2],
    CLAIM,
    NEXT_TURN,
    FINISH,
    CONTROL,
    BONUSES,
    LAST_DISC_CHECK,
]

_BY_WORD: Final = {step.word(): step for step in _PLAIN_STEPS}

_SEAT: Final = ids.MOST_SEATS
_NUMBERS: Final = {
    "take-disc": [_SEAT, 4, 3, 32],
    "settlers": [_SEAT, ids.PLACES, 20],
    "settle": [_SEAT, ids.PLACES, 5],
    "find-type": [_SEAT, ids.SLOTS],
    "pick-card": [_SEAT, ids.SLOTS, ids.TYPES],
    "take-bonus": [_SEAT, ids.SLOTS, 2],
    "in-force": [_SEAT, ids.TECHS],
    "pick-private": [_SEAT, 5],
    "lay-event": [_SEAT, ids.EVENTS],
    "pay-cost": [_SEAT, 100, 20, ids.UNITS],
    "trade": [_SEAT, 2],
    "stealth-target": [_SEAT],
    "outpost-order": [_SEAT],
}
"""For each word what its numbers are below."""


def step_named(box: Box, word: str) -> Step:
    """The step that a word stands for; some words are followed by numbers."""
    known = _BY_WORD.get(word)
    if known is not None:
        return known
    name, *rest = word.split(" ")
    step: Step | None = None
    if name == "do" or name == "on" or name == "choose":
        step = _about_effect(box, name, rest)
    elif name == "trigger" and len(rest) == 2 and rest[1] in TRIGGER_WORDS:
        seat = _wholes(rest[:1], [_SEAT])
        step = Trigger(seat[0], TRIGGER_WORDS.index(rest[1])) if seat else None
    elif name in _NUMBERS:
        step = _with_numbers(name, _wholes(rest, _NUMBERS[name]))
    if step is None or step.word() != word:  # a number can be written in more ways than one
        raise BadRecord("UNKNOWN_STEP", {"step": word})
    return step


def _about_effect(box: Box, name: str, rest: list[str]) -> Step | None:
    """An effect that is carried out, goes on, or is a choice of variants."""
    bundle = box.bundles.get(rest[0]) if rest else None
    if bundle is None:
        return None
    below = [len(bundle.effects) + 1, _SEAT, ids.UNITS]
    n = _wholes(rest[1:], [*below, 5, 16] if name == "choose" else below)
    if not n or n[0] == 0:
        return None
    step = bundle.performs(n[2], n[1])[n[0] - 1]
    assert isinstance(step, Perform)
    if name == "do":
        return step
    if name == "on":
        return step.again
    return ChooseVariant(step, n[3], n[4]) if isinstance(step.effect, Choose) else None


def _with_numbers(name: str, n: list[int]) -> Step | None:
    """A step that carries what it is about."""
    if not n:
        return None
    if name == "take-disc":
        return TakeDisc(n[0], n[1], n[2], n[3])
    if name == "outpost-order":
        return OutpostOrder(n[0])
    if name == "settlers":
        return Settlers(n[0], n[1], n[2])
    if name == "settle":
        return Settle(n[0], n[1], n[2])
    if name == "find-type":
        return FindType(n[0], n[1])
    if name == "pick-card":
        return PickCard(n[0], n[1], n[2])
    if name == "take-bonus":
        return TakeBonus(n[0], n[1], n[2] == 1)
    if name == "in-force":
        return InForce(n[0], n[1])
    if name == "pick-private":
        return PickPrivate(n[0], n[1])
    if name == "lay-event":
        return LayEvent(n[0], n[1])
    if name == "pay-cost":
        return PayCost(n[0], n[1], n[2], n[3])
    if name == "trade":
        return Trading(n[0], n[1] == 1)
    return StealthTarget(n[0])


def _wholes(texts: list[str], below: list[int]) -> list[int]:
    """The numbers behind a word, or none where they are not what they should be."""
    if len(texts) != len(below):
        return []
    out: list[int] = []
    for text, end in zip(texts, below, strict=True):
        if not text.isascii() or not text.isdecimal() or len(text) > 4 or int(text) >= end:
            return []
        out.append(int(text))
    return out
