"""What nobody may see stays hidden: in views, in events and in guesses."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import perihelion
from laws.examples import ANEW, lengths, plain, question, seats, seeds, set_ups
from laws.witness import Witness, play_on, wander, whole_answer
from perihelion import IllegalAnswer, Table

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


@given(set_ups, seeds, seeds, lengths, seats)
def test_every_guess_is_asked_what_it_could_be_asked_and_plays_to_the_end(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    who %= len(g.order) + 1

    guesses_play_on(g.seen_by(who if who < len(g.order) else None), luck)


def test_guesses_at_arranged_moments_play_to_the_end(witness: Witness) -> None:
    for k in range(witness.moments()):
        for automatic in (True, False):
            g = witness.moment(k, automatic, k, False)
            for who in [None, *range(len(g.order))]:
                guesses_play_on(g.seen_by(who), k)


GUESSES = 100 if ANEW else 5


def guesses_play_on(view: Table, luck: int) -> None:
    for k in range(GUESSES):
        guess = view.guess(perihelion.dice(luck + k))
        for seat in guess.waiting():
            assert guess.options(seat)
            assert could_be_asked(guess, seat)
        perihelion.play_out(guess, perihelion.dice(luck - k))
        assert guess.over


def could_be_asked(g: Table, seat: int) -> bool:
    """Whether what stands in a lane is not such that it would have been answered by itself."""
    asked = g.question(seat)
    assert asked is not None
    if asked.sealed or not g.automatic or g.asking(seat).always_put():
        return True
    tried = g.copy()
    tried.automatic = False
    while len(tried.options(seat)) == 1:
        tried.answer(seat, tried.options(seat)[0])
        if not tried.given[seat]:
            return False
    return True


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
    assert len({str(h) for h in hidden}) > 1 or witness.hides_little(g)
