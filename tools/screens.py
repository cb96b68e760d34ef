"""Take pictures of every page, in both languages, both sizes and both themes, to be looked at.

`python tools/screens.py` takes all of them, into build/screens/; with words after it only scenes
that have one of them in their names; with `--lang`, `--size` and `--theme` only those.
"""

from __future__ import annotations

import argparse
import itertools
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
SIZES: Final = {"desk": (1280, 720), "phone": (390, 844)}
ALL: Final = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

NAMES: Final = {"en": "Ada", "ru": "Ада"}

CHROMIUM: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own with an empty store; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        program = Path(sys.executable).with_name("perihelion")
        command = [str(program), "serve", "--no-open"]
        place = ["--port", str(port), "--database", f"{folder}/games.sqlite"]
        with (Path(folder) / "log").open("w") as log:
            running = subprocess.Popen([*command, *place], stdout=log, stderr=log)
            try:
                wait_for(address)
                yield address
            finally:
                running.terminate()
                running.wait()


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(1200):
        try:
            urllib.request.urlopen(f"{address}/healthz").close()
            return
        except urllib.error.URLError:
            time.sleep(0.1)
    sys.exit("the server did not start")


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
        """Lay a table, or find the one that was laid so before; its id."""
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
    if question["kind"] == "opening-start-world":
        return sorted([options[0]["id"], *[o["id"] for o in options[-question["most"] + 1 :]]])
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


def take(browser: Browser, story: Story, name: str, lang: str, size: str, theme: str) -> Path:
    """One picture."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        reduced_motion="reduce",
        has_touch=size == "phone",
        device_scale_factor=1,
    )
    kept = {"theme": theme, "entered": "yes"}
    for key, value in kept.items():
        context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
    try:
        page = SCENES[name](Visit(context, story, lang))
        if name != "settle":
            page.mouse.move(2, 2)
        page.wait_for_timeout(150)
        target = ROOT / "build" / "screens" / f"{name}-{lang}-{size}-{theme}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        full = name in ("home", "setup", "waiting", "person")
        page.screenshot(path=target, full_page=full)
        return target
    finally:
        context.close()


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scene", nargs="*", help="only these, or those whose names have it")
    parser.add_argument("--lang", choices=["en", "ru"])
    parser.add_argument("--size", choices=list(SIZES))
    parser.add_argument("--theme", choices=["dark", "light"])
    given = parser.parse_args()
    names = [n for n in SCENES if not given.scene or any(part in n for part in given.scene)]
    langs = [given.lang] if given.lang else ["en", "ru"]
    sizes = [given.size] if given.size else list(SIZES)
    themes = [given.theme] if given.theme else ["dark", "light"]
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        story = Story(address)
        for name, lang, size, theme in itertools.product(names, langs, sizes, themes):
            print(take(browser, story, name, lang, size, theme).relative_to(ROOT), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
