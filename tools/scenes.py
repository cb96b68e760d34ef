"""The scenes that `tools/screens.py` takes pictures of: how to get there, and what to do."""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

ALL: Final = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

NAMES: Final = {"en": "Ada", "ru": "Ада"}


class Story:
    """What all pictures share: one person, and the tables that have been laid and played on."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies: Any = []
        self.tables: dict[str, str] = {}
        self.calls = itertools.count(1)


class Visit:
    """A person with a browser of some size, in some language and theme."""

    def __init__(self, context: BrowserContext, story: Story, lang: str) -> None:
        self.context = context
        self.story = story
        self.address = story.address
        self.calls = story.calls
        context.add_cookies(story.cookies)
        self.page: Page = context.new_page()
        self.page.goto(self.address)
        self.page.wait_for_selector(".shell")
        self.ask("PATCH", "/api/me", {"lang": lang, "name": NAMES[lang]})
        story.cookies = context.cookies()

    def ask(self, method: str, path: str, body: object) -> Any:
        """Ask something of the server, as the page would."""
        token = next(c["value"] for c in self.context.cookies() if c["name"] == "csrf")
        headers = {"x-csrf-token": token, "origin": self.address}
        answer = self.context.request.fetch(
            self.address + path, method=method, data=body, headers=headers
        )
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: object) -> Any:
        """Ask for something to be done."""
        return self.ask("POST", path, body)

    def lay(self, *seats: str, game: str = "race", **more: Any) -> str:
        """Lay a table, or find the same one laid before; its id."""
        known = ("me", "open", "here")
        plans = [{"who": s} if s in known else {"who": "bot", "bot": s} for s in seats]
        body = {"game": game, "seats": plans, **more}
        key = repr(body)
        if key not in self.story.tables:
            self.story.tables[key] = str(self.post("/api/tables", body)["id"])
        return self.story.tables[key]

    def let_play(self, table: str, round: int) -> None:
        """Let a bot play for me until this round, since it plays better than this tool."""
        path = f"/api/tables/{table}"
        watched = f"{self.address}{path}/update"
        if self.context.request.get(watched).json()["view"]["round"] >= round:
            return
        self.post(f"{path}/leave", {})
        while True:
            update = self.context.request.get(watched).json()
            if update["end"] is not None:
                sys.exit("the game was over before that round")
            if update["view"]["round"] >= round:
                break
            time.sleep(0.02)
        self.post(f"{path}/return", {})

    def asked(self, table: str) -> Any:
        """What the first seat sees, when the bots have thought."""
        while True:
            answer = self.context.request.get(f"{self.address}/api/tables/{table}/update?seat=0")
            update = answer.json()
            if update["question"] is not None or update["end"] is not None:
                return update
            time.sleep(0.02)

    def play(self, table: str, kind: str, round: int, limit: int = 900) -> None:
        """Play on, building whatever can be built, until a question of this kind in this round or
        later, or until the end.
        """
        for number in range(limit):
            update = self.asked(table)
            question = update["question"]
            if question is None:
                if kind != "end":
                    sys.exit(f"the game has ended without a question {kind}")
                return
            if kind in question["kind"] and update["view"]["round"] >= round:
                return
            self.answer(table, question, good_enough(question, number))
        sys.exit("the question that was to be shown never came")

    def answer(self, table: str, question: Any, picks: list[int]) -> None:
        """Answer a question."""
        body = {"call": next(self.calls), "type": "answer", "seat": 0, "on": question["number"]}
        self.post(f"/api/tables/{table}/play", {**body, "picks": picks})

    def show(self, path: str, ready: str) -> Page:
        """Go to a page and wait until it is there."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector(ready)
        self.page.wait_for_function("document.fonts.ready.then(() => true)")
        return self.page


