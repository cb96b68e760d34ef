"""Actions that advance, push back, recall and shift ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.phases.advancing import has_ship, no_ship_code, own_ship_code, own_ships
from perihelion.tiny.phases.moves import advance, colonise, gain, place, push_back, tell
from perihelion.tiny.phases.rogue import nearest
from perihelion.tiny.phases.rule import STEPS, Rule, is_ship, no, skipped
from perihelion.tiny.phases.using import PlanetQuestion
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.power import Action, Sentence
from perihelion.tiny.state import Tiny


def track_word(track: i64) -> str:
    """The type of a track in a sentence."""
    return "any" if track == ids.ANY_TRACK else ids.FACE_WORDS[track]


class Onward(Action):
    """Advance one own ship on such a track [tiny.planet.advance, tiny.planet.drewkaiden,
    tiny.planet.leandra, tiny.planet.nakagawakozi, tiny.planet.padraigin-3110,
    tiny.planet.shouhua].
    """

    def __init__(self, track: i64, steps: i64) -> None:
        self.track: Final[i64] = track
        self.steps: Final[i64] = steps

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if has_ship(g, chain.who, self.track) else no_ship_code(self.track)

    def question(self) -> AnyStep:
        return PICK_OWN_SHIP

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return own_ships(g, chain.who, self.track)

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        return no(own_ship_code(g, chain.who, answer, self.track)) if is_ship(answer) else None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        advance(g, chain.who, answer - ids.SHIP - 4 * chain.who, self.steps)

    def sentence(self) -> Sentence:
        return Sentence("onward", {"track": track_word(self.track), "steps": int(self.steps)})


class Together(Action):
    """First every other player may advance a ship by 1, then the performer advances one by 2 if
    they have one in orbit then [tiny.planet.terra-bettia].
    """

    def question(self) -> AnyStep:
        return TERRA_LAST

    def begin(self, g: Tiny, chain: Chain) -> None:
        steps: list[AnyStep] = []
        for k in g.others(chain.who):
            steps.append(TerraStep(k))
        steps.append(TERRA_LAST)
        g.then(steps)

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return own_ships(g, chain.who, ids.ANY_TRACK)

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        return no(own_ship_code(g, chain.who, answer, ids.ANY_TRACK)) if is_ship(answer) else None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        advance(g, chain.who, answer - ids.SHIP - 4 * chain.who, 2)

    def sentence(self) -> Sentence:
        return Sentence("together", {})


class TerraStep(Rule):
    """One of the others may advance a ship; the rogue, who makes no choices, advances the ship that
    has the fewest steps left [tiny.planet.terra-bettia].
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def word(self) -> str:
        return f"terra-step {self.seat}"

    def kind(self) -> str:
        return "terra-step"

    def begin(self, g: Tiny, i: i64) -> None:
        if g.solo() and self.seat == ids.ROGUE_SEAT:
            ship = nearest(g)
            if ship != ids.NO_SHIP:
                advance(g, ids.ROGUE_SEAT, ship, 1)
        elif has_ship(g, self.seat, ids.ANY_TRACK):
            g.ask(self.seat)
        else:
            skipped(g, self.seat, "terra-step", "NO_SHIP_IN_ORBIT")

    def options(self, g: Tiny, i: i64) -> list[i64]:
        out = own_ships(g, i, ids.ANY_TRACK)
        out.append(ids.NONE)
        return out

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no(own_ship_code(g, i, answer, ids.ANY_TRACK)) if is_ship(answer) else None

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        if answer != ids.NONE:
            advance(g, i, answer - ids.SHIP - 4 * i, 1)

    def concerns(self, answer: i64) -> bool:
        return is_ship(answer) or answer == ids.NONE

    def stands(self, g: Tiny, i: i64) -> bool:
        return has_ship(g, i, ids.ANY_TRACK)


class TerraLast(PlanetQuestion):
    """The performer's own advance, compulsory while they have a ship in orbit."""

    def begin(self, g: Tiny, i: i64) -> None:
        if has_ship(g, i, ids.ANY_TRACK):
            g.ask(i)
        else:
            skipped(g, i, "terra-last", "NO_SHIP_IN_ORBIT")


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


