"""A copy of everything, made while people play, from which a server goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

import perihelion
from cli.typed import run
from perihelion.server.backups import backup, restore
from perihelion.server.migrating import CannotOpen
from perihelion.server.schema import METADATA
from perihelion.server.settings import database_url
from server.old_games import FINISHED
from server.postgres import needs_postgres, postgres
from server.serving import FILE, Chance, Visitor, live, serving
from server.test_flow import play_on
from server.test_leaving import again
from server.test_old_database import OLD, known, must_replay, state, unpack


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


def everything(database: str) -> dict[str, list[Any]]:
    """All rows of a database."""

    async def main() -> dict[str, list[Any]]:
        engine = create_async_engine(database_url(database))
        async with engine.connect() as connection:
            found = {
                table.name: sorted(map(repr, (await connection.execute(sa.select(table))).all()))
                for table in METADATA.sorted_tables
            }
        await engine.dispose()
        return found

    return asyncio.run(main())


async def play_and_copy(folder: Path, database: str) -> tuple[Visitor, Any, Path]:
    """Make copies while a game is played; the last of them."""
    copy = folder / "copy.sqlite"
    async with serving(folder, database=database) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=5)
        done = False

        async def keep_copies() -> int:
            made = 0
            while not done or not made:
                await asyncio.to_thread(backup, database, copy, True)
                made += 1
                with closing(sqlite3.connect(copy)) as file:  # an answer never without its game
                    rows = file.execute("SELECT seq, turns FROM tables").fetchall()
                    said = file.execute("SELECT count(*) FROM answers").fetchone()[0]
                assert rows[0][0] <= said + 1
            return made

        copying = asyncio.create_task(keep_copies())
        async with me.at(table["id"]) as here:
            await here.call("say", text="Привет")
            assert not await play_on(here, Chance(1), 8)
        done = True
        assert await copying >= 1
    return me, table, copy


async def go_on(me: Visitor, table: Any, folder: Path, database: str) -> None:
    """With what was restored the game goes on to its end."""
    async with serving(folder, database=database) as address, again(me, address) as back:
        async with back.at(table["id"]) as there:
            while not there.chat:
                await there.hear()
            assert there.chat[0]["text"] == "Привет"
            await back.told(f"/api/tables/{table['id']}/leave", {})
            await there.until(lambda u: u["end"])
        record = (await back.http.get(f"/api/tables/{table['id']}/record")).json()
        assert perihelion.replay(record).over


@live
async def test_a_copy_made_during_play_is_restored_and_the_game_goes_on(tmp_path: Path) -> None:
    me, table, copy = await play_and_copy(tmp_path, str(tmp_path / FILE))
    elsewhere = tmp_path / "elsewhere"

    kept = await asyncio.to_thread(restore, str(elsewhere / FILE), copy)

    assert (kept.tables, kept.people) == (1, 1)
    await go_on(me, table, elsewhere, str(elsewhere / FILE))


@needs_postgres
@pytest.mark.slow
@live
async def test_games_move_from_a_server_to_a_file_and_back(tmp_path: Path, server: str) -> None:
    me, table, copy = await play_and_copy(tmp_path, server)
    with pytest.raises(CannotOpen, match="not-empty"):
        await asyncio.to_thread(restore, server, copy)
    await asyncio.to_thread(restore, server, copy, True)
    await asyncio.to_thread(backup, server, tmp_path / "second.sqlite")

    assert await asyncio.to_thread(everything, server) == await asyncio.to_thread(
        everything, str(copy)
    )
    assert await asyncio.to_thread(everything, str(tmp_path / "second.sqlite")) == (
        await asyncio.to_thread(everything, str(copy))
    )
    await go_on(me, table, tmp_path, server)


@needs_postgres
@pytest.mark.slow
@pytest.mark.parametrize("old", OLD, ids=lambda old: old.name)
@live
async def test_an_old_file_moves_to_a_server_and_goes_on_there(
    tmp_path: Path, server: str, old: Path
) -> None:
    facts = unpack(old, tmp_path)
    tables = facts["tables"]
    await asyncio.to_thread(restore, server, tmp_path / FILE, True)
    going_on = [tables[title] for title in ("race", "roll", "tiny alone", "beyond")]
    async with serving(tmp_path, database=server) as address, known(address, facts, "vega") as vega:
        for title, *_ in FINISHED:
            await must_replay(vega, tables[title])
        for table in going_on:
            await vega.told(f"/api/tables/{table}/leave", {})
        for table in going_on:
            while (await state(vega, table))["state"] != "over":
                await asyncio.sleep(0.2)
            await must_replay(vega, table)


def made(folder: Path) -> Path:
    """A database with somebody in it."""
    unpack(OLD[0], folder)
    return folder / FILE


def test_a_copy_holds_everything_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    source = made(tmp_path / "here")
    copy = tmp_path / "copy.sqlite"

    told = run("backup", str(copy), "--database", str(source))

    assert told.exit_code == 0
    assert "tables and 2 people" in told.output
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "here"]
    restore(str(tmp_path / "there" / FILE), copy)
    assert stat.S_IMODE((tmp_path / "there" / FILE).stat().st_mode) == 0o600


def test_a_file_is_not_overwritten_unless_told(tmp_path: Path) -> None:
    source = made(tmp_path)
    copy = tmp_path / "copy.sqlite"
    copy.write_text("my diary")

    told = run("backup", str(copy), "--database", str(source))

    assert told.exit_code == 1
    assert "--overwrite" in told.output
    assert copy.read_text() == "my diary"
    assert run("backup", str(copy), "--overwrite", "--database", str(source)).exit_code == 0


def test_games_are_not_overwritten_unless_told(tmp_path: Path) -> None:
    source = made(tmp_path)
    backup(str(source), tmp_path / "copy.sqlite")
    before = source.read_bytes()

    told = run("restore", str(tmp_path / "copy.sqlite"), "--database", str(source), lang="ru")

    assert told.exit_code == 1
    assert "уже есть партии" in told.output
    assert source.read_bytes() == before
    options = ["--overwrite", "--database", str(source)]
    assert run("restore", str(tmp_path / "copy.sqlite"), *options).exit_code == 0


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_is_no_database_of_games_is_refused(tmp_path: Path, command: str) -> None:
    diary = tmp_path / "diary"
    diary.write_text("Dear diary, " * 1000)
    other = tmp_path / "other.sqlite"
    arguments = (
        [str(other), "--database", str(diary)]
        if command == "backup"
        else [str(diary), "--database", str(other)]
    )

    told = run(command, *arguments)

    assert told.exit_code == 1
    assert "is not a Perihelion database" in told.output
    assert not other.exists()


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    told = run("restore", str(tmp_path / "none"), "--database", str(tmp_path / FILE))

    assert told.exit_code == 1
    assert "There is no file" in told.output
    assert not (tmp_path / FILE).exists()


@live
async def test_a_file_that_a_server_uses_is_not_replaced(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    async with serving(tmp_path) as address, Visitor(address) as me:
        backup(str(tmp_path / FILE), copy)
        with pytest.raises(CannotOpen, match="in-use"):
            await asyncio.to_thread(restore, str(tmp_path / FILE), copy, True)
        assert (await me.http.get("/api/me")).status_code == 200


def test_a_copy_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    source = made(tmp_path)
    restore(str(tmp_path / "new.sqlite"), source)
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()

    with pytest.raises(CannotOpen, match="newer"):
        restore(str(tmp_path / "target.sqlite"), tmp_path / "new.sqlite")

    assert not (tmp_path / "target.sqlite").exists()
