"""What choosing an action would do for a player of Race for the Galaxy, as things stand: first in
the few words for which there is room on its card, then in full where there is more to say.
"""

from __future__ import annotations

from perihelion import words
from perihelion.race import ids
from perihelion.race.phases.develop import SELECT_DEVELOPMENT
from perihelion.race.phases.explore import to_draw, to_keep
from perihelion.race.phases.settle import SELECT_WORLD
from perihelion.race.phases.trading import good_price, sellable_goods
from perihelion.race.pieces.kinds import CONSUME
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.words.voice import Voice


def action_notes(g: Race, i: int, answer: int, speech: Voice) -> list[str]:
    """What the player would get out of this action if the phase began now."""
    action = answer - ids.ACTION
    if action in (ids.EXPLORE_5, ids.EXPLORE_1_1):
        return [_explore(g, i, action, speech)]
    if action == ids.DEVELOP_ACTION:
        return _placeable(g, i, action, ids.DEVELOP_PHASE, "develop", speech)
    if action == ids.SETTLE_ACTION:
        return _placeable(g, i, action, ids.SETTLE_PHASE, "settle", speech)
    if action == ids.CONSUME_TRADE:
        return [_sale(g, i, speech)]
    if action == ids.CONSUME_DOUBLE:
        return [_consume(g, i, speech), speech.say("race-note-double")]
    if action == ids.PRODUCE_ACTION:
        return _produce(g, i, speech)
    return []


def _begun(g: Race, i: int, action: int, phase: int) -> Race:
    """The view as if this phase began now, called by the player alone."""
    twin = g.copy()
    twin.seats[i].actions = BIT[action]
    twin.begin_phase(phase)
    return twin


def _explore(g: Race, i: int, action: int, speech: Voice) -> str:
    twin = _begun(g, i, action, ids.EXPLORE_PHASE)
    seat = twin.seats[i]
    drawn = int(to_draw(twin, seat))
    seat.drawn = [ids.NO_CARD] * drawn
    return speech.say("race-note-explore", drawn=drawn, kept=int(to_keep(twin, seat)))


def _placeable(g: Race, i: int, action: int, phase: int, name: str, speech: Voice) -> list[str]:
    """The cards of the hand that could be placed."""
    twin = _begun(g, i, action, phase)
    step = SELECT_DEVELOPMENT if phase == ids.DEVELOP_PHASE else SELECT_WORLD
    found = {twin.cards[c].slug for c in twin.seats[i].hand if step.bar(twin, i, c) is None}
    names = sorted(words.card_name(speech.lang, "race", slug) for slug in found)
    if not names:
        return [speech.say(f"race-note-{name}-nothing")]
    return [
        speech.say(f"race-note-{name}", count=len(names)),
        speech.say(f"race-note-{name}-names", names=", ".join(names)),
    ]


def _sale(g: Race, i: int, speech: Voice) -> str:
    """The best price for a good."""
    seat = g.seats[i].copy()
    seat.snapshot = seat.tableau[:]
    prices = [int(good_price(g, seat, world, True)) for world in sellable_goods(g, seat)]
    if not prices:
        return speech.say("race-note-trade-nothing")
    return speech.say("race-note-trade", cards=max(prices))


def _consume(g: Race, i: int, speech: Voice) -> str:
    """How many goods meet how many powers."""
    seat = g.seats[i]
    powers = sum(len(g.cards[c].of_phase[CONSUME]) for c in seat.tableau)
    return speech.say("race-note-consume", goods=int(seat.good_count()), powers=powers)


def _produce(g: Race, i: int, speech: Voice) -> list[str]:
    """The worlds that would get a good, and the windfall worlds that wait for one."""
    seat = g.seats[i]
    empty = [
        g.cards[c] for c, good in zip(seat.tableau, seat.goods, strict=True) if good == ids.NO_CARD
    ]
    made = sum(1 for card in empty if any(power.produces() for power in card.powers))
    windfalls = sum(1 for card in empty if card.windfall)
    return [
        speech.say("race-note-produce", worlds=made),
        speech.say("race-note-produce-worlds", worlds=made, windfalls=windfalls),
    ]
