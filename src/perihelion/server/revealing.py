"""Which answers could not be taken back, so that a person can be asked once more.

An answer is tried out on a full position that the view could come from. Nothing but the view goes
into it, so the warning tells nothing that the view does not.
"""

from __future__ import annotations

from typing import Final

from perihelion.server.wire import Question
from perihelion.tabletop.dice import dice
from perihelion.tabletop.refusal import Refused
from perihelion.tabletop.table import Table

MOST: Final = 24
"""More options are not tried: by then they are moves in space, which reveal nothing."""


def warn(view: Table, question: Question | None) -> None:
    """Mark the options that reveal something.

    A secret answer can be taken back while others think, and picks that are gathered want a second
    click anyhow: neither needs a warning.
    """
    if question is None or question.sealed or question.several or len(question.options) > MOST:
        return
    for option in question.options:
        option.reveals = _reveals(view, question.seat, option.id)


def _reveals(view: Table, seat: int, answer: int) -> bool:
    """Whether something would come to light with this answer."""
    table = view.guess(dice(answer))
    before = int(table.revealed)
    try:
        table.answer(seat, answer)
    except Refused:
        return False
    return int(table.revealed) != before
