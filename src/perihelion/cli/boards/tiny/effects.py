"""What an answer would bring about, in a few words to stand beside it.

Everything here is read from the rules themselves: what they would produce, push or pay.
"""

from __future__ import annotations

from perihelion.cli.boards.board import Offer
from perihelion.cli.boards.tiny.scene import (
    Scene,
    attack_sentence,
    face_name,
    sentence,
    short_action,
)
from perihelion.tabletop.question import Question
from perihelion.tiny import ids
from perihelion.tiny.phases.advancing import own_ships
from perihelion.tiny.phases.colony import payments
from perihelion.tiny.phases.following import follow_code
from perihelion.tiny.phases.moves import is_top, level_price, other_resource, produce
from perihelion.tiny.phases.rogue import attack_of, free_orbit, last_face
from perihelion.tiny.phases.using import planet_hurdle
from perihelion.tiny.pieces.chain import new_chain
from perihelion.tiny.power import Action
from perihelion.tiny.powers.chains import Borrow
from perihelion.tiny.powers.others import CheapUpgrade
from perihelion.tiny.powers.resources import Change, Steal
from perihelion.tiny.powers.ships import Onward, PushBack
from perihelion.tiny.scoring import LEVEL_VP
from perihelion.tiny.state import LEVEL_DICE, LEVEL_SHIPS, Tiny