def good_enough(question: Any, number: int) -> list[int]:
    """An answer that brings a game forward: actions in turn, cards rather than passing."""
    options = question["options"]
    plain = [o for o in options if o["kind"] == "action"]
    if question["kind"] in ("action", "action-last") and plain:
        chosen = plain[(number * 5 + 2) % len(plain)]
        rest = [o["id"] for o in plain if o is not chosen]
        return sorted([chosen["id"], *rest[: question["most"] - 1]])
    if question["several"]:
        return [o["id"] for o in options[: max(question["least"], 1)]]
    real = [o for o in options if o["kind"] not in ("pass", "stop", "pass-later", "takeover")]
    return [(real or options)[number % len(real or options)]["id"]]


# -- scenes --------------------------------------------------------------------


def home(visit: Visit) -> Page:
    """The first page of somebody who has played a little."""
    first = visit.lay("me", "greedy", "greedy", seed=5)
    visit.play(first, "action", 2)
    visit.lay("me", "open", "open")
    visit.lay("me", "greedy", options={"expansions": ALL[:1]}, seed=6)
    return visit.show("/", ".line")


def setup(visit: Visit) -> Page:
    """Setting up a table with expansions."""
    page = visit.show("/new?game=race", ".setup")
    for box in page.locator(".choices input[type=checkbox]").all()[:2]:
        box.check()
    page.locator(".seat-choice select").last.select_option("open")
    return page


def waiting(visit: Visit) -> Page:
    """A table with a free seat."""
    table = visit.lay("me", "greedy", "open")
    return visit.show(f"/table/{table}", ".waiting-room")


def invited(visit: Visit) -> Page:
    """Where an invitation leads somebody who has never been here."""
    table = visit.lay("me", "greedy", "open")
    link = visit.context.request.get(f"{visit.address}/api/tables/{table}").json()["invitation"]
    visit.context.clear_cookies()
    visit.context.add_init_script("localStorage.setItem('entered', 'no')")
    return visit.show(link, ".narrow .primary")


def lost(visit: Visit) -> Page:
    """A table that is not there."""
    return visit.show("/table/nowhere", ".narrow")


def person(visit: Visit) -> Page:
    """Name, password, device."""
    return visit.show("/me", ".me .panel")


def opening(visit: Visit) -> Page:
    """The opening hand."""
    table = visit.lay("me", "greedy", "greedy", seed=11)
    return visit.show(f"/table/{table}", ".hand .piece")


def action(visit: Visit) -> Page:
    """The choice of actions in the middle of a game of three."""
    table = visit.lay("me", "greedy", "greedy", seed=7)
    visit.let_play(table, 7)
    visit.play(table, "action", 7)
    return visit.show(f"/table/{table}", ".actions")


def explore(visit: Visit) -> Page:
    """Sorting explored cards."""
    table = visit.lay("me", "greedy", seed=8)
    visit.play(table, "explore-keep", 3)
    return visit.show(f"/table/{table}", ".hand .piece")


def settle(visit: Visit) -> Page:
    """Choosing a world, with one barred card explaining itself."""
    table = visit.lay("me", "greedy", "greedy", "greedy", seed=9)
    visit.let_play(table, 4)
    visit.play(table, "settle", 4)
    page = visit.show(f"/table/{table}", ".hand .piece")
    page.locator(".hand .piece.barred, .hand .piece.legal").first.hover()
    barred = page.locator(".hand .piece.barred")
    if page.locator(".foot").is_visible() and barred.count():
        barred.first.tap()
        page.wait_for_selector(".sheet")
    return page


def paying(visit: Visit) -> Page:
    """Paying, with some cards picked."""
    table = visit.lay("me", "greedy", seed=12)
    visit.let_play(table, 3)
    visit.play(table, "-pay", 3)
    page = visit.show(f"/table/{table}", ".hand .piece.legal")
    page.locator(".hand .piece.legal").first.click()
    return page


def crowd(visit: Visit) -> Page:
    """Six players with everything that there is."""
    options = {"expansions": ALL[:2], "takeovers": True}
    table = visit.lay("me", *["greedy"] * 5, seed=13, options=options)
    visit.let_play(table, 6)
    visit.play(table, "action", 6)
    return visit.show(f"/table/{table}", ".actions")


