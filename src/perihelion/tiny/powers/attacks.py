"""What the attacks of the rogue galaxies do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import Refusal
from perihelion.tiny import ids
from perihelion.tiny.phases.advancing import has_ship, own_ship_code
from perihelion.tiny.phases.moves import gain, lose, push_back, take
from perihelion.tiny.phases.rogue import advance_all
from perihelion.tiny.phases.rule import STEPS, Rule, is_mix, is_ship, no
from perihelion.tiny.pieces.rogues import Effect
from perihelion.tiny.power import Sentence
from perihelion.tiny.state import Tiny


class Loses(Effect):
    """The player loses some of a resource, at most what they have."""

    def __init__(self, resource: i64, amount: i64) -> None:
        self.resource: Final[i64] = resource
        self.amount: Final[i64] = amount

    def changes(self, g: Tiny) -> bool:
        return g.stock(0, self.resource) > 0

    def strike(self, g: Tiny) -> None:
        gone = lose(g, 0, self.resource, self.amount)
        if g.log is not None:
            g.tell("lost", 0, {"amount": int(gone), "resource": ids.FACE_WORDS[self.resource]})

    def sentence(self) -> Sentence:
        return Sentence(
            "loses", {"resource": ids.FACE_WORDS[self.resource], "amount": int(self.amount)}
        )


class Receives(Effect):
    """The rogue receives some of a resource, up to its maximum."""

    def __init__(self, resource: i64, amount: i64) -> None:
        self.resource: Final[i64] = resource
        self.amount: Final[i64] = amount

    def changes(self, g: Tiny) -> bool:
        return g.stock(ids.ROGUE_SEAT, self.resource) < g.cap(ids.ROGUE_SEAT)

    def strike(self, g: Tiny) -> None:
        gain(g, ids.ROGUE_SEAT, self.resource, self.amount)

    def sentence(self) -> Sentence:
        return Sentence(
            "receives", {"resource": ids.FACE_WORDS[self.resource], "amount": int(self.amount)}
        )


class Takes(Effect):
    """The rogue takes some of a resource from the player; what it has no room for is lost."""

    def __init__(self, resource: i64, amount: i64) -> None:
        self.resource: Final[i64] = resource
        self.amount: Final[i64] = amount

    def changes(self, g: Tiny) -> bool:
        return g.stock(0, self.resource) > 0

    def strike(self, g: Tiny) -> None:
        take(g, ids.ROGUE_SEAT, 0, self.resource, self.amount)

    def sentence(self) -> Sentence:
        return Sentence(
            "takes", {"resource": ids.FACE_WORDS[self.resource], "amount": int(self.amount)}
        )


class TakesAny(Effect):
    """The rogue takes this many resources; the player picks which [tiny.rogue.artemis.5,
    tiny.rogue.hades.5].
    """

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def changes(self, g: Tiny) -> bool:
        return g.seats[0].energy + g.seats[0].culture > 0

    def strike(self, g: Tiny) -> None:
        g.next(Tribute(self.amount))

    def sentence(self) -> Sentence:
        return Sentence("takes-any", {"amount": int(self.amount)})


class PushesOne(Effect):
    """One ship of the player in orbit goes back by 1; they pick it, or it is the foremost one with
    the option [tiny.rogue.artemis.4].
    """

    def changes(self, g: Tiny) -> bool:
        return bool(exposed(g))

    def strike(self, g: Tiny) -> None:
        if not g.setup.push_foremost:
            g.next(ROGUE_PUSH)
            return
        ships = exposed(g)
        foremost = ships[0]
        spots = g.seats[0].spot
        for answer in ships:
            if spots[answer - ids.SHIP] > spots[foremost - ids.SHIP]:
                foremost = answer
        push_back(g, 0, foremost - ids.SHIP, 1)

    def sentence(self) -> Sentence:
        return Sentence("pushes-one", {})


class PushesAll(Effect):
    """All ships of the player in orbit go back by 1; those at the start stay
    [tiny.rogue.zendica.5].
    """

    def changes(self, g: Tiny) -> bool:
        return bool(exposed(g))

    def strike(self, g: Tiny) -> None:
        for answer in exposed(g):
            push_back(g, 0, answer - ids.SHIP, 1)

    def sentence(self) -> Sentence:
        return Sentence("pushes-all", {})


class DieLost(Effect):
    """The player rolls one die fewer in their next turn [tiny.rogue.zendica.4]."""

    def changes(self, g: Tiny) -> bool:
        return True

    def strike(self, g: Tiny) -> None:
        g.seats[0].fewer += 1
        if g.log is not None:
            g.tell("rogue-jams", ids.NO_SEAT, {})

    def sentence(self) -> Sentence:
        return Sentence("die-lost", {})


class AllAdvance(Effect):
    """All rogue ships in orbit advance, whatever the track."""

    def __init__(self, steps: i64) -> None:
        self.steps: Final[i64] = steps

    def changes(self, g: Tiny) -> bool:
        return has_ship(g, ids.ROGUE_SEAT, ids.ANY_TRACK)

    def strike(self, g: Tiny) -> None:
        advance_all(g, ids.ANY_TRACK, self.steps)

    def sentence(self) -> Sentence:
        return Sentence("all-advance", {"steps": int(self.steps)})


# -- what is left to the player ----------------------------------------------


def exposed(g: Tiny) -> list[i64]:
    """The player's ships that can go back, as answers."""
    seat = g.seats[0]
    out: list[i64] = []
    for k in range(ids.SHIPS):
        if seat.orbits(k) and seat.spot[k] > 0:
            out.append(ids.SHIP + k)
    return out


