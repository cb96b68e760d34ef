"""The five rogue galaxies, from beginner to epic [tiny.solo.setup.rogue].

Dice, points and maxima of the mats could be seen nowhere in print: `attested` says where each comes
from, and options of the game correct them for owners of the mats. What is said of one level is an
attack a level, from 1 to 5; on level 6 there is the skull.
"""

from __future__ import annotations

from typing import Any, Final

from perihelion.tiny.ids import CULTURE, ENERGY, GALAXY_WORDS
from perihelion.tiny.pieces.planets import GUESS, INFERRED, ONE_SOURCE, TWO_SOURCES
from perihelion.tiny.pieces.rogues import Attack, Effect, RogueMat
from perihelion.tiny.powers.attacks import (
    AllAdvance,
    DieLost,
    Loses,
    PushesAll,
    PushesOne,
    Receives,
    Takes,
    TakesAny,
)


def attack(*effects: Effect, once: bool = False) -> Attack:
    """An attack; whether it is marked once per turn is known of none, and inferred of one."""
    return Attack(list(effects), once)


def mat(
    name: str,
    difficulty: str,
    colour: str,
    most: int,
    attacks: list[Attack],
    attested: dict[str, str],
) -> RogueMat:
    """A mat; all five are taken to have the same dice and points."""
    told = {"colour": GUESS, "dice": INFERRED, "vp": INFERRED, "once": GUESS, "skull": ONE_SOURCE}
    return RogueMat(
        name, difficulty, GALAXY_WORDS.index(colour), most, [5, 5, 6, 6, 7], [1, 2, 3, 5, 8],
        attacks, {**told, **attested},
    )  # fmt: skip


ROGUE_MATS: Final = [
    mat(  # [tiny.rogue.artemis.mat]
        "Artemis",
        "beginner",
        "green",
        6,
        [
            attack(Loses(ENERGY, 1)),  # [tiny.rogue.artemis.1]
            attack(Loses(CULTURE, 1)),  # [tiny.rogue.artemis.2]
            attack(Takes(CULTURE, 1)),  # [tiny.rogue.artemis.3]
            attack(PushesOne()),  # [tiny.rogue.artemis.4]
            attack(TakesAny(2)),  # [tiny.rogue.artemis.5]
        ],
        {
            "name": TWO_SOURCES,
            "attacks": TWO_SOURCES,
            "dice": ONE_SOURCE,
            "most": ONE_SOURCE,
            "skull": TWO_SOURCES,
        },
    ),
    mat(  # [tiny.rogue.rothkel.mat]
        "Rothkel",
        "easy",
        "blue",
        6,
        [
            attack(Loses(ENERGY, 1)),  # [tiny.rogue.rothkel.1]
            attack(Loses(CULTURE, 1)),  # [tiny.rogue.rothkel.2]
            attack(Receives(ENERGY, 2)),  # [tiny.rogue.rothkel.3]
            attack(PushesOne()),  # [tiny.rogue.rothkel.4]
            attack(AllAdvance(1)),  # [tiny.rogue.rothkel.5]
        ],
        {"name": ONE_SOURCE, "attacks": ONE_SOURCE, "most": GUESS},
    ),
    mat(  # [tiny.rogue.zendica.mat]
        "Zendica",
        "medium",
        "yellow",
        5,
        [
            attack(Loses(ENERGY, 1)),  # [tiny.rogue.zendica.1]
            attack(Receives(CULTURE, 2)),  # [tiny.rogue.zendica.2]
            attack(PushesOne()),  # [tiny.rogue.zendica.3]
            attack(DieLost(), once=True),  # [tiny.rogue.zendica.4]
            attack(PushesAll()),  # [tiny.rogue.zendica.5]
        ],
        {
            "name": TWO_SOURCES,
            "attacks": TWO_SOURCES,
            "dice": ONE_SOURCE,
            "most": ONE_SOURCE,
            "skull": TWO_SOURCES,
            "once": INFERRED,
        },
    ),
    mat(  # [tiny.rogue.hades.mat]
        "Hades",
        "hard",
        "red",
        5,
        [
            attack(Receives(ENERGY, 1), Receives(CULTURE, 1)),  # [tiny.rogue.hades.1]
            attack(Takes(ENERGY, 2)),  # [tiny.rogue.hades.2]
            attack(Takes(CULTURE, 2)),  # [tiny.rogue.hades.3]
            attack(AllAdvance(2)),  # [tiny.rogue.hades.4]
            attack(TakesAny(3)),  # [tiny.rogue.hades.5]
        ],
        {"name": TWO_SOURCES, "attacks": ONE_SOURCE, "most": GUESS},
    ),
    mat(  # [tiny.rogue.gamelyn.mat]
        "Gamelyn",
        "epic",
        "black",
        4,
        [
            attack(Loses(ENERGY, 1), Loses(CULTURE, 1)),  # [tiny.rogue.gamelyn.1]
            attack(Takes(ENERGY, 1), Takes(CULTURE, 1)),  # [tiny.rogue.gamelyn.2]
            attack(AllAdvance(1)),  # [tiny.rogue.gamelyn.3]
            attack(AllAdvance(1), Takes(ENERGY, 1)),  # [tiny.rogue.gamelyn.4]
            attack(AllAdvance(2)),  # [tiny.rogue.gamelyn.5]
        ],
        {"name": ONE_SOURCE, "attacks": ONE_SOURCE, "most": GUESS},
    ),
]


def corrected_mat(one: RogueMat, printed: dict[str, Any]) -> RogueMat:
    """The mat as it is printed, or as the options put it right."""
    once, colour = printed["rogue_once"], printed["rogue_colour"]
    attacks = one.attacks
    if once is not None:
        attacks = [Attack(a.effects, level in once) for level, a in enumerate(one.attacks, 1)]
    return RogueMat(
        one.name,
        one.difficulty,
        one.colour if colour is None else GALAXY_WORDS.index(colour),
        printed["rogue_max"] or one.most,
        list(printed["rogue_dice"] or one.dice),
        list(printed["rogue_vp"] or one.vp),
        attacks,
        one.attested,
    )
