"""Who may look is checked every time: seats change hands and keys end while sockets stay open."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from perihelion.server.hall import new_table
from perihelion.server.stored import Chair, Terms
from server.serving import AtTable, Clock, Visitor, live, serving
from server.test_keys import _renamed as renamed
from server.test_keys import bearer, in_store, token_of
from server.test_secrecy import hall_in


async def heard_bye(here: AtTable) -> Any:
    while True:
        message = await here.hear(10.0)
        if message["type"] == "bye":
            return message


async def deleted(me: Visitor, path: str) -> None:
    answer = await me.http.delete(path, headers={"x-csrf-token": me.http.cookies["csrf"]})
    assert answer.status_code == 204


@live
async def test_a_socket_does_not_keep_the_seat_that_its_person_got_up_from(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as address,
        Visitor(address) as me,
        Visitor(address) as you,
        Visitor(address) as they,
    ):
        table = await me.lay("me", "open", "open")
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {"seat": 1})
        async with you.at(table["id"], seat=1) as old:
            await you.told(f"{path}/leave", {})
            await you.told(f"{path}/join", {"seat": 2})
            await they.told(f"{path}/join", {"seat": 1})
            async with they.at(table["id"]) as there:
                question = await there.question()
                picks = [option["id"] for option in question["options"]][: question["least"]]
                await there.answer(question, picks)
                assert there.update["sealed"]

                await old.call("resync")

                assert [u["seat"] for u in old.heard if u["type"] == "update"]
                for update in (m for m in old.heard if m["type"] == "update"):
                    assert (update["seat"], update["question"]) == (None, None)
                    assert update["sealed"] is None
                    assert update["view"]["hand"] == []
                reply = await old.call("look", seat=2)
                assert reply["type"] == "done"
                assert (await old.question())["seat"] == 2


@live
async def test_who_leaves_a_game_looks_on_with_the_log_of_a_spectator(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=6)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        async with you.at(table["id"]) as there, you.at(table["id"]) as twin:
            assert there.update["seat"] == twin.update["seat"] == 1

            await you.told(f"{path}/leave", {})

            for at in (there, twin):
                await at.until(lambda u: u["seat"] is None)
                assert at.update["log"]["keep"] == 0
                assert at.table["may_return"]
            async with Visitor(address) as stranger, stranger.at(table["id"]) as beside:
                await there.call("resync")
                assert there.log == beside.log


@live
async def test_where_nobody_may_watch_who_gets_up_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", "open", game="tiny", watch=False)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        async with you.at(table["id"]) as there:
            await you.told(f"{path}/leave", {})

            bye = await heard_bye(there)

            assert (bye["problem"]["code"], bye["again"]) == ("NO_WATCHING", None)


@live
async def test_who_waits_for_news_by_http_is_asked_anew_after_the_wait(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=6)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        token = await token_of(you)
        seq = (await you.told_update(table["id"], 1))["seq"]
        asked = {"seat": 1, "after": seq, "wait": 25}
        async with httpx.AsyncClient(base_url=address, timeout=60.0) as http:
            later = {**asked, "after": 10**6}
            program = asyncio.create_task(
                http.get(f"{path}/update", params=later, headers=bearer(token["secret"]))
            )
            person = asyncio.create_task(you.http.get(f"{path}/update", params=asked))
            await asyncio.sleep(0.3)
            await deleted(you, f"/api/tokens/{token['id']}")

            await you.told(f"{path}/leave", {})

            assert (await person).json()["code"] == "NOT_YOUR_SEAT"
            assert (await program).json()["code"] == "BAD_TOKEN"


@live
async def test_signing_out_closes_the_sockets_of_the_session_and_ends_the_tokens(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as phone:
        await renamed(me, "Ada")
        await me.told("/api/me/password", {"password": "correct horse"})
        await phone.told("/api/session", {"name": "Ada", "password": "correct horse"})
        token = await token_of(me)
        table = await me.lay("me", "open", game="tiny")
        program = {"additional_headers": bearer(token["secret"]), "origin": None}
        async with (
            me.at(table["id"]) as here,
            me.at(table["id"]) as twin,
            phone.at(table["id"]) as there,
            me.socket(table["id"], **program) as socket,
        ):
            robot = AtTable(socket, me.calls)
            await robot.hello()

            await deleted(me, "/api/session")

            for at in (here, twin, robot):
                bye = await heard_bye(at)
                assert (bye["problem"]["code"], bye["again"]) == ("SIGNED_OUT", None)
            assert (await there.call("ping"))["type"] == "pong"
        async with httpx.AsyncClient(base_url=address, headers=bearer(token["secret"])) as http:
            assert (await http.get("/api/me")).status_code == 401


@live
async def test_a_token_that_is_dropped_closes_its_sockets_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        dropped, good = await token_of(me), await token_of(me)
        table = await me.lay("me", "open", game="tiny")
        first = {"additional_headers": bearer(dropped["secret"]), "origin": None}
        second = {"additional_headers": bearer(good["secret"]), "origin": None}
        async with (
            me.at(table["id"]) as here,
            me.socket(table["id"], **first) as one,
            me.socket(table["id"], **second) as two,
        ):
            robots = [AtTable(one, me.calls), AtTable(two, me.calls)]
            for robot in robots:
                await robot.hello()

            await deleted(me, f"/api/tokens/{dropped['id']}")

            assert (await heard_bye(robots[0]))["problem"]["code"] == "SIGNED_OUT"
            assert (await robots[1].call("ping"))["type"] == "pong"
            assert (await here.call("ping"))["type"] == "pong"


@live
async def test_a_changed_password_closes_all_other_sockets_and_ends_the_tokens(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as thief:
        await renamed(me, "Ada")
        await me.told("/api/me/password", {"password": "correct horse"})
        await thief.told("/api/session", {"name": "Ada", "password": "correct horse"})
        token = await token_of(me)
        table = await me.lay("me", "open", game="tiny")
        async with me.at(table["id"]) as here, thief.at(table["id"]) as there:
            change = {"password": "another horse", "old": "correct horse"}
            await me.told("/api/me/password", change)

            assert (await heard_bye(there))["problem"]["code"] == "SIGNED_OUT"
            assert (await here.call("ping"))["type"] == "pong"
        async with httpx.AsyncClient(base_url=address, headers=bearer(token["secret"])) as http:
            assert (await http.get("/api/me")).status_code == 401


@live
async def test_an_expired_key_shows_nothing_more(tmp_path: Path, clock: Clock) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        token = await token_of(me, days=1)
        table = await me.lay("me", "greedy", game="tiny")
        program = {"additional_headers": bearer(token["secret"]), "origin": None}
        async with me.at(table["id"]) as here, me.socket(table["id"], **program) as socket:
            robot = AtTable(socket, me.calls)
            await robot.hello()
            clock.moment += 86_401

            assert (await robot.call("resync"))["problem"]["code"] == "SIGNED_OUT"
            assert (await here.call("ping"))["type"] == "pong"


@live
async def test_a_key_that_has_gone_from_the_store_is_noticed_in_any_case(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perihelion.server.door.LOOKING_ROUND", 0.05)
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open", game="tiny")
        async with me.at(table["id"]) as here:
            in_store(tmp_path, "DELETE FROM keys")

            assert (await heard_bye(here))["problem"]["code"] == "SIGNED_OUT"


@live
async def test_a_table_is_not_forgotten_while_somebody_comes_in(tmp_path: Path) -> None:
    """Otherwise a socket would hang on to a room of its own, with outdated seats and no news."""
    async with hall_in(tmp_path) as hall:
        chairs = [Chair(k, "open", None, None, None, None, 0) for k in range(2)]
        terms = Terms({}, None, False, True, True, 60)
        room = await hall.add(new_table("quiet", "p", "tiny", terms, chairs))
        room.touched = 0.0

        assert await hall.room("quiet") is room

        assert room.touched > 0.0
