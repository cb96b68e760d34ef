"""What the facts of a message become before they are filled in.

| fact                                   | in the message                                          |
| -------------------------------------- | ------------------------------------------------------- |
| a number                               | a number, for plural forms                              |
| `card`                                 | the name of the card, in quotation marks where usual    |
| `source`                               | the same, or what else something comes from             |
| what the game's `lexicon` lists        | its words, `<game>-good-genes` and so on                |
| `owner`, `attacker`, `rival`           | the name of the player on that seat                     |
| a list of such facts, `winners`        | their names in a row; `$cards-count` is how many        |
| a list of sentences of powers          | the sentences in a row; each is a `message` with `facts`|
| `scores`                               | everyone's points                                       |
| `answer`                               | the words of an answer                                  |
| `power` with its facts in `does`       | the sentence of the power                               |
| `rolls`                                | dice with their faces                                   |
| `least` and `most`                     | also `$wanted`: one number, or from one to the other    |
| anything else                          | as it stands                                            |

What had to be looked up can still be asked for in a selector: `$good-is` is `genes`. A renamed card
carries its name along: `sirius|en:Canicula` has its own English name. The browser does the same
with the same files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from perihelion.tabletop.lexicon import NO_WORDS, Lexicon
from perihelion.tabletop.registry import games
from perihelion.words.bundles import bundle, fill, find

SEATS: Final = {"owner", "attacker", "rival"}
"""Facts that are seat numbers and stand for players."""

TITLES: Final = {"card", "goal"}
"""Families of names that are titles, in quotation marks where a language has them."""

SEPARATORS: Final = {"actions": "; ", "effects": "; ", "variants": " / ", "levels": "/"}
"""What separates the things of a list if not a comma, since some contain commas."""

VERBATIM: Final = {
    "refusal-unknown-card",
    "refusal-card-twice",
    "refusal-card-missing",
    "refusal-unknown-answer",
    "refusal-bad-request",
    "refusal-bad-answer",
    "refusal-unknown-goal",
}
"""Messages about something written in a file, which they quote verbatim."""


def key(word: str) -> str:
    """A word as part of the id of a message: `pay+ship` becomes `pay-ship`."""
    out = word.lower()
    for sign in "+_.:":
        out = out.replace(sign, "-")
    return out


def name_of(lang: str, game: str, family: str, word: str) -> str:
    """What a word of the rules is called."""
    word, *own = word.split("|")
    for one in own:
        if one.startswith(f"{lang}:"):
            return one.removeprefix(f"{lang}:")
    return fill(lang, find(lang, f"{game}-{family}-{key(word)}"), {})


def player_name(lang: str, names: Sequence[str], seat: int) -> str:
    """The name of the player on this seat; without one, a number."""
    if 0 <= seat < len(names):
        return names[seat]
    return fill(lang, "table-player", {"number": seat + 1})


def worded(
    lang: str, game: str, message: str, facts: Mapping[str, object], names: Sequence[str]
) -> dict[str, object]:
    """The facts as the message takes them."""
    out: dict[str, object] = {}
    if message in VERBATIM:  # nothing to propose, and nowhere to look
        out |= {"like-count": 0, "where-count": 0}
    for name, value in facts.items():
        if isinstance(value, bool):
            out[name] = "yes" if value else "no"
        elif isinstance(value, int) and name in SEATS:
            out[name] = player_name(lang, names, value)
        elif isinstance(value, int | float):
            out[name] = value
        elif message in VERBATIM:
            out[name] = ", ".join(value) if isinstance(value, list) else str(value)
            out[f"{name}-count"] = len(value) if isinstance(value, list) else 1
        elif isinstance(value, list):
            parts = _listed(lang, game, name, value, names)
            out[name] = SEPARATORS.get(name, ", ").join(parts)
            out[f"{name}-count"] = len(value)
        elif isinstance(value, str):
            out[name] = _single(lang, game, name, value, facts)
            out[f"{name}-is"] = key(value.split("|")[0])
    if "least" in out and "most" in out:
        same = out["least"] == out["most"]
        out["wanted"] = out["most"] if same else fill(lang, "table-range", out)
    return out


def lexicon(game: str) -> Lexicon:
    """The words of this game; the terminal and the boards word the same facts in their own way."""
    known = games().get(game.removeprefix("cli-").removeprefix("boards-"))
    return NO_WORDS if known is None else known.lexicon()


def _single(lang: str, game: str, name: str, value: str, facts: Mapping[str, object]) -> str:
    plain = key(value.split("|")[0])
    if name == "source" and bundle(lang).has_message(f"{game}-source-{plain}"):
        return name_of(lang, game, "source", value)
    family = lexicon(game).family(name)
    if family is not None:
        return _named(lang, game, family, value)
    if name == "answer":
        return _answer(lang, game, value)
    does = facts.get("does")
    if name == "power" and isinstance(does, Mapping):
        id = find(lang, f"{game}-power-{value}")
        return fill(lang, id, worded(lang, game, f"power-{value}", does, []))
    return value


def _listed(
    lang: str, game: str, name: str, values: list[object], names: Sequence[str]
) -> list[str]:
    if name == "winners":
        return [player_name(lang, names, seat) for seat in values if isinstance(seat, int)]
    if name == "scores":
        return [
            fill(lang, "table-score", {"player": player_name(lang, names, seat), "points": points})
            for seat, points in enumerate(values)
        ]
    if name == "actions":
        return [_title(lang, _action(lang, game, str(value))) for value in values]
    if values and isinstance(values[0], Mapping):
        return [_sentence(lang, game, one, names) for one in values if isinstance(one, Mapping)]
    if name == "rolls":
        return [" ".join(_parts(lang, game, str(value))) for value in values]
    family = lexicon(game).family(name)
    if family is not None:
        return [_named(lang, game, family, str(value)) for value in values]
    return [str(value) for value in values]


def _sentence(lang: str, game: str, one: Mapping[str, object], names: Sequence[str]) -> str:
    """The sentence of a power, told as its message and the facts in it."""
    message, facts = f"power-{one['message']}", one["facts"]
    known = worded(lang, game, message, facts if isinstance(facts, Mapping) else {}, names)
    return fill(lang, find(lang, f"{game}-{message}"), known)


def _named(lang: str, game: str, family: str, word: str) -> str:
    """A word of the rules as it stands within a sentence."""
    name = name_of(lang, game, family, word)
    return _title(lang, name) if family in TITLES else name


def _action(lang: str, game: str, word: str) -> str:
    """An action by its word: `develop`, or `boosted:develop` with the prestige boost."""
    name = name_of(lang, game, "action", word.removeprefix("boosted:"))
    boosted = word.startswith("boosted:")
    return fill(lang, f"{game}-action-boosted", {"action": name}) if boosted else name


def _title(lang: str, name: str) -> str:
    return fill(lang, "table-title", {"name": name})


def _answer(lang: str, game: str, word: str) -> str:
    """An answer in words, from its word: `card:public-works.2`, `power:old-earth`, `number:3`,
    `kind:rare`, `boosted-action:develop`, `pass`; if the game has a message for this kind of
    answer, that message with its parts: `move:home:explore:ship`.
    """
    kind, _, rest = word.partition(":")
    if kind == "boosted-action":
        return _action(lang, game, f"boosted:{rest}")
    id = f"{game}-answer-{kind}"
    if bundle(lang).has_message(id):
        parts = _parts(lang, game, rest)
        named = dict.fromkeys("abc", "") | dict(zip("abc", parts, strict=False))
        return " ".join(fill(lang, id, named).split())
    plain = (rest or kind).split(":")[0].split(".")[0]
    if plain.isdigit():
        return plain
    if bundle(lang).has_message(f"{game}-card-{key(plain)}"):
        return _named(lang, game, "card", plain)
    known = lexicon(game)
    families = [known.parts[kind]] if kind in known.parts else known.answers
    if not families:
        return word
    return fill(lang, find(lang, *[f"{game}-{family}-{key(plain)}" for family in families]), {})


def _parts(lang: str, game: str, rest: str) -> list[str]:
    """The things that a word of several parts names: `home:explore:ship`."""
    out: list[str] = []
    for part in re.split("[.:]", rest):
        if not part.isdigit():
            whole = _part(lang, game, part)
            both = [part] if whole else part.rsplit("-", 1)
            out += [whole or _part(lang, game, one) or one for one in both]
    return out


def _part(lang: str, game: str, word: str) -> str:
    """One of them by name, or nothing."""
    for family in ("card", "colour", "phase", "place", "word"):
        if bundle(lang).has_message(f"{game}-{family}-{key(word)}"):
            return _named(lang, game, family, word)
    return ""
