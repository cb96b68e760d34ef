"""The scenes that `tools/screens.py` takes pictures of: how to get there, and what to do."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Locator, Page, WebSocketRoute
from tools.scenes_beyond import BEYOND
from tools.scenes_ends import ENDS
from tools.scenes_roll import ROLL
from tools.scenes_tiny import TINY
from tools.staged import STAGES
from tools.visits import ALL, Refused, Visit, good_enough

GAMES: Final = ("race", "roll", "tiny", "beyond")


def home(visit: Visit) -> Page:
    """The first page of somebody who has played a little."""
    first = visit.lay("me", "greedy", "greedy", seed=5)
    visit.play(first, "action", 2)
    visit.lay("me", "open", "open")
    visit.lay("me", "greedy", options={"expansions": ALL[:1]}, seed=6)
    return visit.show("/", ".line")


def crowded_home(visit: Visit) -> Page:
    """The first page of somebody with very many games, where others play and wait, too."""
    for number in range(60):
        visit.lay("me", "random", game=GAMES[number % 4], seed=500 + number)
    if "friends" not in visit.story.tables:
        with visit.friend() as friend:
            for game in GAMES:
                friend.lay("me", "open", "open", game=game)
                friend.lay("me", "random", game=game, watch=True)
            visit.story.tables["friends"] = ""
    page = visit.show("/", ".lines .secondary")
    page.locator(".lines li").nth(9).wait_for()
    return page


def setup(visit: Visit) -> Page:
    """Setting up a table with expansions."""
    page = visit.show("/new?game=race", ".setup")
    for box in page.locator(".choices input[type=checkbox]").all()[:2]:
        box.check()
    page.locator(".seat-choice select").last.select_option("open")
    return page


def waiting(visit: Visit) -> Page:
    """A table with a free seat."""
    table = visit.lay("me", "greedy", "open")
    return visit.show(f"/table/{table}", ".waiting-room")


def invited(visit: Visit) -> Page:
    """Where an invitation leads somebody who has never been here."""
    table = visit.lay("me", "greedy", "open")
    link = visit.context.request.get(f"{visit.address}/api/tables/{table}").json()["invitation"]
    visit.context.clear_cookies()
    visit.context.add_init_script("localStorage.setItem('entered', 'no')")
    return visit.show(link, ".invited .primary")


def lost(visit: Visit) -> Page:
    """A table that is not there."""
    return visit.show("/table/nowhere", ".narrow")


def person(visit: Visit) -> Page:
    """Name, password, device."""
    return visit.show("/me", ".me .panel")


def opening(visit: Visit) -> Page:
    """The opening hand."""
    table = visit.lay("me", "greedy", "greedy", seed=11)
    return visit.show(f"/table/{table}", ".hand .piece")


def action(visit: Visit) -> Page:
    """The choice of actions in the middle of a game of three."""
    table = visit.lay("me", "greedy", "greedy", seed=7)
    visit.let_play(table, 7)
    visit.play(table, "action", 7)
    return visit.show(f"/table/{table}", ".actions")


def explore(visit: Visit) -> Page:
    """Sorting explored cards."""
    table = visit.lay("me", "greedy", seed=8)
    visit.play(table, "explore-keep", 3)
    return visit.show(f"/table/{table}", ".hand .piece")


def settle(visit: Visit) -> Page:
    """Choosing a world, with one barred card explaining itself."""
    table = visit.lay("me", "greedy", "greedy", "greedy", seed=9)
    visit.let_play(table, 4)
    visit.play(table, "settle", 4)
    page = visit.show(f"/table/{table}", ".hand .piece")
    page.locator(".hand .piece.barred, .hand .piece.legal").first.hover()
    barred = page.locator(".hand .piece.barred")
    if page.locator(".foot").is_visible() and barred.count():
        barred.first.tap()
        page.wait_for_selector(".sheet")
    return page


def paying(visit: Visit) -> Page:
    """Paying, with some cards picked."""
    page = staged(visit, "paying")
    page.locator(".hand .piece.legal").first.click()
    return page


def crowd(visit: Visit) -> Page:
    """Six players with everything that there is."""
    options = {"expansions": ALL, "takeovers": True}
    table = visit.lay("me", *["greedy"] * 5, seed=13, options=options)
    visit.let_play(table, 6)
    visit.play(table, "action", 6)
    return visit.show(f"/table/{table}", ".actions")


def prestige(visit: Visit) -> Page:
    """All three expansions, late in the game."""
    options = {"expansions": ALL, "takeovers": True}
    table = visit.lay("me", "greedy", "greedy", seed=14, options=options)
    visit.let_play(table, 6)
    visit.play(table, "action", 6)
    return visit.show(f"/table/{table}", ".actions")


def late(visit: Visit) -> Page:
    """A full tableau near the end."""
    table = visit.lay("me", "random", seed=15)
    visit.let_play(table, 9)
    visit.play(table, "action", 9)
    return visit.show(f"/table/{table}", ".tableau .piece")


def barred(visit: Visit) -> Page:
    """Something that cannot be had now tells why."""
    table = visit.lay("me", "greedy", game="tiny", seed=1)
    visit.play(table, "turn", 0)
    page = visit.show(f"/table/{table}", ".tiny-die")
    page.locator(".tiny-die.barred").first.click()
    return page


def unfit(visit: Visit) -> Page:
    """Dice that do not go together tell why not."""
    table = visit.lay("me", "greedy", game="roll", seed=2)
    visit.play(table, "manage", 0)
    page = visit.show(f"/table/{table}", ".ask[data-question=manage]")
    dice = page.locator(".piece[data-legal]")
    for k in range(dice.count()):
        dice.nth(k).click()
        page.wait_for_timeout(300)
        if page.locator(".ask-unfit").count():
            break
    return page


def start_world(visit: Visit) -> Page:
    """The choice of a start world, where there are two."""
    table = visit.lay("me", "greedy", options={"expansions": ALL}, seed=11)
    return visit.show(f"/table/{table}", ".drawn-mark")


def first_discards(visit: Visit) -> Page:
    """The cards that are not kept, after the start world is chosen."""
    table = visit.lay("me", "greedy", options={"expansions": ALL}, seed=12)
    visit.play(table, "opening-discard", 0)
    return visit.show(f"/table/{table}", ".drawn-mark")


def takeover(visit: Visit) -> Page:
    """Whose world is taken over."""
    return staged(visit, "takeover")


def defence(visit: Visit) -> Page:
    """One of my worlds is attacked."""
    return staged(visit, "defence")


def search(visit: Visit) -> Page:
    """What is searched for."""
    return staged(visit, "search")


def goal(visit: Visit) -> Page:
    """A goal explains itself."""
    page = staged(visit, "takeover")
    page.locator(".goal").nth(4).click()
    return page


def staged(visit: Visit, stage: str) -> Page:
    """A position that does not come by itself."""
    seed, position = STAGES[stage]
    table = visit.lay("me", "greedy", "greedy", seed=seed, options=position.get("options", {}))
    return visit.show(f"/table/{table}", ".ask.asks")


def sure(visit: Visit) -> Page:
    """A second yes is wanted."""
    table = visit.lay("me", "open", game="tiny")
    with visit.friend() as friend:
        if (
            visit.context.request.get(f"{visit.address}/api/tables/{table}").json()["state"]
            == "open"
        ):
            friend.post(f"/api/tables/{table}/join", {})
        together(table, "turn", visit, friend)
        page = visit.show(f"/table/{table}", ".ask.asks")
        page.locator("[data-option=end-turn]").click()
        page.wait_for_selector(".ask-sure")
    return page


def together(table: str, kind: str, *people: Visit) -> None:
    """Let several people play until the first of them is asked this, or to the end."""
    for number in range(6000):
        for seat, one in enumerate(people):
            update = one.update(table, seat)
            question = update["question"]
            if update["end"] is not None:
                return
            if question is not None:
                if seat == 0 and question["kind"] == kind:
                    return
                with suppress(Refused):  # the page may have answered itself, if that was obvious
                    one.answer(table, question, good_enough(question, number), seat)


def watching(visit: Visit) -> Page:
    """Somebody who looks on."""
    return looking_on(visit, "race")


def watching_roll(visit: Visit) -> Page:
    """Somebody who looks on, at a table of Roll for the Galaxy."""
    return looking_on(visit, "roll")


def looking_on(visit: Visit, game: str) -> Page:
    """A game of somebody else."""
    with visit.friend() as friend:
        table = friend.lay("me", "greedy", "greedy", game=game, seed=31)
        friend.let_play(table, 5)
    return visit.show(f"/table/{table}", ".watching")


def fair(visit: Visit) -> Page:
    """The deal of a game among people is proved after its end."""
    page = proved(visit)
    page.wait_for_timeout(500)
    page.locator(".fair-deal summary").click()
    page.locator(".fair-deal").scroll_into_view_if_needed()
    return page


def fair_line(visit: Visit) -> Page:
    """The same, folded."""
    return proved(visit)


def proved(visit: Visit) -> Page:
    """The final score of a game of two people."""
    visit.story.tables.clear()  # this browser must have seen the beginning
    table = visit.lay("me", "open")
    visit.show(f"/table/{table}", ".waiting-room")
    with visit.friend() as friend:
        friend.show(f"/table/{table}", ".waiting-room .primary").locator(
            ".waiting-room .primary"
        ).first.click()
        visit.page.wait_for_selector(".ask.asks")
        together(table, "", visit, friend)
        visit.page.wait_for_selector(".end-dialog .fair-deal")
    return visit.page


def line_lost(visit: Visit) -> Page:
    """The connection is lost."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if lines:
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    visit.page.route_web_socket(re.compile("/socket$"), connect)
    page = opening(visit)
    lines[0].close()
    page.wait_for_selector(".link-lost")
    page.wait_for_timeout(1500)
    return page


