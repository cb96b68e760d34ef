"""Which sets go together, for how many players, with which cards and how many points."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.race.deal import propose_takeovers
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import BASE_SET
from perihelion.race.state import Race
from perihelion.tabletop.refusal import BadSetup
from rulebook.race.arranging import (
    ANN,
    BRINK,
    REBELS,
    STORM,
    arranged,
    asked_for,
    cards_in,
    hand,
    new_race,
    prestige,
    refused,
    say,
    seat,
    tableau,
)

REBELS_ALONE = ["rebel-vs-imperium"]

POOLS = {"base": [], "1": STORM, "1+2": REBELS, "1+2+3": BRINK, "2": REBELS_ALONE}


def why_refused(players: int = 3, **options: object) -> str:
    """The code with which a game of this kind is refused."""
    with pytest.raises(BadSetup) as caught:
        perihelion.new_game("race", players=players, options=options)
    return caught.value.code


def copies(g: Race, name: str) -> list[Card]:
    return [card for card in cards_in(g) if card.name == name]


@pytest.mark.scenario("race-expansions/S001")
@pytest.mark.rule("race.combo.allowed", "race.exp.refusal")
def test_the_third_expansion_needs_the_first_two() -> None:
    gathering_storm, rebel_vs_imperium, brink_of_war = BRINK

    assert why_refused(expansions=[brink_of_war]) == "COMBINATION_NOT_ALLOWED"
    assert why_refused(expansions=[gathering_storm, brink_of_war]) == "COMBINATION_NOT_ALLOWED"
    assert why_refused(expansions=[rebel_vs_imperium, brink_of_war]) == "COMBINATION_NOT_ALLOWED"
    assert len(new_race(3, expansions=BRINK).seats) == 3


@pytest.mark.rule("race.combo.allowed")
def test_the_order_in_which_expansions_are_named_does_not_matter_and_unknown_ones_are_refused() -> (
    None
):
    backwards = new_race(3, expansions=list(reversed(BRINK)))

    assert len(cards_in(backwards)) == 228
    assert why_refused(expansions=["alien-artifacts"]) == "BAD_SETTING"
    assert why_refused(expansions="gathering-storm") == "BAD_SETTING"


@pytest.mark.scenario("race-expansions/S002")
@pytest.mark.rule(
    "race.combo.base-1",
    "race.combo.base-1-2",
    "race.combo.base-1-2-3",
    "race.combo.base-2",
    "race.combo.expansion-mark",
)
@pytest.mark.parametrize(
    ("pool", "cards", "start_worlds"),
    [("1", 136, 9), ("1+2", 180, 12), ("1+2+3", 228, 16), ("2", 158, 8)],
)
def test_a_pool_has_so_many_cards_and_start_worlds(
    pool: str, cards: int, start_worlds: int
) -> None:
    g = new_race(expansions=POOLS[pool])

    assert len(cards_in(g)) == cards
    assert len([card for card in cards_in(g) if card.start >= 0]) == start_worlds


@pytest.mark.rule("race.combo.expansion-mark", "race.combo.base-1")
def test_a_card_is_in_a_pool_if_and_only_if_its_set_is() -> None:
    g = new_race(expansions=STORM)

    inside = {int(g.box.sets[c]) for c in range(len(g.cards)) if g.box.present[c]}
    assert inside == {BASE_SET, 1}
    assert all(g.box.present[c] for c in range(len(g.cards)) if g.box.sets[c] in inside)
    assert g.setup.takeovers is False


@pytest.mark.scenario("race-expansions/S003")
@pytest.mark.rule(
    "race.players.limits", "race.players.five", "race.players.six", "race.players.solo"
)
@pytest.mark.parametrize(
    ("players", "pool"), [(5, "base"), (6, "1"), (6, "2"), (7, "1+2+3"), (1, "1")]
)
def test_too_many_players_or_one_alone_are_refused(players: int, pool: str) -> None:
    assert why_refused(players, expansions=POOLS[pool]) == "BAD_PLAYER_COUNT"


@pytest.mark.scenario("race-expansions/S003")
@pytest.mark.rule("race.players.limits", "race.players.five", "race.players.six")
@pytest.mark.parametrize(("players", "pool"), [(5, "1"), (5, "2"), (6, "1+2"), (6, "1+2+3")])
def test_each_of_the_first_two_expansions_brings_one_more_player(players: int, pool: str) -> None:
    g = new_race(players, expansions=POOLS[pool])

    assert len(g.seats) == players


@pytest.mark.rule("race.players.five", "race.players.six")
def test_every_one_of_six_players_chooses_from_a_full_set_of_action_cards() -> None:
    seats = [seat(), seat(), seat(), seat(), seat(), seat("Separatist Colony")]
    g = arranged("action", *seats, options={"expansions": REBELS})

    assert g.waiting() == [0, 1, 2, 3, 4, 5]
    assert all(len(g.options(who)) == 7 for who in range(6))


@pytest.mark.scenario("race-expansions/S004")
@pytest.mark.rule("race.players.pool", "race.players.pool-extra", "race.prestige.setup")
@pytest.mark.parametrize(
    ("pool", "players", "points"),
    [
        ("1", 5, 60),
        ("1+2", 6, 72),
        ("1+2+3", 2, 29),
        ("1+2+3", 3, 41),
        ("1+2+3", 4, 53),
        ("1+2+3", 5, 65),
        ("1+2+3", 6, 77),
    ],
)
def test_the_pool_holds_12_points_a_player_and_5_more_with_the_third_expansion(
    pool: str, players: int, points: int
) -> None:
    assert new_race(players, expansions=POOLS[pool]).pool == points


@pytest.mark.scenario("race-expansions/S006")
@pytest.mark.rule("race.combo.gambling-world")
@pytest.mark.parametrize(
    ("pool", "gamble"), [("1", "consume-bet"), ("1+2", "consume-ante"), ("2", "consume-ante")]
)
def test_there_is_one_gambling_world_and_the_second_expansion_gives_it_the_ante(
    pool: str, gamble: str
) -> None:
    (world,) = copies(new_race(expansions=POOLS[pool]), "Gambling World")

    for_a_good, by_chance = (power.sentence for power in world.powers)
    assert (for_a_good.message, for_a_good.facts["vp"]) == ("consume-goods", 1)
    assert for_a_good.facts["good"] == "any"
    assert by_chance.message == gamble


@pytest.mark.scenario("race-expansions/S007")
@pytest.mark.rule(
    "race.combo.contact-specialist", "race.combo.research-labs", "race.combo.galactic-federation"
)
@pytest.mark.parametrize(("pool", "counts"), [("1+2+3", [3, 3, 1]), ("2", [2, 3, 1])])
def test_expansions_bring_third_copies_and_replace_a_card(pool: str, counts: list[int]) -> None:
    g = new_race(expansions=POOLS[pool])

    names = ("Contact Specialist", "Research Labs", "Galactic Federation")
    assert [len(copies(g, name)) for name in names] == counts


@pytest.mark.rule("race.combo.galactic-federation")
def test_the_newer_galactic_federation_counts_developments_of_any_cost() -> None:
    (older,) = copies(new_race(expansions=REBELS), "Galactic Federation")
    (newer,) = copies(new_race(expansions=BRINK), "Galactic Federation")
    (buster,) = copies(new_race(expansions=BRINK), "Imperium Planet Buster")

    assert newer is not older
    assert [line.worth(buster) for line in newer.lines] == [0, 1]


@pytest.mark.scenario("race-expansions/S007")
@pytest.mark.rule("race.combo.contact-specialist", "race.combo.research-labs")
@pytest.mark.parametrize("name", ["Research Labs", "Contact Specialist"])
def test_a_tableau_holds_only_one_of_three_copies(name: str) -> None:
    g = arranged(
        "develop",
        seat("Old Earth", name, hand=[name, "Public Works"], fillers=7),
        options={"expansions": BRINK},
    )

    with refused(g, "DUPLICATE_DEVELOPMENT"):
        say(g, ANN, name)


@pytest.mark.scenario("race-expansions/S008")
@pytest.mark.rule("race.combo.symbols-ignored", "race.prestige.gain.place")
@pytest.mark.parametrize(("pool", "gained"), [("1+2", 0), ("1+2+3", 1)])
def test_the_prestige_symbol_means_something_only_with_the_third_expansion(
    pool: str, gained: int
) -> None:
    mighty = ["New Sparta", "Drop Ships", "New Galactic Order", "Space Marines"]
    g = arranged(
        "settle", seat(*mighty, hand=["Rebel Stronghold"]), options={"expansions": POOLS[pool]}
    )
    say(g, ANN, "Rebel Stronghold")

    assert "Rebel Stronghold" in tableau(g, ANN)
    assert prestige(g, ANN) == gained


@pytest.mark.scenario("race-expansions/S009")
@pytest.mark.rule("race.combo.base-2", "race.start-worlds.no-choice", "race.takeover.switch")
def test_the_second_expansion_alone_has_no_goals_and_no_choice_of_start_worlds() -> None:
    assert why_refused(5, expansions=REBELS_ALONE, goals=True) == "GOALS_NEED_EXPANSION_1"

    g = new_race(5, expansions=REBELS_ALONE, takeovers=True)

    assert g.expansions.goals == []
    assert all(len(player.tableau) == 1 and not player.drawn for player in g.seats)
    assert {player.start for player in g.seats} <= {0, 1, 2, 3, 4, 9, 10, 11}
    assert g.seen_by(None).seats[0].tableau == g.seats[0].tableau
    assert g.setup.takeovers
    assert not copies(g, "Improved Logistics")


@pytest.mark.rule("race.combo.base-2")
def test_goals_need_the_first_expansion_in_the_base_game_too() -> None:
    assert why_refused(3, goals=True) == "GOALS_NEED_EXPANSION_1"


@pytest.mark.scenario("race-expansions/S010")
@pytest.mark.rule("race.takeover.switch")
def test_takeovers_need_the_second_expansion() -> None:
    assert why_refused(expansions=STORM, takeovers=True) == "TAKEOVERS_NEED_EXPANSION_2"
    assert why_refused(takeovers=True) == "TAKEOVERS_NEED_EXPANSION_2"


@pytest.mark.scenario("race-expansions/S011")
@pytest.mark.rule("race.takeover.switch.alternate")
def test_takeovers_are_off_in_the_first_game_and_proposed_for_the_next() -> None:
    first = new_race(expansions=REBELS)
    assert first.setup.takeovers is False
    assert propose_takeovers(None) is False

    proposed = propose_takeovers(first.setup.options())
    second = new_race(expansions=REBELS, takeovers=proposed)
    assert proposed is True
    assert second.setup.takeovers is True
    assert propose_takeovers(second.setup.options()) is False

    assert new_race(expansions=REBELS, takeovers=False).setup.takeovers is False


@pytest.mark.rule("race.players.duel-sets")
@pytest.mark.parametrize("players", [3, 6])
def test_the_second_develop_and_settle_cards_serve_the_advanced_game_for_two_only(
    players: int,
) -> None:
    seats = [seat() for _ in range(players - 1)] + [seat("Separatist Colony")]
    g = arranged("action", *seats, options={"expansions": BRINK})

    words = {g.answer_word(answer) for answer in g.options(ANN)}
    assert "develop-second" not in words
    assert "settle-second" not in words
    assert why_refused(players, expansions=BRINK, advanced=True) == "BAD_VARIANT"


@pytest.mark.scenario("race-expansions/S012")
@pytest.mark.rule("race.teaching.five")
def test_the_fifth_player_of_a_teaching_game_has_a_preset_hand() -> None:
    g = new_race(5, expansions=STORM, first_game=True)

    fifth = next(who for who in range(5) if tableau(g, who) == ["Separatist Colony"])
    assert set(hand(g, fifth)) == {
        "Alien Toy Shop",
        "Deserted Alien World",
        "Hive World",
        "Space Mercenaries",
    }
    assert asked_for(g, fifth) == "action"
    assert {int(player.start) for player in g.seats} == {1, 2, 3, 4, 5}
    assert all(len(player.hand) == 4 for player in g.seats)
    assert len(g.expansions.goals) == 6
    plain = new_race(5, expansions=STORM, first_game=True, goals=False)
    assert plain.expansions.goals == []


@pytest.mark.scenario("race-expansions/S013")
@pytest.mark.rule("race.teaching.six", "race.teaching.five")
@pytest.mark.parametrize(
    ("players", "expansions"),
    [(6, REBELS), (3, REBELS), (6, BRINK), (3, BRINK), (3, ["rebel-vs-imperium"])],
)
def test_there_are_preset_hands_only_for_the_base_game_and_the_first_expansion(
    players: int, expansions: list[str]
) -> None:
    code = why_refused(players, expansions=expansions, first_game=True)
    assert code == "PRESET_HAND_NOT_AVAILABLE"
