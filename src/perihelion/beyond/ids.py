"""The numbers that things go by. Those of answers, which `box` declares in families, stay the same
within a version of the rules.

An action that is copied is named by its first space. Slots, locations and the rest are counted in
the order of the lists of words below; ships of equal owner, level and place are interchangeable.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RULES_VERSION: Final = 2
"""Since 2 the game asks which of several new outposts get the last discs of a track."""

MOST_SEATS: Final = 4
GOALS: Final = 4
ABILITIES: Final = 2
"""Seats at most, achievements of a game, abilities of a mat."""

# -- types, kinds and places -------------------------------------------------

SCIENCE: Final = 0
ECONOMIC: Final = 1
MILITARY: Final = 2
COMMERCIAL: Final = 3
NO_TYPE: Final = -1
TYPES: Final[i64] = 4
TYPE_WORDS: Final = ["science", "economic", "military", "commercial"]
"""The four types of technologies [beyond.comp.types]."""

FOOD: Final = 0
ORE: Final = 1
STAR: Final = 2
EITHER: Final = 2
NO_DISC: Final = -1
DISC_WORDS: Final = ["food", "ore", "star"]
"""The kinds of discs; FOOD and ORE are also the tracks and the specialisations."""

COLUMN_A: Final = 0
COLUMNS: Final[i64] = 4
COLUMN_WORDS: Final = ["A", "B", "C", "D"]

SOL: Final = 0
DEEP_SPACE: Final = 1
FIRST_SYSTEM: Final[i64] = 2
FIRST_YARD: Final[i64] = 6
EXTRA: Final[i64] = 10
MUSEUM: Final[i64] = 11
PLACES: Final[i64] = 12
NOWHERE: Final = -1
PLACE_WORDS: Final = [
    "sol", "deep_space", "A1", "A2", "B1", "B2", "Y1", "Y2", "Y3", "Y4", "X1", "museum",
]  # fmt: skip
"""The locations, the extra one of Rogue Star, and the museum, which is not a location: what stands
there is out of play.
"""

LEVELS: Final[i64] = 4
HANGARS: Final[i64] = 48
"""Ships are counted by place and level: four numbers for each of the twelve places."""

SLOT_WORDS: Final = [
    "I-1", "I-2", "I-3", "I-4",
    "II-A", "II-B", "II-C", "II-D", "II-E", "II-F",
    "III-A", "III-B", "III-C", "III-D", "III-E", "III-F",
    "IIII-A", "IIII-B", "IIII-C",
]  # fmt: skip
SLOTS: Final[i64] = 19
LEVEL_OF_SLOT: Final = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4]
LEVEL_WORDS: Final = ["I", "II", "III", "IIII"]
FIRST_OF_LEVEL: Final = [0, 0, 4, 10, 16, 19]
"""The first slot of each level, from level 1; the last entry ends level IIII."""

DECK_WORDS: Final = ["II", "III", "IIII", "A", "B"]
DECKS: Final = 5
DECK_A: Final = 3
DECK_B: Final = 4
"""The decks: technologies of levels II to IIII, then systems."""

BASIC_WORDS: Final = ["research-1", "research-2", "build-jump", "recruit"]
RECRUIT: Final = 3

NO_CARD: Final = -1
HIDDEN: Final = -2
"""Instead of a card: none there, or one that lies face down."""

NOBODY: Final = -1
OFF_BOARD: Final = -1

# How an effect is carried out: as a bonus, which lapses where it cannot be applied, as part of an
# action, or as part of an action that is copied.
BONUS: Final = 0
ACTION: Final = 1
COPIED: Final = 2
UNITS: Final = 3

# Where an event lies that stays in play.
AT_SLOT: Final = 0
AT_PLACE: Final = 32
AT_SEAT: Final = 64
AT_ACHIEVEMENTS: Final = 96
AT_LINKED: Final = 97

# -- lasting abilities, a bit each -------------------------------------------

SKIP_PREREQUISITE: Final = 1
ORE_FOR_POPULATION: Final = 2
EITHER_TRACK: Final = 4
JUMP_ANYWHERE: Final = 8
SWAP_DISCS: Final = 16
DISPLACE_PAWN: Final = 32
ACTIVATED: Final = 64
POWER_WORDS: Final = [
    "skip_one_prereq", "ore_for_population_cost", "discs_from_either_track", "one_jump_anywhere",
    "swap_achievement_discs", "displace_pawn", "activated",
]  # fmt: skip

# -- answers -----------------------------------------------------------------

BASIC_SPACE: Final = 0
SLOT_SPACE: Final = 20
GUILD_SPACE: Final = 180
EVENT_SPACE: Final = 200
PRIVATE_SPACE: Final = 300
SPACES_END: Final = 668
MOST_SPACES: Final = 4
MOST_ACTIONS: Final = 2

SLOT: Final = 700
TYPE: Final = 720
TECH: Final = 730
TECHS: Final = 46
SYSTEM: Final = 780
SYSTEMS: Final = 24
ACHIEVEMENT: Final = 810
ACHIEVEMENTS: Final = 10
PLACE: Final = 820
SHIP: Final = 840
SHIFT: Final = 890
NUMBER: Final = 910
NUMBERS: Final = 20
VARIANT: Final = 930
VARIANTS: Final = 4

END: Final = 940
SKIP: Final = 941
TAKE_FOOD: Final = 943
TAKE_ORE: Final = 944
GROWTH: Final = 945
ORE_PRODUCTION: Final = 946
TRADE: Final = 947
ORE_TO_POPULATION: Final = 948
POPULATION_TO_ORE: Final = 949
AS_PRINTED: Final = 950
ORE_INSTEAD: Final = 951
PASS: Final = 952

SWAP: Final = 960
USE_TECH: Final = 1000
USE_SYSTEM: Final = 1050
MOVE: Final = 1100
MOVES_END: Final = 1676

EVENTS: Final = 20
GUILDS: Final[i64] = 4
FACTIONS: Final = 4

PLAIN_WORDS: Final = {
    END: "end",
    SKIP: "skip",
    TAKE_FOOD: "food",
    TAKE_ORE: "ore",
    GROWTH: "growth",
    ORE_PRODUCTION: "ore-production",
    TRADE: "trade",
    ORE_TO_POPULATION: "ore-to-population",
    POPULATION_TO_ORE: "population-to-ore",
    AS_PRINTED: "as-printed",
    ORE_INSTEAD: "ore-instead",
    PASS: "pass",
}

VARIANT_WORDS: Final = ["A", "B", "C", "D"]

# -- why something cannot be done --------------------------------------------

OK: Final = 0
NOT_ENOUGH_ORE: Final = 1
NOT_ENOUGH_POPULATION: Final = 2
ACTION_IMPOSSIBLE: Final = 3
ACTION_CHANGES_NOTHING: Final = 4
NO_SUCH_SPACE: Final = 5
TECH_NOT_RESEARCHED: Final = 6
PRIVATE_TO_ANOTHER: Final = 7
GUILD_CLOSED: Final = 8
MUST_MOVE_PAWN: Final = 9
SPACE_OCCUPIED: Final = 10
ALREADY_USED: Final = 11
NOT_A_RESEARCH_ACTION: Final = 12
COPY_LOOP: Final = 13
COPY_MUST_RESEARCH: Final = 14

CODE_WORDS: Final = [
    "", "NOT_ENOUGH_ORE", "NOT_ENOUGH_POPULATION", "ACTION_IMPOSSIBLE", "ACTION_CHANGES_NOTHING",
    "NO_SUCH_SPACE", "TECH_NOT_RESEARCHED", "PRIVATE_TO_ANOTHER", "GUILD_CLOSED", "MUST_MOVE_PAWN",
    "SPACE_OCCUPIED", "ALREADY_USED", "NOT_A_RESEARCH_ACTION", "COPY_LOOP", "COPY_MUST_RESEARCH",
]  # fmt: skip
"""The reasons as numbers: legality is decided without building a single string."""

QUESTIONS: Final = [
    "action", "production", "trade", "claim", "ability", "research-slot", "research-type",
    "research-card", "private-card", "jump", "teleport", "upgrade", "build", "build-site",
    "colonise", "colonise-ships", "colonise-disc", "control-disc", "automate-track",
    "outpost-order", "bonus-order", "variant", "copy-action", "cost-substitute",
    "supply-short", "supply-move", "stealth-target", "keep-system", "extra-system", "donate",
    "event-place",
]  # fmt: skip
"""The kinds of questions. A new one goes to the end: programs that learn know them by number."""
