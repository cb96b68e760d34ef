"""A table of Tiny Epic Galaxies as a scene that any screen can draw."""

from __future__ import annotations

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option
from perihelion.tabletop.scene import Said, Saying, Scene, SeatScene, Source, Thing, Zone, filled
from perihelion.tiny import ids
from perihelion.tiny.card_text import Piece, action_lines, die_words, figures, name_of, sentence
from perihelion.tiny.look import Colony, Galaxies, Mat, Orbited, Ship, look
from perihelion.tiny.pieces.missions import Mission
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.scoring import open_score
from perihelion.tiny.state import Tiny

# -- options -------------------------------------------------------------------


def named(g: Tiny, option: Option) -> Said | None:
    """A die is named with its face."""
    face = face_of(g, option) if option.structure["kind"] == "die" else None
    return None if face is None else die_words(int(option.id) - ids.DIE + 1, face)


def about(g: Tiny, option: Option) -> list[Saying]:
    """What a face is good for, or what is printed on a planet or a mission."""
    face = face_of(g, option)
    if face is not None:
        return [Said(f"about-{ids.FACE_WORDS[face]}")]
    piece = piece_of(g, option)
    if isinstance(piece, Planet):
        return [figures(piece), *action_lines(piece)]
    return [sentence(piece.aim)] if isinstance(piece, Mission) else []


def face_of(g: Tiny, option: Option) -> int | None:
    """The face that an option is about: that of a die, or one that it names."""
    facts = option.structure
    if facts["kind"] == "die" and ids.DIE <= option.id < ids.DIE + len(g.faces):
        return int(g.faces[option.id - ids.DIE])
    word = facts.get("action", facts.get("face"))
    return ids.FACE_WORDS.index(str(word)) if word in ids.FACE_WORDS else None


def piece_of(g: Tiny, option: Option) -> Piece | None:
    """The planet, the mission or the rogue galaxy that an option names."""
    facts = option.structure
    name = facts.get("card", facts.get("rogue"))
    pieces: list[Piece] = [*g.planets, *g.box.missions, *g.box.rogues]
    return next((piece for piece in pieces if piece.slug == name), None)


# -- for any screen --------------------------------------------------------------


def scene(g: Tiny, viewer: int | None) -> Scene:
    """The table as a scene."""
    seen = look(g, viewer)
    players = seen.mats[: len(seen.order)]
    running = not seen.over and seen.round > 0
    return Scene(
        game="tiny",
        viewer=viewer,
        round=seen.round,
        phase=_phase(seen),
        turn=seen.active if running and seen.active < len(seen.order) else None,
        asked=[k for k in seen.order if g.waits_for(k) and not g.answered & BIT[k]],
        end=None if seen.over else _end(g, seen),
        left=0 if seen.ended_by is not None else _left(g, seen),
        table=filled(
            [
                Zone("dice", _dice_things(seen)),
                Zone("planets", [_planet_thing(seen, one) for one in seen.row if one is not None]),
                Zone("deck", [Thing(Said("deck-count", {"count": seen.deck}))]),
                Zone("rogue", _rogue_things(seen)),
            ]
        ),
        seats=[SeatScene(mat.points, mat.galaxy, _zones(seen, mat)) for mat in players],
        others=[seen.rogue_name()] if seen.solo else [],
        sources=_sources(seen),
        winners=g.winners() if seen.over else [],
        why=_why(seen) if seen.over and seen.solo else None,
    )


def _phase(seen: Galaxies) -> Said:
    if seen.over:
        return Said("phases-over")
    return Said("phases-turns" if seen.round else "phases-opening")


def _left(g: Tiny, seen: Galaxies) -> int:
    """How many points the leader is away from the end."""
    most = max(int(open_score(g, k)) for k in seen.order)
    return max(ids.GOAL - most, 0)


def _end(g: Tiny, seen: Galaxies) -> Said:
    called = seen.last
    return called or Said("to-the-end", {"goal": ids.GOAL, "points": _left(g, seen)})


