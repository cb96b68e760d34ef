"""Taking back, undoing, resetting a turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server.serving import AtTable, Chance, Visitor, kept, live, serving


def code(problem: Any) -> str | None:
    return None if problem is None else str(problem["code"])


async def answered(here: AtTable, chance: Chance) -> Any:
    """Answer the next question, whatever it is; the question."""
    while True:
        question = await here.question()
        if (await here.answer(question, chance.picks(question)))["type"] == "done":
            return question


@live
async def test_a_sealed_answer_is_taken_back_while_others_think(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open", seed=9)
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            assert code(here.update["may"]["take_back"]) == "NOT_SEALED"
            first = await here.question()
            picks = Chance(1).picks(first)
            await here.answer(first, picks)
            assert here.update["may"]["take_back"] is None
            named = [option["words"] for option in first["options"] if option["id"] in picks]
            assert sorted(here.update["sealed"]) == sorted(named)
            await there.call("ping")
            assert there.update["waiting"] == [1]
            assert there.update["sealed"] is None

            assert (await here.call("take-back", seat=0))["type"] == "done"

            again = here.update["question"]
            assert here.update["sealed"] is None
            assert again["options"] == first["options"]
            assert again["number"] > first["number"]
            await there.call("ping")
            assert there.update["waiting"] == [0, 1]
            reply = await here.call("take-back", seat=0)
            assert reply["problem"]["code"] == "NOT_SEALED"

            await here.answer(again, Chance(1).picks(again))
            question = await there.question()
            assert question["number"] > 0  # every open question has a new number
            await there.answer(question, Chance(1).picks(question))
            await here.until(lambda u: u["question"] is not None)
            reply = await here.call("take-back", seat=0)
            assert reply["problem"]["code"] == "NOT_SEALED"
            assert code(here.update["may"]["undo"]) == "ALREADY_REVEALED"
            before = kept(tmp_path, table["id"])
            for call in ("undo", "reset"):
                reply = await here.call(call, seat=0)
                assert reply["problem"]["code"] == "ALREADY_REVEALED"
            assert kept(tmp_path, table["id"]) == before


@live
async def test_undo_and_reset_go_back_to_the_last_revelation(tmp_path: Path) -> None:
    """In Tiny Epic Galaxies dice are activated one after the other, and some reveal nothing."""
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="tiny", seed=2)
        chance = Chance(5)
        undone = reset = 0
        async with me.at(table["id"]) as here:
            for _ in range(150):
                seat = here.update["waiting"][0]
                await here.call("look", seat=seat)
                before, log = here.update, here.log
                if before["end"] is not None:
                    break
                await answered(here, chance)
                may = here.update["may"]
                if may["undo"] is not None:
                    continue
                assert may["reset"] is None
                if undone <= reset:
                    assert (await here.call("undo", seat=seat))["type"] == "done"
                    undone += 1
                    assert here.update["view"] == before["view"]
                    assert here.update["question"]["options"] == before["question"]["options"]
                    assert here.log == log
                    assert here.update["log"]["keep"] == 0
                else:
                    assert (await here.call("reset", seat=seat))["type"] == "done"
                    reset += 1
                    may = here.update["may"]
                    assert may["undo"] is not None
                    assert may["reset"] is not None
                await answered(here, chance)
        assert undone > 3
        assert reset > 3


@live
async def test_against_bots_alone_anything_is_undone(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=9)
        assert table["undo_all"] is True
        async with me.at(table["id"]) as here:
            first = await here.question()
            assert code(here.update["may"]["undo"]) == "NOTHING_TO_UNDO"
            chance = Chance(3)
            for _ in range(5):
                await answered(here, chance)
            await here.question()
            undone = 0
            barred = set()
            while here.update["may"]["undo"] is None:
                if here.update["may"]["reset"] is not None:
                    barred.add(code(here.update["may"]["reset"]))
                assert (await here.call("undo", seat=0))["type"] == "done"
                undone += 1
                await here.question()

            assert undone == 5
            assert barred == {"NOTHING_TO_RESET"}  # not what would bar an undo among people
            assert here.update["question"]["options"] == first["options"]
            answers = [row[2] for row in kept(tmp_path, table["id"])[2]]
            assert not [line for line in answers if line.startswith("0 ")]
            reply = await here.call("undo", seat=0)
            assert reply["problem"]["code"] == "NOTHING_TO_UNDO"


@live
async def test_against_bots_even_the_end_is_undone(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=2)
        async with me.at(table["id"]) as here:
            chance = Chance(3)
            while await here.question() is not None:
                await answered(here, chance)
            assert here.update["end"] is not None
            await here.call("ping")
            assert here.table["state"] == "over"
            assert code(here.update["may"]["reset"]) == "GAME_OVER"

            assert (await here.call("undo", seat=0))["type"] == "done"

            await here.question()
            assert here.update["end"] is None
            assert here.table["state"] == "playing"


@live
async def test_where_people_play_the_end_stays(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=2)
        assert table["undo_all"] is False
        chance = Chance(3)
        async with me.at(table["id"]) as here:
            while here.update["end"] is None:
                await here.call("look", seat=here.update["waiting"][0])
                await answered(here, chance)
            before = kept(tmp_path, table["id"])
            for seat in (0, 1):
                for call in ("undo", "reset"):
                    reply = await here.call(call, seat=seat)
                    assert reply["problem"]["code"] == "GAME_OVER"
            assert kept(tmp_path, table["id"]) == before


@live
async def test_what_cannot_be_taken_back_is_marked_before_it_is_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", game="tiny", seed=2)
        chance = Chance(5)
        seen: list[tuple[bool, bool]] = []  # marked, and could not be taken back
        async with me.at(table["id"]) as here:
            for _ in range(60):
                seat = here.update["waiting"][0]
                await here.call("look", seat=seat)
                question = await here.question()
                picks = chance.picks(question)
                marked = {o["id"]: o["reveals"] for o in question["options"]}[picks[0]]
                await here.answer(question, picks)
                seen.append((marked, here.update["may"]["undo"] is not None))

        assert {marked for marked, _ in seen} == {True, False}
        assert sum(marked == final for marked, final in seen) > 0.9 * len(seen)


@live
async def test_against_bots_nothing_is_marked(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=2)
        async with me.at(table["id"]) as here:
            for _ in range(10):
                question = await answered(here, Chance(1))

                assert not any(option["reveals"] for option in question["options"])
