"""What can be read on the screen, and what stays where it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from browser.driving import DESK, DRAWN, PHONE, Person

Come = Callable[..., Person]

ALL: Final = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

CUT: Final = """() => [...document.querySelectorAll('.action-note')]
  .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.textContent)"""

POWERS_BELOW: Final = """() => [...document.querySelectorAll('.hand .face')].map((face) => {
  const box = (name) => face.querySelector(name).getBoundingClientRect();
  const badges = box('.badges');
  const gaps = [box('.powers-in').top - badges.bottom, badges.top - box('.face-name').bottom];
  return [face.classList[1], ...gaps.map(Math.round)];
})"""
"""The form of each card in the hand, and the gaps above and below its badges."""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_notes_on_actions_are_whole(person: Come, lang: str) -> None:
    me = person(lang=lang)
    me.lay("me", "greedy", seed=5, options={"expansions": ALL, "advanced": True})
    for _ in range(14):
        me.wait_until_asked()
        cut = me.page.evaluate(CUT) if me.kind() == "action" else []

        assert cut == []
        me.answer()


@pytest.mark.parametrize(("size", "seen"), [((1440, 900), "mini"), (DESK, "mini"), (PHONE, "")])
def test_the_cards_of_three_opponents_have_their_names(
    person: Come, size: tuple[int, int], seen: str
) -> None:
    me = person(size=size)
    me.lay("me", *["greedy"] * 3, seed=4)
    me.play(12)
    me.wait_until_asked()

    shown = me.page.locator(".small-tableau .piece:visible")

    assert shown.count() == me.page.locator(f".small-tableau .piece.form-{seen}:visible").count()
    assert bool(seen) == (shown.count() > 6)


def test_powers_stand_below_the_cost_however_many_cards_are_held(person: Come) -> None:
    me = person(size=(1440, 900))
    me.lay("me", "greedy", seed=2)
    forms = set()
    for _ in range(10):
        me.wait_until_asked()
        me.page.wait_for_selector(".game[data-playing=false]")
        me.page.evaluate(DRAWN)
        cards = me.page.evaluate(POWERS_BELOW)

        forms |= {form for form, *_ in cards}
        assert all(0 <= gap <= 3 for _, *gaps in cards for gap in gaps), cards
        me.answer()

    assert forms == {"full", "tile"}
