"""Setting up a game."""

from __future__ import annotations

import pytest

import perihelion
from perihelion import BadSetup
from perihelion.beyond.box import Box
from perihelion.beyond.catalogue.contents import contents
from perihelion.beyond.ids import LEVEL_OF_SLOT, NO_CARD, PLACE_WORDS, SLOT_WORDS
from perihelion.beyond.phases.achievement import threshold
from perihelion.beyond.state import Beyond
from rulebook.beyond.scene import FIRST, Scene, rule, scenario

BASIC = (
    "basic-space:research-1",
    "basic-space:research-2",
    "basic-space:build-jump",
    "basic-space:recruit",
)


def deal(players: int, seed: int = 1, **options: object) -> Beyond:
    """A new game of the first reconstruction."""
    g = perihelion.new_game("beyond", players, seed, {"catalogue": FIRST, **options})
    assert isinstance(g, Beyond)
    return g


def yards(g: Beyond) -> list[str]:
    return [word for k, word in enumerate(PLACE_WORDS) if word[0] == "Y" and g.there(k)]


def covers(g: Beyond, level: int) -> list[str]:
    """The events on the slots of a level."""
    return [
        "-" if e == NO_CARD else g.box.events[e].slug
        for slot, e in enumerate(g.covers)
        if LEVEL_OF_SLOT[slot] == level
    ]


def spaces(s: Scene) -> dict[str, object]:
    """The basic spaces that may be chosen, and what each costs."""
    return {word: s.tag(word)["ore"] for word in s.words() if word.startswith(BASIC)}


@scenario(
    "B-001",
    "setup.level1",
    "setup.decks",
    "setup.events.level2",
    "setup.events.level3",
    "setup.events.level4",
    "setup.systems.b",
    "setup.guilds",
    "setup.pawns",
    "setup.threshold",
    "setup.exploration.side",
)
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_four_players(seed: int) -> None:
    g = deal(4, seed)

    ones = {g.box.techs[t].slug for t in g.cards[:4]}
    assert ones == {"narrow-beam-lasers", "terraforming", "advanced-genetics", "advanced-robotics"}
    assert all(t == NO_CARD for t in g.cards[4:])
    for level in (2, 3):
        under = covers(g, level)
        assert len(set(under)) == 6
        assert all(e.level == level for e in g.box.events if e.slug in under)
    assert covers(g, 4) == ["-", "-", "-"]
    assert [len(deck) for deck in g.decks] == [16, 16, 10, 10, 10]
    lying = [g.box.systems[s].deck for s in g.systems if s != NO_CARD]
    assert lying == [3, 3, 4, 4]
    assert len(g.achievements) == 4
    assert g.marks.guilds == 0
    assert [seat.pawn for seat in g.seats] == [-1, -1, -1, -1]
    assert threshold(g.setup.players) == 4
    assert yards(g) == ["Y1", "Y2", "Y3", "Y4"]


@scenario("B-002", "setup.basic-tile.3p", "setup.threshold", "comp.basic-tiles")
def test_three_players() -> None:
    s = Scene("F3", active="Anna", Anna={"ore": 3, "population": 1, "researched": ["I-1"]})

    assert yards(deal(3)) == ["Y1", "Y2", "Y3"]
    assert threshold(3) == 3
    assert spaces(s) == {
        "basic-space:research-1:1": 0,
        "basic-space:research-1:2": 1,
        "basic-space:research-2:1": 2,
        "basic-space:research-2:2": 3,
        "basic-space:build-jump:1": 0,
        "basic-space:recruit": 0,
    }
    s.refuses("NO_SUCH_SPACE", "basic-space:build-jump:2")
    s.say("basic-space:recruit", "growth")
    assert (s.asked(), "basic-space:recruit" in s.words()) == ("Boris", True)


