"""A position together with the words and signs for what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.beyond.ids import (
    DEEP_SPACE,
    DISC_WORDS,
    LEVELS,
    NO_CARD,
    PLACE_WORDS,
    SOL,
    TYPE_WORDS,
)
from perihelion.beyond.state import Beyond
from perihelion.cli.voice import Voice
from perihelion.tabletop.table import Table

_COLOURS: Final = ["bright_blue", "red", "yellow", "green"]
"""Of the factions; their letters say the same."""

TYPE_COLOURS: Final = ["cyan", "yellow", "red", "magenta"]
"""Of the four types of technologies; their letters say the same."""


class Scene:
    """What is to be shown, and to whom: to `me`, or to a spectator."""

    def __init__(self, view: Table, voice: Voice, names: Sequence[str], me: int | None) -> None:
        assert isinstance(view, Beyond)
        self.g = view
        self.voice = voice
        self.me = me
        self.names = list(names)
        first = [name[:1] for name in self.names]
        distinct = len(set(first)) == len(first)
        self.letters = first if distinct else [str(i + 1) for i in range(len(first))]

    def say(self, message: str, /, **facts: object) -> str:
        return self.voice.say(message, **facts)

    def seats(self) -> list[int]:
        """All seats in player order, one's own last."""
        others = [int(i) for i in self.g.order if i != self.me]
        return others if self.me is None else [*others, self.me]

    def card(self, slug: str) -> str:
        """The name of a card, as it has been put right."""
        return self.voice.card(self.g.box.title(slug))

    def tech(self, t: int) -> str:
        return self.card(self.g.box.techs[t].slug)

    def system(self, s: int) -> str:
        return self.card(self.g.box.systems[s].slug)

    def colour(self, i: int) -> str:
        return _COLOURS[int(self.g.seats[i].faction)]

    def letter(self, i: int) -> Text:
        """A player by the first letter of the name, in the colour of the faction."""
        return Text(self.letters[i], style=f"bold {self.colour(i)}")

    def place(self, place: int) -> str:
        """A place in a few letters."""
        if place == SOL:
            return self.say("place-sol")
        return self.say("place-deep") if place == DEEP_SPACE else PLACE_WORDS[place]

    def types(self, mask: int) -> Text:
        """The types of a technology, a letter each."""
        out = Text()
        for k, word in enumerate(TYPE_WORDS):
            if mask >> k & 1:
                out.append(self.say(f"type-{word}"), style=TYPE_COLOURS[k])
        return out

    def kinds(self, mask: int) -> str:
        """Specialisations in a few letters."""
        named = [self.say(f"kind-{word}") for k, word in enumerate(DISC_WORDS[:2]) if mask >> k & 1]
        return "+".join(named)

    def ships(self, place: int) -> list[Text]:
        """The ships in a place: for each player the letter and the levels, the highest first."""
        out: list[Text] = []
        for i in self.seats():
            levels: list[str] = []
            for level in range(LEVELS, 0, -1):
                n = int(self.g.seats[i].ships[place * LEVELS + level - 1])
                levels += [str(level)] * n
            if levels:
                out.append(self.letter(i).append("".join(levels), style="not bold"))
        return out

    def places(self) -> list[int]:
        """The places of the board as it is now."""
        return [k for k in range(len(PLACE_WORDS) - 1) if self.g.there(k)]

    def has_system(self, place: int) -> bool:
        return self.g.systems[place] != NO_CARD
