"""Who listens: the table in words under headings. What is announced: `test_games.py`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import perihelion
from browser.driving import DESK, PHONE, Person
from browser.hearing import Heard


def answer(person: Person, heard: Heard, path: str) -> None:
    """Answer without touching the page, so that the focus stays where it is."""
    question = heard.update["question"]
    least = max(question["least"], 1) if question["several"] else 1
    for k in range(len(question["options"])):
        picks = [option["id"] for option in question["options"][k : k + least]]
        call = {"type": "answer", "call": 1, "seat": question["seat"], "on": question["number"]}
        token = next(c["value"] for c in person.context.cookies() if c["name"] == "csrf")
        taken = person.context.request.post(
            f"{person.address}/api{path.replace('table', 'tables')}/play",
            data={**call, "picks": picks},
            headers={"x-csrf-token": token, "origin": person.address},
        )
        if taken.ok:
            return
    raise AssertionError(question)


def moved(person: Person, heard: Heard, path: str, answers: int) -> None:
    """Give so many answers, each when it is asked for on the screen."""
    for _ in range(answers):
        person.wait_until_asked()
        number = heard.update["question"]["number"]
        answer(person, heard, path)
        person.page.wait_for_function(
            "it => Number(document.querySelector('.ask.asks')?.dataset.number ?? it) > it",
            arg=number,
            timeout=60_000,
        )
    person.wait_until_asked()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", [game for game in perihelion.GAMES if game != "comets"])
def test_the_table_is_read_under_headings_and_stays_true(
    game: str, lang: str, person: Callable[..., Person]
) -> None:
    title = {"en": "The table in words", "ru": "Стол словами"}[lang]
    me = person(size=DESK if lang == "en" else PHONE, lang=lang)
    heard = Heard(me.page)
    path = me.lay("me", "random", game=game, seed=7)
    me.wait_until_asked()
    page = me.page
    region = page.get_by_role("region", name=title)
    button = page.get_by_role("heading", level=2, name=title).get_by_role("button")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(region.get_by_role("heading", level=3)).to_have_count(0)
    assert heard.spoken() is None

    button.focus()
    expect(button).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")

    expect(button).to_have_attribute("aria-expanded", "true")
    expect(region.get_by_role("heading", level=3)).to_have_count(4)
    told = heard.spoken()
    headings = [part["title"] for part in told]
    assert region.get_by_role("heading", level=3).all_inner_texts() == headings
    places = [place for part in told for place in part["places"]]
    assert region.get_by_role("heading", level=4).all_inner_texts() == [p["title"] for p in places]
    assert region.get_by_role("list").count() == len(places)
    things = [thing for place in places for thing in place["things"]]
    assert region.get_by_role("listitem").all_inner_texts() == things
    assert page.locator(".spoken [aria-live], [aria-live] .spoken, .spoken[aria-live]").count() == 0

    before = region.inner_text()
    moved(me, heard, path, 3)

    expect(region).not_to_have_text(before)
    for _ in range(50):  # a bot that plays at the same time may have moved on meanwhile
        things = [one for p in heard.spoken() for q in p["places"] for one in q["things"]]
        shown = region.get_by_role("listitem").all_inner_texts()
        if shown == things:
            break
        page.wait_for_timeout(200)
    assert shown == things
    expect(button).to_be_focused()

    page.reload()
    me.wait_until_asked()
    expect(region.get_by_role("heading", level=3)).to_have_count(4)
    page.get_by_role("heading", level=2, name=title).get_by_role("button").press("Space")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(region.get_by_role("heading", level=3)).to_have_count(0)
