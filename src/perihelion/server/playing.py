"""What people do to a game: answer, take back, undo. Nothing here knows of sockets or stores."""

from __future__ import annotations

from perihelion.games import GAMES, replay
from perihelion.tabletop.pick import Pick
from perihelion.tabletop.refusal import CannotUndo, Refused
from perihelion.tabletop.table import Table


class NotNow(Refused):
    """Something the server will not do now; nothing has changed."""


def refuse(code: str, **facts: object) -> NotNow:
    """A refusal of the server's own."""
    return NotNow(code, facts)


def answer(table: Table, seat: int, picks: list[int]) -> None:
    """The whole answer: all picks where several things are asked for, else one option."""
    asked = table.waits_for(seat)
    if len(picks) == 1 and not (asked and isinstance(table.asking(seat), Pick)):
        table.answer(seat, picks[0])
    else:
        table.answer_all(seat, picks)


def take_back(table: Table, seat: int) -> None:
    """Take back a sealed answer while others think."""
    if not table.may_answer_again(seat):
        raise refuse("NOT_SEALED")
    undo(table, seat)


def undo(table: Table, seat: int) -> None:
    """Go back to the question answered last, before the first pick of a set."""
    table.undo(seat)
    while table.given[seat] and bar_undo(table, seat) is None:
        table.undo(seat)


def reset(table: Table, seat: int) -> None:
    """Go back as far as nothing has been revealed."""
    undo(table, seat)
    while bar_undo(table, seat) is None:
        undo(table, seat)


def undo_anything(table: Table, seat: int) -> Table:
    """The game before the last question that `seat` answered, whatever has come to light since.

    Fair only where nobody but bots sits at the table.
    """
    past = table.past
    said = [] if past is None else past.answers()
    for k in range(len(said) - 1, -1, -1):
        if said[k].seat == seat and said[k].fresh:
            return replay(table.record(), k, log=True)
    raise CannotUndo("NOTHING_TO_UNDO", {})


def bar_undo(table: Table, seat: int) -> Refused | None:
    """Why `undo` would be refused; None if it would not. Nothing changes."""
    past = table.past
    if past is None:
        return CannotUndo("NOTHING_TO_UNDO", {})
    pending = [0] * len(table.order)
    for k in range(len(pending)):
        open_still = table.waits_for(k) or table.may_answer_again(k)
        pending[k] = 1 if table.given[k] and open_still else 0
    try:
        past.answers_without(seat, table.revealed, pending)
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


def revive(game: str, head: dict[str, object], said: list[str], snapshot: list[object]) -> Table:
    """A game out of the store: replayed from its record, or, where the rules have changed since,
    from its snapshot, with a record that begins there.
    """
    rules = GAMES[game]
    try:
        return rules.replay({**head, "answers": said}, None, True)
    except Refused:
        packed = [snapshot[0], rules.rules(), *snapshot[2:]]
        table = rules.position(rules.unpack(packed).position())
        table.listen()
        return table
