"""Every page can be used by who sees little or nothing, as far as a program can tell."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tools import axe
from tools.contrast import faint_texts

from browser.driving import DESK, PHONE, Person

Come = Callable[..., Person]

DRAWN = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def complaints(me: Person) -> list[str]:
    """What axe has against the page as it is, and letters that are too faint, in both themes."""
    me.page.mouse.move(2, 2)  # away from whatever would explain itself above the rest
    found = []
    for theme in ("dark", "light"):
        me.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        me.page.evaluate(DRAWN)
        told = axe.complaints(me.page, colours=theme == "light")  # only they differ
        found += [f"{theme} {one}" for one in [*told, *faint_texts(me.page)]]
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_pages_around_the_table(person: Come, size: tuple[int, int]) -> None:
    me, friend = person(size=size), person()
    friend.lay("me", "greedy", "open")
    link = friend.page.get_by_label("Invitation").input_value().removeprefix(me.address)
    me.lay("me", "greedy", seed=2)
    found = []
    for path, ready in (
        ("/", ".line"),
        ("/new?game=race", ".setup-go"),
        ("/new?game=tiny", ".setup-go"),
        ("/me", "form"),
        (link, ".invited .primary"),
        ("/join/nowhere", "h1"),
        ("/table/nowhere", ".narrow"),
        ("/me/nowhere", ".narrow"),
    ):
        me.go(path).wait_for_selector(ready)
        if path.startswith("/new"):
            me.page.locator("details summary").click()
        found += complaints(me)
    me.lay("me", "open")
    me.page.wait_for_selector(".waiting-room")
    found += complaints(me)

    assert found == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["race", "roll", "tiny", "beyond"])
def test_the_tables(person: Come, game: str, size: tuple[int, int]) -> None:
    me = person(size=size, lang="en" if size == DESK else "ru")
    path = me.lay("me", "greedy", "greedy", game=game, seed=2)
    found = []
    for _ in range(3):
        me.play(3)
        me.wait_until_asked()
        found += complaints(me)
    page = me.page
    for tool in page.locator(":is(.head-tools, .foot) .tool:visible").all()[-2:]:  # help and menu
        tool.click()
        page.wait_for_selector(".dialog")
        found += complaints(me)
        page.keyboard.press("Escape")
    page.locator("[data-piece]:visible").first.focus()
    page.keyboard.press("?")
    page.wait_for_selector(".sheet")
    found += complaints(me)
    page.keyboard.press("Escape")
    if size == PHONE:
        page.locator(".foot .tool:has(svg)").nth(3).click()
        page.wait_for_selector(".side.shown")
        found += complaints(me)
        page.locator(".side-close").click()
    else:
        page.get_by_role("button", name="The table in words").press("Enter")
        page.wait_for_selector(".spoken h4")
        found += complaints(me)
    me.post(f"/api{path.replace('table', 'tables')}/leave", {})
    page.wait_for_selector(".end-dialog", timeout=60_000)
    found += complaints(me)

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
