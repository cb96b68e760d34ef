"""The exploration board: its places, who controls them and which ships stand there."""

from __future__ import annotations

from rich.text import Text

from perihelion.beyond import ids
from perihelion.beyond.card_text import system_lines
from perihelion.cli.boards.beyond.scene import Scene
from perihelion.cli.layout import DIM, FULL, STRONG, cut_to, in_columns, in_lines
from perihelion.tabletop.bits import BIT


def chart_picture(scene: Scene, form: int, width: int) -> list[Text]:
    """In full a line a place, with the lines that join it and what its system does; else the places
    side by side.
    """
    if form == FULL:
        heads = ["place", "system", "strength", "kinds", "points", "control", "ships", "lines"]
        rows = [[Text(scene.say(f"column-{head}"), style=DIM) for head in heads]]
        rows += [_row(scene, place) for place in scene.places()]
        return [cut_to(line, width) for line in in_columns(rows, {2, 4})]
    return [in_lines([_cell(scene, place) for place in scene.places()], width, margin="")]


def _row(scene: Scene, place: int) -> list[Text]:
    g = scene.g
    s = int(g.systems[place])
    name = Text("" if s == ids.NO_CARD else scene.system(s), style=STRONG)
    strength = "" if s == ids.NO_CARD else str(int(_needed(scene, place)))
    points = "" if s == ids.NO_CARD else str(int(g.box.systems[s].vp))
    kinds = scene.kinds(int(g.kinds_at(place)))
    lines = Text(" ".join(scene.place(int(k)) for k in g.neighbours(place)), style=DIM)
    if s != ids.NO_CARD:
        said = " ".join(scene.voice.power(*line) for line in system_lines(g.box.systems[s]))
        lines.append(f"  {said}")
    for k, e in enumerate(g.staying):
        if g.staying_at[k] == ids.AT_PLACE + place:
            lines.append(f"  {scene.card(g.box.events[e].slug)}")
    ships = Text(" ").join(scene.ships(place))
    return [
        Text(scene.place(place), style=STRONG),
        name,
        Text(strength),
        Text(kinds),
        Text(points),
        _control(scene, place),
        ships,
        lines,
    ]


def _needed(scene: Scene, place: int) -> int:
    """The strength that whoever looks needs to colonise there."""
    g = scene.g
    if scene.me is None:
        return int(g.box.systems[g.systems[place]].strength)
    return int(g.strength_needed(scene.me, place))


def _control(scene: Scene, place: int) -> Text:
    """Who controls a place, and with which disc; it may still have to be chosen."""
    holder = int(scene.g.holder[place])
    if holder == ids.NOBODY:
        return Text("·" if scene.g.kinds_at(place) else "", style=DIM)
    disc = int(scene.g.outpost[place])
    out = scene.letter(holder)
    if disc == ids.NO_DISC:
        return out
    return out.append(
        " ★" if disc == ids.STAR else f" {scene.kinds(int(BIT[disc]))}", style="not bold"
    )


def _cell(scene: Scene, place: int) -> Text:
    """A place in short: its name, the strength, who controls it, the ships."""
    g = scene.g
    out = Text(scene.place(place), style=STRONG)
    s = int(g.systems[place])
    if s != ids.NO_CARD:
        out.append(f" {scene.system(s)}", style="not bold")
        figures = f" {scene.say('strength', n=_needed(scene, place))} ★{int(g.box.systems[s].vp)}"
        out.append(figures, style="not bold dim")
    kinds = scene.kinds(int(g.kinds_at(place)))
    if kinds:
        out.append(f" {kinds}", style="not bold")
    if g.holder[place] != ids.NOBODY:
        out.append(" ⚑").append_text(scene.letter(int(g.holder[place])))
    for ships in scene.ships(place):
        out.append(" ").append_text(ships)
    return out
