"""The board of Tiny Epic Galaxies: played by mouse, by touch and by keyboard to the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tools.stages_tiny import STAGES_TINY

from browser.driving import DESK, NEXT, PHONE, Person, Server

Come = Callable[..., Person]

FIVE = ("me", "greedy", "greedy", "greedy", "greedy")

OUTSIDE = """() => ({
  page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
  window: [innerWidth, innerHeight],
  outside: [...document.querySelectorAll(
    '.planet, .ask button, .tool, .tray .piece, .own-mat, .stock, .empire, .hangar, .figures')]
    .filter((e) => e.offsetParent !== null)
    .filter((e) => {
      const box = e.getBoundingClientRect();
      return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    })
    .map((e) => e.outerHTML.slice(0, 120)),
  cut: [...document.querySelectorAll('.planet')].flatMap((card) => {
    const end = card.getBoundingClientRect();
    return [...card.querySelectorAll('.space, .tiny-ship')]
      .filter((e) => {
        const box = e.getBoundingClientRect();
        return box.bottom > end.bottom + 1 || box.left < end.left - 2 || box.right > end.right + 2;
      })
      .map((e) => `${card.dataset.of}: ${e.outerHTML.slice(0, 90)}`);
  }),
})"""
"""What lies outside the window, and ships and spaces that lie outside their planet."""


def until(me: Person, kind: str, answers: int = 60) -> None:
    """Play on until this is asked."""
    for _ in range(answers):
        me.wait_until_asked()
        if me.kind() == kind:
            return
        me.answer()
    raise AssertionError(f"{kind} was never asked")


def piece(me: Person, name: str) -> Locator:
    return me.page.locator(f"[data-piece='{name}']")


def use_die(me: Person, face: str) -> None:
    """Play on until there is a die with this face, and use it."""
    die = me.page.locator(f".tray.inactive .tiny-die[data-of~={face}][data-legal]")
    for _ in range(40):
        until(me, "turn")
        if die.count():
            die.first.click()
            return
        me.answer()
    raise AssertionError(f"no die shows {face}")


def drag(me: Person, what: Locator, onto: Locator) -> None:
    """By hand, as a mouse does it."""
    what.hover()
    me.page.mouse.down()
    onto.hover()
    onto.hover()
    me.page.mouse.up()


# -- whole games ---------------------------------------------------------------


@pytest.mark.slow
def test_a_whole_game_by_mouse_from_the_home_page_to_the_scores(person: Come) -> None:
    me = person()
    page = me.go("/new?game=tiny")
    page.get_by_role("button", name="Fewer").first.click()
    page.get_by_role("button", name="Start the game").click()

    goes_on = me.play(900)

    assert not goes_on
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".scores tbody tr")).to_have_count(3)


@pytest.mark.slow
def test_a_whole_game_alone_by_touch(person: Come) -> None:
    me = person(size=PHONE, lang="ru")
    me.lay("me", game="tiny", seed=6, options={"rogue": "hades"})

    goes_on = me.play(600)

    assert not goes_on
    expect(me.page.locator(".verdict")).to_be_visible()
    expect(me.page.locator(".why-ended")).to_be_visible()
    me.page.get_by_role("button", name="Посмотреть на стол").click()
    expect(me.page.locator(".rogue-levels [aria-current=step], .skull.here").first).to_be_visible()


def test_turns_by_keyboard_alone(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="tiny", seed=3)
    for _ in range(9):
        me.wait_until_asked()
        before = me.number()
        me.page.keyboard.press("ArrowRight")
        for _ in range(8):
            me.page.keyboard.press("Enter")
            me.page.wait_for_timeout(60)
            if me.number() != before or me.page.locator("[data-busy=true]").count():
                break
            if me.page.locator(".sheet").count():
                me.page.keyboard.press("Tab")
                me.page.keyboard.press("Tab")
            elif me.page.locator("[data-send]:enabled").count():
                me.page.keyboard.press("c")
            else:
                me.page.keyboard.press("ArrowRight")
        me.page.wait_for_function(NEXT, arg=before)

    assert me.kind() != "choose-galaxy"


# -- one screen ------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_five_players_have_everything_on_one_screen(
    person: Come, size: tuple[int, int], lang: str
) -> None:
    me = person(size=size, lang=lang)
    me.lay(*FIVE, game="tiny", seed=5)

    for _ in range(14):
        me.wait_until_asked()
        seen: dict[str, Any] = me.page.evaluate(OUTSIDE)
        assert seen["outside"] == [], me.kind()
        assert seen["cut"] == [], me.kind()
        assert seen["page"][0] <= seen["window"][0]
        assert seen["page"][1] <= seen["window"][1]
        me.answer()


MISSING = """options => options.filter(({piece, words}) => piece === null
  ? !document.querySelector('.ask [data-option][data-legal]')
  : !document.querySelector(`[data-piece='${piece}'][data-legal]`)).map(({words}) => words)"""
"""Answers that nothing on the screen stands for."""


def test_every_question_fits_on_the_screen_with_all_its_answers(
    browser: Browser, staged: Server
) -> None:
    me = Person(browser, staged.address, lang="ru")
    me.go().wait_for_selector(".play-card")
    for kind, (seed, stage) in STAGES_TINY.items():
        alone = {"rogue": stage["rogue"]["name"]} if "rogue" in stage else {}
        seats = [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * (len(stage["seats"]) - 1)]
        body = {"game": "tiny", "seats": seats, "seed": seed, "options": alone}
        table = me.post("/api/tables", body)["id"]
        me.go(f"/table/{table}")
        me.wait_until_asked(kind)
        update = me.context.request.get(f"{me.address}/api/tables/{table}/update?seat=0").json()
        for width, height in (PHONE, DESK):
            me.page.set_viewport_size({"width": width, "height": height})

            seen: dict[str, Any] = me.page.evaluate(OUTSIDE)

            assert me.page.evaluate(MISSING, update["question"]["options"]) == [], kind
            assert (seen["outside"], seen["cut"]) == ([], []), (kind, width)
            assert seen["page"][0] <= seen["window"][0], (kind, width)
    assert me.complaints == []
    me.context.close()


# -- pieces ------------------------------------------------------------------------


def test_a_ship_is_lifted_and_put_down_where_it_glows(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="tiny", seed=2)
    use_die(me, "move")
    me.wait_until_asked("move")
    ship = me.page.locator(".tiny-ship.own[data-legal]").first
    name = ship.get_attribute("data-piece") or ""

    ship.click()
    expect(ship).to_have_attribute("aria-pressed", "true")
    place = me.page.locator(".planet-orbit[data-legal]").first
    planet = me.page.locator(".planet").filter(has=place)
    slug = planet.first.get_attribute("data-of")
    place.click()

    expect(
        me.page.locator(f".planet[data-of='{slug}'] .orbiting").locator(f"[data-piece='{name}']")
    ).to_be_visible()


def test_a_ship_is_dragged_to_a_planet(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="tiny", seed=2)
    use_die(me, "move")
    me.wait_until_asked("move")
    ship = me.page.locator(".tiny-ship.own[data-legal]").first
    name = ship.get_attribute("data-piece") or ""
    before = me.number()
    free = me.page.locator(".planet:not(:has(.tiny-ship.own))").last
    planet = me.page.locator(f".planet[data-of='{free.get_attribute('data-of')}']")

    drag(me, ship, planet.locator(".planet-orbit"))
    me.page.wait_for_function(NEXT, arg=before)

    expect(planet.locator(f".orbiting [data-piece='{name}']")).to_be_visible()


def test_two_dice_dragged_onto_a_third_turn_it(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="tiny", seed=2)
    until(me, "turn")
    first, second, third = (piece(me, f"die:{k}") for k in (1, 2, 3))
    face = "move" if "colony" in (third.get_attribute("data-of") or "") else "colony"

    drag(me, first, third)
    drag(me, second, third)
    me.page.locator(".face-menu button").filter(has=me.page.locator(f".die-{face}")).click()

    expect(third).to_have_attribute("data-of", re.compile(face))
    expect(me.page.locator(".converter .tiny-die")).to_have_count(2)
    me.wait_until_asked("turn")


def test_a_die_that_cannot_be_used_says_why(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="tiny", seed=3)
    for _ in range(40):
        until(me, "turn")
        barred = me.page.locator(".tray.inactive .tiny-die.barred")
        if barred.count():
            break
        me.answer()

    barred.first.hover()

    expect(me.page.locator(".hint .detail-why")).to_be_visible()


def test_a_planet_tells_what_it_would_do_now(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="tiny", seed=2)
    until(me, "turn")

    me.page.locator(".planet-head").first.hover()

    expect(me.page.locator(".hint .tiny-now")).to_be_visible()
    expect(me.page.locator(".hint .tiny-lines li").first).to_be_visible()


# -- following ---------------------------------------------------------------------


def test_who_does_not_want_to_follow_says_so_once(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="tiny", seed=7)
    until(me, "follow", 120)
    turn = me.page.locator(".own-mat.active")
    expect(me.page.locator(".followers .follower").first).to_be_visible()

    me.page.locator("[data-never=turn]").click()
    me.wait_until_asked()

    assert me.kind() != "follow"
    expect(turn).to_be_visible()  # the other's turn has gone by
    expect(me.page.locator("[data-noes]")).to_have_count(0)  # it held for that turn


def test_an_action_that_is_never_followed_can_be_asked_about_again(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="tiny", seed=7)
    until(me, "follow", 120)

    me.page.locator("[data-never=action]").click()
    me.wait_until_asked()
    noes = me.page.locator("[data-noes] .no")
    expect(noes).to_have_count(1)
    me.page.reload()
    me.wait_until_asked()
    noes.click()

    expect(noes).to_have_count(0)


# -- alone -------------------------------------------------------------------------


def test_the_turn_of_the_rogue_is_read_die_by_die(person: Come) -> None:
    me = person()
    me.lay("me", game="tiny", seed=5, options={"rogue": "artemis"})
    until(me, "turn")
    me.page.locator("[data-option=end-turn]").click()
    sure = me.page.locator(".ask-sure .primary")
    if sure.count():
        sure.click()
    for _ in range(20):
        me.wait_until_asked()
        if me.kind() == "turn":
            break
        me.page.locator(".ask [data-legal]").last.click()
        me.page.wait_for_timeout(200)

    steps = me.page.locator(".rogue-step")
    expect(steps.first).to_have_attribute("aria-current", "step")
    told = me.page.locator(".rogue-lines").inner_text()
    assert told
    me.page.locator("[data-rogue-next]").click()

    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    expect(me.page.locator(".rogue-lines")).not_to_have_text(told)
