"""What can be seen of a table of Tiny Epic Galaxies, as typed data; and the same as a scene that
any screen can draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option
from perihelion.tabletop.scene import (
    Player,
    Said,
    Saying,
    Scene,
    SeatScene,
    Several,
    Source,
    Thing,
    Token,
    Zone,
    filled,
)
from perihelion.tiny import ids
from perihelion.tiny.phases.moves import is_top, level_price
from perihelion.tiny.pieces.missions import Aim, Mission
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.pieces.rogues import Effect, RogueMat
from perihelion.tiny.power import Action
from perihelion.tiny.scoring import (
    colony_points,
    level_points,
    mission_points,
    open_score,
    score,
)
from perihelion.tiny.state import LEVEL_DICE, Tiny

Piece: TypeAlias = Planet | Mission | RogueMat
"""Something printed that has a name."""

# -- typed data ---------------------------------------------------------------


@dataclass(frozen=True)
class Orbited:
    """A planet of the row: the ships on each position of its track, and those that have landed."""

    planet: Planet
    track: Sequence[Sequence[Token]]
    landed: Sequence[Token]

    def seats(self) -> list[int]:
        """Who has a ship there."""
        return sorted({ship.seat for spot in (*self.track, self.landed) for ship in spot})


@dataclass(frozen=True)
class Ship:
    """A ship that is not locked. `planet` is None at home; `spot` is its position on the track,
    None if it has landed.
    """

    token: Token
    planet: Planet | None
    spot: int | None


@dataclass(frozen=True)
class Colony:
    """A planet under a mat; `used` if its action cannot be used again in this turn."""

    planet: Planet
    used: bool


@dataclass(frozen=True)
class Mat:
    """A galaxy mat, with what lies on it and under it.

    `price` is that of the next level, None if there is none. Missions that lie face down are None;
    `pays` is what the kept one is worth now, if the viewer may see it.
    """

    seat: int
    galaxy: str | None
    points: int
    energy: int
    culture: int
    most: int
    level: int
    dice: int
    fewer: int
    price: int | None
    ships: Sequence[Ship]
    colonies: Sequence[Colony]
    dealt: Sequence[Mission | None]
    kept: Sequence[Mission | None]
    pays: int | None

    def at_home(self) -> list[Token]:
        return [ship.token for ship in self.ships if ship.planet is None]


@dataclass(frozen=True)
class Rogue:
    """The rogue galaxy of a solo game, and how many levels it is away from the skull."""

    mat: RogueMat
    level: int
    to_skull: int

    def attack(self, level: int) -> Sequence[Effect]:
        """The parts of its attack on this level; beyond the last level there is none."""
        attacks = self.mat.attacks
        return attacks[level - 1].effects if level <= len(attacks) else []


@dataclass(frozen=True)
class Die:
    """A die of this turn by its number, with its face and its state."""

    number: int
    face: int
    state: int


@dataclass(frozen=True)
class Turn:
    """The dice of the turn, and what is different until its end. `left` and `extra` are of the
    rogue: how many dice are still to be rolled, and whether they are extra actions.
    """

    dice: Sequence[Die]
    rerolled: bool
    converted: bool
    follow_price: int
    income: Sequence[int]
    left: int
    extra: bool


@dataclass(frozen=True)
class Galaxies:
    """Everything that can be seen. `mats` are by seat, that of the rogue galaxy last. `ended_by`
    has reached 21 points, `still` are those who still have a turn then. `colonies`, `levels` and
    `missions` are the points of the mats by source.
    """

    viewer: int | None
    over: bool
    solo: bool
    round: int
    active: int
    order: Sequence[int]
    deck: int
    row: Sequence[Orbited | None]
    mats: Sequence[Mat]
    turn: Turn | None
    rogue: Rogue | None
    ended_by: int | None
    still: Sequence[int]
    winners: Sequence[int]
    by_skull: bool
    colonies: Sequence[int]
    levels: Sequence[int]
    missions: Sequence[int]

    def is_rogue(self, seat: int) -> bool:
        return self.solo and seat == ids.ROGUE_SEAT

    def rogue_name(self) -> Said:
        """What the rogue galaxy is called; before it has been chosen, just that."""
        return Said("rogue" if self.rogue is None else f"rogue-{self.rogue.mat.slug}")

    def last_turns(self) -> Said | None:
        """That somebody has reached the goal, and who still has a turn."""
        if self.ended_by is None or self.over:
            return None
        left = [Player(k) for k in self.still]
        return Said("last-turns", {"name": Player(self.ended_by), "left": left})


def look(g: Tiny, viewer: int | None) -> Galaxies:
    """What `viewer` sees in this view."""
    rogue = _rogue(g)
    seats = range(len(g.seats) if rogue is not None or not g.solo() else 1)
    ended_by = None if g.marks.ended_by == ids.NO_SEAT else int(g.marks.ended_by)
    order = [int(i) for i in g.order]
    active = int(g.marks.active)
    return Galaxies(
        viewer=viewer,
        over=g.over,
        solo=g.solo(),
        round=g.round(),
        active=active,
        order=order,
        deck=len(g.deck),
        row=[None if p == ids.NO_PLANET else _orbited(g, int(p)) for p in g.row],
        mats=[_mat(g, i) for i in seats],
        turn=_turn(g) if g.faces and not g.over else None,
        rogue=rogue,
        ended_by=ended_by,
        still=order[order.index(active) :] if ended_by is not None and active in order else [],
        winners=[ids.ROGUE_SEAT] if g.is_rogue(g.marks.winner) else g.winners(),
        by_skull=rogue is not None and rogue.to_skull <= 0,
        colonies=[int(colony_points(g, i)) for i in seats],
        levels=[int(level_points(g, i)) for i in seats],
        missions=[int(mission_points(g, i)) for i in seats],
    )


def _orbited(g: Tiny, p: int) -> Orbited:
    planet = g.planets[p]
    track: list[list[Token]] = [[] for _ in range(planet.length)]
    landed: list[Token] = []
    for i, seat in enumerate(g.seats):
        for k in range(ids.SHIPS):
            if seat.where[k] == p:
                spot = int(seat.spot[k])
                (landed if spot == ids.SURFACE else track[spot]).append(Token(i, k + 1))
    return Orbited(planet, track, landed)


def _mat(g: Tiny, i: int) -> Mat:
    seat = g.seats[i]
    rogue = g.is_rogue(i)
    track = g.mat().dice if rogue else LEVEL_DICE
    kept = [] if seat.kept == ids.NO_MISSION else [int(seat.kept)]
    return Mat(
        seat=i,
        galaxy=None if seat.galaxy == ids.NO_GALAXY else ids.GALAXY_WORDS[seat.galaxy],
        points=int(score(g, i)),
        energy=int(seat.energy),
        culture=int(seat.culture),
        most=int(g.cap(i)),
        level=int(seat.level),
        dice=int(track[min(int(seat.level), len(track)) - 1]),
        fewer=int(seat.fewer),
        price=None if rogue or is_top(g, i) else int(level_price(g, i)),
        ships=[_ship(g, i, k) for k in range(ids.SHIPS) if seat.where[k] != ids.LOCKED],
        colonies=[
            Colony(g.planets[p], bool(g.planets[p].once and seat.once & BIT[p]))
            for p in seat.colonies
        ],
        dealt=[_mission(g, int(m)) for m in seat.dealt],
        kept=[_mission(g, m) for m in kept],
        pays=int(mission_points(g, i)) if seat.kept >= 0 else None,
    )


def _ship(g: Tiny, i: int, k: int) -> Ship:
    place, spot = int(g.seats[i].where[k]), int(g.seats[i].spot[k])
    if place == ids.HOME:
        return Ship(Token(i, k + 1), None, None)
    return Ship(Token(i, k + 1), g.planets[place], None if spot == ids.SURFACE else spot)


def _mission(g: Tiny, m: int) -> Mission | None:
    return g.box.missions[m] if m >= 0 else None


def _rogue(g: Tiny) -> Rogue | None:
    if not g.solo() or not g.has_rogue():
        return None
    level = int(g.seats[ids.ROGUE_SEAT].level)
    return Rogue(g.mat(), level, len(g.mat().vp) + 1 - level)


def _turn(g: Tiny) -> Turn:
    marks = g.marks
    return Turn(
        dice=[Die(k + 1, int(face), int(g.states[k])) for k, face in enumerate(g.faces)],
        rerolled=marks.rerolls > 0,
        converted=marks.converted,
        follow_price=int(marks.price),
        income=[r for r in (ids.ENERGY, ids.CULTURE) if marks.income & BIT[r]],
        left=int(marks.left),
        extra=bool(marks.extra),
    )


# -- what is printed on the pieces ---------------------------------------------


def name_of(piece: Planet | Mission) -> Said:
    """The name of a planet or of a mission."""
    return Said(f"card-{piece.slug}")


def face_name(face: int) -> Said:
    """A face of a die, a resource or a type of tracks in one word."""
    return Said(f"face-{ids.FACE_WORDS[face]}")


def sentence(of: Action | Effect | Aim) -> Said:
    """What an action, a part of an attack or a mission says, in full."""
    return Said(f"power-{of.sentence.message}", of.sentence.facts)


def attack_words(effects: Sequence[Effect]) -> Several:
    """An attack with all its parts."""
    return Several([sentence(effect) for effect in effects], " ")


def figures(planet: Planet) -> Said:
    """The name of a planet, what it yields, its track and its points."""
    facts = {
        "name": name_of(planet),
        "yields": face_name(int(planet.resource)),
        "track": face_name(int(planet.track)),
        "length": int(planet.length),
        "points": int(planet.vp),
    }
    return Said("planet", facts)


def price(planet: Planet, kind: str) -> list[Said]:
    """What the action of a planet costs; nothing if it is free. The kind is that of the words."""
    costs = {"energy": planet.energy, "culture": planet.culture}
    return [Said(f"{kind}-{word}", {"amount": int(n)}) for word, n in costs.items() if n]


def limits(planet: Planet, kind: str) -> list[Said]:
    """How often, and when, the action can be used."""
    limited = {"own-turn": planet.own_turn, "once": planet.once}
    return [Said(f"{kind}-{word}") for word, holds in limited.items() if holds]


def action_lines(planet: Planet) -> list[Said]:
    """What the action of a planet costs and does, and when it can be used."""
    return [*price(planet, "cost"), sentence(planet.action), *limits(planet, "limit")]


def short_action(planet: Planet) -> Saying:
    """The same in a few words."""
    said = planet.action.sentence
    does = Said(f"short-{said.message}", said.facts)
    limited = limits(planet, "when")
    if limited:
        does = Said("limited", {"does": does, "limits": limited})
    return Several([*price(planet, "price"), does], ": ")


# -- options -------------------------------------------------------------------


def named(g: Tiny, option: Option) -> Said | None:
    """A die is named with its face."""
    face = face_of(g, option) if option.structure["kind"] == "die" else None
    return None if face is None else die_words(int(option.id) - ids.DIE + 1, face)


def about(g: Tiny, option: Option) -> list[Saying]:
    """What a face is good for, or what is printed on a planet or a mission."""
    face = face_of(g, option)
    if face is not None:
        return [Said(f"about-{ids.FACE_WORDS[face]}")]
    piece = piece_of(g, option)
    if isinstance(piece, Planet):
        return [figures(piece), *action_lines(piece)]
    return [sentence(piece.aim)] if isinstance(piece, Mission) else []


def face_of(g: Tiny, option: Option) -> int | None:
    """The face that an option is about: that of a die, or one that it names."""
    facts = option.structure
    if facts["kind"] == "die" and ids.DIE <= option.id < ids.DIE + len(g.faces):
        return int(g.faces[option.id - ids.DIE])
    word = facts.get("action", facts.get("face"))
    return ids.FACE_WORDS.index(str(word)) if word in ids.FACE_WORDS else None


def piece_of(g: Tiny, option: Option) -> Piece | None:
    """The planet, the mission or the rogue galaxy that an option names."""
    facts = option.structure
    name = facts.get("card", facts.get("rogue"))
    pieces: list[Piece] = [*g.planets, *g.box.missions, *g.box.rogues]
    return next((piece for piece in pieces if piece.slug == name), None)


def die_words(number: int, face: int) -> Said:
    """A die with its face."""
    return Said("die", {"number": number, "side": face_name(face)})


# -- for any screen --------------------------------------------------------------


def scene(g: Tiny, viewer: int | None) -> Scene:
    """The table as a scene."""
    seen = look(g, viewer)
    players = seen.mats[: len(seen.order)]
    running = not seen.over and seen.round > 0
    return Scene(
        game="tiny",
        viewer=viewer,
        round=seen.round,
        phase=_phase(seen),
        turn=seen.active if running and seen.active < len(seen.order) else None,
        asked=[k for k in seen.order if g.waits_for(k) and not g.answered & BIT[k]],
        end=None if seen.over else _end(g, seen),
        left=0 if seen.ended_by is not None else _left(g, seen),
        table=filled(
            [
                Zone("dice", _dice_things(seen)),
                Zone("planets", [_planet_thing(seen, one) for one in seen.row if one is not None]),
                Zone("deck", [Thing(Said("deck-count", {"count": seen.deck}))]),
                Zone("rogue", _rogue_things(seen)),
            ]
        ),
        seats=[SeatScene(mat.points, mat.galaxy, _zones(seen, mat)) for mat in players],
        others=[seen.rogue_name()] if seen.solo else [],
        sources=_sources(seen),
        winners=g.winners() if seen.over else [],
        why=_why(seen) if seen.over and seen.solo else None,
    )


def _phase(seen: Galaxies) -> Said:
    if seen.over:
        return Said("phases-over")
    return Said("phases-turns" if seen.round else "phases-opening")


def _left(g: Tiny, seen: Galaxies) -> int:
    """How many points the leader is away from the end."""
    most = max(int(open_score(g, k)) for k in seen.order)
    return max(ids.GOAL - most, 0)


def _end(g: Tiny, seen: Galaxies) -> Said:
    called = seen.last_turns()
    return called or Said("to-the-end", {"goal": ids.GOAL, "points": _left(g, seen)})


def _dice_things(seen: Galaxies) -> list[Thing]:
    """The dice of the turn; those that are spent are faded."""
    out: list[Thing] = []
    for die in seen.turn.dice if seen.turn is not None else ():
        spent = die.state != ids.INACTIVE
        word = ids.FACE_WORDS[die.face]
        lines = [Said(f"about-{word}"), *([Said("die-used")] if spent else [])]
        words = die_words(die.number, die.face)
        out.append(Thing(words, lines, faded=spent, family="die", slug=word))
    return out


def _planet_thing(seen: Galaxies, one: Orbited) -> Thing:
    """A planet of the row, with the seats that have a ship there."""
    there = [k for k in one.seats() if k < len(seen.order)]
    planet = one.planet
    return Thing(figures(planet), action_lines(planet), there, family="planet", slug=planet.slug)


def _zones(seen: Galaxies, mat: Mat) -> list[Zone]:
    """What lies on and under a mat."""
    level = Said("level", {"level": mat.level, "dice": mat.dice - mat.fewer})
    empire = [Thing(level)]
    if mat.price is not None:
        empire.append(Thing(Said("next", {"cost": mat.price})))
    stock = [
        Thing(Said("energy", {"have": mat.energy, "most": mat.most})),
        Thing(Said("culture", {"have": mat.culture, "most": mat.most})),
    ]
    galaxy = [] if mat.galaxy is None else [Thing(Said(f"galaxy-{mat.galaxy}"))]
    return filled(
        [
            Zone("galaxy", galaxy),
            Zone("empire", empire),
            Zone("stock", stock),
            Zone("ships", [_ship_thing(ship) for ship in mat.ships]),
            Zone("colonies", [_colony_thing(colony) for colony in mat.colonies]),
            Zone("dealt", [_mission_thing(mission) for mission in mat.dealt]),
            Zone("mission", [_mission_thing(mission) for mission in mat.kept]),
        ]
    )


def _ship_thing(ship: Ship) -> Thing:
    """Where a ship is."""
    facts: dict[str, object] = {"number": ship.token.number}
    if ship.planet is None:
        return Thing(Said("ship-home", facts), family="ship")
    facts["planet"] = name_of(ship.planet)
    if ship.spot is None:
        return Thing(Said("ship-surface", facts), family="ship")
    facts |= {"at": ship.spot, "length": int(ship.planet.length)}
    return Thing(Said("ship-orbit", facts), family="ship")


def _colony_thing(colony: Colony) -> Thing:
    planet = colony.planet
    words = Said("colony", {"name": name_of(planet), "points": int(planet.vp)})
    lines = action_lines(planet)
    return Thing(words, lines, faded=colony.used, family="planet", slug=planet.slug)


def _mission_thing(mission: Mission | None) -> Thing:
    """A mission by name; one of another player lies face down."""
    if mission is None:
        return Thing(Said("hidden"), faded=True, family="mission")
    lines = [sentence(mission.aim)]
    return Thing(name_of(mission), lines, family="mission", slug=mission.slug)


def _rogue_things(seen: Galaxies) -> list[Thing]:
    """The rogue galaxy of a solo game: what its attack does, and in a row what it has."""
    rogue = seen.rogue
    if rogue is None:
        return []
    level = min(rogue.level, len(rogue.mat.attacks))
    attack = [sentence(effect) for effect in rogue.attack(level)]
    head = Thing(seen.rogue_name(), attack, family="rogue", slug=rogue.mat.slug)
    zones = _zones(seen, seen.mats[ids.ROGUE_SEAT])
    return [head, *[thing for zone in zones for thing in zone.things]]


def _sources(seen: Galaxies) -> list[Source]:
    """Points by source; the mission counts once the game is over, when all of them are open."""
    count = len(seen.order)
    out = [Source("colonies", seen.colonies[:count]), Source("level", seen.levels[:count])]
    if not seen.solo and seen.over:
        out.append(Source("mission", seen.missions[:count]))
    return out


def _why(seen: Galaxies) -> Saying:
    """How a game against a rogue galaxy was won or lost."""
    facts = {"points": seen.mats[0].points, "against": seen.mats[ids.ROGUE_SEAT].points}
    if seen.winners == [0]:
        return Said("solo-won", facts)
    return Said("solo-skull" if seen.by_skull else "solo-lost", facts)
