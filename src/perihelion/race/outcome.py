"""What an answer would bring: what an action would do as things stand, and what the cards it uses
do.
"""

from __future__ import annotations

from typing import Final

from perihelion.race import ids
from perihelion.race.card_text import printed_powers
from perihelion.race.phases.develop import SELECT_DEVELOPMENT
from perihelion.race.phases.explore import to_draw, to_keep
from perihelion.race.phases.settle import SELECT_WORLD
from perihelion.race.phases.trading import good_price, sellable_goods
from perihelion.race.pieces.kinds import CONSUME
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.scene import Name, Said, Saying

TELL_POWERS: Final = {"help", "takeover", "discount", "produce-for-card"}
"""Options to use a card of the tableau: what the card does is shown with them."""


def about(g: Race, question: Question, option: Option) -> list[Saying]:
    """What an action would bring if its phase began now: first in few words, then in full if there
    is more to say. For a start world, what it costs to keep; for a card that would be used, what it
    does.
    """
    answer, facts = int(option.id), option.structure
    if ids.ACTION <= answer <= ids.SEARCH:
        return _action(g, int(question.seat), answer - ids.ACTION)
    if "discards" in facts:
        return [Said("start-discards", {"count": facts["discards"]})]
    if facts["kind"] in TELL_POWERS:
        return [power.words for power in printed_powers(g.cards[answer])]
    return []


def _action(g: Race, i: int, action: int) -> list[Saying]:
    if action in (ids.EXPLORE_5, ids.EXPLORE_1_1):
        return [_explore(g, i, action)]
    if action == ids.DEVELOP_ACTION:
        return _placeable(g, i, action, ids.DEVELOP_PHASE)
    if action == ids.SETTLE_ACTION:
        return _placeable(g, i, action, ids.SETTLE_PHASE)
    if action == ids.CONSUME_TRADE:
        return [_sale(g, i)]
    if action == ids.CONSUME_DOUBLE:
        return [_consume(g, i), Said("note-double")]
    return _produce(g, i) if action == ids.PRODUCE_ACTION else []


def _begun(g: Race, i: int, action: int, phase: int) -> Race:
    """The view as if this phase began now, called by the player alone."""
    twin = g.copy()
    twin.seats[i].actions = BIT[action]
    twin.begin_phase(phase)
    return twin


def _explore(g: Race, i: int, action: int) -> Said:
    twin = _begun(g, i, action, ids.EXPLORE_PHASE)
    seat = twin.seats[i]
    drawn = int(to_draw(twin, seat))
    seat.drawn = [ids.NO_CARD] * drawn
    return Said("note-explore", {"drawn": drawn, "kept": int(to_keep(twin, seat))})


def _placeable(g: Race, i: int, action: int, phase: int) -> list[Saying]:
    """The cards of the hand that could be placed."""
    twin = _begun(g, i, action, phase)
    name = ids.PHASES[phase]
    step = SELECT_DEVELOPMENT if phase == ids.DEVELOP_PHASE else SELECT_WORLD
    found = {twin.name(c) for c in twin.seats[i].hand if step.bar(twin, i, c) is None}
    names = [Name("card", slug) for slug in sorted(found)]
    if not names:
        return [Said(f"note-{name}-nothing")]
    return [
        Said(f"note-{name}", {"count": len(names)}),
        Said(f"note-{name}-names", {"names": names}),
    ]


def _sale(g: Race, i: int) -> Said:
    """The best price for a good."""
    seat = g.seats[i].copy()
    seat.take_snapshot()
    prices = [int(good_price(g, seat, world, True)) for world in sellable_goods(g, seat)]
    return Said("note-trade", {"cards": max(prices)}) if prices else Said("note-trade-nothing")


def _consume(g: Race, i: int) -> Said:
    """How many goods meet how many powers."""
    seat = g.seats[i]
    powers = sum(len(g.cards[c].of_phase[CONSUME]) for c in seat.tableau)
    return Said("note-consume", {"goods": int(seat.good_count()), "powers": powers})


def _produce(g: Race, i: int) -> list[Saying]:
    """The worlds that would get a good, and the windfall worlds without one."""
    seat = g.seats[i]
    empty = [
        g.cards[c] for c, good in zip(seat.tableau, seat.goods, strict=True) if good == ids.NO_CARD
    ]
    made = sum(1 for card in empty if any(power.produces for power in card.powers))
    windfalls = sum(1 for card in empty if card.windfall)
    return [
        Said("note-produce", {"worlds": made}),
        Said("note-produce-worlds", {"worlds": made, "windfalls": windfalls}),
    ]
