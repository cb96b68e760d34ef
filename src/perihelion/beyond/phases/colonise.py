"""Colonising a system in its six stages [beyond.colonise.stages]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.control import lose
from perihelion.beyond.phases.discs import FOR_COLONY, LAST_DISC_CHECK, put_on_colony, take_disc
from perihelion.beyond.phases.moves import draw_system, give_back
from perihelion.beyond.phases.rule import STEPS, SeatRule, no
from perihelion.beyond.phases.ships import hangar_code, is_ship, own_ships
from perihelion.beyond.phases.staying import discard_event_at
from perihelion.beyond.phases.triggers import Trigger
from perihelion.beyond.pieces.mats import AFTER_COLONISE
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


def colony_code(g: Beyond, i: i64, place: i64) -> str:
    """Why seat `i` cannot colonise there: only system cards on the board, under its control and
    with enough of its strength; rivals' strength does not matter [beyond.colonise.targets,
    beyond.colonise.step1-control, beyond.colonise.step1-strength, beyond.control.needed-for].
    """
    if not g.there(place):
        return "UNKNOWN_LOCATION"
    if g.systems[place] == ids.NO_CARD:
        return "NOT_COLONISABLE"
    if g.holder[place] != i:
        return "NOT_IN_CONTROL"
    if g.seats[i].might[place] < g.strength_needed(i, place):
        return "NOT_ENOUGH_STRENGTH"
    return ""


def targets(g: Beyond) -> list[i64]:
    """The places on which a system card lies."""
    systems = g.systems
    return [k for k in range(ids.FIRST_SYSTEM, ids.MUSEUM) if systems[k] != ids.NO_CARD]


def has_open_colony(g: Beyond, i: i64) -> bool:
    """Whether seat `i` can colonise any place now."""
    for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
        if g.holder[place] == i and g.systems[place] != ids.NO_CARD:  # most are not: ask that first
            if not colony_code(g, i, place):
                return True
    return False


def colonise(g: Beyond, i: i64, place: i64, discs: i64) -> None:
    """Begin with the ships that settle; `discs` are placed in stage 5."""
    g.marks.settled = 0
    g.then([Settlers(i, place, g.strength_needed(i, place)), Settle(i, place, discs)])


class Settlers(SeatRule):
    """Own ships there with at least the required strength go back to supply, one after another;
    more may be given than required, and nothing is refunded [beyond.colonise.step2-return,
    beyond.colonise.step2-overpay, beyond.colonise.step2-where].
    """

    def __init__(self, seat: i64, place: i64, strength: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place
        self.strength: Final[i64] = strength

    def word(self) -> str:
        return f"settlers {self.seat} {self.place} {self.strength}"

    def kind(self) -> str:
        return "colonise-ships"

    def begin(self, g: Beyond, i: i64) -> None:
        if g.automatic:
            seat = g.seats[self.seat]
            spare = g.marks.settled + seat.might[self.place] - self.strength
            for level in range(1, ids.LEVELS + 1):
                if seat.ships[self.place * ids.LEVELS + level - 1]:
                    if level > spare:  # every ship is needed
                        self.settle_all(g)
                        return
                    break
        g.ask(self.seat)

    def settle_all(self, g: Beyond) -> None:
        for level in range(1, ids.LEVELS + 1):
            while g.seats[self.seat].ships[self.place * ids.LEVELS + level - 1] > 0:
                self.settle(g, level)

    def settle(self, g: Beyond, level: i64) -> None:
        g.seats[self.seat].remove_ship(self.place, level)
        give_back(g, self.seat, 1)
        g.marks.settled += level

    def options(self, g: Beyond, i: i64) -> list[i64]:
        first: i64 = ids.SHIP + self.place * ids.LEVELS
        out = [ship for ship in own_ships(g, i) if first <= ship < first + ids.LEVELS]
        if g.marks.settled >= self.strength:
            out.append(ids.END)
        return out

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.END:
            have = int(g.marks.settled)
            return Refusal("SHIPS_TOO_WEAK", {"strength": int(self.strength), "have": have})
        if is_ship(answer):
            code = hangar_code(g, i, answer - ids.SHIP)
            return no(code if code else "SHIP_NOT_THERE")
        return None

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        if answer != ids.END:
            self.settle(g, (answer - ids.SHIP) % ids.LEVELS + 1)
            g.next(self)

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        return {
            "card": g.system_name(g.systems[self.place]),
            "strength": int(self.strength),
            "have": int(g.marks.settled),
        }


class Settle(SeatRule):
    """The other ships leave for Deep Space, the card goes beside the mat and is replaced, one more
    disc is placed, and the bonus follows; control is not checked in between
    [beyond.colonise.no-check-inside, beyond.colonise.step3, beyond.colonise.step4-take,
    beyond.colonise.step5, beyond.colonise.step6].
    """

    def __init__(self, seat: i64, place: i64, discs: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place
        self.discs: Final[i64] = discs

    def word(self) -> str:
        return f"settle {self.seat} {self.place} {self.discs}"

    def begin(self, g: Beyond, i: i64) -> None:
        i = self.seat
        place = self.place
        s = g.systems[place]
        if s == ids.NO_CARD:
            return
        exile(g, place)
        disc: i64 = ids.NO_DISC
        if g.holder[place] == i:
            disc = g.outpost[place]
            g.holder[place] = ids.NOBODY
            g.outpost[place] = ids.NO_DISC
        else:  # a stealthy coloniser may find a rival there
            lose(g, place)
        g.systems[place] = ids.NO_CARD
        k: i64 = take_colony(g, i, s)
        if disc != ids.NO_DISC:
            put_on_colony(g, i, k, disc)
        refill(g, place)
        enjoy_colony(g, i, k, self.discs)


def exile(g: Beyond, place: i64) -> None:
    """Everybody's remaining ships in the place go to Deep Space; that is no jump and causes no
    check [beyond.colonise.step3].
    """
    for seat in g.seats:
        for level in range(1, ids.LEVELS + 1):
            while seat.ships[place * ids.LEVELS + level - 1] > 0:
                seat.change_ship(place, level, ids.DEEP_SPACE, level)
    g.marks.dirty &= ~BIT[place]


def take_colony(g: Beyond, i: i64, s: i64) -> i64:
    """A system card comes to lie beside the mat, without discs; its number there. What its card
    says is in force from then on [beyond.colonise.step4-take, beyond.bonus.other,
    beyond.control.colonised].
    """
    seat = g.seats[i]
    seat.colonies.append(s)
    seat.colony_discs.append(0)
    seat.powers |= g.box.systems[s].powers
    g.marks.changed = True
    g.marks.get_on()
    if g.log is not None:
        g.tell("colonised", i, {"card": g.system_name(s)})
    return len(seat.colonies) - 1


def refill(g: Beyond, place: i64) -> None:
    """The slot gets a new card from the deck of its letter, or else of the other; the extra
    location of an event disappears instead [beyond.colonise.step4-refill,
    beyond.colonise.step4-empty, beyond.card.event.rogue-star].
    """
    if place == ids.EXTRA:
        g.marks.extra_at = ids.NOWHERE
        discard_event_at(g, ids.EXTRA)
        return
    deck: i64 = 3 if place < ids.FIRST_SYSTEM + 2 else 4
    s = draw_system(g, deck)
    g.systems[place] = s
    if g.log is not None and s != ids.NO_CARD:
        g.tell("refilled", -1, {"card": g.system_name(s), "place": ids.PLACE_WORDS[place]})


def enjoy_colony(g: Beyond, i: i64, k: i64, discs: i64) -> None:
    """Discs are placed on colony number `k`, then come the bonus at the bottom of the card, not
    that for gaining control, and what the mat adds; the new card lies in the slot already
    [beyond.colonise.step6, beyond.bonus.not-on-colonise, beyond.colonise.bonus-new-card,
    beyond.trigger.after_colonise, beyond.faction.four.a].
    """
    system = g.box.systems[g.seats[i].colonies[k]]
    if g.setup.advanced:
        g.then([Trigger(i, AFTER_COLONISE), LAST_DISC_CHECK])
    g.then(system.colonise.performs(ids.BONUS, i))
    for _ in range(discs):
        take_disc(g, i, system.kinds, FOR_COLONY, k)


STEPS.numbered("settlers", [ids.MOST_SEATS, ids.PLACES, 20], Settlers)
STEPS.numbered("settle", [ids.MOST_SEATS, ids.PLACES, 5], Settle)
