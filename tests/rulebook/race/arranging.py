"""Words for tests of the rulebook: arrange a position, answer by name, read what lies where.

Names are the English names of the cards (`Gem World`) or the words of answers (`pass`, `conquer`,
`settle`). Ann, Bo, Cy and Di sit clockwise, and Ann is first in player order unless a test says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import pytest

import perihelion
from perihelion.race.ids import NO_CARD, PHASES
from perihelion.race.phases.round import action_word
from perihelion.race.pieces.cards import Card, slug
from perihelion.race.pieces.kinds import KIND_WORDS
from perihelion.race.state import Race
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question
from perihelion.tabletop.refusal import Refused
from watching import unwatched

ANN: Final = 0
BO: Final = 1
CY: Final = 2
DI: Final = 3

Plain = dict[str, Any]

START_WORLDS: Final = [
    "New Sparta",
    "Old Earth",
    "Epsilon Eridani",
    "Alpha Centauri",
    "Earth's Lost Colony",
]
"""In the order in which they go to players of whom a test says nothing: the quietest first."""

QUIET: Final = [
    "Rebel Homeworld",
    "Rebel Base",
    "Radioactive World",
    "Asteroid Belt",
    "Destroyed World",
    "Rebel Fuel Cache",
    "Pre-Sentient Race",
    "Avian Uplift Race",
    "Aquatic Uplift Race",
    "Reptilian Uplift Race",
    "The Last of the Uplift Gnarssh",
    "Deserted Alien Outpost",
    "Deserted Alien Colony",
    "Deserted Alien Library",
    "Alien Robot Sentry",
]
"""Worlds without any power, to fill a tableau; from the third on windfall worlds."""

STORM: Final = ["gathering-storm"]
REBELS: Final = [*STORM, "rebel-vs-imperium"]
BRINK: Final = [*REBELS, "brink-of-war"]
"""Which expansions are in the game: the first, the first two, all three."""

USES_TABLEAU: Final = ("settle-method", "settle-extra", "takeover-military", "takeover-defend")
"""Questions whose answers name cards of the tableau rather than of the hand."""

CALLS: Final = {
    "explore": ("explore+5", "explore+1+1"),
    "develop": ("develop",),
    "settle": ("settle",),
    "consume": ("consume-double", "consume-trade"),
    "produce": ("produce",),
}
"""The action cards that call a phase."""


# -- arranging --------------------------------------------------------------


def seat(
    *tableau: str | dict[str, str],
    hand: Iterable[str] = (),
    fillers: int = 0,
    chose: str | Iterable[str] = (),
    chips: int = 0,
    **more: object,
) -> Plain:
    """A player: the tableau, start world first, and the hand; fillers come last in the hand. With
    expansions also `prestige`, `boosted`, `tucked` and `goals`.
    """
    return {
        "tableau": list(tableau),
        "hand": list(hand),
        "fillers": fillers,
        "actions": [chose] if isinstance(chose, str) else list(chose),
        "chips": chips,
        **more,
    }


def with_good(world: str, card: str = "some") -> dict[str, str]:
    """A world in a tableau with a good on it."""
    return {world: card}


def arranged(at: str, *seats: Plain, automatic: bool = True, **fields: object) -> Race:
    """A position at the start of a phase, or at the `action` choice.

    There are at least two players. Who has no tableau gets a start world that is free. If nobody
    has chosen the phase, Bo has.
    """
    players = [dict(player) for player in seats]
    while len(players) < 2:
        players.append(seat())
    named = {_name(entry) for player in players for entry in player["tableau"] + player["hand"]}
    free = [world for world in START_WORLDS if world not in named]
    for player in players:
        if not player["tableau"]:
            player["tableau"] = [free.pop(0)]
    chosen = {action.removeprefix("boosted:") for player in players for action in player["actions"]}
    calls = CALLS.get(at, ())
    if calls and not chosen.intersection(calls):
        players[BO]["actions"] = [*players[BO]["actions"], calls[0]]
    options = {"automatic": automatic, **_options(fields.pop("options", {}))}
    order = list(range(len(players)))
    data = {"at": at, "seats": players, "options": options, "order": order, **fields}
    with unwatched():
        return race(perihelion.position("race", data))


def _name(entry: str | dict[str, str]) -> str:
    return entry if isinstance(entry, str) else next(iter(entry))


def _options(options: object) -> Plain:
    assert isinstance(options, dict)
    return options


def race(table: perihelion.Table) -> Race:
    """The table as what it is in these tests."""
    assert isinstance(table, Race)
    return table


def new_race(players: int = 2, *, seed: int = 1, **options: object) -> Race:
    """A game from its beginning."""
    return race(perihelion.new_game("race", players=players, seed=seed, options=options))


def cards_in(g: Race) -> list[Card]:
    """Every card that is in the game, copies included."""
    return [card for c, card in enumerate(g.cards) if g.box.present[c]]


# -- answering --------------------------------------------------------------


def number(g: Race, who: int, name: str) -> int:
    """The answer of this name; of several copies one that may be answered, or that `who` has."""
    exact = g.answers().number(name)
    if exact >= 0:
        return exact
    copies = [c for c, card in enumerate(g.cards) if card.slug == slug(name) and g.box.present[c]]
    assert copies, f"no answer is called {name!r}"
    mine = g.seats[who]
    laid = [c for player in g.seats for c in player.tableau]
    piles = [mine.hand, mine.drawn, mine.tableau, laid]
    if asked_for(g, who) in USES_TABLEAU:
        piles.insert(0, mine.tableau)
    for pile in (g.options(who), *piles):
        for c in copies:
            if c in pile:
                return c
    return copies[0]


HELP: Final = {"ship": "Colony Ship", "tactics": "New Military Tactics"}
"""Words for the cards that may help to place a world, as in `pay+ship`."""


def say(g: Race, who: int, name: str) -> None:
    """Answer with one thing, or place a world with help: `pay+ship`, `conquer+tactics`."""
    mode, *help_named = name.split("+")
    if mode in ("pay", "conquer") and help_named:
        say_all(g, who, [*(HELP[word] for word in help_named), mode])
    else:
        g.answer(who, number(g, who, name))


def use(g: Race, who: int, card: str, which: int = 1) -> None:
    """Begin the consume power of a card, or the `which`-th where it has several."""
    say(g, who, f"power:{slug(card)}" + ("" if which == 1 else f".{which}"))


def say_all(g: Race, who: int, names: Iterable[str]) -> None:
    """Answer with a whole set at once; a name given twice means two copies where there are two."""
    picks: list[int] = []
    for name in names:
        pick = number(g, who, name)
        others = [c for c in g.options(who) if c not in picks and named(g, c) == name]
        picks.append(others[0] if pick in picks and others else pick)
    g.answer_all(who, picks)


def pay(g: Race, who: int, count: int) -> None:
    """Pay with the last cards of the hand, which are the fillers."""
    cards = g.seats[who].hand
    g.answer_all(who, [int(c) for c in cards[len(cards) - count :]])


def choose(g: Race, *actions: str) -> None:
    """Everyone chooses an action, Ann first."""
    for who, action in enumerate(actions):
        say(g, who, action)


def decline(g: Race, *players: int) -> None:
    """These players, or else all who are asked, pass or stop, where they may."""
    for who in players or g.waiting():
        for word in ("pass", "stop"):
            if word in offered(g, who):
                say(g, who, word)


def play_on(g: Race, until: str) -> None:
    """Let everyone decline, or take the first option, until a question or a phase of that name."""
    while not g.over and until not in (phase(g), asked_for(g, g.waiting()[0])):
        who = g.waiting()[0]
        quiet = [word for word in ("pass", "stop") if word in offered(g, who)]
        if quiet:
            say(g, who, quiet[0])
        else:
            g.answer(who, g.options(who)[0])


def finish_round(g: Race) -> None:
    """Let everyone decline, or take the first option, until actions are chosen or the game ends."""
    play_on(g, "action")


@contextmanager
def refused(g: Race, code: str, **figures: object) -> Iterator[None]:
    """What is done inside is refused with this code and these figures, and changes nothing."""
    before = (g.pack(), [g.options(who) for who in range(len(g.seats))], g.record())
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    assert {name: caught.value.facts.get(name) for name in figures} == figures
    assert (g.pack(), [g.options(who) for who in range(len(g.seats))], g.record()) == before


# -- reading ----------------------------------------------------------------


def named(g: Race, answer: int) -> str:
    """An answer by name: a card's English name, an action as positions name it, else its word."""
    if 0 <= answer < len(g.cards):
        return g.cards[answer].name
    word = g.answer_word(answer)
    return action_word(answer) if "action" in word.split(":")[0] else word


