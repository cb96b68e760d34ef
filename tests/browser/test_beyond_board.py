"""The board of Beyond the Sun: whole games by mouse and by touch, turns by keyboard, one screen."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect
from tools.stages_beyond import APART, FULL_TREES

from browser.driving import DESK, NEXT, PHONE, Person, Server
from browser.hands import Finger, Mouse

Come = Callable[..., Person]

OUTSIDE = """() => [...document.querySelectorAll(
    '.beyond .piece, .ask button, .tool, .tab, .other, .own, .figure, .pane-tool')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .filter((e) => {
    const scrolled = e.closest('.beside, .talents, .tray, .aims, .own, .ask-buttons, .pane-view');
    const box = e.getBoundingClientRect();
    const frame = scrolled && scrolled !== e
      ? scrolled.getBoundingClientRect()
      : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (frame.right > innerWidth + 1 || frame.bottom > innerHeight + 1) return true;
    return box.left < -1 || box.right > innerWidth + 1
      || (!scrolled && (box.top < -1 || box.bottom > innerHeight + 1));
  })
  .map((e) => e.outerHTML.slice(0, 160))"""
"""What is shown and does not lie within the window; what scrolls must be within it itself."""

CLIPPED = """() => [...document.querySelectorAll(
    '.slot-front, .basic, .guild, .place-face, .own, .mat-more, .talent')]
  .filter((e) => e.checkVisibility() && e.scrollHeight > e.clientHeight + 3)
  .map((e) => `${e.scrollHeight} > ${e.clientHeight} ${e.textContent.slice(0, 60)}`)"""
"""Cards and mats whose text does not fit into them."""

COVERED = """() => [...document.querySelectorAll('.tree .spot, .tree [data-legal]')]
  .filter((e) => {
    const box = e.getBoundingClientRect();
    const card = e.closest('.slot, .basic, .guild').getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.top < card.top - 3 || box.bottom > card.bottom + 3
      || !e.contains(document.elementFromPoint(x, y));
  })
  .map((e) => `${e.dataset.piece} of ${e.dataset.of}`)"""
"""What could be pressed on the tree if it did not reach out of its card, or were not covered."""

WATCH = """() => {
  const board = document.querySelector('.beyond');
  window.flown = [];
  window.opened = [board.dataset.tab];
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes) {
        const flies = node.matches('.stage-ghost') ? node : node.querySelector('.stage-ghost');
        window.flown.push(flies.className);
      }
  }).observe(document.querySelector('.stage'), { childList: true });
  new MutationObserver(() => window.opened.push(board.dataset.tab))
    .observe(board, { attributeFilter: ['data-tab'] });
}"""
"""Note from now on what flies, and which parts are opened."""


def on_board(me: Person) -> Locator:
    """Pieces in sight that may be chosen."""
    return me.page.locator(".piece[data-legal]:visible")


def press(me: Person, thing: Locator) -> None:
    """A click, or a touch where there are fingers; on a place, beside the ships that are there."""
    touches = me.page.evaluate("() => navigator.maxTouchPoints > 0")
    (Finger(me) if touches else Mouse(me)).press(thing)


def answer(me: Person) -> str:
    """Answer with a piece on the board if there is one, else with a button; which it was."""
    me.asked += 1
    before = me.number()
    done = me.page.locator(".ask [data-option=end]")
    pieces = on_board(me)
    stops = bool(done.count()) and me.asked % 3 == 0
    if pieces.count() and not stops:
        used = "piece"
        press(me, pieces.nth(me.asked % pieces.count()))
        if me.page.locator(".piece.lifted").count():
            press(me, me.page.locator(".place-piece.legal:visible, .column.legal:visible").first)
        menu = me.page.locator(".option-menu button")
        if menu.count():
            press(me, menu.first)
    else:
        used = "button"
        press(me, done.first if stops else me.page.locator(".ask [data-legal]").first)
    me.page.wait_for_function(NEXT, arg=before)
    return used


def play(me: Person, answers: int) -> list[str]:
    """Give so many answers, or as many as there are until the end."""
    used: list[str] = []
    for _ in range(answers):
        if not me.wait_until_asked_or_over():
            break
        used.append(answer(me))
    return used


def reach(me: Person, kind: str, limit: int = 80) -> None:
    """Play on until this is asked."""
    for _ in range(limit):
        me.wait_until_asked()
        if me.kind() == kind:
            return
        answer(me)
    raise AssertionError(f"never asked: {kind}")


@pytest.mark.slow
def test_a_whole_game_by_mouse_from_the_home_page_to_the_final_score(person: Come) -> None:
    me = person()
    page = me.go()
    page.locator(".game-choice").get_by_role("button", name="Beyond the Sun").click()
    page.locator(".play-choices fieldset").first.get_by_role("button", name="1").click()
    page.get_by_role("button", name="Play now").click()

    used = play(me, 600)

    expect(page.locator(".end-dialog .verdict")).to_contain_text("VP")
    assert used.count("piece") > len(used) / 3
    rows = page.locator(".scores tbody tr").all()
    total = page.locator(".scores tfoot tr").first.locator("td").all_inner_texts()
    parts = [row.locator("td").all_inner_texts() for row in rows]
    for seat, points in enumerate(total):
        assert sum(int(row[seat]) for row in parts if row[seat].isdigit()) == int(points)


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_phone(person: Come) -> None:
    me = person(size=PHONE)
    me.lay("me", "greedy", game="beyond", seed=5)

    used = play(me, 600)

    expect(me.page.locator(".end-dialog .verdict")).to_be_visible()
    assert "piece" in used
    assert "button" in used


def test_turns_by_keyboard_alone(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="beyond", seed=2)
    for number in range(9):
        me.wait_until_asked()
        before = me.number()

        for _ in range(1 + number % 3):
            me.page.keyboard.press("ArrowRight")
        focused = me.page.locator("[data-legal]:focus")
        expect(focused).to_have_count(1)
        me.page.keyboard.press("Enter")
        if me.page.locator(".piece.lifted").count():
            target = me.page.locator(".place-piece.legal").first
            target.focus()
            me.page.keyboard.press("Enter")
        menu = me.page.locator(".option-menu button")
        if menu.count():
            menu.first.press("Enter")

        me.page.wait_for_function(NEXT, arg=before)


def about_to_jump(me: Person, seed: int) -> None:
    """The first action of the game has been to build and jump, and all ships stand in Sol."""
    me.lay("me", "greedy", game="beyond", seed=seed, options={})
    me.wait_until_asked("action")
    me.page.locator(".basic").nth(2).locator(".spot.legal").first.click()
    reach(me, "jump", 4)


def test_a_ship_is_dragged_along_a_line(person: Come) -> None:
    me = person()
    about_to_jump(me, 2)
    before = me.number()
    target = me.page.locator(".place-piece.goal").first
    place = (target.get_attribute("data-piece") or "").removeprefix("place:")

    me.page.locator(".ship-piece.legal").first.drag_to(target)

    me.page.wait_for_function(NEXT, arg=before)
    me.page.wait_for_selector(f"[data-piece^='ship:{place}:']")


def test_a_lifted_ship_shows_who_would_hold_each_place(person: Come) -> None:
    me = person()
    about_to_jump(me, 3)

    me.page.locator(".ship-piece.legal").first.click()

    expect(me.page.locator(".place .then").first).to_be_visible()
    glowing = me.page.locator(".place-piece.legal").first
    glowing.hover()
    expect(me.page.locator(".hint .detail-may").first).to_be_visible()


def bots_play_to_round(me: Person, wanted: int) -> None:
    """Wait until the bots, who play without waiting, are there; the page may lag behind them."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        home = me.context.request.get(f"{me.address}/api/home").json()
        if (home["mine"][0]["round"] or 0) >= wanted:
            return
        time.sleep(0.02)
    raise AssertionError(f"the bots have not come to round {wanted}")


