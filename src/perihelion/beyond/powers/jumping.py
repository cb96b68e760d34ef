"""Effects that move ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases import perform
from perihelion.beyond.phases.control import check_control
from perihelion.beyond.phases.outlook import Outlook, foresee
from perihelion.beyond.phases.prospect import jumps
from perihelion.beyond.phases.rule import no
from perihelion.beyond.phases.ships import destinations, everywhere_but, hangar_code
from perihelion.beyond.pieces.mats import JUMP_BONUS
from perihelion.beyond.power import Effect, Sentence
from perihelion.beyond.powers.colonising import Colonise, StealthTarget
from perihelion.beyond.powers.piecemeal import Piecemeal
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


def is_move(answer: i64) -> bool:
    """Whether the answer moves a ship."""
    return ids.MOVE <= answer < ids.MOVES_END


def move(g: Beyond, i: i64, answer: i64) -> None:
    """Move a ship; passing through a place has no effect there [beyond.jump.through]."""
    k = (answer - ids.MOVE) // ids.PLACES
    start = k // ids.LEVELS
    end = (answer - ids.MOVE) % ids.PLACES
    level = k % ids.LEVELS + 1
    g.seats[i].change_ship(start, level, end, level)
    g.marks.dirty |= BIT[start] | BIT[end]
    if g.log is not None:
        places: dict[str, object] = {"from": ids.PLACE_WORDS[start], "to": ids.PLACE_WORDS[end]}
        g.tell("moved", i, {"level": int(level), **places})


class Jump(Effect):
    """Up to this many movement points, split freely among the ships; all moves of a jump count as
    one, then control is checked and bonuses follow [beyond.effect.jump, beyond.jump.stages,
    beyond.jump.points, beyond.jump.split, beyond.jump.simultaneous, beyond.jump.optional-points,
    beyond.optional.jump, beyond.passive.jump_bonus, beyond.faction.three.a].
    """

    def __init__(self, n: i64) -> None:
        self.n: Final[i64] = n

    def begin(self, g: Beyond, p: perform.Perform) -> None:
        seat = g.seats[p.seat]
        if not seat.has_ship():
            return
        g.marks.points = self.n + g.passive(p.seat, JUMP_BONUS, 0)
        g.marks.before.clear()
        if p.unit != ids.BONUS:
            if not g.marks.changed:
                g.marks.before.extend(seat.ships)
            target = colony_to_come(perform.rest_of_action(g, False))
            if target is not None and target.is_stealthy():
                g.then([StealthTarget(p.seat), p.again])
                return
        g.next(p.again)

    def onward(self, g: Beyond, p: perform.Perform) -> None:
        g.ask(p.seat)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        o.points += self.n + g.passive(o.seat, JUMP_BONUS, 0)
        if o.ships:
            o.changed = True
        return ids.OK

    def stirs(self) -> bool:
        return True

    def ways(self, g: Beyond, i: i64) -> list[Beyond]:
        return jumps(g, i, self.n + g.passive(i, JUMP_BONUS, 0), False)

    def kind(self) -> str:
        return "jump"

    def always_put(self) -> bool:
        return True

    def options(self, g: Beyond, p: perform.Perform) -> list[i64]:
        if p.unit != ids.BONUS:
            rest = perform.rest_of_action(g, True)
            if colony_to_come(rest) is not None or g.marks.before:  # else nothing stands in the way
                moves = self.sensible(g, p, self.moves(g, p.seat, []), rest)
                return moves if self.end_code(g, p, rest) else [ids.END, *moves]
        return self.moves(g, p.seat, [ids.END])

    def moves(self, g: Beyond, i: i64, out: list[i64]) -> list[i64]:
        """Add every ship along every line, while there are points."""
        if g.marks.points == 0:
            return out
        seat = g.seats[i]
        for place in range(ids.MUSEUM):
            if seat.might[place] == 0:
                continue
            ends = destinations(g, i, place)
            for k in range(place * ids.LEVELS, place * ids.LEVELS + ids.LEVELS):
                if seat.ships[k] > 0:
                    for end in ends:
                        out.append(ids.MOVE + ids.PLACES * k + end)
        return out

    def sensible(
        self, g: Beyond, p: perform.Perform, moves: list[i64], rest: list[Effect]
    ) -> list[i64]:
        """Those of the moves after which the action can still be carried out and change
        something.
        """
        colony = self.colony_in_reach(g, p, rest)
        last = colony is None and self.is_last(g, p, rest)
        if colony is None and not last:
            return moves
        return [one for one in moves if not self.move_code(g, p, one, colony, last)]

    def is_last(self, g: Beyond, p: perform.Perform, rest: list[Effect]) -> bool:
        """Whether the next move is the last one and something must have changed by it."""
        return g.marks.points == 1 and len(g.marks.before) > 0 and self.must_change(g, p, rest)

    def colony_in_reach(self, g: Beyond, p: perform.Perform, rest: list[Effect]) -> Colonise | None:
        """The colonisation that must follow, unless it is too late for it."""
        colony = colony_to_come(rest)
        if colony is not None and not colony.reach(g, p.seat, g.marks.points, None):
            return None
        return colony

    def move_code(
        self, g: Beyond, p: perform.Perform, answer: i64, colony: Colonise | None, last: bool
    ) -> str:
        """Why this move would leave nothing to do afterwards."""
        k = (answer - ids.MOVE) // ids.PLACES
        end = (answer - ids.MOVE) % ids.PLACES
        seat = g.seats[p.seat]
        level = k % ids.LEVELS + 1
        seat.change_ship(k // ids.LEVELS, level, end, level)
        code = ""
        if colony is not None and not colony.reach(g, p.seat, g.marks.points - 1, None):
            code = "COLONISE_WOULD_BE_IMPOSSIBLE"
        elif last and not self.moved(g, p.seat):
            code = "ACTION_CHANGES_NOTHING"
        seat.change_ship(end, level, k // ids.LEVELS, level)
        return code

    def must_change(self, g: Beyond, p: perform.Perform, rest: list[Effect]) -> bool:
        """Whether this jump is all that can change anything [beyond.turn.action.no-change]."""
        o = perform.view_of(g, p)
        o.ships = False
        return foresee(g, o, rest) != ids.OK

    def moved(self, g: Beyond, i: i64) -> bool:
        """Whether any ship stands elsewhere than before; a round trip is no change
        [beyond.turn.action.no-change-measure].
        """
        return g.seats[i].ships != g.marks.before

    def end_code(self, g: Beyond, p: perform.Perform, rest: list[Effect]) -> str:
        """Why the jump may not be ended here [beyond.colonise.after-jump]."""
        colony = self.colony_in_reach(g, p, rest)
        if colony is not None:
            return "" if colony.reach(g, p.seat, 0, None) else "COLONISE_WOULD_BE_IMPOSSIBLE"
        if not g.marks.before or self.moved(g, p.seat):
            return ""
        return "ACTION_CHANGES_NOTHING" if self.must_change(g, p, rest) else ""

    def why_not(self, g: Beyond, p: perform.Perform, answer: i64) -> Refusal | None:
        rest = perform.rest_after(g, p)
        if answer == ids.END:
            return no(self.end_code(g, p, rest))
        if not is_move(answer):
            return None
        code = travel_code(g, p.seat, answer)
        if code:
            return no(code)
        if g.marks.points == 0:
            return no("NOT_ENOUGH_MOVEMENT")
        end = (answer - ids.MOVE) % ids.PLACES
        if end not in destinations(g, p.seat, (answer - ids.MOVE) // ids.PLACES // ids.LEVELS):
            return no("NOT_ADJACENT")
        colony = self.colony_in_reach(g, p, rest)
        last = colony is None and self.is_last(g, p, rest)
        return no(self.move_code(g, p, answer, colony, last))

    def carry_out(self, g: Beyond, p: perform.Perform, answer: i64) -> None:
        if answer != ids.END:
            move(g, p.seat, answer)
            g.marks.points -= 1
            g.next(p.again)
            return
        if g.marks.before and self.moved(g, p.seat):
            g.marks.changed = True
        g.marks.before.clear()
        check_control(g)

    def facts(self, g: Beyond, p: perform.Perform) -> dict[str, object]:
        return {"left": int(g.marks.points)}

    def sentence(self) -> Sentence:
        return Sentence("jump", {"n": int(self.n)})


def travel_code(g: Beyond, i: i64, answer: i64) -> str:
    """Why there is no such ship, or no such place to go to."""
    code = hangar_code(g, i, (answer - ids.MOVE) // ids.PLACES)
    if code:
        return code
    end = (answer - ids.MOVE) % ids.PLACES
    return "" if end < ids.MUSEUM and g.there(end) else "UNKNOWN_LOCATION"


def colony_to_come(effects: list[Effect]) -> Colonise | None:
    """The colonisation that these effects cannot do without."""
    for effect in effects:
        if isinstance(effect, Colonise) and not effect.optional:
            return effect
    return None


class JumpToAny(Piecemeal):
    """Up to this many ships are each put on any location, as one jump
    [beyond.effect.jump_to_any].
    """

    def stirs(self) -> bool:
        return True

    def ways(self, g: Beyond, i: i64) -> list[Beyond]:
        out = [g.trial(i)]
        last = out
        for _ in range(self.n):  # to move a ship twice would gain nothing
            more: list[Beyond] = []
            for before in last:
                for k in range(ids.MUSEUM * ids.LEVELS):
                    if before.seats[i].ships[k] > 0:
                        for end in everywhere_but(g, k // ids.LEVELS):
                            after = before.trial(i)
                            level = k % ids.LEVELS + 1
                            after.seats[i].change_ship(k // ids.LEVELS, level, end, level)
                            more.append(after)
            out = out + more
            last = more
        return out

    def kind(self) -> str:
        return "teleport"

    def choices(self, g: Beyond, p: perform.Perform) -> list[i64]:
        """Every ship that has not moved, to every other place."""
        out: list[i64] = []
        ships = g.seats[p.seat].ships
        for k in range(ids.MUSEUM * ids.LEVELS):
            if ships[k] > g.marks.touched.count(k):
                for end in everywhere_but(g, k // ids.LEVELS):
                    out.append(ids.MOVE + ids.PLACES * k + end)
        return out

    def options(self, g: Beyond, p: perform.Perform) -> list[i64]:
        out = self.choices(g, p)
        if perform.leaves_way(g, p, perform.view_of(g, p)):
            out.append(ids.END)
        return out

    def why_not(self, g: Beyond, p: perform.Perform, answer: i64) -> Refusal | None:
        if answer == ids.END:
            return no("ACTION_CHANGES_NOTHING")
        if not is_move(answer):
            return None
        code = travel_code(g, p.seat, answer)
        if code:
            return no(code)
        k = (answer - ids.MOVE) // ids.PLACES
        here = k // ids.LEVELS == (answer - ids.MOVE) % ids.PLACES
        return no("NOT_ADJACENT" if here else "SAME_SHIP_TWICE")

    def choose(self, g: Beyond, p: perform.Perform, answer: i64) -> None:
        move(g, p.seat, answer)
        level = (answer - ids.MOVE) // ids.PLACES % ids.LEVELS
        g.marks.touched.append((answer - ids.MOVE) % ids.PLACES * ids.LEVELS + level)

    def sentence(self) -> Sentence:
        return Sentence("jump-to-any", {"n": int(self.n)})
