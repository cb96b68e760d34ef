"""The words of contests and statistics: complete, and nothing left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from perihelion import arena, words
from shipped import SHIPPED
from words.test_messages import ids
from words.test_terminal import asked_in, unsaid

PACKAGE = Path(arena.__file__).parents[1]
SOURCES = [
    *PACKAGE.joinpath("arena").rglob("*.py"),
    PACKAGE / "cli" / "contests.py",
    PACKAGE / "cli" / "figures.py",
]


def names(lang: str) -> dict[str, str]:
    """What each message is called in the source."""
    return {id: re.sub(f"^arena-(({'|'.join(SHIPPED)})-)?", "", id) for id in ids(lang, "arena")}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_message_is_left_that_nobody_says(lang: str) -> None:
    assert len(names(lang)) > 60
    assert unsaid(lang, names(lang), SOURCES) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whatever_is_said_has_a_message(lang: str) -> None:
    known = set(names(lang).values()) | {id.removeprefix("boards-") for id in ids(lang, "boards")}
    known |= {id.removeprefix("cli-") for id in ids(lang, "cli")}

    assert len(asked_in(SOURCES)) > 30
    assert sorted(asked_in(SOURCES) - known) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_every_kind_of_piece_has_a_heading(lang: str, game: str) -> None:
    from perihelion.arena.stats.watching import watch_of

    known = ids(lang, "arena")
    assert [kind for kind in watch_of(game).KINDS if f"arena-{game}-kind-{kind}" not in known] == []
