"""What has happened, in lines: which of them are told, and which have to give way."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from perihelion.cli.voice import Voice
from perihelion.tabletop.events import Event


class Line:
    """A sentence about an event; the player's own are told in any case."""

    def __init__(self, text: str, own: bool) -> None:
        self.text = text
        self.own = own


def lines_of(
    events: Sequence[Event],
    voice: Voice,
    names: Sequence[str],
    me: int | None,
    seen: Container[str] = (),
) -> list[Line]:
    """The events in sentences; what one's own events of a kind in `seen` brought lies before one's
    eyes, so that they may give way.

    An answer that was the only possible one has no line: what comes of it has. Only a pass says
    that there was nothing else, or the player would wonder why nobody asked.
    """
    out: list[Line] = []
    forced: set[int] = set()  # seats that had to pass
    for event in events:
        seat = int(event.seat)
        if event.kind == "forced":
            if event.facts.get("answer") == "pass":
                forced.add(seat)
            continue
        text = voice.event(event, names)
        if event.kind == "passed" and seat in forced:
            forced.discard(seat)
            text = f"{text} {voice.say('no-choice')}"
        out.append(Line(text, seat == me and event.kind not in seen))
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
