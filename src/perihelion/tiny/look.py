"""What can be seen of a table of Tiny Epic Galaxies, as typed data with the ids of its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.scene import Player, Said, Saying, Token
from perihelion.tiny import ids
from perihelion.tiny.card_text import attack_words, refusal_words
from perihelion.tiny.outcome import Prospect, prospect, who_could_follow
from perihelion.tiny.phases.following import Follow, follow_code
from perihelion.tiny.phases.moves import is_top, level_price, produce
from perihelion.tiny.pieces.missions import Mission
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.pieces.rogues import Effect, RogueMat
from perihelion.tiny.scoring import LEVEL_VP, colony_points, level_points, mission_points, score
from perihelion.tiny.state import LEVEL_DICE, LEVEL_SHIPS, Tiny

# -- typed data ---------------------------------------------------------------


@dataclass(frozen=True)
class Orbited:
    """A planet of the row: the ships on each position of its track, and those that have landed;
    `now` is what its action would do for a ship of the viewer that landed.
    """

    card: str
    planet: Planet
    track: Sequence[Sequence[Token]]
    landed: Sequence[Token]
    now: Prospect | None

    def seats(self) -> list[int]:
        """Who has a ship there."""
        return sorted({ship.seat for spot in (*self.track, self.landed) for ship in spot})


@dataclass(frozen=True)
class Ship:
    """A ship that is not locked, by its word in answers. `planet` is None at home; `spot` is its
    position on the track, None if it has landed.
    """

    ship: str
    token: Token
    planet: Planet | None
    at: str | None  # the planet by its word
    spot: int | None


@dataclass(frozen=True)
class Colony:
    """A planet under a mat; `used` if its action cannot be used again in this turn. `now` is what
    it would do for the viewer, who may have to borrow it.
    """

    card: str
    planet: Planet
    used: bool
    now: Prospect | None


@dataclass(frozen=True)
class Secret:
    """A secret mission, None if it lies face down for the viewer; `chosen` once it is kept. It is
    `worth` this much now, as far as the viewer may know.
    """

    card: str | None
    chosen: bool
    worth: int | None


@dataclass(frozen=True)
class Level:
    """A level of an empire: its price, its dice and ships, and its points in all. Of the rogue
    galaxy, which pays no price, what its attack does there.
    """

    level: int
    price: int | None
    dice: int
    ships: int
    points: int
    attack: Saying | None


@dataclass(frozen=True)
class Mat:
    """A galaxy mat, with what lies on it and under it.

    `price` is that of the next level, None if there is none. Missions that lie face down are None;
    `pays` is what the kept one is worth now, if the viewer may see it. `yields` is what a die of
    energy, and one of culture, would bring in; what has no room is not counted.
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
    locked: int
    yields: Sequence[int]
    colonies: Sequence[Colony]
    secrets: Sequence[Secret]
    dealt: Sequence[Mission | None]
    kept: Sequence[Mission | None]
    pays: int | None

    def at_home(self) -> list[Token]:
        return [ship.token for ship in self.ships if ship.planet is None]


@dataclass(frozen=True)
class Rogue:
    """The rogue galaxy of a solo game, its track, and how many levels it is away from the skull."""

    slug: str
    name: Said
    difficulty: Said
    mat: RogueMat
    level: int
    to_skull: int
    empire: Sequence[Level]

    def attack(self, level: int) -> Sequence[Effect]:
        """The parts of its attack on this level; beyond the last level there is none."""
        attacks = self.mat.attacks
        return attacks[level - 1].effects if level <= len(attacks) else []


@dataclass(frozen=True)
class Die:
    """A die of this turn by its number, with its face and its state, both also in words; `order`
    is its place among those that have been used, None if it has not. If it were used now, those in
    `followed` could follow.
    """

    number: int
    face: int
    state: int
    shows: str
    lies: str
    order: int | None
    followed: Sequence[int]


@dataclass(frozen=True)
class Turn:
    """The dice of the turn, and what is different until its end; `reroll` is the price of the next
    reroll. `left` and `extra` are of the rogue: how many dice are still to be rolled, and whether
    they are extra actions.
    """

    seat: int
    dice: Sequence[Die]
    rerolled: bool
    reroll: int
    converted: bool
    follow_price: int
    income: Sequence[str]
    left: int
    extra: bool


