"""Actions that advance, push back, recall and shift ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.phases import advancing
from perihelion.tiny.phases.moves import advance, colonise, gain, go_home, place, push_back
from perihelion.tiny.phases.rogue import nearest
from perihelion.tiny.phases.rule import SHIPS, STEPS, family
from perihelion.tiny.phases.using import PlanetQuestion, asks
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.power import Action, Sentence
from perihelion.tiny.state import Tiny


def so_far(message: str, track: i64, steps: i64) -> Sentence:
    """That a ship on such a track goes so many steps."""
    word = "any" if track == ids.ANY_TRACK else ids.FACE_WORDS[track]
    return Sentence(message, {"track": word, "steps": int(steps)})


class Advancing(Action):
    """An action by which the performer advances one own ship on such a track
    [tiny.planet.advance].
    """

    def __init__(self, sentence: Sentence, question: AnyStep, track: i64, steps: i64) -> None:
        super().__init__(sentence, question)
        self.track: Final[i64] = track
        self.steps: Final[i64] = steps

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return advancing.own_ships(g, chain.who, self.track)

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        return advancing.own_ship_code(g, chain.who, answer, self.track)

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        advance(g, chain.who, answer - ids.SHIP - 4 * chain.who, self.steps)


class Onward(Advancing):
    """Nothing but that [tiny.planet.drewkaiden, tiny.planet.leandra, tiny.planet.nakagawakozi,
    tiny.planet.padraigin-3110, tiny.planet.shouhua].
    """

    def __init__(self, track: i64, steps: i64) -> None:
        super().__init__(so_far("onward", track, steps), PICK_OWN_SHIP, track, steps)

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return advancing.no_ship_code(g, chain.who, self.track)


class Together(Advancing):
    """First every other player may advance a ship by 1, then the performer advances one by 2 if
    they have one in orbit then [tiny.planet.terra-bettia].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("together", {}), TERRA_LAST, ids.ANY_TRACK, 2)

    def begin(self, g: Tiny, chain: Chain) -> None:
        steps: list[AnyStep] = [TERRA_STEPS[k] for k in g.others(chain.who)]
        steps.append(TERRA_LAST)
        g.then(steps)


class TerraStep(advancing.OwnShip):
    """One of the others may advance a ship; the rogue, who makes no choices, advances the ship that
    has the fewest steps left [tiny.planet.terra-bettia].
    """

    name = "terra-step"
    answers = [*SHIPS, ids.NONE]

    def __init__(self, seat: i64) -> None:
        super().__init__(ids.ANY_TRACK)
        self.seat: Final[i64] = seat

    def word(self) -> str:
        return f"terra-step {self.seat}"

    def begin(self, g: Tiny, i: i64) -> None:
        if not g.is_rogue(self.seat):
            self.ask_unless(g, self.seat, advancing.no_ship_code(g, self.seat, ids.ANY_TRACK))
            return
        ship = nearest(g)
        if ship != ids.NO_SHIP:
            advance(g, ids.ROGUE_SEAT, ship, 1)

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return [*super().options(g, i), ids.NONE]

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        if answer != ids.NONE:
            advance(g, i, answer - ids.SHIP - 4 * i, 1)

    def stands(self, g: Tiny, i: i64) -> bool:
        return advancing.has_ship(g, i, ids.ANY_TRACK)


class TerraLast(PlanetQuestion):
    """The performer's own advance, compulsory while they have a ship in orbit."""

    def begin(self, g: Tiny, i: i64) -> None:
        self.ask_unless(g, i, advancing.no_ship_code(g, i, ids.ANY_TRACK))


# -- pushing back ------------------------------------------------------------


def targets(g: Tiny, i: i64, track: i64) -> list[i64]:
    """Opposing ships that can be pushed back: on such a track, beyond its start
    [tiny.planet.push].
    """
    out: list[i64] = []
    for n in range(4 * len(g.seats)):
        if not target_code(g, i, ids.SHIP + n, track):
            out.append(ids.SHIP + n)
    return out


def has_target(g: Tiny, i: i64, track: i64) -> bool:
    """Whether another seat has such a ship."""
    on_track = g.box.tracks(track)
    for k, seat in enumerate(g.seats):
        if k != i and seat.orbiting & on_track:
            for ship in range(ids.SHIPS):
                if not target_code(g, i, ids.SHIP + 4 * k + ship, track):
                    return True
    return False


def target_code(g: Tiny, i: i64, answer: i64, track: i64) -> str:
    """Why a ship cannot be pushed back [tiny.planet.push]."""
    owner = (answer - ids.SHIP) // 4
    ship = (answer - ids.SHIP) % 4
    if owner == i or owner >= len(g.seats):
        return "NOT_AN_OPPONENT"
    seat = g.seats[owner]
    if not seat.orbits(ship):
        return "SHIP_NOT_IN_ORBIT"
    if track != ids.ANY_TRACK and g.planets[seat.where[ship]].track != track:
        return "WRONG_TRACK_TYPE"
    return "TARGET_AT_START" if seat.spot[ship] < 1 else ""


