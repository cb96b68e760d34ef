"""Recorded choices of the Produce phase."""

from __future__ import annotations

from perihelion.race import ids
from perihelion.race.phases.produce_powers import bar_world, due, produces_for_card
from perihelion.race.phases.windfall import windfalls
from perihelion.race.pieces.cards import slug
from perihelion.race.pieces.kinds import ANY, KIND_WORDS, NO_WINDFALL, PRODUCE

from .choices import Choice, Reply
from .differences import EMPTY_DRAW, WINDFALL_ORDER
from .records import Plain
from .table import names, slugs


class Windfall(Choice):
    """A windfall world to produce on. They do not ask for the only one."""

    later: list[Plain]

    def kind(self) -> str:
        return "windfall"

    def before(self) -> Reply | None:
        """The powers for different kinds may come in another order for them: the answer is given
        before its time.
        """
        if self.open_kind() == self.kind():
            answers = [self.answer, *[event["answer"] for event in self.later]]
            self.notes.reserved |= {slug(answer["world"]) for answer in answers}
            for event in self.later:
                other = Windfall(self.g, event, self.notes)
                if event["i"] not in self.notes.done and other.fits():
                    self.notes.done.add(event["i"])
                    return Reply(self.kind(), cards=[event["answer"]["world"]])
        return None

    def fits(self) -> bool:
        if not super().fits():
            return False
        facts = self.g.asking(self.seat).facts(self.g, self.seat)
        power = self.offer["power"]
        theirs = "bonus" if power is None else slug(power[0])
        same = facts["source"] == theirs
        particular = self.excludes_self(str(facts["source"])) or self.excludes_self(theirs)
        return facts["good"] == self.good_wanted() and (same or not particular)

    def order_matters(self) -> bool:
        """Whether a world of any kind, or one that may not produce on itself, makes it matter in
        which order powers produce.
        """
        seat = self.g.seats[self.seat]
        cards = [self.g.cards[c] for c in seat.snapshot]
        several = len(windfalls(self.g, seat)) > 1
        return several and any(
            card.kind == ANY or any(power.excludes_self for power in card.powers) for card in cards
        )

    def excused(self, ours: object, theirs: object) -> str | None:
        return WINDFALL_ORDER if self.order_matters() else None

    def parts(self) -> str | None:
        ours, theirs = self.both_offers()
        return WINDFALL_ORDER if ours != theirs and self.order_matters() else None

    def stuck(self) -> str | None:
        return WINDFALL_ORDER if self.order_matters() else None

    def excludes_self(self, word: str) -> bool:
        """Whether it is the power of a world that may not produce on itself."""
        return any(
            power.excludes_self
            for c in self.g.seats[self.seat].snapshot
            if self.g.name(c) == word
            for power in self.g.cards[c].powers
        )

    def good_wanted(self) -> str:
        """The kind of windfall world meant: powers for the same kind may come in any order."""
        if self.offer["power"] is None:
            return KIND_WORDS[ANY]
        for power in self.g.cards[self.number_of(self.offer["power"][0])].of_phase[PRODUCE]:
            if power.windfall != NO_WINDFALL:
                return KIND_WORDS[power.windfall]
        return ""

    def both_offers(self) -> tuple[object, object]:
        ours = names(self.g, [c for c in self.options() if c != ids.PASS])
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
        ours = {self.g.name(c) for c in self.options() if c != ids.STOP} - self.notes.declined
        return ours, {slug(power[0]) for power in self.offer["powers"]}

    def is_silent(self) -> bool:
        """Whether no good can be produced for a card: then the order of the draws is the same."""
        powers = [self.number_of(power[0]) for power in self.offer["powers"]]
        seat = self.g.seats[self.seat]
        return all(
            bar_world(self.g, seat, c) is not None for c in powers if produces_for_card(self.g, c)
        )

    def produces_nothing(self, word: str) -> bool:
        """Whether it produces for a card, and there is no world that could get the good."""
        c = self.number_of(word)
        if not produces_for_card(self.g, c):
            return False
        return bar_world(self.g, self.g.seats[self.seat], c) is not None

    def draws_nothing(self, word: str) -> bool:
        """Whether it is a draw for what was produced, and nothing was."""
        c = self.number_of(word)
        return not produces_for_card(self.g, c) and not due(self.g, self.g.seats[self.seat], c)

    def excused(self, ours: object, theirs: object) -> str | None:
        assert isinstance(ours, set)
        assert isinstance(theirs, set)
        more = all(self.draws_nothing(w) or self.produces_nothing(w) for w in theirs - ours)
        return EMPTY_DRAW if ours < theirs and more else None

    def parts(self) -> str | None:
        """A draw of nothing leaves the power used, so that it draws for nothing that follows."""
        power = self.answer["power"]
        return EMPTY_DRAW if power is not None and self.draws_nothing(power[0]) else None

    def replies(self) -> list[Reply]:
        power = self.answer["power"]
        if power is None or produces_for_card(self.g, self.number_of(power[0])):
            return []
        return [Reply(self.kind(), cards=[power[0]])]


class DiscardToProduce(Choice):
    """A hand card for a good, and the world that gets it. They ask even if there is none."""

    def is_silent(self) -> bool:
        return not self.offer["worlds"]

    def kind(self) -> str:
        return "produce-power"

    def fits(self) -> bool:
        return super().fits() and self.before() is None

    def before(self) -> Reply | None:
        """Draws that came before because nothing else could be done are not asked for."""
        if self.open_kind() != self.kind() or self.hand() == slugs(self.offer["hand"]):
            return None
        seat = self.g.seats[self.seat]
        draws = [c for c in self.options() if c != ids.STOP and due(self.g, seat, c)]
        return Reply(self.kind(), ids=draws[:1]) if draws else None

    def both_offers(self) -> tuple[object, object]:
        source = slug(self.offer["power"][0])
        ours = source in names(self.g, [c for c in self.options() if c != ids.STOP])
        return (ours, self.hand()), (bool(self.offer["worlds"]), slugs(self.offer["hand"]))

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
