"""Tiny Epic Galaxies on the plain board."""

from __future__ import annotations

from typing import Any, cast

from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import game_option
from perihelion.server.boards.plain import field, filled, thing
from perihelion.server.boards.shapes import EndRow, PlainField, PlainThing
from perihelion.server.wire import Option
from perihelion.server.wire_lobby import Choice, GameOption
from perihelion.tabletop import question as kernel
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.events import Event
from perihelion.tabletop.table import Table
from perihelion.tiny import ids
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.tiny.phases.moves import is_top, level_price
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.scoring import colony_points, level_points, mission_points, score
from perihelion.tiny.state import LEVEL_DICE, Tiny
from perihelion.words.voice import Voice


class TinyBoard(Board):
    """The planets, the dice of the turn, and what lies before everybody."""

    def settings(self, speech: Voice) -> list[GameOption]:
        rogues = [
            Choice(
                value=mat.slug,
                title=speech.of_game(f"rogue-{mat.slug}"),
                help=speech.of_game(f"difficulty-{mat.difficulty}"),
                more_players=0,
            )
            for mat in ROGUE_MATS
        ]
        return [
            game_option(speech, "tiny", "rogue", "choice", rogues, None, [], [1]),
            game_option(speech, "tiny", "two_player_mission_pool", "switch", [], False, [], [2]),
        ]

    def option_words(self, speech: Voice, options: dict[str, Any]) -> list[str]:
        out: list[str] = []
        if options.get("rogue"):
            out.append(speech.of_game(f"rogue-{options['rogue']}"))
        if options.get("two_player_mission_pool"):
            out.append(speech.say("tiny-option-two-player-mission-pool"))
        return out

    def round(self, view: Table) -> int | None:
        return int(cast(Tiny, view).marks.round)

    def round_after(self, table: Table, event: Event, round: int) -> int:
        """A round begins with the roll of whoever began the game."""
        return round + 1 if event.kind == "rolled" and event.seat == table.order[0] else round

    def fields(self, view: Table, viewer: int | None, speech: Voice) -> list[PlainField]:
        g = cast(Tiny, view)
        planets = [int(p) for p in g.row if p != ids.NO_PLANET]
        deck = speech.board("deck-count", count=len(g.deck))
        return filled(
            [
                field(speech, "turn", _turn(g, speech)),
                field(speech, "dice", _dice(g, speech)),
                field(speech, "planets", [_planet(g, p, speech) for p in planets]),
                field(speech, "deck", [thing(deck)]),
                field(speech, "rogue", _rogue(g, speech)),
            ]
        )

    def seat_fields(
        self, view: Table, seat: int, viewer: int | None, speech: Voice
    ) -> list[PlainField]:
        return _mat(cast(Tiny, view), seat, speech)

    def explained(self, view: Table, card: str, speech: Voice) -> list[str]:
        g = cast(Tiny, view)
        for planet in g.planets:
            if planet.slug == card:
                return [_figures(planet, speech), *_planet_lines(planet, speech)]
        for mission in g.box.missions:
            if mission.slug == card:
                return [_sentence(mission.aim, speech)]
        return []

    def option(
        self,
        view: Table,
        seat: int,
        asked: kernel.Question,
        option: kernel.Option,
        final: bool,
        speech: Voice,
    ) -> Option:
        """A die is named with its face."""
        out = super().option(view, seat, asked, option, final, speech)
        face = _face(cast(Tiny, view), option)
        if out.kind == "die" and face:
            said = speech.board(f"face-{face}")
            out.words = speech.board("die", number=out.id - ids.DIE + 1, face=said)
        return out

    def notes(
        self,
        view: Table,
        seat: int,
        asked: kernel.Question,
        option: kernel.Option,
        speech: Voice,
    ) -> list[str]:
        face = _face(cast(Tiny, view), option)
        if face:
            return [speech.board(f"about-{face}")]
        return super().notes(view, seat, asked, option, speech)

    def reason(self, view: Table, speech: Voice) -> str | None:
        """How a game against a rogue galaxy was won or lost."""
        g = cast(Tiny, view)
        if not g.solo():
            return None
        facts = {"points": int(score(g, 0)), "against": int(score(g, ids.ROGUE_SEAT))}
        if g.marks.winner == 0:
            return speech.board("solo-won", **facts)
        skull = g.seats[ids.ROGUE_SEAT].level > len(g.mat().vp)
        return speech.board("solo-skull" if skull else "solo-lost", **facts)

    def colours(self, view: Table) -> list[str | None]:
        """The galaxies that the players chose."""
        galaxies = [int(seat.galaxy) for seat in cast(Tiny, view).seats[: len(view.order)]]
        return [None if k == ids.NO_GALAXY else ids.GALAXY_WORDS[k] for k in galaxies]

    def sources(self, view: Table, speech: Voice) -> list[EndRow]:
        g = cast(Tiny, view)
        seats = range(len(g.order))
        rows = [("colonies", colony_points), ("level", level_points)]
        out = [
            EndRow(
                source=name,
                words=speech.board(f"score-{name}"),
                points=[int(points(g, i)) for i in seats],
            )
            for name, points in rows
        ]
        if not g.solo():
            pays = [int(mission_points(g, i)) for i in seats]
            out.append(
                EndRow(source="mission", words=speech.board("score-mission"), points=[*pays])
            )
        return out


