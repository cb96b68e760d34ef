"""A server opens before anything else, and is alone with its file."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from perihelion.holding import Held, Hold
from perihelion.server.desk import Desk
from perihelion.server.migrating import CannotOpen
from perihelion.server.serve import make_server
from perihelion.server.settings import Settings
from perihelion.server.thinkers import Thinkers
from server.serving import FILE, HASTE, Chance, Visitor, live, serving
from server.test_leaving import again
from server.test_process import PROGRAM

HANGS = [sys.executable, "-c", "import time; time.sleep(600)"]


async def waiting_for_bots(folder: Path, count: int) -> tuple[Visitor, list[Any]]:
    """Tables at which a bot was thinking when the server stopped."""
    async with serving(folder, Thinkers(1, 600, HANGS)) as address, Visitor(address) as me:
        tables = [await me.lay("me", "greedy", game="race", seed=k) for k in range(count)]
        for table in tables:
            async with me.at(table["id"]) as here:
                question = await here.question()
                await here.answer(question, Chance(1).picks(question))
    return me, tables


@live
async def test_the_port_opens_before_any_bot_goes_on(tmp_path: Path) -> None:
    me, tables = await waiting_for_bots(tmp_path, 3)
    settings = Settings(database=str(tmp_path / FILE), port=0, limits=HASTE)
    server = await make_server(settings)
    await asyncio.sleep(0.1)
    hall = server.desk.hall

    assert len(await hall.store.waiting_for_bots()) == 3
    assert hall.rooms == {}  # nothing has been opened, let alone thought about

    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with again(me, f"http://127.0.0.1:{port}") as back:
        for table in tables:  # and then all of them go on by themselves
            async with asyncio.timeout(60):
                while (await back.told_update(table["id"], 0))["question"] is None:
                    await asyncio.sleep(0.05)
    server.should_exit = True
    await running


@live
async def test_bots_are_woken_a_few_at_a_time(tmp_path: Path) -> None:
    await waiting_for_bots(tmp_path, 6)
    async with serving(tmp_path, Thinkers(1, 600, HANGS)) as address, Visitor(address) as me:
        await asyncio.sleep(0.5)

        assert (await me.http.get("/healthz")).json()["tables"] == 3


@live
async def test_a_table_that_cannot_be_read_holds_up_nobody(tmp_path: Path) -> None:
    me, tables = await waiting_for_bots(tmp_path, 3)
    with closing(sqlite3.connect(tmp_path / FILE)) as behind:
        spoil = "UPDATE tables SET {} = ? WHERE id = ?"
        behind.execute(spoil.format("waiting"), ["[1", tables[0]["id"]])
        behind.execute(
            "UPDATE answers SET said = 'nonsense' WHERE \"table\" = ?", [tables[1]["id"]]
        )
        behind.execute(spoil.format("snapshot"), ['{"nonsense": 1}', tables[1]["id"]])
        behind.commit()
    async with serving(tmp_path) as address, again(me, address) as back:
        async with asyncio.timeout(60):
            while (await back.told_update(tables[2]["id"], 0))["question"] is None:
                await asyncio.sleep(0.05)
        for table in tables[:2]:
            answer = await back.http.get(f"/api/tables/{table['id']}")
            assert (answer.status_code, answer.json()["code"]) == (409, "UNREADABLE_TABLE")
        figures = (await back.http.get("/metrics")).text
        assert "perihelion_unreadable_tables_total 0" not in figures
        assert (await back.http.get("/healthz")).status_code == 200


@live
async def test_a_second_server_over_the_same_file_is_refused(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / FILE), workers=0)
    first, second = Desk(settings), Desk(settings)
    await first.start()
    with pytest.raises(CannotOpen) as refused:
        await second.start()
    assert refused.value.why == "held"
    await first.stop()

    await second.start()
    await second.stop()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_whoever_starts_it_is_told_why(tmp_path: Path, lang: str) -> None:
    hold = Hold(tmp_path / FILE)
    hold.take()
    options = ["--no-open", "--port", "0", "--database", str(tmp_path / FILE), "--lang", lang]
    told = subprocess.run(
        [*PROGRAM, "serve", *options], capture_output=True, text=True, timeout=120
    )
    hold.give_back()

    assert told.returncode == 1
    assert str(tmp_path / FILE) in told.stderr
    assert ("другой сервер" if lang == "ru" else "Another server") in told.stderr
    assert "Traceback" not in told.stderr


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from perihelion.holding import Hold;"
        "Hold(Path(sys.argv[1])).take(); print('held', flush=True); time.sleep(600)"
    )
    file = tmp_path / FILE
    with subprocess.Popen(
        [sys.executable, "-c", code, str(file)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(Held) as refused:
            Hold(file).take()
        assert refused.value.process == str(other.pid)
        other.send_signal(signal.SIGKILL)
        other.wait(30)

    hold = Hold(file)
    hold.take()
    hold.give_back()
