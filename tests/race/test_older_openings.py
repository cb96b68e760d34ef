"""Records and positions from when a start world and its discards were one question still open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import perihelion

OLDER: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "golden" / "older" / "start_worlds.json").read_text()
)


def test_a_record_of_one_question_is_the_record_of_two() -> None:
    g = perihelion.replay(OLDER["record"])

    assert g.pack() == OLDER["end"]
    assert g.record() == OLDER["record"]


@pytest.mark.parametrize("moment", OLDER["moments"], ids=lambda moment: moment["said"])
def test_a_position_in_the_midst_of_it_goes_on(moment: Any) -> None:
    played = perihelion.replay(OLDER["record"], moment["said"])
    packed = perihelion.unpack(moment["packed"])
    named = perihelion.position("race", moment["position"])

    assert played.pack() == moment["packed"]
    for table in (packed, named):
        assert [table.options(seat) for seat in range(3)] == [
            played.options(seat) for seat in range(3)
        ]
        perihelion.play_out(table, perihelion.dice(1))
        assert table.over


def test_what_was_said_to_one_question_is_taken_back_like_the_answers_to_two() -> None:
    g = perihelion.unpack(OLDER["moments"][0]["packed"])  # with a world and no cards yet
    asked = g.question(0)

    assert asked is not None
    assert (asked.kind, asked.given) == ("opening-discard", [])
    with pytest.raises(perihelion.CannotUndo):
        g.undo(0)  # of an unpacked position nothing before it is known
    again = perihelion.replay(OLDER["record"], OLDER["moments"][0]["said"])
    again.undo(0)
    asked = again.question(0)
    assert asked is not None
    assert asked.kind == "opening-start-world"
