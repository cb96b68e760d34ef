"""What is printed on the cards, tiles and mats, line by line, for the words to phrase.

Each line is made from what the rules carry out, so that the text on the screen cannot disagree with
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.pieces.cards import (
    POINTS_WORDS,
    STAYS_WORDS,
    WHO_WORDS,
    Achievement,
    Card,
    EventCard,
    Guild,
    System,
    Technology,
)
from perihelion.beyond.pieces.counting import COUNT_WORDS
from perihelion.beyond.pieces.mats import (
    PASSIVE,
    PASSIVE_WORDS,
    TRIGGER_WORDS,
    Ability,
    Faction,
    Mat,
)
from perihelion.beyond.power import Action, Variant
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.scene import Name, Said, Several

Piece: TypeAlias = Technology | EventCard | System | Achievement | Guild | Faction
"""Everything that has a name and a text."""

# -- names and figures ----------------------------------------------------------


def name_of(piece: Card) -> Name:
    """The name of a card or of a faction, as it has been put right."""
    family = "faction" if isinstance(piece, Faction) else "card"
    return Name(family, piece.title())


def cards_in(box: Box) -> list[Piece]:
    """All cards and guilds."""
    return [*box.techs, *box.events, *box.systems, *box.achievements, *box.guilds]


def card_named(box: Box, title: object) -> Piece | None:
    """The card of this title, if it is one."""
    slug = str(title).split("|")[0]
    return next((card for card in cards_in(box) if card.slug == slug), None)


def place_name(word: str) -> Said:
    """A place, which has a shorter name where there is little room."""
    return Said("place", {"word": word, "where": Name("place", word)})


def type_words(mask: int) -> list[str]:
    """Types by their words."""
    return [word for k, word in enumerate(ids.TYPE_WORDS) if mask & BIT[k]]


def types_of(tech: Technology) -> list[Said]:
    """The types on the left triangle."""
    return [Said(f"type-{word}") for word in type_words(int(tech.types))]


def triangles(tech: Technology) -> Several:
    """The types on the left triangle, and the one on the right triangle."""
    left = Several(types_of(tech), "beside")
    return (
        Several([left, Said(f"type-{ids.TYPE_WORDS[tech.right]}")], "›") if tech.feeds() else left
    )


def kinds_of(mask: int) -> list[str]:
    """Specialisations by their words."""
    return [word for k, word in enumerate(ids.DISC_WORDS[:2]) if mask >> k & 1]


def kinds_words(kinds: Sequence[str]) -> Several:
    """Specialisations in a few words."""
    return Several([Said(f"kind-{word}") for word in kinds], "+")


# -- texts ------------------------------------------------------------------------


def lines_of(piece: Piece, box: Box) -> list[Said]:
    """Everything a piece says; for a faction, what its advanced mat can do."""
    if isinstance(piece, Technology):
        return _technology(piece)
    if isinstance(piece, EventCard):
        return _event(piece, box)
    if isinstance(piece, System):
        return _system(piece)
    if isinstance(piece, Achievement):
        return [condition(piece)]
    if isinstance(piece, Guild):
        return [action_line(piece.action)]
    return mat_lines(piece.advanced)


def _line(message: str, facts: dict[str, object]) -> Said:
    return Said(f"power-{message}", facts)


def _technology(tech: Technology) -> list[Said]:
    """The immediate box, the actions, what lasts, and the points of level IIII."""
    out: list[Said] = []
    if tech.now.effects:
        out.append(_line("immediate", {"effects": tech.now.told()}))
    out += [action_line(action) for action in tech.actions]
    out += _abilities(int(tech.powers), tech.activated)
    if tech.level == 4:
        per = tech.points.per
        facts: dict[str, object] = {"fixed": int(tech.points.fixed)}
        out.append(
            _line("points", facts)
            if per is None
            else _line("points-counted", {**facts, "vp": int(tech.points.vp), **per.told()})
        )
    return out


def _event(event: EventCard, box: Box) -> list[Said]:
    """What it does when it is revealed, whether it stays, its action and its points."""
    out: list[Said] = []
    if event.guild >= 0:
        out.append(_line("opens-guild", {"card": box.title(box.guilds[event.guild].slug)}))
    for block in event.blocks:
        out.append(_line(f"event-{WHO_WORDS[block.who]}", {"effects": block.bundle.told()}))
    if event.dearer:
        word = "linked-dearer" if event.dearer > 0 else "linked-cheaper"
        out.append(_line(word, {"n": abs(int(event.dearer))}))
    out += [action_line(action) for action in event.actions]
    if event.stays:
        out.append(_line(f"stays-{STAYS_WORDS[event.stays].replace('_', '-')}", {}))
    if event.points.who:
        word = POINTS_WORDS[event.points.who].replace("_", "-")
        counted = COUNT_WORDS[event.points.counted]
        out.append(_line(f"event-points-{word}", {"vp": int(event.points.vp), "count": counted}))
    return out


def _system(system: System) -> list[Said]:
    """What gaining control and colonising bring, and what lasts."""
    out: list[Said] = []
    if system.control.effects:
        out.append(_line("control-bonus", {"effects": system.control.told()}))
    if system.colonise.effects:
        out.append(_line("colonise-bonus", {"effects": system.colonise.told()}))
    return out + _abilities(int(system.powers), system.activated)


def condition(card: Achievement) -> Said:
    """What an achievement asks for."""
    counted = COUNT_WORDS[card.counted]
    if card.least > 0:
        return _line("condition-least", {"count": counted, "n": int(card.least)})
    return _line("condition-most", {"count": counted, "n": int(card.most)})


def mat_lines(mat: Mat) -> list[Said]:
    """The abilities of an advanced mat."""
    return [_ability(ids.VARIANT_WORDS[k], one) for k, one in enumerate(mat.abilities)]


def action_line(action: Action) -> Said:
    """An action with its cost, and how many spaces it has."""
    return _line("action", {"spaces": int(action.spaces), **action.told()})


def _abilities(powers: int, activated: Variant | None) -> list[Said]:
    """Lasting abilities, and one that can be used in its owner's turn."""
    out: list[Said] = [
        _line(f"ability-{word.replace('_', '-')}", {})
        for k, word in enumerate(ids.POWER_WORDS[:-1])
        if powers >> k & 1
    ]
    if activated is not None:
        out.append(_line("use", activated.told()))
    return out


def _ability(letter: str, one: Ability) -> Said:
    """An ability of a mat, with what unlocks it."""
    facts: dict[str, object] = {
        "letter": letter,
        "track": "either" if one.track == ids.EITHER else ids.DISC_WORDS[one.track],
        "off": int(one.removed),
    }
    if one.trigger == PASSIVE:
        word = PASSIVE_WORDS[one.passive].replace("_", "-")
        return _line(f"mat-{word}", {**facts, "n": int(one.amount)})
    facts |= {"n": int(one.amount), "once": one.once, "effects": one.bundle.told()}
    return _line(f"mat-{TRIGGER_WORDS[one.trigger].replace('_', '-')}", facts)
