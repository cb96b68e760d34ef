"""Leaving, being replaced by a bot, coming back, playing once more."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from perihelion.server.thinkers import Thinkers
from server.serving import AtTable, Chance, Clock, Visitor, kept, live, serving
from server.test_keys import in_store
from server.test_tables import play_together


def who(table: Any) -> list[str]:
    return [seat["who"] for seat in table["seats"]]


async def heard_table(here: AtTable, wanted: Any) -> Any:
    """Hear until the table is as wanted."""
    while not wanted(here.table):
        await here.hear()
    return here.table


@live
async def test_who_gets_up_from_an_open_table_leaves_the_seat_free(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", "open", game="tiny")
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})

        left = await you.told(f"{path}/leave", {})

        assert who(left) == ["person", "open", "open"]
        assert left["my_seats"] == []
        assert (await you.post(f"{path}/leave", {})).json()["code"] == "NOT_YOUR_SEAT"
        assert (await you.told(f"{path}/join", {}))["my_seats"] == [1]


@live
async def test_who_comes_back_chooses_the_whole_set_that_was_begun(tmp_path: Path) -> None:
    stuck = Thinkers(1, 600.0, [sys.executable, "-c", "import time; time.sleep(600)"])
    async with serving(tmp_path, stuck) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=6)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        whole = (await you.told_update(table["id"], 1))["question"]
        first = whole["options"][0]["id"]
        pick = {"type": "pick", "call": 1, "seat": 1, "on": whole["number"], "option": first}
        await you.told(f"{path}/play", pick)
        begun = (await you.told_update(table["id"], 1))["question"]
        await you.told(f"{path}/leave", {})

        await you.told(f"{path}/return", {})

        again = (await you.told_update(table["id"], 1))["question"]
        assert (begun["given"], begun["least"], begun["most"]) == ([first], 1, 1)
        assert begun["options"] == whole["options"][1:]
        assert {**again, "number": 0} == {**whole, "number": 0}
        assert again["number"] > begun["number"]


@live
async def test_who_leaves_a_game_is_replaced_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=6)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        async with me.at(table["id"]) as here:
            question = await here.question()
            await here.answer(question, Chance(1).picks(question))

            left = await you.told(f"{path}/leave", {})

            assert who(left) == ["person", "bot"]
            assert left["seats"][1]["replaced"] == you.me["name"]
            await here.until(lambda u: u["question"] is not None)  # the bot has answered
            assert (await me.post(f"{path}/return", {})).json()["code"] == "NO_SEAT_TO_RETURN"
            assert here.table["undo_all"] is False  # the other may still come back

            back = await you.told(f"{path}/return", {})

            assert who(back) == ["person", "person"]
            assert back["my_seats"] == [1]
            assert back["seats"][1]["replaced"] is None
            async with you.at(table["id"]) as there:
                await play_together(here, there)
                assert there.update["end"] is not None


@live
async def test_a_game_that_i_have_left_stays_among_mine_even_where_nobody_may_watch(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=6, watch=False)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})

        left = await you.told(f"{path}/leave", {})

        assert left["may_return"]
        home = (await you.http.get("/api/home")).json()
        assert [(line["id"], line["may_return"]) for line in home["mine"]] == [(table["id"], True)]
        assert home["watch"] == []
        assert not (await me.http.get(path)).json()["may_return"]
        async with you.at(table["id"], seat=None) as there:
            assert there.update["seat"] is None
            await you.told(f"{path}/return", {})
            assert not (await heard_table(there, lambda t: t["my_seats"] == [1]))["may_return"]


@live
async def test_a_player_who_is_away_is_replaced_if_all_others_agree(
    tmp_path: Path, clock: Clock
) -> None:
    async with (
        serving(tmp_path) as address,
        Visitor(address) as me,
        Visitor(address) as you,
        Visitor(address) as they,
    ):
        table = await me.lay("me", "open", "open", game="tiny", replace_after=None)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        await they.told(f"{path}/join", {})
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            async with they.at(table["id"]):
                reply = await here.call("replace", seat=2)
                assert reply["problem"]["code"] == "NOT_AWAY"
                clock.moment += 10
            day = 86_400  # so long it waits where the host never decides alone
            await heard_table(here, lambda t: t["replacing"] and t["replacing"][0]["wait"] == day)
            clock.moment += day
            for seat in (0, 7):
                reply = await here.call("replace", seat=seat)
                assert reply["problem"]["code"] == "NOT_YOUR_SEAT"

            await here.call("replace", seat=2)
            assert here.table["replacing"] == [
                {"seat": 2, "votes": [0], "needed": 2, "host_at": None, "wait": 0}
            ]
            await here.call("replace", seat=2, agree=False)
            assert here.table["replacing"][0]["votes"] == []
            await there.call("replace", seat=2)
            assert who(there.table) == ["person"] * 3
            await here.call("replace", seat=2)

            assert who(here.table) == ["person", "person", "bot"]
            assert here.table["replacing"] == []
            assert here.table["seats"][2]["replaced"] == they.me["name"]
            assert here.table["seats"][2]["replaced_by"] == [0, 1]
            async with they.at(table["id"]) as again:
                assert again.update["seat"] is None
                reply = await again.call("replace", seat=0)
                assert reply["problem"]["code"] == "NOT_YOUR_SEAT"


@live
async def test_after_the_set_time_the_host_alone_replaces(tmp_path: Path, clock: Clock) -> None:
    async with (
        serving(tmp_path) as address,
        Visitor(address) as me,
        Visitor(address) as you,
        Visitor(address) as they,
    ):
        table = await me.lay("me", "open", "open", game="tiny", replace_after=3600)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        await they.told(f"{path}/join", {})
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            clock.moment += 3599
            await here.call("replace", seat=2)
            assert who(here.table) == ["person"] * 3
            host_at = here.table["replacing"][0]["host_at"]
            assert host_at == kept(tmp_path, table["id"])[1][2][7] + 3600
            await here.call("replace", seat=2, agree=False)
            clock.moment += 1

            await there.call("replace", seat=2)
            assert who(there.table) == ["person"] * 3  # not the host
            await there.call("replace", seat=2, agree=False)
            await here.call("replace", seat=2)
            assert who(here.table) == ["person", "person", "bot"]


@live
async def test_who_has_just_gone_is_not_replaced_yet(tmp_path: Path, clock: Clock) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", game="tiny")
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        async with me.at(table["id"]) as here:
            async with you.at(table["id"]):
                clock.moment += 1000
            await heard_table(here, lambda t: t["replacing"] and t["replacing"][0]["wait"] == 120)

            for passed, left in ((0, 120), (119, 1)):
                clock.moment += passed
                problem = (await here.call("replace", seat=1))["problem"]
                assert (problem["code"], problem["facts"]["seconds"]) == ("JUST_GONE", left)
                assert str(left) in problem["words"]
            clock.moment += 1
            await here.call("replace", seat=1)

            assert who(here.table) == ["person", "bot"]
            async with you.at(table["id"]) as there:
                assert there.table["may_return"]
                assert there.table["seats"][1]["replaced_by"] == [0]
                await you.told(f"{path}/return", {})
                assert (await heard_table(there, lambda t: t["my_seats"]))["seats"][1][
                    "replaced_by"
                ] == []


@live
async def test_a_slow_game_waits_as_long_as_its_host(tmp_path: Path, clock: Clock) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", game="tiny", replace_after=3 * 86_400)
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here:
            clock.moment += 2 * 86_400
            problem = (await here.call("replace", seat=1))["problem"]
            assert problem["facts"] == {"seconds": 86_400, "unit": "hours", "count": 24}
            clock.moment += 86_400

            await here.call("replace", seat=1)

            assert who(here.table) == ["person", "bot"]


@live
async def test_who_plays_without_a_page_is_not_away(tmp_path: Path, clock: Clock) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=6)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        async with me.at(table["id"]) as here:
            clock.moment += 1000
            question = (await you.told_update(table["id"], 1))["question"]
            assert (await here.call("replace", seat=1))["problem"]["code"] == "NOT_AWAY"
            assert (await heard_table(here, lambda t: t["seats"][1]["connected"]))[
                "replacing"
            ] == []
            clock.moment += 1000
            picks = Chance(1).picks(question)
            answer = {"type": "answer", "call": 1, "seat": 1, "on": 0, "picks": picks}
            await you.told(f"{path}/play", answer)
            assert (await here.call("replace", seat=1))["problem"]["code"] == "NOT_AWAY"
            clock.moment += 61

            problem = (await here.call("replace", seat=1))["problem"]

            assert (problem["code"], problem["facts"]["seconds"]) == ("JUST_GONE", 59)


@live
async def test_that_somebody_without_a_page_has_gone_is_told(tmp_path: Path, clock: Clock) -> None:
    async with (
        serving(tmp_path, idle_seconds=1.0) as address,
        Visitor(address) as me,
        Visitor(address) as you,
    ):
        table = await me.lay("me", "open", game="tiny")
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here:
            await you.told_update(table["id"], 1)
            asked = int(clock.moment)
            await heard_table(here, lambda t: t["seats"][1]["connected"])

            clock.moment += 61

            gone = await heard_table(here, lambda t: not t["seats"][1]["connected"])
            assert gone["seats"][1]["away"] == 61
            assert gone["replacing"][0]["wait"] == 59
            while kept(tmp_path, table["id"])[1][1][7] < asked:
                await asyncio.sleep(0.05)


@live
async def test_votes_are_void_when_the_player_is_back(tmp_path: Path, clock: Clock) -> None:
    async with (
        serving(tmp_path) as address,
        Visitor(address) as me,
        Visitor(address) as you,
        Visitor(address) as they,
    ):
        table = await me.lay("me", "open", "open", game="tiny")
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        await they.told(f"{path}/join", {})
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            clock.moment += 200
            await here.call("replace", seat=2)
            async with they.at(table["id"]):
                await heard_table(there, lambda t: t["seats"][2]["connected"])
                clock.moment += 10
            await heard_table(there, lambda t: t["replacing"] and t["replacing"][0]["wait"] == 120)
            clock.moment += 120

            await there.call("replace", seat=2)

            assert who(there.table) == ["person"] * 3
            assert there.table["replacing"][0]["votes"] == [1]


class again(Visitor):  # noqa: N801 - reads like a verb
    """The same person, at the same server on another port."""

    def __init__(self, person: Visitor, address: str) -> None:
        super().__init__(address)
        for cookie in person.http.cookies.jar:
            self.http.cookies.set(cookie.name, cookie.value or "")
        self.was = person.me

    async def __aenter__(self) -> Visitor:
        self.me = (await self.http.get("/api/me")).json()
        assert self.me == self.was
        return self


@live
async def test_an_absence_begins_when_the_last_page_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", game="tiny", replace_after=60)
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here:
            async with you.at(table["id"]), you.at(table["id"]):
                in_store(tmp_path, "UPDATE seats SET seen = 5")
            await heard_table(here, lambda t: not t["seats"][1]["connected"])
            while kept(tmp_path, table["id"])[1][1][7] == 5:
                await asyncio.sleep(0.05)
            assert here.table["seats"][1]["away"] < 30


@live
async def test_presence_is_noted_now_and_then(tmp_path: Path, clock: Clock) -> None:
    async with (
        serving(tmp_path, idle_seconds=1.0) as address,
        Visitor(address) as me,
        Visitor(address) as you,
    ):
        table = await me.lay("me", "open", game="tiny", replace_after=60)
        await you.told(f"/api/tables/{table['id']}/join", {})
        sat = kept(tmp_path, table["id"])[1][0][7]
        async with me.at(table["id"]):
            clock.moment += 20
            async with asyncio.timeout(30):
                while kept(tmp_path, table["id"])[1][0][7] < sat + 20:
                    await asyncio.sleep(0.1)


async def state(visitor: Visitor, table: str) -> Any:
    return (await visitor.http.get(f"/api/tables/{table}")).json()


@live
async def test_a_rematch_has_the_same_seats_and_is_laid_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=11, chat=False, replace_after=60)
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        assert (await me.post(f"{path}/rematch", {})).json()["code"] == "GAME_NOT_OVER"
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            await play_together(here, there)
            async with Visitor(address) as stranger:
                refused = await stranger.post(f"{path}/rematch", {})
                assert refused.json()["code"] == "NOT_YOUR_SEAT"

            one, two = await asyncio.gather(
                me.told(f"{path}/rematch", {}), you.told(f"{path}/rematch", {})
            )

            assert one["id"] == two["id"] != table["id"]
            for person, share in ((me, "a1" * 32), (you, "b2" * 32)):  # both are here: waited for
                assert one["state"] == "open"
                one = await person.told(f"/api/tables/{two['id']}/share", {"share": share})
            assert one["state"] == "playing"
            assert one["fairness"]["commitment"] != here.table["fairness"]["commitment"]
            one = await state(me, two["id"])
            assert (one["my_seats"], two["my_seats"]) == ([0], [1])
            assert (one["chat"], one["replace_after"]) == (False, 60)
            await heard_table(there, lambda t: t["rematch"] == one["id"])
        home = (await me.http.get("/api/home")).json()["mine"]
        assert [line["id"] for line in home] == [one["id"], table["id"]]
        async with me.at(one["id"]) as here:
            assert (await here.question())["number"] == 0
