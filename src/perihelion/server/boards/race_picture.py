"""The picture of Race for the Galaxy: everything that lies on the table."""

from __future__ import annotations

from typing import Any, Final

from perihelion import words
from perihelion.race import ids
from perihelion.race.phases.ending import tableau_end
from perihelion.race.phases.military_summary import military_standing
from perihelion.race.phases.strengths import attack_strength, defense_strength
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.goals import FIRST_WORTH, MOST_WORTH, goal_value, goal_word
from perihelion.race.pieces.kinds import BRINK_OF_WAR, KIND_WORDS, SET_WORDS
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.scoring import final_kind, six_points, tie_break
from perihelion.race.state import Race
from perihelion.server.boards.race_cards import face_key, marked, race_held, start_held
from perihelion.server.boards.race_view import (
    RaceAttack,
    RaceCard,
    RaceChosen,
    RaceGoal,
    RaceHeld,
    RaceMilitary,
    RacePhase,
    RacePlaced,
    RaceSeat,
    RaceView,
)
from perihelion.server.wire import Question
from perihelion.words.voice import Voice

_CALLED_BY: Final[dict[int, list[int]]] = {
    ids.EXPLORE_PHASE: [ids.EXPLORE_5, ids.EXPLORE_1_1],
    ids.DEVELOP_PHASE: [ids.DEVELOP_ACTION],
    ids.DEVELOP_AGAIN: [ids.DEVELOP_SECOND],
    ids.SETTLE_PHASE: [ids.SETTLE_ACTION],
    ids.SETTLE_AGAIN: [ids.SETTLE_SECOND],
    ids.CONSUME_PHASE: [ids.CONSUME_TRADE, ids.CONSUME_DOUBLE],
    ids.PRODUCE_PHASE: [ids.PRODUCE_ACTION],
}
"""The actions that call each phase."""


def race_picture(g: Race, me: int | None, question: Question | None, speech: Voice) -> RaceView:
    """The whole table as the viewer of this view sees it."""
    expansions = g.expansions
    kind = final_kind(g)
    seat = None if me is None else g.seats[me]
    placing = None if seat is None or seat.placed == ids.NO_CARD else race_card(g, int(seat.placed))
    return RaceView(
        edition=int(g.setup.edition),
        expansions=[SET_WORDS[k] for k in range(1, 4) if g.setup.has(k)],
        takeovers=g.setup.takeovers,
        advanced=g.setup.advanced,
        round=int(g.round),
        phase=ids.PHASES[g.phase],
        phase_words=speech.of_game(f"phase-{ids.PHASES[g.phase]}"),
        phases=_phases(g, speech),
        pool=max(int(g.pool), 0),
        deck=len(g.deck),
        discards=len(g.discard),
        order=[int(i) for i in g.order],
        seats=[_seat(g, i, i == me, int(kind), speech) for i in range(len(g.seats))],
        hand=_hand(g, me, question, speech),
        placing=placing,
        goals=_goals(g, speech),
        leader=None if expansions.tile == NOBODY else int(expansions.tile),
        on_leader=int(expansions.on_tile),
        attacks=_attacks(g),
        flipped=[race_card(g, int(c)) for c in expansions.flipped if c >= 0],
        last_round=_last_round(g, speech),
    )


def race_card(g: Race, c: int) -> RaceCard:
    """A card that the viewer may see."""
    return RaceCard(id=c, face=face_key(g, c))


def _phases(g: Race, speech: Voice) -> list[RacePhase]:
    """The phases in their order; second ones only in the advanced game."""
    out: list[RacePhase] = []
    for phase, actions in _CALLED_BY.items():
        callers = [i for i, s in enumerate(g.seats) if any(marked(s.actions, a) for a in actions)]
        if phase in (ids.DEVELOP_AGAIN, ids.SETTLE_AGAIN) and not g.setup.advanced:
            continue
        state = "to-come"
        if not callers:
            state = "not-called"
        elif g.phase != ids.NO_PHASE and phase <= g.phase:
            state = "now" if phase == g.phase else "done"
        out.append(
            RacePhase(
                phase=ids.PHASES[phase],
                words=speech.of_game(f"phase-{ids.PHASES[phase]}"),
                state=state,
                called_by=callers,
            )
        )
    return out


