"""The two boards: Basic Spacefaring, the technology tree, the exploration board.

The basic actions are attested; so are the numbers of slots and the lines of level II. Other lines,
the shipyards and the spaces of the small tiles are reconstructed. A comment says what stood there
before it was measured; the measurements stand in `docs/reference/beyond-balance.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from perihelion.beyond.catalogue.lines import action, gain, recruit, research, ship
from perihelion.beyond.ids import FOOD, ORE, PLACE_WORDS, PLACES, SLOT_WORDS
from perihelion.beyond.pieces.cards import Side, Slot
from perihelion.beyond.power import Action
from perihelion.beyond.powers.jumping import Jump

BASIC_ACTIONS: Final[list[Action]] = [
    action(research(1)),  # [beyond.basic.research-1]
    action(research(2), ore=2),  # [beyond.basic.research-2]
    action(ship(1, optional=True), Jump(2)),  # [beyond.basic.build-jump]
    action(recruit(), gain(1)),  # [beyond.basic.recruit]
]

TILES: Final = {  # the surcharge of each space of each action; the bottom one is never full
    2: [[0, 1], [0, 1], [0], [0]],  # [beyond.setup.basic-tile.2p, beyond.comp.basic-tiles]
    3: [[0, 1], [0, 1], [0, 0], [0]],  # [beyond.setup.basic-tile.3p]; one space to build
    4: [[0, 0, 1], [0, 1], [0, 0], [0]],  # [beyond.setup.basic-tile.4p]; two spaces for level I
}

TREE: Final = {  # the slots that each slot is joined to, and how many of them it needs
    "I-1": ([], 0), "I-2": ([], 0), "I-3": ([], 0), "I-4": ([], 0),
    "II-A": (["I-1"], 1), "II-B": (["I-1", "I-2"], 2), "II-C": (["I-2"], 1),
    "II-D": (["I-3"], 1), "II-E": (["I-3", "I-4"], 2), "II-F": (["I-4"], 1),
    "III-A": (["II-A"], 1), "III-B": (["II-B", "II-C"], 2), "III-C": (["II-C"], 1),
    "III-D": (["II-D"], 1), "III-E": (["II-D", "II-E"], 2), "III-F": (["II-F"], 1),
    # III-A and III-F needed II-B and II-E as well, and so five technologies in all
    "IIII-A": (["III-A", "III-B", "III-C"], 2),
    "IIII-B": (["III-C", "III-D"], 2),
    "IIII-C": (["III-D", "III-E", "III-F"], 2),
}  # fmt: skip

YARDS: Final = {"Y1": FOOD, "Y2": ORE, "Y3": FOOD, "Y4": ORE}

SIDE_A: Final = """
    sol-Y1 sol-A1 sol-A2 A1-Y2 A2-Y3 Y1-Y2 Y1-Y3 Y2-B1 Y3-B2 B1-deep_space B2-deep_space
"""  # and Y1-deep_space: Deep Space was two jumps from Sol
SIDE_B: Final = """
    sol-Y1 sol-A1 sol-A2 Y1-A1 Y1-A2 A1-Y2 A2-Y3 Y2-B1 Y3-B2 B1-Y4 B2-Y4 Y4-deep_space
    B1-deep_space B2-deep_space Y1-Y4
"""
SIDES: Final = {2: SIDE_A, 3: SIDE_A, 4: SIDE_B}  # [beyond.setup.exploration.side]


def slot(requires: list[str], need: int) -> Slot:
    """A slot with the slots that it is joined to."""
    return Slot([SLOT_WORDS.index(word) for word in requires], need)


def side(lines: str, yards: Mapping[str, int] = YARDS) -> Side:
    """A side of the exploration board, by its lines and the specialisations of its shipyards."""
    neighbours: list[list[int]] = [[] for _ in range(PLACES)]
    for line in lines.split():
        one, two = (PLACE_WORDS.index(word) for word in line.split("-"))
        neighbours[one].append(two)
        neighbours[two].append(one)
    present = sum(1 << k for k, others in enumerate(neighbours) if others)
    kinds = [0] * PLACES
    for word, kind in yards.items():
        kinds[PLACE_WORDS.index(word)] = 1 << kind if present >> PLACE_WORDS.index(word) & 1 else 0
    return Side(present, kinds, [sorted(others) for others in neighbours])