def names(g: Race, cards: Sequence[int]) -> list[str]:
    """Cards by name; `?` lies face down."""
    return [g.cards[c].name if c >= 0 else "?" for c in cards]


def prestige(g: Race, who: int) -> int:
    return int(g.seats[who].prestige)


def leader_tile(g: Race) -> tuple[int, int]:
    """Who holds the leader tile, or -1, and how much prestige lies on it."""
    return int(g.expansions.tile), int(g.expansions.on_tile)


def hand(g: Race, who: int) -> list[str]:
    return names(g, g.seats[who].hand)


def drawn(g: Race, who: int) -> list[str]:
    """The cards drawn in Explore and not yet sorted."""
    return names(g, g.seats[who].drawn)


def tableau(g: Race, who: int) -> list[str]:
    return names(g, g.seats[who].tableau)


def goods(g: Race, who: int) -> dict[str, str]:
    """The kind of good on each world that has one."""
    player = g.seats[who]
    return {
        g.cards[c].name: KIND_WORDS[g.cards[c].kind]
        for c, good in zip(player.tableau, player.goods, strict=True)
        if good != NO_CARD
    }


def card_on(g: Race, who: int, world: str) -> str:
    """The card that lies on a world as its good."""
    player = g.seats[who]
    return names(g, player.goods)[tableau(g, who).index(world)]


