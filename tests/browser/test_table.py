"""What a player can do at the table beside answering, and what the screen shows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.driving import DESK, NEXT, PHONE, Person, whoever_is_asked
from perihelion import words
from perihelion.race.ids import CATEGORY_WORDS

Come = Callable[..., Person]

ALL = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

SMALLEST: int = 14
"""The size of the smallest letters on a phone, in pixels."""

WITHIN = """async () => {
  for (let k = 0; k < 2; k += 1) await new Promise(requestAnimationFrame);  // what is drawn counts
  return {
  page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
  window: [innerWidth, innerHeight],
  outside: [...document.querySelectorAll('.race .piece, .ask button, .tool, .own-stats .stat')]
    .filter((e) => e.offsetParent !== null)
    .filter((e) => {
      const box = e.getBoundingClientRect();
      return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    })
    .map((e) => e.outerHTML.slice(0, 120)),
  };
}"""

CUT = """async () => {
  for (let k = 0; k < 2; k += 1) await new Promise(requestAnimationFrame);
  const board = document.querySelector('.game-board');
  return {
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    across: board.scrollWidth,
    cut: [...document.querySelectorAll('.race .piece, .ask button, .foot .tool, .own-stats .stat')]
      .filter((e) => e.offsetParent !== null)
      .filter((e) => {
        const box = e.getBoundingClientRect();
        const around = (e.closest('.zone') ?? e.closest('.foot') ?? board).getBoundingClientRect();
        const tall = e.closest('.zone') && box.bottom > around.bottom + 1;
        return box.left < around.left - 1 || box.right > around.right + 1 || tall;
      })
      .map((e) => e.outerHTML.slice(0, 120)),
  };
}"""
"""What does not fit into the board's width, or into its part of it."""

