"""The same code over PostgreSQL, and two processes that share its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from server.killed import Killable, Nursery
from server.postgres import needs_postgres, postgres
from server.serving import AtTable, Chance, Visitor, live, serving
from server.test_flow import play_on
from server.test_leaving import again, heard_table
from server.test_looking import deleted, heard_bye

pytestmark = [needs_postgres, pytest.mark.slow]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


@asynccontextmanager
async def two_servers(nursery: Nursery, database: str) -> AsyncIterator[tuple[Killable, Killable]]:
    """Two processes over one database."""
    pair = (Killable(nursery, database), Killable(nursery, database))
    for server in pair:
        server.begin()
    for server in pair:
        await server.open()
    yield pair
    for server in pair:
        server.kill()


@live
async def test_a_game_against_bots_is_played_over_postgresql(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=5)
        async with me.at(table["id"]) as here:
            await here.call("say", text="Привет, PostgreSQL")
            assert not await play_on(here, Chance(1), 10)
            assert (await here.call("undo", seat=0))["type"] == "done"
            await here.question()
            before = here.update
    async with serving(tmp_path, database=database) as address, again(me, address) as back:
        async with back.at(table["id"]) as there:
            assert there.update["question"] == before["question"]
            assert there.chat[0]["text"] == "Привет, PostgreSQL"
            assert await play_on(there, Chance(2), 2000)
            assert (await back.http.get("/healthz")).json()["well"] is True
        home = (await back.http.get("/api/home")).json()
        assert home["mine"][0]["state"] == "over"
        assert (await back.told(f"/api/tables/{table['id']}/rematch", {}))["state"] == "playing"


@live
async def test_people_with_different_processes_play_at_one_table(
    nursery: Nursery, database: str
) -> None:
    async with (
        two_servers(nursery, database) as (one, two),
        Visitor(one.address) as me,
        Visitor(two.address) as you,
    ):
        table = await me.lay("me", "open", seed=11)
        async with me.at(table["id"]) as here:
            await you.told(f"/api/tables/{table['id']}/join", {})
            await here.until(lambda u: True)  # heard from the other process
            async with you.at(table["id"]) as there:
                await heard_table(here, lambda t: t["seats"][1]["connected"])
                await heard_table(there, lambda t: t["seats"][0]["connected"])
                await there.call("say", text="are you there?")
                while not here.chat:
                    await here.hear()
                assert here.chat[0]["text"] == "are you there?"
                await play_apart(here, there)
                assert here.update["end"] == there.update["end"]
            await heard_table(here, lambda t: not t["seats"][1]["connected"])


async def play_apart(*people: AtTable) -> None:
    """Play to the end; each waits for news of the other process."""
    chance = Chance(7)

    async def play(here: AtTable) -> None:
        for _ in range(3000):
            question = await here.question()
            if question is None:
                return
            reply = await here.answer(question, chance.picks(question))
            assert reply["type"] in ("done", "refused")

    async with asyncio.timeout(200):
        await asyncio.gather(*(play(here) for here in people))


@live
async def test_what_one_takes_back_the_other_process_forgets(
    nursery: Nursery, database: str
) -> None:
    async with (
        two_servers(nursery, database) as (one, two),
        Visitor(one.address) as me,
        Visitor(two.address) as you,
    ):
        table = await me.lay("me", "open", seed=9)
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            for _ in range(3):
                question = await here.question()
                await here.answer(question, Chance(1).picks(question))
                await there.until(lambda u: u["waiting"] == [1])
                assert (await here.call("take-back", seat=0))["type"] == "done"
                await there.until(lambda u: u["waiting"] == [0, 1])
            await until_one_has_played(here, there)
            await here.call("resync")
            log = here.log
            async with me.at(table["id"]) as fresh:  # an answer may have been on its way
                assert fresh.log[: len(log)] == log


async def until_one_has_played(*people: AtTable) -> None:
    """Both play; when one has answered often enough, the other may be waiting for them."""
    tasks = [
        asyncio.create_task(play_some(here, Chance(seat), 12)) for seat, here in enumerate(people)
    ]
    done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for task in done:
        task.result()


async def play_some(here: AtTable, chance: Chance, most: int) -> None:
    for _ in range(most):
        question = await here.question()
        if question is None:
            return
        await here.answer(question, chance.picks(question))


@live
async def test_who_signs_out_with_one_process_is_sent_away_by_the_other(
    nursery: Nursery, database: str
) -> None:
    async with two_servers(nursery, database) as (one, two), Visitor(one.address) as me:
        table = await me.lay("me", "open", "open", game="tiny")
        async with again(me, two.address) as elsewhere, elsewhere.at(table["id"]) as there:
            await deleted(me, "/api/session")

            async with asyncio.timeout(5):  # heard of, not found out when looking round
                bye = await heard_bye(there)

            assert bye["problem"]["code"] == "SIGNED_OUT"


@live
async def test_who_gets_up_in_one_process_looks_on_in_the_other(
    nursery: Nursery, database: str
) -> None:
    async with (
        two_servers(nursery, database) as (one, two),
        Visitor(one.address) as me,
        Visitor(two.address) as you,
    ):
        table = await me.lay("me", "open", seed=9)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        async with again(you, one.address) as elsewhere:
            while (await elsewhere.http.get(path)).json()["state"] != "playing":
                await asyncio.sleep(0.02)  # until this process has heard of it
            async with elsewhere.at(table["id"]) as there:
                assert there.update["seat"] == 1

                await you.told(f"{path}/leave", {})

                update = await there.until(lambda u: u["seat"] is None)
                assert update["question"] is None


@live
async def test_who_plays_without_a_page_is_here_for_the_other_process(
    nursery: Nursery, database: str
) -> None:
    async with (
        two_servers(nursery, database) as (one, two),
        Visitor(one.address) as me,
        Visitor(two.address) as you,
    ):
        table = await me.lay("me", "open", seed=9)
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here:
            await you.told_update(table["id"], 1)

            await heard_table(here, lambda t: t["seats"][1]["connected"])

            assert (await here.call("replace", seat=1))["problem"]["code"] == "NOT_AWAY"


@live
async def test_when_a_process_dies_the_other_goes_on(nursery: Nursery, database: str) -> None:
    async with two_servers(nursery, database) as (one, two), Visitor(one.address) as me:
        table = await me.lay("me", "greedy", seed=3)
        async with again(me, two.address) as elsewhere:
            async with me.at(table["id"]) as here:
                assert not await play_on(here, Chance(1), 3)
                question = await here.question()
                await here.answer(question, Chance(1).picks(question))
                known = here.update["seq"]
                one.kill()
            async with elsewhere.at(table["id"]) as there:
                assert there.update["seq"] >= known
                await there.question()  # if the bot was asked, it is asked here again
                assert not await play_on(there, Chance(1), 3)
        one.begin()
        await one.open()


@live
async def test_both_processes_answer_at_once_and_nothing_is_lost(
    nursery: Nursery, database: str
) -> None:
    """Chat at one table through both processes: every line is there, in one order for all."""
    async with (
        two_servers(nursery, database) as (one, two),
        Visitor(one.address) as me,
        Visitor(two.address) as you,
    ):
        table = await me.lay("me", "open", "open", game="tiny")
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:

            async def talk(at: AtTable, name: str) -> None:
                for k in range(15):
                    reply = await at.call("say", text=f"{name} {k}")
                    assert reply["type"] == "done", reply

            await asyncio.gather(talk(here, "one"), talk(there, "two"))
            for at in (here, there):
                while len(at.chat) < 30:
                    await at.hear()

            assert texts(here) == texts(there)
            assert sorted(texts(here)) == sorted(
                f"{name} {k}" for name in ("one", "two") for k in range(15)
            )


def texts(here: AtTable) -> list[Any]:
    return [line["text"] for line in here.chat]


@live
async def test_a_database_that_was_away_is_found_again(nursery: Nursery, database: str) -> None:
    async with (
        two_servers(nursery, database) as (one, two),
        Visitor(one.address) as me,
        Visitor(two.address) as you,
    ):
        table = await me.lay("me", "open", "open", game="tiny")
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            await here.call("say", text="before")

            await hang_up(database)

            while (await here.call("say", text="after"))["type"] != "done":
                await asyncio.sleep(0.1)
            while "after" not in texts(there):
                await there.hear()


async def hang_up(database: str) -> None:
    """Let the database end all connections but this one."""
    caller = await asyncpg.connect(database)
    await caller.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND datname = 'postgres'"
    )
    await caller.close()
