"""A table for whoever listens: in sections under headings, in whole sentences, without the signs
and the short words that are made for the eye.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.table import Table
from perihelion.words.sections import Place, Section, sections_of
from perihelion.words.text import option_told
from perihelion.words.voice import SPOKEN, Voice

_SIGNS: Final = [
    (name, re.compile(sign))
    for name, sign in (
        ("letter", r" \((?:[A-ZА-Я]|–)\)"),  # of a die, beside its colour
        ("doubled", r"2× VP|ПО × 2"),
        ("points", r"(?P<count>\d+) (?:VP|ПО)\b|★(?P<stars>\d+)"),
        ("all-points", r"\b(?:VP|ПО)\b"),
        ("prestige", r"(?P<count>\d+) ГП\b"),
        ("all-prestige", r"\bГП\b"),
        ("credits", r"(?P<count>\d+) \$"),
        ("from-to", r"(?P<from>\d+)→(?P<to>\d+)"),
        ("to", r" → "),
        ("so-many", r"(?P<count>\d+) × "),
        ("level", r"\b(?P<level>I{1,4})\b"),
        ("then", r" · "),
        ("or", r" / "),
        ("beside", r"(?<=\w)/(?=\w)"),
        ("and", r"(?<=\w)\+(?=\w)| ?& ?"),
        ("next", r"›"),
        ("stop", r"(?<=\w) {2,}"),
        ("then", r",(?=\+)"),
        ("plus", r"\+(?=\d)"),
        ("minus", r"(?<![\w-])[−-](?=\d)"),
        ("so-on", r" …"),
    )
]
"""What is written for the eye, by the name of what is said instead: `spoken-sign-points`."""


@lru_cache(maxsize=20_000)
def aloud(lang: str, text: str) -> str:
    """A text in full words."""
    voice = Voice(lang, program=SPOKEN)
    for name, sign in _SIGNS:
        while (found := sign.search(text)) is not None:
            said = voice.say(f"sign-{name}", **_facts(found))
            text = f"{text[: found.start()]}{said}{text[found.end() :]}"
    return text


def _facts(found: re.Match[str]) -> dict[str, object]:
    """The numbers in a sign; those of levels are counted in strokes."""
    return {
        fact.replace("stars", "count"): len(value) if value[0] == "I" else int(value)
        for fact, value in found.groupdict().items()
        if value
    }


def sentence(lang: str, text: str) -> str:
    """A text in full words that begins and ends as sentences do."""
    said = aloud(lang, text).strip()
    said = said if said.endswith((".", "!", "?", ":")) else f"{said}."
    return said[0].upper() + said[1:]


def spoken_option(view: Table, question: Question, option: Option, voice: Voice) -> str:
    """An answer to be read aloud, with what it would bring."""
    said, brings = option_told(view, question, option, voice)
    return " ".join(sentence(voice.lang, part) for part in (said, brings) if part)


def spoken_table(
    view: Table, viewer: int | None, lang: str, names: Sequence[str] = ()
) -> list[Section]:
    """Everything that the viewer sees in this view, to be read aloud."""
    scene = game_of(view).scene(view, viewer)
    voice = Voice(lang, view.game(), names, SPOKEN).before(scene)
    return [
        Section(
            aloud(lang, section.title),
            [sentence(lang, line) for line in section.lines],
            [
                Place(aloud(lang, place.title), [sentence(lang, one) for one in place.things])
                for place in section.places
            ],
        )
        for section in sections_of(view, viewer, scene, voice)
    ]