def prestige(visit: Visit) -> Page:
    """All three expansions, late in the game."""
    options = {"expansions": ALL, "takeovers": True}
    table = visit.lay("me", "greedy", "greedy", seed=14, options=options)
    visit.let_play(table, 6)
    visit.play(table, "action", 6)
    return visit.show(f"/table/{table}", ".actions")


def late(visit: Visit) -> Page:
    """A full tableau near the end."""
    table = visit.lay("me", "random", seed=15)
    visit.let_play(table, 9)
    visit.play(table, "action", 9)
    return visit.show(f"/table/{table}", ".tableau .piece")


def tiny(visit: Visit) -> Page:
    """Tiny Epic Galaxies on the plain board."""
    return on_plain_board(visit, "tiny", 25)


def roll(visit: Visit) -> Page:
    """Roll for the Galaxy on the plain board."""
    return on_plain_board(visit, "roll", 25)


def beyond(visit: Visit) -> Page:
    """Beyond the Sun on the plain board."""
    return on_plain_board(visit, "beyond", 25)


def on_plain_board(visit: Visit, game: str, answers: int) -> Page:
    """A game without a board of its own, after some answers."""
    table = visit.lay("me", "greedy", "greedy", game=game, seed=3)
    for number in range(answers):
        question = visit.asked(table)["question"]
        if question is None:
            break
        visit.answer(table, question, good_enough(question, number))
    return visit.show(f"/table/{table}", ".plain-board")


def curtain(visit: Visit) -> Page:
    """Two people at one device: the next one takes over."""
    table = visit.lay("me", "here", seed=21)
    update = visit.context.request.get(f"{visit.address}/api/tables/{table}/update?seat=0").json()
    question = update["question"]
    if question is not None:
        visit.answer(table, question, good_enough(question, 0))
    return visit.show(f"/table/{table}", ".curtain")


def chat(visit: Visit) -> Page:
    """The chat; on a phone it comes up as a sheet."""
    table = visit.lay("me", "greedy", seed=22)
    page = visit.show(f"/table/{table}", ".hand .piece")
    if page.locator(".foot").is_visible():
        page.locator(".foot .tool").nth(3).click()
    else:
        page.locator(".side-tabs button").nth(1).click()
    page.locator(".phrases button").first.click()
    page.wait_for_selector(".chat-lines strong")
    return page


def end(visit: Visit) -> Page:
    """The final score."""
    table = visit.lay("me", "greedy", "greedy", seed=16)
    visit.let_play(table, 6)
    visit.play(table, "end", 0)
    return visit.show(f"/table/{table}", ".end-dialog")


def over(visit: Visit) -> Page:
    """The table after the end."""
    page = end(visit)
    page.locator(".end-do button.secondary").first.click()
    page.wait_for_selector("[data-end]")
    return page


def log(visit: Visit) -> Page:
    """The log; on a phone it comes up as a sheet."""
    page = action(visit)
    if page.locator(".foot").is_visible():
        page.locator(".foot .tool").nth(2).click()
        page.wait_for_timeout(300)
    return page


def help(visit: Visit) -> Page:
    """The legend of all signs."""
    page = opening(visit)
    place = ".foot" if page.locator(".foot").is_visible() else ".head-tools"
    page.locator(f"{place} .tool").nth(-2).click()
    page.wait_for_selector(".help-dialog")
    return page


def menu(visit: Visit) -> Page:
    """The menu of a table."""
    page = opening(visit)
    place = ".foot" if page.locator(".foot").is_visible() else ".head-tools"
    page.locator(f"{place} .tool").last.click()
    page.wait_for_selector(".menu-dialog")
    return page


SCENES: Final[dict[str, Callable[[Visit], Page]]] = {
    scene.__name__: scene
    for scene in (
        home,
        setup,
        waiting,
        invited,
        lost,
        person,
        opening,
        action,
        explore,
        settle,
        paying,
        crowd,
        prestige,
        late,
        tiny,
        roll,
        beyond,
        curtain,
        chat,
        end,
        over,
        log,
        help,
        menu,
    )
}
