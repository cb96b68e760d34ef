"""What the documents say of environments is so."""

from __future__ import annotations

import doctest
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import perihelion
import perihelion.envs

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = runpy.run_path(str(ROOT / "tools" / "observation_tables.py"))


def blocks(path: Path, language: str) -> list[str]:
    """The code blocks of a document that are in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text("utf-8"), re.M | re.S)


@pytest.mark.parametrize("game", PAGES["GAMES"])
def test_the_page_of_observations_is_current(game: str) -> None:
    written = (DOCS / "reference" / f"observations-{game}.md").read_text("utf-8")

    assert written == PAGES["listing"](game), "run tools/observation_tables.py"


def test_the_parts_are_listed_by_a_command() -> None:
    command = [sys.executable, "-m", "perihelion.envs"]

    said = subprocess.run([*command, "tiny"], capture_output=True, text=True, check=True)
    refused = subprocess.run([*command, "chess"], capture_output=True, text=True, check=False)

    assert said.stdout == PAGES["listing"]("tiny")
    assert refused.returncode == 2
    assert "UNKNOWN_GAME" in refused.stderr


@pytest.mark.parametrize(
    ("name", "least"), [("reference/observations", 9), ("howto/train-with-numpy", 10)]
)
def test_the_sessions_run_as_shown(name: str, least: int) -> None:
    sessions = blocks(DOCS / f"{name}.md", "pycon")
    test = doctest.DocTestParser().get_doctest("\n".join(sessions), {}, name, None, 0)
    runner = doctest.DocTestRunner()
    told: list[str] = []

    runner.run(test, out=told.append)

    assert not told, "".join(told)
    assert runner.tries >= least


def test_the_short_programs_run(capsys: pytest.CaptureFixture[str]) -> None:
    several, _, games = blocks(DOCS / "howto" / "train-with-numpy.md", "python")

    exec(compile(several, "several", "exec"), {})
    exec(compile(games, "games", "exec"), {})

    assert "(256, 1510) (256, 465)" in capsys.readouterr().out


@pytest.mark.slow
def test_the_learner_learns(capsys: pytest.CaptureFixture[str]) -> None:
    _, learner, _ = blocks(DOCS / "howto" / "train-with-numpy.md", "python")

    exec(compile(learner, "learner", "exec"), {})

    reward, games = re.findall(r"\+([0-9.]+) in ([0-9]+) games", capsys.readouterr().out)[0]
    assert float(reward) > 0.4
    assert int(games) > 100


def test_the_module_shows_what_happens() -> None:
    assert doctest.testmod(perihelion.envs) == doctest.TestResults(0, 8)


def test_the_page_of_answers_tells_of_every_question_of_race() -> None:
    page = (DOCS / "reference" / "race-answers.md").read_text("utf-8").split("## The questions")[1]

    rows = [row.split("|")[1] for row in page.splitlines() if row.startswith("| `")]
    kinds = [kind for row in rows for kind in re.findall("`([a-z-]+)`", row)]

    assert sorted(kinds) == sorted(perihelion.game("race").questions())
