"""The faces of all cards, as the page draws them, are what the catalogue says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute

from browser.driving import Person

Come = Callable[..., Person]

ALL: Final = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

DRAWN: Final = """() => [...document.querySelectorAll('.seat-dialog .piece')].map((piece) => ({
  id: Number(piece.dataset.piece),
  name: piece.querySelector('.face-name').textContent.replaceAll('\\u00ad', ''),
  cost: piece.querySelector('.cost b').textContent,
  shape: [...piece.querySelector('.cost').classList].slice(1).join(' '),
  points: piece.querySelector('.points b')?.textContent ?? null,
  prestige: piece.querySelectorAll('.marks .sign-prestige').length,
  marks: [...piece.querySelectorAll('.marks .icon')].flatMap((icon) =>
    [...icon.classList].filter((name) => name.startsWith('mark-')).map((name) => name.slice(5))),
  powers: [...piece.querySelectorAll('.power')].map((power) => ({
    text: [...power.querySelectorAll('.sign-text')].map((text) => text.textContent).join(' '),
    prestige: power.querySelectorAll('.sign-prestige').length,
    vp: power.querySelectorAll('.sign-vp').length,
    star: power.querySelectorAll('.sign-star').length,
  })),
}))"""

PRESTIGE: Final = {"settle-replace", "settle-prestige-military", "consume-spend-prestige"}
"""Powers about one prestige, which is no figure of theirs."""

FIGURES: Final = {
    "settle-sneak-world": {1},
    "settle-mercenaries": {1},
    "settle-second-world": {2},
    "develop-sift": {1},
    "settle-sift": {1},
    "develop-prestige": {6},
}
"""Figures that are the same wherever a power stands."""


def all_cards(me: Person, **more: Any) -> tuple[list[Any], list[Any]]:
    """What is printed on every card of a game, and how the page draws it: as if somebody had all of
    them on the table.
    """
    known: dict[str, Any] = {}

    def deal(said: str | bytes) -> str | bytes:
        message = json.loads(said)
        if message["type"] == "update":
            keys = list(known["faces"])
            message["view"]["seats"][1]["tableau"] = [
                {"id": 1000 + k, "face": key, "good": None, "active": True, "points": 0}
                for k, key in enumerate(keys)
            ]
        return json.dumps(message)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda said: page.send(deal(said)))

    path = me.lay("me", "random", seed=2, **more)
    known.update(
        me.context.request.get(f"{me.address}/api{path.replace('table', 'tables')}/faces").json()
    )
    me.page.route_web_socket(re.compile("/socket"), between)
    me.go(path).wait_for_selector(".opponent-name")
    me.page.locator(".opponent-name").click()
    me.page.wait_for_selector(".seat-dialog .piece")
    return list(known["faces"].values()), me.page.evaluate(DRAWN)


def figures(power: Any) -> set[int]:
    """All figures of a power except zeros."""
    return {abs(fact) for fact in power["facts"].values() if isinstance(fact, int)} - {0}


@pytest.mark.parametrize("sets", [[], ALL], ids=["base", "all"])
def test_the_faces_of_all_cards_show_what_the_catalogue_says(person: Come, sets: list[str]) -> None:
    faces, drawn = all_cards(person(), options={"expansions": sets})

    assert len(drawn) == len(faces) > 90
    for face, seen in zip(faces, drawn, strict=True):
        shape = "diamond" if face["kind"] == "development" else "round"
        worth = "0" if face["points"] is None else str(face["points"] or "")
        assert seen["name"] == face["name"]
        assert seen["cost"] == str(face["cost"]), seen
        assert seen["shape"] == ("target" if face["military"] else shape), seen
        assert (seen["points"] or "") == worth, seen
        assert seen["prestige"] == int(face["prestige"]), seen
        assert seen["marks"] == face["marks"], seen
        for power, signs in zip(face["powers"], seen["powers"], strict=True):
            look_at(face["name"], power, signs)


def look_at(name: str, power: Any, signs: Any) -> None:
    """A power is drawn with its figures and no others."""
    kind, facts = power["kind"], power["facts"]
    shown = {int(number) for number in re.findall(r"\d+", signs["text"])}
    gained = any(facts.get(what, 0) for what in ("prestige", "cost", "reward"))
    where = (name, kind, facts, signs)
    assert not re.search("NaN|undefined|null", signs["text"]), where
    assert signs["star"] == 0, where
    assert shown <= figures(power) | FIGURES.get(kind, set()), where
    assert shown >= figures(power) - {1}, where
    assert bool(signs["prestige"]) == (gained or kind in PRESTIGE), where
    assert bool(signs["vp"]) == (facts.get("vp", 0) > 0 or kind == "consume-everything"), where
