"""Boards come when a table of their game is opened, with their words, and not before."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Response, WebSocketRoute, expect

from browser.driving import Person

Come = Callable[..., Person]

CHUNK = re.compile(r"/assets/(plain|race|roll|tiny|beyond)-[\w-]{8}\.(js|css)$")

WORDS = re.compile(r"/assets/(\w+\.\w+)-[\w-]{8}\.js$")

HEAVIEST: Final = {"race": 76_500, "roll": 82_500, "tiny": 77_000, "beyond": 83_500}
"""The bytes that a table may weigh: at 1.6 Mbit/s five milliseconds are a kilobyte, and of a second
300 go by before the first comes, and 100 while the board is drawn.
"""


class Loading:
    """What a page asks for until it is there: in which round, and how much has come."""

    def __init__(self, me: Person) -> None:
        self.rounds: dict[str, int] = {}
        self.bytes: dict[str, int] = {}
        self.names: dict[str, str] = {}
        line = me.context.new_cdp_session(me.page)
        line.send("Network.enable")
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.webSocketCreated", self._asked)
        line.on("Network.loadingFinished", self._came)
        line.on("Network.webSocketFrameReceived", self._heard)

    def _asked(self, told: Any) -> None:
        """The page itself comes in the first round, what it names in the second, and what a script
        asks for in the round after that of the script.
        """
        name = told.get("url") or told["request"]["url"]
        self.names[told["requestId"]] = name
        frames = told["initiator"].get("stack", {}).get("callFrames", [])
        before = self.rounds.get(frames[0]["url"], 1) if frames else min(len(self.rounds), 1)
        self.rounds[name] = before + 1

    def _came(self, told: Any) -> None:
        self._add(told["requestId"], int(told["encodedDataLength"]))

    def _heard(self, told: Any) -> None:
        """The browser shows a message as it was written; over the line it came compressed. The
        first picture needs one with the table, the heaviest; where a bot answers late, more come.
        """
        count = len(zlib.compress(told["response"]["payloadData"].encode()))
        name = self.names.get(told["requestId"], "")
        self._add(told["requestId"], max(count - self.bytes.get(name, 0), 0))

    def _add(self, request: str, count: int) -> None:
        """What the page before had asked for may still be coming."""
        if request in self.names:
            name = self.names[request]
            self.bytes[name] = self.bytes.get(name, 0) + count


def chunks(me: Person) -> list[Response]:
    """The parts of boards that the page asks for, from now on."""
    found: list[Response] = []
    me.page.on("response", lambda r: found.append(r) if CHUNK.search(r.url) else None)
    return found


def test_the_home_page_brings_no_board(person: Come) -> None:
    me = person()
    came = chunks(me)

    me.go().wait_for_selector(".play-card")

    assert came == []


@pytest.mark.parametrize("game", ["race", "roll", "tiny", "beyond"])
def test_a_table_brings_its_own_board_and_no_other(person: Come, game: str) -> None:
    me = person(lang="ru")
    came = chunks(me)

    me.lay("me", "greedy", game=game)
    me.page.wait_for_selector(f".board-{game} .ask.asks")

    names = sorted((found[1], found[2]) for r in came if (found := CHUNK.search(r.url)))
    assert names == [(game, "css"), (game, "js")]
    for answer in came:
        assert answer.headers["content-encoding"] == "br"
        assert "immutable" in answer.headers["cache-control"]
    assert "pages-" not in me.page.locator("body").inner_text()


def test_the_words_of_a_board_come_in_the_language_that_is_spoken(person: Come) -> None:
    me = person(lang="ru")
    path = me.lay("me", "greedy", game="tiny", seed=2)
    me.wait_until_asked()
    asked: list[str] = []
    me.page.on("request", lambda r: asked.append(r.url))

    me.go(path)
    me.wait_until_asked()
    first = [found[1] for url in asked if (found := WORDS.search(url))]
    expect(me.page.locator(".tiny")).to_contain_text("Дом")
    me.page.locator(".lang button").filter(has_text="EN").click()
    expect(me.page.locator(".tiny")).to_contain_text("Home")
    both = [found[1] for url in asked if (found := WORDS.search(url))]

    assert first == ["tiny.ru"]
    assert both == ["tiny.ru", "tiny.en"]
    assert "pages-" not in me.page.locator("body").inner_text()


def test_a_table_asks_for_each_thing_once_and_before_its_page_runs(person: Come) -> None:
    me = person()
    path = me.lay("me", "greedy", seed=2)
    me.wait_until_asked()
    asked: list[str] = []
    me.page.on("request", lambda r: asked.append(r.url.removeprefix(me.address)))
    lines: list[str] = []
    me.page.on("websocket", lambda line: lines.append(line.url))

    with me.page.expect_response(re.compile("/faces\\?")):
        me.page.reload()
        me.wait_until_asked()

    table = f"/api{path.replace('table', 'tables')}"
    early = ["/api/me?lang=en", f"{table}?lang=en", f"{table}/faces/shown?lang=en"]
    wanted = [*early, f"{table}/faces?lang=en"]  # the others, when the table has been drawn
    assert sorted(url for url in asked if url.startswith("/api")) == sorted(wanted)
    assert len(lines) == 1
    assert len([url for url in asked if CHUNK.search(url)]) == 2
    assert (
        me.page.evaluate("Object.keys(early.asked).length + Object.keys(early.sockets).length") == 0
    )


@pytest.mark.parametrize("game", ["race", "roll", "tiny", "beyond"])
def test_a_table_needs_few_rounds_and_few_bytes(person: Come, game: str) -> None:
    me = person(lang="ru")
    path = me.lay("me", "greedy", game=game, seed=2)
    me.wait_until_asked()
    loading = Loading(me)

    me.go(path)
    me.wait_until_asked()

    late = re.compile(r"\.woff2$|\.svg$|/assets/later-|/faces\?")
    needed = {url for url in loading.bytes if not late.search(url)}
    scripts = {url for url in needed if url.endswith(".js")}
    weight = sum(loading.bytes[url] for url in needed)
    assert {loading.rounds[url] for url in needed if "/assets/" in url} == {2}
    assert max(loading.rounds[url] for url in needed) == 3  # asked for by `early.js`
    assert sum(loading.bytes[url] for url in scripts) < 75_000
    assert weight < HEAVIEST[game], loading.bytes


@pytest.mark.parametrize("part", ["js", "css"])
def test_a_board_that_does_not_come_is_asked_for_again(person: Come, part: str) -> None:
    me = person()
    missing = f"**/assets/race-*.{part}"
    me.context.route(missing, lambda route: route.abort())
    me.lay("me", "greedy", seed=2)
    again = me.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()

    me.context.unroute(missing)
    again.click()

    me.wait_until_asked()
    assert len(me.hand()) == 6


def test_a_page_older_than_its_server_offers_to_be_loaded_anew(person: Come) -> None:
    me = person()

    def newer(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda told: line.send(str(told).replace('"board":"tiny"', '"board":"new"'))
        )

    me.page.route_web_socket(re.compile("/socket$"), newer)
    me.lay("me", "greedy", game="tiny")

    expect(me.page.get_by_text("The board could not be loaded.")).to_be_visible()
    expect(me.page.get_by_role("button", name="Try again")).to_be_visible()


def test_at_the_end_a_card_explains_its_points_above_the_scores(person: Come) -> None:
    me = person()
    path = me.lay("me", "greedy", "greedy", seed=6)
    me.wait_until_asked()
    me.post(f"/api{path.replace('table', 'tables')}/leave", {})
    me.page.wait_for_selector(".end-dialog", timeout=60_000)
    card = me.page.locator(".scores [data-card]").first

    card.hover()

    hint = me.page.locator(".hint:popover-open .detail")
    expect(hint.locator("h3")).to_have_text(card.inner_text().replace("\u00ad", "").strip())
    assert hint.locator(".points-numeral").count() > 0
