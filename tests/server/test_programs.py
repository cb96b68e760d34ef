"""Programs that take a seat: the example, and what the API tells of itself."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.pages import node

from perihelion.games import GAMES
from perihelion.server.boards.registry import board_of
from perihelion.server.wire_lobby import Faces
from server.serving import Chance, Visitor, live, serving
from server.test_flow import play_on
from server.test_keys import token_of

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = node(install=False)


def started(name: str) -> list[str]:
    """How an example is started."""
    if name.endswith(".py"):
        return [sys.executable, str(EXAMPLES / name)]
    if NODE is None:
        pytest.skip("there is no Node here")
    known = subprocess.run([NODE / "node", "-p", "typeof WebSocket"], capture_output=True).stdout
    flags = [] if known.strip() == b"function" else ["--experimental-websocket", "--no-warnings"]
    return [str(NODE / "node"), *flags, str(EXAMPLES / name)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bot.py", "bot.js"])
@live
async def test_the_example_takes_a_seat_and_plays_to_the_end(tmp_path: Path, name: str) -> None:
    command = started(name)
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", game="tiny")
        token = await token_of(you)
        program = await asyncio.create_subprocess_exec(
            *command,
            f"{address}{table['invitation']}",
            token["secret"],
            "0",
            stdout=asyncio.subprocess.PIPE,
        )
        async with me.at(table["id"]) as here:
            assert await play_on(here, Chance(4), 5000)
            told, _ = await program.communicate()

        assert program.returncode == 0
        assert told.decode().strip() == here.update["end"]["words"]


@pytest.mark.parametrize(("name", "most"), [("bot.py", 60), ("bot.js", 60)])
def test_the_examples_are_short(name: str, most: int) -> None:
    text = (EXAMPLES / name).read_text()

    assert len([line for line in text.splitlines() if line.strip()]) < most


@live
async def test_who_waits_for_news_by_http_hears_them_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        seq = (await me.told_update(table["id"], 1))["seq"]
        asked = {"seat": 1, "after": seq, "wait": 25}
        path = f"/api/tables/{table['id']}/update"
        waiting = asyncio.create_task(me.http.get(path, params=asked))
        async with me.at(table["id"]) as here:
            question = await here.question()
            await here.answer(question, Chance(1).picks(question))
            async with asyncio.timeout(15):
                update = (await waiting).json()

        assert update["seq"] > seq
        assert update["waiting"] == [1]


@live
async def test_who_waits_for_news_does_not_keep_the_server_open(tmp_path: Path) -> None:
    async with AsyncExitStack() as visit:
        async with serving(tmp_path) as address:
            me = await visit.enter_async_context(Visitor(address))
            table = await me.lay("me", "here", seed=3)
            asked = {"seat": 0, "after": 1000, "wait": 25}
            path = f"/api/tables/{table['id']}/update"
            waiting = asyncio.create_task(me.http.get(path, params=asked))
            await asyncio.sleep(0.5)
            assert not waiting.done()
            began = time.monotonic()
        answer = await waiting

    assert answer.status_code == 200
    assert time.monotonic() - began < 8


def named(schema: Any) -> set[str]:
    """All schemas that are named anywhere."""
    if isinstance(schema, dict):
        own = {schema["$ref"].rpartition("/")[2]} if "$ref" in schema else set()
        return own.union(*(named(part) for part in schema.values()))
    return set().union(*(named(part) for part in schema)) if isinstance(schema, list) else set()


@live
async def test_the_api_tells_of_itself(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        answer = await me.http.get("/api/schema/openapi.json")
        page = await me.http.get("/api/schema")

        assert answer.status_code == page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "<code>POST /api/tables/{table_id}/play</code>" in page.text
        assert "<script" not in page.text
        schema = answer.json()
        assert schema["openapi"].startswith("3.")
        paths = schema["paths"]
        for path, verb in (
            ("/api/me", "post"),
            ("/api/tables", "post"),
            ("/api/invitations/{code}", "post"),
            ("/api/tables/{table_id}/update", "get"),
            ("/api/tables/{table_id}/play", "post"),
            ("/healthz", "get"),
        ):
            assert paths[path][verb]["responses"], path
        assert named(schema) <= set(schema["components"]["schemas"])
        for work in (w for path in paths.values() for w in path.values()):
            assert work.get("description"), work.get("operationId")


@pytest.mark.parametrize("game", list(GAMES))
@live
async def test_every_game_is_played_through_a_socket(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as address, Visitor(address, "ru") as me:
        table = await me.lay("me", "random", game=game, seed=5)
        async with me.at(table["id"]) as here:
            await play_on(here, Chance(1), 40)

            assert here.update["view"]["board"] == board_of(game).name
            assert len(here.log) > 10
            assert here.table["title"]
            answer = await me.http.get(f"/api/tables/{table['id']}/faces")
            faces = msgspec.json.decode(answer.content, type=Faces).faces
            assert bool(faces) is (game != "comets")
            assert all(face.key == key and face.name for key, face in faces.items())
