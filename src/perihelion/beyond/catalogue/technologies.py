"""The 46 technologies [beyond.comp.tech-cards]: level, types, immediate box, actions, abilities, points.

All of level III was read from printed cards; of the others at least the name is attested where the
line says so. A comment after a line says what it was before it was measured; the measurements stand
in `docs/reference/beyond-balance.md`.
"""

# A card is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.beyond.catalogue.lines import (
    action,
    counted,
    drone,
    either,
    gain,
    recruit,
    research,
    ship,
    technology,
    upgrade,
    variant,
    vp,
)
from perihelion.beyond.ids import (
    COMMERCIAL,
    DECK_A,
    ECONOMIC,
    EITHER,
    EITHER_TRACK,
    FOOD,
    JUMP_ANYWHERE,
    MILITARY,
    ORE,
    ORE_FOR_POPULATION,
    SCIENCE,
    SKIP_PREREQUISITE,
    SWAP_DISCS,
)
from perihelion.beyond.pieces.cards import ATTESTED, PARTLY, Technology
from perihelion.beyond.powers.building import AT_DEEP_SPACE
from perihelion.beyond.powers.choosing import CopyAction, RepeatImmediate
from perihelion.beyond.powers.colonising import Colonise, ColoniseByStealth, DrawSystems
from perihelion.beyond.powers.jumping import Jump, JumpToAny
from perihelion.beyond.powers.resources import ANY_COLUMN, Automate, GainOrePerCapture, MoveSupply
from perihelion.beyond.powers.upgrading import Upgrade