def push_target(g: Tiny, answer: i64, steps: i64) -> None:
    """Push back the ship that an answer names."""
    push_back(g, (answer - ids.SHIP) // 4, (answer - ids.SHIP) % 4, steps)


class PushBack(Action):
    """Push an opposing ship back [tiny.planet.tifnod, tiny.planet.vizcarra, tiny.planet.jorg,
    tiny.planet.k-widow].
    """

    def __init__(self, track: i64, steps: i64) -> None:
        super().__init__(so_far("push-back", track, steps), PICK_TARGET_SHIP)
        self.track: Final[i64] = track
        self.steps: Final[i64] = steps

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if has_target(g, chain.who, self.track) else "NO_TARGET"

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return targets(g, chain.who, self.track)

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        return target_code(g, chain.who, answer, self.track)

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        push_target(g, answer, self.steps)


# -- own ships from track to track -------------------------------------------


class Recall(Action):
    """Bring an own orbiting ship home for as much energy, or as much culture, as the position it
    left; later printings allow a split [tiny.planet.andellouxian-6].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("recall", {}), PICK_RECALL)

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return advancing.no_ship_code(g, chain.who, ids.ANY_TRACK)

    def named(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        spots = g.seats[chain.who].spot
        for k in range(ids.SHIPS):
            start = ids.RECALL + 64 * (4 * chain.who + k)
            for energy in range(spots[k] + 1):
                out.append(start + 8 * energy + spots[k] - energy)
        return out

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        n = answer - ids.RECALL
        code = advancing.own_ship_code(g, chain.who, ids.SHIP + n // 64, ids.ANY_TRACK)
        if code:
            return code
        energy = n // 8 % 8
        culture = n % 8
        if energy > 0 and culture > 0 and not g.setup.andellouxian_split:
            return "MIXED_PAYMENT"
        left = g.seats[chain.who].spot[n // 64 - 4 * chain.who]
        return "" if energy + culture == left else "BAD_AMOUNT"

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        n = answer - ids.RECALL
        go_home(g, chain.who, n // 64 - 4 * chain.who)
        gain(g, chain.who, ids.ENERGY, n // 8 % 8)
        gain(g, chain.who, ids.CULTURE, n % 8)


class Swing(Action):
    """Push one own ship back by 1, then advance another own ship by 1 [tiny.planet.bsw-10-1]."""

    def __init__(self) -> None:
        super().__init__(Sentence("swing", {}), PICK_SWING)

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if self.is_possible(g, chain) else "NO_TARGET"

    def named(self, g: Tiny, chain: Chain) -> list[i64]:
        seat = g.seats[chain.who]
        out: list[i64] = []
        for back in range(ids.SHIPS):
            if seat.orbits(back):
                for forward in range(ids.SHIPS):
                    if seat.orbits(forward):
                        out.append(ids.SWING + 4 * back + forward)
        return out

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        seat = g.seats[chain.who]
        back = (answer - ids.SWING) // 4
        forward = (answer - ids.SWING) % 4
        if seat.orbits(back) and seat.spot[back] < 1:
            return "TARGET_AT_START"
        if back == forward:
            return "SAME_SHIP"
        return "" if seat.orbits(back) and seat.orbits(forward) else "SHIP_NOT_IN_ORBIT"

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        push_back(g, chain.who, (answer - ids.SWING) // 4, 1)
        advance(g, chain.who, (answer - ids.SWING) % 4, 1)


class Hop(Action):
    """Move an own orbiting ship to the same position of another planet's track; on the last space
    it colonises, unless the option says otherwise [tiny.planet.gort].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("hop", {}), PICK_HOP)

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        code = advancing.no_ship_code(g, chain.who, ids.ANY_TRACK)
        return code if code or self.is_possible(g, chain) else "NO_TARGET"

    def named(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for k in range(ids.SHIPS):
            if g.seats[chain.who].orbits(k):
                for p in g.row:
                    if p != ids.NO_PLANET:
                        out.append(ids.HOP + 40 * (4 * chain.who + k) + p)
        return out

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        n = answer - ids.HOP
        code = advancing.own_ship_code(g, chain.who, ids.SHIP + n // 40, ids.ANY_TRACK)
        if code:
            return code
        p = n % 40
        if p not in g.row:
            return "PLANET_NOT_IN_ROW"
        seat = g.seats[chain.who]
        ship = n // 40 - 4 * chain.who
        if seat.where[ship] == p:
            return "SAME_PLANET"
        if seat.in_orbit(p):
            return "ORBIT_OCCUPIED_BY_OWN_SHIP"
        length = g.planets[p].length
        last = length if g.setup.gort_may_colonise else length - 1
        return "POSITION_NOT_ON_TRACK" if seat.spot[ship] > last else ""

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        n = answer - ids.HOP
        p = n % 40
        ship = n // 40 - 4 * chain.who
        spot = g.seats[chain.who].spot[ship]
        place(g, chain.who, ship, p, spot)
        if spot >= g.planets[p].length:
            colonise(g, chain.who, p)


PICK_OWN_SHIP: Final = asks("pick-own-ship", SHIPS)
PICK_TARGET_SHIP: Final = asks("pick-target-ship", SHIPS)
PICK_RECALL: Final = asks("pick-recall", family(ids.RECALL, 64 * ids.FLEET))
PICK_SWING: Final = asks("pick-swing", family(ids.SWING, 16))
PICK_HOP: Final = asks("pick-hop", family(ids.HOP, ids.PLANETS * ids.FLEET))
TERRA_LAST: Final[TerraLast] = STEPS.know(TerraLast(SHIPS), "terra-last")
TERRA_STEPS: Final = [TerraStep(k) for k in range(ids.SEATS)]
STEPS.numbered("terra-step", [10], TerraStep)
