"""Answers that the server will not take: each is refused with a reason, and nothing changes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from perihelion.server.settings import Limits
from server.serving import AtTable, Chance, Visitor, kept, live, serving


async def refused(here: AtTable, type: str, **fields: Any) -> str:
    """The code with which a call is refused."""
    reply = await here.call(type, **fields)
    assert reply["type"] == "refused", reply
    assert reply["problem"]["words"]
    assert "server-" not in reply["problem"]["words"]
    return str(reply["problem"]["code"])


async def all_heard(socket: ClientConnection) -> list[Any]:
    """Everything said on a socket until it is closed."""
    out: list[Any] = []
    with suppress(websockets.ConnectionClosed):
        while True:
            out.append(msgspec.json.decode(await socket.recv()))
    return out


@live
async def test_nobody_answers_out_of_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="tiny", seed=3)
        async with me.at(table["id"]) as here:
            chance = Chance(1)
            while len(here.update["waiting"]) != 1:
                seat = here.update["waiting"][0]
                await here.call("look", seat=seat)
                question = await here.question()
                await here.answer(question, chance.picks(question))
            idle = 1 - here.update["waiting"][0]
            before = kept(tmp_path, table["id"])
            await here.call("look", seat=idle)
            assert here.update["question"] is None

            number = (await me.told_update(table["id"], idle))["seq"]
            codes = {
                await refused(here, "answer", seat=idle, on=on, picks=[0])
                for on in range(number + 1)
            }

            assert codes <= {"WRONG_PHASE", "NOT_YOUR_DECISION", "STALE_QUESTION"}
            assert codes - {"STALE_QUESTION"}
            assert kept(tmp_path, table["id"]) == before


@live
async def test_nobody_answers_for_another_seat_or_for_one_that_is_not_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=3)
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            question = await there.question()
            picks = Chance(1).picks(question)
            before = kept(tmp_path, table["id"])

            for seat in (1, 2, 15):
                for call in ("take-back", "undo", "reset"):
                    assert await refused(here, call, seat=seat) == "NOT_YOUR_SEAT"
                number = question["number"]
                code = await refused(here, "answer", seat=seat, on=number, picks=picks)
                assert code == "NOT_YOUR_SEAT"
                code = await refused(here, "pick", seat=seat, on=number, option=picks[0])
                assert code == "NOT_YOUR_SEAT"
                assert await refused(here, "look", seat=seat) == "NOT_YOUR_SEAT"

            assert kept(tmp_path, table["id"]) == before
            assert (await there.answer(question, picks))["type"] == "done"


@live
async def test_spectators_and_strangers_answer_for_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "here", seed=3)
        before = kept(tmp_path, table["id"])
        async with you.at(table["id"]) as there:
            assert there.update["seat"] is None
            assert there.update["question"] is None
            code = await refused(there, "answer", seat=0, on=0, picks=[0])
            assert code == "NOT_YOUR_SEAT"
        stranger = Visitor(address)
        async with stranger.at(table["id"]) as there:
            code = await refused(there, "answer", seat=0, on=0, picks=[0])
            assert code == "NOT_YOUR_SEAT"
            assert await refused(there, "say", text="hello") == "NO_SESSION"
            assert await refused(there, "replace", seat=0) == "NO_SESSION"
        await stranger.http.aclose()

        assert kept(tmp_path, table["id"]) == before


@live
async def test_illegal_answers_are_refused_with_the_reason_of_the_rules(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address, "ru") as you:
        table = await me.lay("me", "open", seed=3)
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            question = await here.question()
            ids = [option["id"] for option in question["options"]]
            before = kept(tmp_path, table["id"])

            wrong = [
                [],
                [ids[0]],
                ids,
                [ids[0]] * 2,
                [-1],
                [99_999],
                [-(2**31)],
                [2**31],
                list(range(200)),
            ]
            for picks in wrong:
                fields = {"seat": 0, "on": question["number"]}
                code = await refused(here, "answer", picks=picks, **fields)
                assert code in ("WRONG_CARD_COUNT", "REPEATED_CARD", "CARD_NOT_IN_HAND"), code
            theirs = await there.question()
            reply = await there.answer(theirs, [theirs["options"][0]["id"]])

            assert reply["problem"]["code"] == "WRONG_CARD_COUNT"
            assert any("а" <= letter <= "я" for letter in reply["problem"]["words"])
            assert kept(tmp_path, table["id"]) == before


MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    "\u0000",
    "7",
    '"answer"',
    '{"type": "answer"}',
    '{"type": "no-such-call", "call": 1}',
    '{"type": "answer", "call": 1, "seat": 0, "on": 0}',
    '{"type": "answer", "call": 1, "seat": "0", "on": 0, "picks": [1]}',
    '{"type": "answer", "call": 1, "seat": 0, "on": 0, "picks": [1.5]}',
    '{"type": "answer", "call": 1, "seat": 0, "on": 0, "picks": [true]}',
    '{"type": "answer", "call": 1, "seat": 0, "on": 0, "picks": ["1"]}',
    '{"type": "answer", "call": 1, "seat": 0, "on": 0, "picks": [1], "more": 1}',
    '{"type": "answer", "call": 1, "seat": -1, "on": 0, "picks": [1]}',
    '{"type": "answer", "call": 1, "seat": 16, "on": 0, "picks": [1]}',
    '{"type": "answer", "call": -1, "seat": 0, "on": 0, "picks": [1]}',
    '{"type": "answer", "call": 1, "seat": 0, "on": 0, "picks": [1e400]}',
    '{"type": "answer", "call": 1, "seat": 0, "on": 0, "picks": [99999999999999999999999]}',
    '{"type": "answer", "call": 1, "seat": 0, "on": 1e9999, "picks": [1]}',
    '{"type": "answer", "call": NaN, "seat": 0, "on": 0, "picks": [1]}',
    '{"type": "look", "call": 1}',
    '{"type": "speak", "call": 1, "lang": "tlh"}',
    '{"type": "say", "call": 1, "text": 5}',
    '{"a":' * 3000,
    "[" * 16_000,
    '{"type": "pick", "call": 1, "seat": 0, "on": 0, "option": ' + "[" * 15_000,
]


@live
async def test_malformed_messages_are_refused_and_the_talk_goes_on(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=500)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        async with me.at(table["id"]) as here:
            before = kept(tmp_path, table["id"])
            for text in MALFORMED:
                await here.socket.send(text)
                reply = await here.hear()
                assert reply["type"] == "refused", (text, reply)
                assert reply["call"] is None
                assert reply["problem"]["code"] == "BAD_MESSAGE"
            await here.socket.send(b"\x00\xff\xfe")
            assert (await here.hear())["problem"]["code"] == "BAD_MESSAGE"

            assert (await here.call("ping"))["type"] == "pong"
            assert kept(tmp_path, table["id"]) == before


NO_HELLO = [
    "",
    "{}",
    '{"type": "ping", "call": 1}',
    '{"type": "answer", "call": 1, "seat": 0, "on": 0, "picks": [1]}',
    '{"type": "hello", "call": 1, "seat": 1}',
    '{"type": "hello", "call": 1, "seat": 5}',
    '{"type": "hello", "call": 1, "known": -1}',
    "x" * 20_000,
]


@live
async def test_who_does_not_say_hello_first_is_shown_the_door(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open")
        for first in NO_HELLO:
            async with me.socket(table["id"]) as socket:
                await socket.send(first)
                heard = await all_heard(socket)

            assert heard[-1]["type"] == "bye"
            assert heard[-1]["again"] is None
            assert not [message for message in heard if message["type"] in ("update", "table")]


@live
async def test_huge_messages_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        before = kept(tmp_path, table["id"])
        async with me.at(table["id"]) as here:
            await here.socket.send(" " * 17_000)
            assert (await here.hear())["problem"]["code"] == "TOO_LARGE"
            assert await refused(here, "say", text="ы" * 501) == "BAD_MESSAGE"
            many = list(range(201))
            assert await refused(here, "answer", seat=0, on=0, picks=many) == "BAD_MESSAGE"

            await here.socket.send(" " * 200_000)
            await here.socket.wait_closed()

            assert here.socket.close_code == 1009
        assert kept(tmp_path, table["id"]) == before


@live
async def test_a_replayed_answer_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        async with me.at(table["id"]) as here:
            question = await here.question()
            picks = Chance(1).picks(question)
            assert (await here.answer(question, picks))["type"] == "done"
            before = kept(tmp_path, table["id"])

            fields = {"seat": 0, "picks": picks}
            for on in (question["number"], question["number"] + 7, 2**31):
                assert await refused(here, "answer", on=on, **fields) == "STALE_QUESTION"
            code = await refused(here, "pick", seat=0, on=question["number"], option=picks[0])
            assert code == "STALE_QUESTION"
            now = question["number"] + 1
            assert await refused(here, "answer", on=now, **fields) == "ALREADY_SEALED"

            assert kept(tmp_path, table["id"]) == before
            again = await me.post(
                f"/api/tables/{table['id']}/play",
                {"type": "answer", "call": 1, "on": question["number"], **fields},
            )
            assert again.status_code == 409
            assert again.json()["code"] == "STALE_QUESTION"
            assert kept(tmp_path, table["id"]) == before


@live
async def test_an_answer_given_before_an_undo_is_not_taken_after_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        async with me.at(table["id"]) as here:
            question = await here.question()
            picks = Chance(1).picks(question)
            await here.answer(question, picks)
            assert (await here.call("take-back", seat=0))["type"] == "done"
            again = await here.until(lambda u: u["question"] is not None)

            code = await refused(here, "answer", seat=0, on=question["number"], picks=picks)

            assert code == "STALE_QUESTION"
            assert again["question"]["number"] > question["number"]
            assert (await here.answer(again["question"], picks))["type"] == "done"


@live
async def test_too_many_messages_are_refused_and_then_the_socket_is_closed(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=40, messages_a_second=0.001)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        before = kept(tmp_path, table["id"])
        async with me.at(table["id"]) as here:
            while (await here.call("ping"))["type"] == "pong":
                pass
            code = await refused(here, "undo", seat=0)
            assert code == "TOO_MUCH"
            while True:
                reply = await here.call("ping") if here.socket.close_code is None else None
                if reply is None or reply["type"] == "bye":
                    break
                assert reply["problem"]["code"] == "TOO_MUCH"

            assert here.heard[-1]["type"] == "bye"
            assert here.heard[-1]["problem"]["code"] == "TOO_MUCH"
            assert here.heard[-1]["again"] == 30
        assert kept(tmp_path, table["id"]) == before


@live
async def test_a_game_that_has_not_begun_or_is_over_takes_no_answers(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open")
        before = kept(tmp_path, table["id"])
        async with me.at(table["id"]) as here:
            assert here.update is None
            assert await refused(here, "answer", seat=0, on=0, picks=[1]) == "NOT_STARTED"
            for call in ("undo", "reset", "take-back"):
                assert await refused(here, call, seat=0) == "NOT_STARTED"
        assert kept(tmp_path, table["id"]) == before
