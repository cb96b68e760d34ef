"""Tableaus full of rare powers: what is offered can be done, what is refused cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from perihelion.race.ids import CONQUER, NO_CARD, PAY
from perihelion.race.phases.settle_price import bar_mode, helpers, reachable, strength, world_price
from perihelion.race.pieces.cards import Card
from perihelion.race.state import Race
from perihelion.tabletop.question import Question
from perihelion.tabletop.refusal import Refused
from rulebook.race.arranging import BRINK, Plain, arranged, named, question, seat, with_good

CARDS = {card.name: card for card in arranged("settle", options={"expansions": BRINK}).cards}
START = sorted(name for name, card in CARDS.items() if card.start >= 0)
OTHERS = sorted(name for name, card in CARDS.items() if card.start < 0)
WORLDS = [name for name in OTHERS if CARDS[name].world]


def is_rare(card: Card) -> bool:
    """Whether the card helps, fights or lets more be done in Develop or Settle."""
    for power in card.powers:
        if power.takeover or power.prevents or power.replaces:
            return True
        if power.second_world or power.sneak_world:
            return True
        if any(power.military_against(CARDS[world]) for world in WORLDS):
            return True
    return card.helping


RARE = [name for name in OTHERS if is_rare(CARDS[name])] + ["Alien Oort Cloud Refinery"]
RAREST = [
    "Alien Booby Trap",
    "Empath World",
    "Golden Age of Terraforming",
    "Imperium Cloaking Technology",
    "Imperium Invasion Fleet",
    "Improved Logistics",
    "Lifeforms, Inc.",
    "Rebel Fuel Refinery",
    "Rebel Sneak Attack",
    "Space Mercenaries",
    "Terraforming Engineers",
]
EATERS = [name for name in OTHERS if CARDS[name].consume]
ACTIONS = {"consume": "consume-trade"}


def rich_position(luck: Random, phase: str) -> Race:
    """Two or three players with many powers, some goods and prestige, at the start of a phase."""
    left = [*START, *OTHERS]
    luck.shuffle(left)

    def take(names: list[str], count: int) -> list[str]:
        taken = [name for name in left if name in names][:count]
        for name in taken:
            left.remove(name)
        return taken

    players: list[Plain] = []
    for _ in range(luck.choice([2, 3])):
        tableau = take(START, 1) + take(RAREST, 3) + take(RARE, luck.randint(1, 4))
        tableau += take(OTHERS, luck.randint(0, 3))
        if phase == "consume":
            tableau += take(EATERS, luck.randint(1, 4))
        entries = [
            with_good(name) if CARDS[name].kind >= 0 and luck.random() < 0.6 else name
            for name in tableau
        ]
        action = luck.choice([ACTIONS.get(phase, phase), "explore+5"])
        boost = luck.random() < 0.2
        players.append(
            seat(
                *entries,
                hand=take(WORLDS if phase == "settle" else OTHERS, luck.randint(1, 5)),
                chose=f"boosted:{action}" if boost else action,
                boosted=boost,
                prestige=luck.choice([0, 1, 3]),
            )
        )
    options = {"expansions": BRINK, "takeovers": luck.random() < 0.7}
    return arranged(phase, *players, options=options, automatic=False)


def questions_of(luck: Random, phase: str) -> Iterator[tuple[Race, int, Question]]:
    """Everything that is asked while the phase is played, mostly by doing something."""
    g = rich_position(luck, phase)
    now = g.phase
    while not g.over and g.phase == now:
        for who in g.waiting():
            yield g, who, question(g, who)
        who = luck.choice(g.waiting())
        doing = [a for a in g.options(who) if named(g, a) not in ("pass", "stop")]
        g.answer(who, luck.choice(doing if doing and luck.random() < 0.85 else g.options(who)))


def ways(g: Race, who: int) -> list[list[int]]:
    """Every set of cards that may help."""
    able = [int(h) for h in helpers(g, g.seats[who])]
    return [list(some) for n in range(len(able) + 1) for some in combinations(able, n)]


@pytest.mark.rule("race.exp.refusal")
@pytest.mark.parametrize("phase", ["develop", "settle", "consume", "produce"])
@pytest.mark.parametrize("number", range(6))
def test_what_is_offered_can_be_done_and_what_is_grey_is_refused_for_the_reason_told(
    phase: str, number: int
) -> None:
    for g, who, asked in questions_of(Random(f"{phase} {number}"), phase):
        for option in asked.options:
            after = g.copy()
            after.answer(who, option.id)
            assert all(after.options(other) for other in after.waiting())
        for barred in asked.refused:
            with pytest.raises(Refused) as caught:
                g.copy().answer(who, barred.option.id)
            assert (caught.value.code, caught.value.facts) == (
                barred.refusal.code,
                barred.refusal.facts,
            )


@pytest.mark.rule("race.settle.affordable", "race.pw.second-world", "race.pw.sneak-attack-world")
@pytest.mark.parametrize("number", range(12))
def test_a_world_is_offered_if_some_set_of_helpers_places_it_and_else_told_what_is_missing(
    number: int,
) -> None:
    for g, who, asked in questions_of(Random(f"worlds {number}"), "settle"):
        if asked.kind not in ("settle", "settle-second", "settle-sneak"):
            continue
        player = g.seats[who]
        modes = [CONQUER] if asked.kind == "settle-sneak" else [CONQUER, PAY]
        have = len(player.hand) - 1
        for c in player.hand:
            if not g.cards[c].world:
                continue
            able = any(
                bar_mode(g, who, c, way, mode, have) is None
                for way in ways(g, who)
                for mode in modes
            )
            assert able == (c in g.options(who)), named(g, c)
            if not able:
                assert_true_reason(g, who, c, have)


def assert_true_reason(g: Race, who: int, c: int, have: int) -> None:
    """The figures of a refusal are those of the best set of helpers."""
    player = g.seats[who]
    with pytest.raises(Refused) as caught:
        g.copy().answer(who, c)
    code, facts = caught.value.code, caught.value.facts
    if code == "NOT_ENOUGH_CARDS":
        prices = [
            int(world_price(g, player, c, way))
            for way in ways(g, who)
            if bar_mode(g, who, c, way, PAY, 99) is None
        ]
        assert (facts["cost"], facts["have"]) == (min(prices), have)
    elif code == "NOT_ENOUGH_MILITARY":
        most = max(int(reachable(g, who, way, have)) for way in ways(g, who))
        assert facts["strength"] == strength(g, player, c) + most
    else:
        assert code == "NOT_A_MILITARY_WORLD"
        assert not g.cards[c].military


@pytest.mark.rule("race.settle.conquer", "race.pw.temp-military-discard-cards")
@pytest.mark.parametrize("number", range(12))
def test_whoever_conquers_with_the_fewest_mercenaries_is_strong_enough(number: int) -> None:
    for g, who, asked in questions_of(Random(f"conquests {number}"), "settle"):
        if asked.kind != "settle-method" or g.given[who]:
            continue
        step = g.asking(who)
        for way in ways(g, who):
            if step.refuse_set(g, who, [*way, CONQUER]) is not None:
                continue
            after = g.copy()
            after.answer_all(who, [*way, CONQUER])
            while after.waits_for(who) and question(after, who).kind in HIRING:
                hire(after, who)
            assert after.seats[who].tactics >= after.seats[who].needs


HIRING = ("settle-mercenaries", "settle-good")


def hire(g: Race, who: int) -> None:
    """As few hand cards as will do, or the first good that fits."""
    if question(g, who).kind == "settle-good":
        g.answer(who, g.options(who)[0])
    else:
        g.answer_all(who, [int(c) for c in g.seats[who].hand][: question(g, who).least])


def test_the_positions_have_what_is_rare() -> None:
    kinds: set[str] = set()
    placed = 0
    for number in range(12):
        for g, who, asked in questions_of(Random(f"worlds {number}"), "settle"):
            kinds.add(asked.kind)
            placed += g.seats[who].placed != NO_CARD

    assert placed
    assert {"settle", "settle-method", "settle-extra", "settle-mercenaries"} <= kinds
    assert kinds & {"takeover-declare", "settle-second", "settle-sneak", "replace-old"}
