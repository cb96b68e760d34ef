"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from perihelion.server.app import make_app
from perihelion.server.desk import Desk
from perihelion.server.patience import protocols
from perihelion.server.settings import Settings
from perihelion.server.thinkers import Thinkers
from perihelion.server.viewing import games
from perihelion.words import LANGUAGES

LOG: Final = logging.getLogger("perihelion.server")


RARELY: Final = (20_000, 20, 20)
"""How often Python collects garbage: a server seldom drops cycles, and going through hundreds of
tables takes time.
"""


class PoliteServer(uvicorn.Server):
    """A server that tells its guests before it closes."""

    def __init__(self, config: uvicorn.Config, desk: Desk) -> None:
        super().__init__(config)
        self.desk = desk

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.desk.hall.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.desk.say_goodbye()
        await super().shutdown(sockets)


async def make_server(settings: Settings, thinkers: Thinkers | None = None) -> PoliteServer:
    """A server that is ready to listen."""
    desk = Desk(settings, thinkers)
    await desk.start()
    app = await make_app(desk)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        **protocols(settings.limits.header_seconds),
        ws_max_size=settings.limits.message * 4,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=True,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=10,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )
    return PoliteServer(config, desk)


def address(settings: Settings) -> str:
    """Where people find the server."""
    if settings.public:
        return settings.public
    host = settings.host
    if host in ("0.0.0.0", "::", "127.0.0.1", ""):
        host = "localhost"
    return f"http://{host}:{settings.port}"


def settle() -> None:
    """Load what every guest needs, and keep it out of garbage collection: otherwise the first guest
    would wait for it, and later everybody whenever Python goes through all of it.
    """
    for lang in LANGUAGES:
        games("ru" if lang == "ru" else "en")
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Serve until a signal comes; `opened` gets the address as soon as people can come in."""

    async def main() -> None:
        server = await make_server(settings)
        settle()
        telling = asyncio.create_task(_when_open(server, settings, opened))
        try:
            await server.serve()
        finally:
            telling.cancel()

    asyncio.run(main())


async def _when_open(
    server: uvicorn.Server, settings: Settings, opened: Callable[[str], None]
) -> None:
    while not server.started:
        await asyncio.sleep(0.05)
    opened(address(settings))
