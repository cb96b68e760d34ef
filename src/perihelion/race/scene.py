"""A table of Race for the Galaxy as a scene that any screen can draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.race.card_text import figures, name_of, printed_powers, scoring_lines
from perihelion.race.look import Chosen, Empire, Galaxy, Goal, Held, Phase, Placed, Takeover, look
from perihelion.race.phases.ending import PRESTIGE_END
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.goals import goal_points
from perihelion.race.pieces.kinds import BRINK_OF_WAR
from perihelion.race.scoring import final_kind, six_points
from perihelion.race.state import Race
from perihelion.tabletop.scene import (
    Name,
    Player,
    Said,
    Saying,
    Scene,
    SeatScene,
    Several,
    Source,
    Thing,
    Zone,
    filled,
)

# -- in a few words ----------------------------------------------------------------


def standing(seen: Galaxy, one: Empire) -> list[Said]:
    """Prestige and the boost card, and the military beyond its total: specialised, temporary, what
    could still be added; and in a game with takeovers what cards add to attack and defense, whether
    the player can call one off, and what they are open to.
    """
    out: list[Said] = []
    if one.prestige is not None:
        out.append(Said("prestige", {"count": one.prestige}))
        out.append(Said("boost-ready" if one.boost_ready else "boost-used"))
    military = one.military
    for word, amount in military.against.items():
        out.append(Said("against", {"amount": amount, "whom": Said(f"whom-{word}")}))
    if military.temporary:
        out.append(Said("temporary", {"amount": military.temporary}))
    if military.most != military.total:
        out.append(Said("most", {"amount": military.most}))
    if seen.takeovers:
        for slug, amount in military.attack.items():
            if amount:
                out.append(Said("attacking", {"amount": amount, "name": Name("card", slug)}))
        if military.defense:
            out.append(Said("defending", {"amount": military.defense}))
        if military.prevents:
            out.append(Said("prevents"))
        if military.open_to:
            threats = [Name("card", slug) for slug in military.open_to]
            out.append(Said("open-to", {"names": threats}))
    if one.tucked is not None:
        out.append(Said("tucked", {"count": one.tucked}))
    return out


def leader_words(seen: Galaxy) -> list[Said]:
    """Who has the prestige tile, if anybody."""
    if seen.leader is None:
        return []
    return [Said("leader", {"name": Player(seen.leader), "count": seen.on_leader})]


def takeover_words(one: Takeover) -> Said:
    """Who attacks whom, and how strong they are."""
    facts = {
        "attacker": Player(one.attacker),
        "defender": Player(one.defender),
        "target": name_of(one.world.card),
        "attack": one.attack,
        "defense": one.defense,
    }
    return Said("takeover-off" if one.called_off else "takeover", facts)


# -- for any screen ------------------------------------------------------------------


def scene(g: Race, viewer: int | None) -> Scene:
    """The table as a scene."""
    seen = look(g, viewer)
    return Scene(
        game="race",
        viewer=viewer,
        round=seen.round,
        phase=seen.moment() or seen.phase_words,
        turn=None,
        asked=[k for k in seen.order if g.waits_for(k) and not seen.seats[k].ready],
        end=None if seen.over else seen.last_round or _to_the_end(seen),
        left=0 if seen.over or seen.last_round is not None else _missing(seen),
        table=filled(
            [
                Zone("phases", [_phase_thing(one) for one in seen.phases if one.called_by]),
                Zone("piles", [_pile(name, getattr(seen, name)) for name in _PILES]),
                Zone("goals", [_goal_thing(seen, goal) for goal in seen.goals]),
                Zone("prestige-leader", [Thing(said) for said in leader_words(seen)]),
                Zone("takeovers", [_takeover_thing(one) for one in seen.attacks]),
                Zone("turned-up", [_card_thing(one.card) for one in seen.flipped]),
            ]
        ),
        seats=[SeatScene(one.points, None, _zones(seen, one)) for one in seen.seats],
        sources=sources(g),
        winners=g.winners() if seen.over else [],
    )


_PILES: Final = ("pool", "deck", "discards")


def _missing(seen: Galaxy) -> int:
    """How many cards the fullest tableau still needs to end the game."""
    return min(one.ends_at - len(one.tableau) for one in seen.seats)


def _to_the_end(seen: Galaxy) -> Several:
    """What ends the game, and how far that is."""
    ends = [Said("to-the-end", {"pool": seen.pool, "missing": _missing(seen)})]
    prestige = [one.prestige for one in seen.seats if one.prestige is not None]
    if prestige:
        ends.append(Said("to-the-end-prestige", {"goal": PRESTIGE_END, "most": max(prestige)}))
    return Several(ends, " ")


def _phase_thing(one: Phase) -> Thing:
    """A phase that is played in this round, with those who called it."""
    faded = one.state == "done"
    return Thing(Said(f"played-{one.state}", {"name": one.words}), (), one.called_by, faded)


def _pile(name: str, count: int) -> Thing:
    return Thing(Said(f"pile-{name}", {"count": count}))


def _goal_thing(seen: Galaxy, goal: Goal) -> Thing:
    """A goal with its holders, and how far everybody is if that can be counted."""
    facts = {"name": goal.name, "condition": goal.condition, "worth": goal.worth}
    lines: list[Saying] = []
    if goal.needs > 1:
        values = [Said("so-far", {"name": Player(i), "value": goal.values[i]}) for i in seen.order]
        lines.append(Said("so-far-of-all", {"values": values}))
    words = Said("goal-most" if goal.most else "goal-first", facts)
    return Thing(words, lines, goal.holders, goal.closed, "goal", goal.goal)


def _takeover_thing(one: Takeover) -> Thing:
    return Thing(takeover_words(one), seats=[one.attacker, one.defender], faded=one.called_off)


def _zones(seen: Galaxy, one: Empire) -> list[Zone]:
    """What lies before a player, and what they hold."""
    if one.seat == seen.viewer:
        hand = [_held_thing(held) for held in seen.hand]
    elif one.open is not None:
        hand = [_card_thing(card) for card in one.open]
    else:
        hand = [_card_thing(shown.card) for shown in one.known]
        hidden = one.hand + one.drawn - len(hand)
        hand.append(Thing(Said("hidden-cards", {"count": hidden}), faded=True))
    figures = [
        Said("chips", {"count": one.chips}),
        Said("military-total", {"count": one.military.total}),
        Said("tableau-size", {"count": len(one.tableau), "end": one.ends_at}),
    ]
    return filled(
        [
            Zone("chosen-actions", [_action_thing(action) for action in one.actions]),
            Zone("figures", [Thing(said) for said in [*figures, *standing(seen, one)]]),
            Zone("tableau", [_placed_thing(placed) for placed in one.tableau]),
            Zone("hand", hand),
        ]
    )


def _action_thing(action: Chosen) -> Thing:
    return Thing(Said("boosted", {"name": action.words}) if action.boosted else action.words)


def _placed_thing(placed: Placed) -> Thing:
    """A card of a tableau; the powers of a new one begin with the next phase."""
    said = [*_title(placed.card), Said("points", {"points": placed.points})]
    if placed.good is not None:
        said.append(Said("good-there"))
    return _card_thing(placed.card, said, not placed.active)


def _held_thing(held: Held) -> Thing:
    """A card in the viewer's hand, with what it takes to place it."""
    said = _title(held.card)
    if not held.card.six:
        said.append(Said("points", {"points": int(held.card.points)}))
    if held.strength is not None:
        said.append(Said("your-strength", {"amount": held.strength}))
    if held.cost is not None and held.cost != held.card.number:
        said.append(Said("to-pay", {"cost": held.cost}))
    if held.least is not None and held.least != held.cost:
        said.append(Said("at-least", {"cost": held.least}))
    if held.drawn:
        said.append(Said("drawn-now"))
    return _card_thing(held.card, said)


