"""How a game is set up: its players, cards and variants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.kinds import REBEL_VS_IMPERIUM, SET_WORDS
from perihelion.tabletop.bits import BIT


class Setup:
    """How a game is set up; never changes."""

    def __init__(
        self,
        players: i64,
        edition: i64,
        expansions: i64,
        goals: bool,
        takeovers: bool,
        scenario: bool,
        rebel_seat: i64,
        removes: bool,
        advanced: bool,
        first_game: bool,
        automatic: bool,
    ) -> None:
        self.players: Final[i64] = players
        self.edition: Final[i64] = edition
        self.expansions: Final[i64] = expansions  # a bit for each set, see cards.SET_WORDS
        self.goals: Final = goals
        self.takeovers: Final = takeovers
        self.scenario: Final = scenario  # Rebel vs Imperium for two
        self.rebel_seat: Final[i64] = rebel_seat
        self.removes: Final = removes  # whether a destroyed world leaves the game
        self.advanced: Final = advanced
        self.first_game: Final = first_game
        self.automatic: Final = automatic

    def has(self, set_: i64) -> bool:
        """Whether this expansion is in the game."""
        return self.expansions & BIT[set_] != 0

    def options(self) -> dict[str, object]:
        """As `new_game` takes them."""
        out: dict[str, object] = {
            "edition": int(self.edition),
            "advanced": self.advanced,
            "first_game": self.first_game,
            "automatic": self.automatic,
        }
        if self.expansions:
            out["expansions"] = [SET_WORDS[k] for k in range(1, 4) if self.has(k)]
            out["goals"] = self.goals
        if self.has(REBEL_VS_IMPERIUM):
            out["takeovers"] = self.takeovers
            out["destroyed_world_to"] = "removed" if self.removes else "discard"
        if self.scenario:
            out["scenario"] = "rebel-vs-imperium"
            out["rebel_seat"] = int(self.rebel_seat)
        return out
