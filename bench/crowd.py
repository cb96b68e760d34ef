"""People at tables of a running server, as programs: they look, think, answer and measure."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Iterable
from contextlib import suppress

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

import perihelion

SEATS = 4
GAMES = list(perihelion.GAMES)


class Offered(msgspec.Struct):
    """An option, with only what is needed to choose."""

    id: int


class Asked(msgspec.Struct):
    """A question, with only what is needed to answer."""

    number: int
    seat: int
    options: list[Offered]
    several: bool
    least: int


class Heard(msgspec.Struct):
    """Any message of the server, with only what is needed to play."""

    type: str
    seq: int = 0
    question: Asked | None = None
    end: msgspec.Raw | None = None


_READER = msgspec.json.Decoder(Heard)


class Figures:
    """What was measured: seconds from an answer to the update that shows it, for the player who
    answered and for the last viewer of the table.
    """

    def __init__(self) -> None:
        self.own: list[float] = []
        self.all: list[float] = []
        self.refused = 0
        self.updates = 0
        self.lost = 0


class Place:
    """One socket: a seat, or a spectator."""

    def __init__(self, party: Party, seat: int | None, socket: ClientConnection) -> None:
        self.party = party
        self.seat = seat
        self.socket = socket
        self.seq = 0
        self.asked: Asked | None = None
        self.news = asyncio.Event()
        self.over = False

    async def listen(self) -> None:
        """Hear everything until the socket closes."""
        with suppress(websockets.ConnectionClosed):
            async for message in self.socket:
                heard = _READER.decode(message)
                if heard.type == "update":
                    self.seq = heard.seq
                    self.asked = heard.question
                    self.over = heard.end is not None and heard.end != b"null"
                    self.party.figures.updates += 1
                    self.news.set()
                    self.party.note()
                elif heard.type == "refused":
                    self.party.figures.refused += 1
                    self.news.set()
        if not self.party.closing:
            self.party.figures.lost += 1

    async def play(self, luck: random.Random, think: float) -> None:
        """Answer whatever is asked, after some thought."""
        while not self.over:
            self.news.clear()
            asked = self.asked
            if asked is None:
                await self.news.wait()
                continue
            await asyncio.sleep(luck.expovariate(1 / think))
            if self.asked is not asked:
                continue
            options = [option.id for option in asked.options]
            luck.shuffle(options)
            picks = options[: asked.least if asked.several else 1]
            call = {"type": "answer", "call": 1, "seat": asked.seat, "on": asked.number}
            self.asked = None
            began, before = time.perf_counter(), self.seq
            self.party.wait_for_all(began, before)
            refused = self.party.figures.refused
            await self.socket.send(msgspec.json.encode({**call, "picks": picks}).decode())
            while self.seq == before and self.party.figures.refused == refused:
                self.news.clear()
                await self.news.wait()
            if self.seq > before:
                self.party.figures.own.append(time.perf_counter() - began)
            elif self.asked is None:
                self.asked = asked  # not a legal set: try another


class Party:
    """Those who look at one table."""

    def __init__(self, address: str, number: int, figures: Figures) -> None:
        self.address = address
        self.number = number
        self.figures = figures
        self.places: list[Place] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.pending: list[tuple[float, int]] = []
        self.closing = False

    async def lay(self, http: httpx.AsyncClient) -> None:
        """Come in and lay a table for all seats."""
        csrf = (await http.get("/")).cookies["csrf"]
        http.cookies.clear()
        headers = {"cookie": f"csrf={csrf}", "x-csrf-token": csrf}
        entered = await http.post("/api/me", json={}, headers=headers)
        entered.raise_for_status()
        http.cookies.clear()
        self.cookie = f"session={entered.cookies['session']}; csrf={csrf}"
        seats = [{"who": "me"}, *({"who": "here"} for _ in range(SEATS - 1))]
        laid = await http.post(
            "/api/tables",
            json={"game": GAMES[self.number % len(GAMES)], "seats": seats, "seed": self.number},
            headers={"cookie": self.cookie, "x-csrf-token": csrf},
        )
        laid.raise_for_status()
        self.table = laid.json()["id"]

    async def sit(self) -> None:
        """Open a socket for each seat and one for a spectator."""
        path = f"/api/tables/{self.table}/socket"
        for seat in [*range(SEATS), None]:
            socket = await connect(
                self.address.replace("http", "ws", 1) + path,
                additional_headers={"cookie": self.cookie},
                origin=websockets.Origin(self.address),
                ping_interval=None,
            )
            await socket.send(
                msgspec.json.encode({"type": "hello", "call": 0, "seat": seat}).decode()
            )
            place = Place(self, seat, socket)
            self.places.append(place)
            self.tasks.append(asyncio.create_task(place.listen()))

    def play(self, think: float) -> None:
        """Let everybody play who has a seat."""
        for place in self.places:
            if place.seat is not None:
                luck = random.Random(self.number * 16 + place.seat)
                self.tasks.append(asyncio.create_task(place.play(luck, think)))

    def wait_for_all(self, began: float, before: int) -> None:
        """An answer has been sent: note when everybody has heard of it."""
        self.pending.append((began, before))

    def note(self) -> None:
        """Somebody has an update."""
        least = min(place.seq for place in self.places)
        now = time.perf_counter()
        while self.pending and self.pending[0][1] < least:
            self.figures.all.append(now - self.pending.pop(0)[0])

    async def close(self) -> None:
        """Leave."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(place.socket.close() for place in self.places))


async def gather_some(work: Iterable[Awaitable[object]], at_once: int = 8) -> None:
    """Do all of these, a few at a time."""
    room = asyncio.Semaphore(at_once)

    async def one(task: Awaitable[object]) -> None:
        async with room:
            await task

    await asyncio.gather(*(one(task) for task in work))