def note(scene: Scene, question: Question, offer: Offer, brief: bool = False) -> str:
    """What comes of this answer; nothing where its own words say it all."""
    g, i, answer = scene.g, int(question.seat), offer.id
    kind = str(offer.option.structure["kind"])
    if kind == "activate":
        return _die_note(scene, i, answer - ids.DIE, brief)
    if kind == "die" and question.kind == "pick-die-to-repeat":
        face = int(g.faces[answer - ids.DIE])
        parts = [face_name(scene.voice, face), face_note(scene, g, i, face)]
        return ": ".join(part for part in parts if part)
    if kind == "face":
        return face_note(scene, g, i, answer - ids.FACE)
    if kind in ("ship", "rogue-ship"):
        owner, ship = divmod(answer - ids.SHIP, ids.SHIPS)
        return steps_note(scene, owner, ship, _steps(scene, question.kind))
    if kind == "swing":
        back, forward = divmod(answer - ids.SWING, ids.SHIPS)
        return f"{steps_note(scene, i, back, -1)}, {steps_note(scene, i, forward, 1)}"
    if kind == "hop":
        return _hop_note(scene, i, answer - ids.HOP)
    if kind == "recall":
        return _recall_note(scene, i, (answer - ids.RECALL) // 64 % ids.SHIPS)
    if kind == "amount":
        return _amount_note(scene, i, answer - ids.AMOUNT)
    if kind in ("opponent", "rogue-galaxy"):
        return _opponent_note(scene, answer - ids.OPPONENT)
    if kind == "mission":
        return sentence(scene.voice, g.box.missions[answer - ids.MISSION].aim)
    if kind == "rogue":
        return rogue_note(scene, answer - ids.ROGUE)
    if kind in ("planet", "use-colony"):
        return _planet_note(scene, question.kind, answer - ids.PLANET)
    return _plain_note(scene, question, answer)


def _plain_note(scene: Scene, question: Question, answer: int) -> str:
    """Of answers that name nothing: use it, follow, let it happen, pay."""
    g, i = scene.g, int(question.seat)
    if answer == ids.USE:
        return short_action(scene.voice, g.planets[g.chain().planet])
    if answer == ids.FOLLOW:
        return _follow_note(scene, question, i)
    if answer == ids.LET:
        return rogue_face_note(scene, int(last_face(g)))
    if answer == ids.FORCE:
        return ", ".join([spent(scene, i, ids.ENERGY, 1), spent(scene, i, ids.CULTURE, 1)])
    if answer in (ids.WITH_ENERGY, ids.WITH_CULTURE):
        resource = ids.ENERGY if answer == ids.WITH_ENERGY else ids.CULTURE
        cost = int(level_price(g, i))
        if question.kind == "pick-payment":
            action = g.planets[g.chain().planet].action
            assert isinstance(action, CheapUpgrade)
            cost = int(action.price(g, i))
        return ", ".join([spent(scene, i, resource, cost), *level_gains(scene, i)])
    if ids.MIX <= answer < ids.MIX + 64 and question.kind == "pick-mix":
        return ", ".join(level_gains(scene, i))
    return ""


# -- faces -------------------------------------------------------------------


def _die_note(scene: Scene, i: int, die: int, brief: bool) -> str:
    """What the die brings, and unless in brief who could follow it."""
    then = scene.g.copy()
    then.states[die] = ids.ACTIVATED
    face = int(then.faces[die])
    parts = [face_note(scene, then, i, face)]
    if not then.solo() and not brief:
        price = int(then.marks.price)
        can = [int(k) for k in then.others(i) if not follow_code(then, k, i, face, price)]
        if can:
            names = ", ".join(scene.names[k] for k in can)
            parts.append(scene.say("can-follow", names=names, count=len(can)))
    return " · ".join(part for part in parts if part)


def face_note(scene: Scene, g: Tiny, i: int, face: int) -> str:
    """What a seat could do with a face as things are."""
    if face in (ids.ENERGY, ids.CULTURE):
        return gain_note(scene, g, i, face)
    if face in (ids.DIPLOMACY, ids.ECONOMY):
        ships = [int(answer - ids.SHIP) % ids.SHIPS for answer in own_ships(g, i, face)]
        return scene.say("or").join(steps_note(scene, i, ship, 1) for ship in ships)
    if face == ids.COLONY:
        return _colony_note(scene, g, i)
    return ""


def gain_note(scene: Scene, g: Tiny, i: int, resource: int) -> str:
    """How much would come in, and what one would have then."""
    have, most = int(g.stock(i, resource)), int(g.cap(i))
    amount = int(produce(g, i, resource))
    if not amount:
        return scene.say("gain-nothing")
    return scene.say(
        f"gain-{'energy' if resource == ids.ENERGY else 'culture'}",
        amount=amount,
        have=have,
        then=min(have + amount, most),
    )


def _colony_note(scene: Scene, g: Tiny, i: int) -> str:
    """The level that can be paid for, and the colonies that can be used."""
    parts: list[str] = []
    if payments(g, i, level_price(g, i)):
        parts.append(scene.say("to-level", level=int(level_price(g, i))))
    chain = new_chain(i, None)
    parts += [scene.planet(int(p)) for p in g.seats[i].colonies if not planet_hurdle(g, chain, p)]
    return scene.say("or").join(parts)


def _follow_note(scene: Scene, question: Question, i: int) -> str:
    """What following costs and brings."""
    cost = question.facts.get("cost")
    price = cost if isinstance(cost, int) and question.kind == "follow" else 0
    then = scene.g.copy()
    then.seats[i].culture -= price
    face = ids.FACE_WORDS.index(str(question.facts["action"]))
    parts = [spent(scene, i, ids.CULTURE, price)] if price else []
    parts.append(face_note(scene, then, i, face))
    return " · ".join(part for part in parts if part)


# -- ships -------------------------------------------------------------------


def _steps(scene: Scene, asked: str) -> int:
    """How far the ship goes that is asked for; back if below nothing."""
    if asked in ("pick-own-ship", "pick-target-ship"):
        action: Action = scene.g.planets[scene.g.chain().planet].action
        if isinstance(action, PushBack):
            return -int(action.steps)
        assert isinstance(action, Onward)
        return int(action.steps)
    if asked == "terra-last":
        return 2
    return -1 if asked in ("pick-two-targets", "rogue-push") else 1


def steps_note(scene: Scene, i: int, ship: int, steps: int) -> str:
    """A ship at its planet, where it is and where it would be; or that it colonises."""
    g, seat = scene.g, scene.g.seats[i]
    planet = g.planets[seat.where[ship]]
    spot, length = int(seat.spot[ship]), int(planet.length)
    facts = {
        "ship": scene.ship(i, ship).plain,
        "planet": scene.planet(int(seat.where[ship])),
        "at": spot,
        "to": max(spot + steps, 0),
        "length": length,
        "points": int(planet.vp),
    }
    return scene.say("colonises" if spot + steps >= length else "steps", **facts)


def _hop_note(scene: Scene, i: int, n: int) -> str:
    g = scene.g
    ship, p = n // 40 - ids.SHIPS * i, n % 40
    spot, planet = int(g.seats[i].spot[ship]), g.planets[p]
    if spot >= planet.length:
        return scene.say(
            "colonises",
            ship=scene.ship(i, ship).plain,
            planet=scene.planet(p),
            points=int(planet.vp),
        )
    return scene.say("position", at=spot, length=int(planet.length))


def _recall_note(scene: Scene, i: int, ship: int) -> str:
    seat = scene.g.seats[i]
    facts = {"at": int(seat.spot[ship]), "length": int(scene.g.planets[seat.where[ship]].length)}
    planet = scene.planet(int(seat.where[ship]))
    return scene.say("orbiting", ship=scene.ship(i, ship).plain, planet=planet, **facts)


# -- resources and levels ----------------------------------------------------


def spent(scene: Scene, i: int, resource: int, amount: int) -> str:
    """A stock before and after."""
    have = int(scene.g.stock(i, resource))
    word = "energy" if resource == ids.ENERGY else "culture"
    then = min(have - amount, int(scene.g.cap(i)))  # what is above the maximum is lost
    return scene.say(f"spent-{word}", have=have, then=then)


def level_gains(scene: Scene, i: int) -> list[str]:
    """What the next level of the empire brings."""
    g = scene.g
    level = int(g.seats[i].level)
    if is_top(g, i) or level >= ids.TOP_LEVEL:
        return []
    out = [scene.say("gain-points", points=int(LEVEL_VP[level] - LEVEL_VP[level - 1]))]
    if LEVEL_DICE[level] > LEVEL_DICE[level - 1]:
        out.append(scene.say("gain-die"))
    if LEVEL_SHIPS[level] > LEVEL_SHIPS[level - 1]:
        out.append(scene.say("gain-ship"))
    return out


def _amount_note(scene: Scene, i: int, amount: int) -> str:
    g = scene.g
    action = g.planets[g.chain().planet].action
    assert isinstance(action, Change)
    given, taken = int(action.given), int(other_resource(action.given))
    return ", ".join([spent(scene, i, given, amount), spent(scene, i, taken, -amount)])


def _opponent_note(scene: Scene, k: int) -> str:
    g = scene.g
    action = g.planets[g.chain().planet].action
    assert isinstance(action, Steal)
    return spent(scene, k, int(action.resource), 1)


def _planet_note(scene: Scene, asked: str, p: int) -> str:
    g = scene.g
    said = short_action(scene.voice, g.planets[p])
    if asked != "pick-borrow":
        return said
    action = g.planets[g.chain().planet].action
    assert isinstance(action, Borrow)
    owner = next(k for k, seat in enumerate(g.seats) if p in seat.colonies)
    return f"{said} · {scene.names[owner]}: {spent(scene, owner, int(action.resource), -1)}"


# -- the rogue galaxy --------------------------------------------------------


def rogue_note(scene: Scene, rogue: int) -> str:
    """The figures of a mat, before it is chosen."""
    mat = scene.g.box.rogues[rogue]
    dice = f"{int(mat.dice[0])}–{int(mat.dice[-1])}"
    return scene.say("rogue-figures", most=int(mat.most), dice=dice)


def rogue_face_note(scene: Scene, face: int) -> str:
    """What the rogue galaxy will do with a face."""
    g = scene.g
    if face == ids.MOVE:
        return scene.say("rogue-orbit", planet=scene.planet(int(free_orbit(g))))
    if face in (ids.DIPLOMACY, ids.ECONOMY):
        ships = [
            int(answer - ids.SHIP) % ids.SHIPS for answer in own_ships(g, ids.ROGUE_SEAT, face)
        ]
        return ", ".join(steps_note(scene, ids.ROGUE_SEAT, ship, 1) for ship in ships)
    if face == ids.COLONY:
        return attack_sentence(scene.voice, attack_of(g).effects)
    gains = [face, *([ids.ENERGY + ids.CULTURE - face] if g.setup.mat_yields_both else [])]
    return ", ".join(gain_note(scene, g, ids.ROGUE_SEAT, resource) for resource in gains)
