"""Somebody who plays any board in any way: they think of an answer, carry it out on the page, and
look whether the page has sent what they meant.
"""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.sync_api import Locator, expect

from browser.driving import DRAWN, Person
from browser.hands import Ears, Mouse
from browser.hearing import Heard

QUIET: Final = {"pass", "stop", "done", "end-turn", "pass-later", "end", "skip", "decline", "none"}
"""Answers that do nothing, or nothing more."""

STATE: Final = """([number, picked]) => {
  const ask = document.querySelector(".ask");
  if (document.querySelector(".end-dialog")) return "next";
  if (Number(ask?.dataset.number ?? -1) !== number) return "next";
  if (document.querySelector(".option-menu")) return "menu";
  if (document.querySelector(".lifted")) return "lifted";
  if (document.querySelector(".ask-sure")) return "sure";
  if (parseInt(ask.querySelector(".ask-count")?.textContent ?? "0") > picked) return "picked";
  return null;
}"""
"""What a press has led to, as soon as it has led to something."""

ON: Final = """(number) => document.querySelector(".end-dialog") !== null
  || Number(document.querySelector(".ask")?.dataset.number ?? -1) !== number"""
"""Whether something else is asked, or nothing more."""

MANY: Final = 99
"""More picks than can be made: none of them is waited for."""


