"""The words of the terminal program: complete, and nothing left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from perihelion import cli, words
from perihelion.words import voice
from perihelion.words.bundles import FILES
from shipped import SHIPPED
from words.test_messages import ids, readings

PACKAGE = Path(cli.__file__).parents[1]
TELLING = ("scene", "look", "outcome", "card_text")
SOURCES = [
    *PACKAGE.joinpath("cli").rglob("*.py"),
    *[path for name in TELLING for path in PACKAGE.glob(f"*/{name}.py")],
    Path(voice.__file__),
]
"""The program, and the scenes that it draws, of which it says some things in its own words."""

OTHERS = [*PACKAGE.joinpath("server").rglob("*.py"), *PACKAGE.joinpath("words").glob("*.py")]
"""Who else draws scenes."""


def said(paths: Iterable[Path]) -> tuple[set[str], list[str]]:
    """The strings in a source, and patterns of those that are put together."""
    whole: set[str] = set()
    patterns: list[str] = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.append("".join(_pattern(part) for part in node.values))
    return whole, patterns


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


def asked_for(game: str) -> set[str]:
    """Messages that the board of a game, or without one the rest of the program, asks for by a name
    that stands in its source.
    """
    return asked_in(path for path in SOURCES if game_of(path) == game)


def asked_in(paths: Iterable[Path]) -> set[str]:
    """Messages that these sources ask for by name."""
    out: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "say" and node.args:
                    out |= _constants(node.args[0])
    return out


def game_of(path: Path) -> str:
    """The game whose board this file draws, if any."""
    return path.parent.name if path.parent.parent.name == "boards" else ""


def _constants(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _constants(node.body) | _constants(node.orelse)
    return set()


def terminal_files() -> list[str]:
    return [name for name in FILES if name == "cli" or name.startswith("cli-")]


def plain(id: str) -> str:
    """A message without the name of its file."""
    longest = max((n for n in terminal_files() if id.startswith(f"{n}-")), key=len)
    return id.removeprefix(f"{longest}-")


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", ["", *SHIPPED])
def test_whatever_the_program_says_has_a_message(lang: str, game: str) -> None:
    """Of a game its own board speaks, in words of the terminal or of every screen; what the rest of
    the program says is said of some game or of none.
    """
    own = [f"cli-{game}"] if game else [name for name in terminal_files() if name != "cli"]
    known = {id.removeprefix(f"{name}-") for name in [*own, "cli"] for id in ids(lang, name)}
    known |= set() if game else {id.removeprefix("arena-") for id in ids(lang, "arena")}
    boards = {id.removeprefix("boards-") for id in ids(lang, "boards")}
    known |= boards | {id.removeprefix(f"{game}-") for id in boards if game}

    assert len(asked_for(game)) > 10
    assert sorted(asked_for(game) - known) == []


def unsaid(lang: str, names: dict[str, str], paths: Iterable[Path]) -> list[str]:
    """The messages that nobody in these sources says, by what each is called there."""
    whole, patterns = said(paths)
    made = re.compile("|".join(f"(?:{p})" for p in patterns if not p.startswith(".+")))
    looked_up = re.compile("(good|word|resource|option|value)-.+")  # facts, and the command line
    part_of = {id for reading in readings(lang).values() for id in reading.references}
    return [
        id
        for id, name in names.items()
        if id not in part_of
        and name not in whole
        and not made.fullmatch(name)
        and not looked_up.fullmatch(name)
    ]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_message_is_left_that_the_program_does_not_say(lang: str) -> None:
    names = {id: plain(id) for id in ids(lang, *terminal_files())}

    assert unsaid(lang, names, SOURCES) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_message_is_left_that_no_scene_says(lang: str) -> None:
    games = "|".join(SHIPPED)
    names = {id: re.sub(f"^boards-(({games})-)?", "", id) for id in ids(lang, "boards")}

    assert len(names) > 200
    assert unsaid(lang, names, [*SOURCES, *OTHERS]) == []
