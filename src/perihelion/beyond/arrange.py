"""Arranging a position from the little that matters: for tests, puzzles and "what if".

    {"seats": [{"faction": "united-nations", "ore": 3, "population": 2, "ships": ["sol:1", "A1:2"],
                "researched": ["I-1"], "controls": {"Y1": "food"}, "pawn": "basic.recruit"},
               {"start": True}],
     "slots": {"I-1": "terraforming", "II-A": "plasma-cannon"}, "events": {"II-B": "ore-boom"},
     "systems": {"A1": "sirius"}, "deck_top": {"II": ["mass-cloning"], "B": ["ez-aquarii"]},
     "guilds": ["academy-guild"], "active": 0, "round": 4}

- `seats`: each has exactly what is said, or with `start` what its mat begins with. Cubes that are
  not named lie in supply and fill the columns from the right; where `supply` is said, what is
  missing to 20 is set aside. `off` are the discs off the food and the ore track that lie nowhere
  else: they are automated, and so are so many `stars`. `colonies` are cards, or a card with its
  discs (`{"sirius": ["ore", "ore"]}`); `controls` places with the kind of disc; `researched` slots;
  `private` technologies; `pawn` a space
- `slots`: technologies by slot; those of level I that are not named lie as they are printed
- `events`: those that cover slots; `staying` those that lie open, at a slot, a place, `seat 0` or
  `achievements`; the others lie as after a deal
- `decks`: whole decks (`II`, `III`, `IIII`, `A`, `B`), top card first; cards left over are out of
  the game. `deck_top`: only their top cards
- `systems`: by place; `extra` is the slot that `X1` is joined to; `linked` the card on an event
- `achievements`: the four of the game; `claims` the seats on each, first cell first
- `at`: `turn` for the beginning of one, `action`, `production` or `achievement`, or `finish`;
  with `does` a seat first carries out a list of effects (`[0, "now:plasma-cannon"]`)

In every game `answers` may follow, lines as in a record: the position begins where they lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.catalogue.contents import FACTION_WORDS
from perihelion.beyond.deal import bare_table, fill_mat
from perihelion.beyond.layout import EVENT, LAYOUT, SHIP_WORDS, SYSTEM, TECH
from perihelion.beyond.phases.achievement import discs_claimed, threshold
from perihelion.beyond.phases.order import FINISH, NEXT_TURN, START_TURN, TURN, note_free
from perihelion.beyond.phases.rows import open_row, open_rows, open_rows_of
from perihelion.beyond.pieces.colonies import COLONY, colony_named, discs_named
from perihelion.beyond.pieces.counting import own_technologies
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import dice
from perihelion.tabletop.families import Reader
from perihelion.tabletop.shapes import FLAG, NUMBER, SETTINGS, TEXT, WHOLE, Named, OneOf, bad, check
from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.values import mask_of

Plain = dict[str, Any]

NAMED: Final = Named(TEXT)
TEXTS: Final = Named([TEXT])

SEAT: Final = {
    "faction?": OneOf(FACTION_WORDS),
    "start?": FLAG,
    "ore?": NUMBER,
    "population?": NUMBER,
    "supply?": (NUMBER,) * ids.COLUMNS,
    "ships?": [OneOf(SHIP_WORDS)],
    "researched?": [TEXT],
    "private?": [TEXT],
    "off?": (NUMBER,) * 2,
    "stars?": NUMBER,
    "colonies?": [COLONY],
    "controls?": Named(OneOf(ids.DISC_WORDS)),
    "pawn?": TEXT,
}

ARRANGED: Final = {
    "game?": TEXT,
    "rules?": NUMBER,
    "options?": SETTINGS,
    "seats": [SEAT],
    "slots?": NAMED,
    "events?": NAMED,
    "staying?": NAMED,
    "deck_top?": TEXTS,
    "decks?": TEXTS,
    "systems?": NAMED,
    "extra?": OneOf(ids.PLACE_WORDS),
    "linked?": TEXT,
    "achievements?": [TEXT],
    "claims?": Named([NUMBER]),
    "guilds?": [TEXT],
    "first?": NUMBER,
    "active?": NUMBER,
    "round?": NUMBER,
    "last_round?": NUMBER,
    "at?": TEXT,
    "does?": (NUMBER, TEXT),
    "seed?": WHOLE,
}

_PHASES: Final = {"action": 1, "production": 3, "achievement": 5}
"""Where in a turn its phases come."""


def arrange(data: Plain, listening: bool) -> Beyond:
    """The position so described, run up to its first question."""
    check(data, ARRANGED, "")
    setup = LAYOUT.setup_read(len(data["seats"]), data.get("options", {}))
    first: int = data.get("first", 0)
    if not 0 <= first < setup.players:
        raise bad("first")
    g = bare_table(dice(data.get("seed", 0)), setup, _factions(data), first)
    reader = Reader(g.box.names)
    _lay_technologies(reader, g, data)
    _lay_systems(reader, g, data)
    for i, seat_data in enumerate(data["seats"]):
        _arrange_seat(reader, g, i, seat_data)
    _stack_decks(reader, g, data)
    _lay_events(reader, g, data)
    _lay_achievements(reader, g, data)
    marks = g.marks
    marks.active = int(data.get("active", first))
    marks.round = data.get("round", 1)
    marks.progress = marks.round
    ending = discs_claimed(g) >= threshold(setup.players)
    marks.last_round = data.get("last_round", marks.round + 1 if ending else 0)
    marks.guilds = mask_of(g.box.names.family("guild").words, data.get("guilds", []), "guilds")
    for i, seat in enumerate(g.seats):
        for t in own_technologies(g, i):
            seat.powers |= g.box.techs[t].powers
    _open_rows(g)
    g.revealed = 0
    LAYOUT.check_pieces(g)
    g.note_linked()
    note_free(g)
    if listening:
        g.listen()
    g.then(_steps_from(g, data))
    g.run()
    LAYOUT.check_question(g)
    return g


def numbered(words: Sequence[str], word: str, field: str) -> int:
    """The number of a word of the rules."""
    if word not in words:
        raise bad(field)
    return words.index(word)


def _factions(data: Plain) -> list[i64]:
    """The factions that are named; the others get those that are left, in order."""
    named = [one.get("faction") for one in data["seats"]]
    left = [word for word in FACTION_WORDS if word not in named]
    out: list[i64] = []
    for word in named:
        out.append(FACTION_WORDS.index(word or left.pop(0)))
    return out


# -- cards -------------------------------------------------------------------


def _lay_technologies(reader: Reader, g: Beyond, data: Plain) -> None:
    for word, card in data.get("slots", {}).items():
        g.cards[numbered(ids.SLOT_WORDS, word, "slots")] = reader.take(TECH, card)
    ones = [t for t in reader.rest(TECH) if g.box.techs[t].level == 1]
    for slot in range(ids.FIRST_OF_LEVEL[2]):
        if g.cards[slot] == ids.NO_CARD and ones:
            g.cards[slot] = reader.take(TECH, g.box.techs[ones.pop(0)].slug)
    for slot in range(ids.SLOTS):
        if g.cards[slot] >= 0:
            g.discovered |= BIT[slot]


def _lay_systems(reader: Reader, g: Beyond, data: Plain) -> None:
    for word, card in data.get("systems", {}).items():
        g.systems[numbered(ids.PLACE_WORDS, word, "systems")] = reader.take(SYSTEM, card)
    if "extra" in data:
        g.marks.extra_at = ids.PLACE_WORDS.index(data["extra"])
    if "linked" in data:
        g.marks.linked = reader.take(SYSTEM, data["linked"])


def _stack_decks(reader: Reader, g: Beyond, data: Plain) -> None:
    """Decks as they are named; the cards named nowhere are shuffled under those on top. Slots for
    systems that are not named get cards from the decks.
    """
    tops, wholes = data.get("deck_top", {}), data.get("decks", {})
    for word in [*tops, *wholes]:
        if word not in ids.DECK_WORDS or (word in tops and word in wholes):
            raise bad("decks")
    named: list[list[int]] = []
    for d, word in enumerate(ids.DECK_WORDS):
        family = TECH if d < ids.DECK_A else SYSTEM
        named.append(reader.take_all(family, tops.get(word, wholes.get(word, []))))
    for d, word in enumerate(ids.DECK_WORDS):
        systems = d >= ids.DECK_A
        cards = reader.rest(SYSTEM if systems else TECH)
        rest: list[i64] = [c for c in cards if g.box.belongs(c, d)]
        g.dice.shuffle(rest)
        if word in wholes:
            (g.out_systems if systems else g.out).extend(rest)
            rest = []
        if systems:
            first = ids.FIRST_SYSTEM + 2 * (d - ids.DECK_A)
            for place in (first, first + 1):
                if ids.PLACE_WORDS[place] not in data.get("systems", {}) and rest:
                    g.systems[place] = rest.pop(0)
        g.decks[d] = [*rest, *reversed(named[d])]


def _lay_events(reader: Reader, g: Beyond, data: Plain) -> None:
    """Events as they are named; on other undiscovered slots first those of every game, then any;
    what has no slot left has been discarded or is out of the game.
    """
    for word, card in data.get("events", {}).items():
        g.covers[numbered(ids.SLOT_WORDS, word, "events")] = reader.take(EVENT, card)
    for card, where in data.get("staying", {}).items():
        g.staying.append(reader.take(EVENT, card))
        g.staying_at.append(_where(g, where))
    for level in (2, 3):
        rest: list[i64] = [e for e in reader.rest(EVENT) if g.box.events[e].level == level]
        g.dice.shuffle(rest)
        rest.sort(key=lambda e: g.box.events[e].mandatory)
        for slot in range(ids.SLOTS):
            if (
                ids.LEVEL_OF_SLOT[slot] == level
                and g.cards[slot] == g.covers[slot] == ids.NO_CARD
                and rest
            ):
                g.covers[slot] = rest.pop()
        for e in rest:
            (g.discarded if g.box.events[e].mandatory else g.unused).append(e)


def _where(g: Beyond, word: str) -> int:
    """Where an event lies."""
    if word in ids.SLOT_WORDS:
        return ids.AT_SLOT + ids.SLOT_WORDS.index(word)
    if word in ids.PLACE_WORDS:
        return ids.AT_PLACE + ids.PLACE_WORDS.index(word)
    if word == "achievements":
        return ids.AT_ACHIEVEMENTS
    if word == "linked":
        return ids.AT_LINKED
    seats = [f"seat {i}" for i in range(g.setup.players)]
    return ids.AT_SEAT + numbered(seats, word, "staying")


def _lay_achievements(reader: Reader, g: Beyond, data: Plain) -> None:
    names = reader.names.family("achievement").words
    if "achievements" in data:
        g.achievements = [numbered(names, word, "achievements") for word in data["achievements"]]
    else:
        for group in (0, 0, 1, 2):
            for k, one in enumerate(g.box.achievements):
                if one.group == group and k not in g.achievements:
                    g.achievements.append(k)
                    break
    g.claims = [[] for _ in g.achievements]
    for word, seats in data.get("claims", {}).items():
        k = numbered(names, word, "claims")
        if k not in g.achievements:
            raise bad("claims")
        g.claims[g.achievements.index(k)].extend(4 * ids.STAR + who for who in seats)


# -- seats -------------------------------------------------------------------


def _arrange_seat(reader: Reader, g: Beyond, i: int, data: dict[str, Any]) -> None:
    if data.get("start", False):
        fill_mat(g, i)
    else:
        _arrange_cubes(g, i, data)
    seat = g.seats[i]
    seat.private = reader.take_all(TECH, data.get("private", []))
    for one in data.get("colonies", []):
        word, discs = colony_named(one)
        s = reader.take(SYSTEM, word)
        seat.colonies.append(s)
        seat.colony_discs.append(discs_named(discs))
        seat.powers |= g.box.systems[s].powers
        for kind in (ids.FOOD, ids.ORE):
            seat.discs[kind] -= discs.count(ids.DISC_WORDS[kind])
    for word, disc in data.get("controls", {}).items():
        place = numbered(ids.PLACE_WORDS, word, "controls")
        kind = ids.DISC_WORDS.index(disc)
        if g.holder[place] != ids.NOBODY:
            raise bad("controls")
        g.holder[place] = i
        g.outpost[place] = kind
        if kind != ids.STAR:
            seat.discs[kind] -= 1
    for kind, n in zip((ids.FOOD, ids.ORE), data.get("off", [0, 0]), strict=True):
        seat.discs[kind] -= n
        seat.automated[kind] += n
    seat.automated[ids.STAR] += data.get("stars", 0)
    if "pawn" in data:
        seat.pawn = reader.names.answers.read(data["pawn"])


def _arrange_cubes(g: Beyond, i: int, data: dict[str, Any]) -> None:
    seat, ships, slots = g.seats[i], data.get("ships", []), data.get("researched", [])
    seat.ore, seat.population = data.get("ore", 0), data.get("population", 0)
    seat.researched = mask_of(ids.SLOT_WORDS, slots, "researched")
    for word in ships:
        place, level = divmod(SHIP_WORDS.index(word), ids.LEVELS)
        seat.add_ship(place, level + 1)
    left = 20 - seat.population - len(ships) - len(slots)
    if "supply" in data:
        seat.supply = list(data["supply"])
        seat.aside = left - sum(seat.supply)
        return
    for column in reversed(range(ids.COLUMNS)):
        seat.supply[column] = min(max(left, 0), int(g.mats[i].capacity[column]))
        left -= seat.supply[column]
    seat.supply[0] += left


def _open_rows(g: Beyond) -> None:
    """The rows of the tableau that the cards and guilds in play have opened."""
    open_row(g, 2)
    for t in [*(t for t in g.cards if t >= 0), *(t for seat in g.seats for t in seat.private)]:
        open_rows_of(g, t)
    for k, guild in enumerate(g.box.guilds):
        if g.marks.guilds & BIT[k]:
            open_rows(g, guild.action.bundle.opens_rows())


# -- what is to be done ------------------------------------------------------


def _steps_from(g: Beyond, data: Plain) -> list[AnyStep]:
    """What is still to be done."""
    at = data.get("at", "turn")
    does: list[AnyStep] = []
    if "does" in data:
        who, word = data["does"]
        if word not in g.box.bundles or not 0 <= who < g.setup.players:
            raise bad("does")
        does = list(g.box.bundles[word].performs(ids.BONUS, who))
        at = data.get("at", "production")
    if at == "finish":
        return [*does, FINISH]
    if at == "turn":
        return [*does, START_TURN, NEXT_TURN]
    if at not in _PHASES:
        raise bad("at")
    return [*does, *TURN[_PHASES[at] :], NEXT_TURN]
