"""The scenes of Tiny Epic Galaxies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tools.stages_tiny import STAGES_TINY
from tools.visits import Visit


def tiny_opening(visit: Visit) -> Page:
    """The choice of a secret mission, with five at the table."""
    table = visit.lay("me", *["greedy"] * 4, game="tiny", seed=5)
    visit.play(table, "keep-mission", 0)
    return visit.show(f"/table/{table}", ".mission.legal")


def tiny(visit: Visit) -> Page:
    """A turn of Tiny Epic Galaxies among five."""
    table = visit.lay("me", *["greedy"] * 4, game="tiny", seed=6)
    visit.let_play(table, 5)
    visit.play(table, "turn", 5)
    return visit.show(f"/table/{table}", ".tiny-die.legal")


def tiny_move(visit: Visit) -> Page:
    """A ship has been lifted, and the places glow where it may go."""
    table = visit.lay("me", "greedy", "greedy", game="tiny", seed=7)
    visit.play(table, "move", 2)
    page = visit.show(f"/table/{table}", ".tiny-ship.legal")
    page.locator(".tiny-ship.legal").first.click()
    return page


def tiny_follow(visit: Visit) -> Page:
    """Whether to follow."""
    table = visit.lay("me", "greedy", "greedy", game="tiny", seed=7)
    visit.play(table, "follow", 3)
    return visit.show(f"/table/{table}", "[data-never]")


def tiny_planet(visit: Visit) -> Page:
    """A planet explains itself."""
    table = visit.lay("me", "greedy", game="tiny", seed=8)
    visit.let_play(table, 5)
    page = visit.show(f"/table/{table}", ".planet")
    page.locator(".planet-head").nth(1).click()
    return page


def tiny_alone(visit: Visit) -> Page:
    """After the turn of the rogue galaxy, which is read die by die."""
    table = visit.lay("me", game="tiny", seed=5, options={"rogue": "artemis"})
    visit.play(table, "turn", 4)
    return visit.show(f"/table/{table}", ".rogue-turn")


def tiny_rogue(visit: Visit) -> Page:
    """The rogue galaxy is about to do something."""
    table = visit.lay("me", game="tiny", seed=9, options={"rogue": "hades"})
    visit.play(table, "rogue-reroll", 1)
    return visit.show(f"/table/{table}", ".rogue-turn")


def _asked(kind: str) -> Callable[[Visit], Page]:
    """A question that may be rare in play."""
    seed, stage = STAGES_TINY[kind]
    seats = ["me", *["greedy"] * (len(stage["seats"]) - 1)]
    options = {"rogue": stage["rogue"]["name"]} if "rogue" in stage else {}

    def scene(visit: Visit) -> Page:
        table = visit.lay(*seats, game="tiny", seed=seed, options=options)
        return visit.show(f"/table/{table}", f".ask[data-question={kind}]")

    scene.__name__ = f"tiny_asks_{kind.replace('-', '_')}"
    return scene


TINY: Final[tuple[Callable[[Visit], Page], ...]] = (
    tiny_opening,
    tiny,
    tiny_move,
    tiny_follow,
    tiny_planet,
    tiny_alone,
    tiny_rogue,
    *[_asked(kind) for kind in STAGES_TINY],
)
