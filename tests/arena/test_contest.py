"""Who meets whom, over which deals, and who sits where."""

from __future__ import annotations

from collections import Counter

import pytest

from perihelion.arena.contest import MIXED, Contest, deal_seed


def contest(bots: int, players: int, games: int = 12, **more: object) -> Contest:
    names = tuple(f"bot-{k}" for k in range(bots))
    return Contest(game="race", bots=names, games=games, players=players, **more)  # type: ignore[arg-type]


def test_of_two_players_every_pair_meets_once() -> None:
    assert contest(3, 2).meetings() == [(0, 1), (0, 2), (1, 2)]


def test_of_more_players_every_bot_sits_alone_with_copies_of_every_other() -> None:
    assert contest(2, 4).meetings() == [(0, 1, 1, 1), (1, 0, 0, 0)]


def test_at_mixed_tables_all_are_different() -> None:
    met = contest(4, 3, tables=MIXED).meetings()

    assert sorted(met) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_a_bot_without_opponents_plays_against_itself_and_alone_where_one_plays() -> None:
    assert contest(1, 3).meetings() == [(0, 0, 0)]
    assert contest(2, 1).meetings() == [(0,), (1,)]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (2, 3), (2, 4), (3, 5)])
def test_every_deal_is_played_by_the_lone_bot_from_every_seat(bots: int, players: int) -> None:
    for deal in contest(bots, players).deals():
        alone = deal.chairs[0]
        assert sorted(seating.index(alone) for seating in deal.seatings()) == list(range(players))


def test_copies_of_one_bot_play_a_deal_once() -> None:
    assert [deal.seatings() for deal in contest(1, 2, games=2).deals()] == [[(0, 0)], [(0, 0)]]


def test_at_mixed_tables_everybody_sits_behind_everybody_else() -> None:
    behind = Counter(
        (deal.chairs[k], deal.chairs[(k + 1) % 4])
        for deal in contest(4, 4, games=24, tables=MIXED).deals()
        for k in range(4)
    )

    assert len(behind) == 12
    assert set(behind.values()) == {2}


def test_all_meetings_play_the_same_deals_and_each_as_many_games_as_ordered() -> None:
    ordered = contest(3, 2, games=9)
    seeds: dict[int, list[int]] = {}
    games: Counter[int] = Counter()
    for deal in ordered.deals():
        seeds.setdefault(deal.meeting, []).append(deal.seed)
        games[deal.meeting] += len(deal.seatings())

    assert seeds[0] == seeds[1] == seeds[2]
    assert set(games.values()) == {10}  # whole deals


def test_more_games_only_add_deals_at_the_end() -> None:
    few, many = list(contest(3, 2, games=4).deals()), list(contest(3, 2, games=40).deals())

    assert many[: len(few)] == few
    assert [deal.number for deal in many] == list(range(len(many)))


def test_a_contest_broken_off_anywhere_has_played_all_meetings_alike() -> None:
    count: Counter[int] = Counter()
    for deal in contest(4, 2, games=20).deals():
        count[deal.meeting] += 1
        assert max(count.values()) - min(count[m] for m in range(6)) <= 1


def test_contests_with_different_seeds_share_no_deal() -> None:
    first, second = ({deal_seed(seed, k) for k in range(5000)} for seed in (1, 2))

    assert len(first) == 5000
    assert not first & second
