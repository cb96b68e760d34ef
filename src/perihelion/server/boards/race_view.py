"""Race for the Galaxy as the browser sees it: the shapes of `race/look.py` on the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perihelion.race.look import Empire, Galaxy, Held, Seen, Takeover
from perihelion.race.pieces.cards import Card
from perihelion.server.boards.shapes import Face, Sent
from perihelion.server.boards.shaping import Shaping


class RaceFace(Face, tag_field="board", tag="race"):
    """What is printed on a card of Race for the Galaxy.

    `cost` is the printed cost, or the defense of a military world. `points` is None where they vary
    (`lines` then tell what they depend on). `marks` are the words and symbols that other cards ask
    for.
    """

    cost: int
    military: bool
    points: int | None
    good: str | None
    windfall: bool
    start: int | None
    prestige: bool
    marks: list[str]
    set: str


_SHAPING: Final = Shaping(
    "race",
    {Galaxy: "RaceView", Empire: "RaceSeat", Seen: "RaceCard", Takeover: "RaceAttack"},
    # What the page learns elsewhere, or has no use for.
    not_sent=frozenset({"viewer", "over", "open", "ready", "prevents"}),
    only_here=(Card,),
    more={Held: [("why_not", str | None)]},  # a sentence where the question refuses the card
)

if TYPE_CHECKING:

    class RaceView(Sent):
        """The whole table as one seat, or a spectator, sees it."""

else:
    RaceView = _SHAPING.view(Galaxy)
