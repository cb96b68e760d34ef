"""Every bot answers from its view alone, and answers legally, in every variant of the game."""

from __future__ import annotations

import pytest

import perihelion
from bots.hurry import hurried
from perihelion.bots.drive import play, play_one
from perihelion.bots.race.answers import at_a_glance, play_at_a_glance
from perihelion.bots.random_bot import RandomBot
from perihelion.bots.registry import bot_names, make_bot
from perihelion.race.ids import NO_CARD
from perihelion.race.state import Race

VARIANTS = perihelion.game("race").variants()

DUEL_OF_CONSUMERS = 111874547875451
"""A deal in which both once chose to consume, round after round, until somebody would produce."""

WHOLE_ARC: dict[str, object] = {
    "expansions": ["gathering-storm", "rebel-vs-imperium", "brink-of-war"],
    "takeovers": True,
}


def redealt(g: Race, me: int, seed: int) -> Race:
    """The same game with all that `me` cannot see dealt again. It does not trust `seen_by`."""
    twin = g.copy()
    luck = perihelion.dice(seed)
    hidden: list[int] = [*twin.deck, *twin.discard]
    for i, seat in enumerate(twin.seats):
        hidden += [good for good in seat.goods if good != NO_CARD]
        if i != me:
            hidden += [c for c in seat.hand if c not in seat.shown]
            hidden += seat.drawn
    luck.shuffle(hidden)
    twin.deck = [hidden.pop() for _ in twin.deck]
    twin.discard = [hidden.pop() for _ in twin.discard]
    for i, seat in enumerate(twin.seats):
        seat.goods = [good if good == NO_CARD else hidden.pop() for good in seat.goods]
        if i != me:
            seat.hand = [c if c in seat.shown else hidden.pop() for c in seat.hand]
            seat.drawn = [hidden.pop() for _ in seat.drawn]
            twin.legal[i] = None
            twin.given[i] = []
    twin.dice = luck
    return twin


@pytest.mark.slow
def test_greedy_has_an_answer_wherever_chance_may_lead() -> None:
    greedy, asked = make_bot("greedy", "race"), set[str]()

    for seed in range(30):
        players = 2 + seed % 5
        g = perihelion.new_game("race", players, seed, {**WHOLE_ARC, "automatic": False})
        chance = RandomBot(seed)
        while not g.over:
            seat = int(g.next_seat())
            asked.add(g.asking(seat).kind())
            view = g.seen_by(seat)
            assert greedy.answer(view, seat) in g.options(seat)
            g.answer(seat, chance.answer(view, seat))

    rare = {"takeover-defend", "takeover-prevent", "search-oort", "settle-sneak", "replace-new"}
    assert rare & asked
    assert len(asked) > 35


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("name", bot_names("race"))
def test_bots_play_every_variant_to_its_end(name: str, options: dict[str, object]) -> None:
    g = perihelion.new_game("race", players=2, seed=11, options=options)

    play(g, [hurried(name, "race", seat) for seat in range(2)])

    assert g.over


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_set_given_whole_is_the_set_given_pick_by_pick(options: dict[str, object]) -> None:
    one = perihelion.new_game("race", players=2, seed=5, options=options)
    assert isinstance(one, Race)
    other = one.copy()

    while not one.over:
        seat = int(one.next_seat())
        step = one.asking(seat)
        play_at_a_glance(one, seat)
        picks = 1
        other.accept(seat, at_a_glance(other, seat))
        while other.pack() != one.pack():
            assert other.asking(seat) is step
            other.accept(seat, at_a_glance(other, seat))
            picks += 1
        assert picks <= 20


@pytest.mark.slow
@pytest.mark.parametrize("name", ["captain", "commodore"])
def test_bots_that_think_little_do_not_wait_for_each_other_for_ever(name: str) -> None:
    for seed in range(40):
        options = VARIANTS[seed % len(VARIANTS)]
        g = perihelion.new_game("race", players=2, seed=seed, options=options)
        bots = [hurried(name, "race", seat) for seat in range(2)]

        while not g.over:
            play_one(g, bots)
            assert g.round() < 50, (seed, options)


@pytest.mark.slow
def test_bots_that_wait_for_each_other_to_produce_give_up() -> None:
    g = perihelion.new_game("race", players=2, seed=DUEL_OF_CONSUMERS)
    bots = [make_bot("commodore", "race", 1), make_bot("admiral", "race", 2)]

    while not g.over:
        play_one(g, bots)
        assert g.round() < 50


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (4, {}), (2, WHOLE_ARC), (4, WHOLE_ARC)], ids=str
)
@pytest.mark.parametrize(
    ("name", "positions"),
    [
        ("cadet", 100),
        ("captain", 8),
        ("commodore", 4),
        ("admiral", 4),
        ("legend", 4),
        ("greedy", 500),
    ],
)
def test_a_bot_gives_the_same_answer_whatever_lies_face_down(
    name: str, positions: int, players: int, options: dict[str, object]
) -> None:
    g = perihelion.new_game("race", players, seed=players, options=options)
    assert isinstance(g, Race)
    bot, compared = hurried(name, "race"), 0

    while not g.over and compared < positions:
        seat = int(g.next_seat())
        said = bot.answer(g.seen_by(seat), seat)
        twin = redealt(g, seat, compared)
        assert bot.answer(twin.seen_by(seat), seat) == said
        compared += 1
        g.answer(seat, said)

    assert compared >= min(positions, 50)


def test_the_random_bot_gives_the_same_answer_whatever_lies_face_down() -> None:
    g = perihelion.new_game("race", players=3, seed=8)
    assert isinstance(g, Race)
    first, second = RandomBot(5), RandomBot(5)
    luck = perihelion.dice(1)

    while not g.over:
        seat = int(g.next_seat())
        said = first.answer(g.seen_by(seat), seat)
        twin = redealt(g, seat, int(luck.below(1000)))
        assert second.answer(twin.seen_by(seat), seat) == said
        g.answer(seat, said)


@pytest.mark.parametrize("options", [{}, WHOLE_ARC], ids=str)
def test_bots_leave_the_view_as_it_is(options: dict[str, object]) -> None:
    g = perihelion.new_game("race", players=2, seed=4, options=options)
    bots = [make_bot("greedy", "race"), make_bot("greedy", "race")]

    while not g.over:
        seat = int(g.next_seat())
        view = g.seen_by(seat)
        before = view.pack()
        bots[seat].answer(view, seat)
        assert view.pack() == before
        play_one(g, bots)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [perihelion.new_game("race", players=2, seed=6) for _ in range(2)]

    for g in games:
        play(g, [make_bot("random", "race", 1), make_bot("random", "race", 2)])

    assert games[0].record() == games[1].record()


def test_a_bot_takes_over_a_set_begun_by_somebody_else() -> None:
    g = perihelion.new_game("race", players=2, seed=9)
    seat = g.waiting()[0]

    g.answer(seat, g.options(seat)[-1])
    said = make_bot("greedy", "race").answer(g.seen_by(seat), seat) if g.options(seat) else None

    assert said is None or said in g.options(seat)


def test_a_bot_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(perihelion.BadSetup, match="UNKNOWN_BOT") as refused:
        make_bot("genius", "race")

    assert refused.value.facts == {
        "bot": "genius",
        "known": "cadet, captain, commodore, admiral, legend, greedy, random",
    }
