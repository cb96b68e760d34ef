"""Recorded games that were found later, each for one difference, and what it does not excuse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oracle.games import FOUND_SAMPLE, Plain, played, recorded

BOOSTED_TRADE, LEADER, LIMIT, PRODUCING = range(4)
"""The games: cards discarded before other powers, a lead spent and regained, a leader's card after
the last round, and a good for which there is no world.
"""


@pytest.mark.parametrize(
    ("number", "difference"),
    [
        (BOOSTED_TRADE, "discard-before-powers"),
        (LEADER, "lead-regained"),
        (LIMIT, "round-limit"),
        (PRODUCING, "empty-draw"),
    ],
)
def test_a_game_that_was_found_has_its_difference_and_none_that_is_not_listed(
    number: int, difference: str
) -> None:
    tally = played(recorded(FOUND_SAMPLE, number))

    assert tally.listed[difference] == 1
    assert not tally.unlisted


def is_before(event: Plain) -> bool:
    """Whether it is the snapshot before the phase in which the lead is spent and regained."""
    return event["e"] == "snap" and (event["round"], event["at"]) == (8, "develop")


def discard_nothing(game: Plain) -> None:
    """The cards stay in hand, so that a power which takes them should have been offered again."""
    choice = next(e for e in game["events"] if e.get("type") == "CONSUME_HAND")
    choice["answer"]["cards"] = []


def spend_no_lead(game: Plain) -> None:
    """The leader never loses the lead."""
    at = next(k for k, e in enumerate(game["events"]) if is_before(e))
    spent = next(e for e in game["events"][at:] if e["e"] == "prestige" and e["p"] == 0)
    spent["n"] = 0


def lead_without_a_card(game: Plain) -> None:
    """The leader had no card coming when the phase began."""
    before = next(e for e in game["events"] if is_before(e))
    before["tile"] = None


def draw_less_in_the_last_round(game: Plain) -> None:
    """What is drawn in the last round is still compared."""
    draws = [k for k, e in enumerate(game["events"]) if e["e"] == "draw"]
    del game["events"][draws[-1]]


def offer_a_world(game: Plain) -> None:
    """There is a world for the good, and we do not offer to produce on it."""
    choice = next(
        e
        for e in game["events"]
        if e.get("type") == "DISCARD_PRODUCE" and e["round"] == 28 and not e["offer"]["worlds"]
    )
    choice["offer"]["worlds"] = ["Gem Smugglers"]


@pytest.mark.parametrize(
    ("number", "spoil"),
    [
        (BOOSTED_TRADE, discard_nothing),
        (LEADER, spend_no_lead),
        (LEADER, lead_without_a_card),
        (LIMIT, draw_less_in_the_last_round),
        (PRODUCING, offer_a_world),
    ],
)
def test_the_difference_excuses_nothing_else(number: int, spoil: Callable[[Plain], None]) -> None:
    game = recorded(FOUND_SAMPLE, number)

    spoil(game)

    assert played(game).unlisted
