"""Events: who is concerned, in which order, and which of them stay."""

from __future__ import annotations

from rulebook.beyond.scene import Scene, rule, scenario


@scenario(
    "B-110",
    "event.opens-guild",
    "guild.covered",
    "guild.open-to-all",
    "guild.timing",
    "event.discard",
)
@rule("card.event.maya-chaturvedi", "card.guild.academy-guild")
def test_a_guild_opens_for_the_next_faction() -> None:
    s = Scene(
        active="Boris",
        events={"II-A": "maya-chaturvedi", "III-C": "ono"},
        slots={"II-C": "colonial-charters"},
        Boris={"researched": ["I-1"], "ore": 2, "population": 1, "supply": [4, 5, 5, 4]},
        Irina={"researched": ["I-1", "II-C"], "ore": 5, "population": 1},
    )
    s.refuses("GUILD_CLOSED", "guild-space:academy-guild:1")

    s.say("basic-space:research-2:1")
    assert (s.supply("Boris"), s["Boris"].population) == ("A3 B5 C5 D4", 1)
    assert [e["card"] for e in s.told("guild")] == ["academy-guild"]
    assert s.g.staying == []
    s.say(s.words()[0])
    s.end_turn()

    assert s.asked() == "Irina"
    assert "guild-space:academy-guild:1" in s.words()
    s.say("guild-space:academy-guild:1")
    assert (s["Irina"].ore, s["Irina"].population) == (2, 0)  # Ono lay on III-C
    assert s.researched("Irina") == ["I-1", "II-C", "III-C"]


@rule("guild.covered", "guild.timing", "guild.stays-open")
def test_a_guild_is_closed_until_its_event_comes_and_never_closes_again() -> None:
    s = Scene(
        active="Anna",
        events={"II-A": "tyler-lee"},
        Anna={"researched": ["I-1"], "ore": 2, "population": 1},
    )
    s.refuses("GUILD_CLOSED", "guild-space:terraforming-guild:1")

    s.say("basic-space:research-2:1")
    s.say(s.words()[0])
    s.end_turn()
    for name in ("Dmitry", "Boris", "Irina", "Anna"):
        assert s.asked() == name
        s.refuses("NOT_ENOUGH_ORE", "guild-space:terraforming-guild:1")
        s.refuses("GUILD_CLOSED", "guild-space:technocrats-guild:1")
        s.end_turn("basic-space:recruit")


@scenario("B-111", "event.who.others", "event.who.all", "event.blocks", "turn.foreign-decisions")
@rule("card.event.hyperspace-currents")
def test_an_event_goes_round_and_each_has_a_check_of_their_own() -> None:
    s = Scene(
        active="Anna",
        events={"II-A": "hyperspace-currents"},
        Anna={"researched": ["I-1"], "ore": 2, "population": 1, "ships": ["sol:1"]},
        Dmitry={"ships": ["sol:2"]},
        Boris={"ships": ["sol:3"]},
        Irina={"ships": ["sol:1"]},
    )

    s.say("basic-space:research-2:1")
    assert s.asked() == "Anna"
    s.say("move:sol:1:a2")
    assert s.holder("A2") is None
    s.say("end")
    assert (s.holder("A2"), s["Anna"].ore) == (("Anna", "ore"), 1)

    assert s.asked() == "Dmitry"
    s.refuses("NOT_YOUR_DECISION", "end", who="Anna")
    s.refuses("NOT_YOUR_DECISION", "end", who="Boris")
    s.say("move:sol:2:a2")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:a2:2:y3")
    s.say("end")
    assert (s.holder("A2"), s["Dmitry"].ore) == (("Dmitry", "ore"), 1)

    assert s.asked() == "Boris"
    s.say("move:sol:3:a2", "end")
    assert (s.holder("A2"), s["Boris"].ore) == (("Boris", "ore"), 1)

    assert s.asked() == "Irina"
    s.say("end")
    assert s.asked() == "Anna"
    assert s.kind() == "research-card"


@rule("event.reveal", "event.who.discoverer", "event.stays.discard", "research.event")
def test_an_event_is_shown_to_all_and_discarded() -> None:
    s = Scene(
        active="Anna",
        events={"II-A": "tyler-lee"},
        Anna={"researched": ["I-1"], "ore": 2, "population": 1},
    )

    s.say("basic-space:research-2:1")

    shown = s.told("event")
    assert [(e["card"], e["slot"], e["seat"]) for e in shown] == [("tyler-lee", "II-A", 2)]
    assert [s[name].ore for name in s.names] == [0, 0, 1, 0]
    assert s.g.staying == []
    assert [s.g.box.events[e].slug for e in s.g.discarded] == ["tyler-lee"]


