"""Whatever plain data says, it is refused or it is a position like any other.

A packed position, a position by names and a record are each spoilt in one place. Either the reader
refuses it, with a reason that can be worded, or what it gives obeys the first two laws.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from hypothesis import example, given

import perihelion
from laws.examples import lengths, plain, seats, seeds, set_ups
from laws.witness import Witness, play_on, wander
from perihelion import IllegalAnswer, Refused, Table, words

STRANGE: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 7, 99, 330, 400, 2**31, 2**70, -(2**70), 1.5, "", "x", "?",
    "pass", "0", "turn 0 sell", "windfall -1 4", [], [0], [[]], ["x"], {}, {"x": 1}, [0, 0],
]  # fmt: skip


@given(set_ups, seeds, seeds, lengths)
def test_a_spoilt_packed_position_is_refused_or_played(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)

    spoil_and_read(witness, plain(g), perihelion.unpack, random.Random(luck))


@given(set_ups, seeds, seeds, lengths)
def test_a_spoilt_position_by_names_is_refused_or_played(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)

    def read(data: Any) -> Table:
        return perihelion.position(witness.name, data)

    spoil_and_read(witness, json.loads(json.dumps(g.position())), read, random.Random(luck))


@given(set_ups, seeds, seeds, lengths)
def test_a_spoilt_record_is_refused_or_played(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop % 60)

    spoil_and_read(
        witness, json.loads(json.dumps(g.record())), perihelion.replay, random.Random(luck)
    )


@given(set_ups, seeds, seeds, lengths, seats)
@example(set_up=1000000, seed=0, luck=174, stop=0, who=1)  # was taken, and play stumbled over it
def test_a_spoilt_view_is_refused_or_still_a_view(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    view = g.seen_by(who % len(g.order))

    def read(data: Any) -> Table:
        return perihelion.position(witness.name, data)

    spoil_and_read(witness, json.loads(json.dumps(view.position())), read, random.Random(luck))
    spoil_and_read(witness, plain(view), perihelion.unpack, random.Random(luck))


def spoil_and_read(
    witness: Witness, data: Any, read: Callable[[Any], Table], r: random.Random
) -> None:
    for _ in range(8):
        broken = spoilt(data, r)
        try:
            g = read(broken)
        except Refused as refused:
            sayable(witness, refused)
            continue
        if refuses_to_be_played(g):
            g = g.guess(perihelion.dice(r.randrange(2**31)))
        obeys(witness, g, r)


def sayable(witness: Witness, refused: Refused) -> None:
    for lang in words.LANGUAGES:
        assert words.refusal(lang, witness.name, refused.code, refused.facts)


def refuses_to_be_played(g: Table) -> bool:
    """Whether this is a view."""
    try:
        perihelion.play_out(g.copy(), perihelion.dice(1))
    except IllegalAnswer as refused:
        return refused.code == "FACE_DOWN"
    return False


def obeys(witness: Witness, g: Table, r: random.Random) -> None:
    """The first two laws, now and at the end of the game."""
    for _ in range(2):
        assert witness.cards(g) == witness.inventory(g)[:-1]
        assert g.over != bool(g.waiting())
        for seat in range(len(g.order)):
            assert bool(g.options(seat)) == (seat in g.waiting())
        assert len(g.scores()) == len(g.order)
        play_on(g, r)
    assert g.over
    assert g.winners() or witness.may_be_lost(g)


def spoilt(data: Any, r: random.Random) -> Any:
    """The same data with one place in it made different."""
    out = copy.deepcopy(data)
    holder, key = somewhere(out, r)
    kind = r.randrange(5)
    if kind == 0:
        holder[key] = copy.deepcopy(r.choice(STRANGE))
    elif kind == 1:
        other, place = somewhere(out, r)
        holder[key] = copy.deepcopy(other[place])
    elif kind == 2:
        del holder[key]
    elif kind == 3 and isinstance(holder, list):
        holder.insert(r.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
    elif isinstance(holder[key], int):
        holder[key] += r.choice([-1, 1, 256])
    elif isinstance(holder[key], list):
        r.shuffle(holder[key])
    return out


def somewhere(data: Any, r: random.Random) -> tuple[Any, Any]:
    """A place in plain data, as likely in a short field as in a long one."""
    key = r.choice(list(data) if isinstance(data, dict) else range(len(data)))
    inside = data[key]
    if isinstance(inside, dict | list) and inside and r.random() < 0.85:
        return somewhere(inside, r)
    return data, key
