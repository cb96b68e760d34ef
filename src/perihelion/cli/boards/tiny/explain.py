"""Planets, missions, rogue galaxies and dice in sentences, for whoever asks."""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from perihelion.cli.boards.drawing import Known, explain_topic, meant
from perihelion.cli.layout import DIM, STRONG, Picture, bullets
from perihelion.tiny import ids
from perihelion.tiny.box import Box
from perihelion.tiny.outcome import limits, price
from perihelion.tiny.pieces.missions import Mission
from perihelion.tiny.pieces.planets import TWO_SOURCES, Planet
from perihelion.tiny.pieces.rogues import RogueMat
from perihelion.tiny.scene import attack_words, sentence
from perihelion.words.voice import Voice

TOPICS: Final = ["reroll", "converter", "follow"]
"""What can be asked about besides the pieces and the faces of the dice."""


def explain_planet(voice: Voice, planet: Planet) -> Group:
    """A planet: its figures, its action, and how sure they are."""
    facts = voice.say(
        "explain-planet",
        yields=voice.say(f"face-{ids.FACE_WORDS[planet.resource]}"),
        type=voice.say(f"face-{ids.FACE_WORDS[planet.track]}"),
        length=int(planet.length),
        points=int(planet.vp),
    )
    parts: list[RenderableType] = [_title(voice.card(planet.slug)), Text(facts, style=DIM)]
    paid = price(planet)
    action = voice.tell(sentence(planet.action))
    cost = "" if paid is None else voice.say("explain-cost", cost=voice.tell(paid))
    said = [f"{cost} {action}" if cost else action]
    limited = [voice.tell(limit) for limit in limits(planet)]
    if planet.leads_on:
        limited.append(voice.say("limit-chain"))
    if limited:
        said.append(voice.say("explain-limits", limits=", ".join(limited)))
    parts.append(bullets(said))
    sure = [
        voice.say(f"sure-{what}", sure=voice.say(f"attested-{how}"))
        for what, how in (("figures", planet.numbers), ("action", planet.text))
        if how != TWO_SOURCES
    ]
    return Group(*parts, *[Text(f"  {line}", style=DIM) for line in sure])


def explain_mission(voice: Voice, mission: Mission) -> Group:
    """A mission: what it asks for and pays, and how sure that is."""
    sure = voice.say("sure-mission", sure=voice.say(f"attested-{mission.text}"))
    return Group(
        _title(voice.card(mission.slug)),
        Text(voice.say("explain-mission"), style=DIM),
        bullets([voice.tell(sentence(mission.aim))]),
        Text(f"  {sure}", style=DIM),
    )


def explain_rogue(voice: Voice, mat: RogueMat) -> Group:
    """A rogue galaxy: its figures level by level, and how sure they are."""
    difficulty = voice.of_game(f"difficulty-{mat.difficulty}")
    colour = voice.of_game(f"galaxy-{ids.GALAXY_WORDS[mat.colour]}")
    figures = voice.say("explain-rogue", how=difficulty, colour=colour, most=int(mat.most))
    parts: list[RenderableType] = [_title(rogue_title(voice, mat)), Text(figures, style=DIM)]
    levels: list[str] = []
    for k, attack in enumerate(mat.attacks):
        facts = {"level": k + 1, "dice": int(mat.dice[k]), "points": int(mat.vp[k])}
        line = f"{voice.say('explain-level', **facts)} {voice.tell(attack_words(attack.effects))}"
        levels.append(f"{line} {voice.say('limit-attack')}" if attack.once else line)
    parts.append(bullets([*levels, voice.say("explain-skull", level=len(mat.attacks) + 1)]))
    by_word: dict[str, list[str]] = {}
    for what, how in mat.attested.items():
        by_word.setdefault(how, []).append(voice.say(f"part-{what}"))
    for how, known in by_word.items():
        parts.append(Text(f"  {voice.say(f'attested-{how}')}: {', '.join(known)}", style=DIM))
    return Group(*parts)


def rogue_title(voice: Voice, mat: RogueMat) -> str:
    """The name of a rogue galaxy."""
    return voice.of_game(f"rogue-{mat.slug}")


def explain_face(voice: Voice, face: int) -> Group:
    """A face of the dice."""
    name = voice.of_game(f"action-{ids.FACE_WORDS[face]}")
    return Group(_title(name), bullets([voice.say(f"about-{ids.FACE_WORDS[face]}")]))


def _title(name: str) -> Text:
    return Text(name, style=STRONG)


def find(voice: Voice, box: Box, name: str) -> Picture:
    """Whatever is meant by a name or a part of it, in either language."""
    known: list[Known] = []
    for planet in box.planets:
        names = [planet.name, planet.slug, voice.card(planet.slug)]
        known.append((names, partial(explain_planet, voice, planet)))
    for mission in box.missions:
        names = [mission.name, mission.slug, voice.card(mission.slug)]
        known.append((names, partial(explain_mission, voice, mission)))
    for mat in box.rogues:
        names = [mat.name, mat.slug, rogue_title(voice, mat)]
        known.append((names, partial(explain_rogue, voice, mat)))
    for face, word in enumerate(ids.FACE_WORDS):
        names = [word, voice.say(f"face-{word}"), voice.of_game(f"action-{word}")]
        known.append((names, partial(explain_face, voice, face)))
    for topic in TOPICS:
        names = [topic, voice.say(f"topic-{topic}")]
        known.append((names, partial(explain_topic, voice, topic)))
    return meant(known, name)
