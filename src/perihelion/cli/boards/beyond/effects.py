"""What an answer would bring about, in a few words to stand beside it.

Everything here is read from the rules themselves: what they would produce, uncover or decide.
"""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.beyond import ids
from perihelion.beyond.card_text import (
    Line,
    achievement_lines,
    mat_lines,
    system_lines,
    technology_lines,
)
from perihelion.beyond.phases.achievement import discs_claimed, threshold
from perihelion.beyond.phases.control import holder_after
from perihelion.beyond.phases.production import growth, letters, ore_yield, price_of_cube
from perihelion.beyond.phases.research import types_for
from perihelion.beyond.phases.spaces import is_space
from perihelion.beyond.pieces.counting import count
from perihelion.beyond.pieces.mats import GAIN_CONTROL
from perihelion.beyond.state import Beyond
from perihelion.cli.boards.beyond.scene import Scene
from perihelion.cli.boards.board import Offer
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Question


def note(scene: Scene, question: Question, offer: Offer) -> str:
    """What comes of this answer; nothing where its own words say it all."""
    i, answer = int(question.seat), offer.id
    kind = str(offer.option.structure["kind"])
    if is_space(answer) or kind in ("variant", "use"):
        return _paid(scene, i, offer)
    if kind in ("slot", "slot-card"):
        return _slot_note(scene, i, answer - ids.SLOT)
    if kind == "type":
        return _type_note(scene, question, answer - ids.TYPE)
    if kind == "technology":
        return technology_note(scene, answer - ids.TECH)
    if kind == "system":
        return system_note(scene, answer - ids.SYSTEM)
    if kind == "achievement":
        return _claim_note(scene, i, answer - ids.ACHIEVEMENT)
    if kind in ("place", "place-card", "colonise"):
        return _place_note(scene, question, i, answer - ids.PLACE)
    if kind in ("ship", "upgrade", "trade-ship"):
        return _ship_note(scene, question, i, offer)
    if kind == "move":
        return move_note(scene, i, answer)
    if kind == "shift":
        return _shift_note(scene, i, answer)
    if kind == "number":
        return _number_note(scene, i, answer - ids.NUMBER)
    return _plain_note(scene, i, answer)


def _plain_note(scene: Scene, i: int, answer: int) -> str:
    """Of answers that name nothing: which disc, which production, which trade."""
    g, seat = scene.g, scene.g.seats[i]
    if answer in (ids.TAKE_FOOD, ids.TAKE_ORE):
        return disc_note(scene, i, answer - ids.TAKE_FOOD)
    if answer == ids.GROWTH:
        shown = letters(g, i)
        taken = [
            word for k, word in enumerate(ids.COLUMN_WORDS) if shown & BIT[k] and seat.supply[k] > 0
        ]
        if not taken:
            return scene.say("gain-nothing")
        columns = scene.say("from-columns", columns=", ".join(taken), count=len(taken))
        return f"{population(scene, i, int(growth(g, i)))}, {columns}"
    if answer == ids.ORE_PRODUCTION:
        return ore(scene, i, int(ore_yield(g, i)))
    if answer == ids.TRADE:
        cube, ship, back = int(price_of_cube(g, i)), int(g.box.rates[1]), int(g.box.rates[2])
        return scene.say("trades", cube=cube, ship=ship, back=back)
    if answer == ids.ORE_TO_POPULATION:
        return f"{ore(scene, i, -int(price_of_cube(g, i)))}, {population(scene, i, 1)}"
    if answer == ids.POPULATION_TO_ORE:
        return f"{population(scene, i, -1)}, {ore(scene, i, int(g.box.rates[2]))}"
    return ""


# -- ore, population, discs --------------------------------------------------


def ore(scene: Scene, i: int, more: int) -> str:
    """How much ore one would have."""
    have = int(scene.g.seats[i].ore)
    return scene.say("change-ore", have=have, then=have + more)


def population(scene: Scene, i: int, more: int) -> str:
    """How much population one would have."""
    have = int(scene.g.seats[i].population)
    return scene.say("change-population", have=have, then=have + more)


def _paid(scene: Scene, i: int, offer: Offer) -> str:
    """What is left after the cost; nothing where it is free."""
    structure = offer.option.structure
    cost, back = structure.get("ore", 0), structure.get("population", 0)
    parts: list[str] = []
    if isinstance(cost, int) and cost:
        parts.append(ore(scene, i, -cost))
    if isinstance(back, int) and back:
        parts.append(population(scene, i, -back))
    return ", ".join(parts)


