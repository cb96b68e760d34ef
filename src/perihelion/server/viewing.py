"""What a viewer is sent: their view and question, the news, the state of the table."""

from __future__ import annotations

import logging
from typing import Final

from perihelion.bots.registry import LEVELS, bot_names, first_bot
from perihelion.games import GAMES
from perihelion.server import wire_lobby
from perihelion.server.boards.registry import board_of
from perihelion.server.boards.shapes import SpokenPlace, SpokenSection
from perihelion.server.dealing import fairness_of
from perihelion.server.playing import refuse
from perihelion.server.room import Room
from perihelion.server.speech import problem, speaking
from perihelion.server.stored import Chair, Line, StoredTable, now
from perihelion.server.wire import Draft, Drafted, Happening, Log, May, Update
from perihelion.tabletop.agenda import SPECTATOR
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.foresight import unveiling
from perihelion.tabletop.refusal import Refused
from perihelion.tabletop.table import Table
from perihelion.words.spoken import spoken_table
from perihelion.words.voice import Voice

LOG: Final = logging.getLogger("perihelion.server.hall")

_SILENT: Final = {"forced"}
"""Events without a line in the log: their consequences have one."""

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thinking",
    "oops",
    "thanks",
    "back-soon",
    "good-game",
)
"""Quick phrases of the chat."""


def speech_of(row: StoredTable, lang: wire_lobby.Lang) -> Voice:
    """The voice for this table."""
    plain = speaking(lang, row.game)
    return speaking(lang, row.game, [chair_name(chair, plain) for chair in row.chairs])


def chair_name(chair: Chair, speech: Voice) -> str:
    """The name of the person or bot that sits there."""
    if chair.who == "open":
        return speech.say("open-seat")
    if chair.name:
        return chair.name
    return speech.say(f"bot-name-{chair.seat % 8 + 1}")


def update_of(
    room: Room, seat: int | None, lang: wire_lobby.Lang, known: int, listens: bool = False
) -> Update:
    """Everything a viewer sees of the game, given that they have `known` events of the log; also in
    words for one who listens.
    """
    table = room.game()
    speech = speech_of(room.row, lang)
    view = table.seen_by(seat)
    board = board_of(room.row.game)
    question = sealed = None
    if seat is not None:
        sealed = board.sealed(view, seat, speech)
        final = [] if room.against_bots() else unveiling(view, seat)
        question = board.question(view, seat, room.row.turns[seat], final, speech)
    log = log_of(room, seat, speech, known)
    return Update(
        seq=room.row.seq,
        seat=seat,
        lang=lang,
        view=board.picture(view, seat, question, speech),
        question=question,
        sealed=sealed,
        waiting=thinking(view),
        log=log,
        may=may(room, seat, speech),
        end=board.end(view, speech) if table.over else None,
        spoken=spoken_of(view, seat, speech) if listens else None,
    )


def drafted_of(room: Room, call: Draft, lang: wire_lobby.Lang) -> Drafted:
    """The table as it would look to a seat that is asked, after picks of its own."""
    view = room.game().seen_by(call.seat)
    if not view.waits_for(call.seat) or view.may_answer_again(call.seat):
        raise refuse("STALE_QUESTION")
    board, speech = board_of(room.row.game), speech_of(room.row, lang)
    return Drafted(call=call.call, view=board.draft(view, call.seat, call.picks, speech))


def spoken_of(view: Table, seat: int | None, speech: Voice) -> list[SpokenSection]:
    """The view in words, to be read aloud."""
    return [
        SpokenSection(
            title=section.title,
            lines=[*section.lines],
            places=[SpokenPlace(title=one.title, things=[*one.things]) for one in section.places],
        )
        for section in spoken_table(view, seat, speech.lang, speech.players)
    ]


def thinking(view: Table) -> list[int]:
    """The seats that owe an answer, as far as the viewer may know: a seat that has sealed its
    answer does not, and a seat without a choice looks as if it were thinking.
    """
    return [k for k in range(len(view.order)) if view.waits_for(k) and not view.answered & BIT[k]]


def log_of(room: Room, seat: int | None, speech: Voice, known: int) -> Log:
    """The events that a viewer does not have yet. Only these are made: a log grows long."""
    who = SPECTATOR if seat is None else seat
    keep, news = room.chronicle.since(room.game(), who, known)
    out: list[Happening] = []
    for round, event in news:
        seen = event.seen_by(who)
        out.append(
            Happening(
                kind=seen.kind,
                seat=int(seen.seat) if seen.seat >= 0 else None,
                round=round,
                facts=seen.facts,
                words=None if seen.kind in _SILENT else speech.event(seen),
            )
        )
    return Log(keep=keep, events=out)


def may(room: Room, seat: int | None, speech: Voice) -> May:
    """What the viewer may do besides answering."""
    if seat is None:
        no = problem(speech, refuse("NOT_YOUR_SEAT"))
        return May(undo=no, reset=no, take_back=no)
    sealed = room.game().may_answer_again(seat)
    return May(
        undo=_problem(room.bar_undo(seat), speech),
        reset=_problem(room.bar_reset(seat), speech),
        take_back=_problem(None if sealed else refuse("NOT_SEALED"), speech),
    )


def _problem(refused: Refused | None, speech: Voice) -> wire_lobby.Problem | None:
    return None if refused is None else problem(speech, refused)


# -- the table -----------------------------------------------------------------


