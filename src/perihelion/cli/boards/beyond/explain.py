"""Cards, mats and rules, explained in sentences and in a list; with how well each card is known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from perihelion import words
from perihelion.beyond import card_text, ids
from perihelion.beyond.box import Box
from perihelion.beyond.pieces.cards import GROUP_WORDS, Achievement, EventCard, System, Technology
from perihelion.beyond.pieces.mats import Faction, Mat
from perihelion.cli.boards.beyond.table import Drawing
from perihelion.cli.boards.drawing import (
    USUAL,
    WIDE,
    Known,
    List,
    Offer,
    explain_topic,
    in_lists,
    known_topics,
    meant,
)
from perihelion.cli.layout import DIM, STRONG, Picture, bullets
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.scene import Several
from perihelion.words.facts import name_of as named
from perihelion.words.voice import Voice

TOPICS: Final = [
    *["research", "jump", "control", "colonise", "growth", "ore", "trade", "automation"],
    *["achievements", "discs", "supply"],
]
"""What can be asked about besides the pieces."""


def explain(voice: Voice, box: Box, piece: card_text.Piece) -> Group:
    """A piece: its figures, what it says, and how it is known; of a faction both mats."""
    parts: list[RenderableType] = [Text(voice.tell(card_text.name_of(piece)), style=STRONG)]
    if isinstance(piece, Faction):
        for word, mat in (("basic", piece.basic), ("advanced", piece.advanced)):
            parts.append(Text(f"  {voice.say(f'mat-{word}')}", style=DIM))
            parts.append(bullets(_mat(voice, mat)))
    else:
        parts.append(Text(f"  {_figures(voice, box, piece)}", style=DIM))
        parts.append(bullets([voice.tell(line) for line in card_text.lines_of(piece, box)]))
    how = voice.say("known", how=voice.of_game(f"known-{piece.known}"))
    return Group(*parts, Text(f"  {how}", style=DIM))


def _figures(voice: Voice, box: Box, piece: card_text.Piece) -> str:
    """What else stands on a card."""
    if isinstance(piece, Technology):
        return _technology(voice, box, piece)
    if isinstance(piece, EventCard):
        word = "explain-sure-event" if piece.mandatory else "explain-event"
        return voice.say(word, level=ids.LEVEL_WORDS[piece.level - 1])
    if isinstance(piece, System):
        return voice.say(
            "explain-system",
            deck=ids.DECK_WORDS[piece.deck],
            strength=int(piece.strength),
            yields=voice.tell(card_text.kinds_words(card_text.kinds_of(int(piece.kinds)))),
            points=int(piece.vp),
        )
    if isinstance(piece, Achievement):
        return voice.say(
            "explain-achievement",
            group=voice.say(f"group-{GROUP_WORDS[piece.group].lower()}"),
            cells=" / ".join(str(int(n)) for n in piece.cells),
            fourth=" / ".join(str(int(n)) for n in piece.fourth),
            more=len(piece.fourth),
        )
    opening = next(e for e in box.events if e.guild >= 0 and box.guilds[e.guild] is piece)
    return voice.say("explain-guild", event=voice.tell(card_text.name_of(opening)))


def _technology(voice: Voice, box: Box, tech: Technology) -> str:
    """The level of a technology, its types and what it leads to."""
    types = [voice.of_game(f"type-{word}") for word in ids.TYPE_WORDS]
    facts: dict[str, object] = {
        "level": ids.LEVEL_WORDS[tech.level - 1],
        "kinds": ", ".join(name for k, name in enumerate(types) if tech.types & BIT[k]),
    }
    if not tech.feeds():
        return voice.say("explain-last-technology", **facts)
    points = int(box.level_vp[tech.level])
    return voice.say("explain-technology", leads=types[tech.right], points=points, **facts)


def _mat(voice: Voice, mat: Mat) -> list[str]:
    """The tracks of a mat, what it begins with, and its abilities."""
    letters = [f"{int(mat.food[k])} → {word}" for k, word in enumerate(ids.COLUMN_WORDS)]
    steps = [
        f"{off} → {int(mat.ore[off])}"
        for off in range(len(mat.ore))
        if not off or mat.ore[off] != mat.ore[off - 1]
    ]
    facts: dict[str, object] = {
        "ore": int(mat.start_ore),
        "population": len(mat.population_from),
        "ships": ", ".join(str(int(level)) for level in mat.ships),
        "fleet": len(mat.ships),
    }
    return [
        voice.say("mat-start", **facts),
        voice.say("mat-food", letters=", ".join(letters)),
        voice.say("mat-ore", steps=", ".join(steps)),
        *[voice.tell(line) for line in card_text.mat_lines(mat)],
    ]


# -- what is meant -----------------------------------------------------------

_ABOUT: Final = {
    "growth": "growth",
    "ore-production": "ore",
    "trade": "trade",
    "food": "discs",
    "ore": "discs",
    "shift": "supply",
    "move": "jump",
    "type": "research",
    "slot": "research",
}
"""The topic that an answer of this kind belongs to."""


def explain_offered(drawing: Drawing, offer: Offer) -> Picture:
    """What an option is about: its cards, else its topic, else its own words."""
    voice, box = drawing.voice, drawing.g.box
    structure = offer.option.structure
    slot, titles = structure.get("slot"), [structure.get("card"), structure.get("source")]
    if isinstance(slot, str) and offer.id < ids.SPACES_END:
        titles = [structure.get("source")]
    cards = [card_text.card_named(box, title) for title in titles]
    if structure["kind"] in ("slot", "slot-card"):
        cards = [one.card for one in drawing.seen.tree if one.word == slot]
    for card in cards:
        if card is not None:
            return [explain(voice, box, card)]
    said: Picture = [voice.option(offer.option)]
    topic = _ABOUT.get(str(structure["kind"]))
    return [*said, explain_topic(voice, topic)] if topic else said


def explain_held(drawing: Drawing, i: int) -> Picture:
    """All that a seat has, the systems on the board, the achievements and events in play."""
    seen, mat = drawing.seen, drawing.seen.mats[i]
    pieces: list[card_text.Piece] = [mat.faction, *mat.researched, *mat.private, *mat.colonies]
    pieces += [place.system for place in seen.places if place.system is not None]
    pieces += [aim.card for aim in seen.aims]
    pieces += [event.card for event in seen.events]
    return [explain(drawing.voice, drawing.g.box, piece) for piece in pieces]


def find(voice: Voice, box: Box, name: str) -> Picture:
    """Everything that a name or a part of it may mean, in either language."""
    known: list[Known] = []
    for piece in [*card_text.cards_in(box), *box.factions]:
        one = card_text.name_of(piece)
        names = [named(lang, voice.game, one.family, one.word) for lang in words.LANGUAGES]
        spelled = [piece.slug, piece.slug.replace("-", " "), *names]
        known.append((spelled, partial(explain, voice, box, piece)))
    return meant([*known, *known_topics(voice, TOPICS)], name)


# -- in a list -----------------------------------------------------------------


def listed(voice: Voice, box: Box) -> Picture:
    """A line per piece, kind by kind; the last column tells how it is known."""
    parts: list[tuple[str, Sequence[card_text.Piece], list[str]]] = [
        ("technologies", box.techs, ["level", "types"]),
        ("events", box.events, ["level"]),
        ("systems", box.systems, ["deck", "strength", "kinds", "points"]),
        ("achievements", box.achievements, ["group", "cells"]),
        ("guilds", box.guilds, []),
        ("factions", box.factions, []),
    ]
    lists: list[List] = []
    for name, pieces, columns in parts:
        how = dict.fromkeys(["name", *columns, "text", "sure"], USUAL)
        how |= {"name": {"no_wrap": False}, "text": WIDE}
        rows = [_row(voice, box, piece) for piece in pieces]
        lists.append((voice.say(f"list-{name}"), how, rows))
    return in_lists(voice, lists)


def _row(voice: Voice, box: Box, piece: card_text.Piece) -> list[Text | str]:
    text = Text(voice.tell(Several(card_text.lines_of(piece, box), " ")))
    sure = Text(voice.say(f"sure-{piece.known}"), style=DIM)
    return [voice.tell(card_text.name_of(piece)), *_cells(voice, piece), text, sure]


def _cells(voice: Voice, piece: card_text.Piece) -> list[str]:
    """What else stands on a piece, in the order of the columns."""
    if isinstance(piece, Technology):
        return [ids.LEVEL_WORDS[piece.level - 1], voice.tell(card_text.triangles(piece))]
    if isinstance(piece, EventCard):
        return [f"{ids.LEVEL_WORDS[piece.level - 1]}{'!' if piece.mandatory else ''}"]
    if isinstance(piece, System):
        kinds = voice.tell(card_text.kinds_words(card_text.kinds_of(int(piece.kinds))))
        return [ids.DECK_WORDS[piece.deck], str(int(piece.strength)), kinds, str(int(piece.vp))]
    if isinstance(piece, Achievement):
        cells = [str(int(n)) for n in piece.cells] + [f"({int(n)})" for n in piece.fourth]
        return [voice.say(f"group-{GROUP_WORDS[piece.group].lower()}"), " ".join(cells)]
    return []
