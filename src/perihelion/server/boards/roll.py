"""The board of Roll for the Galaxy: its picture, its questions, its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from perihelion.roll import ids
from perihelion.roll.card_text import instant_effects, name_of, printed_powers, what
from perihelion.roll.look import Galaxy, Gesture, Planning, look
from perihelion.roll.outcome import outcome
from perihelion.roll.scoring import tie_break
from perihelion.roll.state import Roll
from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import Setting
from perihelion.server.boards.roll_pieces import piece_of, target_of
from perihelion.server.boards.roll_view import RollFace, RollGain, RollView
from perihelion.server.boards.shapes import End, EndRow, FacePower
from perihelion.server.speech import problem
from perihelion.server.wire import Option, Question, View
from perihelion.server.wire_lobby import AnyFace
from perihelion.tabletop import question as kernel
from perihelion.tabletop.scene import Said
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


class RollBoard(Board):
    """Roll for the Galaxy: what can be seen of it is sent in words."""

    name = "roll"

    SETTINGS = (Setting("first_game"),)

    def faces(self, table: Table, speech: Voice) -> dict[str, AnyFace]:
        g = _roll(table)
        return {side.slug: _face(g, s, speech) for s, side in enumerate(g.sides) if side.slug}

    def picture(
        self, view: Table, seat: int | None, question: Question | None, speech: Voice
    ) -> RollView:
        return _told(_roll(view), seat, look(_roll(view), seat), speech)

    def draft(self, view: Table, seat: int, picks: Sequence[int], speech: Voice) -> View:
        """A plan may be drafted in any order; other picks follow one another as they are given."""
        if _roll(view).step != ids.ASSIGN_STEP:
            return super().draft(view, seat, picks, speech)
        return _told(_roll(view), seat, look(_roll(view), seat, picks), speech)

    def question(
        self, view: Table, seat: int, number: int, final: list[int], speech: Voice
    ) -> Question | None:
        """Players who rearrange their stacks see which tiles they have named so far."""
        out = super().question(view, seat, number, final, speech)
        if out is not None and out.kind == "rearrange":
            g = _roll(view)
            named = [g.sides[g.box.named[answer]].slug for answer in g.given[seat]]
            out.facts = {**out.facts, "cards": named}
        return out

    def option(
        self, view: Table, asked: kernel.Question, option: kernel.Option, final: bool, speech: Voice
    ) -> Option:
        """What it would bring stands before what is printed on a tile."""
        out = super().option(view, asked, option, final, speech)
        brings = speech.tell(outcome(_roll(view), asked, option))
        out.notes = [brings, *out.notes] if brings and brings not in out.notes else out.notes
        if asked.kind == "manage" and ids.is_die(out.id):
            out.facts["price"] = 1
        return out

    def piece(self, view: Table, seat: int, option: kernel.Option) -> str | None:
        return piece_of(_roll(view), seat, int(option.id))

    def target(self, view: Table, seat: int, option: kernel.Option) -> str | None:
        return target_of(_roll(view), seat, int(option.id))

    def end(self, view: Table, speech: Voice) -> End:
        """With what decides between equal sums."""
        end = super().end(view, speech)
        ties = [int(tie_break(seat)) for seat in _roll(view).seats]
        words = speech.say("tie-break", by="cup")
        end.tie_break = EndRow(source="tie-break", words=words, points=[*ties])
        return end


def _told(g: Roll, seat: int | None, seen: Galaxy, speech: Voice) -> RollView:
    """What is seen, in words."""
    told = speech.told(seen)
    if seen.plan is not None and seat is not None:
        _word(g, seat, seen.plan, told["plan"], speech)
    return msgspec.convert(told, RollView)


def _word(g: Roll, seat: int, plan: Planning, told: dict[str, Any], speech: Voice) -> None:
    """Answers and refusals of a plan, in words."""
    told["why_not"] = None if plan.refusal is None else problem(speech, plan.refusal).words
    for power, shown in zip(plan.powers, told["powers"], strict=True):
        shown["why_not"] = None if power.refusal is None else problem(speech, power.refusal).words
    for gesture, shown in zip(plan.gestures, told["gestures"], strict=True):
        shown["words"] = _gesture_words(g, seat, gesture, speech)


def _gesture_words(g: Roll, seat: int, gesture: Gesture, speech: Voice) -> str:
    said = ": ".join(_answer_words(g, seat, answer, speech) for answer in gesture.answers)
    if gesture.kind == "give-up":
        return speech.tell(Said("give-up", {"name": said}))
    if gesture.kind == "all-wild":
        row = ids.PHASE_WORDS[(gesture.answers[0] - ids.WILD_ROW) % ids.PHASES]
        facts = {"count": len(gesture.answers), "row": Said(f"phase-{row}")}
        return speech.tell(Said("all-wild", facts))
    return said


_SAID: Final[dict[tuple[str, int], str]] = {}
"""Answers of plans in words, by language: a few hundred, of which each picture names dozens."""


def _answer_words(g: Roll, seat: int, answer: int, speech: Voice) -> str:
    key = speech.lang, answer
    if key not in _SAID:
        _SAID[key] = speech.option(g.option(seat, answer))
    return _SAID[key]


def _face(g: Roll, s: int, speech: Voice) -> RollFace:
    """What is printed on one side of a tile."""
    side = g.sides[s]
    other = g.sides[s + 1 if s % 2 == 0 else s - 1] if g.box.in_bag[s] else None
    return RollFace(
        key=side.slug,
        card=side.slug,
        name=speech.tell(name_of(side)),
        what=speech.tell(what(side)),
        kind="world" if side.world else "development",
        powers=msgspec.convert(speech.told(printed_powers(side)), list[FacePower]),
        lines=[],
        cost=int(side.cost),
        colour=ids.COLOUR_WORDS[side.colour] if side.world else None,
        reverse=None if other is None else other.slug,
        six=side.line is not None,
        gains=[
            RollGain(ids.COLOUR_WORDS[gain.colour], int(gain.count), gain.place_word)
            for gain in side.gains
        ],
        credits=int(side.credits),
        loses=side.loses,
        effects=[speech.tell(line) for line in instant_effects(side)],
    )


def _roll(table: Table) -> Roll:
    assert isinstance(table, Roll)
    return table


BOARD: Final = RollBoard()
