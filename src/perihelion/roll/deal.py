"""Setting up a game."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.box import box_of
from perihelion.roll.phases.round import rest_of_round
from perihelion.roll.pieces.tiles import DICE_IN_BOX
from perihelion.roll.seat import Seat
from perihelion.roll.setup import Setup
from perihelion.roll.state import Roll
from perihelion.tabletop.dice import Dice, Seed, dice


def player_order(seats: list[Seat]) -> list[i64]:
    """Clockwise by seat from the lowest faction number, where order matters at all
    [roll.seq.order, roll.setup.seats].
    """
    numbers = [seat.number for seat in seats]
    first = numbers.index(min(numbers))
    return [(first + k) % len(seats) for k in range(len(seats))]


def empty_seat(number: i64) -> Seat:
    """A seat with nothing before it yet."""
    return Seat(
        number, [], [], [0] * ids.PLACES, [], [], [], [], 0, 0, 1, 0, ids.NOTHING, ids.NOTHING, 0, 0
    )


def settle_in(g: Roll, i: i64, number: i64, home: i64) -> None:
    """A faction and a home world make the starting tableau, with three white dice in the cup, two
    in the Citizenry, and those that the tiles show; one credit, or what the home world says
    [roll.setup.start-tiles, roll.setup.dice.base, roll.setup.dice.start-tiles, roll.setup.credits,
    roll.setup.doomed-world, roll.setup.destroyed-colony].
    """
    seat = g.seats[i]
    seat.tableau = [*g.box.faction_sides(number), home]
    g.supply[ids.HOME] -= 5
    seat.put(ids.CUP, ids.HOME, 3)
    seat.put(ids.CITIZENRY, ids.HOME, 2)
    for s in seat.tableau:
        g.gain(i, s)
        if g.sides[s].start_credits > 0:
            seat.credits = g.sides[s].start_credits
    if g.log is not None:
        facts: dict[str, object] = {
            "number": int(number), "card": g.name(home), "credits": int(seat.credits),
        }  # fmt: skip
        g.tell("start", i, facts)


def empty_table(luck: Dice, setup: Setup, seats: list[Seat], bag: list[i64]) -> Roll:
    """A table before anything has been handed out: all dice in the supply, twelve points per player
    in the pool, the tens apart [roll.setup.pool, roll.setup.tens, roll.comp.dice, roll.setup.kit,
    roll.inv.dice, roll.inv.tiles].
    """
    return Roll(
        luck,
        player_order(seats),
        setup.automatic,
        setup,
        box_of(setup),
        seats,
        bag,
        [],
        [],
        list(DICE_IN_BOX),
        12 * setup.players,
        0,
        0,
        ids.SETUP_STEP,
        False,
    ).fresh()


def new_game(seed: Seed, setup: Setup, listening: bool) -> Roll:
    """Factions and home worlds are dealt at random, the others leave the game; everyone draws two
    tiles in the order of the seats [roll.setup.start-tiles, roll.setup.zone.draw,
    roll.setup.dice.not-zone, roll.term.random].
    """
    luck = dice(seed)
    box = box_of(setup)
    numbers = box.factions[:]
    luck.shuffle(numbers)
    homes = box.home_worlds[:]
    luck.shuffle(homes)
    bag = box.tiles[:]
    luck.shuffle(bag)
    seats = [empty_seat(numbers[i]) for i in range(setup.players)]
    g = empty_table(luck, setup, seats, bag)
    if listening:
        g.listen()
    for i in range(setup.players):
        settle_in(g, i, numbers[i], homes[i])
    for i in range(setup.players):
        for _ in range(2):
            seats[i].hand.append(g.draw_tile())
        seats[i].hand.sort()
    g.then(rest_of_round(g, ids.SETUP_STEP))
    return g
