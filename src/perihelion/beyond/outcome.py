"""What an answer would bring, in a few words.

Everything here is read from the rules themselves: what they would produce, uncover or decide.
"""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.beyond import card_text, ids
from perihelion.beyond.phases.achievement import discs_claimed, threshold
from perihelion.beyond.phases.control import holder_after
from perihelion.beyond.phases.production import growing, ore_yield, price_of_cube
from perihelion.beyond.phases.research import types_for
from perihelion.beyond.phases.spaces import is_space
from perihelion.beyond.pieces.cards import System, Technology
from perihelion.beyond.pieces.counting import count
from perihelion.beyond.pieces.mats import GAIN_CONTROL
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.scene import OR, Name, Player, Said, Saying, Several

NOTHING = Several([])


def outcome(g: Beyond, question: Question, option: Option) -> Saying:
    """What this answer would bring; nothing if its own words say it all."""
    i, answer = int(question.seat), int(option.id)
    kind = str(option.structure["kind"])
    if is_space(answer) or kind in ("variant", "use"):
        return _paid(g, i, option)
    if kind in ("slot", "slot-card"):
        return _slot(g, i, answer - ids.SLOT)
    if kind == "type":
        return _type(g, question, answer - ids.TYPE)
    if kind == "technology":
        return _technology(g, g.box.techs[answer - ids.TECH])
    if kind == "system":
        return _system(g, g.box.systems[answer - ids.SYSTEM])
    if kind == "achievement":
        return _claimed(g, i, answer - ids.ACHIEVEMENT)
    if kind in ("place", "place-card", "colonise"):
        return _place(g, question, i, answer - ids.PLACE)
    if kind in ("ship", "upgrade", "trade-ship"):
        return _ship(g, question, i, option)
    if kind == "move":
        return _moved(g, i, answer)
    if kind == "shift":
        return _shifted(g, i, answer)
    if kind == "number":
        return _taken(g, question, i, answer - ids.NUMBER)
    if question.kind == "cost-substitute":
        return _substituted(g, question, i, int(answer == ids.ORE_INSTEAD))
    return _plain(g, i, answer)


def new_holders(g: Beyond, i: int, answer: int) -> dict[str, int | None]:
    """The places that would change hands if the movement ended with this move, and who would hold
    each of them.
    """
    then = _after_move(g, i, answer)
    out: dict[str, int | None] = {}
    for place in _ends(answer):
        after = int(holder_after(then, place))
        if g.kinds_at(place) and place != ids.MUSEUM and after != g.holder[place]:
            out[ids.PLACE_WORDS[place]] = None if after == ids.NOBODY else after
    return out


def brings(g: Beyond, question: Question, option: Option) -> list[Saying]:
    """All that there is to be known before one commits, besides what is printed on the card: what
    the answer would bring, and of places that a move would gain, the disc that goes there and the
    bonus.
    """
    if option.structure["kind"] in ("slot-card", "technology", "system"):
        return []
    i, answer = int(question.seat), int(option.id)
    out = [outcome(g, question, option)]
    if is_move(answer):
        for word, holder in new_holders(g, i, answer).items():
            if holder == i:
                place = ids.PLACE_WORDS.index(word)
                kinds = card_text.kinds_of(int(g.kinds_at(place)))
                out.append(Said("takes-disc", {"kinds": card_text.kinds_words(kinds)}))
                out.append(_bonus(g, i, int(g.systems[place])))
    return out


def is_move(answer: int) -> bool:
    """Whether the answer moves a ship."""
    return ids.MOVE <= answer < ids.MOVES_END


def _plain(g: Beyond, i: int, answer: int) -> Saying:
    """Of answers that name nothing: which disc, which production, which trade."""
    if answer in (ids.TAKE_FOOD, ids.TAKE_ORE):
        return _uncovered(g, i, answer - ids.TAKE_FOOD)
    if answer == ids.GROWTH:
        return _grown(g, i)
    if answer == ids.ORE_PRODUCTION:
        return _ore(g, i, int(ore_yield(g, i)))
    if answer == ids.TRADE:
        ship, back = int(g.box.rates[1]), int(g.box.rates[2])
        return Said("trades", {"cube": int(price_of_cube(g, i)), "ship": ship, "back": back})
    if answer == ids.ORE_TO_POPULATION:
        return Several([_ore(g, i, -int(price_of_cube(g, i))), _population(g, i, 1)])
    if answer == ids.POPULATION_TO_ORE:
        return Several([_population(g, i, -1), _ore(g, i, int(g.box.rates[2]))])
    return NOTHING


# -- ore, population, discs --------------------------------------------------


def _ore(g: Beyond, i: int, more: int) -> Said:
    """How much ore the seat would have."""
    have = int(g.seats[i].ore)
    return Said("change-ore", {"have": have, "then": have + more})


def _population(g: Beyond, i: int, more: int) -> Said:
    """How much population the seat would have."""
    have = int(g.seats[i].population)
    return Said("change-population", {"have": have, "then": have + more})


