"""The pieces on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, SupportsIndex

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.pieces.cards import Side
from perihelion.beyond.pieces.marks import Marks
from perihelion.beyond.pieces.mats import STRENGTH_DISCOUNT, Ability, Mat
from perihelion.beyond.scoring import score, winners
from perihelion.beyond.seat import Seat
from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.answers import UNKNOWN, Answers
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.boundary import whole
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.refusal import IllegalAnswer
from perihelion.tabletop.table import Table

if TYPE_CHECKING:
    from perihelion.beyond.box import Box
    from perihelion.beyond.setup import Setup


_NO_MATS: Final[list[Mat]] = []
_NO_SURCHARGES: Final[list[i64]] = [0] * ids.SLOTS


class Beyond(Table):
    """A position of Beyond the Sun. `new_game` deals one."""

    def __init__(
        self,
        dice: Dice,
        order: list[i64],
        automatic: bool,
        setup: Setup,
        box: Box,
        seats: list[Seat],
        cards: list[i64],
        covers: list[i64],
        unused: list[i64],
        discarded: list[i64],
        staying: list[i64],
        staying_at: list[i64],
        decks: list[list[i64]],
        buried: list[list[i64]],
        systems: list[i64],
        holder: list[i64],
        outpost: list[i64],
        achievements: list[i64],
        claims: list[list[i64]],
        drawn: list[i64],
        drawn_systems: list[i64],
        out: list[i64],
        out_systems: list[i64],
        marks: Marks,
    ) -> None:
        super().__init__(dice, order, automatic)
        self.setup = setup
        self.box = box
        self.side: Side = box.sides[setup.players - 2]
        self.mats: list[Mat] = _NO_MATS  # this and the last two are worked out from the others
        self.seats = seats
        self.cards = cards  # the technology on each slot
        self.covers = covers  # the event that covers each slot
        self.unused = unused  # events that are not in the game
        self.discarded = discarded  # events that have left it
        self.staying = staying  # events that lie open, in the order of their coming
        self.staying_at = staying_at  # and where each of them lies
        self.decks = decks  # each with its top card last
        self.buried = buried  # sizes of the parts of each deck that all know, the lowest first
        self.systems = systems  # the system card in each place
        self.holder = holder  # who controls each place
        self.outpost = outpost  # the disc in each place
        self.achievements = achievements  # those of this game
        self.claims = claims  # on each of them the discs in its cells: 4 x kind + seat
        self.drawn = drawn  # technologies that have been drawn to choose from
        self.drawn_systems = drawn_systems
        self.out = out  # technologies that are not in the game, in arranged positions
        self.out_systems = out_systems
        self.marks = marks
        self.discovered: i64 = 0  # a bit for each slot with a card
        self.dearer: list[i64] = _NO_SURCHARGES  # ore that the actions in each slot cost more

    # -- a position among positions --------------------------------------

    def game(self) -> str:
        return "beyond"

    def copy(self) -> Beyond:
        twin = Beyond(
            self.dice.copy(),
            self.order,
            self.automatic,
            self.setup,
            self.box,
            [seat.copy() for seat in self.seats],
            self.cards[:],
            self.covers[:],
            self.unused[:],
            self.discarded[:],
            self.staying[:],
            self.staying_at[:],
            [deck[:] for deck in self.decks],
            [parts[:] for parts in self.buried],
            self.systems[:],
            self.holder[:],
            self.outpost[:],
            self.achievements,  # never changes after the deal, so copies share it
            [claims[:] for claims in self.claims],
            self.drawn[:],
            self.drawn_systems[:],
            self.out,  # neither do these ever change
            self.out_systems,
            self.marks.copy(),
        )
        self.share(twin)
        self.carry(twin)
        return twin

    def trial(self, i: i64) -> Beyond:
        """The same board to try on it what the ships of seat `i` may do. Only this seat and who
        controls what are its own, so it costs a fraction of a copy.
        """
        seats = self.seats[:]
        seats[i] = seats[i].copy()
        twin = Beyond(
            self.dice,
            self.order,
            self.automatic,
            self.setup,
            self.box,
            seats,
            self.cards,
            self.covers,
            self.unused,
            self.discarded,
            self.staying,
            self.staying_at,
            self.decks,
            self.buried,
            self.systems,
            self.holder[:],
            self.outpost,
            self.achievements,
            self.claims,
            self.drawn,
            self.drawn_systems,
            self.out,
            self.out_systems,
            self.marks,
        )
        self.share(twin)
        return twin

    def become(self, other: Table) -> None:
        super().become(other)
        assert isinstance(other, Beyond)
        other.share(self)

    def share(self, twin: Beyond) -> None:
        """Tell an equal table what has been worked out; the lists are only replaced as a whole."""
        twin.mats = self.mats
        twin.discovered = self.discovered
        twin.dearer = self.dearer

    # -- points ----------------------------------------------------------

    def round(self) -> int:
        return int(self.marks.round)

    def scores(self) -> list[int]:
        """Everyone's points; all that they are made of is open, so they are at any time."""
        return [int(score(self, i)) for i in range(len(self.seats))]

    def winners(self) -> list[int]:
        return winners(self)

    # -- answers ---------------------------------------------------------

    def whose_turn(self) -> i64:
        return self.marks.active

    def answers(self) -> Answers:
        return self.box.answers

    def read_word(self, word: str) -> int:
        """A technology on the board may be named instead of its slot:
        `tech-space:terraforming:1:1`.
        """
        found = self.box.answers.number(word)
        parts = word.split(":")
        if found == UNKNOWN and parts[0] == "tech-space" and len(parts) == 4:
            for slot, t in enumerate(self.cards):
                if t >= 0 and self.box.techs[t].slug == parts[1]:
                    parts[1] = ids.SLOT_WORDS[slot]
                    return self.box.answers.number(":".join(parts))
        return found

    def answer(self, seat: SupportsIndex, answer: SupportsIndex | str) -> None:
        if isinstance(answer, str):
            answer = self.answer_named(answer, seat)
        self._in_turn(seat, whole(answer))
        super().answer(seat, answer)

    def answer_all(self, seat: SupportsIndex, answers: Iterable[SupportsIndex | str]) -> None:
        said = self.numbers_of(seat, answers)
        self._in_turn(seat, said[0] if said else None)
        super().answer_all(seat, said)

    def _in_turn(self, seat: object, answer: int | None) -> None:
        """A faction that is not asked learns whether the turn or only the decision is another's,
        and one whose turn is just over, that a turn has one production and one achievement
        [beyond.turn.order, beyond.turn.foreign-decisions, beyond.prod.choose-one,
        beyond.ach.one-per-turn].
        """
        who = whole(seat)
        if self.over or self.viewer != NO_VIEW or who is None or not 0 <= who < len(self.order):
            return
        if not self.waits_for(who):
            active = self.marks.active
            first = self.marks.round == 1 and active == self.order[0]
            if answer is not None and who == (active - 1) % len(self.order) and not first:
                if ids.GROWTH <= answer <= ids.TRADE:
                    raise IllegalAnswer("ONE_PRODUCTION_ONLY", {})
                claim = ids.ACHIEVEMENT <= answer < ids.ACHIEVEMENT + ids.ACHIEVEMENTS
                if claim and who == self.marks.claimant:
                    raise IllegalAnswer("ONE_ACHIEVEMENT_PER_TURN", {})
            mine = who == active or not self.waits_for(active)
            raise IllegalAnswer("NOT_YOUR_DECISION" if mine else "NOT_YOUR_TURN", {})

    # -- what the rules ask of the table ---------------------------------

    def work_out(self) -> None:
        """Find out what a table keeps besides its fields."""
        self.mats = [self.box.mat(seat.faction, self.setup.advanced) for seat in self.seats]
        for seat in self.seats:
            seat.work_out()
        for slot in range(ids.SLOTS):
            if self.cards[slot] >= 0:
                self.discovered |= BIT[slot]
        self.note_linked()

    def note_linked(self) -> None:
        """How much more ore the actions of each technology cost by events beside it
        [beyond.passive.linked_action_cost, beyond.event.linked].
        """
        dearer: list[i64] = [0] * ids.SLOTS
        for k in range(len(self.staying)):
            where = self.staying_at[k]
            if ids.AT_SLOT <= where < ids.AT_SLOT + ids.SLOTS:
                dearer[where - ids.AT_SLOT] += self.box.events[self.staying[k]].dearer
        self.dearer = dearer

    def clockwise(self, first: i64) -> list[i64]:
        """All seats in turn order, beginning with this one."""
        n: i64 = len(self.seats)
        out: list[i64] = []
        for k in range(n):
            out.append((first + k) % n)
        return out

    def there(self, place: i64) -> bool:
        """Whether the board has this location now."""
        if place == ids.EXTRA:
            return self.marks.extra_at != ids.NOWHERE
        return self.side.present & BIT[place] != 0

    def neighbours(self, place: i64) -> list[i64]:
        """The locations one line away [beyond.jump.one-line]."""
        joined = self.marks.extra_at
        if joined == ids.NOWHERE:
            return self.side.lines[place]
        if place == ids.EXTRA:
            return [joined]
        if place == joined:
            return [*self.side.lines[place], ids.EXTRA]
        return self.side.lines[place]

    def kinds_at(self, place: i64) -> i64:
        """The specialisations of a place that can be controlled, a bit each; 0 for all others
        [beyond.control.where].
        """
        if ids.FIRST_YARD <= place < ids.EXTRA:
            return self.side.kinds[place]
        s = self.systems[place]
        return 0 if s == ids.NO_CARD else self.box.systems[s].kinds

    def unlocked(self, i: i64, ability: Ability) -> bool:
        """Whether its symbol is uncovered now [beyond.faction.unlock]."""
        seat = self.seats[i]
        if ability.track == ids.EITHER:
            return max(seat.discs_off(0), seat.discs_off(1)) >= ability.removed
        return seat.discs_off(ability.track) >= ability.removed

    def passive(self, i: i64, kind: i64, without: i64) -> i64:
        """What the mat of a seat adds by a passive ability, or `without` it."""
        if self.setup.advanced:
            for ability in self.mats[i].abilities:
                if ability.passive == kind and self.unlocked(i, ability):
                    return ability.amount
        return without

    def strength_needed(self, i: i64, place: i64) -> i64:
        """The strength that colonising takes, at least 1
        [beyond.passive.colonise_strength_discount, beyond.faction.four.b].
        """
        wanted = self.box.systems[self.systems[place]].strength
        return max(1, wanted - self.passive(i, STRENGTH_DISCOUNT, 0))

    def tech_name(self, t: i64) -> str:
        """The name of a technology in facts and events."""
        return self.box.title(self.box.techs[t].slug) if t >= 0 else "face-down"

    def system_name(self, s: i64) -> str:
        """The name of a system in facts and events."""
        return self.box.title(self.box.systems[s].slug) if s >= 0 else "face-down"
