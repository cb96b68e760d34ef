"""What another seat holds is nowhere in the page of a seat that may not see it: not on the screen,
not in its document, not in what it stores, not in anything that the server has ever sent it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Response

import perihelion
from browser.driving import Person, Server, whoever_is_asked
from browser.hands import Mouse
from browser.hearing import Heard
from browser.playing import Player
from laws.witness import Witness
from perihelion import Table, words
from server.judging import known_to, texts

Come = Callable[..., Person]

ANSWERS: Final = 14

HOLDS: Final = """async () => {
  const all = [...document.querySelectorAll("*")];
  const attributes = all.flatMap((e) => e.getAttributeNames().map((name) => e.getAttribute(name)));
  return {
    words: [document.body.textContent, ...attributes],
    stored: [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie],
    more: (await indexedDB.databases()).length + (await caches.keys()).length,
  };
}"""
"""All that a page shows, says or hides in its document, and all that it keeps."""


SEEN: Final = "(seq) => Number(document.querySelector('.game')?.dataset.seq ?? -1) >= seq"


def laid(server: Server, table: str) -> Table:
    """The table itself, read behind the back of the server."""
    file = server.folder / "games.sqlite"
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
        (head,) = store.execute("SELECT head FROM tables WHERE id = ?", [table]).fetchone()
        asked = 'SELECT said FROM answers WHERE "table" = ? ORDER BY n'
        said = [line for (line,) in store.execute(asked, [table])]
    return perihelion.replay({**msgspec.json.decode(head), "answers": said})


class Page:
    """Somebody's page, and somebody who reads all of it and knows what it may hold."""

    def __init__(self, one: Person, witness: Witness) -> None:
        self.one = one
        self.witness = witness
        self.heard = Heard(one.page)
        self.lang = "en"
        self.bodies: list[str] = []
        self.faces: dict[str, Any] = {}
        self.known: set[str] = set()
        one.page.on("response", self._came)

    def _came(self, answer: Response) -> None:
        path = answer.url.removeprefix(self.one.address)
        if path.startswith("/api/") and "/faces" in path:  # what is printed on all cards
            self.faces = {face["card"]: face for face in answer.json()["faces"].values()}
        elif path.startswith("/api/"):
            self.bodies.append(answer.text())

    def read(self, table: Table) -> None:
        """Read all of it, as the table lies now."""
        update = self.heard.update
        self.known |= known_to(self.witness, table, update["seat"])
        for event in update["log"]["events"]:
            if event["seat"] == update["seat"] or event["kind"] in self.witness.open_events():
                self.known |= self.named(table, texts(event))
        found = self.holds(table)
        assert found <= self.known, found - self.known

    def holds(self, table: Table) -> set[str]:
        """The names of things that are hidden from somebody, wherever this page has them; what is
        printed on a card that is known may speak of others.
        """
        page: Any = self.one.page.evaluate(HOLDS)
        assert page["more"] == 0
        frames = [text for frame in self.heard.frames for text in texts(json.loads(frame))]
        sent = [text for body in self.bodies for text in texts(json.loads(body))]
        printed = texts([face for card, face in self.faces.items() if card in self.known])
        found = self.named(table, [*frames, *sent, *page["stored"]])
        return found | (self.named(table, page["words"]) - self.named(table, printed))

    def named(self, table: Table, said: list[str]) -> set[str]:
        """What is spoken of by the words of the rules, or by its name."""
        slugs = self.witness.names(table)
        names = {words.card_name(self.lang, self.witness.name, slug): slug for slug in slugs}
        everything = "\n".join(said).replace("\u00ad", "")
        spoken = {name for name in names if name in everything}
        longest = {n for n in spoken if not any(n != o and n in o for o in spoken)}
        return ({text.split(".")[0] for text in said} & slugs) | {names[n] for n in longest}


@pytest.mark.parametrize("game", ["race", "roll", "tiny", "beyond"])
def test_a_page_holds_nothing_that_its_seat_may_not_see(
    person: Come, server: Server, game: str
) -> None:
    witness: Witness = import_module(f"laws.{game}").WITNESS
    pages = [Page(person(), witness) for _ in range(3)]
    host, guest, watcher = (page.one for page in pages)
    path = host.lay("me", "open", game=game, seed=3)
    guest.go(path).get_by_role("button", name="Take a seat").click()
    watcher.go(path).wait_for_selector(".watching")
    players = [Player(page.one, Mouse(page.one), page.heard, 3) for page in pages[:2]]
    sealed = 0
    for _ in range(ANSWERS):
        answering = (host, guest).index(whoever_is_asked(host, guest))
        other = pages[1 - answering].heard
        secret, before = pages[answering].heard.question()["sealed"], shown(other.update)

        players[answering].answer()

        for page in pages:
            seq = pages[answering].heard.update["seq"]
            page.one.page.wait_for_function(SEEN, arg=seq)
            page.read(laid(server, path.rpartition("/")[2]))
        if secret and other.question() is not None and before["question"] == other.question():
            sealed += 1
            assert shown(other.update) == before
    table = laid(server, path.rpartition("/")[2])
    assert (sealed > 0) == (game in ("race", "roll"))
    if game != "beyond":  # where nobody holds anything in secret
        assert not pages[0].holds(table) <= pages[1].known, "it would be found"


def shown(update: Any) -> Any:
    """What a sealed answer of somebody else must not change; that it is given may be seen."""
    parts = {part: update[part] for part in ("view", "question", "sealed", "spoken")}
    told = json.dumps(parts).replace('"assigned": true', '"assigned": false')
    return json.loads(told)