class Player:
    """Somebody at a table."""

    def __init__(self, me: Person, hands: Mouse, heard: Heard, luck: int) -> None:
        self.me = me
        self.page = me.page
        self.hands = hands
        self.heard = heard
        self.luck = random.Random(luck)
        self.kinds: dict[str, int] = {}  # of questions that have been answered

    def play_out(self, limit: int = 600) -> Any:
        """Answer until the game is over; what it has ended with."""
        for _ in range(limit):
            if not self.me.wait_until_asked_or_over():
                return self.heard.update["end"]
            self.answer()
        raise AssertionError("no game takes so long")

    def answer(self) -> None:
        """Answer what is asked."""
        question = self.heard.question()
        assert question["number"] == self.me.number()
        kind = question["kind"]
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        if isinstance(self.hands, Ears) and self.kinds[kind] < 3 and kind != "assign":
            self.listen(question)
        if kind == "assign" and self.heard.plan is not None:
            meant = self.plan(question)
        elif question["several"] and not question["least"] == question["most"] == 1:
            meant = self.gather(question)
        else:
            option = self.choose(question["options"])
            self.give(option, question["number"])
            meant = [option["id"]]
        if self.wait(question["number"], MANY) == "sure":
            self.hands.press(self.page.locator(".ask-sure .primary"))
        self.page.wait_for_function(ON, arg=question["number"])
        self.check_sent(question, meant)

    def check_sent(self, question: Any, meant: list[int]) -> None:
        """What went over the wire is what was meant; of what is called the same, either will do."""
        words = {option["id"]: option["words"] for option in question["options"]}
        sent = self.heard.answers.pop(0)
        assert sorted(words.get(k, str(k)) for k in sent) == sorted(
            words.get(k, str(k)) for k in meant
        )
        self.heard.answers.clear()  # what the page has answered by itself, since it was obvious

    def choose(self, options: list[Any]) -> Any:
        """One of them by chance; seldom to do nothing more."""
        busy = [option for option in options if option["kind"] not in QUIET]
        lazy = not busy or self.luck.random() < 0.1
        return self.luck.choice(options if lazy else busy)

    # -- one answer ---------------------------------------------------------------------

    def give(self, option: Any, number: int, picked: int = MANY) -> str:
        """Carry out an answer on the page; what it has led to."""
        self.press(self.find(option))
        told = self.wait(number, picked)
        if told == "lifted" and option["target"] is not None:
            self.press(self.page.locator(f"[data-piece='{option['target']}'][data-legal]"))
            told = self.wait(number, picked)
        if told == "menu":
            self.press(self.page.locator(f".option-menu [data-answer='{option['id']}']"))
            told = self.wait(number, picked)
        return told

    def wait(self, number: int, picked: int) -> str:
        return str(self.page.wait_for_function(STATE, arg=[number, picked]).json_value())

    def find(self, option: Any) -> Locator:
        """What stands for an answer: a button of its own, else its piece, else where it goes."""
        button = self.page.locator(f"[data-answer='{option['id']}']")
        if option["kind"] in ("action", "boosted-action") and not button.count():
            self.press(self.page.locator(".boost-switch"))
        own = self.page.locator(f"[data-piece='{option['piece']}'][data-legal]")
        return button if button.count() or not own.count() else own

    def press(self, things: Locator) -> None:
        """Press the first of these that is in sight; on a phone it may lie on another page."""
        things.first.wait_for(state="attached")
        seen = things.locator("visible=true")
        tabs = self.page.locator(".tabs .tab:visible").all()
        while not seen.count() and tabs:
            self.hands.press(tabs.pop(0))
        self.hands.press(seen.first)

    # -- several things --------------------------------------------------------------------

    def gather(self, question: Any) -> list[int]:
        """Pick as many as are asked for, others if they do not fit together, and send them."""
        send = self.me.ask().locator("[data-send]")
        for _ in range(20):
            chosen = self.some(question)
            for picked, option in enumerate(chosen):
                self.give(option, question["number"], picked)
            self.page.wait_for_selector(".ask [data-send]:not([aria-busy=true])")
            if send.is_enabled():
                self.hands.send(send)
                return [option["id"] for option in chosen]
            self.hands.press(self.me.ask().locator(".gathered .secondary"))
        raise AssertionError("nothing fits together")

    def some(self, question: Any) -> list[Any]:
        """A set by chance, of about as many as are asked for. Who recruits names as many dice as
        the question says, and then perhaps something to recall.
        """
        options = question["options"]
        must: list[Any] = []
        if question["kind"] == "manage":
            recruits = [option for option in options if option["kind"] == "die"]
            must = self.luck.sample(recruits, question["facts"]["count"])
            options = [option for option in options if option not in recruits]
        wanted = question["least"] + self.luck.randrange(3) - len(must)
        most = min(question["most"] - len(must), len(options))
        return must + self.luck.sample(options, max(min(wanted, most), 0))

    # -- dice behind the screen --------------------------------------------------------------

    def plan(self, question: Any) -> list[int]:
        """Lay dice as long as one likes, then be ready; after a while those that have no row first,
        since most gestures take one away again.
        """
        for played in range(60):
            plan = self.heard.plan
            if plan["why_not"] is None and self.luck.random() < 0.4:
                break
            idle = {die["id"] for die in plan["dice"] if die["place"] == "wild"}
            every = plan["gestures"]
            laying = [one for one in every if one["piece"] in idle and one["kind"] != "select"]
            tidy = played > 20 and plan["selected"] and laying
            self.gesture(self.luck.choice(laying if tidy else every), question["number"])
        assert self.heard.plan["why_not"] is None
        meant: list[int] = self.heard.plan["whole"]
        self.hands.send(self.page.locator("[data-ready]"))
        return meant

    def gesture(self, gesture: Any, number: int) -> None:
        assert self.heard.socket is not None
        option = {**gesture, "id": "none"}
        with self.heard.socket.expect_event("framereceived", lambda m: '"drafted"' in str(m)):
            self.press(self.page.locator(f"[data-piece='{gesture['piece']}'][data-legal]"))
            lifted = self.page.locator(".lifted")
            self.page.evaluate(DRAWN)
            if lifted.count():
                self.press(self.page.locator(f"[data-piece='{option['target']}'][data-legal]"))
        self.page.evaluate(DRAWN)

    # -- listening -----------------------------------------------------------------------------

    def listen(self, question: Any) -> None:
        """Whatever may be chosen is in the tree, and what differs is called differently."""
        assert isinstance(self.hands, Ears)
        names: dict[str, str] = {}  # of each piece or button
        means: dict[str, set[str]] = {}  # what may be answered with it
        for option in question["options"]:
            if option["kind"] == "boosted-action":
                continue  # another name of the same button, as its switch stands
            place = option["piece"] or str(option["id"])
            if place not in names:
                names[place] = self.hands.name(self.find(option).first)
            means.setdefault(place, set()).add(option["words"])
        for one, name in names.items():
            same = [other for other in names if names[other] == name and means[other] != means[one]]
            assert same == [], f"{name} is {means[one]} and {means[same[0]]}"


def check_scores(me: Person, end: Any) -> None:
    """The final screen tells who has won, with how many points, and where they come from."""
    expect(me.page.locator(".end-dialog .verdict")).to_have_text(end["words"])
    totals = me.page.locator(".scores tfoot tr").first.locator("td").all_inner_texts()
    rows = me.page.locator(".scores tbody tr").all()
    parts = [
        [
            int(cell.partition("\n")[0].replace("·", "0"))
            for cell in row.locator("td").all_inner_texts()
        ]
        for row in rows
    ]
    assert [int(total) for total in totals] == end["scores"]
    assert [sum(column) for column in zip(*parts, strict=True)] == end["scores"]