SMALL_TEXT = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const element = walk.currentNode.parentElement;
    const seen = element.checkVisibility({ visibilityProperty: true });
    if (!seen || !/[\\p{L}]{2}/u.test(text)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < %d) found.push(`${size} ${text.slice(0, 40)}`);
  }
  return found;
}"""

POWERS = """() => {
  const lists = [...document.querySelectorAll('.powers-in')].filter((e) => e.offsetParent !== null);
  const count = (e) => [...e.querySelectorAll('.power')].filter((p) => p.hidden).length;
  const told = (e) => Number(e.querySelector('.powers-more:not([hidden])')?.textContent ?? 0);
  const cut = (e) => [...e.querySelectorAll('.power:not([hidden])')].slice(1).some(
    (p) => p.offsetLeft + p.scrollWidth > e.clientWidth + 1);
  return {
    leftOut: lists.map(count).reduce((a, b) => a + b, 0),
    wrong: lists.filter((e) => cut(e) || count(e) !== told(e)).map((e) => e.textContent),
  };
}"""


def test_undo_brings_back_the_question_answered_last(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", seed=2)
    me.wait_until_asked("opening-discard")
    cards = me.hand()
    me.answer()
    me.wait_until_asked("action")

    me.page.locator(".head-tools").get_by_role("button", name="Undo").click()

    me.wait_until_asked("opening-discard")
    assert me.hand() == cards


def test_against_bots_everything_can_be_undone(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", seed=2)
    me.play(6)
    me.wait_until_asked()
    undo = me.page.locator(".head-tools").get_by_role("button", name="Undo")

    while me.kind() != "opening-discard":
        before = me.number()
        undo.click()
        expect(me.ask()).not_to_have_attribute("data-number", str(before))
        me.wait_until_asked()

    expect(undo).to_have_attribute("aria-disabled", "true")


def test_a_turn_of_several_answers_is_reset_at_once(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="beyond", seed=2)
    me.wait_until_asked("action")
    reset = me.page.locator(".head-tools").get_by_role("button", name="Reset my turn")
    me.page.locator(".basic").nth(2).locator(".spot[data-legal]").first.click()
    expect(me.ask()).not_to_have_attribute("data-question", "action")
    me.wait_until_asked()

    expect(reset).to_have_attribute("aria-disabled", "false")
    reset.click()

    me.wait_until_asked("action")


def test_what_would_come_to_light_wants_a_second_yes(person: Come) -> None:
    host, guest = person(), person()
    path = host.lay("me", "open", game="tiny", seed=2)
    guest.go(path).get_by_role("button", name="Take a seat").click()
    one = whoever_is_asked(host, guest)
    while one.kind() != "turn":
        one.answer()
        one = whoever_is_asked(host, guest)
    sure = one.page.locator(".ask-sure")

    one.page.locator("[data-option=end-turn]").click()
    sure.get_by_role("button", name="No", exact=True).click()
    expect(sure).to_have_count(0)
    assert one.kind() == "turn"
    one.page.locator("[data-option=end-turn]").click()
    sure.get_by_role("button", name="Yes", exact=True).click()

    other = guest if one is host else host
    other.wait_until_asked("turn")


def test_who_does_not_want_to_be_asked_twice_is_not(person: Come) -> None:
    host, guest = person(), person()
    path = host.lay("me", "open", game="tiny", seed=2)
    guest.go(path).get_by_role("button", name="Take a seat").click()
    one = whoever_is_asked(host, guest)
    while one.kind() != "turn":
        one.answer()
        one = whoever_is_asked(host, guest)
    other = guest if one is host else host

    one.page.locator("[data-option=end-turn]").click()
    one.page.get_by_role("button", name="Yes, and never ask again").click()
    other.wait_until_asked("turn")
    other.page.locator("[data-option=end-turn]").click()
    other.page.locator(".ask-sure .primary").click()
    one.wait_until_asked("turn")
    one.page.locator("[data-option=end-turn]").click()

    other.wait_until_asked("turn")
    assert one.page.locator(".ask-sure").count() == 0
    one.page.locator(".head-tools").get_by_role("button", name="Menu").click()
    expect(one.page.get_by_role("switch", name="Ask for confirmation")).not_to_be_checked()


def test_dice_are_sent_exactly_where_they_would_be_taken(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", game="roll", seed=2)
    for _ in range(40):
        me.wait_until_asked()
        if me.kind() == "manage" and me.page.locator("[data-send]").count():
            break
        me.answer()
    send, picks = me.page.locator("[data-send]"), me.page.locator(".piece[data-legal]")
    taken = set()
    for k in range(picks.count() + 1):
        enabled = send.is_enabled()
        full = me.page.locator(".ask-count.full").count() == 1
        taken.add(enabled)

        assert enabled == full
        if enabled:
            break
        picks.nth(k).click()
        me.page.wait_for_timeout(250)

    assert True in taken
    before = me.number()
    send.click()
    me.page.wait_for_function(
        "before => Number(document.querySelector('.ask')?.dataset.number ?? -1) !== before",
        arg=before,
    )


def test_the_language_changes_at_once_and_nothing_is_lost(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", seed=2)
    me.wait_until_asked("opening-discard")
    me.page.locator(".hand .piece[data-legal]").first.click()
    cards = me.hand()

    me.page.get_by_role("button", name="Русский").first.click()

    expect(me.page.locator(".ask-words")).to_have_text(re.compile("[А-Яа-я]"))
    expect(me.page.locator(".face-name").first).to_have_text(re.compile("[А-Яа-я]"))
    assert me.page.locator(".hand .piece.picked").count() == 1
    assert me.hand() == cards
    assert me.page.locator("html").get_attribute("lang") == "ru"


def test_the_first_visit_speaks_the_language_of_the_browser(person: Come) -> None:
    me = person(lang="ru")

    page = me.go()

    expect(page.get_by_role("button", name="Играть")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "lang", "others"),
    [(DESK, "ru", 1), (PHONE, "en", 1), (DESK, "en", 5), (PHONE, "ru", 5)],
    ids=["desk for two", "phone for two", "desk for six", "phone for six"],
)
def test_everything_is_on_one_screen(
    person: Come, size: tuple[int, int], lang: str, others: int
) -> None:
    me = person(size=size, lang=lang)
    me.lay("me", *["greedy"] * others, options={"expansions": ALL, "takeovers": True}, seed=4)
    for _ in range(8):
        me.wait_until_asked()
        found = me.page.evaluate(WITHIN)

        assert found["page"] == found["window"], me.kind()
        assert found["outside"] == [], me.kind()
        if not me.play(1):
            break


@pytest.mark.parametrize("size", [(640, 360), (320, 640)], ids=["enlarged", "narrow"])
def test_on_the_smallest_screens_the_board_is_scrolled_and_nothing_is_cut(
    person: Come, size: tuple[int, int]
) -> None:
    me = person(size=size, lang="ru")
    me.lay("me", *["greedy"] * 5, options={"expansions": ALL, "takeovers": True}, seed=4)
    for _ in range(6):
        me.wait_until_asked()
        found = me.page.evaluate(CUT)

        assert found["page"] == list(size), me.kind()
        assert found["across"] <= size[0], me.kind()
        assert found["cut"] == [], me.kind()
        expect(me.page.locator(".ask-words").first).to_be_in_viewport(ratio=1)
        me.answer()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_that_can_be_searched_for_is_seen_at_once_on_a_phone(person: Come, lang: str) -> None:
    me = person(size=PHONE, lang=lang)
    kinds = [{"kind": "category", "category": name} for name in CATEGORY_WORDS]
    named = [words.option(lang, "race", kind) for kind in kinds]

    def ask(said: str | bytes) -> str:
        message = json.loads(said)
        if message["type"] == "update":
            question = message["question"]
            plain = {**question["options"][0], "piece": None, "target": None}
            options = [{**plain, "id": k, "words": name} for k, name in enumerate(named)]
            message["question"] = {**question, "several": False, "options": options, "refused": []}
        return json.dumps(message)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda said: page.send(ask(said)))

    me.page.route_web_socket(re.compile("/socket"), between)
    me.lay("me", "greedy", "greedy", options={"expansions": ALL}, seed=4)
    me.page.wait_for_selector(".ask [data-answer='8']")

    for option in me.page.locator(".ask .option").all():
        expect(option).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_letters_on_a_phone_are_too_small(person: Come, lang: str) -> None:
    me = person(size=PHONE, lang=lang)
    me.go().wait_for_selector(".play-card")
    small = me.page.evaluate(SMALL_TEXT % SMALLEST)
    me.lay("me", "greedy", "greedy", seed=4)
    for _ in range(4):
        me.wait_until_asked()
        small += me.page.evaluate(SMALL_TEXT % SMALLEST)
        me.answer()

    assert small == []


def test_powers_on_a_small_card_are_whole_or_counted(person: Come) -> None:
    me = person(size=PHONE)
    sets = ["gathering-storm", "rebel-vs-imperium"]
    me.lay("me", *["greedy"] * 5, options={"expansions": sets}, seed=4)
    left_out = 0
    for _ in range(30):
        me.wait_until_asked()
        found = me.page.evaluate(POWERS)
        left_out += found["leftOut"]

        assert found["wrong"] == [], me.kind()
        if not me.play(1):
            break

    assert left_out > 0


def test_what_cannot_be_chosen_says_why(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", seed=2)
    for _ in range(60):
        me.wait_until_asked()
        barred = me.page.locator(".hand .piece.barred")
        if me.kind() in ("develop", "settle") and barred.count():
            break
        me.answer()

    barred.first.hover()

    expect(me.page.locator(".hint .detail-why")).to_be_visible()


def test_a_choice_can_be_made_with_the_keyboard_alone(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", seed=2)
    me.wait_until_asked("opening-discard")

    for key in ("ArrowRight", "Enter", "ArrowRight", "Space", "c"):
        me.page.keyboard.press(key)

    me.wait_until_asked("action")
    me.page.keyboard.press("u")
    me.wait_until_asked("opening-discard")


def test_a_card_can_be_dragged_to_the_table(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", seed=2)
    me.wait_until_asked("opening-discard")

    me.page.locator(".hand .piece[data-legal]").first.drag_to(me.page.locator(".tableau"))

    expect(me.page.locator(".hand .piece.picked")).to_have_count(1)


def test_on_a_phone_a_long_press_explains_and_chooses_nothing(person: Come) -> None:
    me = person(size=PHONE)
    me.lay("me", "greedy", seed=2)
    me.wait_until_asked("opening-discard")

    me.press_long(me.page.locator(".hand .piece").first)

    expect(me.page.locator(".sheet .detail")).to_be_visible()
    assert me.page.locator(".hand .piece.picked").count() == 0


def test_the_log_is_read_by_player_and_by_round(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", "greedy", seed=2)
    me.play(8)
    me.wait_until_asked()
    lines = me.page.locator(".log-line")

    me.page.get_by_label("Player").select_option("1")
    theirs = lines.locator(".player-mark").count()
    marks = me.page.locator(".log-line .player-mark.player-1").count()
    me.page.get_by_label("Round", exact=True).select_option("1")

    assert 0 < theirs == marks
    assert 0 < lines.count() < theirs


def test_the_tab_says_that_it_is_my_turn(person: Come) -> None:
    me = person()
    me.lay("me", "greedy", seed=2)
    me.wait_until_asked()

    expect(me.page).to_have_title(re.compile("Your turn"))


def test_things_move_without_a_complaint(person: Come) -> None:
    me = person(moving=True)
    me.lay("me", "greedy", seed=2)

    assert me.play(10)


def test_an_answer_is_sent_as_soon_as_the_question_is_there(person: Come) -> None:
    me = person()
    path = me.lay("me", "greedy", game="beyond", seed=2)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda said: None if is_greeting(said) else page.send(said))

    def is_greeting(said: str | bytes) -> bool:
        """Whether hello is answered; what that tells may be long on its way."""
        message = json.loads(said)
        return bool(message["type"] == "done" and message["call"] == 1)

    me.page.route_web_socket(re.compile("/socket"), between)
    me.go(path)
    me.wait_until_asked("action")
    before = me.number()

    me.page.locator(".spot.legal").first.click()

    me.page.wait_for_function(NEXT, arg=before, timeout=10_000)


def test_the_theme_can_be_changed_and_is_remembered(person: Come) -> None:
    me = person()
    me.go().get_by_role("button", name="Light theme").click()

    me.page.reload()

    expect(me.page.get_by_role("button", name="Dark theme")).to_be_visible()
    assert me.page.locator("html").get_attribute("data-theme") == "light"


def test_a_nickname_and_a_password_open_my_games_on_another_device(person: Come) -> None:
    first, second = person(), person()
    page = first.go("/me")
    page.get_by_label("Nickname").first.fill("Vasilisa")
    page.get_by_role("button", name="Save").first.click()
    expect(page.locator(".shell-tools")).to_contain_text("Vasilisa")
    page.get_by_label("Password").first.fill("correct horse")
    page.get_by_role("button", name="Set the password").click()
    expect(page.locator(".toast")).to_be_visible()
    path = first.lay("me", "greedy", seed=2)

    other = second.go("/me")
    form = other.locator("form", has=other.get_by_role("button", name="Sign in"))
    form.get_by_label("Nickname").fill("Vasilisa")
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button", name="Sign in").click()

    expect(other.locator(f"a[href='{path}']")).to_contain_text("Your turn")
