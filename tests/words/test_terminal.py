"""The words of the terminal program: complete, and nothing left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from perihelion import GAMES, cli, words
from perihelion.words import voice
from perihelion.words.bundles import FILES
from words.test_messages import ids, readings

SOURCES = [*Path(cli.__file__).parent.rglob("*.py"), Path(voice.__file__)]


def said() -> tuple[set[str], list[str]]:
    """The strings in the source of the program, and patterns of those that are put together."""
    whole: set[str] = set()
    patterns: list[str] = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.append("".join(_pattern(part) for part in node.values))
    return whole, patterns


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


def asked_for() -> set[str]:
    """Messages that the program asks for by a name that stands in its source."""
    out: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "say" and node.args:
                    out |= _constants(node.args[0])
    return out


def _constants(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _constants(node.body) | _constants(node.orelse)
    return set()


def terminal_files() -> list[str]:
    return [name for name in FILES if name == "cli" or name.startswith("cli-")]


def said_everywhere(lang: str) -> set[str]:
    """What every screen says of a table, without the game: the terminal says it, too."""
    said = {id.removeprefix("boards-") for id in ids(lang, "boards")}
    return said | {id.removeprefix(f"{game}-") for id in said for game in GAMES}


def plain(id: str) -> str:
    """A message without the name of its file."""
    longest = max((n for n in terminal_files() if id.startswith(f"{n}-")), key=len)
    return id.removeprefix(f"{longest}-")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whatever_the_program_says_has_a_message(lang: str) -> None:
    known = {plain(id) for id in ids(lang, *terminal_files())} | said_everywhere(lang)

    assert len(asked_for()) > 100
    assert sorted(asked_for() - known) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_message_is_left_that_the_program_does_not_say(lang: str) -> None:
    whole, patterns = said()
    made = re.compile("|".join(f"(?:{p})" for p in patterns if not p.startswith(".+")))
    looked_up = re.compile("(good|word|resource|option|value)-.+")  # facts, and the command line
    part_of = {id for reading in readings(lang).values() for id in reading.references}

    left = [
        id
        for id in ids(lang, *terminal_files())
        if id not in part_of
        and plain(id) not in whole
        and not made.fullmatch(plain(id))
        and not looked_up.fullmatch(plain(id))
    ]

    assert left == []
