"""What happened is shown step by step, and keeps nobody from answering."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.driving import DESK, PHONE, Person

Come = Callable[..., Person]

WATCH = """() => {
  window.told = [];
  new MutationObserver(() => {
    const now = [...document.querySelectorAll('.caption-line')].map((e) => e.textContent);
    const last = window.told.at(-1) ?? [];
    if (now.length && now.join() !== last.join()) window.told.push(now);
  }).observe(document.querySelector('.stage-told'), { childList: true, subtree: true });
}"""
"""Note from now on which sentences are shown, step by step."""

COUNT = """() => {
  const pile = document.querySelector('.pile-discards .count');
  window.counted = [Number(pile.textContent)];
  new MutationObserver(() => {
    const value = Number(pile.textContent);
    if (window.counted.at(-1) !== value) window.counted.push(value);
  }).observe(pile, { characterData: true, subtree: true });
}"""
"""Note from now on every number that the pile of discards shows."""

SIGNS = (
    ".phase.phase-consume",
    ".pile-deck",
    ".round-now",
    ".presence",
    ".action-mark",
    ".opponent-name",
    ".opponent .stat-points",
    ".own-stats .stat",
)

PLAYING = ".game[data-playing=true]"
STILL = ".game[data-playing=false]"


def begin(me: Person, speed: str = "") -> Page:
    """A game of four up to the first choice of actions, with nothing more to be shown."""
    if speed:
        me.page.add_init_script(f"localStorage.setItem('speed', '{speed}')")
    me.lay("me", "greedy", "greedy", "greedy", seed=2)
    me.wait_until_asked("opening-discard")
    me.answer()
    me.wait_until_asked("action")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(STILL)
    return me.page


def reveal(page: Page) -> None:
    """Choose Develop: all actions come to light, and there is something to be shown."""
    page.locator("[data-action=develop]").click()
    page.wait_for_selector(PLAYING)


def test_steps_are_shown_in_the_order_of_the_log(person: Come) -> None:
    me = person(moving=True)
    page = begin(me, "fast")
    page.evaluate(WATCH)

    reveal(page)
    page.wait_for_selector(STILL, timeout=30_000)

    told = page.evaluate("window.told")
    lines = page.locator(".log-lines .fresh").all_inner_texts()
    places = [max(lines.index(words) for words in step) for step in told]
    assert len(told[0]) == 4, "all actions are turned over together"
    assert len(told) >= 2
    assert places == sorted(places)
    assert sum(len(step) for step in told) == len(lines)


def test_the_question_can_be_answered_while_steps_are_shown(person: Come) -> None:
    me = person(moving=True)
    page = begin(me)

    reveal(page)
    me.wait_until_asked()
    assert page.locator(PLAYING).count() == 1
    before = me.number()
    page.locator("[data-action=settle]").click()

    expect(me.ask()).not_to_have_attribute("data-number", str(before), timeout=2_000)


def test_a_click_where_a_piece_is_not_seen_yet_chooses_nothing(person: Come) -> None:
    me = person(moving=True)
    page = begin(me)
    page.locator("[data-action='explore+5']").click()
    me.wait_until_asked("explore-keep")
    assert page.locator(PLAYING).count() == 1
    drawn = page.locator(".hand .piece[data-legal]").first
    expect(drawn).to_have_css("opacity", "0")

    before = me.number()
    drawn.click()
    expect(drawn).to_have_css("opacity", "1")
    assert me.number() == before
    drawn.click()

    expect(me.ask()).not_to_have_attribute("data-number", str(before))


def test_a_click_and_a_key_skip_what_is_shown(person: Come) -> None:
    me = person(moving=True)
    page = begin(me)

    reveal(page)
    page.locator(".tableau").click(position={"x": 4, "y": 4})
    expect(page.locator(STILL)).to_have_count(1, timeout=500)
    expect(page.locator(".caption, .stage-ring, .stage-ghost")).to_have_count(0)

    page.keyboard.press("r")
    page.wait_for_selector(PLAYING)
    page.keyboard.press("Escape")
    expect(page.locator(STILL)).to_have_count(1, timeout=500)


def test_pawns_fly_in_beyond_and_keep_nobody_from_answering(person: Come) -> None:
    me = person(moving=True)
    page = me.page
    me.lay("me", "greedy", game="beyond", seed=2)
    page.wait_for_selector("[data-legal]")
    while True:
        me.wait_until_asked()
        if page.locator(PLAYING).count() and page.locator(".pawn.stage-ghost").count():
            break
        me.answer()
        assert me.asked < 40, "a pawn has moved, and was never seen to"
    expect(page.locator(".caption")).to_be_visible()
    before = me.number()

    page.locator(".aims").click(position={"x": 2, "y": 2})

    expect(page.locator(STILL)).to_have_count(1, timeout=500)
    expect(page.locator(".caption, .stage-ring, .stage-ghost")).to_have_count(0)
    assert me.number() == before, "the click has only skipped what was shown"
    me.answer()
    assert me.number() != before


def test_what_happened_is_shown_again(person: Come) -> None:
    me = person(moving=True)
    page = begin(me, "fast")
    page.evaluate(WATCH)
    reveal(page)
    page.wait_for_selector(STILL, timeout=30_000)
    once = page.evaluate("window.told.splice(0)")
    asked = me.number()

    page.locator(".head-tools").get_by_role("button", name="Show again").click()
    page.wait_for_selector(PLAYING)
    assert me.number() == asked
    page.wait_for_selector(".stage-ghost", state="attached")  # pieces move again
    page.wait_for_selector(STILL, timeout=30_000)

    assert page.evaluate("window.told") == once
    me.answer()


def test_nothing_is_played_back_where_it_is_switched_off(person: Come) -> None:
    me = person(moving=True)
    page = begin(me)
    page.evaluate(WATCH)
    speed = page.locator(".head-tools").get_by_role("button", name="Play-back:")
    expect(speed).to_have_accessible_name("Play-back: normal")
    speed.click()
    speed.click()
    expect(speed).to_have_accessible_name("Play-back: off")

    page.locator("[data-action=develop]").click()
    me.wait_until_asked()
    me.answer()

    assert page.evaluate("window.told") == []
    page.reload()
    me.wait_until_asked()
    expect(speed).to_have_accessible_name("Play-back: off")


def test_without_movement_steps_are_shown_to_who_wants_them(person: Come) -> None:
    me = person()
    page = begin(me)
    page.evaluate(WATCH)
    page.locator(".head-tools").get_by_role("button", name="Play-back: off").click()

    reveal(page)
    expect(page.locator(".caption").first).to_be_visible()
    assert page.locator(".stage-ghost").count() == 0
    page.wait_for_selector(STILL, timeout=30_000)

    assert len(page.evaluate("window.told")) >= 2


def test_numbers_run_up(person: Come) -> None:
    me = person(moving=True)
    page = begin(me, "fast")
    page.evaluate(COUNT)

    reveal(page)
    page.wait_for_selector(STILL, timeout=30_000)

    counted = page.evaluate("window.counted")
    assert len(counted) > 2, "the numbers in between are shown"
    assert counted == sorted(counted)
    assert counted[-1] == int(page.locator(".pile-discards .count").inner_text())


def test_on_a_phone_the_news_tell_each_step(person: Come) -> None:
    me = person(size=PHONE, moving=True)
    page = begin(me)

    reveal(page)

    expect(page.locator(".news")).to_contain_text("reveals")
    expect(page.locator(".foot").get_by_role("button", name="Skip")).to_be_visible()


def test_a_question_mark_explains_what_is_in_focus(person: Come) -> None:
    me = person()
    page = begin(me)

    page.locator(".phase.phase-settle").focus()
    page.keyboard.press("?")
    expect(page.locator(".sheet")).to_contain_text("Everybody may place one world")
    expect(page.locator(".sheet")).to_contain_text("Nobody has called it")
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("?")

    expect(page.locator(".help-dialog")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_everything_at_the_table_explains_itself(person: Come, size: tuple[int, int]) -> None:
    me = person(size=size)
    page = begin(me)
    page.locator("[data-action=settle]").click()
    me.wait_until_asked("settle")

    for sign in SIGNS:
        thing = page.locator(f"{sign}:visible").first
        if size == DESK:
            thing.hover()
            expect(page.locator(".hint")).to_be_visible()
            page.mouse.move(0, 719)
            expect(page.locator(".hint")).to_have_count(0)
        else:
            me.press_long(thing)
            page.locator(".sheet-close").click()
            expect(page.locator(".sheet")).to_have_count(0)


def test_sounds_are_off_until_they_are_wanted(person: Come) -> None:
    me = person()
    page = begin(me)
    page.evaluate(
        """() => {
          window.heard = 0;
          const make = AudioContext.prototype.createOscillator;
          AudioContext.prototype.createOscillator = function () {
            window.heard += 1;
            return make.call(this);
          };
        }"""
    )
    me.play(1)
    me.wait_until_asked()
    assert page.evaluate("window.heard") == 0

    page.locator(".head-tools").get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Sounds").click()

    assert page.evaluate("window.heard") > 0
