"""A plan that is laid out freely, gesture by gesture."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from perihelion.games import GAMES
from perihelion.roll import ids
from perihelion.roll.look import Planning, look
from perihelion.roll.phases.draft import Draft
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import IllegalAnswer


def positions(seed: int, rounds: int) -> Iterator[tuple[Roll, random.Random]]:
    """Tables where dice are assigned, in a game of random answers."""
    luck = random.Random(seed)
    g = GAMES["roll"].new_game(3, seed, {}, False)
    assert isinstance(g, Roll)
    while not g.over and g.round() <= rounds:
        seat = next(k for k in range(3) if g.waits_for(k))
        if g.step == ids.ASSIGN_STEP and seat == 0 and not g.given[0]:
            yield g, luck
        g.answer(seat, luck.choice([int(answer) for answer in g.legal_for(seat)]))


def planned(g: Roll, picks: list[int]) -> Planning:
    plan = look(g.seen_by(0), 0, picks).plan
    assert plan is not None
    return plan


@pytest.mark.parametrize("seed", range(6))
def test_every_gesture_leads_to_a_draft_and_a_draft_that_can_be_sent_is_taken(seed: int) -> None:
    sent = 0
    for g, luck in positions(seed, 12):
        picks: list[int] = []
        for _ in range(luck.randrange(4, 16)):
            plan = planned(g, picks)
            assert plan.gestures
            picks = [*luck.choice(plan.gestures).picks]
        plan = planned(g, picks)
        step = g.asking(0)
        refused = step.refuse_set(g, 0, step.normal(g, 0, [*picks]))
        assert (plan.refusal is None) == (refused is None), (picks, refused and refused.code)
        sent += refused is None

    assert sent > 0


@pytest.mark.parametrize("seed", range(6))
def test_a_plan_goes_on_from_the_picks_that_have_been_given(seed: int) -> None:
    """A program may give some picks one by one before somebody goes on with gestures."""
    sent = longer = 0
    for g, luck in positions(seed, 12):
        twin = g.copy()
        for _ in range(luck.randrange(1, 6)):
            legal = [int(one) for one in twin.legal_for(0) if one != ids.DONE]
            if twin.waits_for(0) and legal:
                twin.answer(0, luck.choice(legal))
        if not twin.waits_for(0):
            continue  # nothing else was left to do
        given = [int(pick) for pick in twin.given[0]]
        assert planned(twin, []).picks == []
        picks: list[int] = []
        for _ in range(luck.randrange(8)):
            gestures = planned(twin, picks).gestures
            picks = [*luck.choice(gestures).picks] if gestures else picks
        plan = planned(twin, picks)
        if plan.refusal is None:
            twin.answer_all(0, plan.whole)
            sent += 1
            longer += len(given) > 1
        else:
            with pytest.raises(IllegalAnswer):
                twin.answer_all(0, plan.whole)

    assert sent > 0
    assert longer > 0


def test_what_has_been_given_is_not_changed_by_a_gesture() -> None:
    g = with_wild_dice().copy()
    g.answer(0, int(g.legal_for(0)[0]))
    g.answer(0, int(g.legal_for(0)[0]))
    given = [int(pick) for pick in g.given[0]]

    plan = planned(g, [])
    after = [planned(g, [*one.picks]) for one in plan.gestures]

    assert plan.picks == []
    assert after
    assert {one.kind for one in plan.gestures}.isdisjoint({"select"})
    assert all(rows(one) != rows(plan) for one in after)
    assert all(one.selected == plan.selected for one in after)
    assert all(pick not in one.picks for one in plan.gestures for pick in given[:1])


@pytest.mark.parametrize("seed", range(3))
def test_whatever_the_rules_offer_next_is_a_gesture(seed: int) -> None:
    """Whatever arrangement a pick leads to, a gesture does."""
    for g, luck in positions(seed, 8):
        twin = g.copy()
        picks: list[int] = []
        while not picks or picks[-1] != ids.DONE:
            answer = luck.choice([int(one) for one in twin.legal_for(0)])
            if answer != ids.DONE:
                after = [planned(g, [*one.picks]) for one in planned(g, picks).gestures]
                assert any(rows(plan) == rows(planned(g, [*picks, answer])) for plan in after)
            picks = [*picks, answer]
            twin.hold(0, [*picks])


def test_a_wild_die_may_lie_before_a_phase_is_selected() -> None:
    g = with_wild_dice()
    wild = next(k for k, die in enumerate(g.seats[0].rolled) if die % 8 == ids.WILD)

    lying = next(
        one
        for one in planned(g, []).gestures
        if one.piece == f"die:{wild}" and one.target == "row:ship"
    )
    plan = planned(g, [*lying.picks])

    assert (plan.dice[wild].place, plan.dice[wild].phase) == ("row", "ship")
    assert plan.refusal is not None
    assert plan.refusal.code == "PHASE_NOT_SELECTED"


def test_a_new_selection_keeps_the_rows_of_the_wild_dice() -> None:
    g = with_wild_dice()
    wild = [k for k, die in enumerate(g.seats[0].rolled) if die % 8 == ids.WILD]
    plain = next(k for k, die in enumerate(g.seats[0].rolled) if die % 8 != ids.WILD)
    picks: list[int] = []
    for piece, target in [
        (f"die:{plain}", "strip:develop"),
        (f"die:{wild[0]}", "row:ship"),
        (f"die:{plain}", "strip:settle"),
    ]:
        gestures = planned(g, picks).gestures
        picks = [*next(o for o in gestures if o.piece == piece and o.target == target).picks]

    plan = planned(g, picks)

    assert plan.selected == "settle"
    assert [die.phase for die in plan.dice if die.place == "row" and die.face == "wild"] == ["ship"]


@pytest.mark.parametrize(
    ("picks", "code"),
    [
        ([ids.SELECT, ids.SELECT + 1], "PHASE_ALREADY_SELECTED"),
        ([ids.WILD_ROW] * 20, "NOT_A_WILD"),
        ([ids.DICTATE_USE], "PICK_IN_ORDER"),
        ([12345], "PICK_IN_ORDER"),
    ],
)
def test_picks_that_nobody_could_lay_are_refused(picks: list[int], code: str) -> None:
    g, _ = next(positions(2, 3))

    with pytest.raises(IllegalAnswer) as refused:
        Draft(g.seen_by(0), 0, picks)

    assert refused.value.code == code


def rows(plan: Planning) -> list[tuple[str, str, str]]:
    """Which colours stand where; which of equal ones does not matter."""
    return sorted((die.colour, die.place, die.phase or "") for die in plan.dice)


def with_wild_dice() -> Roll:
    """A table at which the first player has rolled two wild dice and another."""
    for seed in range(20):
        for g, _ in positions(seed, 8):
            wild = [die % 8 == ids.WILD for die in g.seats[0].rolled]
            if wild.count(True) >= 2 and not all(wild):
                return g
    raise AssertionError("no such table")
