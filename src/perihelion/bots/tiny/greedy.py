"""A bot for Tiny Epic Galaxies that takes what looks best now."""

from __future__ import annotations

from typing import Final

from perihelion.tiny import ids
from perihelion.tiny.scoring import open_score
from perihelion.tiny.state import LEVEL_DICE, LEVEL_SHIPS, Tiny

POINT: Final = 10.0
"""What a victory point is worth; everything else is weighed against it."""

ELSEWHERE: Final = {"turn", "follow", "free-follow", "rogue-reroll", "reroll", "convert"}
"""Questions at which looking ahead stops."""

FIRST: Final = {"choose-rogue", "choose-galaxy", "keep-mission", "reroll", "pick-reroll"}
"""Questions about which it has no opinion."""


def greedy(g: Tiny, i: int) -> int:
    """It tries all its own choices up to the end of an action and takes the best position."""
    options = g.options(i)
    kind = g.asking(i).kind()
    if kind in FIRST or len(options) == 1:
        return options[0]
    if kind == "turn":
        return _use_a_die(g, i, options)
    if kind == "rogue-reroll":
        return _resist(g, i)
    return max(options, key=lambda answer: look_ahead(g, i, answer))


def _use_a_die(g: Tiny, i: int, options: list[int]) -> int:
    """The die that brings most, one of each face; where none brings anything, another roll."""
    faces: set[int] = set()
    best, most = ids.END_TURN, value(g, i) + 0.5
    for answer in options:
        face = int(g.faces[answer - ids.DIE]) if answer < ids.DIE + len(g.faces) else None
        if face is None or face in faces:
            continue
        faces.add(face)
        found = look_ahead(g, i, answer)
        if found > most:
            best, most = answer, found
    if best != ids.END_TURN or ids.REROLL not in options:
        return best
    spare = int(g.seats[i].energy) > 2 and len(g.inactive()) > 1
    return ids.REROLL if g.marks.rerolls == 0 or spare else ids.END_TURN


def _resist(g: Tiny, i: int) -> int:
    """Pay for a reroll where the rogue's die would do real harm."""
    harm = value(g, i) - look_ahead(g, i, ids.LET)
    return ids.FORCE if harm > 6.0 else ids.LET


def look_ahead(g: Tiny, i: int, answer: int) -> float:
    """The value of the best position this answer leads to, as far as the seat itself decides."""
    after = g.copy()
    after.accept(i, answer)
    if after.over or after.next_seat() != i or after.asking(i).kind() in ELSEWHERE:
        return value(after, i)
    if after.asking(i).kind() == "pick-reroll":
        return value(after, i) + 0.4 * len(after.inactive())
    return max(look_ahead(after, i, choice) for choice in after.options(i))


# -- judgement ---------------------------------------------------------------


def value(g: Tiny, i: int) -> float:
    """What a position is worth to a seat: its own prospects, less some of the best rival's."""
    if g.marks.winner >= 0:
        return 1000.0 if g.marks.winner == i else -1000.0
    rivals = [_rogue(g)] if g.solo() else [_prospects(g, k) for k in range(len(g.seats)) if k != i]
    return _prospects(g, i) - (0.5 if g.solo() else 0.15) * max(rivals)


def _prospects(g: Tiny, i: int) -> float:
    seat = g.seats[i]
    level = int(seat.level)
    out = POINT * int(open_score(g, i))
    out += 7.0 * (int(LEVEL_DICE[level - 1]) - 4) + 6.0 * (int(LEVEL_SHIPS[level - 1]) - 2)
    out += _stock(int(seat.energy), level) + _stock(int(seat.culture), level)
    return out + _fleet(g, i)


def _stock(amount: int, level: int) -> float:
    """A resource is worth something as far as it pays for the next level."""
    wanted = level + 1 if level < ids.TOP_LEVEL else 2
    return 2.2 * min(amount, wanted) + 0.5 * max(amount - wanted, 0)


def _fleet(g: Tiny, i: int) -> float:
    """Ships on tracks are worth a part of the planet, others what they bring in."""
    out = 0.0
    seat = g.seats[i]
    for place, spot in zip(seat.where, seat.spot, strict=True):
        if place == ids.HOME:
            out += 0.8
        elif place >= 0:
            planet = g.planets[place]
            out += 1.0 if planet.resource == ids.CULTURE else 0.9
            if spot != ids.SURFACE:
                out += POINT * int(planet.vp) * 0.8 * (int(spot) + 0.35) / int(planet.length)
    return out


def _rogue(g: Tiny) -> float:
    """The rogue's prospects: points, ships on tracks, and how near its maxima are."""
    seat = g.seats[ids.ROGUE_SEAT]
    most = int(g.mat().most)
    out = POINT * int(open_score(g, ids.ROGUE_SEAT)) + _fleet(g, ids.ROGUE_SEAT)
    level, energy, culture = int(seat.level), int(seat.energy) / most, int(seat.culture) / most
    return (
        out + 7.0 * level + 4.0 * level * level + 15.0 * energy * energy + 6.0 * culture * culture
    )
