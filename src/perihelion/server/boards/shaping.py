"""The shapes of a game's typed look on the wire: none of them is written a second time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from functools import reduce
from operator import or_
from types import GenericAlias, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from perihelion.server.boards.shapes import Sent
from perihelion.tabletop.scene import Name, Player, Said, Saying, Several, Token

_SAYINGS = (Said, Several, Name, Player, Token, Saying)


class Shaping:
    """Makes the shapes in which the look of one game is sent: the same fields, with words for
    whatever is said.

    `names` are for what has another name on the wire; everything else keeps its name, after the
    name of the game. Fields in `not_sent`, and fields whose type is in `only_here`, stay on the
    server. `more` adds fields that the board fills in.
    """

    def __init__(
        self,
        game: str,
        names: Mapping[type, str],
        not_sent: frozenset[str] = frozenset(),
        only_here: Sequence[type] = (),
        more: Mapping[type, Sequence[tuple[str, Any]]] | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.not_sent = not_sent
        self.only_here = only_here
        self.more = more or {}
        self._made: dict[type, Any] = {}

    def view(self, shown: type) -> Any:
        """The shape of the whole table: its tag tells the browser which board draws it."""
        return self._made_once(shown, {"tag_field": "board", "tag": self.game})

    def shape(self, shown: type) -> Any:
        """The shape of one thing on it."""
        return self._made_once(shown, {})

    def _made_once(self, shown: type, tag: dict[str, Any]) -> Any:
        if shown not in self._made:
            fields = [
                (name, self._sent(hint))
                for name, hint in get_type_hints(shown).items()
                if name not in self.not_sent and not self._only_here(hint)
            ]
            self._made[shown] = msgspec.defstruct(
                self.names.get(shown, f"{self.game.capitalize()}{shown.__name__}"),
                [*fields, *self.more.get(shown, ())],
                bases=(Sent,),
                namespace={"__doc__": shown.__doc__},
                **tag,
            )
        return self._made[shown]

    def _only_here(self, hint: Any) -> bool:
        return any(hint is one or one in get_args(hint) for one in self.only_here)

    def _sent(self, hint: Any) -> Any:
        """What a field becomes on the wire."""
        if hint in _SAYINGS:
            return str
        if isinstance(hint, type) and is_dataclass(hint):
            return self.shape(hint)
        inner = tuple(self._sent(one) for one in get_args(hint))
        if isinstance(hint, UnionType):
            return reduce(or_, inner)
        plain = {Sequence: list, Mapping: dict}.get(get_origin(hint))
        return hint if plain is None else GenericAlias(plain, inner)
