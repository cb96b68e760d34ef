"""Kill the server a hundred times under load: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from server.killed import Killable, Nursery
from server.serving import FILE, AtTable, Chance, Visitor, broken, live

KILLS = 100
SERVERS = 2
TABLES = 4
"""Tables that are played at on each server, with two seats, each with a socket of its own."""

GAMES = ["race", "tiny", "roll", "beyond"]


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


class Player:
    """Somebody who plays on whatever happens, and remembers what they were told."""

    def __init__(self, visitor: Visitor, table: str, seat: int, seed: int) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.chance = Chance(seed)
        self.last: Any = None  # the newest update
        self.log: list[Any] = []
        self.sent: int | None = None  # the question whose answer was not acknowledged
        self.taken = 0
        self.unsure = 0
        self.visits = 0

    async def play(self) -> None:
        """Play until cancelled; come back as often as the connection is lost."""
        while True:
            try:
                await self.visit()
            except (websockets.WebSocketException, OSError, EOFError, TimeoutError):
                await asyncio.sleep(0.01)

    async def visit(self) -> None:
        known = {} if self.last is None else {"seq": self.last["seq"], "known": len(self.log)}
        async with self.visitor.at(self.table, list(self.log), seat=self.seat, **known) as here:
            self.visits += 1
            self.compare(here)
            while True:
                question = here.update["question"]
                if question is None:
                    await here.hear()
                else:
                    self.sent = question["number"]
                    reply = await here.answer(question, self.chance.picks(question))
                    self.sent = None
                    self.taken += reply["type"] == "done"
                self.last, self.log = here.update, here.log

    def compare(self, here: AtTable) -> None:
        """What was known before is still true, to the letter."""
        now = here.update
        if self.last is not None:
            assert now["seq"] >= self.last["seq"]
            assert here.log[: len(self.log)] == self.log
            if now["seq"] == self.last["seq"]:
                assert {**now, "log": None} == {**self.last, "log": None}
        if self.sent is not None:
            question = now["question"]
            if question is None or question["number"] > self.sent:
                self.unsure += 1  # it was taken, though nobody could say so any more
            else:
                assert question["number"] == self.sent
            self.sent = None
        self.last, self.log = now, here.log


def turns(folder: Path) -> int:
    """How many answers of people the store knows of."""
    with closing(sqlite3.connect(folder / FILE)) as store:
        rows = store.execute("SELECT turns FROM tables").fetchall()
    return sum(sum(msgspec.json.decode(row[0])) for row in rows)


async def torment(server: Killable, folder: Path, kills: int, seed: int) -> list[Player]:
    """Let people play, and kill the server again and again."""
    server.begin()
    await server.open()
    players: list[Player] = []
    visitors: list[Visitor] = []
    for k in range(TABLES):
        visitor = await Visitor(server.address).__aenter__()
        visitors.append(visitor)
        game = GAMES[k % len(GAMES)]
        table = await visitor.lay("me", "here", game=game, seed=seed + k)
        players += [Player(visitor, table["id"], seat, seed + seat) for seat in (0, 1)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    luck = Chance(seed).luck
    for _ in range(kills):
        before = sum(player.taken for player in players)
        while sum(player.taken for player in players) < before + 1:
            await asyncio.sleep(0.01)
            _look_at(tasks)
        await asyncio.sleep(luck.below(60) / 1000)
        server.kill()
        assert broken(folder) == []
        server.begin()
        await server.open()
    while any(player.sent is not None for player in players):
        await asyncio.sleep(0.01)
        _look_at(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for visitor in visitors:
        await visitor.http.aclose()
    return players


def _look_at(tasks: list[asyncio.Task[None]]) -> None:
    """Somebody has found something wrong."""
    for task in tasks:
        if task.done():
            task.result()


@pytest.mark.slow
@live
async def test_no_acknowledged_answer_is_lost_however_often_the_server_is_killed(
    tmp_path: Path, nursery: Nursery
) -> None:
    folders = [tmp_path / str(k) for k in range(SERVERS)]
    for folder in folders:
        folder.mkdir()
    servers = [Killable(nursery, str(folder / FILE)) for folder in folders]

    crowds = await asyncio.gather(
        *(
            torment(server, folder, KILLS // SERVERS, 100 * k)
            for k, (server, folder) in enumerate(zip(servers, folders, strict=True))
        )
    )

    assert sum(server.kills for server in servers) == KILLS
    for server, folder, players in zip(servers, folders, crowds, strict=True):
        server.kill()
        assert broken(folder) == []
        acknowledged = sum(player.taken for player in players)
        unsure = sum(player.unsure for player in players)
        lost_track = sum(player.sent is not None for player in players)
        assert acknowledged + unsure <= turns(folder) <= acknowledged + unsure + lost_track
        assert acknowledged >= KILLS // SERVERS
        assert all(player.visits > KILLS // SERVERS // 2 for player in players)
