"""What is printed on the cards, tiles and mats, line by line, for the words to phrase.

Each line is the name of a message with its facts, made from what the rules carry out, so that the
text on the screen cannot disagree with it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

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
from perihelion.beyond.pieces.mats import PASSIVE, PASSIVE_WORDS, TRIGGER_WORDS, Ability, Mat
from perihelion.beyond.power import Action, Amount, Variant

Line: TypeAlias = tuple[str, dict[str, object]]
"""A message of the family `power`, and the facts in it."""

ENDLESS: Final = 99


def technology_lines(tech: Technology) -> list[Line]:
    """The immediate box, the actions, what lasts, and the points of level IIII."""
    out: list[Line] = []
    if tech.now.effects:
        out.append(("immediate", {"effects": tech.now.told()}))
    out += [_action(action) for action in tech.actions]
    out += _abilities(int(tech.powers), tech.activated)
    if tech.level == 4:
        per = tech.points.per
        facts: dict[str, object] = {"fixed": int(tech.points.fixed)}
        out.append(
            ("points", facts)
            if per is None
            else ("points-counted", {**facts, "vp": int(tech.points.vp), **_counted(per)})
        )
    return out


def event_lines(event: EventCard, box: Box) -> list[Line]:
    """What it does when it is revealed, whether it stays, its action and its points."""
    out: list[Line] = []
    if event.guild >= 0:
        out.append(("opens-guild", {"card": box.title(box.guilds[event.guild].slug)}))
    for block in event.blocks:
        out.append((f"event-{WHO_WORDS[block.who]}", {"effects": block.bundle.told()}))
    if event.dearer:
        word = "linked-dearer" if event.dearer > 0 else "linked-cheaper"
        out.append((word, {"n": abs(int(event.dearer))}))
    out += [_action(action) for action in event.actions]
    if event.stays:
        out.append((f"stays-{STAYS_WORDS[event.stays].replace('_', '-')}", {}))
    if event.points.who:
        word = POINTS_WORDS[event.points.who].replace("_", "-")
        facts = {"vp": int(event.points.vp), "count": COUNT_WORDS[event.points.counted]}
        out.append((f"event-points-{word}", facts))
    return out


def system_lines(system: System) -> list[Line]:
    """What gaining control and colonising bring, and what lasts."""
    out: list[Line] = []
    if system.control.effects:
        out.append(("control-bonus", {"effects": system.control.told()}))
    if system.colonise.effects:
        out.append(("colonise-bonus", {"effects": system.colonise.told()}))
    return out + _abilities(int(system.powers), system.activated)


def achievement_lines(card: Achievement) -> list[Line]:
    """The condition."""
    counted = COUNT_WORDS[card.counted]
    if card.least > 0:
        return [("condition-least", {"count": counted, "n": int(card.least)})]
    return [("condition-most", {"count": counted, "n": int(card.most)})]


def guild_lines(guild: Guild) -> list[Line]:
    """The action."""
    return [_action(guild.action)]


def mat_lines(mat: Mat) -> list[Line]:
    """The abilities of an advanced mat."""
    return [_ability(ids.VARIANT_WORDS[k], one) for k, one in enumerate(mat.abilities)]


def _action(action: Action) -> Line:
    facts: dict[str, object] = {
        "spaces": int(action.spaces),
        "ore": int(action.cost.ore),
        "population": int(action.cost.population),
        "effects": action.bundle.told(),
    }
    return "action", facts


def _abilities(powers: int, activated: Variant | None) -> list[Line]:
    """Lasting abilities, and one that can be used in the own turn."""
    out: list[Line] = [
        (f"ability-{word.replace('_', '-')}", {})
        for k, word in enumerate(ids.POWER_WORDS[:-1])
        if powers >> k & 1
    ]
    if activated is not None:
        out.append(("use", activated.told()))
    return out


def _counted(amount: Amount) -> dict[str, object]:
    return {
        "count": COUNT_WORDS[amount.counted],
        "each": int(amount.each),
        "most": int(min(amount.most, ENDLESS)),
    }


def _ability(letter: str, one: Ability) -> Line:
    """An ability of a mat, with what unlocks it."""
    facts: dict[str, object] = {
        "letter": letter,
        "track": "either" if one.track == ids.EITHER else ids.DISC_WORDS[one.track],
        "off": int(one.removed),
    }
    if one.trigger == PASSIVE:
        word = PASSIVE_WORDS[one.passive].replace("_", "-")
        return f"mat-{word}", {**facts, "n": int(one.amount)}
    facts |= {"n": int(one.amount), "once": one.once, "effects": one.bundle.told()}
    return f"mat-{TRIGGER_WORDS[one.trigger].replace('_', '-')}", facts
