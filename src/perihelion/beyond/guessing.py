"""What could lie where nobody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.tabletop.dice import Dice

if TYPE_CHECKING:
    from perihelion.beyond.state import Beyond


def unseen_cards(g: Beyond, deck: i64, luck: Dice) -> list[i64]:
    """The cards of this deck that lie open nowhere, shuffled. A system card may have come from the
    other deck only when its own was empty, so those that are unseen lie in their own.
    """
    known: list[bool] = [False] * max(ids.TECHS, ids.SYSTEMS)
    for c in g.decks[deck]:
        if c >= 0:
            known[c] = True
    out: list[i64] = []
    if deck < ids.DECK_A:
        for pile in [g.cards, g.drawn, g.out]:
            _mark(known, pile)
        for seat in g.seats:
            _mark(known, seat.private)
        for t in range(ids.TECHS):
            if g.box.techs[t].level == deck + 2 and not known[t]:
                out.append(t)
    else:
        for pile in [g.systems, g.drawn_systems, g.out_systems, [g.marks.linked]]:
            _mark(known, pile)
        for seat in g.seats:
            _mark(known, seat.colonies)
        for s in range(ids.SYSTEMS):
            if g.box.systems[s].deck == deck and not known[s]:
                out.append(s)
    luck.shuffle(out)
    return out


def _mark(known: list[bool], pile: list[i64]) -> None:
    for c in pile:
        if c >= 0:
            known[c] = True


def events_dealt(g: Beyond, luck: Dice) -> None:
    """Lay events on the undiscovered slots: those that are in every game and have not been seen,
    and others by chance; the rest is out of the game [beyond.setup.events.level2].
    """
    known: list[bool] = [False] * ids.EVENTS
    for pile in [g.covers, g.unused, g.discarded, g.staying]:
        _mark(known, pile)
    out: list[i64] = []
    for level in range(2, 4):
        must: list[i64] = []
        others: list[i64] = []
        for e in range(ids.EVENTS):
            if g.box.events[e].level == level and not known[e]:
                if g.box.events[e].mandatory:
                    must.append(e)
                else:
                    others.append(e)
        covered: list[i64] = []
        for slot in range(ids.FIRST_OF_LEVEL[level], ids.FIRST_OF_LEVEL[level + 1]):
            if g.covers[slot] == ids.HIDDEN:
                covered.append(slot)
        luck.shuffle(others)
        while len(must) < len(covered):
            must.append(others.pop())
        luck.shuffle(must)
        for k in range(len(covered)):
            g.covers[covered[k]] = must[k]
        out.extend(others)
    for k in range(len(g.unused)):
        if g.unused[k] == ids.HIDDEN:
            g.unused[k] = out.pop() if out else ids.NO_CARD
