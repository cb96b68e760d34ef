"""What an answer would bring, in a few words, read from the rules."""

from __future__ import annotations

from typing import Final

from perihelion.roll import ids
from perihelion.roll.card_text import effects_of, sentence
from perihelion.roll.look import Tile, side_seen
from perihelion.roll.phases.ship import trade_worth
from perihelion.roll.powers.assign import DICTATE
from perihelion.roll.state import Roll
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.scene import Said, Saying, Several

NOTHING: Final = Several([])


def outcome(g: Roll, question: Question, option: Option) -> Saying:
    """What this answer would bring; nothing if its own words say it all."""
    i, answer = int(question.seat), int(option.id)
    facts = option.structure
    kind = str(facts["kind"])
    if kind == "stock":
        return _credits(g, i, facts.get("credits"))
    if kind == "trade":
        return _credits(g, i, int(trade_worth(g, i, g.box.named[answer] // 8)))
    if kind == "consume":
        least, most = facts.get("least"), facts.get("most")
        return _points(str(most) if least == most else f"{least}–{most}")
    if kind == "worker" and "points" in facts:
        return _points(str(facts["points"]))
    if answer == ids.PAY:
        return _points("1")
    if kind == "use":
        power = g.sides[g.box.named[answer]].reassign
        return NOTHING if power is None else sentence(power)
    if answer == ids.DICTATE_USE:
        return dictating(g, i)
    tile = side_seen(g, i, side_of(g, answer))
    return NOTHING if tile is None else tile_words(tile)


def _points(points: str) -> Said:
    return Said("gain-points", {"points": points})


def _credits(g: Roll, i: int, amount: object) -> Said:
    """Credits before and after; above ten they are lost."""
    have = int(g.seats[i].credits)
    gained = amount if isinstance(amount, int) else 0
    facts = {"amount": gained, "have": have, "then": min(have + gained, 10)}
    return Said("gain-credits", facts)


def dictating(g: Roll, i: int) -> Said:
    """What Dictate allows."""
    return Said("dictate", {"count": int(DICTATE.most(g.seats[i], g.seats, g.sides))})


def side_of(g: Roll, answer: int) -> int:
    """The side that an answer names by itself; -1 if it names none."""
    by_itself = g.box.family(answer) in (ids.TILE_FAMILY, ids.TOP_FAMILY)
    return int(g.box.named[answer]) if by_itself else ids.NOTHING


def tile_words(tile: Tile) -> Saying:
    """A side in words: its cost, what its owner would need, and its effects."""
    cost = int(tile.side.cost)
    price = str(cost) if tile.need == cost else f"{cost}→{tile.need}"
    return Several([Said("cost", {"cost": price}), *effects_of(tile.side)], " ")
