"""Looking at the ends of actions: all that a seat can do is found, and the network chooses."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import cast

import pytest

import perihelion
from perihelion import Table
from perihelion.bots.actions import ActionGuide
from perihelion.bots.admiral import Admiral, with_mind
from perihelion.bots.commodore import Commodore
from perihelion.bots.mind import Mind
from perihelion.bots.random_bot import RandomBot
from perihelion.bots.registry import make_bot
from perihelion.bots.search import Limits, luck_of
from perihelion.bots.tiny.leaves import Leaves
from perihelion.tiny import ids
from perihelion.tiny.state import Tiny

SET_UPS: list[tuple[int, dict[str, object]]] = [(2, {}), (4, {}), (1, {"rogue": "gamelyn"})]


class Oracle:
    """Judges positions by a number that has nothing to do with how good they are."""

    def chances(self, tables: Sequence[Table], seat: int) -> list[float]:
        return [worth(table) for table in tables]

    def chances_of(self, those: Sequence[tuple[Table, int]]) -> list[float]:
        return [worth(table) for table, _ in those]


def worth(table: Table) -> float:
    """What counts is what the seat can see of it: the dice that come are not known."""
    return zlib.crc32(repr(table.pack()).encode()) / 2**32


def bot(limits: Limits) -> Admiral:
    return with_mind(make_bot("commodore", "tiny", 7), cast("Mind", Oracle()), limits)


def guide() -> ActionGuide:
    commodore = make_bot("commodore", "tiny")
    assert isinstance(commodore, Commodore)
    return ActionGuide(commodore.guide, cast("Mind", Oracle()))


def questions(players: int, options: dict[str, object], seed: int) -> Iterator[tuple[Tiny, int]]:
    """All questions with a choice in a game of chance that captains end."""
    g = perihelion.new_game("tiny", players, seed, options)
    assert isinstance(g, Tiny)
    chance, captain = RandomBot(seed), make_bot("captain", "tiny")
    while not g.over:
        seat = int(g.next_seat())
        if len(g.options(seat)) > 1:
            yield g.copy(), seat
        who = captain if g.round() > 8 else chance
        g.accept(seat, who.answer(g.seen_by(seat), seat))


def leaves(g: Tiny, seat: int) -> Leaves:
    found = Leaves(seat)
    found.look(g)
    return found


@pytest.mark.parametrize(("players", "options"), SET_UPS, ids=str)
def test_each_line_leads_to_its_position(players: int, options: dict[str, object]) -> None:
    in_hand = 0
    for g, seat in islice(questions(players, options, seed=3), 0, None, 5):
        found = leaves(g, seat)
        assert found.lines
        for line, leaf in zip(found.lines, found.tables, strict=True):
            table = g.copy()
            for answer in line:
                assert answer in table.legal_for(seat)
                table.accept(seat, answer)
            if leaf.given[seat]:
                in_hand += 1
                assert leaf.asking(seat).kind() == "reroll"
                if table.waits_for(seat) and table.asking(seat).kind() == "turn":
                    assert rerolled(g, table) <= set(leaf.given[seat])
            else:
                assert table == leaf
    assert in_hand > 0


def rerolled(before: Tiny, after: Tiny) -> set[int]:
    """The dice whose faces have changed."""
    return {die for die in range(len(before.faces)) if before.faces[die] != after.faces[die]}


def test_a_turn_is_looked_at_from_all_sides() -> None:
    begun: set[str] = set()
    for g, seat in questions(2, {}, seed=5):
        if g.asking(seat).kind() != "turn":
            continue
        first = {line[0] for line in leaves(g, seat).lines}
        assert faces_of(g, first) == faces_of(g, set(g.legal_for(seat)))
        for word, answer in [("roll", ids.REROLL), ("convert", ids.CONVERT), ("end", ids.END_TURN)]:
            assert (answer in first) == (answer in g.legal_for(seat))
            if answer in first:
                begun.add(word)
    assert begun == {"roll", "convert", "end"}


def faces_of(g: Tiny, answers: set[int]) -> set[int]:
    """The faces of the dice among these answers."""
    return {int(g.faces[answer - ids.DIE]) for answer in answers if answer < ids.DIE + ids.DICE}


def test_picks_that_were_made_are_gone_on_from() -> None:
    """In the middle of choosing dice to roll again, or for the converter."""
    seen: set[str] = set()
    for g, seat in questions(2, {}, seed=5):
        kind = g.asking(seat).kind()
        if not g.given[seat] or kind not in {"reroll", "convert"}:
            continue
        seen.add(kind)
        found = leaves(g, seat)
        for line, leaf in zip(found.lines, found.tables, strict=True):
            assert line[0] in g.legal_for(seat)
            if kind == "reroll":
                assert set(g.given[seat]) <= set(leaf.given[seat])
            else:
                assert all(leaf.states[die] == ids.CONVERTER for die in g.given[seat])
    assert seen == {"reroll", "convert"}


def test_the_line_that_the_network_likes_best_is_begun() -> None:
    player = bot(Limits(answers=1))
    asked = 0
    for g, seat in islice(questions(2, {}, seed=6), 0, None, 5):
        view = g.seen_by(seat)
        values = player.guide.first_values(view, seat, luck_of(view, 7))
        options = g.options(seat)
        best = max(range(len(options)), key=lambda k: values[k])
        assert player.answer(view, seat) == options[best]
        asked += 1
    assert asked > 20


@pytest.mark.parametrize("turns", [1, 2])
def test_worlds_are_played_to_the_end_of_the_turn(turns: int) -> None:
    far = guide()
    g = next(g for g, seat in questions(2, {}, seed=8) if g.round() == 3)
    begun = far.stage(g)
    tables: list[Table] = [g.copy() for _ in range(3)]

    far.play_out(tables, begun, Limits(rounds=turns, steps=400))

    for table in tables:
        ahead = perihelion_turns(g, table)
        assert ahead == turns or table.over


def perihelion_turns(before: Tiny, after: Table) -> int:
    """How many turns have passed; with two players, who takes the next tells."""
    assert isinstance(after, Tiny)
    rounds = after.round() - before.round()
    return 2 * rounds + int(after.marks.active) - int(before.marks.active)


def test_opinions_are_of_all_answers_and_the_best_comes_first() -> None:
    player = with_mind(make_bot("commodore", "tiny", 7), cast("Mind", Oracle()), Limits(answers=1))
    g, seat = next(iter(questions(2, {}, seed=9)))
    view = g.seen_by(seat)
    player.guide.mind.reasons = lambda tables, seat: [[] for _ in tables]  # type: ignore[attr-defined]

    thought = player.opinions(view, seat)

    assert sorted(one.answer for one in thought) == sorted(g.options(seat))
    assert thought[0].answer == player.answer(view, seat)
