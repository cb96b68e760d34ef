"""How games begin, and that they go on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.driving import Person, whoever_is_asked

Come = Callable[..., Person]


@pytest.mark.slow
def test_two_browsers_play_one_game_and_one_of_them_reloads_in_the_middle(person: Come) -> None:
    host, guest = person(), person()
    page = host.go("/new?game=race")
    page.get_by_role("button", name="Fewer").click()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation").input_value()

    guest.page.goto(link)
    guest.page.get_by_role("button", name="Take a seat").click()
    for _ in range(24):
        whoever_is_asked(host, guest).answer()
    while whoever_is_asked(host, guest) is not guest:
        host.answer()
    guest.wait_until_asked()
    before = (guest.hand(), guest.kind(), guest.number())
    guest.page.reload()
    guest.wait_until_asked()

    assert (guest.hand(), guest.kind(), guest.number()) == before
    for _ in range(6):
        whoever_is_asked(host, guest).answer()


def test_a_guest_is_in_a_game_with_one_click_and_no_registration(person: Come) -> None:
    me = person()

    me.go().get_by_role("button", name="Play now").click()

    me.wait_until_asked("opening-discard")
    assert len(me.hand()) == 6


def test_a_game_of_another_package_is_played_to_its_end_on_the_plain_board(person: Come) -> None:
    me = person(lang="ru")
    me.lay("me", "random", game="comets", seed=2)
    me.wait_until_asked()
    assert me.page.locator(".plain-thing").count() > 0

    goes_on = me.play(300)

    assert not goes_on
    expect(me.page.locator(".verdict")).to_be_visible()


def test_a_start_world_is_chosen_and_then_as_many_cards_as_it_asks_for(person: Come) -> None:
    me = person()
    sets = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]
    me.lay("me", "open", options={"expansions": sets}, seed=11)
    guest = person()
    guest.go(me.page.url.removeprefix(me.address))
    guest.page.get_by_role("button", name="Take a seat").click()
    page = me.page

    me.wait_until_asked("opening-start-world")
    assert page.locator(".piece[data-legal]").count() == 2
    expect(page.locator(".drawn-mark")).to_have_text(["start world", "start world"])
    page.locator(".piece[data-legal]").first.click()

    me.wait_until_asked("opening-discard")
    expect(page.locator(".drawn-mark")).to_have_count(1)
    expect(me.ask()).to_contain_text("You start with")
    assert page.locator(".piece[data-legal]").count() == 6
    me.answer()
    page.locator("[data-take-back]").click()
    me.wait_until_asked("opening-discard")
