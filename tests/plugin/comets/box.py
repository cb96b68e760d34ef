"""What lies in the box: comets, and every answer with its word."""

from __future__ import annotations

from typing import Final

from comets import ids
from comets.setup import Setup
from perihelion.tabletop.answers import Answers, numbers
from perihelion.tabletop.families import Family, Names


class Box:
    """The pieces; they are the same in every game."""

    def __init__(self) -> None:
        self.answers: Final = Answers()
        self.answers.family(1, "probe", [numbers("strength", ids.PROBES)], "a probe")
        comets = Family("comet", [f"comet-{n + 1}" for n in range(ids.COMETS)])
        self.names: Final = Names([comets], self.answers)


_BOX: Final = Box()


def box_of(setup: Setup) -> Box:
    return _BOX
