"""Effects of single events: the extra system, the linked one, the museum."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.colonise import enjoy_colony, take_colony
from perihelion.beyond.phases.moves import draw_system
from perihelion.beyond.phases.outlook import Outlook
from perihelion.beyond.phases.perform import Perform
from perihelion.beyond.phases.rule import no
from perihelion.beyond.phases.ships import hangar_code, is_ship, own_ships, place_tag
from perihelion.beyond.phases.staying import discard_event, move_event
from perihelion.beyond.power import Effect, Sentence
from perihelion.beyond.powers.piecemeal import Piecemeal
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


def event_of(g: Beyond, p: Perform) -> i64:
    """The event on which the effect is printed, or -1 where it does not lie open."""
    for e in g.staying:
        if g.box.events[e].slug == p.bundle.source:
            return e
    return -1


class PlaceExtraSystem(Effect):
    """A card from the deck becomes a new location, joined by a line to a system slot that the
    discoverer chooses; once colonised it disappears [beyond.effect.place_extra_system,
    beyond.card.event.rogue-star].
    """

    def __init__(self, deck: i64) -> None:
        self.deck: Final[i64] = deck

    def begin(self, g: Beyond, p: Perform) -> None:
        if g.marks.extra_at == ids.NOWHERE and (g.decks[self.deck] or g.decks[7 - self.deck]):
            g.ask(p.seat)

    def kind(self) -> str:
        return "extra-system"

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        return [ids.PLACE + place for place in range(ids.FIRST_SYSTEM, ids.FIRST_YARD)]

    def tag(self, g: Beyond, p: Perform, answer: i64) -> dict[str, object]:
        return place_tag(g, answer)

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        g.marks.extra_at = answer - ids.PLACE
        g.systems[ids.EXTRA] = draw_system(g, self.deck)
        g.marks.changed = True
        e = event_of(g, p)
        if e >= 0:
            move_event(g, e, ids.AT_PLACE + ids.EXTRA)
        if g.log is not None:
            card = g.system_name(g.systems[ids.EXTRA])
            place = ids.PLACE_WORDS[answer - ids.PLACE]
            g.tell("extra-system", p.seat, {"card": card, "place": place})

    def sentence(self) -> Sentence:
        return Sentence("place-extra-system", {"deck": ids.DECK_WORDS[self.deck]})


class LinkSystem(Effect):
    """The top card of the deck lies on the event and is no location; without a card the event is
    discarded [beyond.effect.link_system, beyond.card.event.dyson-sphere].
    """

    def __init__(self, deck: i64) -> None:
        self.deck: Final[i64] = deck

    def begin(self, g: Beyond, p: Perform) -> None:
        e = event_of(g, p)
        if e < 0 or g.marks.linked != ids.NO_CARD:
            return
        s = draw_system(g, self.deck)
        if s == ids.NO_CARD:
            return
        g.marks.linked = s
        g.marks.changed = True
        move_event(g, e, ids.AT_LINKED)
        if g.log is not None:
            g.tell("linked-system", p.seat, {"card": g.system_name(s)})

    def sentence(self) -> Sentence:
        return Sentence("link-system", {"deck": ids.DECK_WORDS[self.deck]})


class TakeLinkedSystem(Effect):
    """The linked card comes beside the mat with its colonise bonus
    [beyond.effect.take_linked_system, beyond.card.event.dyson-sphere].
    """

    def __init__(self, discs: i64) -> None:
        self.discs: Final[i64] = discs

    def begin(self, g: Beyond, p: Perform) -> None:
        s = g.marks.linked
        if s == ids.NO_CARD:
            return
        g.marks.linked = ids.NO_CARD
        enjoy_colony(g, p.seat, take_colony(g, p.seat, s), self.discs)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        if g.marks.linked == ids.NO_CARD:
            return ids.ACTION_IMPOSSIBLE
        o.changed = True
        return ids.OK

    def sentence(self) -> Sentence:
        return Sentence("take-linked-system", {"discs": int(self.discs)})


class DiscardEvent(Effect):
    """The event leaves the game [beyond.effect.discard_event]."""

    def begin(self, g: Beyond, p: Perform) -> None:
        e = event_of(g, p)
        if e >= 0:
            discard_event(g, e)

    def sentence(self) -> Sentence:
        return Sentence("discard-event", {})


class PawnBesideBasic(Effect):
    """The pawn waits off the board and may go anywhere next turn
    [beyond.effect.pawn_beside_basic, beyond.turn.action.pawn-start].
    """

    def begin(self, g: Beyond, p: Perform) -> None:
        g.seats[p.seat].pawn = ids.OFF_BOARD

    def sentence(self) -> Sentence:
        return Sentence("pawn-beside-basic", {})


class DonateShip(Piecemeal):
    """Up to this many of the faction's ships go onto the event and are out of play for good;
    control is checked where they stood [beyond.effect.donate_ship,
    beyond.card.event.spaceship-museum].
    """

    def kind(self) -> str:
        return "donate"

    def choices(self, g: Beyond, p: Perform) -> list[i64]:
        return own_ships(g, p.seat)

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        return [*self.choices(g, p), ids.SKIP]

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        if is_ship(answer):
            return no(hangar_code(g, p.seat, answer - ids.SHIP))
        return None

    def choose(self, g: Beyond, p: Perform, answer: i64) -> None:
        place = (answer - ids.SHIP) // ids.LEVELS
        level = (answer - ids.SHIP) % ids.LEVELS + 1
        g.seats[p.seat].change_ship(place, level, ids.MUSEUM, level)
        g.marks.dirty |= BIT[place]
        if g.log is not None:
            g.tell("donated", p.seat, {"place": ids.PLACE_WORDS[place], "level": int(level)})

    def facts(self, g: Beyond, p: Perform) -> dict[str, object]:
        return {}

    def sentence(self) -> Sentence:
        return Sentence("donate-ship", {"n": int(self.n)})
