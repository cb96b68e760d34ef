"""The action spaces: where they are, who may use them and what they cost.

A space belongs to one action. Spaces are found in the Basic Spacefaring area, on technologies, on
open guilds, on events in play and on private technologies [beyond.turn.action.where].
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.triggers import DISPLACED_BIT
from perihelion.beyond.power import Action
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT


def is_space(answer: i64) -> bool:
    """Whether the answer names a space."""
    return ids.BASIC_SPACE <= answer < ids.SPACES_END


def number_of(space: i64) -> i64:
    """Which of the spaces of its action it is, from 0; all ranges begin at a multiple of 4."""
    return space % 4


def first_of(space: i64) -> i64:
    """The first space of the same action."""
    return space - number_of(space)


def action_at(g: Beyond, space: i64) -> Action | None:
    """The action printed to the right of a space, or None where there is no such space now."""
    action: Action | None = None
    if space < ids.BASIC_SPACE + 4 * len(ids.BASIC_WORDS):
        there = number_of(space) < len(g.box.tiles[g.setup.players - 2][space // 4])
        return g.box.basic[space // 4] if there else None
    if ids.SLOT_SPACE <= space < ids.SLOT_SPACE + 8 * ids.SLOTS:
        t = g.cards[(space - ids.SLOT_SPACE) // 8]
        if t != ids.NO_CARD:
            action = _of_tech(g, t, (space - ids.SLOT_SPACE) % 8 // 4)
    elif ids.GUILD_SPACE <= space < ids.GUILD_SPACE + 4 * ids.GUILDS:
        action = g.box.guilds[(space - ids.GUILD_SPACE) // 4].action
    elif ids.EVENT_SPACE <= space < ids.EVENT_SPACE + 4 * ids.EVENTS:
        e = (space - ids.EVENT_SPACE) // 4
        if e in g.staying and g.box.events[e].actions:
            action = g.box.events[e].actions[0]
    elif ids.PRIVATE_SPACE <= space < ids.SPACES_END:
        t = (space - ids.PRIVATE_SPACE) // 8
        if owner_of(g, t) >= 0:
            action = _of_tech(g, t, (space - ids.PRIVATE_SPACE) % 8 // 4)
    if action is None or number_of(space) >= action.spaces:
        return None
    return action


def _of_tech(g: Beyond, t: i64, a: i64) -> Action | None:
    actions = g.box.techs[t].actions
    return actions[a] if a < len(actions) else None


def owner_of(g: Beyond, t: i64) -> i64:
    """Whose private technology it is, or -1."""
    for i in range(len(g.seats)):
        if t in g.seats[i].private:
            return i
    return -1


def access_code(g: Beyond, i: i64, space: i64, foreign: bool) -> i64:
    """Why seat `i` may not use this action: a technology is for those whose cube is beside it, a
    private one for its owner; what is printed on the board, open guilds and events are for all
    [beyond.turn.action.need-tech, beyond.turn.action.printed-free, beyond.private.own-action,
    beyond.guild.covered, beyond.guild.open-to-all, beyond.event.action]. With `foreign`, others'
    technologies will do.
    """
    if action_at(g, space) is None:
        return ids.NO_SUCH_SPACE  # [beyond.turn.action.no-space-card]
    if ids.SLOT_SPACE <= space < ids.SLOT_SPACE + 8 * ids.SLOTS:
        slot = (space - ids.SLOT_SPACE) // 8
        if not foreign and not g.seats[i].researched & BIT[slot]:
            return ids.TECH_NOT_RESEARCHED
    elif ids.GUILD_SPACE <= space < ids.GUILD_SPACE + 4 * ids.GUILDS:
        if not g.marks.guilds & BIT[(space - ids.GUILD_SPACE) // 4]:
            return ids.GUILD_CLOSED
    elif space >= ids.PRIVATE_SPACE:
        if (space - ids.PRIVATE_SPACE) // 8 not in g.seats[i].private:
            return ids.PRIVATE_TO_ANOTHER
    return ids.OK


def ore_cost(g: Beyond, space: i64, action: Action) -> i64:
    """What the action costs in ore, with what linked events add or take away, not below 0
    [beyond.passive.linked_action_cost].
    """
    if ids.SLOT_SPACE <= space < ids.SLOT_SPACE + 8 * ids.SLOTS:
        return max(0, action.cost.ore + g.dearer[(space - ids.SLOT_SPACE) // 8])
    return action.cost.ore


def price_tag(g: Beyond, space: i64, action: Action, more: i64) -> dict[str, object]:
    """What the action is, and what it costs with so much more ore, for the words."""
    ore = int(ore_cost(g, space, action) + more)
    return {**action.told(), "source": g.box.title(action.bundle.source), "ore": ore}


def surcharge(g: Beyond, space: i64) -> i64:
    """What choosing this very space costs more [beyond.turn.action.surcharge]."""
    if space < ids.BASIC_SPACE + 4 * len(ids.BASIC_WORDS):
        return g.box.tiles[g.setup.players - 2][space // 4][number_of(space)]
    return 0


def is_unlimited(space: i64) -> bool:
    """The bottom action counts as having endless spaces [beyond.turn.action.unlimited]."""
    return space == ids.BASIC_SPACE + 4 * ids.RECRUIT


def pawn_code(g: Beyond, i: i64, space: i64) -> i64:
    """Why the pawn cannot go there: it must leave its space, and another's is not free, unless
    Ross 154 pushes it away once per turn; the bottom action is always free
    [beyond.turn.action.move-pawn, beyond.turn.action.basic-too, beyond.turn.action.occupied,
    beyond.turn.action.unlimited, beyond.card.system.ross-154, beyond.passive.displace_pawn].
    """
    if is_unlimited(space):
        return ids.OK
    seat = g.seats[i]
    if seat.pawn == space:
        return ids.MUST_MOVE_PAWN
    if pawn_on(g, space) >= 0:
        if not seat.powers & ids.DISPLACE_PAWN:
            return ids.SPACE_OCCUPIED
        if seat.used & BIT[DISPLACED_BIT]:
            return ids.ALREADY_USED
    return ids.OK


def pawn_on(g: Beyond, space: i64) -> i64:
    """Whose pawn stands on a space, or -1."""
    n: i64 = len(g.seats)
    for i in range(n):
        if g.seats[i].pawn == space:
            return i
    return -1


class Survey:
    """Looks at actions one after another, so that no list of them is made for most questions."""

    def see(self, first: i64, action: Action) -> None:
        """An action and the first of its spaces."""
        raise NotImplementedError

    def see_all(self, first: i64, actions: list[Action]) -> None:
        """Actions whose spaces lie one after another."""
        for action in actions:
            self.see(first, action)
            first += 4


def survey(g: Beyond, i: i64, foreign: bool, seen: Survey) -> None:
    """Look at every action that seat `i` may use; with `foreign` also at those of technologies on
    the board that it does not own.
    """
    seat = g.seats[i]
    techs = g.box.techs
    seen.see_all(ids.BASIC_SPACE, g.box.basic)
    mask = g.discovered if foreign else seat.researched & g.discovered
    for slot in range(ids.SLOTS):
        if mask & BIT[slot]:
            seen.see_all(ids.SLOT_SPACE + 8 * slot, techs[g.cards[slot]].actions)
    for k in range(ids.GUILDS):
        if g.marks.guilds & BIT[k]:
            seen.see(ids.GUILD_SPACE + 4 * k, g.box.guilds[k].action)
    for e in g.staying:
        seen.see_all(ids.EVENT_SPACE + 4 * e, g.box.events[e].actions)
    for t in seat.private:
        seen.see_all(ids.PRIVATE_SPACE + 8 * t, techs[t].actions)
