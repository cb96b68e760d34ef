"""Phase IV, the ante: a hand card is put up, and cards are turned up against it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.consume_powers import in_progress
from perihelion.race.phases.rule import STEPS, Rule, is_card, not_in_hand
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal


def ante_cards(g: Race, seat: Seat) -> list[i64]:
    """The hand cards that may be put up: those with a number from 1 to 6 [race.pw.gamble-ante]."""
    return [c for c in seat.hand if 1 <= g.cards[c].number <= 6]


class AnteCard(Rule):
    """The owner puts up a hand card, or none after all, and as many cards are turned up as its
    number says. If one of them has a higher number they keep their card and win one of them, else
    it is lost [race.pw.gamble-ante].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        return [*ante_cards(g, g.seats[i]), ids.PASS]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer in g.seats[i].hand:
            return Refusal("NUMBER_OUT_OF_RANGE", {"number": int(g.cards[answer].number)})
        return not_in_hand(g, answer) if is_card(g, answer) else in_progress(g, i, answer)

    def barred(self, g: Race, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for c in sorted(g.seats[i].hand):
            if not 1 <= g.cards[c].number <= 6:
                out.append(
                    Barred(c, Refusal("NUMBER_OUT_OF_RANGE", {"number": int(g.cards[c].number)}))
                )
        return out

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        return {"number": int(g.cards[answer].number)} if is_card(g, answer) else {}

    def carry_out(self, g: Race, i: i64, ante: i64) -> None:
        if ante == ids.PASS:
            return
        expansions = g.expansions
        seat = g.seats[i]
        number = g.cards[ante].number
        won = False
        for _ in range(number):
            card = g.take_card(i, "ante", ids.NO_CARD)
            if card != ids.NO_CARD:
                expansions.flipped.append(card)
                won = won or g.cards[card].number > number
        if g.log is not None:
            g.tell(
                "ante",
                i,
                {
                    "card": g.name(ante),
                    "cards": [g.name(c) for c in expansions.flipped],
                    "outcome": "won" if won else "lost",
                },
            )
        if won:
            if ante not in seat.shown:
                seat.shown.append(ante)
            g.then_for(i, [ANTE_KEEP])
        else:
            seat.play(ante)
            g.discard.append(ante)
            g.discard.extend(expansions.flipped)
            expansions.flipped.clear()


class AnteKeep(Rule):
    """The winner takes one of the cards turned up, and the others are discarded
    [race.pw.gamble-ante].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        return g.expansions.flipped[:]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if is_card(g, answer):
            return Refusal("CARD_NOT_DRAWN", {"card": g.name(answer)})
        return in_progress(g, i, answer)

    def carry_out(self, g: Race, i: i64, won: i64) -> None:
        for c in g.expansions.flipped:
            if c != won:
                g.discard.append(c)
        g.expansions.flipped.clear()
        g.seats[i].hand.append(won)
        g.seats[i].shown.append(won)
        if g.log is not None:
            g.tell("ante-won", i, {"card": g.name(won)})


ANTE_CARD: Final[AnteCard] = STEPS.know(AnteCard(), "ante-card")
ANTE_KEEP: Final[AnteKeep] = STEPS.know(AnteKeep(), "ante-keep")
