"""The cards of Race for the Galaxy: their faces, and what it takes to place one."""

from __future__ import annotations

from typing import Final

from perihelion import words
from perihelion.race import ids
from perihelion.race.phases.develop import lowest_price, price
from perihelion.race.phases.settle_price import pay_discount, strength, world_price
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import (
    DEVELOP,
    KIND_WORDS,
    NO_KIND,
    NO_PAY,
    PHASE_WORDS,
    SET_WORDS,
    SETTLE,
    WORDS,
)
from perihelion.race.power import Power
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.server.boards.race_view import RaceFace, RaceHeld, RacePart
from perihelion.server.boards.shapes import FacePower
from perihelion.server.wire_lobby import AnyFace
from perihelion.tabletop.bits import BIT
from perihelion.words.voice import Voice

_OWN_PHASES: Final = {
    False: (ids.DEVELOP_PHASE, ids.DEVELOP_AGAIN),
    True: (ids.SETTLE_PHASE, ids.SETTLE_AGAIN),
}
"""When developments and when worlds are placed."""


def face_key(g: Race, c: int) -> str:
    """What the copies of a card have in common, and a later printing has not."""
    return g.box.words[c].split(".")[0]


def race_faces(g: Race, speech: Voice) -> dict[str, AnyFace]:
    """Every card of this game once."""
    out: dict[str, AnyFace] = {}
    for c, card in enumerate(g.cards):
        key = face_key(g, c)
        if g.box.present[c] and key not in out:
            out[key] = _face(key, card, SET_WORDS[g.box.sets[c]], speech)
    return out


def _face(key: str, card: Card, set_: str, speech: Voice) -> RaceFace:
    kind = "development"
    if card.world:
        kind = "military-world" if card.military else "world"
    lines = [(line.sentence().message, line.sentence().facts) for line in card.lines]
    return RaceFace(
        key=key,
        card=card.slug,
        name=words.card_name(speech.lang, "race", card.slug),
        what=_what(card, kind, speech),
        kind=kind,
        cost=int(card.number),
        military=card.military,
        points=None if card.six else int(card.points),
        good=None if card.kind == NO_KIND else KIND_WORDS[card.kind],
        windfall=card.windfall,
        start=int(card.start) if card.start >= 0 else None,
        prestige=card.symbol,
        marks=[word for bit, word in WORDS.items() if card.words & bit],
        set=set_,
        powers=[_power(power, speech) for power in card.powers],
        lines=words.scoring(speech.lang, "race", lines),
    )


def _power(power: Power, speech: Voice) -> FacePower:
    said = power.sentence()
    return FacePower(
        phase=PHASE_WORDS[power.phase()],
        kind=said.message,
        facts=said.facts,
        words=words.power(speech.lang, "race", said.message, said.facts),
    )


def _what(card: Card, kind: str, speech: Voice) -> str:
    """What kind of card it is, in a few words."""
    parts = [speech.say(f"race-{kind}", number=int(card.number))]
    if card.kind != NO_KIND:
        good = speech.of_game(f"good-{KIND_WORDS[card.kind]}")
        parts.append(speech.say("race-windfall" if card.windfall else "race-production", name=good))
    if card.start >= 0:
        parts.append(speech.say("race-start", number=int(card.start)))
    return ", ".join(parts)


def race_held(
    g: Race, seat: Seat, c: int, drawn: bool, why_not: str | None, speech: Voice
) -> RaceHeld:
    """A card of the hand with its price tag. In its own phase the card is priced as the rules price
    it there; else as if its phase began now, without a bonus.
    """
    card = g.cards[c]
    mine = seat
    if g.phase not in _OWN_PHASES[card.world]:
        mine = seat.copy()
        mine.snapshot = mine.tableau[:]
        mine.actions = 0
    cost: int | None
    least: int | None
    power: int | None = None
    if not card.world:
        cost, least = int(price(g, mine, c)), int(lowest_price(g, mine, c))
        parts = development_parts(g, mine, c, speech)
    elif card.military:
        power = int(strength(g, mine, c))
        payable = pay_discount(g, mine, c, []) != NO_PAY
        cost = least = int(world_price(g, mine, c, [])) if payable else None
        parts = strength_parts(g, mine, c, speech)
    else:
        cost = least = int(world_price(g, mine, c, []))
        parts = world_parts(g, mine, c, speech)
    return RaceHeld(
        id=c,
        face=face_key(g, c),
        drawn=drawn,
        shown=c in seat.shown,
        cost=cost,
        least=least,
        strength=power,
        defense=int(card.number) if card.military else None,
        parts=parts,
        why_not=why_not,
    )


def start_held(g: Race, c: int) -> RaceHeld:
    """A start world that was dealt, of which one is kept: it has no price."""
    return RaceHeld(
        id=c,
        face=face_key(g, c),
        drawn=True,
        shown=False,
        cost=None,
        least=None,
        strength=None,
        defense=None,
        parts=[],
        why_not=None,
    )


def development_parts(g: Race, seat: Seat, c: int, speech: Voice) -> list[RacePart]:
    """What the price of a development is made of, before it is held at 0."""
    out = [RacePart(words=speech.say("race-printed-cost"), amount=int(g.cards[c].number))]
    if g.has_bonus(seat):
        out.append(RacePart(words=speech.of_game("action-develop"), amount=-1))
        if g.boosts(seat, g.action_in_progress()):
            out.append(RacePart(words=speech.of_game("source-boost"), amount=-2))
    for own in seat.snapshot:
        less = sum(int(power.develop_discount()) for power in g.cards[own].of_phase[DEVELOP])
        _add(out, _name(g, own, speech), -less)
    return out


def world_parts(g: Race, seat: Seat, c: int, speech: Voice) -> list[RacePart]:
    """What the price of a peaceful world is made of, before it is held at 0."""
    card = g.cards[c]
    out = [RacePart(words=speech.say("race-printed-cost"), amount=int(card.number))]
    for own in seat.snapshot:
        less = sum(int(power.settle_discount(card)) for power in g.cards[own].of_phase[SETTLE])
        _add(out, _name(g, own, speech), -less)
    if g.boosts(seat, g.action_in_progress()):
        out.append(RacePart(words=speech.of_game("source-boost"), amount=-3))
    return out


def strength_parts(g: Race, seat: Seat, c: int, speech: Voice) -> list[RacePart]:
    """What the strength against a military world is made of."""
    card = g.cards[c]
    total = int(seat.total_military(g.cards, seat.snapshot))
    out = [RacePart(words=speech.say("race-military"), amount=total)]
    _add(out, speech.say("race-temporary"), int(seat.tactics))
    for own in seat.snapshot:
        more = sum(int(power.military_against(card)) for power in g.cards[own].of_phase[SETTLE])
        _add(out, _name(g, own, speech), more)
    if g.boosts(seat, g.action_in_progress()):
        out.append(RacePart(words=speech.of_game("source-boost"), amount=2))
    return out


def _add(parts: list[RacePart], source: str, amount: int) -> None:
    """Name a source that gives something."""
    if amount:
        parts.append(RacePart(words=source, amount=amount))


def _name(g: Race, c: int, speech: Voice) -> str:
    return words.card_name(speech.lang, "race", g.cards[c].slug)


def marked(actions: int, bit: int) -> bool:
    """Whether the bit of an action is set."""
    return actions & BIT[bit] != 0
