"""Whole games, from the home page to the final score, in every way in which somebody may play."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Route

from browser.driving import Person
from browser.hands import WAYS, Ears, Mouse
from browser.hearing import Heard
from browser.playing import Player, check_scores

Come = Callable[..., Person]


class Deal(NamedTuple):
    """A game as somebody sets it up: against how many, and with what."""

    game: str
    others: int = 1
    ticks: tuple[str, ...] = ()
    seed: int = 1


DEALS: Final = {
    "race": Deal("Race for the Galaxy"),
    "race with all expansions": Deal(
        "Race for the Galaxy", ticks=("The Brink of War", "Takeovers", "Two actions a round")
    ),
    "roll": Deal("Roll for the Galaxy"),
    "tiny": Deal("Tiny Epic Galaxies"),
    "tiny alone": Deal("Tiny Epic Galaxies", others=0),
    "beyond": Deal("Beyond the Sun"),
    "beyond with all options": Deal("Beyond the Sun", ticks=("Advanced mats", "Open technologies")),
}


def seeded(me: Person, seed: int) -> None:
    """The next table gets this seed, so that the same game is played each time."""

    def lay(route: Route) -> None:
        body: Any = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**body, "seed": seed}))

    me.context.route("**/api/tables?*", lay)


def begin(me: Person, hands: Mouse, deal: Deal) -> None:
    """From the home page to a game, as it is or with options."""
    page = me.page
    seeded(me, deal.seed)
    me.go()
    hands.press(page.get_by_role("button", name=deal.game))
    if deal.ticks:
        hands.press(page.get_by_role("link", name="Set up"))
        hands.press(page.get_by_role("button", name="Fewer"))
        for tick in deal.ticks:
            hands.press(page.locator(f".check:has(.check-title:text-is('{tick}')) input"))
        hands.press(page.get_by_role("button", name="Start the game"))
    else:
        hands.press(page.get_by_role("button", name=str(deal.others), exact=True))
        hands.press(page.get_by_role("button", name="Play now"))
    me.wait_until_asked()


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", DEALS)
def test_a_whole_game_from_the_home_page_to_the_final_score(
    person: Come, name: str, way: str
) -> None:
    me = person(size=WAYS[way].size)
    hands, heard = WAYS[way](me), Heard(me.page)
    begin(me, hands, DEALS[name])
    if isinstance(hands, Ears):
        heard.listen_from_now(me.page)

    end = Player(me, hands, heard, DEALS[name].seed).play_out()

    check_scores(me, end)
    if isinstance(hands, Ears):
        assert heard.check_announced(me.page) > 20
