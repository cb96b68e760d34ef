"""The attack: try seeds until one deals my own opening, and know everybody's cards.

It works against a number of few bits, as it is written here; against a secret it does not, nor does
trying secrets.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

import perihelion
from perihelion import Table
from shipped import SHIPPED

BUDGET = 2**6
GAMES = sorted(SHIPPED)


def attacked(view: Table, game: str, tried: Iterable[int | str]) -> Table | None:
    """The game that looks like this to seat 0, with all its cards, if one of these deals it."""
    seen = opening(view)
    for seed in tried:
        full = perihelion.new_game(game, 2, seed)
        if opening(full.seen_by(0)) == seen:
            return full
    return None


def opening(view: Table) -> Any:
    return view.pack()


@pytest.mark.parametrize("game", GAMES)
def test_a_number_of_few_bits_is_found_by_trying_and_tells_everything(game: str) -> None:
    table = perihelion.new_game(game, 2, BUDGET - 5)

    found = attacked(table.seen_by(0), game, range(BUDGET))

    assert found is not None
    assert found.pack() == table.pack()


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_is_not_found_in_the_same_budget(game: str) -> None:
    table = perihelion.new_game(game, 2, "7c" * 32)
    r = random.Random(1)
    secrets = [r.randbytes(32).hex() for _ in range(BUDGET)]

    view = table.seen_by(0)

    assert attacked(view, game, range(BUDGET)) is None
    assert attacked(view, game, [f"{n:064x}" for n in range(BUDGET)]) is None
    assert attacked(view, game, secrets) is None
    assert attacked(view, game, ["7c" * 32]) is not None  # it would be known if it were found


@pytest.mark.parametrize("game", GAMES)
def test_a_view_does_not_help_to_continue_the_dice(game: str) -> None:
    """What lies in a view, and in all guesses at it, has nothing of the dice that deal next."""
    table = perihelion.new_game(game, 2, "7c" * 32)
    view = table.seen_by(0)

    for n in range(8):
        guess = view.guess(perihelion.dice(n))
        assert guess.dice.words() != table.dice.words()
        assert opening(guess.seen_by(0)) == opening(view)
