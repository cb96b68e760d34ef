"""Which action cards may be laid: alone, beside another, with the prestige/search card.

A boost comes on top of the bonus of the action and of all powers [race.prestige.boost.adds].
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.rule import is_card
from perihelion.race.pieces.kinds import BRINK_OF_WAR
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


def card_of(answer: i64) -> i64:
    """The action card that an answer names, boosted or not; a search comes after them all."""
    return (answer - ids.ACTION) % ids.BOOST


def with_boost(answer: i64) -> bool:
    """Whether the answer takes the prestige/search card."""
    return answer >= ids.ACTION + ids.BOOST


def is_action(answer: i64) -> bool:
    """Whether this names an action card, with the boost or without, or a search."""
    boosted = answer - ids.ACTION - ids.BOOST
    return (
        0 <= answer - ids.ACTION < ids.ACTIONS or 0 <= boosted < ids.ACTIONS or answer == ids.SEARCH
    )


def is_second(answer: i64) -> bool:
    """Whether this is the second Develop or Settle card, boosted or not."""
    second = card_of(answer) == ids.DEVELOP_SECOND or card_of(answer) == ids.SETTLE_SECOND
    return second and is_action(answer)


def bits_of(answer: i64) -> i64:
    """An answer as bits of `Seat.actions`: a boosted action is that action and its boost."""
    if answer == ids.SEARCH:
        return BIT[ids.SEARCH_BIT]
    bits = BIT[card_of(answer)]
    if with_boost(answer):
        bits |= BIT[card_of(answer) + ids.BOOST]
    return bits


def revealed_actions(actions: i64) -> list[i64]:
    """The answers that lie open as these bits."""
    out: list[i64] = []
    for k in range(ids.ACTIONS):
        if actions & BIT[k]:
            out.append(ids.ACTION + k + (ids.BOOST if actions & BIT[k + ids.BOOST] else 0))
    if actions & BIT[ids.SEARCH_BIT]:
        out.append(ids.SEARCH)
    return out


def chooses_last(g: Race, i: i64) -> bool:
    """Whether seat `i` has a card that lets them choose knowing the others' actions
    [race.pw.select-action-last].
    """
    if g.setup.expansions:
        for c in g.seats[i].tableau:
            for power in g.cards[c].powers:
                if power.chooses_last:
                    return True
    return False


def bar_boost(g: Race, i: i64, answer: i64) -> Refusal | None:
    """Why seat `i` cannot use the prestige/search card in this way: it comes with an expansion, can
    be used once, and a boost costs a prestige while a search is free
    [race.prestige.boost.not-available, race.prestige.boost.once, race.prestige.boost.cost,
    race.search.once, race.search.free, race.search.action].
    """
    seat = g.seats[i]
    if not g.setup.has(BRINK_OF_WAR):
        return Refusal("BOOST_NOT_AVAILABLE", {})
    if answer == ids.BOOSTED_SEARCH:
        return Refusal("SEARCH_CANNOT_BE_BOOSTED", {})
    if seat.boosted:
        return Refusal("BOOST_ALREADY_USED", {})
    if answer != ids.SEARCH and seat.prestige < 1:
        return Refusal("NO_PRESTIGE", {"need": 1, "have": int(seat.prestige)})
    return None


def bar_action(g: Race, i: i64, answer: i64, beside: list[i64]) -> Refusal | None:
    """Why seat `i` cannot lay this beside the others. Cards are not asked for here, not even for an
    opening discard. The second Develop and Settle cards exist only in the advanced game, and only
    beside the first: alone they would be the same card
    [race.first.no-discard, race.components.actions, race.players.duel-sets,
    race.two-player.boost, race.two-player.search].
    """
    if is_card(g, answer):
        return Refusal("NOT_YOUR_DECISION", {})
    if not is_action(answer) and answer != ids.BOOSTED_SEARCH:
        return Refusal("UNKNOWN_ACTION", {})
    if with_boost(answer):
        reason = bar_boost(g, i, answer)
        if reason is not None:
            return reason
    card = card_of(answer)
    first = False
    for other in beside:
        first = first or card_of(other) == card - 1
    second = card == ids.DEVELOP_SECOND or card == ids.SETTLE_SECOND
    if second and not (g.setup.advanced and first):
        return Refusal("ACTION_NOT_AVAILABLE", {"action": ids.ACTION_WORDS[card]})
    for other in beside:
        if card_of(other) == card:
            action = "search" if answer == ids.SEARCH else ids.ACTION_WORDS[card]
            return Refusal("SAME_ACTION_TWICE", {"action": action})
        if g.setup.advanced and with_boost(other) and with_boost(answer):
            return Refusal("ONE_BOOST_ONLY", {})
    return None


def open_actions(g: Race, i: i64, beside: list[i64]) -> list[i64]:
    """Every action that seat `i` may lay beside these, in the order of the cards."""
    out: list[i64] = []
    for k in range(ids.BOOST):
        for answer in (ids.ACTION + k, ids.ACTION + ids.BOOST + k):
            if is_action(answer) and bar_action(g, i, answer, beside) is None:
                out.append(answer)
    return out
