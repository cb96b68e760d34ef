"""Planets, missions, rogue galaxies and dice: explained in sentences and in a list."""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.console import Group
from rich.text import Text

from perihelion.cli.boards.drawing import (
    USUAL,
    WIDE,
    List,
    explained,
    in_lists,
    known_topics,
    meant,
)
from perihelion.cli.boards.tiny.table import face_text
from perihelion.cli.layout import DIM, Picture
from perihelion.tiny import ids
from perihelion.tiny.box import Box
from perihelion.tiny.card_text import Piece, attack_words, limits, price, sentence, short_action
from perihelion.tiny.pieces.missions import Mission
from perihelion.tiny.pieces.planets import (
    DOUBTFUL,
    GUESS,
    INFERRED,
    ONE_SOURCE,
    PRINTINGS_DIFFER,
    TWO_SOURCES,
    Planet,
)
from perihelion.tiny.pieces.rogues import RogueMat
from perihelion.words.voice import Voice

TOPICS: Final = ["reroll", "converter", "follow"]
"""What can be asked about besides the pieces and the faces of the dice."""

_WEAKER: Final = [TWO_SOURCES, PRINTINGS_DIFFER, ONE_SOURCE, INFERRED, DOUBTFUL, GUESS]
"""How well something is attested, from sure to unsure."""


def explain_piece(voice: Voice, piece: Piece) -> Group:
    """A planet, a mission or a rogue galaxy."""
    if isinstance(piece, Planet):
        return _explain_planet(voice, piece)
    if isinstance(piece, Mission):
        return _explain_mission(voice, piece)
    return _explain_rogue(voice, piece)


def _explain_planet(voice: Voice, planet: Planet) -> Group:
    """A planet: its figures, its action, and how sure they are."""
    figures = voice.say(
        "explain-planet",
        yields=voice.say(f"face-{ids.FACE_WORDS[planet.resource]}"),
        type=voice.say(f"face-{ids.FACE_WORDS[planet.track]}"),
        length=int(planet.length),
        points=int(planet.vp),
    )
    costs = [voice.say("explain-cost", cost=voice.tell(c)) for c in price(planet)]
    said = [" ".join([*costs, voice.tell(sentence(planet.action))])]
    limited = [voice.tell(limit) for limit in limits(planet)]
    if planet.leads_on:
        limited.append(voice.say("limit-chain"))
    if limited:
        said.append(voice.say("explain-limits", limits=", ".join(limited)))
    sure = [
        voice.say(f"sure-{what}", sure=voice.say(f"attested-{how}"))
        for what, how in (("figures", planet.numbers), ("action", planet.text))
        if how != TWO_SOURCES
    ]
    return _attested(explained(voice.card(planet.slug), said, figures), sure)


def _explain_mission(voice: Voice, mission: Mission) -> Group:
    """A mission: what it asks for and pays, and how sure that is."""
    sure = voice.say("sure-mission", sure=voice.say(f"attested-{mission.text}"))
    aim = voice.tell(sentence(mission.aim))
    told = explained(voice.card(mission.slug), [aim], voice.say("explain-mission"))
    return _attested(told, [sure])


def _explain_rogue(voice: Voice, mat: RogueMat) -> Group:
    """A rogue galaxy: its figures level by level, and how sure they are."""
    difficulty = voice.of_game(f"difficulty-{mat.difficulty}")
    colour = voice.of_game(f"galaxy-{ids.GALAXY_WORDS[mat.colour]}")
    figures = voice.say("explain-rogue", how=difficulty, colour=colour, most=int(mat.most))
    levels: list[str] = []
    for k, attack in enumerate(mat.attacks):
        facts = {"level": k + 1, "dice": int(mat.dice[k]), "points": int(mat.vp[k])}
        line = f"{voice.say('explain-level', **facts)} {voice.tell(attack_words(attack.effects))}"
        levels.append(f"{line} {voice.say('limit-attack')}" if attack.once else line)
    levels.append(voice.say("explain-skull", level=len(mat.attacks) + 1))
    by_word: dict[str, list[str]] = {}
    for what, how in mat.attested.items():
        by_word.setdefault(how, []).append(voice.say(f"part-{what}"))
    sure = [f"{voice.say(f'attested-{how}')}: {', '.join(by_word[how])}" for how in by_word]
    return _attested(explained(_name(voice, mat), levels, figures), sure)


