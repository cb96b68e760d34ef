"""What people began with an older version goes on with this one."""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.server.migrating import newest_version
from server.old_games import FINISHED, PASSWORD, RUNNING
from server.serving import FILE, Visitor, live, serving
from shipped import SHIPPED

OLD = sorted((Path(__file__).parent / "old").iterdir())

pytestmark = pytest.mark.parametrize("old", OLD, ids=lambda old: old.name)


def unpack(old: Path, folder: Path) -> Any:
    """Lay the old database into a folder; who and what there is."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_bytes(lzma.decompress((old / "games.sqlite.xz").read_bytes()))
    return json.loads((old / "facts.json").read_text())


@asynccontextmanager
async def known(address: str, facts: Any, name: str) -> AsyncIterator[Visitor]:
    """Somebody who has been here before, with the session of then."""
    who = facts["people"][name]
    visitor = Visitor(address)
    visitor.http.cookies.set("session", who["session"], domain="127.0.0.1")
    async with visitor:
        assert visitor.me["id"] == who["id"]
        yield visitor


async def state(me: Visitor, table: str) -> Any:
    answer = await me.http.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    return answer.json()


@live
async def test_people_are_who_they_were(tmp_path: Path, old: Path) -> None:
    facts = unpack(old, tmp_path)
    async with serving(tmp_path) as address, known(address, facts, "vega") as vega:
        name = facts["people"]["vega"].get("name", "Vega")
        assert vega.me["name"] == name
        assert not vega.me["guest"]
        program = await vega.http.get(
            "/api/me", headers={"authorization": f"Bearer {facts['token']}", "cookie": ""}
        )
        assert program.json()["id"] == vega.me["id"]
        async with known(address, facts, "guest") as guest:
            assert guest.me["guest"]
        async with Visitor(address) as elsewhere:
            signed_in = {"name": name, "password": PASSWORD}
            assert (await elsewhere.told("/api/session", signed_in))["id"] == vega.me["id"]
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [
            (newest_version(),)
        ]


@live
async def test_tables_stand_as_they_were_left(tmp_path: Path, old: Path) -> None:
    facts = unpack(old, tmp_path)
    tables = facts["tables"]
    async with (
        serving(tmp_path) as address,
        known(address, facts, "vega") as vega,
        known(address, facts, "guest") as guest,
        Visitor(address) as stranger,
    ):
        for title, game, seats, _, _ in RUNNING:
            told = await state(vega, tables[title])
            assert (told["game"], len(told["seats"])) == (game, len(seats))
            assert told["state"] == "playing"
            assert told["notice"] is None, title  # by the rules under which it began
        async with vega.at(tables["sealed"]) as here, guest.at(tables["sealed"]) as there:
            assert (await here.until(lambda u: True))["sealed"] is not None
            assert await there.question() is not None
            while len(here.chat) < 3:
                await here.hear()
            assert [line["text"] for line in here.chat][:2] == ["Hello there", "Привет! 🪐"]
        assert (await state(guest, tables["left"]))["may_return"]
        assert (await guest.told(f"/api/tables/{tables['left']}/return", {}))["my_seats"] == [1]
        home = (await stranger.http.get("/api/home")).json()
        assert [line["id"] for line in home["open"]] == [tables["open"]]
        for title in ("open", "private"):  # not dealt yet, and now from a secret
            assert (await state(vega, tables[title]))["fairness"]["commitment"]
        assert (await state(vega, tables["sealed"]))["fairness"] is None
        link = (await state(vega, tables["private"]))["invitation"]
        joined = await stranger.told("/api/invitations/" + link.rsplit("/", 1)[1], {})
        assert joined["state"] == "playing"
        rematch = (await state(vega, tables["played by hand, over"]))["rematch"]
        assert (await state(vega, rematch))["state"] == "playing"


@pytest.mark.slow
@pytest.mark.parametrize("game", SHIPPED)
@live
async def test_every_game_goes_on_to_its_end_and_every_record_replays(
    tmp_path: Path, old: Path, game: str
) -> None:
    facts = unpack(old, tmp_path)
    tables = facts["tables"]
    mine = [tables[title] for title, of, *_ in RUNNING if of == game]
    over = [tables[title] for title, of, *_ in FINISHED if of == game]
    async with (
        serving(tmp_path) as address,
        known(address, facts, "vega") as vega,
        known(address, facts, "guest") as guest,
    ):
        if game == "race":
            over.append(tables["played by hand, over"])
            mine.append(tables["sealed"])
            await guest.told(f"/api/tables/{tables['sealed']}/leave", {})
        elif game == "roll":
            mine.append(tables["left"])
        for table in over:
            await must_replay(vega, table)
        for table in mine:
            await vega.told(f"/api/tables/{table}/leave", {})
        for table in mine:
            while (await state(vega, table))["state"] != "over":
                await asyncio.sleep(0.2)
            await must_replay(vega, table)


async def must_replay(me: Visitor, table: str) -> None:
    """The record is whole: it ends as the server has told."""
    answer = await me.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    record = answer.json()
    told = (await me.told_update(table))["end"]
    assert len(record["answers"]) > 10

    replayed = perihelion.replay(record)

    assert replayed.over
    assert replayed.record()["answers"] == record["answers"]
    assert told is not None
