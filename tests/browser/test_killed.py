"""The server is killed in the middle of a game: the page comes back by itself, loses nothing and
counts nothing twice.
"""

from __future__ import annotations

import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest
from playwright.sync_api import Browser, expect

from browser.driving import Person
from browser.hands import Mouse
from browser.hearing import Heard
from browser.playing import Player
from server.killed import Killable, Nursery
from server.serving import FILE, broken


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


def begin(server: Killable) -> None:
    """Begin it, and wait until it lets people in."""
    server.begin()
    for _ in range(1200):
        try:
            urllib.request.urlopen(f"{server.address}/healthz").close()
            return
        except URLError:
            time.sleep(0.05)
    raise AssertionError("the server did not start")


def shown(me: Person) -> Any:
    """The question, the board and the log, as they are on the screen."""
    me.page.wait_for_selector(".game[data-link=open]", timeout=60_000)
    me.wait_until_asked()
    log = me.page.locator(".log-lines").inner_text()
    return me.number(), me.kind(), me.page.locator(".game-board").inner_text(), log


@pytest.mark.parametrize("game", ["race", "roll", "tiny", "beyond"])
def test_the_page_comes_back_by_itself(
    browser: Browser, nursery: Nursery, tmp_path: Path, game: str
) -> None:
    server = Killable(nursery, str(tmp_path / FILE))
    begin(server)
    me = Person(browser, server.address)
    player = Player(me, Mouse(me), Heard(me.page), 4)
    me.lay("me", "greedy", game=game, seed=4)
    for _ in range(6):
        me.wait_until_asked()
        player.answer()
    before = shown(me)

    server.kill()
    expect(me.page.locator(".link-lost")).to_be_visible()
    begin(server)

    assert shown(me) == before
    me.page.keyboard.press("ArrowRight")  # and once more, with an answer on its way
    me.page.keyboard.press("Enter")
    server.kill()
    begin(server)
    after = shown(me)
    me.page.reload()
    assert shown(me) == after
    for _ in range(3):
        me.wait_until_asked()
        player.heard.answers.clear()
        player.answer()
    server.kill()
    assert broken(tmp_path) == []
    assert me.complaints == []
    me.context.close()
