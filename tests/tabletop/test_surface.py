"""The public surface, the same for every game, on Race."""

from __future__ import annotations

import json
from typing import Any

import pytest

import perihelion
from perihelion import BadRecord, BadSetup, CannotUndo, IllegalAnswer, Table

EXPLORE_5 = 300
DEVELOP = 302
PRODUCE = 308


ALL = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]


def past_opening(players: int = 3, **options: object) -> Table:
    g = perihelion.new_game("race", players, seed=7, options=options)
    for seat in range(players):
        for _ in range(2):
            g.answer(seat, g.options(seat)[0])
    return g


def test_a_game_is_played_through_the_public_surface() -> None:
    g = perihelion.new_game("race", players=3, seed=7, options={"edition": 1})

    luck = perihelion.dice(1)
    while not g.over:
        seat = g.waiting()[0]
        options = g.options(seat)
        g.answer(seat, options[luck.below(len(options))])

    assert len(g.scores()) == 3
    assert g.winners()
    assert g.waiting() == []
    assert g.question(0) is None


@pytest.mark.parametrize("name", list(perihelion.GAMES))
def test_every_game_counts_its_rounds(name: str) -> None:
    g = perihelion.new_game(name, players=2, seed=7)
    luck = perihelion.dice(1)
    rounds = [g.round()]

    while not g.over:
        seat = g.waiting()[0]
        options = g.options(seat)
        g.answer(seat, options[luck.below(len(options))])
        assert g.round() == g.seen_by(None).round() == g.copy().round()
        if g.round() != rounds[-1]:
            rounds.append(g.round())

    assert rounds == list(range(rounds[0], rounds[0] + len(rounds)))
    assert rounds[0] in (0, 1)
    assert len(rounds) > 3


def test_a_question_tells_kind_options_and_structure() -> None:
    g = past_opening()

    asked = g.question(0)

    assert asked is not None
    assert asked.kind == "action"
    assert asked.sealed
    assert [o.id for o in asked.options] == g.options(0)
    assert asked.options[0].structure == {"kind": "action", "action": "explore+5"}
    assert json.loads(json.dumps(asked.plain()))["least"] == 1


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("race", {}),
        ("race", {"advanced": True}),
        ("race", {"expansions": ALL, "advanced": True, "takeovers": True}),
        ("roll", {}),
        ("tiny", {}),
        ("beyond", {}),
    ],
)
def test_a_question_carries_all_that_may_be_picked(name: str, options: dict[str, object]) -> None:
    luck = perihelion.dice(3)
    for seed in range(3):
        g = perihelion.new_game(name, 2, seed, options)
        candidates: dict[int, set[int]] = {}
        while not g.over:
            seat = g.waiting()[0]
            asked = g.question(seat)
            assert asked is not None
            legal, now = g.options(seat), {int(one.id) for one in asked.candidates}
            done = {int(g.asking(seat).done())}
            if not asked.several:
                assert sorted(now) == legal
            else:
                assert not now & {int(one.id) for one in asked.given}
            if not asked.given:
                candidates[seat] = now
            assert set(legal) - done <= now
            assert sorted(int(one.id) for one in asked.offered()) == sorted(now | set(legal))
            pick = legal[luck.below(len(legal))]
            assert not asked.several or pick in candidates[seat] | done
            g.answer(seat, pick)


def test_either_of_two_actions_may_be_named_first() -> None:
    g = past_opening(advanced=True, players=2)

    asked = g.question(0)

    assert asked is not None
    assert "action:develop-second" not in [one.word for one in asked.options]
    assert "action:develop-second" in [one.word for one in asked.candidates]
    g.answer_all(0, ["action:develop-second", "action:develop"])
    assert g.waiting() == [1]


def test_nobody_is_asked_a_question_that_is_not_his() -> None:
    g = past_opening()

    assert g.question(3) is None
    assert g.options(-1) == []


def test_a_sealed_answer_can_be_replaced_until_the_question_closes() -> None:
    g = past_opening()

    g.answer(0, DEVELOP)
    g.answer(0, PRODUCE)
    g.answer(1, EXPLORE_5)
    g.answer(2, EXPLORE_5)

    last = ["0 action:produce", "1 action:explore-5", "2 action:explore-5"]
    assert g.record()["answers"][-3:] == last  # type: ignore[index]


def test_a_refused_replacement_leaves_the_sealed_answer() -> None:
    g = past_opening()
    g.answer(0, DEVELOP)
    before = g.pack()

    with pytest.raises(IllegalAnswer, match="UNKNOWN_ACTION"):
        g.answer(0, 330)
    with pytest.raises(IllegalAnswer, match="WRONG_ACTION_COUNT"):
        g.answer_all(0, [DEVELOP, PRODUCE])

    assert g.pack() == before


