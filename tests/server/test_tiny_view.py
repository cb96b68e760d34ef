"""What the board of Tiny Epic Galaxies is sent: pieces, places, faces, what answers bring."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import perihelion
from perihelion.server.boards.tiny import BOARD
from perihelion.server.wire import Option, RefusedOption
from perihelion.words.voice import SERVER, Voice

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
            view = msgspec.to_builtins(BOARD.picture(g.seen_by(seat), seat, question, voice))
            lying = drawn(view, seat)
            offered: list[Option | RefusedOption] = [*question.options, *question.refused]
            for option in offered:
                assert option.piece is None or option.piece in lying, (question.kind, option)
                assert option.target is None or option.target in lying, (question.kind, option)
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
