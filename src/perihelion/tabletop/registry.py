"""What a game offers to the rest of the package, and the records that bring a game back."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.dice import Seed, is_secret
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.lexicon import NO_WORDS, Lexicon
from perihelion.tabletop.origin import Dealt, begin_here
from perihelion.tabletop.past import Past
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.refusal import BadRecord, Refused
from perihelion.tabletop.scene import Saying, Scene
from perihelion.tabletop.shapes import bad
from perihelion.tabletop.table import Table

PACKAGE: Final = "perihelion"


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Game:
    """A game by name: each game's folder has one of these, and everything else goes through it."""

    def name(self) -> str:
        return self.layout().game

    def rules(self) -> int:
        """The version of the rules; answers keep their meaning within it."""
        return self.layout().rules

    def older_rules(self) -> list[int]:
        """Versions before this one whose records and positions can still be read."""
        return []

    def left_out(self, table: Table, seat: int) -> int | None:
        """The answer to a question that older rules did not ask but decided themselves; None if
        they asked it, too.
        """
        return None

    def players(self) -> range:
        raise NotImplementedError

    def variants(self) -> list[dict[str, object]]:
        """Options that make a different game, for those who want to try them all."""
        return [{}]

    def options(self) -> dict[str, object]:
        """Every option of a new game with its default: an empty list where words may be named, None
        where there is none. All games can give forced answers by themselves.
        """
        return {"automatic": True}

    def typical(self) -> dict[str, tuple[int, dict[str, object]]]:
        """Players and options that stand for the game where not all can be tried, by name: its
        speed is measured with these.
        """
        counts = self.players()
        return {f"{count} players": (count, {}) for count in (counts[0], counts[-1])}

    def questions(self) -> list[str]:
        """The kinds of questions, by the numbers that learning programs know them by."""
        return self.layout().questions()

    def lexicon(self) -> Lexicon:
        """Which of its facts are words."""
        return NO_WORDS

    def deal(self, seed: Seed, setup: Any, listening: bool) -> Table:
        """The table before anybody is asked anything."""
        raise NotImplementedError

    def new_game(
        self, players: int, seed: Seed, options: dict[str, object], listening: bool
    ) -> Table:
        setup = self.layout().setup(players, options)
        return Dealt(self.name(), self.rules(), setup, seed, self.deal).begin(listening)

    def layout(self) -> TableLayout:
        """All fields of its positions."""
        raise NotImplementedError

    def arrange(self, data: dict[str, Any], listening: bool) -> Table:
        """A whole position from the little that matters, run up to its first question; with
        `listening` it logs what happens. By default a game needs the whole position.
        """
        raise bad("agenda")

    def lay(self, data: dict[str, object], listening: bool) -> Table:
        """The position that the data describe: complete if they have an agenda, else arranged."""
        if "agenda" in data:
            return self.layout().read_table(data)
        return self.arrange(data, listening)

    # -- for those who look at it ----------------------------------------

    def scene(self, view: Table, viewer: int | None) -> Scene | None:
        """What the viewer sees; None for a game with only its position to show."""
        return None

    def outcome(self, view: Table, question: Question, option: Option) -> Saying | None:
        """What an answer would bring, in a few words; None if its own words say it all."""
        return None

    def named(self, view: Table, option: Option) -> Saying | None:
        """An option in words that depend on the table; None if its usual words say enough."""
        return None

    def about(self, view: Table, question: Question, option: Option) -> list[Saying]:
        """What else to say about an option, a sentence each: what is printed on its piece."""
        return []

    # -- records and positions -------------------------------------------

    def same_piece(self, name: str, other: str) -> bool:
        """Whether two names in a position stand for the same piece, or for copies of one."""
        return base_name(name) == base_name(other)

    def position(self, data: dict[str, object], listening: bool = False) -> Table:
        """A game that goes on from a position. An arranged one may have answers given in it, so
        that it begins where they lead: in the middle of a phase.
        """
        if data.get("game", self.name()) != self.name() or not self._reads(
            data.get("rules", self.rules())
        ):
            raise BadRecord("OTHER_RULES", {"rules": str(data.get("rules"))})
        answers = None if "agenda" in data else data.get("answers")
        laid = {name: value for name, value in data.items() if answers is None or name != "answers"}
        try:
            table = self.lay(laid, listening)
        except BadRecord as refused:
            card = refused.facts.get("card")
            if refused.code == "CARD_TWICE" and isinstance(card, str):
                refused.facts["where"] = self._places(laid, card, "")
            raise
        if listening:
            table.listen()
        if answers is not None:
            if not isinstance(answers, list):
                raise BadRecord("BAD_FIELD", {"field": "answers"})
            self._say(table, answers, False)
        if table.viewer == NO_VIEW:
            begin_here(table, self.rules())
        return table

    def _reads(self, rules: object) -> bool:
        """Whether what was written under this version of the rules can be read."""
        return is_number(rules) and (rules == self.rules() or rules in self.older_rules())

    def _places(self, data: object, card: str, path: str) -> list[str]:
        """Where a position names this piece."""
        out: list[str] = []
        if isinstance(data, str):
            return [path] if self.same_piece(data, card) else []
        if isinstance(data, dict):
            for key, value in data.items():
                if key not in _NO_PLACES:
                    if self.same_piece(str(key), card):
                        out.append(path)
                    out += self._places(value, card, f"{path} {key}".strip())
        elif isinstance(data, list):
            for k, one in enumerate(data):
                deeper = path if isinstance(one, str) else f"{path} {k}".strip()
                out += self._places(one, card, deeper)
        return out

    def unpack(self, data: list[object]) -> Table:
        """The position that `Table.pack` wrote."""
        return self.layout().unpack_table(data)

    def replay(self, record: dict[str, object], upto: int | None, listening: bool) -> Table:
        """Begin as the record says and give its answers, or the first `upto` of them."""
        rules = record.get("rules")
        if not self._reads(rules):
            raise BadRecord("OTHER_RULES", {"rules": str(rules)})
        answers = record.get("answers")
        if not isinstance(answers, list):
            raise BadRecord("BAD_RECORD", {"field": "answers"})
        table = self._begin(record, listening)
        self._say(table, answers if upto is None else answers[:upto], rules != self.rules())
        return table

    def _say(self, table: Table, said: list[object], older: bool) -> None:
        """Give the answers of a record."""
        for k, line in enumerate(said):
            seat, word = _parts(line, k)
            if older:
                self._fill_in(table)
            try:
                table.answer(seat, word)
            except Refused as refused:
                facts: dict[str, object] = {"line": k + 1, "answer": line, "why": refused.code}
                raise BadRecord("BAD_ANSWER", facts) from None

    def _fill_in(self, table: Table) -> None:
        """Answer what a record of older rules cannot answer."""
        while (seat := table.next_seat()) >= 0:
            answer = self.left_out(table, seat)
            if answer is None:
                return
            table.answer(seat, answer)

    def _begin(self, record: dict[str, object], listening: bool) -> Table:
        if "position" in record:
            position = record["position"]
            if not isinstance(position, dict):
                raise BadRecord("BAD_RECORD", {"field": "position"})
            table = self.position(position)
            if table.viewer != NO_VIEW:
                raise BadRecord("FACE_DOWN", {})
            if listening:
                table.listen()
            return table
        players, seed, options = record.get("players"), record.get("seed"), record.get("options")
        if not is_number(players) or not (is_number(seed) or is_secret(seed)):
            raise BadRecord("BAD_RECORD", {"field": "players, seed"})
        if not isinstance(options, dict):
            raise BadRecord("BAD_RECORD", {"field": "options"})
        return self.new_game(cast(int, players), cast("Seed", seed), options, listening)


