"""Is this a position that can be played on? Whatever comes from outside is asked here.

First the pieces, see `inventory`. Then the question: what is left of the turn is in its order, and
whoever is asked has an answer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.inventory import check_pieces, technologies_of
from perihelion.beyond.phases.colonise import Settle, Settlers
from perihelion.beyond.phases.discs import FOR_COLONY, FOR_OUTPOST, TakeDisc
from perihelion.beyond.phases.events import LayEvent
from perihelion.beyond.phases.order import TURN
from perihelion.beyond.phases.perform import Onward, Perform
from perihelion.beyond.phases.private import PickPrivate
from perihelion.beyond.phases.research import FindType, InForce, PickCard, TakeBonus
from perihelion.beyond.phases.rows import row_is_open
from perihelion.beyond.phases.rule import Rule
from perihelion.beyond.powers.colonising import DrawSystems
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import check_asked, try_out
from perihelion.tabletop.shapes import bad
from perihelion.tabletop.step import Step

MOST_STEPS: Final = 120
"""So many steps are never left of a turn."""


def checked(g: Beyond) -> Beyond:
    """The position, if it is one that can be played on or, as a view, looked at."""
    check_pieces(g)
    g.note_linked()
    check_question(g)
    return g


def check_question(g: Beyond) -> None:
    """One faction is asked what the rules ask there, or the game is over."""
    if any(g.lanes) or any(g.given) or g.answered:
        raise bad("given")
    if not check_asked(g):
        if g.drawn or g.drawn_systems or g.marks.waiting:
            raise bad("asked")
        return
    if g.called != g.asked:
        raise bad("called")
    top = g.agenda[-1]
    for step in g.agenda:
        _check_step(g, step, step is top)
    _check_turn(g)
    _check_open_cards(g, top)
    assert isinstance(top, Rule)
    if not _is_bare(g, top.who(g)):
        raise bad("asked")
    if g.marks.waiting and not any(step.word() == "bonus-order" for step in g.agenda):
        raise bad("waiting")
    if g.marks.target != ids.NOWHERE and not any(isinstance(step, Onward) for step in g.agenda):
        raise bad("target")
    try_out(g)


def _is_bare(g: Beyond, who: i64) -> bool:
    """Whether just this seat is asked."""
    return g.asked == BIT[who]


def _check_turn(g: Beyond) -> None:
    """What is left of the turn is left in its order, and the next turn comes after it."""
    words = [step.word() for step in reversed(g.agenda)]
    if len(words) > MOST_STEPS or words.pop() != "next-turn":
        raise bad("agenda")
    phases = [step.word() for step in TURN]
    rest = [word for word in words if word in phases]
    if rest != phases[len(phases) - len(rest) :] or words[len(words) - len(rest) :] != rest:
        raise bad("agenda")
    if not words or "start-turn" in words or "next-turn" in words or "finish" in words:
        raise bad("agenda")


def _check_open_cards(g: Beyond, top: Step) -> None:
    """Drawn cards lie open only while somebody chooses among them."""
    techs = isinstance(top, PickCard) and not g.setup.tableau
    if isinstance(top, PickPrivate):
        techs = not row_is_open(g, top.level)
    if bool(g.drawn) != techs:
        raise bad("drawn")
    level = 0
    if isinstance(top, PickCard):
        level = ids.LEVEL_OF_SLOT[top.slot]
    elif isinstance(top, PickPrivate):
        level = top.level
    for t in g.drawn:
        if g.box.techs[t].level != level:
            raise bad("drawn")
    systems = isinstance(top, Perform) and isinstance(top.effect, DrawSystems)
    if bool(g.drawn_systems) != systems:
        raise bad("drawn_systems")


def _check_step(g: Beyond, step: Step, on_top: bool) -> None:
    """Whether what the step speaks of is there."""
    fine = True
    if isinstance(step, Rule):
        fine = step.who(g) < g.setup.players
    if isinstance(step, TakeDisc):
        if step.purpose == FOR_COLONY:
            fine = fine and step.where < len(g.seats[step.seat].colonies)
        elif step.purpose == FOR_OUTPOST:
            fine = fine and step.where < ids.PLACES and g.holder[step.where] == step.seat
        fine = fine and step.kinds > 0
    elif isinstance(step, Settlers):
        fine = fine and on_top and isinstance(g.agenda[-2] if len(g.agenda) > 1 else step, Settle)
        have = g.seats[step.seat].might[step.place] if fine else 0
        fine = fine and have + g.marks.settled >= step.strength
    elif isinstance(step, Settle):
        fine = fine and g.systems[step.place] != ids.NO_CARD and g.agenda.count(step) == 1
        fine = fine and isinstance(g.agenda[-1], Settlers)
    elif isinstance(step, PickCard | PickPrivate):
        fine = fine and on_top
        if isinstance(step, PickCard):
            fine = fine and g.cards[step.slot] == ids.NO_CARD
            fine = fine and g.seats[step.seat].researched & BIT[step.slot] != 0
        else:
            fine = fine and 2 <= step.level <= 4
    elif isinstance(step, FindType):
        fine = fine and ids.LEVEL_OF_SLOT[step.slot] > 1
        fine = fine and g.seats[step.seat].researched & BIT[step.slot] != 0
    elif isinstance(step, TakeBonus):
        fine = fine and g.seats[step.seat].researched & BIT[step.slot] != 0
    elif isinstance(step, InForce):
        seat = g.seats[step.seat] if fine else g.seats[0]
        fine = fine and (step.tech in technologies_of(g, seat) or step.tech in seat.private)
    elif isinstance(step, LayEvent):
        fine = fine and step.event in g.staying
    if not fine:
        raise bad("agenda")