def disc_note(scene: Scene, i: int, track: int) -> str:
    """What the next disc of a track uncovers."""
    g = scene.g
    discs = int(g.seats[i].discs[track])
    if not discs:
        return ""
    parts: list[str] = []
    off = 8 - discs + 1
    mat = g.mats[i]
    if track == ids.FOOD:
        parts += [
            scene.say("uncovers-letter", letter=word)
            for k, word in enumerate(ids.COLUMN_WORDS)
            if mat.food[k] == off
        ]
    elif mat.ore[off] > mat.ore[off - 1]:
        parts.append(scene.say("uncovers-ore", have=int(mat.ore[off - 1]), then=int(mat.ore[off])))
    if g.setup.advanced:
        twin = g.copy()
        twin.seats[i].discs[track] -= 1
        for k, ability in enumerate(mat.abilities):
            if twin.unlocked(i, ability) and not g.unlocked(i, ability):
                parts.append(scene.say("uncovers-ability", letter=ids.COLUMN_WORDS[k]))
    if not parts:
        parts.append(scene.say("uncovers-nothing"))
    return f"{scene.say('discs-left', left=discs - 1)}, {', '.join(parts)}"


def next_symbols(scene: Scene, i: int) -> str:
    """How many discs must still leave each track for more growth and more ore."""
    g, mat = scene.g, scene.g.mats[i]
    parts: list[str] = []
    off = 8 - int(g.seats[i].discs[ids.FOOD])
    coming = [
        (int(mat.food[k]), word) for k, word in enumerate(ids.COLUMN_WORDS) if mat.food[k] > off
    ]
    if coming:
        at, word = min(coming)
        parts.append(scene.say("next-letter", letter=word, discs=at - off))
    off = 8 - int(g.seats[i].discs[ids.ORE])
    now = int(mat.ore[off])
    for at in range(off + 1, 9):
        if mat.ore[at] > now:
            parts.append(scene.say("next-ore", amount=int(mat.ore[at]), discs=at - off))
            break
    return ", ".join(parts)


def _shift_note(scene: Scene, i: int, answer: int) -> str:
    """How full both columns would be."""
    one, two = divmod(answer - ids.SHIFT, 4)
    supply = scene.g.seats[i].supply
    return ", ".join(
        f"{ids.COLUMN_WORDS[k]} {int(supply[k])}→{int(supply[k]) + more}"
        for k, more in ((one, -1), (two, 1))
    )


def _number_note(scene: Scene, i: int, wanted: int) -> str:
    """Whether population has to stand in for supply."""
    stock = int(scene.g.seats[i].stock())
    return population(scene, i, stock - wanted) if wanted > stock else ""


# -- technologies ------------------------------------------------------------


def text_of(scene: Scene, lines: Sequence[Line]) -> str:
    """The lines of a card one behind the other."""
    return " ".join(scene.voice.power(*line) for line in lines)


def technology_note(scene: Scene, t: int) -> str:
    """The types of a technology, what it feeds, and all that it does."""
    tech = scene.g.box.techs[t]
    return f"{scene.triangles(t)}  {text_of(scene, technology_lines(tech))}".strip()


def _slot_note(scene: Scene, i: int, slot: int) -> str:
    """Of a discovered technology what it does, else what may turn up there."""
    g = scene.g
    t = int(g.cards[slot])
    if t != ids.NO_CARD:
        return technology_note(scene, t)
    parts = [scene.say("first-event")] if g.covers[slot] != ids.NO_CARD else []
    types = types_for(g, i, slot)
    named = [scene.type_name(k) for k in range(4) if types & BIT[k]]
    return "; ".join([*parts, scene.say("then-one-of", kinds=scene.say("or").join(named))])


def _type_note(scene: Scene, question: Question, type_: int) -> str:
    """How many cards of the type nobody has seen yet, and how many lie under the deck."""
    word = str(question.facts["slot"])
    level = int(ids.LEVEL_OF_SLOT[scene.slot_named(word)])
    g = scene.g
    deck = [int(t) for t in g.decks[level - 2]]
    known = [t for t in deck if t >= 0]
    elsewhere = {int(t) for t in [*g.cards, *g.drawn, *g.out]} | set(known)
    for seat in g.seats:
        elsewhere |= {int(t) for t in seat.private}
    unseen = [t for t in range(ids.TECHS) if g.box.techs[t].level == level and t not in elsewhere]
    left = sum(1 for t in [*unseen, *known] if g.box.techs[t].types & BIT[type_])
    return scene.say("cards-left", count=left)


# -- the exploration board ---------------------------------------------------


