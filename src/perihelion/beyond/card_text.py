"""What is printed on the cards, tiles and mats, line by line, for the words to phrase.

Each line is made from what the rules carry out, so that the text on the screen cannot disagree with
it.
"""

from __future__ import annotations

from typing import TypeAlias

from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.pieces.cards import (
    POINTS_WORDS,
    STAYS_WORDS,
    WHO_WORDS,
    Achievement,
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
from perihelion.tabletop.scene import Said

Piece: TypeAlias = Technology | EventCard | System | Achievement | Guild | Faction
"""Everything that has a name and a text."""


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
        return [_action(piece.action)]
    return mat_lines(piece.advanced)


def _line(message: str, facts: dict[str, object]) -> Said:
    return Said(f"power-{message}", facts)


def _technology(tech: Technology) -> list[Said]:
    """The immediate box, the actions, what lasts, and the points of level IIII."""
    out: list[Said] = []
    if tech.now.effects:
        out.append(_line("immediate", {"effects": tech.now.told()}))
    out += [_action(action) for action in tech.actions]
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
    out += [_action(action) for action in event.actions]
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


def _action(action: Action) -> Said:
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
