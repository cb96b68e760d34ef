"""The twenty events, ten for each of levels II and III [beyond.comp.event-cards].

A comment after a line says what it was before it was measured; the measurements stand in
`docs/reference/beyond-balance.md`.
"""

# A card is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.beyond.catalogue.lines import (
    action,
    block,
    drone,
    event,
    gain,
    recruit,
    research,
    scores,
    upgrade,
)
from perihelion.beyond.ids import DECK_A, DECK_B
from perihelion.beyond.pieces import cards
from perihelion.beyond.powers import others
from perihelion.beyond.powers.building import AT_DEEP_SPACE
from perihelion.beyond.powers.jumping import Jump

TERRAFORMING_GUILD: Final = 0
ACADEMY_GUILD: Final = 1
TECHNOCRATS_GUILD: Final = 2
VISIONARIES_GUILD: Final = 3
"""The guilds, in the order of their own list."""

EVENTS: Final[list[cards.EventCard]] = [
    # level II
    event("tyler-lee", 2, gain(1), opens=TERRAFORMING_GUILD, known=cards.PARTLY),
    event("maya-chaturvedi", 2, recruit(), opens=ACADEMY_GUILD, known=cards.PARTLY),
    event("rogue-star", 2, others.PlaceExtraSystem(DECK_A), stays=cards.ATTACH_SYSTEM, arrow="white", known=cards.PARTLY),
    event("ore-boom", 2, block(cards.ALL, gain(1)), block(cards.DISCOVERER, gain(1))),
    event("generation-of-pioneers", 2, block(cards.ALL, recruit())),
    event("hyperspace-currents", 2, block(cards.DISCOVERER, Jump(2)), block(cards.OTHERS, Jump(1))),
    event("research-subsidy", 2, stays=cards.ATTACH_TECH, arrow="white", dearer=-1),
    event("dockworkers-strike", 2, gain(2), stays=cards.ATTACH_TECH, arrow="red", dearer=1),
    event("pioneer-medal", 2, gain(1), stays=cards.ATTACH_FACTION, points=scores(cards.TO_OWNER, 1)),  # 2 points and no ore
    event("orbital-monument", 2, upgrade(), stays=cards.ATTACH_LOCATION, arrow="white", points=scores(cards.TO_CONTROLLER, 2)),
    # level III
    event("kc-24x", 3, drone(2), opens=TECHNOCRATS_GUILD, known=cards.PARTLY),
    event("ono", 3, gain(2), opens=VISIONARIES_GUILD, known=cards.PARTLY),
    event("spaceship-museum", 3, block(cards.ALL, others.DonateShip(1)), stays=cards.NEAR_ACHIEVEMENTS, points=scores(cards.FOR_SHIPS, 2), known=cards.PARTLY),
    event("dyson-sphere", 3, others.LinkSystem(DECK_B), stays=cards.ATTACH_SYSTEM, arrow="red", actions=[action(others.TakeLinkedSystem(0), others.DiscardEvent(), others.PawnBesideBasic(), ore=8, population=2)], known=cards.PARTLY),  # for 6 ore and 1 population
    event("universal-enlightenment", 3, block(cards.DISCOVERER, research(3, discovered=True, optional=True)), block(cards.OTHERS, research(1, 2, discovered=True, optional=True)), known=cards.PARTLY),
    event("galactic-exposition", 3, block(cards.DISCOVERER, gain(3)), block(cards.OTHERS, gain(1))),
    event("exodus-wave", 3, block(cards.DISCOVERER, recruit(2)), block(cards.OTHERS, recruit())),
    event("rogue-armada", 3, block(cards.DISCOVERER, drone(2, at=AT_DEEP_SPACE), Jump(1)), block(cards.OTHERS, Jump(1))),
    event("accord-of-stars", 3, stays=cards.NEAR_ACHIEVEMENTS, points=scores(cards.TO_MOST, 3, "controlled_locations")),
    event("hall-of-inventors", 3, stays=cards.NEAR_ACHIEVEMENTS, points=scores(cards.TO_MOST, 3, "automation_level")),
]
