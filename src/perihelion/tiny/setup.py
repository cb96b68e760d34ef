"""How a game is set up: the options, with what the rulebook says as the default. Where the printed
cards could not be seen, or printings differ, an option has what the card may say; the default is
what the best sources have.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.registry import is_number
from perihelion.tiny import ids
from perihelion.tiny.box import box_of
from perihelion.tiny.catalogue.corrections import corrections
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.tiny.scoring import is_enough


class Setting:
    """An option: its default, whether it is for solo play alone, and whether it corrects what is
    printed on cards and mats.
    """

    def __init__(self, default: object, solo: bool = False, printed: bool = False) -> None:
        self.default: Final = default
        self.solo: Final = solo
        self.printed: Final = printed

    def usual(self) -> object:
        """The default, as an option is told."""
        return self.default

    def allows(self, value: Any, players: int) -> bool:
        return True

    def refusal(self, name: str, value: object) -> BadSetup:
        return BadSetup("BAD_SETTING", {"setting": name, "value": str(value)})


class Flag(Setting):
    """Yes or no."""

    def allows(self, value: Any, players: int) -> bool:
        return isinstance(value, bool)


class FlagForTwo(Flag):
    """Yes or no with two players, no with any other number."""

    def allows(self, value: Any, players: int) -> bool:
        return isinstance(value, bool) and (players == 2 or not value)


class Word(Setting):
    """One of these words."""

    def __init__(
        self, words: list[str], default: object, solo: bool = False, printed: bool = False
    ) -> None:
        super().__init__(default, solo, printed)
        self.words: Final = words

    def usual(self) -> object:
        return "" if self.default is None else self.default

    def allows(self, value: Any, players: int) -> bool:
        return value in self.words


class Number(Setting):
    """A number within bounds."""

    def __init__(self, least: int, most: int, default: object, solo: bool = False) -> None:
        super().__init__(default, solo, printed=True)
        self.least: Final = least
        self.most: Final = most

    def allows(self, value: Any, players: int) -> bool:
        return is_number(value) and self.least <= value <= self.most


class Numbers(Setting):
    """Several numbers of a mat; how many, if that is fixed."""

    def __init__(self, least: int, most: int, count: int | None = None) -> None:
        super().__init__(None, solo=True, printed=True)
        self.each: Final = Number(least, most, None)
        self.count: Final = count

    def allows(self, value: Any, players: int) -> bool:
        if not isinstance(value, list) or self.count not in (None, len(value)):
            return False
        return all(self.each.allows(one, players) for one in value)


class SeatNumber(Setting):
    """One of the seats of the players."""

    def allows(self, value: Any, players: int) -> bool:
        return is_number(value) and 0 <= value < players


class RogueName(Word):
    """One of the rogue galaxies."""

    def refusal(self, name: str, value: object) -> BadSetup:
        return BadSetup("UNKNOWN_ROGUE", {"value": str(value)})


class Figures(Setting):
    """Other figures for single planets."""

    def allows(self, value: Any, players: int) -> bool:
        return corrections(value) is not None


_ROGUES: Final = [mat.slug for mat in ROGUE_MATS]

OPTIONS: Final[dict[str, Setting]] = {
    "two_player_mission_pool": FlagForTwo(False),
    "first_player": SeatNumber(0),
    "rogue": RogueName(_ROGUES, None, solo=True),
    "push_price": Number(0, 7, 0),
    "hoarder_each": Number(0, 7, 3),
    "equalizer_vp": Number(0, 9, 3),
    "steal_own_turn_only": Flag(False, printed=True),
    "follow_income_once": Flag(True, printed=True),
    "orbiter_in_orbit": Flag(False, printed=True),
    "rogue_max": Number(1, 7, None, solo=True),
    "rogue_dice": Numbers(1, 7, count=5),
    "rogue_vp": Numbers(0, 20, count=5),
    "rogue_once": Numbers(1, 5),
    "rogue_colour": Word(ids.GALAXY_WORDS, None, solo=True, printed=True),
    "planets": Figures({}, printed=True),
    "automatic": Flag(True),
    "mared_tie_allowed": Flag(False),
    "andellouxian_split": Flag(False),
    "gort_may_colonise": Flag(True),
    "helios_old_card": Word(["deck_bottom", "removed"], "deck_bottom"),
    "rogue_mat_yield": Word(["die", "both"], "die", solo=True),
    "solo_follow_extra": Flag(True, solo=True),
    "rogue_push": Word(["player", "foremost"], "player", solo=True),
    "galaxies": Setting([]),
}
"""Every option, in the order in which they are checked."""


class Setup:
    """The choices that make a game; never changes.

    `printed` holds what is printed on the cards: the same names and values as the options, None
    where nobody has said anything else than the catalogue.
    """

    def __init__(self, players: i64, options: dict[str, object]) -> None:
        told: dict[str, Any] = {name: one.default for name, one in OPTIONS.items()}
        told.update(options)
        rogue = told["rogue"]
        self.players: Final[i64] = players
        self.automatic: Final[bool] = told["automatic"]
        self.first_player: Final[i64] = told["first_player"]
        # the rogue galaxy, or NO_ROGUE if it is asked for
        self.rogue: Final[i64] = ids.NO_ROGUE if rogue is None else _ROGUES.index(rogue)
        self.galaxies: Final[list[i64]] = []  # the colours; stays empty if they are asked for
        self.two_player_mission_pool: Final[bool] = told["two_player_mission_pool"]
        self.mared_tie_allowed: Final[bool] = told["mared_tie_allowed"]
        self.andellouxian_split: Final[bool] = told["andellouxian_split"]
        self.gort_may_colonise: Final[bool] = told["gort_may_colonise"]
        self.helios_removed: Final[bool] = told["helios_old_card"] == "removed"
        self.mat_yields_both: Final[bool] = told["rogue_mat_yield"] == "both"
        self.follow_extra: Final[bool] = told["solo_follow_extra"]
        self.push_foremost: Final[bool] = told["rogue_push"] == "foremost"
        self.printed: Final = {name: told[name] for name, one in OPTIONS.items() if one.printed}
        self.named: Final = dict(options)  # the options as they were given
        # those of them about what is printed, by which boxes are told apart
        self.reprinted: Final = repr(
            [item for item in sorted(options.items()) if OPTIONS[item[0]].printed]
        )

    @property
    def solo(self) -> bool:
        """One player against a rogue galaxy [tiny.gen.players]."""
        return self.players == 1

    def options(self) -> dict[str, object]:
        """As `new_game` takes them; what is left at its default is left out."""
        return dict(self.named)


def read_setup(players: int, options: dict[str, object]) -> Setup:
    """Check the number of players and the options [tiny.gen.players, tiny.setup.first]."""
    if not 1 <= players <= 5:
        raise BadSetup("PLAYER_COUNT", {"players": players, "least": 1, "most": 5})
    for name in options:
        if name not in OPTIONS:
            raise BadSetup("UNKNOWN_SETTING", {"setting": name})
        if players > 1 and OPTIONS[name].solo:
            raise BadSetup("SOLO_SETTING", {"setting": name})
    for name, setting in OPTIONS.items():
        if name in options and not setting.allows(options[name], players):
            raise setting.refusal(name, options[name])
    setup = Setup(players, options)
    setup.galaxies.extend(_galaxies(setup, options.get("galaxies", [])))
    points = sum(planet.vp for planet in box_of(setup).planets)
    if not is_enough(points, max(players, 2)):  # nobody might ever reach 21 points
        raise OPTIONS["planets"].refusal("planets", options.get("planets"))
    return setup


def _galaxies(setup: Setup, named: object) -> list[int]:
    """The colours of the mats, one per seat, if they are not asked for [tiny.setup.1]."""
    if not isinstance(named, list) or len(named) not in (0, setup.players):
        raise OPTIONS["galaxies"].refusal("galaxies", named)
    out: list[int] = []
    taken = [box_of(setup).rogues[setup.rogue].colour] if setup.rogue != ids.NO_ROGUE else []
    for word in named:
        if word not in ids.GALAXY_WORDS:
            raise BadSetup("UNKNOWN_GALAXY", {"value": str(word)})
        colour = ids.GALAXY_WORDS.index(word)
        if colour in out or colour in taken:
            raise BadSetup("GALAXY_TAKEN", {"value": str(word)})
        out.append(colour)
    return out
