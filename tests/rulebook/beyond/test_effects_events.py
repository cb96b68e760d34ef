"""Effects of single events: Dyson Sphere, Rogue Star, Spaceship Museum."""

from __future__ import annotations

import pytest

from perihelion.beyond.ids import EVENTS
from rulebook.beyond.scene import Scene, rule


def event(s: Scene, slug: str) -> int:
    return next(e for e in range(EVENTS) if s.g.box.events[e].slug == slug)


@rule(
    "effect.discard_event",
    "effect.take_linked_system",
    "effect.pawn_beside_basic",
    "card.event.dyson-sphere",
)
def test_the_dyson_sphere_goes_when_its_system_has_been_taken() -> None:
    s = Scene(
        active="Anna",
        staying={"dyson-sphere": "linked"},
        linked="wolf-359",
        Anna={"ore": 6, "population": 1, "ships": ["sol:1"], "pawn": "basic-space:recruit"},
    )
    dyson = event(s, "dyson-sphere")

    s.say("event-space:dyson-sphere:1")
    assert s.kind() == "jump"  # the bonus of Wolf 359 comes before the event is discarded
    assert dyson in s.g.staying
    s.say("end")

    assert s.colonies("Anna") == ["wolf-359"]
    assert list(s["Anna"].colony_discs) == [0]
    assert list(s["Anna"].discs) == [8, 8]
    assert dyson not in s.g.staying
    assert dyson in s.g.discarded
    assert s.pawn("Anna") == "-"
    s.end_turn()
    s.refuses("NO_SUCH_SPACE", "event-space:dyson-sphere:1")


@rule("effect.link_system", "card.event.dyson-sphere")
@pytest.mark.parametrize(
    ("decks", "linked"),
    [
        ({"A": ["wolf-359"], "B": ["yz-ceti", "luhman-16"]}, "yz-ceti"),
        ({"A": ["wolf-359"], "B": []}, "wolf-359"),
        ({"A": [], "B": []}, None),
    ],
)
def test_the_dyson_sphere_takes_a_card_from_either_deck_or_is_discarded(
    decks: dict[str, list[str]], linked: str | None
) -> None:
    s = reveal(decks, "dyson-sphere")

    dyson = event(s, "dyson-sphere")
    assert (dyson in s.g.discarded) is (linked is None)
    assert (s.g.marks.linked < 0) is (linked is None)
    if linked:
        assert s.g.box.systems[s.g.marks.linked].slug == linked


def reveal(decks: dict[str, list[str]], slug: str) -> Scene:
    """Anna researches III-D, under which the event lies, with the Academy Guild."""
    s = Scene(
        active="Anna",
        guilds=["academy-guild"],
        slots={"II-D": "asteroid-mining"},
        events={"III-D": slug},
        decks=decks,
        Anna={"ore": 5, "population": 1, "researched": ["II-D"], "ships": ["sol:2", "A1:1"]},
        Boris={"ships": ["sol:1"]},
    )
    s.say("guild-space:academy-guild:1")
    return s


@rule("effect.place_extra_system", "card.event.rogue-star")
@pytest.mark.parametrize(
    ("decks", "extra"),
    [
        ({"A": ["wolf-359"], "B": []}, "wolf-359"),
        ({"A": [], "B": ["yz-ceti"]}, "yz-ceti"),
        ({"A": [], "B": []}, "-"),
    ],
)
def test_rogue_star_adds_a_location_or_is_discarded(
    decks: dict[str, list[str]], extra: str
) -> None:
    s = Scene(
        active="Anna",
        events={"II-A": "rogue-star"},
        decks=decks,
        Anna={"ore": 2, "population": 1, "researched": ["I-1"]},
    )
    s.say("basic-space:research-2:1")
    if extra != "-":
        assert s.words() == ["place:a1", "place:a2", "place:b1", "place:b2"]
        s.say("place:b2")

    assert s.system("X1") == extra
    assert (event(s, "rogue-star") in s.g.discarded) is (extra == "-")


@rule("effect.place_extra_system", "jump.one-line")
def test_the_extra_location_is_joined_to_one_slot_only() -> None:
    s = Scene(
        active="Anna",
        staying={"rogue-star": "X1"},
        systems={"X1": "wolf-359"},
        extra="A1",
        Anna={"ships": ["A1:1", "sol:2"]},
    )
    s.say("basic-space:build-jump:1")

    s.refuses("NOT_ADJACENT", "move:sol:2:x1")
    s.say("move:a1:1:x1")
    s.refuses("NOT_ADJACENT", "move:x1:1:y2")
    s.say("end")

    assert s.holder("X1") == ("Anna", "ore")


@rule("effect.donate_ship", "card.event.spaceship-museum")
@pytest.mark.parametrize("gives", [True, False])
def test_each_faction_may_give_one_ship_to_the_museum(gives: bool) -> None:
    s = reveal({}, "spaceship-museum")
    assert sorted(s.words()) == ["ship:a1:1", "ship:sol:2", "skip"]

    s.say("ship:sol:2" if gives else "skip")

    assert s.asked() == "Boris"  # Dmitry, between them, has no ship to give
    s.refuses("NOT_YOUR_SHIP", "ship:a1:1")
    s.say("skip")
    assert s.ships("Anna") == (["A1:1", "museum:2"] if gives else ["sol:2", "A1:1"])
