"""Requests and messages with anything in them, made from what the server tells of its own shapes.

    python -m server.fuzzing 100000 7

sends so many, from this seed, and tells what came of them; the tests send a few thousand.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote

import msgspec
import websockets

from perihelion.bots.registry import usual_bot
from perihelion.games import GAMES
from perihelion.server.wire import FromClient
from server.serving import HASTE, Visitor, serving

LIMITS: Final = msgspec.structs.replace(
    HASTE,
    requests_a_minute=10**9,
    entries_a_minute=10**9,
    tables_a_minute=10**9,
    sign_ins_a_minute=60,  # each takes its time, on purpose
    games_of_person=10**6,
    request_seconds=20.0,
    header_seconds=2.0,
)

ODD: Final[list[Any]] = [
    None, True, False, 0, 1, -1, 15, 16, 2**31, 2**31 + 1, 2**63, 2**64, -(2**63) - 1, 10**40,
    0.5, -0.0, 1e308, 5e-324, "", "x", "me", "open", "0", "-1", "null", "en", "race", " ", "\x00",
    "\n", "\u202e", "\ud800", "\U0001f680", "é" * 40, "x" * 2000, "../..", "%00", "' OR 1=1 --",
    "<b>", "{0}", "$x", [], [[]], [None], [0] * 300, {}, {"": ""}, {"a": {"b": [1]}}, {"type": "x"},
    {"call": 1}, {"lang": "xx"},
]  # fmt: skip
"""Values of every type of JSON."""

BROKEN: Final = [
    b"", b"{", b"null", b"nul", b"[]", b'"', b'"\xff"', b"\x00", b"NaN", b"-", b"1e999", b'{"a":}',
    b'{"a":1,"a":2}', b"[" * 5000, b'{"a":' * 5000, b'"\\ud800"', b"\xef\xbb\xbf{}", b"{}" * 3,
]  # fmt: skip
"""What is not JSON, or hardly."""

HEADERS: Final = {
    "accept": ["", "*/*", "text/html", "application/xml;q=x", ","],
    "accept-encoding": ["", "br", "gzip;q=0", "*", "x" * 500],
    "accept-language": ["", "ru", "xx", "en;q=x", "ru;q=-1,en;q=nan", ";" * 100, "en;q=inf"],
    "authorization": ["", "Bearer", "Bearer x", "Basic eDp4", "Bearer \xff", "bearer  "],
    "content-encoding": ["gzip", "x"],
    "content-type": [
        "", "text/plain", "application/json; charset=x", "multipart/form-data", "x",
        "multipart/form-data; boundary=x", "application/x-www-form-urlencoded",
        "application/msgpack",
    ],
    "cookie": ["", "session", "session=", "session=x; csrf=y", "=;=;", "session=\xff", "csrf=é"],
    "host": ["", "x", "localhost:1@x", "[", "[::1]", "\xff", "localhost", "127.0.0.1:x"],
    "if-none-match": ["", "*", '"x"', 'W/"', ","],
    "origin": ["", "null", "http://[", "http://localhost", "x", "\xff"],
    "range": ["bytes=0-1", "x"],
    "sec-fetch-site": ["", "none", "cross-site", "x"],
    "transfer-encoding": ["chunked", "x"],
    "upgrade": ["websocket", "h2c"],
    "x-csrf-token": ["", "x", "\xff"],
    "x-forwarded-for": ["", "x", "1.2.3.4, x", "::1"],
    "x-forwarded-proto": ["", "https", "x"],
    "expect": ["100-continue", "x"],
    "content-length": ["0", "-1", "x", "99999999"],
}  # fmt: skip


class Watch(logging.Handler):
    """Whatever the log says that it should not."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.traces: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.traces.append(logging.Formatter().format(record)[-4000:])


