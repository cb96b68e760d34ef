"""What is printed on the cards of Race for the Galaxy, as data with the ids of its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import KIND_WORDS, NO_KIND, PHASE_WORDS
from perihelion.race.state import Race
from perihelion.tabletop.scene import Name, Said


def face_of(g: Race, c: int) -> str:
    """What the copies of a card share, but not with a later printing."""
    return g.box.words[c].split(".")[0]


@dataclass(frozen=True)
class Printed:
    """One power of a card: the phase it belongs to, what kind of power it is with its figures, from
    which an icon can be drawn, and its sentence.
    """

    phase: str
    kind: str
    facts: Mapping[str, object]
    words: Said


def name_of(card: Card) -> Name:
    """What a card is called."""
    return Name("card", card.slug)


def sort_of(card: Card) -> str:
    """Whether it is a development, a world or a military world."""
    if not card.world:
        return "development"
    return "military-world" if card.military else "world"


def figures(card: Card) -> list[Said]:
    """What kind of card it is, with its cost or defense; its goods; its number as a start world."""
    out = [Said(sort_of(card), {"number": int(card.number)})]
    if card.kind != NO_KIND:
        message = "windfall" if card.windfall else "production"
        out.append(Said(message, {"name": Name("good", KIND_WORDS[card.kind])}))
    if card.start >= 0:
        out.append(Said("start", {"number": int(card.start)}))
    return out


def printed_powers(card: Card) -> list[Printed]:
    """The powers of a card in sentences."""
    said = [(power, power.sentence) for power in card.powers]
    return [
        Printed(PHASE_WORDS[one.phase], s.message, s.facts, Said(f"power-{s.message}", s.facts))
        for one, s in said
    ]


def scoring_lines(card: Card) -> list[Said]:
    """What cards are worth to a card whose points vary, a sentence each. If there are several, a
    last sentence says that a card counts by only one of them.
    """
    said = [line.sentence for line in card.lines]
    out = [Said(f"power-{one.message}", one.facts) for one in said]
    return out if len(out) < 2 else [*out, Said("power-score-once")]
