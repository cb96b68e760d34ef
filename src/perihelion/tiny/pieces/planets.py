"""A planet card: what is printed on it, and what its action says of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import Step

if TYPE_CHECKING:
    from perihelion.tiny.pieces.chain import Chain
    from perihelion.tiny.state import Tiny

TWO_SOURCES: Final = "two-sources"
PRINTINGS_DIFFER: Final = "printings-differ"
ONE_SOURCE: Final = "one-source"
DOUBTFUL: Final = "doubtful"
INFERRED: Final = "inferred"
GUESS: Final = "guess"
"""How well something printed is attested: at least two sources that do not depend on each other;
two sources, but printings differ in a detail; one source; one source that fits badly; deduced from
other figures; a guess.
"""


class Sentence:
    """What an action says, for the words to phrase."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message = message
        self.facts = facts


@mypyc_attr(native_class=True)
class Action:
    """The action of a planet. It never changes; whoever reaches it is its performer
    [tiny.planet.performer]: he is `chain.who`.

    `hurdle` is asked when limits and costs have been seen to, as if they were paid. An action that
    leaves something to choose has a `question`, which then turns to the other verbs.
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        """The code of the target that is missing; empty where the action can be performed."""
        return ""

    def question(self) -> Step | None:
        """What it leaves to its performer; None where there is nothing to choose."""
        return None

    def begin(self, g: Tiny, chain: Chain) -> None:
        """Perform it, or ask."""
        step = self.question()
        assert step is not None
        g.next(step)

    def choices(self, g: Tiny, chain: Chain) -> list[i64]:
        """What the performer may choose."""
        raise NotImplementedError

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        """Why he may not choose this; None where nothing special can be said."""
        return None

    def resolve(self, g: Tiny, chain: Chain, answer: i64) -> None:
        """Carry out his choice."""
        raise NotImplementedError

    def sentence(self) -> Sentence:
        raise NotImplementedError


class Planet:
    """A planet card [tiny.comp.planets]: `length` is the number of advances that colonise it."""

    def __init__(
        self,
        slug: str,
        name: str,
        resource: i64,
        track: i64,
        length: i64,
        vp: i64,
        action: Action,
        energy: i64,
        culture: i64,
        own_turn: bool,
        once: bool,
        leads_on: bool,
        numbers: str,
        text: str,
    ) -> None:
        self.slug: Final = slug
        self.name: Final = name
        self.resource: Final[i64] = resource
        self.track: Final[i64] = track
        self.length: Final[i64] = length
        self.vp: Final[i64] = vp
        self.action: Final = action
        self.energy: Final[i64] = energy  # the price of the action
        self.culture: Final[i64] = culture
        self.own_turn: Final = own_turn
        self.once: Final = once
        self.leads_on: Final = leads_on  # leads to further actions: once in a chain
        self.numbers: Final = numbers  # how well the figures are attested
        self.text: Final = text  # how well the action is
