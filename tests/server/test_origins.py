"""Whose requests are let in: those of the server's own pages, and of programs with a token."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
import websockets

from perihelion.server.guard import HEADERS, own_hosts
from perihelion.server.settings import Settings
from server.serving import Visitor, kept, live, serving

TABLE = {"game": "tiny", "seats": [{"who": "me"}]}


async def _count(me: Visitor) -> int:
    return len((await me.http.get("/api/home")).json()["mine"])


FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://localhost:1"},
    {"origin": "http://127.0.0.1.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"host": "evil.example"},
    {"host": ""},
]


@live
async def test_pages_of_other_servers_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        for headers in FOREIGN:
            sent = {"x-csrf-token": me.http.cookies["csrf"], **headers}

            answer = await me.http.post("/api/tables", json=TABLE, headers=sent)

            assert answer.status_code == 403
            assert answer.json()["code"] == "FOREIGN_ORIGIN"
        assert await _count(me) == 0


@live
async def test_another_name_of_the_server_is_not_answered_at_all(tmp_path: Path) -> None:
    """Else a foreign page could let its own name point here, and read what it likes."""
    async with serving(tmp_path) as address, Visitor(address) as me:
        answer = await me.http.get("/api/me", headers={"host": "evil.example"})

        assert answer.status_code == 403
        assert "evil" not in answer.text


@live
async def test_pages_of_other_servers_open_no_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open")
        before = kept(tmp_path, table["id"])
        for origin in ("https://evil.example", "null", "http://localhost:1"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with me.socket(table["id"], origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        assert kept(tmp_path, table["id"]) == before


@live
async def test_a_cookie_alone_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        for token in (None, "", "x", "0" * 128):
            headers = {} if token is None else {"x-csrf-token": token}
            for path in ("/api/tables", "/api/tokens", "/api/me/password", "/api/session"):
                answer = await me.http.post(path, json=TABLE, headers=headers)
                assert answer.status_code == 403
                assert answer.json()["code"] == "NO_CSRF"
            for method, path in (("PATCH", "/api/me"), ("DELETE", "/api/session")):
                answer = await me.http.request(method, path, json={}, headers=headers)
                assert answer.status_code == 403

        assert await _count(me) == 0
        assert (await me.http.get("/api/me")).json()["name"] == me.me["name"]


@live
async def test_a_csrf_token_of_another_server_is_worth_nothing(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with serving(tmp_path / "other") as foreign, Visitor(foreign) as stranger:
        token = stranger.http.cookies["csrf"]
    async with serving(tmp_path) as address, Visitor(address) as me:
        cookies = f"csrf={token}; session={me.http.cookies['session']}"
        headers = {"x-csrf-token": token, "cookie": cookies}
        async with httpx.AsyncClient(base_url=address) as http:
            answer = await http.post("/api/tables", json=TABLE, headers=headers)

        assert answer.status_code == 403


@live
async def test_every_answer_carries_the_strict_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        for path in ("/", "/api/me", "/api/nothing", "/healthz", "/api/schema", "/no-such-page"):
            answer = await me.http.get(path)
            for name, value in HEADERS:
                assert answer.headers[name.decode()] == value.decode()
            assert "server" not in answer.headers
            policy = answer.headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "default-src 'none'" in policy
        assert (await me.http.get("/api/me")).headers["cache-control"] == "no-store"


@live
async def test_the_session_is_a_cookie_that_no_script_and_no_other_site_can_use(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as address, httpx.AsyncClient(base_url=address) as http:
        await http.get("/")
        answer = await http.post("/api/me", json={}, headers={"x-csrf-token": http.cookies["csrf"]})

        cookie = next(c for c in answer.headers.get_list("set-cookie") if c.startswith("session="))
        assert "httponly" in cookie.lower()
        assert "samesite=strict" in cookie.lower()
        assert "path=/" in cookie.lower()


@live
async def test_a_server_that_people_reach_by_tls_wants_nothing_else(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, public="https://games.example.org") as address,
        httpx.AsyncClient(base_url=address) as http,
    ):
        first = await http.get("/")
        csrf = first.cookies["csrf"]
        headers = {"x-csrf-token": csrf, "cookie": f"csrf={csrf}"}
        answer = await http.post("/api/me", json={}, headers=headers)

        assert "max-age=" in answer.headers["strict-transport-security"]
        for cookie in (*first.headers.get_list("set-cookie"), answer.headers["set-cookie"]):
            assert "secure" in cookie.lower()


def test_a_server_knows_its_names() -> None:
    assert own_hosts(Settings(host="127.0.0.1")) == {"127.0.0.1", "localhost", "[::1]"}
    assert own_hosts(Settings(host="0.0.0.0")) == set()
    public = own_hosts(Settings(host="0.0.0.0", public="https://games.example.org"))
    assert "games.example.org" in public
