"""What must hold in every position of every game and variant."""

from __future__ import annotations

import gc
import json
import pickle
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import perihelion
from laws.examples import lengths, plain, question, seats, seeds, set_ups
from laws.witness import Witness, play_on, wander, whole_answer
from perihelion import IllegalAnswer, Table, words

# -- 1. every piece is somewhere exactly once --------------------------------


@given(set_ups, seeds, seeds, lengths)
def test_every_piece_is_somewhere_exactly_once(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)

    assert witness.pieces(g) == witness.inventory(g)


# -- 2. whoever is asked has an answer, and every game ends ------------------


@given(set_ups, seeds, seeds, lengths)
def test_whoever_is_asked_has_an_answer(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)

    assert g.over != bool(g.waiting())
    for seat in range(len(g.order)):
        assert bool(g.options(seat)) == (seat in g.waiting())
        assert g.options(seat) == sorted(set(g.options(seat)))


@given(set_ups, seeds, seeds)
def test_every_game_ends_and_somebody_wins(
    witness: Witness, set_up: int, seed: int, luck: int
) -> None:
    g = wander(witness, set_up, seed, luck, 20_000)

    assert g.over
    assert g.winners() or witness.may_be_lost(g)
    best = max(g.scores())
    assert all(g.scores()[seat] == best for seat in g.winners())


# -- 3. a copy is equal and apart --------------------------------------------


