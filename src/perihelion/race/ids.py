"""Answers are numbers. This is what they mean; they stay the same within a version of the rules.

| ids       | answer                                                                       |
| --------- | ---------------------------------------------------------------------------- |
| 0 - 299   | a card: place, pay, keep or discard it; or the good on that world             |
| 300 - 308 | an action card                                                               |
| 330 - 334 | pass; pass and decide on tactics later; stop; done; keep what one has         |
| 340 - 347 | a way to place the world: pay (1), with a ship (2), with tactics (4)          |
| 348       | discard tactics without a world                                              |
| 350 - 359 | a number                                                                     |
| 400 -     | a consume power                                                              |

Which phase is in progress and which are chosen can be read from a position, so that nobody has to
turn cards over to keep track [race.phase.table-habits].
"""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 1

ACTION: Final = 300
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP_ACTION: Final = 2
DEVELOP_SECOND: Final = 3
SETTLE_ACTION: Final = 4
SETTLE_SECOND: Final = 5
CONSUME_TRADE: Final = 6
CONSUME_DOUBLE: Final = 7
PRODUCE_ACTION: Final = 8
ACTIONS: Final = 9

ACTION_WORDS: Final = [
    "explore+5",
    "explore+1+1",
    "develop",
    "develop-second",
    "settle",
    "settle-second",
    "consume-trade",
    "consume-double",
    "produce",
]

PASS: Final = 330
PASS_LATER: Final = 331
STOP: Final = 332
DONE: Final = 333
KEEP_TACTICS: Final = 334

METHOD: Final = 340
PAYS: Final = 1
WITH_SHIP: Final = 2
WITH_TACTICS: Final = 4
METHODS: Final = 8
DISCARD_TACTICS: Final = 348

METHOD_WORDS: Final = [
    "conquer",
    "pay",
    "conquer+ship",
    "pay+ship",
    "conquer+tactics",
    "pay+tactics",
    "conquer+ship+tactics",
    "pay+ship+tactics",
]

NUMBER: Final = 350
NUMBERS: Final = 10

POWER: Final = 400

PLAIN_WORDS: Final = {
    PASS: "pass",
    PASS_LATER: "pass-later",
    STOP: "stop",
    DONE: "done",
    KEEP_TACTICS: "keep-tactics",
    DISCARD_TACTICS: "discard-tactics",
}

NO_CARD: Final = -1
HIDDEN: Final = -2
"""In place of a card: none there, or one that lies face down."""

NO_PHASE: Final = 0
EXPLORE_PHASE: Final = 1
DEVELOP_PHASE: Final = 2
DEVELOP_AGAIN: Final = 3
SETTLE_PHASE: Final = 4
SETTLE_AGAIN: Final = 5
CONSUME_PHASE: Final = 6
PRODUCE_PHASE: Final = 7
ROUND_END_PHASE: Final = 8
"""The phase in progress."""

PHASES: Final = [
    "none",
    "explore",
    "develop",
    "develop-again",
    "settle",
    "settle-again",
    "consume",
    "produce",
    "round-end",
]
