"""Roll for the Galaxy on its own board: pieces are clicked, tapped, dragged and typed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tools.stages_roll import STAGES_ROLL

from browser.driving import DESK, GOALS, NEXT, PHONE, Person, Server

Come = Callable[..., Person]

PHASES = ("settle", "develop", "explore", "produce", "ship")
OUTSIDE = """() => [...document.querySelectorAll(
    '.roll .piece, .roll .place, .ask button, .tool, .own-stats .stat, .opponent header')]
  .filter((e) => e.checkVisibility())
  .filter((e) => {
    const box = e.getBoundingClientRect();
    const scrolls = e.closest('.stack-below, .pile-dice, .drawn');
    return !scrolls && (box.left < -1 || box.top < -1
      || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  })
  .map((e) => e.outerHTML.slice(0, 140))"""
"""What matters and lies outside the window; long stacks scroll by themselves."""


STILL = ("place", "power-piece", "act", "arrangement", "stack-head")
"""What never moves."""

FLIGHTS = """known => {
  window.flown = [];
  const look = (ghost) => {
    const whose = ghost.closest('.opponent') ? 'theirs' : 'mine';
    window.flown.push([whose, ...known.filter((one) => ghost.classList.contains(one))].join(' '));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) node.querySelectorAll('.stage-ghost').forEach(look);
    }
  }).observe(document.querySelector('.stage'), { childList: true });
}"""
"""Note from now on whose pieces fly, and which of these they are."""

MORE = (
    f"before => {{ const next = {NEXT}; return next(before) "
    + """
  || document.querySelector('.piece.lifted, .option-menu') !== null; }"""
)
"""Whether the answer was taken, or where it goes or which of several is meant is asked first."""


def press(me: Person, thing: Locator) -> None:
    """Click it, or tap it on a phone."""
    if me.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        thing.tap()
    else:
        thing.click()


def select(me: Person, phase: str) -> None:
    press(me, me.page.locator(f"[data-piece='strip:{phase}']"))
    me.page.locator(f".column[data-phase={phase}] .slot.taken").wait_for()


def assign(me: Person) -> None:
    """Select a phase in which something can be done, put wild dice there one by one, be ready."""
    page = me.page
    wanted = PHASES[me.asked % len(PHASES)]
    busy = page.locator(".column:has(.row-dice .rolled)")
    if not page.locator(f".column[data-phase={wanted}] .row-dice .rolled").count() and busy.count():
        wanted = busy.nth(me.asked % busy.count()).get_attribute("data-phase") or wanted
    select(me, wanted)
    idle = page.locator(".wilds .rolled")
    while idle.count():
        left = idle.count()
        press(me, idle.first)
        press(me, page.locator(f"[data-piece='row:{wanted}'].legal"))
        expect(idle).to_have_count(left - 1)
    press(me, page.locator("[data-ready][aria-disabled=false]"))


def answer(me: Person) -> None:
    """Answer with a piece on the board; by a button only where there is no piece."""
    page, before = me.page, me.number()
    me.asked += 1
    if me.kind() == "assign":
        assign(me)
    elif me.ask().locator("[data-send]").count():
        gather(me)
    elif page.locator(".act-scout[data-legal]").count():
        press(me, page.locator(".act[data-legal]").nth(me.asked % 2))
        choose_from_menu(me, before)
    else:
        pieces = page.locator(".piece[data-legal]:not(.goal)")
        chosen = pieces if pieces.count() else page.locator("[data-legal]")
        press(me, chosen.nth(me.asked % chosen.count()))
        page.wait_for_function(MORE, arg=before)
        if page.locator(".piece.lifted").count():
            goals = page.locator(GOALS)
            press(me, goals.nth(me.asked % goals.count()))
        choose_from_menu(me, before)
    page.wait_for_function(NEXT, arg=before)


def gather(me: Person) -> None:
    """Pick as many as are needed, then send them together."""
    send = me.ask().locator("[data-send]")
    legal = me.page.locator(".piece[data-legal]")
    for k in range(legal.count()):
        if send.is_enabled():
            break
        press(me, legal.nth(k))
        me.page.wait_for_selector(".ask [data-send]:not([aria-busy=true])")
    press(me, send)


def choose_from_menu(me: Person, before: int) -> None:
    """Where several answers are about one piece, a menu opens."""
    me.page.wait_for_function(MORE, arg=before)
    menu = me.page.locator(".option-menu button")
    if menu.count():
        press(me, menu.first)


def play(me: Person, answers: int) -> bool:
    """Give so many answers; whether the game goes on."""
    for _ in range(answers):
        if not me.wait_until_asked_or_over():
            return False
        answer(me)
    return True


def let_play(me: Person, path: str, round: int) -> None:
    """Let a bot play for me until this round."""
    table = f"/api{path.replace('table', 'tables')}"
    me.wait_until_asked()
    me.post(f"{table}/leave", {})
    watched = f"{me.address}{table}/update"
    for _ in range(3000):
        if me.context.request.get(watched).json()["view"]["round"] >= round:
            break
        time.sleep(0.02)
    me.post(f"{table}/return", {})
    me.page.reload()


# -- whole games --------------------------------------------------------------------


@pytest.mark.slow
def test_a_whole_game_by_mouse_from_the_home_page_to_the_final_score(person: Come) -> None:
    me = person()
    page = me.go("/new?game=roll")
    page.get_by_role("button", name="Fewer").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".board-roll .ask.asks")

    goes_on = play(me, 500)

    assert not goes_on
    expect(page.locator(".verdict")).to_contain_text("VP")
    assert page.locator(".scores tbody tr").count() >= 3


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_phone(person: Come) -> None:
    me = person(size=PHONE, lang="ru")
    me.lay("me", "greedy", game="roll", seed=5)

    assert not play(me, 500)
    expect(me.page.locator(".verdict")).to_be_visible()


def test_some_rounds_by_keyboard_alone(person: Come) -> None:
    me = person()
    page = me.page
    me.lay("me", "greedy", game="roll", seed=8)
    rounds = 0

    while rounds < 3 and me.wait_until_asked_or_over():
        before = me.number()
        if me.kind() == "assign":
            rounds += 1
            page.keyboard.press(str(rounds + 1))
            page.locator(".slot.taken").wait_for()
            while page.locator(".wilds .rolled").count():
                left = page.locator(".wilds .rolled").count()
                focus(page, ".wilds .rolled")
                page.keyboard.press(str(rounds + 1))
                expect(page.locator(".wilds .rolled")).to_have_count(left - 1)
            page.keyboard.press("c")
        elif me.ask().locator("[data-send]").count():
            while not me.ask().locator("[data-send]").is_enabled():
                focus(page, ".piece[data-legal]:not(.picked)")
                page.keyboard.press("Enter")
                page.wait_for_selector(".ask [data-send]:not([aria-busy=true])")
            page.keyboard.press("c")
        else:
            focus(page, ".act[data-legal], .piece[data-legal]:not(.goal), .option[data-legal]")
            page.keyboard.press("Enter")
            page.wait_for_function(MORE, arg=before)
            if page.locator(".piece.lifted").count():
                focus(page, GOALS)
                page.keyboard.press("Enter")
                page.wait_for_function(MORE, arg=before)
            if page.locator(".option-menu").count():
                page.locator(".option-menu button").first.focus()
                page.keyboard.press("Enter")
        page.wait_for_function(NEXT, arg=before)

    assert rounds == 3


def focus(page: Page, wanted: str) -> None:
    """Walk with an arrow through what may be chosen until something like this has the focus."""
    for _ in range(120):
        page.keyboard.press("ArrowRight")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"the arrows do not lead to {wanted}")


# -- behind the screen ----------------------------------------------------------------


def test_a_plan_is_laid_freely_and_the_button_can_be_pressed_exactly_if_it_is_taken(
    person: Come,
) -> None:
    me = person()
    page = me.page
    me.lay("me", "greedy", game="roll", seed=8)
    play(me, 1)
    me.wait_until_asked("assign")
    ready = page.locator("[data-ready]")
    expect(ready).to_have_attribute("aria-disabled", "true")

    select(me, "ship")
    expect(ready).to_have_attribute("aria-disabled", "false")
    expect(me.ask()).to_contain_text("Dictate")
    select(me, "explore")
    expect(page.locator(".slot.taken")).to_have_count(1)
    page.locator("[data-back]").click()
    page.locator(".column[data-phase=ship] .slot.taken").wait_for()
    page.locator("[data-anew]").click()

    expect(page.locator(".slot.taken")).to_have_count(0)
    expect(ready).to_have_attribute("aria-disabled", "true")


def test_a_plan_is_made_and_sent_once_while_what_happened_is_shown_again(person: Come) -> None:
    me = person()
    page = me.page
    me.lay("me", "greedy", game="roll", seed=8)
    play(me, 1)
    me.wait_until_asked("assign")
    before = me.number()

    page.keyboard.press("r")

    page.locator(".game[data-playing=true] [data-ready]").wait_for()
    expect(me.ask().locator(".ask-buttons .option")).to_have_count(0)
    select(me, "explore")
    page.locator("[data-ready]").dblclick()
    page.wait_for_function(NEXT, arg=before)
    me.wait_until_asked("explore")
    assert me.number() == before + 1


def test_a_die_is_dragged_into_the_cell_of_a_phase(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="roll", seed=8)
    play(me, 1)
    me.wait_until_asked("assign")
    die = me.page.locator(".row-dice .rolled").last
    name = die.get_attribute("data-piece")

    die.drag_to(me.page.locator("[data-piece='strip:produce']"))

    cell = me.page.locator(".column[data-phase=produce] .slot.taken .rolled")
    expect(cell).to_have_attribute("data-piece", re.compile(r"die:\d+"))
    assert name is not None


def test_dictate_puts_a_die_aside_and_moves_another(person: Come) -> None:
    me = person()
    page = me.page
    me.lay("me", "greedy", game="roll", seed=8)
    play(me, 1)
    me.wait_until_asked("assign")
    select(me, "settle")
    while page.locator(".wilds .rolled").count():
        left = page.locator(".wilds .rolled").count()
        page.locator("[data-piece='row:settle']").click()
        expect(page.locator(".wilds .rolled")).to_have_count(left - 1)

    page.locator("[data-piece='power:dictate']").click()
    page.locator("[data-piece='power:dictate'].in-use").wait_for()
    expect(page.locator("[data-ready]")).to_have_attribute("aria-disabled", "true")
    page.locator(".row-dice .rolled").first.click()
    page.locator("[data-piece=aside].legal").click()
    expect(page.locator(".aside-area .rolled")).to_have_count(1)
    page.locator(".row-dice .rolled[data-legal]").first.click()
    page.locator("[data-piece^='row:'].legal").first.click()

    expect(page.locator("[data-ready]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-piece='power:dictate']").click()
    expect(page.locator(".aside-area")).to_have_count(0)


def test_what_cannot_be_used_says_why(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="roll", seed=8)
    play(me, 1)
    me.wait_until_asked("assign")

    me.page.locator("[data-piece='power:dictate']").click()

    expect(me.page.locator(".hint .detail-why")).to_contain_text("First select a phase")


def test_a_plan_that_is_not_sent_outlives_a_reload_and_nothing_else_does(person: Come) -> None:
    me = person()
    page = me.page
    me.lay("me", "greedy", game="roll", seed=8)
    play(me, 1)
    me.wait_until_asked("assign")
    select(me, "ship")
    select(me, "settle")

    page.reload()

    page.locator(".column[data-phase=settle] .slot.taken").wait_for()
    expect(page.locator("[data-ready]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-back]").click()
    page.locator(".column[data-phase=ship] .slot.taken").wait_for()
    before = me.number()
    page.locator("[data-ready]").click()
    page.wait_for_function(NEXT, arg=before)
    assert (
        page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('plan'))") == []
    )


def test_a_plan_that_is_sealed_can_be_taken_back_and_is_still_there(person: Come) -> None:
    host, guest = person(), person()
    path = host.lay("me", "open", game="roll", seed=8)
    guest.go(path)
    guest.page.get_by_role("button", name="Take a seat").click()
    for one in (host, guest):
        one.wait_until_asked("arrange")
        one.page.locator(".arrangement").first.click()
    host.wait_until_asked("assign")
    assign(host)
    take_back = host.page.locator("[data-take-back]")
    take_back.wait_for()
    chosen = host.page.locator(".column:has(.slot.taken)").get_attribute("data-phase")

    take_back.click()

    host.wait_until_asked("assign")
    expect(host.page.locator(f".column[data-phase={chosen}] .slot.taken")).to_be_visible()
    expect(host.page.locator("[data-ready]")).to_have_attribute("aria-disabled", "false")


# -- tiles ---------------------------------------------------------------------------------


def test_a_scouted_tile_is_dropped_on_a_stack(person: Come) -> None:
    me = person()
    page = me.page
    me.lay("me", "greedy", game="roll", seed=8)
    play(me, 1)
    me.wait_until_asked("assign")
    select(me, "explore")
    page.locator("[data-ready]").click()
    me.wait_until_asked("explore")
    before = me.number()
    page.locator(".act-scout").click()
    choose_from_menu(me, before)
    me.wait_until_asked("abandon")
    page.get_by_role("button", name="Draw 1 tile").click()
    me.wait_until_asked("place")
    tiles = page.locator(".stack-world .tile-piece").count()

    page.locator(".hand-tile").first.drag_to(page.locator(".own-stack.stack-world .stack-top"))

    expect(page.locator(".stack-world .tile-piece")).to_have_count(tiles + 1)


def test_a_tile_explains_both_of_its_sides(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="roll", seed=8)
    play(me, 1)
    me.wait_until_asked("assign")

    me.page.locator(".stack-top .tile-piece").first.hover()

    expect(me.page.locator(".hint .roll-detail h3")).to_have_count(2)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_equal_goods_on_two_worlds_are_called_by_their_worlds(
    browser: Browser, staged: Server, lang: str
) -> None:
    me = Person(browser, staged.address, lang=lang)
    me.lay("me", "greedy", "greedy", game="roll", seed=STAGES_ROLL["roll-manage"][0])
    me.wait_until_asked("manage")
    placed = me.page.locator(".placed:has(.good)")
    worlds = [one.locator(".tile-piece .unseen").inner_text() for one in placed.all()]

    goods = [one.locator(".good .unseen").inner_text() for one in placed.all()]

    assert len(set(goods)) == 2
    for good, world in zip(goods, worlds, strict=True):
        assert world.split(",")[0] in good
    me.context.close()


# -- what happened --------------------------------------------------------------------------


def test_everybodys_dice_and_tiles_are_seen_to_move_and_places_are_not(person: Come) -> None:
    me = person(moving=True)
    page = me.page
    page.add_init_script("localStorage.setItem('speed', 'fast')")
    me.lay("me", "greedy", "greedy", game="roll", seed=8)
    me.wait_until_asked("arrange")
    page.evaluate(FLIGHTS, ["side-box", "die-piece", "rolled", "cube", *STILL])

    page.locator(".arrangement").first.click()
    page.wait_for_selector(".game[data-playing=true]")
    page.wait_for_selector(".game[data-playing=false]", timeout=30_000)
    first = set(page.evaluate("window.flown.splice(0)"))
    me.wait_until_asked("assign")
    page.locator("[data-piece='strip:explore']").click()
    page.locator("[data-ready][aria-disabled=false]").click()
    page.wait_for_selector(".game[data-playing=true]")
    page.wait_for_selector(".game[data-playing=false]", timeout=30_000)
    then = set(page.evaluate("window.flown"))

    assert {"mine side-box", "mine die-piece rolled", "theirs cube"} <= first
    assert {"mine die-piece", "theirs cube"} <= then
    assert not any(place in thing for thing in first | then for place in STILL)


# -- one screen -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_five_players_fit_on_one_screen(person: Come, size: tuple[int, int]) -> None:
    me = person(size=size, lang="ru")
    path = me.lay("me", *["greedy"] * 4, game="roll", seed=13)
    let_play(me, path, 8)
    me.wait_until_asked()
    seen: set[str] = set()

    for _ in range(10):
        if not me.wait_until_asked_or_over():
            break
        seen.add(me.kind() or "")
        assert me.page.evaluate(OUTSIDE) == [], me.kind()
        answer(me)

    assert len(seen) > 2
