"""Which facts are words of the rules, and in which family of messages they are looked up.

One name can stand for different things in different games: a face is an action in one and a phase
in another. So every game has a lexicon of its own, and joins by one entry of `LEXICONS`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

EVERYWHERE: Final = {
    "card": "card",
    "cards": "card",
    "action": "action",
    "why": "why",
}
"""Facts that mean the same in every game, and their families of messages."""


@dataclass(frozen=True)
class Lexicon:
    """The words of one game.

    `facts` are its own facts with their families. `answers` are the families in which an answer is
    looked up by its word, and `parts` those for words that begin with a kind, as `kind:rare`; a
    game whose events tell by themselves what was answered needs neither.
    """

    facts: Mapping[str, str] = field(default_factory=dict)
    answers: Sequence[str] = ()
    parts: Mapping[str, str] = field(default_factory=dict)

    def family(self, fact: str) -> str | None:
        """The family in which the fact is looked up; None if it is said as it stands."""
        return self.facts.get(fact) or EVERYWHERE.get(fact)


LEXICONS: Final = {
    "race": Lexicon(
        facts={
            "source": "card",
            "good": "good",
            "phase": "phase",
            "method": "method",
            "word": "word",
            "category": "category",
            "goal": "goal",
            "worlds": "card",
            "goals": "goal",
        },
        answers=("action", "method", "option"),
        parts={"category": "category", "kind": "good"},
    ),
    "roll": Lexicon(
        facts={
            "source": "card",
            "world": "card",
            "colour": "colour",
            "colours": "colour",
            "kinds": "colour",
            "place": "place",
            "side": "side",
            "word": "word",
            "phase": "phase",
            "phases": "phase",
            "face": "phase",
            "from": "phase",
            "to": "phase",
        },
        answers=("option",),
    ),
    "tiny": Lexicon(
        facts={
            "face": "action",
            "faces": "action",
            "resource": "resource",
            "into": "resource",
            "galaxy": "galaxy",
            "rogue": "rogue",
            "difficulty": "difficulty",
        },
    ),
    "beyond": Lexicon(
        facts={
            "source": "card",
            "place": "place",
            "from": "place",
            "to": "place",
            "type": "type",
            "types": "type",
            "disc": "disc",
            "discs": "disc",
            "faction": "faction",
            "count": "count",
        },
    ),
}


def lexicon(game: str) -> Lexicon:
    """The words of this game; the terminal and the boards say their own of the same facts."""
    return LEXICONS.get(game.removeprefix("cli-").removeprefix("boards-"), Lexicon())
