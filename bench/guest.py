"""Measure how much one guest can slow others down. Somebody plays at a table and measures how soon
an answer is done: alone; while a guest asks for everything again through ten sockets; and while
somebody without a session asks for the faces of cards. All come from one address. The guest and the
server are processes of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress

import httpx
import msgspec
import websockets
from bench.crowd import _READER, GAMES, Heard
from bench.server import quantile
from websockets.asyncio.client import ClientConnection, connect

from perihelion.server.serve import serve
from perihelion.server.settings import Settings

COMMAND = [sys.executable, "-m", "bench.guest"]

SOCKETS = 10
A_SECOND = 20
"""Messages that a guest sends through each socket."""


class Guest:
    """Somebody who has come in."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def enter(self, http: httpx.AsyncClient) -> None:
        csrf = (await http.get("/")).cookies["csrf"]
        http.cookies.clear()
        self.headers = {"cookie": f"csrf={csrf}", "x-csrf-token": csrf}
        entered = await http.post("/api/me", json={}, headers=self.headers)
        http.cookies.clear()
        self.headers["cookie"] += f"; session={entered.cookies['session']}"

    async def lay(self, http: httpx.AsyncClient, game: str) -> str:
        """A table at which this guest plays alone, far enough along that asking for it is
        expensive.
        """
        plan = {"game": game, "seats": [{"who": "me"}, {"who": "here"}], "seed": 7}
        laid = await http.post("/api/tables", json=plan, headers=self.headers)
        laid.raise_for_status()
        return str(laid.json()["id"])

    async def sit(self, table: str, seat: int) -> ClientConnection:
        found = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"cookie": self.headers["cookie"]},
            origin=websockets.Origin(self.address),
            ping_interval=None,
        )
        await found.send(msgspec.json.encode({"type": "hello", "call": 0, "seat": seat}).decode())
        return found


async def until(place: ClientConnection, kind: str) -> Heard:
    """Listen until a message of this kind comes."""
    while True:
        heard = _READER.decode(await place.recv())
        if heard.type == kind:
            return heard


async def play(guest: Guest, table: str, seconds: float) -> list[float]:
    """Answer for both seats, with a pause after each; how long each answer took."""
    took: list[float] = []
    places = [await guest.sit(table, seat) for seat in (0, 1)]
    end = time.perf_counter() + seconds
    asked = [(await until(place, "update")).question for place in places]
    while time.perf_counter() < end:
        for k, place in enumerate(places):
            question = asked[k]
            if question is None:
                continue
            picks = [option.id for option in question.options]
            picks = picks[: question.least if question.several else 1]
            call = {"type": "answer", "call": 1, "seat": question.seat, "on": question.number}
            began = time.perf_counter()
            await place.send(msgspec.json.encode({**call, "picks": picks}).decode())
            while (heard := _READER.decode(await place.recv())).type not in ("done", "refused"):
                if heard.type == "update":
                    asked[k] = heard.question
            took.append(time.perf_counter() - began)
            await asyncio.sleep(0.1)
            for other, there in enumerate(places):
                with suppress(TimeoutError):
                    while True:
                        async with asyncio.timeout(0.02):
                            heard = _READER.decode(await there.recv())
                        if heard.type == "update":
                            asked[other] = heard.question
    for place in places:
        await place.close()
    return took


async def ask_again(guest: Guest, table: str) -> None:
    """Ask for everything again and again through many sockets, and ignore the answers."""

    async def one(seat: int) -> None:
        while True:
            with suppress(websockets.WebSocketException, OSError):
                place = await guest.sit(table, seat)
                hearing = asyncio.create_task(_hear(place))
                try:
                    while not hearing.done():
                        await place.send('{"type": "resync", "call": 1}')
                        await asyncio.sleep(1 / A_SECOND)
                finally:
                    hearing.cancel()
                    await place.close()
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one(k % 2) for k in range(SOCKETS)))


async def _hear(place: ClientConnection) -> None:
    with suppress(websockets.ConnectionClosed):
        async for _ in place:
            pass


async def ask_for_faces(address: str, table: str) -> None:
    """Ask for the faces of a table, as fast as they come, ten at once."""

    async def one() -> None:
        async with httpx.AsyncClient(base_url=address, timeout=60.0) as http:
            while True:
                with suppress(httpx.TransportError):
                    await http.get(f"/api/tables/{table}/faces")
                    await asyncio.sleep(1 / A_SECOND)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def measure(address: str, seconds: float) -> None:
    """The same game three times, and how long it had to wait."""
    async with httpx.AsyncClient(base_url=address, timeout=60.0) as http:
        while True:
            try:
                await http.get("/healthz")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        victim, guest = Guest(address), Guest(address)
        await victim.enter(http)
        await guest.enter(http)
        long = await guest.lay(http, "race")
        await play(guest, long, 2 * seconds)  # so that there is a log
        for what in ("alone", "resync", "faces"):
            table = await victim.lay(http, GAMES[0])
            noise = None
            if what != "alone":
                noise = subprocess.Popen(
                    [*COMMAND, "--noise", what, address, long, guest.headers["cookie"]]
                )
                await asyncio.sleep(3.0)  # it has to be read and compiled first
            took = await play(victim, table, seconds)
            if noise is not None:
                noise.kill()
                noise.wait()
            p50, p99 = (1000 * quantile(took, share) for share in (0.5, 0.99))
            print(f"{what:10} p50 {p50:7.1f} ms  p99 {p99:7.1f} ms  {len(took)} answers")


async def make_noise(what: str, address: str, table: str, cookie: str) -> None:
    """Be the guest who slows others down."""
    if what == "faces":
        await ask_for_faces(address, table)
    guest = Guest(address)
    guest.headers = {"cookie": cookie}
    await ask_again(guest, table)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--noise", nargs=4, help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each part")
    wanted = parser.parse_args()
    if wanted.noise:
        asyncio.run(make_noise(*wanted.noise))
    if wanted.serve:
        serve(Settings(database=wanted.serve[0], port=int(wanted.serve[1])), lambda address: None)
        return 0
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([*COMMAND, "--serve", f"{folder}/games.sqlite", str(port)])
        try:
            asyncio.run(measure(f"http://127.0.0.1:{port}", wanted.seconds))
        finally:
            server.terminate()
            server.wait(30)
    return 0


if __name__ == "__main__":
    sys.exit(main())
