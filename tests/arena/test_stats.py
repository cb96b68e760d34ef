"""Statistics: what is counted is what happened."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import perihelion
from arena.small import held
from perihelion.arena.contest import Contest
from perihelion.arena.folder import LINES, Folder
from perihelion.arena.stats.documents import write_document
from perihelion.arena.stats.figures import Figures, collect
from perihelion.arena.stats.page import page_of
from perihelion.arena.stats.tables import sheets, write_csv, write_parquet
from perihelion.arena.stats.watching import watch_of, watched
from perihelion.beyond.state import Beyond
from perihelion.cli.figures import names_of
from perihelion.race.state import Race
from perihelion.roll.state import Roll
from perihelion.tiny.state import Tiny
from perihelion.words.voice import ARENA, Voice

CONTESTS = {
    "race": Contest(
        game="race",
        bots=("greedy",),
        games=6,
        players=3,
        options={"expansions": ["gathering-storm"]},
    ),
    "roll": Contest(game="roll", bots=("greedy", "random"), games=4),
    "tiny": Contest(game="tiny", bots=("random",), games=3),
    "beyond": Contest(game="beyond", bots=("random",), games=3, players=3),
}


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Folder]:
    place = tmp_path_factory.mktemp("games")
    return {name: held(place / name, contest) for name, contest in CONTESTS.items()}


def records(folder: Folder) -> list[dict[str, Any]]:
    lines = (folder.path / LINES).read_text().splitlines()
    return [json.loads(line)["record"] for line in lines]


def figures(folder: Folder, *only: str) -> Figures:
    found = collect(folder.path, only)
    assert found.unread == []
    assert len(found.figures) == 1
    return found.figures[0]


# -- counting ------------------------------------------------------------------------


def had(record: dict[str, Any]) -> list[list[str]]:
    """What lies before each seat in the end, straight from the table."""
    g = perihelion.replay(record)
    if isinstance(g, Race):
        return [[g.cards[c].slug for c in seat.tableau] for seat in g.seats]
    if isinstance(g, Roll):
        return [[g.sides[s].slug for s in seat.tableau] for seat in g.seats]
    if isinstance(g, Tiny):
        return [
            [*[g.planets[p].slug for p in seat.colonies], g.box.missions[seat.kept].slug]
            for seat in g.seats
        ]
    assert isinstance(g, Beyond)
    names = g.box.names.family("system")
    return [[names.words[s] for s in seat.colonies] for seat in g.seats]


KINDS = {
    "race": ["start-world", "world", "development"],
    "roll": ["faction", "home-world", "world", "development"],
    "tiny": ["planet", "mission"],
    "beyond": ["system"],
}


@pytest.mark.parametrize("name", CONTESTS)
def test_whatever_lies_before_a_seat_in_the_end_was_taken_by_it(
    folders: dict[str, Folder], name: str
) -> None:
    taken: Counter[str] = Counter()
    won: dict[str, float] = {}
    for record in records(folders[name]):
        winners = perihelion.replay(record).winners()
        for seat, slugs in enumerate(had(record)):
            for slug in set(slugs):
                taken[slug] += 1
                part = 1 / len(winners) if seat in winners else 0.0
                won[slug] = won.get(slug, 0.0) + part

    found = {
        word: one
        for (kind, word), one in figures(folders[name]).pieces.items()
        if kind in KINDS[name]
    }

    assert taken
    for slug, count in taken.items():
        assert found[slug].taken.games >= count  # more if a card left a tableau again
        if found[slug].taken.games == count:
            assert found[slug].taken.total == pytest.approx(won[slug])
    assert sum(one.taken.games for one in found.values()) <= 1.1 * sum(taken.values())


@pytest.mark.parametrize("name", CONTESTS)
def test_what_is_taken_was_offered_and_every_piece_has_a_name(
    folders: dict[str, Folder], name: str
) -> None:
    counted = figures(folders[name])
    seats = sum(counted.bots.values())

    for one in counted.pieces.values():
        assert one.taken.games <= one.offered.games <= seats
        assert 0 <= one.take_share <= 1
    assert {kind for kind, _ in counted.pieces} <= set(watch_of(name).KINDS)
    for lang in ("en", "ru"):
        names = [row[2] for row in sheets(counted, Voice(lang, name, program=ARENA))[0].rows]
        assert not [told for told in names if told.startswith(f"{name}-")]


def test_a_card_in_hand_was_offered_to_that_seat_alone() -> None:
    g = perihelion.new_game("race", players=2, seed=5)
    record = {**g.record(), "answers": []}
    dealt = [{g.cards[c].slug for c in seat.hand} for seat in g.seats]  # type: ignore[attr-defined]
    luck = perihelion.dice(3)
    perihelion.play_out(g, luck)

    seen = watched({**record, "answers": g.record()["answers"]})

    for seat, slugs in enumerate(dealt):
        assert slugs <= {word for _, word in seen.offered[seat]}
    never = {word for _, word in seen.offered[0]} ^ {word for _, word in seen.offered[1]}
    assert never


def test_goals_are_taken_by_whoever_has_them_in_the_end(folders: dict[str, Folder]) -> None:
    for record in records(folders["race"]):
        g = perihelion.replay(record)
        scene = perihelion.game("race").scene(g.seen_by(None), None)
        assert scene is not None
        points = next(one.points for one in scene.sources if one.name == "goals")
        seen = watched(record)
        for seat, worth in enumerate(points):
            goals = [word for kind, word in seen.taken[seat] if kind == "goal"]
            assert len([w for k, w in seen.offered[seat] if k == "goal"]) == 6
            assert bool(goals) <= bool(worth)


def test_lengths_and_points_are_those_of_the_games(folders: dict[str, Folder]) -> None:
    counted = figures(folders["roll"])
    tables = [perihelion.replay(record) for record in records(folders["roll"])]

    assert counted.rounds == Counter(table.round() for table in tables)
    assert counted.games == len(tables) == 4
    assert [row.points for row in counted.rows] == [p for table in tables for p in table.scores()]
    assert all(sum(row.sources.values()) == row.points for row in counted.rows)
    assert sum(row.win for row in counted.rows) == pytest.approx(4)


def test_only_seats_of_the_bots_that_are_named_count(folders: dict[str, Folder]) -> None:
    everybody, one = figures(folders["roll"]), figures(folders["roll"], "greedy")

    assert set(everybody.bots) == {"greedy", "random"}
    assert set(one.bots) == {"greedy"}
    assert one.wins.games == everybody.wins.games / 2
    assert one.fair_share() > everybody.fair_share() == pytest.approx(0.5)


# -- where games come from -----------------------------------------------------------


def test_saved_games_and_contests_are_read_alike(
    tmp_path: Path, folders: dict[str, Folder]
) -> None:
    for k, record in enumerate(records(folders["tiny"])):
        (tmp_path / f"game-{k}.json").write_text(json.dumps(record))

    saved, contest = collect(tmp_path).figures[0], figures(folders["tiny"])

    assert saved.games == contest.games
    assert saved.rounds == contest.rounds
    assert {p: one.taken.games for p, one in saved.pieces.items()} == {
        p: one.taken.games for p, one in contest.pieces.items()
    }


def test_a_game_that_was_written_twice_counts_once(
    tmp_path: Path, folders: dict[str, Folder]
) -> None:
    text = (folders["tiny"].path / LINES).read_bytes()
    (tmp_path / LINES).write_bytes(text + text + text[:500])

    found = collect(tmp_path)

    assert found.figures[0].games == 3
    assert found.unread == []


def test_other_options_are_another_game(tmp_path: Path, folders: dict[str, Folder]) -> None:
    for name in ("roll", "tiny"):
        (tmp_path / f"{name}.jsonl").write_bytes((folders[name].path / LINES).read_bytes())
    luck = perihelion.dice(1)
    for k, options in enumerate([{}, {"edition": 2}]):
        g = perihelion.new_game("race", 2, 1, options)
        perihelion.play_out(g, luck)
        (tmp_path / f"race-{k}.json").write_text(json.dumps(g.record()))

    found = collect(tmp_path).figures

    assert names_of(found) == ["race-2p-1", "race-2p-2", "roll-2p", "tiny-2p"]


def test_what_is_no_finished_game_is_named_and_left_out(
    tmp_path: Path, folders: dict[str, Folder]
) -> None:
    record = records(folders["tiny"])[0]
    (tmp_path / "a-good.json").write_text(json.dumps(record))
    (tmp_path / "b-broken.json").write_text("{")
    (tmp_path / "c-other.json").write_text("[1, 2]")
    (tmp_path / "d-half.json").write_text(json.dumps({**record, "answers": record["answers"][:9]}))
    (tmp_path / "e-bad.json").write_text(json.dumps({**record, "answers": ["0 nonsense"]}))
    laid = {"game": "race", "rules": 2, "position": {}, "answers": []}
    (tmp_path / "e-laid.json").write_text(json.dumps(laid))
    (tmp_path / "f-lines.jsonl").write_text("no\n" + json.dumps(record) + "\n{}\n")
    (tmp_path / "contest.json").write_text("{}")

    found = collect(tmp_path)

    assert [Path(name).name for name in found.unread] == [
        "b-broken.json", "c-other.json", "d-half.json", "e-bad.json", "e-laid.json",
        "f-lines.jsonl:1", "f-lines.jsonl:3",
    ]  # fmt: skip
    assert found.figures[0].games == 2


def test_a_game_of_another_package_has_figures_without_pieces(tmp_path: Path) -> None:
    folder = held(tmp_path / "one", Contest(game="comets", bots=("random",), games=3))

    counted = figures(folder)

    assert counted.games == 3
    assert counted.pieces == {}
    assert b"<h1>" in page_of(counted, "ru")


# -- what is written -----------------------------------------------------------------


@pytest.mark.parametrize("name", CONTESTS)
def test_csv_and_parquet_are_read_back_alike(
    tmp_path: Path, folders: dict[str, Folder], name: str
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    for sheet in sheets(figures(folders[name]), Voice("ru", name, program=ARENA)):
        write_csv(sheet, tmp_path / "sheet.csv")
        write_parquet(sheet, tmp_path / "sheet.parquet")

        with (tmp_path / "sheet.csv").open(encoding="utf-8", newline="") as file:
            head, *rows = csv.reader(file)
        table = parquet.read_table(tmp_path / "sheet.parquet")
        assert table.column_names == head == sheet.head
        back = [list(row.values()) for row in table.to_pylist()]
        assert back == sheet.rows
        assert [[str(value) for value in row] for row in back] == rows


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", CONTESTS)
def test_the_page_shows_every_piece(folders: dict[str, Folder], name: str, lang: str) -> None:
    counted = figures(folders[name])

    text = page_of(counted, lang).decode()

    assert "http" not in text
    assert text.count('scope="row"') == len(counted.pieces)
    assert text.count('class="sortable"') == len({kind for kind, _ in counted.pieces})


def test_a_document_shows_pieces_that_were_taken_often_and_links_its_pictures(
    tmp_path: Path,
) -> None:
    contest = Contest(game="race", bots=("random",), games=40, players=4)
    folder = held(tmp_path / "one", contest)
    images = tmp_path / "images"
    images.mkdir()

    write_document(figures(folder), tmp_path / "docs.md", images, "make stats")

    text = (tmp_path / "docs.md").read_text()
    linked = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert {f"images/{one.name}" for one in images.iterdir()} == set(linked)
    assert "`make stats`" in text
    assert "## Start worlds" in text
    assert all(one.read_text().startswith("<svg xmlns") for one in images.iterdir())
