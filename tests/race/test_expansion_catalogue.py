"""The cards of the expansions beside the ledger: which carry which powers, with which figures."""

from __future__ import annotations

import pytest

from perihelion.race.catalogue import brink_of_war, gathering_storm, rebel_vs_imperium
from perihelion.race.pieces.cards import Card
from race.moments import found, listed
from race.more_moments import more_moments

CARDS_WITH = {
    "colony-ship": "Doomed World (cost 0)",
    "conquer-peaceful": "Imperium Cloaking Technology (cost -2) x2; "
    "Imperium Invasion Fleet (cost -0, 2 prestige, takeovers) x2",
    "consume-card-for-card": "R&D Crash Program (1 card: 1 card) x2",
    "consume-cards": "Galactic Bazaar (up to 1 cards: 1 VP each); "
    "Galactic Bankers (up to 2 cards: 1 VP each)",
    "consume-distinct-up-to": "Galactic Exchange (1 VP + 1 card each)",
    "consume-draw": "Galactic Advertisers (1) x2",
    "consume-for-prestige": "Alien Research Team (1 alien: 1 prestige); "
    "Imperium Capital (2 any: 2 prestige); "
    "Universal Peace Institute (2 any: 1 VP + 1 card + 1 prestige); "
    "Federation Capital (1 any: 1 prestige); Pan-Galactic Affluence (2 any: 1 VP + 1 prestige)",
    "consume-from-this-world": "Alien Toy Shop (2 VP)",
    "consume-one": "Rebel Colony (1 any: 1 VP); "
    "Clandestine Uplift Lab (1 any: 1 VP + 1 card); Smuggling Lair (1 any: 2 cards); "
    "Galactic Studios (1 any: 1 VP + 1 card); Galactic Developers (1 any: 1 VP); "
    "Imperium Blaster Gem Consortium (1 rare: 1 VP + 2 cards); "
    "Prospecting Guild (1 rare: 1 VP + 1 card); Dying Colony (1 any: 1 VP); "
    "Gambling World (1 any: 1 VP); Universal Symbionts (1 any: 1 VP); "
    "Rebel Troops (1 any: 2 cards) x2; Terraforming Engineers (1 any: 1 VP) x2; "
    "Alien Tourist Attraction (1 any: 1 VP + 2 cards); Rebel Council (1 any: 1 VP)",
    "consume-phase-gain-vp": "Galactic Salon (1 VP) x2",
    "consume-prestige": "Interstellar Casus Belli (1 prestige: 3 VP) x2; "
    "Galactic Power Brokers (1 prestige: 3 cards) x2",
    "consume-two": "Galactic Genome Project (2 genes: 3 VP)",
    "consume-two-cards": "Pan-Galactic Security Council (2 cards: 1 prestige); "
    "Alien Guardian (2 cards: 1 prestige)",
    "consume-up-to": "Gene Designers (up to 3 genes: 1 VP + 1 card each); "
    "Galactic Markets (up to 3 any: 1 VP each) x2",
    "develop-discard-self": "R&D Crash Program (-3) x2",
    "develop-discount": "Pan-Galactic Research (-1); Retrofit & Salvage, Inc. (-1); "
    "Galactic Federation (-2)",
    "develop-draw-discard": "Galactic Power Brokers (2) x2; Information Hub (1)",
    "develop-prestige-after": "Rebel Freedom Fighters (1 per Rebel development); "
    "Federation Capital (1 per 6-cost development); Rebel Council (1 per Rebel development); "
    "Pan-Galactic Affluence (1 per development)",
    "develop-spend-good": "Golden Age of Terraforming (rare, -2)",
    "develop-start-draw": "Galactic Developers (1); Galactic Bankers (1)",
    "draw-if-most-any": "Pan-Galactic Affluence (1)",
    "draw-per-world": "Imperium Lords (1 per military world); "
    "Rebel Cantina (1 per Rebel world); Uplift Code (2 per chromosome world)",
    "explore-discard-prestige": "Alien Departure Point (1); Pan-Galactic Hologrid (1)",
    "explore-draw": "Separatist Colony (2); Doomed World (1); Deserted Alien World (1); "
    "Clandestine Uplift Lab (1); Imperium Warlord (1); Pan-Galactic Research (2); "
    "Abandoned Alien Uplift Camp (1); Alien Uplift Center (1); Interstellar Prospectors (1); "
    "Uplift Mercenary Force (1); Alien Research Team (2); Rebel Freedom Fighters (1); "
    "Pan-Galactic Security Council (1); Mining Mole Uplift Race (1); "
    "Pan-Galactic Mediator (1) x2; Terraforming Engineers (1) x2; "
    "Alien Tourist Attraction (1); Psi-Crystal World (1)",
    "explore-keep": "Pan-Galactic Research (1)",
    "explore-mix": "Alien Data Repository (mix); Prospecting Guild (mix); "
    "Rebel Pact (mix) x2; Smuggling World (mix); Blaster Runners (mix); "
    "Trading Outpost (mix); Gem Smugglers (mix); Rebel Sneak Attack (mix) x2; "
    "Information Hub (mix); Universal Exports (mix)",
    "gamble-ante": "Gambling World (1-6)",
    "hand-limit": "Pan-Galactic Research (12); Black Hole Miners (12)",
    "military": "Separatist Colony (+1); Space Mercenaries (+1) x2; Imperium Warlord (+1); "
    "Imperium Blaster Gem Consortium (+1); Imperium Troops (+1) x2; Mercenary Fleet (+2) x2; "
    "Blaster Runners (+1); Rebel Freedom Fighters (+1); Universal Peace Institute (-2); "
    "Imperium Invasion Fleet (+3) x2; Imperium Planet Buster (+3); "
    "Pan-Galactic Mediator (-1) x2; Rebel Troops (+1) x2; Psi-Crystal World (-1)",
    "military-if-tableau": "Rebel Freedom Fighters (-2)",
    "military-per-world": "Hidden Fortress (1 per military world); "
    "Uplift Mercenary Force (1 per chromosome world); "
    "Uplift Revolt World (1 per chromosome world)",
    "military-specialised": "Deserted Alien World (+2 vs alien); "
    "Imperium Warlord (+1 vs REBEL); Imperium Seat (+1 vs REBEL); "
    "Imperium Troops (+1 vs REBEL) x2; Smuggling World (+1 vs novelty); "
    "Abandoned Alien Uplift Camp (+2 vs genes); Alien Uplift Center (+2 vs genes); "
    "Gem Smugglers (+1 vs rare); Imperium Invasion Fleet (+1 vs REBEL) x2",
    "oort.kind": "Alien Oort Cloud Refinery (any)",
    "oort.no-trade": "Alien Oort Cloud Refinery (none)",
    "own-tableau-end-size": "Hidden Fortress (14)",
    "pay-for-military": "Rebel Cantina (defense 0)",
    "pay-for-military-discount": "Rebel Pact (-2) x2",
    "pay-for-military-only": "Rebel Alliance (defense -2, Rebel); "
    "Alien Research Team (defense -0, alien); Ravaged Uplift World (defense -0, chromosome)",
    "pay-for-military-prestige": "Pan-Galactic Mediator (1) x2",
    "prestige-if-most": "Ravaged Uplift World (1 per chromosome world)",
    "prevent-takeover": "Pan-Galactic Security Council (1)",
    "produce-draw": "Pan-Galactic Research (2); Galactic Markets (1) x2; "
    "Alien Cornucopia (1); Black Hole Miners (3)",
    "produce-here": "Volcanic World (rare); Hive World (genes); "
    "Alien Data Repository (alien); Imperium Blaster Gem Consortium (rare); "
    "Gene Designers (genes); Devolved Uplift Race (novelty); Smuggling World (novelty); "
    "Interstellar Prospectors (rare); Imperium Fuel Depot (rare); "
    "Mining Mole Uplift Race (rare); Alien Departure Point (alien); "
    "Retrofit & Salvage, Inc. (novelty); Lifeforms, Inc. (genes); "
    "Alien Burial Site (novelty); Information Hub (novelty); Universal Exports (novelty)",
    "produce-here-discard": "Damaged Alien Factory (1 card)",
    "produce-here-draw": "Galactic Studios (novelty, draw 1)",
    "produce-prestige": "Uplift Gene Breeders (genes, 1 prestige)",
    "produce-windfall-any": "Terraforming Guild (any)",
    "produce-windfall-discard": "Lifeforms, Inc. (genes); Alien Booby Trap (alien); "
    "Universal Exports (any)",
    "produce-windfall-kind": "Interstellar Prospectors (rare)",
    "replace-world": "Terraforming Engineers (3) x2",
    "second-world": "Improved Logistics (1) x2",
    "select-action-last": "Psi-Crystal World (last)",
    "settle-discount-any": "Universal Peace Institute (-2); Terraforming Engineers (-1) x2",
    "settle-discount-kind": "Deserted Alien World (-2 alien); Smuggling World (-1 novelty); "
    "Abandoned Alien Uplift Camp (-2 genes); Alien Uplift Center (-2 genes); "
    "Gem Smugglers (-1 rare); Alien Research Team (-1 alien); "
    "Mining Mole Uplift Race (-1 rare)",
    "settle-draw-after": "Terraforming Guild (1); Galactic Markets (1) x2; "
    "Pan-Galactic Hologrid (1)",
    "settle-draw-discard": "Imperium Fuel Depot (2)",
    "settle-good-on-production": "Golden Age of Terraforming (1)",
    "settle-prestige-after": "Rebel Freedom Fighters (1 per Rebel military world); "
    "Imperium Capital (1 per Rebel military world); Alien Cornucopia (1 per production world)",
    "settle-spend-good": "Golden Age of Terraforming (genes, -3); Lifeforms, Inc. (genes, -3)",
    "setup-keep-fewer-cards": "Ancient Race (3)",
    "sneak-attack-world": "Rebel Sneak Attack (1) x2",
    "take-discards": "Retrofit & Salvage, Inc. (all)",
    "take-tucked": "Galactic Scavengers (all)",
    "takeover": "Imperium Seat (Rebel military world, only Rebels); "
    "Rebel Alliance (Imperium card, +2 per Rebel military world); "
    "Imperium Cloaking Technology (positive military, discard) x2; "
    "Interstellar Casus Belli (everybody, cost 1, reward 2) x2; "
    "Imperium Planet Buster (positive military, reward 2, destroys); "
    "Rebel Sneak Attack (Imperium card, discard, +2 per Rebel military world) x2",
    "takeover-defense": "Rebel Pact (2 per Rebel, 1 per other) x2",
    "temp-military-discard-cards": "Space Mercenaries (2) x2; Mercenary Fleet (2) x2; "
    "Primitive Rebel World (1); Rebel Convict Mines (1); Uplift Mercenary Force (1); "
    "Rebel Troops (1) x2",
    "temp-military-good": "Rebel Fuel Refinery (rare, +2)",
    "temp-military-prestige": "Alien Booby Trap (3)",
    "trade-any": "Prospecting Guild (+1); Galactic Advertisers (+1) x2; "
    "Trading Outpost (+2); Universal Exports (+1)",
    "trade-bonus-per-world": "Clandestine Uplift Lab (genes, 1 per chromosome world)",
    "trade-kind": "Galactic Bazaar (+1 novelty); Pan-Galactic Hologrid (+2 novelty); "
    "Alien Burial Site (+1 novelty)",
    "tuck-payment": "Galactic Scavengers (1)",
    "tuck-payment-develop": "Galactic Scavengers (1)",
    "windfall-exclude-self": "Universal Symbionts (genes)",
    "windfall-here-draw": "Rebel Sympathizers (draw 1)",
}

