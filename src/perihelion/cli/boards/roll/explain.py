"""Tiles, dice and phases, explained in sentences; and all tiles in a list."""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from perihelion.cli.boards.drawing import (
    RIGHT,
    WIDE,
    Column,
    explained,
    in_lists,
    known_card,
    known_topics,
    meant,
)
from perihelion.cli.boards.roll.table import die_text, phase_name, tile_text
from perihelion.cli.layout import DIM, STRONG, Picture, bullets
from perihelion.roll import ids
from perihelion.roll.box import Box
from perihelion.roll.card_text import effects_of, what
from perihelion.roll.pieces.tiles import FACES, Side
from perihelion.tabletop.scene import Several
from perihelion.words.voice import Voice

_NAME: Final[Column] = {"min_width": 16}

TOPICS: Final = ["assign", "dictate", "recruit", "recall"]
"""What can be asked about besides tiles, phases and dice."""


def explain_tile(voice: Voice, box: Box, s: int, both: bool = True) -> Group:
    """A side in sentences made from its powers; of a tile also the other side."""
    parts: list[RenderableType] = [_side(voice, box.sides[s])]
    if both and box.in_bag[s]:
        other = box.sides[s + 1 if s % 2 == 0 else s - 1]
        parts += [Text(f"  {voice.say('other-side')}", style=DIM), _side(voice, other)]
    return Group(*parts)


def _side(voice: Voice, side: Side) -> Group:
    parts: list[RenderableType] = [
        tile_text(voice, side, STRONG),
        Text(voice.tell(what(side)), style=DIM),
    ]
    said = [voice.tell(line) for line in effects_of(side)]
    parts.append(bullets(said) if said else Text(f"  {voice.say('explain-nothing')}"))
    return Group(*parts)


def explain_phase(voice: Voice, phase: int) -> Group:
    """A phase: what its workers do."""
    return explained(phase_name(voice, phase), [voice.say(f"about-{ids.PHASE_WORDS[phase]}")])


def explain_die(voice: Voice, colour: int) -> Group:
    """A colour of dice: its faces."""
    faces = [
        voice.say("wild-die") if face == ids.WILD else phase_name(voice, int(face))
        for face in FACES[colour]
    ]
    title = Text.assemble(die_text(voice, colour), (f" {_colour(voice, colour)}", STRONG))
    return explained(title, [voice.say("about-die", faces=", ".join(faces))])


def _colour(voice: Voice, colour: int) -> str:
    return voice.say(f"die-{ids.COLOUR_WORDS[colour]}")


def find(voice: Voice, box: Box, name: str) -> Picture:
    """Whatever is meant by a name or a part of it, in either language."""
    known = [
        known_card(voice, box.sides[s].name, slug, partial(explain_tile, voice, box, s))
        for slug, s in box.numbers.items()
    ]
    for phase in range(ids.PHASES):
        names = [ids.PHASE_WORDS[phase], phase_name(voice, phase), phase_name(voice, phase)[2:]]
        known.append((names, partial(explain_phase, voice, phase)))
    for colour in range(ids.COLOURS):
        names = [ids.COLOUR_WORDS[colour], _colour(voice, colour)]
        known.append((names, partial(explain_die, voice, colour)))
    return meant([*known, *known_topics(voice, TOPICS)], name)


def listed(voice: Voice, box: Box) -> Picture:
    """A line per side: the two sides of a tile one after another, then factions and home worlds."""
    parts = [
        ("list-tiles", [2 * t + k for t in box.tiles for k in range(2)]),
        ("list-factions", [s for number in box.factions for s in box.faction_sides(number)]),
        ("list-homes", box.home_worlds),
    ]
    columns = {"tile": _NAME, "cost": RIGHT, "effects": WIDE}
    return in_lists(
        voice,
        [(voice.say(n), columns, [_row(voice, box.sides[s]) for s in sides]) for n, sides in parts],
    )


def _row(voice: Voice, side: Side) -> list[RenderableType]:
    said = Text(voice.tell(Several(effects_of(side), " ")))
    return [tile_text(voice, side), str(int(side.cost)), said]