def _paid(g: Beyond, i: int, option: Option) -> Saying:
    """What is left after the cost; nothing if it is free."""
    ore, back = option.structure.get("ore", 0), option.structure.get("population", 0)
    parts: list[Said] = []
    if isinstance(ore, int) and ore:
        parts.append(_ore(g, i, -ore))
    if isinstance(back, int) and back:
        parts.append(_population(g, i, -back))
    return Several(parts)


def _grown(g: Beyond, i: int) -> Saying:
    taken = [ids.COLUMN_WORDS[k] for k in growing(g, i)]
    if not taken:
        return Said("gain-nothing")
    columns = Said("from-columns", {"columns": ", ".join(taken), "count": len(taken)})
    return Several([_population(g, i, len(taken)), columns])


def _uncovered(g: Beyond, i: int, track: int) -> Saying:
    """What the next disc of a track uncovers."""
    discs = int(g.seats[i].discs[track])
    if not discs:
        return NOTHING
    parts: list[Said] = []
    off = int(g.seats[i].discs_off(track)) + 1
    mat = g.mats[i]
    if track == ids.FOOD:
        parts += [
            Said("uncovers-letter", {"letter": word})
            for k, word in enumerate(ids.COLUMN_WORDS)
            if mat.food[k] == off
        ]
    elif mat.ore[off] > mat.ore[off - 1]:
        facts = {"have": int(mat.ore[off - 1]), "then": int(mat.ore[off])}
        parts.append(Said("uncovers-ore", facts))
    if g.setup.advanced:
        twin = g.copy()
        twin.seats[i].discs[track] -= 1
        parts += [
            Said("uncovers-ability", {"letter": ids.COLUMN_WORDS[k]})
            for k, ability in enumerate(mat.abilities)
            if twin.unlocked(i, ability) and not g.unlocked(i, ability)
        ]
    left = Said("discs-left", {"left": discs - 1})
    return Several([left, *(parts or [Said("uncovers-nothing")])])


def _shifted(g: Beyond, i: int, answer: int) -> Saying:
    """How full both columns would be."""
    supply = g.seats[i].supply
    parts: list[Said] = []
    for column, more in zip(divmod(answer - ids.SHIFT, 4), (-1, 1), strict=True):
        have = int(supply[column])
        facts = {"column": ids.COLUMN_WORDS[column], "have": have, "then": have + more}
        parts.append(Said("shifted", facts))
    return Several(parts)


def _taken(g: Beyond, question: Question, i: int, wanted: int) -> Saying:
    """What is left of supply, and how much population there would be: ships take it where supply
    is short.
    """
    stock = int(g.seats[i].stock())
    used = min(wanted, stock)
    parts = [Said("change-supply", {"have": stock, "then": stock - used})] if used else []
    more = wanted if question.kind == "supply-short" else used - wanted
    return Several([*parts, _population(g, i, more)] if more else parts)


def _substituted(g: Beyond, question: Question, i: int, instead: int) -> Saying:
    """What is left after the cost, if so much population is replaced with ore."""
    ore, back = question.facts["ore"], question.facts["population"]
    assert isinstance(ore, int)
    assert isinstance(back, int)
    return Several([_ore(g, i, -ore - instead), _population(g, i, instead - back)])


# -- technologies ------------------------------------------------------------


def _technology(g: Beyond, tech: Technology) -> Saying:
    """The types of a technology, what it feeds, and all that it does."""
    return Several([card_text.triangles(tech), Several(card_text.lines_of(tech, g.box), " ")], "  ")


def _slot(g: Beyond, i: int, slot: int) -> Saying:
    """What a discovered technology does, or what may turn up in the slot."""
    t = int(g.cards[slot])
    if t != ids.NO_CARD:
        return _technology(g, g.box.techs[t])
    first = [Said("first-event")] if g.covers[slot] != ids.NO_CARD else []
    types = types_for(g, i, slot)
    named = [Name("type", word) for k, word in enumerate(ids.TYPE_WORDS) if types & BIT[k]]
    return Several([*first, Said("then-one-of", {"kinds": Several(named, OR)})], "; ")


def _type(g: Beyond, question: Question, type_: int) -> Saying:
    """How many cards of the type nobody has seen yet, and how many lie under the deck."""
    level = int(ids.LEVEL_OF_SLOT[ids.SLOT_WORDS.index(str(question.facts["slot"]))])
    known = {int(t) for t in g.decks[level - 2] if t >= 0}
    elsewhere = {int(t) for t in [*g.cards, *g.drawn, *g.out]}
    for seat in g.seats:
        elsewhere |= {int(t) for t in seat.private}
    left = [
        tech
        for t, tech in enumerate(g.box.techs)
        if tech.level == level and tech.types & BIT[type_] and (t in known or t not in elsewhere)
    ]
    return Said("cards-left", {"count": len(left)})


