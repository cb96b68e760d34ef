"""What is seen of the table, together with the words and signs of the terminal for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.beyond.card_text import Piece, lines_of
from perihelion.beyond.scene import Location, look, name_of, place_name
from perihelion.beyond.state import Beyond
from perihelion.cli.boards.drawing import BaseDrawing
from perihelion.cli.layout import DIM, in_lines
from perihelion.tabletop.scene import Several
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

_COLOURS: Final = ["bright_blue", "red", "yellow", "green"]
"""Of the factions; their letters say the same."""


class Drawing(BaseDrawing):
    """What is to be shown, and to whom: to `me`, or to a spectator."""

    def __init__(self, view: Table, voice: Voice, names: Sequence[str], me: int | None) -> None:
        assert isinstance(view, Beyond)
        super().__init__(Voice(voice.lang, voice.game, names), names, me)
        self.g = view
        self.seen = look(view, me)

    def seats(self) -> list[int]:
        """All seats in player order, one's own last."""
        return self.own_last(self.seen.order)

    def name(self, piece: Piece) -> str:
        return self.tell(name_of(piece))

    def text(self, piece: Piece) -> str:
        """All that a piece says."""
        return self.tell(Several(lines_of(piece, self.g.box), " "))

    def colour(self, i: int) -> str:
        return _COLOURS[int(self.g.seats[i].faction)]

    def letter(self, i: int) -> Text:
        """A player by the first letter of the name, in the colour of the faction."""
        return Text(self.voice.letter(i), style=f"bold {self.colour(i)}")

    def pawns(self, seats: Sequence[int]) -> Text:
        """The pawns that stand somewhere."""
        return Text().join(Text(" ▸").append_text(self.letter(i)) for i in seats)

    def place(self, word: str) -> str:
        """A place in a few letters."""
        return self.tell(place_name(word))

    def place_and_system(self, word: str) -> str:
        """A place with the name of the system that lies there."""
        system = next((one.system for one in self.seen.places if one.word == word), None)
        return self.place(word) if system is None else f"{self.place(word)} {self.name(system)}"

    def ships(self, place: Location) -> list[Text]:
        """The ships in a place: for each player the letter and the levels, the highest first."""
        return [
            self.letter(i).append("".join(map(str, place.ships[i])), style="not bold")
            for i in self.seats()
            if place.ships[i]
        ]


def under(label: str, cells: Sequence[Text], width: int) -> Text:
    """The cells side by side, behind what they are."""
    first = Text.assemble((f"{label} ", DIM), *cells[:1])
    return in_lines([first, *cells[1:]], width, margin="")
