"""Rows and masks, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest

import perihelion
from perihelion.envs import observer
from perihelion.tabletop import observing

GAMES = ["race", "roll", "tiny", "beyond", "comets"]


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_follow_each_other_and_fill_the_row(game: str) -> None:
    watch = observer(game)

    at = 0
    for part in watch.parts:
        assert part.first == at
        at = part.last
    assert at == watch.width
    assert len({part.name for part in watch.parts}) == len(watch.parts)
    assert (watch.lowest() <= watch.highest()).all()
    assert watch.public().shape == watch.lowest().shape == (watch.width,)


@pytest.mark.parametrize("game", GAMES)
def test_all_set_ups_of_a_game_have_the_same_parts_and_answers(game: str) -> None:
    watch = observer(game)
    rules = perihelion.game(game)
    words: set[tuple[str, ...]] = set()

    for options in rules.variants():
        for players in rules.players():
            try:
                g = perihelion.new_game(game, players, 1, options)
            except perihelion.BadSetup:
                continue
            layout = g.layout()
            parts = observing.shown(layout, layout.names(g))
            assert [(part.name, part.shape) for part in parts] == [
                (part.name, part.shape) for part in watch.parts
            ]
            assert g.answers().size() == watch.answers
            words.add(tuple(layout.step_words(g)))

    assert len(words) == 1


def test_many_rows_are_looked_at_at_once() -> None:
    watch = observer("tiny")
    g = perihelion.new_game("tiny", 3, 1)
    rows = np.stack([watch.observe(g, seat) for seat in range(3)])

    ships = watch.part("seats.ships.where").of(rows)

    assert ships.shape == (3, 5, 4)
    assert np.shares_memory(ships, rows)
    assert watch.named(rows)["seat"].tolist() == [0, 1, 2]
    assert np.array_equal(watch.part("players").of(rows), [3, 3, 3])


def test_a_row_of_a_larger_array_is_written_in_place() -> None:
    watch = observer("roll")
    g = perihelion.new_game("roll", 2, 1)
    rows = np.full((3, watch.width), 99, np.int16)
    masks = np.full((3, watch.answers), 9, np.int8)

    watch.observe_into(g, 1, rows[1])
    watch.mask_into(g, 1, masks[1])

    assert np.array_equal(rows[1], watch.observe(g, 1))
    assert np.array_equal(masks[1], watch.mask(g, 1))
    assert (rows[[0, 2]] == 99).all()
    assert (masks[[0, 2]] == 9).all()


def test_an_array_of_the_wrong_width_is_not_written() -> None:
    watch = observer("tiny")
    g = perihelion.new_game("tiny", 2, 1)

    with pytest.raises(ValueError, match="different"):
        watch.observe_into(g, 0, np.zeros(watch.width + 1, np.int16))


def test_a_view_shows_only_its_own_seat() -> None:
    watch = observer("race")
    view = perihelion.new_game("race", 2, 1).seen_by(0)

    with pytest.raises(perihelion.Refused, match="UNKNOWN_SEAT"):
        watch.observe(view, 1)
    assert not watch.mask(view, 1).any()


def test_there_is_no_row_for_a_seat_that_is_not_there() -> None:
    g = perihelion.new_game("race", 2, 1)

    with pytest.raises(perihelion.Refused, match="UNKNOWN_SEAT"):
        observer("race").observe(g, 2)
    with pytest.raises(perihelion.BadSetup, match="UNKNOWN_GAME"):
        observer("chess")


def test_what_is_picked_is_shown_to_the_seat_alone() -> None:
    watch = observer("race")
    g = perihelion.new_game("race", 2, 7)
    before = watch.observe(g, 1)

    answer = g.options(0)[0]
    g.answer(0, answer)

    mine = watch.observe(g, 0)
    assert watch.part("picks").of(mine) == 1
    assert watch.part("picked").of(mine)[:2].tolist() == [answer, -1]
    assert np.array_equal(watch.observe(g, 1), before)


def test_tables_have_no_hash() -> None:
    g = perihelion.new_game("tiny", 2, 1)

    with pytest.raises(TypeError, match="unhashable"):
        hash(g)
    assert g != "a table"