@scenario("B-003", "setup.basic-tile.2p", "setup.threshold")
def test_two_players() -> None:
    s = Scene("F2", active="Anna", Anna={"ore": 3, "population": 1, "researched": ["I-1"]})

    assert yards(deal(2)) == ["Y1", "Y2", "Y3"]
    assert threshold(2) == 3
    assert spaces(s) == {
        "basic-space:research-1:1": 0,
        "basic-space:research-1:2": 1,
        "basic-space:research-2:1": 2,
        "basic-space:research-2:2": 3,
        "basic-space:build-jump:1": 0,
        "basic-space:recruit": 0,
    }
    s.refuses("NO_SUCH_SPACE", "basic-space:build-jump:2")


@rule("setup.basic-tile.4p")
def test_four_players_have_one_more_space_to_build() -> None:
    s = Scene(active="Anna", Anna={"ore": 3, "population": 1, "researched": ["I-1"]})

    assert spaces(s) == {
        "basic-space:research-1:1": 0,
        "basic-space:research-1:2": 1,
        "basic-space:research-2:1": 2,
        "basic-space:research-2:2": 3,
        "basic-space:build-jump:1": 0,
        "basic-space:build-jump:2": 0,
        "basic-space:recruit": 0,
    }


@scenario(
    "B-004",
    "setup.mat-start",
    "comp.cubes",
    "comp.cube-conservation",
    "comp.discs",
    "card.faction.united-nations",
)
def test_the_mats_at_the_start() -> None:
    start = {"start": True}
    s = Scene(Boris=start, Irina=start, Anna=start, Dmitry=start)

    assert {
        name: (s[name].population, s[name].ore, s.supply(name), s.ships(name)) for name in s.names
    } == {
        "Boris": (2, 1, "A4 B4 C5 D4", ["sol:1"]),
        "Irina": (2, 2, "A3 B5 C5 D4", ["sol:1"]),
        "Anna": (2, 1, "A3 B5 C5 D4", ["sol:2"]),
        "Dmitry": (3, 0, "A2 B5 C5 D4", ["sol:1"]),
    }
    for seat in s.g.seats:
        assert seat.population + sum(seat.supply) + sum(seat.ships) == 20
        assert list(seat.discs) == [8, 8]
        assert seat.automation() == 0


@scenario("B-005", "setup.events.level2", "setup.events.level3")
def test_four_events_are_in_every_game() -> None:
    for seed in range(300):
        g = deal(4, seed)
        two, three = set(covers(g, 2)), set(covers(g, 3))

        assert {"tyler-lee", "maya-chaturvedi"} < two
        assert {"kc-24x", "ono"} < three
        assert (len(two), len(three)) == (6, 6)
        levels = {e.slug: e.level for e in g.box.events}
        assert {levels[slug] for slug in two} == {2}
        assert {levels[slug] for slug in three} == {3}


@scenario("B-006", "setup.systems.a", "setup.achievements")
def test_starting_systems_and_achievements() -> None:
    pairs, sets = set(), set()
    for seed in range(300):
        g = deal(4, seed)
        near = [g.box.systems[s].slug for s in g.systems[2:4]]
        played = [g.box.achievements[k].slug for k in g.achievements]

        assert set(near) <= {"alpha-centauri", "barnards-star", "sirius", "wolf-359"}
        assert len(set(near)) == 2
        assert played[:2] == ["empire", "transcendence"]
        assert played[2] in ("full-automation", "armada", "breadbasket", "industrial-giant")
        assert played[3] in ("specialisation", "hegemony", "polymath", "great-library")
        assert len(played) == 4
        pairs.add(tuple(near))
        sets.add(tuple(played))
    assert (len(pairs), len(sets)) == (12, 16)  # chance leaves nothing out


@scenario("B-007", "setup.random")
def test_the_same_seed_is_the_same_game() -> None:
    one, two, other = deal(4, 42), deal(4, 42), deal(4, 43)
    assert one.decks != other.decks

    for k in range(200):
        assert one.pack() == two.pack()
        seat = one.next_seat()
        choices = one.options(seat)
        answer = choices[k * 7 % len(choices)]
        one.answer(seat, answer)
        two.answer(seat, answer)
    assert one.pack() == two.pack()


