"""What can be seen of a table of Race for the Galaxy, as typed data with the ids of its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from perihelion.race import ids
from perihelion.race.card_text import face_of, name_of
from perihelion.race.phases.develop import lowest_price, price
from perihelion.race.phases.ending import tableau_end
from perihelion.race.phases.military_summary import military_standing
from perihelion.race.phases.settle_price import pay_discount, strength, world_price
from perihelion.race.phases.strengths import attack_strength, defense_strength
from perihelion.race.pieces import kinds
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.goals import FIRST_WORTH, MOST_WORTH, goal_value, goal_word
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.scoring import final_kind, six_points, tie_break
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.scene import AND, Name, Player, Said, Saying, Several

# -- typed data ---------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """A card that the viewer may see: its number, which is also the answer that names it, and the
    key of its face, which its copies share, but not a later printing.
    """

    id: int
    face: str
    card: Card


@dataclass(frozen=True)
class Part:
    """One part of a cost, of a strength or of a price: where it comes from, and how much."""

    words: Saying
    amount: int


@dataclass(frozen=True)
class Held(Seen):
    """A card in the viewer's own hand, with what it would take to place it.

    In its own phase it is priced as the rules price it there; at other times as if its phase began
    now, without a bonus. `cost` is the price after all discounts (None if the world can only be
    conquered), `least` the price after spending everything that lowers it; `strength` stands
    against `defense` for a military world. `drawn` are explored and not yet sorted; before the
    first round they are start worlds, for which nobody pays. `shown` is known to all.
    """

    drawn: bool
    shown: bool
    cost: int | None
    least: int | None
    strength: int | None
    defense: int | None
    parts: Sequence[Part]


@dataclass(frozen=True)
class Placed(Seen):
    """A card in a tableau. `good` is the kind of the good that lies on it; `points` is what it is
    worth now, counted for a card whose points vary; a card that is not yet `active` came after the
    phase began.
    """

    good: str | None
    points: int
    active: bool


@dataclass(frozen=True)
class Military:
    """Military, in Settle as of the beginning of the phase: `total`, what is `temporary`, what it
    could be at `most`, what counts `against` Rebels and each kind of world. Of takeovers: what is
    added in `defense` and to an `attack` with each card, and the cards of others that the seat is
    `open_to`.
    """

    total: int
    temporary: int
    most: int
    against: Mapping[str, int]
    defense: int
    attack: Mapping[str, int]
    open_to: Sequence[str]
    prevents: bool  # one of them can be called off


@dataclass(frozen=True)
class Chosen:
    """An action card that lies open."""

    action: str
    words: Said
    boosted: bool


@dataclass(frozen=True)
class Empire:
    """What lies before a player. `hand` is the number of cards; `known` are those of another's hand
    that all have seen. `ends_at` cards in the tableau end the game. `start` is the number of the
    start world, `place` the place in player order.
    """

    seat: int
    start: int
    place: int
    hand: int
    known: Sequence[Seen]
    open: Sequence[Card] | None  # everything another player holds, if known
    drawn: int
    chips: int
    points: int
    prestige: int | None
    boost_ready: bool | None
    tucked: int | None
    tie_break: int
    military: Military
    tableau: Sequence[Placed]
    ends_at: int
    actions: Sequence[Chosen]
    ready: bool  # has made a choice that is not yet revealed


@dataclass(frozen=True)
class Phase:
    """A phase of the round: whether it is "done", "now", "to-come" or "not-called", and which seats
    called it.
    """

    phase: str
    words: Said
    state: str
    called_by: Sequence[int]


@dataclass(frozen=True)
class Goal:
    """A goal: what it is worth, who has it, and how far each seat is; nobody can earn a `closed`
    one any more.
    """

    goal: str
    name: Name
    condition: Name
    worth: int
    most: bool
    closed: bool
    needs: int
    values: Sequence[int]
    holders: Sequence[int]


@dataclass(frozen=True)
class Takeover:
    """A takeover that has been declared."""

    attacker: int
    defender: int
    world: Seen
    power: Seen
    attack: int
    defense: int
    called_off: bool


@dataclass(frozen=True)
class Galaxy:
    """The whole table of Race for the Galaxy as one seat, or a spectator, sees it.

    `hand` is the viewer's own. `last_round` is a sentence once this round is sure to be the last.
    `leader` is the seat with the prestige tile and `on_leader` what lies on it. `flipped` cards
    were turned up for all to see. `placing` is the card for which the viewer is paying or fighting.
    """

    viewer: int | None
    over: bool
    edition: int
    expansions: Sequence[str]
    takeovers: bool
    advanced: bool
    round: int
    phase: str
    phase_words: Said
    phases: Sequence[Phase]
    pool: int
    deck: int
    discards: int
    order: Sequence[int]
    seats: Sequence[Empire]
    hand: Sequence[Held]
    placing: Seen | None
    goals: Sequence[Goal]
    leader: int | None
    on_leader: int
    attacks: Sequence[Takeover]
    flipped: Sequence[Seen]
    last_round: Said | None

    def moment(self) -> Said | None:
        """Where the game stands while no phase is in progress."""
        if self.over:
            return Said("phases-over")
        if self.round == 0:
            return Said("phases-opening")
        return Said("phases-unknown") if self.phase == ids.PHASES[ids.NO_PHASE] else None


_CALLED_BY: Final[dict[int, list[int]]] = {
    ids.EXPLORE_PHASE: [ids.EXPLORE_5, ids.EXPLORE_1_1],
    ids.DEVELOP_PHASE: [ids.DEVELOP_ACTION],
    ids.DEVELOP_AGAIN: [ids.DEVELOP_SECOND],
    ids.SETTLE_PHASE: [ids.SETTLE_ACTION],
    ids.SETTLE_AGAIN: [ids.SETTLE_SECOND],
    ids.CONSUME_PHASE: [ids.CONSUME_TRADE, ids.CONSUME_DOUBLE],
    ids.PRODUCE_PHASE: [ids.PRODUCE_ACTION],
}
"""The actions that call each phase."""

_OWN_PHASES: Final = {
    False: (ids.DEVELOP_PHASE, ids.DEVELOP_AGAIN),
    True: (ids.SETTLE_PHASE, ids.SETTLE_AGAIN),
}
"""When developments and when worlds are placed."""


def look(g: Race, viewer: int | None) -> Galaxy:
    """What `viewer` sees in this view."""
    expansions = g.expansions
    placing = ids.NO_CARD if viewer is None else int(g.seats[viewer].placed)
    scores, kind = g.scores(), int(final_kind(g))
    return Galaxy(
        viewer=viewer,
        over=g.over,
        edition=int(g.setup.edition),
        expansions=[kinds.SET_WORDS[k] for k in range(1, len(kinds.SET_WORDS)) if g.setup.has(k)],
        takeovers=g.setup.takeovers,
        advanced=g.setup.advanced,
        round=g.round(),
        phase=ids.PHASES[g.phase],
        phase_words=_phase_name(int(g.phase)),
        phases=_phases(g),
        pool=max(int(g.pool), 0),
        deck=len(g.deck),
        discards=len(g.discard),
        order=[int(i) for i in g.order],
        seats=[_empire(g, i, viewer, scores[i], kind) for i in range(len(g.seats))],
        hand=[] if viewer is None else _hand(g, viewer),
        placing=None if placing == ids.NO_CARD else _seen(g, placing),
        goals=[_goal(g, k) for k in range(len(expansions.goals))],
        leader=None if expansions.tile == NOBODY else int(expansions.tile),
        on_leader=int(expansions.on_tile),
        attacks=_takeovers(g),
        flipped=[_seen(g, int(c)) for c in expansions.flipped if c >= 0],
        last_round=_last_round(g),
    )


def _seen(g: Race, c: int) -> Seen:
    return Seen(c, face_of(g, c), g.cards[c])


def _phase_name(phase: int) -> Said:
    return Said(f"phase-{ids.PHASES[phase]}")


def _action_name(word: str) -> Said:
    return Said(f"action-{word.replace('+', '-')}")


def _phases(g: Race) -> list[Phase]:
    """The phases in their order; second ones only in the advanced game."""
    out: list[Phase] = []
    for phase, actions in _CALLED_BY.items():
        if phase in (ids.DEVELOP_AGAIN, ids.SETTLE_AGAIN) and not g.setup.advanced:
            continue
        callers = [i for i, s in enumerate(g.seats) if any(s.actions & BIT[a] for a in actions)]
        state = "to-come" if callers else "not-called"
        if callers and g.phase != ids.NO_PHASE and phase <= g.phase:
            state = "now" if phase == g.phase else "done"
        out.append(Phase(ids.PHASES[phase], _phase_name(phase), state, callers))
    return out


def _empire(g: Race, i: int, viewer: int | None, points: int, kind: int) -> Empire:
    seat = g.seats[i]
    prestige = g.setup.has(kinds.BRINK_OF_WAR)
    held = [int(c) for c in (*seat.hand, *seat.drawn)]
    return Empire(
        seat=i,
        start=int(seat.start),
        place=list(g.order).index(i),
        hand=len(seat.hand),
        known=[_seen(g, int(c)) for c in seat.hand if c != ids.HIDDEN and i != viewer],
        open=None if i == viewer or ids.HIDDEN in held else [g.cards[c] for c in sorted(held)],
        drawn=len(seat.drawn),
        chips=int(seat.chips),
        points=points,
        prestige=int(seat.prestige) if prestige else None,
        boost_ready=not seat.boosted if prestige else None,
        tucked=len(g.expansions.tucked) if g.tucks(seat) else None,
        tie_break=int(tie_break(seat)),
        military=_military(g, i),
        tableau=[
            Placed(
                *(int(c), face_of(g, int(c)), g.cards[c]),
                good=None if good == ids.NO_CARD else kinds.KIND_WORDS[g.cards[c].kind],
                points=_worth(g, seat, g.cards[c], kind),
                active=g.phase == ids.NO_PHASE or c in seat.snapshot,
            )
            for c, good in zip(seat.tableau, seat.goods, strict=True)
        ],
        ends_at=int(tableau_end(g, seat.tableau)),
        actions=_chosen(int(seat.actions)),
        ready=bool(g.answered & BIT[i]),
    )


def _worth(g: Race, seat: Seat, card: Card, kind: int) -> int:
    """What a card of a tableau is worth now."""
    varying = int(six_points(g.cards, seat, card, kind)) if card.six else 0
    return int(card.points) + varying


def _military(g: Race, i: int) -> Military:
    known: dict[str, Any] = military_standing(g, i)
    others = {g.name(c) for k, seat in enumerate(g.seats) if k != i for c in seat.tableau}
    threats = [slug for slug in known["open-to"] if slug in others and g.setup.takeovers]
    return Military(
        *(known["total"], known["temporary"], known["most"], known["against"]),
        *(known["defense"], known["attack"], threats, known["prevents"]),
    )


def _chosen(actions: int) -> list[Chosen]:
    """The action cards of the round that lie open."""
    out = [
        Chosen(word, _action_name(word), bool(actions & BIT[k + ids.BOOST]))
        for k, word in enumerate(ids.ACTION_WORDS)
        if actions & BIT[k]
    ]
    search = [Chosen("search", Said("action-search"), False)]
    return out + search if actions & BIT[ids.SEARCH_BIT] else out


def _goal(g: Race, k: int) -> Goal:
    expansions = g.expansions
    goal = int(expansions.goals[k])
    word, first = goal_word(goal), goal < FIRSTS
    return Goal(
        goal=word,
        name=Name("goal", word),
        condition=Name("condition", word),
        worth=FIRST_WORTH if first else MOST_WORTH,
        most=not first,
        closed=first and bool(expansions.closed & BIT[goal]),
        needs=int(TILES[goal].minimum),
        values=[int(goal_value(g, i, goal)) for i in range(len(g.seats))],
        holders=[
            i
            for i, seat in enumerate(g.seats)
            if (seat.firsts & BIT[goal] if first else i == expansions.holders[k])
        ],
    )


def _takeovers(g: Race) -> list[Takeover]:
    return [
        Takeover(
            attacker=int(attack.attacker),
            defender=int(attack.owner),
            world=_seen(g, int(attack.world)),
            power=_seen(g, int(attack.power)),
            attack=int(attack_strength(g, attack)),
            defense=int(defense_strength(g, attack)),
            called_off=n == g.expansions.prevented,
        )
        for n, attack in enumerate(g.expansions.attacks)
    ]


def _last_round(g: Race) -> Said | None:
    if g.over:
        return None
    if g.pool <= 0:
        return Said("last-round-pool")
    full = [
        Player(i)
        for i, seat in enumerate(g.seats)
        if len(seat.tableau) >= tableau_end(g, seat.tableau)
    ]
    facts = {"names": Several(full, AND), "count": len(full)}
    return Said("last-round-tableau", facts) if full else None


# -- cards in hand and their prices ---------------------------------------------


def _hand(g: Race, me: int) -> list[Held]:
    """The viewer's own cards, those just drawn first; of two start worlds the one kept."""
    seat = g.seats[me]
    kept = g.given[me][:1] if g.round() == 0 else []
    drawn = [_held(g, seat, int(c), True) for c in seat.drawn if not kept or c in kept]
    return drawn + [_held(g, seat, int(c), False) for c in seat.hand]


