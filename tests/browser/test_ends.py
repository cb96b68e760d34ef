"""The end of a game fits on every screen, and what is seen of the table afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.driving import DESK, PHONE, Person

Come = Callable[..., Person]

ALL: Final = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

MOST: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "race": (6, {"expansions": ALL, "takeovers": True}),
    "roll": (5, {}),
    "tiny": (5, {}),
    "beyond": (4, {"mats": "advanced"}),
}
"""The most players of each game, and the options that bring the most to be counted."""

WIDE: Final = """() => {
  const dialog = document.querySelector('.end-dialog');
  const edge = dialog.getBoundingClientRect().right - 15;
  return [...dialog.querySelectorAll('.scores :is(td, th, small, button, svg), .end-do > *')]
    .filter((e) => e.getBoundingClientRect().right > edge)
    .map((e) => e.textContent || e.outerHTML.slice(0, 80))
    .concat(dialog.scrollWidth > dialog.clientWidth ? ['the dialog scrolls sideways'] : []);
}"""
"""What of the final score does not fit into the width of its dialog."""

BELOW: Final = """() => [...document.querySelectorAll('.scores')].flatMap((table) =>
  [...table.rows].flatMap((row) => [...row.cells].flatMap((cell, k) => {
    const next = row.cells[k + 1]?.getBoundingClientRect().left ?? Infinity;
    const parts = [...cell.querySelectorAll('svg, small, .score-name')];
    return parts.filter((part) => part.getBoundingClientRect().right > next + 1)
      .map((part) => `${cell.textContent} reaches into the next column`);
  })))"""

HEAD: Final = """() => {
  const parts = [...document.querySelectorAll('.phases .phase, .piles > *, .round-now')]
    .filter((e) => e.checkVisibility())
    .map((e) => [e.className, e.getBoundingClientRect()]);
  return parts.flatMap(([name, box], k) => parts.slice(k + 1)
    .filter(([, other]) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1)
    .map(([other]) => `${name} and ${other}`));
}"""
"""Parts of the head that cover one another."""

OUT: Final = """() => [...document.querySelectorAll('.opponent')].flatMap((panel) => {
  const frame = panel.getBoundingClientRect();
  return [...panel.querySelectorAll('button, .revealed *')]
    .filter((e) => e.checkVisibility())
    .filter((e) => {
      const box = e.getBoundingClientRect();
      return box.width > 0 && (box.right > frame.right + 1 || box.bottom > frame.bottom + 1);
    })
    .map((e) => e.outerHTML.slice(0, 90));
})"""
"""What reaches out of the panel of an opponent."""


def ended(me: Person, game: str) -> None:
    """A game with the most players that bots have played to its end."""
    seats, options = MOST[game]
    bots = ["greedy"] * (seats - 1)
    path = me.lay("me", *bots, game=game, seed=66, options=options)
    me.wait_until_asked()
    me.post(f"/api{path.replace('table', 'tables')}/leave", {})
    me.page.wait_for_selector(".end-dialog", timeout=120_000)


@pytest.mark.parametrize("game", MOST)
def test_the_end_of_a_game_with_the_most_players_fits_a_phone(person: Come, game: str) -> None:
    me = person(size=PHONE, lang="ru")
    ended(me, game)
    for width in (PHONE[0], 320):
        me.page.set_viewport_size({"width": width, "height": PHONE[1]})

        assert me.found_at_rest(WIDE) == [], width
        assert me.found_at_rest(BELOW) == [], width

    me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    me.page.locator(".end-do button.secondary").click()
    expect(me.page.locator("[data-end]")).to_be_visible()
    expect(me.page.locator(".watching")).to_have_count(0)  # there is nothing left to watch
    for width, height in (PHONE, DESK):
        me.page.set_viewport_size({"width": width, "height": height})

        assert me.found_at_rest(HEAD) == [], width
        assert me.found_at_rest(OUT) == [], width


CALL: Final = """(calls) => {
  const mark = document.querySelector('.player-mark').outerHTML;
  document.querySelectorAll('.phases .phase-callers')
    .forEach((callers, k) => { callers.innerHTML = mark.repeat(calls[k] ?? 0); });
}"""
"""Let so many players have called each phase."""


def test_the_head_of_roll_fits_a_phone_whatever_five_players_have_called(person: Come) -> None:
    me = person(size=PHONE, lang="ru")
    ended(me, "roll")
    me.page.locator(".end-do button.secondary").click()
    expect(me.page.locator("[data-end]")).to_be_visible()
    for calls in ([1] * 5, [2, 1, 1, 1], [4, 1], [3, 2], [5]):
        me.page.evaluate(CALL, calls)
        for width in (PHONE[0], 320):
            me.page.set_viewport_size({"width": width, "height": PHONE[1]})

            assert me.found_at_rest(HEAD) == [], (calls, width)