def end_roll(visit: Visit) -> Page:
    """The final score of Roll for the Galaxy."""
    return ended(visit, "roll")


def end_tiny(visit: Visit) -> Page:
    """The final score of Tiny Epic Galaxies."""
    return ended(visit, "tiny")


def end_alone(visit: Visit) -> Page:
    """A game alone that is lost."""
    table = visit.lay("me", game="tiny", seed=41)
    visit.play(table, "end", 0)
    return visit.show(f"/table/{table}", ".end-dialog")


def ended(visit: Visit, game: str) -> Page:
    """A game that is played to its end, not well."""
    table = visit.lay("me", "greedy", "greedy", game=game, seed=16)
    visit.play(table, "end", 0)
    return visit.show(f"/table/{table}", ".end-dialog")


def curtain(visit: Visit) -> Page:
    """Two people at one device: the next one takes over."""
    table = visit.lay("me", "here", seed=21)
    update = visit.context.request.get(f"{visit.address}/api/tables/{table}/update?seat=0").json()
    question = update["question"]
    if question is not None:
        visit.answer(table, question, good_enough(question, 0))
    return visit.show(f"/table/{table}", ".curtain")


def tool(page: Page, *names: str) -> Locator:
    """The button of this name, in whatever language, at the foot of a table on a phone."""
    return page.locator(".foot").get_by_role("button", name=re.compile("|".join(names)))