@scenario("B-112", "event.linked", "event.stays.attach-tech", "passive.linked_action_cost")
def test_an_event_beside_a_technology_changes_what_its_action_costs() -> None:
    s = Scene(
        active="Anna",
        events={"II-A": "dockworkers-strike"},
        deck_top={"II": ["plasma-cannon", "drone-foundries"]},
        Anna={"researched": ["I-1"], "ore": 2, "population": 1},
        Dmitry={"researched": ["II-A"], "ore": 2, "population": 1},
        Boris={"researched": ["II-A"], "ore": 3, "population": 1},
    )

    s.say("basic-space:research-2:1", "technology:plasma-cannon", "end")
    s.end_turn()
    s.refuses("NOT_ENOUGH_ORE", "tech-space:plasma-cannon:1:1")
    s.end_turn("basic-space:recruit")
    assert s.tag("tech-space:plasma-cannon:1:1")["ore"] == 3
    s.say("tech-space:plasma-cannon:1:1")
    assert s["Boris"].ore == 0

    free = Scene(
        active="Anna",
        slots={"II-D": "asteroid-mining"},
        staying={"research-subsidy": "II-D"},
        Anna={"researched": ["II-D"]},
    )
    assert free.tag("tech-space:asteroid-mining:1:1")["ore"] == 0
    free.say("tech-space:asteroid-mining:1:1")
    assert free["Anna"].ore == 2


@scenario(
    "B-113",
    "card.event.spaceship-museum",
    "effect.donate_ship",
    "event.vp.museum",
    "control.weakened-otherwise",
)
def test_the_museum_takes_a_ship_out_of_play() -> None:
    s = Scene(
        active="Boris",
        guilds=["academy-guild"],
        slots={"II-C": "colonial-charters"},
        events={"III-C": "spaceship-museum"},
        Boris={"researched": ["II-C"], "ore": 5, "population": 1, "ships": ["sol:1"]},
        Irina={"ships": ["A1:3"], "controls": {"A1": "food"}, "ore": 1},
        Anna={"ships": ["A1:1"]},
        Dmitry={"ships": ["sol:2"]},
    )

    s.say("guild-space:academy-guild:1")
    assert (s.asked(), s.words()) == ("Boris", ["ship:sol:1", "skip"])
    s.refuses("NOT_YOUR_SHIP", "ship:a1:3")
    s.say("skip")
    assert s.asked() == "Irina"
    s.say("ship:a1:3")
    assert s.holder("A1") == ("Anna", "food")
    assert (list(s["Irina"].discs), list(s["Anna"].discs)) == ([8, 8], [7, 8])
    assert (s.asked(), s.words()) == ("Anna", ["ship:a1:1", "skip"])
    s.say("skip")
    assert s.asked() == "Dmitry"
    s.say("skip")

    assert s.ships("Irina") == ["museum:3"]
    assert sum(s["Irina"].supply) == 19
    assert [s.points(name)[9] for name in s.names] == [0, 2, 0, 0]
    s.say(s.words()[0])
    s.end_turn()
    s.say("basic-space:recruit", "trade")
    s.refuses("SHIP_OUT_OF_PLAY", "ship:museum:3")
    assert "ship:museum:3" not in s.words()


@rule("card.event.spaceship-museum")
def test_a_ship_in_the_museum_can_neither_move_nor_be_upgraded() -> None:
    s = Scene(
        active="Irina",
        automatic=False,
        slots={"II-A": "supply-outpost"},
        staying={"spaceship-museum": "achievements"},
        Irina={"researched": ["II-A"], "ships": ["museum:1", "museum:4", "sol:2"]},
        Anna={"ships": ["museum:2"]},
    )

    s.say("tech-space:supply-outpost:1:1")
    assert s.words() == ["ship:sol:2"]
    s.refuses("SHIP_OUT_OF_PLAY", "ship:museum:1")
    s.say("ship:sol:2")
    assert s.ships("Irina") == ["sol:3", "museum:1", "museum:4"]
    s.refuses("SHIP_OUT_OF_PLAY", "move:museum:1:sol")
    s.refuses("UNKNOWN_LOCATION", "move:sol:3:museum")
    assert [s.points(name)[9] for name in s.names] == [0, 1 + 2, 1, 0]


@scenario(
    "B-114",
    "card.event.dyson-sphere",
    "effect.link_system",
    "effect.take_linked_system",
    "effect.pawn_beside_basic",
    "event.action",
    "turn.action.pawn-start",
)
@rule("event.stays.attach-system", "effect.discard_event", "card.system.ez-aquarii")
def test_the_dyson_sphere_is_taken_by_an_action() -> None:
    s = Scene(
        active="Boris",
        guilds=["academy-guild"],
        slots={"II-D": "arcology-farming"},
        events={"III-D": "dyson-sphere"},
        deck_top={"B": ["ez-aquarii"]},
        Boris={"researched": ["II-D"], "ore": 5, "population": 1},
        Anna={"ore": 6, "population": 1, "ships": ["sol:1"]},
        Dmitry={"ore": 6, "population": 1},
    )

    s.say("guild-space:academy-guild:1")
    assert s.told("linked-system")[0]["card"] == "ez-aquarii"
    s.say(s.words()[0])
    s.end_turn()
    s.end_turn("basic-space:recruit")

    before = list(s["Anna"].discs)
    s.say("event-space:dyson-sphere:1")
    assert (s["Anna"].ore, s["Anna"].population) == (4, 0)
    assert s.supply("Anna") == "A5 B5 C5 D4"
    assert s.colonies("Anna") == ["ez-aquarii"]
    assert s["Anna"].colony_discs == [0]
    assert list(s["Anna"].discs) == before == [8, 8]
    assert s.g.staying == []
    assert s.pawn("Anna") == "-"
    assert s.points("Anna")[6] == 5

    s.end_turn()
    s.refuses("NO_SUCH_SPACE", "event-space:dyson-sphere:1")
    for _ in range(3):
        s.end_turn("basic-space:recruit")
    assert s.asked() == "Anna"
    assert {"basic-space:research-1:1", "basic-space:recruit", "basic-space:build-jump:1"} <= set(
        s.words()
    )


