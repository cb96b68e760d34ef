"""How a game is set up: the options, with what the rulebook or the best data say as the default."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Setup:
    """The choices that make a game; never changes.

    `printed` holds what whoever owns the printed cards has put right: the same names and values as
    the options.
    """

    def __init__(
        self,
        players: i64,
        automatic: bool,
        first_player: i64,
        rogue: i64,
        galaxies: list[i64],
        two_player_mission_pool: bool,
        mared_tie_allowed: bool,
        andellouxian_split: bool,
        gort_may_colonise: bool,
        helios_removed: bool,
        mat_yields_both: bool,
        follow_extra: bool,
        push_foremost: bool,
        printed: dict[str, object],
        named: dict[str, object],
    ) -> None:
        self.players: Final[i64] = players
        self.automatic: Final = automatic
        self.first_player: Final[i64] = first_player
        self.rogue: Final[i64] = rogue  # the rogue galaxy, or NO_ROGUE where it is asked for
        self.galaxies: Final = galaxies  # the colours, or none where they are asked for
        self.two_player_mission_pool: Final = two_player_mission_pool
        self.mared_tie_allowed: Final = mared_tie_allowed
        self.andellouxian_split: Final = andellouxian_split
        self.gort_may_colonise: Final = gort_may_colonise
        self.helios_removed: Final = helios_removed
        self.mat_yields_both: Final = mat_yields_both
        self.follow_extra: Final = follow_extra
        self.push_foremost: Final = push_foremost
        self.printed: Final = printed
        self.named: Final = named  # the options as they were given

    @property
    def solo(self) -> bool:
        """One player against a rogue galaxy [tiny.gen.players]."""
        return self.players == 1

    def options(self) -> dict[str, object]:
        """As `new_game` takes them; what is left at its default is left out."""
        return dict(self.named)
