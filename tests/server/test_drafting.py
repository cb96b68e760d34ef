"""What an answer would look like is shown before it is given; and Roll's table as it is sent."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import perihelion
from perihelion import words
from perihelion.games import GAMES
from perihelion.server.boards.roll import BOARD
from perihelion.server.speech import speaking
from perihelion.server.wire_lobby import Lang
from server.serving import Visitor, live, serving

PLACES = {
    *(f"stack:{word}{at}" for word in ("dev", "world") for at in ("", ":top")),
    *(f"act:{act}" for act in ("scout", "stock", "trade", "consume")),
}


async def first_plan(me: Visitor, table: str) -> Any:
    """Play until dice are assigned; the update."""
    async with me.at(table) as here:
        while True:
            question = await here.question()
            if question["kind"] == "assign":
                return here.update
            await here.answer(question, [question["options"][0]["id"]])


@live
async def test_a_draft_shows_the_table_after_picks_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = (await me.lay("me", "random", game="roll", seed=8))["id"]
        before = await first_plan(me, table)
        gesture = before["view"]["plan"]["gestures"][0]
        asked = {"seat": 0, "on": before["question"]["number"]}
        async with me.at(table) as here:
            drafted = await here.call("draft", **asked, picks=gesture["picks"])
            wrong = await here.call("draft", **asked, picks=[12345])
            stale = await here.call("draft", **{**asked, "on": 77}, picks=[])
            strange = await here.call("draft", **{**asked, "seat": 1}, picks=[])
            after = await me.told_update(table, 0)

            assert drafted["type"] == "drafted"
            assert drafted["view"]["plan"]["picks"] == gesture["picks"]
            assert drafted["view"]["plan"]["selected"] is not None
            assert wrong["problem"]["code"] == "PICK_IN_ORDER"
            assert stale["problem"]["code"] == "STALE_QUESTION"
            assert strange["problem"]["code"] == "NOT_YOUR_SEAT"
            assert after["question"] == before["question"]
            assert after["view"]["plan"] == before["view"]["plan"]


@live
async def test_a_draft_that_may_be_sent_is_the_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = (await me.lay("me", "open", game="roll", seed=8))["id"]
        async with Visitor(address) as you:
            await you.told(f"/api/tables/{table}/join", {})
            async with you.at(table) as there:
                await there.answer(
                    await there.question(), [there.update["question"]["options"][0]["id"]]
                )
            update = await first_plan(me, table)
            number = update["question"]["number"]
            plan = update["view"]["plan"]
            async with me.at(table) as here:
                while plan["why_not"] is not None:
                    picks = plan["gestures"][-1]["picks"]
                    if plan["selected"] is None:
                        picks = plan["gestures"][0]["picks"]
                    told = await here.call("draft", seat=0, on=number, picks=picks)
                    plan = told["view"]["plan"]
                done = await here.call("answer", seat=0, on=number, picks=plan["whole"])

                assert done["type"] == "done"
                sealed = await here.until(lambda u: u["sealed"])
                assert sealed["view"]["plan"]["open"] is False
                assert sealed["view"]["plan"]["picks"] == plan["picks"]


@live
async def test_a_plan_of_which_picks_have_been_given_goes_on_from_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = (await me.lay("me", "random", game="roll", seed=8))["id"]
        update = await first_plan(me, table)
        on, first = update["question"]["number"], update["question"]["options"][0]["id"]
        async with me.at(table) as here:
            await here.call("pick", seat=0, on=on, option=first)
            after = await here.until(lambda u: u["question"] and u["question"]["number"] != on)
            asked = {"seat": 0, "on": after["question"]["number"]}
            plan = after["view"]["plan"]

            assert after["question"]["given"] == [first]
            assert plan["picks"] == []
            assert plan["selected"] is not None
            while plan["why_not"] is not None:
                told = await here.call("draft", **asked, picks=plan["gestures"][-1]["picks"])
                plan = told["view"]["plan"]
            done = await here.call("answer", **asked, picks=plan["whole"])
            assert done["type"] == "done"


@live
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_picks_of_any_game_can_be_drafted(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = (await me.lay("me", "random", game=game, seed=3))["id"]
        async with me.at(table) as here:
            question = await here.question()
            asked = {"seat": 0, "on": question["number"]}
            fit = await here.call("draft", **asked, picks=[question["options"][0]["id"]])
            unfit = await here.call("draft", **asked, picks=[999_999])

            assert fit["type"] == "drafted"
            assert unfit["type"] == "refused"


# -- the table of Roll ----------------------------------------------------------------


def names(data: Any) -> Iterator[str]:
    """Everything in a view that has a name on the board."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        for value in data.values():
            yield from names(value)
    elif isinstance(data, list):
        for value in data:
            yield from names(value)


@pytest.fixture
def strict() -> Iterator[None]:
    """No word may be missing."""
    words.be_strict()
    try:
        yield
    finally:
        words.be_strict(False)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(("seed", "lang"), [(1, "en"), (2, "ru"), (3, "en"), (4, "ru")])
def test_whatever_may_be_chosen_lies_on_the_board(seed: int, lang: Lang) -> None:
    luck = random.Random(seed)
    g = GAMES["roll"].new_game(3, seed, {}, False)
    speech = speaking(lang, "roll", ["Ada", "Grace", "Mary"])
    kinds: set[str] = set()
    while not g.over:
        seat = next(k for k in range(3) if g.waits_for(k))
        view = g.seen_by(seat)
        question = BOARD.question(view, seat, 1, [], speech)
        assert question is not None
        if luck.random() < 0.3 or question.kind not in kinds:
            kinds.add(question.kind)
            picture = msgspec.to_builtins(BOARD.picture(view, seat, question, speech))
            lying = {*names(picture), *PLACES}
            for option in question.options:
                if question.kind != "assign":
                    assert option.piece is None or option.piece in lying, (question.kind, option)
                    assert option.target is None or option.target in lying, (question.kind, option)
        g.answer(seat, luck.choice([int(answer) for answer in g.legal_for(seat)]))

    assert {"arrange", "assign", "explore", "place", "manage"} <= kinds


def test_a_gesture_of_a_plan_is_about_a_die_a_power_or_all_wild_dice() -> None:
    g = GAMES["roll"].new_game(2, 5, {}, False)
    while (asked := g.question(0)) is None or asked.kind != "assign":
        seat = 0 if g.waits_for(0) else 1
        g.answer(seat, int(g.legal_for(seat)[0]))
    view = g.seen_by(0)
    told = msgspec.to_builtins(BOARD.picture(view, 0, None, speaking("ru", "roll", ["А", "Б"])))
    plan = told["plan"]

    pieces = {die["id"] for die in plan["dice"]} | {power["id"] for power in plan["powers"]}

    assert {gesture["piece"] for gesture in plan["gestures"]} <= {*pieces, "wilds"}
    assert all(gesture["words"] for gesture in plan["gestures"])
    assert told["mats"][1]["behind_screen"]


def test_the_end_tells_what_decides_between_equal_sums() -> None:
    seats = [
        {"credits": 3, "dice": {"cup": "2H", "citizenry": "1H"}},
        {"credits": 1, "dice": {"cup": "1H", "citizenry": "2H"}},
    ]
    table = perihelion.position("roll", {"at": "manage", "round": 7, "seats": seats})

    end = BOARD.end(table, speaking("en", "roll", ["Ada", "Bob"]))

    assert end.tie_break is not None
    assert (end.tie_break.words, end.tie_break.points) == ("Tie-break: cup and credits", [2, 1])
