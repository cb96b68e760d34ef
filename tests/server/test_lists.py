"""Lists of tables: readers find what is meant for them, however much else there is."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion import fair
from perihelion.server import lists
from perihelion.server.cleaning import DAY, Cleaner
from perihelion.server.hall import new_table
from perihelion.server.settings import Limits, Settings
from perihelion.server.store import Store
from perihelion.server.stored import Chair, StoredTable, Terms, now
from perihelion.server.wire_lobby import ListName
from perihelion.tabletop.refusal import Refused
from server.postgres import needs_postgres, postgres
from server.serving import FILE, Visitor, live, serving
from server.test_keys import in_store

SEATS = {"me": ("person", "me"), "you": ("person", "you"), "open": ("open", None)}


@asynccontextmanager
async def storing(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


def table(
    id: str, seats: str, state: Any, changed: int, waiting: list[int] | None = None, **terms: Any
) -> StoredTable:
    """A table: who sits there, or a bot, and whom it waits for."""
    chairs = []
    for k, word in enumerate(seats.split()):
        who, person = SEATS.get(word, ("bot", None))
        left = word.removeprefix("for-") if word.startswith("for-") else None
        bot = "greedy" if who == "bot" else None
        chairs.append(Chair(k, who, person, person, bot, left, 0))  # type: ignore[arg-type]
    usual = {"private": False, "watch": True, "chat": True}
    options: dict[str, Any] = {"options": {}, "seed": 1, "replace_after": None}
    row = new_table(id, "you", "race", Terms(**options, **{**usual, **terms}), chairs)
    row.state, row.changed, row.waiting = state, changed, waiting or []
    row.invitation = None
    return row


async def listed(store: Store, which: ListName, person: str, most: int = 50) -> list[str]:
    """A whole list, page by page."""
    found: list[str] = []
    after: str | None = None
    while True:
        page = await lists.page(store, which, person, after, most)
        assert len(page.rows) <= most
        found += [row.id for row in page.rows]
        if page.more is None:
            return found
        after = page.more


async def fill(store: Store, *rows: StoredTable) -> None:
    for row in rows:
        assert await store.add_table(row)


async def judge_lists(store: Store) -> None:
    private = [table(f"p{k}", "you open", "open", 9000 + k, private=True) for k in range(60)]
    newer = [table(f"n{k:02}", "me you", "playing", 5000 + k // 3, [1]) for k in range(60)]
    await fill(
        store,
        *private,
        *newer,
        table("public", "you open", "open", 10),
        table("mine-open", "me open", "open", 20),
        table("waits", "you me", "playing", 1, [0, 1]),
        table("over", "me you", "over", 99_999),
        table("left", "for-me you", "playing", 30, [0]),
        table("left-over", "for-me you", "over", 40),
        table("hidden", "you you", "playing", 50, watch=False),
        table("watched", "you you", "playing", 5),
        table("bots", "you bot", "playing", 60),
    )

    assert await listed(store, "open", "me") == ["public"]
    assert set(await listed(store, "open", "you")) == {"mine-open"}
    assert await listed(store, "watch", "me") == ["watched"]
    for most in (1, 7, 50, 1000):
        mine = await listed(store, "mine", "me", most)
        assert mine[0] == "waits"
        assert mine[1:61] == [row.id for row in sorted(newer, key=order)]
        assert mine[61:] == ["left", "mine-open", "over"]
    first = await lists.page(store, "mine", "me", None, 50)
    await fill(store, table("newest", "me you", "playing", 8000, [1]))
    second = await lists.page(store, "mine", "me", first.more, 50)
    assert not {row.id for row in first.rows} & {row.id for row in second.rows}
    for bad in ("", "zz", "00", b'[9,1,"a"]'.hex(), b'[0,1e400,"a"]'.hex(), b"[0]".hex()):
        with pytest.raises(Refused):
            await lists.page(store, "mine", "me", bad, 50)


def order(row: StoredTable) -> tuple[int, list[int]]:
    return (-row.changed, [-ord(letter) for letter in row.id])


@live
async def test_nothing_pushes_out_what_is_for_the_reader(tmp_path: Path) -> None:
    async with storing(str(tmp_path / FILE)) as store:
        await judge_lists(store)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@needs_postgres
@live
async def test_a_server_lists_and_cleans_like_a_file(server: str, tmp_path: Path) -> None:
    async with storing(server) as store:
        await judge_lists(store)
        await judge_cleaning(store, tmp_path)


@live
async def test_pages_are_told_over_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "PAGE", 2)
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        laid = [(await me.lay("me", "open", game="tiny"))["id"] for _ in range(5)]
        for reader, which in ((me, "mine"), (you, "open")):
            home = (await reader.http.get("/api/home")).json()
            found = [line["id"] for line in home[which]]
            more = home["more"][which]
            while more is not None:
                page = (await reader.http.get(f"/api/lists/{which}", params={"after": more})).json()
                found += [line["id"] for line in page["lines"]]
                more = page["more"]
            assert sorted(found) == sorted(laid)
        assert (await me.http.get("/api/lists/others")).status_code == 404
        assert (await me.http.get("/api/lists/mine", params={"after": "x"})).status_code == 400


@live
async def test_getting_up_makes_no_room_for_more_tables(tmp_path: Path) -> None:
    limits = Limits(games_of_person=3, tables_a_minute=1000, entries_a_minute=100)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        for _ in range(3):
            table = await me.lay("me", "open", game="tiny")
            await me.told(f"/api/tables/{table['id']}/leave", {})

        seats = [{"who": "me"}, {"who": "open"}]
        refused = await me.post("/api/tables", {"game": "tiny", "seats": seats})

        assert refused.json()["code"] == "TOO_MANY_TABLES"


async def judge_cleaning(store: Store, folder: Path) -> None:
    old = now() - 100 * DAY
    await fill(
        store,
        table("c-over", "me you", "over", old),
        table("c-used", "me you", "over", old),
        table("c-fresh", "me you", "over", now()),
        table("c-open", "me open", "open", old),
        table("c-playing", "me you", "playing", 1, [0]),
    )
    settings = Settings(keep_finished_days=90, keep_open_days=90, records=folder)
    cleaner = Cleaner(settings, store, lambda id: id == "c-used")

    await cleaner.clean()

    left = [row.id for row in await store.tables(["c-over", "c-used", "c-fresh", "c-open"])]
    assert left == ["c-used", "c-fresh"]
    assert [row.id for row in await store.tables(["c-playing"])] == ["c-playing"]
    forever = Settings(keep_finished_days=0, keep_open_days=0)
    assert await Cleaner(forever, store, lambda id: False).clean() == 0


@live
async def test_a_finished_game_is_thrown_away_and_its_record_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="tiny", will_share=True)
        await me.told(f"/api/tables/{table['id']}/share", {"share": "a1" * 32})
        running = await me.lay("me", "greedy", game="tiny", seed=3)
        await me.told(f"/api/tables/{table['id']}/leave", {})
        async with me.at(table["id"]) as here:
            await here.call("say", text="well")
            await here.until(lambda u: u["end"])
        record = (await me.http.get(f"/api/tables/{table['id']}/record")).json()
    in_store(tmp_path, "UPDATE tables SET changed = 1")
    folder = tmp_path / "records"

    async with storing(str(tmp_path / FILE)) as store:
        assert await Cleaner(Settings(records=folder), store, lambda id: False).clean() == 1
        assert await store.tables([table["id"]]) == []
        assert len(await store.tables([running["id"]])) == 1
        for name in ("answers", "chat", "seats"):
            assert in_store(tmp_path, f'SELECT * FROM {name} WHERE "table" = ?', table["id"]) == []
        await judge_cleaning(store, folder)

    [file] = [path for path in folder.iterdir() if path.name == f"{table['id']}.json"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = read(file)
    assert kept["fair"] == record["fair"]
    assert await asyncio.to_thread(lambda: fair.verify(kept).outcome) == "fair"
    replayed = await asyncio.to_thread(lambda: perihelion.replay(kept).record())
    assert {**replayed, "fair": kept["fair"]} == record


def read(file: Path) -> Any:
    return json.loads(file.read_text())
