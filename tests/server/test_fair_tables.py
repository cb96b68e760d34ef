"""Where several people play, nobody can compute the cards, and in the end anybody can prove it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from perihelion import fair
from perihelion.server.hall import new_table
from perihelion.server.minds import luck_of
from perihelion.server.stored import Chair, Terms
from server.serving import FILE, Visitor, live, serving
from server.test_tables import play_together

MINE, YOURS = "a1" * 32, "b2" * 32


def asked(folder: Path, text: str, *values: object) -> Any:
    """One row of the store, read or changed behind the back of the server."""
    with closing(sqlite3.connect(folder / FILE)) as store:
        row = store.execute(text, values).fetchone()
        store.commit()
        return row


def secret_of(folder: Path, table: str) -> Any:
    return asked(folder, "SELECT secret FROM tables WHERE id = ?", table)[0]


async def state(visitor: Visitor, table: str) -> Any:
    return (await visitor.http.get(f"/api/tables/{table}")).json()


async def begun(visitor: Visitor, table: str) -> Any:
    """The table once its game has begun."""
    async with asyncio.timeout(60):
        while (told := await state(visitor, table))["state"] == "open":
            await asyncio.sleep(0.02)
    return told


@live
async def test_a_game_of_two_is_proved_and_tells_nothing_before_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        told: list[Any] = []
        table = await me.lay("me", "open", seed=5)  # a seed that is chosen does not count
        path = f"/api/tables/{table['id']}"
        told.append(table)
        commitment = table["fairness"]["commitment"]
        told.append(await me.told(f"{path}/share", {"share": MINE}))
        seen = await state(you, table["id"])
        told.append(seen)
        assert seen["fairness"]["sent"] == [True, False]
        assert MINE not in json.dumps(seen)
        told.append(await you.told(f"{path}/join", {"share": YOURS}))

        assert told[-1]["state"] == "playing"
        assert told[-1]["fairness"]["shares"] == [MINE, YOURS]
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            told.append((await me.http.get(f"{path}/record")).json())
            assert told[-1]["code"] == "GAME_NOT_OVER"
            await play_together(here, there)
            told += [m for m in here.heard + there.heard if not is_end(m)]

        secret = secret_of(tmp_path, table["id"])
        key = fair.key(table["id"], secret, [MINE, YOURS])
        before = json.dumps(told)
        words = [int.from_bytes(bytes.fromhex(key)[k : k + 4], "little") for k in range(0, 32, 4)]
        for hidden in [secret, key, *[str(word) for word in words if word > 10**6], "seed"]:
            assert hidden not in before
        over = await state(you, table["id"])
        assert over["fairness"] == {
            "commitment": commitment,
            "sent": [True, True],
            "shares": [MINE, YOURS],
            "secret": secret,
        }
        record = (await you.http.get(f"{path}/record")).json()
        assert record["seed"] == key
        assert record["fair"]["commitment"] == commitment
        assert fair.verify(record).outcome == "fair"


def is_end(message: Any) -> bool:
    """Whether a message tells that the game is over: then the secret may be told."""
    table = message.get("table") or {}
    return message.get("end") is not None or table.get("state") == "over"


@live
async def test_one_person_against_bots_has_fast_dice_and_no_proof(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "random", game="tiny", will_share=True)
        refused = await me.post(f"/api/tables/{table['id']}/share", {"share": MINE})

        assert (table["state"], table["fairness"]) == ("playing", None)
        assert refused.json()["code"] == "NO_SHARES"
        terms = asked(tmp_path, "SELECT terms FROM tables WHERE id = ?", table["id"])[0]
        assert secret_of(tmp_path, table["id"]) is None
        assert 0 <= json.loads(terms)["seed"] < 2**63
        assert table["undo_all"]


@live
async def test_people_on_one_device_wait_for_their_share(tmp_path: Path) -> None:
    async with serving(tmp_path, share_seconds=60.0) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="tiny", will_share=True)
        assert table["state"] == "open"
        assert table["fairness"]["commitment"]
        refused = await me.post(f"/api/tables/{table['id']}/join", {})
        assert refused.status_code == 200  # who sits already keeps the seat

        dealt = await me.told(f"/api/tables/{table['id']}/share", {"share": MINE})

        assert dealt["state"] == "playing"
        assert dealt["fairness"]["shares"] == [MINE, MINE]


@live
async def test_nobody_waits_long_for_a_share_that_does_not_come(tmp_path: Path) -> None:
    async with serving(tmp_path, share_seconds=0.2) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="tiny", will_share=True)

        dealt = await begun(me, table["id"])

        assert dealt["fairness"]["shares"] == [None, None]
        late = await me.post(f"/api/tables/{table['id']}/share", {"share": MINE})
        assert late.json()["code"] == "ALREADY_STARTED"


@live
async def test_programs_that_know_nothing_of_shares_play_at_once(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, share_seconds=60.0) as address,
        Visitor(address) as me,
        Visitor(address) as you,
    ):
        table = await me.lay("me", "open", game="tiny")
        joined = await you.told(f"/api/tables/{table['id']}/join", {})

        assert joined["state"] == "playing"
        assert joined["fairness"]["shares"] == [None, None]


@live
async def test_whoever_is_connected_is_waited_for_and_a_stranger_finds_no_seat(
    tmp_path: Path,
) -> None:
    async with (
        serving(tmp_path, share_seconds=60.0) as address,
        Visitor(address) as me,
        Visitor(address) as you,
        Visitor(address) as stranger,
    ):
        table = await me.lay("me", "open", game="tiny")
        path = f"/api/tables/{table['id']}"
        async with me.at(table["id"]):
            joined = await you.told(f"{path}/join", {"share": YOURS})
            assert joined["state"] == "open"
            full = await stranger.post(f"{path}/join", {})
            assert full.json()["code"] == "TABLE_FULL"

            dealt = await me.told(f"{path}/share", {"share": MINE})

            assert dealt["state"] == "playing"
            assert dealt["fairness"]["shares"] == [MINE, YOURS]


@live
async def test_a_share_is_given_once_and_goes_with_whoever_gets_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", "open", game="tiny")
        path = f"/api/tables/{table['id']}"
        await you.told(f"{path}/join", {"share": YOURS})
        assert (await you.told(f"{path}/share", {"share": YOURS}))["state"] == "open"
        other = await you.post(f"{path}/share", {"share": MINE})
        assert other.json()["code"] == "SHARE_GIVEN"
        for bad in ("", "a1", "A1" * 32, "a1" * 33, f"{MINE}\n", 5, None):
            assert (await me.post(f"{path}/share", {"share": bad})).status_code == 400
        await you.told(f"{path}/leave", {})

        assert (await state(me, table["id"]))["fairness"]["sent"] == [False] * 3
        nobody = await you.post(f"{path}/share", {"share": YOURS})
        assert nobody.json()["code"] == "NOT_YOUR_SEAT"


@live
async def test_a_table_that_waits_for_shares_is_dealt_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, share_seconds=600.0) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="tiny", will_share=True)
        cookies = me.http.cookies
    async with serving(tmp_path, share_seconds=0.1) as address, Visitor(address) as back:
        back.http.cookies = cookies
        dealt = await begun(back, table["id"])

        assert dealt["fairness"]["commitment"] == table["fairness"]["commitment"]


@live
async def test_a_table_that_was_laid_with_a_number_goes_on_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open", game="tiny")
        terms = json.loads(asked(tmp_path, "SELECT terms FROM tables")[0])
        cookies = me.http.cookies
    old = json.dumps({**terms, "seed": 5})
    asked(tmp_path, "UPDATE tables SET secret = NULL, terms = ? RETURNING id", old)
    async with serving(tmp_path) as address, Visitor(address) as back, Visitor(address) as you:
        back.http.cookies = cookies
        joined = await you.told(f"/api/tables/{table['id']}/join", {"share": YOURS})

        assert (joined["state"], joined["fairness"]) == ("playing", None)
        head = asked(tmp_path, "SELECT head FROM tables")[0]
        assert json.loads(head)["seed"] == 5
        assert asked(tmp_path, "SELECT count(*) FROM seats WHERE share IS NOT NULL")[0] == 0


def test_what_a_bot_draws_follows_from_nothing_that_everybody_knows() -> None:
    chairs = [Chair(k, "open", None, None, None, None, 0) for k in range(3)]
    terms = Terms({}, None, False, True, True, 60)
    one, other = (new_table("a-table", "p", "race", terms, chairs) for _ in range(2))
    assert (one.id, one.terms) == (other.id, other.terms)

    assert luck_of(one, 2, 0) != luck_of(other, 2, 0)
    thoughts = [luck_of(one, seat, turn) for seat in range(3) for turn in range(20)]
    assert len(set(thoughts)) == len(thoughts)
    assert luck_of(one, 2, 0) == luck_of(one, 2, 0)  # also after a restart


def test_a_chosen_seed_brings_the_same_bots() -> None:
    chairs = [Chair(k, "open", None, None, None, None, 0) for k in range(3)]
    five, six = (Terms({}, seed, False, True, True, 60) for seed in (5, 6))
    one, again, other = (
        new_table(name, "p", "race", terms, chairs)
        for name, terms in (("a-table", five), ("another", five), ("a-table", six))
    )

    assert luck_of(one, 1, 3) == luck_of(again, 1, 3) != luck_of(other, 1, 3)


@live
async def test_errors_of_the_database_do_not_tell_what_was_to_be_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open", game="tiny")
        secret = secret_of(tmp_path, table["id"])
        no = "BEGIN SELECT RAISE(ABORT, 'no'); END"
        asked(tmp_path, f"CREATE TRIGGER refused BEFORE UPDATE ON tables {no}")

        failed = await me.post(f"/api/tables/{table['id']}/share", {"share": MINE})

        assert failed.json()["code"] == "FAILED"
        asked(tmp_path, "DROP TRIGGER refused")
    assert "could not keep a table" in caplog.text
    assert secret not in caplog.text
    assert MINE not in caplog.text
