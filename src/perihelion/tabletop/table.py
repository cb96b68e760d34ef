"""A position of some game, for those who play it: questions, answers, views, the past."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Self, SupportsIndex, cast

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop import running
from perihelion.tabletop.agenda import FROM_THE_START, NO_VIEW, SPECTATOR, Agenda
from perihelion.tabletop.answers import UNKNOWN
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.boundary import NO_ANSWER, listed, machine_word, whole
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.events import Event
from perihelion.tabletop.guessing import DEALS, exchange, hidden_places, out_of_place
from perihelion.tabletop.past import Past
from perihelion.tabletop.question import BarredOption, Option, Question, tell
from perihelion.tabletop.refusal import BadRecord, CannotUndo, IllegalAnswer, Refused
from perihelion.tabletop.step import EVERYONE, AnyStep

if TYPE_CHECKING:
    from perihelion.tabletop.layout import TableLayout

LAYOUTS: Final[dict[str, TableLayout]] = {}
"""The layouts by the names of their games; each makes itself known here."""


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Table(Agenda):
    """A position of some game. Subclasses add the pieces."""

    # -- what each game says of itself -----------------------------------

    def game(self) -> str:
        raise NotImplementedError

    def layout(self) -> TableLayout:
        """All its fields, declared once."""
        return LAYOUTS[self.game()]

    def fresh(self) -> Self:
        """The table of a new game: nothing is on the agenda, and nobody has said anything."""
        self.stand([], [[] for _ in self.order], 0, 0, 0, [[] for _ in self.order], 0)
        return self

    def copy(self) -> Table:
        """Another position, equal to this one but separate. It shares the past but keeps no log,
        unless it is told to `listen`. A game that is copied a lot writes its own copy, field by
        field.
        """
        twin = self.layout().copy_table(self)
        self.carry(twin)
        return twin

    def become(self, other: Table) -> None:
        """Take over everything that `other` holds; it is not used afterwards."""
        for name in self.layout().attributes:
            setattr(self, name, getattr(other, name))
        self.become_kernel(other)

    def become_kernel(self, other: Table) -> None:
        """Take over the kernel's part."""
        self.dice = other.dice
        self.steps = other.steps
        self.depth = other.depth
        self.lanes = other.lanes
        self.called = other.called
        self.asked = other.asked
        self.answered = other.answered
        self.given = other.given
        self.revealed = other.revealed
        self.legal = other.legal
        self.viewer = other.viewer
        self.log = other.log
        self.unheard = other.unheard
        self.past = other.past

    def seen_by(self, who: SupportsIndex | None) -> Self:
        """The same position with all that `who` may not see face down; None is a spectator."""
        me = self.viewpoint(who)
        view = self.copy()
        view.veil(me)
        self.layout().face_down(view, me)
        return cast(Self, view)

    def text(self, seat: SupportsIndex | None = None, lang: str = "en") -> str:
        """All that `seat` may see, and what it is asked with all its options, in plain text; None
        is a spectator.
        """
        who = self.viewpoint(seat)
        return tell(self.seen_by(seat), None if who == SPECTATOR else int(who), lang)

    def deal_unseen(self, luck: Dice) -> Table:
        """A full position that looks like this view: what lies face down is dealt at random. The
        game adds what else is known; `guess` makes sure that the questions fit the cards.
        """
        full = self.copy()
        full.viewer = NO_VIEW
        full.origin = None
        full.linked = None  # a copy has nothing unlinked
        self.layout().deal(full, luck)
        full.dice = luck.copy()
        return full

    def unseen_piles(self, seat: i64) -> list[list[i64]]:
        """The piles with cards that `seat` alone may know or, for EVERYONE, nobody; the same ones,
        in the same order, in a view and in a guess. Only needed if a question can depend on such
        cards, see `Step.asked_in_the_open`.
        """
        return []

    def round(self) -> int:
        """The number of the round being played, or of the last one; 0 before the first, or if the
        game has none.
        """
        return 0

    def scores(self) -> list[int]:
        raise NotImplementedError

    def winners(self) -> list[int]:
        raise NotImplementedError

    def describe(self, answer: i64) -> dict[str, object]:
        """An answer as plain data: its `kind` and what it names."""
        return self.answers().describe(answer)

    def pack(self) -> list[object]:
        """The position as plain data, stable across processes."""
        return self.layout().pack_table(self)

    def position(self) -> dict[str, object]:
        """The position by names."""
        return self.layout().write_table(self)

    def carry(self, twin: Table) -> None:
        """Tell a copy how far the game has come, and give it what copies share: options already
        worked out, and the past.
        """
        # Most of these are empty, and a new list is made sooner than a copy.
        lanes = [lane[:] if lane else [] for lane in self.lanes]
        given = [picks[:] if picks else [] for picks in self.given]
        steps = self.steps[: self.depth]
        twin.legal = self.legal[:]
        twin.stand(steps, lanes, self.called, self.asked, self.answered, given, self.revealed)
        twin.viewer = self.viewer
        twin.linked = self.past
        twin.origin = self.origin
        twin.milestone = self.milestone

    def pack_kernel(self) -> list[object]:
        """The kernel's part of a packed position; in a view it is followed by whose view it is."""
        out: list[object] = [
            self.dice.words(),
            [int(seat) for seat in self.order],
            [step.word() for step in self.agenda],
            [[step.word() for step in lane] for lane in self.lanes],
            int(self.called),
            int(self.asked),
            int(self.answered),
            [[int(answer) for answer in given] for given in self.given],
            int(self.revealed),
            self.automatic,
        ]
        if self.viewer != NO_VIEW:
            out.append(int(self.viewer))
        return out

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, dice included, or the same view;
        how they came about and what has been logged does not matter. A table changes, so it has no
        hash.
        """
        if self is other:
            return True
        return isinstance(other, Table) and self.pack() == other.pack()

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """What a copy has is pickled: the position, and the past if it is known."""
        from perihelion.tabletop.registry import revive

        origin = self.origin
        past = self.past
        said = [] if past is None else [answer.plain() for answer in past.answers()]
        return revive, (self.pack(), None if origin is None else origin.plain(), said)

    # -- for the players -------------------------------------------------

    def options(self, seat: SupportsIndex) -> list[int]:
        """The legal answers of `seat`, sorted; none if it owes no answer."""
        who = self._asked(seat)
        return [int(option) for option in self.legal_for(who)] if who >= 0 else []

    def _asked(self, seat: SupportsIndex) -> i64:
        """The seat, if its question can be shown here; else EVERYONE."""
        who = self._seat(seat)
        if who < 0 or not self.waits_for(who) or (self.viewer != NO_VIEW and self.viewer != who):
            return EVERYONE
        return who

    def _seat(self, seat: object) -> i64:
        """The seat that is meant, or EVERYONE if there is none."""
        number = whole(seat)
        return number if number is not None and 0 <= number < len(self.order) else EVERYONE

    def may_answer_again(self, seat: i64) -> bool:
        """Whether `seat` has given an answer that is still sealed.

        An answer that the kernel gave, since there was only one, is not the seat's to replace.
        """
        return (
            0 <= seat < len(self.order)
            and self.asked != 0
            and self.asked & BIT[seat] == 0
            and self.answered & BIT[seat] != 0
            and not self.lanes[seat]
        )

    def answer_named(self, word: str, seat: SupportsIndex | None = None) -> int:
        """The answer of this word. If a word fits several things of the same name, it means the
        first that `seat` may answer with.
        """
        return self._meant(word, self._seat(seat), [])

    def _meant(self, word: str, seat: i64, besides: list[int]) -> int:
        """The answer of a word, in an answer of several picks `besides` these."""
        found = self.read_word(word)
        if found != UNKNOWN:
            return found
        offered = self._offered(seat)
        copies = [c for c in self.answers().copies(word) if c not in besides]
        for c in copies:
            if c in offered:
                return c
        if not copies:
            like = self.answers().like(word, offered)
            raise IllegalAnswer(self.unknown_word(), {"answer": word, "like": like})
        return copies[0]

    def unknown_word(self) -> str:
        """The code that refuses an unknown word; a game may have its own."""
        return "GAME_OVER" if self.over else "UNKNOWN_ANSWER"

    def read_word(self, word: str) -> int:
        """The answer of a word, or UNKNOWN; a game may know more words than it writes."""
        return self.answers().number(word)

    def _offered(self, seat: i64) -> list[i64]:
        """Everything the seat may name in answer to its question."""
        if self.viewer != NO_VIEW and self.viewer != seat:
            return []
        if self.waits_for(seat):
            return self.asking(seat).offered(self, seat)
        if not self.may_answer_again(seat):
            return []
        before = self.given[seat]
        self.hold(seat, [])
        offered = self.asking(seat).offered(self, seat)
        self.hold(seat, before)
        return offered

    def answer(self, seat: SupportsIndex, answer: SupportsIndex | str) -> None:
        """Answer the question put to `seat`, by number or by word: the whole answer, or one pick
        of several.

        An answer that is still sealed is replaced.
        """
        if isinstance(answer, str):
            answer = self.answer_named(answer, seat)
        said = whole(answer)
        who = self._ready(seat, said)
        pick = machine_word(said)
        sealed = self.may_answer_again(who)
        before = self.given[who]
        if sealed:
            self.hold(who, [])
        legal = pick in self.legal_for(who)
        reason = None if legal else self.asking(who).refusal(self, who, pick)
        if sealed:
            self.hold(who, before)
        if reason is not None:
            raise IllegalAnswer(reason.code, reason.facts)
        if sealed:
            self._take_back(who)
        self.accept(who, pick)

    def answer_all(self, seat: SupportsIndex, answers: Iterable[SupportsIndex | str]) -> None:
        """Several picks at once, by number or by word. With those already given they must make a
        whole answer, or none is taken.
        """
        said = self.numbers_of(seat, answers)
        who = self._ready(seat, said[0] if said else None)
        picks = [machine_word(answer) for answer in said]
        sealed = self.may_answer_again(who)
        before = self.given[who]
        if sealed:
            self.hold(who, [])
        step = self.asking(who)
        picks = step.normal(self, who, picks)
        said_before = step.picked(self, who)
        together: list[i64] = [*said_before, *picks]
        reason = step.refuse_set(self, who, picks)
        if sealed:
            self.hold(who, before)
        if reason is not None:
            raise IllegalAnswer(reason.code, reason.facts)
        if sealed or said_before:
            earlier = [] if sealed else before[: len(before) - len(said_before)]
            self._take_back(who)
            for pick in earlier:
                self.accept(who, pick)
        for pick in step.in_order(self, who, together):
            if self.accept(who, pick):
                return
        self.accept(who, step.done())

    def numbers_of(self, seat: SupportsIndex, answers: object) -> list[int]:
        """The picks as numbers; NO_ANSWER for what is neither a number nor a word."""
        out: list[int] = []
        for one in [None] if isinstance(answers, str) else listed(answers):
            if isinstance(one, str):
                out.append(self._meant(one, self._seat(seat), out))
            else:
                number = whole(one)
                out.append(NO_ANSWER if number is None else number)
        return out

    def hold(self, seat: i64, given: list[i64]) -> None:
        """Look at the open question as if `seat` had given these answers to it."""
        self.given[seat] = given
        self.legal[seat] = None

    def _ready(self, seat: SupportsIndex, said: int | None) -> i64:
        """The seat, if it may say anything now."""
        if self.over:
            raise IllegalAnswer("GAME_OVER", {})
        self.playable()
        who = self._seat(seat)
        if who < 0 or not (self.waits_for(who) or self.may_answer_again(who)):
            raise IllegalAnswer(self.not_asked(who, said), {})
        return who

    def not_asked(self, seat: i64, said: int | None) -> str:
        """Why a seat that owes no answer, or EVERYONE if there is no such seat, may not say this;
        a game may know a better reason.
        """
        called = seat >= 0 and self.called & BIT[seat] != 0
        return "ALREADY_ANSWERED" if called else "NOT_YOUR_DECISION"

    def playable(self) -> None:
        """Refuse to play on from a view: its face-down cards would be played."""
        if self.viewer != NO_VIEW:
            raise IllegalAnswer("FACE_DOWN", {})

    def _take_back(self, seat: i64) -> None:
        """Forget what `seat` has answered to its question."""
        if self.answered & BIT[seat]:
            self._unsay_forced(seat)
        self.given[seat].clear()
        self.legal[seat] = None
        self.asked |= BIT[seat]
        self.answered &= ~BIT[seat]
        if self.past is not None:
            self.past = self.past.without_last_of(seat)
            if self.unheard > 0:
                self.unheard = min(self.unheard, self._said())

    def _unsay_forced(self, seat: i64) -> None:
        """Remove from the log what was answered for `seat` after its first picks; while a common
        question is open, only such events are logged.
        """
        log = self.log
        if log is None:
            return
        kind = self.asking(seat).kind()
        k: i64 = len(log) - 1
        while k >= 0 and log[k].private and log[k].facts.get("question") == kind:
            if log[k].seat == seat:
                del log[k]
            k -= 1

    def _said(self) -> i64:
        """How many answers have been given."""
        past = self.past
        return 0 if past is None else len(past.answers())

    def accept(self, seat: i64, answer: i64) -> bool:
        """Take an answer that is known to be legal; whether it completes the seat's answer."""
        return running.accept(self, seat, answer)

    def run(self) -> None:
        """Go on until somebody has to answer or the game is over."""
        running.run(self)

    def asking(self, seat: i64) -> AnyStep:
        """The step whose question `seat` faces."""
        return running.asking(self, seat)

    def legal_for(self, seat: i64) -> list[i64]:
        """The legal answers, sorted. The list is shared: do not change it."""
        return running.legal_for(self, seat)

    def undo(self, seat: SupportsIndex) -> None:
        """Take back the last answer of `seat`, unless something has been revealed since."""
        left = self.without_last(self._seat(seat))
        heard = self.log is not None
        k = self._known_to_milestone(left)
        milestone = self.milestone if k > 0 else None
        twin = self._from_start() if milestone is None else milestone.again()
        if k < len(left) and left[k].revealed != self.revealed:
            milestone = None  # more has been revealed since: the next undo can start from later
        while k < len(left):
            said = left[k]
            if milestone is None and said.revealed == self.revealed:
                milestone = twin.again()
            if heard and k == self.unheard:
                twin.listen()
            if not twin.waits_for(said.seat) or said.answer not in twin.legal_for(said.seat):
                raise CannotUndo("ALREADY_REVEALED", {})
            twin.accept(said.seat, said.answer)
            k += 1
        if heard:
            twin.listen()
        self.become(twin)
        self.milestone = twin.again() if milestone is None else milestone

    def _known_to_milestone(self, left: list[Past]) -> i64:
        """How many of these answers led to the milestone; 0 if they do not lead there, or if it
        has not heard what this table has.
        """
        milestone = self.milestone
        if milestone is None:
            return 0
        last = milestone.past
        k: i64 = len(left)
        while k > 0 and left[k - 1] is not last:
            k -= 1
        if self.log is None:
            return k
        if milestone.log is None:
            return k if self.unheard >= k else 0
        return k if self.unheard == milestone.unheard else 0

    def _from_start(self) -> Table:
        """The game where it began, with a log if this table has one from there."""
        origin = self.origin
        assert origin is not None
        return origin.begin(self.log is not None and self.unheard == FROM_THE_START)

    def again(self) -> Table:
        """A copy with the same log."""
        twin = self.copy()
        twin.milestone = None
        log = self.log
        if log is not None:
            twin.log = log[:]
            twin.unheard = self.unheard
        return twin

    def without_last(self, seat: i64) -> list[Past]:
        """What has been said except the last answer of `seat`, if that may still be taken back."""
        past = self.past
        if self.origin is None or past is None or seat < 0:
            raise CannotUndo("NOTHING_TO_UNDO", {})
        pending = [0] * len(self.order)
        for k in self.order:  # a forced answer is nobody's, and must not show
            if self.given[k] and (self.asked | self.answered) & BIT[k]:
                pending[k] = 1
        return past.answers_without(seat, self.revealed, pending)

    def record(self) -> dict[str, object]:
        """The whole game: how it began, and the answers in the order given."""
        origin = self.origin
        if origin is None:
            raise BadRecord("NO_RECORD", {})
        said = [] if self.past is None else self.past.answers()
        lines = [f"{s.seat} {self.answer_word(s.answer)}" for s in said]
        return {**origin.plain(), "answers": lines}

    def question(self, seat: SupportsIndex) -> Question | None:
        """What `seat` is asked: its options, and what it may not choose with the reasons."""
        who = self._asked(seat)
        if who < 0:
            return None
        step = self.asking(who)
        options = [self.option(who, answer) for answer in self.legal_for(who)]
        candidates = options
        if step.several():
            candidates = [self.option(who, c) for c in sorted(step.offered(self, who))]
        barred = [
            BarredOption(self.option(who, b.answer), b.refusal) for b in step.barred(self, who)
        ]
        given = [self.option(who, answer) for answer in step.picked(self, who)]
        return Question(
            self.game(),
            step.kind(),
            who,
            step.facts(self, who),
            options,
            candidates,
            barred,
            given,
            step.least(self, who),
            step.most(self, who),
            step.several(),
            not self.lanes[who],
        )

    def option(self, seat: i64, answer: i64) -> Option:
        """An answer as the question of `seat` would offer it."""
        structure = {**self.describe(answer), **self.asking(seat).tag(self, seat, answer)}
        return Option(self.game(), answer, self.answer_word(answer), structure)

    # -- views -----------------------------------------------------------

    def guess(self, luck: Dice) -> Table:
        """A full position that this view could come from: what lies face down is dealt at random,
        but so that nobody is asked what they would not be asked with such cards.
        """
        full = self.deal_unseen(luck)
        doubtful = out_of_place(full, self.viewer)
        for _ in range(DEALS):
            if doubtful < 0:
                return full
            full = self.deal_unseen(luck)
            doubtful = out_of_place(full, self.viewer)
        while doubtful >= 0:
            held = self.unseen_piles(doubtful)
            own = hidden_places(held, luck)
            unseen = hidden_places(self.unseen_piles(EVERYONE), luck, len(held))
            piles = full.unseen_piles(doubtful) + full.unseen_piles(EVERYONE)
            if not exchange(full, doubtful, piles, own, unseen):
                break  # nothing fits: this view was made up
            doubtful = out_of_place(full, self.viewer)
        full.dice = luck.copy()
        return full

    def veil(self, who: i64) -> None:
        """Turn this copy into what `who` may see, as far as the kernel's own part goes.

        An answer that another seat has sealed counts as not yet given, so whoever plays on from a
        guess has to decide for the others; that it was given stays known.
        """
        self.viewer = who
        self.dice = self.dice.blank()
        self.log = None
        self.linked = None  # a copy has nothing unlinked
        self.origin = None
        self.milestone = None
        if self.asked and not self._in_lanes():
            self.asked |= self.called if who < 0 else self.called & ~BIT[who]
        for seat in self.order:
            if seat != who:
                if self.given[seat]:
                    self.given[seat] = []
                self.legal[seat] = None

    def _in_lanes(self) -> bool:
        """Whether the open questions stand in lanes."""
        for lane in self.lanes:
            if lane:
                return True
        return False

    def listen(self) -> None:
        """Keep a log of events from now on."""
        if self.log is None:
            self.log = []
            self.unheard = FROM_THE_START if self.origin is None else self._said()

    def viewpoint(self, who: SupportsIndex | None) -> i64:
        """The seat that will look at the table; None is a spectator."""
        if who is None:
            return SPECTATOR
        seat = self._seat(who)
        if seat < 0:
            raise Refused("UNKNOWN_SEAT", {"seat": str(who)})
        return seat

    def events(self, who: SupportsIndex | None = None) -> list[Event]:
        """The log as `who` may know it; None is a spectator."""
        seat = self.viewpoint(who)
        log = self.log
        if log is None:
            return []
        return [e.seen_by(seat) for e in log if not e.private or e.known_to(seat)]
