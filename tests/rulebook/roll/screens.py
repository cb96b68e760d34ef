"""Positions behind the screens, for tests of Assign."""

from __future__ import annotations

from perihelion.roll.ids import COLOUR_WORDS, PHASE_WORDS
from perihelion.roll.phases.plan import told
from perihelion.roll.pieces.handful import by_colour, dice_word
from perihelion.roll.state import Roll
from rulebook.roll.arranging import ANN, arranged, plan, seat


def behind_screens(*rolled: str, owns: tuple[str, ...] = (), **fields: str) -> Roll:
    """Ann has rolled these dice; Bob two white ones."""
    return arranged(
        "assign",
        seat(*owns, rolled=list(rolled), **fields),
        seat(rolled=["H explore", "H explore"]),
        seat(rolled=["H explore"]),
    )


def open_screens(g: Roll, others: str = "select:home:explore:explore") -> None:
    """The others select, so that the screens open."""
    for who in g.waiting():
        if who != ANN:
            plan(g, who, others)


def rows(g: Roll, who: int = ANN) -> dict[str, str]:
    """The arrangement that a plan leads to, before dice go back to the cup."""
    made = told(g.seats[who].rolled, g.given[who])
    out = {}
    for row in range(5):
        word = dice_word(by_colour(made.rows[row]))
        if word:
            out[PHASE_WORDS[row]] = word
    if made.aside:
        out["dictate"] = dice_word(by_colour(made.aside))
    if made.phase >= 0:
        out["strip"] = f"{PHASE_WORDS[made.phase]} {COLOUR_WORDS[made.chosen // 6]}"
    return out
