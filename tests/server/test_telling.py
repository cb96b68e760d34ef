"""What the server tells beside the position: whether picks would be taken, why a game was lost, the
colours that players chose, what an option of a table needs.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import perihelion
from perihelion.server import playing
from perihelion.server.boards.registry import board_of
from perihelion.server.speech import speaking
from perihelion.tabletop.pick import Pick
from perihelion.tabletop.refusal import Refused
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice
from server.serving import Visitor, live, serving
from shipped import SHIPPED

ALL = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]


def code_of(refused: Refused | None) -> str | None:
    return None if refused is None else refused.code


def checked(table: Table, seat: int, picks: list[int]) -> Refused | None:
    try:
        playing.check(table, seat, picks)
    except Refused as refused:
        return refused
    return None


def answered(table: Table, seat: int, picks: list[int]) -> Refused | None:
    try:
        playing.answer(table.copy(), seat, picks)
    except Refused as refused:
        return refused
    return None


@pytest.mark.parametrize("name", SHIPPED)
def test_picks_are_taken_exactly_where_a_check_says_so(name: str) -> None:
    luck = random.Random(name)
    options = {"expansions": ALL} if name == "race" else {}
    taken = refused = 0
    for seed in range(3):
        table = perihelion.new_game(name, 3, seed, options)
        for _ in range(220):
            if table.over:
                break
            seat = luck.choice(table.waiting())
            step = table.asking(seat)
            if isinstance(step, Pick):
                known = [int(c) for c in step.candidates(table, seat)]
                most = min(len(known), int(step.most(table, seat)))
                before = table.pack()
                for _ in range(6):
                    picks = sorted(luck.sample(known, luck.randint(0, most)))
                    told = checked(table, seat, picks)
                    assert table.pack() == before
                    assert code_of(told) == code_of(answered(table, seat, picks)), picks
                    taken += told is None
                    refused += told is not None
            table.answer(seat, luck.choice(table.options(seat)))

    assert name == "beyond" or (taken > 10 and refused > 10)


@live
async def test_a_check_over_the_wire_gives_the_reason_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "greedy", seed=2)
        async with me.at(table["id"]) as here:
            question = await here.question()
            ids = [option["id"] for option in question["options"]]
            asked = {"seat": question["seat"], "on": question["number"]}

            few = await here.call("check", **asked, picks=ids[:1])
            right = await here.call("check", **asked, picks=ids[:2])
            stale = await here.call("check", **{**asked, "on": 7}, picks=ids[:2])
            taken = await here.answer(question, ids[:2])

    assert few["problem"]["code"] == "WRONG_CARD_COUNT"
    assert right["type"] == taken["type"] == "done"
    assert stale["problem"]["code"] == "STALE_QUESTION"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_lost_solo_game_tells_why(lang: str) -> None:
    luck = random.Random(1)
    speech = speaking("ru" if lang == "ru" else "en", "tiny", ["Ann"])
    told = set()
    for seed in range(6):
        table = perihelion.new_game("tiny", 1, seed, {"rogue": "hades"})
        while not table.over:
            table.answer(0, luck.choice(table.options(0)))

        end = board_of("tiny").end(table.seen_by(0), speech)

        assert end.winners == []
        assert end.why is not None
        told.add(end.why.split(":")[0])

    assert told
    assert not any("solo" in why for why in told)


def test_players_of_tiny_are_marked_by_the_galaxies_they_chose() -> None:
    table = perihelion.new_game("tiny", 2, 1)
    speech = speaking("en", "tiny", ["Ann", "Bob"])

    assert _colours(table, speech) == [None, None]
    first = table.waiting()[0]
    asked = table.question(first)
    assert asked is not None
    chosen = next(o for o in asked.options if o.structure.get("galaxy") == "red")
    table.answer(first, int(chosen.id))

    assert _colours(table, speech)[first] == "red"


def _colours(table: Table, speech: Voice) -> list[str | None]:
    picture = board_of("tiny").picture(table.seen_by(0), 0, None, speech)
    told = msgspec.to_builtins(picture)
    return [mat["galaxy"] for mat in told["mats"]]


def test_an_expansion_names_those_it_builds_on() -> None:
    (sets,) = [
        o for o in board_of("race").settings(speaking("en", "race")) if o.option == "expansions"
    ]
    needs = {choice.value: choice.needs for choice in sets.choices}

    assert needs == {"gathering-storm": [], "rebel-vs-imperium": [], "brink-of-war": ALL[:2]}
