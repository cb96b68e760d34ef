"""Playing a recorded game on our engine, and comparing the two all the way."""

from __future__ import annotations

from perihelion.race import ids
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refused

from .answering import Answering
from .asked_consume import ConsumeHand, ConsumePower, Good
from .asked_settle import EXTRAS
from .asked_takeover import hopeless_takeovers, possible_takeovers
from .begin import begin, set_table
from .choices import Choice, Notes
from .differences import (
    EMPTY_USE,
    GOAL_KEPT,
    HOPELESS_TAKEOVER,
    LATE_DISCARD,
    LEAD_REGAINED,
    NOBODY_HIRED,
    RESHUFFLE_AMID_TURNS,
    ROUND_LIMIT,
    SECOND_CARD_ALONE,
    WILD_GOOD_UNUSED,
    Apart,
    Difference,
    Parted,
    Tally,
)
from .feeding import Fed
from .kinds import choice_of
from .records import Plain, Recorded
from .scores import compare_final, compare_scores, stale_values
from .table import compare_table


def replay(game: Recorded) -> Tally:
    """Replay a recorded game, and tell what was compared and what came of it."""
    try:
        return Replay(game).run()
    except Parted as parted:  # before the first choice
        tally = Tally()
        tally.games = 1
        tally.unlisted.append(Difference(game.name, 0, "start", str(parted)))
        return tally


