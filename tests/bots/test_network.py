"""Networks: their files, their arithmetic, and the bots that think with them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import perihelion
from perihelion import Table
from perihelion.bots.admiral import Admiral, with_mind
from perihelion.bots.bot import CHANCE, LIKING
from perihelion.bots.drive import play
from perihelion.bots.features import width_of
from perihelion.bots.mind import Mind
from perihelion.bots.network import BadWeights, Network, load, new_network, save
from perihelion.bots.random_bot import RandomBot
from perihelion.bots.registry import make_bot
from perihelion.bots.search import Limits
from perihelion.bots.sheet import result

GAMES = ["race", "roll", "tiny", "beyond"]

FEW_WORLDS = Limits(worlds=4, answers=3, steps=6, seconds=60.0, trust=0.0)


def untrained(game: str) -> Mind:
    """A network that knows nothing, but whose opinions differ."""
    features = import_module(f"perihelion.bots.{game}.learning").FEATURES
    width = width_of(features, perihelion.new_game(game, 2))
    network = new_network(width, features.most_seats(), 3, (16, 8))
    network.weights[4] *= 50
    return Mind(features, network)


def bot_of(game: str, limits: Limits = FEW_WORLDS) -> Admiral:
    return with_mind(make_bot("commodore", game, 7), untrained(game), limits)


def small() -> Network:
    return new_network(width=40, seats=4, seed=5, layers=(12, 6))


def some_rows(count: int = 5) -> tuple[np.ndarray, np.ndarray]:
    luck = np.random.default_rng(2)
    rows = (luck.random((count, 40)) < 0.3).astype(np.uint8)
    return rows, np.array([2, 3, 4, 2, 3][:count], np.int64)


def some_positions(game: str, every: int, most: int) -> list[tuple[Table, int]]:
    """Questions with a choice, from a game played by chance."""
    g = perihelion.new_game(game, 2, seed=4)
    bot, out, n = RandomBot(3), list[tuple[Table, int]](), 0
    while not g.over and len(out) < most:
        seat = int(g.next_seat())
        n += 1
        if n % every == 0 and len(g.options(seat)) > 1:
            out.append((g.copy(), seat))
        g.answer(seat, bot.answer(g.seen_by(seat), seat))
    return out


# -- arithmetic --------------------------------------------------------------


def test_chances_sum_to_one_over_the_seats_that_play_and_are_none_for_the_rest() -> None:
    rows, playing = some_rows()

    chances = small().chances(rows, playing)

    assert chances.sum(axis=1) == pytest.approx(1.0)
    for told, seats in zip(chances, playing, strict=True):
        assert (told[:seats] > 0).all()
        assert (told[seats:] == 0).all()


def test_rows_are_judged_alike_alone_and_together() -> None:
    rows, playing = some_rows()
    network = small()

    together = network.chances(rows, playing)
    alone = [network.chances(rows[k : k + 1], playing[k : k + 1])[0] for k in range(len(rows))]

    assert np.stack(alone) == pytest.approx(together, abs=1e-6)


def test_pulls_are_the_slopes_of_the_own_chance() -> None:
    rows, playing = some_rows()
    network = small()
    pulls = network.pulls(rows, playing)
    weights = [w.astype(np.float64) for w in network.weights]

    def own(row: np.ndarray, seats: int) -> float:
        first = np.maximum(row @ weights[0] + weights[1], 0)
        logits = (np.maximum(first @ weights[2] + weights[3], 0) @ weights[4] + weights[5])[:seats]
        return float(np.exp(logits[0]) / np.exp(logits).sum())

    for k, row in enumerate(rows.astype(np.float64)):
        for column in range(0, 40, 7):
            moved = row.copy()
            moved[column] += 1e-6
            slope = (own(moved, playing[k]) - own(row, playing[k])) / 1e-6
            assert pulls[k, column] == pytest.approx(slope, abs=1e-4)


# -- files -------------------------------------------------------------------


def test_a_saved_network_says_the_same_again(tmp_path: Path) -> None:
    rows, playing = some_rows()
    network = small()
    save(network, tmp_path / "weights.npz", rows, playing)

    again = load(tmp_path / "weights.npz")

    assert again.chances(rows, playing) == pytest.approx(network.chances(rows, playing), abs=2e-3)


def test_a_damaged_file_of_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    rows, playing = some_rows()
    save(small(), path, rows, playing)
    with np.load(path) as data:
        kept = {name: data[name] for name in data.files}
    kept["w2"] = kept["w2"] * 2
    with path.open("wb") as file:
        np.savez(file, **kept)
    with pytest.raises(BadWeights, match="checksum"):
        load(path)

    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(BadWeights):
        load(path)
    with pytest.raises(BadWeights):
        load(tmp_path / "missing.npz")


# -- bots ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_face_down_changes_no_answer_of_a_network(game: str) -> None:
    bot = bot_of(game)

    for g, seat in some_positions(game, 25, 4):
        view = g.seen_by(seat)
        said = bot.answer(view, seat)
        assert said in g.options(seat)
        for seed in range(2):
            twin = view.guess(perihelion.dice(seed))
            assert bot.answer(twin.seen_by(seat), seat) == said


@pytest.mark.parametrize("game", GAMES)
def test_a_network_has_an_opinion_of_every_option_and_takes_the_best(game: str) -> None:
    bot = bot_of(game)
    told = thought = 0

    for g, seat in some_positions(game, 3, 25):
        view = g.seen_by(seat)
        opinions = bot.opinions(view, seat)
        assert sorted(one.answer for one in opinions) == g.options(seat)
        assert opinions[0].answer == bot.answer(view, seat)
        unit = CHANCE if g.asking(seat).kind() in bot.questions else LIKING
        assert all(0 <= one.value <= 1 and one.unit == unit for one in opinions)
        thought += unit == CHANCE
        told += sum(len(one.reasons) for one in opinions)

    assert thought > 0
    assert told > 0


def test_what_a_network_thinks_decides_what_is_answered() -> None:
    game = "race"
    g = perihelion.new_game(game, 2, seed=4)
    greedy = make_bot("greedy", game)
    differ = 0
    bot = bot_of(game)
    contrary = untrained(game)
    contrary.network.weights[4] *= -1
    other = with_mind(make_bot("commodore", game, 7), contrary, FEW_WORLDS)

    while not g.over:
        seat = int(g.next_seat())
        view = g.seen_by(seat)
        if g.asking(seat).kind() == "action":
            differ += bot.answer(view, seat) != other.answer(view, seat)
        g.answer(seat, greedy.answer(view, seat))

    assert differ > 3


@pytest.mark.parametrize("game", GAMES)
def test_admiral_and_legend_stop_searching_in_time(game: str) -> None:
    home = import_module(f"perihelion.bots.{game}.commodore")

    assert home.ADMIRAL.seconds <= 0.05
    assert home.LEGEND.seconds < 1
    assert home.LEGEND.worlds > 4 * home.ADMIRAL.worlds


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_networks_play_to_the_end(game: str) -> None:
    g = perihelion.new_game(game, 3, seed=1)

    play(g, [bot_of(game), RandomBot(2), RandomBot(3)])

    assert g.over


def test_whoever_plays_alone_and_loses_has_lost_to_the_game() -> None:
    g = perihelion.new_game("tiny", 1, seed=1, options={"rogue": "gamelyn"})
    play(g, [RandomBot(1)])

    won = result(g, 0)

    assert won.tolist() == ([1.0, 0.0] if g.winners() else [0.0, 1.0])
