"""The oracle finds what is wrong: it tells every spoilt record from a good one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from oracle.__main__ import main
from oracle.games import ADVANCED, SAMPLE, THREE, TWO, Plain, played, sample, write

Spoil = Callable[[Plain], None]


def events(game: Plain, kind: str, **fields: object) -> list[Plain]:
    """Events of a kind, with these fields."""
    return [
        event
        for event in game["events"]
        if event["e"] == kind and all(event.get(name) == value for name, value in fields.items())
    ]


def choices(game: Plain, kind: str) -> list[Plain]:
    return events(game, "choice", type=kind)


def another_card(event: Plain) -> None:
    """Gem World is in nobody's first hand in the sample, so that it is never where it is put."""
    event["c"] = "Gem World" if event["c"] != "Gem World" else "Mining World"


def spoil_draw(game: Plain) -> None:
    another_card(events(game, "draw", src="explore")[3])


def spoil_good(game: Plain) -> None:
    another_card(events(game, "draw", **{"for": "good"})[2])


def spoil_deal(game: Plain) -> None:
    dealt = events(game, "draw", src="deal")
    dealt[0]["c"] = dealt[1]["c"]


def drop_draw(game: Plain) -> None:
    game["events"].remove(events(game, "draw", src="trade")[0])


def add_draw(game: Plain) -> None:
    draw = events(game, "draw", src="settle_bonus")[0]
    game["events"].insert(game["events"].index(draw), {**draw, "c": "Gem World"})


def draw_from_no_card(game: Plain) -> None:
    names = ("deal", "explore", "trade", "settle_bonus", None)
    events_from_cards = [e for e in events(game, "draw") if e.get("src") not in names]
    for event in events_from_cards:
        event["src"] = "No Such World"


def spoil_discard(game: Plain) -> None:
    choice = choices(game, "DISCARD")[0]
    kept = next(c for c in choice["offer"]["from"] if c not in choice["answer"]["discard"])
    choice["answer"]["discard"][0] = kept


def spoil_action(game: Plain) -> None:
    """Let a phase be chosen that nobody chose."""
    chosen = {
        word for c in choices(game, "ACTION") if c["round"] == 1 for word in c["answer"]["actions"]
    }
    other = next(word for word in ("develop", "settle", "produce") if word not in chosen)
    choices(game, "ACTION")[0]["answer"]["actions"] = [other]


def spoil_payment(game: Plain) -> None:
    choice = next(c for c in choices(game, "PAYMENT") if c["answer"]["cards"])
    choice["answer"]["cards"].pop()


def spoil_placing(game: Plain) -> None:
    choice = next(c for c in choices(game, "PLACE") if c["answer"]["place"] is not None)
    choice["answer"]["place"] = None


def spoil_sale(game: Plain) -> None:
    choice = next(c for c in choices(game, "TRADE") if len(c["offer"]["goods"]) > 1)
    choice["answer"]["good"] = next(
        g for g in choice["offer"]["goods"] if g != choice["answer"]["good"]
    )


def sell_what_is_not_there(game: Plain) -> None:
    choices(game, "TRADE")[0]["answer"]["good"] = "Gem World"


def discard_nothing_for_points(game: Plain) -> None:
    """Looks like the listed empty use, but points were given for it."""
    next(c for c in choices(game, "CONSUME_HAND") if c["answer"]["cards"])["answer"]["cards"] = []


def ask_something_else(game: Plain) -> None:
    choices(game, "WINDFALL")[0]["type"] = "TAKEOVER"


def ask_another_seat(game: Plain) -> None:
    choice = choices(game, "TRADE")[0]
    choice["p"] = (choice["p"] + 1) % len(game["start"])


def use_a_power_of_another(game: Plain) -> None:
    choices(game, "GOOD")[0]["offer"]["power"] = ["Rebel Homeworld", 0]


def forget_an_answer(game: Plain) -> None:
    asked = (c for c in choices(game, "GOOD") if len(c["offer"]["goods"]) > c["offer"]["max"])
    game["events"].remove(next(asked))


def offer_less(kind: str, field: str) -> Spoil:
    def spoil(game: Plain) -> None:
        next(c for c in choices(game, kind) if c["offer"][field])["offer"][field].pop()

    spoil.__name__ = f"offer_less_{kind}_{field}"
    return spoil


def change_snapshot(at: str, field: str, value: object) -> Spoil:
    def spoil(game: Plain) -> None:
        events(game, "snap", at=at)[2][field] = value

    spoil.__name__ = f"change_{at}_{field}"
    return spoil


def change_player(at: str, field: str, value: object) -> Spoil:
    def spoil(game: Plain) -> None:
        events(game, "snap", at=at)[2]["players"][1][field] = value

    spoil.__name__ = f"change_player_{at}_{field}"
    return spoil