RULES = {
    "conquer-peaceful": ["pw.conquer-peaceful-cloaking", "pw.conquer-peaceful-fleet"],
    "draw-per-world": [
        "pw.draw-per-world-military",
        "pw.draw-per-world-rebel",
        "pw.draw-per-world-chromo",
    ],
    "oort.kind": ["oort.kind"],
    "oort.no-trade": ["oort.no-trade"],
    "military-specialised": ["pw.specialised-kinds"],
    "settle-discount-kind": ["pw.specialised-kinds"],
    "pay-for-military": ["pw.pay-for-military-only"],
    "colony-ship": ["pw.doomed-world"],
    "tuck-payment-develop": ["pw.tuck-payment"],
}
"""The rules of a kind of power, where it is not one of the same name."""

SETS: list[Card] = [
    *gathering_storm.GATHERING_STORM,
    *rebel_vs_imperium.REBEL_VS_IMPERIUM,
    *brink_of_war.BRINK_OF_WAR,
]


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        pytest.param(
            kind,
            line,
            marks=pytest.mark.rule(*(f"race.{rule}" for rule in RULES.get(kind, [f"pw.{kind}"]))),
            id=kind,
        )
        for kind, line in CARDS_WITH.items()
    ],
)
def test_exactly_these_cards_of_the_expansions_have_this_power(kind: str, line: str) -> None:
    assert found(SETS, more_moments)[kind] == listed(line)


