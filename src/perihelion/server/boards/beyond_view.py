"""Beyond the Sun as the browser sees it: the shapes of `beyond/look.py` on the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perihelion.beyond.look import Space, TreeSlot
from perihelion.beyond.pieces.cards import Achievement, EventCard, Guild, System, Technology
from perihelion.beyond.pieces.mats import Faction
from perihelion.server.boards.shapes import Face, Sent
from perihelion.server.boards.shaping import Shaping


class BeyondFace(Face, tag_field="board", tag="beyond"):
    """What is printed on a card, a tile, a mat, or on the board itself.

    `types` are those of the left triangle of a technology, and `leads` is the one on the right.
    `kinds` are the discs that a system takes. `cells` are the points of an achievement, one by one.
    `known` tells how well the text is known, in a word, and `source` says it.
    """

    level: int | None
    types: list[str]
    leads: str | None
    strength: int | None
    kinds: list[str]
    points: int | None
    cells: list[int]
    known: str
    source: str


_SHAPING: Final = Shaping(
    "beyond",
    {Space: "BeyondView", TreeSlot: "BeyondSlot"},
    # What the page learns elsewhere, or has no use for.
    not_sent=frozenset({"viewer", "over", "researched", "private", "colonies"}),
    only_here=(Technology, EventCard, System, Achievement, Guild, Faction),
)

if TYPE_CHECKING:

    class BeyondView(Sent):
        """The whole table as one seat, or a spectator, sees it."""

else:
    BeyondView = _SHAPING.view(Space)
