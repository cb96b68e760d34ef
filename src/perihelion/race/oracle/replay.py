"""Playing a recorded game on our engine, and comparing the two all the way."""

from __future__ import annotations

from collections import Counter

from perihelion.race.facts import RACE
from perihelion.race.ids import PHASES
from perihelion.race.oracle.choices import Choice
from perihelion.race.oracle.differences import (
    EMPTY_USE,
    ROUND_LIMIT,
    SECOND_CARD_ALONE,
    Difference,
    Parted,
    Tally,
)
from perihelion.race.oracle.feeding import Fed
from perihelion.race.oracle.records import Plain, Recorded
from perihelion.race.oracle.table import compare_final, compare_table, slugs, their_seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refused


def begin(game: Recorded) -> Race:
    """Our game with the same start worlds and the same hands dealt, every question put, so that
    nothing happens before its turn in the recorded game.
    """
    options = {
        "advanced": game.config["advanced"],
        "automatic": False,
        "start_worlds": game.start,
    }
    dealt = RACE.new_game(game.config["players"], 0, options, False).position()
    seats = dealt["seats"]
    cards = dealt["deck"]
    assert isinstance(seats, list)
    assert isinstance(cards, list)
    for seat in seats:
        cards.extend(seat["hand"])
    for seat, hand in zip(seats, game.dealt(), strict=True):
        seat["hand"] = [_take(cards, name) for name in hand]
    g = RACE.position(dealt)
    assert isinstance(g, Race)
    return g


def _take(cards: list[str], name: str) -> str:
    """A card of this name, or a copy of it, out of the cards."""
    for card in cards:
        if card.split(".")[0] == name:
            cards.remove(card)
            return card
    raise Parted(f"{name} is dealt, but not there")


def set_table(g: Race, snap: Plain) -> Race:
    """Our table laid out as in their snapshot of the end of a round, about to choose actions."""
    seats: list[Plain] = []
    in_deck = Counter(card.slug for card in g.cards)
    for player in snap["players"]:
        seat = their_seat(player)
        in_deck.subtract(seat["hand"])
        in_deck.subtract(word for card in seat["tableau"] for word in card if word)
        tableau = [{card: good} if good else card for card, good in seat["tableau"]]
        seats.append({"tableau": tableau, "hand": seat["hand"], "chips": seat["chips"]})
    discard = slugs(snap["discard"])
    in_deck.subtract(discard)
    position = {
        "options": g.setup.options(),
        "at": "action",
        "round": snap["round"] + 1,
        "seats": seats,
        "deck": list(in_deck.elements()),
        "discard": discard,
        "pool": snap["pool"],
    }
    table = RACE.position(position)
    assert isinstance(table, Race)
    return table


def replay(game: Recorded) -> Tally:
    """Replay a recorded game, and tell what was compared and what came of it."""
    try:
        return Replay(game).run()
    except Parted as parted:  # before the first choice
        tally = Tally()
        tally.games = 1
        tally.unlisted.append(Difference(game.name, 0, "start", str(parted)))
        return tally