def _title(card: Card) -> list[Saying]:
    return [name_of(card), *figures(card)]


def _card_thing(card: Card, said: Sequence[Saying] = (), faded: bool = False) -> Thing:
    """A card with its powers and what its points depend on."""
    lines = [*[power.words for power in printed_powers(card)], *scoring_lines(card)]
    return Thing(Several(said or _title(card)), lines, (), faded, "card", card.slug)


def sources(g: Race) -> list[Source]:
    """Points by source: printed, chips, prestige, goals, each card whose points vary."""
    seats = g.seats
    kind = final_kind(g)
    printed = [sum(int(g.cards[c].points) for c in seat.tableau) for seat in seats]
    out = [Source("printed", printed), Source("chips", [int(seat.chips) for seat in seats])]
    if g.setup.has(BRINK_OF_WAR):
        out.append(Source("prestige", [int(seat.prestige) for seat in seats]))
    if g.setup.goals:
        goals = [int(goal_points(g, i, kind)) for i in range(len(seats))]
        out.append(Source("goals", goals))
    varying: dict[str, list[int | None]] = {}
    for i, seat in enumerate(seats):
        for card in [g.cards[c] for c in seat.tableau if g.cards[c].six]:
            points = varying.setdefault(card.slug, [None] * len(seats))
            points[i] = int(six_points(g.cards, seat, card, kind))
    return out + [Source(slug, points, Name("card", slug)) for slug, points in varying.items()]
