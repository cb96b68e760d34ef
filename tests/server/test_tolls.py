"""What a call costs, who pays for it, and what becomes of who cannot."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from perihelion.server.settings import Limits
from perihelion.server.tolls import (
    HEAVY,
    LIGHT,
    MANY,
    MIDDLING,
    Allowance,
    Tolls,
    TooMuch,
    address_of,
    price_of,
)
from perihelion.server.wire import Answer, Draft, FromClient, Listen, Look, Ping, Resync, Speak
from server.serving import AtTable, Visitor, live, serving


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def paid(allowance: Allowance, who: str, price: float = 1.0) -> int:
    """How often somebody can pay this now."""
    for count in range(10_000):
        try:
            allowance.pay(who, price)
        except TooMuch:
            return count
    raise AssertionError("without end")


def test_an_allowance_is_spent_and_grows_again() -> None:
    clock = Clock()
    allowance = Allowance(10, 2.0, clock)

    assert paid(allowance, "ada") == 10
    assert allowance.wait("ada") == 0.5
    clock.seconds += 2.0
    assert paid(allowance, "ada") == 4
    clock.seconds += 1000.0
    assert paid(allowance, "ada") == 10
    assert paid(allowance, "bob") == 10


def test_what_is_heavy_is_granted_less_often() -> None:
    assert paid(Allowance(40, 1.0, Clock()), "ada", HEAVY) == 4
    assert paid(Allowance(40, 1.0, Clock()), "ada", LIGHT) == 40


def test_what_is_refused_costs_nothing() -> None:
    allowance = Allowance(10, 1.0, Clock())
    allowance.pay("ada", 8.0)

    with pytest.raises(TooMuch):
        allowance.pay("ada", 3.0)

    allowance.pay("ada", 2.0)


def test_the_clock_of_the_machine_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set back by an hour, it locked everybody out for an hour."""
    allowance = Allowance(1, 1e9)
    allowance.pay("ada")
    monkeypatch.setattr("time.time", lambda: -3600.0)

    allowance.pay("ada")


def test_who_has_everything_again_is_forgotten() -> None:
    clock = Clock()
    allowance = Allowance(2, 1.0, clock)
    for k in range(MANY):
        allowance.pay(str(k))
    clock.seconds += 1.5
    allowance.pay("0", 2.0)
    allowance.pay("new")

    assert len(allowance._left) == 2
    assert allowance.left("0") == 0


def test_a_person_pays_from_one_purse_and_an_address_from_another() -> None:
    tolls = Tolls(Limits(messages_at_once=10, messages_a_second=1, persons_of_address=2), Clock())
    for _ in range(10):
        tolls.work("here", "ada", LIGHT)
    with pytest.raises(TooMuch):
        tolls.work("elsewhere", "ada", LIGHT)
    for _ in range(10):
        tolls.work("here", "bob", LIGHT)

    with pytest.raises(TooMuch) as refused:
        tolls.work("here", "eve", MIDDLING)
    assert refused.value.wait == 1.5
    tolls.work("elsewhere", "eve", MIDDLING)


def test_to_see_everything_again_is_dear() -> None:
    heavy = (Look(1, None), Speak(1, "en"), Listen(1, True), Resync(1), Draft(1, 0, 0, []))
    assert {price_of(call) for call in heavy} == {HEAVY}
    assert price_of(Ping(1)) == price_of(None) == LIGHT
    assert price_of(Answer(1, 0, 0, [])) == MIDDLING
    assert len(get_args(FromClient)) == 15, "a new message wants a price"


def test_a_fast_player_may_lay_a_whole_plan_at_once() -> None:
    clock = [0.0]
    tolls = Tolls(Limits(), lambda: clock[0])
    gesture = price_of(Draft(1, 0, 0, []))

    for _ in range(20):
        tolls.work("here", "ada", gesture)
    for _ in range(100):
        clock[0] += 0.25
        tolls.work("here", "ada", gesture)


def test_an_address_of_many_counts_as_one() -> None:
    assert address_of("2001:db8::1") == address_of("2001:db8::ffff:2")
    assert address_of("2001:db8:0:1::1") != address_of("2001:db8::1")
    assert address_of("::ffff:10.0.0.7") == address_of("10.0.0.7") == "10.0.0.7"
    assert address_of("fe80::1%eth0") == "fe80::"
    assert address_of(None) == ""
    assert address_of("testclient") == "testclient"


SLOWLY = Limits(messages_at_once=60, messages_a_second=0.001, persons_of_address=2)


async def resyncs(here: AtTable) -> int:
    """How often everything is sent again before that is too much."""
    count = 0
    while (reply := await here.call("resync"))["type"] == "done":
        count += 1
    assert reply["problem"]["code"] == "TOO_MUCH"
    return count


@live
async def test_ten_sockets_of_one_person_are_granted_no_more_than_one(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=SLOWLY) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        async with me.at(table["id"]) as one, me.at(table["id"]) as two:
            granted = await resyncs(one) + await resyncs(two)

        assert granted <= (SLOWLY.messages_at_once - 2 * HEAVY) // HEAVY


@live
async def test_who_asked_for_too_much_through_sockets_is_refused_requests_too(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, limits=SLOWLY) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        async with me.at(table["id"]) as here:
            await resyncs(here)
            codes = [await _faces(me, table) for _ in range(8)]

            assert codes[-1] == 429
            async with Visitor(address) as you:  # the address has something left
                assert await _faces(you, table) == 200


async def _faces(me: Visitor, table: Any) -> int:
    answer = await me.http.get(f"/api/tables/{table['id']}/faces")
    if answer.status_code == 429:
        assert int(answer.headers["retry-after"]) > 0
    return answer.status_code


@live
async def test_faces_are_limited_without_a_session(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=SLOWLY) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=3)
        async with httpx.AsyncClient(base_url=address) as stranger:
            path = f"/api/tables/{table['id']}/faces"
            codes = [(await stranger.get(path)).status_code for _ in range(60)]

        assert codes.count(200) <= SLOWLY.messages_at_once // MIDDLING
        assert codes[-1] == 429
        assert await _faces(me, table) == 200  # the address has something left


@live
async def test_a_spectator_writes_a_few_lines_a_minute(tmp_path: Path) -> None:
    limits = Limits(spectator_chat_a_minute=3, chat_a_minute=6)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        first = await me.lay("me", "open")
        second = await me.lay("me", "open")
        async with (
            Visitor(address) as you,
            you.at(first["id"]) as here,
            you.at(second["id"]) as there,
        ):
            said = [
                (await at.call("say", text=f"line {k}"))["type"]
                for k in range(3)
                for at in (here, there)
            ]
        async with me.at(first["id"]) as mine:
            own = [(await mine.call("say", text=f"line {k}"))["type"] for k in range(7)]

        assert said == ["done"] * 3 + ["refused"] * 3
        assert own == ["done"] * 6 + ["refused"]


@live
async def test_a_table_may_let_only_its_players_write(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", watchers_write=False)
        async with me.at(table["id"]) as mine, you.at(table["id"]) as here:
            refused = await here.call("say", text="hello")
            said = await mine.call("say", text="hello")

            assert here.table["watchers_write"] is False
        assert refused["problem"]["code"] == "NO_CHAT_FOR_SPECTATORS"
        assert said["type"] == "done"
