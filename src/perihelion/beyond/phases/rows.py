"""The technology table for experienced players: open rows instead of decks
[beyond.comp.tableau-panels].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.pieces.counting import own_technologies
from perihelion.beyond.power import Action
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT

BY_COLONIES: Final = 32
"""Instead of the bits of levels: the level is the number of colonies plus one."""


def row_is_open(g: Beyond, level: i64) -> bool:
    """Whether the technologies of a level lie open."""
    return g.marks.rows & BIT[level] != 0


def open_row(g: Beyond, level: i64) -> None:
    """The whole remaining deck of a level lies open from now on [beyond.tableau.row]."""
    if not g.setup.tableau or row_is_open(g, level):
        return
    deck: i64 = level - 2
    g.marks.rows |= BIT[level]
    g.decks[deck].sort()
    g.buried[deck].clear()
    if g.decks[deck]:
        g.buried[deck].append(len(g.decks[deck]))
    g.revealed += 1
    if g.log is not None:
        g.tell("row", -1, {"deck": ids.DECK_WORDS[deck]})


def open_rows(g: Beyond, levels: i64) -> None:
    """An action that can discover technologies of these levels has come into play; what offers only
    discovered ones does not count [beyond.tableau.open-3, beyond.tableau.open-4,
    beyond.tableau.spacetime, beyond.tableau.enlightenment].
    """
    if g.setup.tableau:
        for level in range(2, 5):
            if levels & BIT[level]:
                open_row(g, level)


def open_rows_of(g: Beyond, t: i64) -> None:
    """A technology card has been laid on a slot or beside a mat."""
    if g.setup.tableau:
        for action in g.box.techs[t].actions:
            open_rows(g, action.bundle.opens_rows())


def open_rows_as_needed(g: Beyond, i: i64) -> None:
    """Planetary-scale Research opens the row of the level that it would reach, when the turn of a
    faction begins that could use it or copy it [beyond.tableau.planetary].
    """
    level: i64 = min(len(g.seats[i].colonies) + 1, 4)
    if not g.setup.tableau or level < 2 or row_is_open(g, level):
        return
    useful = own_technologies(g, i)
    for t in useful:
        if copies_any(g.box.techs[t].actions):
            useful = [*useful, *[other for other in g.cards if other != ids.NO_CARD]]
            break
    for t in useful:
        if grows(g.box.techs[t].actions):
            open_row(g, level)
            return


def grows(actions: list[Action]) -> bool:
    """Whether one of the actions researches a level that depends on the colonies."""
    for action in actions:
        if action.bundle.opens_rows() & BY_COLONIES:
            return True
    return False


def copies_any(actions: list[Action]) -> bool:
    """Whether one of the actions also copies what the faction does not own."""
    for action in actions:
        for effect in action.bundle.effects:
            if effect.copies_foreign():
                return True
    return False