@pytest.mark.parametrize(
    ("size", "lang"), [(DESK, "en"), (DESK, "ru"), ((1440, 900), "en"), (PHONE, "ru")]
)
def test_everything_lies_on_one_screen_with_four_players(
    person: Come, size: tuple[int, int], lang: str
) -> None:
    me = person(size=size, lang=lang)
    path = me.lay("me", *["greedy"] * 3, game="beyond", seed=6, options={"mats": "advanced"})
    me.wait_until_asked()
    me.post(f"/api{path.replace('table', 'tables')}/leave", {})
    bots_play_to_round(me, 8)
    me.post(f"/api{path.replace('table', 'tables')}/return", {})
    me.page.reload()
    for _ in range(4):
        me.wait_until_asked()

        page = me.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert page[0] <= page[1]
        assert me.page.evaluate(OUTSIDE) == []
        if size != PHONE:
            assert me.page.evaluate(CLIPPED) == []
        answer(me)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_technology_covers_the_actions_of_another(
    browser: Browser, staged: Server, lang: str
) -> None:
    me = Person(browser, staged.address, lang=lang)
    for seed, _ in FULL_TREES.values():
        me.lay("me", "greedy", "greedy", game="beyond", seed=seed)
        me.wait_until_asked("action")
        for width, height in (DESK, (1440, 900), (1920, 1080), (1024, 768), (900, 600)):
            me.page.set_viewport_size({"width": width, "height": height})

            assert me.page.evaluate(COVERED) == [], (seed, width)
    assert me.complaints == []
    me.context.close()


def test_what_is_barred_says_why(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="beyond", seed=2)
    me.wait_until_asked("action")

    me.page.locator(".guild .spot").first.click()

    expect(me.page.locator(".hint .detail-why, .hint .beyond-powers").first).to_be_visible()
    me.page.mouse.move(2, 2)
    me.page.locator(".spot.barred").first.click()
    expect(me.page.locator(".hint .detail-why").first).to_be_visible()