def add_chip(game: Plain) -> None:
    events(game, "snap", at="consume")[-1]["players"][0]["vp"] += 1


def move_good(game: Plain) -> None:
    for snap in events(game, "snap", at="produce"):
        for player in snap["players"]:
            for k, entry in enumerate(player["table"]):
                if not isinstance(entry, str):
                    player["table"][k] = [entry[0], ["Rebel Homeworld"]]
                    return


def rename_phase(game: Plain) -> None:
    events(game, "snap", at="settle")[0]["at"] = "develop"


def change_round(game: Plain) -> None:
    events(game, "snap", at="round_start")[3]["round"] += 1


def change_final(field: str) -> Spoil:
    def spoil(game: Plain) -> None:
        score = game["final"]["scores"][0]
        score[field] = not score[field] if field == "winner" else score[field] + 1

    spoil.__name__ = f"change_final_{field}"
    return spoil


def change_card_points(game: Plain) -> None:
    game["final"]["scores"][0]["cards"][0][2] += 1


def end_early(game: Plain) -> None:
    """As if the game had ended after two rounds for a reason of the rules."""
    last = events(game, "snap", at="round_end")[1]
    game["events"] = game["events"][: game["events"].index(last) + 1]


SPOILS: list[Spoil] = [
    spoil_draw,
    spoil_good,
    spoil_deal,
    drop_draw,
    add_draw,
    draw_from_no_card,
    spoil_discard,
    spoil_action,
    spoil_payment,
    spoil_placing,
    spoil_sale,
    sell_what_is_not_there,
    discard_nothing_for_points,
    ask_something_else,
    ask_another_seat,
    use_a_power_of_another,
    forget_an_answer,
    offer_less("DISCARD", "from"),
    offer_less("ACTION", "legal"),
    offer_less("PLACE", "cards"),
    offer_less("PAYMENT", "ways"),
    offer_less("TRADE", "goods"),
    offer_less("CONSUME_POWER", "powers"),
    offer_less("GOOD", "goods"),
    offer_less("CONSUME_HAND", "hand"),
    offer_less("WINDFALL", "worlds"),
    change_snapshot("round_end", "pool", 99),
    change_snapshot("round_end", "deck", 1),
    change_snapshot("explore", "discard_n", 0),
    change_snapshot("round_end", "discard", []),
    change_player("settle", "hand", []),
    change_player("develop", "table", ["Gem World"]),
    change_player("develop", "mil", 20),
    change_player("produce", "score", -1),
    change_player("actions", "actions", ["develop", "settle", "produce"]),
    add_chip,
    move_good,
    rename_phase,
    change_round,
    change_final("total"),
    change_final("chips"),
    change_final("hand"),
    change_final("goods"),
    change_final("mil"),
    change_final("winner"),
    change_card_points,
    end_early,
]


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_record_is_an_unlisted_difference(spoil: Spoil) -> None:
    game = sample(THREE)
    assert not played(game).unlisted

    spoil(game)

    assert played(game).unlisted


def test_a_changed_bet_is_told_from_a_won_one() -> None:
    game = sample(THREE)
    choice = choices(game, "LUCKY")[0]
    choice["offer"]["range"] = [1, 6]

    assert played(game).unlisted


def test_only_the_thirtieth_round_is_a_round_limit() -> None:
    game = sample(TWO)
    game["final"]["rounds"] = 29

    assert played(game).unlisted


def test_listed_tactics_excuse_no_other_difference_in_the_same_offer() -> None:
    game = sample(TWO)
    settling = [c for c in choices(game, "PLACE") if c["phase"] == "settle"]
    for choice in settling:
        choice["offer"]["cards"].append("New Military Tactics")

    assert len(played(game).unlisted) == len(settling)


def test_a_round_of_the_advanced_game_is_passed_over_only_if_the_other_chose_the_first_card() -> (
    None
):
    game = sample(ADVANCED)
    for choice in choices(game, "ACTION"):
        words = choice["answer"]["actions"]
        firsts = {"develop2": "develop", "settle2": "settle"}
        choice["answer"]["actions"] = [firsts.get(word, word) for word in words]

    assert played(game).unlisted


def test_the_command_tells_figures_and_differences(capsys: pytest.CaptureFixture[str]) -> None:
    status = main([str(SAMPLE)])

    said = capsys.readouterr().out
    assert status == 0
    assert "3 games" in said
    assert "0 unlisted" in said
    assert "second-card-alone: 2" in said


def test_the_command_fails_for_an_unlisted_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = sample(THREE)
    add_chip(game)
    path = write(tmp_path / "spoilt.jsonl.gz", json.dumps(game) + "\n")

    status = main([str(path)])

    assert status == 1
    assert "NOT LISTED: game spoilt:1, round" in capsys.readouterr().out