@scenario("B-114", "card.event.dyson-sphere")
def test_the_linked_system_is_no_location() -> None:
    s = Scene(
        active="Anna",
        staying={"dyson-sphere": "linked"},
        linked="ez-aquarii",
        slots={"I-2": "terraforming"},
        Anna={
            "ore": 3,
            "population": 1,
            "ships": ["deep_space:4", "A1:3"],
            "controls": {"A1": "food"},
            "researched": ["I-2"],
        },
        automatic=False,
    )

    s.say("basic-space:build-jump:1", "skip")
    s.refuses("UNKNOWN_LOCATION", "move:deep-space:4:x1")
    s.say("move:deep-space:4:y4", "end", "ore")
    s.end_turn()
    for _ in range(3):
        s.end_turn("basic-space:recruit")
    s.say("tech-space:terraforming:1:1")
    assert s.words() == ["place:a1"]
    s.refuses("UNKNOWN_LOCATION", "place:x1")


@rule("card.event.dyson-sphere", "effect.link_system")
def test_the_dyson_sphere_takes_from_the_other_deck_and_is_discarded_without_a_card() -> None:
    def revealed(deck_a: list[str]) -> Scene:
        s = Scene(
            active="Boris",
            guilds=["academy-guild"],
            slots={"II-D": "arcology-farming"},
            events={"III-D": "dyson-sphere"},
            decks={"A": deck_a, "B": []},
            Boris={"researched": ["II-D"], "ore": 5, "population": 1},
        )
        s.say("guild-space:academy-guild:1")
        return s

    other = revealed(["ross-248"])
    assert other.told("linked-system")[0]["card"] == "ross-248"

    none = revealed([])
    assert none.told("linked-system") == none.g.staying == []
    assert [none.g.box.events[e].slug for e in none.g.discarded] == ["dyson-sphere"]


@scenario("B-115", "card.event.rogue-star", "effect.place_extra_system")
@rule("event.stays.attach-system", "card.system.ross-248")
def test_the_rogue_star_is_a_system_beyond_another() -> None:
    s = Scene(
        active="Anna",
        events={"II-A": "rogue-star"},
        slots={"II-C": "colonial-charters"},
        deck_top={"A": ["ross-248"]},
        Anna={"researched": ["I-1"], "ore": 2, "population": 1},
        Dmitry={"ships": ["A1:1"]},
        Boris={
            "ships": ["A1:3", "A1:1"],
            "researched": ["II-C"],
            "ore": 4,
            "controls": {"A1": "food"},
        },
    )

    s.say("basic-space:research-2:1")
    assert s.words() == ["place:a1", "place:a2", "place:b1", "place:b2"]
    s.say("place:a1")
    assert s.system("X1") == "ross-248"
    s.say(s.words()[0])
    s.end_turn()

    s.say("basic-space:build-jump:1", "move:a1:1:x1")
    for place in ("sol", "A2", "B1", "Y1", "Y2", "deep_space"):
        s.refuses("NOT_ADJACENT", f"move:X1:1:{place}")
    s.say("end")
    assert s.holder("X1") == ("Dmitry", "ore")
    s.end_turn()

    s.say("basic-space:build-jump:2", "move:a1:3:x1", "move:a1:1:x1", "end")
    assert s.holder("X1") == ("Boris", "ore")
    assert list(s["Dmitry"].discs) == [8, 8]
    s.end_turn()
    for _ in range(3):
        s.end_turn("basic-space:recruit")
    deck = s.deck(3)
    s.say("tech-space:colonial-charters:1:1", "ship:x1:3", "end")
    assert s.colonies("Boris") == ["ross-248"]
    assert (s.system("X1"), s.deck(3)) == ("-", deck)
    assert s.ships("Boris") == s.ships("Dmitry") == ["deep_space:1"]
    assert list(s["Boris"].discs) == [7, 5]  # the outpost, a second disc, and one automated
    assert s.g.staying == []
    assert [s.g.box.events[e].slug for e in s.g.discarded] == ["rogue-star"]


@rule("card.event.rogue-star")
def test_the_rogue_star_needs_a_card() -> None:
    s = Scene(
        active="Anna",
        events={"II-A": "rogue-star"},
        decks={"A": [], "B": []},
        Anna={"researched": ["I-1"], "ore": 2, "population": 1},
    )

    s.say("basic-space:research-2:1")

    assert s.kind() == "research-card"
    assert (s.system("X1"), s.g.staying) == ("-", [])
    assert [s.g.box.events[e].slug for e in s.g.discarded] == ["rogue-star"]
