"""The board of Tiny Epic Galaxies: its picture, its pieces, what is printed on them."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.server.boards.board import TOTAL, Board
from perihelion.server.boards.offered import Setting, Value
from perihelion.server.boards.shapes import End, EndRow
from perihelion.server.boards.tiny_view import TinyFace, TinyView
from perihelion.server.wire import Question
from perihelion.server.wire_lobby import AnyFace
from perihelion.tabletop import question as kernel
from perihelion.tabletop.events import Event
from perihelion.tabletop.scene import Said
from perihelion.tabletop.table import Table
from perihelion.tiny import ids
from perihelion.tiny.card_text import (
    action_lines,
    attack_words,
    face_name,
    figures,
    name_of,
    sentence,
    short_action,
)
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.tiny.look import look
from perihelion.tiny.outcome import outcome
from perihelion.tiny.pieces.missions import Mission
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.pieces.rogues import RogueMat
from perihelion.tiny.scene import scene
from perihelion.tiny.scoring import standing
from perihelion.tiny.state import Tiny
from perihelion.words.voice import Voice

_ROGUES: Final = {mat.slug: mat.difficulty for mat in ROGUE_MATS}
"""The rogue galaxies, and how hard they are to beat."""

_GOALS: Final = {
    "land": "planet:{}:surface",
    "enter-orbit": "planet:{}:orbit",
    "hop": "planet:{}:orbit",
    "go-home": "galaxy:{}",
}
"""Where a ship goes, as the places are called on the board."""


def _rogue(speech: Voice, name: str, value: Value) -> tuple[str, str]:
    how = _ROGUES.get(str(value), "")
    return speech.of_game(f"rogue-{value}"), speech.of_game(f"difficulty-{how}")


class TinyBoard(Board):
    """Tiny Epic Galaxies: what can be seen of it is sent in words."""

    name = "tiny"

    SETTINGS = (
        Setting("rogue", None, [*_ROGUES], players=[1], words=_rogue),
        Setting("two_player_mission_pool", players=[2]),
    )

    def round_after(self, table: Table, event: Event, round: int) -> int:
        """A round begins with the roll of the player who began the game."""
        return round + 1 if event.kind == "rolled" and event.seat == table.order[0] else round

    def faces(self, table: Table, speech: Voice) -> dict[str, AnyFace]:
        box = _tiny(table).box
        out = [_planet_face(planet, speech) for planet in box.planets]
        out += [_mission_face(mission, speech) for mission in box.missions]
        out += [_rogue_face(mat, speech) for mat in box.rogues]
        out += [_die_face(face, speech) for face in range(ids.FACES)]
        return {face.key: face for face in out}

    def at_hand(self, face: AnyFace) -> bool:
        """Dice are called by what they show."""
        return face.kind == "die"

    def picture(
        self, view: Table, seat: int | None, question: Question | None, speech: Voice
    ) -> TinyView:
        g = _tiny(view)
        if g.solo():
            speech = speech.before(scene(g, seat))  # so that the rogue galaxy has a name
        seen = speech.told(look(g, seat))
        seen["brings"] = {} if seat is None else _brings(g, seat, speech)
        return msgspec.convert(seen, TinyView)

    def piece(self, view: Table, seat: int, option: kernel.Option) -> str | None:
        """Dice, ships, planets and missions are called on the board as in answers."""
        word, *rest = option.word.split(":")
        if word in ("die", "turned"):
            return f"die:{rest[0]}"
        if word in ("ship", "recall", *_GOALS):
            return f"ship:{rest[0]}"
        if word == "swing":
            return _own_ship(seat, rest[0])
        if word == "opponent":
            return f"galaxy:{rest[0]}"
        return option.word if word in ("planet", "mission") else None

    def target(self, view: Table, seat: int, option: kernel.Option) -> str | None:
        word, *rest = option.word.split(":")
        if word in _GOALS:
            return _GOALS[word].format(rest[1])
        return _own_ship(seat, rest[1]) if word == "swing" else None

    def end(self, view: Table, speech: Voice) -> End:
        """With the rogue galaxy beside the player, every mission by its name, and what has decided
        between equal sums.
        """
        g = _tiny(view)
        end = super().end(view, speech)
        seen = look(g, None)
        if seen.rogue is not None:
            end.others = [speech.tell(seen.rogue.name)]
            end.scores = [mat.points for mat in seen.mats]
            points = {"colonies": seen.colonies, "level": seen.levels, TOTAL: end.scores}
            for row in end.rows:
                row.points = [*points[row.source]]
            return end
        for row in end.rows:
            if row.source == "mission":
                kept = [mat.kept[0] for mat in seen.mats]
                row.by = ["" if one is None else speech.tell(name_of(one)) for one in kept]
        end.tie_break = _tie_break(g, speech)
        return end


def _tie_break(g: Tiny, speech: Voice) -> EndRow | None:
    """The first figure in which those with the highest sum differ; None if nothing was to decide,
    or nothing could.
    """
    standings = [standing(g, k) for k in range(len(g.seats))]
    best = max(points for points, *_ in standings)
    tied = [figures for points, *figures in standings if points == best]
    for k, by in enumerate(("colonies", "level", "stock")):
        if len({figures[k] for figures in tied}) > 1:
            points = [figures[k] for _, *figures in standings]
            return EndRow(
                source="tie-break", words=speech.say("tie-break", by=by), points=[*points]
            )
    return None


def _own_ship(seat: int, number: str) -> str:
    return f"ship:{ids.SHIP_WORDS[seat * ids.SHIPS + int(number) - 1]}"


def _brings(g: Tiny, seat: int, speech: Voice) -> dict[int, str]:
    """What each answer would bring, where that can be said."""
    asked = g.question(seat)
    if asked is None:
        return {}
    told = {int(one.id): speech.tell(outcome(g, asked, one, True)) for one in asked.candidates}
    return {answer: words for answer, words in told.items() if words}


def _planet_face(planet: Planet, speech: Voice) -> TinyFace:
    return TinyFace(
        key=planet.slug,
        card=planet.slug,
        name=speech.tell(name_of(planet)),
        what=speech.tell(figures(planet)),
        kind="planet",
        powers=[],
        lines=[speech.tell(line) for line in action_lines(planet)],
        yields=ids.FACE_WORDS[planet.resource],
        track=ids.FACE_WORDS[planet.track],
        steps=int(planet.length),
        points=int(planet.vp),
        energy=int(planet.energy),
        culture=int(planet.culture),
        own_turn=planet.own_turn,
        once=planet.once,
        short=speech.tell(short_action(planet)),
    )


def _plain_face(key: str, name: str, kind: str, what: str, lines: list[str]) -> TinyFace:
    """Of what is no planet."""
    return TinyFace(
        key=key,
        card=key,
        name=name,
        what=what,
        kind=kind,
        powers=[],
        lines=lines,
        yields=None,
        track=None,
        steps=0,
        points=0,
        energy=0,
        culture=0,
        own_turn=False,
        once=False,
        short=what,
    )


def _mission_face(mission: Mission, speech: Voice) -> TinyFace:
    name, aim = speech.tell(name_of(mission)), speech.tell(sentence(mission.aim))
    return _plain_face(mission.slug, name, "mission", aim, [])


def _rogue_face(mat: RogueMat, speech: Voice) -> TinyFace:
    """The mat of a rogue galaxy: how hard it is, and its attacks from the first level on."""
    name, how = speech.of_game(f"rogue-{mat.slug}"), speech.of_game(f"difficulty-{mat.difficulty}")
    attacks = [speech.tell(attack_words(attack.effects)) for attack in mat.attacks]
    return _plain_face(mat.slug, name, "rogue", how, attacks)


def _die_face(face: int, speech: Voice) -> TinyFace:
    """A face of a die: its action, and what that is good for."""
    word = ids.FACE_WORDS[face]
    name, about = speech.of_game(f"action-{word}"), speech.tell(Said(f"about-{word}"))
    out = _plain_face(f"die-{word}", name, "die", about, [])
    out.short = speech.tell(face_name(face))
    return out


def _tiny(table: Table) -> Tiny:
    assert isinstance(table, Tiny)
    return table


BOARD: Final = TinyBoard()
