"""Who listens is sent the table in words with every update, and nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import perihelion
from server.serving import AtTable, Chance, Visitor, live, serving


def spoken(at: AtTable) -> Any:
    """The table in words, as it came last."""
    return at.update["spoken"]


@pytest.mark.parametrize("game", list(perihelion.GAMES))
@live
async def test_the_table_in_words_comes_with_every_update_once_asked_for(
    game: str, tmp_path: Path
) -> None:
    luck = Chance(3)
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "random", game=game, seed=6)
        async with me.at(table["id"]) as here:
            question = await here.question()
            assert spoken(here) is None

            reply = await here.call("listen", listens=True)

            assert reply["type"] == "done"
            first = spoken(here)
            assert [part["title"] for part in first][1] == "The common table"
            assert len(first) == 4  # how the game stands, the table, two players
            assert "that is you" in first[2]["title"]
            assert here.update["log"] == {"keep": len(here.log), "events": []}
            while spoken(here) == first:
                await here.answer(question, luck.picks(question))
                question = await here.question()
            await here.call("listen", listens=False)
            assert spoken(here) is None


@live
async def test_who_comes_back_listening_need_not_ask_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "random", seed=6)

        async with me.at(table["id"], listens=True) as here:
            await here.question()
            assert spoken(here)
            await here.call("speak", lang="ru")
            assert spoken(here)[1]["title"] == "Общий стол"


@live
async def test_a_listener_costs_others_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=6)
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"], listens=True) as here, you.at(table["id"]) as there:
            await here.question()
            await there.question()

            assert spoken(here)
            assert spoken(there) is None
