"""What every bot is."""

from __future__ import annotations

from collections.abc import Callable

from perihelion.tabletop.table import Table


class Bot:
    """A player made of code.

    It gets the position as its seat may see it, so it cannot cheat even by mistake.
    """

    def answer(self, view: Table, seat: int) -> int:
        """A legal answer to the question that `seat` faces in `view`."""
        raise NotImplementedError


Makers = dict[str, Callable[[int], Bot]]
"""Bots by name, each with a function that makes one from a seed."""