def _seat(g: Race, i: int, mine: bool, kind: int, speech: Voice) -> RaceSeat:
    seat = g.seats[i]
    prestige = g.setup.has(BRINK_OF_WAR)
    known = [] if mine else [race_card(g, int(c)) for c in seat.hand if c != ids.HIDDEN]
    return RaceSeat(
        seat=i,
        start=int(seat.start),
        place=list(g.order).index(i),
        hand=len(seat.hand),
        known=known,
        drawn=len(seat.drawn),
        chips=int(seat.chips),
        points=g.scores()[i],
        prestige=int(seat.prestige) if prestige else None,
        boost_ready=not seat.boosted if prestige else None,
        tucked=len(g.expansions.tucked) if g.tucks(seat) else None,
        tie_break=int(tie_break(seat)),
        military=_military(g, i),
        tableau=[
            RacePlaced(
                id=int(c),
                face=face_key(g, int(c)),
                good=None if good == ids.NO_CARD else KIND_WORDS[g.cards[c].kind],
                points=_worth(g, i, int(c), kind),
                active=g.phase == ids.NO_PHASE or c in seat.snapshot,
            )
            for c, good in zip(seat.tableau, seat.goods, strict=True)
        ],
        ends_at=int(tableau_end(g, seat.tableau)),
        actions=_chosen(int(seat.actions), speech),
    )


def _worth(g: Race, i: int, c: int, kind: int) -> int:
    """What a card of the tableau is worth now."""
    card = g.cards[c]
    points = int(card.points)
    return points + int(six_points(g.cards, g.seats[i], card, kind)) if card.six else points


def _military(g: Race, i: int) -> RaceMilitary:
    standing: dict[str, Any] = military_standing(g, i)
    return RaceMilitary(
        total=standing["total"],
        temporary=standing["temporary"],
        most=standing["most"],
        against=standing["against"],
        defense=standing["defense"],
        attack=standing["attack"],
        open_to=standing["open-to"] if g.setup.takeovers else [],
    )


def _chosen(actions: int, speech: Voice) -> list[RaceChosen]:
    """The action cards of the round that lie open."""
    out = [
        RaceChosen(
            action=word,
            words=words.say(speech.lang, "race", f"action-{word.replace('+', '-')}", {}),
            boosted=marked(actions, k + ids.BOOST),
        )
        for k, word in enumerate(ids.ACTION_WORDS)
        if marked(actions, k)
    ]
    if marked(actions, ids.SEARCH_BIT):
        out.append(
            RaceChosen(action="search", words=speech.of_game("action-search"), boosted=False)
        )
    return out


def _hand(g: Race, me: int | None, question: Question | None, speech: Voice) -> list[RaceHeld]:
    """The viewer's own cards, those just drawn first. What was dealt before the first round are
    start worlds, which nobody pays for.
    """
    if me is None:
        return []
    seat = g.seats[me]
    refused = {} if question is None else {r.id: r.why.words for r in question.refused}
    dealt = seat.drawn if g.round == 0 else []
    return [start_held(g, int(c)) for c in dealt] + [
        race_held(g, seat, int(c), drawn, refused.get(int(c)), speech)
        for cards, drawn in ((seat.drawn, True), (seat.hand, False))
        for c in cards
        if not (drawn and dealt)
    ]


def _goals(g: Race, speech: Voice) -> list[RaceGoal]:
    expansions = g.expansions
    out: list[RaceGoal] = []
    for k, goal in enumerate(expansions.goals):
        first = goal < FIRSTS
        name, condition = words.goal(speech.lang, "race", goal_word(goal))
        holders = [i for i in range(len(g.seats)) if i == expansions.holders[k]]
        if first:
            holders = [i for i, seat in enumerate(g.seats) if marked(seat.firsts, int(goal))]
        out.append(
            RaceGoal(
                goal=goal_word(goal),
                name=name,
                condition=condition,
                worth=FIRST_WORTH if first else MOST_WORTH,
                most=not first,
                closed=first and marked(expansions.closed, int(goal)),
                needs=int(TILES[goal].minimum),
                values=[int(goal_value(g, i, goal)) for i in range(len(g.seats))],
                holders=holders,
            )
        )
    return out


def _attacks(g: Race) -> list[RaceAttack]:
    return [
        RaceAttack(
            attacker=int(attack.attacker),
            defender=int(attack.owner),
            world=race_card(g, int(attack.world)),
            power=race_card(g, int(attack.power)),
            attack=int(attack_strength(g, attack)),
            defense=int(defense_strength(g, attack)),
            called_off=n == g.expansions.prevented,
        )
        for n, attack in enumerate(g.expansions.attacks)
    ]


def _last_round(g: Race, speech: Voice) -> str | None:
    """A warning once the game is sure to end with this round."""
    if g.over:
        return None
    if g.pool <= 0:
        return speech.say("race-last-round-pool")
    full = [
        speech.players[i]
        for i, seat in enumerate(g.seats)
        if len(seat.tableau) >= tableau_end(g, seat.tableau)
    ]
    if full:
        return speech.say(
            "race-last-round-tableau", names=speech.say("and").join(full), count=len(full)
        )
    return None
