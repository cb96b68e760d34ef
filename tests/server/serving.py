"""A real server for tests, and people who talk to it."""

from __future__ import annotations

import asyncio
import functools
import itertools
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

import perihelion
from perihelion.server.serve import make_server
from perihelion.server.settings import Limits, Settings
from perihelion.server.thinkers import Thinkers
from perihelion.tabletop.dice import dice

FREE = 0
LONGEST = 300.0
HASTE = Limits(
    messages_a_second=1e6,
    requests_a_minute=100_000,
    entries_a_minute=1000,
    sign_ins_a_minute=1000,
    tables_a_minute=1000,
    chat_a_minute=10_000,
    spectator_chat_a_minute=10_000,
)
"""Tests are in more of a hurry than people."""

P = ParamSpec("P")


def live(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Let a test wait for things, though not forever."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONGEST))

    return run


FILE = "games.sqlite"


def kept(folder: Path, table: str) -> Any:
    """All that the store has of a table, read behind the back of the server."""
    with closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as store:
        return [
            store.execute(f"SELECT * FROM {name} WHERE {column} = ? ORDER BY 1, 2", [table])
            .fetchall()
            for name, column in (
                ("tables", "id"),
                ("seats", '"table"'),
                ("answers", '"table"'),
                ("chat", '"table"'),
            )
        ]  # fmt: skip


def broken(folder: Path) -> list[str]:
    """The tables whose record does not lead to the position that was kept with it."""
    out: list[str] = []
    with closing(sqlite3.connect(folder / FILE)) as store:
        for id, head, snapshot in store.execute("SELECT id, head, snapshot FROM tables"):
            said = [
                line
                for (line,) in store.execute(
                    'SELECT said FROM answers WHERE "table" = ? ORDER BY n', [id]
                )
            ]
            record = {**msgspec.json.decode(head), "answers": said}
            position = msgspec.json.encode(perihelion.replay(record).position())
            if msgspec.json.decode(position) != msgspec.json.decode(snapshot):
                out.append(id)
    return out


@asynccontextmanager
async def serving(
    folder: Path, thinkers: Thinkers | None = None, **changes: Any
) -> AsyncIterator[str]:
    """A server over a file in this folder; its address."""
    usual = {"database": str(folder / FILE), "port": FREE, "limits": HASTE}
    server = await make_server(Settings(**{**usual, **changes}), thinkers)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


class Clock:
    """The time, as a test sets it; put in the place of the module of that name."""

    def __init__(self) -> None:
        self.moment = 1_700_000_000.0

    def time(self) -> float:
        return self.moment


class Visitor:
    """Somebody with a browser."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address = address
        headers = {"accept-language": lang}
        # There is no TLS here, and to read all certificates of the world takes its time.
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=60.0, verify=False)
        self.calls = itertools.count(1)

    async def __aenter__(self) -> Visitor:
        await self.http.get("/")
        answer = await self.post("/api/me", {})
        self.me = answer.json()
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: object) -> httpx.Response:
        headers = {"x-csrf-token": self.http.cookies.get("csrf") or ""}
        return await self.http.post(path, json=body, headers=headers)

    async def told(self, path: str, body: object) -> Any:
        """The answer to a request that must succeed."""
        answer = await self.post(path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def lay(self, *seats: str, game: str = "race", **more: Any) -> Any:
        """Lay a table: me, open, here, or the name of a bot for each seat."""
        known = ("me", "open", "here")
        plans = [{"who": s} if s in known else {"who": "bot", "bot": s} for s in seats]
        return await self.told("/api/tables", {"game": game, "seats": plans, **more})

    async def told_update(self, table: str, seat: int | None = None) -> Any:
        """The present update, by HTTP."""
        asked = {} if seat is None else {"seat": seat}
        answer = await self.http.get(f"/api/tables/{table}/update", params=asked)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @asynccontextmanager
    async def socket(self, table: str, **more: Any) -> AsyncIterator[ClientConnection]:
        """A socket to a table on which nothing has been said yet."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        headers = {"cookie": cookies} if cookies else {}
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        usual = {"additional_headers": headers, "origin": self.address}
        async with websockets.connect(url, **{**usual, **more}) as socket:
            yield socket

    @asynccontextmanager
    async def at(
        self, table: str, log: list[Any] | None = None, **hello: Any
    ) -> AsyncIterator[AtTable]:
        """Look at a table through a socket; `log` is what is known of an earlier visit."""
        async with self.socket(table) as socket:
            here = AtTable(socket, self.calls)
            here.log = log or []
            await here.hello(**hello)
            yield here


class AtTable:
    """A socket to a table, with everything that was heard on it."""

    def __init__(self, socket: ClientConnection, calls: itertools.count[int]) -> None:
        self.socket = socket
        self.calls = calls
        self.update: Any = None  # the newest
        self.table: Any = None
        self.chat: list[Any] = []
        self.log: list[Any] = []
        self.heard: list[Any] = []

    async def hear(self, seconds: float = 60.0) -> Any:
        """The next message."""
        async with asyncio.timeout(seconds):
            message = msgspec.json.decode(await self.socket.recv())
        self.heard.append(message)
        kind = message["type"]
        if kind == "update":
            assert len(self.log) >= message["log"]["keep"]
            self.log = self.log[: message["log"]["keep"]] + message["log"]["events"]
            self.update = message
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat = message["lines"] if message["fresh"] else self.chat + message["lines"]
        return message

    async def call(self, type: str, **fields: Any) -> Any:
        """Call, and hear until the reply comes."""
        number = next(self.calls)
        await self.socket.send(
            msgspec.json.encode({"type": type, "call": number, **fields}).decode()
        )
        while True:
            message = await self.hear()
            if message["type"] == "bye":
                return message
            replies = ("done", "drafted", "refused", "pong")
            if message["type"] in replies and message["call"] in (number, None):
                return message

    async def hello(self, **fields: Any) -> Any:
        return await self.call("hello", **fields)

    async def until(self, wanted: Any) -> Any:
        """Hear until an update is as wanted."""
        while self.update is None or not wanted(self.update):
            await self.hear()
        return self.update

    async def question(self) -> Any:
        """Hear until I am asked, or the game is over."""
        update = await self.until(lambda u: u["question"] is not None or u["end"] is not None)
        return update["question"]

    async def answer(self, question: Any, picks: list[int]) -> Any:
        return await self.call("answer", seat=question["seat"], on=question["number"], picks=picks)


class Chance:
    """Answers by chance, as a person would click: enough things, all of them offered."""

    def __init__(self, seed: int) -> None:
        self.luck = dice(seed)

    def picks(self, question: Any) -> list[int]:
        options = [option["id"] for option in question["options"]]
        if not question["several"]:
            return [options[self.luck.below(len(options))]]
        self.luck.shuffle(options)
        return options[: question["least"]]
