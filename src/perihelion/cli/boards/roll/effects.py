"""What an answer would bring about, in a few words to stand beside it."""

from __future__ import annotations

from perihelion.cli.boards.board import Offer
from perihelion.cli.boards.roll.scene import Scene, effects_of, power_sentence
from perihelion.roll import ids
from perihelion.roll.phases.assign import dictate_limit
from perihelion.roll.phases.build import needed
from perihelion.roll.phases.plan import assign_power
from perihelion.roll.phases.ship import trade_worth
from perihelion.roll.state import Roll
from perihelion.tabletop.question import Question


def note(scene: Scene, question: Question, offer: Offer) -> str:
    """What comes of this answer; nothing where its own words say it all."""
    g, i, answer = scene.g, int(question.seat), offer.id
    facts = offer.option.structure
    kind = str(facts["kind"])
    if kind == "stock":
        return _credits(scene, i, facts.get("credits"))
    if kind == "trade":
        return _credits(scene, i, int(trade_worth(g, i, g.box.named[answer] // 8)))
    if kind == "consume":
        least, most = facts.get("least"), facts.get("most")
        said = str(most) if least == most else f"{least}–{most}"
        return scene.say("gain-points", points=said)
    if kind == "worker" and "points" in facts:
        return scene.say("gain-points", points=str(facts["points"]))
    if answer == ids.PAY:
        return scene.say("gain-points", points="1")
    if kind == "use":
        power = assign_power(scene.side(int(g.box.named[answer])))
        return power_sentence(scene.voice, power) if power is not None else ""
    if answer == ids.DICTATE_USE:
        return scene.say("dictate", count=int(dictate_limit(g, i)))
    return ""


def _credits(scene: Scene, i: int, amount: object) -> str:
    """Credits before and after; above ten they are lost."""
    have = int(scene.g.seats[i].credits)
    gained = amount if isinstance(amount, int) else 0
    return scene.say("gain-credits", amount=gained, have=have, then=min(have + gained, 10))


def tile_note(scene: Scene, i: int, s: int) -> str:
    """A side in words: its cost, what the owner would need, and its effects."""
    side = scene.side(s)
    need = int(needed(scene.g, i, s))
    cost = int(side.cost)
    price = str(cost) if need == cost else f"{cost}→{need}"
    return " ".join([scene.say("cost", cost=price), *effects_of(scene.voice, side)])


def side_of(g: Roll, answer: int) -> int:
    """The side that an answer names by itself; -1 if it names none."""
    by_itself = g.box.family(answer) in (ids.TILE_FAMILY, ids.TOP_FAMILY)
    return int(g.box.named[answer]) if by_itself else ids.NOTHING
