"""Write the page of the cards of Beyond the Sun: what each says, and how it is known.

`python tools/beyond_cards.py` rewrites `docs/reference/cards-beyond.md`; a test compares the page
with the catalogue, so it cannot fall behind.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from perihelion.beyond.box import Box
from perihelion.beyond.card_text import Piece, lines_of, name_of
from perihelion.beyond.catalogue.contents import contents
from perihelion.beyond.ids import (
    BASIC_WORDS,
    COLUMN_WORDS,
    DECK_WORDS,
    DISC_WORDS,
    LEVEL_WORDS,
    PLACE_WORDS,
    SLOT_WORDS,
    TYPE_WORDS,
)
from perihelion.beyond.pieces.cards import GROUP_WORDS, Side
from perihelion.beyond.pieces.mats import Faction, Mat
from perihelion.words.voice import Voice

VOICE = Voice("en", "beyond")
PAGE = Path(__file__).parents[1] / "docs" / "reference" / "cards-beyond.md"

HEAD = """# Cards of Beyond the Sun

The cards as they are played, in our own words. Most printed cards could not be seen, so each says
how it is known:

- *attested*: all of it was read from a printed card or stands in the rulebook;
- *partly*: its name, or part of its text, is known, the rest was reconstructed;
- *reconstructed*: it was designed to fit.

[A file of corrections](../howto/correct-the-cards.md) corrects mistakes. This page is written by
`tools/beyond_cards.py`."""


def name(piece: Piece) -> str:
    """The name of a card or faction."""
    return VOICE.tell(name_of(piece))


def card(box: Box, piece: Piece, about: str) -> str:
    """A card with its anchor, its lines and how it is known."""
    said = "" if isinstance(piece, Faction) else text(box, piece, "")
    return f"(beyond-text-{piece.slug})=\n**{name(piece)}** ({about}, *{piece.known}*)\n{said}\n"


def text(box: Box, piece: Piece, margin: str) -> str:
    """What a piece says, line by line."""
    return "".join(f"\n{margin}- {VOICE.tell(line)}" for line in lines_of(piece, box))


def bits(mask: int, names: Sequence[str]) -> str:
    """The names whose bits are set, in a row."""
    return "/".join(one for k, one in enumerate(names) if mask >> k & 1)


def technologies(box: Box) -> Iterator[str]:
    """The technologies, level by level."""
    for level in range(1, 5):
        yield f"## Technologies of level {LEVEL_WORDS[level - 1]}\n"
        for tech in box.techs:
            if tech.level == level:
                about = bits(int(tech.types), TYPE_WORDS)
                yield card(box, tech, about)


def events(box: Box) -> Iterator[str]:
    """The events, level by level."""
    for level in (2, 3):
        yield f"## Events of level {LEVEL_WORDS[level - 1]}\n"
        for event in box.events:
            if event.level == level:
                about = "in every game" if event.mandatory else "four of these in a game"
                yield card(box, event, about)


def systems(box: Box) -> Iterator[str]:
    """The systems, deck by deck."""
    for deck in (3, 4):
        yield f"## Systems {DECK_WORDS[deck]}\n"
        for system in box.systems:
            if system.deck == deck:
                about = f"strength {system.strength}, {bits(int(system.kinds), DISC_WORDS)}, "
                about += f"{system.vp} VP{', starting' if system.starting else ''}"
                yield card(box, system, about)


def others(box: Box) -> Iterator[str]:
    """Achievements and guilds."""
    yield "## Achievements\n"
    for one in box.achievements:
        about = f"{GROUP_WORDS[one.group]}, {', '.join(str(vp) for vp in one.cells)} VP"
        if one.fourth:
            about += f", with four players also {', '.join(str(vp) for vp in one.fourth)}"
        yield card(box, one, about)
    yield "## Guilds\n"
    for guild in box.guilds:
        opens = [e for e in box.events if e.guild == box.guilds.index(guild)]
        yield card(box, guild, f"opened by {name(opens[0])}")


def mats(box: Box) -> Iterator[str]:
    """The factions with both sides of their mats."""
    yield "## Factions\n"
    for one in box.factions:
        yield card(box, one, "both sides of the mat").rstrip() + "\n"
        yield mat("Basic", one.basic)
        yield f"{mat('Advanced', one.advanced)}{text(box, one, '  ')}\n"
    cells = [str(n) for n in box.cells]
    yield f"Automation: {', '.join(cells[:-1])} VP, {cells[-1]} for each level beyond.\n"


def mat(title: str, one: Mat) -> str:
    """One side of a mat in a line."""
    columns = ", ".join(f"{c} {n}" for c, n in zip(COLUMN_WORDS, one.capacity, strict=True))
    food = ", ".join(f"{c} at {n}" for c, n in zip(COLUMN_WORDS, one.food, strict=True))
    ore = ", ".join(str(n) for n in one.ore)
    start = f"{len(one.population_from)} population (from {letters(one.population_from)})"
    ships = ", ".join(f"level {level}" for level in one.ships)
    return (
        f"- {title}: columns {columns}; food symbols {food}; ore with 0 to 8 discs off {ore}. "
        f"Start: {start}, {one.start_ore} ore, ships of {ships} in Sol."
    )


def letters(columns: Sequence[int]) -> str:
    """Columns by their letters."""
    return ", ".join(COLUMN_WORDS[k] for k in columns)


def boards(box: Box) -> Iterator[str]:
    """The tree, the tiles and the lines of the exploration board."""
    yield "## Boards\n"
    yield "| slot | joined to | needs |\n| --- | --- | --- |"
    for k, slot in enumerate(box.slots):
        if slot.requires:
            joined = ", ".join(SLOT_WORDS[other] for other in slot.requires)
            yield f"| {SLOT_WORDS[k]} | {joined} | {slot.need} |"
    yield "\n| players | spaces of Basic Spacefaring, with what each costs more | lines |"
    yield "| --- | --- | --- |"
    for players in (2, 3, 4):
        spaces = [
            f"{BASIC_WORDS[a]} {', '.join(str(n) for n in extra)}"
            for a, extra in enumerate(box.tiles[players - 2][:3])
        ]
        yield f"| {players} | {'; '.join(spaces)} | {joined_in(box.sides[players - 2])} |"
    yards = [
        f"{PLACE_WORDS[k]} {bits(int(kind), DISC_WORDS)}"
        for k, kind in enumerate(box.sides[2].kinds)
        if kind
    ]
    yield f"\nShipyards: {', '.join(yards)}."


def joined_in(side: Side) -> str:
    """The lines of a side of the exploration board."""
    return ", ".join(
        f"{PLACE_WORDS[k]}-{PLACE_WORDS[other]}"
        for k, others_ in enumerate(side.lines)
        for other in others_
        if other > k
    )


def page(box: Box) -> str:
    """The whole page."""
    parts = [HEAD, ""]
    for section in (technologies, events, systems, others, mats, boards):
        parts += section(box)
    return "\n".join(parts).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(Box(contents({}))), "utf-8")
    sys.stdout.write(f"{PAGE.name}\n")
