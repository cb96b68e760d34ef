"""`perihelion serve` as a process: where it listens, what it logs, how it ends."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from perihelion.server.logs import JsonLines
from server.killed import free_port
from server.serving import Visitor, live

PROGRAM = [sys.executable, "-c", "from perihelion.cli import main; main()"]


class Served:
    """A process that serves."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, said: str) -> None:
        self.process = process
        self.address = address
        self.said = said

    async def ended(self, by: signal.Signals) -> tuple[int, list[dict[str, Any]]]:
        """Send a signal; the exit status, and the lines of the log."""
        self.process.send_signal(by)
        _, log = await asyncio.wait_for(self.process.communicate(), 30)
        assert self.process.returncode is not None
        return self.process.returncode, [json.loads(line) for line in log.splitlines()]


@asynccontextmanager
async def served(*options: str) -> AsyncIterator[Served]:
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *PROGRAM,
        *["serve", "--no-open", "--port", str(port), *options],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "LANG": "en_US.UTF-8"},
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(60):
            said = (await process.stdout.readline()).decode()
        yield Served(process, f"http://127.0.0.1:{port}", said)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


@live
async def test_a_server_is_where_it_was_told_to_be_and_well(tmp_path: Path) -> None:
    file = tmp_path / "some" / "where.sqlite"
    async with served("--host", "127.0.0.1", "--database", str(file)) as one:
        assert one.address.rpartition(":")[2] in one.said
        async with httpx.AsyncClient(base_url=one.address) as http:
            told = (await http.get("/healthz")).json()
            assert (told["well"], told["tables"]) == (True, 0)
            assert all(told["checks"].values())
        async with Visitor(one.address) as me:
            await me.lay("me", "open", game="tiny")
            assert (await me.http.get("/healthz")).json()["tables"] == 1

        assert file.exists()


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
@live
async def test_a_signal_ends_it_gracefully(tmp_path: Path, by: signal.Signals) -> None:
    async with served("--database", str(tmp_path / "games.sqlite")) as one:
        async with Visitor(one.address) as me:
            table = await me.lay("me", "greedy", seed=3)
            async with me.at(table["id"]) as here:
                await here.question()
                status, log = await one.ended(by)
                while here.heard[-1]["type"] != "bye":
                    await here.hear()

        assert here.heard[-1]["problem"]["code"] == "CLOSING"
        assert status in (0, 130, -by)
        assert [line["what"] for line in log] == ["the server is open", "the server is closed"]


@live
async def test_every_line_of_the_log_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    async with served("--database", str(tmp_path / "games.sqlite")) as one:
        async with Visitor(one.address) as me:
            await me.lay("me", "greedy", seed=3)
            session = me.http.cookies["session"]
            token = (await me.told("/api/tokens", {"title": "my bot"}))["secret"]
        _, log = await one.ended(signal.SIGTERM)

    assert log
    for line in log:
        assert {"at", "level", "source", "what"} <= set(line)
    for secret in (session, token):
        assert secret not in str(log)


def test_what_is_logged_with_facts_and_a_trace_is_one_line() -> None:
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        trace = sys.exc_info()
    record = logging.LogRecord("perihelion.x", 40, "f", 1, "went %s", ("wrong",), trace)
    record.table = "abc"

    line = JsonLines().format(record)

    told = json.loads(line)
    assert "\n" not in line
    assert (told["what"], told["level"], told["table"]) == ("went wrong", "error", "abc")
    assert "second" in told["trace"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@live
async def test_help_tells_all_options(lang: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *PROGRAM, "serve", "--help", "--lang", lang, stdout=asyncio.subprocess.PIPE
    )
    told = (await process.communicate())[0].decode()

    for option in ("--host", "--port", "--database", "--public", "--no-open"):
        assert option in told
    assert ("базы" in told or "базе" in told or "партии" in told) is (lang == "ru")
