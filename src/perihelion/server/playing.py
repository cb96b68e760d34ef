"""What people do to a game: answer, take back, undo. Nothing here knows of sockets or stores."""

from __future__ import annotations

import logging
from typing import Final

from perihelion.games import GAMES, replay
from perihelion.tabletop.past import Past
from perihelion.tabletop.refusal import CannotUndo, IllegalAnswer, Refused
from perihelion.tabletop.table import Table

LOG: Final = logging.getLogger("perihelion.server.rooms")


class NotNow(Refused):
    """Something the server will not do now; nothing has changed."""


def refuse(code: str, **facts: object) -> NotNow:
    """A refusal of the server's own."""
    return NotNow(code, facts)


def answer(table: Table, seat: int, picks: list[int]) -> None:
    """The whole answer: all picks where several things are asked for, else one option. A sealed
    answer is not replaced: to change it, take it back.
    """
    if table.may_answer_again(seat):
        raise refuse("ALREADY_SEALED")
    if len(picks) == 1 and not (table.waits_for(seat) and table.asking(seat).several()):
        table.answer(seat, picks[0])
    else:
        table.answer_all(seat, picks)


def check(table: Table, seat: int, picks: list[int]) -> None:
    """Refuse picks that would not be accepted as the whole answer; nothing changes."""
    if not table.waits_for(seat) or table.may_answer_again(seat):
        raise refuse("STALE_QUESTION")
    step = table.asking(seat)
    reason = step.refuse_set(table, seat, step.normal(table, seat, [*picks]))
    if reason is not None:
        raise IllegalAnswer(reason.code, reason.facts)


def pick(table: Table, seat: int, option: int) -> None:
    """One of several things, or the whole answer where one is asked for."""
    if table.may_answer_again(seat):
        raise refuse("ALREADY_SEALED")
    table.answer(seat, option)


def take_back(table: Table, seat: int) -> None:
    """Take back a sealed answer while others think."""
    if not table.may_answer_again(seat):
        raise refuse("NOT_SEALED")
    undo(table, seat)


def undo(table: Table, seat: int) -> None:
    """Go back to the question answered last, before the first pick of a set."""
    table.undo(seat)
    while table.asking(seat).picked(table, seat) and bar_undo(table, seat) is None:
        table.undo(seat)


def reset(table: Table, seat: int) -> None:
    """Go back as far as nothing has been revealed."""
    undo(table, seat)
    while bar_undo(table, seat) is None:
        undo(table, seat)


def undo_anything(table: Table, seat: int) -> Table:
    """The game before the last question that `seat` answered, whatever has been revealed since.
    Fair only against bots alone.
    """
    past = table.past
    said = [] if past is None else past.answers()
    for k in range(len(said) - 1, -1, -1):
        if said[k].seat == seat and said[k].fresh:
            before = replay(table.record(), k, log=True)
            for one in [later for later in said[k:] if later.seat == seat][:-1]:
                if before.asking(seat).followed():  # an earlier part of the same question
                    before.answer(seat, one.answer)
            return before
    raise CannotUndo("NOTHING_TO_UNDO", {})


def bar_undo(table: Table, seat: int) -> Refused | None:
    """Why `undo` would be refused; None if it would not. Nothing changes."""
    try:
        table.without_last(seat)
    except CannotUndo as refused:
        return refused
    return None


def said_by(table: Table, seat: int) -> bool:
    """Whether the seat has answered anything yet."""
    here = table.past
    while here is not None:
        if here.seat == seat:
            return True
        here = here.before
    return False


def revive(
    game: str, head: dict[str, object], said: list[str], snapshot: dict[str, object]
) -> tuple[Table, bool]:
    """A game from the store: replayed from its record or, if the rules have changed since,
    continued from its stored position with a record that begins there; and which of the two.
    Refused if not even the position can be read.
    """
    rules = GAMES.get(game)
    if rules is None:
        raise refuse("UNREADABLE_TABLE")
    try:
        return rules.replay({**head, "answers": said}, None, True), True
    except Exception as problem:  # whatever other rules may stumble over
        LOG.info("a record cannot be replayed", extra={"why": repr(problem)})
    try:
        table = rules.position({**snapshot, "rules": rules.rules()})
    except Exception as problem:
        LOG.info("a position cannot be read", extra={"why": repr(problem)})
        raise refuse("UNREADABLE_TABLE") from problem
    table.listen()
    return table, False


def give(table: Table, said: list[str]) -> None:
    """Go on with these lines of a record."""
    for line in said:
        seat, _, word = line.partition(" ")
        table.answer(int(seat), word)


def head(table: Table) -> dict[str, object]:
    """The record of a game without its answers."""
    assert table.origin is not None
    return table.origin.plain()


class Written:
    """How far the record of a game has been written."""

    def __init__(self, past: Past | None) -> None:
        self.past = past
        self.count = 0 if past is None else len(past.answers())

    def news(self, table: Table) -> tuple[int, list[str]]:
        """How many lines of the record stay, and the lines after them."""
        fresh: list[Past] = []
        here = table.past
        while here is not None and here is not self.past:
            fresh.append(here)
            here = here.before
        fresh.reverse()
        keep = self.count
        if here is not self.past:  # the past is another one
            old = [] if self.past is None else self.past.answers()
            keep = _common(old, fresh)
            fresh = fresh[keep:]
        return keep, [f"{said.seat} {table.answer_word(said.answer)}" for said in fresh]


def _common(old: list[Past], new: list[Past]) -> int:
    """How many answers two pasts share at their beginning."""
    n = 0
    for one, other in zip(old, new, strict=False):
        if one.seat != other.seat or one.answer != other.answer:
            break
        n += 1
    return n
