"""The scenes of Roll for the Galaxy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tools.stages_roll import STAGES_ROLL
from tools.visits import Visit


def roll_opening(visit: Visit) -> Page:
    """The first two tiles."""
    table = visit.lay("me", "greedy", "greedy", game="roll", seed=3)
    return visit.show(f"/table/{table}", ".arrangement")


def roll_assign(visit: Visit) -> Page:
    """Dice behind the screen in the middle of a game of three, before anything is assigned."""
    return at_table(visit, "assign", 6)


def roll_many(visit: Visit) -> Page:
    """Many dice and powers behind the screen."""
    return staged(visit, "roll-assign")


def roll_planned(visit: Visit) -> Page:
    """A plan in the making: wild dice lie, a power is in use, a die is lifted."""
    page = staged(visit, "roll-assign")
    page.locator("[data-piece='strip:settle']").click()
    page.locator(".slot.taken").wait_for()
    page.locator("[data-all-wild]").click()
    page.locator(".power-piece[data-legal]").nth(1).click()
    page.locator(".power-piece.in-use").wait_for()
    page.locator(".row-dice .rolled[data-legal]").first.click()
    return page


def roll_explore(visit: Visit) -> Page:
    """Scout or stock."""
    return at_table(visit, "explore", 3)


def roll_abandon(visit: Visit) -> Page:
    """Tiles to abandon before a Scout."""
    return at_table(visit, "abandon", 3)


def roll_place(visit: Visit) -> Page:
    """A tile drawn, and lifted."""
    page = at_table(visit, "place", 3)
    page.locator(".hand-tile").first.click()
    return page


def roll_develop(visit: Visit) -> Page:
    """Which worker comes next."""
    return staged(visit, "roll-develop")


def roll_produce(visit: Visit) -> Page:
    """Which producer goes to which world: one is lifted."""
    page = staged(visit, "roll-produce")
    page.locator(".column .die-piece[data-legal]").first.click()
    return page


def roll_ship(visit: Visit) -> Page:
    """A good is lifted: what selling and consuming it would bring."""
    page = staged(visit, "roll-ship")
    page.locator(".good[data-legal]").first.click()
    return page


def roll_manage(visit: Visit) -> Page:
    """Recruiting, with some dice picked."""
    page = staged(visit, "roll-manage")
    page.locator(".pile-citizens [data-legal]").nth(1).click()
    page.locator(".pile-citizens [data-legal]").nth(4).click()
    return page


def roll_rearrange(visit: Visit) -> Page:
    """Both stacks laid anew: two tiles have been named, one is lifted."""
    page = staged(visit, "roll-rearrange", anew=True)
    for _ in range(2):
        before = page.locator(".given li").count()
        page.locator(".stacks .tile-piece[data-legal]").first.click()
        page.locator(".stack-head.legal").first.click()
        page.locator(".given li").nth(before).wait_for()
    page.locator(".stacks .tile-piece[data-legal]").first.click()
    return page


def roll_top(visit: Visit) -> Page:
    """A scouted tile may go on top."""
    page = staged(visit, "roll-top")
    page.locator(".hand-tile").first.click()
    return page


def roll_give(visit: Visit) -> Page:
    """The bag is short."""
    return staged(visit, "roll-give")


def roll_extra(visit: Visit) -> Page:
    """One more tile at the end of Explore."""
    return staged(visit, "roll-extra")


def roll_used(visit: Visit) -> Page:
    """More dice on a tile than it needs."""
    return staged(visit, "roll-used")


def roll_to_cup(visit: Visit) -> Page:
    """Dice that go to the cup instead of the Citizenry."""
    return staged(visit, "roll-to-cup")


def roll_lose(visit: Visit) -> Page:
    """A tile that costs a die."""
    return staged(visit, "roll-lose")


def roll_shipper(visit: Visit) -> Page:
    """A good is being consumed: with which shipper?"""
    page = staged(visit, "roll-shipper", anew=True)
    page.locator(".good[data-legal]").first.click()
    page.locator(".act-consume").click()
    page.wait_for_selector(".ask[data-question=shipper]")
    return page


def roll_bank(visit: Visit) -> Page:
    """A credit for a point, after a trade."""
    page = staged(visit, "roll-bank", anew=True)
    page.locator(".good[data-legal]").first.click()
    page.locator(".act-trade").click()
    page.wait_for_selector(".ask[data-question=bank]")
    return page


def roll_two(visit: Visit) -> Page:
    """Two players in the middle of a game."""
    return at_table(visit, "assign", 7, others=1)


def roll_two_ship(visit: Visit) -> Page:
    """Two players, screens open."""
    return at_table(visit, "manage", 8, others=1)


def roll_seat(visit: Visit) -> Page:
    """All that lies before another player, large."""
    page = at_table(visit, "assign", 10, others=4)
    page.locator(".opponent-name").first.click()
    page.wait_for_selector(".seat-dialog")
    return page


def roll_tile(visit: Visit) -> Page:
    """A tile explains both of its sides."""
    page = at_table(visit, "assign", 6)
    tile = page.locator(".stack-top .piece").first
    if page.locator(".foot").is_visible():
        tile.tap()
        page.wait_for_selector(".sheet")
    else:
        tile.click()
        page.wait_for_selector(".hint")
    return page


def roll_crowd(visit: Visit) -> Page:
    """Five players, late in the game, behind the screens."""
    return at_table(visit, "assign", 10, others=4)


def roll_revealed(visit: Visit) -> Page:
    """Five players with their screens open."""
    return at_table(visit, "manage", 9, others=4)


def roll_help(visit: Visit) -> Page:
    """The legend of all signs."""
    page = at_table(visit, "assign", 6)
    place = ".foot" if page.locator(".foot").is_visible() else ".head-tools"
    page.locator(f"{place} .tool").nth(-2).click()
    page.wait_for_selector(".help-dialog")
    return page


def roll_watched(visit: Visit) -> Page:
    """Somebody looks on."""
    with visit.friend() as friend:
        table = friend.lay("me", "greedy", "greedy", game="roll", seed=31)
        friend.let_play(table, 5)
    return visit.show(f"/table/{table}", ".watching")


def roll_over(visit: Visit) -> Page:
    """The table after the end."""
    table = visit.lay("me", "greedy", "greedy", game="roll", seed=16)
    visit.play(table, "end", 0)
    page = visit.show(f"/table/{table}", ".end-dialog")
    page.locator(".end-do button.secondary").first.click()
    return page


def at_table(visit: Visit, kind: str, round: int, others: int = 2) -> Page:
    """A question of this kind, not before this round; a bot has played until then."""
    table = visit.lay("me", *["greedy"] * others, game="roll", seed=200 + round)
    visit.let_play(table, round)
    visit.play(table, kind, round)
    return visit.show(f"/table/{table}", f".ask[data-question={kind}]")


def staged(visit: Visit, stage: str, anew: bool = False) -> Page:
    """A position that shows much at once; laid anew where the scene answers on the way."""
    seed = STAGES_ROLL[stage][0]
    table = visit.lay("me", "greedy", "greedy", game="roll", seed=seed, anew=anew)
    return visit.show(f"/table/{table}", ".ask.asks")


ROLL: Final[tuple[Callable[[Visit], Page], ...]] = (
    roll_opening,
    roll_assign,
    roll_many,
    roll_planned,
    roll_explore,
    roll_abandon,
    roll_place,
    roll_develop,
    roll_produce,
    roll_ship,
    roll_manage,
    roll_rearrange,
    roll_top,
    roll_give,
    roll_extra,
    roll_used,
    roll_to_cup,
    roll_lose,
    roll_shipper,
    roll_bank,
    roll_two,
    roll_two_ship,
    roll_seat,
    roll_tile,
    roll_crowd,
    roll_revealed,
    roll_help,
    roll_watched,
    roll_over,
)
