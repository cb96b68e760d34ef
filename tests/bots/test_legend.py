"""Thinking for everybody who chooses at the same time."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import perihelion
from bots.hurry import HURRY
from perihelion import Table
from perihelion.bots.admiral import Admiral
from perihelion.bots.commodore import Judge
from perihelion.bots.legend import Legend, Mixture, asked_together, search_together
from perihelion.bots.registry import make_bot
from perihelion.bots.roll.commodore import RollJudge
from perihelion.bots.search import Guide, Limits

LOW, HIGH = 0, 1


def action_question() -> tuple[Table, int]:
    """Everybody chooses an action of Race for the Galaxy."""
    g = perihelion.new_game("race", 2, seed=3)
    while g.asking(g.next_seat()).kind() != "action":
        seat = g.next_seat()
        g.accept(seat, g.legal_for(seat)[0])
    return g, int(g.next_seat())


class Two(Judge):
    """Everybody has two choices: the first and the last action."""

    def choices(self, g: Table, seat: int) -> list[tuple[int, int]]:
        options = g.options(seat)
        return [(LOW, options[0]), (HIGH, options[-1])]


class Payoffs(Guide):
    """A position is worth what a table says of the choices of both, the seat's own first; to a seat
    that is against it, the contrary.
    """

    def __init__(self, table: dict[tuple[int, int], float], against: int = -1) -> None:
        self.table = table
        self.against = against

    def play(self, table: Table, seat: int) -> None:
        raise AssertionError("nothing is played on")

    def stage(self, table: Table) -> int:
        return 0

    def values(self, tables: Sequence[Table], seat: int) -> list[float]:
        worths = [self.table[self._chose(t, seat), self._chose(t, 1 - seat)] for t in tables]
        return [1 - worth for worth in worths] if seat == self.against else worths

    @staticmethod
    def _chose(table: Table, seat: int) -> int:
        actions: int = table.seats[seat].actions  # type: ignore[attr-defined]
        return LOW if actions & 1 else HIGH


TRIALS = Limits(worlds=400, answers=2, steps=0, seconds=600)


def test_what_turns_out_better_is_chosen_more_often() -> None:
    mixture, luck = Mixture(), perihelion.dice(1)
    for value in (0.5, 0.6):
        mixture.note(LOW, value)
        mixture.note(HIGH, value + 0.02)

    drawn = [mixture.draw([LOW, HIGH], luck) for _ in range(3000)]

    assert sum(drawn) / 3000 == pytest.approx(2.718 / 3.718, abs=0.03)


def test_a_choice_that_was_never_tried_is_thought_as_good_as_the_others() -> None:
    mixture = Mixture()
    assert mixture.value(HIGH) == 0.5

    mixture.note(LOW, 0.2)

    assert mixture.value(HIGH) == 0.2


def test_nobody_counts_on_others_to_do_what_is_bad_for_them() -> None:
    """Low pays well only if the other one plays low, too, who never gains by that."""
    g, seat = action_question()
    payoffs = {(LOW, LOW): 0.6, (LOW, HIGH): 0.1, (HIGH, LOW): 0.9, (HIGH, HIGH): 0.4}

    found = search_together(g.seen_by(seat), seat, Payoffs(payoffs), Two(), TRIALS, seed=1)

    assert found.best == g.options(seat)[-1]
    tried = [value for value, n in zip(found.values, found.trials, strict=True) if n]
    assert tried == pytest.approx([0.1, 0.4], abs=0.1)


def test_where_one_wants_the_same_and_the_other_the_contrary_neither_choice_is_better() -> None:
    g, seat = action_question()
    payoffs = {(LOW, LOW): 0.7, (LOW, HIGH): 0.3, (HIGH, LOW): 0.3, (HIGH, HIGH): 0.7}

    guide = Payoffs(payoffs, against=1 - seat)
    found = search_together(g.seen_by(seat), seat, guide, Two(), TRIALS, seed=1)

    tried = [value for value, n in zip(found.values, found.trials, strict=True) if n]
    assert tried == pytest.approx([0.5, 0.5], abs=0.1)


def test_whoever_has_answered_already_is_thought_about_like_the_others() -> None:
    g, seat = action_question()
    other = 1 - seat
    g.accept(seat, g.legal_for(seat)[0])

    assert asked_together(g.seen_by(other), other) == [0, 1]


def test_in_roll_it_thinks_for_nobody_else() -> None:
    g = perihelion.new_game("roll", 2, seed=3)
    while not RollJudge().turns_on(g, int(g.next_seat())):
        seat = g.next_seat()
        g.accept(seat, g.legal_for(seat)[0])
    seat = int(g.next_seat())
    assert len(asked_together(g.seen_by(seat), seat)) == 2
    legend, admiral = (make_bot(name, "roll", 1) for name in ("legend", "admiral"))
    assert isinstance(legend, Legend)
    assert isinstance(admiral, Admiral)

    thought = [bot.within(HURRY).opinions(g.seen_by(seat), seat) for bot in (legend, admiral)]

    assert [(one.answer, one.value) for one in thought[0]] == [
        (one.answer, one.value) for one in thought[1]
    ]


def test_legend_thinks_for_all_who_choose_and_answers_the_same_question_the_same() -> None:
    g, seat = action_question()
    bot = make_bot("legend", "race", 1)
    assert isinstance(bot, Legend)
    bot = bot.within(HURRY)
    view = g.seen_by(seat)

    said = bot.answer(view, seat)

    assert said in g.options(seat)
    assert said == bot.answer(g.seen_by(seat), seat)
    assert bot.opinions(view, seat)[0].answer == said