def _attested(told: Group, sure: list[str]) -> Group:
    """An explanation with how well it is attested."""
    return Group(told, *[Text(f"  {line}", style=DIM) for line in sure])


def _name(voice: Voice, piece: Piece) -> str:
    """What a piece is called."""
    rogue = isinstance(piece, RogueMat)
    return voice.of_game(f"rogue-{piece.slug}") if rogue else voice.card(piece.slug)


def explain_face(voice: Voice, face: int) -> Group:
    """A face of the dice."""
    word = ids.FACE_WORDS[face]
    return explained(voice.of_game(f"action-{word}"), [voice.say(f"about-{word}")])


def find(voice: Voice, box: Box, name: str) -> Picture:
    """Everything that a name or a part of it may mean, in either language."""
    known = [
        ([piece.name, piece.slug, _name(voice, piece)], partial(explain_piece, voice, piece))
        for pieces in (box.planets, box.missions, box.rogues)
        for piece in pieces
    ]
    for face, word in enumerate(ids.FACE_WORDS):
        names = [word, voice.say(f"face-{word}"), voice.of_game(f"action-{word}")]
        known.append((names, partial(explain_face, voice, face)))
    return meant([*known, *known_topics(voice, TOPICS)], name)


# -- in a list -----------------------------------------------------------------

_COLUMNS: Final = {
    "planets": ["planet", "resource", "type", "length", "points", "action", "sure"],
    "missions": ["mission", "condition", "sure"],
    "rogues": ["rogue", "difficulty", "most", "dice", "levels", "sure"],
}


def listed(voice: Voice, box: Box) -> Picture:
    """A line per piece: planets by their points, missions, rogue galaxies."""
    rows: dict[str, list[list[Text | str]]] = {
        "planets": [_planet_row(voice, planet) for planet in box.planets],
        "missions": [
            [voice.card(one.slug), voice.tell(sentence(one.aim)), _sure(voice, one.text)]
            for one in box.missions
        ],
        "rogues": [_rogue_row(voice, mat) for mat in box.rogues],
    }
    lists: list[List] = []
    for name, columns in _COLUMNS.items():
        how = {one: WIDE if one in ("action", "condition") else USUAL for one in columns}
        lists.append((voice.say(f"list-{name}"), how, rows[name]))
    return in_lists(voice, lists)


def _sure(voice: Voice, *hows: str) -> Text:
    """How well a line is attested, by its weakest part; nothing if two sources agree."""
    weakest = max(hows, key=_WEAKER.index)
    return Text("" if weakest == TWO_SOURCES else voice.say(f"attested-{weakest}"), style=DIM)


def _planet_row(voice: Voice, planet: Planet) -> list[Text | str]:
    return [
        voice.card(planet.slug),
        face_text(voice, int(planet.resource)),
        face_text(voice, int(planet.track)),
        str(int(planet.length)),
        str(int(planet.vp)),
        voice.tell(short_action(planet)),
        _sure(voice, planet.numbers, planet.text),
    ]


def _rogue_row(voice: Voice, mat: RogueMat) -> list[Text | str]:
    return [
        _name(voice, mat),
        voice.of_game(f"difficulty-{mat.difficulty}"),
        str(int(mat.most)),
        " ".join(str(int(n)) for n in mat.dice),
        " ".join(str(int(n)) for n in mat.vp),
        _sure(voice, *[mat.attested[part] for part in ("most", "dice", "vp", "attacks")]),
    ]
