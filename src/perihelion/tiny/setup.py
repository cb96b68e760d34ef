"""How a game is set up: the options, with what the rulebook says as the default. Where the printed
cards could not be seen, or printings differ, an option has what the card may say; the default is
what the best sources have.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.registry import is_number
from perihelion.tiny import ids
from perihelion.tiny.box import box_of
from perihelion.tiny.catalogue.corrections import corrections
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.tiny.scoring import is_enough

FLAGS: Final = {
    "automatic": True,
    "two_player_mission_pool": False,
    "mared_tie_allowed": False,
    "andellouxian_split": False,
    "gort_may_colonise": True,
    "steal_own_turn_only": False,
    "solo_follow_extra": True,
    "follow_income_once": True,
    "orbiter_in_orbit": False,
}
WORDS: Final = {
    "helios_old_card": ["deck_bottom", "removed"],
    "rogue_mat_yield": ["die", "both"],
    "rogue_push": ["player", "foremost"],
}
NUMBERS: Final = {
    "push_price": (0, 0, 7),
    "hoarder_each": (3, 0, 7),
    "equalizer_vp": (3, 0, 9),
}
OTHERS: Final = [
    "first_player", "rogue", "galaxies", "rogue_max", "rogue_dice", "rogue_vp", "rogue_once",
    "rogue_colour", "planets",
]  # fmt: skip
SOLO: Final = [
    "rogue", "rogue_max", "rogue_dice", "rogue_vp", "rogue_once", "rogue_colour", "rogue_push",
    "rogue_mat_yield", "solo_follow_extra",
]  # fmt: skip
PRINTED: Final = [
    "steal_own_turn_only", "follow_income_once", "push_price", "hoarder_each", "equalizer_vp",
    "orbiter_in_orbit", "rogue_max", "rogue_dice", "rogue_vp", "rogue_once", "rogue_colour",
    "planets",
]  # fmt: skip


class Setup:
    """The choices that make a game; never changes.

    `printed` holds corrections by owners of the printed cards: the same names and values as the
    options.
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
        self.rogue: Final[i64] = rogue  # the rogue galaxy, or NO_ROGUE if it is asked for
        self.galaxies: Final = galaxies  # the colours, or none if they are asked for
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


def read_setup(players: int, options: dict[str, object]) -> Setup:
    """Check the number of players and the options [tiny.gen.players, tiny.setup.first]."""
    if not 1 <= players <= 5:
        raise BadSetup("PLAYER_COUNT", {"players": players, "least": 1, "most": 5})
    for name in options:
        if name not in FLAGS and name not in WORDS and name not in NUMBERS and name not in OTHERS:
            raise BadSetup("UNKNOWN_SETTING", {"setting": name})
        if players > 1 and name in SOLO:
            raise BadSetup("SOLO_SETTING", {"setting": name})
    if players != 2 and _flag(options, "two_player_mission_pool"):
        raise _bad(options, "two_player_mission_pool")
    if players == 1 and _number(options, "first_player", 0, 0, 0) != 0:
        raise _bad(options, "first_player")
    rogue: i64 = ids.NO_ROGUE
    if "rogue" in options:
        slugs = [mat.slug for mat in ROGUE_MATS]
        if options["rogue"] not in slugs:
            raise BadSetup("UNKNOWN_ROGUE", {"value": str(options["rogue"])})
        rogue = slugs.index(str(options["rogue"]))
    printed = {name: options[name] for name in PRINTED if name in options}
    _read_numbers(options)
    setup = Setup(
        players,
        _flag(options, "automatic"),
        _number(options, "first_player", 0, 0, players - 1),
        rogue,
        [],
        _flag(options, "two_player_mission_pool"),
        _flag(options, "mared_tie_allowed"),
        _flag(options, "andellouxian_split"),
        _flag(options, "gort_may_colonise"),
        _word(options, "helios_old_card") == "removed",
        _word(options, "rogue_mat_yield") == "both",
        _flag(options, "solo_follow_extra"),
        _word(options, "rogue_push") == "foremost",
        printed,
        dict(options),
    )
    setup.galaxies.extend(_galaxies(setup, options))
    points = sum(planet.vp for planet in box_of(setup).planets)
    if not is_enough(points, max(players, 2)):
        raise _bad(options, "planets")  # nobody might ever reach 21 points
    return setup


def _bad(options: dict[str, object], name: str) -> BadSetup:
    return BadSetup("BAD_SETTING", {"setting": name, "value": str(options.get(name))})


def _flag(options: dict[str, object], name: str) -> bool:
    value = options.get(name, FLAGS[name])
    if not isinstance(value, bool):
        raise _bad(options, name)
    return value


def _word(options: dict[str, object], name: str) -> str:
    value = options.get(name, WORDS[name][0])
    if not isinstance(value, str) or value not in WORDS[name]:
        raise _bad(options, name)
    return value


def _number(options: dict[str, object], name: str, default: int, least: int, most: int) -> int:
    value = options.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _bad(options, name)
    return value


def _read_numbers(options: dict[str, object]) -> None:
    """Check what `box_of` takes from the options."""
    for name, (default, least, most) in NUMBERS.items():
        _number(options, name, default, least, most)
    _flag(options, "steal_own_turn_only")
    _flag(options, "follow_income_once")
    _flag(options, "orbiter_in_orbit")
    _number(options, "rogue_max", 6, 1, 7)
    for name, count, least, most in [("rogue_dice", 5, 1, 7), ("rogue_vp", 5, 0, 20)]:
        if name in options and len(_numbers(options, name, least, most)) != count:
            raise _bad(options, name)
    _numbers(options, "rogue_once", 1, 5)
    if options.get("rogue_colour", "blue") not in ids.GALAXY_WORDS:
        raise _bad(options, "rogue_colour")
    corrections(options)


def _numbers(options: dict[str, object], name: str, least: int, most: int) -> list[int]:
    values = options.get(name, [])
    if not isinstance(values, list):
        raise _bad(options, name)
    out: list[int] = []
    for value in values:
        if not is_number(value) or not least <= value <= most:
            raise _bad(options, name)
        out.append(value)
    return out


def _galaxies(setup: Setup, options: dict[str, object]) -> list[int]:
    """The colours of the mats, one per seat, if they are not asked for [tiny.setup.1]."""
    named = options.get("galaxies", [])
    if not isinstance(named, list) or len(named) not in (0, setup.players):
        raise _bad(options, "galaxies")
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