class Shapes:
    """Makes values after JSON schemas, good ones and such as are not quite."""

    def __init__(self, luck: Random, schemas: dict[str, Any]) -> None:
        self.luck = luck
        self.schemas = schemas

    def near(self, schema: dict[str, Any], odd: float) -> Any:
        """A value of this shape, in which every part may be anything."""
        if self.luck.random() < odd:
            return self.luck.choice(ODD)
        if "$ref" in schema:
            return self.near(self.schemas[schema["$ref"].rpartition("/")[2]], odd)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.near(self.luck.choice(schema[several]), odd)
        if "enum" in schema:
            return self.luck.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type", "null")
        if isinstance(kind, list):
            kind = self.luck.choice(kind)
        return getattr(self, f"_{kind}")(schema, odd)

    def _object(self, schema: dict[str, Any], odd: float) -> Any:
        out: dict[str, Any] = {}
        needed = schema.get("required", [])
        for name, kind in schema.get("properties", {}).items():
            if self.luck.random() < (1 - odd if name in needed else 0.5):
                out[name] = self.near(kind, odd)
        if self.luck.random() < odd:
            out[str(self.luck.choice(ODD))] = self.luck.choice(ODD)
        return out

    def _array(self, schema: dict[str, Any], odd: float) -> Any:
        most = self.luck.choice([0, 1, 2, 2, 3, 5])
        items = schema.get("items", {})
        return [self.near(items if isinstance(items, dict) else {}, odd) for _ in range(most)]

    def _integer(self, schema: dict[str, Any], odd: float) -> Any:
        return self.luck.choice([0, 0, 1, 2, 7, schema.get("maximum", 100)])

    def _number(self, schema: dict[str, Any], odd: float) -> Any:
        return self.luck.choice([0, 0.01])

    def _string(self, schema: dict[str, Any], odd: float) -> Any:
        return self.luck.choice([*GAMES, "greedy", "random", "Ada", "correct horse", "hello"])

    def _boolean(self, schema: dict[str, Any], odd: float) -> Any:
        return self.luck.random() < 0.5

    def _null(self, schema: dict[str, Any], odd: float) -> Any:
        return None


