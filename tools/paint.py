"""Measure how soon a table is there on a slow line, and what comes until then.

    python -m tools.paint [GAME ...] [--times 5] [--lang ru]

opens a table of each game with an empty cache, at 1.6 Mbit/s with 150 ms to the server, and tells
the medians: when something is painted first, when the board stands with its question, when both are
seen, and how many kilobytes have come by then. Run it on a machine that does nothing else: its
seconds are those of the browser, too.

Chromium slows the messages of a socket down by what they weigh when they are unpacked, and the line
would carry them packed: a real line is faster than this one, by the more the larger the first
message is.
"""

from __future__ import annotations

import argparse
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tools.screens import CHROMIUM, serving
from tools.visits import Story, Visit

GAMES: Final = ("race", "roll", "tiny", "beyond")

LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""What developers of pages call slow 4G."""

WATCH: Final = """
new MutationObserver(function () {
  if (!document.querySelector('.ask.asks') || !document.querySelector('[data-legal]')) return;
  this.disconnect();
  window.asked = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { window.seen = performance.now(); };
  requestAnimationFrame(() => port2.postMessage(null));
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Notes when a question stands on the board, with something to choose, and when it is painted: what
is sent in the frame is heard after it.
"""

PAINTED: Final = """() => new Promise((told) => {
  const ask = () => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    if (first && window.seen) told([first.startTime, window.asked, window.seen]);
    else setTimeout(ask, 50);
  };
  ask();
})"""


class Weighing:
    """What has come over the line, byte by byte, until the board stood."""

    def __init__(self, line: Any) -> None:
        self.began: float | None = None
        self.came: list[tuple[float, int]] = []
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.dataReceived", self._heard)

    def _asked(self, told: Any) -> None:
        if self.began is None:
            self.began = float(told["timestamp"])

    def _heard(self, told: Any) -> None:
        self.came.append((float(told["timestamp"]), int(told["encodedDataLength"])))

    def until(self, milliseconds: float) -> int:
        """The bytes of files and answers; those of headers and of the socket are not counted."""
        end = (self.began or 0) + milliseconds / 1000
        return sum(count for when, count in self.came if when <= end)


def measure(browser: Browser, story: Story, table: str, lang: str) -> list[float]:
    """When something is painted, when the board stands, when it is seen, and the bytes until it
    stands.
    """
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale=lang)
    context.add_cookies(story.cookies)
    try:
        page = context.new_page()
        page.goto(f"{story.address}/table/{table}")  # so that this browser has been here
        page.wait_for_selector(".ask.asks")
        page.goto("about:blank")
        page.add_init_script(WATCH)
        line = context.new_cdp_session(page)
        weighing = Weighing(line)
        line.send("Network.enable")
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        line.send("Network.emulateNetworkConditions", LINE)
        page.goto(f"{story.address}/table/{table}", wait_until="commit")
        painted, asked, seen = page.evaluate(PAINTED)
        return [painted, asked, seen, weighing.until(asked)]
    finally:
        context.close()


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--lang", choices=["en", "ru"], default="ru")
    given = parser.parse_args()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        story = Story(address)
        host = Visit(browser.new_context(locale=given.lang), story, given.lang)
        tables = {game: host.lay("me", "greedy", game=game, seed=2) for game in GAMES}
        for game in given.game or GAMES:
            host.asked(tables[game])
            found = [measure(browser, story, tables[game], given.lang) for _ in range(given.times)]
            painted, asked, seen, weight = (median(column) for column in zip(*found, strict=True))
            print(
                f"{game}: first paint {painted:.0f} ms, board and question {asked:.0f} ms, "
                f"seen {seen:.0f} ms, {weight / 1000:.1f} kB",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
