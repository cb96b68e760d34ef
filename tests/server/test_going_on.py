"""Games go on: when the server was closed, when the rules have changed, when a bot has failed."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.games import GAMES
from perihelion.server.thinkers import Thinkers
from perihelion.server.thinking import Thought
from server.serving import Chance, Visitor, kept, live, serving
from server.test_flow import play_on
from server.test_keys import in_store
from server.test_leaving import again
from shipped import SHIPPED


@live
async def test_a_server_that_closes_says_goodbye_and_the_game_goes_on(tmp_path: Path) -> None:
    async with AsyncExitStack() as visits:
        async with serving(tmp_path) as address:
            me = await visits.enter_async_context(Visitor(address))
            table = await me.lay("me", "here", seed=8)
            here = await visits.enter_async_context(me.at(table["id"]))
            assert not await play_on(here, Chance(1), 1)
            await here.call("look", seat=1)
            before = here.update
        while here.heard[-1]["type"] != "bye":
            await here.hear()
    assert here.heard[-1]["problem"]["code"] == "CLOSING"
    assert here.heard[-1]["again"] == 1.0
    async with serving(tmp_path) as address, again(me, address) as back:
        known = {"seq": before["seq"], "known": len(here.log), "seat": 1}
        async with back.at(table["id"], here.log, **known) as there:
            assert there.update["view"] == before["view"]
            assert there.update["question"] == before["question"]
            assert there.log == here.log
            assert not await play_on(there, Chance(2), 1)


@live
async def test_a_bot_that_was_to_move_when_the_server_closed_moves_when_it_opens(
    tmp_path: Path,
) -> None:
    stuck = Thinkers(1, 600.0, [sys.executable, "-c", "import time; time.sleep(600)"])
    async with serving(tmp_path, stuck) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=8)
        async with me.at(table["id"]) as here:
            question = await here.question()
            await here.answer(question, Chance(1).picks(question))
            assert here.update["waiting"] == [1]
    async with serving(tmp_path) as address, again(me, address) as back:
        async with asyncio.timeout(20):
            while not (await back.told_update(table["id"], 0))["question"]:
                await asyncio.sleep(0.1)


def spoil(folder: Path, table: str, **changes: Any) -> None:
    """Let the store look as an older version would have left it."""
    row = kept(folder, table)[0][0]
    names = [info[1] for info in in_store(folder, "PRAGMA table_info(tables)")]
    columns = dict(zip(names, row, strict=True))
    for name, change in changes.items():
        value = json.dumps({**json.loads(columns[name]), **change})
        in_store(folder, f"UPDATE tables SET {name} = ? WHERE id = ?", value, table)


@pytest.mark.parametrize("game", SHIPPED)
@live
async def test_after_the_rules_have_changed_a_game_goes_on_from_its_snapshot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game=game, seed=8)
        async with me.at(table["id"]) as here:
            for _ in range(12):
                await here.call("look", seat=here.update["waiting"][0])
                assert not await play_on(here, Chance(1), 1)
            await here.call("look", seat=here.update["waiting"][0])
            before = here.update
    before_answers = [row[2] for row in kept(tmp_path, table["id"])[2]]
    spoil(tmp_path, table["id"], head={"rules": 0}, snapshot={"rules": 0})

    async with (
        serving(tmp_path) as address,
        again(me, address) as back,
        back.at(table["id"], seat=before["seat"]) as there,
    ):
        assert there.update["view"] == before["view"]
        assert there.update["question"] == before["question"]
        assert there.update["may"]["undo"] is not None
        assert "goes on from its snapshot" in caplog.text
        assert "rules of this game have been corrected" in there.table["notice"]
        for _ in range(6):
            await there.call("look", seat=there.update["waiting"][0])
            assert not await play_on(there, Chance(2), 1)
        await there.call("look", seat=before["seat"])
        after = there.update
        told = (await back.http.get("/api/home?lang=ru")).json()["mine"][0]["notice"]
        assert "правила этой игры исправили" in told
    answers = kept(tmp_path, table["id"])[2]
    assert 0 < len(answers) < 40  # the record begins anew where the rules changed
    caplog.clear()
    async with (
        serving(tmp_path) as address,
        again(me, address) as back,
        back.at(table["id"], seat=before["seat"]) as there,
    ):
        assert there.update["view"] == after["view"]
        assert "snapshot" not in caplog.text
        assert there.table["notice"] is not None  # who comes later is told as well
        assert (await back.http.get(f"/api/tables/{table['id']}/record?part=0")).status_code == 409
        await back.told(f"/api/tables/{table['id']}/leave", {})
        async with asyncio.timeout(120):
            await there.until(lambda u: u["end"])
        first, last = [
            (await back.http.get(f"/api/tables/{table['id']}/record", params=part)).json()
            for part in ({"part": 0}, {})
        ]
    assert first["rules"] == 0
    assert first["answers"] == before_answers
    assert perihelion.replay(last).over


@live
async def test_a_record_of_older_rules_that_can_be_played_through_is_written_anew(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="beyond", seed=8)
        async with me.at(table["id"]) as here:
            for _ in range(6):
                await here.call("look", seat=here.update["waiting"][0])
                assert not await play_on(here, Chance(1), 1)
            await here.call("look", seat=here.update["waiting"][0])
            before = here.update
    spoil(tmp_path, table["id"], head={"rules": 1}, snapshot={"rules": 1})
    async with (
        serving(tmp_path) as address,
        again(me, address) as back,
        back.at(table["id"], seat=before["seat"]) as there,
    ):
        assert there.update["view"] == before["view"]
        assert there.table["notice"] is None
        assert not await play_on(there, Chance(2), 1)
    row, answers = kept(tmp_path, table["id"])[0], kept(tmp_path, table["id"])[2]
    head = next(json.loads(one) for one in row[0] if str(one).startswith('{"game"'))
    assert head["rules"] == GAMES["beyond"].rules()
    assert perihelion.replay({**head, "answers": [one[2] for one in answers]}).waiting()


@live
async def test_a_table_that_cannot_be_read_does_not_keep_the_server_from_opening(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=8)
        good = await me.lay("me", "here", seed=8)
    spoil(tmp_path, table["id"], head={"rules": 1}, snapshot={"deck": ["no-such-card"]})
    said = [row[2] for row in kept(tmp_path, table["id"])[2]]
    async with serving(tmp_path) as address, again(me, address) as back:
        answer = await back.http.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "UNREADABLE_TABLE"
        assert "cannot be read" in caplog.text
        mine = (await back.http.get("/api/home")).json()["mine"]
        assert len(mine) == 2
        [ended] = [line for line in mine if line["id"] == table["id"]]
        assert ended["state"] == "over"
        assert not ended["waits_for_me"]
        assert "Its record is kept" in ended["notice"]
        record = (await back.http.get(f"/api/tables/{table['id']}/record")).json()
        assert record["rules"] == 1
        assert record["answers"] == said
        async with back.at(good["id"]) as here:
            assert await here.question() is not None


@live
async def test_a_finished_game_of_older_rules_shows_its_end_and_keeps_its_record(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", game="tiny", seed=8)
        await me.told(f"/api/tables/{table['id']}/leave", {})
        async with me.at(table["id"]) as here:
            end = (await here.until(lambda u: u["end"]))["end"]
        record = (await me.http.get(f"/api/tables/{table['id']}/record")).json()
    spoil(tmp_path, table["id"], head={"rules": 0}, snapshot={"rules": 0})

    async with serving(tmp_path) as address, again(me, address) as back:
        async with back.at(table["id"]) as there:
            assert there.update["end"] == end
            assert there.table["notice"] is None
        again_told = (await back.http.get(f"/api/tables/{table['id']}/record")).json()
        assert again_told == {**record, "rules": 0}


SPOILT = {
    "a game that is gone": {"game": "go"},
    "terms that are not ours": {"terms": '{"options": 1}'},
    "no JSON": {"waiting": "[0"},
    "a head of another kind": {"head": '{"game": []}', "snapshot": '{"seats": 5}'},
    "options of another game": {"terms": None},
}


@pytest.mark.parametrize("changes", list(SPOILT.values()), ids=list(SPOILT))
@live
async def test_a_table_that_cannot_be_read_does_not_hide_the_others(
    tmp_path: Path, changes: dict[str, str | None]
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        bad = await me.lay("me", "here", seed=8)
        good = await me.lay("me", "here", seed=8)
        lonely = await me.lay("me", "open")
    for column, value in changes.items():
        if value is None:
            spoil(tmp_path, bad["id"], terms={"options": {"expansions": 7, "rogue": []}})
        else:
            in_store(tmp_path, f"UPDATE tables SET {column} = ? WHERE id = ?", value, bad["id"])

    async with serving(tmp_path) as address, again(me, address) as back, Visitor(address) as other:
        home = (await back.http.get("/api/home")).json()
        assert {good["id"], lonely["id"]} <= {line["id"] for line in home["mine"]}
        home = (await other.http.get("/api/home")).json()
        assert [line["id"] for line in home["open"]] == [lonely["id"]]
        assert good["id"] in {line["id"] for line in home["watch"]}
        assert (await back.http.get(f"/api/tables/{bad['id']}")).status_code in (200, 409)
        async with back.at(good["id"]) as here:
            assert await here.question() is not None


CRASHES = "raise SystemExit(1)"
HANGS = "import time; time.sleep(60)"
BABBLES = "import sys; sys.stdout.write('nonsense ' * 1000); sys.stdout.flush(); sys.stdin.read()"
LIES = """
import sys, msgspec
while len(head := sys.stdin.buffer.read(4)) == 4:
    sys.stdin.buffer.read(int.from_bytes(head, "big"))
    out = msgspec.msgpack.encode([99999, ""])
    sys.stdout.buffer.write(len(out).to_bytes(4, "big") + out)
    sys.stdout.buffer.flush()
