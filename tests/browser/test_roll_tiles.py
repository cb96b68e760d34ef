"""Every tile of Roll for the Galaxy can be read wherever it lies, in both languages."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, WebSocketRoute
from tools.stages_roll import STAGES_ROLL

from browser.driving import DESK, PHONE, Person, Server

WRONG: Final = """() => [...document.querySelectorAll('.roll-tile')].flatMap((tile) => {
  const frame = tile.getBoundingClientRect();
  const place = tile.closest('.placed, .stack-top') ?? tile;
  const name = tile.querySelector('.roll-name');
  const title = name.textContent.replaceAll('\\u00ad', '');
  const text = document.createRange();
  text.selectNodeContents(name);
  const clip = name.clientWidth > 0 ? name.getBoundingClientRect() : frame;
  const cut = name.clientWidth > 0 && name.scrollHeight > name.clientHeight + 2;
  const letters = [...text.getClientRects()].map((line) => ({
    what: 'name',
    left: line.left, right: Math.min(line.right, clip.right),
    top: line.top + line.height * 0.2, bottom: line.bottom - line.height * 0.18,
  })).filter((line) => !cut || line.bottom <= clip.bottom + 3);
  const signs = [
    ...tile.querySelectorAll('.roll-cost, .roll-power, .roll-words, .gain'),
    ...tile.querySelectorAll('.world-mark, .tile-bonus'),
    ...place.querySelectorAll('.goods .piece, .stack-dice .piece'),
  ].filter((sign) => sign.checkVisibility()).map((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    return { what: sign.className, left, right, top, bottom };
  });
  const things = [...letters, ...signs];
  const wrong = [];
  for (const [k, one] of things.entries()) {
    if (one.left < frame.left - 1 || one.right > frame.right + 1
        || one.top < frame.top - 1 || one.bottom > frame.bottom + 1) {
      wrong.push(`${one.what} is cut`);
    }
    for (const other of things.slice(0, k)) {
      if (one.what === 'name' && other.what === 'name') continue;
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5
          && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5) {
        wrong.push(`${one.what} covers ${other.what}`);
      }
    }
  }
  const whole = !cut && letters.length > 0;
  const seen = letters.reduce((sum, line) => sum + line.right - line.left, 0);
  const small = tile.closest('.slim, .form-chip') !== null;
  const laden = place.querySelector('.goods, .stack-dice') !== null && frame.height < 60;
  if (!whole && !small && !(laden && seen > 45)) wrong.push('the name is not whole');
  if (cut && seen < 36) wrong.push('a stub of a name');
  const size = `${Math.round(frame.width)} x ${Math.round(frame.height)}`;
  return wrong.map((why) => `${title} (${size}, ${tile.dataset.says}): ${why}`);
})"""
"""What is cut, covered, or not there. Names may be left out only on the smallest tiles, and cut
only there and on low ones with dice on them, if enough is left to read.
"""

ALL: Final = "count => document.querySelectorAll('.roll-tile[data-says]').length >= count"
"""Whether all faces have come: those that do not lie on the table of the server come later."""


class Dealing:
    """Between the server and a page: my tableau and my stacks are replaced by these tiles."""

    def __init__(self, me: Person) -> None:
        self.tableau: list[Any] = []
        self.stacks: dict[str, list[Any]] = {"dev": [], "world": []}
        me.page.route_web_socket(re.compile("/socket"), self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda said: page.send(self._deal(said)))

    def _deal(self, said: str | bytes) -> str:
        message = json.loads(said)
        if message["type"] == "update":
            mine = message["view"]["mats"][0]
            mine["tableau"] = [tile(k, face) for k, face in enumerate(self.tableau)]
            for stack in mine["stacks"]:
                faces = self.stacks[stack["word"]]
                stack["tiles"] = [tile(100 + k, face) for k, face in enumerate(faces)]
                stack["on_top"] = [
                    {"id": f"{stack['word']}:{k}", "colour": "home"}
                    for k in range(min(faces[0]["cost"], 4) if faces else 0)
                ]
        return json.dumps(message)


def tile(number: int, face: Any) -> dict[str, Any]:
    """A tile as it would lie there at its fullest: with a good or a bonus."""
    holds = face["kind"] == "world" and face["colour"] not in (None, "gray")
    goods = [{"id": f"good:{number}", "colour": face["colour"]}] if holds else []
    return {
        "id": f"{face['key']}:{number}",
        "face": face["key"],
        "need": face["cost"],
        "bonus": 12 if face["six"] else None,
        "good_dice": goods,
    }


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("asked", "tiles"), [("assign", 12), ("manage", 8)])
def test_no_name_sign_or_number_of_any_tile_is_cut_or_covered(
    browser: Browser, staged: Server, asked: str, tiles: int, lang: str
) -> None:
    me = Person(browser, staged.address, lang=lang)
    path = me.lay("me", "greedy", "greedy", game="roll", seed=STAGES_ROLL[f"roll-{asked}"][0])
    table = f"{me.address}/api{path.replace('table', 'tables')}"
    faces = list(me.context.request.get(f"{table}/faces?lang={lang}").json()["faces"].values())
    sides = {
        "dev": [face for face in faces if face["kind"] == "development"],
        "world": [face for face in faces if face["kind"] == "world"],
    }
    assert len(faces) > 120
    dealing = Dealing(me)
    wrong: list[str] = []
    for first in range(0, len(faces), tiles):
        dealing.tableau = faces[first : first + tiles]
        dealing.stacks = {
            word: [some[(first // 2 + k) % len(some)] for k in range(4)]
            for word, some in sides.items()
        }
        me.go(path)
        me.wait_until_asked(asked)
        me.page.wait_for_function("document.fonts.ready.then(() => true)")
        for width, height in (DESK, PHONE, (1440, 900), (1280, 704)):
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.wait_for_function(ALL, arg=len(dealing.tableau) + 8)

            wrong += [f"{width}: {one}" for one in me.found_at_rest(WRONG)]

    assert wrong == []
    assert me.complaints == []
    me.context.close()
