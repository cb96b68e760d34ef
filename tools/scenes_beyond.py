"""The scenes of Beyond the Sun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tools.stages_beyond import STAGES_BEYOND
from tools.visits import NotReached, Visit, good_enough

ADVANCED: Final = {"mats": "advanced"}


def beyond_opening(visit: Visit) -> Page:
    """The first action of a game of two, with the basic mats."""
    table = visit.lay("me", "greedy", game="beyond", seed=1)
    return visit.show(f"/table/{table}", ".beyond .spot.legal")


def beyond(visit: Visit) -> Page:
    """Four players in the middle of the game, and an action to choose."""
    table = _played(visit, 8, "action")
    return visit.show(f"/table/{table}", ".beyond .spot.legal")


def beyond_jump(visit: Visit) -> Page:
    """A ship has been lifted: who would hold each place."""
    table = _played(visit, 6, "jump")
    page = visit.show(f"/table/{table}", ".ship-piece.legal")
    page.locator(".ship-piece.legal:visible").first.click()
    return page


def beyond_research(visit: Visit) -> Page:
    """A technology to research."""
    table = _played(visit, 3, "research-slot")
    return visit.show(f"/table/{table}", ".slot-piece.legal")


def beyond_cards(visit: Visit) -> Page:
    """Technologies that have been drawn to choose from."""
    table = _played(visit, 0, "research-card", seed=3)
    return visit.show(f"/table/{table}", ".tray")


def beyond_production(visit: Visit) -> Page:
    """Growth, ore or trade."""
    table = _played(visit, 5, "production")
    return visit.show(f"/table/{table}", "[data-option=growth]")


def beyond_detail(visit: Visit) -> Page:
    """A technology explains itself."""
    page = beyond(visit)
    card = page.locator(".slot.known.level-2 > .piece").first
    card.click(position={"x": 40, "y": 8})
    page.wait_for_timeout(400)
    return page


def beyond_near(visit: Visit) -> Page:
    """The tree from near."""
    page = beyond(visit)
    for _ in range(2):
        page.locator(".tree-pane .pane-tool").first.click()
    return page


def beyond_mat(visit: Visit) -> Page:
    """The mat of another player, or on a phone one's own."""
    page = beyond(visit)
    if page.locator(".tabs").is_visible():
        page.locator(".tab").last.click()
    else:
        page.locator(".other-name").first.click()
    return page


def beyond_aims(visit: Visit) -> Page:
    """The achievements; an achievement explains itself."""
    page = beyond(visit)
    if page.locator(".tabs").is_visible():
        page.locator(".tab").nth(2).click()
    else:
        page.locator(".aim").first.click()
        page.wait_for_timeout(400)
    return page


def beyond_help(visit: Visit) -> Page:
    """How the board is used."""
    page = beyond_opening(visit)
    place = ".foot" if page.locator(".foot").is_visible() else ".head-tools"
    page.locator(f"{place} .tool").nth(-2).click()
    page.wait_for_selector(".help-dialog")
    return page


def end_beyond(visit: Visit) -> Page:
    """The final score of Beyond the Sun."""
    table = visit.lay("me", "greedy", "greedy", game="beyond", seed=16)
    visit.play(table, "end", 0)
    return visit.show(f"/table/{table}", ".end-dialog")


def _played(visit: Visit, round: int, kind: str, seed: int = 0) -> str:
    """A table of four in this round, at a question of this kind; each has a table of its own."""
    seats = ["me", *["greedy"] * 3]
    table = visit.lay(*seats, game="beyond", seed=seed or 30 + len(kind), options=ADVANCED)
    visit.let_play(table, round)
    for number in range(400):
        question = visit.asked(table)["question"]
        if question is None:
            break
        if question["kind"] == kind:
            return table
        visit.answer(table, question, good_enough(question, number))
    raise NotReached(f"the question {kind} never came")


def _asked(kind: str) -> Callable[[Visit], Page]:
    """The scene of a question."""

    def asked(visit: Visit) -> Page:
        seed, stage = STAGES_BEYOND[kind]
        options = stage.get("options", {})
        table = visit.lay("me", "greedy", "greedy", game="beyond", seed=seed, options=options)
        return visit.show(f"/table/{table}", ".beyond [data-legal]")

    asked.__name__ = f"beyond_asks_{kind.replace('-', '_')}"
    return asked


BEYOND: Final[tuple[Callable[[Visit], Page], ...]] = (
    beyond_opening,
    beyond,
    beyond_jump,
    beyond_research,
    beyond_cards,
    beyond_production,
    beyond_detail,
    beyond_near,
    beyond_mat,
    beyond_aims,
    beyond_help,
    end_beyond,
    *(_asked(kind) for kind in STAGES_BEYOND),
)
