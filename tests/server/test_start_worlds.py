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
            worlds = {
                option["facts"]["card"]: option
                for option in question["options"]
                if "discards" in option["facts"]
            }
            hand = [o["id"] for o in question["options"] if "discards" not in o["facts"]]
            ancient = worlds.pop("ancient-race")
            (other,) = worlds.values()

            assert question["kind"] == "opening-start-world"
            assert (ancient["facts"]["discards"], other["facts"]["discards"]) == (3, 2)
            assert (question["least"], question["most"]) == (1 + 2, 1 + 3)
            assert code(await here.answer(question, [ancient["id"], *hand[:2]])) == (
                "WRONG_CARD_COUNT"
            )
            reply = await here.answer(question, [ancient["id"], *hand[:3]])
            assert reply["type"] == "done"


def code(reply: Any) -> str:
    return str(reply["problem"]["code"])
