"""How a game is set up."""

from __future__ import annotations

from typing import Final

from perihelion.tabletop.refusal import BadSetup

PLAYERS: Final = range(2, 6)


class Setup:
    """How a game is set up; never changes."""

    def __init__(self, players: int, automatic: bool) -> None:
        self.players: Final = players
        self.automatic: Final = automatic

    def options(self) -> dict[str, object]:
        """As `new_game` takes them."""
        return {"automatic": self.automatic}


def read_setup(players: int, options: dict[str, object]) -> Setup:
    """The set-up, if these settings make one."""
    if players not in PLAYERS:
        raise BadSetup("WRONG_NUMBER_OF_PLAYERS", {"players": players})
    for setting, value in options.items():
        if setting != "automatic":
            raise BadSetup("UNKNOWN_SETTING", {"setting": setting})
        if not isinstance(value, bool):
            raise BadSetup("BAD_SETTING", {"setting": setting, "value": str(value)})
    return Setup(players, options.get("automatic") is not False)
