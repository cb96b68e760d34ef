"""What goes over the wire between a page and its server, as the browser sees it."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

WATCH: Final = """() => {
  const region = document.querySelector("[data-announced]");
  window.announced = [];
  new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const one of addedNodes) window.announced.push(one.textContent);
  }).observe(region, { childList: true });
}"""
"""Note what is added to the live region: that is what a screen reader says."""


class Heard:
    """What the server has told a page, and what the page has said."""

    def __init__(self, page: Page) -> None:
        self.update: Any = None
        self.socket: WebSocket | None = None
        self.plan: Any = None  # as it was drafted last
        self.frames: list[str] = []
        self.answers: list[list[int]] = []
        self.told: list[str] = []  # by the log
        self.asked: list[tuple[str, int]] = []  # each question, after so many events
        page.on("websocket", self._listen)

    def question(self) -> Any:
        return None if self.update is None else self.update["question"]

    def spoken(self) -> Any:
        """The table in words, as it came last."""
        return self.update["spoken"]

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._say)

    def _say(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            self.answers.append(message["picks"])

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(str(frame))
        message = json.loads(frame)
        if message["type"] == "drafted":
            self.plan = message["view"]["plan"]
        elif message["type"] == "update":
            before, self.update = self.update, message
            self.plan = message["view"].get("plan")
            self.told += [e["words"] for e in message["log"]["events"] if e["words"] is not None]
            asked = message["question"]
            if asked and (before is None or before["question"] != asked):
                self.asked.append((asked["words"], len(self.told)))

    def listen_from_now(self, page: Page) -> None:
        """What is announced from now on is compared with what is told from now on."""
        page.evaluate(WATCH)
        self.told, self.asked = [], []

    def check_announced(self, page: Page) -> int:
        """Every event has been announced once and in order, and every question after what led to
        it; how many events there were.
        """
        asked = list(self.asked)
        said = 0  # of the events
        for one in page.evaluate("window.announced"):
            if said < len(self.told) and one == self.told[said]:
                said += 1
            else:  # a question, after all that was told before it
                before = next(count for words, count in asked if words == one)
                assert said >= before, f"asked too early: {one}"
                del asked[: asked.index((one, before)) + 1]
        assert said == len(self.told), f"never announced: {self.told[said]}"
        assert asked == []
        return said
