"""Trying a seat's own choices up to the end of an action of Beyond the Sun."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.abilities import Window
from perihelion.beyond.phases.achievement import Claim
from perihelion.beyond.phases.action import ChooseSpace
from perihelion.beyond.phases.production import Production
from perihelion.beyond.phases.spaces import first_of
from perihelion.beyond.state import Beyond
from perihelion.bots.beyond.cards import Appraisal, appraisal_of
from perihelion.bots.beyond.judgement import CAPTAIN, TASTE, Taste, value
from perihelion.bots.ranking import top

BROAD: Final = 6
"""How many choices of the decision in question are followed up, if it has more."""

PATIENCE: Final = 40
"""How many decisions a line may have before it is judged as it stands."""

WORTHLESS: Final = -1e9
"""Less than any position is worth."""


def greedy(g: Beyond, i: int) -> int:
    """The answer of the bot that other bots are measured by."""
    return int(Search(appraisal_of(g.box), i).best(g))


def captain(g: Beyond, i: int) -> int:
    """The same, with a better idea of what a position is worth."""
    return int(Search(appraisal_of(g.box), i, CAPTAIN).best(g))


class Search:
    """The search for one answer: whose it is, and how positions are judged."""

    def __init__(self, a: Appraisal, seat: i64, taste: Taste = TASTE) -> None:
        self.appraisal: Final = a
        self.seat: Final[i64] = seat
        self.taste: Final = taste
        self.nodes: i64 = 0

    def best(self, g: Beyond) -> i64:
        """The answer that leads to the best position."""
        options = g.legal_for(self.seat)
        if len(options) == 1:
            return options[0]
        step = g.asking(self.seat)
        acting = isinstance(step, ChooseSpace)
        if acting:
            options = one_of_each(options)
        positions: list[Beyond] = []
        worths: list[float] = []
        for answer in options:
            after = self.after(g, answer)
            positions.append(after)
            worths.append(self.worth(after))
        tried = top(worths, len(options) if acting else BROAD)
        found = options[tried[0]]
        most = WORTHLESS
        for k in tried:
            worth = self.follow(positions[k], g.revealed)
            if worth > most:
                most = worth
                found = options[k]
        return found

    def worths(self, g: Beyond) -> list[float]:
        """What each answer is worth, with the further choices it leads to. Of the spaces of an
        action only the first counts.
        """
        options = g.legal_for(self.seat)
        acting = isinstance(g.asking(self.seat), ChooseSpace)
        first = one_of_each(options) if acting else options
        out: list[float] = []
        for answer in options:
            worth = WORTHLESS
            if answer in first:
                worth = self.follow(self.after(g, answer), g.revealed)
            out.append(worth)
        return out

    def after(self, g: Beyond, answer: i64) -> Beyond:
        """The position after an answer."""
        twin = g.copy()
        twin.accept(self.seat, answer)
        self.nodes += 1
        return twin

    def worth(self, g: Beyond) -> float:
        return value(g, self.appraisal, self.seat, self.taste)

    def follow(self, g: Beyond, revealed: i64) -> float:
        """The worth of the position to which the seat's further choices lead, taking the best each
        time; following up two or three of them takes more than twice as long and wins no more
        games. A line ends where chance decides: going on would be a guess, not a choice.
        """
        length: i64 = 0
        worth = self.worth(g)
        while not self.is_done(g) and g.revealed == revealed and length < PATIENCE:
            length += 1
            options = g.legal_for(self.seat)
            found = self.after(g, options[0])
            worth = self.worth(found)
            for k in range(1, len(options)):
                after = self.after(g, options[k])
                here = self.worth(after)
                if here > worth:
                    worth = here
                    found = after
            g = found
        return worth

    def is_done(self, g: Beyond) -> bool:
        """Whether the action is over, or another seat decides."""
        if g.over or not g.waits_for(self.seat):
            return True
        step = g.asking(self.seat)
        return isinstance(step, (Production, ChooseSpace, Window, Claim))


def one_of_each(spaces: list[i64]) -> list[i64]:
    """The first open space of each action; the dearer ones come later."""
    out: list[i64] = []
    last: i64 = -1
    for space in spaces:
        if space >= ids.SPACES_END or first_of(space) != last:
            out.append(space)
            last = first_of(space) if space < ids.SPACES_END else -1
    return out
