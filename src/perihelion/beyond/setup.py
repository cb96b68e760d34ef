"""How a game is set up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Setup:
    """The number of players and the options, as far as the rules need them."""

    def __init__(
        self,
        players: i64,
        advanced: bool,
        tableau: bool,
        stalemate: bool,
        factions: list[str],
        first_player: i64,
        automatic: bool,
        corrections: dict[str, object],
    ) -> None:
        self.players: Final[i64] = players
        self.advanced: Final = advanced  # the advanced sides of the mats
        self.tableau: Final = tableau
        self.stalemate: Final = stalemate  # a game in which nobody gets on comes to its end
        self.factions: Final = factions  # empty where they are drawn
        self.first_player: Final[i64] = first_player  # -1 where the first player is drawn
        self.automatic: Final = automatic
        self.corrections: Final = corrections  # what is put right in the catalogue

    def options(self) -> dict[str, object]:
        """As `new_game` takes them. Corrections stand here themselves and not as the name of a
        file, so that a record can be replayed wherever it goes.
        """
        out: dict[str, object] = {}
        if self.advanced:
            out["mats"] = "advanced"
        if self.tableau:
            out["tableau"] = True
        if not self.stalemate:
            out["stalemate"] = False
        if self.factions:
            out["factions"] = list(self.factions)
        if self.first_player >= 0:
            out["first_player"] = int(self.first_player)
        if not self.automatic:
            out["automatic"] = False
        if self.corrections:
            out["catalogue"] = self.corrections
        return out
