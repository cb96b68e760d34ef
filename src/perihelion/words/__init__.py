"""Everything said to people, in English and in Russian.

The sentences are Fluent messages: one file per game in `en/` and `ru/`, `table.ftl` for what all
games have in common, `cli.ftl` for the terminal program, `server.ftl`, `boards.ftl` and `pages.ftl`
for the web, with a `pages-` file for each of its boards and for what lies around them. This package
finds and fills them in; `facts` says what the facts of a message become on the way. Nothing here
knows the rules: it takes plain data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from perihelion.words.bundles import MissingWords, attribute, be_strict, exists, fill, find
from perihelion.words.facts import key, name_of, player_name, worded
from perihelion.words.language import LANGUAGES, default_language

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "attested",
    "be_strict",
    "card_name",
    "default_language",
    "event",
    "option",
    "power",
    "question",
    "refusal",
    "say",
    "set_name",
]


def say(lang: str, game: str, message: str, facts: Mapping[str, object]) -> str:
    """The message of this game, or else the one common to all games, filled in with the facts."""
    return _say(lang, game, message, facts, [])


def card_name(lang: str, game: str, slug: str) -> str:
    """The name of a card, without quotation marks."""
    return name_of(lang, game, "card", slug)


def attested(game: str, slug: str) -> str:
    """Where the Russian name of a card comes from.

    `rulebook` is the Russian rulebook of this game, `roll-rulebook` that of Roll for the Galaxy,
    which has a tile of the same name; `ours` is a translation of our own.
    """
    return attribute("ru", f"{game}-card-{key(slug)}", "attested")


def power(lang: str, game: str, message: str, facts: Mapping[str, object]) -> str:
    """What a power does, or what a line of a 6-cost development is worth, in one sentence."""
    return say(lang, game, f"power-{message}", facts)


def refusal(lang: str, game: str, code: str, facts: Mapping[str, object]) -> str:
    """Why something may not be done."""
    return say(lang, game, f"refusal-{key(code)}", facts)


def question(
    lang: str, game: str, kind: str, facts: Mapping[str, object], names: Sequence[str] = ()
) -> str:
    """What a player is asked; `names` are the players' names, where they are known."""
    return _say(lang, game, f"question-{kind}", facts, names)


def option(lang: str, game: str, structure: Mapping[str, object], names: Sequence[str] = ()) -> str:
    """An answer that may be given."""
    return _say(lang, game, f"option-{structure['kind']}", structure, names)


def set_name(lang: str, game: str, word: str) -> str:
    """The name of the base game or of an expansion."""
    return name_of(lang, game, "set", word)


def event(
    lang: str, game: str, kind: str, seat: int, facts: Mapping[str, object], names: Sequence[str]
) -> str:
    """What happened, told to somebody who knows these facts; `names` are the players' names.

    If the facts tell more than everybody knows, the message ends in `-known`. Cards in an event
    without such a message are known to all.
    """
    secrets = isinstance(facts.get("cards"), list) or "answer" in facts
    known = secrets and exists(lang, f"{game}-event-{kind}-known")
    message = f"event-{kind}-known" if known else f"event-{kind}"
    told = dict(facts) if seat < 0 else {**facts, "player": player_name(lang, names, seat)}
    return _say(lang, game, message, told, names)


def _say(
    lang: str, game: str, message: str, facts: Mapping[str, object], names: Sequence[str]
) -> str:
    id = find(lang, f"{game}-{message}", f"table-{message}")
    return fill(lang, id, worded(lang, game, message, facts, names))
