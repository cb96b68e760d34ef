"""What the attacks of the rogue galaxies do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tiny import ids
from perihelion.tiny.phases.advancing import OwnShip, has_ship
from perihelion.tiny.phases.moves import gain, mixes, push_back, take, take_away
from perihelion.tiny.phases.rogue import advance_all
from perihelion.tiny.phases.rule import MIXES, STEPS, Rule
from perihelion.tiny.pieces.rogues import Effect
from perihelion.tiny.power import Sentence
from perihelion.tiny.powers.ships import has_target, push_target, targets
from perihelion.tiny.state import Tiny


class OfResource(Effect):
    """An effect on some of a resource, at most what the player has of it."""

    def __init__(self, message: str, resource: i64, amount: i64) -> None:
        facts: dict[str, object] = {"resource": ids.FACE_WORDS[resource], "amount": int(amount)}
        super().__init__(Sentence(message, facts))
        self.resource: Final[i64] = resource
        self.amount: Final[i64] = amount

    def changes(self, g: Tiny) -> bool:
        return g.stock(0, self.resource) > 0


class Loses(OfResource):
    """The player loses it."""

    def __init__(self, resource: i64, amount: i64) -> None:
        super().__init__("loses", resource, amount)

    def strike(self, g: Tiny) -> None:
        take_away(g, 0, self.resource, self.amount)


class Takes(OfResource):
    """The rogue takes it from the player; what it has no room for is lost."""

    def __init__(self, resource: i64, amount: i64) -> None:
        super().__init__("takes", resource, amount)

    def strike(self, g: Tiny) -> None:
        take(g, ids.ROGUE_SEAT, 0, self.resource, self.amount)


class Receives(OfResource):
    """The rogue receives it from nobody, up to its maximum."""

    def __init__(self, resource: i64, amount: i64) -> None:
        super().__init__("receives", resource, amount)

    def changes(self, g: Tiny) -> bool:
        return g.stock(ids.ROGUE_SEAT, self.resource) < g.cap(ids.ROGUE_SEAT)

    def strike(self, g: Tiny) -> None:
        gain(g, ids.ROGUE_SEAT, self.resource, self.amount)


class TakesAny(Effect):
    """The rogue takes this many resources; the player picks which [tiny.rogue.artemis.5,
    tiny.rogue.hades.5].
    """

    def __init__(self, amount: i64) -> None:
        super().__init__(Sentence("takes-any", {"amount": int(amount)}))
        self.tribute: Final = Tribute(amount)

    def changes(self, g: Tiny) -> bool:
        return self.tribute.due(g) > 0

    def strike(self, g: Tiny) -> None:
        g.next(self.tribute)


class Pushes(Effect):
    """Ships of the player in orbit go back by 1; those at the start stay."""

    def changes(self, g: Tiny) -> bool:
        return has_target(g, ids.ROGUE_SEAT, ids.ANY_TRACK)


class PushesOne(Pushes):
    """One of them does: the player picks it, or it is the foremost one with the option
    [tiny.rogue.artemis.4].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("pushes-one", {}))

    def strike(self, g: Tiny) -> None:
        if not g.setup.push_foremost:
            g.next(ROGUE_PUSH)
            return
        ships = targets(g, ids.ROGUE_SEAT, ids.ANY_TRACK)
        foremost = ships[0]
        spots = g.seats[0].spot
        for answer in ships:
            if spots[answer - ids.SHIP] > spots[foremost - ids.SHIP]:
                foremost = answer
        push_target(g, foremost, 1)


class PushesAll(Pushes):
    """All of them do [tiny.rogue.zendica.5]."""

    def __init__(self) -> None:
        super().__init__(Sentence("pushes-all", {}))

    def strike(self, g: Tiny) -> None:
        for answer in targets(g, ids.ROGUE_SEAT, ids.ANY_TRACK):
            push_target(g, answer, 1)


class DieLost(Effect):
    """The player rolls one die fewer in their next turn [tiny.rogue.zendica.4]."""

    def __init__(self) -> None:
        super().__init__(Sentence("die-lost", {}))

    def changes(self, g: Tiny) -> bool:
        return True

    def strike(self, g: Tiny) -> None:
        g.seats[0].fewer += 1
        if g.log is not None:
            g.tell("rogue-jams", ids.NO_SEAT, {})


class AllAdvance(Effect):
    """All rogue ships in orbit advance, whatever the track."""

    def __init__(self, steps: i64) -> None:
        super().__init__(Sentence("all-advance", {"steps": int(steps)}))
        self.steps: Final[i64] = steps

    def changes(self, g: Tiny) -> bool:
        return has_ship(g, ids.ROGUE_SEAT, ids.ANY_TRACK)

    def strike(self, g: Tiny) -> None:
        advance_all(g, ids.ANY_TRACK, self.steps)


# -- what is left to the player ----------------------------------------------


class RoguePush(OwnShip):
    """The player picks the ship that goes back [tiny.rogue.artemis.4]."""

    name = "rogue-push"

    def begin(self, g: Tiny, i: i64) -> None:
        g.ask(0)

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return targets(g, ids.ROGUE_SEAT, self.track)

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return super().code(g, i, answer) or "TARGET_AT_START"

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        push_back(g, i, answer - ids.SHIP, 1)


class Tribute(Rule):
    """The player picks the mix that the rogue takes, or hands over all they have if that is not
    enough [tiny.rogue.artemis.5, tiny.rogue.hades.5].
    """

    name = "rogue-tribute"
    answers = MIXES

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def word(self) -> str:
        return f"rogue-tribute {self.amount}"

    def due(self, g: Tiny) -> i64:
        """How much has to be handed over."""
        return min(self.amount, g.seats[0].energy + g.seats[0].culture)

    def begin(self, g: Tiny, i: i64) -> None:
        g.ask(0)

    def facts(self, g: Tiny, i: i64) -> dict[str, object]:
        return {"amount": int(self.due(g))}

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return mixes(g, 0, self.due(g))

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return "BAD_PAYMENT"

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        take(g, ids.ROGUE_SEAT, 0, ids.ENERGY, (answer - ids.MIX) // 8)
        take(g, ids.ROGUE_SEAT, 0, ids.CULTURE, (answer - ids.MIX) % 8)


ROGUE_PUSH: Final[RoguePush] = STEPS.know(RoguePush(ids.ANY_TRACK))
STEPS.numbered("rogue-tribute", [10], Tribute)
