"""A table as plain text, for language models and for programs that read. It is the scene of a view
and the question with all its options. A game without a scene is described by the names of its
position.
"""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.table import Table
from perihelion.words.sections import Place, sections_of
from perihelion.words.voice import BOARDS, Voice


def text_of(view: Table, viewer: int | None, lang: str, names: Sequence[str] = ()) -> str:
    """Everything that the viewer sees in this view, and what they are asked."""
    scene = game_of(view).scene(view, viewer)
    voice = Voice(lang, view.game(), names, BOARDS).before(scene)
    listed = _inline if scene is None else _listed
    state, table, *seats = sections_of(view, viewer, scene, voice)
    parts = [[state.title, *state.lines], listed(table.places)]
    for seat in seats:
        title = f"{seat.title} ({', '.join(seat.lines)})" if seat.lines else seat.title
        parts.append([title, *listed(seat.places)])
    question = None if viewer is None or not view.waits_for(viewer) else view.question(viewer)
    if question is not None:
        parts.append(_question(view, question, voice))
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def tell_table(view: object, viewer: int | None, lang: str) -> str:
    """The same, as tables call it."""
    assert isinstance(view, Table)
    return text_of(view, viewer, lang)


def _listed(places: Sequence[Place]) -> list[str]:
    return [
        line
        for place in places
        for line in (f"{place.title}:", *[f"  - {thing}" for thing in place.things])
    ]


def _inline(places: Sequence[Place]) -> list[str]:
    return [f"{place.title}: {', '.join(place.things)}" for place in places]


# -- the question ----------------------------------------------------------------


def _question(view: Table, question: Question, voice: Voice) -> list[str]:
    """What is asked, and every answer by its word, with what it would bring."""
    out = [voice.common("asked", seat=int(question.seat), question=voice.question(question))]
    if question.given:
        given = ", ".join(voice.option(option) for option in question.given)
        out.append(voice.common("given", options=given))
    for option in question.offered():
        said, brings = option_told(view, question, option, voice)
        out.append(f"  {option.word}: {said} ({brings})" if brings else f"  {option.word}: {said}")
    if question.refused:
        out.append(voice.common("refused"))
    for barred in question.refused:
        why = voice.refusal(barred.refusal)
        out.append(f"  {barred.option.word}: {voice.option(barred.option)} — {why}")
    return out


def option_told(view: Table, question: Question, option: Option, voice: Voice) -> tuple[str, str]:
    """An answer in words, and what it would bring; nothing where that is not told."""
    game = game_of(view)
    named = game.named(view, option)
    outcome = game.outcome(view, question, option)
    said = voice.option(option) if named is None else voice.tell(named)
    return said, "" if outcome is None else voice.tell(outcome)
