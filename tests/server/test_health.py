"""The server tells whether it is well, and gets well again by itself."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from perihelion.server import health
from perihelion.server.desk import Desk
from perihelion.server.health import Health
from perihelion.server.loops import FIRST_PAUSE, LONGEST_PAUSE, Loops
from perihelion.server.settings import Settings
from perihelion.server.tolls import from_here
from server.killed import Killable, Nursery
from server.postgres import Server, needs_postgres, postgres_server
from server.serving import FILE, Visitor, live, serving


def test_a_loop_that_ends_is_begun_anew(caplog: pytest.LogCaptureFixture) -> None:
    pauses: list[float] = []
    begun = 0

    async def visit() -> tuple[list[str], int]:
        over = asyncio.Event()
        ill: list[str] = []

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)
            ill.extend(loops.ill())

        async def work() -> None:
            nonlocal begun
            begun += 1
            if begun == 1:
                raise OSError("the database has gone")
            if begun == 2:
                raise asyncio.CancelledError  # of something within it
            if begun < 12:
                return
            over.set()
            await asyncio.Event().wait()

        loops = Loops(sleep)
        loops.begin("hearing", work)
        await asyncio.wait_for(over.wait(), 10)
        restarts = loops.all["hearing"].restarts
        assert loops.ill() == []
        await loops.stop("hearing")
        return ill, restarts

    ill, restarts = asyncio.run(visit())

    assert begun == 12
    assert restarts == 11
    assert ill == ["hearing"] * 11
    assert pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert pauses[-1] == LONGEST_PAUSE
    told = [record for record in caplog.records if "begun anew" in record.message]
    assert len(told) == 11
    assert vars(told[0])["loop"] == "hearing"
    assert "the database has gone" in vars(told[0])["why"]


@asynccontextmanager
async def at_work(folder: Path) -> AsyncIterator[tuple[Desk, Health]]:
    """A server without a port, and a look at its health that is always fresh."""
    desk = Desk(Settings(database=str(folder / FILE), workers=0))
    await desk.start()
    moments = iter(range(0, 10**9, 1000))
    try:
        yield desk, Health(desk, lambda: float(next(moments)))
    finally:
        await desk.stop()


@live
async def test_a_server_is_well_while_everything_is(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (desk, health):
        assert set((await health.checks()).values()) == {True}
        assert {"writer", "sweeper", "door"} <= set(desk.store.loops.all)


@live
async def test_a_missing_column_is_told(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (_, health):
        with closing(sqlite3.connect(tmp_path / FILE)) as behind:
            behind.execute("ALTER TABLE chat DROP COLUMN phrase")
            behind.commit()

        checks = await health.checks()

        assert [name for name, good in checks.items() if not good] == ["schema"]


@live
async def test_a_database_that_cannot_be_written_to_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_work(tmp_path) as (_, well):
        monkeypatch.setattr(health, "PATIENCE", 3.0)
        with closing(sqlite3.connect(tmp_path / FILE)) as behind:
            behind.execute("BEGIN IMMEDIATE")
            checks = await well.checks()
            behind.rollback()

        assert [name for name, good in checks.items() if not good] == ["writable"]
        monkeypatch.setattr(health, "PATIENCE", 20.0)
        assert all((await well.checks()).values())


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process may grow, nor be written to."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@live
async def test_a_full_disk_is_told(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (_, health):
        await health.checks()
        with full_disk():
            checks = await health.checks()

        assert checks["writable"] is False
        assert checks["database"] is True
        assert all((await health.checks()).values())


@live
async def test_a_file_that_was_taken_away_is_told(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (_, health):
        (tmp_path / FILE).rename(tmp_path / "elsewhere")

        assert (await health.checks())["database"] is False


@live
async def test_a_loop_that_does_not_run_is_told(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (desk, health):
        ended = asyncio.Event()

        async def ends() -> None:
            raise OSError

        async def sleep(seconds: float) -> None:
            ended.set()
            await asyncio.Event().wait()

        desk.store.loops._sleep = sleep
        desk.store.loops.begin("short", ends)
        await ended.wait()

        checks = await health.checks()

        assert [name for name, good in checks.items() if not good] == ["loops"]
        await desk.store.loops.stop("short")


@live
async def test_who_asks_is_told_which_check_was_not_passed(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        (tmp_path / FILE).rename(tmp_path / "elsewhere")
        answer = await me.http.get("/healthz")

        assert answer.status_code == 503
        told = answer.json()
        assert told["well"] is False
        assert told["checks"]["database"] is False
        assert told["checks"]["loops"] is True
        (tmp_path / "elsewhere").rename(tmp_path / FILE)


@live
async def test_figures_are_for_this_machine_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        await me.lay("me", "open")
        told = (await me.http.get("/metrics")).text

        assert 'perihelion_loop_restarts_total{loop="writer"} 0' in told
        assert "perihelion_tables 1\n" in told
        forwarded = {"x-forwarded-for": "203.0.113.7"}
        assert (await me.http.get("/metrics", headers=forwarded)).status_code == 404
    assert from_here("127.0.0.1")
    assert from_here("::1")
    assert not from_here("10.0.0.1")
    assert not from_here(None)


@live
async def test_whoever_waits_for_the_writer_is_told_when_it_is_interrupted(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (desk, _):
        person, _ = await desk.people.enter(None, "en")
        from perihelion.server.wire_lobby import NewTable, SeatPlan

        room = await desk.hall.lay(person, NewTable(game="tiny", seats=[SeatPlan("me")] * 2))
        writer = desk.store.loops.all["writer"]
        with closing(sqlite3.connect(tmp_path / FILE)) as behind:
            behind.execute("BEGIN IMMEDIATE")
            change = asyncio.create_task(room.change(room.keep))
            await asyncio.sleep(0.2)
            await desk.store.loops.stop("writer")
            behind.rollback()
        desk.store.loops.begin("writer", writer.work)

        with pytest.raises(Exception, match="FAILED"):
            await asyncio.wait_for(change, 20)
        await asyncio.wait_for(room.change(room.keep), 20)


# -- PostgreSQL ----------------------------------------------------------------


@pytest.fixture(scope="module")
def database() -> Iterator[Server]:
    with postgres_server() as server:
        yield server


@needs_postgres
@pytest.mark.slow
@live
async def test_two_processes_go_on_when_the_database_is_begun_again(database: Server) -> None:
    """They hear of each other at once again, and not only when they look at the store by habit."""
    nursery = Nursery()
    one, two = Killable(nursery, database.url), Killable(nursery, database.url)
    try:
        for server in (one, two):
            server.begin()
            await server.open()
        async with Visitor(one.address) as me, Visitor(two.address) as you:
            table = await me.lay("me", "open", "open", game="tiny")
            async with me.at(table["id"]) as here, you.at(table["id"]) as there:
                for visit in range(2):
                    await asyncio.to_thread(database.stop)
                    async with asyncio.timeout(60):  # an answer holds for a moment
                        while (await me.http.get("/healthz")).status_code != 503:
                            await asyncio.sleep(0.2)
                    await asyncio.to_thread(database.begin)
                    for visitor in (me, you):
                        async with asyncio.timeout(60):
                            while (await visitor.http.get("/healthz")).status_code != 200:
                                await asyncio.sleep(0.2)
                    while (await here.call("say", text=f"{visit}"))["type"] != "done":
                        await asyncio.sleep(0.1)
                    async with asyncio.timeout(40):  # a look by habit for each would take longer
                        for k in range(20):
                            said = f"{visit} {k}"
                            assert (await here.call("say", text=said))["type"] == "done"
                            while said not in [line["text"] for line in there.chat]:
                                await there.hear()
    finally:
        nursery.close()
