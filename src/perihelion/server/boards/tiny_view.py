"""Tiny Epic Galaxies as the browser sees it: the shapes of `tiny/look.py` on the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perihelion.server.boards.shapes import Face, Sent
from perihelion.server.boards.shaping import Shaping
from perihelion.tiny.look import Galaxies, Mat
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.pieces.rogues import RogueMat


class TinyFace(Face, tag_field="board", tag="tiny"):
    """What is printed on a planet, a secret mission, a rogue galaxy's mat or a face of the dice.

    Of a planet: what it `yields`, the type of its `track` and how many steps it has, its points,
    the price of its action, when that can be used, and the action in a few words, `short`.
    """

    yields: str | None
    track: str | None
    steps: int
    points: int
    energy: int
    culture: int
    own_turn: bool
    once: bool
    short: str


_SHAPING: Final = Shaping(
    "tiny",
    {Galaxies: "TinyView", Mat: "TinySeat"},
    # What the page learns elsewhere, finds in another form, or has no use for.
    not_sent=frozenset(
        {
            *("viewer", "over", "track", "landed", "dealt", "kept", "pays", "face", "state"),
            *("rerolled", "ended_by", "winners", "by_skull", "missions"),
        }
    ),
    only_here=(Planet, RogueMat),
    # What each answer would bring, by its number.
    more={Galaxies: [("brings", dict[int, str])]},
)

if TYPE_CHECKING:

    class TinyView(Sent):
        """The whole table as one seat, or a spectator, sees it."""

else:
    TinyView = _SHAPING.view(Galaxies)
