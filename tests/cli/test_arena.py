"""`perihelion arena` and `perihelion stats`, as they are typed."""

from __future__ import annotations

import builtins
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.typed import run
from perihelion.arena.folder import Folder

LITTLE = ["--bots", "greedy,random", "--games", "4", "--jobs", "2"]


@pytest.fixture
def contest() -> Path:
    """A small contest in the working directory."""
    assert run("arena", "race", *LITTLE, "--out", "there").exit_code == 0
    return Path("there")


def test_a_contest_prints_wins_points_ratings_and_times(contest: Path) -> None:
    output = run("arena", "--resume", "there").output

    assert "2 players · 4 games over 2 deals · seed 1" in output
    assert "[95%]" in output
    assert len(re.findall(r"\d\.\d ± \d", output)) == 4
    assert re.search(r"greedy +\d+ +[\d.]+ ms +[\d.]+ ms +[\d.]+ ms", output)
    assert "there/index.html" in output
    assert {one.name for one in contest.iterdir()} >= {"contest.json", "games.jsonl", "result.json"}


def test_without_a_folder_a_free_one_is_found_and_without_bots_all_play() -> None:
    for _ in range(2):
        assert run("arena", "comets", "--games", "2", "--jobs", "1").exit_code == 0

    assert sorted(one.name for one in Path().iterdir()) == ["arena-comets", "arena-comets-2"]
    assert Folder(Path("arena-comets")).contest().bots == ("random",)


def test_russian_figures_have_a_comma() -> None:
    output = run("arena", "race", *LITTLE, lang="ru").output

    assert re.search(r"\d,\d ± \d,\d", output)
    assert "100,0%" in output
    assert "4 партии, 2 раздачи" in output


def test_options_of_the_game_are_taken_and_kept() -> None:
    more = ["--expansions", "gathering-storm", "--option", "automatic=false", "--players", "3"]

    output = run("arena", "race", "--bots", "random", "--games", "1", *more).output

    kept = json.loads(Path("arena-race/contest.json").read_text())["contest"]
    assert kept["options"] == {"expansions": ["gathering-storm"], "automatic": False}
    assert kept["players"] == 3
    assert "expansions=gathering-storm · automatic=false" in output


def test_more_than_two_players_have_a_matrix() -> None:
    output = run("arena", "race", *LITTLE, "--players", "3").output

    assert "Who beats whom" in output
    assert "12 games over 4 deals" in output


def test_a_solo_game_is_played_by_each_bot_alone() -> None:
    bots = ["--bots", "greedy,random", "--games", "1"]

    output = run("arena", "tiny", *bots, "--solo", "artemis").output

    assert "one player · 2 games over 2 deals" in output
    assert "Who beats whom" not in output


