"""Every field of a position, declared once."""

from __future__ import annotations

from typing import Final

from comets import ids
from comets.box import box_of
from comets.phases.catching import STEPS
from comets.seat import Seat
from comets.setup import PLAYERS, read_setup
from comets.state import Comets
from perihelion.tabletop.checking import check_asked, check_given, check_sealed
from perihelion.tabletop.fields import FROM_ALL, Many, Pile, Place
from perihelion.tabletop.layout import Layout, Seats, TableLayout
from perihelion.tabletop.shapes import bad
from perihelion.tabletop.values import Count

SEAT: Final = Layout(
    Seat, [Many("probes", Count(1, ids.PROBES), room=ids.PROBES), Pile("caught", "comet")]
)


def check_fit(g: Comets) -> None:
    """Everybody has a probe for each comet to come, and one besides."""
    to_come = len(g.deck) + (g.comet != ids.NO_COMET)
    for i, seat in enumerate(g.seats):
        if seat.probes != sorted(set(seat.probes)) or len(seat.probes) != to_come + 1:
            raise bad(f"seats {i} probes")


def check_question(g: Comets) -> None:
    """Everybody is asked for a probe, or the game is over."""
    going_on = check_asked(g)
    if going_on != (g.comet != ids.NO_COMET) or (not going_on and g.deck):
        raise bad("comet")
    if going_on:
        if [step.word() for step in g.agenda] != ["next-comet", "send-probe"] or any(g.lanes):
            raise bad("agenda")
        check_sealed(g, 2 ** len(g.order) - 1)
        for i in g.order:
            check_given(g, i)


LAYOUT: Final = TableLayout(
    "comets",
    ids.RULES_VERSION,
    Comets,
    [
        Seats("seats", SEAT, PLAYERS[-1]),
        Pile("deck", "comet", FROM_ALL),
        Place("aside", "comet", FROM_ALL),
        Place("comet", "comet"),
        Pile("flown", "comet"),
    ],
    read_setup,
    box_of,
    STEPS,
    check_fit,
    check_question,
)
