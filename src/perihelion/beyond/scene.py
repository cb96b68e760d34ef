"""What is to be seen of a table of Beyond the Sun, as typed data; and the same as a scene that any
screen can draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.card_text import Piece, condition, lines_of, mat_lines
from perihelion.beyond.phases.achievement import STALEMATE, discs_claimed, is_stalemate, threshold
from perihelion.beyond.phases.production import growing, letters, ore_yield
from perihelion.beyond.pieces.cards import (
    Achievement,
    Card,
    EventCard,
    Guild,
    System,
    Technology,
)
from perihelion.beyond.pieces.counting import count
from perihelion.beyond.pieces.mats import Faction
from perihelion.beyond.scoring import POINT_WORDS, automation_points, score_parts
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option
from perihelion.tabletop.scene import (
    Name,
    Player,
    Said,
    Saying,
    Scene,
    SeatScene,
    Several,
    Source,
    Thing,
    Zone,
    filled,
)

# -- typed data ---------------------------------------------------------------


@dataclass(frozen=True)
class TreeSlot:
    """A slot of the technology board. Its card is None until it is discovered; then an event may
    cover it. `requires` are the slots it is joined to, of which `need` are required; `dearer` is
    what each event beside it adds to the ore that its actions cost.
    """

    word: str
    level: int
    card: Technology | None
    covered: bool
    requires: Sequence[str]
    need: int
    owners: Sequence[int]
    pawns: Sequence[int]
    dearer: Sequence[int]


@dataclass(frozen=True)
class GuildTile:
    """A guild, closed or open, with the pawns on it."""

    guild: Guild
    is_open: bool
    pawns: Sequence[int]


@dataclass(frozen=True)
class Location:
    """A place of the exploration board. `strength` is what the viewer needs to colonise its system,
    `kinds` are the discs that it takes, and `disc` the one that lies there; it may still have to be
    chosen. `ships` are the levels by seat, the highest first.
    """

    word: str
    system: System | None
    strength: int
    kinds: Sequence[str]
    holder: int | None
    disc: str | None
    ships: Sequence[Sequence[int]]
    neighbours: Sequence[str]
    events: Sequence[EventCard]


@dataclass(frozen=True)
class Aim:
    """An achievement: how much of it the viewer has, who has claimed it, and the points of the
    cells that are left.
    """

    card: Achievement
    have: int | None
    claims: Sequence[int]
    left: Sequence[int]


@dataclass(frozen=True)
class Staying:
    """An event in play. What lies beside the boards is `apart`, perhaps with the system it is
    linked to.
    """

    card: EventCard
    apart: bool
    linked: System | None


@dataclass(frozen=True)
class Mat:
    """A mat, with what lies on it and beside it.

    `more_ore` and `growth` are what production would bring, `letters` the growth symbols that show.
    A column of the supply is its letter, its cubes and its cells. Abilities come with whether they
    are unlocked; `coming` tells how many discs must leave the tracks for more.
    """

    seat: int
    faction: Faction
    points: int
    ore: int
    more_ore: int
    population: int
    growth: int
    letters: str
    supply: Sequence[tuple[str, int, int]]
    food_discs: int
    ore_discs: int
    automation: int
    automation_points: int
    pawn: Saying | None
    ships: Sequence[tuple[str, Sequence[int]]]
    researched: Sequence[Technology]
    private: Sequence[Technology]
    colonies: Sequence[System]
    events: Sequence[EventCard]
    abilities: Sequence[tuple[Said, bool]]
    coming: Sequence[Said]


@dataclass(frozen=True)
class Space:
    """All that is to be seen. `last` tells whether this round is the last one, the `next` one is,
    or there is `no` end in sight; `points` are by source and seat.
    """

    viewer: int | None
    over: bool
    round: int
    active: int
    last: str
    order: Sequence[int]
    decks: Sequence[tuple[str, int]]
    tree: Sequence[TreeSlot]
    guilds: Sequence[GuildTile]
    places: Sequence[Location]
    aims: Sequence[Aim]
    claimed: int
    needed: int
    events: Sequence[Staying]
    mats: Sequence[Mat]
    points: Sequence[Sequence[int]]


def look(g: Beyond, viewer: int | None) -> Space:
    """What `viewer` sees in this view."""
    last = int(g.marks.last_round)
    seats = range(len(g.seats))
    parts = [[int(n) for n in score_parts(g, i)] for i in seats]
    return Space(
        viewer=viewer,
        over=g.over,
        round=g.round(),
        active=int(g.marks.active),
        last="last" if last == g.round() else "next" if last else "no",
        order=[int(i) for i in g.order],
        decks=[(word, len(g.decks[k])) for k, word in enumerate(ids.DECK_WORDS)],
        tree=[_slot(g, slot) for slot in range(ids.SLOTS)],
        guilds=[
            GuildTile(
                guild,
                bool(g.marks.guilds & BIT[k]),
                _pawns(g, ids.GUILD_SPACE + ids.MOST_SPACES * k, ids.MOST_SPACES),
            )
            for k, guild in enumerate(g.box.guilds)
        ],
        places=[_location(g, place, viewer) for place in range(ids.MUSEUM) if g.there(place)],
        aims=[_aim(g, k, viewer) for k in range(len(g.achievements))],
        claimed=int(discs_claimed(g)),
        needed=int(threshold(g.setup.players)),
        events=[_staying(g, k) for k in range(len(g.staying))],
        mats=[_mat(g, i, sum(parts[i])) for i in seats],
        points=[[part[k] for part in parts] for k in range(len(POINT_WORDS))],
    )


def _slot(g: Beyond, slot: int) -> TreeSlot:
    t, one = int(g.cards[slot]), g.box.slots[slot]
    spaces = ids.MOST_ACTIONS * ids.MOST_SPACES
    return TreeSlot(
        word=ids.SLOT_WORDS[slot],
        level=int(ids.LEVEL_OF_SLOT[slot]),
        card=None if t == ids.NO_CARD else g.box.techs[t],
        covered=g.covers[slot] != ids.NO_CARD,
        requires=[ids.SLOT_WORDS[k] for k in one.requires],
        need=int(one.need),
        owners=[i for i, seat in enumerate(g.seats) if seat.researched & BIT[slot]],
        pawns=_pawns(g, ids.SLOT_SPACE + spaces * slot, spaces),
        dearer=[int(event.dearer) for event in _events_at(g, ids.AT_SLOT + slot)],
    )


def _pawns(g: Beyond, first: int, spaces: int) -> list[int]:
    """Whose pawns stand on these spaces."""
    return [i for i, seat in enumerate(g.seats) if first <= seat.pawn < first + spaces]


def _events_at(g: Beyond, where: int) -> list[EventCard]:
    return [g.box.events[e] for k, e in enumerate(g.staying) if g.staying_at[k] == where]


def _location(g: Beyond, place: int, viewer: int | None) -> Location:
    s, holder, disc = int(g.systems[place]), int(g.holder[place]), int(g.outpost[place])
    strength = 0
    if s != ids.NO_CARD:
        printed = g.box.systems[s].strength
        strength = int(printed if viewer is None else g.strength_needed(viewer, place))
    return Location(
        word=ids.PLACE_WORDS[place],
        system=None if s == ids.NO_CARD else g.box.systems[s],
        strength=strength,
        kinds=kinds_of(int(g.kinds_at(place))),
        holder=None if holder == ids.NOBODY else holder,
        disc=None if disc == ids.NO_DISC else ids.DISC_WORDS[disc],
        ships=[_ships(g, i, place) for i in range(len(g.seats))],
        neighbours=[ids.PLACE_WORDS[k] for k in g.neighbours(place)],
        events=_events_at(g, ids.AT_PLACE + place),
    )


def kinds_of(mask: int) -> list[str]:
    """Specialisations by their words."""
    return [word for k, word in enumerate(ids.DISC_WORDS[:2]) if mask >> k & 1]


def _ships(g: Beyond, i: int, place: int) -> list[int]:
    """The levels of the ships that a seat has in a place, the highest first."""
    ships = g.seats[i].ships
    out: list[int] = []
    for level in range(ids.LEVELS, 0, -1):
        out += [level] * int(ships[place * ids.LEVELS + level - 1])
    return out


def _aim(g: Beyond, k: int, viewer: int | None) -> Aim:
    card = g.box.achievements[g.achievements[k]]
    claims = [int(claim) % 4 for claim in g.claims[k]]
    return Aim(
        card=card,
        have=None if viewer is None else int(count(g, viewer, card.counted)),
        claims=claims,
        left=[int(card.vp(n)) for n in range(len(claims), card.places(g.setup.players))],
    )


def _staying(g: Beyond, k: int) -> Staying:
    event, linked = g.box.events[g.staying[k]], int(g.marks.linked)
    apart = bool(g.staying_at[k] >= ids.AT_ACHIEVEMENTS)
    known = apart and linked != ids.NO_CARD and bool(event.actions)
    return Staying(event, apart, g.box.systems[linked] if known else None)


def _mat(g: Beyond, i: int, points: int) -> Mat:
    seat, mat = g.seats[i], g.mats[i]
    shown, automated = int(letters(g, i)), int(seat.automation())
    abilities: list[tuple[Said, bool]] = []
    if g.setup.advanced:
        free = [bool(g.unlocked(i, ability)) for ability in mat.abilities]
        abilities = list(zip(mat_lines(mat), free, strict=True))
    return Mat(
        seat=i,
        faction=g.box.factions[seat.faction],
        points=points,
        ore=int(seat.ore),
        more_ore=int(ore_yield(g, i)),
        population=int(seat.population),
        growth=len(growing(g, i)),
        letters="".join(word for k, word in enumerate(ids.COLUMN_WORDS) if shown >> k & 1),
        supply=[
            (word, int(seat.supply[k]), int(mat.capacity[k]))
            for k, word in enumerate(ids.COLUMN_WORDS)
        ],
        food_discs=int(seat.discs[ids.FOOD]),
        ore_discs=int(seat.discs[ids.ORE]),
        automation=automated,
        automation_points=int(automation_points(g, automated)),
        pawn=_pawn(g, i),
        ships=[
            (word, levels)
            for place, word in enumerate(ids.PLACE_WORDS)
            if (levels := _ships(g, i, place))
        ],
        researched=[
            g.box.techs[t]
            for slot, t in enumerate(g.cards)
            if seat.researched & BIT[slot] and t != ids.NO_CARD
        ],
        private=[g.box.techs[t] for t in seat.private],
        colonies=[g.box.systems[s] for s in seat.colonies],
        events=_events_at(g, ids.AT_SEAT + i),
        abilities=abilities,
        coming=_coming(g, i),
    )


def _pawn(g: Beyond, i: int) -> Saying | None:
    """Where the pawn stands: on a card, by a slot, or in the Basic Spacefaring area."""
    pawn = int(g.seats[i].pawn)
    if pawn == ids.OFF_BOARD:
        return None
    if pawn < ids.MOST_SPACES * len(ids.BASIC_WORDS):
        return Said(f"source-{ids.BASIC_WORDS[pawn // ids.MOST_SPACES]}")
    if ids.SLOT_SPACE <= pawn < ids.GUILD_SPACE:
        slot = (pawn - ids.SLOT_SPACE) // (ids.MOST_ACTIONS * ids.MOST_SPACES)
        tech = g.box.techs[g.cards[slot]]
        return Said("on-slot", {"slot": ids.SLOT_WORDS[slot], "name": name_of(tech)})
    return Name("card", str(g.describe(pawn)["card"]))


def _coming(g: Beyond, i: int) -> list[Said]:
    """How many discs must still leave each track for more growth and more ore."""
    mat, seat = g.mats[i], g.seats[i]
    out: list[Said] = []
    off = int(seat.discs_off(ids.FOOD))
    letters_ = [(int(at), ids.COLUMN_WORDS[k]) for k, at in enumerate(mat.food) if at > off]
    if letters_:
        at, word = min(letters_)
        out.append(Said("next-letter", {"letter": word, "discs": at - off}))
    off = int(seat.discs_off(ids.ORE))
    more = [at for at in range(off + 1, 9) if mat.ore[at] > mat.ore[off]]
    if more:
        facts = {"amount": int(mat.ore[more[0]]), "discs": more[0] - off}
        out.append(Said("next-ore", facts))
    return out


# -- what is printed on the pieces ---------------------------------------------


def name_of(piece: Card) -> Name:
    """The name of a card or of a faction, as it has been put right."""
    family = "faction" if isinstance(piece, Faction) else "card"
    return Name(family, piece.title())


def cards_in(box: Box) -> list[Piece]:
    """All cards and guilds."""
    return [*box.techs, *box.events, *box.systems, *box.achievements, *box.guilds]


def card_named(box: Box, title: object) -> Piece | None:
    """The card of this title, if it is one."""
    slug = str(title).split("|")[0]
    return next((card for card in cards_in(box) if card.slug == slug), None)


def place_name(word: str) -> Said:
    """A place, which has a shorter name where there is little room."""
    return Said("place", {"word": word, "where": Name("place", word)})


def types_of(tech: Technology) -> list[Said]:
    """The types on the left triangle."""
    return [Said(f"type-{word}") for k, word in enumerate(ids.TYPE_WORDS) if tech.types & BIT[k]]


def triangles(tech: Technology) -> Several:
    """The types on the left triangle, and the one on the right triangle."""
    left = Several(types_of(tech), "beside")
    return (
        Several([left, Said(f"type-{ids.TYPE_WORDS[tech.right]}")], "›") if tech.feeds() else left
    )


def kinds_words(kinds: Sequence[str]) -> Several:
    """Specialisations in a few words."""
    return Several([Said(f"kind-{word}") for word in kinds], "+")


def about(g: Beyond, option: Option) -> list[Saying]:
    """What is printed on the card of an option."""
    card = card_named(g.box, option.structure.get("card"))
    return [] if card is None else [*lines_of(card, g.box)]


# -- for any screen --------------------------------------------------------------


def scene(g: Beyond, viewer: int | None) -> Scene:
    """The table as a scene."""
    seen, box = look(g, viewer), g.box
    events = [Thing(event_words(one), lines_of(one.card, box)) for one in seen.events]
    decks = [_told("deck", deck=word, count=n) for word, n in seen.decks]
    return Scene(
        game="beyond",
        viewer=viewer,
        round=seen.round,
        phase=Said("phases-over") if seen.over else None,
        turn=None if seen.over else seen.active,
        asked=[k for k in seen.order if g.waits_for(k) and not g.answered & BIT[k]],
        end=None if seen.over else _end(seen),
        left=max(seen.needed - seen.claimed, 1) if seen.last == "no" else 0,
        table=filled(
            [
                *[_level(seen, level, box) for level in range(1, ids.LEVELS + 1)],
                Zone("systems", [_place_thing(one, box) for one in seen.places]),
                Zone("achievements", [_aim_thing(one) for one in seen.aims]),
                Zone("guilds", [_guild_thing(one, box) for one in seen.guilds]),
                Zone("events", events),
                Zone("decks", decks),
            ]
        ),
        seats=[SeatScene(mat.points, None, _zones(mat, box)) for mat in seen.mats],
        sources=[Source(word, seen.points[k]) for k, word in enumerate(POINT_WORDS)],
        winners=g.winners() if seen.over else [],
        why=Said("end-stalemate", {"rounds": STALEMATE}) if seen.over and is_stalemate(g) else None,
    )


def _end(seen: Space) -> Said:
    """When the last round is."""
    if seen.last != "no":
        return Said("last-round" if seen.last == "last" else "next-round")
    return Said("to-the-end", {"claimed": seen.claimed, "needed": seen.needed})


def _level(seen: Space, level: int, box: Box) -> Zone:
    """The slots of a level: their cards, who has researched them, what they need."""
    slots = [_slot_thing(slot, box) for slot in seen.tree if slot.level == level]
    return Zone("techs", slots, {"level": ids.LEVEL_WORDS[level - 1]})


def _slot_thing(slot: TreeSlot, box: Box) -> Thing:
    lines: list[Saying] = []
    if slot.requires:
        facts = {"count": slot.need, "slots": ", ".join(slot.requires)}
        lines.append(Said("requires", facts))
    if slot.card is None:
        if slot.covered:
            lines.append(Said("covered"))
        return Thing(Said("slot", {"slot": slot.word}), lines, faded=True)
    if slot.owners:
        lines.append(Said("owned", {"names": [Player(i) for i in slot.owners]}))
    facts = {"slot": slot.word, "name": name_of(slot.card), "kinds": types_of(slot.card)}
    return Thing(Said("tech", facts), [*lines_of(slot.card, box), *lines], slot.owners)


def _place_thing(one: Location, box: Box) -> Thing:
    """A place: its system, who controls it, whose ships are there."""
    where = place_name(one.word)
    words: Saying = where
    lines: list[Saying] = []
    if one.system is not None:
        facts = {"name": name_of(one.system), "points": int(one.system.vp)}
        words = Said("place-system", {"where": where, "strength": one.strength, **facts})
        lines += lines_of(one.system, box)
    there: set[int] = set()
    if one.holder is not None:
        there.add(one.holder)
        lines.append(Said("held", {"name": Player(one.holder)}))
    for i, levels in enumerate(one.ships):
        if levels:
            there.add(i)
            lines.append(Said("ships-of", {"name": Player(i), "levels": _row(levels)}))
    lines.append(Said("neighbours", {"places": [place_name(word) for word in one.neighbours]}))
    return Thing(words, lines, sorted(there))


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(str(n) for n in numbers)


def _aim_thing(one: Aim) -> Thing:
    """What an achievement asks for and pays, who has claimed it, and how far the viewer is."""
    lines: list[Saying] = [condition(one.card)]
    if one.have is not None:
        lines.append(Said("you-have", {"count": one.have}))
    if one.claims:
        lines.append(Said("claimed", {"names": [Player(i) for i in one.claims]}))
    facts = {"name": name_of(one.card), "points": _row(one.left) or Said("none")}
    return Thing(Said("achievement", facts), lines, one.claims, not one.left)


def _guild_thing(one: GuildTile, box: Box) -> Thing:
    closed = [] if one.is_open else [Said("guild-closed")]
    lines = [*lines_of(one.guild, box), *closed]
    return Thing(name_of(one.guild), lines, faded=not one.is_open)


def event_words(one: Staying) -> Saying:
    """An event in play, with the system that it is linked to."""
    name = name_of(one.card)
    if one.linked is None:
        return name
    return Said("linked", {"name": name, "system": name_of(one.linked)})


def _zones(mat: Mat, box: Box) -> list[Zone]:
    """What lies on and beside a mat."""
    tracks = (("food", mat.food_discs), ("ore", mat.ore_discs))
    fleets = [(place_name(word), levels) for word, levels in mat.ships]
    return filled(
        [
            Zone("faction", [Thing(name_of(mat.faction), [line for line, _ in mat.abilities])]),
            Zone(
                "stock",
                [
                    _told("ore", count=mat.ore, more=mat.more_ore),
                    _told("population", count=mat.population, more=mat.growth),
                ],
            ),
            Zone("supply", [_told("column", column=word, count=n) for word, n, _ in mat.supply]),
            Zone("discs", [_told("track", kind=Said(f"kind-{w}"), count=n) for w, n in tracks]),
            Zone("automation", [_told("automated", count=mat.automation)]),
            Zone("ships", [_told("fleet", where=where, levels=_row(row)) for where, row in fleets]),
            Zone("researched", [_card_thing(tech, box) for tech in mat.researched]),
            Zone("private", [_card_thing(tech, box) for tech in mat.private]),
            Zone("colonies", [_colony_thing(system, box) for system in mat.colonies]),
            Zone("pawn", [] if mat.pawn is None else [Thing(mat.pawn)]),
        ]
    )


def _told(message: str, **facts: object) -> Thing:
    return Thing(Said(message, facts))


def _card_thing(card: Technology, box: Box) -> Thing:
    return Thing(name_of(card), lines_of(card, box))


def _colony_thing(system: System, box: Box) -> Thing:
    words = Said("colony", {"name": name_of(system), "points": int(system.vp)})
    return Thing(words, lines_of(system, box))
