"""Answers as plain data."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.box import Box


def describe(box: Box, answer: i64) -> dict[str, object]:
    """An answer: its `kind` and what it names. Spaces and actions are counted from 1."""
    if answer not in box.answers.words:
        return {"kind": "unknown"}
    if answer < ids.SPACES_END:
        return _space(box, answer)
    if ids.SLOT <= answer < ids.SLOT + ids.SLOTS:
        return {"kind": "slot", "slot": ids.SLOT_WORDS[answer - ids.SLOT]}
    if ids.TYPE <= answer < ids.TYPE + ids.TYPES:
        return {"kind": "type", "type": ids.TYPE_WORDS[answer - ids.TYPE]}
    if ids.TECH <= answer < ids.TECH + ids.TECHS:
        return {"kind": "technology", "card": box.title(box.techs[answer - ids.TECH].slug)}
    if ids.SYSTEM <= answer < ids.SYSTEM + ids.SYSTEMS:
        return {"kind": "system", "card": box.title(box.systems[answer - ids.SYSTEM].slug)}
    if ids.ACHIEVEMENT <= answer < ids.ACHIEVEMENT + ids.ACHIEVEMENTS:
        return {
            "kind": "achievement",
            "card": box.title(box.achievements[answer - ids.ACHIEVEMENT].slug),
        }
    if ids.PLACE <= answer < ids.PLACE + ids.PLACES:
        return {"kind": "place", "place": ids.PLACE_WORDS[answer - ids.PLACE]}
    if ids.SHIP <= answer < ids.SHIP + ids.HANGARS:
        return {"kind": "ship", **_ship(answer - ids.SHIP)}
    if ids.SHIFT <= answer < ids.SHIFT + 16:
        n = answer - ids.SHIFT
        return {
            "kind": "shift",
            "column": ids.COLUMN_WORDS[n // 4],
            "into": ids.COLUMN_WORDS[n % 4],
        }
    if ids.NUMBER <= answer < ids.NUMBER + ids.NUMBERS:
        return {"kind": "number", "count": int(answer - ids.NUMBER)}
    if ids.VARIANT <= answer < ids.VARIANT + ids.VARIANTS:
        return {"kind": "variant", "letter": ids.VARIANT_WORDS[answer - ids.VARIANT]}
    if ids.SWAP <= answer < ids.SWAP + 2 * ids.ACHIEVEMENTS:
        n = answer - ids.SWAP
        card = box.title(box.achievements[n // 2].slug)
        return {"kind": "swap", "card": card, "disc": ids.DISC_WORDS[n % 2]}
    if ids.USE_TECH <= answer < ids.USE_TECH + ids.TECHS:
        return {"kind": "use", "card": box.title(box.techs[answer - ids.USE_TECH].slug)}
    if ids.USE_SYSTEM <= answer < ids.USE_SYSTEM + ids.SYSTEMS:
        return {"kind": "use", "card": box.title(box.systems[answer - ids.USE_SYSTEM].slug)}
    if ids.MOVE <= answer < ids.MOVES_END:
        n = answer - ids.MOVE
        return {"kind": "move", **_ship(n // ids.PLACES), "to": ids.PLACE_WORDS[n % ids.PLACES]}
    return {"kind": ids.PLAIN_WORDS.get(answer, "unknown")}


def _ship(k: i64) -> dict[str, object]:
    return {"place": ids.PLACE_WORDS[k // ids.LEVELS], "level": int(k % ids.LEVELS + 1)}


def _space(box: Box, space: i64) -> dict[str, object]:
    """A space: where it is, which action of that place, and which of its spaces."""
    number = int(space % 4 + 1)
    if ids.SLOT_SPACE <= space < ids.SLOT_SPACE + 8 * ids.SLOTS:
        n = space - ids.SLOT_SPACE
        return {
            "kind": "tech-space",
            "slot": ids.SLOT_WORDS[n // 8],
            "action": int(n % 8 // 4 + 1),
            "number": number,
        }
    if ids.GUILD_SPACE <= space < ids.GUILD_SPACE + 4 * ids.GUILDS:
        guild = box.title(box.guilds[(space - ids.GUILD_SPACE) // 4].slug)
        return {"kind": "guild-space", "card": guild, "number": number}
    if ids.EVENT_SPACE <= space < ids.EVENT_SPACE + 4 * ids.EVENTS:
        event = box.title(box.events[(space - ids.EVENT_SPACE) // 4].slug)
        return {"kind": "event-space", "card": event, "number": number}
    if space >= ids.PRIVATE_SPACE:
        n = space - ids.PRIVATE_SPACE
        return {
            "kind": "private-space",
            "card": box.title(box.techs[n // 8].slug),
            "action": int(n % 8 // 4 + 1),
            "number": number,
        }
    return {"kind": "basic-space", "basic": ids.BASIC_WORDS[space // 4], "number": number}
