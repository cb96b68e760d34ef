"""The numbers that things go by. Those of answers, which `box` declares in families, stay the same
within a version of the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RULES_VERSION: Final = 2

TOP: Final = 200

DONE: Final = 320
REARRANGE: Final = 321
PAY: Final = 322
DECLINE: Final = 323
DICTATE_USE: Final = 324

PLAIN_WORDS: Final = {
    DONE: "done",
    REARRANGE: "rearrange",
    PAY: "pay",
    DECLINE: "decline",
    DICTATE_USE: "dictate",
}

WORKER: Final = 330
STOCK: Final = 350
SCOUT: Final = 370
WORKERS: Final = 14
EXTRA: Final = 7
"""A worker is its colour; EXTRA more if a power adds it."""

SELECT: Final = 400
SELECTS: Final = 210
WILD_ROW: Final = 620
WILD_ROWS: Final = 35
ASIDE: Final = 660
ASIDES: Final = 35
MOVE: Final = 700
MOVES: Final = 175
USE: Final = 900

COPIES: Final = 32
DIE: Final = 1000
DICE_IDS: Final = 224
LOSE: Final = 1300
LOSSES: Final = 105
RECALL: Final = 1500
RECALLS: Final = 448

GOOD: Final = 2000
TRADE: Final = 3100
CONSUME: Final = 3700

FURTHER: Final = 4300
"""Where the answers about tiles of expansions begin."""


def is_worker(answer: i64) -> bool:
    """Whether it names a worker."""
    return WORKER <= answer < WORKER + WORKERS


def is_stock(answer: i64) -> bool:
    """Whether it Stocks with an explorer."""
    return STOCK <= answer < STOCK + WORKERS


def is_scout(answer: i64) -> bool:
    """Whether it Scouts with an explorer."""
    return SCOUT <= answer < SCOUT + WORKERS


def is_selection(answer: i64) -> bool:
    """Whether it selects a phase with a die."""
    return SELECT <= answer < SELECT + SELECTS


def is_wild_row(answer: i64) -> bool:
    """Whether it puts a wild die into a row."""
    return WILD_ROW <= answer < WILD_ROW + WILD_ROWS


def is_aside(answer: i64) -> bool:
    """Whether it puts a die aside for Dictate."""
    return ASIDE <= answer < ASIDE + ASIDES


def is_move(answer: i64) -> bool:
    """Whether it moves a die from one row to another."""
    return MOVE <= answer < MOVE + MOVES


def is_die(answer: i64) -> bool:
    """Whether it names a die that is used, goes to the cup, or is recruited."""
    return DIE <= answer < DIE + DICE_IDS


def is_recall(answer: i64) -> bool:
    """Whether it recalls a die from a stack."""
    return RECALL <= answer < RECALL + RECALLS


NO_FAMILY: Final = 0
TILE_FAMILY: Final = 1
TOP_FAMILY: Final = 2
USE_FAMILY: Final = 3
GOOD_FAMILY: Final = 4
TRADE_FAMILY: Final = 5
CONSUME_FAMILY: Final = 6
"""What is done with the piece that an answer names, see `Box.family`: each set has its own answers
of each family.
"""

HIDDEN: Final = -2
NOTHING: Final = -1
"""Instead of a tile: one that lies face down, or none."""

EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
SHIP: Final = 4
PHASES: Final = 5
WILD: Final = 5
"""The phases in the order of play, which are also the faces of dice; a wild face comes after."""

UNSEEN: Final = 7
"""Instead of a face: behind somebody's screen."""

PHASE_WORDS: Final = ["explore", "develop", "settle", "produce", "ship", "wild"]

HOME: Final = 0
MILITARY: Final = 1
CONSUMPTION: Final = 2
NOVELTY: Final = 3
RARE: Final = 4
GENES: Final = 5
ALIEN: Final = 6
COLOURS: Final = 7
GRAY: Final = 7
NO_COLOUR: Final = -1
"""Colours of dice; worlds have the last four or are gray, developments have none."""

COLOUR_WORDS: Final = [
    "home", "military", "consumption", "novelty", "rare", "genes", "alien", "gray",
]  # fmt: skip

LETTERS: Final = "HMCNRGA"
"""The colours of dice by letter; never colour alone [roll.ui.colour-aid]."""

CUP: Final = 0
CITIZENRY: Final = 1
DEV_STACK: Final = 2
WORLD_STACK: Final = 3
DICTATE: Final = 4
ROW: Final = 5
STRIP: Final = 10
PLACES: Final = 15
"""Where a die may be besides the supply and the worlds: ROW + phase is below the phase strip, STRIP
+ phase on it [roll.term.worker, roll.term.roles].
"""

PLACE_WORDS: Final = [
    "cup", "citizenry", "stack-dev", "stack-world", "dictate",
    "row-explore", "row-develop", "row-settle", "row-produce", "row-ship",
    "strip-explore", "strip-develop", "strip-settle", "strip-produce", "strip-ship",
]  # fmt: skip

SETUP_STEP: Final = 0
ASSIGN_STEP: Final = 1
PHASE_STEP: Final = 2
MANAGE_STEP: Final = 7
STEP_WORDS: Final = [
    "setup", "assign", "explore", "develop", "settle", "produce", "ship", "manage", "over",
]  # fmt: skip
"""How far the round has come: PHASE_STEP + phase while a phase is played."""

OVER_STEP: Final = 8

QUESTIONS: Final = [
    "arrange", "assign", "explore", "rearrange", "abandon", "place", "give", "extra-tile",
    "develop", "settle", "use-dice", "to-cup", "lose", "produce", "ship", "shipper", "bank",
    "manage",
]  # fmt: skip
"""The kinds of questions. A new one goes to the end: programs that learn know them by number."""
