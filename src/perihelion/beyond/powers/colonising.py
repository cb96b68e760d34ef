"""Effects that bring systems beside the mat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.colonise import (
    colonise,
    colony_code,
    enjoy_colony,
    has_open_colony,
    take_colony,
    targets,
)
from perihelion.beyond.phases.control import check_control
from perihelion.beyond.phases.moves import bury, draw_system
from perihelion.beyond.phases.outlook import Outlook
from perihelion.beyond.phases.perform import Perform, leaves_way, view_of
from perihelion.beyond.phases.prospect import colony_in_prospect
from perihelion.beyond.phases.rule import STEPS, SeatRule, no
from perihelion.beyond.phases.ships import most_strength, place_tag, strongest_rival
from perihelion.beyond.power import Effect, Sentence
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


class Colonise(Effect):
    """One system on the board is colonised; compulsory unless the effect says "may"
    [beyond.effect.colonize, beyond.colonise.effect-only, beyond.colonise.compulsory,
    beyond.colonise.once-per-effect].
    """

    def __init__(self, optional: bool = False) -> None:
        self.optional: Final = optional

    def is_stealthy(self) -> bool:
        """Whether its target is named before the jump."""
        return False

    def begin(self, g: Beyond, p: Perform) -> None:
        if has_open_colony(g, p.seat):
            g.ask(p.seat)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        at_once = o.points == 0 and not self.is_stealthy()
        if has_open_colony(g, o.seat) if at_once else self.reach(g, o.seat, o.points, o.built):
            o.changed = True
        elif not self.optional:
            return ids.ACTION_IMPOSSIBLE
        return ids.OK

    def reach(self, g: Beyond, i: i64, points: i64, built: list[i64] | None) -> bool:
        """Whether a jump with this many points left can end where something can be colonised;
        `built` are ships that will stand on the board by then, as in an outlook. Control that the
        jump gains may bring a bonus that helps; where nothing must be colonised, nobody asks that
        closely [beyond.colonise.after-jump].
        """
        for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
            if g.systems[place] != ids.NO_CARD:
                if most_strength(g, i, place, points, built) >= self.wanted(g, i, place):
                    return True
        return not self.optional and colony_in_prospect(g, i, points, built)

    def wanted(self, g: Beyond, i: i64, place: i64) -> i64:
        """The strength with which the place would be controlled and could be colonised."""
        rivals = strongest_rival(g, i, place)
        if g.holder[place] != i:
            rivals += 1
        return max(rivals, g.strength_needed(i, place))

    def kind(self) -> str:
        return "colonise"

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        out = self.open_targets(g, p.seat, 0)
        if self.optional and leaves_way(g, p, view_of(g, p)):
            out.append(ids.SKIP)
        return out

    def open_targets(self, g: Beyond, i: i64, points: i64) -> list[i64]:
        """What can be colonised, as answers."""
        return [
            ids.PLACE + place for place in targets(g) if not self.target_code(g, i, place, points)
        ]

    def target_code(self, g: Beyond, i: i64, place: i64, points: i64) -> str:
        """Why the place cannot be colonised; by stealth, when a jump with this many points ends."""
        return colony_code(g, i, place)

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        if ids.PLACE <= answer < ids.PLACE + ids.PLACES:
            return no(self.target_code(g, p.seat, answer - ids.PLACE, 0))
        if answer == ids.SKIP:
            return no("ACTION_CHANGES_NOTHING" if self.optional else "COMPULSORY_EFFECT")
        return None

    def expected(self, g: Beyond, p: Perform) -> list[i64]:
        return [ids.PLACE + place for place in targets(g)]

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        if answer != ids.SKIP:
            self.settle(g, p.seat, answer - ids.PLACE)

    def settle(self, g: Beyond, i: i64, place: i64) -> None:
        """The system becomes a colony with one more disc."""
        colonise(g, i, place, 1)

    def tag(self, g: Beyond, p: Perform, answer: i64) -> dict[str, object]:
        if not ids.PLACE <= answer < ids.PLACE + ids.PLACES:
            return {}
        place = answer - ids.PLACE
        s = g.systems[place]
        if s == ids.NO_CARD:
            return {}
        strength = int(g.strength_needed(p.seat, place))
        return {"kind": "colonise", "card": g.system_name(s), "strength": strength}

    def sentence(self) -> Sentence:
        return Sentence("colonise", {"optional": self.optional})


class ColoniseByStealth(Colonise):
    """A system that nobody controlled when the turn began is colonised without being controlled:
    it is named before the jump, the check after the jump leaves it out, and both discs are placed
    at once [beyond.effect.colonize.uncontrolled, beyond.card.tech.stealth-terraformers].
    """

    def __init__(self, discs: i64 = 2, optional: bool = False) -> None:
        super().__init__(optional)
        self.discs: Final[i64] = discs

    def is_stealthy(self) -> bool:
        return True

    def begin(self, g: Beyond, p: Perform) -> None:
        target = g.marks.target
        g.marks.target = ids.NOWHERE
        if target != ids.NOWHERE and not self.target_code(g, p.seat, target, 0):
            g.marks.dirty &= ~BIT[target]
            self.settle(g, p.seat, target)
        elif target == ids.NOWHERE and self.open_targets(g, p.seat, 0):
            g.ask(p.seat)
        else:
            check_control(g)

    def reach(self, g: Beyond, i: i64, points: i64, built: list[i64] | None) -> bool:
        if g.marks.target != ids.NOWHERE:
            return not self.target_code(g, i, g.marks.target, points)
        return len(self.open_targets(g, i, points)) > 0

    def target_code(self, g: Beyond, i: i64, place: i64, points: i64) -> str:
        if not g.there(place):
            return "UNKNOWN_LOCATION"
        if g.systems[place] == ids.NO_CARD:
            return "NOT_COLONISABLE"
        if not g.marks.free & BIT[place]:
            return "WAS_CONTROLLED"
        if most_strength(g, i, place, points, None) < g.strength_needed(i, place):
            return "NOT_ENOUGH_STRENGTH"
        return ""

    def settle(self, g: Beyond, i: i64, place: i64) -> None:
        """Colonise with this many discs in all: an outpost gained this turn is one of them."""
        own: i64 = 1 if g.holder[place] == i else 0
        colonise(g, i, place, self.discs - own)

    def sentence(self) -> Sentence:
        return Sentence("colonise-by-stealth", {"discs": int(self.discs)})


STEALTH: Final = ColoniseByStealth()


class StealthTarget(SeatRule):
    """The target is named before the jump, among the systems that can be reached with enough
    strength [beyond.card.tech.stealth-terraformers].
    """

    def word(self) -> str:
        return f"stealth-target {self.seat}"

    def kind(self) -> str:
        return "stealth-target"

    def begin(self, g: Beyond, i: i64) -> None:
        if self.options(g, self.seat):
            g.ask(self.seat)

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return STEALTH.open_targets(g, i, g.marks.points)

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        return place_tag(g, answer)

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if ids.PLACE <= answer < ids.PLACE + ids.PLACES:
            return no(STEALTH.target_code(g, i, answer - ids.PLACE, g.marks.points))
        return None

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        g.marks.target = answer - ids.PLACE
        if g.log is not None:
            g.tell("named-target", i, {"place": ids.PLACE_WORDS[g.marks.target]})


class DrawSystems(Effect):
    """System cards are drawn for all to see, from the other deck where the named one is empty; one
    is kept as a colony with its bonus, the rest go under their own decks
    [beyond.effect.draw_systems, beyond.card.tech.ministry-of-colonies].
    """

    def __init__(self, deck: i64, draw: i64, discs: i64) -> None:
        self.deck: Final[i64] = deck
        self.draw: Final[i64] = draw
        self.discs: Final[i64] = discs

    def begin(self, g: Beyond, p: Perform) -> None:
        for _ in range(self.draw):
            s = draw_system(g, self.deck)
            if s != ids.NO_CARD:
                g.drawn_systems.append(s)
        if g.drawn_systems:
            if g.log is not None:
                g.tell("drew", p.seat, {"cards": [g.system_name(s) for s in g.drawn_systems]})
            g.ask(p.seat)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        if g.decks[ids.DECK_A] or g.decks[ids.DECK_B]:
            o.changed = True
        return ids.OK

    def kind(self) -> str:
        return "keep-system"

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        return [ids.SYSTEM + s for s in g.drawn_systems]

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        return no("NOT_REVEALED") if ids.SYSTEM <= answer < ids.SYSTEM + ids.SYSTEMS else None

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        kept = answer - ids.SYSTEM
        for deck in range(ids.DECK_A, ids.DECK_B + 1):
            bury(g, deck, [s for s in g.drawn_systems if s != kept and g.box.belongs(s, deck)])
        g.drawn_systems.clear()
        enjoy_colony(g, p.seat, take_colony(g, p.seat, kept), self.discs)

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {"n": int(self.draw), "discs": int(self.discs)}
        return Sentence("draw-systems", {"deck": ids.DECK_WORDS[self.deck], **facts})


STEPS.numbered("stealth-target", [ids.MOST_SEATS], StealthTarget)