def _face(g: Tiny, option: kernel.Option) -> str:
    """The face that an option is about, or nothing."""
    facts = option.structure
    if facts["kind"] == "die" and ids.DIE <= option.id < ids.DIE + len(g.faces):
        return ids.FACE_WORDS[g.faces[option.id - ids.DIE]]
    face = facts.get("action", facts.get("face"))
    return face if isinstance(face, str) and face in ids.FACE_WORDS else ""


def _turn(g: Tiny, speech: Voice) -> list[PlainThing]:
    active = int(g.marks.active)
    if g.over or not g.marks.round or active >= len(g.order):
        return []
    return [thing(speech.board("turn-of", name=speech.players[active]), seats=[active])]


def _dice(g: Tiny, speech: Voice) -> list[PlainThing]:
    """The dice of the turn; those that are spent are faded."""
    out: list[PlainThing] = []
    for k, face in enumerate(g.faces):
        word = ids.FACE_WORDS[face]
        spent = g.states[k] != ids.INACTIVE
        lines = [speech.board(f"about-{word}"), *([speech.board("die-used")] if spent else [])]
        said = speech.board("die", number=k + 1, face=speech.board(f"face-{word}"))
        out.append(thing(said, lines, spent))
    return [] if g.over else out


def _figures(planet: Planet, speech: Voice) -> str:
    return speech.board(
        "planet",
        name=speech.card(planet.slug),
        yields=speech.board(f"face-{ids.FACE_WORDS[planet.resource]}"),
        track=speech.board(f"face-{ids.FACE_WORDS[planet.track]}"),
        length=int(planet.length),
        points=int(planet.vp),
    )


def _planet(g: Tiny, p: int, speech: Voice) -> PlainThing:
    """A planet of the row, with whoever has a ship there."""
    planet = g.planets[p]
    there = [k for k in range(len(g.order)) if p in g.seats[k].where]
    return thing(_figures(planet, speech), _planet_lines(planet, speech), seats=there)


def _planet_lines(planet: Planet, speech: Voice) -> list[str]:
    """What the action of a planet costs and does, and when it can be used."""
    out: list[str] = []
    if planet.energy:
        out.append(speech.board("cost-energy", amount=int(planet.energy)))
    if planet.culture:
        out.append(speech.board("cost-culture", amount=int(planet.culture)))
    out.append(_sentence(planet.action, speech))
    if planet.own_turn:
        out.append(speech.board("limit-own-turn"))
    if planet.once:
        out.append(speech.board("limit-once"))
    return out


def _sentence(of: Any, speech: Voice) -> str:
    said = of.sentence()
    return speech.of_game(f"power-{said.message}", said.facts)