def state_of(room: Room, person: str | None, lang: wire_lobby.Lang) -> wire_lobby.TableState:
    """The table as a person sees it."""
    row = room.row
    speech = speech_of(row, lang)
    mine = room.seats_of(person)
    table = room.table
    asked = [] if table is None or table.over else thinking(table.seen_by(None))
    return wire_lobby.TableState(
        id=row.id,
        game=row.game,
        title=speech.say(f"game-{row.game}"),
        options=row.terms.options,
        option_words=option_words(row, speech),
        state=row.state,
        private=row.terms.private,
        chat=row.terms.chat,
        watch=row.terms.watch,
        watchers_write=row.terms.watchers_write,
        undo_all=room.against_bots(),
        replace_after=row.terms.replace_after,
        seats=[_seat(room, chair, person, chair.seat in asked, speech) for chair in row.chairs],
        my_seats=mine,
        may_return=row.may_return(person),
        host=row.host == person,
        watchers=len([p for p in room.present() if not room.seats_of(p)]),
        replacing=replacing(room),
        invitation=f"/join/{row.invitation}" if row.invitation and mine else None,
        fairness=fairness_of(row, room.over),
        phrases=[wire_lobby.Phrase(phrase=p, words=speech.say(f"phrase-{p}")) for p in PHRASES],
        rematch=row.rematch,
        notice=notice_of(row, speech),
        created=row.created,
        changed=row.changed,
    )


def _seat(
    room: Room, chair: Chair, person: str | None, asked: bool, speech: Voice
) -> wire_lobby.Seat:
    here = chair.who == "person" and room.connected(chair.person)
    away = None if chair.who != "person" or here else max(now() - room.seen(chair), 0)
    return wire_lobby.Seat(
        seat=chair.seat,
        who=chair.who,
        name=speech.players[chair.seat],
        bot=chair.bot if chair.who == "bot" else None,
        mine=chair.who == "person" and person is not None and chair.person == person,
        host=chair.who == "person" and chair.person == room.row.host,
        connected=here or chair.who == "bot",
        away=away,
        asked=asked,
        replaced=chair.name if chair.replaced else None,
        replaced_by=room.row.votes.get(str(chair.seat), []) if chair.replaced else [],
    )


def replacing(room: Room) -> list[wire_lobby.Replacing]:
    """The seats whose players are away while a game is on."""
    row = room.row
    if row.state != "playing":
        return []
    out: list[wire_lobby.Replacing] = []
    for chair in row.chairs:
        if chair.who == "person" and not room.connected(chair.person):
            after = row.terms.replace_after
            others = [p for p in room.persons() if p != chair.person]
            if others:
                out.append(
                    wire_lobby.Replacing(
                        seat=chair.seat,
                        votes=row.votes.get(str(chair.seat), []),
                        needed=len(others),
                        host_at=None if after is None else room.seen(chair) + after,
                        wait=room.grace_left(chair),
                    )
                )
    return out


def chat_line(line: Line, speech: Voice) -> wire_lobby.ChatLine:
    """A line of the chat for a reader; a phrase is said in their language."""
    return wire_lobby.ChatLine(
        number=line.number,
        seat=line.seat,
        name=line.name,
        text=speech.say(f"phrase-{line.phrase}") if line.phrase else line.text,
        phrase=line.phrase,
        at=line.at,
    )


def option_words(row: StoredTable, speech: Voice) -> list[str]:
    """The options of a game in words; none if an older version had different ones."""
    try:
        return board_of(row.game).option_words(speech, row.terms.options)
    except Exception as problem:
        LOG.error("options cannot be told", extra={"table": row.id, "why": repr(problem)})
        return []


def notice_of(row: StoredTable, speech: Voice) -> str | None:
    """What has become of a game whose rules have changed, in words."""
    if row.fate is None or (row.state == "over" and row.fate.kind == "rules-changed"):
        return None
    return speech.say(f"fate-{row.fate.kind}")


def table_lines(
    rows: list[StoredTable], person: str | None, lang: wire_lobby.Lang
) -> list[wire_lobby.TableLine]:
    """Tables in a list, without those that cannot be shown: one must not hide the others."""
    out: list[wire_lobby.TableLine] = []
    for row in rows:
        try:
            out.append(table_line(row, person, lang))
        except Exception as problem:
            LOG.error("a table cannot be told", extra={"table": row.id, "why": repr(problem)})
    return out


def table_line(row: StoredTable, person: str | None, lang: wire_lobby.Lang) -> wire_lobby.TableLine:
    """A table in a list."""
    speech = speech_of(row, lang)
    mine = [c.seat for c in row.chairs if c.who == "person" and c.person == person]
    return wire_lobby.TableLine(
        id=row.id,
        game=row.game,
        title=speech.say(f"game-{row.game}"),
        option_words=option_words(row, speech),
        state=row.state,
        names=list(speech.players),
        free=sum(1 for c in row.chairs if c.who == "open"),
        my_seats=mine,
        may_return=row.may_return(person),
        waits_for_me=row.state == "playing" and any(seat in row.waiting for seat in mine),
        round=row.round,
        notice=notice_of(row, speech),
        changed=row.changed,
    )


def games(lang: wire_lobby.Lang) -> list[wire_lobby.Game]:
    """The games that can be played here."""
    out: list[wire_lobby.Game] = []
    for name, game in GAMES.items():
        speech = speaking(lang, name)
        settings = board_of(name).settings(speech)
        players = game.players()
        more = sum(c.more_players for option in settings for c in option.choices)
        out.append(
            wire_lobby.Game(
                game=name,
                title=speech.say(f"game-{name}"),
                help=speech.say(f"game-{name}-help"),
                least=players.start,
                most=players.stop - 1 - more,
                board=board_of(name).name,
                bots=[
                    wire_lobby.BotLevel(
                        bot=bot,
                        title=speech.say(f"bot-{bot}"),
                        help=speech.say(f"bot-{bot}-help"),
                        ladder=bot in LEVELS,
                    )
                    for bot in bot_names(name)
                ],
                first_bot=first_bot(name),
                options=settings,
            )
        )
    return out
