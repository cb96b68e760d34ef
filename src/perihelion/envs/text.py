r"""The games in words, for language models: a prompt, its reply, and what to do if that is none.

>>> import perihelion
>>> from perihelion.envs import text
>>> g = perihelion.new_game("tiny", players=2, seed=4)
>>> print(text.prompt(g, 0).splitlines()[-1])
Choose one of the answers. ... “Answer: galaxy:blue”: the word of the answer that you choose.
>>> g.answer(0, *text.parse(g, 0, "Blue is a calm colour.\nAnswer: galaxy:blue"))
>>> text.parse(g, 1, "I take galaxy:blue as well.")
Traceback (most recent call last):
    ...
perihelion.tabletop.refusal.IllegalAnswer: GALAXY_TAKEN

Whatever is in a prompt comes from the view of the seat, so it holds no secrets.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from perihelion import words
from perihelion.bots.bot import Bot
from perihelion.bots.random_bot import RandomBot
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.refusal import IllegalAnswer, Refused
from perihelion.tabletop.table import Table
from perihelion.words.bundles import exists, fill, find
from perihelion.words.facts import key

Model = Callable[[str], str]
"""A language model: from a prompt to its reply."""

_SAID: Final = re.compile(
    r"^[\s>*_#`]*(?:final\s+)?(?:answer|ответ)[\s*_`]*:[\s*_`]*(.+)$", re.IGNORECASE | re.MULTILINE
)
_AROUND: Final = " \t\r\n.,;!?*_`\"'«»“”„()[]"
_WORD: Final = re.compile(r"[\w:.+~-]+")
TRIES: Final = 3


# -- asking ------------------------------------------------------------------


def prompt(g: Table, seat: int, lang: str = "en") -> str:
    """All that `seat` may know, its question with all answers, and how to reply. `g` is a position
    or the seat's own view of it.
    """
    question = _question(g, seat)
    return "\n\n".join(
        [
            _say(lang, "prompt", seat=seat),
            g.text(seat, lang).rstrip("\n"),
            _how_to_reply(question, lang),
        ]
    )


def moves(g: Table, seat: int, lang: str = "en") -> dict[str, str]:
    """The answers that may be given, each by its word, in words."""
    return {option.word: option.words(lang) for option in _question(g, seat).offered()}


def _question(g: Table, seat: int) -> Question:
    question = g.question(seat)
    if question is None:
        raise IllegalAnswer("GAME_OVER" if g.over else "NOT_YOUR_DECISION", {})
    return question


def _how_to_reply(question: Question, lang: str) -> str:
    offered = [option.word for option in question.offered()]
    if not question.several:
        return _say(lang, "reply-one", word=offered[0])
    given = len(question.given)
    least, most = max(int(question.least) - given, 1), int(question.most) - given
    example = ", ".join(offered[:least])
    more = most - least
    return _say(lang, "reply-several", least=least, most=most, more=more, word=example)


def _say(lang: str, message: str, **facts: object) -> str:
    """A message as it is: the words of answers must stay what they are."""
    return fill(lang, find(lang, f"envs-{message}"), facts)


# -- reading a reply ---------------------------------------------------------


def parse(g: Table, seat: int, reply: str) -> list[int]:
    """The answer that a reply gives: one number, or several where several things are asked for.
    Raises `IllegalAnswer` with the reason if there is none, or if it is not legal.

    What stands on the last line that begins with `Answer:` counts. Without one, the words of
    answers that the reply mentions count, if it is clear which are meant.
    """
    question = _question(g, seat)
    said = _SAID.findall(reply)
    if said:
        picks = _named(g, question, said[-1])
    else:
        picks = _mentioned(g, question, reply)
    _check(g, seat, picks)
    return picks


def _check(g: Table, seat: int, picks: list[int]) -> None:
    step = g.asking(seat)
    if step.several():
        reason = step.refuse_set(g, seat, step.normal(g, seat, list(picks)))
    elif picks[0] in g.legal_for(seat):
        return
    else:
        reason = step.refusal(g, seat, picks[0])
    if reason is not None:
        raise IllegalAnswer(reason.code, reason.facts)


def _named(g: Table, question: Question, said: str) -> list[int]:
    """What a line names: one answer, or several with commas or spaces between them."""
    alone = _meant(question, said, [])
    if alone is not None:
        return [alone]
    picks: list[int] = []
    for parts in (re.split(r"[,;]", said), _WORD.findall(said)):
        found = [_meant(question, part, picks) for part in parts if part.strip(_AROUND)]
        picks = [pick for pick in found if pick is not None]
        if len(picks) == len(found) > 0:
            return _one_if_one_is_asked(question, picks)
    wrong = next(part for part in _WORD.findall(said) or [said])
    return [g.answer_named(wrong.strip(_AROUND), question.seat)]


def _mentioned(g: Table, question: Question, reply: str) -> list[int]:
    """What a reply mentions: words of answers anywhere in it, or nothing but an answer."""
    alone = _meant(question, reply, [])
    if alone is not None:
        return [alone]
    words_said = [word.strip(_AROUND + ":") for word in _WORD.findall(reply)]
    offered = {option.word: int(option.id) for option in question.offered()}
    picks = list(dict.fromkeys(offered[word] for word in words_said if word in offered))
    if picks:
        return _one_if_one_is_asked(question, picks)
    known = [word for word in words_said if ":" in word and g.answers().knows(word)]
    if known:
        return [g.answer_named(known[-1], question.seat)]
    raise IllegalAnswer("NO_ANSWER", {})


def _one_if_one_is_asked(question: Question, picks: list[int]) -> list[int]:
    if len(set(picks)) > 1 and not question.several:
        named = [option.word for option in question.offered() if option.id in picks]
        raise IllegalAnswer("TWO_ANSWERS", {"answers": ", ".join(named)})
    return picks


def _meant(question: Question, said: str, besides: list[int]) -> int | None:
    """The answer that is named by its word, its number or its words in any language."""
    plain = said.strip(_AROUND).casefold()
    for option in question.offered():
        if int(option.id) not in besides and plain in _names(option):
            return int(option.id)
    return None


def _names(option: Option) -> list[str]:
    out = [option.word, str(int(option.id))]
    for lang in words.LANGUAGES:
        told = option.words(lang)
        out += [told, told.partition(",")[0]]
    return [name.strip(_AROUND).casefold() for name in out]


# -- letting a model play ----------------------------------------------------


class Turn:
    """How a model answered one question: its picks, or none if it gave no legal answer, and what
    was said on the way.
    """

    def __init__(self) -> None:
        self.picks: list[int] = []
        self.prompts: list[str] = []
        self.replies: list[str] = []
        self.refusals: list[str] = []

    @property
    def forfeited(self) -> bool:
        """Whether it has used up its tries."""
        return not self.picks


def ask(model: Model, g: Table, seat: int, lang: str = "en", tries: int = TRIES) -> Turn:
    """Let a model answer the question of a seat. A reply that is refused is sent back with the
    reason; after so many tries the seat forfeits. Nothing is done at the table: see `play`.
    """
    turn = Turn()
    first = prompt(g, seat, lang)
    turn.prompts.append(first)
    for _ in range(tries):
        reply = model(turn.prompts[-1])
        turn.replies.append(reply)
        try:
            turn.picks = parse(g, seat, reply)
            return turn
        except IllegalAnswer as refused:
            why = why_refused(refused, g.game(), lang)
            turn.refusals.append(why)
            again = _say(lang, "again", why=why)
            turn.prompts.append(f"{first}\n\n{again}")
    turn.prompts.pop()
    return turn


def play(model: Model, g: Table, seat: int, lang: str = "en", tries: int = TRIES) -> Turn:
    """The same, and give the answer at the table. If the seat forfeits, nothing happens there."""
    turn = ask(model, g, seat, lang, tries)
    if turn.picks and g.asking(seat).several():
        g.answer_all(seat, turn.picks)
    elif turn.picks:
        g.answer(seat, turn.picks[0])
    return turn


def why_refused(refused: Refused, game: str, lang: str) -> str:
    """Why a reply was refused, in words."""
    own = f"refusal-{key(refused.code)}"
    if exists(lang, f"envs-{own}"):
        return _say(lang, own, **refused.facts)
    return words.refusal(lang, game, refused.code, refused.facts)


class ModelBot(Bot):
    """A language model as a bot, for contests and for the other seats of an environment. Where it
    forfeits a question, `instead` answers it; `forfeits` counts these.
    """

    def __init__(
        self, model: Model, lang: str = "en", tries: int = TRIES, instead: Bot | None = None
    ) -> None:
        self.model: Final = model
        self.lang: Final = lang
        self.tries: Final = tries
        self.instead: Final = RandomBot() if instead is None else instead
        self.forfeits = 0
        self._plan: list[int] = []  # a set that it has named, pick by pick

    def answer(self, view: Table, seat: int) -> int:
        step = view.asking(seat)
        picked = [int(pick) for pick in step.picked(view, seat)] if step.several() else []
        if not picked or self._plan[: len(picked)] != picked or len(picked) == len(self._plan):
            turn = ask(self.model, view, seat, self.lang, self.tries)
            self._plan = picked + turn.picks
            if step.several() and turn.picks:
                ordered = step.in_order(view, seat, step.normal(view, seat, list(turn.picks)))
                self._plan = [*picked, *(int(pick) for pick in ordered), int(step.done())]
        said = self._plan[len(picked)] if len(self._plan) > len(picked) else None
        if said is None or said not in view.options(seat):
            self.forfeits += 1
            return self.instead.answer(view, seat)
        return said