@given(set_ups, seeds, seeds, lengths)
def test_a_copy_is_equal_and_apart(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    before, asked = plain(g), [question(g, seat) for seat in range(len(g.order))]

    twin = g.copy()
    assert plain(twin) == before
    assert [question(twin, seat) for seat in range(len(g.order))] == asked
    play_on(twin, random.Random(luck))

    assert plain(g) == before
    assert [question(g, seat) for seat in range(len(g.order))] == asked


@given(set_ups, seeds, seeds, lengths)
def test_a_position_that_is_dropped_is_freed_at_once(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    """Nothing of it points back to itself in a circle, so nobody need look for circles."""
    g = wander(witness, set_up, seed, luck, stop)
    gc.collect()

    with perihelion.Keeping():
        twin = g.copy()
        play_on(twin, random.Random(luck))
        kept = [twin, *(g.seen_by(seat) for seat in range(len(g.order)))]
        kept += [view.guess(perihelion.dice(luck)) for view in kept[1:]]
        del twin, kept
        circles = left_over()

    assert not circles


def left_over() -> list[object]:
    """What of a game is alive only because it points to itself in a circle."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return [one for one in gc.garbage if type(one).__module__.startswith("perihelion.")]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


@given(set_ups, seeds, seeds, lengths)
def test_a_packed_position_comes_back(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)

    back = perihelion.unpack(plain(g))

    assert plain(back) == plain(g)
    one, two = g.copy(), back
    play_on(one, random.Random(luck))
    play_on(two, random.Random(luck))
    assert plain(one) == plain(two)


@given(set_ups, seeds, seeds, lengths)
def test_a_position_by_names_comes_back(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)

    back = perihelion.position(witness.name, json.loads(json.dumps(g.position())))

    assert plain(back) == plain(g)


@given(set_ups, seeds, seeds, lengths, seats)
def test_a_view_can_be_packed_and_written_down_too(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    view = g.seen_by(who % len(g.order))

    assert plain(perihelion.unpack(plain(view))) == plain(view)
    assert plain(perihelion.position(witness.name, view.position())) == plain(view)


def test_arranged_moments_come_back_whole_and_as_views(witness: Witness) -> None:
    """Also where nothing lies before a player, since their only world was taken over."""
    for k in range(witness.moments()):
        for automatic in (True, False):
            g = witness.moment(k, automatic, k, False)
            for one in [g, *(g.seen_by(who) for who in [None, *range(len(g.order))])]:
                assert plain(perihelion.unpack(plain(one))) == plain(one)
                assert plain(perihelion.position(witness.name, one.position())) == plain(one)
            assert plain(pickle.loads(pickle.dumps(g))) == plain(g)


# -- 4. the order of sealed answers does not matter; records replay ----------


@given(set_ups, seeds, seeds)
def test_it_does_not_matter_who_answers_a_sealed_question_first(
    witness: Witness, set_up: int, seed: int, luck: int
) -> None:
    one = wander(witness, set_up, seed, luck, 0)
    two, r = one.copy(), random.Random(luck)
    while not one.over:
        asked = one.question(one.waiting()[0])
        assert asked is not None
        if not asked.sealed:
            seat = r.choice(one.waiting())
            answer = r.choice(one.options(seat))
            one.answer(seat, answer)
            two.answer(seat, answer)
            continue
        said: list[tuple[int, list[int]]] = []
        for seat in one.waiting():
            said.append((seat, whole_answer(one, seat, r)))
        for seat, picks in said:
            one.answer_all(seat, picks)
        r.shuffle(said)
        for seat, picks in said:
            two.answer_all(seat, picks)
        assert plain(one) == plain(two)
    assert plain(one) == plain(two)


@given(set_ups, seeds, seeds, lengths)
def test_a_record_replays_to_the_same_position_log_and_views(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop, log=True)

    again = perihelion.replay(json.loads(json.dumps(g.record())), log=True)

    assert plain(again) == plain(g)
    for who in [None, *range(len(g.order))]:
        assert [e.plain() for e in again.events(who)] == [e.plain() for e in g.events(who)]
        assert plain(again.seen_by(who)) == plain(g.seen_by(who))
    assert again.record() == g.record()


@given(set_ups, seeds, seeds, lengths)
def test_what_may_be_undone_leads_back_to_where_one_was(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g, r = wander(witness, set_up, seed, luck, stop), random.Random(luck)
    for _ in range(20):
        if g.over:
            break
        seat = r.choice(g.waiting())
        before, said = plain(g), g.record()
        g.answer(seat, r.choice(g.options(seat)))
        after = plain(g)
        try:
            g.undo(seat)
        except perihelion.CannotUndo:
            assert plain(g) == after
            continue
        assert plain(g) == before
        assert g.record() == said
        g.answer(seat, r.choice(g.options(seat)))


@given(set_ups, seeds, seeds, lengths, st.sampled_from(["nothing", "all", "the rest"]))
def test_however_often_one_goes_back_the_game_is_as_its_record_tells(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, heard: str
) -> None:
    g, r = wander(witness, set_up, seed, luck, stop % 80, log=heard == "all"), random.Random(luck)
    unheard: int | None = None
    for k in range(30):
        if k % 10 == 3 and heard == "the rest":
            g = g.copy()
            g.listen()
            unheard = len(said(g))
        seat = r.randrange(len(g.order))
        if r.random() < 0.4:
            try:
                g.undo(seat)
            except perihelion.CannotUndo:
                continue
            if unheard is not None:
                unheard = min(unheard, len(said(g)))
            assert plain(g) == plain(perihelion.replay(g.record()))
            assert g.log is None or events(g) == heard_since(unheard, g.record())
        elif seat in g.waiting():
            g.answer(seat, r.choice(g.options(seat)))


def heard_since(unheard: int | None, record: dict[str, object]) -> list[Any]:
    """What a log tells that was begun when so many answers had been given, or before the deal."""
    told = events(perihelion.replay(record, log=True))
    if unheard is None:
        return told
    return told[len(events(perihelion.replay(record, unheard, log=True))) :]


def said(g: Table) -> list[Any]:
    """The answers that stand in the record."""
    answers: list[Any] = g.record()["answers"]  # type: ignore[assignment]
    return answers


def events(g: Table) -> list[Any]:
    """The whole log."""
    assert g.log is not None
    return [event.plain() for event in g.log]


# -- 6. a refused answer changes nothing, and can say why --------------------


@given(set_ups, seeds, seeds, lengths)
def test_a_refused_answer_changes_nothing_and_says_why(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g, r = wander(witness, set_up, seed, luck, stop), random.Random(luck)
    before = plain(g)
    ids = [*r.sample(witness.answer_ids(g), 40), -1, 10**30, -(10**30)]
    for seat in [-1, *range(len(g.order)), 99]:
        legal = g.options(seat)
        sealed = g.may_answer_again(seat)
        for answer in [*ids, *g.given[seat]] if sealed else ids:
            if answer in legal:
                continue
            tried = g.copy() if sealed else g
            refused = refusal(tried, seat, answer)
            if refused is None:
                assert sealed
                assert plain(perihelion.replay(tried.record())) == plain(tried)
                continue
            assert plain(tried) == before
            assert tried.options(seat) == legal
            for lang in words.LANGUAGES:
                assert words.refusal(lang, witness.name, refused.code, refused.facts)


def refusal(g: Table, seat: int, answer: int) -> IllegalAnswer | None:
    """Why the answer is refused; None if it is taken."""
    try:
        g.answer(seat, answer)
    except IllegalAnswer as refused:
        return refused
    return None


@given(set_ups, seeds, seeds, lengths)
def test_a_set_is_taken_whole_or_not_at_all(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g, r = wander(witness, set_up, seed, luck, stop), random.Random(luck)
    before = plain(g)
    for seat in g.waiting():
        legal = g.options(seat)
        for size in range(4):
            picks = [r.choice([*legal, r.choice(witness.answer_ids(g))]) for _ in range(size)]
            tried = g.copy()
            try:
                tried.answer_all(seat, picks)
            except IllegalAnswer:
                assert plain(tried) == before
            else:
                assert plain(tried) != before
    assert plain(g) == before


@given(set_ups, seeds, seeds, lengths)
def test_every_grey_thing_can_tell_why_it_is_grey(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    for seat in g.waiting():
        asked = g.question(seat)
        assert asked is not None
        for barred in asked.refused:
            with pytest.raises(IllegalAnswer) as refused:
                g.answer(seat, barred.option.id)
            assert refused.value.code == barred.refusal.code
            assert refused.value.facts == barred.refusal.facts