class Replay(Answering):
    """One game."""

    def __init__(self, game: Recorded) -> None:
        super().__init__(begin(game), [Notes() for _ in game.start])
        self.game = game
        self.tally = Tally()
        self.fed = Fed(self.g, game, self.look_between)
        self.g.feed = self.fed
        self.now = -1  # the event that is being played
        self.compared = -1  # the last snapshot that has been compared
        self.passing = False  # whether a round is passed over that they play by other rules
        self.ended: Race | None = None  # the table when their game is over

    def run(self) -> Tally:
        """Play it to the end, or to where the two games part."""
        self.tally.games = 1
        try:
            for now, event in enumerate(self.game.events):
                self.now = now
                try:
                    self.play(event)
                except Apart as apart:
                    self.part(apart.listed)
                    if event["e"] == "snap":
                        self.play(event)
            self.finish()
        except Parted as parted:
            self.differ(str(parted))
        except Refused as refused:
            self.differ(f"our engine refuses the answer: {refused.code} {refused.facts}")
        return self.tally

    def play(self, event: Plain) -> None:
        """Play one event; a round played by other rules is passed over to its end."""
        if event["e"] not in ("choice", "snap"):
            return
        if event["e"] == "choice" and event["round"] in self.game.apart and not self.passing:
            self.part(SECOND_CARD_ALONE)
        if self.passing:
            ends = event["e"] == "snap" and (event["at"] == "round_start" or event.get("over"))
            self.tally.passed_over += 1
            if ends:
                self.resume(event)
        elif event["e"] == "choice":
            self.play_choice(event)
        elif self.now > self.compared:
            self.play_snapshot(event)

    def differ(self, what: str) -> None:
        event = self.game.events[self.now]
        round, phase = self.g.round(), ids.PHASES[self.g.phase]
        if event["e"] in ("choice", "snap"):
            round, phase = event["round"], event.get("at") or event["phase"]
        self.tally.unlisted.append(Difference(self.game.name, round, phase, what))

    def part(self, listed: str) -> None:
        """They go on by other rules: pass over the rest of the round."""
        self.tally.listed[listed] += 1
        self.passing = True

    # -- choices -----------------------------------------------------------

    def play_choice(self, event: Plain) -> None:
        """Compare what is offered, then answer as it was answered."""
        notes = self.notes[event["p"]]
        if event["i"] in notes.done:
            self.tally.decisions += 1
            return
        choice = choice_of(self.g, event, notes, self.game, self.now)
        if choice is None:  # the answer was given together with an earlier one
            self.tally.decisions += 1
            self.tally.listed[LATE_DISCARD] += 1
            return
        if isinstance(choice, ConsumeHand) and choice.is_empty() and not choice.is_bonus():
            if choice.power(choice.offer["power"]) in notes.given_up:
                self.tally.decisions += 1
                if choice.both_offers_of_hand():
                    self.differ(f"seat {choice.seat} holds other cards")
                return
        if isinstance(choice, Good) and choice.for_nothing():
            if choice.is_compulsory():
                self.tally.passed_over += 1
                raise Apart(WILD_GOOD_UNUSED)
            self.tally.decisions += 1
            self.tally.listed[WILD_GOOD_UNUSED] += 1
            notes.given_up.append(choice.power(choice.offer["power"]))
            return
        early = choice.parts_before()
        if early is not None:
            self.tally.passed_over += 1
            raise Apart(early)
        self.catch_up(choice)
        while not choice.fits():
            if choice.is_silent():
                self.tally.decisions += 1
                return
            reply = choice.before()
            seat = choice.seat
            if not self.g.waits_for(seat):
                seat = max(self.first_in_lane(len(self.g.seats)), 0)
            if reply is not None:
                self.give(choice.seat, [reply])
            elif choice.stuck() is not None and not self.can_go_on(seat):
                self.tally.passed_over += 1
                raise Apart(str(choice.stuck()))
            else:
                self.answer_by_itself(seat, f"{choice.type} is asked")
        listed, others = choice.differences()
        self.tally.listed.update(listed)
        for what in [*others, *self.counts(event)]:
            self.differ(what)
        parting = choice.parts()
        if parting is not None:
            self.tally.passed_over += 1
            self.tally.listed[parting] -= parting in listed  # it is the same one
            raise Apart(parting)
        self.tally.decisions += 1
        if self.leads_to_nothing(choice):
            hand = self.game.events[self.now + 1]["type"] == "CONSUME_HAND"
            self.tally.listed[EMPTY_USE] += hand
            return
        self.give(choice.seat, choice.replies())

    def leads_to_nothing(self, choice: Choice) -> bool:
        """They let a power that discards hand cards be used for none, and count it as used; for us
        its owner has then left it alone, and both choices of such a use are passed over.
        """
        following = self.game.events[self.now + 1]
        if not isinstance(choice, ConsumePower) or following["e"] != "choice":
            return False
        chosen = choice.chosen()
        used = following["answer"].get("cards") or following["answer"].get("goods")
        if chosen is None or following["type"] not in ("CONSUME_HAND", "GOOD") or used:
            return False
        choice.notes.given_up.append(chosen)
        return True

    def counts(self, event: Plain) -> list[str]:
        """In what the seat that chooses stands differently: cards in hand, cards in play, goods,
        chips, prestige. While it produces it may, since the order of automatic powers is free.
        """
        spending = event["type"] == "GOOD" and event["phase"] != "consume"
        if "st" not in event or event["phase"] == "produce" or spending:
            return []
        seat = self.g.seats[event["p"]]
        early = len(self.notes[event["p"]].early)
        ours = [
            len(seat.hand) + len(seat.drawn) - early,
            len(seat.tableau),
            int(seat.good_count()),
            int(seat.chips) + early,
            int(seat.prestige),
        ]
        theirs = event["st"][event["p"]]
        left = [c for c in seat.used if c in seat.snapshot and c not in seat.tableau]
        if event["type"] in ("PAYMENT", "DISCARD") and theirs[1] - ours[1] in range(len(left) + 1):
            ours[1] = theirs[1]  # a card that is discarded for it leaves later for them
        if ours == theirs:
            return []
        return [f"seat {event['p']}, {event['type']}: {ours} for us, {theirs} for them"]

    def turn_down(self, seat: int) -> None:
        g, offered = self.g, self.notes[seat].offered
        extras = {name for name, way in EXTRAS.items() if way in g.options(seat)}
        weak = hopeless_takeovers(g, seat, 2)  # with the boost that defends for them
        attacks = {(g.name(a.world), g.name(a.power)) for a in possible_takeovers(g, seat)}
        attacks = {attack for attack in attacks if attack[1] not in offered}
        if "improved-logistics" in offered:
            attacks.clear()  # the power for a second takeover was not wanted
        if extras - offered and self.notes[seat].idle:
            self.tally.listed[NOBODY_HIRED] += 1
        elif extras - offered or attacks - weak:
            self.differ(f"seat {seat}: they do not offer {extras - offered} {attacks - weak}")
        elif attacks:
            self.tally.listed[HOPELESS_TAKEOVER] += 1

    def produced(self, seat: int, worlds: list[int]) -> list[int]:
        g = self.g
        reserved = self.notes[seat].reserved
        out = [c for c in worlds if c < len(g.cards) and self.fed.draws_good(seat, c)]
        out = [c for c in out if g.name(c) not in reserved]
        last = [c for c in out if not any(p.excludes_self for p in g.cards[c].powers)]
        return [c for c in out if c not in last] + last

    # -- snapshots ---------------------------------------------------------

    def moment(self) -> str:
        """Their word for the moment that our engine has come to."""
        g = self.g
        if g.phase == ids.ROUND_END_PHASE:
            return "round_end"
        if g.phase != ids.NO_PHASE:
            return ids.PHASES[g.phase].replace("-again", "2")
        if g.round() == 0:
            return "start"
        return "search" if any(s.actions >> ids.SEARCH_BIT & 1 for s in g.seats) else "actions"

    def look_between(self) -> None:
        """A phase of ours has ended: the next snapshot must tell of the same moment."""
        k = max(self.now, self.compared + 1)
        if self.game.events[k]["e"] == "choice" and k == self.now:
            k += 1
        while self.game.events[k]["e"] != "snap":
            event = self.game.events[k]
            if event["e"] == "choice" and not self.given_together(k):
                raise Parted(f"our phase is over, and seat {event['p']} is asked {event['type']}")
            k += 1
        snap = self.game.events[k]
        at = self.moment()
        if at == "search" and snap["at"] == "actions":
            return  # the searches are still to come
        if (snap["round"], snap["at"]) != (self.g.round(), at):
            raise Parted(f"they are at {snap['at']} of round {snap['round']}, we at {at}")
        self.compare(k, snap)
        left = self.fed.left_over(self.g.round(), int(self.g.phase))
        if left and snap["at"] != "actions":
            raise Parted(f"they draw more: {left}")

    def given_together(self, k: int) -> bool:
        """Whether the choice was answered together with an earlier one."""
        event = self.game.events[k]
        if event["i"] in self.notes[event["p"]].done:
            return True
        return choice_of(self.g, event, self.notes[event["p"]], self.game, k) is None

    def play_snapshot(self, snap: Plain) -> None:
        """Between rounds our engine asks for actions or is over; elsewhere it looks by itself."""
        if snap["at"] == "actions" and self.moment() == "search":
            self.compare(self.now, snap)
            return
        while self.now > self.compared and self.first_in_lane(len(self.g.seats)) >= 0:
            seat = self.first_in_lane(len(self.g.seats))
            self.answer_by_itself(seat, f"they are at the end of {snap['at']}")
        if self.now <= self.compared:
            return
        if snap["at"] not in ("start", "round_start", "round_end"):
            raise Parted(f"they are at the end of {snap['at']}, and our phase goes on")
        if snap["at"] == "round_start" and snap["round"] != self.g.round():
            raise Parted(f"round {snap['round']} begins, and ours is {self.g.round()}")
        self.compare(self.now, snap)
        if snap["at"] == "round_start":
            self.begin_round(snap)

    def begin_round(self, snap: Plain) -> None:
        """A round begins, and the tables are the same."""

    def compare(self, k: int, snap: Plain) -> None:
        found = compare_table(self.g, snap)
        listed, others = compare_scores(self.g, snap)
        if found and not others and self.reshuffled_amid_turns(snap, found):
            raise Apart(RESHUFFLE_AMID_TURNS)
        if found and self.goal_kept(snap, found):
            raise Apart(GOAL_KEPT)
        if found and not others and self.lead_regained(k, snap, found):
            raise Apart(LEAD_REGAINED)
        if found or others:
            raise Parted("; ".join([*found, *others]))
        self.tally.listed.update(listed)
        self.tally.snapshots += 1
        self.compared = k
        for notes in self.notes:
            notes.clear()
        if snap.get("over"):
            self.ended = self.g.copy()

    def reshuffled_amid_turns(self, snap: Plain, found: list[str]) -> bool:
        """Whether nothing differs but how many cards lie in the two piles, in a phase in which the
        discards were shuffled while several players acted.
        """
        piles = all(what.startswith(("deck: ", "discard: ")) for what in found)
        g = self.g
        same = len(g.deck) + len(g.discard) == snap["deck"] + snap["discard_n"]
        return piles and same and (g.round(), int(g.phase)) in self.fed.shuffled_in

    def goal_kept(self, snap: Plain, found: list[str]) -> bool:
        """Whether nothing differs but a most goal that they leave with its holder, by a value that
        is no longer true.
        """
        goals = all(": goals is" in what or what.startswith("free goals") for what in found)
        return goals and stale_values(self.g, snap)

    def lead_regained(self, k: int, snap: Plain, found: list[str]) -> bool:
        """Whether nothing differs but the card of a leader who has spent the lead in this phase and
        leads again since others fell, too: for us nothing lies on the tile then.
        """
        cards = ("leader with a card coming: ", "prestige on the tile: ")
        leader = snap["tile"]
        if (
            not self.g.setup.expansions
            or leader is None
            or not all(what.startswith(cards) for what in found)
        ):
            return False
        bare = self.g.expansions.tile == leader and self.g.expansions.on_tile == 0
        return bare and self.game.spent_lead(k, leader)

    def resume(self, snap: Plain) -> None:
        """Go on from their table after a round that they play by other rules."""
        self.passing = False
        self.compared = self.now
        self.g = set_table(self.g, self.game, snap)
        self.g.feed = self.fed
        self.fed.g = self.g
        self.fed.forget(snap["round"])
        for notes in self.notes:
            notes.clear()
        if snap.get("over"):
            self.ended = self.g
        else:
            self.begin_round(snap)

    # -- the end -----------------------------------------------------------

    def finish(self) -> None:
        """The game is over for both, and they count the same."""
        final = self.game.final
        self.name_final_kind(final)
        table = self.g
        if self.game.cut_short and not self.g.over:
            self.tally.listed[ROUND_LIMIT] += 1
            table = self.ended or self.g
        elif not self.g.over and self.ended is not self.g:
            raise Parted("their game is over, and ours goes on")
        last = next(e for e in reversed(self.game.events) if e["e"] == "snap")
        listed, others = compare_final(table, final, last)
        self.tally.listed.update(listed)
        for what in others:
            self.differ(what)