# -- the exploration board ---------------------------------------------------


def _system(g: Beyond, system: System) -> Saying:
    """The figures of a system and what it brings."""
    points = Said("stars", {"points": int(system.vp)})
    figures = Several([points, card_text.kinds_words(card_text.kinds_of(int(system.kinds)))], " ")
    return Several([figures, Several(card_text.lines_of(system, g.box), " ")], "  ")


def _place(g: Beyond, question: Question, i: int, place: int) -> Saying:
    """What the question makes worth knowing about a place."""
    s = int(g.systems[place])
    if question.kind == "bonus-order":
        return _bonus(g, i, s)
    if question.kind in ("build", "build-site"):
        level = question.facts["level"]
        assert isinstance(level, int)
        twin = g.copy()
        twin.seats[i].add_ship(place, level)
        return Several([_might(g, i, place), *_changes(g, twin, i, [place])])
    system = [] if s == ids.NO_CARD else [_system(g, g.box.systems[s])]
    return Several([_might(g, i, place), *system])


def _bonus(g: Beyond, i: int, s: int) -> Saying:
    """What gaining control brings: by the system, and by the mat."""
    lines = [] if s == ids.NO_CARD else card_text.lines_of(g.box.systems[s], g.box)
    told = [line for line in lines if line.message == "power-control-bonus"]
    if g.setup.advanced:
        mat = g.mats[i]
        told += [
            line
            for ability, line in zip(mat.abilities, card_text.mat_lines(mat), strict=True)
            if ability.trigger == GAIN_CONTROL and g.unlocked(i, ability)
        ]
    return Several(told, " ") if told else Said("no-bonus")


def _might(g: Beyond, i: int, place: int) -> Saying:
    """How strong everybody is in a place, with the seat that is asked last."""
    shown = [
        Said("might-of", {"name": Player(k), "strength": int(g.seats[k].might[place])})
        for k in sorted(map(int, g.order), key=lambda k: k == i)
        if g.seats[k].might[place]
    ]
    return Said("might", {"shown": Several(shown)}) if shown else NOTHING


def _ship(g: Beyond, question: Question, i: int, option: Option) -> Saying:
    """What becomes of the place where the ship stands."""
    place, level = divmod(int(option.id) - ids.SHIP, ids.LEVELS)
    if question.kind == "colonise-ships":
        have = question.facts["have"]
        assert isinstance(have, int)
        return Said("settled", {"have": have, "then": have + level + 1})
    twin = g.copy()
    twin.seats[i].remove_ship(place, level + 1)
    to = option.structure.get("to")
    if isinstance(to, int):
        twin.seats[i].add_ship(place, to)
    parts: list[Said] = []
    if question.kind == "trade":
        parts += [_ore(g, i, -int(g.box.rates[1])), _population(g, i, 1)]
    return Several([*parts, *_changes(g, twin, i, [place])])


def _moved(g: Beyond, i: int, answer: int) -> Saying:
    """What would change hands if the movement ended with this move."""
    return Several(_changes(g, _after_move(g, i, answer), i, _ends(answer)))


def _ends(answer: int) -> list[int]:
    """Where a move begins, and where it ends."""
    ship, end = divmod(answer - ids.MOVE, ids.PLACES)
    return [ship // ids.LEVELS, end]


def _after_move(g: Beyond, i: int, answer: int) -> Beyond:
    """The board after a move, before control is checked."""
    start, end = _ends(answer)
    level = (answer - ids.MOVE) // ids.PLACES % ids.LEVELS + 1
    twin = g.copy()
    twin.seats[i].change_ship(start, level, end, level)
    return twin


def _changes(g: Beyond, then: Beyond, i: int, places: Sequence[int]) -> list[Said]:
    """Who would gain or lose control of these places, compared with who has it now."""
    out: list[Said] = []
    for place in places:
        if not g.kinds_at(place) or place == ids.MUSEUM:
            continue
        before, after = int(g.holder[place]), int(holder_after(then, place))
        if before == after:
            continue
        where = {"where": card_text.place_name(ids.PLACE_WORDS[place])}
        if after == i:
            out.append(Said("you-gain", where))
        elif before == i:
            out.append(Said("you-lose", where))
        elif after == ids.NOBODY:
            out.append(Said("nobody-holds", where))
        else:
            out.append(Said("other-gains", {"name": Player(after), **where}))
    return out


# -- achievements ------------------------------------------------------------


def _claimed(g: Beyond, i: int, achievement: int) -> Saying:
    """The condition, how far the seat is, and whether the claim ends the game."""
    card = g.box.achievements[achievement]
    parts = [card_text.condition(card), Said("you-have", {"count": int(count(g, i, card.counted))})]
    if not g.marks.last_round and discs_claimed(g) + 1 >= threshold(g.setup.players):
        parts.append(Said("brings-the-end", {"round": g.round() + 1}))
    return Several(parts, " ")
