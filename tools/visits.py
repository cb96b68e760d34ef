"""Who visits the pages to have them pictured: they lay tables, play on, and go to what is shown."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

ALL: Final = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

NAMES: Final = {"en": "Ada", "ru": "Ада"}
FRIENDS: Final = {"en": "Grace", "ru": "Грета"}


class NotReached(Exception):
    """What a scene shows has not come up in its game."""


class Refused(Exception):
    """The server does not do what it was asked for."""


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
        self.lang = lang
        context.add_cookies(story.cookies)
        self.page: Page = context.new_page()
        self.come(NAMES[lang])
        story.cookies = context.cookies()

    def come(self, name: str) -> None:
        """Come in, with a name."""
        self.page.goto(self.address)
        self.page.wait_for_selector(".shell")
        self.ask("PATCH", "/api/me", {"lang": self.lang, "name": name})

    @contextmanager
    def friend(self) -> Iterator[Visit]:
        """Somebody else, for as long as they are needed."""
        browser = self.context.browser
        assert browser is not None
        context = browser.new_context(locale=self.lang)
        context.add_init_script("localStorage.setItem('entered', 'yes')")
        other = Story(self.address)
        other.calls = self.calls
        friend = Visit(context, other, self.lang)
        friend.ask("PATCH", "/api/me", {"name": FRIENDS[self.lang]})
        try:
            yield friend
        finally:
            context.close()

    def ask(self, method: str, path: str, body: object) -> Any:
        """Ask something of the server, as the page would."""
        token = next(c["value"] for c in self.context.cookies() if c["name"] == "csrf")
        headers = {"x-csrf-token": token, "origin": self.address}
        answer = self.context.request.fetch(
            self.address + path, method=method, data=body, headers=headers
        )
        if not answer.ok:
            raise Refused(answer.text())
        return answer.json()

    def post(self, path: str, body: object) -> Any:
        """Ask for something to be done."""
        return self.ask("POST", path, body)

    def lay(self, *seats: str, game: str = "race", anew: bool = False, **more: Any) -> str:
        """Lay a table, or find the same one laid before, unless the scene answers there; its id."""
        known = ("me", "open", "here")
        plans = [{"who": s} if s in known else {"who": "bot", "bot": s} for s in seats]
        body = {"game": game, "seats": plans, **more}
        key = repr(body)
        if anew or key not in self.story.tables:
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
                raise NotReached(f"the game was over before round {round}")
            if update["view"]["round"] >= round:
                break
            time.sleep(0.02)
        try:
            self.post(f"{path}/return", {})
        except Refused:
            if self.context.request.get(watched).json()["end"] is None:
                raise
            raise NotReached(f"the bots had finished the game before round {round}") from None

    def let_finish(self, table: str) -> None:
        """Let a bot play for me to the end."""
        path = f"/api/tables/{table}"
        watched = f"{self.address}{path}/update"
        if self.context.request.get(watched).json()["end"] is None:
            self.post(f"{path}/leave", {})
        while self.context.request.get(watched).json()["end"] is None:
            time.sleep(0.1)

    def update(self, table: str, seat: int = 0) -> Any:
        """What a seat sees."""
        path = f"{self.address}/api/tables/{table}/update?seat={seat}"
        answer = self.context.request.get(path)
        if not answer.ok:
            raise Refused(answer.text())
        return answer.json()

    def asked(self, table: str) -> Any:
        """What the first seat sees, when the bots have thought."""
        while True:
            update = self.update(table)
            if update["question"] is not None or update["end"] is not None:
                return update
            time.sleep(0.02)

    def play(self, table: str, kind: str, round: int, limit: int = 3000) -> None:
        """Play on, building whatever can be built, until a question of this kind in this round or
        later, or until the end.
        """
        for number in range(limit):
            update = self.asked(table)
            question = update["question"]
            if question is None:
                if kind != "end":
                    raise NotReached(f"the game has ended without a question {kind}")
                return
            if kind in question["kind"] and update["view"]["round"] >= round:
                return
            self.answer(table, question, good_enough(question, number))
        raise NotReached(f"the question {kind} never came")

    def answer(self, table: str, question: Any, picks: list[int], seat: int = 0) -> None:
        """Answer a question."""
        body = {"call": next(self.calls), "type": "answer", "seat": seat, "on": question["number"]}
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
