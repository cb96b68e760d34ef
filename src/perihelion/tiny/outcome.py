"""What an answer would bring, in a few words.

Everything here is read from the rules themselves: what they would produce, push or pay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.scene import AND_THEN, OR, Player, Said, Saying, Several, Token
from perihelion.tiny import card_text, ids
from perihelion.tiny.phases.advancing import own_ships
from perihelion.tiny.phases.colony import payments
from perihelion.tiny.phases.following import follow_code
from perihelion.tiny.phases.moves import is_top, level_price, other_resource, produce, suppose_paid
from perihelion.tiny.phases.rogue import attack_of, free_orbit, last_face
from perihelion.tiny.phases.using import mark, planet_hurdle
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.power import Action
from perihelion.tiny.powers.chains import Borrow
from perihelion.tiny.powers.others import CheapUpgrade
from perihelion.tiny.powers.resources import Change, Steal
from perihelion.tiny.powers.ships import Advancing, PushBack
from perihelion.tiny.scoring import LEVEL_VP
from perihelion.tiny.state import LEVEL_DICE, LEVEL_SHIPS, Tiny

NOTHING = Several([])


def outcome(g: Tiny, question: Question, option: Option, brief: bool = False) -> Saying:
    """What this answer would bring; nothing if its own words say it all. In brief, without who
    could follow. A follower pays with the first choice, so what it brings comes after that.
    """
    g = _paid(g)
    i, answer = int(question.seat), int(option.id)
    kind = str(option.structure["kind"])
    if kind == "activate":
        return _die_used(g, i, answer - ids.DIE, brief)
    if kind == "die" and question.kind == "pick-die-to-repeat":
        face = int(g.faces[answer - ids.DIE])
        return Several([card_text.face_name(face), _face_used(g, i, face)], ": ")
    if kind == "face":
        return _face_used(g, i, answer - ids.FACE)
    if kind in ("ship", "rogue-ship"):
        owner, ship = divmod(answer - ids.SHIP, ids.SHIPS)
        return _moved(g, owner, ship, _steps(g, question.kind))
    if kind == "swing":
        back, forward = divmod(answer - ids.SWING, ids.SHIPS)
        return Several([_moved(g, i, back, -1), _moved(g, i, forward, 1)])
    if kind == "hop":
        return _hopped(g, i, answer - ids.HOP)
    if kind == "recall":
        n = answer - ids.RECALL
        left = Said("orbiting", _orbiting(g, i, n // 64 % ids.SHIPS))
        return Several([left, _handed(g, i, -(n // 8 % 8), -(n % 8))], ": ")
    if kind == "amount":
        return _changed(g, i, answer - ids.AMOUNT)
    if kind in ("opponent", "rogue-galaxy"):
        return _robbed(g, answer - ids.OPPONENT)
    if kind == "mission":
        return card_text.sentence(g.box.missions[answer - ids.MISSION].aim)
    if kind == "rogue":
        return _rogue_figures(g, answer - ids.ROGUE)
    if kind in ("planet", "use-colony"):
        return _planet_used(g, question.kind, answer - ids.PLANET)
    return _plain_outcome(g, question, answer)


def _plain_outcome(g: Tiny, question: Question, answer: int) -> Saying:
    """Of answers that name nothing: use it, follow, let it happen, pay."""
    i = int(question.seat)
    if answer == ids.USE:
        return card_text.short_action(g.planets[g.chain().planet])
    if answer == ids.FOLLOW:
        return _followed(g, question, i)
    if answer == ids.LET:
        return _rogue_acts(g, int(last_face(g)))
    if answer == ids.FORCE:
        return Several([spent(g, i, ids.ENERGY, 1), spent(g, i, ids.CULTURE, 1)])
    if answer in (ids.WITH_ENERGY, ids.WITH_CULTURE):
        resource = ids.ENERGY if answer == ids.WITH_ENERGY else ids.CULTURE
        action = _action(g) if question.kind == "pick-payment" else None
        cost = action.price(g, i) if isinstance(action, CheapUpgrade) else level_price(g, i)
        return Several([spent(g, i, resource, int(cost)), *_level_gains(g, i)])
    if question.kind in ("pick-mix", "rogue-tribute"):
        return _handed(g, i, (answer - ids.MIX) // 8, (answer - ids.MIX) % 8)
    return NOTHING


def _action(g: Tiny) -> Action:
    """The action of the planet at work."""
    return g.planets[g.chain().planet].action


# -- following ---------------------------------------------------------------


def unpaid(g: Tiny) -> bool:
    """Whether what a follow costs will be paid with the choice that is open now."""
    chain = g.at_work
    return chain is not None and chain.leader != ids.NO_SEAT


def price_of_follow(g: Tiny) -> Said:
    """How much culture that will leave."""
    chain = g.chain()
    return spent(g, int(chain.who), ids.CULTURE, int(chain.price))


def _paid(g: Tiny) -> Tiny:
    """The same with the price of an unpaid follow paid."""
    if not unpaid(g):
        return g
    then = g.copy()
    chain = then.chain()
    suppose_paid(then, chain)
    chain.leader = ids.NO_SEAT
    chain.price = 0
    return then


def _followed(g: Tiny, question: Question, i: int) -> Saying:
    """What following costs and brings."""
    cost = question.facts.get("cost")
    price = cost if isinstance(cost, int) and question.kind == "follow" else 0
    then = g.copy()
    then.seats[i].culture -= price
    face = ids.FACE_WORDS.index(str(question.facts["action"]))
    before = [spent(g, i, ids.CULTURE, price)] if price else []
    return Several([*before, _face_used(then, i, face)], AND_THEN)


# -- faces -------------------------------------------------------------------


def _die_used(g: Tiny, i: int, die: int, brief: bool) -> Saying:
    """What the die brings, and unless in brief who could follow it."""
    then = g.copy()
    then.set_die(die, ids.ACTIVATED)
    face = int(then.faces[die])
    parts = [_face_used(then, i, face)]
    can = [] if brief else who_could_follow(then, i, face)
    if can:
        names = [Player(k) for k in can]
        parts.append(Said("can-follow", {"names": names, "count": len(can)}))
    return Several(parts, AND_THEN)


def who_could_follow(g: Tiny, i: int, face: int) -> list[int]:
    """Those who could follow a seat that uses this face now; nobody follows in a game for one."""
    price = int(g.marks.price)
    others = [] if g.solo() else g.others(i)
    return [int(k) for k in others if not follow_code(g, k, i, face, price)]


def _face_used(g: Tiny, i: int, face: int) -> Saying:
    """What a seat could do with a face as things are."""
    if face in (ids.ENERGY, ids.CULTURE):
        return _gained(g, i, face)
    if face in (ids.DIPLOMACY, ids.ECONOMY):
        return Several(_advanced(g, i, face), OR)
    if face == ids.COLONY:
        return _colony_used(g, i)
    return NOTHING


def _gained(g: Tiny, i: int, resource: int) -> Saying:
    """How much would come in, and what the seat would have then."""
    have, most = int(g.stock(i, resource)), int(g.cap(i))
    amount = int(produce(g, i, resource))
    if not amount:
        return Said("gain-nothing")
    facts = {"amount": amount, "have": have, "then": min(have + amount, most)}
    return Said(f"gain-{ids.FACE_WORDS[resource]}", facts)


def _advanced(g: Tiny, i: int, track: int) -> list[Said]:
    """Each ship on such a track, one step further."""
    ships = [int(answer - ids.SHIP) % ids.SHIPS for answer in own_ships(g, i, track)]
    return [_moved(g, i, ship, 1) for ship in ships]


def _colony_used(g: Tiny, i: int) -> Saying:
    """The level that can be paid for, and the colonies that can be used."""
    parts: list[Said] = []
    if payments(g, i, level_price(g, i)):
        parts.append(Said("to-level", {"level": int(level_price(g, i))}))
    chain = Chain(i)
    parts += [
        card_text.name_of(g.planets[p])
        for p in g.seats[i].colonies
        if not planet_hurdle(g, chain, p)
    ]
    return Several(parts, OR)


# -- ships -------------------------------------------------------------------


def _steps(g: Tiny, asked: str) -> int:
    """How far the ship in question goes; back if negative."""
    if asked in ("pick-own-ship", "pick-target-ship", "terra-last"):
        action = _action(g)
        assert isinstance(action, Advancing | PushBack)
        return -int(action.steps) if isinstance(action, PushBack) else int(action.steps)
    return -1 if asked in ("pick-two-targets", "rogue-push") else 1


def _moved(g: Tiny, i: int, ship: int, steps: int) -> Said:
    """A ship at its planet, where it is and where it would be; or that it colonises."""
    seat = g.seats[i]
    planet = g.planets[seat.where[ship]]
    to = int(seat.spot[ship]) + steps
    if to >= planet.length:
        return _colonises(g, i, ship, planet)
    return Said("steps", {**_orbiting(g, i, ship), "to": max(to, 0)})


def _colonises(g: Tiny, i: int, ship: int, planet: Planet) -> Said:
    facts = {**_of_ship(g, i, ship), "planet": card_text.name_of(planet), "points": int(planet.vp)}
    return Said("colonises", facts)


def _of_ship(g: Tiny, i: int, ship: int) -> dict[str, object]:
    """Which ship it is; `mine` is 1 if the reader need not be told whose."""
    return {"ship": Token(i, ship + 1), "whose": Player(i), "mine": int(i == g.viewer)}


def _orbiting(g: Tiny, i: int, ship: int) -> dict[str, object]:
    planet = g.planets[g.seats[i].where[ship]]
    at, length = int(g.seats[i].spot[ship]), int(planet.length)
    return {**_of_ship(g, i, ship), "planet": card_text.name_of(planet), "at": at, "length": length}


def _hopped(g: Tiny, i: int, n: int) -> Saying:
    ship, p = n // 40 - ids.SHIPS * i, n % 40
    spot, planet = int(g.seats[i].spot[ship]), g.planets[p]
    if spot >= planet.length:
        return _colonises(g, i, ship, planet)
    return Said("position", {"at": spot, "length": int(planet.length)})


def why_no_use(g: Tiny, i: int, p: int, ships: Sequence[int]) -> Refusal | None:
    """Why the performer could not use a planet if one of these ships landed there; None if they
    could.
    """
    codes: list[str] = []
    g = _paid(g)
    for k in ships:
        if g.seats[i].where[k] != p:
            then = g.copy()
            then.seats[i].put(k, p, ids.SURFACE)
            chain = then.chain()
            chain.moved = k
            codes.append(planet_hurdle(then, chain, p))
    return None if not codes or "" in codes else Refusal(codes[0], {})


# -- resources and levels ----------------------------------------------------


def spent(g: Tiny, i: int, resource: int, amount: int) -> Said:
    """A stock before and after."""
    have = int(g.stock(i, resource))
    then = min(have - amount, int(g.cap(i)))  # what is above the maximum is lost
    return Said(f"spent-{ids.FACE_WORDS[resource]}", {"have": have, "then": then})


def _handed(g: Tiny, i: int, energy: int, culture: int) -> Saying:
    """Both stocks before and after, if they change."""
    both = ((ids.ENERGY, energy), (ids.CULTURE, culture))
    return Several([spent(g, i, resource, amount) for resource, amount in both if amount])


def _level_gains(g: Tiny, i: int) -> list[Said]:
    """What the next level of the empire brings."""
    level = int(g.seats[i].level)
    if is_top(g, i):
        return []
    out = [Said("gain-points", {"points": int(LEVEL_VP[level] - LEVEL_VP[level - 1])})]
    if LEVEL_DICE[level] > LEVEL_DICE[level - 1]:
        out.append(Said("gain-die"))
    if LEVEL_SHIPS[level] > LEVEL_SHIPS[level - 1]:
        out.append(Said("gain-ship"))
    return out


def _changed(g: Tiny, i: int, amount: int) -> Saying:
    action = _action(g)
    assert isinstance(action, Change)
    before = spent(g, i, int(action.given), amount)
    return Several([before, spent(g, i, int(action.into), -amount)])


def _robbed(g: Tiny, k: int) -> Saying:
    action = _action(g)
    assert isinstance(action, Steal)
    return spent(g, k, int(action.resource), 1)


# -- planets -----------------------------------------------------------------


def _planet_used(g: Tiny, asked: str, p: int) -> Saying:
    said = card_text.short_action(g.planets[p])
    if asked != "pick-borrow":
        return said
    action = _action(g)
    assert isinstance(action, Borrow)
    owner = int(g.owner(p))
    gift = Several([Player(owner), spent(g, owner, int(action.resource), -1)], ": ")
    return Several([said, gift], AND_THEN)


# -- planets in sight ----------------------------------------------------------


@dataclass(frozen=True)
class Prospect:
    """What the action of a planet would do for somebody now; or why it could not be used."""

    words: Saying
    why_not: Said | None


_UNTOLD: Final = frozenset(
    [*("pick-empty-planet", "pick-row-action", "pick-borrow", "pick-hop"), "nagato-first"]
)
"""Questions of planets whose answers are too many, or do not say more than the planet itself."""

_FEW: Final = 3


def prospect(g: Tiny, i: int, p: int) -> Prospect:
    """What a seat could do with a planet now: with one of the row after a ship has landed there,
    with a colony as it is.
    """
    planet = g.planets[p]
    barred = ""
    for then, chain in _reaching(g, i, p):
        code = planet_hurdle(then, chain, p)
        if not code:
            return Prospect(_used_now(then, chain, p) or card_text.short_action(planet), None)
        barred = barred or code
    return Prospect(card_text.short_action(planet), card_text.refusal_words(barred))


def _reaching(g: Tiny, i: int, p: int) -> list[tuple[Tiny, Chain]]:
    """The positions from which a seat would use a planet: each ship that could have landed there,
    or the position as it is.
    """
    ships = [k for k in range(ids.SHIPS) if _could_land(g, i, p, k)] if p in g.row else []
    out: list[tuple[Tiny, Chain]] = []
    for ship in ships or [ids.NO_SHIP]:
        then, chain = g.copy(), Chain(i)
        if ship != ids.NO_SHIP:
            then.seats[i].put(ship, p, ids.SURFACE)
            chain.moved = ship
        out.append((then, chain))
    return out


def _could_land(g: Tiny, i: int, p: int, ship: int) -> bool:
    seat = g.seats[i]
    return seat.where[ship] not in (ids.LOCKED, p) and not seat.on_surface(p)


def _used_now(g: Tiny, chain: Chain, p: int) -> Saying | None:
    """What comes of it: stocks before and after where nothing is left to choose, else what the
    choices would bring; None if that says no more than the planet itself.
    """
    planet, i = g.planets[p], int(chain.who)
    before = g.copy()
    g.at_work = chain
    chain.planet = p
    g.seats[i].energy -= planet.energy
    g.seats[i].culture -= planet.culture
    mark(g, chain, p)
    step = planet.action.question
    if step is None:
        planet.action.begin(g, chain)
        return _stocks(before, g, i)
    if step.kind() == "pick-mix":
        return Said("to-level", {"level": int(level_price(g, i))})
    if step.kind() in _UNTOLD or step.several():
        return None
    question = Question("tiny", step.kind(), i, {}, [], [], [], [], 1, 1, False, False)
    answers = planet.action.options(g, chain)
    told = [_told(g, question, int(answer)) for answer in answers[:_FEW]]
    parts = [one for one in told if one != NOTHING]
    more = [Said("and-more")] if parts and len(answers) > _FEW else []
    return Several([*parts, *more], OR) if parts else None


def _told(g: Tiny, question: Question, answer: int) -> Saying:
    """What a choice would bring, with whom it concerns where its own words would say that."""
    option = Option("tiny", answer, g.answer_word(answer), g.describe(answer))
    said = outcome(g, question, option)
    rival = answer - ids.OPPONENT
    return Several([Player(rival), said], ": ") if 0 <= rival < ids.SEATS else said


def _stocks(before: Tiny, then: Tiny, i: int) -> Saying | None:
    """The stocks that change, one's own first."""
    out: list[Saying] = []
    for k in (i, *[int(k) for k in before.others(i)]):
        for resource in (ids.ENERGY, ids.CULTURE):
            less = int(before.stock(k, resource) - then.stock(k, resource))
            if less:
                said = spent(before, k, resource, less)
                out.append(said if k == i else Several([Player(k), said], ": "))
    return Several(out) if out else None


# -- the rogue galaxy --------------------------------------------------------


def _rogue_figures(g: Tiny, rogue: int) -> Said:
    """The figures of a mat, before it is chosen."""
    mat = g.box.rogues[rogue]
    dice = f"{int(mat.dice[0])}–{int(mat.dice[-1])}"
    return Said("rogue-figures", {"most": int(mat.most), "dice": dice})


def _rogue_acts(g: Tiny, face: int) -> Saying:
    """What the rogue galaxy will do with a face."""
    if face == ids.MOVE:
        return Said("rogue-orbit", {"planet": card_text.name_of(g.planets[free_orbit(g)])})
    if face in (ids.DIPLOMACY, ids.ECONOMY):
        return Several(_advanced(g, ids.ROGUE_SEAT, face))
    if face == ids.COLONY:
        return card_text.attack_words(attack_of(g).effects)
    gains = [face, int(other_resource(face))] if g.setup.mat_yields_both else [face]
    return Several([_gained(g, ids.ROGUE_SEAT, resource) for resource in gains])
