"""What can be seen of a table of Beyond the Sun, as typed data for boards that draw it.

Pieces are named as boards know them: `space:12`, `slot:II-A`, `place:B1`, `ship:sol:1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from perihelion.beyond import ids
from perihelion.beyond.card_text import (
    coming,
    discs_in,
    food_shows,
    kinds_of,
    mat_lines,
    ore_shows,
    pawn_place,
    place_lines,
    place_name,
    ship_levels,
    slot_lines,
    types_ahead,
)
from perihelion.beyond.phases.achievement import discs_claimed, threshold
from perihelion.beyond.phases.production import growing, letters, ore_yield
from perihelion.beyond.phases.research import has_prerequisites
from perihelion.beyond.phases.spaces import action_at, ore_cost, surcharge
from perihelion.beyond.pieces.cards import Achievement, EventCard, Guild, System, Technology
from perihelion.beyond.pieces.counting import count
from perihelion.beyond.pieces.mats import Faction
from perihelion.beyond.scoring import POINT_WORDS, automation_points, score_parts
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.scene import Said, Saying


@dataclass(frozen=True)
class Spot:
    """An action space: what choosing it costs in ore, and whose pawns stand there; on the bottom
    space of Basic Spacefaring there may be several.
    """

    id: str
    ore: int
    pawns: Sequence[int]


@dataclass(frozen=True)
class Deed:
    """An action with its spaces: `face` says what it does, as its action number `number`, counted
    from 0; `population` is returned as part of the cost.
    """

    face: str
    number: int
    population: int
    spots: Sequence[Spot]


@dataclass(frozen=True)
class TreeSlot:
    """A slot of the technology board. Its card is None until it is discovered; then an event may
    cover it. `requires` are the slots it is joined to, of which `need` are required; `dearer` is
    what each event beside it adds to the ore that its actions cost. `reach` tells whether the
    viewer has it ("owned"), has what it requires ("open") or not ("closed"); of those not yet
    discovered, `types` are those that the card may have, as far as its prerequisites are known.
    """

    word: str
    level: int
    card: Technology | None
    face: str | None
    covered: bool
    requires: Sequence[str]
    need: int
    owners: Sequence[int]
    pawns: Sequence[int]
    dearer: Sequence[int]
    events: Sequence[str]
    deeds: Sequence[Deed]
    reach: str
    types: Sequence[str]
    told: Sequence[Said]


@dataclass(frozen=True)
class GuildTile:
    """A guild, closed or open, with the pawns on it."""

    guild: Guild
    face: str
    is_open: bool
    pawns: Sequence[int]
    deed: Deed


@dataclass(frozen=True)
class Location:
    """A place of the exploration board. `strength` is what the viewer needs to colonise its system,
    `kinds` are the discs that it takes, and `disc` the one that lies there; it may still have to be
    chosen. `ships` are the levels by seat, the highest first, and `might` is their sum.
    """

    word: str
    name: Said
    system: System | None
    face: str | None
    strength: int
    kinds: Sequence[str]
    holder: int | None
    disc: str | None
    ships: Sequence[Sequence[int]]
    might: Sequence[int]
    neighbours: Sequence[str]
    events: Sequence[EventCard]
    signs: Sequence[str]
    told: Sequence[Saying]


@dataclass(frozen=True)
class Aim:
    """An achievement: how much of it the viewer and everybody has, who has claimed it, and the
    points of the cells that are left. `needs` is how much it takes, or, where `falling`, what is
    allowed at most.
    """

    card: Achievement
    face: str
    have: int | None
    values: Sequence[int]
    needs: int
    falling: bool
    claims: Sequence[int]
    left: Sequence[int]


@dataclass(frozen=True)
class Staying:
    """An event in play, and the slot, place or mat beside which it lies. What lies beside the
    boards is `apart`, perhaps with the system it is linked to.
    """

    card: EventCard
    face: str
    at: str
    apart: bool
    linked: System | None
    linked_face: str | None
    deed: Deed | None


@dataclass(frozen=True)
class Column:
    """A column of the supply: its cubes and its cells, and whether its symbol shows, so that it
    grows.
    """

    letter: str
    cubes: int
    cells: int
    grows: bool


@dataclass(frozen=True)
class Track:
    """A production track: the discs on it, and what shows before and after each of the eight is
    gone: a growth symbol, or how much ore is produced; nothing where it stays the same.
    """

    kind: str
    discs: int
    shows: Sequence[str]


@dataclass(frozen=True)
class Fleet:
    """The ships of a player in a place, by level, the highest first."""

    place: str
    levels: Sequence[int]


@dataclass(frozen=True)
class Talent:
    """An ability of an advanced mat: all of it, and what it does alone. It is unlocked while
    `needs` discs are `off` its track, which may be either.
    """

    letter: str
    words: Said
    does: Said
    track: str
    needs: int
    off: int
    unlocked: bool


@dataclass(frozen=True)
class Colony:
    """A colonised system with the discs on it."""

    face: str
    discs: Sequence[str]


@dataclass(frozen=True)
class Claim:
    """An achievement that a player has: its points, and the disc on it."""

    face: str
    points: int
    disc: str


@dataclass(frozen=True)
class Mat:
    """A mat, with what lies on it and beside it.

    `more_ore` and `growth` are what production would bring, `letters` the growth symbols that show.
    `automated` are the discs on the automation track, and `cells` the points of its cells, with
    what each level beyond them is worth last. `coming` tells how many discs must leave the tracks
    for more.
    """

    seat: int
    faction: Faction
    face: str
    points: int
    ore: int
    more_ore: int
    population: int
    growth: int
    letters: str
    supply: Sequence[Column]
    food_discs: int
    ore_discs: int
    tracks: Sequence[Track]
    automation: int
    automation_points: int
    automated: Sequence[str]
    cells: Sequence[int]
    pawn: Saying | None
    ships: Sequence[Fleet]
    researched: Sequence[Technology]
    private: Sequence[Technology]
    deeds: Sequence[Deed]
    own: Sequence[str]
    colonies: Sequence[System]
    settled: Sequence[Colony]
    claims: Sequence[Claim]
    events: Sequence[EventCard]
    signs: Sequence[str]
    abilities: Sequence[Talent]
    coming: Sequence[Said]


@dataclass(frozen=True)
class Deck:
    """A deck: how many cards it has, and which of them all know to be there."""

    word: str
    count: int
    known: Sequence[str]


@dataclass(frozen=True)
class Origin:
    """A source of points, with what each seat has from it."""

    source: str
    words: Said
    points: Sequence[int]


@dataclass(frozen=True)
class Space:
    """All that is to be seen. `last` tells whether this round is the last one, the `next` one is,
    or there is `no` end in sight, and `end` says so; `points` are by source and seat.
    """

    viewer: int | None
    over: bool
    advanced: bool
    round: int
    active: int
    last: str
    end: Said | None
    order: Sequence[int]
    decks: Sequence[Deck]
    basic: Sequence[Deed]
    tree: Sequence[TreeSlot]
    guilds: Sequence[GuildTile]
    places: Sequence[Location]
    aims: Sequence[Aim]
    claimed: int
    needed: int
    events: Sequence[Staying]
    mats: Sequence[Mat]
    points: Sequence[Origin]


_LAST: Final = {"last": "last-round", "next": "next-round"}


def look(g: Beyond, viewer: int | None) -> Space:
    """What `viewer` sees in this view."""
    last_round = int(g.marks.last_round)
    last = "last" if last_round == g.round() else "next" if last_round else "no"
    seats = range(len(g.seats))
    parts = [[int(n) for n in score_parts(g, i)] for i in seats]
    claimed, needed = int(discs_claimed(g)), int(threshold(g.setup.players))
    to_the_end = Said("to-the-end", {"claimed": claimed, "needed": needed})
    return Space(
        viewer=viewer,
        over=g.over,
        advanced=g.setup.advanced,
        round=g.round(),
        active=int(g.marks.active),
        last=last,
        end=None if g.over else Said(_LAST[last]) if last in _LAST else to_the_end,
        order=[int(i) for i in g.order],
        decks=[_deck(g, k) for k in range(ids.DECKS)],
        basic=[
            _deed(g, word, 0, ids.BASIC_SPACE + ids.MOST_SPACES * k)
            for k, word in enumerate(ids.BASIC_WORDS)
        ],
        tree=[_slot(g, slot, viewer) for slot in range(ids.SLOTS)],
        guilds=[_guild(g, k) for k in range(ids.GUILDS)],
        places=[_location(g, place, viewer) for place in range(ids.MUSEUM) if g.there(place)],
        aims=[_aim(g, k, viewer) for k in range(len(g.achievements))],
        claimed=claimed,
        needed=needed,
        events=[_staying(g, k) for k in range(len(g.staying))],
        mats=[_mat(g, i, sum(parts[i])) for i in seats],
        points=[
            Origin(word, Said(f"score-{word}"), [part[k] for part in parts])
            for k, word in enumerate(POINT_WORDS)
        ],
    )


def _deck(g: Beyond, k: int) -> Deck:
    known = sorted(int(t) for t in g.decks[k] if t >= 0)
    techs, systems = g.box.techs, g.box.systems
    slugs = [techs[t].slug if k < ids.DECK_A else systems[t].slug for t in known]
    return Deck(ids.DECK_WORDS[k], len(g.decks[k]), slugs)


# -- the technology board ---------------------------------------------------------


def _deed(g: Beyond, face: str, number: int, first: int) -> Deed:
    """The action whose first space this is, with all its spaces. A closed guild has them, too."""
    action = action_at(g, first)
    assert action is not None
    spots = [
        Spot(
            id=f"space:{space}",
            ore=int(ore_cost(g, space, action) + surcharge(g, space)),
            pawns=_pawns(g, space, 1),
        )
        for space in range(first, first + ids.MOST_SPACES)
        if action_at(g, space) is not None
    ]
    return Deed(face, number, int(action.cost.population), spots)


def _tech_deeds(g: Beyond, tech: Technology, first: int) -> list[Deed]:
    return [_deed(g, tech.slug, k, first + ids.MOST_SPACES * k) for k in range(len(tech.actions))]


def _slot(g: Beyond, slot: int, viewer: int | None) -> TreeSlot:
    t, one = int(g.cards[slot]), g.box.slots[slot]
    card = None if t == ids.NO_CARD else g.box.techs[t]
    spaces = ids.MOST_ACTIONS * ids.MOST_SPACES
    events, reach = _events_at(g, ids.AT_SLOT + slot), _reach(g, slot, viewer)
    owners = [i for i, seat in enumerate(g.seats) if seat.researched & BIT[slot]]
    return TreeSlot(
        word=ids.SLOT_WORDS[slot],
        level=int(ids.LEVEL_OF_SLOT[slot]),
        card=card,
        face=None if card is None else card.slug,
        covered=g.covers[slot] != ids.NO_CARD,
        requires=[ids.SLOT_WORDS[k] for k in one.requires],
        need=int(one.need),
        owners=owners,
        pawns=_pawns(g, ids.SLOT_SPACE + spaces * slot, spaces),
        dearer=[int(event.dearer) for event in events],
        events=[event.slug for event in events],
        deeds=[] if card is None else _tech_deeds(g, card, ids.SLOT_SPACE + spaces * slot),
        reach=reach,
        types=[] if card is not None else types_ahead(g, slot, viewer),
        told=slot_lines(g, slot, owners, viewer if reach == "closed" else None),
    )


def _reach(g: Beyond, slot: int, viewer: int | None) -> str:
    if viewer is None:
        return ""
    if g.seats[viewer].researched & BIT[slot]:
        return "owned"
    return "open" if has_prerequisites(g, viewer, slot) else "closed"


def _guild(g: Beyond, k: int) -> GuildTile:
    guild, first = g.box.guilds[k], ids.GUILD_SPACE + ids.MOST_SPACES * k
    return GuildTile(
        guild=guild,
        face=guild.slug,
        is_open=bool(g.marks.guilds & BIT[k]),
        pawns=_pawns(g, first, ids.MOST_SPACES),
        deed=_deed(g, guild.slug, 0, first),
    )


def _pawns(g: Beyond, first: int, spaces: int) -> list[int]:
    """Whose pawns stand on these spaces."""
    return [i for i, seat in enumerate(g.seats) if first <= seat.pawn < first + spaces]


def _events_at(g: Beyond, where: int) -> list[EventCard]:
    return [g.box.events[e] for k, e in enumerate(g.staying) if g.staying_at[k] == where]


def _staying(g: Beyond, k: int) -> Staying:
    e, at, linked = int(g.staying[k]), int(g.staying_at[k]), int(g.marks.linked)
    event = g.box.events[e]
    apart = at >= ids.AT_ACHIEVEMENTS
    known = apart and linked != ids.NO_CARD and bool(event.actions)
    system = g.box.systems[linked] if known else None
    where = "apart"
    if at < ids.AT_PLACE:
        where = f"slot:{ids.SLOT_WORDS[at - ids.AT_SLOT]}"
    elif at < ids.AT_SEAT:
        where = f"place:{ids.PLACE_WORDS[at - ids.AT_PLACE]}"
    elif not apart:
        where = f"seat:{at - ids.AT_SEAT}"
    first = ids.EVENT_SPACE + ids.MOST_SPACES * e
    return Staying(
        card=event,
        face=event.slug,
        at=where,
        apart=apart,
        linked=system,
        linked_face=None if system is None else system.slug,
        deed=_deed(g, event.slug, 0, first) if event.actions else None,
    )


# -- the exploration board ----------------------------------------------------------


def _location(g: Beyond, place: int, viewer: int | None) -> Location:
    s, holder, disc = int(g.systems[place]), int(g.holder[place]), int(g.outpost[place])
    system = None if s == ids.NO_CARD else g.box.systems[s]
    strength = 0
    if system is not None:
        strength = int(system.strength if viewer is None else g.strength_needed(viewer, place))
    events = _events_at(g, ids.AT_PLACE + place)
    ships = [ship_levels(g, i, place) for i in range(len(g.seats))]
    neighbours = [ids.PLACE_WORDS[k] for k in g.neighbours(place)]
    return Location(
        word=ids.PLACE_WORDS[place],
        name=place_name(ids.PLACE_WORDS[place]),
        system=system,
        face=None if system is None else system.slug,
        strength=strength,
        kinds=kinds_of(int(g.kinds_at(place))),
        holder=None if holder == ids.NOBODY else holder,
        disc=None if disc == ids.NO_DISC else ids.DISC_WORDS[disc],
        ships=ships,
        might=[int(seat.might[place]) for seat in g.seats],
        neighbours=neighbours,
        events=events,
        signs=[event.slug for event in events],
        told=place_lines(holder, ships, neighbours),
    )


# -- achievements and mats ------------------------------------------------------------


def _aim(g: Beyond, k: int, viewer: int | None) -> Aim:
    card = g.box.achievements[g.achievements[k]]
    claims = [int(claim) % 4 for claim in g.claims[k]]
    values = [int(count(g, i, card.counted)) for i in range(len(g.seats))]
    return Aim(
        card=card,
        face=card.slug,
        have=None if viewer is None else values[viewer],
        values=values,
        needs=int(card.least if card.least > 0 else card.most),
        falling=card.least <= 0,
        claims=claims,
        left=[int(card.vp(n)) for n in range(len(claims), card.places(g.setup.players))],
    )


def _mat(g: Beyond, i: int, points: int) -> Mat:
    seat, mat = g.seats[i], g.mats[i]
    faction = g.box.factions[seat.faction]
    shown, automated = int(letters(g, i)), int(seat.automation())
    events = _events_at(g, ids.AT_SEAT + i)
    private = [g.box.techs[t] for t in seat.private]
    talents = range(len(mat.abilities) if g.setup.advanced else 0)
    return Mat(
        seat=i,
        faction=faction,
        face=faction.slug,
        points=points,
        ore=int(seat.ore),
        more_ore=int(ore_yield(g, i)),
        population=int(seat.population),
        growth=len(growing(g, i)),
        letters="".join(word for k, word in enumerate(ids.COLUMN_WORDS) if shown >> k & 1),
        supply=[
            Column(word, int(seat.supply[k]), int(mat.capacity[k]), bool(shown >> k & 1))
            for k, word in enumerate(ids.COLUMN_WORDS)
        ],
        food_discs=int(seat.discs[ids.FOOD]),
        ore_discs=int(seat.discs[ids.ORE]),
        tracks=[_track(g, i, kind) for kind in (ids.FOOD, ids.ORE)],
        automation=automated,
        automation_points=int(automation_points(g, automated)),
        automated=[
            word for k, word in enumerate(ids.DISC_WORDS) for _ in range(int(seat.automated[k]))
        ],
        cells=[int(n) for n in g.box.cells],
        pawn=pawn_place(g, i),
        ships=[
            Fleet(word, levels)
            for place, word in enumerate(ids.PLACE_WORDS)
            if (levels := ship_levels(g, i, place))
        ],
        researched=[
            g.box.techs[t]
            for slot, t in enumerate(g.cards)
            if seat.researched & BIT[slot] and t != ids.NO_CARD
        ],
        private=private,
        deeds=[
            deed
            for t in seat.private
            for deed in _tech_deeds(
                g, g.box.techs[t], ids.PRIVATE_SPACE + ids.MOST_ACTIONS * ids.MOST_SPACES * int(t)
            )
        ],
        own=[tech.slug for tech in private],
        colonies=[g.box.systems[s] for s in seat.colonies],
        settled=[
            Colony(g.box.systems[s].slug, discs_in(int(discs)))
            for s, discs in zip(seat.colonies, seat.colony_discs, strict=True)
        ],
        claims=_claims(g, i),
        events=events,
        signs=[event.slug for event in events],
        abilities=[_talent(g, i, k) for k in talents],
        coming=coming(g, i),
    )


def _claims(g: Beyond, i: int) -> list[Claim]:
    return [
        Claim(card.slug, int(card.vp(cell)), ids.DISC_WORDS[int(claim) // 4])
        for k, a in enumerate(g.achievements)
        for card in [g.box.achievements[a]]
        for cell, claim in enumerate(g.claims[k])
        if claim % 4 == i
    ]


def _talent(g: Beyond, i: int, k: int) -> Talent:
    ability, seat = g.mats[i].abilities[k], g.seats[i]
    line = mat_lines(g.mats[i])[k]
    tracks = [0, 1] if ability.track == ids.EITHER else [int(ability.track)]
    return Talent(
        letter=str(line.facts["letter"]),
        words=line,
        does=Said(line.message.replace("power-mat", "does"), line.facts),
        track=str(line.facts["track"]),
        needs=int(ability.removed),
        off=max(int(seat.discs_off(track)) for track in tracks),
        unlocked=bool(g.unlocked(i, ability)),
    )


def _track(g: Beyond, i: int, kind: int) -> Track:
    shows = food_shows(g.mats[i]) if kind == ids.FOOD else ore_shows(g.mats[i])
    return Track(ids.DISC_WORDS[kind], int(g.seats[i].discs[kind]), shows)
