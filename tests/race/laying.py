"""Positions with the expansions, and answers by their words."""

from __future__ import annotations

from typing import Any

import pytest

import perihelion
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refused

ALL = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]
FREE = ["Epsilon Eridani", "Earth's Lost Colony", "Separatist Colony", "Imperium Warlord"]


def table(at: str, *seats: dict[str, Any], expansions: int = 3, **fields: Any) -> Race:
    options = {"expansions": ALL[:expansions], **fields.pop("options", {})}
    worlds = iter(FREE)
    full = [{"tableau": [next(worlds)], **seat} for seat in seats]
    data = {"at": at, "seats": full, "options": options, "order": list(range(len(seats))), **fields}
    g = perihelion.position("race", data)
    assert isinstance(g, Race)
    return g


def say(g: Race, who: int, *words: str) -> None:
    g.answer_all(who, words)


def code(g: Race, who: int, *words: str) -> str:
    before = g.pack()
    with pytest.raises(Refused) as caught:
        say(g, who, *words)
    assert g.pack() == before
    with_one = caught.value.code
    if len(words) == 1 and with_one != "WRONG_ACTION_COUNT":
        with pytest.raises(Refused) as again:
            g.answer(who, words[0])
        assert again.value.code == with_one
    return with_one


def kind(g: Race, who: int) -> str:
    put = g.question(who)
    return "" if put is None else put.kind


def holder(g: Race) -> int:
    return int(g.expansions.holders[0])


def names(g: Race, cards: list[Any]) -> list[str]:
    return [g.cards[c].name for c in cards]
