"""What the tutorials and the README show is what happens."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from perihelion.cli.app import make_app

ROOT = Path(__file__).resolve().parents[2]


def blocks(path: Path, language: str) -> list[str]:
    """The code blocks of a document that are in this language."""
    text = path.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


SESSIONS = {
    "docs/tutorial/library.md": 40,
    "docs/reference/answers.md": 5,
    "docs/reference/positions.md": 12,
}
"""Documents with sessions, and how many lines are typed there at least."""


@pytest.mark.parametrize("name", list(SESSIONS))
def test_the_sessions_of_documents_run_as_shown(name: str) -> None:
    sessions = blocks(ROOT / name, "pycon")
    test = doctest.DocTestParser().get_doctest("\n".join(sessions), {}, name, None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    told: list[str] = []

    runner.run(test, out=told.append)

    assert not told, "".join(told)
    assert runner.tries >= SESSIONS[name]


@pytest.mark.parametrize("name", ["docs/why/dice.md", "docs/why/fair-dice.md"])
def test_a_fair_deal_can_be_checked_by_hand_as_shown(name: str) -> None:
    sessions = blocks(ROOT / name, "pycon")
    test = doctest.DocTestParser().get_doctest("\n".join(sessions), {}, name, None, 0)

    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("name", ["README.md", "README.ru.md"])
def test_the_example_of_the_readme_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    examples = blocks(ROOT / name, "python")

    for example in examples:
        exec(compile(example, name, "exec"), {})

    assert len(examples) == 1
    assert "greedy" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["README.md", "README.ru.md", "docs/tutorial/play.md"])
def test_commands_print_what_is_shown(name: str) -> None:
    """Three dots stand for lines that are different each time."""
    shown = [block for block in blocks(ROOT / name, "console") if block.startswith("$ perihelion")]

    for block in shown:
        command, _, expected = block.partition("\n")
        arguments = re.findall(r'"[^"]*"|\S+', command.removeprefix("$ perihelion "))
        lang = "ru" if "--lang ru" in command else "en"
        runner = CliRunner(env={"COLUMNS": "80", "TERM": "dumb", "LC_ALL": "C.UTF-8"})
        result = runner.invoke(make_app(lang), [word.strip('"') for word in arguments])
        told = "".join(f"{line.rstrip()}\n" for line in result.output.splitlines())
        same = doctest.OutputChecker().check_output(expected, told, doctest.ELLIPSIS)
        assert same or told == expected

    assert shown


def test_both_readmes_link_to_files_that_exist() -> None:
    for name in ("README.md", "README.ru.md"):
        links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / name).read_text(encoding="utf-8"))
        assert links
        assert [link for link in links if not (ROOT / link).exists()] == []


def test_both_readmes_have_the_same_parts() -> None:
    shapes = []
    for name in ("README.md", "README.ru.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        links = {link.replace("-ru.", "-en.") for link in re.findall(r"\]\(([^)]+)\)", text)}
        shapes.append((len(re.findall("^#", text, re.MULTILINE)), len(links)))

    assert shapes[0] == shapes[1]


def test_the_pictures_can_be_drawn_again(tmp_path: Path) -> None:
    tool = ROOT / "tools/pictures.py"

    subprocess.run([sys.executable, str(tool), str(tmp_path)], check=True)

    for name, text in (
        ("play-en", "Choose"),
        ("play-ru", "карт"),
        ("scores-en", "wins"),
        ("roll-en", "Select"),
        ("tiny-en", "Choose"),
        ("tiny-solo-en", "rogue"),
        ("beyond-en", "Move"),
    ):
        assert text in (tmp_path / f"{name}.svg").read_text(encoding="utf-8")
        assert (ROOT / f"docs/images/{name}.svg").exists()
