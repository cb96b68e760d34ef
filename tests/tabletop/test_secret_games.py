"""Games dealt from a secret: like any other, but for the dice."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import perihelion
from perihelion import BadRecord, BadSetup, SecretDice, Table

SECRET = "a1" * 32
GAMES = sorted(perihelion.GAMES)


def begun(game: str, answers: int = 12) -> Table:
    g = perihelion.new_game(game, 2, SECRET, log=True)
    luck = perihelion.dice(1)
    for _ in range(answers):
        seat = g.waiting()[0]
        options = g.options(seat)
        g.answer(seat, options[luck.below(len(options))])
    return g


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("game", GAMES)
def test_the_record_carries_the_secret_and_replays(game: str) -> None:
    g = begun(game)

    record = through_json(g.record())

    assert record["seed"] == SECRET
    assert perihelion.replay(record).pack() == g.pack()
    assert isinstance(g.dice, SecretDice)


@pytest.mark.parametrize("game", GAMES)
def test_positions_come_back_with_their_secret_dice(game: str) -> None:
    g = begun(game)
    written = through_json(g.position())

    for back in (
        perihelion.unpack(through_json(g.pack())),
        perihelion.position(game, written),
        pickle.loads(pickle.dumps(g)),
        g.copy(),
    ):
        assert isinstance(back.dice, SecretDice)
        assert back.pack() == g.pack()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("who", [None, 0, 1])
def test_no_view_and_no_guess_tells_the_secret_or_that_there_is_one(
    game: str, who: int | None
) -> None:
    g = begun(game)
    view = g.seen_by(who)

    plain = perihelion.new_game(game, 2, 5).seen_by(who)
    assert view.dice.words() == plain.dice.words()
    assert view.origin is None
    assert str(g.dice.words()[0]) not in json.dumps([view.pack(), view.position()])
    assert not isinstance(view.guess(perihelion.dice(3)).dice, SecretDice)
    assert SECRET.encode() not in pickle.dumps(view)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_with_secret_dice_is_refused(game: str) -> None:
    view = through_json(begun(game).seen_by(0).position())
    view["dice"] = [*[5] * 8, 0]

    with pytest.raises(BadRecord, match="BAD_FIELD") as refused:
        perihelion.position(game, view)

    assert refused.value.facts == {"field": "dice"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "words", [[1] * 8, [1] * 10, [1] * 5, [*[1] * 8, -1], [2**32, *[1] * 8], [*[1] * 8, "1"]]
)
def test_spoilt_secret_dice_are_refused(game: str, words: list[object]) -> None:
    position = through_json(begun(game).position())
    position["dice"] = words

    with pytest.raises(BadRecord, match="BAD_FIELD"):
        perihelion.position(game, position)


@pytest.mark.parametrize("seed", ["", "7", "0" * 63, "Z" * 64])
def test_a_seed_that_is_no_secret_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="BAD_SETTING"):
        perihelion.new_game("tiny", 2, seed)
    with pytest.raises(BadRecord, match="BAD_RECORD"):
        perihelion.replay({**begun("tiny", 0).record(), "seed": seed})


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_with_the_same_dice(game: str) -> None:
    g = perihelion.new_game(game, 2, SECRET)
    before, seat = g.pack(), g.waiting()[0]

    g.answer(seat, g.options(seat)[0])
    g.undo(seat)

    assert g.pack() == before
