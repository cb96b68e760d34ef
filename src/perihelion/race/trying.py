"""With expansions: does the position play on?

A phase can stand in too many ways to list them all. So what is still to come must be made of the
steps of the phase, followed by what is left of the round; and then the position is tried out.
"""

from __future__ import annotations

from typing import Final

from perihelion.race import ids
from perihelion.race.asking import rest_of_round
from perihelion.race.phases.round import phases_chosen
from perihelion.race.state import Race
from perihelion.tabletop.checking import check_given, try_out
from perihelion.tabletop.shapes import bad

OPENING: Final = [
    "opening-discard",
    "opening-start-world",
    "start-goods",
    "opening-tuck",
    "scenario-cards",
    "round-start",
    "action",
]
"""What comes before the first round, in its order."""

SEARCH: Final = {"search-category", "search-on", "search-oort", "search-match"}

DEVELOP: Final = {
    "develop-draw",
    "develop-discard",
    "develop",
    "develop-resolve",
    "develop-method",
    "develop-good",
    "develop-pay",
    "tuck-payment",
    "after-development",
}

SETTLE: Final = {
    "settle",
    "settle-method",
    "settle-tactics",
    "mercenaries",
    "spend-good",
    "settle-pay",
    "tuck-payment",
    "after-world",
    "after-placing-discard",
    "settle-extra",
    "settle-second",
    "settle-sneak",
    "sneak-method",
    "replace-old",
    "replace-new",
    "takeover-military",
    "takeover-target",
    "prevent-takeovers",
    "takeover-prevent",
    "resolve-attack",
    "takeover-defend",
    "compare-attack",
}

STEPS: Final = {
    ids.NO_PHASE: SEARCH,
    ids.EXPLORE_PHASE: {"explore-prestige", "explore-draw", "explore-keep"},
    ids.DEVELOP_PHASE: DEVELOP,
    ids.DEVELOP_AGAIN: DEVELOP,
    ids.SETTLE_PHASE: SETTLE,
    ids.SETTLE_AGAIN: SETTLE,
    ids.CONSUME_PHASE: {
        "sell",
        "consume-power",
        "consume-goods",
        "refinery-price",
        "consume-cards",
        "gamble",
        "ante-card",
        "ante-keep",
        "boost-trade-cards",
    },
    ids.PRODUCE_PHASE: {
        "everybody-produces",
        "produce-goods",
        "windfall",
        "refinery-kind",
        "produce-power",
        "produce-discard",
        "produced-draws",
        "produce-compare",
    },
    ids.ROUND_END_PHASE: {"hand-limit"},
}
"""The steps that a phase is made of; some carry numbers behind their name."""


def check_arc_question(g: Race) -> None:
    """Refuse a position whose steps do not belong together or on which play stumbles."""
    _check_steps(g)
    for i in range(g.setup.players):
        check_given(g, i)
    try_out(g)


def _check_steps(g: Race) -> None:
    """What is left of the phase is made of its steps, and then the round goes on."""
    words = [step.word() for step in reversed(g.agenda)]
    inner = _within_phase(g, words)
    while inner and inner[0].startswith("turn "):
        _check_words(g, inner.pop(0).partition(": ")[2].split(", "), "agenda")
    _check_words(g, inner, "agenda")
    for i, lane in enumerate(g.lanes):
        _check_words(g, [step.word() for step in lane], f"lanes {i}")


def _within_phase(g: Race, words: list[str]) -> list[str]:
    """The steps of the phase in progress: those before what is left of the round. Before the round
    has its phases there are none.
    """
    if g.phase == ids.ROUND_END_PHASE and words == ["final-kind"]:
        return []
    rest = rest_of_round(g)
    if g.phase == ids.NO_PHASE:
        if words == ["action-last", "boosts"] or _opens(words):
            return []
        rest = [step.word() for step in phases_chosen(g)]
    inner = words[: len(words) - len(rest)]
    if words[len(inner) :] != rest:
        raise bad("agenda")
    return inner


def _opens(words: list[str]) -> bool:
    """Whether these steps lead to the choice of actions, at the beginning or in any round."""
    places = [OPENING.index(word) for word in words if word in OPENING]
    return len(places) == len(words) and places == sorted(set(places)) and words[-1] == "action"


def _check_words(g: Race, words: list[str], field: str) -> None:
    """Only steps of the phase, and none but those with numbers twice."""
    for word in words:
        if word.split(" ")[0] not in STEPS[g.phase]:
            raise bad(field)
    if len(set(words)) < len(words):
        raise bad(field)
