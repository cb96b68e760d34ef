"""The numbers that things go by. Those of answers, which `box` declares in families, stay the same
within a version of the rules.

A destination is the surface of a planet (0 - 39), its orbit (40 - 79) or the galaxy of a seat
(80 - 84). In solo play the rogue galaxy sits on seat 1.
"""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 2

# -- faces and kinds ---------------------------------------------------------

MOVE: Final = 0
ENERGY: Final = 1
CULTURE: Final = 2
DIPLOMACY: Final = 3
ECONOMY: Final = 4
COLONY: Final = 5
FACES: Final = 6
"""The six faces of every die [tiny.comp.faces]. ENERGY and CULTURE are also the resources,
DIPLOMACY and ECONOMY the types of tracks.
"""

ANY_TRACK: Final = -1

FACE_WORDS: Final = ["move", "energy", "culture", "diplomacy", "economy", "colony"]

INACTIVE: Final = 0
ACTIVATED: Final = 1
CONVERTER: Final = 2
DISCARDED: Final = 3
"""The states of a die [tiny.gen.dice_states]."""

STATE_WORDS: Final = ["inactive", "activated", "converter", "discarded"]

HOME: Final = -1
LOCKED: Final = -2
SURFACE: Final = -1
"""Where a ship is [tiny.gen.places]: on a planet, at home or locked; on a planet it stands on the
surface or on a position of the track.
"""

SHIPS: Final = 4
DICE: Final = 7
CAP: Final = 7
GOAL: Final = 21
TOP_LEVEL: Final = 6

NO_PLANET: Final = -1
NO_MISSION: Final = -1
NO_GALAXY: Final = -1
NO_ROGUE: Final = -1
HIDDEN: Final = -2
"""Instead of a card: none there, or one that lies face down."""

NO_SHIP: Final = -1
NO_DIE: Final = -1
NO_SEAT: Final = -1
ROGUE_SEAT: Final = 1

# -- answers -----------------------------------------------------------------

DIE: Final = 0
DIE_NAMES: Final = 9
FACE: Final = 10
TURNED: Final = 20
OPPONENT: Final = 90
SEATS: Final = 5
SHIP: Final = 100
FLEET: Final = 20
SWING: Final = 130
AMOUNT: Final = 150
AMOUNTS: Final = 10
MIX: Final = 160
MIXES: Final = 64
MISSION: Final = 230
MISSIONS: Final = 12
GALAXY: Final = 250
GALAXIES: Final = 5
ANY_GALAXY: Final = 255
ROGUE: Final = 260
ROGUES: Final = 5
END_TURN: Final = 270
REROLL: Final = 271
CONVERT: Final = 272
DONE: Final = 273
USE: Final = 274
DECLINE: Final = 275
FOLLOW: Final = 276
PASS: Final = 277
STOP: Final = 278
NONE: Final = 279
FORCE: Final = 280
LET: Final = 281
WITH_ENERGY: Final = 282
WITH_CULTURE: Final = 283
PLANET: Final = 300
PLANETS: Final = 40
JOURNEY: Final = 1000
ORBIT_OF: Final = 40
GALAXY_OF: Final = 80
DESTINATIONS: Final = 85
HOP: Final = 3000
RECALL: Final = 4000

PLAIN_WORDS: Final = {
    ANY_GALAXY: "any-galaxy",
    END_TURN: "end-turn",
    REROLL: "reroll",
    CONVERT: "convert",
    DONE: "done",
    USE: "use",
    DECLINE: "decline",
    FOLLOW: "follow",
    PASS: "pass",
    STOP: "stop",
    NONE: "none",
    FORCE: "force",
    LET: "let",
    WITH_ENERGY: "with-energy",
    WITH_CULTURE: "with-culture",
}

GALAXY_WORDS: Final = ["blue", "green", "red", "yellow", "black"]
"""The five mats, in the order in which they go to players who do not choose [tiny.comp.mats]."""

SHIP_WORDS: Final = [f"{seat}{ship}" for seat in "abcde" for ship in "1234"]

QUESTIONS: Final = [
    "turn", "reroll", "follow", "convert", "move", "convert-to", "colony", "landing", "advance",
    "nagato-first", "nagato-second", "choose-galaxy", "keep-mission", "pick-amount",
    "terra-step", "pick-row-action", "pick-borrow", "pick-wild", "pick-own-ship",
    "free-follow", "pick-die-to-repeat", "pick-reroll", "pick-hop", "pick-recall",
    "pick-target-ship", "pick-give-up", "pick-empty-planet", "pick-face-for-die", "pick-mix",
    "choose-rogue", "rogue-reroll", "pick-swing", "pick-opponent", "pick-resource",
    "pick-two-targets", "terra-last",
]  # fmt: skip
"""The kinds of questions. A new one goes to the end: programs that learn know them by number."""
