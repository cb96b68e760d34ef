"""The way in for sockets."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState

from perihelion.server.desk import Desk
from perihelion.server.people import PROTOCOL, address_of, language_of
from perihelion.server.playing import refuse
from perihelion.server.tolls import MIDDLING
from perihelion.server.viewer import Viewer
from perihelion.tabletop.refusal import Refused

CLOSED: Final = 4000
"""The code with which the server closes a socket it refuses; the reason is a refusal's code."""


class SocketWire:
    """A socket of Litestar, as a viewer sees it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def receive(self) -> str | None:
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text if isinstance(text, str) else ""

    async def send(self, message: bytes) -> None:
        await self.socket.send_text(message.decode())


@websocket("/api/tables/{table_id:str}/socket")
async def look_at_table(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], desk: NamedDependency[Desk]
) -> None:
    """Look at a table, and play there."""
    try:
        if desk.closing:
            raise refuse("CLOSING")
        address = address_of(socket)
        key = await desk.people.key_of(socket)
        person = None if key is None else await desk.store.person(key.person)
        room = await desk.hall.room(table_id)
        limits = desk.settings.limits
        desk.hall.tolls.work(address, None if person is None else person.id, MIDDLING)
        counted = [(f"address {address}", limits.sockets_of_address)]
        if person is not None:
            counted.append((f"person {person.id}", limits.sockets_of_person))
        desk.take_socket(counted)
    except Refused as refused:
        await socket.close(CLOSED, refused.code)
        return
    lang = person.lang if person else language_of(socket.headers.get("accept-language", ""))
    viewer = Viewer(desk.hall, room, person, lang, address, key)
    desk.door.viewers.add(viewer)
    try:
        if key is not None:
            await desk.door.look_again({key.person})  # the key may have ended meanwhile
        offered = socket.scope.get("subprotocols") or []
        await socket.accept(PROTOCOL if PROTOCOL in offered else None)
        ScopeState.from_scope(socket.scope).headers = Empty  # read already, ballast from now on
        await _talk(viewer, SocketWire(socket))
    finally:
        desk.door.viewers.discard(viewer)
        desk.give_socket(counted)
        await viewer.gone()
        with suppress(WebSocketException, RuntimeError):
            await socket.close(CLOSED if viewer.bye else 1000)


async def _talk(viewer: Viewer, wire: SocketWire) -> None:
    """Send and receive until either is done."""
    sending = asyncio.create_task(viewer.send_all(wire))
    receiving = asyncio.create_task(_receive(viewer, wire))
    try:
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        if viewer.bye is not None and not sending.done():
            await asyncio.wait([sending], timeout=viewer.limits.send_seconds)
    finally:
        for task in (sending, receiving):
            task.cancel()
        ends = await asyncio.gather(sending, receiving, return_exceptions=True)
    usual = (asyncio.CancelledError, TimeoutError, WebSocketDisconnect, WebSocketException, OSError)
    for end in ends:
        if isinstance(end, BaseException) and not isinstance(end, usual):
            raise end


async def _receive(viewer: Viewer, wire: SocketWire) -> None:
    try:
        await viewer.receive_all(wire)
    except TimeoutError:
        viewer.close(refuse("HELLO_FIRST"), None)
    except Refused as refused:
        viewer.close(refused, None)
