"""Slow clients: they are let go, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec

from perihelion.server.settings import Limits
from server.serving import Chance, Visitor, live, serving
from server.test_requests import raw


@live
async def test_who_never_finishes_the_headers_is_let_go(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(header_seconds=0.3)) as address:
        for begun in (b"", b"G", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n"):
            begin = time.monotonic()
            answer = await raw(address, begun)
            assert time.monotonic() - begin < 5
            assert answer == b"" or b" 408 " in answer


@live
async def test_who_drips_the_headers_is_let_go_too(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(header_seconds=0.5)) as address:
        host, _, port = address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        dripped = 0
        try:
            for k in range(100):
                writer.write(f"X-{k}: 1\r\n".encode())
                await writer.drain()
                dripped += 1
                await asyncio.sleep(0.1)
                if reader.at_eof():
                    break
        except ConnectionError:
            pass
        finally:
            writer.close()

        assert dripped < 50


@live
async def test_a_second_request_on_the_same_connection_has_no_more_time(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(header_seconds=0.3)) as address:
        host, _, port = address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        whole = f"GET /healthz HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n"
        writer.write(whole.encode() + b"GET / HTTP/1.1\r\nHo")

        async with asyncio.timeout(5):
            answer = await reader.read()

        assert answer.startswith(b"HTTP/1.1 200")
        writer.close()


@live
async def test_who_never_finishes_the_body_is_let_go(tmp_path: Path) -> None:
    limits = Limits(request_seconds=0.5)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        port = address.rpartition(":")[2]
        cookies = "; ".join(f"{c.name}={c.value}" for c in me.http.cookies.jar)
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: localhost:{port}\r\nCookie: {cookies}\r\n"
            f"X-CSRF-Token: {me.http.cookies['csrf']}\r\nContent-Type: application/json\r\n"
            "Content-Length: 1000\r\n\r\n{"
        )
        begin = time.monotonic()

        answer = await raw(address, head.encode())

        assert time.monotonic() - begin < 5
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"TOO_SLOW" in answer


@live
async def test_who_says_nothing_on_a_socket_is_let_go(tmp_path: Path) -> None:
    limits = Limits(hello_seconds=0.2)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        table = await me.lay("me", "open")
        async with me.socket(table["id"]) as socket:
            message = msgspec.json.decode(await socket.recv())
            await socket.wait_closed()

        assert message["type"] == "bye"
        assert message["problem"]["code"] == "HELLO_FIRST"


@live
async def test_who_does_not_read_is_let_go_and_holds_nobody_up(tmp_path: Path) -> None:
    """A client that asks for everything again and again and never reads it."""
    limits = Limits(send_seconds=0.5, messages_at_once=50_000, unread_messages=50)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        async with Visitor(address) as you, you.socket(table["id"], max_queue=1) as deaf:
            await deaf.send('{"type": "hello", "call": 1}')
            deaf.transport.pause_reading()
            for call in range(2, 400):
                await deaf.send(f'{{"type": "resync", "call": {call}}}')
            async with me.at(table["id"]) as here:
                question = await here.question()
                begin = time.monotonic()
                await here.answer(question, Chance(1).picks(question))
                assert time.monotonic() - begin < 3
                async with asyncio.timeout(20):
                    while here.table["watchers"]:
                        await here.hear()
                assert here.table["watchers"] == 0
            deaf.transport.abort()
