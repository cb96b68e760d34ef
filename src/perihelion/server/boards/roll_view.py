"""Roll for the Galaxy as the browser sees it: the shapes of `roll/look.py` on the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perihelion.roll.look import Galaxy, Gesture, Handful, Mat, Planning, Reassigning
from perihelion.roll.pieces.tiles import Side
from perihelion.server.boards.shapes import Face, Sent
from perihelion.server.boards.shaping import Shaping
from perihelion.tabletop.refusal import Refusal


class RollGain(Sent):
    """Dice that come with a tile: `good`, `cup` or `citizenry` is where they go."""

    colour: str
    count: int
    place: str


class RollFace(Face, tag_field="board", tag="roll"):
    """One side of a tile of Roll for the Galaxy.

    `colour` is that of a world. `reverse` is the key of the other side; halves of factions and home
    worlds have none. `six` marks a development that is worth more at the end. `effects` are what
    completing it brings at once, a sentence each; `gains`, `credits` and `loses` are the same in
    figures.
    """

    cost: int
    colour: str | None
    reverse: str | None
    six: bool
    gains: list[RollGain]
    credits: int
    loses: bool
    effects: list[str]


_SHAPING: Final = Shaping(
    "roll",
    {Galaxy: "RollView", Mat: "RollSeat", Reassigning: "RollPower", Planning: "RollPlan"},
    # What the page learns elsewhere, or has no use for.
    not_sent=frozenset({"viewer", "order", "phases", "rolled", "hand", "number", "answers"}),
    only_here=(Side, Handful, Refusal),
    # Sentences that only a voice can make.
    more={
        Planning: [("why_not", str | None)],
        Reassigning: [("why_not", str | None)],
        Gesture: [("words", str)],
    },
)

if TYPE_CHECKING:

    class RollView(Sent):
        """The whole table as one seat, or a spectator, sees it."""

else:
    RollView = _SHAPING.view(Galaxy)
