"""What is printed on the tiles of Roll for the Galaxy, as data with the ids of its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from perihelion.roll import ids
from perihelion.roll.pieces.handful import ONE, by_colour
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import Power, ScoreLine
from perihelion.tabletop.scene import Name, Said, Saying, Several


@dataclass(frozen=True)
class Printed:
    """One power of a tile: the phase it belongs to, what kind of power it is with its figures, from
    which an icon can be drawn, and its sentence.
    """

    phase: str
    kind: str
    facts: Mapping[str, object]
    words: Said


def name_of(side: Side) -> Name:
    """The name of a side."""
    return Name("card", side.slug)


def colour_name(colour: int) -> Name:
    """A colour of dice and worlds."""
    return Name("colour", ids.COLOUR_WORDS[colour])


def phase_name(word: str) -> Said:
    """A phase, which has a shorter name where there is little room."""
    return Said(f"phase-{word}")


def dice(handful: int) -> Several:
    """Dice that lie together, by their colours."""
    parts: list[Said] = []
    for colour, count in enumerate(by_colour(handful)):
        if count:
            letter = Said(f"letter-{ids.COLOUR_WORDS[colour]}")
            facts = {"name": colour_name(colour), "letters": Several([letter] * int(count), "")}
            parts.append(Said("dice", {"count": int(count), **facts}))
    return Several(parts, "beside")


def sentence(of: Power | ScoreLine) -> Said:
    """What a power does, or what a 6+ development is worth, in full."""
    return Said(f"power-{of.sentence.message}", of.sentence.facts)


def instant_effects(side: Side) -> list[Saying]:
    """What happens once, when the tile is completed."""
    out: list[Saying] = [Said("effect-loses")] if side.loses else []
    if side.credits:
        out.append(Said("effect-credits", {"credits": int(side.credits)}))
    for gain in side.gains:
        handful = int(gain.count) * int(ONE[gain.colour])
        out.append(Said(f"effect-{gain.place_word}", {"dice": dice(handful)}))
    return out


def effects_of(side: Side) -> list[Saying]:
    """All that a side does: at once when it is completed, and later."""
    out = [*instant_effects(side), *[sentence(power) for power in side.powers]]
    if side.line is not None:
        out.append(Said("effect-six", {"text": sentence(side.line)}))
    return out


def what(side: Side) -> Said:
    """Development or world, its cost, its colour."""
    facts: dict[str, object] = {"cost": int(side.cost)}
    if not side.world:
        return Said("explain-development", facts)
    return Said("explain-world", {**facts, "name": colour_name(int(side.colour))})


def lines_of(side: Side) -> list[Saying]:
    """What a side is and costs, and all that it does."""
    return [what(side), *effects_of(side)]


def printed_powers(side: Side) -> list[Printed]:
    """The powers of a side in sentences; what a 6+ development is worth comes last."""
    out: list[Printed] = []
    for power in side.powers:
        said = power.sentence
        phase = [*ids.PHASE_WORDS[: ids.PHASES], "assign"][power.phase]
        out.append(Printed(phase, said.message, said.facts, sentence(power)))
    if side.line is not None:
        line = side.line.sentence
        out.append(Printed("end", line.message, line.facts, sentence(side.line)))
    return out
