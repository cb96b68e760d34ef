"""Where games begin: with a deal, or from a given position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from perihelion.tabletop.agenda import FROM_THE_START
from perihelion.tabletop.dice import Seed
from perihelion.tabletop.events import Event
from perihelion.tabletop.past import Origin
from perihelion.tabletop.table import Table

Lay = Callable[[Seed, Any, bool], Table]
"""(seed, set-up, whether to keep a log) -> a table."""


@mypyc_attr(native_class=True)
class Dealt(Origin):
    """A game that began with a deal: number of players, options and a seed bring it back.
    `deal` lays the table before anybody is asked anything.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        setup: Any,
        seed: Seed,
        deal: Callable[[Seed, Any, bool], Table],
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.setup: Final = setup
        self.seed: Final[Seed] = seed
        self.deal: Final = deal

    def options(self) -> dict[str, object]:
        """The options as they were given."""
        return cast("dict[str, object]", self.setup.options())

    def begin(self, listening: bool) -> Table:
        g = self.deal(self.seed, self.setup, listening)
        g.origin = self
        g.run()
        return g

    def plain(self) -> dict[str, object]:
        return {
            "game": self.game,
            "rules": self.rules,
            "players": int(self.setup.players),
            "options": self.options(),
            "seed": self.seed,
        }


class Arranged(Origin):
    """A game that began from a given position; `told` has the events of arranging it."""

    def __init__(self, first: Table, rules: int, told: list[Event]) -> None:
        self.first: Final = first
        self.rules: Final = rules
        self.told: Final = told

    def begin(self, listening: bool) -> Table:
        g = self.first.copy()
        if listening:
            g.listen()
            g.log = self.told[:]
        g.origin = self
        return g

    def plain(self) -> dict[str, object]:
        game = self.first.game()
        return {"game": game, "rules": self.rules, "position": self.first.position()}


def begin_here(g: Table, rules: int) -> None:
    """Let the game begin in its present position: nothing before it is known or can be undone."""
    g.past = None
    g.origin = None
    log = g.log
    g.origin = Arranged(g.copy(), rules, [] if log is None else log[:])
    if log is not None:
        g.unheard = FROM_THE_START
