"""Roll for the Galaxy on the plain board."""

from __future__ import annotations

from typing import Any, Final, cast

from perihelion.roll import ids
from perihelion.roll.phases.build import needed
from perihelion.roll.pieces.handful import ONE, of_colour
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import Power, ScoreLine
from perihelion.roll.scoring import bonus
from perihelion.roll.state import Roll
from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import game_option
from perihelion.server.boards.plain import field, filled, thing
from perihelion.server.boards.shapes import EndRow, PlainField, PlainThing
from perihelion.server.wire_lobby import GameOption
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


class RollBoard(Board):
    """The phases of the round, and dice and tiles before everybody."""

    def settings(self, speech: Voice) -> list[GameOption]:
        return [game_option(speech, "roll", "first_game", "switch", [], False, [], None)]

    def option_words(self, speech: Voice, options: dict[str, Any]) -> list[str]:
        return [speech.say("roll-option-first-game")] if options.get("first_game") else []

    def round(self, view: Table) -> int | None:
        return int(cast(Roll, view).round)

    def fields(self, view: Table, viewer: int | None, speech: Voice) -> list[PlainField]:
        g = cast(Roll, view)
        pool = speech.board("pool-count", count=max(int(g.pool), 0))
        bag = speech.board("bag-count", count=len(g.bag))
        return [
            field(speech, "phases", _phases(g, speech)),
            field(speech, "pool", [thing(pool)]),
            field(speech, "bag", [thing(bag)]),
        ]

    def seat_fields(
        self, view: Table, seat: int, viewer: int | None, speech: Voice
    ) -> list[PlainField]:
        g = cast(Roll, view)
        mine = g.seats[seat]
        money = [
            thing(speech.board("credits", count=int(mine.credits))),
            thing(speech.board("chips", count=int(mine.chips))),
        ]
        return filled(
            [
                field(speech, "money", money),
                field(speech, "rolled", _rolled(g, seat, speech)),
                field(speech, "at-work", _at_work(g, seat, speech)),
                field(speech, "cup", _dice(int(mine.dice[ids.CUP]), speech)),
                field(speech, "citizenry", _dice(int(mine.dice[ids.CITIZENRY]), speech)),
                field(speech, "hand", _hand(g, seat, speech)),
                field(speech, "dev", _stack(g, seat, ids.DEVELOP, speech)),
                field(speech, "world", _stack(g, seat, ids.SETTLE, speech)),
                field(speech, "tableau", _tableau(g, seat, speech)),
            ]
        )

    def explained(self, view: Table, card: str, speech: Voice) -> list[str]:
        box = cast(Roll, view).box
        return side_lines(box.sides[box.numbers[card]], speech) if card in box.numbers else []

    def sources(self, view: Table, speech: Voice) -> list[EndRow]:
        g = cast(Roll, view)
        sides = g.sides
        chips = [int(seat.chips) for seat in g.seats]
        out = [EndRow(source="chips", words=speech.board("score-chips"), points=[*chips])]
        for name, world in (("developments", False), ("worlds", True)):
            costs = [
                sum(int(sides[s].cost) for s in seat.tableau if sides[s].world == world)
                for seat in g.seats
            ]
            out.append(EndRow(source=name, words=speech.board(f"score-{name}"), points=[*costs]))
        for i, seat in enumerate(g.seats):
            for s in seat.tableau:
                if sides[s].line is not None:
                    worth = int(bonus(sides, seat, s))
                    cells = [worth if k == i else None for k in range(len(g.seats))]
                    slug = sides[s].slug
                    out.append(EndRow(source=slug, words=speech.card(slug), points=cells))
        return out


def _phases(g: Roll, speech: Voice) -> list[PlainThing]:
    """What is being done; the phases of the round once they are known, those done faded."""
    last = [thing(speech.board("last-round"))] if g.ending() and not g.over else []
    if g.over:
        return [thing(speech.board("step-over"))]
    if g.step in (ids.SETUP_STEP, ids.ASSIGN_STEP):
        return [
            thing(speech.board("step-setup" if g.step == ids.SETUP_STEP else "step-assign")),
            *last,
        ]
    out: list[PlainThing] = []
    for phase in range(ids.PHASES):
        if g.plays(phase):
            name = speech.of_game(f"phase-{ids.PHASE_WORDS[phase]}")
            now = "▸ " if g.step == ids.PHASE_STEP + phase else ""
            out.append(thing(f"{now}{name}", faded=g.step > ids.PHASE_STEP + phase))
    now = "▸ " if g.step == ids.MANAGE_STEP else ""
    return [*out, thing(f"{now}{speech.board('step-manage')}"), *last]


# -- dice ------------------------------------------------------------------------


def _colour(colour: int, speech: Voice) -> str:
    return speech.of_game(f"colour-{ids.COLOUR_WORDS[colour]}")


def _counted(said: str, count: int, speech: Voice) -> str:
    return said if count == 1 else speech.common("times", words=said, count=count)


def _dice_words(handful: int, speech: Voice) -> list[str]:
    """Dice that lie together, by their colours."""
    counts = [(colour, int(of_colour(handful, colour))) for colour in range(ids.COLOURS)]
    return [_counted(_colour(colour, speech), n, speech) for colour, n in counts if n]


