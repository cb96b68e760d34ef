"""Around the whole application: whose requests are let in, and the headers of every response."""

from __future__ import annotations

import asyncio
import math
import re
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.datastructures import Headers
from litestar.types import Message, Receive, Send

from perihelion.server.people import language_of
from perihelion.server.playing import refuse
from perihelion.server.settings import Settings
from perihelion.server.speech import problem, speaking
from perihelion.server.tolls import Tolls, TooMuch, address_of

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Nothing but what this server itself sends, and no script or style within a page."""

FOR_FILES: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""Scripts, styles and fonts come many at a time, and the rest says nothing about them."""

HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    *FOR_FILES,
]

TLS_ALWAYS: Final = (b"strict-transport-security", b"max-age=31536000")
"""For a server reached over TLS: never without it again."""

_SAFE: Final = {"GET", "HEAD", "OPTIONS"}

_HOST: Final = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
"""A name or an address, and maybe a port: no user before an @, and no path."""


class Guard:
    """Lets through requests to this server under its own name, from its own pages or from no page
    at all.
    """

    def __init__(self, app: Litestar, settings: Settings, tolls: Tolls) -> None:
        self.app = app
        self.settings = settings
        self.tolls = tolls
        self.hosts = own_hosts(settings)
        self.lasting = [TLS_ALWAYS] if settings.public.startswith("https:") else []

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = [pair for pair in message["headers"] if pair[0].lower() != b"server"]
                if scope["path"].startswith("/api/") and not headers_have(kept, b"cache-control"):
                    kept.append((b"cache-control", b"no-store"))
                strict = FOR_FILES if scope["path"].startswith("/assets/") else HEADERS
                message["headers"] = [*kept, *strict, *self.lasting]
            await send(message)

        if not self.welcome(headers, scope["method"] in _SAFE):
            await self._refuse(headers, sending, 403, "FOREIGN_ORIGIN")
            return
        wait = self._wait(scope)
        if wait > 0:
            again = (b"retry-after", str(math.ceil(wait)).encode())
            await self._refuse(headers, sending, 429, "TOO_MUCH", again)
            return
        began = False

        async def begun(message: Message) -> None:
            nonlocal began
            began = True
            await sending(message)

        try:
            async with asyncio.timeout(self.settings.limits.request_seconds):
                await self.app(scope, receive, begun)
        except TimeoutError:
            if not began:
                await self._refuse(headers, sending, 408, "TOO_SLOW")

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        why = "" if self.welcome(Headers.from_scope(scope), False) else "FOREIGN_ORIGIN"
        if not why and self._wait(scope) > 0:
            why = "TOO_MUCH"
        if not why:
            await self.app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": why})

    def _wait(self, scope: Any) -> float:
        """Count a request of an address; how many seconds it has to wait if it is one too many."""
        try:
            self.tolls.requests.pay(address_of(scope["client"][0] if scope["client"] else None))
        except TooMuch as refused:
            return refused.wait
        return 0.0

    def welcome(self, headers: Headers, safe: bool) -> bool:
        """Whether the request names this server, and does not come from a page of another."""
        host = headers.get("host", "").lower()
        if not _HOST.fullmatch(host) or (self.hosts and _name(host) not in self.hosts):
            return False
        if safe or "authorization" in headers:
            return True
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        return origin is None or origin.lower() in (f"http://{host}", f"https://{host}")

    async def _refuse(
        self, headers: Headers, send: Send, status: int, code: str, *more: tuple[bytes, bytes]
    ) -> None:
        speech = speaking(language_of(headers.get("accept-language", "")), "table")
        body = msgspec.json.encode(problem(speech, refuse(code)))
        await send(
            {
                "type": "http.response.start",
                "status": status,
                "headers": [
                    (b"content-type", b"application/json"),
                    (b"connection", b"close"),
                    *more,
                ],
            }
        )
        await send({"type": "http.response.body", "body": body, "more_body": False})


def headers_have(headers: list[tuple[bytes, bytes]], name: bytes) -> bool:
    """Whether there is a header of this name."""
    return any(pair[0].lower() == name for pair in headers)


def own_hosts(settings: Settings) -> set[str]:
    """The names of this server; none are known if it listens on all addresses without being told
    its name.
    """
    if settings.public:
        return {_name(urlsplit(settings.public).netloc.lower()), "localhost", "127.0.0.1"}
    if settings.host in ("0.0.0.0", "::", ""):
        return set()
    return {settings.host.lower(), "localhost", "127.0.0.1", "[::1]"}


def _name(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]
