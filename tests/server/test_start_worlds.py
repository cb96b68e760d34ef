"""The choice of a start world over the wire: each world tells what goes with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.serving import Visitor, live, serving

ALL = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]


@pytest.mark.rule("race.start-worlds.ancient-race")
@live
async def test_ancient_race_asks_for_a_card_more_than_another_world(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", "greedy", seed=11, options={"expansions": ALL})
        async with me.at(table["id"]) as here:
            question = await here.question()
            worlds = {option["facts"]["card"]: option for option in question["options"]}
            ancient = worlds.pop("ancient-race")
            (other,) = worlds.values()

            assert question["kind"] == "opening-start-world"
            assert not question["several"]
            assert (ancient["facts"]["discards"], other["facts"]["discards"]) == (3, 2)
            assert not ancient["reveals"]
            assert (await here.answer(question, [ancient["id"]]))["type"] == "done"
            question = await here.question()
            hand = [option["id"] for option in question["options"]]

            assert question["kind"] == "opening-discard"
            assert (question["several"], question["least"], question["most"]) == (True, 3, 3)
            assert len(hand) == 6
            assert code(await here.answer(question, hand[:2])) == "WRONG_CARD_COUNT"
            assert (await here.answer(question, hand[:3]))["type"] == "done"


@live
async def test_a_start_world_and_its_discards_are_taken_back_one_after_the_other(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "here", seed=11, options={"expansions": ALL})
        async with me.at(table["id"], seat=0) as here:
            world = await here.question()
            await here.answer(world, [world["options"][0]["id"]])
            cards = await here.question()
            picks = [option["id"] for option in cards["options"][: cards["least"]]]
            await here.answer(cards, picks)
            assert len(here.update["sealed"]) == 1 + len(picks)

            await here.call("take-back", seat=0)
            again = await here.question()
            assert (again["kind"], again["given"]) == ("opening-discard", [])
            await here.call("undo", seat=0)
            assert (await here.question())["kind"] == "opening-start-world"
            assert here.update["may"]["undo"] is not None


@live
async def test_against_bots_undo_goes_back_to_the_discards_and_then_to_the_world(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=11, options={"expansions": ALL})
        async with me.at(table["id"]) as here:
            world = await here.question()
            await here.answer(world, [world["options"][0]["id"]])
            cards = await here.question()
            await here.answer(cards, [option["id"] for option in cards["options"]][:3])
            await here.until(lambda u: u["question"] and u["question"]["kind"] == "action")

            await here.call("undo", seat=0)
            again = await here.question()
            assert (again["kind"], again["words"]) == ("opening-discard", cards["words"])
            await here.call("undo", seat=0)
            assert (await here.question())["kind"] == "opening-start-world"


def code(reply: Any) -> str:
    return str(reply["problem"]["code"])
