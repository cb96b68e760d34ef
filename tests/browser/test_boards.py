"""Boards come when a table of their game is opened, with their words, and not before."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, WebSocketRoute, expect

from browser.driving import Person

Come = Callable[..., Person]

CHUNK = re.compile(r"/assets/(plain|race|beyond)-[\w-]{8}\.(js|css)$")


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


@pytest.mark.parametrize(
    ("game", "board"), [("race", "race"), ("beyond", "beyond"), ("roll", "plain")]
)
def test_a_table_brings_its_own_board_and_no_other(person: Come, game: str, board: str) -> None:
    me = person(lang="ru")
    came = chunks(me)

    me.lay("me", "greedy", game=game)
    me.page.wait_for_selector(f".board-{board} .ask.asks")

    names = sorted((found[1], found[2]) for r in came if (found := CHUNK.search(r.url)))
    assert names == [(board, "css"), (board, "js")]
    for answer in came:
        assert answer.headers["content-encoding"] == "br"
        assert "immutable" in answer.headers["cache-control"]
    assert "pages-" not in me.page.locator("body").inner_text()


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
            lambda told: line.send(str(told).replace('"board":"plain"', '"board":"new"'))
        )

    me.page.route_web_socket(re.compile("/socket$"), newer)
    me.lay("me", "greedy", game="roll")

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
