"""Events that stay in play."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.state import Beyond


def discard_event(g: Beyond, e: i64) -> None:
    """An event that lay open leaves the game [beyond.event.stays.discard,
    beyond.effect.discard_event].
    """
    k: i64 = g.staying.index(e)
    g.staying.pop(k)
    g.staying_at.pop(k)
    g.discarded.append(e)
    g.note_linked()


def discard_event_at(g: Beyond, place: i64) -> None:
    """The event beside a location leaves the game with it."""
    for k in range(len(g.staying)):
        if g.staying_at[k] == ids.AT_PLACE + place:
            discard_event(g, g.staying[k])
            return


def move_event(g: Beyond, e: i64, where: i64) -> None:
    """Move an open event elsewhere."""
    g.staying_at[g.staying.index(e)] = where
    g.note_linked()


def is_beside_slot(where: i64) -> bool:
    """Whether an event lies beside a slot of the technology board."""
    return ids.AT_SLOT <= where < ids.AT_SLOT + ids.SLOTS
