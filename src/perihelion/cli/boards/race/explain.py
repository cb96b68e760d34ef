"""What a card can do: in a few signs for the hand and the list, in sentences for explanations."""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from perihelion import words
from perihelion.cli.boards.drawing import (
    RIGHT,
    USUAL,
    WIDE,
    Column,
    List,
    in_lists,
    known_card,
    meant,
)
from perihelion.cli.boards.race.table import card_name, kind_sign, points_sign
from perihelion.cli.layout import DIM, STRONG, Picture, bullets
from perihelion.race.card_text import figures, printed_powers, scoring_lines
from perihelion.race.catalogue.prints import FIRST_EDITION, SECOND_EDITION
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import BASE_SET, CHROMO, NO_KIND, SET_WORDS
from perihelion.words.voice import Voice

_NAME: Final[Column] = {"min_width": 14}

_SETS: Final[dict[int, int]] = {}


def set_of(card: Card) -> int:
    """The set that a card first came with."""
    if not _SETS:
        for printed in [*FIRST_EDITION, *SECOND_EDITION]:
            _SETS.setdefault(id(printed.card), int(printed.set))
    return _SETS.get(id(card), BASE_SET)


def cards_of(edition: int) -> list[Card]:
    """All cards, each printing once, in the order of the sets."""
    prints = FIRST_EDITION if edition == 1 else SECOND_EDITION
    return list({id(printed.card): printed.card for printed in prints}.values())


def short_powers(voice: Voice, card: Card) -> str:
    """All powers of a card on one line, each with the number of its phase."""
    parts: list[str] = []
    for power in printed_powers(card):
        plain = not power.facts.get("cards") and not power.facts.get("prestige")
        if power.kind == "produce-here" and plain:
            continue  # the sign of a production world says it already
        phase = voice.say(f"phase-mark-{power.phase}")
        parts.append(f"{phase} {voice.say(f'short-{power.kind}', **power.facts)}")
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
    parts.append(bullets([voice.tell(power.words) for power in printed_powers(card)]))
    if card.six:
        parts.append(Text(voice.say("explain-lines")))
        lines = scoring_lines(card)[: len(card.lines)]  # the heading says the last of them
        parts.append(bullets([voice.tell(line) for line in lines]))
    if not card.powers:
        parts.append(Text(f"  {voice.say('explain-no-powers')}"))
    return Group(*parts)


def _what(voice: Voice, card: Card) -> str:
    """Development or world, its number, its points, its goods."""
    kind, *more = [voice.tell(said) for said in figures(card)]
    parts = [kind, voice.say("explain-points", points=points_sign(card)), *more]
    if card.symbol:
        parts.append(voice.say("explain-symbol"))
    if card.words & CHROMO:
        parts.append(voice.say("explain-chromo"))
    if set_of(card) != BASE_SET:
        parts.append(words.set_name(voice.lang, voice.game, SET_WORDS[set_of(card)]))
    return ", ".join(parts)


def find(voice: Voice, cards: list[Card], name: str) -> Picture:
    """The cards that may be meant by a name, in either language, explained."""
    known = [known_card(voice, c.name, c.slug, partial(explain, voice, c)) for c in cards]
    return meant(known, name)


def listed(voice: Voice, cards: list[Card]) -> Picture:
    """A line a card, set after set."""
    lists: list[List] = []
    columns = {"card": _NAME, "": USUAL, "cost": RIGHT, "points": RIGHT, "powers": WIDE}
    for set_, word in enumerate(SET_WORDS):
        rows = [_row(voice, card) for card in cards if set_of(card) == set_]
        if rows:
            lists.append((words.set_name(voice.lang, voice.game, word), columns, rows))
    return in_lists(voice, lists)


def _row(voice: Voice, card: Card) -> list[RenderableType]:
    number = int(card.number)
    return [
        card_name(voice, card),
        kind_sign(voice, card, good=False),
        voice.say("defense", need=number) if card.military else str(number),
        points_sign(card),
        Text(short_powers(voice, card)),
    ]