def _dice_things(seen: Galaxies) -> list[Thing]:
    """The dice of the turn; those that are spent are faded."""
    out: list[Thing] = []
    for die in seen.turn.dice if seen.turn is not None else ():
        spent = die.state != ids.INACTIVE
        word = ids.FACE_WORDS[die.face]
        lines = [Said(f"about-{word}"), *([Said("die-used")] if spent else [])]
        words = die_words(die.number, die.face)
        out.append(Thing(words, lines, faded=spent, family="die", slug=word))
    return out


def _planet_thing(seen: Galaxies, one: Orbited) -> Thing:
    """A planet of the row, with the seats that have a ship there."""
    there = [k for k in one.seats() if k < len(seen.order)]
    planet = one.planet
    return Thing(figures(planet), action_lines(planet), there, family="planet", slug=planet.slug)


def _zones(seen: Galaxies, mat: Mat) -> list[Zone]:
    """What lies on and under a mat."""
    level = Said("level", {"level": mat.level, "dice": mat.dice - mat.fewer})
    empire = [Thing(level)]
    if mat.price is not None:
        empire.append(Thing(Said("next", {"cost": mat.price})))
    stock = [
        Thing(Said("energy", {"have": mat.energy, "most": mat.most})),
        Thing(Said("culture", {"have": mat.culture, "most": mat.most})),
    ]
    galaxy = [] if mat.galaxy is None else [Thing(Said(f"galaxy-{mat.galaxy}"))]
    return filled(
        [
            Zone("galaxy", galaxy),
            Zone("empire", empire),
            Zone("stock", stock),
            Zone("ships", [_ship_thing(ship) for ship in mat.ships]),
            Zone("colonies", [_colony_thing(colony) for colony in mat.colonies]),
            Zone("dealt", [_mission_thing(mission) for mission in mat.dealt]),
            Zone("mission", [_mission_thing(mission) for mission in mat.kept]),
        ]
    )


def _ship_thing(ship: Ship) -> Thing:
    """Where a ship is."""
    facts: dict[str, object] = {"number": ship.token.number}
    if ship.planet is None:
        return Thing(Said("ship-home", facts), family="ship")
    facts["planet"] = name_of(ship.planet)
    if ship.spot is None:
        return Thing(Said("ship-surface", facts), family="ship")
    facts |= {"at": ship.spot, "length": int(ship.planet.length)}
    return Thing(Said("ship-orbit", facts), family="ship")


def _colony_thing(colony: Colony) -> Thing:
    planet = colony.planet
    words = Said("colony", {"name": name_of(planet), "points": int(planet.vp)})
    lines = action_lines(planet)
    return Thing(words, lines, faded=colony.used, family="planet", slug=planet.slug)


def _mission_thing(mission: Mission | None) -> Thing:
    """A mission by name; one of another player lies face down."""
    if mission is None:
        return Thing(Said("hidden"), faded=True, family="mission")
    lines = [sentence(mission.aim)]
    return Thing(name_of(mission), lines, family="mission", slug=mission.slug)


def _rogue_things(seen: Galaxies) -> list[Thing]:
    """The rogue galaxy of a solo game: what its attack does, and in a row what it has."""
    rogue = seen.rogue
    if rogue is None:
        return []
    level = min(rogue.level, len(rogue.mat.attacks))
    attack = [sentence(effect) for effect in rogue.attack(level)]
    head = Thing(seen.rogue_name(), attack, family="rogue", slug=rogue.mat.slug)
    zones = _zones(seen, seen.mats[ids.ROGUE_SEAT])
    return [head, *[thing for zone in zones for thing in zone.things]]


def _sources(seen: Galaxies) -> list[Source]:
    """Points by source; the mission counts once the game is over, when all of them are open."""
    count = len(seen.order)
    out = [Source("colonies", seen.colonies[:count]), Source("level", seen.levels[:count])]
    if not seen.solo and seen.over:
        out.append(Source("mission", seen.missions[:count]))
    return out


def _why(seen: Galaxies) -> Saying:
    """How a game against a rogue galaxy was won or lost."""
    facts = {"points": seen.mats[0].points, "against": seen.mats[ids.ROGUE_SEAT].points}
    if seen.winners == [0]:
        return Said("solo-won", facts)
    return Said("solo-skull" if seen.by_skull else "solo-lost", facts)
