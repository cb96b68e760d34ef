"""Cards from outside, for the replay of games that somebody else has dealt."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from perihelion.race import ids


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Feed:
    """Decides which card comes next, instead of the top of the deck; it may also look at the table
    between phases, where nobody is asked anything.
    """

    def card(self, seat: int, purpose: str, on: int) -> int:
        """The card that `seat` draws for this purpose, or NO_CARD for the top of the deck.

        `purpose` is what the draw is for; `on` is the world that gets a good, else NO_CARD.
        """
        return ids.NO_CARD

    def shuffled(self, cards: list[int]) -> None:
        """The discards, these cards, have become the new deck."""

    def between(self, phase: int) -> None:
        """All is done that comes before `phase`."""
