"""What has happened, in lines: which are shown, and which have to give way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from perihelion.cli.boards.board import Board
from perihelion.tabletop.events import Event


class Line:
    """A sentence about an event; the player's own are always shown."""

    def __init__(self, text: str, own: bool) -> None:
        self.text = text
        self.own = own


def lines_of(events: Sequence[Event], board: Board, everything: bool = False) -> list[Line]:
    """The events in sentences, joined to lines by the board. The outcome of the player's own events
    of a kind in SEEN lies on the table, so they may give way; what the board calls idle is shown
    only if everything is. A forced answer has no line of its own, but its consequences do. Only a
    forced pass is mentioned, or the player would wonder why nobody asked.
    """
    out: list[Line] = []
    forced: set[int] = set()  # seats that had to pass
    before: Event | None = None
    for event in events:
        seat = int(event.seat)
        if event.kind == "forced":
            if event.facts.get("answer") == "pass":
                forced.add(seat)
            continue
        if not everything and board.is_idle(event):
            continue
        text = board.voice.event(event, board.names)
        if event.kind == "passed" and seat in forced:
            forced.discard(seat)
            text = f"{text} {board.voice.say('no-choice')}"
        own = seat == board.me and event.kind not in board.SEEN
        if before is not None and board.goes_on(event, before):
            out[-1] = Line(f"{out[-1].text} {text}", own or out[-1].own)
        else:
            out.append(Line(text, own))
        before = event
    return out


def cut(lines: Sequence[Line], room: int, rows: Callable[[Line], int]) -> list[Line]:
    """As many of the last lines as there is room for, and all of the player's own."""
    left = room - sum(rows(line) for line in lines if line.own)
    out: list[Line] = []
    for line in reversed(lines):
        if not line.own:
            left -= rows(line)
        if line.own or left >= 0:
            out.append(line)
    out.reverse()
    return out
