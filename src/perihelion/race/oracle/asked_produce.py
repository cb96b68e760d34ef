"""Recorded choices of the Produce phase."""

from __future__ import annotations

from perihelion.race.cards import slug
from perihelion.race.oracle.choices import Choice, Reply
from perihelion.race.oracle.table import names, slugs
from perihelion.race.ids import PASS, STOP
from perihelion.race.phases.produce_powers import produces_for_card


class Windfall(Choice):
    """A windfall world to produce on. They do not ask for the only one."""

    def kind(self) -> str:
        return "windfall"

    def fits(self) -> bool:
        if not super().fits():
            return False
        source = self.g.asking(self.seat).facts(self.g, self.seat)["source"]
        power = self.offer["power"]
        return source in ("bonus", "boost") if power is None else source == slug(power[0])

    def both_offers(self) -> tuple[object, object]:
        ours = names(self.g, [c for c in self.options() if c != PASS])
        return ours, slugs(self.offer["worlds"])

    def replies(self) -> list[Reply]:
        return [Reply(self.kind(), cards=[self.answer["world"]])]


class ProducePower(Choice):
    """The next power to use: a draw for what was produced, or a good for a hand card, which waits
    for the choice that follows.
    """

    def kind(self) -> str:
        return "produce-power"

    def both_offers(self) -> tuple[object, object]:
        ours = {self.g.name(c) for c in self.options() if c != STOP} - self.notes.declined
        return ours, {slug(power[0]) for power in self.offer["powers"]}

    def replies(self) -> list[Reply]:
        power = self.answer["power"]
        if power is None or produces_for_card(self.g, self.number_of(power[0])):
            return []
        return [Reply(self.kind(), cards=[power[0]])]


class DiscardToProduce(Choice):
    """A hand card for a good, and the world that gets it."""

    def kind(self) -> str:
        return "produce-power"

    def both_offers(self) -> tuple[object, object]:
        source = slug(self.offer["power"][0])
        ours = source in names(self.g, [c for c in self.options() if c != STOP])
        return (ours, self.hand()), (True, slugs(self.offer["hand"]))

    def replies(self) -> list[Reply]:
        source = slug(self.offer["power"][0])
        if self.answer["card"] is None:
            self.notes.declined.add(source)
            return []
        out = [
            Reply("produce-power", cards=[source]),
            Reply("produce-discard", cards=[self.answer["card"]]),
        ]
        if slug(self.answer["world"]) != source:
            out.append(Reply("windfall", cards=[self.answer["world"]]))
        return out
