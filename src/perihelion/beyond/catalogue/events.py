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
from perihelion.beyond.pieces.cards import (
    ALL,
    ATTACH_FACTION,
    ATTACH_LOCATION,
    ATTACH_SYSTEM,
    ATTACH_TECH,
    DISCOVERER,
    FOR_SHIPS,
    NEAR_ACHIEVEMENTS,
    OTHERS,
    PARTLY,
    TO_CONTROLLER,
    TO_MOST,
    TO_OWNER,
    EventCard,
)
from perihelion.beyond.powers.building import AT_DEEP_SPACE
from perihelion.beyond.powers.jumping import Jump
from perihelion.beyond.powers.others import (
    DiscardEvent,
    DonateShip,
    LinkSystem,
    PawnBesideBasic,
    PlaceExtraSystem,
    TakeLinkedSystem,
)

TERRAFORMING_GUILD: Final = 0
ACADEMY_GUILD: Final = 1
TECHNOCRATS_GUILD: Final = 2
VISIONARIES_GUILD: Final = 3
"""The guilds, in the order of their own list."""

EVENTS: Final[list[EventCard]] = [
    # level II
    event("tyler-lee", 2, gain(1), opens=TERRAFORMING_GUILD, known=PARTLY),
    event("maya-chaturvedi", 2, recruit(), opens=ACADEMY_GUILD, known=PARTLY),
    event("rogue-star", 2, PlaceExtraSystem(DECK_A), stays=ATTACH_SYSTEM, arrow="white", known=PARTLY),
    event("ore-boom", 2, block(ALL, gain(1)), block(DISCOVERER, gain(1))),
    event("generation-of-pioneers", 2, block(ALL, recruit())),
    event("hyperspace-currents", 2, block(DISCOVERER, Jump(2)), block(OTHERS, Jump(1))),
    event("research-subsidy", 2, stays=ATTACH_TECH, arrow="white", dearer=-1),
    event("dockworkers-strike", 2, gain(2), stays=ATTACH_TECH, arrow="red", dearer=1),
    event("pioneer-medal", 2, gain(1), stays=ATTACH_FACTION, points=scores(TO_OWNER, 1)),  # 2 points and no ore
    event("orbital-monument", 2, upgrade(), stays=ATTACH_LOCATION, arrow="white", points=scores(TO_CONTROLLER, 2)),
    # level III
    event("kc-24x", 3, drone(2), opens=TECHNOCRATS_GUILD, known=PARTLY),
    event("ono", 3, gain(2), opens=VISIONARIES_GUILD, known=PARTLY),
    event("spaceship-museum", 3, block(ALL, DonateShip(1)), stays=NEAR_ACHIEVEMENTS, points=scores(FOR_SHIPS, 2), known=PARTLY),
    event("dyson-sphere", 3, LinkSystem(DECK_B), stays=ATTACH_SYSTEM, arrow="red", actions=[action(TakeLinkedSystem(0), DiscardEvent(), PawnBesideBasic(), ore=8, population=2)], known=PARTLY),  # for 6 ore and 1 population
    event("universal-enlightenment", 3, block(DISCOVERER, research(3, discovered=True, optional=True)), block(OTHERS, research(1, 2, discovered=True, optional=True)), known=PARTLY),
    event("galactic-exposition", 3, block(DISCOVERER, gain(3)), block(OTHERS, gain(1))),
    event("exodus-wave", 3, block(DISCOVERER, recruit(2)), block(OTHERS, recruit())),
    event("rogue-armada", 3, block(DISCOVERER, drone(2, at=AT_DEEP_SPACE), Jump(1)), block(OTHERS, Jump(1))),
    event("accord-of-stars", 3, stays=NEAR_ACHIEVEMENTS, points=scores(TO_MOST, 3, "controlled_locations")),
    event("hall-of-inventors", 3, stays=NEAR_ACHIEVEMENTS, points=scores(TO_MOST, 3, "automation_level")),
]
