"""What came of a contest is counted right, and told the same in data and on the page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from arena.small import SMALL, game, held
from perihelion.arena.contest import MIXED, Contest
from perihelion.arena.page import command, page_of
from perihelion.arena.playing import Played
from perihelion.arena.report import Report, report_of
from perihelion.arena.running import hold
from perihelion.arena.standing import Standings

STORM, REBELS, BRINK = "gathering-storm", "rebel-vs-imperium", "brink-of-war"


def entered(bots: tuple[str, ...], players: int, *deals: list[Played], **more: object) -> Standings:
    contest = Contest(game="race", bots=bots, games=1, players=players, **more)  # type: ignore[arg-type]
    standings = Standings(contest)
    for deal in deals:
        standings.enter(deal)
    return standings


def test_a_shared_win_counts_as_its_part() -> None:
    deal = [game(["a", "b"], [30, 30], [0, 1]), game(["b", "a"], [12, 20], [1])]

    standings = entered(("a", "b"), 2, deal)

    assert standings.bots["a"].wins.total == 1.5
    assert standings.bots["b"].wins.total == 0.5
    assert standings.pairs["a", "b"].wins.mean == 0.75
    assert standings.bots["a"].points.mean == 25


def test_wins_are_shared_out_without_remainder() -> None:
    standings = hold(Contest(game="race", bots=("greedy", "random"), games=6, players=3))

    assert sum(one.wins.total for one in standings.bots.values()) == pytest.approx(12)
    assert sum(one.wins.games for one in standings.bots.values()) == 3 * 12
    assert standings.games == 12


def test_the_matrix_has_the_share_of_the_bot_that_is_alone() -> None:
    """One `a` among three seats, which wins two games of three."""
    deal = [
        game(["a", "b", "b"], [9, 1, 2], [0]),
        game(["b", "b", "a"], [1, 2, 9], [2]),
        game(["b", "a", "b"], [9, 1, 2], [0]),
    ]

    standings = entered(("a", "b"), 3, deal)

    assert standings.pairs["a", "b"].wins.mean == pytest.approx(2 / 3)
    assert standings.pairs["b", "a"].wins.games == 0


def test_at_mixed_tables_everybody_meets_everybody() -> None:
    deal = [game(["a", "b", "c"], [9, 1, 2], [0])]

    standings = entered(("a", "b", "c"), 3, deal, tables=MIXED)

    assert all(one.wins.games == 1 for one in standings.pairs.values())
    assert standings.pairs["b", "c"].wins.mean == 0


def test_a_solo_game_is_won_or_lost_against_the_rogue() -> None:
    contest = Contest(
        game="tiny", bots=("greedy", "random"), games=2, players=1, options={"rogue": "artemis"}
    )

    report = report_of(contest, [])
    standings = hold(contest)

    assert standings.games == 4
    assert standings.bots["random"].wins.mean == 0
    assert report.pairs == []
    assert [one.rating for one in report.bots] == [None, None]


@pytest.mark.parametrize(
    "options",
    [
        {"edition": 2},
        {"advanced": True},
        {"first_game": True},
        {"expansions": [STORM]},
        {"expansions": [STORM, REBELS], "takeovers": True},
        {"expansions": [STORM, REBELS, BRINK], "takeovers": True},
        {"expansions": [STORM, REBELS, BRINK], "scenario": "rebel-vs-imperium"},
    ],
    ids=str,
)
def test_greedy_beats_random_in_every_variant_of_race(options: dict[str, object]) -> None:
    contest = Contest(game="race", bots=("greedy", "random"), games=20, options=options)

    assert hold(contest).bots["greedy"].wins.mean >= 0.95


def test_greedy_beats_random_and_scores_above_thirty_in_race_and_wins_in_roll() -> None:
    race, roll = (
        hold(Contest(game=game, bots=("greedy", "random"), games=games))
        for game, games in (("race", 60), ("roll", 20))
    )

    assert race.bots["greedy"].wins.mean >= 0.95
    assert race.bots["greedy"].points.mean > 30
    assert roll.bots["greedy"].wins.mean >= 0.95


# -- the report and its page ---------------------------------------------------------


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    folder = held(tmp_path_factory.mktemp("report") / "one", SMALL)
    return report_of(SMALL, folder.games(SMALL))


def test_a_report_is_read_back_from_its_file(report: Report) -> None:
    assert msgspec.json.decode(report.written(), type=Report) == report


def test_a_report_adds_up(report: Report) -> None:
    greedy = report.bots[0]

    assert (report.games, report.deals, report.ordered) == (8, 4, 8)
    assert sum(greedy.sources.values()) == pytest.approx(greedy.points)
    assert sum(greedy.scores.values()) == greedy.games == 8
    assert sum(points * n for points, n in greedy.scores.items()) / 8 == greedy.points
    assert sum(report.rounds.values()) == 8
    assert greedy.low <= greedy.share <= greedy.high
    assert greedy.rating is not None
    assert 0 < greedy.seconds.mean <= greedy.seconds.longest
    assert greedy.seconds.p95 <= greedy.seconds.longest
    pair = report.pair("random", "greedy")
    assert pair is not None
    assert pair.share == 1 - greedy.share


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_page_needs_nothing_from_elsewhere_and_tells_the_figures(
    report: Report, lang: str
) -> None:
    text = page_of(report, lang).decode()

    assert "http" not in text
    assert "src=" not in text
    assert "greedy" in text
    assert (f"{100 * report.bots[0].share:.1f}".replace(".", "," if lang == "ru" else ".")) in text
    assert command(SMALL) in text
    assert text.count("<svg") == text.count("</svg>") > 4


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        (("a",), 2, "duels"),
        (("a", "b"), 1, "duels"),
        (("a", "b"), 3, "duels"),
        (("a", "b"), 2, MIXED),
    ],
)
def test_a_contest_without_a_single_game_has_a_page_too(
    lang: str, bots: tuple[str, ...], players: int, tables: str
) -> None:
    """Interrupted before the first deal was finished."""
    contest = Contest(game="tiny", bots=bots, games=4, players=players, tables=tables)

    assert b"<h1>" in page_of(report_of(contest, []), lang)


def test_names_of_bots_and_options_cannot_break_a_page() -> None:
    contest = Contest(
        game="race", bots=("<b>", "a"), games=1, options={"edition": "<script>alert()</script>"}
    )
    deal = [game(["<b>", "a"], [3, 4], [1]), game(["a", "<b>"], [3, 4], [1])]

    text = page_of(report_of(contest, [deal]), "en").decode()

    assert "<b>" not in text
    assert "<script>alert" not in text


def test_a_game_of_another_package_can_be_measured(tmp_path: Path) -> None:
    """It has no scene: its points have no sources."""
    contest = Contest(game="comets", bots=("random",), games=3)
    folder = held(tmp_path / "one", contest)
    report = report_of(contest, folder.games(contest))

    assert report.bots[0].sources == {}
    assert "Comets" in page_of(report, "en").decode()
