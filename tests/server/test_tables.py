"""People at tables: coming by a link or from the list, watching, talking, playing on one device."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from perihelion import words
from perihelion.bots.registry import bot_names
from perihelion.games import GAMES
from server.serving import AtTable, Chance, Visitor, kept, live, serving
from shipped import SHIPPED


async def play_together(*people: AtTable) -> None:
    """Play by chance until the game is over; whoever is asked answers."""
    chance = Chance(7)
    for _ in range(3000):
        if people[0].update["end"] is not None:
            return
        for here in people:
            question = here.update["question"]
            if question is not None:
                await here.answer(question, chance.picks(question))
        await people[0].call("ping")
        for here in people[1:]:
            await here.call("ping")
    raise AssertionError("no game takes so long")


@live
async def test_two_people_play_a_whole_game_at_one_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address, "ru") as you:
        table = await me.lay("me", "open", seed=11)
        assert table["state"] == "open"
        assert table["invitation"].startswith("/join/")
        code = table["invitation"].removeprefix("/join/")
        seen = (await you.http.get(f"/api/invitations/{code}")).json()
        assert seen["id"] == table["id"]
        assert seen["invitation"] is None  # told to those who sit there
        joined = await you.told(f"/api/invitations/{code}", {})
        assert joined["state"] == "playing"
        assert joined["my_seats"] == [1]
        assert joined["invitation"] is None

        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            await play_together(here, there)
            await there.until(lambda u: u["end"] is not None)

            assert here.update["end"]["scores"] == there.update["end"]["scores"]
            assert here.update["seq"] == there.update["seq"]
            assert here.table["state"] == "over"
            assert {event["kind"] for event in here.log} >= {"round", "over"}
            assert any("а" <= ch <= "я" for ch in there.log[-1]["words"])
        record = (await you.http.get(f"/api/tables/{table['id']}/record")).json()
        assert len(record["answers"]) == len(kept(tmp_path, table["id"])[2])


@live
async def test_a_record_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="tiny", seed=1)

        answer = await me.http.get(f"/api/tables/{table['id']}/record")

        assert answer.status_code == 409
        assert answer.json()["code"] == "GAME_NOT_OVER"


@live
async def test_the_last_seat_begins_the_game_and_a_late_guest_finds_it_taken(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open", "open", game="tiny")
        path = f"/api/tables/{table['id']}/join"
        code = table["invitation"].removeprefix("/join/")
        async with Visitor(address) as one, Visitor(address) as two, Visitor(address) as three:
            async with me.at(table["id"]) as here:
                await me.told(f"/api/tables/{table['id']}/share", {"share": "a1" * 32})
                assert (await one.told(path, {"seat": 2}))["my_seats"] == [2]
                assert (await one.told(path, {}))["my_seats"] == [2]  # keeps the seat
                taken = await two.post(path, {"seat": 2})
                assert taken.json()["code"] == "SEAT_TAKEN"
                assert (await two.post(path, {"seat": 9})).status_code == 403
                assert (await two.told(path, {}))["state"] == "playing"
                await here.until(lambda u: True)
                assert [seat["who"] for seat in here.table["seats"]] == ["person"] * 3
            late = await three.post(path, {})
            assert late.status_code == 409
            assert late.json()["code"] == "ALREADY_STARTED"
            gone = await three.post(f"/api/invitations/{code}", {})
            assert gone.status_code == 404
            assert (await three.http.get(f"/api/tables/{table['id']}")).json()["my_seats"] == []


@live
async def test_the_home_page_shows_my_games_open_tables_and_tables_to_watch(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        open_table = await me.lay("me", "open", game="tiny")
        private = await me.lay("me", "open", game="tiny", private=True)
        hidden = await me.lay("me", "here", game="tiny", watch=False)
        playing = await me.lay("me", "here", game="tiny")
        alone = await me.lay("me", "random", game="tiny", seed=1)
        shown = await me.lay("me", "random", game="tiny", seed=1, watch=True)

        mine = (await me.http.get("/api/home")).json()
        theirs = (await you.http.get("/api/home")).json()

        ids = [line["id"] for line in mine["mine"]]
        against_bots = {alone["id"], shown["id"]}
        people = [id for id in ids if id not in against_bots]
        assert set(people) == {t["id"] for t in (open_table, private, hidden, playing)}
        assert set(people[:2]) == {hidden["id"], playing["id"]}  # those waiting for me come first
        waits = {line["id"]: line["waits_for_me"] for line in mine["mine"]}
        assert [waits[id] for id in people] == [True, True, False, False]
        assert theirs["mine"] == []
        assert [line["id"] for line in theirs["open"]] == [open_table["id"]]
        assert {line["id"] for line in theirs["watch"]} == {playing["id"], shown["id"]}
        assert theirs["open"][0]["free"] == 1


@live
async def test_the_host_begins_with_bots_on_the_free_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", "open", game="tiny")
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {})
        refused = await you.post(f"{path}/begin", {})
        assert refused.status_code == 403
        assert refused.json()["code"] == "NOT_HOST"

        begun = await me.told(f"{path}/begin", {})

        assert begun["state"] == "playing"
        assert [seat["who"] for seat in begun["seats"]] == ["person", "person", "bot"]
        assert begun["seats"][2]["bot"] == "greedy"
        assert (await me.post(f"{path}/begin", {})).json()["code"] == "ALREADY_STARTED"


@live
async def test_two_on_one_device_look_each_at_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        plans = [{"who": "me"}, {"who": "here", "name": "Grace"}]
        table = await me.told("/api/tables", {"game": "race", "seats": plans, "seed": 4})
        assert table["my_seats"] == [0, 1]
        assert [seat["name"] for seat in table["seats"]] == [me.me["name"], "Grace"]
        async with me.at(table["id"]) as here:
            assert here.update["seat"] == 0
            mine = {card["id"] for card in here.update["view"]["hand"]}
            question = await here.question()
            await here.answer(question, Chance(1).picks(question))
            update = here.update
            assert update["question"] is None
            assert update["waiting"] == [1]

            await here.call("look", seat=1)

            theirs = {card["id"] for card in here.update["view"]["hand"]}
            assert here.update["seat"] == 1
            assert here.update["question"]["seat"] == 1
            assert not mine & theirs
            question = await here.question()
            await here.answer(question, Chance(1).picks(question))
            await here.call("look", seat=None)
            assert here.update["seat"] is None
            assert here.update["view"]["hand"] == []


@live
async def test_spectators_see_the_table_and_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "here", seed=4)
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            await here.call("ping")
            assert here.table["watchers"] == 1
            assert there.update["view"]["hand"] == []
            assert there.update["question"] is None
            assert there.update["may"]["undo"]["code"] == "NOT_YOUR_SEAT"
            nobody = Visitor(address)
            async with nobody.at(table["id"]) as anywhere, Visitor(address).at(table["id"]):
                await here.call("ping")
                assert here.table["watchers"] == 3
                assert anywhere.update["view"] == there.update["view"]
            await nobody.http.aclose()


@live
async def test_where_nobody_may_watch_nobody_does(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "here", seed=4, watch=False)
        async with you.socket(table["id"]) as socket:
            await socket.send('{"type": "hello", "call": 1}')
            message = str(await socket.recv())
        assert '"NO_WATCHING"' in message
        answer = await you.http.get(f"/api/tables/{table['id']}/update")
        assert answer.status_code == 403
        async with me.at(table["id"], seat=None) as here:
            assert here.update["seat"] is None


@live
async def test_who_is_connected_is_visible(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", game="tiny")
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here:
            assert [seat["connected"] for seat in here.table["seats"]] == [True, False]
            assert here.table["seats"][1]["away"] is not None
            async with you.at(table["id"]):
                await here.call("ping")
                assert [seat["connected"] for seat in here.table["seats"]] == [True, True]
                seat = here.table["seats"][1]
                assert seat["away"] is None
            while here.table["seats"][1]["connected"]:
                await here.hear()
            assert here.table["seats"][1]["away"] <= 2


@live
async def test_another_language_brings_everything_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=4)
        async with me.at(table["id"]) as here:
            await here.call("say", phrase="hello")
            before, english = here.update, here.log
            heard = len(here.heard)

            await here.call("speak", lang="ru")

            kinds = [message["type"] for message in here.heard[heard:]]
            assert kinds == ["table", "update", "chat", "done"]
            assert here.update["lang"] == "ru"
            assert here.update["log"]["keep"] == 0
            assert len(here.log) == len(english)
            assert here.update["question"]["number"] == before["question"]["number"]
            assert here.update["seq"] == before["seq"] + 1  # the line of the chat
            assert here.chat[0]["text"] == "Привет!"
            texts = [here.update["question"]["words"], here.table["title"], here.log[0]["words"]]
            for text in texts:
                assert any("а" <= ch <= "я" for ch in text)
            assert [e["facts"] for e in here.log] == [e["facts"] for e in english]


@live
async def test_a_nickname_can_be_changed_at_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", game="tiny")
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with you.at(table["id"]) as there:
            headers = {"x-csrf-token": me.http.cookies["csrf"]}
            await me.http.patch("/api/me", json={"name": "Hypatia"}, headers=headers)
            await there.call("ping")

            assert there.table["seats"][0]["name"] == "Hypatia"


@live
async def test_programs_may_play_by_http_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="tiny", seed=2)
        path = f"/api/tables/{table['id']}"
        chance = Chance(3)
        log: list[Any] = []
        seq = -1
        for _ in range(30):
            seat = (await me.told_update(table["id"]))["waiting"][0]
            asked = {"seat": seat, "known": 0, "after": -1}
            update = (await me.http.get(f"{path}/update", params=asked)).json()
            question = update["question"]
            body = {"type": "answer", "call": 5, "seat": seat, "on": question["number"]}
            done = await me.told(f"{path}/play", {**body, "picks": chance.picks(question)})
            assert done["type"] == "done"
            assert done["call"] == 5
            assert done["seq"] > seq
            seq = done["seq"]
            log = update["log"]["events"]
        assert len(log) > 10
        asked = {"seat": 0, "known": 5, "after": seq, "wait": 0.2}
        later = (await me.http.get(f"{path}/update", params=asked)).json()
        assert later["log"]["keep"] == 5
        for wrong in ({"seat": 7}, {"seat": "x"}, {"wait": 1000}, {"known": -1}):
            assert (await me.http.get(f"{path}/update", params=wrong)).status_code in (400, 403)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@live
async def test_all_that_can_be_chosen_is_worded(tmp_path: Path, lang: str) -> None:
    words.be_strict()
    try:
        async with serving(tmp_path) as address, Visitor(address, lang) as me:
            games = (await me.http.get("/api/games")).json()
            assert [game["game"] for game in games] == list(GAMES)
            for game in games:
                known = [bot["bot"] for bot in game["bots"]]
                assert known == bot_names(game["game"])
                assert ("greedy" in known) == (game["game"] in SHIPPED)
                for option in game["options"]:
                    assert option["help"].endswith(".")
            other = "ru" if lang == "en" else "en"
            translated = (await me.http.get(f"/api/games?lang={other}")).json()
            assert [g["title"] for g in translated] != [g["title"] for g in games]
    finally:
        words.be_strict(False)
