"""Words and tables that the boards of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.layout import DIM, STRONG, Picture, bullets
from perihelion.tabletop.scene import Saying
from perihelion.words.voice import Voice

FEW: Final = 8
"""So many things at most are explained for one name."""

Known: TypeAlias = tuple[Sequence[str], Callable[[], RenderableType]]
"""What something is called, and how it is explained."""


class BaseDrawing:
    """What is said on the board, and to whom: to `me`, or to a spectator."""

    def __init__(self, voice: Voice, names: Sequence[str], me: int | None) -> None:
        self.voice = voice
        self.names = names
        self.me = me

    def say(self, message: str, /, **facts: object) -> str:
        return self.voice.say(message, **facts)

    def tell(self, saying: Saying) -> str:
        return self.voice.tell(saying)

    def own_last(self, seats: Iterable[int]) -> list[int]:
        """The seats in this order, but one's own last."""
        return sorted(map(int, seats), key=lambda i: i == self.me)


def meant(known: Iterable[Known], name: str) -> Picture:
    """Whatever is meant by a name or a part of it; an exact name is enough."""
    wanted = name.casefold().strip()
    folded = [([word.casefold() for word in names], explain) for names, explain in known]
    exact = [explain for names, explain in folded if wanted in names]
    part = [explain for names, explain in folded if any(wanted in word for word in names)]
    return [explain() for explain in exact or part]


def apart(parts: Iterable[RenderableType]) -> Picture:
    """Explanations with an empty line between."""
    out: Picture = []
    for part in parts:
        out += ["", part]
    return out[1:]


def explain_topic(voice: Voice, topic: str) -> Group:
    """A rule of the game in a few sentences."""
    title = Text(voice.say(f"topic-{topic}"), style=STRONG)
    return Group(title, bullets([voice.say(f"about-{topic}")]))


def score_table(
    voice: Voice,
    names: Sequence[str],
    winners: Sequence[int],
    sources: Iterable[tuple[str, Sequence[object]]],
    sums: Sequence[int],
    ties: Sequence[object],
) -> Grid:
    """Points by source, the sum, and what breaks a tie, where anything does."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style=STRONG)
    grid.add_column("")
    for i, name in enumerate(names):
        grid.add_column(f"★ {name}" if i in winners else name, justify="right")
    for source, points in sources:
        grid.add_row(source, *["" if one is None else str(one) for one in points])
    total = Text(voice.say("score-total"), style=STRONG)
    grid.add_row(total, *[Text(str(points), style=STRONG) for points in sums])
    if ties:
        label = Text(voice.say("score-tie-break"), style=DIM)
        grid.add_row(label, *[Text(str(tie), style=DIM) for tie in ties])
    return grid