def _dice(handful: int, speech: Voice) -> list[PlainThing]:
    return [thing(said) for said in _dice_words(handful, speech)]


def _rolled(g: Roll, i: int, speech: Voice) -> list[PlainThing]:
    """Dice behind the screen; only their owner sees the faces."""
    out: list[PlainThing] = []
    rolled = [int(die) for die in g.seats[i].rolled]
    for die in sorted(set(rolled)):
        colour, face = _colour(die // 8, speech), die % 8
        if face == ids.UNSEEN:
            said = speech.board("unseen", colour=colour)
        else:
            shows = speech.of_game(f"phase-{ids.PHASE_WORDS[face]}")
            said = speech.board("face", colour=colour, face=shows)
        out.append(thing(_counted(said, rolled.count(die), speech)))
    return out


def _at_work(g: Roll, i: int, speech: Voice) -> list[PlainThing]:
    """Dice in the rows of the phases; one of them has selected its phase."""
    seat = g.seats[i]
    out: list[PlainThing] = []
    for phase in range(ids.PHASES):
        extra = int(seat.extra) if g.step == ids.PHASE_STEP + phase else 0
        workers = int(seat.workers(phase)) + extra
        if workers:
            selected = bool(seat.dice[ids.STRIP + phase])
            said = speech.board(
                "selects" if selected else "workers",
                phase=speech.of_game(f"phase-{ids.PHASE_WORDS[phase]}"),
                dice=", ".join(_dice_words(workers, speech)),
            )
            out.append(thing(said))
    return out


# -- tiles -----------------------------------------------------------------------


def side_lines(side: Side, speech: Voice) -> list[str]:
    """All that a side does: at once when it is completed, and later."""
    facts: dict[str, object] = {"cost": int(side.cost)}
    if side.world:
        facts["colour"] = speech.of_game(f"colour-{ids.COLOUR_WORDS[side.colour]}")
    out = [speech.board("explain-world" if side.world else "explain-development", **facts)]
    if side.loses:
        out.append(speech.board("effect-loses"))
    if side.credits:
        out.append(speech.board("effect-credits", credits=int(side.credits)))
    for gain in side.gains:
        where = "good" if gain.place < 0 else "cup" if gain.place == 0 else "citizenry"
        dice = ", ".join(_dice_words(int(gain.count) * int(ONE[gain.colour]), speech))
        out.append(speech.board(f"effect-{where}", dice=dice))
    out += [_sentence(power, speech) for power in side.powers]
    if side.line is not None:
        out.append(speech.board("effect-six", text=_sentence(side.line, speech)))
    return out


def _sentence(of: Power | ScoreLine, speech: Voice) -> str:
    said = of.sentence()
    return speech.of_game(f"power-{said.message}", said.facts)


def _hidden(count: int, speech: Voice) -> list[PlainThing]:
    """Tiles that lie face down."""
    said = _counted(speech.common("hidden"), count, speech)
    return [thing(said, faded=True)] if count else []


def _hand(g: Roll, i: int, speech: Voice) -> list[PlainThing]:
    """Tiles drawn and not yet placed, with both sides."""
    seen = [int(t) for t in g.seats[i].hand if t >= 0]
    out: list[PlainThing] = []
    for t in seen:
        sides = [g.sides[2 * t], g.sides[2 * t + 1]]
        names = [speech.card(side.slug) for side in sides]
        lines = [
            f"{name}. {' '.join(side_lines(side, speech))}"
            for name, side in zip(names, sides, strict=True)
        ]
        out.append(thing(" / ".join(names), lines))
    return out + _hidden(len(g.seats[i].hand) - len(seen), speech)


def _stack(g: Roll, i: int, phase: int, speech: Voice) -> list[PlainThing]:
    """A stack: the top tile with the dice on it and what it needs, and what lies below."""
    seat = g.seats[i]
    stack = [int(t) for t in seat.stack(phase)]
    place = ids.DEV_STACK if phase == ids.DEVELOP else ids.WORLD_STACK
    out: list[PlainThing] = []
    for k, t in enumerate(stack):
        if t >= 0:
            s = 2 * t + phase - ids.DEVELOP
            have = int(seat.total(place)) if k == 0 else 0
            name = speech.card(g.sides[s].slug)
            said = speech.board("building", name=name, have=have, need=int(needed(g, i, s)))
            out.append(thing(said, side_lines(g.sides[s], speech)))
    return out + _hidden(sum(1 for t in stack if t < 0), speech)


def _tableau(g: Roll, i: int, speech: Voice) -> list[PlainThing]:
    """The tiles in the order of entering, worlds with the dice that are goods there."""
    seat = g.seats[i]
    out: list[PlainThing] = []
    for s in seat.tableau:
        side = g.sides[s]
        goods = sum(int(ONE[good % 8]) for good in seat.goods if good // 8 == s)
        facts: dict[str, object] = {"name": speech.card(side.slug), "cost": int(side.cost)}
        if goods:
            facts["goods"] = ", ".join(_dice_words(goods, speech))
        said = speech.board("tile-with" if goods else "tile", **facts)
        out.append(thing(said, side_lines(side, speech)))
    return out


BOARD: Final = RollBoard()