def deck(g: Race) -> list[str]:
    """The deck, top card first."""
    return names(g, list(reversed(g.deck)))


def discards(g: Race) -> list[str]:
    return names(g, g.discard)


def chips(g: Race, who: int) -> int:
    return int(g.seats[who].chips)


def phase(g: Race) -> str:
    return PHASES[g.phase]


def offered(g: Race, who: int) -> list[str]:
    """The legal answers by name; ways to place a world are spelt out, as in `pay+ship`."""
    if asked_for(g, who) == "settle-method":
        return list(ways_to_place(g, who))
    return [named(g, answer) for answer in g.options(who)]


def ways_to_place(g: Race, who: int) -> dict[str, int]:
    """Every way to place the world that is being resolved, with the cards it would cost."""
    out: dict[str, int] = {}
    words = {card: word for word, card in HELP.items()}

    def walk(table: Race, used: list[str]) -> None:
        for option in question(table, who).options:
            name = named(table, option.id)
            if name in ("conquer", "pay"):
                cost = option.structure.get("cost", 0)
                assert isinstance(cost, int)
                out["+".join([name, *used])] = cost
            else:
                further = table.copy()
                further.answer(who, option.id)
                walk(further, [*used, words.get(name, name)])

    spread = g.copy()
    spread.automatic = False
    walk(spread, [])
    order = ["conquer", "pay"]
    return dict(
        sorted(
            out.items(),
            key=lambda way: (way[0].count("+"), order.index(way[0].split("+")[0]), way[0]),
        )
    )


def question(g: Race, who: int) -> Question:
    put = g.question(who)
    assert put is not None, "this player is not asked"
    return put


def asked_for(g: Race, who: int) -> str:
    """The kind of question put to a player; empty if none is."""
    put = g.question(who)
    return "" if put is None else put.kind


def costs(g: Race, who: int) -> dict[str, object]:
    """What hangs on each option as its cost."""
    if asked_for(g, who) == "settle-method":
        return dict(ways_to_place(g, who))
    options = question(g, who).options
    return {named(g, o.id): o.structure["cost"] for o in options if "cost" in o.structure}


def greyed(g: Race, who: int) -> dict[str, str]:
    """What a player might expect to choose but may not, each with the code of the reason."""
    return {named(g, b.option.id): b.refusal.code for b in question(g, who).refused}


def told(g: Race, kind: str, who: int | None = None) -> list[Event]:
    """The events of this kind as `who` may know them."""
    return [event for event in g.events(who) if event.kind == kind]
