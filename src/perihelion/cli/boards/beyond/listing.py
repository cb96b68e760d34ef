"""All that lies in the box in a list, without a game."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.card_text import (
    Line,
    achievement_lines,
    event_lines,
    guild_lines,
    mat_lines,
    system_lines,
    technology_lines,
)
from perihelion.beyond.pieces.cards import GROUP_WORDS
from perihelion.cli.boards.beyond.explain import find
from perihelion.cli.boards.beyond.scene import kinds, triangles
from perihelion.cli.layout import DIM, STRONG, Picture
from perihelion.words.facts import name_of
from perihelion.words.voice import Voice


def listed(voice: Voice, box: Box) -> Picture:
    """A line a piece, kind by kind; the last column tells how it is known."""
    out: Picture = []
    parts = [
        ("technologies", _technologies(voice, box)),
        ("events", _events(voice, box)),
        ("systems", _systems(voice, box)),
        ("achievements", _achievements(voice, box)),
        ("guilds", _guilds(voice, box)),
        ("factions", _factions(voice, box)),
    ]
    for name, grid in parts:
        out += [Text(voice.say(f"list-{name}"), style=STRONG), grid, ""]
    return [*out, Text(voice.say("legend"), style=DIM)]


def explained(voice: Voice, box: Box, name: str) -> Picture:
    """Everything that the name may mean, with an empty line between."""
    out: Picture = []
    for part in find(voice, box, name):
        out += ["", part]
    return out[1:]


def _grid(voice: Voice, *columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), header_style=DIM)
    for name in columns:
        wide = name == "text"
        grid.add_column(
            voice.say(f"column-{name}"),
            no_wrap=name != "name" and not wide,
            ratio=1 if wide else None,
        )
    return grid


def _text(voice: Voice, lines: list[Line]) -> Text:
    return Text(" ".join(voice.power(*line) for line in lines))


def _sure(voice: Voice, known: str) -> Text:
    """How a piece is known, in a word."""
    return Text(voice.say(f"sure-{known}"), style=DIM)


def _technologies(voice: Voice, box: Box) -> Grid:
    grid = _grid(voice, "name", "level", "types", "text", "sure")
    for tech in box.techs:
        grid.add_row(
            voice.card(box.title(tech.slug)),
            ids.LEVEL_WORDS[tech.level - 1],
            triangles(voice, int(tech.types), int(tech.right)),
            _text(voice, technology_lines(tech)),
            _sure(voice, tech.known),
        )
    return grid


def _events(voice: Voice, box: Box) -> Grid:
    grid = _grid(voice, "name", "level", "text", "sure")
    for event in box.events:
        level = ids.LEVEL_WORDS[event.level - 1]
        grid.add_row(
            voice.card(box.title(event.slug)),
            f"{level}!" if event.mandatory else level,
            _text(voice, event_lines(event, box)),
            _sure(voice, event.known),
        )
    return grid


def _systems(voice: Voice, box: Box) -> Grid:
    grid = _grid(voice, "name", "deck", "strength", "kinds", "points", "text", "sure")
    for system in box.systems:
        grid.add_row(
            voice.card(box.title(system.slug)),
            ids.DECK_WORDS[system.deck],
            str(int(system.strength)),
            kinds(voice, int(system.kinds)),
            str(int(system.vp)),
            _text(voice, system_lines(system)),
            _sure(voice, system.known),
        )
    return grid


def _achievements(voice: Voice, box: Box) -> Grid:
    grid = _grid(voice, "name", "group", "cells", "text", "sure")
    for card in box.achievements:
        fourth = "".join(f" ({int(n)})" for n in card.fourth)
        grid.add_row(
            voice.card(box.title(card.slug)),
            voice.say(f"group-{GROUP_WORDS[card.group].lower()}"),
            " ".join(str(int(n)) for n in card.cells) + fourth,
            _text(voice, achievement_lines(card)),
            _sure(voice, card.known),
        )
    return grid


def _guilds(voice: Voice, box: Box) -> Grid:
    grid = _grid(voice, "name", "text", "sure")
    for guild in box.guilds:
        text = _text(voice, guild_lines(guild))
        grid.add_row(voice.card(box.title(guild.slug)), text, _sure(voice, guild.known))
    return grid


def _factions(voice: Voice, box: Box) -> Grid:
    grid = _grid(voice, "name", "text", "sure")
    for faction in box.factions:
        name = name_of(voice.lang, voice.game, "faction", box.title(faction.slug))
        text = _text(voice, mat_lines(faction.advanced))
        grid.add_row(name, text, _sure(voice, faction.known))
    return grid