@scenario("B-008", "setup.players", "setup.factions", "setup.data")
def test_wrong_numbers_are_refused() -> None:
    for players in (1, 5):
        with pytest.raises(BadSetup) as refused:
            deal(players)
        assert refused.value.code == "BAD_PLAYER_COUNT"

    with pytest.raises(BadSetup) as refused:
        deal(2, factions=["united-nations", "united-nations"])
    assert refused.value.code == "BAD_SETUP_OPTION"

    printed = contents({})
    printed.techs.pop()
    with pytest.raises(BadSetup) as refused:
        Box(printed)
    assert refused.value.code == "BAD_DATA"


@rule("setup.mats", "comp.mat-sides", "tableau.option")
@pytest.mark.parametrize(
    ("setting", "value"),
    [("mats", "mixed"), ("mats", ["basic", "advanced"]), ("tableau", "open"), ("first_player", 4)],
)
def test_unknown_settings_are_refused(setting: str, value: object) -> None:
    with pytest.raises(BadSetup) as refused:
        deal(4, 1, **{setting: value})
    assert refused.value.code == "BAD_SETUP_OPTION"


@rule("setup.mats", "comp.mat-sides", "comp.mat-parts")
def test_the_whole_table_has_basic_or_advanced_mats() -> None:
    names = ["united-nations", "nishida-ostergaard", "faction-three", "faction-four"]
    basic = deal(4, factions=names)
    advanced = deal(4, factions=names, mats="advanced")

    assert [list(mat.food) for mat in basic.mats] == [[0, 2, 5, 8]] * 4
    assert [list(mat.ore) for mat in basic.mats] == [[1, 1, 2, 2, 3, 3, 4, 4, 5]] * 4
    assert [list(mat.capacity) for mat in basic.mats] == [[6, 5, 5, 4]] * 4
    assert [len(mat.abilities) for mat in basic.mats] == [0, 0, 0, 0]
    assert [list(mat.food) for mat in advanced.mats] == [
        [0, 3, 5, 7],
        [0, 2, 5, 8],
        [0, 2, 4, 8],
        [0, 1, 5, 8],
    ]
    assert [len(mat.abilities) for mat in advanced.mats] == [2, 2, 2, 2]
    assert [int(seat.ore) for seat in advanced.seats] == [2, 3, 1, 0]


@rule("setup.first-player", "comp.first-player", "turn.round")
def test_the_first_player_is_drawn_or_named() -> None:
    drawn = {int(deal(4, seed).marks.active) for seed in range(40)}
    g = deal(4, first_player=2)

    assert drawn == {0, 1, 2, 3}
    assert (g.marks.active, g.next_seat()) == (2, 2)
    seats = []
    for _ in range(5):
        seats.append((g.round(), g.next_seat()))
        for word in ("basic-space:recruit", "growth"):
            g.answer(g.next_seat(), word)
    assert seats == [(1, 2), (1, 3), (1, 0), (1, 1), (2, 2)]


@rule("setup.factions")
def test_every_seat_has_a_faction_of_its_own() -> None:
    for seed in range(20):
        assert len({int(seat.faction) for seat in deal(4, seed).seats}) == 4
    named = deal(2, factions=["faction-four", "united-nations"])
    assert [named.box.factions[seat.faction].slug for seat in named.seats] == [
        "faction-four",
        "united-nations",
    ]


@rule("setup.level1")
def test_level_i_lies_in_random_order() -> None:
    orders = {tuple(int(t) for t in deal(2, seed).cards[:4]) for seed in range(60)}

    assert len(orders) > 10
    g = deal(2)
    assert all(g.covers[SLOT_WORDS.index(f"I-{n}")] == NO_CARD for n in (1, 2, 3, 4))
