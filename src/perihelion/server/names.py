"""Names that could be taken for one another: nobody may have a name that looks, in any script, like
that of somebody else with a password, or like a bot's.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

from perihelion import words
from perihelion.server.playing import refuse
from perihelion.words import LANGUAGES

if TYPE_CHECKING:
    from perihelion.server.store import Store

_ALIKE: Final = str.maketrans(
    # Cyrillic, small and capital letters together; then Greek; then digits and strokes
    "авсенкмортхуіјѕԁԝԛцгпзьѵӏ" + "αβεζηικμνορστυχγωϲϳ" + "01i|ıɩ",
    "abcehkmoptxyljsdwqurn3bvl" + "abezhlkmvopstyxywcj" + "olllll",
)
"""Letters that look like a Latin one in lower or upper case."""

_PAIRS: Final = (("rn", "m"), ("vv", "w"))

BOTS: Final = 8
"""How many names there are for bots in each language."""


def look(name: str) -> str:
    """How a name looks at a glance: names of the same look can be taken for one another."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    parts = unicodedata.normalize("NFD", plain)
    seen = "".join(letter for letter in parts if unicodedata.category(letter)[0] in "LN")
    out = seen.translate(_ALIKE)
    for pair, one in _PAIRS:
        out = out.replace(pair, one)
    return out


@cache
def looks_of_bots() -> frozenset[str]:
    """What bots look like, in all languages."""
    return frozenset(
        look(words.say(lang, "server", f"bot-name-{k + 1}", {}))
        for lang in LANGUAGES
        for k in range(BOTS)
    )


async def must_be_free(store: Store, name: str, person: str | None) -> None:
    """Refuse a name that reads like a bot's, or like that of somebody else with a password."""
    seen = look(name)
    if seen in looks_of_bots():
        raise refuse("NAME_OF_BOT")
    owner = await store.owner_of(seen)
    if owner is not None and owner != person:
        raise refuse("NAME_TAKEN")
