"""Setting up a game.

Boxed order, summary sheets and the rulebook's introduction carry no rule of their own
[race.first.presorted, race.components.summaries, race.overview].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.box import Box
from perihelion.race.catalogue.base import BASE
from perihelion.race.catalogue.second import SECOND
from perihelion.race.ids import NO_CARD, NO_PHASE, POWER, RULES_VERSION
from perihelion.race.phases.opening import OPENING_DISCARD, START_GOODS
from perihelion.race.phases.round import CHOOSE_ACTIONS
from perihelion.race.seat import Seat
from perihelion.race.state import Race, Setup
from perihelion.tabletop.dice import dice
from perihelion.tabletop.past import Origin
from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.table import Table

FIRST_EDITION: Final = Box(BASE)
SECOND_EDITION: Final = Box(SECOND)


def box_of(setup: Setup) -> Box:
    """The cards of this edition [race.components.edition]."""
    return FIRST_EDITION if setup.edition == 1 else SECOND_EDITION


def read_setup(players: int, options: dict[str, object]) -> Setup:
    """Check the number of players and the options [race.components.players,
    race.two-player.standard].
    """
    if not 2 <= players <= 4:
        raise BadSetup("BAD_PLAYER_COUNT", {"players": players, "least": 2, "most": 4})
    for name in options:
        if name not in ("edition", "advanced", "first_game", "automatic", "start_worlds"):
            raise BadSetup("UNKNOWN_SETTING", {"setting": name})
    edition = options.get("edition", 1)
    if not isinstance(edition, int) or isinstance(edition, bool) or edition not in (1, 2):
        raise BadSetup("BAD_SETTING", {"setting": "edition", "value": str(edition)})
    advanced = _flag(options, "advanced", False)
    if advanced and players != 2:
        raise BadSetup("BAD_VARIANT", {"players": players})
    first_game = _flag(options, "first_game", False)
    return Setup(players, edition, advanced, first_game, _flag(options, "automatic", True))


def _flag(options: dict[str, object], name: str, default: bool) -> bool:
    value = options.get(name, default)
    if not isinstance(value, bool):
        raise BadSetup("BAD_SETTING", {"setting": name, "value": str(value)})
    return value


def read_start_worlds(setup: Setup, options: dict[str, object]) -> list[i64] | None:
    """Which start world each seat gets, where that is not left to chance."""
    named = options.get("start_worlds")
    if named is None:
        return None
    box = box_of(setup)
    out: list[i64] = []
    worlds = named if isinstance(named, list) else []
    for name in worlds:
        c: i64 = box.numbers.get(str(name), NO_CARD)
        allowed = 0 <= c < len(box.cards) and box.cards[c].start in start_numbers(setup)
        if not allowed or c in out:
            raise BadSetup("BAD_SETTING", {"setting": "start_worlds", "value": str(name)})
        out.append(c)
    if len(out) != setup.players:
        raise BadSetup("BAD_SETTING", {"setting": "start_worlds", "value": str(named)})
    return out


def start_numbers(setup: Setup) -> list[i64]:
    """Any of the five; in the first game 1 to the number of players [race.first.start-worlds]."""
    out: list[i64] = []
    for n in range(5):
        if not setup.first_game or 1 <= n <= setup.players:
            out.append(n)
    return out


def player_order(seats: list[Seat]) -> list[i64]:
    """Clockwise by seat from the lowest start world, for the whole game
    [race.order.sequential].
    """
    first: i64 = 0
    for i in range(len(seats)):
        if seats[i].start < seats[first].start:
            first = i
    out: list[i64] = []
    for k in range(len(seats)):
        out.append((first + k) % len(seats))
    return out


def empty_seat(start: i64) -> Seat:
    """A seat with nothing before it yet."""
    return Seat(start, [], [], [], [], [], [], [], 0, 0, 0, NO_CARD, 0, 0, POWER)


def new_game(seed: int, setup: Setup, starts: list[i64] | None, listening: bool) -> Race:
    """Start worlds are dealt by chance, the others go into the deck; everyone gets six cards and
    discards two, or in the first game the four cards that go with his start world
    [race.setup.start-world, race.setup.unused-start-worlds, race.setup.hand,
    race.setup.supply, race.setup.vp-pool, race.setup.first-round, race.first.hands,
    race.first.no-discard, race.first.deck].
    """
    luck = dice(seed)
    box = box_of(setup)
    if starts is None:
        starts = []
        for c in range(len(box.cards)):
            if box.cards[c].start in start_numbers(setup):
                starts.append(c)
        luck.shuffle(starts)
    seats: list[Seat] = []
    for i in range(setup.players):
        seat = empty_seat(box.cards[starts[i]].start)
        seat.put(starts[i])
        seats.append(seat)
    deck: list[i64] = []
    for c in range(len(box.cards)):
        if c not in starts[: setup.players]:
            deck.append(c)
    if setup.first_game:
        for seat in seats:
            deal_first_hand(box, seat, deck)
    luck.shuffle(deck)
    g = Race(
        luck,
        player_order(seats),
        [],
        [[] for _ in seats],
        0,
        0,
        0,
        [[] for _ in seats],
        0,
        setup.automatic,
        setup,
        box,
        seats,
        deck,
        [],
        [],
        12 * setup.players,
        0,
        NO_PHASE,
    )
    if listening:
        g.listen()
        for i in g.order:
            g.tell("start-world", i, {"card": g.name(seats[i].tableau[0])})
    if setup.first_game:
        g.then([START_GOODS, CHOOSE_ACTIONS])
    else:
        for i in g.order:
            g.draw(i, 6, "deal")
        g.then([OPENING_DISCARD, START_GOODS, CHOOSE_ACTIONS])
    return g


def deal_first_hand(box: Box, seat: Seat, deck: list[i64]) -> None:
    """The four cards with the number of the start world, one copy of each."""
    dealt: list[str] = []
    for c in deck:
        card = box.cards[c]
        if card.preset == seat.start and card.slug not in dealt:
            dealt.append(card.slug)
            seat.hand.append(c)
    for c in seat.hand:
        deck.remove(c)


class Deal(Origin):
    """A game that began with a deal: number of players, options and a seed bring it back."""

    def __init__(self, seed: int, setup: Setup, starts: list[i64] | None) -> None:
        self.seed: Final = seed
        self.setup: Final = setup
        self.starts: Final = starts

    def begin(self, listening: bool) -> Table:
        starts = self.starts
        g = new_game(self.seed, self.setup, None if starts is None else starts[:], listening)
        g.origin = self
        g.run()
        return g

    def plain(self) -> dict[str, object]:
        options = self.setup.options()
        if self.starts is not None:
            words = box_of(self.setup).words
            options["start_worlds"] = [words[c] for c in self.starts]
        return {
            "game": "race",
            "rules": RULES_VERSION,
            "players": int(self.setup.players),
            "options": options,
            "seed": self.seed,
        }


class Arranged(Origin):
    """A game that began from a given position."""

    def __init__(self, first: Race) -> None:
        self.first: Final = first

    def begin(self, listening: bool) -> Table:
        g = self.first.copy()
        g.origin = self
        if listening:
            g.listen()
        return g

    def plain(self) -> dict[str, object]:
        return {"game": "race", "rules": RULES_VERSION, "position": self.first.position()}