def test_a_set_can_be_completed_after_some_picks() -> None:
    g = perihelion.new_game("race", players=2, seed=1)
    low, high = g.options(0)[0], g.options(0)[2]

    g.answer(0, high)
    g.answer_all(0, [low])

    assert g.record()["answers"] == [f"0 {g.answer_word(low)}", f"0 {g.answer_word(high)}"]


def test_undo_takes_back_one_answer_and_then_the_one_before() -> None:
    g = perihelion.new_game("race", players=2, seed=1)
    before = g.pack()
    g.answer(0, g.options(0)[0])
    g.answer(0, g.options(0)[0])

    g.undo(0)
    g.undo(0)

    assert g.pack() == before
    with pytest.raises(CannotUndo, match="NOTHING_TO_UNDO"):
        g.undo(0)


def test_undo_keeps_what_others_have_sealed_meanwhile() -> None:
    g = past_opening()
    g.answer(0, DEVELOP)
    g.answer(1, EXPLORE_5)

    g.undo(0)

    assert g.waiting() == [0, 2]
    g.answer(0, PRODUCE)
    g.answer(2, PRODUCE)
    last = ["1 action:explore-5", "0 action:produce", "2 action:produce"]
    assert g.record()["answers"][-3:] == last  # type: ignore[index]


def test_what_is_revealed_cannot_be_undone() -> None:
    g = past_opening()
    for seat in range(3):
        g.answer(seat, DEVELOP)
    before = g.pack()

    with pytest.raises(CannotUndo, match="ALREADY_REVEALED"):
        g.undo(0)

    assert g.pack() == before


def test_what_has_drawn_cards_cannot_be_undone() -> None:
    goods = [{"Gem World": "some"}, {"Comet Zone": "some"}]
    seats = [
        {"tableau": ["Old Earth", *goods], "actions": ["consume-trade"]},
        {"tableau": ["New Sparta"]},
    ]
    g = perihelion.position("race", {"at": "consume", "seats": seats})
    g.answer(0, g.options(0)[0])
    before = g.pack()

    with pytest.raises(CannotUndo, match="ALREADY_REVEALED"):
        g.undo(0)

    assert g.pack() == before


def test_undo_of_an_unknown_seat_is_refused() -> None:
    with pytest.raises(CannotUndo, match="NOTHING_TO_UNDO"):
        past_opening().undo(9)


def test_a_view_has_no_record_and_nothing_to_undo() -> None:
    view = past_opening().seen_by(0)

    with pytest.raises(BadRecord, match="NO_RECORD"):
        view.record()
    with pytest.raises(CannotUndo):
        view.undo(0)


def test_a_log_begun_in_mid_game_starts_empty_and_grows() -> None:
    g = past_opening()
    assert g.events() == []

    g.listen()
    for seat in range(3):
        g.answer(seat, PRODUCE)

    assert [e.kind for e in g.events()][:3] == ["chose", "chose", "chose"]


@pytest.mark.parametrize(
    ("name", "players", "options", "code"),
    [
        ("chess", 2, {}, "UNKNOWN_GAME"),
        ("race", 1, {}, "BAD_PLAYER_COUNT"),
        ("race", 5, {}, "BAD_PLAYER_COUNT"),
        ("race", 2, {"edition": 3}, "BAD_SETTING"),
        ("race", 2, {"edition": "first"}, "BAD_SETTING"),
        ("race", 2, {"advanced": 1}, "BAD_SETTING"),
        ("race", 3, {"advanced": True}, "BAD_VARIANT"),
        ("race", 2, {"aliens": True}, "UNKNOWN_SETTING"),
        ("race", 2, {"start_worlds": ["old-earth"]}, "BAD_SETTING"),
        ("race", 2, {"start_worlds": ["old-earth", "old-earth"]}, "BAD_SETTING"),
        ("race", 2, {"start_worlds": ["old-earth", "gem-world"]}, "BAD_SETTING"),
        ("race", 2, {"start_worlds": "old-earth"}, "BAD_SETTING"),
    ],
)
def test_a_wrong_set_up_is_refused(
    name: str, players: int, options: dict[str, object], code: str
) -> None:
    with pytest.raises(BadSetup, match=code):
        perihelion.new_game(name, players, 0, options)


