"""Which facts are words of the rules, and in which family of messages they are looked up.

One name can stand for different things in different games: a face is an action in one and a phase
in another. So every game has a lexicon of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

EVERYWHERE: Final[dict[str, str]] = {
    "card": "card",
    "cards": "card",
    "action": "action",
    "why": "why",
}
"""Facts that mean the same in every game, and their families of messages."""


class Lexicon:
    """The words of one game.

    `facts` are its own facts with their families. `answers` are the families in which an answer is
    looked up by its word, and `parts` those for words that begin with a kind, as `kind:rare`; a
    game whose events say what was answered needs neither.
    """

    def __init__(
        self,
        facts: Mapping[str, str],
        answers: Sequence[str] = (),
        parts: Mapping[str, str] | None = None,
    ) -> None:
        self.facts: Final = facts
        self.answers: Final = answers
        self.parts: Final[Mapping[str, str]] = {} if parts is None else parts

    def family(self, fact: str) -> str | None:
        """The family in which the fact is looked up; None if it is used as it is."""
        return self.facts.get(fact) or EVERYWHERE.get(fact)


NO_WORDS: Final = Lexicon({})
"""For a game whose facts are all used as they are."""
