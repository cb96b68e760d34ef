"""Cards, mats and rules in sentences, for whoever asks; with how well each card is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from perihelion import words
from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.card_text import (
    Line,
    achievement_lines,
    event_lines,
    guild_lines,
    mat_lines,
    system_lines,
    technology_lines,
)
from perihelion.beyond.phases.spaces import is_space
from perihelion.beyond.pieces.cards import (
    GROUP_WORDS,
    Achievement,
    EventCard,
    Guild,
    System,
    Technology,
)
from perihelion.beyond.pieces.counting import own_technologies
from perihelion.beyond.pieces.mats import Faction, Mat
from perihelion.cli.boards.beyond.scene import Scene, kinds, type_name
from perihelion.cli.boards.board import Offer
from perihelion.cli.layout import DIM, STRONG, Picture, bullets
from perihelion.tabletop.bits import BIT
from perihelion.words.facts import name_of
from perihelion.words.voice import Voice

FEW: Final = 8
"""So many things at most are explained for one name."""

TOPICS: Final = [
    *["research", "jump", "control", "colonise", "growth", "ore", "trade", "automation"],
    *["achievements", "discs", "supply"],
]
"""What can be asked about besides the pieces."""


def _card(
    voice: Voice, box: Box, slug: str, about: str, lines: Sequence[Line], known: str
) -> Group:
    """A card: its figures, what it says, and how it is known."""
    parts: list[RenderableType] = [Text(voice.card(box.title(slug)), style=STRONG)]
    if about:
        parts.append(Text(f"  {about}", style=DIM))
    parts.append(bullets([voice.power(*line) for line in lines]))
    return Group(*parts, known_line(voice, known))


def known_line(voice: Voice, known: str) -> Text:
    """How a card is known."""
    said = words.say(voice.lang, voice.game, f"known-{known}", {})
    return Text(f"  {voice.say('known', how=said)}", style=DIM)


def explain_technology(voice: Voice, box: Box, tech: Technology) -> Group:
    """A technology: its level, its types and what it leads to."""
    types = [type_name(voice, k) for k in range(4) if tech.types & BIT[k]]
    facts: dict[str, object] = {
        "level": ids.LEVEL_WORDS[tech.level - 1],
        "kinds": ", ".join(types),
        "leads": type_name(voice, int(tech.right)) if tech.feeds() else "",
        "points": int(box.level_vp[tech.level]) if tech.level < 4 else 0,
    }
    word = "explain-technology" if tech.feeds() else "explain-last-technology"
    about = voice.say(word, **facts)
    return _card(voice, box, tech.slug, about, technology_lines(tech), tech.known)


def explain_event(voice: Voice, box: Box, event: EventCard) -> Group:
    """An event, and whether it is in every game."""
    word = "explain-sure-event" if event.mandatory else "explain-event"
    about = voice.say(word, level=ids.LEVEL_WORDS[event.level - 1])
    return _card(voice, box, event.slug, about, event_lines(event, box), event.known)


def explain_system(voice: Voice, box: Box, system: System) -> Group:
    """A system with its figures."""
    about = voice.say(
        "explain-system",
        deck=ids.DECK_WORDS[system.deck],
        strength=int(system.strength),
        yields=kinds(voice, int(system.kinds)),
        points=int(system.vp),
    )
    return _card(voice, box, system.slug, about, system_lines(system), system.known)


def explain_achievement(voice: Voice, box: Box, card: Achievement) -> Group:
    """An achievement with the points of its cells."""
    about = voice.say(
        "explain-achievement",
        group=voice.say(f"group-{GROUP_WORDS[card.group].lower()}"),
        cells=" / ".join(str(int(n)) for n in card.cells),
        fourth=" / ".join(str(int(n)) for n in card.fourth),
        more=len(card.fourth),
    )
    return _card(voice, box, card.slug, about, achievement_lines(card), card.known)


def explain_guild(voice: Voice, box: Box, guild: Guild) -> Group:
    """A guild, and the event that opens it."""
    opening = next(e for e in box.events if e.guild >= 0 and box.guilds[e.guild] is guild)
    about = voice.say("explain-guild", event=voice.card(box.title(opening.slug)))
    return _card(voice, box, guild.slug, about, guild_lines(guild), guild.known)


def explain_faction(voice: Voice, box: Box, faction: Faction) -> Group:
    """Both mats of a faction."""
    name = name_of(voice.lang, voice.game, "faction", box.title(faction.slug))
    parts: list[RenderableType] = [Text(name, style=STRONG)]
    for word, mat in (("basic", faction.basic), ("advanced", faction.advanced)):
        parts.append(Text(f"  {voice.say(f'mat-{word}')}", style=DIM))
        parts.append(bullets(mat_sentences(voice, mat)))
    return Group(*parts, known_line(voice, faction.known))


def mat_sentences(voice: Voice, mat: Mat) -> list[str]:
    """The tracks of a mat, what it begins with, and its abilities."""
    letters = [f"{int(mat.food[k])} → {word}" for k, word in enumerate(ids.COLUMN_WORDS)]
    steps = [
        f"{off} → {int(mat.ore[off])}"
        for off in range(len(mat.ore))
        if not off or mat.ore[off] != mat.ore[off - 1]
    ]
    facts: dict[str, object] = {
        "ore": int(mat.start_ore),
        "population": len(mat.population_from),
        "ships": ", ".join(str(int(level)) for level in mat.ships),
        "fleet": len(mat.ships),
    }
    return [
        voice.say("mat-start", **facts),
        voice.say("mat-food", letters=", ".join(letters)),
        voice.say("mat-ore", steps=", ".join(steps)),
        *[voice.power(*line) for line in mat_lines(mat)],
    ]


def explain_topic(voice: Voice, topic: str) -> Group:
    """A rule of the game in a few sentences."""
    title = Text(voice.say(f"topic-{topic}"), style=STRONG)
    return Group(title, bullets([voice.say(f"about-{topic}")]))


# -- what is meant -----------------------------------------------------------


def by_slug(voice: Voice, box: Box, slug: str) -> RenderableType | None:
    """The card of this word, explained."""
    slug = slug.split("|")[0]
    for tech in box.techs:
        if tech.slug == slug:
            return explain_technology(voice, box, tech)
    for event in box.events:
        if event.slug == slug:
            return explain_event(voice, box, event)
    for system in box.systems:
        if system.slug == slug:
            return explain_system(voice, box, system)
    for card in box.achievements:
        if card.slug == slug:
            return explain_achievement(voice, box, card)
    for guild in box.guilds:
        if guild.slug == slug:
            return explain_guild(voice, box, guild)
    return None


_ABOUT: Final = {
    "growth": "growth",
    "ore-production": "ore",
    "trade": "trade",
    "food": "discs",
    "ore": "discs",
    "shift": "supply",
    "move": "jump",
    "type": "research",
    "slot": "research",
}
"""The topic that an answer of this kind belongs to."""


def explain_offered(scene: Scene, offer: Offer) -> Picture:
    """What an option speaks of: its cards, else its topic, else its own words."""
    voice, g = scene.voice, scene.g
    structure = offer.option.structure
    slugs = [structure.get("card"), structure.get("source")]
    if is_space(offer.id) and isinstance(structure.get("slot"), str):
        slugs = [structure.get("source")]
    if structure["kind"] in ("slot", "slot-card"):
        t = int(g.cards[scene.slot_named(str(structure["slot"]))])
        slugs = [g.box.techs[t].slug if t != ids.NO_CARD else None]
    for slug in slugs:
        found = by_slug(voice, g.box, slug) if isinstance(slug, str) else None
        if found is not None:
            return [found]
    said: Picture = [voice.option(offer.option)]
    topic = _ABOUT.get(str(structure["kind"]))
    return [*said, explain_topic(voice, topic)] if topic else said


def explain_held(scene: Scene, i: int) -> Picture:
    """All that a seat has, the systems on the board, the achievements and events in play."""
    voice, g, box = scene.voice, scene.g, scene.g.box
    seat = g.seats[i]
    out: Picture = [explain_faction(voice, box, box.factions[seat.faction])]
    out += [explain_technology(voice, box, box.techs[t]) for t in own_technologies(g, i)]
    systems = [*seat.colonies, *[g.systems[k] for k in scene.places() if g.systems[k] >= 0]]
    out += [explain_system(voice, box, box.systems[s]) for s in systems]
    out += [explain_achievement(voice, box, box.achievements[a]) for a in g.achievements]
    out += [explain_event(voice, box, box.events[e]) for e in g.staying]
    return out


def find(voice: Voice, box: Box, name: str) -> Picture:
    """Whatever is meant by a name or a part of it, in either language; an exact name is enough."""
    wanted = name.casefold().strip()
    found: list[tuple[list[str], RenderableType]] = []
    exact: list[str] = []
    part: list[str] = []
    for slug in _slugs(box):
        known = [slug, slug.replace("-", " "), *_names(voice, box, slug)]
        if wanted in known:
            exact.append(slug)
        elif any(wanted in word for word in known):
            part.append(slug)
    for faction in box.factions:
        names = [name_of(lang, voice.game, "faction", faction.slug) for lang in words.LANGUAGES]
        found.append((_folded([faction.slug, *names]), explain_faction(voice, box, faction)))
    for topic in TOPICS:
        found.append((_folded([topic, voice.say(f"topic-{topic}")]), explain_topic(voice, topic)))
    sure = [what for known, what in found if wanted in known]
    if exact or sure:
        return [*_cards(voice, box, exact), *sure]
    others = [what for known, what in found if any(wanted in word for word in known)]
    return [*_cards(voice, box, part), *others]


def _slugs(box: Box) -> list[str]:
    """The words of all cards."""
    out = [tech.slug for tech in box.techs]
    out += [event.slug for event in box.events]
    out += [system.slug for system in box.systems]
    out += [card.slug for card in box.achievements]
    return out + [guild.slug for guild in box.guilds]


def _cards(voice: Voice, box: Box, slugs: Sequence[str]) -> Picture:
    return [card for slug in slugs if (card := by_slug(voice, box, slug)) is not None]


def _names(voice: Voice, box: Box, slug: str) -> list[str]:
    """What a card is called in both languages."""
    return _folded([name_of(lang, voice.game, "card", box.title(slug)) for lang in words.LANGUAGES])


def _folded(known: Sequence[str]) -> list[str]:
    return [word.casefold() for word in known]