def system_note(scene: Scene, s: int) -> str:
    """The figures of a system and what it brings."""
    system = scene.g.box.systems[s]
    kinds = scene.kinds(int(system.kinds))
    return f"★{int(system.vp)} {kinds}  {text_of(scene, system_lines(system))}".strip()


def _place_note(scene: Scene, question: Question, i: int, place: int) -> str:
    """Of a place whatever the question makes worth knowing."""
    g = scene.g
    s = int(g.systems[place])
    if question.kind == "bonus-order":
        return _bonus_note(scene, i, s)
    parts: list[str] = []
    if question.kind in ("build", "build-site"):
        level = question.facts["level"]
        assert isinstance(level, int)
        twin = g.copy()
        twin.seats[i].add_ship(place, level)
        parts += [might(scene, place), *changes(scene, twin, i, [place])]
    else:
        parts.append(might(scene, place))
        if s != ids.NO_CARD:
            parts.append(system_note(scene, s))
    return ", ".join(part for part in parts if part)


def _bonus_note(scene: Scene, i: int, s: int) -> str:
    """What gaining control brings: by the system, and by the mat."""
    g = scene.g
    lines = [] if s == ids.NO_CARD else system_lines(g.box.systems[s])
    told = [line for line in lines if line[0] == "control-bonus"]
    if g.setup.advanced:
        mat = g.mats[i]
        told += [
            line
            for ability, line in zip(mat.abilities, mat_lines(mat), strict=True)
            if ability.trigger == GAIN_CONTROL and g.unlocked(i, ability)
        ]
    return text_of(scene, told) or scene.say("no-bonus")


def might(scene: Scene, place: int) -> str:
    """How strong everybody is in a place."""
    shown = [
        f"{scene.names[k]} {int(scene.g.seats[k].might[place])}"
        for k in scene.seats()
        if scene.g.seats[k].might[place]
    ]
    return scene.say("might", shown=", ".join(shown)) if shown else ""


def _ship_note(scene: Scene, question: Question, i: int, offer: Offer) -> str:
    """What becomes of the place where the ship stands."""
    place, level = divmod(offer.id - ids.SHIP, ids.LEVELS)
    twin = scene.g.copy()
    twin.seats[i].remove_ship(place, level + 1)
    to = offer.option.structure.get("to")
    if isinstance(to, int):
        twin.seats[i].add_ship(place, to)
    parts: list[str] = []
    if question.kind == "colonise-ships":
        have = question.facts["have"]
        assert isinstance(have, int)
        return scene.say("settled", have=have, then=have + level + 1)
    if question.kind == "trade":
        parts += [ore(scene, i, -int(scene.g.box.rates[1])), population(scene, i, 1)]
    return ", ".join([*parts, *changes(scene, twin, i, [place])])


def move_note(scene: Scene, i: int, answer: int) -> str:
    """What would change hands if the movement ended with this move."""
    ship, end = divmod(answer - ids.MOVE, ids.PLACES)
    start, level = divmod(ship, ids.LEVELS)
    twin = scene.g.copy()
    twin.seats[i].remove_ship(start, level + 1)
    twin.seats[i].add_ship(end, level + 1)
    return ", ".join(changes(scene, twin, i, [start, end]))


def changes(scene: Scene, then: Beyond, i: int, places: Sequence[int]) -> list[str]:
    """Who would gain or lose control of these places, compared with who has it now."""
    g = scene.g
    out: list[str] = []
    for place in places:
        if not g.kinds_at(place) or place == ids.MUSEUM:
            continue
        before, after = int(g.holder[place]), int(holder_after(then, place))
        if before == after:
            continue
        facts = {"where": scene.place(place)}
        if after == i:
            out.append(scene.say("you-gain", **facts))
        elif before == i:
            out.append(scene.say("you-lose", **facts))
        elif after == ids.NOBODY:
            out.append(scene.say("nobody-holds", **facts))
        else:
            out.append(scene.say("other-gains", name=scene.names[after], **facts))
    return out


# -- achievements ------------------------------------------------------------


def _claim_note(scene: Scene, i: int, achievement: int) -> str:
    """The condition, how far one is, and whether the claim brings the end."""
    g = scene.g
    card = g.box.achievements[achievement]
    parts = [text_of(scene, achievement_lines(card))]
    parts.append(scene.say("you-have", count=int(count(g, i, card.counted))))
    if not g.marks.last_round and discs_claimed(g) + 1 >= threshold(g.setup.players):
        parts.append(scene.say("brings-the-end", round=int(g.marks.round) + 1))
    return " ".join(parts)
