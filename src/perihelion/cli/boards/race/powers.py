"""What a card can do: in a few signs for the hand, in sentences for whoever asks."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from perihelion import words
from perihelion.cli.boards.race.expansions import set_of
from perihelion.cli.boards.race.glyphs import card_name, kind_sign, points_sign
from perihelion.cli.layout import DIM, STRONG, bullets
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import (
    BASE_SET,
    CHROMO,
    KIND_WORDS,
    NO_KIND,
    PHASE_WORDS,
    SET_WORDS,
)
from perihelion.words.voice import Voice


def short_powers(voice: Voice, card: Card) -> str:
    """All powers of a card on one line, each with the number of its phase."""
    parts: list[str] = []
    for power in card.powers:
        said = power.sentence()
        plain = not said.facts.get("cards") and not said.facts.get("prestige")
        if said.message == "produce-here" and plain:
            continue  # the sign of a production world says it already
        phase = voice.say(f"phase-mark-{PHASE_WORDS[power.phase()]}")
        parts.append(f"{phase} {voice.say(f'short-{said.message}', **said.facts)}")
    if card.six:
        parts.append(voice.say("short-six"))
    if card.symbol:
        parts.insert(0, "☆")
    return "; ".join(parts)


def explain(voice: Voice, card: Card) -> Group:
    """A card in sentences made from its powers."""
    title = card_name(voice, card, STRONG)
    if card.kind != NO_KIND:
        title.append("  ")
        title.append_text(kind_sign(voice, card, good=False))
    parts: list[RenderableType] = [title, Text(_what(voice, card), style=DIM)]
    powers = [power.sentence() for power in card.powers]
    parts.append(bullets([voice.power(s.message, s.facts) for s in powers]))
    if card.six:
        parts.append(Text(voice.say("explain-lines")))
        lines = [line.sentence() for line in card.lines]
        parts.append(bullets([voice.power(s.message, s.facts) for s in lines]))
    if not card.powers:
        parts.append(Text(f"  {voice.say('explain-no-powers')}"))
    return Group(*parts)


def _what(voice: Voice, card: Card) -> str:
    """Development or world, its number, its points, its goods."""
    parts: list[str] = []
    if card.military:
        parts.append(voice.say("explain-military", defense=int(card.number)))
    elif card.world:
        parts.append(voice.say("explain-world", cost=int(card.number)))
    else:
        parts.append(voice.say("explain-development", cost=int(card.number)))
    parts.append(voice.say("explain-points", points=points_sign(card)))
    if card.kind != NO_KIND:
        name = voice.say(f"good-name-{KIND_WORDS[card.kind]}")
        parts.append(
            voice.say("explain-windfall" if card.windfall else "explain-production", name=name)
        )
    if card.start >= 0:
        parts.append(voice.say("explain-start", number=int(card.start)))
    if card.symbol:
        parts.append(voice.say("explain-symbol"))
    if card.words & CHROMO:
        parts.append(voice.say("explain-chromo"))
    if set_of(card) != BASE_SET:
        parts.append(words.set_name(voice.lang, voice.game, SET_WORDS[set_of(card)]))
    return ", ".join(parts)


def find_cards(voice: Voice, cards: list[Card], name: str) -> list[Card]:
    """The cards meant by a name or a part of it, in either language; an exact name is enough."""
    wanted = name.casefold().strip()
    found: list[Card] = []
    for card in cards:
        names = [card.name.casefold(), card.slug, voice.card(card.slug).casefold()]
        if wanted in names:
            return [card]
        if any(wanted in known for known in names) and card not in found:
            found.append(card)
    return found
