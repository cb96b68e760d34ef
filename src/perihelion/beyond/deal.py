"""Setting up a game."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.box import box_of
from perihelion.beyond.phases.moves import draw
from perihelion.beyond.phases.order import NEXT_TURN, START_TURN
from perihelion.beyond.phases.rows import open_row
from perihelion.beyond.pieces.marks import new_marks
from perihelion.beyond.seat import Seat
from perihelion.beyond.setup import Setup
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice, Seed, dice


def empty_seat(faction: i64) -> Seat:
    """A mat with all discs on its tracks and nothing else on it; the pawn is off the board
    [beyond.comp.discs, beyond.setup.pawns, beyond.comp.pawn].
    """
    return Seat(
        faction, 0, 0, [0, 0, 0, 0], [0] * ids.HANGARS, 0, [], 0, [8, 8], [0, 0, 0], [], [],
        ids.OFF_BOARD, 0, 0, 0, 0, 0,
    )  # fmt: skip


def fill_mat(g: Beyond, i: i64) -> None:
    """All cubes lie in the columns, those without a cell on top of A; then the starting population
    and ships are taken from the columns that the mat names [beyond.setup.mat-start].
    """
    seat = g.seats[i]
    mat = g.mats[i]
    seat.supply = mat.capacity[:]
    seat.supply[0] += 20 - seat.stock()
    seat.ore = mat.start_ore
    for column in mat.population_from:
        seat.supply[column] -= 1
        seat.population += 1
    for k in range(len(mat.ships)):
        seat.supply[mat.ships_from[k]] -= 1
        seat.add_ship(ids.SOL, mat.ships[k])


def bare_table(luck: Dice, setup: Setup, factions: list[i64], first: i64) -> Beyond:
    """Seats with empty mats, but no card yet on the table; the guilds are covered, and sheets and
    aids carry no rules [beyond.setup.guilds, beyond.comp.aids].
    """
    n = setup.players
    g = Beyond(
        luck,
        [(first + k) % n for k in range(n)],
        setup.automatic,
        setup,
        box_of(setup),
        [empty_seat(faction) for faction in factions],
        [ids.NO_CARD] * ids.SLOTS,
        [ids.NO_CARD] * ids.SLOTS,
        [],
        [],
        [],
        [],
        [[] for _ in range(ids.DECKS)],
        [[] for _ in range(ids.DECKS)],
        [ids.NO_CARD] * ids.PLACES,
        [ids.NOBODY] * ids.PLACES,
        [ids.NO_DISC] * ids.PLACES,
        [],
        [],
        [],
        [],
        [],
        [],
        new_marks(first),
    ).fresh()
    g.work_out()
    return g


def factions_for(setup: Setup, luck: Dice) -> list[i64]:
    """A different faction for each seat, named or drawn [beyond.setup.factions]."""
    if setup.factions:
        words = [one.slug for one in box_of(setup).factions]
        return [words.index(word) for word in setup.factions]
    drawn: list[i64] = list(range(ids.FACTIONS))
    luck.shuffle(drawn)
    return drawn[: setup.players]


def new_game(seed: Seed, setup: Setup, listening: bool) -> Beyond:
    """All chance comes from one generator [beyond.setup.random]; a random faction starts, or the
    one that is named, and keeps the marker [beyond.setup.first-player, beyond.comp.first-player].
    """
    luck = dice(seed)
    factions = factions_for(setup, luck)
    first = setup.first_player if setup.first_player >= 0 else luck.below(setup.players)
    g = bare_table(luck, setup, factions, first)
    if listening:
        g.listen()
    for i in range(setup.players):
        fill_mat(g, i)
    deal_technologies(g)
    deal_events(g)
    deal_systems(g)
    deal_achievements(g)
    g.revealed = 0
    open_row(g, 2)  # [beyond.tableau.open-2]
    g.then([START_TURN, NEXT_TURN])
    return g


def deal_technologies(g: Beyond) -> None:
    """The four cards of level I lie face up in random order, the other levels are shuffled
    [beyond.setup.level1, beyond.setup.decks].
    """
    first: list[i64] = [t for t in range(ids.TECHS) if g.box.techs[t].level == 1]
    g.dice.shuffle(first)
    for slot in range(4):
        g.cards[slot] = first[slot]
        g.discovered |= BIT[slot]
    for d in range(ids.DECK_A):
        g.decks[d] = g.box.belonging[d][:]
        g.dice.shuffle(g.decks[d])


def deal_events(g: Beyond) -> None:
    """The events of levels II and III; level IIII has none, and the rest leaves the game unseen
    [beyond.setup.events.level4, beyond.setup.events.rest].
    """
    for slot in range(ids.FIRST_OF_LEVEL[2], ids.FIRST_OF_LEVEL[4]):
        g.covers[slot] = ids.HIDDEN
    every: list[i64] = list(range(ids.EVENTS))
    g.unused = cover_slots(g, every, g.dice)


def cover_slots(g: Beyond, events: list[i64], luck: Dice) -> list[i64]:
    """Lay these events on the slots of their level whose events lie face down: the two that are in
    every game, and others at random. Those that are left over [beyond.setup.events.level2,
    beyond.setup.events.level3].
    """
    out: list[i64] = []
    for level in range(2, 4):
        chosen: list[i64] = []
        others: list[i64] = []
        for e in events:
            event = g.box.events[e]
            if event.level == level:
                (chosen if event.mandatory else others).append(e)
        covered: list[i64] = []
        for slot in range(ids.FIRST_OF_LEVEL[level], ids.FIRST_OF_LEVEL[level + 1]):
            if g.covers[slot] == ids.HIDDEN:
                covered.append(slot)
        luck.shuffle(others)
        while len(chosen) < len(covered):
            chosen.append(others.pop())
        luck.shuffle(chosen)
        for k in range(len(covered)):
            g.covers[covered[k]] = chosen[k]
        out.extend(others)
    return out


def deal_systems(g: Beyond) -> None:
    """Two of the starting systems lie on the A slots, the others go into the A deck; the top of the
    B deck lies on the B slots [beyond.setup.systems.a, beyond.setup.systems.b].
    """
    starting: list[i64] = []
    for s in range(ids.SYSTEMS):
        system = g.box.systems[s]
        if system.starting:
            starting.append(s)
        else:
            g.decks[system.deck].append(s)
    g.dice.shuffle(starting)
    g.systems[ids.FIRST_SYSTEM] = starting.pop()
    g.systems[ids.FIRST_SYSTEM + 1] = starting.pop()
    g.decks[ids.DECK_A].extend(starting)
    g.dice.shuffle(g.decks[ids.DECK_A])
    g.dice.shuffle(g.decks[ids.DECK_B])
    g.systems[ids.FIRST_SYSTEM + 2] = draw(g, ids.DECK_B)
    g.systems[ids.FIRST_SYSTEM + 3] = draw(g, ids.DECK_B)


def deal_achievements(g: Beyond) -> None:
    """Both basic achievements, one of group A and one of group B [beyond.setup.achievements]."""
    out: list[i64] = []
    for group in range(3):
        every = g.box.achievements
        cards: list[i64] = [k for k in range(ids.ACHIEVEMENTS) if every[k].group == group]
        if group > 0:
            g.dice.shuffle(cards)
            cards = cards[:1]
        out.extend(cards)
    g.achievements = out
    g.claims = [[] for _ in out]
