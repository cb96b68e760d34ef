"""What networks see of a position: nothing that is hidden, and enough to tell answers apart."""

from __future__ import annotations

import hashlib
import itertools
import json
import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

import perihelion
from laws.conftest import WITNESSES
from laws.witness import Witness
from perihelion import Table
from perihelion.bots.features import ROOM, Features, Row, parts_of, width_of


def module_of(game: str) -> str:
    return f"perihelion.bots.{game}.features"


WRITTEN = [
    witness
    for witness in WITNESSES
    if find_spec(f"perihelion.bots.{witness.name}") and find_spec(module_of(witness.name))
]
ROWS: Final = Path(__file__).parent.parent / "golden" / "rows.json"
SEALING = {"race", "roll"}
"""The games in which several seats answer at once, with several picks."""


@pytest.fixture(params=WRITTEN, ids=lambda witness: witness.name)
def witness(request: pytest.FixtureRequest) -> Witness:
    found: Witness = request.param
    return found


def features_of(game: str) -> Features:
    found = getattr(import_module(module_of(game)), f"{game.capitalize()}Features")()
    assert isinstance(found, Features)
    return found


def written(features: Features, g: Table, me: int) -> bytes:
    row = Row(bytearray(ROOM))
    features.write(g, me, row)
    assert not any(row.numbers[row.at :])
    return bytes(row.numbers[: row.at])


def set_ups(witness: Witness, whole: bool) -> list[tuple[int, dict[str, object]]]:
    """All of them, or each variant and each number of players at least once."""
    if whole:
        return witness.set_ups
    out: list[tuple[int, dict[str, object]]] = []
    for players, options in witness.set_ups:
        fresh = all(players != other for other, _ in out)
        if fresh or all(options != other for _, other in out):
            out.append((players, options))
    return out


def moments(witness: Witness, whole: bool, some: float) -> Iterator[Table]:
    """Some positions of a random game of every set-up, forced questions put or not. Whoever is
    asked answers when they like, pick by pick.
    """
    for k, (players, options) in enumerate(set_ups(witness, whole)):
        r = random.Random(k)
        g = perihelion.new_game(
            witness.name, players, k, {**options, "automatic": r.random() < 0.5}
        )
        while not g.over:
            if r.random() < some:
                yield g
            seat = r.choice(g.waiting())
            g.answer(seat, r.choice(g.options(seat)))
        yield g


def hold_the_law(witness: Witness, whole: bool, some: float) -> None:
    features = features_of(witness.name)
    picking = sealed = 0
    for k, g in enumerate(moments(witness, whole, some)):
        me = k % len(g.order)
        row = written(features, g, me)
        view = g.seen_by(me)
        assert written(features, view, me) == row
        for luck in range(2):
            assert written(features, view.guess(perihelion.dice(luck)), me) == row
        assert written(features, witness.redealt(g, me, random.Random(k)), me) == row
        picking += bool(g.given[me])
        sealed += any(g.given[seat] for seat in range(len(g.order)) if seat != me)
    if witness.name in SEALING:
        assert picking > 5
        assert sealed > 5


def test_a_row_tells_nothing_that_is_hidden(witness: Witness) -> None:
    """It is the same from the position, the view, any guess, and with all that is hidden dealt
    again.
    """
    hold_the_law(witness, whole=False, some=0.03)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_row_tells_nothing_that_is_hidden_in_any_set_up(witness: Witness) -> None:
    hold_the_law(witness, whole=True, some=0.2)


def test_rows_are_those_that_the_weights_were_trained_on(witness: Witness) -> None:
    """Weights know the numbers of a row by their places alone: whoever changes what a row has has
    to train anew, and then to write the new sums into the file.
    """
    features = features_of(witness.name)
    seen = hashlib.sha256()
    for k, g in enumerate(moments(witness, whole=False, some=0.05)):
        seen.update(written(features, g, k % len(g.order)))

    assert json.loads(ROWS.read_text("utf-8"))[witness.name] == seen.hexdigest()[:16]


def test_rows_of_a_game_are_equally_wide_in_every_set_up(witness: Witness) -> None:
    features = features_of(witness.name)

    parts = [
        parts_of(features, perihelion.new_game(witness.name, players, 1, options))
        for players, options in witness.set_ups
    ]

    assert all(one == parts[0] for one in parts)
    names = [name for name, _ in parts[0]]
    assert len(set(names)) == len(names)
    starts = [start for _, start in parts[0]]
    assert starts == sorted(set(starts))


def test_seats_that_are_not_there_are_left_out(witness: Witness) -> None:
    """Nor does what is told of one seat run over into the next."""
    features = features_of(witness.name)
    seats = [f"seat {k}" for k in range(features.most_seats())]
    for g in moments(witness, whole=False, some=0.03):
        parts = parts_of(features, g)
        begins, ends = (
            dict(parts),
            dict(zip(dict(parts), [at for _, at in parts[1:]], strict=False)),
        )
        there = len(g.seats)  # type: ignore[attr-defined]
        for me in range(len(g.order)):
            row = written(features, g, me)
            shown = [any(row[begins[seat] : ends[seat]]) for seat in seats]
            assert shown == [k < there for k in range(len(seats))]
        assert len({ends[seat] - begins[seat] for seat in seats}) == 1


def test_a_row_can_be_written_anywhere_in_a_buffer(witness: Witness) -> None:
    features = features_of(witness.name)
    g = perihelion.new_game(witness.name, max(p for p, _ in witness.set_ups[:2]), 3)
    width = width_of(features, g)
    buffer = bytearray(3 * width)

    for k in range(3):
        row = Row(buffer, k * width)
        features.write(g, k % len(g.order), row)
        assert row.at == (k + 1) * width

    rows = [written(features, g, k % len(g.order)) for k in range(3)]
    assert bytes(buffer) == b"".join(rows)


def test_answers_lead_to_different_rows(witness: Witness) -> None:
    """But for the few that come to the same, such as dice with equal faces."""
    features = features_of(witness.name)
    pairs = alike = 0
    for g in moments(witness, whole=False, some=0.03):
        if g.over:
            continue
        seat = g.waiting()[0]
        after = []
        for answer in g.options(seat)[:4]:
            row = Row(bytearray(ROOM))
            table = g.copy()
            table.accept(seat, answer)
            features.write(table, seat, row)
            after.append((bytes(row.numbers), table.seen_by(seat).position()))
        for (one, seen), (other, seen_then) in itertools.combinations(after, 2):
            if seen != seen_then:
                pairs += 1
                alike += one == other

    assert pairs > 100
    assert alike < 0.1 * pairs


def test_an_answer_changes_the_row(witness: Witness) -> None:
    features = features_of(witness.name)
    answers = unchanged = 0
    for g in moments(witness, whole=False, some=0.1):
        for seat in g.waiting()[:1]:
            before = written(features, g, seat)
            after = g.copy()
            after.answer(seat, after.options(seat)[0])
            answers += 1
            unchanged += written(features, after, seat) == before

    assert answers > 100
    assert unchanged < 0.01 * answers


def test_hardly_a_question_comes_up_that_is_not_listed(witness: Witness) -> None:
    known = import_module(module_of(witness.name)).QUESTIONS.numbers
    asked = [
        g.asking(seat).kind()
        for g in moments(witness, whole=False, some=1.0)
        for seat in g.waiting()
    ]

    unknown = [kind for kind in asked if kind not in known]

    assert len(unknown) < 0.01 * len(asked)