def _mat(g: Tiny, i: int, speech: Voice) -> list[PlainField]:
    """What lies on and beside the mat of a seat."""
    seat = g.seats[i]
    level = speech.board("level", level=int(seat.level), dice=int(_dice_of(g, i)) - int(seat.fewer))
    empire = [thing(level)]
    if not _is_rogue(g, i) and not is_top(g, i):
        empire.append(thing(speech.board("next", cost=int(level_price(g, i)))))
    galaxy = int(seat.galaxy)
    most = int(g.cap(i))
    stock = [
        thing(speech.board("energy", have=int(seat.energy), most=most)),
        thing(speech.board("culture", have=int(seat.culture), most=most)),
    ]
    named = (
        []
        if galaxy == ids.NO_GALAXY
        else [thing(speech.of_game(f"galaxy-{ids.GALAXY_WORDS[galaxy]}"))]
    )
    return filled(
        [
            field(speech, "galaxy", named),
            field(speech, "empire", empire),
            field(speech, "stock", stock),
            field(speech, "ships", _ships(g, i, speech)),
            field(speech, "colonies", _colonies(g, i, speech)),
            field(speech, "dealt", _missions(g, [int(m) for m in seat.dealt], speech)),
            field(speech, "mission", _missions(g, [int(seat.kept)], speech)),
        ]
    )


def _is_rogue(g: Tiny, i: int) -> bool:
    return g.solo() and i == ids.ROGUE_SEAT


def _dice_of(g: Tiny, i: int) -> int:
    level = int(g.seats[i].level)
    if _is_rogue(g, i):
        dice = g.mat().dice
        return int(dice[min(level, len(dice)) - 1])
    return int(LEVEL_DICE[level - 1])


def _ships(g: Tiny, i: int, speech: Voice) -> list[PlainThing]:
    """Where each ship is; those that are still locked are not there yet."""
    seat = g.seats[i]
    out: list[PlainThing] = []
    for k in range(ids.SHIPS):
        place = int(seat.where[k])
        if place == ids.HOME:
            out.append(thing(speech.board("ship-home", number=k + 1)))
        elif place != ids.LOCKED:
            planet = g.planets[place]
            facts = {"number": k + 1, "planet": speech.card(planet.slug)}
            spot = int(seat.spot[k])
            if spot == ids.SURFACE:
                out.append(thing(speech.board("ship-surface", **facts)))
            else:
                facts |= {"at": spot, "length": int(planet.length)}
                out.append(thing(speech.board("ship-orbit", **facts)))
    return out


def _colonies(g: Tiny, i: int, speech: Voice) -> list[PlainThing]:
    seat = g.seats[i]
    out: list[PlainThing] = []
    for p in seat.colonies:
        planet = g.planets[p]
        said = speech.board("colony", name=speech.card(planet.slug), points=int(planet.vp))
        used = bool(planet.once and seat.once & BIT[p])
        out.append(thing(said, _planet_lines(planet, speech), used))
    return out


def _missions(g: Tiny, missions: list[int], speech: Voice) -> list[PlainThing]:
    """Missions by name; those of others lie face down."""
    out: list[PlainThing] = []
    for m in missions:
        if m == ids.HIDDEN:
            out.append(thing(speech.common("hidden"), faded=True))
        elif m >= 0:
            mission = g.box.missions[m]
            out.append(thing(speech.card(mission.slug), [_sentence(mission.aim, speech)]))
    return out


def _rogue(g: Tiny, speech: Voice) -> list[PlainThing]:
    """The rogue galaxy of a solo game: what it has, in a row, and what its attack does."""
    if not g.solo() or not g.has_rogue():
        return []
    mat = g.mat()
    level = min(int(g.seats[ids.ROGUE_SEAT].level), len(mat.attacks))
    attack = [_sentence(effect, speech) for effect in mat.attacks[level - 1].effects]
    head = thing(speech.of_game(f"rogue-{mat.slug}"), attack)
    rest = [one for part in _mat(g, ids.ROGUE_SEAT, speech) for one in part.things]
    return [head, *rest]
