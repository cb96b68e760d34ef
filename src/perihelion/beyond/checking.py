"""Is this a position that can be played on? Everything from outside is checked here.

The layout checks that every card lies in exactly one place and every number is possible. Here we
check that the pieces fit each other, that what is left of the turn is in order, and that whoever is
asked has an answer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.achievement import discs_claimed, is_stalemate, threshold
from perihelion.beyond.phases.colonise import Settle, Settlers
from perihelion.beyond.phases.control import OutpostOrder
from perihelion.beyond.phases.discs import FOR_COLONY, FOR_OUTPOST, TakeDisc
from perihelion.beyond.phases.events import LayEvent
from perihelion.beyond.phases.order import TURN
from perihelion.beyond.phases.perform import Perform
from perihelion.beyond.phases.private import PickPrivate
from perihelion.beyond.phases.research import FindType, InForce, PickCard, TakeBonus
from perihelion.beyond.phases.rows import row_is_open
from perihelion.beyond.phases.rule import Rule
from perihelion.beyond.phases.spaces import action_at, is_space, is_unlimited
from perihelion.beyond.pieces.counting import own_technologies
from perihelion.beyond.powers.colonising import DrawSystems
from perihelion.beyond.seat import ORE_IN, Seat
from perihelion.beyond.state import Beyond
from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import check_asked, in_range, try_out
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad
from perihelion.tabletop.step import AnyStep

MOST_STEPS: Final = 120
"""More steps than are ever left of a turn."""


def check_fit(g: Beyond) -> None:
    """Refuse pieces that do not fit together, and numbers that do not fit them."""
    if g.order != g.clockwise(g.order[0]):
        raise bad("order")
    if len({seat.faction for seat in g.seats}) != g.setup.players:
        raise bad("seats faction")
    _check_decks(g)
    _check_technologies(g)
    _check_events(g)
    _check_systems(g)
    _check_achievements(g)
    _check_outposts(g)
    for i in range(g.setup.players):
        _check_seat(g, i)
    _check_marks(g)


# -- cards -------------------------------------------------------------------


def _check_decks(g: Beyond) -> None:
    """Check that every card lies in a deck of its kind, and that in a view exactly the unknown ones
    lie face down, as many as are missing.
    """
    techs, systems = g.layout().unseen(g, "tech"), g.layout().unseen(g, "system")
    for d in range(ids.DECKS):
        cards = g.decks[d]
        known: i64 = 0
        for size in g.buried[d]:
            in_range(size, 1, f"buried {d}", len(cards) - known)
            known += size
        for k in range(len(cards)):
            if (cards[k] == ids.HIDDEN) != (g.viewer != NO_VIEW and k >= known):
                raise BadRecord("UNKNOWN_CARD", {"card": "?"})
            if cards[k] != ids.HIDDEN and not g.box.belongs(cards[k], d):
                raise bad(f"decks {d}")
        unseen = techs if d < ids.DECK_A else systems
        missing = [c for c in unseen if g.box.belongs(c, d)]
        if len(missing) != cards.count(ids.HIDDEN):
            raise BadRecord("CARD_MISSING", {"card": f"decks {d}"})


def _check_technologies(g: Beyond) -> None:
    """Check that technologies lie on slots of their level; level I is there from the start."""
    for slot in range(ids.SLOTS):
        t = g.cards[slot]
        if t != ids.NO_CARD and g.box.techs[t].level != ids.LEVEL_OF_SLOT[slot]:
            raise bad("slots")
        if t == ids.NO_CARD and slot < ids.FIRST_OF_LEVEL[2]:
            raise bad("slots")


def _check_events(g: Beyond) -> None:
    """Check that events cover undiscovered slots of their level, and that those of every game are
    never out of it. In a view all of these lie face down.
    """
    view = g.viewer != NO_VIEW
    covered: list[int] = [0, 0, 0, 0]
    for slot in range(ids.SLOTS):
        e = g.covers[slot]
        if e == ids.NO_CARD:
            continue
        level = ids.LEVEL_OF_SLOT[slot]
        if g.cards[slot] != ids.NO_CARD or not 2 <= level <= 3 or (e == ids.HIDDEN) != view:
            raise bad("events")
        if not view and g.box.events[e].level != level:
            raise bad("events")
        covered[level] += 1
    for e in g.unused:
        if (e == ids.HIDDEN) != view or (not view and g.box.events[e].mandatory):
            raise bad("unused")
    if view:
        unseen = g.layout().unseen(g, "event")
        for level in (2, 3):
            here = [e for e in unseen if g.box.events[e].level == level]
            must = [e for e in here if g.box.events[e].mandatory]
            if not len(must) <= covered[level] <= len(here):
                raise bad("events")


def _check_systems(g: Beyond) -> None:
    """Check that systems lie only in places for systems."""
    for place in range(ids.PLACES):
        if g.systems[place] != ids.NO_CARD:
            if not ids.FIRST_SYSTEM <= place < ids.FIRST_YARD and place != ids.EXTRA:
                raise bad("systems")
    if g.marks.linked != ids.NO_CARD and ids.AT_LINKED not in g.staying_at:
        raise bad("linked")
    if (g.systems[ids.EXTRA] != ids.NO_CARD) != (g.marks.extra_at != ids.NOWHERE):
        raise bad("extra_at")
    if g.marks.extra_at != ids.NOWHERE and g.marks.extra_at < ids.FIRST_SYSTEM:
        raise bad("extra_at")


def _check_achievements(g: Beyond) -> None:
    """Check that there are four achievements, two of them basic, with no faction twice on any."""
    groups = [g.box.achievements[one].group for one in g.achievements]
    if groups != [0, 0, 1, 2] or g.achievements[0] == g.achievements[1] or len(g.claims) != 4:
        raise bad("achievements")
    for k, claims in enumerate(g.claims):
        claimed = [claim % 4 for claim in claims]
        places = g.box.achievements[g.achievements[k]].places(g.setup.players)
        if len(claimed) > places or len(set(claimed)) != len(claimed):
            raise bad("claims")


def _check_outposts(g: Beyond) -> None:
    """Check that outposts lie exactly where somebody is in control."""
    awaited = [
        step.where
        for step in g.agenda
        if isinstance(step, TakeDisc) and step.purpose == FOR_OUTPOST
    ]
    ordering = [step.seat for step in g.agenda if isinstance(step, OutpostOrder)]
    for place in range(ids.PLACES):
        holder = g.holder[place]
        if holder != ids.NOBODY and (not g.there(place) or not g.kinds_at(place)):
            raise bad("outposts")
        bare = holder == ids.NOBODY or place in awaited
        if (g.outpost[place] == ids.NO_DISC) != bare and (bare or holder not in ordering):
            raise bad("outposts")


# -- seats and marks ---------------------------------------------------------


def _check_seat(g: Beyond, i: i64) -> None:
    """Check twenty cubes, eight discs of each kind, and the rest of a mat."""
    seat = g.seats[i]
    here = f"seats {i}"
    ships: i64 = 0
    for k in range(ids.HANGARS):
        ships += seat.ships[k]
        place: i64 = k // ids.LEVELS
        if seat.ships[k] and place != ids.MUSEUM and not g.there(place):
            raise bad(f"{here} ships")
    cubes = seat.stock() + seat.population + seat.aside + ships + int(seat.researched).bit_count()
    if cubes != 20:
        raise BadRecord("WRONG_CUBES", {"seat": int(i) + 1, "count": int(cubes)})
    _check_discs(g, i, seat)
    own: i64 = 0
    for t in own_technologies(g, i):
        own |= g.box.techs[t].powers
    for s in seat.colonies:
        own |= g.box.systems[s].powers
    if seat.powers & ~own:
        raise bad(f"{here} powers")
    if seat.pawn != ids.OFF_BOARD:
        _check_pawn(g, i, seat.pawn)


def _check_pawn(g: Beyond, i: i64, pawn: i64) -> None:
    """Check that a pawn stands on an existing space, and alone if the space is limited."""
    fine = is_space(pawn) and pawn in g.box.answers.words and action_at(g, pawn) is not None
    for k in range(i):
        fine = fine and (g.seats[k].pawn != pawn or is_unlimited(pawn))
    if not fine:
        raise bad(f"seats {i} pawn")


def _check_discs(g: Beyond, i: i64, seat: Seat) -> None:
    """Check that discs on the tracks, automated, on outposts, colonies and achievements make eight
    of each kind [beyond.comp.disc-conservation].
    """
    for kind in (ids.FOOD, ids.ORE):
        n = seat.discs[kind] + seat.automated[kind]
        for place in range(ids.PLACES):
            if g.holder[place] == i and g.outpost[place] == kind:
                n += 1
        for code in seat.colony_discs:
            n += code % ORE_IN if kind == ids.FOOD else code // ORE_IN % 16
        for claims in g.claims:
            n += claims.count(4 * kind + i)
        if n != 8:
            raise BadRecord("WRONG_DISCS", {"seat": int(i) + 1, "count": int(n)})


def _check_marks(g: Beyond) -> None:
    """Check that the end is in sight exactly when it should be, and that an open row has its whole
    deck.
    """
    marks = g.marks
    ending = discs_claimed(g) >= threshold(g.setup.players)
    if (marks.last_round != 0) != (ending or is_stalemate(g)):
        raise bad("last_round")
    if marks.last_round and not marks.round <= marks.last_round <= marks.round + 1:
        raise bad("last_round")
    if marks.rows & 3:
        raise bad("rows")
    for d in range(ids.DECK_A):
        if marks.rows & BIT[d + 2] and g.buried[d] != ([len(g.decks[d])] if g.decks[d] else []):
            raise bad(f"buried {d}")
    for space in marks.chain:
        if not is_space(space):
            raise bad("chain")


# -- the question ------------------------------------------------------------


def check_question(g: Beyond) -> None:
    """Check that one faction is asked what the rules ask there, or the game is over."""
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
        if not _fits(g, step, step is top):
            raise bad("agenda")
    _check_turn(g)
    _check_open_cards(g, top)
    assert isinstance(top, Rule)
    if g.asked != BIT[top.who(g)]:
        raise bad("asked")
    if g.marks.waiting and not any(step.word() == "bonus-order" for step in g.agenda):
        raise bad("waiting")
    going_on = [step for step in g.agenda if isinstance(step, Perform) and step.onward]
    if g.marks.target != ids.NOWHERE and not going_on:
        raise bad("target")
    try_out(g)


def _check_turn(g: Beyond) -> None:
    """Check that what is left of the turn is in order, and that the next turn comes after it."""
    words = [step.word() for step in reversed(g.agenda)]
    if len(words) > MOST_STEPS or words.pop() != "next-turn":
        raise bad("agenda")
    phases = [step.word() for step in TURN]
    rest = [word for word in words if word in phases]
    if rest != phases[len(phases) - len(rest) :] or words[len(words) - len(rest) :] != rest:
        raise bad("agenda")
    if not words or "start-turn" in words or "next-turn" in words or "finish" in words:
        raise bad("agenda")


def _check_open_cards(g: Beyond, top: AnyStep) -> None:
    """Check that drawn cards lie open only while somebody chooses among them."""
    techs, level = False, 0
    if isinstance(top, PickCard):
        techs, level = not g.setup.tableau, ids.LEVEL_OF_SLOT[top.slot]
    elif isinstance(top, PickPrivate):
        techs, level = not row_is_open(g, top.level), int(top.level)
    if bool(g.drawn) != techs or any(g.box.techs[t].level != level for t in g.drawn):
        raise bad("drawn")
    systems = isinstance(top, Perform) and isinstance(top.effect, DrawSystems)
    if bool(g.drawn_systems) != systems:
        raise bad("drawn_systems")


def _fits(g: Beyond, step: AnyStep, on_top: bool) -> bool:
    """Whether what the step refers to is there."""
    if not isinstance(step, Rule):
        return True
    if step.who(g) >= g.setup.players:
        return False
    seat = g.seats[step.who(g)]
    if isinstance(step, TakeDisc):
        if step.purpose == FOR_COLONY and step.where >= len(seat.colonies):
            return False
        if step.purpose == FOR_OUTPOST:
            if step.where >= ids.PLACES or g.holder[step.where] != step.seat:
                return False
        return step.kinds > 0
    if isinstance(step, Settlers):
        settling = on_top and len(g.agenda) > 1 and isinstance(g.agenda[-2], Settle)
        return settling and seat.might[step.place] + g.marks.settled >= step.strength
    if isinstance(step, Settle):
        there = g.systems[step.place] != ids.NO_CARD and g.agenda.count(step) == 1
        return there and isinstance(g.agenda[-1], Settlers)
    if isinstance(step, PickPrivate):
        return on_top and 2 <= step.level <= 4
    if isinstance(step, PickCard):
        undiscovered = g.cards[step.slot] == ids.NO_CARD
        return on_top and undiscovered and seat.researched & BIT[step.slot] != 0
    if isinstance(step, FindType) and ids.LEVEL_OF_SLOT[step.slot] == 1:
        return False
    if isinstance(step, FindType | TakeBonus):
        return seat.researched & BIT[step.slot] != 0
    if isinstance(step, InForce):
        return step.tech in own_technologies(g, step.seat)
    return not isinstance(step, LayEvent) or step.event in g.staying
