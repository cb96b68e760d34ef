"""Names of worlds inside Russian sentences.

Many worlds of Race have «планета» in their name, so a sentence that puts the word before the name
would say it twice: «оплачивает планету «Планета эмпатов»». In that case the name itself is
declined: «оплачивает «Планету эмпатов»».
"""

from __future__ import annotations

from typing import Final

_PLANET: Final = {"nom": "а", "gen": "ы", "dat": "е", "acc": "у", "ins": "ой", "prep": "е"}
_HARD: Final = {"nom": "ая", "gen": "ой", "dat": "ой", "acc": "ую", "ins": "ой", "prep": "ой"}
_SOFT: Final = {"nom": "яя", "gen": "ей", "dat": "ей", "acc": "юю", "ins": "ей", "prep": "ей"}
"""How the word, and the adjectives before it, end in each case."""

_HISSING: Final = "жчшщ"

_ARK: Final = {"nom": "ег", "gen": "ега", "dat": "егу", "acc": "ег", "ins": "егом", "prep": "еге"}
_HIVE: Final = {"nom": "ей", "gen": "ья", "dat": "ью", "acc": "ей", "ins": "ьем", "prep": "ье"}
"""The same of what is joined to it by a hyphen, in «Планета-ковчег» and «Планета-улей»."""


def planet(title: str, case: str) -> str:
    """The world of this title, which may be in quotation marks, in the given case."""
    name = title.removeprefix("«").removesuffix("»")
    words = name.split(" ")
    for k, word in enumerate(words):
        noun, hyphen, joined = word.partition("-")
        if noun.lower() == "планета":
            adjectives = [_adjective(one, case) for one in words[:k]]
            declined = noun[:-1] + _PLANET[case] + hyphen + _joined(joined, case)
            return f"«{' '.join([*adjectives, declined, *words[k + 1 :]])}»"
    return f"планет{_PLANET[case]} «{name}»"


def _adjective(word: str, case: str) -> str:
    """A feminine adjective in this case; any other word as it is."""
    if word.endswith("яя"):
        return word[:-2] + _SOFT[case]
    if not word.endswith("ая"):
        return word
    soft = word[-3] in _HISSING and case not in ("nom", "acc")
    return word[:-2] + (_SOFT if soft else _HARD)[case]


def _joined(word: str, case: str) -> str:
    for nominative, endings in (("ег", _ARK), ("ей", _HIVE)):
        if word.endswith(nominative):
            return word[: -len(nominative)] + endings[case]
    return word