def test_a_contest_goes_on_with_more_games(contest: Path) -> None:
    before = (contest / "games.jsonl").read_bytes()

    result = run("arena", "--resume", "there", "--games", "6")

    after = (contest / "games.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == 6
    assert "6 games over 3 deals" in result.output


WRONG = [
    (["chess"], "chess"),
    (["race", "--bots", "greedy,deep-blue"], "deep-blue"),
    (["race", "--bots", "greedy,greedy"], "greedy"),
    (["race", "--games", "0"], ""),
    (["race", "--jobs", "0"], ""),
    (["race", "--players", "9"], "9"),
    (["race", "--option", "colour=red"], "colour"),
    (["race", "--option", "colour"], "colour"),
    (["race", "--tables", "round"], "round"),
    (["race", "--bots", "greedy,random", "--tables", "mixed", "--players", "4"], "4"),
    (["race", "--games", "many"], "--games"),
    (["race", "--program", "python bot.py"], "python bot.py"),
    (["race", "--program", "greedy=python bot.py"], "greedy"),
    (["race", "--program", "a,b=python bot.py"], "a,b"),
    (["race", "--program", "mine="], "mine"),
    (["race", "--program", "mine='"], "mine"),
    (["race", "--program", "mine=no-such-program bot"], "no-such-program"),
    (["race", "--bots", "greedy", "--program", f"mine={sys.executable}"], "mine"),
    (["--resume", "there", "--program", f"mine={sys.executable}"], "there"),
    (["--resume", "there", "roll"], "there"),
    (["--resume", "there", "--players", "3"], "--players"),
    (["--resume", "there", "--seed", "9"], "--seed"),
    (["--resume", "there", "--bots", "random,greedy"], "--bots"),
    (["--resume", "there", "--tables", "mixed"], "--tables"),
    (["--resume", "there", "--edition", "2"], "--edition"),
    (["--resume", "there", "--out", "elsewhere"], "--out"),
]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_wrong_order_is_refused_in_words(contest: Path, lang: str) -> None:
    for arguments, named in WRONG:
        result = run("arena", *arguments, lang=lang)

        assert result.exit_code == 2, arguments
        assert named in result.output
        assert "Traceback" not in result.output
        assert lang == "en" or re.search("[а-я]", result.output)
    assert [one.name for one in Path().iterdir()] == ["there"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_folder_that_cannot_be_used_is_told_in_words(contest: Path, lang: str) -> None:
    Path("file").write_text("")
    Path("empty").mkdir()
    Path("broken").mkdir()
    Path("broken/contest.json").write_text("{}")
    Path("older").mkdir()
    text = (contest / "contest.json").read_text()
    Path("older/contest.json").write_text(text.replace('"by": "', '"by": "0'))
    (contest / "games.jsonl").write_text('{"deal": 1}\n')

    for arguments, english in (
        (["race", "--out", "there"], "there is a contest already"),
        (["race", "--out", "file"], "cannot be written"),
        (["--resume", "nowhere"], "no contest"),
        (["--resume", "empty"], "no contest"),
        (["--resume", "broken"], "no contest"),
        (["--resume", "older"], "the rules or the bots have changed"),
        (["--resume", "there"], "Line 1 of"),
    ):
        result = run("arena", *arguments, lang=lang)

        assert result.exit_code == 1, arguments
        assert isinstance(result.exception, SystemExit)
        told = " ".join(result.output.split())
        assert english in told if lang == "en" else re.search("[а-я]", told)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_is_not_installed_is_told_in_words(
    contest: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    real = builtins.__import__

    def none(name: str, *more: Any, **named: Any) -> Any:
        if name.partition(".")[0] in ("ray", "pyarrow"):
            raise ImportError(name)
        return real(name, *more, **named)

    monkeypatch.setattr(builtins, "__import__", none)
    on_ray = run("arena", "race", *LITTLE, "--ray", "auto", lang=lang)
    parquet = run("stats", "there", "--parquet", lang=lang)

    assert 'pip install "perihelion[ray]"' in on_ray.output
    assert 'pip install "perihelion[parquet]"' in parquet.output
    assert on_ray.exit_code == parquet.exit_code == 1


def test_a_terminal_shows_how_far_it_is_and_the_figures_so_far() -> None:
    script = (
        "from rich.console import Console; from perihelion.cli import contests, screen;"
        "import perihelion.cli.app as app;"
        "app.make_console = lambda: Console(force_terminal=True, width=90);"
        "app.make_app('en')(['arena', 'race', '--bots', 'greedy,random', '--games', '4'])"
    )

    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=120)

    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.stdout.decode())
    assert re.search(r"Race for the Galaxy .* 4/4 +0:00:00", text), shown.stderr
    assert text.count("share of wins [95%]") >= 2


def test_a_program_plays_under_a_name_of_its_own_and_is_named_again_to_go_on() -> None:
    line_bot = Path(__file__).parents[2] / "examples" / "line_bot.py"
    named = ["--program", f"mine={shlex.join([sys.executable, str(line_bot)])}"]
    there = ["--bots", "random,mine", "--games", "2", "--jobs", "1", "--out", "there"]

    first = run("arena", "comets", *there, *named)
    silent = run("arena", "--resume", "there", "--games", "4")
    again = run("arena", "--resume", "there", "--games", "4", *named)

    assert first.exit_code == again.exit_code == 0
    assert re.search(r"mine +2 ", first.output)
    assert re.search(r"mine +4 ", again.output)
    assert silent.exit_code == 2
    assert shlex.join(named) in silent.output


# -- statistics ----------------------------------------------------------------------


def test_statistics_are_written_beside_the_games(contest: Path) -> None:
    result = run("stats", "there")

    names = {one.name for one in (contest / "stats").iterdir()}
    assert result.exit_code == 0
    assert "Race for the Galaxy: what wins" in result.output
    assert {
        "race-2p.html",
        "race-2p-pieces.csv",
        "race-2p-seats.csv",
        "race-2p-lengths.svg",
    } <= names


def test_statistics_of_one_bot_in_russian_elsewhere(contest: Path) -> None:
    result = run("stats", "there/games.jsonl", "--bots", "random", "--out", "here", lang="ru")

    page = Path("here/race-2p.html").read_text(encoding="utf-8")
    assert "играли random" in result.output
    assert "Усовершенствования" in page


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_where_there_is_nothing_to_count_that_is_told(contest: Path, lang: str) -> None:
    Path("empty").mkdir()
    Path("bad").mkdir()
    Path("bad/game.json").write_text("{}")
    told = [
        run("stats", *arguments, lang=lang)
        for arguments in (["empty"], ["bad"], ["nowhere"], ["there", "--bots", "nobody"])
    ]

    assert [one.exit_code for one in told] == [1, 1, 1, 1]
    english = ["no finished game.", "unreadable: 1", "cannot be opened", "no finished game."]
    for one, words in zip(told, english, strict=True):
        assert (
            words in " ".join(one.output.split())
            if lang == "en"
            else re.search("[а-я]", one.output)
        )


def test_games_that_cannot_be_read_are_counted(contest: Path) -> None:
    (contest / "odd.json").write_text("[]")

    output = " ".join(run("stats", "there").output.split())

    assert "not played to the end: 1; the first is there/odd.json." in output
