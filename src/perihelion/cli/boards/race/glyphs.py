"""Signs for goods and cards. A shape and a letter say the same as the colour."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ANY, KIND_WORDS, NO_KIND
from perihelion.words.voice import Voice

_FULL: Final = "◆■●▲✦"
_EMPTY: Final = "◇□○△✧"
_COLOURS: Final = ["cyan", "yellow", "green", "magenta", "white"]


def good_letter(voice: Voice, kind: int) -> str:
    """One letter for a kind of goods."""
    return voice.say(f"good-{KIND_WORDS[kind]}")


def kind_sign(voice: Voice, card: Card, good: bool) -> Text:
    """A world's kind of goods: a full shape where a good lies, a star for a windfall world."""
    if card.kind == NO_KIND:
        return Text("")
    shape = (_FULL if good else _EMPTY)[card.kind]
    star = "*" if card.windfall else ""
    letter = "" if card.kind == ANY else good_letter(voice, int(card.kind))
    return Text(f"{shape}{letter}{star}", style=_COLOURS[card.kind])


def card_name(voice: Voice, card: Card, style: str = "") -> Text:
    """A card's name; developments lean, so that they can be told from worlds."""
    lean = style if card.world else f"{style} italic".strip()
    return Text(voice.card(card.slug), style=lean)


def points_sign(card: Card) -> str:
    """The printed points; a question mark where they are counted at the end."""
    return "?" if card.six else str(int(card.points))
