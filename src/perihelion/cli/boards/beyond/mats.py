"""What lies before everybody, the achievements, the events in play and the decks."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.text import Text

from perihelion.beyond import ids
from perihelion.beyond.card_text import achievement_lines, mat_lines
from perihelion.beyond.phases.achievement import discs_claimed, threshold
from perihelion.beyond.phases.production import growth, letters, ore_yield
from perihelion.beyond.pieces.counting import count
from perihelion.beyond.scoring import automation_points, score
from perihelion.cli.boards.beyond.effects import next_symbols
from perihelion.cli.boards.beyond.scene import Scene, under
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, cut_to, in_columns, in_lines

_FIGURES: Final = ("points", "ore", "population", "supply", "discs", "automation", "pawn")

_WIDE: Final = 104
"""From so many columns on the table of the mats has room for long headings and for the cells of
the supply columns."""


def mats_picture(scene: Scene, form: int, width: int) -> list[Text]:
    """A table of all mats; below a line its colonies and private technologies, and in full the
    abilities of an advanced mat.
    """
    wide = width >= _WIDE
    size = "column" if wide else "short"
    heading = [Text(""), *[Text(scene.say(f"{size}-{name}"), style=DIM) for name in _FIGURES]]
    seats = scene.seats()
    lines = in_columns([heading, *[_figures(scene, i, wide) for i in seats]], {1, 2, 3, 5, 6})
    out = [cut_to(lines[0], width)]
    for i, line in zip(seats, lines[1:], strict=True):
        out.append(cut_to(line, width))
        cells = _beside(scene, i, form) if form != SHORTEST or i == scene.me else []
        if cells:
            out.append(in_lines(cells, width, margin="    "))
        if form == FULL:
            out += _abilities(scene, i, width)
    return out


def _figures(scene: Scene, i: int, wide: bool) -> list[Text]:
    g, seat = scene.g, scene.g.seats[i]
    sign = "▶" if i == g.marks.active and not g.over else " "
    name = Text(f"{sign} ").append(scene.names[i], style=f"bold {scene.colour(i)}")
    if i == scene.me:
        name.append(f" {scene.say('you')}")
    shown = letters(g, i)
    symbols = "".join(word for k, word in enumerate(ids.COLUMN_WORDS) if shown >> k & 1)
    cells = zip(ids.COLUMN_WORDS, seat.supply, g.mats[i].capacity, strict=True)
    supply = [
        f"{word} {int(n)}/{int(room)}" if wide else f"{word}{int(n)}" for word, n, room in cells
    ]
    automated = int(seat.automation())
    return [
        name,
        Text(str(int(score(g, i))), style=STRONG),
        Text(f"{int(seat.ore)} (+{int(ore_yield(g, i))})"),
        Text(f"{int(seat.population)} (+{int(growth(g, i))} {symbols})"),
        Text(" ".join(supply)),
        Text(f"{int(seat.discs[ids.FOOD])}/{int(seat.discs[ids.ORE])}"),
        Text(f"{automated} ★{int(automation_points(g, automated))}"),
        Text(pawn_place(scene, i)),
    ]


def pawn_place(scene: Scene, i: int) -> str:
    """Where the pawn stands, in a few letters."""
    pawn = int(scene.g.seats[i].pawn)
    if pawn == ids.OFF_BOARD:
        return "—"
    if pawn < 4 * len(ids.BASIC_WORDS):
        return scene.say(f"pawn-{ids.BASIC_WORDS[pawn // 4]}")
    structure = scene.g.describe(pawn)
    if pawn >= ids.PRIVATE_SPACE or "slot" not in structure:
        return scene.voice.card(str(structure["card"]))
    return str(structure["slot"])


def _beside(scene: Scene, i: int, form: int) -> list[Text]:
    """What lies beside a mat."""
    g, seat = scene.g, scene.g.seats[i]
    cells = [Text(f"{scene.system(int(s))} ★{int(g.box.systems[s].vp)}") for s in seat.colonies]
    for t in seat.private:
        cells.append(Text(scene.say("private", name=scene.tech(int(t)))))
    for k, e in enumerate(g.staying):
        if g.staying_at[k] == ids.AT_SEAT + i:
            cells.append(Text(scene.card(g.box.events[e].slug)))
    coming = next_symbols(scene, i) if form == FULL or i == scene.me else ""
    if coming:
        cells.append(Text(coming, style=DIM))
    return cells


def _abilities(scene: Scene, i: int, width: int) -> list[Text]:
    """The abilities of an advanced mat, those still locked in grey."""
    g = scene.g
    if not g.setup.advanced:
        return []
    out: list[Text] = []
    for ability, line in zip(g.mats[i].abilities, mat_lines(g.mats[i]), strict=True):
        said = wrap(
            scene.voice.power(*line), width, initial_indent="    ", subsequent_indent="      "
        )
        out += [Text(part, style="" if g.unlocked(i, ability) else DIM) for part in said]
    return out


# -- beside the boards -------------------------------------------------------


def aims_picture(scene: Scene, form: int, width: int) -> list[Text]:
    """The achievements: how far one is, their cells and who has claimed them; in full a line each,
    with what it asks for.
    """
    g = scene.g
    done = scene.say("aims", count=int(discs_claimed(g)), needed=int(threshold(g.setup.players)))
    rows: list[list[Text]] = []
    for k, a in enumerate(g.achievements):
        card = g.box.achievements[a]
        rows.append([Text(scene.card(card.slug), style=STRONG)])
        if form == FULL:
            rows[-1].append(Text(scene.voice.power(*achievement_lines(card)[0]).rstrip(".")))
        if scene.me is not None:
            have = int(count(g, scene.me, card.counted))
            wanted = f"{have}/{int(card.least)}" if card.least else f"{have} (≤{int(card.most)})"
            rows[-1].append(Text(wanted))
        cells = Text()
        for n in range(card.places(g.setup.players)):
            claim = int(g.claims[k][n]) if n < len(g.claims[k]) else -1
            cells.append(" " if n else "")
            cells.append_text(
                scene.letter(claim % 4) if claim >= 0 else Text(f"★{int(card.vp(n))}")
            )
        rows[-1].append(cells)
    if form == FULL:
        return [Text(done, style=DIM), *[cut_to(line, width) for line in in_columns(rows)]]
    return [under(done, [Text(" ").join(row) for row in rows], width)]


def events_line(scene: Scene, width: int) -> list[Text]:
    """Events in play that lie beside no slot, place or mat, and the linked system; what they do
    where there is room.
    """
    g = scene.g
    cells: list[Text] = []
    for k, e in enumerate(g.staying):
        if g.staying_at[k] >= ids.AT_ACHIEVEMENTS:
            event = g.box.events[e]
            cell = Text(scene.card(event.slug), style=STRONG)
            if g.marks.linked != ids.NO_CARD and event.actions:
                cell.append(f" ({scene.system(int(g.marks.linked))})", style="not bold")
            cells.append(cell)
    if not cells:
        return []
    return [under(scene.say("events"), cells, width)]