class PushBack(Action):
    """Push an opposing ship back [tiny.planet.tifnod, tiny.planet.vizcarra, tiny.planet.jorg,
    tiny.planet.k-widow].
    """

    def __init__(self, track: i64, steps: i64) -> None:
        self.track: Final[i64] = track
        self.steps: Final[i64] = steps

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if has_target(g, chain.who, self.track) else "NO_TARGET"

    def question(self) -> AnyStep:
        return PICK_TARGET_SHIP

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return targets(g, chain.who, self.track)

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        return no(target_code(g, chain.who, answer, self.track)) if is_ship(answer) else None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        push_back(g, (answer - ids.SHIP) // 4, (answer - ids.SHIP) % 4, self.steps)

    def sentence(self) -> Sentence:
        return Sentence("push-back", {"track": track_word(self.track), "steps": int(self.steps)})


# -- own ships from track to track -------------------------------------------


class Recall(Action):
    """Bring an own orbiting ship home for as much energy, or as much culture, as the position it
    left; later printings allow a split [tiny.planet.andellouxian-6].
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if has_ship(g, chain.who, ids.ANY_TRACK) else "NO_SHIP_IN_ORBIT"

    def question(self) -> AnyStep:
        return PICK_RECALL

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        seat = g.seats[chain.who]
        for k in range(ids.SHIPS):
            if not seat.orbits(k):
                continue
            start = ids.RECALL + 64 * (4 * chain.who + k)
            spot = seat.spot[k]
            for energy in range(spot + 1):
                if energy == 0 or energy == spot or g.setup.andellouxian_split:
                    out.append(start + 8 * energy + spot - energy)
        return out

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        n = answer - ids.RECALL
        if not 0 <= n < 64 * ids.FLEET:
            return None
        code = own_ship_code(g, chain.who, ids.SHIP + n // 64, ids.ANY_TRACK)
        if code:
            return no(code)
        mixed = n // 8 % 8 > 0 and n % 8 > 0
        return no("MIXED_PAYMENT" if mixed and not g.setup.andellouxian_split else "BAD_AMOUNT")

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        n = answer - ids.RECALL
        ship = n // 64 - 4 * chain.who
        g.seats[chain.who].send_home(ship)
        if g.log is not None:
            tell(g, "went-home", chain.who, {"ship": int(ship + 1)})
        gain(g, chain.who, ids.ENERGY, n // 8 % 8)
        gain(g, chain.who, ids.CULTURE, n % 8)

    def sentence(self) -> Sentence:
        return Sentence("recall", {})


class Swing(Action):
    """Push one own ship back by 1, then advance another own ship by 1 [tiny.planet.bsw-10-1]."""

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if self.options(g, chain) else "NO_TARGET"

    def question(self) -> AnyStep:
        return PICK_SWING

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for n in range(16):
            if not self.code(g, chain.who, n // 4, n % 4):
                out.append(ids.SWING + n)
        return out

    def code(self, g: Tiny, i: i64, back: i64, forward: i64) -> str:
        """Why these two cannot be combined."""
        seat = g.seats[i]
        if seat.orbits(back) and seat.spot[back] < 1:
            return "TARGET_AT_START"
        if back == forward:
            return "SAME_SHIP"
        return "" if seat.orbits(back) and seat.orbits(forward) else "SHIP_NOT_IN_ORBIT"

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        n = answer - ids.SWING
        return no(self.code(g, chain.who, n // 4, n % 4)) if 0 <= n < 16 else None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        push_back(g, chain.who, (answer - ids.SWING) // 4, 1)
        advance(g, chain.who, (answer - ids.SWING) % 4, 1)

    def sentence(self) -> Sentence:
        return Sentence("swing", {})


class Hop(Action):
    """Move an own orbiting ship to the same position of another planet's track; on the last space
    it colonises, unless the option says otherwise [tiny.planet.gort].
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        if not has_ship(g, chain.who, ids.ANY_TRACK):
            return "NO_SHIP_IN_ORBIT"
        return "" if self.options(g, chain) else "NO_TARGET"

    def question(self) -> AnyStep:
        return PICK_HOP

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for k in range(ids.SHIPS):
            if g.seats[chain.who].orbits(k):
                for p in g.row:
                    n = 40 * (4 * chain.who + k) + p
                    if p != ids.NO_PLANET and not self.code(g, chain.who, n):
                        out.append(ids.HOP + n)
        return out

    def code(self, g: Tiny, i: i64, n: i64) -> str:
        """Why a ship cannot hop there."""
        code = own_ship_code(g, i, ids.SHIP + n // 40, ids.ANY_TRACK)
        if code:
            return code
        p = n % 40
        if p not in g.row:
            return "PLANET_NOT_IN_ROW"
        seat = g.seats[i]
        ship = n // 40 - 4 * i
        if seat.where[ship] == p:
            return "SAME_PLANET"
        if seat.in_orbit(p):
            return "ORBIT_OCCUPIED_BY_OWN_SHIP"
        length = g.planets[p].length
        last = length if g.setup.gort_may_colonise else length - 1
        return "POSITION_NOT_ON_TRACK" if seat.spot[ship] > last else ""

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        n = answer - ids.HOP
        return no(self.code(g, chain.who, n)) if 0 <= n < ids.PLANETS * ids.FLEET else None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        n = answer - ids.HOP
        p = n % 40
        ship = n // 40 - 4 * chain.who
        spot = g.seats[chain.who].spot[ship]
        place(g, chain.who, ship, p, spot)
        if spot >= g.planets[p].length:
            colonise(g, chain.who, p)

    def sentence(self) -> Sentence:
        return Sentence("hop", {})


PICK_OWN_SHIP: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-own-ship"))
PICK_TARGET_SHIP: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-target-ship"))
PICK_RECALL: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-recall"))
PICK_SWING: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-swing"))
PICK_HOP: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-hop"))
TERRA_LAST: Final[TerraLast] = STEPS.know(TerraLast("terra-last"))
STEPS.numbered("terra-step", [10], TerraStep)