"""
STUMBLES = LIES.replace('[99999, ""]', '[0, "KeyError: 7"]')
LARGE = (
    "import sys; sys.stdout.buffer.write(b'\\xff' * 100000); sys.stdout.flush(); sys.stdin.read()"
)


@pytest.mark.parametrize(
    "script", [CRASHES, HANGS, BABBLES, LIES, STUMBLES, LARGE], ids=lambda s: s.split("\n")[0][:40]
)
@live
async def test_where_a_bot_fails_chance_answers_and_it_stays_who_it_is(
    tmp_path: Path, script: str, caplog: pytest.LogCaptureFixture
) -> None:
    failing = Thinkers(1, 0.7, [sys.executable, "-c", script])
    async with serving(tmp_path, failing) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=8)
        async with me.at(table["id"]) as here:
            question = await here.question()
            await here.answer(question, Chance(1).picks(question))

            await here.until(lambda u: u["question"] is not None)

            assert here.table["seats"][1]["bot"] == "greedy"
            before = failing.failures
            figures = (await me.http.get("/metrics")).text
            told = re.search(r"bot_failures_total (\d+)", figures)
            assert told is not None
            assert before <= int(told[1]) <= failing.failures  # it goes on failing meanwhile
            assert failing.failures > 0
            failures = [r for r in caplog.records if "bot has failed" in r.message]
            assert failures
            assert vars(failures[0])["table"] == table["id"]
            assert vars(failures[0])["bot"] == "greedy"


@live
async def test_a_thinker_that_was_ended_is_begun_again() -> None:
    thinkers = Thinkers(1, 20.0)
    game = perihelion.new_game("race", 2, 5)
    thought = Thought("greedy", 1, 0, game.seen_by(0).pack())
    said = await thinkers.ask(thought)
    for _ in range(2):
        process = thinkers.all[0].process
        assert process is not None
        process.kill()
        await process.wait()

        assert await thinkers.ask(thought) == said
    await thinkers.stop()