class Fuzz:
    """One that sends and takes note."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.luck = Random(seed)
        self.statuses: Counter[int] = Counter()
        self.replies: Counter[str] = Counter()
        self.bad: list[str] = []
        self.tables: list[str] = []
        self.people: list[Visitor] = []
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def begin(self) -> None:
        """Come in, lay tables of all games, and learn the shapes."""
        for _ in range(2):
            self.people.append(await Visitor(self.address).__aenter__())
        me, you = self.people
        for game in GAMES:
            self.tables.append((await me.lay("me", "here", game=game))["id"])
            self.tables.append((await me.lay("me", "open", game=game))["id"])
            self.tables.append((await you.lay("me", usual_bot(game), game=game))["id"])
        told = (await me.http.get("/api/schema/openapi.json")).json()
        self.requests = [
            (path, verb, work)
            for path, ways in told["paths"].items()
            for verb, work in ways.items()
        ]
        self.bodies = Shapes(self.luck, told["components"]["schemas"])
        (message,), parts = msgspec.json.schema_components([FromClient])
        self.message = message
        self.messages = Shapes(self.luck, parts)

    async def come_in_again(self) -> None:
        """Anybody who has signed out by chance comes in again."""
        for k, person in enumerate(self.people):
            if (await person.http.get("/api/me")).status_code == 401:
                await person.http.aclose()
                self.people[k] = await Visitor(self.address).__aenter__()
                self.tables[k] = (await self.people[k].lay("me", "here", game="race"))["id"]

    async def end(self) -> None:
        self._hang_up()
        for person in self.people:
            await person.http.aclose()

    # -- requests ----------------------------------------------------------

    async def request(self) -> None:
        """Send one request, and look at the answer."""
        raw = self._request()
        try:
            status = await self._answer(raw)
        except (ConnectionError, asyncio.IncompleteReadError, TimeoutError, ValueError):
            self._hang_up()  # what makes no sense as HTTP may end the connection
            status = 0
        self.statuses[status] += 1
        if status >= 500:
            self.bad.append(f"{status}: {raw[:3000]!r}")

    def _request(self) -> bytes:
        luck = self.luck
        path, verb, work = luck.choice(self.requests)
        for given in work.get("parameters", []):
            if given["in"] == "path":
                path = path.replace("{" + given["name"] + "}", self._path_part())
        asked = [
            f"{quote(given['name'])}={quote(self._text(given.get('schema', {})))}"
            for given in work.get("parameters", [])
            if given["in"] == "query" and luck.random() < 0.6
        ]
        if luck.random() < 0.1:
            asked.append(luck.choice(["lang=xx", "lang=ru", "%", "%ff=%ff", "=", "&&", "a[]=1"]))
        if luck.random() < 0.03:
            path = luck.choice(
                ["//", "/%", "/%ff", "/..%2f", "/api", "/api/schema", "*", "/ ", "/\xff"]
            )
        method = verb.upper()
        if luck.random() < 0.05:
            method = luck.choice(["GET", "HEAD", "OPTIONS", "PUT", "TRACE", "X", "post"])
        body = self._body(work)
        headers = self._headers(len(body))
        head = f"{method} {path}{'?' + '&'.join(asked) if asked else ''} HTTP/1.1\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return head.encode("latin-1", "replace") + b"\r\n" + body

    def _path_part(self) -> str:
        if self.luck.random() < 0.7:
            return self.luck.choice(self.tables)
        return (
            quote(str(self.luck.choice(ODD)).encode("utf-8", "surrogatepass"), safe="")[:300] or "x"
        )

    def _text(self, schema: dict[str, Any]) -> bytes:
        value = self.bodies.near(schema, 0.3)
        text = value if isinstance(value, str) else json.dumps(value)
        return text.encode("utf-8", "surrogatepass")[:300]

    def _body(self, work: dict[str, Any]) -> bytes:
        content = work.get("requestBody", {}).get("content", {})
        if not content or self.luck.random() < 0.05:
            return b"" if self.luck.random() < 0.7 else self.luck.choice(BROKEN)
        if self.luck.random() < 0.05:
            return self.luck.choice(BROKEN)
        schema = content["application/json"]["schema"]
        return json.dumps(self.bodies.near(schema, self.luck.choice([0, 0.1, 0.3]))).encode()

    def _headers(self, length: int) -> dict[str, str]:
        person = self.luck.choice([*self.people, None])
        headers = {"host": self.address.removeprefix("http://")}
        if person is not None:
            jar = person.http.cookies
            headers["cookie"] = f"session={jar['session']}; csrf={jar['csrf']}"
            headers["x-csrf-token"] = jar["csrf"]
        headers["content-type"] = "application/json"
        headers["content-length"] = str(length)
        if self.luck.random() < 0.25:
            name = self.luck.choice(list(HEADERS))
            headers[name] = self.luck.choice(HEADERS[name])
        return headers

    async def _answer(self, raw: bytes) -> int:
        """The status of the answer to these very bytes."""
        if self._streams is None:
            host, _, port = self.address.removeprefix("http://").partition(":")
            self._streams = await asyncio.open_connection(host, int(port))
        reader, writer = self._streams
        writer.write(raw)
        async with asyncio.timeout(2):
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
            lines = dict(
                line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line
            )
            if status not in (204, 304) and not raw.startswith(b"HEAD"):
                await reader.readexactly(int(lines.get(b"content-length", b"0")))
        if lines.get(b"connection") == b"close" or status in (100, 101, 400, 404, 405):
            self._hang_up()
        return status

    def _hang_up(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    # -- messages ----------------------------------------------------------

    async def talk(self, most: int) -> int:
        """Say so many things through one socket, or until it is closed; how many it were."""
        person = self.luck.choice(self.people)
        said = 0
        with suppress(websockets.ConnectionClosed, websockets.InvalidStatus, TimeoutError):
            async with person.socket(self.luck.choice(self.tables)) as socket:
                await socket.send(json.dumps({"type": "hello", "call": 0}))
                while said < most:
                    for _ in range(10):
                        await socket.send(self._message())
                        said += 1
                    await socket.send(json.dumps({"type": "ping", "call": 2**31}))
                    await self._hear(socket)
        return max(said, 1)

    def _message(self) -> str | bytes:
        if self.luck.random() < 0.05:
            broken = self.luck.choice(BROKEN)
            return broken if self.luck.random() < 0.5 else broken.decode("utf-8", "replace")
        return json.dumps(self.messages.near(self.message, self.luck.choice([0, 0, 0.1, 0.3])))

    async def _hear(self, socket: Any) -> None:
        """Hear until the ping is answered."""
        async with asyncio.timeout(10):
            while True:
                heard = json.loads(await socket.recv())
                self.replies[heard["type"]] += 1
                problem = heard.get("problem") or {}
                if problem.get("code") == "FAILED":
                    self.bad.append(f"message: {heard}")
                if heard["type"] == "bye" or (heard["type"] == "pong" and heard["call"] == 2**31):
                    return


async def fuzz(folder: Path, count: int, seed: int) -> tuple[Fuzz, Watch]:
    """Send so many requests and messages, half and half."""
    watch = Watch()
    logging.getLogger().addHandler(watch)
    try:
        async with serving(folder, limits=LIMITS) as address:
            one = Fuzz(address, seed)
            await one.begin()
            sent = 0
            while sent < count:
                for _ in range(50):
                    await one.request()
                sent += 50 + await one.talk(50)
                await one.come_in_again()
            await one.end()
    finally:
        logging.getLogger().removeHandler(watch)
    return one, watch


def main() -> int:
    """Send what is asked for, and tell what came of it."""
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        one, watch = asyncio.run(fuzz(Path(folder), count, seed))
    print(f"{count} in {time.monotonic() - began:.0f} s, statuses {dict(one.statuses)}")
    print(f"replies {dict(one.replies)}")
    print(f"failures {len(one.bad)}, traces {len(watch.traces)}")
    for bad in [*one.bad[:10], *watch.traces[:10]]:
        print(bad)
    return 1 if one.bad or watch.traces else 0


if __name__ == "__main__":
    sys.exit(main())
