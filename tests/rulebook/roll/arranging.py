"""Words for tests of the rulebook: arrange a position, answer by word, read what lies where.

Ann, Bob, Cid, Dee and Eve sit clockwise. As in the scenarios, forced decisions are not answered by
the engine unless a test says so. Dice are written as in the ledger: `3H1M`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

import perihelion
from perihelion.roll.ids import LETTERS, PHASE_WORDS, PHASES, PLACE_WORDS, STEP_WORDS
from perihelion.roll.phases.build import needed
from perihelion.roll.pieces.handful import by_colour, dice_word
from perihelion.roll.pieces.tiles import slug
from perihelion.roll.state import Roll
from perihelion.tabletop.question import Question
from perihelion.tabletop.refusal import Refused

ANN: Final = 0
BOB: Final = 1
CID: Final = 2
DEE: Final = 3
EVE: Final = 4

Plain = dict[str, Any]

QUIET_FACTIONS: Final = [9, 1, 6, 5, 3]
"""Factions for players of whom a test says nothing."""

QUIET_HOMES: Final = [
    "New Sparta", "Old Earth", "Epsilon Eridani", "Separatist Colony", "Doomed World",
]  # fmt: skip
"""Gray home worlds for the same, so that no good can lie there."""


def seat(*tableau: str, **fields: Any) -> Plain:
    """A player: the tableau beyond faction and home world, and what else a test speaks of.

    Dice are given by place, `cup="3H"`, `row_ship="1N"`; everything else by its field.
    """
    dice: dict[str, str] = {}
    out: Plain = {"tableau": list(tableau)}
    for name, value in fields.items():
        place = name.replace("_", "-")
        if place in PLACE_WORDS:
            dice[place] = value
        else:
            out[name] = value
    return {**out, "dice": dice}


def arranged(at: str, *seats: Plain, automatic: bool = False, **fields: Any) -> Roll:
    """A position at a step or phase; there are at least two players."""
    players = [dict(player) for player in seats]
    while len(players) < 2:
        players.append(seat())
    factions = [n for n in QUIET_FACTIONS if n not in [p.get("faction") for p in players]]
    homes = [h for h in QUIET_HOMES if h not in [p.get("home") for p in players]]
    for player in players:
        if "faction" not in player:
            player["faction"] = factions.pop(0)
        if "home" not in player:
            player["home"] = homes.pop(0)
    options = {"automatic": automatic, **fields.pop("options", {})}
    data: Plain = {"at": at, "seats": players, "options": options, **fields}
    data.setdefault("order", list(range(len(players))))
    return roll(perihelion.position("roll", data))


def roll(table: perihelion.Table) -> Roll:
    """The table as what it is in these tests."""
    assert isinstance(table, Roll)
    return table


def new_roll(players: int = 2, *, seed: int = 1, **options: object) -> Roll:
    """A game from its beginning."""
    return roll(perihelion.new_game("roll", players=players, seed=seed, options=options))


# -- answering --------------------------------------------------------------


def say(g: Roll, who: int, *words: str) -> None:
    """Answer, one word after the other."""
    for word in words:
        g.answer(who, word)


def say_all(g: Roll, who: int, *words: str) -> None:
    """Answer with a whole set at once."""
    g.answer_all(who, words)


def plan(g: Roll, who: int, *words: str) -> None:
    """Submit a whole assignment."""
    g.answer_all(who, words)


@contextmanager
def refused(g: Roll, code: str, **figures: object) -> Iterator[None]:
    """What is done inside is refused with this code and these figures, and changes nothing."""
    before = (g.pack(), [g.options(who) for who in range(len(g.seats))], g.record())
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    assert {name: caught.value.facts.get(name) for name in figures} == figures
    assert (g.pack(), [g.options(who) for who in range(len(g.seats))], g.record()) == before


def play_on(g: Roll, until: str) -> None:
    """Let everyone take the first option, or be done, until a question or a step of that name."""
    for _ in range(10_000):
        if g.over or until in (step(g), asked_for(g, g.waiting()[0])):
            break
        who = g.waiting()[0]
        g.answer(who, "done" if "done" in offered(g, who) else g.options(who)[0])


def finish(g: Roll, *players: int) -> None:
    """These players are done, where they may be."""
    for who in players:
        if "done" in offered(g, who):
            say(g, who, "done")


# -- reading ----------------------------------------------------------------


def offered(g: Roll, who: int) -> list[str]:
    """The legal answers by word."""
    return [g.answer_word(answer) for answer in g.options(who)]


def question(g: Roll, who: int) -> Question:
    put = g.question(who)
    assert put is not None, "this player is not asked"
    return put


def asked_for(g: Roll, who: int) -> str:
    """The kind of question put to a player; empty if none is."""
    put = g.question(who)
    return "" if put is None else put.kind


def step(g: Roll) -> str:
    return STEP_WORDS[g.step]


def played(g: Roll) -> list[str]:
    """The phases of this round."""
    return [PHASE_WORDS[p] for p in range(PHASES) if g.plays(p)]


def at(g: Roll, who: int, place: str) -> str:
    """Dice at a place: `at(g, ANN, "row-ship") == "1H2C"`."""
    return dice_word(by_colour(g.seats[who].dice[PLACE_WORDS.index(place)]))


def cup(g: Roll, who: int) -> str:
    return at(g, who, "cup")


def citizenry(g: Roll, who: int) -> str:
    return at(g, who, "citizenry")


def workers(g: Roll, who: int, phase: str) -> str:
    """Dice that work in a phase, the selecting one among them."""
    return dice_word(by_colour(g.seats[who].workers(PHASE_WORDS.index(phase))))


def goods(g: Roll, who: int) -> list[str]:
    """Goods as `gem-world N`."""
    return [f"{g.sides[good // 8].slug} {LETTERS[good % 8]}" for good in g.seats[who].goods]


def devs(g: Roll, who: int) -> list[str]:
    """The development stack, top first."""
    return [g.sides[2 * t].slug if t >= 0 else "?" for t in g.seats[who].dev]


def worlds(g: Roll, who: int) -> list[str]:
    """The world stack, top first."""
    return [g.sides[2 * t + 1].slug if t >= 0 else "?" for t in g.seats[who].world]


def tableau(g: Roll, who: int) -> list[str]:
    """The tiles beyond faction and home world."""
    return [g.sides[s].slug for s in g.seats[who].tableau[3:]]


def credits(g: Roll, who: int) -> int:
    return int(g.seats[who].credits)


def chips(g: Roll, who: int) -> int:
    return int(g.seats[who].chips)


def side(g: Roll, name: str) -> int:
    """The number of the side of this name."""
    return g.box.numbers[slug(name)]


def need(g: Roll, who: int, name: str) -> int:
    """Workers that a tile would need."""
    return int(needed(g, who, side(g, name)))
