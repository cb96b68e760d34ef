"""A round: a comet is turned up, everybody sends a probe, one catches it."""

from __future__ import annotations

from typing import Final

from comets import ids
from comets.state import Comets
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import EVERYONE, Step
from perihelion.tabletop.steps import Steps

STEPS: Final = Steps()


class NextComet(Step[Comets]):
    """Turn up the next comet; after the last one the game is over."""

    def begin(self, g: Comets, i: int) -> None:
        if g.deck:
            g.comet = g.deck.pop()
            g.revealed += 1
            g.tell("appears", EVERYONE, {"points": g.comet + 1})
            g.then([SEND_PROBE, NEXT_COMET])


class SendProbe(Step[Comets]):
    """Everybody chooses a probe in secret. The strongest of those that stand alone catches the
    comet.
    """

    def options(self, g: Comets, i: int) -> list[int]:
        return g.seats[i].probes[:]

    def why_not(self, g: Comets, i: int, answer: int) -> Refusal:
        known = 1 <= answer <= ids.PROBES
        return Refusal("PROBE_IS_GONE" if known else "UNKNOWN_OPTION", {"strength": answer})

    def asked_in_the_open(self, g: Comets, i: int) -> bool:
        return True

    def facts(self, g: Comets, i: int) -> dict[str, object]:
        return {"points": g.comet + 1}

    def finish(self, g: Comets, i: int) -> None:
        sent = [given[0] for given in g.given]
        for k, probe in enumerate(sent):
            g.seats[k].probes.remove(probe)
            g.tell("sent", k, {"strength": probe})
        alone = [probe for probe in sent if sent.count(probe) == 1]
        if alone:
            catcher = sent.index(max(alone))
            g.seats[catcher].caught.append(g.comet)
            g.tell("catches", catcher, {"points": g.comet + 1})
        else:
            g.flown.append(g.comet)
            g.tell("flies-on", EVERYONE, {"points": g.comet + 1})
        g.comet = ids.NO_COMET


NEXT_COMET: Final = STEPS.know(NextComet(), "next-comet")
SEND_PROBE: Final = STEPS.know(SendProbe(), "send-probe")
