"""A position together with the words and signs for what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion import words
from perihelion.beyond import ids
from perihelion.beyond.state import Beyond
from perihelion.cli.layout import DIM, in_lines
from perihelion.tabletop.question import Option
from perihelion.tabletop.table import Table
from perihelion.words.facts import name_of
from perihelion.words.voice import Voice

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

    def faction(self, i: int) -> str:
        """The name of the faction of a seat."""
        slug = self.g.box.title(self.g.box.factions[self.g.seats[i].faction].slug)
        return name_of(self.voice.lang, self.voice.game, "faction", slug)

    def place(self, place: int) -> str:
        """A place in a few letters."""
        if place == ids.SOL:
            return self.say("place-sol")
        return self.say("place-deep") if place == ids.DEEP_SPACE else ids.PLACE_WORDS[place]

    def place_name(self, place: int) -> str:
        """A place with the name of the system that lies there."""
        s = int(self.g.systems[place])
        return self.place(place) if s == ids.NO_CARD else f"{self.place(place)} {self.system(s)}"

    def slot_named(self, word: str) -> int:
        """The number of a slot."""
        return ids.SLOT_WORDS.index(word)

    def triangles(self, t: int) -> str:
        """The types of a technology, a letter each, and the type that it leads to."""
        return triangles(self.voice, int(self.g.box.techs[t].types), int(self.g.box.techs[t].right))

    def type_name(self, type_: int) -> str:
        return type_name(self.voice, type_)

    def kinds(self, mask: int) -> str:
        """Specialisations in a few letters."""
        return kinds(self.voice, mask)

    def source(self, option: Option) -> str:
        """The card or the place of an action."""
        source = str(option.structure["source"])
        if words.knows(self.voice.lang, f"{self.voice.game}-source-{source}"):
            return self.say(f"basic-{source}")
        return self.voice.card(source)

    def price(self, option: Option) -> str:
        """What an action costs; nothing if it is free."""
        facts = {name: option.structure.get(name, 0) for name in ("ore", "population")}
        said = words.say(self.voice.lang, self.voice.game, "price", facts)
        return said.strip().removeprefix("(").removesuffix(")")

    def effects(self, option: Option) -> str:
        """What an action does; what it does several times over is told once."""
        told = option.structure.get("effects")
        said: list[str] = []
        times: list[int] = []
        for one in told if isinstance(told, list) else []:
            sentence = self.voice.power(one["message"], one["facts"])
            if said and said[-1] == sentence:
                times[-1] += 1
            else:
                said.append(sentence)
                times.append(1)
        return "; ".join(
            f"{n} × {sentence}" if n > 1 else sentence
            for n, sentence in zip(times, said, strict=True)
        )

    def ships(self, place: int) -> list[Text]:
        """The ships in a place: for each player the letter and the levels, the highest first."""
        out: list[Text] = []
        for i in self.seats():
            levels: list[str] = []
            for level in range(ids.LEVELS, 0, -1):
                n = int(self.g.seats[i].ships[place * ids.LEVELS + level - 1])
                levels += [str(level)] * n
            if levels:
                out.append(self.letter(i).append("".join(levels), style="not bold"))
        return out

    def places(self) -> list[int]:
        """The places of the board as it is now."""
        return [k for k in range(ids.MUSEUM) if self.g.there(k)]


def type_name(voice: Voice, type_: int) -> str:
    """A type of technologies in a word."""
    return words.say(voice.lang, voice.game, f"type-{ids.TYPE_WORDS[type_]}", {})


def triangles(voice: Voice, types: int, right: int) -> str:
    """The types on the left triangle, a letter each, and the one on the right triangle."""
    left = "".join(
        voice.say(f"type-{word}") for k, word in enumerate(ids.TYPE_WORDS) if types >> k & 1
    )
    return left if right < 0 else f"{left}›{voice.say(f'type-{ids.TYPE_WORDS[right]}')}"


def kinds(voice: Voice, mask: int) -> str:
    """Specialisations in a few letters."""
    named = [
        voice.say(f"kind-{word}") for k, word in enumerate(ids.DISC_WORDS[:2]) if mask >> k & 1
    ]
    return "+".join(named)


def under(label: str, cells: Sequence[Text], width: int) -> Text:
    """The cells side by side, behind what they are."""
    first = Text.assemble((f"{label} ", DIM), *cells[:1])
    return in_lines([first, *cells[1:]], width, margin="")
