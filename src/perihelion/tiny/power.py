"""The action of a planet; each kind of action overrides what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep

if TYPE_CHECKING:
    from perihelion.tiny.pieces.chain import Chain
    from perihelion.tiny.state import Tiny


class Sentence:
    """What an action says, for the words to phrase."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message = message
        self.facts = facts


@mypyc_attr(native_class=True)
class Action:
    """The action of a planet. It never changes; whoever reaches it is its performer, `chain.who`
    [tiny.planet.performer].

    `hurdle` is asked after limits and costs have been checked, as if the costs were paid. An action
    that leaves something to choose has a `question`, which then uses the other verbs.
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        """The code of the missing target; empty if the action can be performed."""
        return ""

    def question(self) -> AnyStep | None:
        """What it leaves to its performer; None if there is nothing to choose."""
        return None

    def begin(self, g: Tiny, chain: Chain) -> None:
        """Perform it, or ask."""
        step = self.question()
        assert step is not None
        g.next(step)

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        """What the performer may choose."""
        raise NotImplementedError

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        """Why they may not choose this; None if there is nothing special to say."""
        return None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def sentence(self) -> Sentence:
        raise NotImplementedError