class Replay:
    """One game."""

    def __init__(self, game: Recorded) -> None:
        self.game = game
        self.tally = Tally()
        self.g = begin(game)
        self.fed = Fed(self.g, game, self.look_between)
        self.g.feed = self.fed
        self.now = -1  # the event that is being played
        self.compared = -1  # the last snapshot that has been compared
        self.given_up: list[list[int]] = [[] for _ in game.start]  # powers used without effect

    def run(self) -> Tally:
        """Play it to the end, or to where the two games part."""
        self.tally.games = 1
        try:
            for now, event in enumerate(self.game.events):
                self.now = now
                self.play(event)
            self.finish()
        except Parted as parted:
            self.differ(str(parted))
        except Refused as refused:
            self.differ(f"our engine refuses the answer: {refused.code} {refused.facts}")
        return self.tally

    def play(self, event: Plain) -> None:
        """Play one event; a round played by other rules is passed over to its end."""
        if event.get("round") in self.game.apart and event.get("at") != "round_start":
            if event.get("at") == "round_end":
                self.resume(event)
        elif event["e"] == "choice":
            self.play_choice(event)
        elif event["e"] == "snap" and self.now > self.compared:
            self.play_snapshot(event)

    def differ(self, what: str) -> None:
        event = self.game.events[self.now]
        round, phase = int(self.g.round), PHASES[self.g.phase]
        if event["e"] in ("choice", "snap"):
            round, phase = event["round"], event.get("at") or event["phase"]
        self.tally.unlisted.append(Difference(self.game.name, round, phase, what))

    # -- choices -----------------------------------------------------------

    def play_choice(self, event: Plain) -> None:
        """Compare what is offered, then answer as it was answered."""
        self.tally.decisions += 1
        given_up = self.given_up[event["p"]]
        choice = Choice(self.g, event, given_up)
        if choice.is_empty() and choice.power(choice.offer["power"]) in given_up:
            if not choice.same_hand():
                self.differ(f"seat {choice.seat} holds other cards than {choice.offer['hand']}")
            return
        self.catch_up(choice.seat)
        while not choice.fits():
            self.answer_forced(choice.seat, f"{choice.type} is asked")
        listed, others = choice.differences()
        self.tally.listed.update(listed)
        for what in [*others, *self.counts(event)]:
            self.differ(what)
        if self.leads_to_nothing(event):
            given_up.append(choice.power(event["answer"]["power"]))
            self.tally.listed[EMPTY_USE] += 1
            return
        paying = choice.kind() == "settle-method"
        self.answer(choice.seat, choice.answers())
        if paying and choice.open_kind() == "settle-pay":
            self.answer(choice.seat, choice.paid())

    def leads_to_nothing(self, event: Plain) -> bool:
        """They let a power that discards hand cards be used for none, and count it as used; for us
        its owner has then left it alone, and both choices of such a use are passed over.
        """
        following = self.game.events[self.now + 1]
        return (
            event["type"] == "CONSUME_POWER"
            and event["answer"]["power"] is not None
            and following["e"] == "choice"
            and Choice(self.g, following, []).is_empty()
        )

    def catch_up(self, upto: int) -> None:
        """They play lanes seat after seat: those before have nothing left to decide."""
        for seat in range(upto):
            while self.in_lane(seat):
                self.answer_forced(seat, f"seat {upto} plays")

    def in_lane(self, seat: int) -> bool:
        """Whether the seat is asked something in its lane."""
        return self.g.waits_for(seat) and len(self.g.lanes[seat]) > 0

    def answer_forced(self, seat: int, meanwhile: str) -> None:
        """Answer a question of ours that leaves no choice and that they do not ask."""
        options = [a for a in self.g.options(seat) if a not in self.given_up[seat]]
        if not self.g.lanes[seat] or len(options) != 1:
            kind = self.g.asking(seat).kind() if self.g.waits_for(seat) else "nothing"
            raise Parted(f"{meanwhile}, and we ask seat {seat} {kind}")
        self.answer(seat, options)

    def answer(self, seat: int, answers: list[int]) -> None:
        self.g.answer_all(seat, answers)

    def counts(self, event: Plain) -> list[str]:
        """In what the seat that chooses stands differently: cards in hand, cards in play, goods,
        chips. While it produces it may, since the order of automatic powers is free.
        """
        if "st" not in event or event["phase"] == "produce":
            return []
        seat = self.g.seats[event["p"]]
        ours = [
            len(seat.hand) + len(seat.drawn),
            len(seat.tableau),
            int(seat.good_count()),
            int(seat.chips),
        ]
        theirs = event["st"][event["p"]][:4]
        if ours == theirs:
            return []
        return [f"seat {event['p']}, {event['type']}: {ours} for us, {theirs} for them"]

    # -- snapshots ---------------------------------------------------------

    def look_between(self) -> None:
        """A phase of ours has ended: the next snapshot must tell of the same moment."""
        k = max(self.now, self.compared + 1)
        if self.game.events[k]["e"] == "choice" and k == self.now:
            k += 1
        while self.game.events[k]["e"] != "snap":
            event = self.game.events[k]
            if event["e"] == "choice":
                raise Parted(f"our phase is over, and seat {event['p']} is asked {event['type']}")
            k += 1
        snap = self.game.events[k]
        at = "actions" if self.g.phase == 0 else PHASES[self.g.phase].replace("-again", "2")
        if (snap["round"], snap["at"]) != (self.g.round, at):
            raise Parted(f"they are at {snap['at']} of round {snap['round']}, we at {at}")
        self.compare(k, snap)
        left = self.fed.left_over(int(self.g.round), int(self.g.phase))
        if left:
            raise Parted(f"they draw more: {left}")

    def play_snapshot(self, snap: Plain) -> None:
        """Between rounds our engine asks for actions or is over; elsewhere it looks by itself."""
        for seat in range(len(self.g.seats)):
            while self.now > self.compared and self.in_lane(seat):
                self.answer_forced(seat, f"they are at the end of {snap['at']}")
        if self.now <= self.compared:
            return
        if snap["at"] not in ("start", "round_start", "round_end"):
            raise Parted(f"they are at the end of {snap['at']}, and our phase goes on")
        if snap["at"] == "round_start" and snap["round"] != self.g.round:
            raise Parted(f"round {snap['round']} begins, and ours is {self.g.round}")
        self.compare(self.now, snap)

    def compare(self, k: int, snap: Plain) -> None:
        self.tally.snapshots += 1
        self.compared = k
        for powers in self.given_up:
            powers.clear()
        found = compare_table(self.g, snap)
        if found:
            raise Parted("; ".join(found))

    def resume(self, snap: Plain) -> None:
        """Go on from their table after a round that they play by other rules."""
        self.tally.listed[SECOND_CARD_ALONE] += 1
        self.compared = self.now
        self.g = set_table(self.g, snap)
        self.g.feed = self.fed
        self.fed.g = self.g

    # -- the end -----------------------------------------------------------

    def finish(self) -> None:
        """The game is over for both, and they count the same."""
        final = self.game.final
        limit = final["end"] == ["round_limit_30"] and final["rounds"] == 30
        if limit and not self.g.over:
            self.tally.listed[ROUND_LIMIT] += 1
        elif not self.g.over and final["rounds"] not in self.game.apart:
            raise Parted("their game is over, and ours goes on")
        for what in compare_final(self.g, self.game.final):
            self.differ(what)
