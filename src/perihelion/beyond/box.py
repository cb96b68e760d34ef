"""The pieces of one set-up together, and every answer with its word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.pieces.cards import (
    Achievement,
    EventCard,
    Guild,
    Side,
    Slot,
    System,
    Technology,
)
from perihelion.beyond.pieces.mats import Faction, Mat
from perihelion.beyond.power import Action, Bundle, Variant
from perihelion.tabletop.answers import Answers
from perihelion.tabletop.refusal import BadSetup


class Contents:
    """Everything that is printed, as the catalogue has it or as it has been put right."""

    def __init__(
        self,
        techs: list[Technology],
        events: list[EventCard],
        systems: list[System],
        achievements: list[Achievement],
        guilds: list[Guild],
        factions: list[Faction],
        slots: list[Slot],
        sides: list[Side],
        basic: list[Action],
        tiles: list[list[list[i64]]],
        cells: list[i64],
        level_vp: list[i64],
        rates: list[i64],
    ) -> None:
        self.techs = techs
        self.events = events
        self.systems = systems
        self.achievements = achievements
        self.guilds = guilds
        self.factions = factions
        self.slots = slots
        self.sides = sides  # for 2, 3 and 4 players
        self.basic = basic
        self.tiles = tiles  # for 2, 3 and 4 players: the surcharges of the spaces of each action
        self.cells = cells  # points of the automation cells, and last of each level beyond them
        self.level_vp = level_vp  # points of a technology, by level
        self.rates = rates  # ore for a cube, ore for a ship, ore from a cube


COUNTS: Final = [
    ("technologies", 46), ("events", 20), ("systems", 24), ("achievements", 10), ("guilds", 4),
    ("factions", 4),
]  # fmt: skip
"""The component list [beyond.setup.data]."""


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

    def mat(self, faction: i64, advanced: bool) -> Mat:
        """The mat of a faction on this side."""
        one = self.factions[faction]
        return one.advanced if advanced else one.basic

    def title(self, slug: str) -> str:
        """How a card is named in facts and events: by its word, and by the names that corrections
        have given it where they have.
        """
        return self.titles.get(slug, slug)

    def _name_bundles(self) -> None:
        """Every list of effects gets the name by which positions call it."""
        for k, action in enumerate(self.basic):
            self._name(f"basic:{ids.BASIC_WORDS[k]}", ids.BASIC_WORDS[k], action.bundle, None)
        for tech in self.techs:
            self._name(f"now:{tech.slug}", tech.slug, tech.now, None)
            for k, action in enumerate(tech.actions):
                self._name(f"action:{tech.slug}:{k + 1}", tech.slug, action.bundle, tech.now)
            self._name_variant(tech.slug, tech.activated)
        for event in self.events:
            for k, block in enumerate(event.blocks):
                self._name(f"event:{event.slug}:{k + 1}", event.slug, block.bundle, None)
            for k, action in enumerate(event.actions):
                self._name(f"action:{event.slug}:{k + 1}", event.slug, action.bundle, None)
        for system in self.systems:
            self._name(f"control:{system.slug}", system.slug, system.control, None)
            self._name(f"colonise:{system.slug}", system.slug, system.colonise, None)
            self._name_variant(system.slug, system.activated)
        for guild in self.guilds:
            self._name(f"action:{guild.slug}:1", guild.slug, guild.action.bundle, None)
        for faction in self.factions:
            for k, ability in enumerate(faction.advanced.abilities):
                self._name(
                    f"ability:{faction.slug}:{ids.VARIANT_WORDS[k]}",
                    faction.slug,
                    ability.bundle,
                    None,
                )

    def _name_variant(self, slug: str, variant: Variant | None) -> None:
        if variant is not None:
            self._name(f"use:{slug}", slug, variant.bundle, None)

    def _name(self, name: str, source: str, bundle: Bundle, now: Bundle | None) -> None:
        bundle.name = name
        bundle.source = source
        self.bundles[name] = bundle
        for k, effect in enumerate(bundle.effects):
            if now is not None:
                effect.bind(now)
            for n, part in enumerate(effect.parts()):
                self._name(f"{name}:{k + 1}{ids.VARIANT_WORDS[n]}", source, part, now)


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
    """The cards with names of their own, as the words take them: `sirius|en:Canicula|ru:...`."""
    named: dict[str, dict[str, str]] = {}
    for tech in contents.techs:
        named[tech.slug] = tech.names
    for event in contents.events:
        named[event.slug] = event.names
    for system in contents.systems:
        named[system.slug] = system.names
    for achievement in contents.achievements:
        named[achievement.slug] = achievement.names
    for guild in contents.guilds:
        named[guild.slug] = guild.names
    for faction in contents.factions:
        named[faction.slug] = faction.names
    out: dict[str, str] = {}
    for slug, names in named.items():
        if names:
            out[slug] = "|".join([slug, *[f"{lang}:{names[lang]}" for lang in sorted(names)]])
    return out


def answers_of(box: Box) -> Answers:
    """Every answer with its word."""
    out = Answers()
    out.plain(ids.PLAIN_WORDS)
    _name_spaces(out, box)
    out.family(ids.SLOT, "slot", ids.SLOT_WORDS, "")
    out.family(ids.TYPE, "type", ids.TYPE_WORDS, "")
    techs = [tech.slug for tech in box.techs]
    out.family(ids.TECH, "technology", techs, "")
    out.family(ids.USE_TECH, "use", techs, "use:")
    systems = [system.slug for system in box.systems]
    out.family(ids.SYSTEM, "system", systems, "")
    out.family(ids.USE_SYSTEM, "use", systems, "use:")
    out.family(ids.ACHIEVEMENT, "achievement", [one.slug for one in box.achievements], "")
    for k, achievement in enumerate(box.achievements):
        for track in (ids.FOOD, ids.ORE):
            names = [achievement.slug, ids.DISC_WORDS[track]]
            out.name(ids.SWAP + 2 * k + track, "swap", names, f"swap:{names[0]}:{names[1]}")
    _name_places(out)
    out.family(ids.NUMBER, "number", [str(n) for n in range(ids.NUMBERS)], "number:")
    out.family(ids.VARIANT, "variant", ids.VARIANT_WORDS, "variant:")
    return out


def _name_spaces(out: Answers, box: Box) -> None:
    """Spaces: where they are, which action of that place, and which of its spaces; actions and
    spaces are counted from 1.
    """
    for n in range(ids.MOST_SPACES):
        number = str(n + 1)
        for a in range(ids.RECRUIT):
            one = ids.BASIC_WORDS[a]
            answer = ids.BASIC_SPACE + 4 * a + n
            out.name(answer, "basic-space", [one, number], f"basic.{one}.{number}")
        for k, guild in enumerate(box.guilds):
            older = f"guild.{guild.slug}.{number}"
            out.name(ids.GUILD_SPACE + 4 * k + n, "guild-space", [guild.slug, number], older)
        for e, event in enumerate(box.events):
            older = f"event.{event.slug}.{number}"
            out.name(ids.EVENT_SPACE + 4 * e + n, "event-space", [event.slug, number], older)
        for a in range(ids.MOST_ACTIONS):
            space, action = 4 * a + n, str(a + 1)
            for slot, word in enumerate(ids.SLOT_WORDS):
                older = f"tech.{word}.{action}.{number}"
                out.name(
                    ids.SLOT_SPACE + 8 * slot + space, "tech-space", [word, action, number], older
                )
            for t, tech in enumerate(box.techs):
                names = [tech.slug, action, number]
                older = f"private.{tech.slug}.{action}.{number}"
                out.name(ids.PRIVATE_SPACE + 8 * t + space, "private-space", names, older)
    out.name(ids.BASIC_SPACE + 4 * ids.RECRUIT, "basic-space", ["recruit"], "basic.recruit")


def _name_places(out: Answers) -> None:
    """Places, ships in them, and how they move."""
    out.family(ids.PLACE, "place", ids.PLACE_WORDS, "")
    for k in range(ids.HANGARS):
        ship = [ids.PLACE_WORDS[k // ids.LEVELS], str(k % ids.LEVELS + 1)]
        out.name(ids.SHIP + k, "ship", ship, f"ship:{':'.join(ship)}")
        for place, word in enumerate(ids.PLACE_WORDS):
            older = f"move:{':'.join(ship)}:{word}"
            out.name(ids.MOVE + 12 * k + place, "move", [*ship, word], older)
    for one, left in enumerate(ids.COLUMN_WORDS):
        for two, right in enumerate(ids.COLUMN_WORDS):
            out.name(ids.SHIFT + 4 * one + two, "shift", [left, right], f"shift:{left}:{right}")