_NO_PLACES: Final = ["options", "actions", "goals", "given", "snapshot", "shown", "used", "using"]
"""Fields of positions in which a piece's name does not say where it lies."""


def base_name(name: str) -> str:
    """A name as a slug, whichever copy or printing it means."""
    plain = name.lower().split("~")[0]
    head, _, number = plain.rpartition(".")
    plain = head if head and number.isdigit() else plain
    kept = [c if c.isalnum() else "-" if c in " -_" else "" for c in plain]
    return "".join(kept)


def is_number(value: object) -> bool:
    """Whether plain data is a whole number; booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def _parts(line: object, k: int) -> tuple[int, str]:
    """A line of a record: the seat and the word of its answer."""
    seat, _, word = line.partition(" ") if isinstance(line, str) else ("", "", "")
    if not seat.isascii() or not seat.isdigit() or len(seat) > 9 or not word:
        raise BadRecord("BAD_ANSWER", {"line": k + 1, "answer": str(line), "why": "UNREADABLE"})
    return int(seat), word


# -- where games are found -------------------------------------------------------

INSTALLED: Final = "perihelion.games"
"""The group of entry points by which other packages bring games."""

_GAMES: Final[dict[str, Game]] = {}
_SEARCHED: Final[list[bool]] = []  # filled once other packages have been asked


def know(games: Iterable[Game]) -> None:
    """From now on these games can be played."""
    for game in games:
        if _GAMES.setdefault(game.name(), game) is not game:
            raise ValueError(f"two games are called {game.name()!r}")


def games() -> dict[str, Game]:
    """All games by name; other packages' games are looked up when first needed. One that cannot be
    loaded raises an error each time, rather than being left out in silence.
    """
    if not _SEARCHED:
        _SEARCHED.append(True)
        try:
            know([cast(Game, entry.load()) for entry in entry_points(group=INSTALLED)])
        except Exception as problem:
            _SEARCHED.clear()
            raise ImportError(f"a game of another package cannot be loaded: {problem}") from problem
    return _GAMES


def home_of(game: str) -> str:
    """The package in which the rules of a game are; empty for an unknown game."""
    known = games().get(game)
    return "" if known is None else type(known).__module__.rpartition(".")[0]


def part_of(game: str, layer: str) -> Any:
    """The module that a higher layer has for a game, or None. Games of this package have it in the
    folder of the layer, as `perihelion.cli.boards.race`; another package has it beside its rules,
    as `comets.cli`.
    """
    home = home_of(game)
    name = f"{home}.{layer.partition('.')[0]}"
    if home == f"{PACKAGE}.{game}":
        name = f"{PACKAGE}.{layer}.{game}"
    return import_module(name) if home and find_spec(name) is not None else None


def game_of(table: Table) -> Game:
    """The game that is played at this table."""
    return games()[table.game()]


def revive(packed: list[object], head: dict[str, object] | None, said: list[list[object]]) -> Table:
    """A pickled position: as it was packed, with the head of its record and the answers since."""
    game = games()[cast(str, packed[0])]
    table = game.unpack(packed)
    if head is not None:
        table.origin = game.replay({**head, "answers": []}, None, False).origin
        for seat, answer, fresh, revealed in said:
            table.past = Past(
                cast(int, seat),
                cast(int, answer),
                cast(bool, fresh),
                cast(int, revealed),
                table.past,
            )
    return table
