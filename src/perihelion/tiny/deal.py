"""Setting up a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.dice import Seed, dice
from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.box import box_of
from perihelion.tiny.phases.moves import refill
from perihelion.tiny.phases.opening import CHOOSE_ROGUE, DEAL_MISSIONS, ChooseGalaxy, set_rogue
from perihelion.tiny.phases.order import NEXT_TURN
from perihelion.tiny.pieces.marks import Marks
from perihelion.tiny.seat import Seat
from perihelion.tiny.setup import Setup
from perihelion.tiny.state import Tiny

# Planets in the row for 1 to 5 players: two more than players, but six for five, and solo play is
# set up for two [tiny.setup.6, tiny.solo.setup.two].
ROW: Final[list[i64]] = [4, 4, 5, 6, 6]


def new_seat() -> Seat:
    """A player's beginning: 2 energy and 1 culture, level 1, two ships at home and two locked
    [tiny.setup.2, tiny.setup.3, tiny.setup.4, tiny.setup.5].
    """
    where: list[i64] = [ids.HOME, ids.HOME, ids.LOCKED, ids.LOCKED]
    spot: list[i64] = [ids.SURFACE] * ids.SHIPS
    return Seat(ids.NO_GALAXY, 1, 2, 1, where, spot, [], [], ids.NO_MISSION, ids.NO_MISSION, 0, 0)


def rogue_seat() -> Seat:
    """The rogue's beginning: no energy, no culture, level 1, all four ships on its mat
    [tiny.solo.setup.resources, tiny.solo.setup.ships, tiny.solo.setup.level].
    """
    seat = new_seat()
    seat.energy = 0
    seat.culture = 0
    for ship in range(ids.SHIPS):
        seat.send_home(ship)
    return seat


def player_order(setup: Setup) -> list[i64]:
    """Clockwise from the starting player [tiny.setup.first, tiny.turn.order]."""
    return [(setup.first_player + k) % setup.players for k in range(setup.players)]


def bare_table(seed: Seed, setup: Setup) -> Tiny:
    """Seats, but no card yet on the table."""
    seats = [new_seat() for _ in range(setup.players)]
    if setup.players == 1:
        seats.append(rogue_seat())
    order = player_order(setup)
    return Tiny(
        dice(seed), order, setup.automatic, setup, box_of(setup), seats,
        row=[], deck=[], removed=[], missions=[], faces=[], states=[], bay=[],
        at_work=None, marks=Marks(order[0]),
    ).fresh()  # fmt: skip


def new_game(seed: Seed, setup: Setup, listening: bool) -> Tiny:
    """Planets are shuffled and laid out from the left; everyone is dealt two missions; the rest of
    them go back into the box unseen [tiny.setup.6, tiny.setup.8.deal, tiny.setup.8.rest,
    tiny.solo.setup.missions].
    """
    g = bare_table(seed, setup)
    if listening:
        g.listen()
    g.deck = list(range(ids.PLANETS))
    g.dice.shuffle(g.deck)
    g.row = [ids.NO_PLANET] * ROW[setup.players - 1]
    for slot in range(len(g.row)):
        refill(g, slot)
    deal_missions(g)
    g.then(opening(g))
    return g


def deal_missions(g: Tiny) -> None:
    """Two missions for everyone, in secret; in solo play there are none."""
    g.missions = [m for m in range(ids.MISSIONS) if g.box.in_play[m]]
    if g.solo():
        return
    g.dice.shuffle(g.missions)
    for i in g.order:
        for _ in range(2):
            g.seats[i].dealt.append(g.missions.pop())


def opening(g: Tiny) -> list[AnyStep]:
    """What has to be chosen before the first turn: the rogue, the colours, the missions."""
    steps: list[AnyStep] = []
    setup = g.setup
    if g.solo():
        if setup.rogue == ids.NO_ROGUE:
            steps.append(CHOOSE_ROGUE)
        else:
            set_rogue(g, setup.rogue)
    for i in range(setup.players):
        if setup.galaxies:
            g.seats[i].galaxy = setup.galaxies[i]
        else:
            steps.append(ChooseGalaxy(i))
    steps.append(DEAL_MISSIONS)
    steps.append(NEXT_TURN)
    return steps
