"""An assignment as people make it: dice laid here and there in any order, laid anew, powers used
and given up again.

A draft is the picks of a plan as far as they have been made: perhaps a selection, rows for some of
the wild dice, and, once all dice lie, uses of powers. It can be sent as soon as the rules take
`done` after it. Each change is one gesture with one die or one power and leads to another draft, so
that whatever draws the screen needs to know no rule. Picks that the seat has given already stand
fast, and no gesture disturbs them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.plan import picks_in_order, wild_to_place
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import IllegalAnswer, Refusal

STRIP: Final = 5
"""Where a die stands: in a row by its number, STRIP more if it selects that phase."""

ASIDE: Final = 10
NO_ROW: Final = -1

NO_DIE: Final = -1
ALL_WILD: Final = -2
"""Instead of a die: a power, or all wild dice without a row."""


class Change:
    """A gesture: a die goes somewhere, or a power is used or given up. The answers that it stands
    for, and the whole draft after it, with what has been given.
    """

    def __init__(self, die: i64, to: i64, answers: list[i64], picks: list[i64]) -> None:
        self.die: Final[i64] = die  # by its place among those rolled, NO_DIE or ALL_WILD
        self.to: Final[i64] = to  # where it stands then
        self.answers: Final = answers
        self.picks: Final = picks


class Draft:
    """The picks of a seat so far, given or not, sorted out. Those that belong to no plan are
    refused.
    """

    def __init__(self, g: Roll, i: i64, picks: list[i64]) -> None:
        self.g: Final = g
        self.i: Final[i64] = i
        self.rolled: Final = g.seats[i].rolled
        self.selection: i64 = -1
        self.wilds: list[i64] = []  # in the order in which they were laid
        self.uses: list[i64] = []
        for pick in picks:
            if ids.is_selection(pick):
                if self.selection >= 0:
                    raise IllegalAnswer("PHASE_ALREADY_SELECTED", {})
                self.selection = pick
            elif ids.is_wild_row(pick):
                self.wilds.append(pick)
            elif pick != ids.DONE:
                self.uses.append(pick)
        self.uses = picks_in_order(self.uses)  # further dice for a power in use may come before
        self._check()
        self.places: Final = self._places()

    # -- what there is ---------------------------------------------------

    def picks(self) -> list[i64]:
        """The whole draft."""
        return joined(self.selection, self.wilds, self.uses)

    def is_laid_out(self) -> bool:
        """Whether a phase is selected and every wild die has its row: then powers may be used."""
        return self.selection >= 0 and len(self.wilds) == len(self.wild_to_place(self.selection))

    def wild_to_place(self, selection: i64) -> list[i64]:
        """The colours of the wild dice that need a row."""
        return wild_to_place(self.rolled, selection)

    def why_not(self, answer: i64) -> Refusal | None:
        """Why the draft cannot go on with this answer, or be sent with `done`; None if it can."""
        if self.is_laid_out() and answer in self._next(self.picks()):
            return None
        before = self.g.given[self.i]
        self.g.hold(self.i, in_plan(self.picks()))
        reason = self.g.asking(self.i).refusal(self.g, self.i, answer)
        self.g.hold(self.i, before)
        return reason

    def stage(self) -> str:
        """What the plan waits for, in a word of the question."""
        before = self.g.given[self.i]
        self.g.hold(self.i, in_plan(self.picks()))
        stage = self.g.asking(self.i).facts(self.g, self.i)["stage"]
        self.g.hold(self.i, before)
        return str(stage)

    def _check(self) -> None:
        """Refuse what no player could have laid."""
        if self.selection >= 0:
            k = (self.selection - ids.SELECT) // ids.PHASES
            if k // 6 * 8 + k % 6 not in self.rolled:
                raise IllegalAnswer("DIE_NOT_THERE", {"colour": ids.COLOUR_WORDS[k // 6]})
        left = self.wild_to_place(self.selection)
        for pick in self.wilds:
            colour = (pick - ids.WILD_ROW) // ids.PHASES
            if colour not in left:
                raise IllegalAnswer("NOT_A_WILD", {"colour": ids.COLOUR_WORDS[colour]})
            left.remove(colour)
        if self.uses and not self.is_laid_out():
            raise IllegalAnswer("PICK_IN_ORDER", {})
        if not self._follow(joined(self.selection, self.wilds, []), self.uses):
            raise IllegalAnswer("PICK_IN_ORDER", {})

    def _next(self, picks: list[i64]) -> list[i64]:
        """What may follow these picks, once all dice lie."""
        before = self.g.given[self.i]
        self.g.hold(self.i, in_plan(picks))
        out = self.g.asking(self.i).options(self.g, self.i)
        self.g.hold(self.i, before)
        return out

    def _places(self) -> list[i64]:
        """Where each of the dice rolled stands; of equal ones the first is meant."""
        places: list[i64] = []
        for die in self.rolled:
            places.append(NO_ROW if die % 8 == ids.WILD else die % 8)
        if self.selection >= 0:
            k = (self.selection - ids.SELECT) // ids.PHASES
            die = self.rolled.index(k // 6 * 8 + k % 6)
            places[die] = STRIP + (self.selection - ids.SELECT) % ids.PHASES
        for pick in self.wilds:
            colour = (pick - ids.WILD_ROW) // ids.PHASES
            self._put(places, colour, NO_ROW, pick % ids.PHASES, [])
        fresh: list[i64] = []  # dice that the power in use has moved
        for pick in self.uses:
            if ids.is_move(pick):
                k = (pick - ids.MOVE) // ids.PHASES
                to = (pick - ids.MOVE) % ids.PHASES
                self._put(places, k // ids.PHASES, k % ids.PHASES, to, fresh)
            elif ids.is_aside(pick):
                k = pick - ids.ASIDE
                self._put(places, k // ids.PHASES, k % ids.PHASES, ASIDE, fresh)
            else:
                fresh = []
        return places

    def _put(self, places: list[i64], colour: i64, at: i64, to: i64, fresh: list[i64]) -> None:
        for die in range(len(places)):
            if places[die] == at and self.rolled[die] // 8 == colour and die not in fresh:
                places[die] = to
                fresh.append(die)
                return

    # -- what can be done ------------------------------------------------

    def changes(self) -> list[Change]:
        """Every gesture that leads on and keeps what has been given."""
        rows = self._wild_rows()
        moves: list[Change] = []
        if self.is_laid_out():
            moves = self._by_powers(rows)
            rows = besides(rows, moves)
        every = [*self._selections(), *rows, *moves, *self._given_up()]
        return [change for change in every if keeps(self.g.given[self.i], change.picks)]

    def _selections(self) -> list[Change]:
        """Any die selects any phase; a wild one leaves its row for it."""
        out: list[Change] = []
        for die in range(len(self.rolled)):
            face = self.rolled[die]
            wilds = self.wilds
            if face % 8 == ids.WILD and not self._selecting(die):
                wilds = self._without(die)
            for phase in range(ids.PHASES):
                answer: i64 = ids.SELECT + (face // 8 * 6 + face % 8) * ids.PHASES + phase
                if answer != self.selection:
                    picks = self._kept(answer, wilds, self.uses)
                    out.append(Change(die, STRIP + phase, [answer], picks))
        return out

    def _wild_rows(self) -> list[Change]:
        """A wild die that does not select goes to any row, as often as one likes; those without a
        row go there together.
        """
        out: list[Change] = []
        idle = [die for die in range(len(self.rolled)) if self.places[die] == NO_ROW]
        for die in range(len(self.rolled)):
            if self.rolled[die] % 8 != ids.WILD or self._selecting(die):
                continue
            for row in range(ids.PHASES):
                answer = wild_row(self.rolled[die], row)
                wilds = self._laid_anew(die, answer)
                if wilds != self.wilds and self.places[die] != row:
                    picks = self._kept(self.selection, wilds, self.uses)
                    out.append(Change(die, row, [answer], picks))
        if len(idle) > 1 and self.selection >= 0:
            for row in range(ids.PHASES):
                answers = [wild_row(self.rolled[die], row) for die in idle]
                picks = joined(self.selection, [*self.wilds, *answers], self.uses)
                out.append(Change(ALL_WILD, row, answers, picks))
        return out

    def _by_powers(self, rows: list[Change]) -> list[Change]:
        """Powers that may be used now, and dice that go where the power in use takes them, or one
        that would have to be used for it. A wild die that may lie in a row anyway takes none,
        unless the power in use has yet to move a die.
        """
        legal = self._next(self.picks())
        out = self._in_use(self._free_rows(rows) if ids.DONE in legal else [])
        for answer in legal:
            after = [*self.picks(), answer]
            if ids.is_aside(answer):
                k = answer - ids.ASIDE
                for die in self._standing(k // ids.PHASES, k % ids.PHASES):
                    out.append(Change(die, ASIDE, [answer], after))
            elif answer != ids.DONE and not ids.is_move(answer):
                out.append(Change(NO_DIE, NO_ROW, [answer], after))
        instead = [*rows, *out]
        for answer in legal:
            if self.g.box.family(answer) == ids.USE_FAMILY:
                for move in self._next([*self.picks(), answer]):
                    if ids.is_move(move):
                        picks = [*self.picks(), answer, move]
                        out.extend(self._moves([answer, move], picks, instead))
        return out

    def _in_use(self, instead: list[Change]) -> list[Change]:
        """Further dice for the power in use. They move together, so it does not matter which of
        them is named first.
        """
        start: i64 = len(self.uses)
        while start > 0 and ids.is_move(self.uses[start - 1]):
            start -= 1
        if start == 0:
            return []
        before = joined(self.selection, self.wilds, self.uses[:start])
        out: list[Change] = []
        for move in self._next(before):
            if ids.is_move(move):
                together = sorted([*self.uses[start:], move])
                if self._follow(before, together):
                    out.extend(self._moves([move], [*before, *together], instead))
        return out

    def _follow(self, picks: list[i64], answers: list[i64]) -> bool:
        """Whether these answers may follow the picks one after another."""
        for answer in answers:
            if answer not in self._next(picks):
                return False
            picks = [*picks, answer]
        return True

    def _free_rows(self, rows: list[Change]) -> list[Change]:
        """New rows for wild dice that disturb no use of a power."""
        return [change for change in rows if len(change.picks) >= len(self.picks())]

    def _moves(self, answers: list[i64], picks: list[i64], instead: list[Change]) -> list[Change]:
        """The dice that a move may mean, but for those that get there without it."""
        k = (answers[-1] - ids.MOVE) // ids.PHASES
        to = (answers[-1] - ids.MOVE) % ids.PHASES
        dice = self._standing(k // ids.PHASES, k % ids.PHASES)
        return besides([Change(die, to, answers, picks) for die in dice], instead)

    def _given_up(self) -> list[Change]:
        """A use of a power is taken back, with the dice it moved."""
        out: list[Change] = []
        for k in range(len(self.uses)):
            if begins_use(self.uses[k]):
                rest = [*self.uses[:k], *self.uses[end_of_use(self.uses, k) :]]
                picks = self._kept(self.selection, self.wilds, rest)
                out.append(Change(NO_DIE, NO_ROW, [self.uses[k]], picks))
        return out

    def _standing(self, colour: i64, row: i64) -> list[i64]:
        """The dice of a colour in a row."""
        out: list[i64] = []
        for die in range(len(self.rolled)):
            if self.places[die] == row and self.rolled[die] // 8 == colour:
                out.append(die)
        return out

    # -- rows of wild dice -----------------------------------------------

    def _pick_of(self, die: i64) -> i64:
        """Which of the picks gave a wild die its row, or -1: equal dice have them in their order,
        the selecting one has none.
        """
        before: i64 = 0
        for other in range(die):
            if self.rolled[other] == self.rolled[die] and not self._selecting(other):
                before += 1
        for k in range(len(self.wilds)):
            if (self.wilds[k] - ids.WILD_ROW) // ids.PHASES == self.rolled[die] // 8:
                if before == 0:
                    return k
                before -= 1
        return -1

    def _selecting(self, die: i64) -> bool:
        return STRIP <= self.places[die] < ASIDE

    def _without(self, die: i64) -> list[i64]:
        """The rows of the other wild dice."""
        k = self._pick_of(die)
        return self.wilds if k < 0 else [*self.wilds[:k], *self.wilds[k + 1 :]]

    def _laid_anew(self, die: i64, answer: i64) -> list[i64]:
        """The rows of the wild dice with this one in another."""
        k = self._pick_of(die)
        if k < 0:
            return [*self.wilds, answer]
        return [*self.wilds[:k], answer, *self.wilds[k + 1 :]]

    def _kept(self, selection: i64, wilds: list[i64], uses: list[i64]) -> list[i64]:
        """The draft with this selection and these rows, and the uses that are still possible."""
        out = joined(selection, wilds, [])
        if not uses or selection < 0 or len(wilds) < len(self.wild_to_place(selection)):
            return out
        k: i64 = 0
        while k < len(uses):
            end = end_of_use(uses, k)
            if self._follow(out, uses[k:end]):
                out = [*out, *uses[k:end]]
            k = end
        return out


def besides(changes: list[Change], others: list[Change]) -> list[Change]:
    """Changes that bring a die where none of the others does."""
    out: list[Change] = []
    for change in changes:
        same = [one for one in others if one.die == change.die and one.to == change.to]
        if not same:
            out.append(change)
    return out


def keeps(given: list[i64], picks: list[i64]) -> bool:
    """Whether a plan with these picks goes on from those that have been given."""
    return not given or picks_in_order([*given, *after(given, picks)]) == in_plan(picks)


def after(given: list[i64], picks: list[i64]) -> list[i64]:
    """What is left of the picks without those that have been given."""
    out = [*picks]
    for pick in given:
        if pick in out:
            out.remove(pick)
    return out


def begins_use(pick: i64) -> bool:
    """Whether the pick, one of those after the dice lie, uses a power."""
    return not ids.is_aside(pick) and not ids.is_move(pick)


def end_of_use(uses: list[i64], k: i64) -> i64:
    """Where the use that begins at `k` ends."""
    end = k + 1
    while end < len(uses) and not begins_use(uses[end]):
        end += 1
    return end


def wild_row(die: i64, row: i64) -> i64:
    """The pick that lays a wild die into a row."""
    return ids.WILD_ROW + die // 8 * ids.PHASES + row


def joined(selection: i64, wilds: list[i64], uses: list[i64]) -> list[i64]:
    """The parts of a draft as one."""
    first: list[i64] = [selection] if selection >= 0 else []
    return [*first, *wilds, *uses]


def in_plan(picks: list[i64]) -> list[i64]:
    """Picks with the rows of the wild dice in the order of a plan; the uses stay as they are."""
    wilds: list[i64] = []
    others: list[i64] = []
    for pick in picks:
        if ids.is_wild_row(pick):
            wilds.append(pick)
        else:
            others.append(pick)
    wilds.sort()
    first: i64 = 1 if others and ids.is_selection(others[0]) else 0
    return [*others[:first], *wilds, *others[first:]]
