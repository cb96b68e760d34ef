"""Positions out of plain data: steps by their words, tables by their numbers."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from perihelion.tabletop.dice import Dice
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import Step
from perihelion.tiny.actions import attacks, chains, others, resources, ships
from perihelion.tiny.chain import Chain
from perihelion.tiny.ids import FACE_WORDS
from perihelion.tiny.marks import Marks
from perihelion.tiny.options import box_of, read_setup
from perihelion.tiny.seat import Seat
from perihelion.tiny.state import Tiny
from perihelion.tiny.turns import advancing, colony, following, moving, opening, order, rogue, turn

_PLAIN_STEPS: Final[list[Step]] = [
    opening.CHOOSE_ROGUE,
    opening.DEAL_MISSIONS,
    opening.KEEP_MISSION,
    order.NEXT_TURN,
    order.SCORING,
    turn.START_TURN,
    turn.TURN,
    turn.REROLL_DICE,
    turn.CONVERT_DICE,
    turn.CONVERT_TO,
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

_BY_WORD: Final = {step.word(): step for step in _PLAIN_STEPS}


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
    if len(parts) == 4 and parts[0] in ("follow", "free-follow") and parts[3] in FACE_WORDS:
        return following.Follow(
            _whole(parts[1], word),
            _whole(parts[2], word),
            FACE_WORDS.index(parts[3]),
            parts[0] == "free-follow",
        )
    raise BadRecord("UNKNOWN_STEP", {"step": word})


def _whole(text: str, word: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadRecord("UNKNOWN_STEP", {"step": word}) from None


def _list(data: object) -> list[i64]:
    """A list of machine words out of plain data."""
    out: list[i64] = []
    for n in cast("list[int]", data):
        out.append(n)
    return out


def unpack(data: list[object]) -> Tiny:
    """The position that `Tiny.pack` wrote."""
    setup = read_setup(cast(int, data[2]), cast("dict[str, object]", data[3]))
    kernel = cast("list[object]", data[4])
    d = _list(kernel[0])
    g = Tiny(
        Dice(d[0], d[1], d[2], d[3]),
        _list(kernel[1]),
        [step_named(word) for word in cast("list[str]", kernel[2])],
        [[step_named(word) for word in lane] for lane in cast("list[list[str]]", kernel[3])],
        cast(int, kernel[4]),
        cast(int, kernel[5]),
        cast(int, kernel[6]),
        [_list(given) for given in cast("list[object]", kernel[7])],
        cast(int, kernel[8]),
        cast(bool, kernel[9]),
        setup,
        box_of(setup),
        [_seat(seat) for seat in cast("list[list[object]]", data[5])],
        _list(data[6]),
        _list(data[7]),
        _list(data[8]),
        _list(data[9]),
        _list(data[10]),
        _list(data[11]),
        _list(data[12]),
        [_chain(_list(chain)) for chain in cast("list[object]", data[13])],
        read_marks(cast("list[int]", data[14])),
    )
    if len(kernel) > 10:
        g.viewer = cast(int, kernel[10])
    return g


def _seat(data: list[object]) -> Seat:
    return Seat(
        cast(int, data[0]),
        cast(int, data[1]),
        cast(int, data[2]),
        cast(int, data[3]),
        _list(data[4]),
        _list(data[5]),
        _list(data[6]),
        _list(data[7]),
        cast(int, data[8]),
        cast(int, data[9]),
        cast(int, data[10]),
        cast(int, data[11]),
    )


def _chain(n: list[i64]) -> Chain:
    return Chain(n[0], n[1], n[2], n[3], n[4])


def read_marks(n: list[int]) -> Marks:
    """The marks that `Marks.pack` wrote."""
    return Marks(
        n[0], n[1], n[2], bool(n[3]), bool(n[4]), n[5], n[6], n[7], bool(n[8]), n[9], n[10], n[11],
        n[12], n[13], n[14], bool(n[15]), bool(n[16]), n[17],
    )  # fmt: skip
