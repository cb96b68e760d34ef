"""Several people at a table: seats, secrets, chat, and who only looks on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.driving import Person

Come = Callable[..., Person]


def test_a_bot_plays_on_for_whoever_has_gone_if_the_others_agree(person: Come) -> None:
    host, guest = person(), person()
    path = host.lay("me", "open")
    guest.go(path).get_by_role("button", name="Take a seat").click()
    host.wait_until_asked("opening-discard")
    guest.go("/")
    host.answer()

    expect(host.page.locator(".replace-wait")).to_contain_text("may come back")
    host.page.get_by_role("button", name="Let a bot play on").first.click()

    host.wait_until_asked("action")
    expect(host.page.locator(".opponents .presence").get_by_label("A bot.")).to_be_visible()
    guest.go(path)
    expect(guest.page.locator(".watching")).to_contain_text("Agreed by: Guest")


def test_who_leaves_again_comes_back_again_without_reloading(person: Come) -> None:
    host, guest = person(), person()
    path = host.lay("me", "open")
    guest.go(path).get_by_role("button", name="Take a seat").click()
    guest.wait_until_asked("opening-discard")

    for _ in range(2):
        guest.page.locator(".head-tools .tool").last.click()
        guest.page.get_by_role("button", name="Leave; a bot plays on").click()
        guest.page.locator(f".line[href='{path}']").click()
        expect(guest.page.locator(".watching")).to_contain_text("You left")
        guest.page.locator("[data-return]").click()
        expect(guest.page.locator(".hand")).to_be_visible()


def test_a_page_that_slept_while_its_player_was_replaced_offers_to_come_back(person: Come) -> None:
    host, guest = person(), person()
    path = host.lay("me", "open")
    guest.go(path).get_by_role("button", name="Take a seat").click()
    guest.wait_until_asked("opening-discard")
    twin = guest.context.new_page()
    twin.goto(guest.address + path)
    twin.wait_for_selector(".hand")

    guest.post(f"/api/tables/{path.rpartition('/')[2]}/leave", {})

    for page in (guest.page, twin):
        expect(page.locator(".watching")).to_contain_text("You left")
        expect(page.locator(".hand")).to_have_count(0)
    twin.locator("[data-return]").click()
    expect(twin.locator(".hand")).to_be_visible()
    expect(guest.page.locator(".hand")).to_be_visible()


def test_who_is_invited_brings_a_name_leaves_to_a_bot_and_comes_back(person: Come) -> None:
    host, guest = person(), person()
    host.lay("me", "open")
    guest.page.goto(host.page.get_by_label("Invitation").input_value())
    guest.page.get_by_label("Nickname").fill("Нина")
    guest.page.get_by_role("button", name="Take a seat").click()
    host.wait_until_asked("opening-discard")
    expect(host.page.locator(".opponent-name")).to_have_text("Нина")
    guest.wait_until_asked("opening-discard")

    guest.page.locator(".head-tools .tool").last.click()
    guest.page.get_by_role("button", name="Leave; a bot plays on").click()

    mine = guest.page.locator(".lines").first.get_by_role("link")
    expect(mine).to_contain_text("A bot plays on.")
    mine.click()
    guest.page.locator("[data-return]").click()
    expect(guest.page.locator(".hand")).to_be_visible()


def test_a_sealed_answer_can_be_taken_back_while_the_other_thinks(person: Come) -> None:
    host, guest = person(), person()
    path = host.lay("me", "open")
    guest.go(path).get_by_role("button", name="Take a seat").click()
    host.wait_until_asked("opening-discard")
    host.answer()
    expect(host.page.locator(".sealed-answer")).to_contain_text("Your choice: ")
    chosen = host.page.locator(".sealed-answer").inner_text()

    host.page.reload()

    expect(host.page.locator(".sealed-answer")).to_have_text(chosen)
    host.page.locator("[data-take-back]").click()

    host.wait_until_asked("opening-discard")
    expect(host.page.locator(".sealed-answer")).to_have_count(0)


def test_an_open_table_is_on_the_home_page_of_others(person: Come) -> None:
    host, guest = person(), person()
    path = host.lay("me", "open")

    guest.go()
    guest.page.locator(f".line[href='{path}']").click()
    guest.page.get_by_role("button", name="Take a seat").click()

    guest.wait_until_asked("opening-discard")
    host.go()
    expect(host.page.locator(f".line[href='{path}']")).to_contain_text("Your turn")


def test_chat_is_text_and_never_markup(person: Come) -> None:
    host, guest = person(), person(lang="ru")
    path = host.lay("me", "open")
    guest.go(path).get_by_role("button", name="Сесть за стол").click()
    host.wait_until_asked()
    guest.wait_until_asked()
    host.page.get_by_role("tab", name="Chat").click()

    host.page.get_by_label("Say something…").fill("<img src=x onerror=alert(1)>")
    host.page.get_by_role("button", name="Send").click()
    host.page.get_by_role("button", name="Good luck!").click()

    guest.page.get_by_role("tab", name="Чат").click()
    expect(guest.page.locator(".chat-lines")).to_contain_text("<img src=x onerror=alert(1)>")
    expect(guest.page.locator(".chat-lines")).to_contain_text("Удачи!")
    assert guest.page.locator(".chat-lines img").count() == 0


def test_a_spectator_sees_the_table_and_no_hand(person: Come) -> None:
    player, watcher = person(), person()
    path = player.lay("me", "greedy", seed=2)
    player.wait_until_asked()

    watcher.go(path).wait_for_selector(".race")

    assert watcher.page.locator(".hand").count() == 0
    assert watcher.page.locator(".tableau .piece").count() >= 1
    expect(watcher.page.locator(".watching")).to_contain_text("You are watching")
    watcher.page.locator(".watching").get_by_role("link", name="Stop watching").click()
    expect(watcher.page.locator(".play-card")).to_be_visible()


def test_a_chat_is_there_only_where_somebody_reads_it(person: Come) -> None:
    player, watcher = person(), person()
    path = player.lay("me", "greedy", seed=2)
    player.wait_until_asked()
    expect(player.page.get_by_role("tab", name="Chat")).to_have_count(0)

    watcher.go(path)

    expect(player.page.get_by_role("tab", name="Chat")).to_be_visible()
    expect(watcher.page.get_by_role("tab", name="Chat")).to_be_visible()


def test_two_people_on_one_device_hand_it_over(person: Come) -> None:
    me = person()
    me.lay("me", "here")
    me.wait_until_asked("opening-discard")
    mine = me.hand()
    me.answer()

    expect(me.page.locator(".curtain")).to_be_visible()
    expect(me.page.locator(".game-board")).to_have_attribute("inert", "")
    me.page.locator(".curtain .primary").click()

    me.wait_until_asked("opening-discard")
    expect(me.page.locator(".game-board[inert]")).to_have_count(0)
    theirs = me.hand()
    assert not set(theirs) & set(mine)

    me.page.reload()

    me.wait_until_asked("opening-discard")
    assert me.hand() == theirs
