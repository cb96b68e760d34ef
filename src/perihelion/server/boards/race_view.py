"""Race for the Galaxy as the browser sees it: the shapes of `race/look.py` on the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache, reduce
from operator import or_
from types import GenericAlias, UnionType
from typing import TYPE_CHECKING, Any, Final, get_args, get_origin, get_type_hints

import msgspec

from perihelion.race.look import Empire, Galaxy, Held, Seen, Takeover
from perihelion.race.pieces.cards import Card
from perihelion.server.boards.shapes import Face, Sent
from perihelion.tabletop.scene import Name, Said, Saying


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


_NAMES: Final = {Galaxy: "RaceView", Empire: "RaceSeat", Seen: "RaceCard", Takeover: "RaceAttack"}
"""What has another name on the wire; everything else keeps its name, after `Race`."""

_NOT_SENT: Final = {"viewer", "over", "open", "ready", "prevents"}
"""What the page learns elsewhere, or has no use for."""


@cache
def _shape(shown: type) -> Any:
    """The shape in which something is sent: its fields, with words for whatever is said."""
    fields = [
        (name, _sent(hint))
        for name, hint in get_type_hints(shown).items()
        if hint is not Card and name not in _NOT_SENT
    ]
    if shown is Held:
        fields.append(("why_not", str | None))  # a sentence where the question refuses the card
    more: dict[str, Any] = {"namespace": {"__doc__": shown.__doc__}}
    if shown is Galaxy:
        more |= {"tag_field": "board", "tag": "race"}
    name = _NAMES.get(shown, f"Race{shown.__name__}")
    return msgspec.defstruct(name, fields, bases=(Sent,), **more)


def _sent(hint: Any) -> Any:
    """What a field becomes on the wire."""
    if hint in (Name, Said, Saying):
        return str
    if isinstance(hint, type) and is_dataclass(hint):
        return _shape(hint)
    inner = tuple(_sent(one) for one in get_args(hint))
    if isinstance(hint, UnionType):
        return reduce(or_, inner)
    plain = {Sequence: list, Mapping: dict}.get(get_origin(hint))
    return hint if plain is None else GenericAlias(plain, inner)


if TYPE_CHECKING:

    class RaceView(Sent):
        """The whole table as one seat, or a spectator, sees it."""

else:
    RaceView = _shape(Galaxy)
