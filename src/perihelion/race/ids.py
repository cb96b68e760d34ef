"""The numbers that things go by. Those of answers, which `box` declares in families, stay the same
within a version of the rules.

Which phase is in progress and which are chosen can be read from a position, so nobody has to turn
cards over to keep track [race.phase.table-habits].
"""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 2

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

BOOST: Final = 10
"""An action with the boost: how far its id and its bit are above the plain action's."""

SEARCH: Final = 319
SEARCH_BIT: Final = 19

BOOSTED_SEARCH: Final = 329
"""Never legal; it has a name so that it can be refused with a reason."""

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

CONQUER: Final = 340
PAY: Final = 341
DISCARD_TACTICS: Final = 348

NUMBER: Final = 350
NUMBERS: Final = 10

SECOND_WORLD: Final = 360
SNEAK_ATTACK: Final = 361
REPLACE: Final = 362
TAKE: Final = 363
GO_ON: Final = 364
FITS: Final = 365
FITS_NOT: Final = 366

CATEGORY: Final = 370
CATEGORIES: Final = 9
CATEGORY_WORDS: Final = [
    "development-military",
    "military-windfall",
    "peaceful-windfall",
    "chromosome",
    "alien",
    "consume-two",
    "military-five",
    "six-cost",
    "takeover",
]

KIND: Final = 380

POWER: Final = 400

PLAIN_WORDS: Final = {
    PASS: "pass",
    PASS_LATER: "pass-later",
    STOP: "stop",
    DONE: "done",
    KEEP_TACTICS: "keep-tactics",
    CONQUER: "conquer",
    PAY: "pay",
    DISCARD_TACTICS: "discard-tactics",
    SEARCH: "search",
    SECOND_WORLD: "second-world",
    SNEAK_ATTACK: "sneak-attack",
    REPLACE: "replace",
    TAKE: "take",
    GO_ON: "go-on",
    FITS: "fits",
    FITS_NOT: "fits-not",
}

NO_CARD: Final = -1
HIDDEN: Final = -2
"""Instead of a card: none there, or one that lies face down."""

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

QUESTIONS: Final = [
    "action", "explore-keep", "hand-limit", "settle", "consume-power", "develop", "settle-pay",
    "develop-pay", "consume-goods", "consume-cards", "opening-discard", "sell", "gamble",
    "windfall", "settle-method", "opening-start-world", "search-category", "search-match",
    "produce-power", "tuck-payment", "settle-mercenaries", "produce-discard", "settle-extra",
    "develop-discard", "ante-card", "ante-keep", "opening-tuck", "boost-trade-cards",
    "replace-old", "replace-new", "search-oort", "final-kind", "settle-tactics",
    "after-placing-discard", "develop-method", "takeover-declare", "takeover-military",
    "takeover-defend", "takeover-prevent", "settle-second", "settle-sneak", "action-last",
    "refinery-kind", "develop-good", "settle-good", "explore-prestige",
]  # fmt: skip
"""The kinds of questions. A new one goes to the end: programs that learn know them by number."""
