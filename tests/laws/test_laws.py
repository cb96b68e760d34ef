"""What must hold in every position of every game and variant."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import perihelion
from laws.witness import Witness, play_on, wander, whole_answer
from perihelion import IllegalAnswer, Table, words

seeds = st.integers(0, 2**31)
set_ups = st.integers(0, 10**6)
lengths = st.integers(0, 400)
seats = st.integers(0, 5)


def plain(g: Table) -> Any:
    """All there is to know about a position, through JSON so that nothing is shared."""
    return json.loads(json.dumps(g.pack()))


def question(g: Table, seat: int) -> Any:
    asked = g.question(seat)
    return None if asked is None else json.loads(json.dumps(asked.plain()))


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


# -- 5. what is hidden from me cannot change what I see ----------------------


@given(set_ups, seeds, seeds, lengths, seats)
def test_nobody_sees_what_is_hidden(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    who %= len(g.order)

    other = witness.redealt(g, who, random.Random(luck))

    assert plain(other.seen_by(who)) == plain(g.seen_by(who))
    assert question(other, who) == question(g, who)
    assert question(other.seen_by(who), who) == question(g, who)


@given(set_ups, seeds, seeds, lengths, seats)
def test_nobody_sees_what_others_hold_until_they_play_it(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    """Play the same on with other hands: who is waited for cannot tell the difference, neither
    by the question put, nor by what is told, nor by what may be undone.
    """
    g, r = wander(witness, set_up, seed, luck, stop), random.Random(luck)
    who %= len(g.order)
    while not g.over and any(g.given[seat] for seat in range(len(g.order)) if seat != who):
        seat = r.choice(g.waiting())
        g.answer(seat, r.choice(g.options(seat)))
    one = perihelion.position(witness.name, g.position())
    two = perihelion.position(witness.name, witness.with_other_hands(g, who, r).position())
    one.listen()
    two.listen()
    for _ in range(25):
        assert visible(two, who) == visible(one, who)
        if one.over:
            break
        seat = r.choice(one.waiting())
        awaited = who in one.waiting() and seat != who
        asked = one.question(seat)
        assert asked is not None
        picks = same = [r.choice(one.options(seat))]
        if seat != who:  # a whole set: the last of it may go without saying in one of the two
            picks = same = whole_answer(one, seat, r)
            if asked.kind in witness.secret_questions():
                same = witness.alike(one, two, seat, picks)
        try:
            say_alike(two.copy(), seat, same, seat != who)
        except IllegalAnswer:
            break
        for table, said in ((one, picks), (two, same)):
            say_alike(table, seat, said, seat != who)
        shown = witness.came_to_light(one, two, who)
        if shown or "shuffled" in [event.kind for event in one.events()]:
            break
        if not (awaited or in_step(one, two)):
            break


def say_alike(g: Table, seat: int, picks: list[int], whole: bool) -> None:
    """Give a whole answer, or only the first word of it."""
    if whole:
        g.answer_all(seat, picks)
    else:
        g.answer(seat, picks[0])


def in_step(one: Table, two: Table) -> bool:
    """Whether both wait for the same things; a sealed question closes when the last has answered,
    and those who have no choice are not waited for.
    """
    return all(one.position()[field] == two.position()[field] for field in ("agenda", "lanes"))


def visible(g: Table, who: int) -> list[Any]:
    """All that a seat gets to know."""
    tried = g.copy()
    try:
        tried.undo(who)
        undo = "taken back"
    except perihelion.CannotUndo as refused:
        undo = refused.code
    events = [event.plain() for event in g.events(who)]
    return [plain(g.seen_by(who)), question(g, who), events, undo]


@given(set_ups, seeds, seeds, lengths)
def test_a_spectator_sees_less_than_any_player(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)

    for who in range(len(g.order)):
        other = witness.redealt(g, who, random.Random(luck))
        assert plain(other.seen_by(None)) == plain(g.seen_by(None))


@given(set_ups, seeds, seeds)
def test_events_name_only_what_one_may_know(
    witness: Witness, set_up: int, seed: int, luck: int
) -> None:
    players, options = witness.set_up(set_up)
    g = perihelion.new_game(witness.name, players, seed, options, log=True)
    r, names = random.Random(luck), witness.names(g)
    known = [witness.names_known_to(g, who) for who in range(players)]
    while not g.over:
        seat = r.choice(g.waiting())
        g.answer(seat, r.choice(g.options(seat)))
        for who in range(players):
            now = witness.names_known_to(g, who)
            for event in g.events(who):
                if event.seat != who and event.kind not in witness.open_events():
                    assert names & strings(event.plain()) <= now | known[who], event.plain()
            known[who] = now
        assert g.log is not None
        g.log.clear()  # what has been told so far has been looked at


@given(set_ups, seeds, seeds)
def test_no_fact_of_an_event_hides_its_kind_or_seat(
    witness: Witness, set_up: int, seed: int, luck: int
) -> None:
    players, options = witness.set_up(set_up)
    g = perihelion.new_game(witness.name, players, seed, options, log=True)

    play_on(g, random.Random(luck))

    for event in g.log or []:
        assert not {"kind", "seat", "secrets", "eyes"} & {*event.facts, *event.secrets}


def strings(data: object) -> set[str]:
    """Every string in plain data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set().union(*(strings(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(strings(value) for value in data))
    return set()


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


# -- 8. a guess varies what is hidden and keeps what is visible --------------


@given(set_ups, seeds, seeds, lengths, seats)
def test_a_guess_keeps_what_is_visible_and_can_be_played_on(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    who %= len(g.order)
    view = g.seen_by(who)

    guess = view.guess(perihelion.dice(luck))

    assert witness.pieces(guess) == witness.inventory(guess)
    assert plain(guess.seen_by(who)) == plain(view)
    assert guess.options(who) == g.options(who)
    play_on(guess, random.Random(luck))
    assert guess.over


@given(set_ups, seeds, seeds, st.integers(0, 60), seats)
def test_guesses_differ_in_what_is_hidden(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    who %= len(g.order)
    view = g.seen_by(who)

    guesses = [view.guess(perihelion.dice(luck + k)) for k in range(6)]

    hidden = [witness.hidden(guess, who) for guess in guesses]
    assert sorted(map(str, hidden[0])) == sorted(map(str, witness.hidden(g, who)))
    assert len({str(h) for h in hidden}) > 1
