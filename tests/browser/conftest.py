"""A browser and a server for all tests of the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.driving import CHROMIUM, FLAGS, Person, Server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), "these tests need Chromium: apt install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built = files("perihelion.server").joinpath("pages", "index.html").is_file()
    assert built, "the pages have not been built: make web"
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def staged(tmp_path: Path) -> Iterator[Server]:
    """A server with positions that are rare in play."""
    server = Server(tmp_path, staged=True)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser; nobody's page may complain about anything."""
    people: list[Person] = []

    def come(**how: Any) -> Person:
        people.append(Person(browser, server.address, **how))
        return people[-1]

    yield come
    for one in people:
        one.context.close()
        assert one.complaints == []