def test_the_tree_is_seen_whole_or_from_near(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="beyond", seed=2)
    me.wait_until_asked("action")
    pane, card = me.page.locator(".tree-pane"), me.page.locator(".slot.known").first
    small = card.bounding_box()
    assert small is not None

    card.hover()
    for _ in range(4):
        me.page.mouse.wheel(0, -300)
    expect(pane).to_have_class(re.compile("near"))
    large = card.bounding_box()
    assert large is not None
    assert large["width"] > 1.8 * small["width"]
    expect(card.locator(".slot-words").first).to_be_visible()
    pane.locator(".pane-view").focus()
    me.page.keyboard.press("0")

    expect(pane).not_to_have_class(re.compile("near"))
    again = card.bounding_box()
    assert again is not None
    assert abs(again["width"] - small["width"]) < 1


def test_a_card_tells_how_its_text_is_known(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="beyond", seed=2)
    me.wait_until_asked("action")

    me.page.locator(".slot.known > .piece").first.click(position={"x": 50, "y": 6})

    expect(me.page.locator(".hint .detail-known")).to_contain_text("How we know")


def test_the_log_shows_the_cards_it_names(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="beyond", seed=2)
    play(me, 8)
    me.wait_until_asked()
    named = me.page.locator(".log-lines .log-name").first

    named.click()

    words = named.inner_text()
    expect(me.page.locator(".hint .beyond-detail h3")).to_have_text(words)


def test_on_a_phone_the_part_with_what_may_be_chosen_opens_by_itself(person: Come) -> None:
    me = person(size=PHONE)
    me.lay("me", "greedy", game="beyond", seed=2)
    me.wait_until_asked("action")
    expect(me.page.locator(".beyond")).to_have_attribute("data-tab", "tree")
    me.page.locator(".tab").nth(3).tap()
    expect(me.page.locator(".own .track").first).to_be_visible()

    me.page.locator(".tab.wanted").first.tap()
    reach(me, "jump")

    expect(me.page.locator(".beyond")).to_have_attribute("data-tab", "space")
    expect(me.ask()).to_be_visible()


@pytest.mark.parametrize(("part", "space"), [("tree", ".tree .spot"), ("mats", ".own .spot")])
def test_on_a_phone_answers_on_two_parts_are_told_and_both_can_be_given(
    browser: Browser, staged: Server, part: str, space: str
) -> None:
    me = Person(browser, staged.address, size=PHONE)
    me.lay("me", "greedy", "greedy", game="beyond", seed=APART["private"][0])
    me.wait_until_asked("action")
    before = me.number()
    expect(me.page.locator(".beyond")).to_have_attribute("data-tab", "tree")
    wanted = me.page.locator(".tab.wanted")
    expect(wanted.locator("span:not(.tab-count)")).to_have_text(["Technologies", "My mat"])
    counts = [int(told) for told in wanted.locator(".tab-count").all_inner_texts()]
    assert sum(counts) == me.page.locator(".spot[data-legal]").count()
    assert counts[0] == on_board(me).count()

    wanted.nth(["tree", "mats"].index(part)).tap()
    expect(me.page.locator(".beyond")).to_have_attribute("data-tab", part)
    expect(me.page.locator(f"{space}[data-legal]:visible")).to_have_count(
        counts[["tree", "mats"].index(part)]
    )
    press(me, me.page.locator(f"{space}[data-legal]:visible").first)

    me.page.wait_for_function(NEXT, arg=before)
    assert me.complaints == []
    me.context.close()


def test_what_the_others_do_is_seen_where_it_happens(person: Come) -> None:
    me = person(size=PHONE, moving=True)
    me.page.add_init_script("localStorage.setItem('speed', 'fast')")
    me.lay("me", "greedy", "greedy", "greedy", game="beyond", seed=4)
    me.wait_until_asked("action")
    me.page.keyboard.press("Escape")
    me.page.locator(".basic").last.locator(".spot.legal").tap()
    me.wait_until_asked("production")
    me.page.keyboard.press("Escape")
    me.page.evaluate(WATCH)

    me.page.locator("[data-option=growth]").tap()
    me.wait_until_asked("action")
    me.page.wait_for_selector(".game[data-playing=false]", timeout=30_000)

    flown = " ".join(me.page.evaluate("window.flown"))
    assert {"pawn", "ship", "researcher", "outpost"} <= set(flown.split())
    assert {"tree", "space"} <= set(me.page.evaluate("window.opened"))
    expect(me.page.locator(".beyond")).to_have_attribute("data-tab", "tree")


@pytest.mark.parametrize("size", [(320, 640), (640, 360)])
def test_small_windows_and_enlarged_pages_are_usable(person: Come, size: tuple[int, int]) -> None:
    me = person(size=size, lang="ru")
    me.lay("me", "greedy", game="beyond", seed=2)
    for _ in range(4):
        me.wait_until_asked()
        page = me.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert page[0] <= page[1]
        asked = me.ask().bounding_box()
        assert asked is not None
        assert min(asked["x"], asked["y"]) >= 0
        assert asked["x"] + asked["width"] <= size[0]
        assert asked["y"] + asked["height"] <= size[1]
        answer(me)
