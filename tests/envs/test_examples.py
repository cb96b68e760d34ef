"""The examples of environments run; those that learn, for a few seconds."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from perihelion.words import LANGUAGES
from shipped import SHIPPED

pytestmark = pytest.mark.once

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_what_learns_tiny_plays_fits_and_measures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In processes of its own, which have to find the module by its name."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import learn_tiny  # type: ignore[import-not-found]

    curve = tmp_path / "curve.csv"

    told = learn_tiny.learn(minutes=0, round_of=2, duels_of=2, jobs=2, curve=str(curve))

    assert [games for games, _, _ in told] == [0, 10]
    assert all(0 <= wins <= 1 for _, _, wins in told)
    assert curve.read_text("utf-8").splitlines()[0] == "games,minutes,wins against cadet"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_a_language_model_takes_its_turn(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    turn = example("language_model_turn")["turn"](game, lang, 7)

    assert not turn.forfeited
    assert len(turn.refusals) == 1
    assert turn.replies[-1] in capsys.readouterr().out


def test_searches_of_openspiel_play_against_chance() -> None:
    pytest.importorskip("pyspiel")

    told = example("openspiel_search")["contest"](games=1, simulations=2, most=12)

    assert set(told) == {"MCTS", "ISMCTS"}


def test_cfr_solves_the_end_of_a_game() -> None:
    pytest.importorskip("pyspiel")

    told = example("openspiel_cfr")["solve"](iterations=10, tell_every=5)

    assert 0 < told[1][1] < told[0][1]


def test_maskable_ppo_learns_a_little() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib, which needs PyTorch, is missing")
    tried = example("maskable_ppo_race")

    model = tried["train"](steps=64, opponent="random", steps_a_round=64)

    assert 0 <= tried["wins"](model, "random", 1) <= 1


def test_what_maskable_ppo_sees_lies_between_0_and_1() -> None:
    pytest.importorskip("gymnasium")
    env = example("maskable_ppo_race")["environment"]("cadet")

    seen, info = env.reset(seed=3)

    assert env.observation_space.contains(seen)
    assert (env.action_masks() == info["action_mask"]).all()
