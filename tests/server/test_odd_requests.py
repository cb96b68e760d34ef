"""Requests that are refused leave no trace but the refusal."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import httpx
import msgspec
import pytest

from perihelion.server.carried import carried
from perihelion.server.settings import Limits
from perihelion.server.wire_lobby import Received
from server.serving import Visitor, live, serving


@live
async def test_a_refused_request_breaks_off_no_query(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A query that is cancelled takes its connection with it, and says so in the log."""
    with caplog.at_level(logging.WARNING):
        async with serving(tmp_path) as address, Visitor(address) as me:
            table = await me.lay("me", "open")
            async with httpx.AsyncClient(base_url=address) as stranger:
                for _ in range(20):
                    for path in ("", "/update", "/no-such-thing"):
                        for headers in ({}, {"authorization": "Bearer no"}):
                            answer = await stranger.get(
                                f"/api/tables/{table['id']}{path}", headers=headers
                            )
                            assert answer.status_code in (401, 404)

    assert caplog.records == []


def test_what_is_carried_to_its_end_outlives_whoever_waited_for_it() -> None:
    ended: list[str] = []

    @carried
    async def query() -> None:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        ended.append("query")

    async def visit() -> None:
        waiting = asyncio.create_task(query())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert waiting.cancelled()
        while not ended:
            await asyncio.sleep(0)

    asyncio.run(visit())

    assert ended == ["query"]


@live
async def test_a_language_that_is_not_spoken_is_a_bad_message(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        csrf = {"x-csrf-token": me.http.cookies["csrf"]}
        changed = await me.http.patch("/api/me", json={"lang": "xx"}, headers=csrf)
        entered = await me.post("/api/me", {"lang": "xx"})

        for answer in (changed, entered):
            assert (answer.status_code, answer.json()["code"]) == (400, "BAD_MESSAGE")


@live
async def test_no_field_of_a_body_has_the_name_of_something_that_handlers_are_given(
    tmp_path: Path,
) -> None:
    """Litestar would take a wrong value in it for a failure of its own."""
    from perihelion.server.app import make_app
    from perihelion.server.desk import Desk
    from perihelion.server.settings import Settings

    desk = Desk(Settings(database=str(tmp_path / "games.sqlite")))
    await desk.start()
    try:
        app = (await make_app(desk)).app
    finally:
        await desk.stop()
    given = set(app.dependencies)
    fields = {f.name for shape in _shapes(Received) for f in msgspec.structs.fields(shape)}

    assert given
    assert given & fields == set()


def _shapes(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return [base, *(one for below in base.__subclasses__() for one in _shapes(below))]


ODD_ORIGINS = ["http://[", "http://[::1", "http://]", "://", "", "http://", "\x00", "http://a b"]


@live
async def test_an_origin_that_makes_no_sense_is_foreign(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        for origin in ODD_ORIGINS:
            sent = {"x-csrf-token": me.http.cookies["csrf"], "origin": origin}
            try:
                answer = await me.http.post("/api/me", json={}, headers=sent)
            except (httpx.LocalProtocolError, UnicodeEncodeError):
                continue  # not even a client would send this

            assert (answer.status_code, answer.json()["code"]) == (403, "FOREIGN_ORIGIN")


ODD_HOSTS = [
    "localhost:1@evil.example",
    "localhost@evil.example",
    "me:localhost@evil.example",
    "localhost:port",
    "localhost:123456",
    "localhost/evil.example",
    "localhost evil.example",
    "[::1",
    "[::1]evil.example",
    "",
]


@pytest.mark.parametrize("listens", ["127.0.0.1", "0.0.0.0"])
@live
async def test_a_host_is_a_name_and_maybe_a_port(tmp_path: Path, listens: str) -> None:
    async with serving(tmp_path, host=listens) as address, httpx.AsyncClient() as http:
        for host in ODD_HOSTS:
            answer = await http.get(f"{address}/healthz", headers={"host": host})

            assert answer.status_code == 403, host
        for host in ("localhost", "127.0.0.1:8000", "[::1]:8000", "LocalHost:1"):
            good = await http.get(f"{address}/healthz", headers={"host": host})
            assert good.status_code == 200, host


@live
async def test_a_call_that_is_one_too_many_is_refused_by_its_number(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=40, messages_a_second=0.001)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        table = await me.lay("me", "open")
        async with me.at(table["id"]) as here:
            while (reply := await here.call("ping"))["type"] == "pong":
                pass

            assert reply["problem"]["code"] == "TOO_MUCH"
            assert isinstance(reply["call"], int)


@live
async def test_nonsense_after_a_request_does_not_take_the_place_of_its_answer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as address:
        host, _, port = address.removeprefix("http://").partition(":")
        for _ in range(20):
            reader, writer = await asyncio.open_connection(host, int(port))
            head = f"GET /api/games HTTP/1.1\r\nHost: {host}:{port}\r\n"
            writer.write(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
            await asyncio.sleep(0)
            writer.write(b"no chunk\r\n\r\n")
            answer = await asyncio.wait_for(reader.read(), 10)
            writer.close()
            assert answer == b"" or answer.split(b" ")[1] in (b"200", b"400")

    assert [record for record in caplog.records if record.exc_info] == []
