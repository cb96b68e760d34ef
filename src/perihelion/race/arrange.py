"""Arranging a position from the little that matters: for tests, puzzles and "what if".

    {"at": "settle",
     "seats": [{"tableau": ["New Sparta", {"Gem World": "some"}], "hand": ["Rebel Miners"],
                "fillers": 3, "chips": 2, "actions": ["settle"]},
               {"tableau": ["Old Earth"]}],
     "deck_top": ["Space Port"], "pool": 20, "round": 4, "options": {"automatic": false}}

- `at`: where in the round to begin: `opening`, `round-start`, `action`, a phase, or `round-end`
- `seats`: each with `tableau`, `hand`, `chips` and `actions`; `fillers` is a number of hand cards
  that are named nowhere and are only good to pay with: worlds that have to be conquered, the
  strongest first, then the dearest of the others; `start` the number of the start world, else that
  of the first card
- `deck_top`: the cards on top of the deck, first one first
- `deck`: the whole deck, by names or by number; cards left over are out of the game
- `discard`: the discards, by names or by number
- `order`: the seats in player order, where it is not that of the start worlds
- with expansions: `goals` by name, `tile` and `on_tile` for the prestige leader, and for each seat
  `prestige`, `boosted` (the prestige/search card is spent), `tucked` cards, and `goals` that it
  has earned or holds

After `at`, the phases that follow in the round are those that somebody's `actions` call for.

In every game `answers` may follow, lines as in a record: the position begins where they lead.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.box import Box
from perihelion.race.checking import BEGAN_WITH
from perihelion.race.deal import box_of, empty_seat, pool_of
from perihelion.race.layout import ACTIONS, CARD, LAYOUT, Entry, actions_named
from perihelion.race.phases.round import CHOOSE_ACTIONS, next_round, opening_steps, phases_chosen
from perihelion.race.pieces.expansions import NOBODY, Expansions, expansions_with
from perihelion.race.pieces.goals import goal_named
from perihelion.race.pieces.tiles import FIRSTS
from perihelion.race.seat import Seat, player_order
from perihelion.race.state import Race
from perihelion.tabletop import shapes
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice, dice
from perihelion.tabletop.families import FACE_DOWN, Reader
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import AnyStep

SOME: Final = "some"
"""Instead of a good: any card will do."""


class Some(shapes.Mark):
    """Cards, or how many."""

    def fits(self, value: object) -> bool:
        return shapes.is_number(value) or shapes.are_texts(value)


ARRANGED_SEAT: Final = {
    "tableau": [Entry()],
    "hand?": [shapes.TEXT],
    "fillers?": shapes.NUMBER,
    "chips?": shapes.NUMBER,
    "actions?": [shapes.OneOf(ACTIONS)],
    "start?": shapes.NUMBER,
    "prestige?": shapes.NUMBER,
    "boosted?": shapes.FLAG,
    "tucked?": [shapes.TEXT],
    "goals?": [shapes.TEXT],
}

ARRANGED: Final = {
    "game?": shapes.TEXT,
    "rules?": shapes.NUMBER,
    "options?": shapes.SETTINGS,
    "at?": shapes.TEXT,
    "seats": [ARRANGED_SEAT],
    "deck_top?": [shapes.TEXT],
    "deck?": Some(),
    "discard?": Some(),
    "order?": [shapes.NUMBER],
    "pool?": shapes.NUMBER,
    "round?": shapes.NUMBER,
    "seed?": shapes.WHOLE,
    "goals?": [shapes.TEXT],
    "tile?": shapes.NUMBER,
    "on_tile?": shapes.NUMBER,
}


def check_arranged(data: dict[str, object]) -> None:
    """Whether this arranges a position, as far as its shape goes."""
    shapes.check(data, ARRANGED, "")
    seats = data["seats"]
    assert isinstance(seats, list)
    if "order" in data:
        shapes.check_distinct(data["order"], list(range(len(seats))), "order")
    for k, seat in enumerate(seats):
        if not seat["tableau"]:
            raise shapes.bad(f"seats {k} tableau")
        if seat.get("fillers", 0) < 0:
            raise shapes.bad(f"seats {k} fillers")
        shapes.check_distinct(seat.get("actions", []), ACTIONS, f"seats {k} actions")
    top = data.get("deck_top", [])
    assert isinstance(top, list)
    for name, least in (("deck", len(top)), ("discard", 0)):
        count = data.get(name)
        if isinstance(count, int) and count < least:
            raise shapes.bad(name)


def arrange(data: dict[str, Any], listening: bool) -> Race:
    """The position so described, run up to its first question."""
    check_arranged(data)
    setup = LAYOUT.setup_read(len(data["seats"]), data.get("options", {}))
    box = box_of(setup)
    reader = Reader(box.names)
    luck = dice(data.get("seed", 0))
    seats: list[Seat] = []
    for seat_data in data["seats"]:
        seats.append(_seat(box, reader, seat_data))
    expansions = _expansions(reader, data) if setup.expansions else expansions_with([])
    top = reader.take_all(CARD, data.get("deck_top", []))
    piles: dict[str, list[int]] = {}
    for name in ("deck", "discard"):
        if isinstance(data.get(name), list):
            piles[name] = reader.take_all(CARD, data[name])
    rest = _shuffled(luck, reader.rest(CARD))
    for seat, seat_data in zip(seats, data["seats"], strict=True):
        seat.hand.extend(_filler(box, rest) for _ in range(seat_data.get("fillers", 0)))
        seat.goods = [_some(rest) if good == _ANY_CARD else good for good in seat.goods]
    for name in ("deck", "discard"):
        if isinstance(data.get(name), int):
            piles[name] = [_some(rest) for _ in range(data[name] - (name == "deck") * len(top))]
    whole = "deck" in data
    deck = top + (piles["deck"] if whole else rest)
    deck.reverse()
    g = Race(
        luck,
        list(data["order"]) if "order" in data else player_order(seats),
        setup.automatic,
        setup,
        box,
        seats,
        deck,
        piles.get("discard", []),
        rest if whole else [],
        data.get("pool", pool_of(setup)),
        data.get("round", 1),
        ids.NO_PHASE,
        expansions,
    ).fresh()
    LAYOUT.check_pieces(g)
    if listening:
        g.listen()
    g.then(_steps_from(g, data.get("at", "action")))
    g.run()
    LAYOUT.check_question(g)
    return g


_ANY_CARD: Final = -3


def _seat(box: Box, reader: Reader, data: dict[str, Any]) -> Seat:
    seat = empty_seat(0)
    for entry in data["tableau"]:
        name, good = next(iter(entry.items())) if isinstance(entry, dict) else (entry, None)
        if name == FACE_DOWN:
            raise BadRecord("UNKNOWN_CARD", {"card": FACE_DOWN})
        seat.put(reader.take(CARD, name))
        if good is not None:
            seat.goods[-1] = _ANY_CARD if good == SOME else reader.take(CARD, good)
    seat.start = data.get("start", box.cards[seat.tableau[0]].start)
    seat.hand = reader.take_all(CARD, data.get("hand", []))
    seat.chips = data.get("chips", 0)
    seat.actions = actions_named(data.get("actions", []), "actions")
    seat.prestige = data.get("prestige", 0)
    seat.boosted = int(data.get("boosted", False))
    for goal in _goals(data):
        if goal < FIRSTS:
            seat.firsts |= BIT[goal]
    return seat


def _expansions(reader: Reader, data: dict[str, Any]) -> Expansions:
    """The expansions' pieces: goals by name, prestige on the leader tile, tucked cards."""
    goals: list[i64] = [goal_named(word) for word in data.get("goals", [])]
    out = expansions_with(goals)
    out.tile = data.get("tile", NOBODY)
    out.on_tile = data.get("on_tile", 0)
    for i, seat in enumerate(data["seats"]):
        out.tucked.extend(reader.take_all(CARD, seat.get("tucked", [])))
        for goal in _goals(seat):
            if goal < FIRSTS:
                out.closed |= BIT[goal]
            else:
                out.holders[out.goals.index(goal)] = i
    return out