@pytest.mark.rule("race.power.exact-scope", "race.combo.card-texts")
def test_every_power_of_the_expansions_is_of_one_kind_and_there_are_no_others() -> None:
    assert set(found(SETS, more_moments)) == set(CARDS_WITH)
    for card in SETS:
        for power in card.powers:
            assert len(more_moments(card, power)) == 1, card.name


@pytest.mark.rule("race.combo.base-1", "race.combo.base-1-2", "race.combo.base-1-2-3")
@pytest.mark.parametrize(
    ("start_worlds", "cards", "starts", "game_cards"),
    [
        (gathering_storm.START_WORLDS, gathering_storm.GATHERING_STORM, [5, 6, 7, 8], 18 - 1),
        (
            rebel_vs_imperium.START_WORLDS,
            rebel_vs_imperium.REBEL_VS_IMPERIUM,
            [9, 10, 11],
            41 - 1 + 1,
        ),
        (brink_of_war.START_WORLDS, brink_of_war.BRINK_OF_WAR, [12, 13, 14, 15], 44 + 1),
    ],
)
def test_an_expansion_has_so_many_cards_less_a_third_copy_and_more_for_one_replaced(
    start_worlds: list[Card], cards: list[Card], starts: list[int], game_cards: int
) -> None:
    assert [card.start for card in start_worlds] == starts
    assert sum(card.copies for card in cards if card.start < 0) == game_cards
    assert len([card for card in cards if card.start >= 0]) == len(starts)
