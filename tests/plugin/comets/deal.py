"""Setting up a game."""

from __future__ import annotations

from comets import ids
from comets.box import box_of
from comets.phases.catching import NEXT_COMET
from comets.seat import Seat
from comets.setup import Setup
from comets.state import Comets
from perihelion.tabletop.dice import Seed, dice


def deal(seed: Seed, setup: Setup, listening: bool) -> Comets:
    """Everybody has all probes; the comets are shuffled, and one is put aside unseen."""
    players = range(setup.players)
    probes = list(range(1, ids.PROBES + 1))
    seats = [Seat(probes[:], []) for _ in players]
    g = Comets(
        dice(seed), list(players), setup.automatic, setup, box_of(setup), seats,
        list(range(ids.COMETS)), ids.NO_COMET, ids.NO_COMET, [],
    ).fresh()  # fmt: skip
    if listening:
        g.listen()
    g.dice.shuffle(g.deck)
    g.aside = g.deck.pop()
    g.next(NEXT_COMET)
    return g
