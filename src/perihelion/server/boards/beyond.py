"""The board of Beyond the Sun: its picture, its questions, its faces."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.beyond import card_text, ids
from perihelion.beyond.box import Box
from perihelion.beyond.look import look
from perihelion.beyond.outcome import brings, is_move, new_holders
from perihelion.beyond.pieces import cards
from perihelion.beyond.state import Beyond
from perihelion.server.boards.beyond_view import BeyondFace, BeyondView
from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import Setting
from perihelion.server.boards.shapes import End, EndRow, FacePower
from perihelion.server.wire import Option, Question
from perihelion.server.wire_lobby import AnyFace
from perihelion.tabletop import question as kernel
from perihelion.tabletop.scene import Name, Said, Saying, Several
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


class BeyondBoard(Board):
    """Both boards, the mats and the achievements: what can be seen of them is sent in words."""

    name = "beyond"

    SETTINGS = (Setting("mats", "basic", ("basic", "advanced")), Setting("tableau"))

    def faces(self, table: Table, speech: Voice) -> dict[str, AnyFace]:
        g = _beyond(table)
        out: dict[str, AnyFace] = {
            piece.slug: _face(g, piece, speech)
            for piece in [*card_text.cards_in(g.box), *g.box.factions]
        }
        for k, word in enumerate(ids.BASIC_WORDS):
            power = _power(card_text.action_line(g.box.basic[k]), speech)
            out[word] = _printed(
                word, "basic", Said(f"source-{word}"), Said("what-basic"), [power], speech
            )
        for place, word in enumerate(ids.PLACE_WORDS[: ids.EXTRA]):
            if g.there(place):
                joined = [card_text.place_name(ids.PLACE_WORDS[k]) for k in g.side.lines[place]]
                what = Said("neighbours", {"places": joined})
                out[word] = _printed(word, "place", Name("place", word), what, [], speech)
        return out

    def picture(
        self, view: Table, seat: int | None, question: Question | None, speech: Voice
    ) -> BeyondView:
        return msgspec.convert(speech.told(look(_beyond(view), seat)), BeyondView)

    def option(
        self, view: Table, asked: kernel.Question, option: kernel.Option, final: bool, speech: Voice
    ) -> Option:
        """Its notes say first what it would bring; the facts of a move tell who would hold what."""
        out = super().option(view, asked, option, final, speech)
        said = [speech.tell(line) for line in brings(_beyond(view), asked, option)]
        printed = [note for note in out.notes if not any(note in line for line in said)]
        out.notes = [*filter(None, said), *printed]
        if is_move(out.id):
            out.facts["holders"] = new_holders(_beyond(view), int(asked.seat), out.id)
        return out

    def piece(self, view: Table, seat: int, option: kernel.Option) -> str | None:
        g, answer = _beyond(view), int(option.id)
        if answer < ids.SPACES_END:
            return f"space:{answer}"
        if ids.SLOT <= answer < ids.TYPE:
            return f"slot:{ids.SLOT_WORDS[answer - ids.SLOT]}"
        if ids.TECH <= answer < ids.TECH + ids.TECHS:
            return f"card:{g.box.techs[answer - ids.TECH].slug}"
        if ids.SYSTEM <= answer < ids.SYSTEM + ids.SYSTEMS:
            return f"card:{g.box.systems[answer - ids.SYSTEM].slug}"
        if ids.ACHIEVEMENT <= answer < ids.PLACE:
            return f"aim:{g.box.achievements[answer - ids.ACHIEVEMENT].slug}"
        if ids.SWAP <= answer < ids.SWAP + 2 * ids.ACHIEVEMENTS:
            return f"aim:{g.box.achievements[(answer - ids.SWAP) // 2].slug}"
        if ids.PLACE <= answer < ids.SHIP:
            return f"place:{ids.PLACE_WORDS[answer - ids.PLACE]}"
        if ids.SHIP <= answer < ids.SHIFT:
            return _ship(answer - ids.SHIP)
        if is_move(answer):
            return _ship((answer - ids.MOVE) // ids.PLACES)
        if ids.SHIFT <= answer < ids.NUMBER:
            return f"column:{ids.COLUMN_WORDS[(answer - ids.SHIFT) // ids.COLUMNS]}"
        if answer in (ids.TAKE_FOOD, ids.TAKE_ORE):
            return f"track:{ids.DISC_WORDS[answer - ids.TAKE_FOOD]}"
        return None

    def target(self, view: Table, seat: int, option: kernel.Option) -> str | None:
        answer = int(option.id)
        if is_move(answer):
            return f"place:{ids.PLACE_WORDS[(answer - ids.MOVE) % ids.PLACES]}"
        if ids.SHIFT <= answer < ids.NUMBER:
            return f"column:{ids.COLUMN_WORDS[(answer - ids.SHIFT) % ids.COLUMNS]}"
        return None

    def end(self, view: Table, speech: Voice) -> End:
        """With the first figure in which those with the highest sum differ, where there is one."""
        end = super().end(view, speech)
        seats = _beyond(view).seats
        figures = {
            "discs": [int(seat.discs[ids.FOOD] + seat.discs[ids.ORE]) for seat in seats],
            "population": [int(seat.population) for seat in seats],
            "ore": [int(seat.ore) for seat in seats],
        }
        tied = [k for k, points in enumerate(end.scores) if points == max(end.scores)]
        for by, counts in figures.items():
            if len({counts[k] for k in tied}) > 1:
                words = speech.say("tie-break", by=by)
                end.tie_break = EndRow(source="tie-break", words=words, points=[*counts])
                break
        return end


def _ship(hangar: int) -> str:
    """A ship by its place and level."""
    place, level = divmod(hangar, ids.LEVELS)
    return f"ship:{ids.PLACE_WORDS[place]}:{level + 1}"


# -- faces ------------------------------------------------------------------------


def _face(g: Beyond, piece: card_text.Piece, speech: Voice) -> BeyondFace:
    """What is printed on a card, a guild or a mat."""
    level, points = _figures(g.box, piece)
    return BeyondFace(
        key=piece.slug,
        card=piece.slug,
        name=speech.tell(card_text.name_of(piece)),
        what=speech.tell(_what(g.box, piece)),
        kind=type(piece).__name__.removesuffix("Card").lower(),
        powers=[_power(line, speech) for line in card_text.lines_of(piece, g.box)],
        lines=[],
        level=level,
        types=card_text.type_words(int(piece.types)) if isinstance(piece, cards.Technology) else [],
        leads=(
            ids.TYPE_WORDS[piece.right]
            if isinstance(piece, cards.Technology) and piece.feeds()
            else None
        ),
        strength=int(piece.strength) if isinstance(piece, cards.System) else None,
        kinds=card_text.kinds_of(int(piece.kinds)) if isinstance(piece, cards.System) else [],
        points=points,
        cells=_cells(g, piece) if isinstance(piece, cards.Achievement) else [],
        known=piece.known,
        source=speech.of_game(f"known-{piece.known}"),
    )


def _printed(
    key: str, kind: str, name: Saying, what: Saying, powers: list[FacePower], speech: Voice
) -> BeyondFace:
    """What is printed on the boards: an action of Basic Spacefaring, or a place."""
    return BeyondFace(
        key=key,
        card=key,
        name=speech.tell(name),
        what=speech.tell(what),
        kind=kind,
        powers=powers,
        lines=[],
        level=None,
        types=[],
        leads=None,
        strength=None,
        kinds=[],
        points=None,
        cells=[],
        known=cards.ATTESTED if kind == "basic" else cards.PARTLY,
        source=speech.of_game(f"known-{cards.ATTESTED if kind == 'basic' else cards.PARTLY}"),
    )


def _power(line: Said, speech: Voice) -> FacePower:
    """A line of a card: what it belongs to is the first word of its message."""
    kind = line.message.removeprefix("power-")
    facts = dict(line.facts)
    return FacePower(phase=kind.split("-")[0], kind=kind, facts=facts, words=speech.tell(line))


def _figures(box: Box, piece: card_text.Piece) -> tuple[int | None, int | None]:
    """The level of a card and its points, where it has them."""
    if isinstance(piece, cards.Technology):
        last = piece.level == ids.LEVELS
        return int(piece.level), None if last else int(box.level_vp[piece.level])
    if isinstance(piece, cards.EventCard):
        return int(piece.level), None
    return None, int(piece.vp) if isinstance(piece, cards.System) else None


def _cells(g: Beyond, card: cards.Achievement) -> list[int]:
    return [int(card.vp(n)) for n in range(card.places(g.setup.players))]


def _what(box: Box, piece: card_text.Piece) -> Saying:
    """What a piece is, in a few words."""
    if isinstance(piece, cards.Technology):
        kinds = Several([Name("type", word) for word in card_text.type_words(int(piece.types))])
        facts: dict[str, object] = {"level": ids.LEVEL_WORDS[piece.level - 1], "kinds": kinds}
        if not piece.feeds():
            return Said("what-technology", facts)
        leads = Name("type", ids.TYPE_WORDS[piece.right])
        points = int(box.level_vp[piece.level])
        return Said("what-leads", {**facts, "leads": leads, "points": points})
    if isinstance(piece, cards.EventCard):
        return Said("what-event", {"level": ids.LEVEL_WORDS[piece.level - 1]})
    if isinstance(piece, cards.System):
        figures = {"strength": int(piece.strength), "points": int(piece.vp)}
        deck, yields = (
            ids.DECK_WORDS[piece.deck],
            card_text.kinds_words(card_text.kinds_of(int(piece.kinds))),
        )
        return Said("what-system", {"deck": deck, "yields": yields, **figures})
    if isinstance(piece, cards.Achievement):
        cells = " / ".join(str(int(n)) for n in [*piece.cells, *piece.fourth])
        return Said("what-achievement", {"points": cells})
    if isinstance(piece, cards.Guild):
        event = next(e for e in box.events if e.guild >= 0 and box.guilds[e.guild] is piece)
        return Said("what-guild", {"event": card_text.name_of(event)})
    return Said("what-faction")


def _beyond(table: Table) -> Beyond:
    assert isinstance(table, Beyond)
    return table


BOARD: Final = BeyondBoard()
