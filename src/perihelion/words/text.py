"""A table as plain text: for language models, for programs that read, and for people who listen. It
is the scene of a view and the question with all its options. A game without a scene is described by
the names of its position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.scene import Player, Said, Scene, Zone
from perihelion.tabletop.table import Table
from perihelion.words.voice import BOARDS, Voice

_KERNEL: Final = {
    *["game", "rules", "players", "options", "seats", "order", "agenda", "lanes", "called"],
    *["asked", "answered", "given", "revealed", "dice", "seen_by"],
}
"""Fields of a position that are told elsewhere, or that no player would look at."""


def text_of(view: Table, viewer: int | None, lang: str, names: Sequence[str] = ()) -> str:
    """Everything that the viewer sees in this view, and what they are asked."""
    voice = Voice(lang, view.game(), names, BOARDS)
    scene = game_of(view).scene(view, viewer)
    if scene is None:
        parts = _position(view, viewer, voice)
    else:
        voice = voice.before(scene)
        parts = _scene(scene, voice)
    question = None if viewer is None or not view.waits_for(viewer) else view.question(viewer)
    if question is not None:
        parts.append(_question(view, question, voice))
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def tell_table(view: object, viewer: int | None, lang: str) -> str:
    """The same, as tables call it."""
    assert isinstance(view, Table)
    return text_of(view, viewer, lang)


# -- the table -----------------------------------------------------------------


def _scene(scene: Scene, voice: Voice) -> list[list[str]]:
    head = [voice.common(f"game-{scene.game}")]
    if scene.round:
        head.append(voice.tell(Said("round", {"round": scene.round})))
    head += [voice.tell(said) for said in (scene.phase, scene.end, scene.why) if said is not None]
    if scene.turn is not None:
        head.append(voice.common("turn-is", name=voice.tell(Player(scene.turn))))
    if scene.winners:
        won = voice.common("and").join(voice.tell(Player(seat)) for seat in scene.winners)
        head.append(voice.common("won", names=won, count=len(scene.winners)))
    out = [head, _zones(scene.table, voice)]
    for i, seat in enumerate(scene.seats):
        sources = [
            f"{voice.tell(one.words())} {one.points[i]}" for one in scene.sources if one.points[i]
        ]
        title = _seat(i, scene.viewer, seat.points, voice)
        out.append([f"{title} ({', '.join(sources)})" if sources else title])
        out[-1] += _zones(seat.zones, voice)
    return out


def _seat(i: int, viewer: int | None, points: int, voice: Voice) -> str:
    message = "seat-you" if i == viewer else "seat"
    return voice.common(message, seat=i, name=voice.tell(Player(i)), points=points)


def _zones(zones: Sequence[Zone], voice: Voice) -> list[str]:
    out: list[str] = []
    for zone in zones:
        out.append(f"{voice.tell(Said(zone.name, zone.facts))}:")
        for thing in zone.things:
            line = voice.tell(thing.words)
            if thing.seats:
                there = ", ".join(voice.tell(Player(seat)) for seat in thing.seats)
                line = f"{line} [{there}]"
            said = " ".join(voice.tell(line) for line in thing.lines)
            out.append(f"  - {line}. {said}" if said else f"  - {line}")
    return out


def _position(view: Table, viewer: int | None, voice: Voice) -> list[list[str]]:
    """The position by its own names."""
    position = view.position()
    seats = position.get("seats")
    out = [[voice.common(f"game-{view.game()}")], _fields(voice, position)]
    for i, points in enumerate(view.scores()):
        out.append([_seat(i, viewer, int(points), voice)])
        own = seats[i] if isinstance(seats, list) and i < len(seats) else None
        if isinstance(own, dict):
            out[-1] += _fields(voice, own)
    return out


def _fields(voice: Voice, position: dict[str, object]) -> list[str]:
    return [f"{title}: {', '.join(things)}" for _, title, things in named_fields(voice, position)]


def named_fields(voice: Voice, position: dict[str, object]) -> list[tuple[str, str, list[str]]]:
    """The fields of a position that hold anything, or those of a seat in it: the name of each, what
    it is called, and what is in it.
    """
    told = [
        (name, name.replace("_", " "), named(voice, value))
        for name, value in position.items()
        if name not in _KERNEL
    ]
    return [one for one in told if one[2]]


def named(voice: Voice, value: object) -> list[str]:
    """Plain data in words: cards by their names, what lies face down counted."""
    if isinstance(value, dict):
        inner = {key: ", ".join(named(voice, one)) for key, one in value.items()}
        return [f"{key.replace('_', ' ')}: {said}" for key, said in inner.items() if said]
    if isinstance(value, list):
        hidden = value.count("?")
        known = [said for one in value if one != "?" for said in named(voice, one)]
        return [*known, f"{voice.common('hidden')} ×{hidden}"] if hidden else known
    if value is None or value in ("", "-"):
        return []
    return [voice.thing(str(value))]


# -- the question ----------------------------------------------------------------


def _question(view: Table, question: Question, voice: Voice) -> list[str]:
    """What is asked, and every answer by its word, with what it would bring."""
    out = [voice.common("asked", seat=int(question.seat), question=voice.question(question))]
    if question.given:
        given = ", ".join(voice.option(option) for option in question.given)
        out.append(voice.common("given", options=given))
    for option in question.offered():
        out.append(f"  {option.word}: {_option(view, question, option, voice)}")
    if question.refused:
        out.append(voice.common("refused"))
    for barred in question.refused:
        why = voice.refusal(barred.refusal)
        out.append(f"  {barred.option.word}: {voice.option(barred.option)} — {why}")
    return out


def _option(view: Table, question: Question, option: Option, voice: Voice) -> str:
    game = game_of(view)
    named = game.named(view, option)
    said = voice.option(option) if named is None else voice.tell(named)
    outcome = game.outcome(view, question, option)
    told = "" if outcome is None else voice.tell(outcome)
    return f"{said} ({told})" if told else said
