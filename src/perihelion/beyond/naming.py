"""Answers as plain data."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond.box import Box
from perihelion.beyond.ids import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    BASIC_WORDS,
    COLUMN_WORDS,
    DISC_WORDS,
    EVENT_SPACE,
    EVENTS,
    GUILD_SPACE,
    GUILDS,
    HANGARS,
    LEVELS,
    MOVE,
    MOVES_END,
    NUMBER,
    NUMBERS,
    PLACE,
    PLACE_WORDS,
    PLACES,
    PLAIN_WORDS,
    PRIVATE_SPACE,
    SHIFT,
    SHIP,
    SLOT,
    SLOT_SPACE,
    SLOT_WORDS,
    SLOTS,
    SPACES_END,
    SWAP,
    SYSTEM,
    SYSTEMS,
    TECH,
    TECHS,
    TYPE,
    TYPE_WORDS,
    TYPES,
    USE_SYSTEM,
    USE_TECH,
    VARIANT,
    VARIANT_WORDS,
    VARIANTS,
)


def describe(box: Box, answer: i64) -> dict[str, object]:
    """An answer: its `kind` and what it names. Spaces and actions are counted from 1."""
    if answer not in box.answers.words:
        return {"kind": "unknown"}
    if answer < SPACES_END:
        return _space(box, answer)
    if SLOT <= answer < SLOT + SLOTS:
        return {"kind": "slot", "slot": SLOT_WORDS[answer - SLOT]}
    if TYPE <= answer < TYPE + TYPES:
        return {"kind": "type", "type": TYPE_WORDS[answer - TYPE]}
    if TECH <= answer < TECH + TECHS:
        return {"kind": "technology", "card": box.title(box.techs[answer - TECH].slug)}
    if SYSTEM <= answer < SYSTEM + SYSTEMS:
        return {"kind": "system", "card": box.title(box.systems[answer - SYSTEM].slug)}
    if ACHIEVEMENT <= answer < ACHIEVEMENT + ACHIEVEMENTS:
        return {
            "kind": "achievement",
            "card": box.title(box.achievements[answer - ACHIEVEMENT].slug),
        }
    if PLACE <= answer < PLACE + PLACES:
        return {"kind": "place", "place": PLACE_WORDS[answer - PLACE]}
    if SHIP <= answer < SHIP + HANGARS:
        return {"kind": "ship", **_ship(answer - SHIP)}
    if SHIFT <= answer < SHIFT + 16:
        n = answer - SHIFT
        return {"kind": "shift", "column": COLUMN_WORDS[n // 4], "into": COLUMN_WORDS[n % 4]}
    if NUMBER <= answer < NUMBER + NUMBERS:
        return {"kind": "number", "count": int(answer - NUMBER)}
    if VARIANT <= answer < VARIANT + VARIANTS:
        return {"kind": "variant", "letter": VARIANT_WORDS[answer - VARIANT]}
    if SWAP <= answer < SWAP + 2 * ACHIEVEMENTS:
        n = answer - SWAP
        card = box.title(box.achievements[n // 2].slug)
        return {"kind": "swap", "card": card, "disc": DISC_WORDS[n % 2]}
    if USE_TECH <= answer < USE_TECH + TECHS:
        return {"kind": "use", "card": box.title(box.techs[answer - USE_TECH].slug)}
    if USE_SYSTEM <= answer < USE_SYSTEM + SYSTEMS:
        return {"kind": "use", "card": box.title(box.systems[answer - USE_SYSTEM].slug)}
    if MOVE <= answer < MOVES_END:
        n = answer - MOVE
        return {"kind": "move", **_ship(n // PLACES), "to": PLACE_WORDS[n % PLACES]}
    return {"kind": PLAIN_WORDS.get(answer, "unknown")}


def _ship(k: i64) -> dict[str, object]:
    return {"place": PLACE_WORDS[k // LEVELS], "level": int(k % LEVELS + 1)}


def _space(box: Box, space: i64) -> dict[str, object]:
    """A space: where it is, which action of that place, and which of its spaces."""
    number = int(space % 4 + 1)
    if SLOT_SPACE <= space < SLOT_SPACE + 8 * SLOTS:
        n = space - SLOT_SPACE
        return {
            "kind": "tech-space",
            "slot": SLOT_WORDS[n // 8],
            "action": int(n % 8 // 4 + 1),
            "number": number,
        }
    if GUILD_SPACE <= space < GUILD_SPACE + 4 * GUILDS:
        guild = box.title(box.guilds[(space - GUILD_SPACE) // 4].slug)
        return {"kind": "guild-space", "card": guild, "number": number}
    if EVENT_SPACE <= space < EVENT_SPACE + 4 * EVENTS:
        event = box.title(box.events[(space - EVENT_SPACE) // 4].slug)
        return {"kind": "event-space", "card": event, "number": number}
    if space >= PRIVATE_SPACE:
        n = space - PRIVATE_SPACE
        return {
            "kind": "private-space",
            "card": box.title(box.techs[n // 8].slug),
            "action": int(n % 8 // 4 + 1),
            "number": number,
        }
    return {"kind": "basic-space", "basic": BASIC_WORDS[space // 4], "number": number}
