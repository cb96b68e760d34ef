"""The pages of contests and statistics, opened as files: they need nothing else, fit on a phone and
can be read by everybody.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tools import axe

from arena.small import held
from browser.driving import PHONE
from perihelion.arena.contest import Contest
from perihelion.arena.page import page_of
from perihelion.arena.report import report_of
from perihelion.arena.stats.figures import collect
from perihelion.arena.stats.page import page_of as stats_page_of

DESKTOP = (1280, 720)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A contest of three players in English, and statistics of it in Russian."""
    place = tmp_path_factory.mktemp("pages")
    contest = Contest(game="race", bots=("greedy", "random"), games=30, players=3)
    folder = held(place / "contest", contest)
    out = {name: place / f"{name}.html" for name in ("contest", "stats")}
    out["contest"].write_bytes(page_of(report_of(contest, folder.games(contest)), "en"))
    out["stats"].write_bytes(stats_page_of(collect(folder.path).figures[0], "ru"))
    return out


def cut_off(page: Page) -> list[str]:
    """What sticks out of the screen at the side; tables may be pushed about in their frames."""
    return page.evaluate(  # type: ignore[no-any-return]
        """() => [...document.querySelectorAll('main *')]
            .filter((one) => !one.closest('table, svg svg'))
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 200))"""
    )


@pytest.mark.parametrize("name", ["contest", "stats"])
def test_a_page_opens_anywhere_and_asks_for_nothing(
    browser: Browser, pages: dict[str, Path], name: str
) -> None:
    told: list[Any] = []
    for (width, height), scheme in ((DESKTOP, "light"), (PHONE, "dark")):
        context = browser.new_context(viewport={"width": width, "height": height})
        page = context.new_page()
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.on("console", lambda message: told.append(message.text))
        page.on("pageerror", lambda error: told.append(str(error)))
        page.on("request", lambda asked: told.append(asked.url))

        page.goto(pages[name].as_uri())

        assert page.locator("svg.chart").count() >= 3
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert cut_off(page) == []
        assert axe.complaints(page) == []
        context.close()
    assert set(told) <= {pages[name].as_uri(), "data:,"}


def test_a_table_is_sorted_by_the_column_that_is_clicked(
    browser: Browser, pages: dict[str, Path]
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(pages["stats"].as_uri())
    table = page.locator("table.sortable").nth(1)
    column = "предложено"

    def values() -> list[int]:
        at = table.locator("th", has_text=column).first
        k = int(at.evaluate("head => head.cellIndex"))
        return [int(one) for one in table.locator(f"tbody td:nth-child({k + 1})").all_inner_texts()]

    table.get_by_role("button", name=column, exact=True).click()
    down = values()
    table.get_by_role("button", name=column, exact=True).click()

    assert down == sorted(down, reverse=True)
    assert values() == sorted(down)
    assert table.locator("[aria-sort=ascending]").count() == 1
    context.close()