@dataclass(frozen=True)
class Follower:
    """Somebody who is still to be asked whether to follow, and why they would not be asked."""

    seat: int
    why_not: Said | None


@dataclass(frozen=True)
class Following:
    """An action that others may repeat: of whom, which, at what price, and who comes next."""

    leader: int
    action: str
    price: int
    queue: Sequence[Follower]


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
    empire: Sequence[Level]
    turn: Turn | None
    following: Following | None
    rogue: Rogue | None
    goal: int
    last: Said | None  # that somebody has reached the goal, and who still has a turn
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
        return Said("rogue") if self.rogue is None else self.rogue.name


def look(g: Tiny, viewer: int | None) -> Galaxies:
    """What `viewer` sees in this view."""
    rogue = _rogue(g)
    seats = range(len(g.seats) if rogue is not None or not g.solo() else 1)
    ended_by = None if g.marks.ended_by == ids.NO_SEAT else int(g.marks.ended_by)
    order = [int(i) for i in g.order]
    active = int(g.marks.active)
    still = order[order.index(active) :] if ended_by is not None and active in order else []
    performer = _performer(g, viewer)
    return Galaxies(
        viewer=viewer,
        over=g.over,
        solo=g.solo(),
        round=g.round(),
        active=active,
        order=order,
        deck=len(g.deck),
        row=[None if p == ids.NO_PLANET else _orbited(g, int(p), performer) for p in g.row],
        mats=[_mat(g, i, performer) for i in seats],
        empire=_empire(),
        turn=_turn(g) if g.faces and not g.over else None,
        following=_following(g),
        rogue=rogue,
        goal=ids.GOAL,
        last=None if ended_by is None or g.over else _last_turns(ended_by, still),
        ended_by=ended_by,
        still=still,
        winners=[ids.ROGUE_SEAT] if g.is_rogue(g.marks.winner) else g.winners(),
        by_skull=rogue is not None and rogue.to_skull <= 0,
        colonies=[int(colony_points(g, i)) for i in seats],
        levels=[int(level_points(g, i)) for i in seats],
        missions=[int(mission_points(g, i)) for i in seats],
    )


def _performer(g: Tiny, viewer: int | None) -> int | None:
    """The player for whom it is worked out what a planet would do now: the viewer, or for a
    spectator the player whose turn it is.
    """
    if g.over or not g.round():
        return None
    if viewer is not None:
        return viewer
    active = int(g.marks.active)
    return active if active < len(g.order) else None


def _last_turns(ended_by: int, still: Sequence[int]) -> Said:
    left = [Player(k) for k in still]
    return Said("last-turns", {"name": Player(ended_by), "left": left})


def _empire() -> list[Level]:
    """The empire track of every player."""
    return [
        Level(
            level=k + 1,
            price=k + 1 if k else None,
            dice=int(LEVEL_DICE[k]),
            ships=int(LEVEL_SHIPS[k]),
            points=int(LEVEL_VP[k]),
            attack=None,
        )
        for k in range(ids.TOP_LEVEL)
    ]


def _orbited(g: Tiny, p: int, performer: int | None) -> Orbited:
    planet = g.planets[p]
    track: list[list[Token]] = [[] for _ in range(planet.length)]
    landed: list[Token] = []
    for i, seat in enumerate(g.seats):
        for k in range(ids.SHIPS):
            if seat.where[k] == p:
                spot = int(seat.spot[k])
                (landed if spot == ids.SURFACE else track[spot]).append(Token(i, k + 1))
    now = None if performer is None else prospect(g, performer, p)
    return Orbited(planet.slug, planet, track, landed, now)


def _mat(g: Tiny, i: int, performer: int | None) -> Mat:
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
        locked=sum(place == ids.LOCKED for place in seat.where),
        yields=[_yield(g, i, ids.ENERGY), _yield(g, i, ids.CULTURE)],
        colonies=[_colony(g, i, int(p), performer) for p in seat.colonies],
        secrets=[
            *[Secret(_word(g, int(m)), False, None) for m in seat.dealt],
            *[Secret(_word(g, m), True, _pays(g, i)) for m in kept],
        ],
        dealt=[_mission(g, int(m)) for m in seat.dealt],
        kept=[_mission(g, m) for m in kept],
        pays=_pays(g, i),
    )