TECHNOLOGIES: Final[list[Technology]] = [
    # level I
    technology("narrow-beam-lasers", 1, MILITARY, now=[upgrade(), Jump(1)], actions=[action(ship(2), Jump(2), ore=1)], known=PARTLY),
    technology("terraforming", 1, COMMERCIAL, now=[Jump(1)], actions=[action(Colonise(), ore=2, population=1)], known=PARTLY),  # 3 ore
    technology("advanced-genetics", 1, ECONOMIC, now=[Automate(FOOD), recruit()], known=PARTLY),
    technology("advanced-robotics", 1, SCIENCE, now=[Automate(ORE)], actions=[action(gain(3))], known=PARTLY),  # a cube and 2 ore
    # level II
    technology("hypercomputing", 2, SCIENCE, now=[Automate(ORE), gain(1)], actions=[action(research(3), ore=4, spaces=2)], known=PARTLY),  # 5 ore
    technology("human-experimentation", 2, (SCIENCE, MILITARY), now=[drone(1), Jump(1)], actions=[action(research(3), ore=2, population=2)], known=PARTLY),
    technology("hydroponic-laboratories", 2, (SCIENCE, ECONOMIC), now=[Automate(FOOD)], actions=[action(recruit(), research(2), ore=2, spaces=2)]),
    technology("spacetime-anomaly-studies", 2, (SCIENCE, COMMERCIAL), now=[gain(2)], actions=[action(Jump(2), research(3, optional=True), ore=4)], known=PARTLY),
    technology("drone-foundries", 2, (MILITARY, SCIENCE), now=[Automate(ORE)], actions=[action(drone(2), Jump(2), ore=2)]),
    technology("plasma-cannon", 2, MILITARY, now=[drone(2), Jump(1)], actions=[action(ship(3), Jump(2), ore=2)], known=PARTLY),
    technology("orbital-drydocks", 2, (MILITARY, ECONOMIC), now=[recruit(), drone(1)], actions=[action(drone(3), Jump(2), ore=3)]),
    technology("modular-fleet", 2, (MILITARY, COMMERCIAL), now=[Jump(2)], actions=[action(ship(1, optional=True), ship(1, optional=True), ship(1, optional=True), Jump(3), ore=1)], known=PARTLY),
    technology("mass-cloning", 2, (ECONOMIC, SCIENCE), actions=[action(either(variant(recruit(2), ore=1), variant(recruit(), research(2), ore=3)))], known=PARTLY),
    technology("conscription-decrees", 2, (ECONOMIC, MILITARY), now=[Automate(FOOD)], actions=[action(recruit(), ship(2, optional=True), Jump(1), ore=1)]),
    technology("arcology-farming", 2, ECONOMIC, now=[Automate(FOOD), recruit()], actions=[action(recruit(3), ore=2)]),  # for 1 ore
    technology("asteroid-mining", 2, (ECONOMIC, COMMERCIAL), now=[Automate(ORE), gain(1)], actions=[action(gain(2), Jump(2), spaces=2)], known=PARTLY),
    technology("exoplanet-survey", 2, (COMMERCIAL, SCIENCE), now=[Automate(ORE)], actions=[action(Jump(2), Colonise(), ore=3, population=1)]),
    technology("supply-outpost", 2, (COMMERCIAL, MILITARY), now=[drone(1), Jump(1)], actions=[action(upgrade(), Jump(3))], known=PARTLY),
    technology("colonial-charters", 2, (COMMERCIAL, ECONOMIC), now=[recruit()], actions=[action(Colonise(), ore=4)]),
    technology("privateering", 2, COMMERCIAL, now=[gain(1)], actions=[action(Jump(4), GainOrePerCapture(1))], known=PARTLY),
    # level III
    technology("transdimensional-ai", 3, SCIENCE, now=[recruit(), research(1, 2, discovered=True, any_slot=True, plain=True, optional=True)], powers=SKIP_PREREQUISITE, known=ATTESTED),
    technology("planetary-scale-research", 3, (SCIENCE, MILITARY), now=[drone(2), Jump(2)], actions=[action(research(), ore=4)], known=ATTESTED),
    technology("metahuman-chambers", 3, (SCIENCE, ECONOMIC), now=[Automate(FOOD), recruit()], actions=[action(research(4), ore=4, population=2, spaces=2)], known=ATTESTED),
    technology("hivemind-computing", 3, (SCIENCE, COMMERCIAL), now=[Automate(ORE), Jump(1)], actions=[action(research(4), ore=7, spaces=2)], known=ATTESTED),
    technology("deep-space-megastructures", 3, (MILITARY, SCIENCE), now=[drone(3, at=AT_DEEP_SPACE), Jump(1)], actions=[action(drone(2, at=AT_DEEP_SPACE), research(3), ore=4)], known=ATTESTED),
    technology("capital-ship", 3, MILITARY, now=[drone(4), Jump(1)], actions=[action(ship(4), ship(2, optional=True, ore=2), Jump(3), ore=3)], known=ATTESTED),
    technology("android-armada", 3, (MILITARY, ECONOMIC), now=[either(variant(drone(2)), variant(recruit()), times=2, same_ok=True)], actions=[action(drone(4), Jump(3), ore=4)], known=ATTESTED),
    technology("mercenary-fleet", 3, (MILITARY, COMMERCIAL), actions=[action(Colonise(), ore=3), action(ship(4), Jump(2), ore=1, population=1)], known=ATTESTED),
    technology("cerebral-implants", 3, (ECONOMIC, SCIENCE), actions=[action(recruit(), either(variant(research(2), ore=3), variant(research(3), ore=5)))], known=ATTESTED),
    technology("manufacturing-orbitals", 3, (ECONOMIC, MILITARY), now=[gain(counted("controlled_locations", most=3)), recruit(counted("colonised_systems", each=2)), ship(2, optional=True), Jump(2)], actions=[action(RepeatImmediate())], known=ATTESTED),
    technology("android-rights-movement", 3, ECONOMIC, now=[Automate(FOOD), MoveSupply(2, True, ANY_COLUMN)], powers=ORE_FOR_POPULATION, known=ATTESTED),
    technology("subatomic-fabrication", 3, (ECONOMIC, COMMERCIAL), now=[Automate(EITHER), recruit(), gain(1), Jump(1)], powers=EITHER_TRACK, known=ATTESTED),
    technology("quantum-data-exchange", 3, (COMMERCIAL, SCIENCE), now=[Automate(ORE), gain(2)], actions=[action(CopyAction(own_only=False))], known=ATTESTED),
    technology("hyperdrive-boosters", 3, (COMMERCIAL, MILITARY), now=[Upgrade(3, different=False)], actions=[action(upgrade(ships=2), Jump(4))], known=ATTESTED),
    technology("wormhole-technology", 3, (COMMERCIAL, ECONOMIC), now=[drone(2), gain(1), JumpToAny(2)], powers=JUMP_ANYWHERE, known=ATTESTED),
    technology("stealth-terraformers", 3, COMMERCIAL, actions=[action(Jump(2), ColoniseByStealth(2), ore=5, population=1)], known=ATTESTED),
    # level IIII
    technology("parallel-universe-generator", 4, SCIENCE, now=[research(3, discovered=True, any_slot=True, optional=True)], points=vp(4, "techs_level_3", most=4), known=PARTLY),
    technology("galactic-empire", 4, MILITARY, now=[drone(4), Jump(4)], points=vp(4, "colonised_systems", most=6), known=PARTLY),  # 3 and the colonies
    technology("giga-corporations", 4, ECONOMIC, now=[Automate(EITHER, 2)], powers=SWAP_DISCS, points=vp(4, "production_discs_off_mat", each=4, most=4), known=PARTLY),
    technology("ministry-of-colonies", 4, COMMERCIAL, now=[DrawSystems(DECK_A, 3, 0)], points=vp(4, "colonised_systems", each=2, most=3), known=PARTLY),
    technology("galactic-hq", 4, (SCIENCE, MILITARY), now=[drone(2, n=2)], use=variant(upgrade(), ore=1), points=vp(4, "ships_level_4", most=4), known=PARTLY),
    technology("mind-machine-assimilation", 4, (SCIENCE, ECONOMIC), now=[Automate(FOOD), Automate(ORE)], use=variant(recruit(), ore=1), points=vp(4, "automation_level", each=2, most=4), known=PARTLY),
    technology("omniscient-archive", 4, (SCIENCE, COMMERCIAL), now=[gain(4), research(1, 2, discovered=True, any_slot=True, optional=True)], points=vp(4, "techs_all", each=3, most=4)),
    technology("neo-industrial-revolution", 4, (MILITARY, ECONOMIC), now=[drone(3, n=2), Jump(2)], points=vp(4, "ships_on_board", each=2, most=4), known=PARTLY),
    technology("interstellar-marshals", 4, (MILITARY, COMMERCIAL), now=[Jump(6), Colonise(optional=True)], points=vp(4, "controlled_locations", most=4)),
    technology("black-market-industries", 4, (ECONOMIC, COMMERCIAL), now=[gain(4)], use=variant(either(variant(gain(2), population=1), variant(recruit(), ore=2))), points=vp(5, "ore_in_hand", each=3, most=3), known=PARTLY),
]
