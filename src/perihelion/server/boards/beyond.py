"""Beyond the Sun on the plain board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from perihelion.beyond import ids
from perihelion.beyond.card_text import (
    Line,
    achievement_lines,
    event_lines,
    guild_lines,
    mat_lines,
    system_lines,
    technology_lines,
)
from perihelion.beyond.phases.achievement import STALEMATE, is_stalemate
from perihelion.beyond.phases.production import growth, ore_yield
from perihelion.beyond.pieces.counting import count
from perihelion.beyond.scoring import POINT_WORDS, score_parts
from perihelion.beyond.state import Beyond
from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import game_option
from perihelion.server.boards.plain import field, filled, thing
from perihelion.server.boards.shapes import EndRow, PlainField, PlainThing
from perihelion.server.wire_lobby import Choice, GameOption
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


class BeyondBoard(Board):
    """The tree of technologies, the systems, the achievements, and the mats."""

    def settings(self, speech: Voice) -> list[GameOption]:
        mats = [
            Choice(
                value=side,
                title=speech.say(f"beyond-mats-{side}"),
                help=speech.say(f"beyond-mats-{side}-help"),
                more_players=0,
            )
            for side in ("basic", "advanced")
        ]
        return [
            game_option(speech, "beyond", "mats", "choice", mats, "basic", [], None),
            game_option(speech, "beyond", "tableau", "switch", [], False, [], None),
        ]

    def option_words(self, speech: Voice, options: dict[str, Any]) -> list[str]:
        out: list[str] = []
        if options.get("mats", "basic") != "basic":
            out.append(speech.say("beyond-mats-advanced"))
        if options.get("tableau"):
            out.append(speech.say("beyond-option-tableau"))
        return out

    def round(self, view: Table) -> int | None:
        return int(cast(Beyond, view).marks.round)

    def fields(self, view: Table, viewer: int | None, speech: Voice) -> list[PlainField]:
        g = cast(Beyond, view)
        levels = [
            field(speech, "techs", _level(g, level, speech), level=ids.LEVEL_WORDS[level - 1])
            for level in range(1, ids.LEVELS + 1)
        ]
        return filled(
            [
                field(speech, "turn", _turn(g, speech)),
                *levels,
                field(speech, "systems", _places(g, viewer, speech)),
                field(speech, "achievements", _achievements(g, viewer, speech)),
                field(speech, "guilds", _guilds(g, speech)),
                field(speech, "events", _events(g, speech)),
                field(speech, "decks", _decks(g, speech)),
            ]
        )

    def seat_fields(
        self, view: Table, seat: int, viewer: int | None, speech: Voice
    ) -> list[PlainField]:
        return _mat(cast(Beyond, view), seat, speech)

    def explained(self, view: Table, card: str, speech: Voice) -> list[str]:
        box = cast(Beyond, view).box
        slug = card.split("|")[0]
        for tech in box.techs:
            if tech.slug == slug:
                return _said(technology_lines(tech), speech)
        for system in box.systems:
            if system.slug == slug:
                return _said(system_lines(system), speech)
        for achievement in box.achievements:
            if achievement.slug == slug:
                return _said(achievement_lines(achievement), speech)
        return []

    def reason(self, view: Table, speech: Voice) -> str | None:
        stuck = is_stalemate(cast(Beyond, view))
        return speech.of_game("end-stalemate", {"rounds": STALEMATE}) if stuck else None

    def sources(self, view: Table, speech: Voice) -> list[EndRow]:
        g = cast(Beyond, view)
        parts = [score_parts(g, i) for i in range(len(g.seats))]
        return [
            EndRow(
                source=word,
                words=speech.board(f"score-{word}"),
                points=[int(part[k]) for part in parts],
            )
            for k, word in enumerate(POINT_WORDS)
        ]


def _said(lines: Sequence[Line], speech: Voice) -> list[str]:
    return [speech.of_game(f"power-{message}", facts) for message, facts in lines]


def _card(g: Beyond, slug: str, speech: Voice) -> str:
    """The name of a card, as it has been put right."""
    return speech.card(g.box.title(slug))


def _turn(g: Beyond, speech: Voice) -> list[PlainThing]:
    if g.over:
        return []
    active = int(g.marks.active)
    out = [thing(speech.board("turn-of", name=speech.players[active]), seats=[active])]
    if g.marks.last_round:
        out.append(thing(speech.board("last-round")))
    return out


# -- the boards ------------------------------------------------------------------


def _level(g: Beyond, level: int, speech: Voice) -> list[PlainThing]:
    """The slots of a level: their cards, who has researched them, what they need."""
    out: list[PlainThing] = []
    for slot in range(ids.FIRST_OF_LEVEL[level], ids.FIRST_OF_LEVEL[level + 1]):
        one = g.box.slots[slot]
        lines: list[str] = []
        if one.requires:
            slots = ", ".join(ids.SLOT_WORDS[k] for k in one.requires)
            lines.append(speech.board("requires", count=int(one.need), slots=slots))
        t = int(g.cards[slot])
        if t < 0:
            if g.covers[slot] != ids.NO_CARD:
                lines.append(speech.board("covered"))
            out.append(thing(speech.board("slot", slot=ids.SLOT_WORDS[slot]), lines, faded=True))
            continue
        tech = g.box.techs[t]
        kinds = [w for k, w in enumerate(ids.TYPE_WORDS) if int(tech.types) >> k & 1]
        types = ", ".join(speech.of_game(f"type-{word}") for word in kinds)
        name = _card(g, tech.slug, speech)
        said = speech.board("tech", slot=ids.SLOT_WORDS[slot], name=name, types=types)
        owners = [k for k, seat in enumerate(g.seats) if seat.researched & BIT[slot]]
        lines = [*_said(technology_lines(tech), speech), *lines]
        if owners:
            lines.append(speech.board("owned", names=_names(owners, speech)))
        out.append(thing(said, lines, seats=owners))
    return out


def _names(seats: Sequence[int], speech: Voice) -> str:
    return ", ".join(speech.players[k] for k in seats)


def _place(place: int, speech: Voice) -> str:
    return speech.of_game(f"place-{ids.PLACE_WORDS[place].lower().replace('_', '-')}")


def _levels(g: Beyond, i: int, place: int) -> str:
    """The levels of the ships that a seat has in a place, the highest first."""
    ships = g.seats[i].ships
    out: list[str] = []
    for level in range(ids.LEVELS, 0, -1):
        out += [str(level)] * int(ships[place * ids.LEVELS + level - 1])
    return ", ".join(out)


def _places(g: Beyond, viewer: int | None, speech: Voice) -> list[PlainThing]:
    """The places of the exploration board: systems, who controls them, whose ships are there."""
    out: list[PlainThing] = []
    for place in range(len(ids.PLACE_WORDS) - 1):
        if not g.there(place):
            continue
        s = int(g.systems[place])
        lines: list[str] = []
        name = _place(place, speech)
        if s < 0:
            said = speech.board("place", place=name)
        else:
            system = g.box.systems[s]
            strength = int(system.strength if viewer is None else g.strength_needed(viewer, place))
            facts = {"name": _card(g, system.slug, speech), "points": int(system.vp)}
            said = speech.board("place-system", place=name, strength=strength, **facts)
            lines += _said(system_lines(system), speech)
        there: list[int] = []
        if g.holder[place] != ids.NOBODY:
            there.append(int(g.holder[place]))
            lines.append(speech.board("held", name=speech.players[there[0]]))
        for i in range(len(g.seats)):
            levels = _levels(g, i, place)
            if levels:
                lines.append(speech.board("ships-of", name=speech.players[i], levels=levels))
                there.append(i)
        near = ", ".join(_place(int(k), speech) for k in g.neighbours(place))
        lines.append(speech.board("neighbours", places=near))
        out.append(thing(said, lines, seats=sorted(set(there))))
    return out


def _achievements(g: Beyond, viewer: int | None, speech: Voice) -> list[PlainThing]:
    """What each asks for and pays, who has claimed it, and how far one is."""
    out: list[PlainThing] = []
    for k, a in enumerate(g.achievements):
        card = g.box.achievements[a]
        claims = [int(claim) % 4 for claim in g.claims[k]]
        left = [int(card.vp(n)) for n in range(len(claims), card.places(g.setup.players))]
        lines = _said(achievement_lines(card), speech)
        if viewer is not None:
            lines.append(speech.board("so-far", count=int(count(g, viewer, card.counted))))
        if claims:
            lines.append(speech.board("claimed", names=_names(claims, speech)))
        points = ", ".join(str(n) for n in left) or speech.common("none")
        name = _card(g, card.slug, speech)
        said = speech.board("achievement", name=name, points=points)
        out.append(thing(said, lines, not left, claims))
    return out


def _guilds(g: Beyond, speech: Voice) -> list[PlainThing]:
    out: list[PlainThing] = []
    for k, guild in enumerate(g.box.guilds):
        is_open = bool(g.marks.guilds & BIT[k])
        lines = _said(guild_lines(guild), speech)
        closed = [] if is_open else [speech.board("guild-closed")]
        out.append(thing(_card(g, guild.slug, speech), [*lines, *closed], not is_open))
    return out


def _events(g: Beyond, speech: Voice) -> list[PlainThing]:
    """Events that stay in play."""
    cards = [g.box.events[e] for e in g.staying]
    return [
        thing(_card(g, card.slug, speech), _said(event_lines(card, g.box), speech))
        for card in cards
    ]


def _decks(g: Beyond, speech: Voice) -> list[PlainThing]:
    return [
        thing(speech.board("deck", deck=word, count=len(g.decks[k])))
        for k, word in enumerate(ids.DECK_WORDS)
    ]


# -- the mats --------------------------------------------------------------------


def _mat(g: Beyond, i: int, speech: Voice) -> list[PlainField]:
    seat = g.seats[i]
    slug = g.box.factions[seat.faction].slug
    abilities = _said(mat_lines(g.mats[i]), speech) if g.setup.advanced else []
    faction = thing(speech.of_game(f"faction-{slug}"), abilities)
    stock = [
        thing(speech.board("ore", count=int(seat.ore), more=int(ore_yield(g, i)))),
        thing(speech.board("population", count=int(seat.population), more=int(growth(g, i)))),
    ]
    supply = [
        thing(speech.board("column", column=word, count=int(n)))
        for word, n in zip(ids.COLUMN_WORDS, seat.supply, strict=True)
    ]
    discs = [
        thing(speech.board("food", count=int(seat.discs[ids.FOOD]))),
        thing(speech.board("ores", count=int(seat.discs[ids.ORE]))),
    ]
    return filled(
        [
            field(speech, "faction", [faction]),
            field(speech, "stock", stock),
            field(speech, "supply", supply),
            field(speech, "discs", discs),
            field(speech, "automation", [thing(str(int(seat.automation())))]),
            field(speech, "ships", _fleet(g, i, speech)),
            field(speech, "researched", _researched(g, i, speech)),
            field(speech, "private", _private(g, i, speech)),
            field(speech, "colonies", _colonies(g, i, speech)),
            field(speech, "pawn", _pawn(g, i, speech)),
        ]
    )


def _fleet(g: Beyond, i: int, speech: Voice) -> list[PlainThing]:
    out: list[PlainThing] = []
    for place in range(len(ids.PLACE_WORDS)):
        levels = _levels(g, i, place)
        if levels:
            where = _place(place, speech)
            out.append(thing(speech.board("fleet", place=where, levels=levels)))
    return out


def _researched(g: Beyond, i: int, speech: Voice) -> list[PlainThing]:
    out: list[PlainThing] = []
    for slot in range(ids.SLOTS):
        if g.seats[i].researched & BIT[slot] and g.cards[slot] >= 0:
            tech = g.box.techs[g.cards[slot]]
            lines = _said(technology_lines(tech), speech)
            out.append(thing(_card(g, tech.slug, speech), lines))
    return out


def _private(g: Beyond, i: int, speech: Voice) -> list[PlainThing]:
    techs = [g.box.techs[t] for t in g.seats[i].private]
    return [
        thing(_card(g, tech.slug, speech), _said(technology_lines(tech), speech)) for tech in techs
    ]


def _colonies(g: Beyond, i: int, speech: Voice) -> list[PlainThing]:
    out: list[PlainThing] = []
    for s in g.seats[i].colonies:
        system = g.box.systems[s]
        name = _card(g, system.slug, speech)
        said = speech.board("colony", name=name, points=int(system.vp))
        out.append(thing(said, _said(system_lines(system), speech)))
    return out


def _pawn(g: Beyond, i: int, speech: Voice) -> list[PlainThing]:
    """The action space on which the pawn stands."""
    pawn = int(g.seats[i].pawn)
    if pawn == ids.OFF_BOARD:
        return []
    if pawn < ids.MOST_SPACES * len(ids.BASIC_WORDS):
        return [thing(speech.of_game(f"source-{ids.BASIC_WORDS[pawn // ids.MOST_SPACES]}"))]
    space = g.describe(pawn)
    named = space.get("card", space.get("source"))
    if not isinstance(named, str):
        slot = (pawn - ids.SLOT_SPACE) // (ids.MOST_ACTIONS * ids.MOST_SPACES)
        named = g.box.title(g.box.techs[g.cards[slot]].slug)
    return [thing(speech.card(named))]


BOARD: Final = BeyondBoard()
