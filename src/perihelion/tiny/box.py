"""What lies in the box: planets, missions and rogue mats, and every answer with its word.

Five mats, the control centre, forty planets, twelve missions, seven dice, twenty ships and three
markers a player [tiny.comp.counts].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tiny.ids import (
    AMOUNT,
    AMOUNTS,
    DESTINATIONS,
    DIE,
    DIE_NAMES,
    FACE,
    FACE_WORDS,
    FACES,
    FLEET,
    GALAXIES,
    GALAXY,
    GALAXY_OF,
    GALAXY_WORDS,
    HOP,
    JOURNEY,
    MISSION,
    MISSIONS,
    MIX,
    MIXES,
    OPPONENT,
    ORBIT_OF,
    PLAIN_WORDS,
    PLANET,
    PLANETS,
    RECALL,
    ROGUE,
    ROGUES,
    SEATS,
    SHIP,
    SHIP_WORDS,
    SWING,
    TURNED,
)
from perihelion.tiny.missions import Mission
from perihelion.tiny.planets import Planet
from perihelion.tiny.rogues import RogueMat

_SEAT_LETTERS: Final = "abcde"


class Box:
    """The pieces of one set-up; the printed figures may be corrected by options."""

    def __init__(
        self, planets: list[Planet], missions: list[Mission], rogues: list[RogueMat]
    ) -> None:
        self.planets: Final = planets
        self.missions: Final = missions
        self.rogues: Final = rogues
        words: dict[int, str] = dict(PLAIN_WORDS)
        for k in range(DIE_NAMES):
            words[DIE + k] = f"die-{k + 1}"
        for face in range(FACES):
            words[FACE + face] = FACE_WORDS[face]
            for k in range(7):
                words[TURNED + 6 * k + face] = f"die-{k + 1}:{FACE_WORDS[face]}"
        for seat in range(SEATS):
            words[OPPONENT + seat] = f"seat:{_SEAT_LETTERS[seat]}"
        for ship in range(FLEET):
            words[SHIP + ship] = SHIP_WORDS[ship]
        for back in range(4):
            for forward in range(4):
                words[SWING + 4 * back + forward] = f"back-{back + 1}:forward-{forward + 1}"
        for n in range(AMOUNTS):
            words[AMOUNT + n] = f"number:{n}"
        for mix in range(MIXES):
            words[MIX + mix] = f"mix:{mix // 8}+{mix % 8}"
        for m in range(MISSIONS):
            words[MISSION + m] = missions[m].slug
        for c in range(GALAXIES):
            words[GALAXY + c] = GALAXY_WORDS[c]
        for r in range(ROGUES):
            words[ROGUE + r] = rogues[r].slug
        for p in range(PLANETS):
            words[PLANET + p] = planets[p].slug
        for ship in range(FLEET):
            for place in range(DESTINATIONS):
                words[JOURNEY + 100 * ship + place] = f"{SHIP_WORDS[ship]}:{self._place(place)}"
            for p in range(PLANETS):
                words[HOP + 40 * ship + p] = f"{SHIP_WORDS[ship]}:hop:{planets[p].slug}"
            for mix in range(MIXES):
                word = f"{SHIP_WORDS[ship]}:recall:{mix // 8}+{mix % 8}"
                words[RECALL + 64 * ship + mix] = word
        self.words: Final = words
        self.numbers: Final = {word: answer for answer, word in words.items()}

    def _place(self, place: int) -> str:
        if place < ORBIT_OF:
            return f"surface:{self.planets[place].slug}"
        if place < GALAXY_OF:
            return f"orbit:{self.planets[place - ORBIT_OF].slug}"
        return f"galaxy-{_SEAT_LETTERS[place - GALAXY_OF]}"

    def answer_word(self, answer: i64) -> str:
        """An answer as one word, the same in every game of these rules."""
        return self.words.get(answer, f"?{answer}")
