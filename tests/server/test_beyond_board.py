"""What the board of Beyond the Sun is sent: pieces by name, what a jump would change, faces."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tools.stages_beyond import STAGES_BEYOND

import perihelion
from perihelion.server.boards.beyond import BOARD
from perihelion.server.boards.beyond_view import BeyondFace
from perihelion.server.speech import speaking
from perihelion.server.wire import Option, Question, RefusedOption
from perihelion.server.wire_lobby import Lang
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice
from words.test_messages import ids

NAMES = ["Ada", "Bob", "Cleo", "Dan"]


def voice(lang: Lang = "en") -> Voice:
    return speaking(lang, "beyond", NAMES)


def asked(table: Table, seat: int) -> tuple[Question, Any]:
    """What a seat is asked, and what it sees, as plain data."""
    view = table.seen_by(seat)
    question = BOARD.question(view, seat, 1, [], voice())
    assert question is not None
    picture = BOARD.picture(view, seat, question, voice())
    return question, msgspec.to_builtins(picture)


def pieces(view: Any, seat: int) -> set[str]:
    """The names of everything that the board draws for a seat."""
    mat = view["mats"][seat]
    deeds = [*view["basic"], *mat["deeds"], *[guild["deed"] for guild in view["guilds"]]]
    deeds += [event["deed"] for event in view["events"] if event["apart"] and event["deed"]]
    deeds += [deed for slot in view["tree"] for deed in slot["deeds"]]
    out = {spot["id"] for deed in deeds for spot in deed["spots"]}
    out |= {f"slot:{slot['word']}" for slot in view["tree"]}
    out |= {f"aim:{aim['face']}" for aim in view["aims"]}
    for place in view["places"]:
        out.add(f"place:{place['word']}")
        out |= {f"ship:{place['word']}:{level}" for level in place["ships"][seat]}
    out |= {f"column:{column['letter']}" for column in mat["supply"]}
    return out | {f"track:{track['kind']}" for track in mat["tracks"]}


def lies_on_the_board(question: Question, view: Any, table: Table) -> None:
    """Whatever an answer is about, and wherever something would go, can be seen and clicked."""
    drawn, faces = pieces(view, question.seat), BOARD.faces(table, voice())
    offered: list[Option | RefusedOption] = [*question.options, *question.refused]
    for option in offered:
        if option.piece is None:
            continue
        kind, _, slug = option.piece.partition(":")
        assert option.piece in drawn or (kind == "card" and slug in faces), option
        assert option.target is None or option.target in drawn, option


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"mats": "advanced"}), (4, {"mats": "advanced", "tableau": True})],
)
def test_every_option_is_a_button_or_lies_on_the_board(
    players: int, options: dict[str, object]
) -> None:
    table = perihelion.new_game("beyond", players=players, seed=players, options=options)
    luck = random.Random(players)
    kinds = set()
    for number in range(240):
        if table.over:
            break
        seat = table.waiting()[0]
        if number % 3 == 0:
            question, view = asked(table, seat)
            kinds.add(question.kind)
            lies_on_the_board(question, view, table)
        table.answer(seat, luck.choice(table.options(seat)))

    assert {"action", "production", "jump"} <= kinds


@pytest.mark.parametrize("stage", STAGES_BEYOND)
def test_whatever_can_be_asked_is_answered_on_the_board_or_by_a_button(stage: str) -> None:
    table = perihelion.position("beyond", STAGES_BEYOND[stage][1], log=True)

    question, view = asked(table, 0)

    assert question.kind == stage.removesuffix("-short") or question.kind == stage
    assert len(question.options) > 1
    lies_on_the_board(question, view, table)


def test_there_is_a_stage_for_every_kind_of_question() -> None:
    messages = ids("en", "beyond")
    kinds = {one.removeprefix("beyond-question-") for one in messages if "-question-" in one}

    assert kinds <= set(STAGES_BEYOND)


def notes(stage: str) -> dict[str, str]:
    """What the answers of a stage would bring, by their words."""
    question, _ = asked(perihelion.position("beyond", STAGES_BEYOND[stage][1]), 0)
    return {option.words: " ".join(option.notes) for option in question.options}


def test_whoever_is_short_of_cubes_is_told_what_would_be_left() -> None:
    assert notes("supply-short") == {"None": "", "2 cubes": "supply 2→0, population 4→6"}
    assert notes("build-short")["2 cubes"] == "supply 1→0, population 4→3"


def test_both_ways_to_pay_tell_what_would_be_left() -> None:
    assert list(notes("cost-substitute").values()) == [
        "ore 9→7, population 4→3",
        "ore 9→6, population 4→4",
    ]


def test_an_ability_of_an_advanced_mat_tells_how_far_it_is() -> None:
    table = perihelion.position("beyond", STAGES_BEYOND["bonus-order"][1])

    _, view = asked(table, 0)
    scene = game_of(table).scene(table.seen_by(0), 0)

    mine, others = view["mats"][0]["abilities"], view["mats"][1]["abilities"]
    assert [(one["track"], one["off"], one["needs"]) for one in mine] == [
        ("food", 4, 3),
        ("ore", 6, 5),
    ]
    assert [one["unlocked"] for one in [*mine, *others]] == [True, True, False, True]
    assert mine[0]["does"] == "every jump goes 1 further."
    assert scene is not None
    told = [
        voice().tell(line)
        for seat in scene.seats
        for zone in seat.zones
        if zone.name == "faction"
        for thing in zone.things
        for line in thing.lines
    ]
    assert [line.rsplit(". ", 1)[1] for line in told[:4]] == [
        "Unlocked.",
        "Unlocked.",
        "Still locked.",
        "Unlocked.",
    ]


def jumping() -> Table:
    """The first player is about to jump with a ship that stands in Sol."""
    table = perihelion.new_game("beyond", players=2, seed=4, options={"first_player": 0})
    table.answer(0, "basic-space:build-jump:1")
    table.answer(0, "skip")
    return table


def test_a_move_tells_who_would_hold_what_before_one_commits() -> None:
    table = jumping()

    question, view = asked(table, 0)

    moves = {option.target: option for option in question.options if option.kind == "move"}
    place = next(one for one in view["places"] if f"place:{one['word']}" in moves and one["kinds"])
    move = moves[f"place:{place['word']}"]
    assert move.facts["holders"] == {place["word"]: 0}
    assert any("you take" in note for note in move.notes)
    assert any("disc" in note for note in move.notes)
    assert place["holder"] is None, "nothing has changed yet"


def test_what_is_missing_for_a_slot_is_told() -> None:
    table = perihelion.new_game("beyond", players=2, seed=4)

    _, view = asked(table, table.waiting()[0])

    slots = {slot["word"]: slot for slot in view["tree"]}
    assert slots["I-1"]["reach"] == "open"
    assert slots["II-B"]["reach"] == "closed"
    assert "You still need both of" in " ".join(slots["II-B"]["told"])
    before = BOARD.faces(table, voice())[slots["I-1"]["face"]]
    assert isinstance(before, BeyondFace)
    assert slots["II-A"]["types"] == [before.leads]
    assert slots["II-B"]["face"] is None, "nobody knows it yet"


def test_achievements_tell_how_near_everybody_is() -> None:
    table = perihelion.new_game("beyond", players=3, seed=4)

    _, view = asked(table, table.waiting()[0])

    assert [len(aim["values"]) for aim in view["aims"]] == [3] * 4
    assert all(aim["needs"] > 0 or aim["falling"] for aim in view["aims"])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_faces_say_what_is_printed_and_how_it_is_known(lang: Lang) -> None:
    table = perihelion.new_game("beyond", players=4, seed=4)

    faces = BOARD.faces(table, voice(lang))

    assert len(faces) == 46 + 20 + 24 + 10 + 4 + 4 + 4 + 10
    for face in faces.values():
        assert isinstance(face, BeyondFace)
        assert face.name
        assert face.what
        assert face.source
        assert "boards-" not in face.what
        assert "beyond-" not in face.name
    ship = faces["plasma-cannon"]
    assert isinstance(ship, BeyondFace)
    assert (ship.level, ship.types, ship.known) == (2, ["military"], "partly")
    assert [power.phase for power in ship.powers] == ["immediate", "action"]


def test_a_corrected_card_is_shown_as_such() -> None:
    corrections = {"system": {"sirius": {"name": "Canicula", "vp": 6}}}
    table = perihelion.new_game("beyond", players=2, seed=4, options={"catalogue": corrections})

    face = BOARD.faces(table, voice())["sirius"]

    assert isinstance(face, BeyondFace)
    assert (face.name, face.points, face.known) == ("Canicula", 6, "corrected")
    assert face.source == "corrected by your file"


def test_the_end_tells_which_figure_has_decided_between_equal_sums() -> None:
    ore = [{"ore": 5, "population": 4}, {"ore": 4, "population": 4}]
    people = [{"ore": 5, "population": 3}, {"ore": 4, "population": 4}]
    same = [{"ore": 5, "population": 4}, {"ore": 5, "population": 4}]

    ends = [
        BOARD.end(perihelion.position("beyond", {"round": 9, "seats": seats}), voice())
        for seats in (ore, people, same)
    ]

    assert [(end.scores, end.winners) for end in ends] == [
        ([0, 0], [0]),
        ([0, 0], [1]),
        ([0, 0], [0, 1]),
    ]
    told = [end.tie_break and (end.tie_break.words, end.tie_break.points) for end in ends]
    assert told == [("Tie-break: ore", [5, 4]), ("Tie-break: population", [3, 4]), None]
