"""Pages come packed, and not at all to who has them already."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from perihelion.server.packing import accepted
from perihelion.server.pages import Pages
from perihelion.server.settings import Settings
from server.serving import Visitor, live, serving

SCRIPT = b"const answer = 42;\n" * 200
BROTLI = b"as if packed"


def pages(folder: Path) -> Path:
    (folder / "pages" / "assets").mkdir(parents=True)
    (folder / "pages" / "index.html").write_bytes(b"<!doctype html><p>the page" + b" " * 600)
    (folder / "pages" / "assets" / "app-1.js").write_bytes(SCRIPT)
    (folder / "pages" / "assets" / "app-1.js.br").write_bytes(BROTLI)
    (folder / "pages" / "assets" / "font.woff2").write_bytes(b"a" * 1000)
    return folder / "pages"


async def raw(http: httpx.AsyncClient, path: str, accept: str) -> tuple[httpx.Response, bytes]:
    """An answer with its bytes as they came."""
    async with http.stream("GET", path, headers={"accept-encoding": accept}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
    return answer, body


@pytest.mark.parametrize(
    ("accept", "form", "body"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip", "gzip", gzip.compress(SCRIPT, 9, mtime=0)),
        ("br;q=0, gzip;q=0.5", "gzip", gzip.compress(SCRIPT, 9, mtime=0)),
        ("identity", None, SCRIPT),
        ("gzip; q=0", None, SCRIPT),
    ],
)
@live
async def test_a_file_comes_in_a_form_that_the_browser_takes(
    tmp_path: Path, accept: str, form: str | None, body: bytes
) -> None:
    async with (
        serving(tmp_path, pages=pages(tmp_path)) as address,
        httpx.AsyncClient(base_url=address) as http,
    ):
        answer, came = await raw(http, "/assets/app-1.js", accept)

        assert answer.headers.get("content-encoding") == form
        assert came == body
        assert answer.headers["vary"] == "accept-encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")


@live
async def test_who_has_the_page_is_told_that_it_is_the_same(tmp_path: Path) -> None:
    folder = pages(tmp_path)
    async with (
        serving(tmp_path, pages=folder) as address,
        httpx.AsyncClient(base_url=address) as http,
    ):
        first = await http.get("/")
        mark = first.headers["etag"]

        for asked in (mark, f'"other", W/{mark}'):
            again = await http.get("/table/abc", headers={"if-none-match": asked})
            assert again.status_code == 304
            assert again.content == b""
            assert again.headers["etag"] == mark
            assert again.headers["cache-control"] == "no-cache"
        assert (await http.get("/", headers={"if-none-match": '"x"'})).status_code == 200
        plain = await http.get("/", headers={"accept-encoding": "identity"})
        assert plain.headers["etag"] != mark, "another form is another thing"


@live
async def test_faces_and_games_come_packed_and_what_holds_secrets_does_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here")
        for path in ("/api/games", f"/api/tables/{table['id']}/faces"):
            answer, came = await raw(me.http, path, "gzip")
            assert answer.headers["content-encoding"] == "gzip"
            whole = (await me.http.get(path)).content
            assert len(came) < len(whole) / 3
            mark = {"if-none-match": answer.headers["etag"], "accept-encoding": "gzip"}
            assert (await me.http.get(path, headers=mark)).status_code == 304
        for path in ("/api/me", "/api/home", f"/api/tables/{table['id']}/update?seat=0"):
            answer, _ = await raw(me.http, path, "gzip, br")
            assert "content-encoding" not in answer.headers
            assert answer.headers["cache-control"] == "no-store"


def test_what_is_packed_already_is_not_packed_again(tmp_path: Path) -> None:
    found = Pages(Settings(pages=pages(tmp_path)))

    assert set(found.files["assets/font.woff2"].packed.forms) == {""}
    assert set(found.files["assets/app-1.js"].packed.forms) == {"", "br", "gzip"}
    assert "assets/app-1.js.br" not in found.files


def test_odd_headers_accept_nothing_odd() -> None:
    assert accepted("") == {""}
    assert accepted("GZIP ;q=1,  br;q=0.000") == {"gzip"}
    assert "br" not in accepted(",;,=,;q=0,*")


@pytest.mark.parametrize(
    ("game", "named"),
    [
        (
            "race",
            "</assets/race-1.css>; rel=preload; as=style; crossorigin, "
            "</assets/race-1.js>; rel=modulepreload; crossorigin, "
            "</assets/race.ru-1.js>; rel=modulepreload; crossorigin",
        ),
        ("tiny", "</assets/plain-1.js>; rel=modulepreload; crossorigin"),
    ],
)
def test_a_table_names_the_parts_of_its_board_and_its_words_in_one_language(
    tmp_path: Path, game: str, named: str
) -> None:
    folder = pages(tmp_path)
    for name in ("race-1.js", "race-1.css", "race.en-1.js", "race.ru-1.js", "plain-1.js"):
        (folder / "assets" / name).write_bytes(SCRIPT)

    found = Pages(Settings(pages=folder))

    assert found.board(game, "ru") == named


def test_a_table_names_what_its_board_shares_with_others(tmp_path: Path) -> None:
    folder = pages(tmp_path)
    script = b'import{a}from"./index-1.js";import{b}from"./globe-1.js";import{c}from"./gone-1.js";'
    (folder / "index.html").write_bytes(b'<script src="/assets/index-1.js">')
    for name, body in (("race-1.js", script), ("globe-1.js", b"b"), ("index-1.js", b"a")):
        (folder / "assets" / name).write_bytes(body)

    named = Pages(Settings(pages=folder)).board("race", "en")

    assert named == (
        "</assets/race-1.js>; rel=modulepreload; crossorigin, "
        "</assets/globe-1.js>; rel=modulepreload; crossorigin"
    )


def test_where_there_are_no_boards_none_is_named(tmp_path: Path) -> None:
    assert Pages(Settings(pages=pages(tmp_path))).board("race", "en") == ""


@live
async def test_the_page_of_a_table_names_its_board_and_others_what_they_need(
    tmp_path: Path,
) -> None:
    folder = pages(tmp_path)
    for name in ("race-1.js", "around-1.js"):
        (folder / "assets" / name).write_bytes(SCRIPT)
    async with serving(tmp_path, pages=folder) as address, Visitor(address) as ann:
        table = await ann.lay("me", "greedy")

        told = await ann.http.get(f"/table/{table['id']}")
        home = await ann.http.get("/")
        strange = await ann.http.get("/table/nowhere")

    assert "race-1.js" in told.headers["link"]
    assert "around-1.js" in home.headers["link"]
    assert not strange.headers["link"]


@live
async def test_files_carry_only_the_headers_that_are_about_files(tmp_path: Path) -> None:
    async with serving(tmp_path, pages=pages(tmp_path)) as address, Visitor(address) as ann:
        script = await ann.http.get("/assets/app-1.js")
        page = await ann.http.get("/")

    assert script.headers["x-content-type-options"] == "nosniff"
    assert script.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in script.headers
    assert "content-security-policy" in page.headers
