"""The pieces of one set-up together, and every answer with its word."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.catalogue.contents import contents
from perihelion.beyond.phases.perform import bind
from perihelion.beyond.pieces.cards import Card
from perihelion.beyond.pieces.contents import Contents
from perihelion.beyond.pieces.mats import Mat
from perihelion.beyond.power import Bundle, Variant
from perihelion.tabletop.answers import Answers, Things, numbers, things
from perihelion.tabletop.families import Family, Names
from perihelion.tabletop.refusal import BadSetup

if TYPE_CHECKING:
    from perihelion.beyond.setup import Setup

COUNTS: Final = [
    ("technologies", 46), ("events", 20), ("systems", 24), ("achievements", 10), ("guilds", 4),
    ("factions", 4),
]  # fmt: skip
"""The component list [beyond.setup.data]."""

_BOXES: Final[dict[str, Box]] = {}


class Box:
    """The pieces of one set-up."""

    def __init__(self, contents: Contents) -> None:
        check_counts(contents)
        self.techs: Final = contents.techs
        self.events: Final = contents.events
        self.systems: Final = contents.systems
        self.achievements: Final = contents.achievements
        self.guilds: Final = contents.guilds
        self.factions: Final = contents.factions
        self.slots: Final = contents.slots
        self.sides: Final = contents.sides
        self.basic: Final = contents.basic
        self.tiles: Final = contents.tiles
        self.cells: Final = contents.cells
        self.level_vp: Final = contents.level_vp
        self.rates: Final = contents.rates
        self.titles: Final = renamed(contents)
        self.bundles: dict[str, Bundle] = {}
        self._name_bundles()
        self.answers: Final = answers_of(self)
        self.names: Final = Names(
            [
                Family("tech", [tech.slug for tech in self.techs]),
                Family("event", [event.slug for event in self.events]),
                Family("system", [system.slug for system in self.systems]),
                Family("achievement", [one.slug for one in self.achievements], lies=False),
                Family("guild", [guild.slug for guild in self.guilds], lies=False),
            ],
            self.answers,
        )
        self.belonging: Final[list[list[i64]]] = [
            [c for c in range(ids.TECHS if d < ids.DECK_A else ids.SYSTEMS) if self.belongs(c, d)]
            for d in range(ids.DECKS)
        ]
        """The cards of each deck."""

    def mat(self, faction: i64, advanced: bool) -> Mat:
        """The mat of a faction on this side."""
        one = self.factions[faction]
        return one.advanced if advanced else one.basic

    def belongs(self, card: i64, deck: i64) -> bool:
        """Whether a technology or a system belongs in this deck. A system may have come from the
        other one only when its own was empty, so those that nobody sees lie in their own.
        """
        if deck < ids.DECK_A:
            return self.techs[card].level == deck + 2
        return self.systems[card].deck == deck

    def title(self, slug: str) -> str:
        """How a card is named in facts and events: by its word, and by any names that corrections
        have given it.
        """
        return self.titles.get(slug, slug)

    def _name_bundles(self) -> None:
        """Give every list of effects the name that positions use."""
        for k, action in enumerate(self.basic):
            self._name(f"basic:{ids.BASIC_WORDS[k]}", ids.BASIC_WORDS[k], action.bundle)
        for tech in self.techs:
            self._name(f"now:{tech.slug}", tech.slug, tech.now)
            for k, action in enumerate(tech.actions):
                self._name(f"action:{tech.slug}:{k + 1}", tech.slug, action.bundle, tech.now)
            self._name_variant(tech.slug, tech.activated)
        for event in self.events:
            for k, block in enumerate(event.blocks):
                self._name(f"event:{event.slug}:{k + 1}", event.slug, block.bundle)
            for k, action in enumerate(event.actions):
                self._name(f"action:{event.slug}:{k + 1}", event.slug, action.bundle)
        for system in self.systems:
            self._name(f"control:{system.slug}", system.slug, system.control)
            self._name(f"colonise:{system.slug}", system.slug, system.colonise)
            self._name_variant(system.slug, system.activated)
        for guild in self.guilds:
            self._name(f"action:{guild.slug}:1", guild.slug, guild.action.bundle)
        for faction in self.factions:
            for k, ability in enumerate(faction.advanced.abilities):
                name = f"ability:{faction.slug}:{ids.VARIANT_WORDS[k]}"
                self._name(name, faction.slug, ability.bundle)

    def _name_variant(self, slug: str, variant: Variant | None) -> None:
        if variant is not None:
            self._name(f"use:{slug}", slug, variant.bundle)

    def _name(self, name: str, source: str, bundle: Bundle, now: Bundle | None = None) -> None:
        bundle.name = name
        bundle.source = source
        self.bundles[name] = bundle
        for k, effect in enumerate(bundle.effects):
            if now is not None:
                effect.bind(now)
            for n, part in enumerate(effect.parts()):
                self._name(f"{name}:{k + 1}{ids.VARIANT_WORDS[n]}", source, part, now)


def box_of(setup: Setup) -> Box:
    """The pieces as printed, or as corrected."""
    key = _key(setup.corrections)
    known = _BOXES.get(key)
    if known is None:
        known = bind(Box(contents(setup.corrections)))
        _BOXES[key] = known
    return known


def _key(corrections: dict[str, object]) -> str:
    return json.dumps(corrections, sort_keys=True) if corrections else ""


def is_known(corrections: dict[str, object]) -> bool:
    """Whether there is such a box already, so the corrections need not be checked again."""
    try:
        return _key(corrections) in _BOXES
    except (TypeError, ValueError):
        return False


def check_counts(contents: Contents) -> None:
    """Refuse a box in which pieces are missing or too many [beyond.setup.data]."""
    found = [
        len(contents.techs), len(contents.events), len(contents.systems),
        len(contents.achievements), len(contents.guilds), len(contents.factions),
    ]  # fmt: skip
    for (what, wanted), there in zip(COUNTS, found, strict=True):
        if there != wanted:
            raise BadSetup("BAD_DATA", {"field": what, "count": there, "wanted": wanted})


def renamed(contents: Contents) -> dict[str, str]:
    """The titles of the cards that have names of their own."""
    cards: list[Card] = [*contents.techs, *contents.events, *contents.systems]
    cards += [*contents.achievements, *contents.guilds, *contents.factions]
    return {card.slug: card.title() for card in cards if card.names}


def answers_of(box: Box) -> Answers:
    """Every answer. Actions and spaces are counted from 1."""
    out = Answers()
    out.plain(ids.PLAIN_WORDS)
    _declare_spaces(out, box)
    slot, place = things("slot", ids.SLOT_WORDS), things("place", ids.PLACE_WORDS)
    tech = _cards(box, [tech.slug for tech in box.techs])
    system = _cards(box, [system.slug for system in box.systems])
    achievement = _cards(box, [one.slug for one in box.achievements])
    out.family(ids.SLOT, "slot", [slot], "a slot of the technology board", "{}")
    out.family(ids.TYPE, "type", [things("type", ids.TYPE_WORDS)], "a type of technology", "{}")
    out.family(ids.TECH, "technology", [tech], "a technology card", "{}")
    out.family(ids.USE_TECH, "use", [tech], "the ability of a technology is used")
    out.family(ids.SYSTEM, "system", [system], "a system card", "{}")
    out.family(ids.USE_SYSTEM, "use", [system], "the ability of a colonised system is used")
    out.family(ids.ACHIEVEMENT, "achievement", [achievement], "an achievement", "{}")
    swapped = [achievement, things("disc", ids.DISC_WORDS[:2])]
    out.family(ids.SWAP, "swap", swapped, "a star on an achievement is replaced")
    where = "a place: where to build, which system to colonise, whose bonus comes first"
    out.family(ids.PLACE, "place", [place], where, "{}")
    ship = [place, numbers("level", ids.LEVELS)]
    out.family(ids.SHIP, "ship", ship, "a ship", "ship:{}:{}")
    moved = [*ship, things("to", ids.PLACE_WORDS)]
    out.family(ids.MOVE, "move", moved, "a ship moves", "move:{}:{}:{}")
    columns = [things("column", ids.COLUMN_WORDS), things("into", ids.COLUMN_WORDS)]
    out.family(ids.SHIFT, "shift", columns, "a supply cube changes its column", "shift:{}:{}")
    out.family(ids.NUMBER, "number", [numbers("count", ids.NUMBERS, 0)], "a number of cubes")
    letter = things("letter", ids.VARIANT_WORDS)
    out.family(ids.VARIANT, "variant", [letter], "a lettered variant of an action", "variant:{}")
    return out


def _cards(box: Box, slugs: list[str]) -> Things:
    """Cards, with any names that corrections have given them."""
    return things("card", slugs, [box.title(slug) for slug in slugs])


def _declare_spaces(out: Answers, box: Box) -> None:
    """Spaces: where they are, which action of that place, and which of its spaces."""
    number = numbers("number", ids.MOST_SPACES)
    action = numbers("action", ids.MOST_ACTIONS)
    basic = things("basic", ids.BASIC_WORDS[: ids.RECRUIT])
    about = "a space of Basic Spacefaring"
    out.family(ids.BASIC_SPACE, "basic-space", [basic, number], about, "basic.{}.{}")
    recruit = Things("basic", ["recruit"], [{"basic": "recruit", "number": 1}])
    first = ids.BASIC_SPACE + ids.MOST_SPACES * ids.RECRUIT
    out.family(first, "basic-space", [recruit], "the space of recruiting", "basic.{}")
    slot = things("slot", ids.SLOT_WORDS)
    about = "a space of a technology on the board"
    out.family(ids.SLOT_SPACE, "tech-space", [slot, action, number], about, "tech.{}.{}.{}")
    guild = _cards(box, [guild.slug for guild in box.guilds])
    out.family(ids.GUILD_SPACE, "guild-space", [guild, number], "a space of a guild", "guild.{}.{}")
    event = _cards(box, [event.slug for event in box.events])
    about = "a space of an event"
    out.family(ids.EVENT_SPACE, "event-space", [event, number], about, "event.{}.{}")
    private = [_cards(box, [tech.slug for tech in box.techs]), action, number]
    about = "a space of a private technology"
    out.family(ids.PRIVATE_SPACE, "private-space", private, about, "private.{}.{}.{}")