def recorded() -> dict[str, Any]:
    g = past_opening()
    g.answer(0, DEVELOP)
    return g.record()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "UNKNOWN_GAME"),
        ({"game": 5}, "UNKNOWN_GAME"),
        ({"rules": 99}, "OTHER_RULES"),
        ({"rules": None}, "OTHER_RULES"),
        ({"answers": None}, "BAD_RECORD"),
        ({"seed": "x"}, "BAD_RECORD"),
        ({"options": []}, "BAD_RECORD"),
        ({"answers": ["0 develop"]}, "BAD_ANSWER"),
        ({"answers": ["0 no-such-card"]}, "BAD_ANSWER"),
        ({"answers": ["x gem-world"]}, "BAD_ANSWER"),
        ({"answers": ["0"]}, "BAD_ANSWER"),
        ({"answers": [7]}, "BAD_ANSWER"),
        ({"answers": ["9 develop"]}, "BAD_ANSWER"),
    ],
)
def test_a_broken_record_is_refused_with_its_place(change: dict[str, object], code: str) -> None:
    with pytest.raises(BadRecord, match=code):
        perihelion.replay({**recorded(), **change})


def test_a_record_can_be_replayed_part_of_the_way() -> None:
    record = recorded()

    g = perihelion.replay(record, upto=2)

    assert g.record()["answers"] == record["answers"][:2]


def test_a_record_from_an_arranged_position_replays() -> None:
    seats = [{"tableau": ["Old Earth"], "fillers": 4}, {"tableau": ["New Sparta"], "fillers": 4}]
    g = perihelion.position("race", {"at": "action", "seats": seats, "seed": 3})
    g.answer(0, DEVELOP)

    again = perihelion.replay(json.loads(json.dumps(g.record())), log=True)

    assert again.pack() == g.pack()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({}, "BAD_FIELD"),
        ({"seats": 5}, "BAD_FIELD"),
        ({"rules": 99, "seats": []}, "OTHER_RULES"),
        ({"game": "roll", "seats": []}, "OTHER_RULES"),
        ({"seats": [{"tableau": ["Nowhere"]}, {"tableau": ["Old Earth"]}]}, "UNKNOWN_CARD"),
        ({"seats": [{"tableau": [3]}, {"tableau": ["Old Earth"]}]}, "BAD_FIELD"),
        ({"seats": [{"tableau": ["?"]}, {"tableau": ["Old Earth"]}]}, "UNKNOWN_CARD"),
        ({"seats": [{"tableau": ["Old Earth"]}, {"tableau": ["Old Earth"]}]}, "CARD_TWICE"),
        ({"seats": [{"tabelau": []}, {"tableau": ["Old Earth"]}]}, "UNKNOWN_FIELD"),
        ({"at": "tea", "seats": [{"tableau": ["Old Earth"]}] * 0}, "BAD_PLAYER_COUNT"),
    ],
)
def test_a_position_that_cannot_be_read_is_refused(data: dict[str, object], code: str) -> None:
    with pytest.raises(perihelion.Refused, match=code):
        perihelion.position("race", data)


def two_seats() -> list[dict[str, object]]:
    return [{"tableau": ["Old Earth"]}, {"tableau": ["New Sparta"]}]


@pytest.mark.parametrize("at", ["tea", "settle", ""])
def test_a_position_cannot_begin_where_nothing_happens(at: str) -> None:
    with pytest.raises(BadRecord, match="BAD_POSITION"):
        perihelion.position("race", {"at": at, "seats": two_seats()})


def test_more_fillers_than_cards_are_refused() -> None:
    seats: list[dict[str, object]] = [{**seat, "fillers": 100} for seat in two_seats()]

    with pytest.raises(BadRecord, match="BAD_POSITION"):
        perihelion.position("race", {"seats": seats})


@pytest.mark.parametrize("word", ["no-such-step", "windfall x 1", "turn 0", "turn x sell"])
def test_an_unknown_step_is_refused(word: str) -> None:
    data = past_opening().position()

    with pytest.raises(BadRecord, match="UNKNOWN_STEP"):
        perihelion.position("race", {**data, "agenda": [word]})


def test_an_unknown_answer_in_a_position_is_refused() -> None:
    data = past_opening().position()

    with pytest.raises(BadRecord, match="UNKNOWN_ANSWER"):
        perihelion.position("race", {**data, "given": [["nonsense"], [], []]})


def test_data_that_is_no_packed_position_is_refused() -> None:
    with pytest.raises(BadRecord, match="UNKNOWN_GAME"):
        perihelion.unpack([])
    with pytest.raises(BadRecord, match="UNKNOWN_GAME"):
        perihelion.unpack(["chess"])


def test_a_refusal_reads_as_code_and_facts() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        past_opening().answer(0, 301 + 2)

    assert refused.value.args == ("ACTION_NOT_AVAILABLE", {"action": "develop-second"})
    assert str(refused.value) == "ACTION_NOT_AVAILABLE (action=develop-second)"
    assert str(IllegalAnswer("GAME_OVER", {})) == "GAME_OVER"
