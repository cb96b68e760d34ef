"""A server of its own, and people who click."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    TimeoutError,
    expect,
)

ROOT: Final = Path(__file__).parents[2]
CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NEXT: Final = """before =>
  Number(document.querySelector('.ask')?.dataset.number ?? -1) !== before
  || document.querySelector('.end-dialog, .ask-sure')"""
"""Whether something else is asked, or the end has come, or a second yes is wanted."""

GOALS: Final = ".stack-head.legal, .act.legal, .placed .tile-piece.legal"
"""Where a piece of Roll for the Galaxy may go that has been lifted."""

HASTY: Final = """from perihelion.server import stored
stored.GRACE = 3
from perihelion.cli import main
main()"""
"""A server that waits no two minutes for who has gone."""

CHOICE: Final = "[data-legal]:visible"
"""Something that may be chosen and is in sight: on a phone the first of all may lie on another part
of the table than the one that is open.
"""

DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""Until what has just changed has been drawn."""

DESK: Final = (1280, 720)
PHONE: Final = (390, 844)


class Server:
    """A server in a process of its own, to be killed and started again over the same games. Tables
    of a staged one are arranged, if they have the seed of a stage.
    """

    def __init__(self, folder: Path, staged: bool = False) -> None:
        self.folder = folder
        self.staged = staged
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        port, database = str(self.port), str(self.folder / "games.sqlite")
        serving = ["-c", HASTY, "serve", "--no-open", "--port", port, "--database", database]
        staging = ["-m", "tools.staged", port, database]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *(staging if self.staged else serving)],
                stdout=log,
                stderr=log,
                env=dict(os.environ),
                cwd=ROOT,
            )
        for _ in range(1200):
            try:
                urllib.request.urlopen(f"{self.address}/healthz").close()
                return
            except urllib.error.URLError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text("utf-8"))

    def kill(self) -> None:
        """Without a warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()


class Person:
    """Somebody with a browser. Whatever the page complains about is noted."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        lang: str = "en",
        moving: bool = False,
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=size == PHONE,
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.asked = 0

    def _note(self, message: ConsoleMessage) -> None:
        # That a request is refused, or a server down, is the browser's news and not the page's.
        expected = ("Failed to load resource", "WebSocket connection", "ERR_CONNECTION_REFUSED")
        if message.type == "error" and not any(part in message.text for part in expected):
            self.complaints.append(message.text)

    def press_long(self, thing: Locator) -> None:
        """Lay a finger on something and leave it there until it has told about itself."""
        box = thing.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = self.context.new_cdp_session(self.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        self.page.wait_for_selector(".sheet")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def post(self, path: str, body: object) -> Any:
        """What the page would ask of the server."""
        token = next(c["value"] for c in self.context.cookies() if c["name"] == "csrf")
        headers = {"x-csrf-token": token, "origin": self.address}
        answer = self.context.request.post(self.address + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def lay(self, *seats: str, game: str = "race", **more: Any) -> str:
        """Lay a table without clicking, and go there; its path."""
        self.go()
        self.page.wait_for_selector(".play-card")
        known = ("me", "open", "here")
        plans = [{"who": s} if s in known else {"who": "bot", "bot": s} for s in seats]
        table = self.post("/api/tables", {"game": game, "seats": plans, **more})
        path = f"/table/{table['id']}"
        self.go(path)
        return path

    def found_at_rest(self, script: str) -> Any:
        """What a script still finds when everything has had time to find its place."""
        end = time.monotonic() + 5
        while (found := self.page.evaluate(script)) and time.monotonic() < end:
            self.page.wait_for_timeout(100)
        return found

    # -- at the table --------------------------------------------------------

    def ask(self) -> Locator:
        return self.page.locator(".ask")

    def kind(self) -> str | None:
        """What is asked of me now."""
        return self.ask().get_attribute("data-question")

    def number(self) -> int:
        return int(self.ask().get_attribute("data-number") or -1)

    def hand(self) -> list[str]:
        """The numbers of the cards in my hand."""
        pieces = self.page.locator(".hand .piece").all()
        return sorted(piece.get_attribute("data-piece") or "" for piece in pieces)

    def wait_until_asked(self, kind: str | None = None) -> None:
        """Wait until something, or this, is asked of me."""
        ready = "[data-busy=false]"
        wanted = f".ask.asks{ready}" if kind is None else f".ask[data-question='{kind}']{ready}"
        self.page.wait_for_selector(wanted, timeout=60_000)
        self.page.wait_for_selector(CHOICE)

    def wait_until_asked_or_over(self) -> bool:
        """Wait until something is asked of me; whether the game goes on."""
        self.page.wait_for_selector(".ask.asks[data-busy=false], .end-dialog", timeout=90_000)
        if self.page.locator(".end-dialog").count():
            return False
        self.page.wait_for_selector(CHOICE)
        return True

    def answer(self) -> None:
        """Answer by clicking what glows: actions in turn, cards rather than passing. What is
        still being shown is skipped, since what flies cannot be clicked.
        """
        before = self.number()
        if self.page.locator(".game[data-playing=true]").count():
            self.page.keyboard.press("Escape")
        legal = self.page.locator("[data-legal]")
        count = legal.count()
        assert count > 0, f"nothing can be clicked: {self.ask().inner_text()}"
        self.asked += 1
        if self.ask().locator("[data-send]").count():
            self._gather(legal, count)
        elif self.ask().locator(".planner").count():
            self._assign()
        elif self.ask().locator(".action-card").count():
            legal.nth((self.asked * 5 + 2) % count).click()
        else:
            cards = self.page.locator(".piece[data-legal]")
            chosen = cards if cards.count() else legal
            chosen.nth(self.asked % chosen.count()).click()
            self._put_down(before)
            self._choose_from_menu()
        self.page.wait_for_function(NEXT, arg=before)
        sure = self.page.locator(".ask-sure .primary")
        if sure.count() and self.number() == before:
            sure.click()
            self.page.wait_for_function(NEXT.replace(".ask-sure", ".nowhere"), arg=before)

    def _assign(self) -> None:
        """Select a phase with the die that is offered, give wild dice their rows, be ready."""
        phases = self.page.locator(".column")
        phase = phases.nth(self.asked % phases.count())
        phase.locator(".column-head").click()
        phase.locator(".slot.taken").wait_for()
        idle = self.page.locator(".wilds .rolled")
        while (left := idle.count()) > 0:
            phase.locator(".column-does").click()
            expect(idle).to_have_count(left - 1)
        self.page.locator("[data-ready][aria-disabled=false]").click()

    def _gather(self, legal: Locator, count: int) -> None:
        """Pick as many as are needed, then send them together."""
        send = self.ask().locator("[data-send]")
        for k in range(count):
            if send.is_enabled():
                break
            legal.nth(k).click()
            self.page.wait_for_selector(".ask [data-send]:not([aria-busy=true])")
        send.click()

    def _choose_from_menu(self) -> None:
        """Where several answers are about one card, a menu opens."""
        menu = self.page.locator(".option-menu button")
        if menu.count():
            menu.first.click()

    def _put_down(self, before: int) -> None:
        """A piece that can go to several places has been lifted: put it down where it may go."""
        if not self.page.locator(".piece.lifted").count():
            return
        places = self.page.locator(".piece[data-legal]:not(.lifted)")
        names = [place.get_attribute("data-piece") for place in places.all()]
        for name in names:
            place = self.page.locator(f".piece[data-legal][data-piece='{name}']")
            if place.count():
                place.click()
            taken = self.page.locator(".ask[data-busy=true]").count() or self.number() != before
            if taken or not self.page.locator(".piece.lifted").count():
                return

    def play(self, answers: int) -> bool:
        """Give so many answers; whether the game goes on."""
        for _ in range(answers):
            if not self.wait_until_asked_or_over():
                return False
            self.answer()
        return True


def whoever_is_asked(*people: Person) -> Person:
    """The first of these who is asked something; they take turns to be looked at until one is."""
    for _ in range(600):
        for one in people:
            if one.page.locator(".ask.asks[data-busy=false]").count():
                one.wait_until_asked()
                return one
        with contextlib.suppress(TimeoutError):
            people[0].page.wait_for_selector(".ask.asks[data-busy=false]", timeout=100)
    raise AssertionError("nobody is asked anything")
