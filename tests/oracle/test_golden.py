"""Golden records, made of recorded games, replay on our engine to what the other engine says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import perihelion
from oracle.__main__ import main
from oracle.games import BASE, FOLDER, SAMPLE
from oracle.table import our_seat
from perihelion.race.state import Race

Plain = dict[str, Any]

GOLDEN = Path(__file__).parents[1] / "golden" / "race"
FILES = sorted(GOLDEN.glob("*.jsonl"))


def lines_of(path: Path) -> list[Plain]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def end_of(line: Plain) -> Plain:
    """Replay a golden record; its end, in the words of its expectation."""
    g = perihelion.replay(line["record"])
    assert isinstance(g, Race)
    return {
        "seats": [our_seat(g, seat) for seat in g.seats],
        "scores": g.scores(),
        "deck": len(g.deck),
        "discard": len(g.discard),
        "pool": int(g.pool),
        "winners": g.winners() if g.over else [],
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_records_end_as_recorded(path: Path) -> None:
    lines = lines_of(path)

    for line in lines:
        assert end_of(line) == line["expect"], (line["name"], line["rounds"])


def test_golden_records_are_of_about_fifty_games_and_some_reach_the_end() -> None:
    lines = [line for path in FILES for line in lines_of(path)]

    assert len({line["name"] for line in lines}) >= 45
    assert sum(1 for line in lines if line["expect"]["winners"]) >= 40


def test_a_golden_record_can_fail() -> None:
    line = lines_of(FILES[0])[0]
    line["record"]["position"]["deck"].reverse()

    with pytest.raises((perihelion.BadRecord, AssertionError)):
        assert end_of(line) == line["expect"]


def test_golden_records_are_made_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["--golden", str(tmp_path), str(SAMPLE)])

    lines = lines_of(tmp_path / "sample.jsonl")
    assert status == 0
    assert "of 1 games" in capsys.readouterr().out
    assert lines
    for line in lines:
        assert end_of(line) == line["expect"]


@pytest.mark.skipif(
    not FOLDER.is_dir(), reason="the recorded games do not lie beside this checkout"
)
@pytest.mark.slow
def test_golden_records_are_up_to_date(tmp_path: Path) -> None:
    """The files have the words that answers had when they were written."""
    main(["--golden", str(tmp_path), *map(str, BASE)])

    for path in FILES:
        assert lines_of(tmp_path / path.name) == [
            in_words_of_today(line) for line in lines_of(path)
        ]


def in_words_of_today(line: dict[str, Any]) -> dict[str, Any]:
    """The same record with the words that answers have now."""
    answers = perihelion.new_game("race").answers()
    said = [entry.split(" ") for entry in line["record"]["answers"]]
    words = [f"{seat} {answers.word(answers.number(word))}" for seat, word in said]
    position = line["record"]["position"]
    seats = [
        {
            **seat,
            "using": answers.word(answers.number(seat["using"])),
            "used": [answers.word(answers.number(word)) for word in seat["used"]],
        }
        for seat in position["seats"]
    ]
    laid = {**position, "seats": seats}
    return {**line, "record": {**line["record"], "answers": words, "position": laid}}
