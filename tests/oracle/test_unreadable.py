"""A file that is not one of recorded games is refused with a message."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oracle.__main__ import main
from oracle.games import SAMPLE, THREE, sample, write


def refused(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    status = main([str(path)])

    told = capsys.readouterr()
    assert status == 2
    assert str(path) in told.err
    return told.err


def test_no_such_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "No such file" in refused(tmp_path / "none.jsonl.gz", capsys)


def test_not_compressed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "plain.jsonl.gz"
    path.write_text("{}", encoding="utf-8")

    assert "gzip" in refused(path, capsys)


def test_cut_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cut.jsonl.gz"
    path.write_bytes(SAMPLE.read_bytes()[:2000])

    assert "end" in refused(path, capsys)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nonsense", "line 1"),
        ("[]", "version 1"),
        ('{"v": 2}', "version 1"),
        ('{"v": 1, "game": 1}', "'config'"),
    ],
)
def test_no_recorded_game(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "other.jsonl.gz", text)

    assert told in refused(path, capsys)


def test_an_expansion_that_we_do_not_know(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = sample(THREE)
    game["config"]["expansion"] = 4
    path = write(tmp_path / "more.jsonl.gz", json.dumps(game))

    assert "other cards" in refused(path, capsys)


def test_an_event_without_its_fields(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = sample(THREE)
    game["events"].append({"e": "draw", "p": 0})
    path = write(tmp_path / "short.jsonl.gz", json.dumps(game))

    assert "'for'" in refused(path, capsys)
