"""A whole plan by the words of its answers, for people and programs that have one.

`Roll.answer_all` takes the same as numbers. All of it is accepted or nothing changes, and an
assignment replaces one that was given before while the screens stand [roll.assign.undo,
roll.assign.checked].
"""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.roll.box import NUMBERS
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import IllegalAnswer


def submit_words(g: Roll, seat: int, words: Sequence[object]) -> None:
    """Give all these answers as the whole answer of `seat`; a last `done` may be left out."""
    picks: list[int] = []
    for word in words:
        answer = NUMBERS.get(word) if isinstance(word, str) else None
        if answer is None:
            raise IllegalAnswer("BAD_REQUEST", {"answer": str(word)})
        picks.append(answer)
    g.answer_all(seat, picks)
