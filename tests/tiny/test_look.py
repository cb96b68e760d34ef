"""What is seen of a table, and what a planet would do now."""

from __future__ import annotations

from typing import Any

import perihelion
from perihelion.tiny.look import Galaxies, look
from perihelion.tiny.state import Tiny
from perihelion.words.voice import SERVER, Voice

VOICE = Voice("en", "tiny", ("Ann", "Bob", "Cleo"), SERVER)
ROW = ["jakks", "hoefker", "leandra", "clj-0517", "gort"]


def arranged(*seats: dict[str, Any], **more: Any) -> Tiny:
    """A table of three in the middle of a turn of the first."""
    full = [*seats, *[{}] * (3 - len(seats))]
    position = {"seats": full, "row": ROW, "dice": ["move", "energy", "colony"], **more}
    table = perihelion.position("tiny", position)
    assert isinstance(table, Tiny)
    return table


def now(seen: Galaxies, card: str) -> tuple[str, str | None]:
    """What a planet of the row would do, and why it cannot be used."""
    found = next(one for one in seen.row if one is not None and one.card == card)
    told = VOICE.told(found.now)
    return told["words"], told["why_not"]


def test_a_planet_without_a_choice_tells_the_stocks_before_and_after() -> None:
    seen = look(arranged({"energy": 3, "culture": 2}).seen_by(0), 0)

    assert now(seen, "jakks") == ("culture 2→3", None)
    assert now(seen, "hoefker") == ("energy 3→2, culture 2→4", None)


def test_a_planet_that_cannot_be_used_tells_why() -> None:
    seen = look(arranged({"energy": 0}).seen_by(0), 0)

    assert now(seen, "hoefker")[1] == "You do not have enough energy for this."
    assert now(seen, "leandra")[1] == "You have no ship on such a track."


def test_a_planet_with_choices_tells_what_each_would_bring() -> None:
    table = arranged({"ships": ["orbit hoefker 1"]}, {"culture": 4}, {"culture": 0})
    seen = look(table.seen_by(0), 0)

    assert now(seen, "leandra") == ("Hoefker 1→2 of 3", None)
    assert now(seen, "clj-0517") == ("Bob: culture 4→3", None)


def test_looking_ahead_changes_nothing() -> None:
    view = arranged({"energy": 3, "culture": 2, "colonies": ["maia", "zavodnick"]}).seen_by(0)
    before = view.position()

    look(view, 0)

    assert view.position() == before


def test_each_die_tells_who_could_follow_it() -> None:
    table = arranged({}, {"culture": 1, "energy": 0}, {"culture": 0})

    seen = look(table.seen_by(0), 0)

    assert seen.turn is not None
    assert [list(die.followed) for die in seen.turn.dice] == [[1], [1], []]


def test_those_still_to_be_asked_whether_to_follow_are_seen_with_what_bars_them() -> None:
    table = arranged({}, {"culture": 1}, {"culture": 0})
    table.answer(0, "die:2")

    seen = look(table.seen_by(1), 1)

    assert seen.following is not None
    told = VOICE.told(seen.following)
    assert (told["leader"], told["action"], told["price"]) == (0, "energy", 1)
    assert [(one["seat"], one["why_not"]) for one in told["queue"]] == [
        (1, None),
        (2, "You do not have enough culture for this."),
    ]


def test_a_secret_mission_is_seen_by_its_owner_alone() -> None:
    table = arranged({"mission": "hoarder"}, {"mission": "noble"}, {"mission": "elder"})

    own, other = look(table.seen_by(0), 0), look(table.seen_by(1), 1)

    assert [secret.card for secret in own.mats[0].secrets] == ["hoarder"]
    assert [secret.card for secret in other.mats[0].secrets] == [None]
    assert other.mats[0].secrets[0].worth is None


def test_the_track_of_a_rogue_galaxy_tells_its_attacks() -> None:
    table = perihelion.new_game("tiny", 1, seed=3, options={"rogue": "artemis"})
    assert isinstance(table, Tiny)

    rogue = look(table.seen_by(0), 0).rogue

    assert rogue is not None
    told = VOICE.told(rogue)
    assert [level["dice"] for level in told["empire"]] == [5, 5, 6, 6, 7]
    assert told["empire"][0]["attack"] == "You lose 1 energy."
    assert (told["name"], told["difficulty"], told["to_skull"]) == ("Artemis", "beginner", 5)
