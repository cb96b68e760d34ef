"""The ends of games: with the fewest and the most players, alone, and the table looked at again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tools.stages_tiny import WON_ALONE
from tools.visits import ALL, Visit


def end_race_two(visit: Visit) -> Page:
    """Race for the Galaxy between two, without expansions."""
    return _finished(visit, 1, game="race", seed=61)


def end_race_six(visit: Visit) -> Page:
    """Race for the Galaxy among six, with everything that there is."""
    return _finished(visit, 5, game="race", seed=62, options={"expansions": ALL, "takeovers": True})


def end_roll_two(visit: Visit) -> Page:
    """Roll for the Galaxy between two."""
    return _finished(visit, 1, game="roll", seed=63)


def end_roll_five(visit: Visit) -> Page:
    """Roll for the Galaxy among five."""
    return _finished(visit, 4, game="roll", seed=64)


def end_tiny_five(visit: Visit) -> Page:
    """Tiny Epic Galaxies among five."""
    return _finished(visit, 4, game="tiny", seed=65)


def end_tiny_won(visit: Visit) -> Page:
    """Tiny Epic Galaxies alone, and the rogue galaxy is beaten."""
    seed, stage = WON_ALONE
    options = {"rogue": stage["rogue"]["name"]}
    table = visit.lay("me", game="tiny", seed=seed, options=options)
    for kind in ("turn", "colony"):  # the die of the first answer raises the empire
        question = visit.asked(table)["question"]
        if question is not None and question["kind"] == kind:
            visit.answer(table, question, [question["options"][0]["id"]])
    return visit.show(f"/table/{table}", ".end-dialog")


def end_beyond_four(visit: Visit) -> Page:
    """Beyond the Sun among four, with the advanced mats."""
    return _finished(visit, 3, game="beyond", seed=66, options={"mats": "advanced"})


def _looked_at_again(end: Callable[[Visit], Page]) -> Callable[[Visit], Page]:
    """The table after that end."""

    def over(visit: Visit) -> Page:
        page = end(visit)
        page.locator(".end-do button.secondary").first.click()
        page.wait_for_selector("[data-end]")
        return page

    over.__name__ = end.__name__.replace("end", "over", 1)
    return over


def _finished(visit: Visit, others: int, **terms: object) -> Page:
    """A game that bots have played to its end, one of them for me."""
    table = visit.lay("me", *["greedy"] * others, **terms)  # type: ignore[arg-type]
    visit.let_finish(table)
    return visit.show(f"/table/{table}", ".end-dialog")


_ENDS: Final = (
    end_race_two,
    end_race_six,
    end_roll_two,
    end_roll_five,
    end_tiny_five,
    end_tiny_won,
    end_beyond_four,
)

ENDS: Final[tuple[Callable[[Visit], Page], ...]] = (*_ENDS, *map(_looked_at_again, _ENDS))
