"""An expansion of Roll is a catalogue and a setting: a made-up one keeps every law."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cached_property

import pytest

import perihelion
from laws import test_hidden, test_laws, test_readers
from laws.examples import plain
from laws.roll import RollWitness
from laws.witness import Witness, play_on
from perihelion.bots.registry import make_bot
from perihelion.roll import ids
from perihelion.roll.box import BOXES, Box
from perihelion.roll.catalogue.lines import cup, development, good, world
from perihelion.roll.catalogue.sets import SETS
from perihelion.roll.pieces.tiles import Faction, Tile, TileSet
from perihelion.roll.powers import assign, explore
from perihelion.roll.state import Roll

DEEP_SEA = TileSet(
    "deep-sea",
    [
        Tile(
            development("Deep Sea Council", 1, [assign.Reassign(1, 2)]),
            world("Tidal World", ids.NOVELTY, 1, [good(ids.NOVELTY)]),
        ),
        Tile(
            development("Whale Song", 1, [explore.OnTop()]),
            world("Coral World", ids.GENES, 1, [cup(ids.GENES)]),
        ),
    ],
    [
        Faction(
            10,
            development("Reef Keepers", 1, [assign.Reassign(1, 1)]),
            world("Sunken Station", ids.RARE, 1, [good(ids.RARE)]),
        )
    ],
    [world("Second Ocean", ids.ALIEN, 1, [good(ids.ALIEN)])],
)
TILES = ["Deep Sea Council", "Tidal World", "Whale Song", "Coral World"]
WITH_IT: dict[str, object] = {"expansions": ["deep-sea"]}

LAWS = [
    law
    for module in (test_laws, test_hidden, test_readers)
    for name, law in vars(module).items()
    if name.startswith("test_") and hasattr(law, "hypothesis")
]


class DeepSeaWitness(RollWitness):
    last_answer = 4530

    def tiles(self, g: Roll) -> list[int]:
        return [*range(55), 69, 70] if g.setup.expansions else super().tiles(g)

    @cached_property
    def set_ups(self) -> list[tuple[int, dict[str, object]]]:
        return [(players, WITH_IT) for players in range(2, 6)]


@pytest.fixture
def deep_sea() -> Iterator[None]:
    SETS.append(DEEP_SEA)
    BOXES.clear()
    yield
    SETS.remove(DEEP_SEA)
    BOXES.clear()


def begin(players: int, seed: int, options: dict[str, object]) -> Roll:
    g = perihelion.new_game("roll", players, seed, options)
    assert isinstance(g, Roll)
    return g


@pytest.mark.usefixtures("deep_sea")
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_further_set_keeps_the_law(law: Callable[[Witness], None]) -> None:
    law(DeepSeaWitness())


@pytest.mark.usefixtures("deep_sea")
def test_whatever_is_done_with_tiles_is_done_with_those_of_a_further_set() -> None:
    built: set[str] = set()
    families: set[int] = set()
    for seed in range(16):
        g, r = begin(2 + seed % 4, seed, WITH_IT), random.Random(seed)
        bot = make_bot("greedy", "roll")
        while not g.over:
            seat = g.next_seat()
            chosen = r.choice(g.options(seat))
            g.answer(seat, chosen if seed % 2 else bot.answer(g.seen_by(seat), seat))
        said = [] if g.past is None else g.past.answers()
        families |= {int(g.box.family(one.answer)) for one in said if one.answer >= ids.FURTHER}
        built |= {g.sides[s].name for mine in g.seats for s in mine.tableau}

    assert {*TILES, "Reef Keepers", "Sunken Station", "Second Ocean"} <= built
    assert families == set(range(ids.TILE_FAMILY, ids.CONSUME_FAMILY + 1))


def test_a_further_set_changes_no_number_of_the_base_set() -> None:
    base, more = Box(SETS, 0), Box([*SETS, DEEP_SEA], 2)

    assert [more.sides[s] for s in base.numbers.values()] == base.sides
    words, wider = base.answers.words, more.answers.words
    assert {n: word for n, word in wider.items() if n < ids.FURTHER} == words
    assert len(wider) == len(words) + 7 + 4 + 3 + 4 * 28
    assert len(set(wider.values())) == len(wider)


def test_a_further_set_that_is_not_in_the_game_changes_nothing(deep_sea: None) -> None:
    SETS.remove(DEEP_SEA)
    one = begin(3, 7, {})
    SETS.append(DEEP_SEA)
    BOXES.clear()

    two = begin(3, 7, {})
    play_on(one, random.Random(7))
    play_on(two, random.Random(7))

    assert two.box is not one.box
    assert plain(two) == plain(one)
    assert two.record() == one.record()


def test_a_further_set_is_asked_for_by_its_name(deep_sea: None) -> None:
    assert begin(2, 1, WITH_IT).setup.options()["expansions"] == ["deep-sea"]
    for named in (["outer-space"], ["base"], "deep-sea", True):
        with pytest.raises(perihelion.BadSetup) as refused:
            begin(2, 1, {"expansions": named})
        assert refused.value.code == "BAD_SETTING"


def test_without_any_expansion_there_is_no_such_setting() -> None:
    with pytest.raises(perihelion.BadSetup) as refused:
        begin(2, 1, {"expansions": []})

    assert refused.value.code == "UNKNOWN_SETTING"
