"""What the board of Tiny Epic Galaxies is sent: pieces, places, faces, what answers bring."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tools.stages_tiny import STAGES_TINY

import perihelion
from perihelion.server.boards.tiny import BOARD
from perihelion.server.wire import Option, Question, RefusedOption
from perihelion.words.voice import SERVER, Voice
from words.test_messages import ids

VOICE = Voice("en", "tiny", ("Ann", "Bob"), SERVER)


def table(**more: Any) -> perihelion.Table:
    """A table of two in the middle of a turn of the first."""
    seats = [{"energy": 2, "ships": ["orbit jakks 1"], "colonies": ["helios"]}, {"culture": 3}]
    row = ["jakks", "hoefker", "leandra", "gort"]
    position = {"seats": seats, "row": row, "dice": ["move", "diplomacy", "colony"], **more}
    return perihelion.position("tiny", position)


def places(g: perihelion.Table) -> dict[str, tuple[str | None, str | None]]:
    """The pieces and places of all that is offered to the first seat."""
    asked = BOARD.question(g.seen_by(0), 0, 1, [], VOICE)
    assert asked is not None
    return {one.words: (one.piece, one.target) for one in asked.options}


def test_dice_are_pieces_and_the_rest_of_a_turn_is_not() -> None:
    found = places(table())

    assert found["Die 2: Advance diplomacy"] == ("die:2", None)
    assert found["End the turn"] == (None, None)


def test_a_ship_goes_to_a_surface_to_an_orbit_or_home() -> None:
    g = table()
    g.answer(0, "die:1")

    found = places(g)

    assert found["Ship 2 lands on Gort"] == ("ship:a2", "planet:gort:surface")
    assert found["Ship 2 enters the orbit of Gort"] == ("ship:a2", "planet:gort:orbit")
    assert found["Ship 1 goes home"] == ("ship:a1", "galaxy:a")


def test_a_colony_is_a_piece_and_a_level_is_not() -> None:
    g = table()
    g.answer(0, "die:3")

    found = places(g)

    assert found["Use Helios"] == ("planet:helios", None)
    assert found["Raise the empire to level 2 for 2 energy"] == (None, None)


def test_a_picture_tells_what_each_answer_would_bring() -> None:
    g = table()

    seen = msgspec.to_builtins(BOARD.picture(g.seen_by(0), 0, None, VOICE))

    assert seen["brings"][1] == "colonises Jakks ★1"
    assert seen["mats"][0]["ships"][0] == {
        "ship": "a1",
        "token": "ship 1 of Ann",
        "at": "jakks",
        "spot": 1,
    }


def test_who_looks_on_is_told_of_no_answers() -> None:
    seen = msgspec.to_builtins(BOARD.picture(table().seen_by(None), None, None, VOICE))

    assert seen["brings"] == {}


def drawn(view: Any, seat: int) -> set[str]:
    """The names of everything that the board draws for a seat."""
    out = set()
    for planet in filter(None, view["row"]):
        name = f"planet:{planet['card']}"
        out |= {name, f"{name}:orbit", f"{name}:surface"}
    for mat in view["mats"]:
        out.add(f"galaxy:{'abcdef'[mat['seat']]}")
        out |= {f"ship:{ship['ship']}" for ship in mat["ships"]}
        out |= {f"planet:{colony['card']}" for colony in mat["colonies"]}
    out |= {f"mission:{secret['card']}" for secret in view["mats"][seat]["secrets"]}
    turn = view["turn"]
    return out | {f"die:{die['number']}" for die in (turn["dice"] if turn else [])}


def check_that_all_lies(g: perihelion.Table, seat: int, question: Question, voice: Voice) -> None:
    """Whatever is offered or refused is about nothing on the board, or about what is drawn."""
    view = msgspec.to_builtins(BOARD.picture(g.seen_by(seat), seat, question, voice))
    lying = drawn(view, seat)
    offered: list[Option | RefusedOption] = [*question.options, *question.refused]
    for option in offered:
        assert option.piece is None or option.piece in lying, (question.kind, option)
        assert option.target is None or option.target in lying, (question.kind, option)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_option_is_a_button_or_lies_on_the_board(players: int) -> None:
    g = perihelion.new_game("tiny", players=players, seed=players)
    voice = Voice("en", "tiny", ("Ann", "Bob", "Cleo", "Dan", "Eve")[:players], SERVER)
    luck = random.Random(players)
    kinds = set()
    for number in range(600):
        if g.over:
            break
        seat = g.waiting()[0]
        question = BOARD.question(g.seen_by(seat), seat, 1, [], voice)
        assert question is not None
        if number % 3 == 0 or question.kind not in kinds:
            kinds.add(question.kind)
            check_that_all_lies(g, seat, question, voice)
        g.answer(seat, luck.choice(g.options(seat)))

    assert {"turn", "convert"} <= kinds
    assert players == 1 or "follow" in kinds


def test_everything_printed_has_a_face() -> None:
    faces = BOARD.faces(table(), VOICE)

    kinds = [face.kind for face in faces.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "planet": 40,
        "mission": 12,
        "rogue": 5,
        "die": 6,
    }
    assert faces["hoefker"].name == "Hoefker"


# -- questions that are rare in play -----------------------------------------


def test_every_question_has_a_stage() -> None:
    opening = {"choose-rogue", "choose-galaxy", "keep-mission"}

    asked = {
        id.removeprefix("tiny-question-") for id in ids("en", "tiny") if "tiny-question-" in id
    }

    assert asked == {*STAGES_TINY, *opening}


@pytest.mark.parametrize("kind", STAGES_TINY)
def test_a_rare_question_is_about_what_lies_on_the_board(kind: str) -> None:
    g = perihelion.position("tiny", STAGES_TINY[kind][1])
    voice = Voice("en", "tiny", ("Ann", "Bob", "Cleo")[: len(g.order)], SERVER)

    question = BOARD.question(g.seen_by(0), 0, 1, [], voice)

    assert question is not None
    assert question.kind == kind
    check_that_all_lies(g, 0, question, voice)


def brought(kind: str) -> dict[str, str]:
    """What each answer to a question would bring."""
    g = perihelion.position("tiny", STAGES_TINY[kind][1])
    voice = Voice("en", "tiny", ("Ann", "Bob", "Cleo")[: len(g.order)], SERVER)
    asked = BOARD.question(g.seen_by(0), 0, 1, [], voice)
    assert asked is not None
    brings = msgspec.to_builtins(BOARD.picture(g.seen_by(0), 0, asked, voice))["brings"]
    return {one.words: brings.get(one.id) for one in asked.options}


def test_what_is_handed_over_or_comes_in_is_told() -> None:
    assert brought("rogue-tribute")["1 energy and 2 culture"] == "energy 6→5, culture 5→3"
    assert brought("pick-mix")["5 energy"] == "energy 6→1"
    assert brought("pick-recall")["Ship 2 home: 3 energy"] == "Padraigin-3110 3 of 4: energy 6→7"


def test_a_ship_of_an_opponent_is_told_with_its_owner() -> None:
    assert brought("pick-target-ship")["Ship 1 of Bob"] == "Bob: Shouhua 3→1 of 6"


def test_who_is_asked_to_follow_is_told_whom() -> None:
    g = perihelion.position("tiny", STAGES_TINY["follow"][1])
    voice = Voice("en", "tiny", ("Ann", "Bob", "Cleo"), SERVER)

    asked = BOARD.question(g.seen_by(0), 0, 1, [], voice)

    assert asked is not None
    assert asked.words == "Cleo: Move a ship. Follow for 1 culture?"


# -- the end -----------------------------------------------------------------


def ended(*seats: dict[str, Any], **more: Any) -> perihelion.Table:
    """A game after its last turn."""
    return perihelion.position("tiny", {"at": "scoring", "seats": list(seats), **more})


def test_the_end_names_the_mission_of_everybody() -> None:
    g = ended({"mission": "hoarder", "energy": 4, "culture": 4}, {"mission": "elder"})

    end = BOARD.end(g, VOICE)

    mission = next(row for row in end.rows if row.source == "mission")
    assert (mission.points, mission.by) == ([2, 0], ["Hoarder", "Elder"])


def test_the_end_tells_what_has_decided_between_equal_sums() -> None:
    level = {"level": 3, "mission": "industrialist"}
    colony = {"level": 2, "colonies": ["jakks"], "mission": "hermit"}
    tied, clear = ended(level, colony), ended({"level": 6}, {})

    end = BOARD.end(tied, VOICE)

    assert end.scores == [2, 2]
    assert end.winners == [1]
    assert end.tie_break is not None
    assert (end.tie_break.words, end.tie_break.points) == ("Tie-break: colonies", [0, 1])
    assert BOARD.end(clear, VOICE).tie_break is None


def test_alone_the_rogue_galaxy_has_a_column_of_its_own() -> None:
    rogue = {"name": "hades", "level": 5, "colonies": ["gort", "shouhua"]}
    stage = {"at": "rogue", "seats": [{"level": 2}], "rogue": rogue, "left": 1}
    g = perihelion.position("tiny", {**stage, "rolls": ["energy"]})

    end = BOARD.end(g, Voice("en", "tiny", ("Ann",), SERVER))

    assert end.others == ["Hades"]
    assert end.scores == [1, 22]
    assert [row.points for row in end.rows] == [[0, 14], [1, 8], [1, 22]]
