"""Events that cover undiscovered slots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.rows import open_rows
from perihelion.beyond.phases.rule import STEPS, SeatRule
from perihelion.beyond.phases.staying import discard_event, is_beside_slot, move_event
from perihelion.beyond.pieces import cards
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.step import AnyStep


def reveal_event(g: Beyond, i: i64, slot: i64) -> None:
    """The event on the slot is shown to all and resolved; a guild opens at once; blocks are carried
    out in their order, for several factions clockwise from the discoverer
    [beyond.research.event, beyond.event.reveal, beyond.event.opens-guild, beyond.event.blocks,
    beyond.event.who.discoverer, beyond.event.who.all, beyond.event.who.others].
    """
    e = g.covers[slot]
    card = g.box.events[e]
    g.covers[slot] = ids.NO_CARD
    g.staying.append(e)
    g.staying_at.append(ids.AT_SLOT + slot)
    g.note_linked()
    g.revealed += 1
    if g.log is not None:
        g.tell("event", i, {"card": g.box.title(card.slug), "slot": ids.SLOT_WORDS[slot]})
    if card.guild >= 0:
        open_guild(g, card.guild)
    steps: list[AnyStep] = []
    for block in card.blocks:
        for other in g.clockwise(i):
            if block.who == cards.ALL or (block.who == cards.DISCOVERER) == (other == i):
                steps.extend(block.bundle.performs(ids.BONUS, other))
    steps.append(LayEvent(i, e))
    g.then(steps)


def open_guild(g: Beyond, k: i64) -> None:
    """The cover of a guild is removed for good; it can be used from the next turn on
    [beyond.event.opens-guild, beyond.guild.timing, beyond.guild.stays-open].
    """
    g.marks.guilds |= BIT[k]
    if g.log is not None:
        g.tell("guild", -1, {"card": g.box.title(g.box.guilds[k].slug)})
    open_rows(g, g.box.guilds[k].action.bundle.opens_rows())


class LayEvent(SeatRule):
    """A resolved event is discarded unless it says that it stays: beside its slot, at a shipyard
    that the discoverer names, beside the discoverer's mat or beside the achievements; one that
    carries a system lies there already [beyond.event.discard, beyond.event.stays.discard,
    beyond.event.stays.attach-tech, beyond.event.stays.attach-system,
    beyond.event.stays.attach-location, beyond.event.stays.attach-faction,
    beyond.event.stays.near-achievements].
    """

    def __init__(self, seat: i64, event: i64) -> None:
        super().__init__(seat)
        self.event: Final[i64] = event

    def word(self) -> str:
        return f"lay-event {self.seat} {self.event}"

    def kind(self) -> str:
        return "event-place"

    def begin(self, g: Beyond, i: i64) -> None:
        e = self.event
        if e not in g.staying or not is_beside_slot(g.staying_at[g.staying.index(e)]):
            return
        stays = g.box.events[e].stays
        if stays == cards.ATTACH_LOCATION:
            g.ask(self.seat)
        elif stays == cards.ATTACH_FACTION:
            move_event(g, e, ids.AT_SEAT + self.seat)
        elif stays == cards.NEAR_ACHIEVEMENTS:
            move_event(g, e, ids.AT_ACHIEVEMENTS)
        elif stays != cards.ATTACH_TECH:
            discard_event(g, e)

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return [ids.PLACE + yard for yard in range(ids.FIRST_YARD, ids.EXTRA) if g.there(yard)]

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        move_event(g, self.event, ids.AT_PLACE + answer - ids.PLACE)

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        return {"card": g.box.title(g.box.events[self.event].slug)}


STEPS.numbered("lay-event", [ids.MOST_SEATS, ids.EVENTS], LayEvent)