def chat(visit: Visit) -> Page:
    """The chat; on a phone it comes up as a sheet."""
    table = visit.lay("me", "open")
    with visit.friend() as friend:
        if (
            visit.context.request.get(f"{visit.address}/api/tables/{table}").json()["state"]
            == "open"
        ):
            friend.post(f"/api/tables/{table}/join", {})
    page = visit.show(f"/table/{table}", ".hand .piece")
    if page.locator(".foot").is_visible():
        tool(page, "Chat", "Чат").click()
    else:
        page.locator(".side-tabs button").nth(1).click()
    page.locator(".phrases button").first.click()
    page.wait_for_selector(".chat-lines strong")
    return page


def end(visit: Visit) -> Page:
    """The final score."""
    table = visit.lay("me", "greedy", "greedy", seed=16)
    visit.let_play(table, 6)
    visit.play(table, "end", 0)
    return visit.show(f"/table/{table}", ".end-dialog")


def over(visit: Visit) -> Page:
    """The table after the end."""
    page = end(visit)
    page.locator(".end-do button.secondary").first.click()
    page.wait_for_selector("[data-end]")
    return page


def log(visit: Visit) -> Page:
    """The log; on a phone it comes up as a sheet."""
    page = action(visit)
    if page.locator(".foot").is_visible():
        tool(page, "Log", "Журнал").click()
        page.wait_for_timeout(300)
    return page


def help(visit: Visit) -> Page:
    """The legend of all signs."""
    page = opening(visit)
    place = ".foot" if page.locator(".foot").is_visible() else ".head-tools"
    page.locator(f"{place} .tool").nth(-2).click()
    page.wait_for_selector(".help-dialog")
    return page


def menu(visit: Visit) -> Page:
    """The menu of a table."""
    page = opening(visit)
    place = ".foot" if page.locator(".foot").is_visible() else ".head-tools"
    page.locator(f"{place} .tool").last.click()
    page.wait_for_selector(".menu-dialog")
    return page


SCENES: Final[dict[str, Callable[[Visit], Page]]] = {
    scene.__name__: scene
    for scene in (
        home,
        setup,
        waiting,
        invited,
        lost,
        person,
        opening,
        action,
        explore,
        settle,
        paying,
        crowd,
        prestige,
        late,
        *TINY,
        *BEYOND,
        curtain,
        chat,
        end,
        over,
        log,
        help,
        menu,
        crowded_home,
        barred,
        unfit,
        start_world,
        first_discards,
        takeover,
        defence,
        search,
        goal,
        sure,
        watching,
        watching_roll,
        fair_line,
        fair,
        line_lost,
        end_roll,
        end_tiny,
        end_alone,
        *ROLL,
        *ENDS,
    )
}
