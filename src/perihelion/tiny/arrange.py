"""Arranging a position from the little that matters: for tests, puzzles and "what if".

    {"seats": [{"level": 2, "energy": 3, "culture": 1, "ships": ["surface jakks", "orbit helios 1"],
                "colonies": ["gort"], "mission": "hoarder"}, {}],
     "row": ["jakks", "vici-ks156", "helios", "jorg"], "deck_top": ["zalax"],
     "active": 0, "dice": ["move", "energy"], "used": ["culture"], "rolls": ["economy"]}

- `seats`: each as at the beginning but for what is said; ships that are not named stand at home,
  or are locked where the level has not released them
- `rogue`: in solo play the rogue galaxy like a seat, with its `name`; its four ships are free
- `row`, `deck_top`: planets by name; `deck` is the whole deck, what is left over is out of the game
- `dice`: the inactive dice of the active player, after the `used` ones, which were activated in
  this order; without dice they roll
- `rolls`: how the next dice will fall
- `at`: `turn`; `opening` for the choices before the game; `rogue` for the rogue's turn with `left`
  dice to roll, and no look at its maxima when `maxima` is false; `scoring` for the end
- `ended_by`: the seat that has brought on the end, where it is not the first with 21 points

In every game `answers` may follow, lines as in a record: the position begins where they lead.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from perihelion.tabletop.checking import in_range
from perihelion.tabletop.families import NOTHING, Reader
from perihelion.tabletop.loaded import MOST_ROLLS, loaded
from perihelion.tabletop.shapes import FLAG, NUMBER, SETTINGS, TEXT, WHOLE, OneOf, bad, check
from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.deal import ROW, bare_table, opening
from perihelion.tiny.layout import LAYOUT, ship_named
from perihelion.tiny.phases.opening import free_galaxies, set_rogue
from perihelion.tiny.phases.order import NEXT_TURN, SCORING
from perihelion.tiny.phases.rogue import ROGUE_DICE, ROGUE_MAXIMA
from perihelion.tiny.phases.turn import END, TURN
from perihelion.tiny.scoring import open_score
from perihelion.tiny.state import LEVEL_SHIPS, Tiny

SEAT: Final = {
    "name?": TEXT,
    "level?": NUMBER,
    "energy?": NUMBER,
    "culture?": NUMBER,
    "ships?": [TEXT],
    "colonies?": [TEXT],
    "mission?": TEXT,
    "dealt?": [TEXT],
    "galaxy?": OneOf(ids.GALAXY_WORDS),
}

ARRANGED: Final = {
    "game?": TEXT,
    "rules?": NUMBER,
    "options?": SETTINGS,
    "seats": [SEAT],
    "rogue?": SEAT,
    "row?": [TEXT],
    "deck_top?": [TEXT],
    "deck?": [TEXT],
    "active?": NUMBER,
    "dice?": [OneOf(ids.FACE_WORDS)],
    "used?": [OneOf(ids.FACE_WORDS)],
    "rolls?": [OneOf(ids.FACE_WORDS)],
    "at?": OneOf(["turn", "opening", "rogue", "scoring"]),
    "left?": NUMBER,
    "maxima?": FLAG,
    "ended_by?": NUMBER,
    "seed?": WHOLE,
}


def check_arranged(data: dict[str, Any]) -> None:
    """Whether this arranges a position, as far as its shape goes."""
    check(data, ARRANGED, "")
    if len(data.get("rolls", [])) > MOST_ROLLS:
        raise bad("rolls")
    solo = len(data["seats"]) == 1
    if solo != ("rogue" in data) or solo != ("name" in data.get("rogue", {})):
        raise bad("rogue")


def arrange(data: dict[str, Any], listening: bool) -> Tiny:
    """The position so described, run up to its first question."""
    check_arranged(data)
    options = dict(data.get("options", {}))
    if "rogue" in data:
        options["rogue"] = data["rogue"]["name"]
    setup = LAYOUT.setup_read(len(data["seats"]), options)
    g = bare_table(data.get("seed", 0), setup)
    reader = Reader(g.box.names)
    if g.solo():
        set_rogue(g, setup.rogue)
        _arrange_seat(reader, g, ids.ROGUE_SEAT, data.get("rogue", {}), True)
    for i, seat_data in enumerate(data["seats"]):
        _arrange_seat(reader, g, i, seat_data, False)
    _lay_out(reader, g, data)
    _give_missions(reader, g, str(data.get("at", "turn")))
    g.marks.active = data.get("active", g.order[0])
    g.marks.ended_by = data.get("ended_by", _first_at_goal(g))
    used, fresh = data.get("used", []), data.get("dice", [])
    g.faces = [ids.FACE_WORDS.index(face) for face in [*used, *fresh]]
    g.states = [ids.ACTIVATED] * len(used) + [ids.INACTIVE] * len(fresh)
    g.look()
    g.bay = list(range(len(used)))
    rolls = [[ids.FACE_WORDS.index(face)] for face in data.get("rolls", [])]
    g.dice = loaded(rolls, ids.FACES, g.dice)
    LAYOUT.check_pieces(g)
    if listening:
        g.listen()
    g.then(_steps_from(g, data))
    g.run()
    LAYOUT.check_question(g)
    return g


def _first_at_goal(g: Tiny) -> int:
    """The first player in order whose score triggers the end."""
    if not g.solo():
        for i in g.order:
            if open_score(g, i) >= ids.GOAL:
                return i
    return ids.NO_SEAT


def _arrange_seat(reader: Reader, g: Tiny, i: int, data: dict[str, Any], rogue: bool) -> None:
    seat = g.seats[i]
    seat.level = data.get("level", 1)
    in_range(seat.level, 1, "level", ids.TOP_LEVEL)
    seat.energy = data.get("energy", seat.energy)
    seat.culture = data.get("culture", seat.culture)
    free = 4 if rogue else int(LEVEL_SHIPS[seat.level - 1])
    for k in range(ids.SHIPS):
        seat.put(k, ids.HOME if k < free else ids.LOCKED, ids.SURFACE)
    if len(data.get("ships", [])) > ids.SHIPS:
        raise bad("ships")
    for k, word in enumerate(data.get("ships", [])):
        seat.put(k, *ship_named(reader, word))
    seat.colonies = reader.take_all("planet", data.get("colonies", []))
    seat.dealt = reader.take_all("mission", data.get("dealt", []))
    seat.kept = reader.take("mission", data.get("mission", NOTHING))
    if "galaxy" in data:
        seat.galaxy = ids.GALAXY_WORDS.index(data["galaxy"])


def _lay_out(reader: Reader, g: Tiny, data: dict[str, Any]) -> None:
    """Row and deck; what is named nowhere is shuffled under the named cards."""
    g.row = reader.take_all("planet", data.get("row", []))
    top = reader.take_all("planet", data.get("deck_top", data.get("deck", [])))
    rest: list[i64] = list(reader.rest("planet"))
    g.dice.shuffle(rest)
    while len(g.row) < ROW[len(g.order) - 1] and "row" not in data:
        g.row.append(rest.pop())
    if "deck" in data:
        g.removed = rest
        rest = []
    g.deck = [*rest, *reversed(top)]


def _give_missions(reader: Reader, g: Tiny, at: str) -> None:
    """Give a mission to everybody without one; the others are discarded or in the box."""
    spare: list[i64] = list(reader.rest("mission"))
    g.dice.shuffle(spare)
    if not g.solo():
        for i in g.order:
            seat = g.seats[i]
            if at == "opening":
                while len(seat.dealt) < 2:
                    seat.dealt.append(spare.pop())
            else:
                if seat.kept < 0:
                    seat.kept = spare.pop()
                seat.discarded = spare.pop()
    g.missions = spare
    if at == "opening":
        return
    for seat in g.seats:
        if seat.galaxy == ids.NO_GALAXY:
            seat.galaxy = free_galaxies(g)[0]


def _steps_from(g: Tiny, data: dict[str, Any]) -> list[AnyStep]:
    """What is still to be done."""
    at = data.get("at", "turn")
    if at == "opening":
        return opening(g)
    if at == "scoring":
        return [SCORING]
    if at == "rogue":
        if not g.solo():
            raise bad("at")
        g.marks.active = ids.ROGUE_SEAT
        g.marks.left = data.get("left", g.mat().dice[g.seats[ids.ROGUE_SEAT].level - 1])
        in_range(g.marks.left, 0, "left", ids.DICE)
        ending: list[AnyStep] = [ROGUE_MAXIMA] if data.get("maxima", True) else []
        return [ROGUE_DICE, *ending, END, NEXT_TURN]
    in_range(g.marks.active, 0, "active", len(g.order) - 1)
    if not g.faces:
        return [NEXT_TURN]
    g.marks.round += 1
    return [TURN, NEXT_TURN]
