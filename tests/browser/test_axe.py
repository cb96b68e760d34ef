"""Every page can be used with a screen reader, as far as a program can tell."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.driving import PHONE, Person

Come = Callable[..., Person]

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN: Final = """async () => {
  const names = { 'label-content-name-mismatch': { enabled: true } };
  const found = await axe.run(document, { resultTypes: ['violations'], rules: names });
  return found.violations
    .filter((one) => one.impact !== 'minor')
    .flatMap((one) => one.nodes.map((node) => `${one.id} (${one.impact}): ${node.html}`));
}"""


def complaints(me: Person) -> list[str]:
    """What axe has against the page as it stands."""
    me.page.wait_for_timeout(200)
    me.page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = me.page.evaluate(RUN)
    return [str(one)[:300] for one in found]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_pages_around_the_table(person: Come, theme: str) -> None:
    me = person()
    me.context.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    found = []
    for path, ready in (
        ("/", ".play-card"),
        ("/new?game=race", ".setup-go"),
        ("/new?game=tiny", ".setup-go"),
        ("/me", "form"),
        ("/join/nowhere", "h1"),
        ("/table/nowhere", ".narrow"),
    ):
        me.go(path).wait_for_selector(ready)
        found += complaints(me)
    me.lay("me", "open")
    me.page.wait_for_selector(".shell, .waiting")
    found += complaints(me)

    assert found == []


@pytest.mark.parametrize("game", ["race", "roll", "tiny", "beyond"])
def test_the_tables(person: Come, game: str) -> None:
    me = person()
    me.lay("me", "greedy", "greedy", game=game, seed=2)
    me.play(5)
    me.wait_until_asked()
    found = complaints(me)
    tools = me.page.locator(".head-tools .tool")
    for name in ("Help", "Menu"):
        tools.and_(me.page.get_by_role("button", name=name)).click()
        me.page.wait_for_selector(".dialog")
        found += complaints(me)
        me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="The table in words").press("Enter")
    me.page.wait_for_selector(".spoken h4")
    found += complaints(me)

    assert found == []


def test_a_table_on_a_phone_in_the_light(person: Come) -> None:
    me = person(size=PHONE, lang="ru")
    me.context.add_init_script("localStorage.setItem('theme', 'light')")
    sets = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]
    me.lay("me", "greedy", "greedy", "greedy", options={"expansions": sets}, seed=4)
    found = []
    for _ in range(4):
        me.wait_until_asked()
        found += complaints(me)
        me.answer()

    assert found == []


def test_a_card_is_described_by_its_powers(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", seed=2)
    me.wait_until_asked("opening-discard")

    card = me.page.locator(".hand .piece").first
    told = me.page.locator(f"[id='{card.get_attribute('aria-describedby')}']")

    expect(card).to_have_accessible_name(re.compile("world|development"))
    expect(card).to_have_accessible_description(re.compile(r"\w+: "))
    assert told.inner_text() or told.text_content()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Race for the Galaxy")


def test_the_focus_stays_where_it_was_after_an_answer(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", seed=2)
    me.wait_until_asked("opening-discard")
    where = "() => document.activeElement.closest('.hand, .ask')?.className.split(' ').pop()"

    for key in ("ArrowRight", "Enter", "ArrowRight", "Enter", "c"):
        me.page.keyboard.press(key)
    me.wait_until_asked("action")

    assert me.page.evaluate(where) == "hand"
    me.page.locator(".action-card").first.focus()
    me.page.keyboard.press("Enter")
    expect(me.ask()).not_to_have_attribute("data-question", "action")
    me.wait_until_asked()
    assert me.page.evaluate(where) in ("hand", "asks")


@pytest.mark.parametrize("seats", [("me",), ("me", *["greedy"] * 4)], ids=["alone", "five"])
def test_tiny_on_a_phone_in_the_light(person: Come, seats: tuple[str, ...]) -> None:
    me = person(size=PHONE, lang="ru")
    me.context.add_init_script("localStorage.setItem('theme', 'light')")
    me.lay(*seats, game="tiny", seed=4)
    found = []
    for _ in range(7):
        me.wait_until_asked()
        found += complaints(me)
        me.answer()

    assert found == []