def _held(g: Race, seat: Seat, c: int, drawn: bool) -> Held:
    card = g.cards[c]
    mine = seat
    if g.phase not in _OWN_PHASES[card.world]:
        mine = seat.copy()
        mine.take_snapshot()
        mine.actions = 0
    cost: int | None = None
    least: int | None = None
    power: int | None = None
    parts: Iterator[Part] = iter(())
    if drawn and g.round() == 0:
        pass  # a start world
    elif not card.world:
        cost, least = int(price(g, mine, c)), int(lowest_price(g, mine, c))
        parts = _development_parts(g, mine, card)
    else:
        if not card.military or pay_discount(g, mine, c, []) != kinds.NO_PAY:
            cost = least = int(world_price(g, mine, c, []))
        power = int(strength(g, mine, c)) if card.military else None
        parts = _strength_parts(g, mine, card) if card.military else _world_parts(g, mine, card)
    return Held(
        *(c, face_of(g, c), card),
        drawn=drawn,
        shown=c in seat.shown,
        cost=cost,
        least=least,
        strength=power,
        defense=None if power is None else int(card.number),
        parts=[part for k, part in enumerate(parts) if k == 0 or part.amount],
    )


def _development_parts(g: Race, seat: Seat, card: Card) -> Iterator[Part]:
    """What the price of a development is made of, before it is held at 0."""
    yield Part(Said("printed-cost"), int(card.number))
    if g.has_bonus(seat):
        yield Part(Said("action-develop"), -1)
        if g.boosts(seat, g.action_in_progress()):
            yield Part(Said("source-boost"), -2)
    for own in seat.snapshot:
        less = sum(int(power.develop_discount) for power in g.cards[own].of_phase[kinds.DEVELOP])
        yield Part(name_of(g.cards[own]), -less)


def _world_parts(g: Race, seat: Seat, card: Card) -> Iterator[Part]:
    """What the price of a peaceful world is made of, before it is held at 0."""
    yield Part(Said("printed-cost"), int(card.number))
    for own in seat.snapshot:
        less = sum(
            int(power.settle_discount(card)) for power in g.cards[own].of_phase[kinds.SETTLE]
        )
        yield Part(name_of(g.cards[own]), -less)
    if g.boosts(seat, g.action_in_progress()):
        yield Part(Said("source-boost"), -3)


def _strength_parts(g: Race, seat: Seat, card: Card) -> Iterator[Part]:
    """What the strength against a military world is made of."""
    yield Part(Said("military"), int(seat.total_military(g.cards, seat.snapshot)))
    yield Part(Said("temporary-military"), int(seat.tactics))
    for own in seat.snapshot:
        more = sum(
            int(power.military_against(card)) for power in g.cards[own].of_phase[kinds.SETTLE]
        )
        yield Part(name_of(g.cards[own]), more)
    if g.boosts(seat, g.action_in_progress()):
        yield Part(Said("source-boost"), 2)
