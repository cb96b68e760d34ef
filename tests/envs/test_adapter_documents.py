"""The pages about the adapters show what happens, and their examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from envs.test_documents import DOCS, blocks

pytestmark = pytest.mark.once

PAGES = {
    "use-pettingzoo": ("pettingzoo", 18),
    "use-gymnasium": ("gymnasium", 8),
    "use-openspiel": ("pyspiel", 20),
    "let-a-language-model-play": ("perihelion", 18),
    "force-chance": ("perihelion", 6),
}
"""What each page needs, and how many lines are typed there at least."""


@pytest.mark.parametrize("page", list(PAGES))
def test_the_sessions_of_a_page_run_as_shown(page: str) -> None:
    needs, least = PAGES[page]
    pytest.importorskip(needs)
    sessions = blocks(Path(DOCS / "howto" / f"{page}.md"), "pycon")
    test = doctest.DocTestParser().get_doctest("\n".join(sessions), {}, page, None, 0)
    runner = doctest.DocTestRunner()
    told: list[str] = []

    runner.run(test, out=told.append)

    assert not told, "".join(told)
    assert runner.tries >= least


@pytest.mark.parametrize("adapter", ["gymnasium", "openspiel"])
def test_the_example_of_an_adapter_runs(adapter: str) -> None:
    module = pytest.importorskip(f"perihelion.envs.{adapter}")

    tried = doctest.testmod(module)

    assert tried.attempted
    assert not tried.failed
