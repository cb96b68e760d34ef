"""Reading the Fluent files, finding a message in them and filling it in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import ast

from perihelion.tabletop.registry import PACKAGE, games, home_of
from perihelion.words.language import LANGUAGES
from perihelion.words.planets import planet


@cache
def _files(home: str) -> dict[str, str]:
    """The Fluent files of a package by name, the same in all languages; each with its package."""
    folder = files(home).joinpath("words", "en")
    found = [one.name for one in folder.iterdir()] if folder.is_dir() else []
    names = [name.removesuffix(".ftl") for name in found if name.endswith(".ftl")]
    return dict.fromkeys(sorted(names), home)


FILES: Final = tuple(_files(PACKAGE))
"""The Fluent files of this package."""


def all_files() -> dict[str, str]:
    """The Fluent files of this package and of games that others bring, each with its package."""
    out = dict(_files(PACKAGE))
    for game in games():
        home = home_of(game)
        if home.partition(".")[0] != PACKAGE:
            out |= _files(home)
    return out


_strict: list[bool] = [False]


class MissingWords(LookupError):
    """A message, or something that a message mentions, is missing."""


def be_strict(strict: bool = True) -> None:
    """Let missing words raise an error from now on; otherwise the id of the message is shown."""
    _strict[0] = strict


def source(lang: str, name: str) -> str:
    """The text of a Fluent file."""
    home = all_files()[name]
    return files(home).joinpath("words", lang, f"{name}.ftl").read_text("utf-8")


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language."""
    if lang not in LANGUAGES:
        raise ValueError(f"no such language: {lang!r}; there are {', '.join(LANGUAGES)}")
    out = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for name in all_files():
        resource = FluentResource(source(lang, name))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{lang}/{name}.ftl cannot be read: {entry.content}")
        out.add_resource(resource)
    return out


def exists(lang: str, id: str) -> bool:
    """Whether there is such a message."""
    return bool(bundle(lang).has_message(id))


def find(lang: str, *ids: str) -> str:
    """The first of these messages that exists; the first of all if none does."""
    known = bundle(lang)
    for id in ids:
        if known.has_message(id):
            return id
    if _strict[0]:
        raise MissingWords(f"no message {' or '.join(ids)} in {lang}")
    return ids[0]


def fill(lang: str, id: str, facts: Mapping[str, object]) -> str:
    """The message with the facts filled in."""
    known = bundle(lang)
    pattern = known.get_message(id).value if known.has_message(id) else None
    if pattern is None:
        return id
    said, errors = known.format_pattern(pattern, dict(facts))
    if errors and _strict[0]:
        raise MissingWords(f"{id} in {lang}: {'; '.join(str(error) for error in errors)}")
    return str(said)


def attribute(lang: str, id: str, name: str) -> str:
    """An attribute of a message: never shown, but it says something about the message."""
    known = bundle(lang)
    if not known.has_message(id):
        raise MissingWords(f"no message {id} in {lang}")
    attributes = known.get_message(id).attributes
    if name not in attributes:
        raise MissingWords(f"{id} in {lang} has no attribute {name}")
    said, _ = known.format_pattern(attributes[name], {})
    return str(said)


def _signed(number: object) -> Any:
    """SIGNED($n): a number with its sign, as strength is written."""
    if not isinstance(number, int | float):
        return FluentNone("SIGNED")
    n = int(number)
    return f"+{n}" if n >= 0 else f"−{-n}"


def _world(title: object, case: object = "nom") -> Any:
    """WORLD($card, case: "acc"): a world by its title inside a Russian sentence."""
    if isinstance(title, FluentNone):
        return title
    return planet(str(title), str(case))


FUNCTIONS: Final[dict[str, Any]] = {"SIGNED": _signed, "WORLD": _world}
"""What messages may call."""