def _yield(g: Tiny, i: int, resource: int) -> int:
    """What would come in of a resource, as far as there is room."""
    return min(int(produce(g, i, resource)), int(g.cap(i) - g.stock(i, resource)))


def _colony(g: Tiny, i: int, p: int, performer: int | None) -> Colony:
    planet = g.planets[p]
    used = bool(planet.once and g.seats[i].once & BIT[p])
    now = None if performer is None else prospect(g, performer, p)
    return Colony(planet.slug, planet, used, now)


def _word(g: Tiny, m: int) -> str | None:
    mission = _mission(g, m)
    return None if mission is None else mission.slug


def _pays(g: Tiny, i: int) -> int | None:
    """What the kept mission would pay now, where it can be seen."""
    return int(mission_points(g, i)) if g.seats[i].kept >= 0 else None


def _ship(g: Tiny, i: int, k: int) -> Ship:
    place, spot = int(g.seats[i].where[k]), int(g.seats[i].spot[k])
    token, word = Token(i, k + 1), ids.SHIP_WORDS[i * ids.SHIPS + k]
    if place == ids.HOME:
        return Ship(word, token, None, None, None)
    planet = g.planets[place]
    return Ship(word, token, planet, planet.slug, None if spot == ids.SURFACE else spot)


def _mission(g: Tiny, m: int) -> Mission | None:
    return g.box.missions[m] if m >= 0 else None


def _rogue(g: Tiny) -> Rogue | None:
    if not g.solo() or not g.has_rogue():
        return None
    mat = g.mat()
    level = int(g.seats[ids.ROGUE_SEAT].level)
    return Rogue(
        slug=mat.slug,
        name=Said(f"rogue-{mat.slug}"),
        difficulty=Said(f"difficulty-{mat.difficulty}"),
        mat=mat,
        level=level,
        to_skull=len(mat.vp) + 1 - level,
        empire=[
            Level(
                level=k + 1,
                price=None,
                dice=int(mat.dice[k]),
                ships=ids.SHIPS,
                points=int(mat.vp[k]),
                attack=attack_words(attack.effects),
            )
            for k, attack in enumerate(mat.attacks)
        ],
    )


def _turn(g: Tiny) -> Turn:
    marks = g.marks
    return Turn(
        seat=int(marks.active),
        dice=[_die(g, k) for k in range(len(g.faces))],
        rerolled=marks.rerolls > 0,
        reroll=1 if marks.rerolls else 0,
        converted=marks.converted,
        follow_price=int(marks.price),
        income=[ids.FACE_WORDS[r] for r in (ids.ENERGY, ids.CULTURE) if marks.income & BIT[r]],
        left=int(marks.left),
        extra=bool(marks.extra),
    )


def _die(g: Tiny, k: int) -> Die:
    face, state = int(g.faces[k]), int(g.states[k])
    order = g.bay.index(k) + 1 if k in g.bay else None
    active = int(g.marks.active)
    followed = who_could_follow(g, active, face) if state == ids.INACTIVE else []
    return Die(k + 1, face, state, ids.FACE_WORDS[face], ids.STATE_WORDS[state], order, followed)


def _following(g: Tiny) -> Following | None:
    """The round of followers that is open or comes next; None if there is none."""
    steps = [step for step in reversed(g.agenda) if isinstance(step, Follow)]
    if not steps or g.over:
        return None
    first = steps[0]
    queue = [step for step in steps if step.free == first.free and step.face == first.face]
    return Following(
        leader=int(first.leader),
        action=ids.FACE_WORDS[first.face],
        price=int(first.price(g)),
        queue=[Follower(int(step.follower), _why_no_follow(g, step)) for step in queue],
    )


def _why_no_follow(g: Tiny, step: Follow) -> Said | None:
    code = follow_code(g, step.follower, step.leader, step.face, step.price(g))
    return refusal_words(code) if code else None