def _goals(seat: dict[str, Any]) -> list[int]:
    return [goal_named(word) for word in seat.get("goals", [])]


def _shuffled(luck: Dice, cards: list[int]) -> list[int]:
    out: list[i64] = list(cards)
    luck.shuffle(out)
    return list(out)


def _some(rest: list[int]) -> int:
    if not rest:
        raise BadRecord("BAD_POSITION", {"detail": "more cards wanted than there are"})
    return rest.pop()


def _filler(box: Box, rest: list[int]) -> int:
    """The card least likely to be placed, so that it does no harm."""
    if not rest:
        return _some(rest)
    best = max(rest, key=lambda c: (box.cards[c].military, box.cards[c].number, -c))
    rest.remove(best)
    return best


def _steps_from(g: Race, at: str) -> list[AnyStep]:
    """What is left of the round from there on."""
    if at == "opening":
        return opening_steps(g.setup, False)
    if at == "round-start" or (at == "action" and not g.setup.expansions):
        g.rounds -= 1  # it begins only now
        return next_round(g.setup)
    if at == "action":
        return [CHOOSE_ACTIONS]
    if at not in ids.PHASES[1:]:
        raise BadRecord("BAD_POSITION", {"detail": f"at {at!r}"})
    plan = phases_chosen(g)
    words = [step.word() for step in plan]
    word = BEGAN_WITH[ids.PHASES.index(at)]
    if word not in words:
        raise BadRecord("BAD_POSITION", {"detail": f"nobody chose {at}"})
    return plan[words.index(word) :]