class RoguePush(Rule):
    """The player picks the ship that goes back [tiny.rogue.artemis.4]."""

    def word(self) -> str:
        return "rogue-push"

    def begin(self, g: Tiny, i: i64) -> None:
        g.ask(0)

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return exposed(g)

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        if not is_ship(answer):
            return None
        code = own_ship_code(g, i, answer, ids.ANY_TRACK)
        return no(code if code else "TARGET_AT_START")

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        push_back(g, i, answer - ids.SHIP, 1)

    def concerns(self, answer: i64) -> bool:
        return is_ship(answer)


class Tribute(Rule):
    """The player picks the mix that the rogue takes, or hands over all they have if that is not
    enough [tiny.rogue.artemis.5, tiny.rogue.hades.5].
    """

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def word(self) -> str:
        return f"rogue-tribute {self.amount}"

    def kind(self) -> str:
        return "rogue-tribute"

    def due(self, g: Tiny) -> i64:
        """How much has to be handed over."""
        have = g.seats[0].energy + g.seats[0].culture
        return have if have < self.amount else self.amount

    def begin(self, g: Tiny, i: i64) -> None:
        g.ask(0)

    def facts(self, g: Tiny, i: i64) -> dict[str, object]:
        return {"amount": int(self.due(g))}

    def options(self, g: Tiny, i: i64) -> list[i64]:
        seat = g.seats[0]
        due = self.due(g)
        out: list[i64] = []
        for energy in range(due + 1):
            if energy <= seat.energy and due - energy <= seat.culture:
                out.append(ids.MIX + 8 * energy + due - energy)
        return out

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no("BAD_PAYMENT") if is_mix(answer) else None

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        take(g, ids.ROGUE_SEAT, 0, ids.ENERGY, (answer - ids.MIX) // 8)
        take(g, ids.ROGUE_SEAT, 0, ids.CULTURE, (answer - ids.MIX) % 8)

    def concerns(self, answer: i64) -> bool:
        return is_mix(answer)


ROGUE_PUSH: Final[RoguePush] = STEPS.know(RoguePush())
STEPS.numbered("rogue-tribute", [10], Tribute)
