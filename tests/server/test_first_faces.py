"""For its first picture a page asks what is printed on the cards it shows, and on no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.judging import texts
from server.serving import Chance, Visitor, live, serving

GAMES = ("race", "roll", "tiny", "beyond")


async def faces(me: Visitor, table: Any, which: str = "", lang: str = "en") -> dict[str, Any]:
    answer = await me.http.get(f"/api/tables/{table['id']}/faces{which}", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["faces"]
    return found


def named_in(update: Any) -> set[str]:
    """What the picture and the question name, also where it stands behind the kind of a piece."""
    return {text.split(":")[-1] for text in texts([update["view"], update["question"]])}


@pytest.mark.parametrize("game", GAMES)
@live
async def test_all_that_is_shown_has_its_face_and_most_that_is_not_has_none(
    game: str, tmp_path: Path
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game=game, seed=6)
        update = await me.told_update(table["id"], 0)

        shown = await faces(me, table, "/shown", "ru")

        every = await faces(me, table, lang="ru")
        assert shown.items() <= every.items()
        assert shown.keys() >= named_in(update) & every.keys()
        assert 0 < 2 * len(shown) < len(every)


@live
async def test_what_has_come_since_is_shown_too(tmp_path: Path) -> None:
    luck = Chance(3)
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "random", game="beyond", seed=6)
        first = await faces(me, table, "/shown")
        async with me.at(table["id"]) as here:
            for _ in range(30):
                question = await here.question()
                await here.answer(question, luck.picks(question))
            await here.question()

        shown = await faces(me, table, "/shown")

        every = await faces(me, table)
        assert shown.keys() >= named_in(here.update) & every.keys()
        assert shown.keys() - first.keys()


@live
async def test_a_spectator_gets_no_face_of_a_hand(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "here", seed=6, watch=True)
        hands = {card["face"] for card in (await me.told_update(table["id"], 0))["view"]["hand"]}

        mine, yours = await faces(me, table, "/shown"), await faces(you, table, "/shown")

        assert hands <= mine.keys()
        assert hands.isdisjoint(yours.keys())


@live
async def test_before_the_game_begins_nothing_is_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open", seed=6)

        assert await faces(me, table, "/shown") == {}
