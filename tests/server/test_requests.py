"""Requests that are too large, that wander off the path, or that make no sense."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from perihelion.server.pages import Pages
from perihelion.server.settings import Settings
from server.serving import Visitor, live, serving

SECRET = "this is not for anybody"


def pages(folder: Path) -> Path:
    """Built pages, with something beside them that nobody may read."""
    (folder / "pages" / "assets").mkdir(parents=True)
    (folder / "pages" / "index.html").write_text("<!doctype html><p>the page")
    (folder / "pages" / "assets" / "app.js").write_text("const answer = 42")
    (folder / "pages" / "favicon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text(SECRET)
    return folder / "pages"


async def raw(address: str, request: bytes, seconds: float = 10.0) -> bytes:
    """What the server says to these very bytes."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    try:
        async with asyncio.timeout(seconds):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


TRICKS = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/....//secret.txt",
    "//secret.txt",
    "/./../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/%252e%252e/secret.txt",
    "/secret.txt%00.js",
    "/\u0000",
    "/etc/passwd",
    "/proc/self/environ",
    "/static/secret.txt",
    "file:///etc/passwd",
    "/api/../secret.txt",
    "/api/tables/../../secret.txt",
    "/api/tables/..%2f..%2fsecret.txt",
    "/perihelion/server/app.py",
]


@live
async def test_no_path_leads_out_of_the_pages(tmp_path: Path) -> None:
    async with serving(tmp_path, pages=pages(tmp_path)) as address:
        host = address.removeprefix("http://")
        for trick in TRICKS:
            request = f"GET {trick} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            answer = await raw(address, request.encode())
            status = answer.split(b" ")[1:2]
            assert SECRET.encode() not in answer
            assert b"root:" not in answer
            assert status in ([b"400"], [b"401"], [b"404"]), (trick, answer[:200])


@live
async def test_pages_and_files_are_found_by_their_names(tmp_path: Path) -> None:
    folder = pages(tmp_path)
    async with serving(tmp_path, pages=folder) as address, Visitor(address) as me:
        for path in ("/", "/table/abc", "/join/abc", "/new", "/new/race", "/me"):
            answer = await me.http.get(path)
            assert answer.status_code == 200
            assert "the page" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        script = await me.http.get("/assets/app.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert (await me.http.get("/assets/other.js")).status_code == 404
        assert (await me.http.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"


def test_without_pages_the_server_says_so(tmp_path: Path) -> None:
    found = Pages(Settings(pages=tmp_path / "none")).find("/")

    assert found is not None
    assert b"have not been built" in found.body


@live
async def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        body = {"game": "tiny", "seats": [{"who": "me"}], "options": {"x" * 60: "y" * 70_000}}
        answer = await me.post("/api/tables", body)
        assert answer.status_code == 413
        assert answer.json()["code"] == "TOO_LARGE"

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(200):
                yield b" " * 1000

        headers = {"x-csrf-token": me.http.cookies["csrf"], "content-type": "application/json"}
        answer = await me.http.post("/api/tables", content=endless(), headers=headers)
        assert answer.status_code == 413

        assert (await me.http.get("/api/home")).json()["mine"] == []


@live
async def test_headers_that_are_too_large_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address:
        host = address.removeprefix("http://")
        long = f"GET / HTTP/1.1\r\nHost: {host}\r\nX: {'x' * 200_000}\r\n\r\n"

        answer = await raw(address, long.encode())

        assert answer == b"" or answer.split(b" ")[1] in (b"400", b"431")


BAD_BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b'"x"',
    b'{"game": 7, "seats": []}',
    b'{"game": "tiny", "seats": []}',
    b'{"game": "tiny", "seats": [{"who": "god"}]}',
    b'{"game": "tiny", "seats": [{"who": "me", "more": 1}]}',
    b'{"game": "tiny", "seats": [{"who": "me"}], "seed": -1}',
    b'{"game": "tiny", "seats": [{"who": "me"}], "seed": 1e999}',
    b'{"game": "tiny", "seats": [{"who": "me"}], "replace_after": 1}',
    b'{"game": "tiny", "seats": [{"who": "me"}], "options": {"planets": {"x": 1}}}',
    b'{"a":' * 10_000,
    b"[" * 60_000,
    b'{"game": "tiny", "seats": ' + b"[" * 50_000,
    b'{"game": "\xff\xfe", "seats": [{"who": "me"}]}',
]


@live
async def test_a_body_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        headers = {"x-csrf-token": me.http.cookies["csrf"], "content-type": "application/json"}
        for body in BAD_BODIES:
            answer = await me.http.post("/api/tables", content=body, headers=headers)

            assert answer.status_code == 400, body[:60]
            assert answer.json()["code"] == "BAD_MESSAGE"
            assert answer.json()["words"]
            assert "Traceback" not in answer.text
        assert (await me.http.get("/api/home")).json()["mine"] == []


WRONG_TABLES: list[tuple[dict[str, object], str]] = [
    ({"game": "chess"}, "UNKNOWN_GAME"),
    ({"seats": [{"who": "bot"}]}, "NOBODY_SITS"),
    ({"seats": [{"who": "me"}, {"who": "bot", "bot": "deep-thought"}]}, "UNKNOWN_BOT"),
    ({"seats": [{"who": "me"}] * 9}, "PLAYER_COUNT"),
    ({"options": {"cheat": True}}, "UNKNOWN_SETTING"),
    ({"options": {"automatic": False}}, "UNKNOWN_SETTING"),
    ({"options": {"rogue": "nobody"}}, "UNKNOWN_ROGUE"),
    ({"options": {"rogue": 7}}, "UNKNOWN_ROGUE"),
    ({"game": "beyond", "options": {"catalogue": "/etc/passwd"}}, "UNKNOWN_SETTING"),
]


@live
async def test_a_table_that_cannot_be_is_not_laid(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        for wrong, code in WRONG_TABLES:
            plan = {"game": "tiny", "seats": [{"who": "me"}], **wrong}

            answer = await me.post("/api/tables", plan)

            assert answer.status_code == 400
            assert answer.json()["code"] == code
            assert not answer.json()["words"].startswith(("server-", "table-", "tiny-"))
        assert (await me.http.get("/api/home")).json()["mine"] == []


@live
async def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open", private=True)
        for path, code in (
            ("/api/tables/nothing", "NO_TABLE"),
            (f"/api/tables/{table['id'].swapcase()}x", "NO_TABLE"),
            ("/api/invitations/nothing", "NO_INVITATION"),
            ("/api/nothing", "NOT_FOUND"),
            ("/nothing", "NOT_FOUND"),
        ):
            answer = await me.http.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["code"] == code
        assert (await me.http.put("/api/me", json={})).status_code in (403, 405)
        async with Visitor(address) as you:
            wrong = await you.post(f"/api/tables/{table['id']}/join", {"invitation": "guessed"})
            assert wrong.status_code == 404
            assert (await you.http.get("/api/home")).json()["open"] == []


@live
async def test_nothing_is_told_to_who_has_not_come_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open")
        stranger = Visitor(address)
        for path in ("/api/me", "/api/home", "/api/tokens", f"/api/tables/{table['id']}"):
            answer = await stranger.http.get(path)
            assert answer.status_code == 401
            assert answer.json()["code"] == "NO_SESSION"
        assert (await stranger.http.get("/api/games")).status_code == 200
        await stranger.http.aclose()
