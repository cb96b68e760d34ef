"""What effects are made of: moving cubes, ore, discs and cards, and telling of it."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT

# -- ore and cubes -----------------------------------------------------------


def gain_ore(g: Beyond, i: i64, n: i64, produced: bool = False) -> None:
    """Ore comes from the bank, which never runs dry [beyond.cost.ore-gain,
    beyond.comp.ore-unlimited]; what a mat produces is told as such.
    """
    if n > 0:
        g.seats[i].ore += n
        g.marks.changed = True
        if g.log is not None:
            g.tell("produced-ore" if produced else "gained-ore", i, {"count": int(n)})


def pay(g: Beyond, i: i64, ore: i64, population: i64) -> None:
    """Pay in full, before any effect [beyond.cost.ore-pay, beyond.turn.action.pay-first]."""
    seat = g.seats[i]
    seat.ore -= ore
    seat.population -= population
    give_back(g, i, population)
    if g.log is not None and ore + population > 0:
        g.tell("paid", i, {"ore": int(ore), "population": int(population)})


def take_cubes(g: Beyond, i: i64, n: i64) -> None:
    """Take cubes out of supply: a column is emptied before the next one is touched
    [beyond.supply.leftmost].
    """
    supply = g.seats[i].supply
    column: i64 = 0
    while n > 0 and column < ids.COLUMNS:
        taken = min(n, supply[column])
        supply[column] -= taken
        n -= taken
        column += 1


def recruit(g: Beyond, i: i64, n: i64) -> None:
    """The leftmost supply cubes become population, whatever the food discs show
    [beyond.effect.supply_to_pop, beyond.supply.ignores-food].
    """
    if n > 0:
        take_cubes(g, i, n)
        g.seats[i].population += n
        g.marks.changed = True
        if g.log is not None:
            g.tell("recruited", i, {"count": int(n)})


def give_back(g: Beyond, i: i64, n: i64) -> None:
    """Cubes go to the rightmost column with a free cell; if all are full, on top of column A
    [beyond.return.rightmost, beyond.return.overflow, beyond.return.gaps].
    """
    supply = g.seats[i].supply
    room = g.mats[i].capacity
    column: i64 = ids.COLUMNS - 1
    while n > 0 and column >= 0:
        free = room[column] - supply[column]
        if free > 0:
            placed = min(n, free)
            supply[column] += placed
            n -= placed
        column -= 1
    supply[0] += n


# -- ships -------------------------------------------------------------------


def launch(g: Beyond, i: i64, place: i64, level: i64) -> None:
    """A cube, already taken, becomes a ship [beyond.build.turn-cube]."""
    g.seats[i].add_ship(place, level)
    g.marks.dirty |= BIT[place]
    g.marks.changed = True
    if g.log is not None:
        g.tell("built", i, {"place": ids.PLACE_WORDS[place], "level": int(level)})


# -- discs -------------------------------------------------------------------


def disc_from(g: Beyond, i: i64, track: i64) -> i64:
    """Take the leftmost disc of a track; where there is none, a star disc
    [beyond.automate.star, beyond.outpost.star, beyond.ach.unlimited-discs].
    """
    seat = g.seats[i]
    if seat.discs[track] == 0:
        return ids.STAR
    seat.discs[track] -= 1
    if seat.discs[track] == 0:
        seat.emptied |= BIT[track]
    return track


def disc_home(g: Beyond, i: i64, disc: i64) -> None:
    """A disc goes back to the rightmost empty cell of its own track, a star beside the mat, where
    it can be used again; no star in use is exchanged for it [beyond.return.discs,
    beyond.return.star-reuse, beyond.return.star-not-swapped].
    """
    if 0 <= disc < ids.STAR:
        seat = g.seats[i]
        seat.discs[disc] += 1
        seat.emptied &= ~BIT[disc]


# -- decks -------------------------------------------------------------------


def draw(g: Beyond, deck: i64) -> i64:
    """The top card of a deck, which is not empty."""
    g.revealed += 1
    card = g.decks[deck].pop()
    parts = g.buried[deck]
    known: i64 = 0
    for size in parts:
        known += size
    if known > len(g.decks[deck]):
        last: i64 = len(parts) - 1
        parts[last] -= 1
        if parts[last] == 0:
            parts.pop()
    return card


def draw_system(g: Beyond, deck: i64) -> i64:
    """The top card of a system deck, or of the other one if it is empty; NO_CARD if both are
    [beyond.colonise.step4-empty].
    """
    if not g.decks[deck]:
        deck = ids.DECK_A + ids.DECK_B - deck
    if not g.decks[deck]:
        return ids.NO_CARD
    return draw(g, deck)


def bury(g: Beyond, deck: i64, cards: list[i64]) -> None:
    """Put cards under a deck in random order; the deck is not shuffled [beyond.research.bottom]."""
    if cards:
        g.dice.shuffle(cards)
        g.decks[deck] = cards + g.decks[deck]
        g.buried[deck].insert(0, len(cards))
        if g.log is not None:
            g.tell("buried", -1, {"deck": ids.DECK_WORDS[deck], "count": len(cards)})


def take_from_row(g: Beyond, deck: i64, card: i64) -> None:
    """Take a card that lies in an open row [beyond.tableau.pick]."""
    g.decks[deck].remove(card)
    parts = g.buried[deck]
    parts[0] -= 1
    if parts[0] == 0:
        parts.pop(0)
