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

from perihelion.beyond import ids
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
from perihelion.beyond.pieces.cards import ATTESTED, PARTLY, Technology
from perihelion.beyond.powers.building import AT_DEEP_SPACE
from perihelion.beyond.powers.choosing import CopyAction, RepeatImmediate
from perihelion.beyond.powers.colonising import Colonise, ColoniseByStealth, DrawSystems
from perihelion.beyond.powers.jumping import Jump, JumpToAny
from perihelion.beyond.powers.resources import ANY_COLUMN, Automate, GainOrePerCapture, MoveSupply
from perihelion.beyond.powers.upgrading import Upgrade

TECHNOLOGIES: Final[list[Technology]] = [
    # level I
    technology("narrow-beam-lasers", 1, ids.MILITARY, now=[upgrade(), Jump(1)], actions=[action(ship(2), Jump(2), ore=1)], known=PARTLY),
    technology("terraforming", 1, ids.COMMERCIAL, now=[Jump(1)], actions=[action(Colonise(), ore=2, population=1)], known=PARTLY),  # 3 ore
    technology("advanced-genetics", 1, ids.ECONOMIC, now=[Automate(ids.FOOD), recruit()], known=PARTLY),
    technology("advanced-robotics", 1, ids.SCIENCE, now=[Automate(ids.ORE)], actions=[action(gain(3))], known=PARTLY),  # a cube and 2 ore
    # level II
    technology("hypercomputing", 2, ids.SCIENCE, now=[Automate(ids.ORE), gain(1)], actions=[action(research(3), ore=4, spaces=2)], known=PARTLY),  # 5 ore
    technology("human-experimentation", 2, (ids.SCIENCE, ids.MILITARY), now=[drone(1), Jump(1)], actions=[action(research(3), ore=2, population=2)], known=PARTLY),
    technology("hydroponic-laboratories", 2, (ids.SCIENCE, ids.ECONOMIC), now=[Automate(ids.FOOD)], actions=[action(recruit(), research(2), ore=2, spaces=2)]),
    technology("spacetime-anomaly-studies", 2, (ids.SCIENCE, ids.COMMERCIAL), now=[gain(2)], actions=[action(Jump(2), research(3, optional=True), ore=4)], known=PARTLY),
    technology("drone-foundries", 2, (ids.MILITARY, ids.SCIENCE), now=[Automate(ids.ORE)], actions=[action(drone(2), Jump(2), ore=2)]),
    technology("plasma-cannon", 2, ids.MILITARY, now=[drone(2), Jump(1)], actions=[action(ship(3), Jump(2), ore=2)], known=PARTLY),
    technology("orbital-drydocks", 2, (ids.MILITARY, ids.ECONOMIC), now=[recruit(), drone(1)], actions=[action(drone(3), Jump(2), ore=3)]),
    technology("modular-fleet", 2, (ids.MILITARY, ids.COMMERCIAL), now=[Jump(2)], actions=[action(ship(1, optional=True), ship(1, optional=True), ship(1, optional=True), Jump(3), ore=1)], known=PARTLY),
    technology("mass-cloning", 2, (ids.ECONOMIC, ids.SCIENCE), actions=[action(either(variant(recruit(2), ore=1), variant(recruit(), research(2), ore=3)))], known=PARTLY),
    technology("conscription-decrees", 2, (ids.ECONOMIC, ids.MILITARY), now=[Automate(ids.FOOD)], actions=[action(recruit(), ship(2, optional=True), Jump(1), ore=1)]),
    technology("arcology-farming", 2, ids.ECONOMIC, now=[Automate(ids.FOOD), recruit()], actions=[action(recruit(3), ore=2)]),  # for 1 ore
    technology("asteroid-mining", 2, (ids.ECONOMIC, ids.COMMERCIAL), now=[Automate(ids.ORE), gain(1)], actions=[action(gain(2), Jump(2), spaces=2)], known=PARTLY),
    technology("exoplanet-survey", 2, (ids.COMMERCIAL, ids.SCIENCE), now=[Automate(ids.ORE)], actions=[action(Jump(2), Colonise(), ore=3, population=1)]),
    technology("supply-outpost", 2, (ids.COMMERCIAL, ids.MILITARY), now=[drone(1), Jump(1)], actions=[action(upgrade(), Jump(3))], known=PARTLY),
    technology("colonial-charters", 2, (ids.COMMERCIAL, ids.ECONOMIC), now=[recruit()], actions=[action(Colonise(), ore=4)]),
    technology("privateering", 2, ids.COMMERCIAL, now=[gain(1)], actions=[action(Jump(4), GainOrePerCapture(1))], known=PARTLY),
    # level III
    technology("transdimensional-ai", 3, ids.SCIENCE, now=[recruit(), research(1, 2, discovered=True, any_slot=True, plain=True, optional=True)], powers=ids.SKIP_PREREQUISITE, known=ATTESTED),
    technology("planetary-scale-research", 3, (ids.SCIENCE, ids.MILITARY), now=[drone(2), Jump(2)], actions=[action(research(), ore=4)], known=ATTESTED),
    technology("metahuman-chambers", 3, (ids.SCIENCE, ids.ECONOMIC), now=[Automate(ids.FOOD), recruit()], actions=[action(research(4), ore=4, population=2, spaces=2)], known=ATTESTED),
    technology("hivemind-computing", 3, (ids.SCIENCE, ids.COMMERCIAL), now=[Automate(ids.ORE), Jump(1)], actions=[action(research(4), ore=7, spaces=2)], known=ATTESTED),
    technology("deep-space-megastructures", 3, (ids.MILITARY, ids.SCIENCE), now=[drone(3, at=AT_DEEP_SPACE), Jump(1)], actions=[action(drone(2, at=AT_DEEP_SPACE), research(3), ore=4)], known=ATTESTED),
    technology("capital-ship", 3, ids.MILITARY, now=[drone(4), Jump(1)], actions=[action(ship(4), ship(2, optional=True, ore=2), Jump(3), ore=3)], known=ATTESTED),
    technology("android-armada", 3, (ids.MILITARY, ids.ECONOMIC), now=[either(variant(drone(2)), variant(recruit()), times=2, same_ok=True)], actions=[action(drone(4), Jump(3), ore=4)], known=ATTESTED),
    technology("mercenary-fleet", 3, (ids.MILITARY, ids.COMMERCIAL), actions=[action(Colonise(), ore=3), action(ship(4), Jump(2), ore=1, population=1)], known=ATTESTED),
    technology("cerebral-implants", 3, (ids.ECONOMIC, ids.SCIENCE), actions=[action(recruit(), either(variant(research(2), ore=3), variant(research(3), ore=5)))], known=ATTESTED),
    technology("manufacturing-orbitals", 3, (ids.ECONOMIC, ids.MILITARY), now=[gain(counted("controlled_locations", most=3)), recruit(counted("colonised_systems", each=2)), ship(2, optional=True), Jump(2)], actions=[action(RepeatImmediate())], known=ATTESTED),
    technology("android-rights-movement", 3, ids.ECONOMIC, now=[Automate(ids.FOOD), MoveSupply(2, True, ANY_COLUMN)], powers=ids.ORE_FOR_POPULATION, known=ATTESTED),
    technology("subatomic-fabrication", 3, (ids.ECONOMIC, ids.COMMERCIAL), now=[Automate(ids.EITHER), recruit(), gain(1), Jump(1)], powers=ids.EITHER_TRACK, known=ATTESTED),
    technology("quantum-data-exchange", 3, (ids.COMMERCIAL, ids.SCIENCE), now=[Automate(ids.ORE), gain(2)], actions=[action(CopyAction(own_only=False))], known=ATTESTED),
    technology("hyperdrive-boosters", 3, (ids.COMMERCIAL, ids.MILITARY), now=[Upgrade(3, different=False)], actions=[action(upgrade(ships=2), Jump(4))], known=ATTESTED),
    technology("wormhole-technology", 3, (ids.COMMERCIAL, ids.ECONOMIC), now=[drone(2), gain(1), JumpToAny(2)], powers=ids.JUMP_ANYWHERE, known=ATTESTED),
    technology("stealth-terraformers", 3, ids.COMMERCIAL, actions=[action(Jump(2), ColoniseByStealth(2), ore=5, population=1)], known=ATTESTED),
    # level IIII
    technology("parallel-universe-generator", 4, ids.SCIENCE, now=[research(3, discovered=True, any_slot=True, optional=True)], points=vp(4, "techs_level_3", most=4), known=PARTLY),
    technology("galactic-empire", 4, ids.MILITARY, now=[drone(4), Jump(4)], points=vp(4, "colonised_systems", most=6), known=PARTLY),  # 3 and the colonies
    technology("giga-corporations", 4, ids.ECONOMIC, now=[Automate(ids.EITHER, 2)], powers=ids.SWAP_DISCS, points=vp(4, "production_discs_off_mat", each=4, most=4), known=PARTLY),
    technology("ministry-of-colonies", 4, ids.COMMERCIAL, now=[DrawSystems(ids.DECK_A, 3, 0)], points=vp(4, "colonised_systems", each=2, most=3), known=PARTLY),
    technology("galactic-hq", 4, (ids.SCIENCE, ids.MILITARY), now=[drone(2, n=2)], use=variant(upgrade(), ore=1), points=vp(4, "ships_level_4", most=4), known=PARTLY),
    technology("mind-machine-assimilation", 4, (ids.SCIENCE, ids.ECONOMIC), now=[Automate(ids.FOOD), Automate(ids.ORE)], use=variant(recruit(), ore=1), points=vp(4, "automation_level", each=2, most=4), known=PARTLY),
    technology("omniscient-archive", 4, (ids.SCIENCE, ids.COMMERCIAL), now=[gain(4), research(1, 2, discovered=True, any_slot=True, optional=True)], points=vp(4, "techs_all", each=3, most=4)),
    technology("neo-industrial-revolution", 4, (ids.MILITARY, ids.ECONOMIC), now=[drone(3, n=2), Jump(2)], points=vp(4, "ships_on_board", each=2, most=4), known=PARTLY),
    technology("interstellar-marshals", 4, (ids.MILITARY, ids.COMMERCIAL), now=[Jump(6), Colonise(optional=True)], points=vp(4, "controlled_locations", most=4)),
    technology("black-market-industries", 4, (ids.ECONOMIC, ids.COMMERCIAL), now=[gain(4)], use=variant(either(variant(gain(2), population=1), variant(recruit(), ore=2))), points=vp(5, "ore_in_hand", each=3, most=3), known=PARTLY),
]
