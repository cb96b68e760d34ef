"""Nobody waits for more than one thing of everybody else, and nothing is made twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import msgspec
import pytest

from perihelion import words
from perihelion.bots.registry import make_bot
from perihelion.server.desk import Desk
from perihelion.server.pictures import Pictures, faces_told
from perihelion.server.room import Room
from perihelion.server.settings import Settings
from perihelion.server.speech import speaking
from perihelion.server.turns import Turns
from perihelion.server.viewing import update_of
from perihelion.server.wire_lobby import Lang, NewTable, SeatPlan
from perihelion.tabletop.agenda import SPECTATOR
from server.serving import Visitor, live, serving
from shipped import SHIPPED


def test_turns_go_round_however_much_one_wants() -> None:
    done: list[str] = []

    async def visit() -> None:
        turns = Turns()

        async def make(who: str) -> None:
            async with turns.of(who):
                done.append(who)

        greedy = [asyncio.create_task(make("greedy")) for _ in range(20)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(make(who)) for who in ("ada", "bob", "ada")]
        await asyncio.gather(*greedy, *others)

    asyncio.run(visit())

    first = done.index("ada")
    assert first <= 4
    assert done[first : first + 5] == ["ada", "bob", "greedy", "ada", "greedy"]
    assert len(done) == 23


def test_between_two_turns_the_server_looks_at_all_else() -> None:
    async def visit() -> list[int]:
        turns = Turns()
        made = 0
        looks: list[int] = []

        async def make() -> None:
            nonlocal made
            async with turns.of("greedy"):
                made += 1

        async def look() -> None:
            while made < 10:
                looks.append(made)
                await asyncio.sleep(0)

        await asyncio.gather(*(make() for _ in range(10)), look())
        return looks

    looks = asyncio.run(visit())

    assert set(looks) == set(range(1, 10)), "never more than one between two looks"


def test_who_stops_waiting_holds_up_nobody() -> None:
    async def visit() -> list[str]:
        turns = Turns()
        done: list[str] = []

        async def make(who: str) -> None:
            async with turns.of(who):
                done.append(who)

        tasks = [asyncio.create_task(make(who)) for who in ("a", "b", "c", "d")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.wait_for(make("e"), 5)
        return done

    assert asyncio.run(visit()) == ["a", "d", "e"]


LANGS: Final[list[Lang]] = ["en", "ru"]


async def laid(desk: Desk, game: str) -> Room:
    person, _ = await desk.people.enter(None, "en")
    plans = [SeatPlan("me"), SeatPlan("here")]
    return await desk.hall.lay(person, NewTable(game=game, seats=plans))


@pytest.mark.parametrize("game", SHIPPED)
@live
async def test_what_is_kept_is_what_would_be_made(tmp_path: Path, game: str) -> None:
    desk = Desk(Settings(database=str(tmp_path / "games.sqlite"), workers=0))
    await desk.start()
    try:
        room = await laid(desk, game)
        bot = make_bot("greedy", game, 1)
        table = room.game()
        for _ in range(40):
            seat = table.waiting()[0]
            table.answer(seat, bot.answer(table.seen_by(seat), seat))
        pictures = Pictures()
        for who in (0, 1, SPECTATOR):
            for lang in LANGS:
                as_seat = None if who == SPECTATOR else who
                for _ in range(3):
                    told, known = pictures.update(room, as_seat, lang, 0)
                assert told == msgspec.json.encode(update_of(room, as_seat, lang, 0))
                speech = speaking(lang, game, ["Ada", "Bob"])
                for _, event in room.chronicle.since(table, who, 0)[1]:
                    seen = event.seen_by(who)
                    direct = words.event(
                        lang, game, seen.kind, int(seen.seat), seen.facts, ("Ada", "Bob")
                    )
                    assert speech.event(seen) in (direct, None)
        assert pictures.made == 6
        room.row.seq += 1
        pictures.update(room, 0, "en", known)
        assert pictures.made == 7
    finally:
        await desk.stop()


@live
async def test_only_so_much_is_kept(tmp_path: Path) -> None:
    desk = Desk(Settings(database=str(tmp_path / "games.sqlite"), workers=0))
    await desk.start()
    try:
        room = await laid(desk, "tiny")
        one, _ = Pictures().update(room, 0, "en", 0)
        pictures = Pictures(len(one) * 2)
        for _ in range(10):
            for seat in (0, 1, None):
                pictures.update(room, seat, "en", 0)

        assert pictures._size <= len(one) * 2
        assert pictures.made == 30
    finally:
        await desk.stop()


@live
async def test_many_sockets_that_ask_again_share_what_is_made(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        async with me.at(table["id"]) as one, me.at(table["id"]) as two:
            await one.call("resync")
            before = one.update
            for _ in range(5):
                await one.call("resync")
                await two.call("resync")

            assert one.update == two.update == before


@live
async def test_faces_are_made_once_for_a_game_its_options_and_a_language(tmp_path: Path) -> None:
    faces_told.cache_clear()
    async with serving(tmp_path) as address, Visitor(address) as me:
        for _ in range(2):
            table = await me.lay("me", "here", options={"expansions": ["gathering-storm"]})
            for lang in ("en", "ru", "en"):
                path = f"/api/tables/{table['id']}/faces"
                answer = await me.http.get(path, params={"lang": lang})
                assert answer.json()["faces"]

    assert faces_told.cache_info().misses == 2
    assert faces_told.cache_info().hits == 4
