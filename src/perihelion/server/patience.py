"""How long the server waits for a client at the protocol level, where uvicorn would
wait forever.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from perihelion.server.bell import Bell, Inbox

LAST_WORDS: Final = 5.0
"""Seconds for a client to take what is left when its connection is closed."""


def patient_http(seconds: float) -> type[H11Protocol]:
    """HTTP that gives a client so many seconds for the headers of a request."""

    class PatientHttp(H11Protocol):
        """One connection."""

        timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._wait_for_head()

        def data_received(self, data: bytes) -> None:
            self._wait_for_head()
            super().data_received(data)
            if self._asked():
                self._stop_waiting()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.conn.trailing_data[0] or self.conn.their_state is not h11.IDLE:
                self._wait_for_head()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._stop_waiting()
            super().handle_websocket_upgrade(event)

        def send_400_response(self, msg: str) -> None:
            """Answer nonsense, unless it came after the last word, or after a request still being
            answered, whose answer it would replace.
            """
            cycle: RequestResponseCycle | None = self.cycle
            if self._asked() and cycle is not None:
                cycle.disconnected = True
                self.transport.close()
            elif self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                super().send_400_response(msg)
            else:
                self.transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            super().connection_lost(exc)

        def _asked(self) -> bool:
            """Whether a request is being answered."""
            cycle: RequestResponseCycle | None = self.cycle
            return cycle is not None and not cycle.response_complete

        def _wait_for_head(self) -> None:
            if self.timer is None and not self._asked():
                self.timer = self.loop.call_later(seconds, self._too_slow)

        def _stop_waiting(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def _too_slow(self) -> None:
            self.timer = None
            if not self._asked():
                self.transport.abort()

    return PatientHttp


PACKING: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
"""Each message is compressed by itself: an update is large enough for that, and keeping state
between messages would take more memory per socket than a whole table does.
"""


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that does not wait forever for a client to take what is left, and keeps little in
    memory while it is open.
    """

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.conn.available_extensions = [PACKING]
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Bell(rung=True)  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_handshake()

    def _forget_handshake(self) -> None:
        """Drop the headers, which nobody reads again, but which would be kept in three forms."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LAST_WORDS, self.transport.abort)


def protocols(seconds: float) -> dict[str, Any]:
    """What uvicorn is to speak with."""
    return {"http": patient_http(seconds), "ws": PatientSocket}
