"""`perihelion verify`: proofs that hold, proofs that were tampered with, records without one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import perihelion
from cli.typed import run
from perihelion import fair
from perihelion.tabletop.dice import dice

TABLE = "a-table_1"
SECRET = "0123456789abcdef" * 4
SHARES = ["aa" * 32, None, "bb" * 32]


def record_of(seed: int | str) -> dict[str, Any]:
    g = perihelion.new_game("tiny", 3, seed)
    luck = dice(2)
    while not g.over:
        seat = g.waiting()[0]
        options = g.options(seat)
        g.answer(seat, options[luck.below(len(options))])
    found: dict[str, Any] = json.loads(json.dumps(g.record()))
    return found


@pytest.fixture(scope="module")
def proved() -> dict[str, Any]:
    """A finished game of three, of whom one had no share."""
    record = record_of(fair.key(TABLE, SECRET, SHARES))
    known = fair.commitment(TABLE, SECRET)
    return {**record, "fair": fair.Proof(TABLE, known, SECRET, SHARES).plain()}


def verified(record: object, folder: Path, *more: str) -> tuple[str, int]:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    result = run("verify", str(file), *more)
    return result.output, result.exit_code


def test_a_fair_deal_is_told_in_both_languages(proved: dict[str, Any], tmp_path: Path) -> None:
    english, code = verified(proved, tmp_path, "--lang", "en")
    russian, other = verified(proved, tmp_path, "--lang", "ru")

    assert (code, other) == (0, 0)
    assert "This deal was fair." in english
    assert "Number of seat 2: none" in english
    assert str(SHARES[2]) in english
    assert fair.commitment(TABLE, SECRET) in english
    assert "✗" not in english + russian
    assert "Раздача была честной." in russian


def test_the_final_scores_are_told(proved: dict[str, Any], tmp_path: Path) -> None:
    scores = perihelion.replay(proved).scores()

    assert f"{scores[0]}, {scores[1]}, {scores[2]}" in verified(proved, tmp_path)[0]


TAMPERED: dict[str, tuple[dict[str, Any], str]] = {
    "another secret": ({"secret": "1" * 64}, "commitment"),
    "another commitment": ({"commitment": "1" * 64}, "commitment"),
    "another share": ({"shares": ["ab" * 32, None, "bb" * 32]}, "key"),
    "another order": ({"shares": ["bb" * 32, None, "aa" * 32]}, "key"),
    "a share left out": ({"shares": [None, None, "bb" * 32]}, "key"),
    "a share added": ({"shares": ["aa" * 32, "cc" * 32, "bb" * 32]}, "key"),
    "a seat added": ({"shares": [*SHARES, None]}, "key"),
    "another table": ({"table": "b-table_1"}, "commitment"),
    "no secret": ({"secret": None}, "proof"),
    "a secret of another form": ({"secret": SECRET.upper()}, "proof"),
    "a share of another form": ({"shares": ["aa", None, None]}, "proof"),
    "a table with lines": ({"table": f"{TABLE}\n"}, "proof"),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_what_was_tampered_with_is_not_fair(
    how: str, proved: dict[str, Any], tmp_path: Path
) -> None:
    change, failing = TAMPERED[how]
    record = {**proved, "fair": {**proved["fair"], **change}}

    assert fair.verify(record).checks[failing] is False
    text, code = verified(record, tmp_path)
    assert code == 1
    assert "does not prove" in text
    assert "✗" in text


def test_a_chosen_key_is_not_fair(proved: dict[str, Any], tmp_path: Path) -> None:
    record = {**record_of("7" * 64), "fair": proved["fair"]}

    assert fair.verify(record).checks == {
        "proof": True,
        "commitment": True,
        "key": False,
        "numbers": True,
        "replay": True,
        "end": True,
    }
    assert verified(record, tmp_path)[1] == 1


def test_a_secret_and_commitment_that_fit_each_other_do_not_hide_another_key(
    proved: dict[str, Any],
) -> None:
    forged = fair.Proof(TABLE, fair.commitment(TABLE, "2" * 64), "2" * 64, SHARES)

    assert fair.verify({**proved, "fair": forged.plain()}).checks["key"] is False


def test_a_game_that_began_from_a_position_is_not_proved_by_a_seed(
    proved: dict[str, Any], tmp_path: Path
) -> None:
    laid = json.loads(json.dumps(perihelion.new_game("tiny", 3, 5).position()))
    g = perihelion.position("tiny", laid)
    luck = dice(3)
    while not g.over:
        seat = g.waiting()[0]
        options = g.options(seat)
        g.answer(seat, options[luck.below(len(options))])
    record = {**proved, **json.loads(json.dumps(g.record()))}
    assert "position" in record

    found = fair.verify(record)

    assert found.checks["replay"]
    assert found.checks["end"]
    assert found.checks["key"] is False
    assert verified(record, tmp_path)[1] == 1


def test_without_anybodys_number_nothing_is_proved(tmp_path: Path) -> None:
    none = [None] * 3
    known = fair.commitment(TABLE, SECRET)
    proof = fair.Proof(TABLE, known, SECRET, none).plain()
    record = {**record_of(fair.key(TABLE, SECRET, none)), "fair": proof}

    text, code = verified(record, tmp_path)

    assert [check for check, good in fair.verify(record).checks.items() if not good] == ["numbers"]
    assert code == 1
    assert "No player added a number" in text
    assert "does not prove" in text


def test_an_unfinished_or_altered_game_is_not_proved(proved: dict[str, Any]) -> None:
    short = {**proved, "answers": proved["answers"][:-1]}
    altered = {**proved, "answers": [*proved["answers"], "0 nonsense"]}

    assert fair.verify(short).checks["end"] is False
    assert fair.verify(altered).checks["replay"] is False
    assert fair.verify(altered).outcome == "unfair"


@pytest.mark.parametrize("seed", [5, "3" * 64])
def test_a_record_without_a_proof_proves_nothing(seed: int | str, tmp_path: Path) -> None:
    text, code = verified(record_of(seed), tmp_path)

    assert code == 1
    assert "Nothing to prove here" in text


def test_a_file_that_is_no_record_is_told(tmp_path: Path) -> None:
    assert verified([1], tmp_path)[1] == 1
    assert verified({"game": "tiny"}, tmp_path)[1] == 1
    assert run("verify", str(tmp_path / "none.json")).exit_code == 1


def test_both_hashes_can_be_computed_by_hand() -> None:
    """As the documentation shows; these values must never change."""
    assert fair.commitment(TABLE, SECRET) == COMMITMENT
    assert fair.key(TABLE, SECRET, SHARES) == KEY


COMMITMENT = "96da712a377d8c0b3bbb132c18f666abb86c5fed7269eea721f12f2725b49d43"
KEY = "26a15a3ae5c8f929419dbb8c8c30434e815c1afbc3fafa2b7b3c6f8b0dfc7116"
