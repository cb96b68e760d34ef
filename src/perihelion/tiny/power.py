"""The action of a planet; each kind of action overrides what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.step import AnyStep

if TYPE_CHECKING:
    from perihelion.tiny.pieces.chain import Chain
    from perihelion.tiny.state import Tiny


class Sentence:
    """What an action, an attack or a mission says, for the words to phrase."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message: Final = message
        self.facts: Final = facts


@mypyc_attr(native_class=True)
class Action:
    """The action of a planet. It never changes; whoever reaches it is its performer, `chain.who`
    [tiny.planet.performer].

    `hurdle` is asked after limits and costs have been checked, as if the costs were paid. An action
    that leaves something to choose has a `question`, which then uses the other verbs. `code`
    decides what may be chosen and why not.
    """

    def __init__(self, sentence: Sentence, question: AnyStep | None = None) -> None:
        self.sentence: Final = sentence
        self.question: Final = question

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        """The code of the missing target; empty if the action can be performed."""
        return ""

    def begin(self, g: Tiny, chain: Chain) -> None:
        """Perform it, or ask."""
        assert self.question is not None
        g.next(self.question)

    def named(self, g: Tiny, chain: Chain) -> list[i64]:
        """The answers among which are all that may be chosen."""
        raise NotImplementedError

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        """Why an answer of the kind that is asked for may not be chosen; empty if it may."""
        raise NotImplementedError

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        """What the performer may choose."""
        out: list[i64] = []
        for answer in self.named(g, chain):
            if not self.code(g, chain, answer):
                out.append(answer)
        return out

    def is_possible(self, g: Tiny, chain: Chain) -> bool:
        """Whether there is anything that they may choose."""
        for answer in self.named(g, chain):
            if not self.code(g, chain, answer):
                return True
        return False

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        """Carry out the choice."""
        raise NotImplementedError
