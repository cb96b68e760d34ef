"""Language models are told what a seat may know; what they reply is understood or refused."""

from __future__ import annotations

import doctest
import random
import re

import pytest

import perihelion
from envs.tables import NAMES, TABLES, Table
from perihelion import IllegalAnswer, words
from perihelion.bots.drive import play
from perihelion.bots.registry import make_bot
from perihelion.envs import text
from shipped import SHIPPED

pytestmark = pytest.mark.once

both_languages = pytest.mark.parametrize("lang", words.LANGUAGES)


def listed(prompt: str) -> list[str]:
    """The words of the answers that a prompt lists, as a reader would find them."""
    asked = max(prompt.rfind("\nQuestion to seat"), prompt.rfind("\nВопрос месту"))
    part = prompt[asked:].split("\n\n")[0]
    part = re.split("\nNot possible now|\nСейчас нельзя", part)[0]
    return re.findall(r"^  ([\w:.~+-]+): ", part, re.MULTILINE)


class Reader:
    """A model that reads no more than the prompt: it takes as many answers as it is told to."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)

    def __call__(self, prompt: str) -> str:
        offered = listed(prompt)
        example = prompt.splitlines()[-1] if "refused" not in prompt else prompt
        wanted = len(re.findall(r"“Answer: (.*?)”|«Ответ: (.*?)»", example)[-1][0].split(", "))
        chosen = sorted(self.r.sample(range(len(offered)), wanted))
        return "Let me think.\n\n**Answer:** " + ", ".join(offered[k] for k in chosen)


def test_the_example_of_the_module_runs() -> None:
    assert doctest.testmod(text, optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_a_model_that_reads_prompts_plays_whole_games(table: Table) -> None:
    game, players, options = table
    g = perihelion.new_game(game, players, 3, options)
    bots = [text.ModelBot(Reader(seat), tries=1) for seat in range(players)]

    for _ in range(60):
        if g.over:
            break
        seat = g.next_seat()
        g.answer(seat, bots[seat].answer(g.seen_by(seat), seat))

    assert sum(bot.forfeits for bot in bots) <= 3  # sets that cannot be combined


@both_languages
@pytest.mark.parametrize("game", SHIPPED)
def test_a_prompt_has_all_answers_and_no_secrets(game: str, lang: str) -> None:
    g, r = perihelion.new_game(game, 2, 4), random.Random(1)
    for _ in range(25):
        seat = int(g.next_seat())
        shown = text.prompt(g, seat, lang)

        view = g.seen_by(seat)
        assert shown == text.prompt(view, seat, lang)
        assert shown == text.prompt(view.guess(perihelion.dice(5)), seat, lang)
        assert listed(shown) == list(text.moves(g, seat, lang))
        assert g.text(seat, lang).strip() in shown

        g.answer(seat, r.choice(g.options(seat)))


@both_languages
@pytest.mark.parametrize("game", SHIPPED)
def test_an_answer_is_known_by_its_word_its_number_and_in_words(game: str, lang: str) -> None:
    g, r = perihelion.new_game(game, 2, 6), random.Random(2)
    mark = "Ответ" if lang == "ru" else "Answer"
    for _ in range(60):
        seat = int(g.next_seat())
        question = g.question(seat)
        assert question is not None
        if not question.several:
            option = r.choice(question.options)
            told = [other.words(lang) for other in question.options]
            replies = [
                option.word,
                f"{mark}: {int(option.id)}",
                f"Hm.\n> *{mark}:* `{option.word}`",
            ]
            if told.count(option.words(lang)) == 1:
                replies += [f"{mark}: {option.words(lang)}", option.words(lang).upper()]
            for reply in replies:
                assert text.parse(g, seat, reply) == [option.id], reply
        g.answer(seat, r.choice(g.options(seat)))


# -- a set, and what is refused ----------------------------------------------


def opening() -> perihelion.Table:
    """Race: seat 0 has to discard two of six cards."""
    return perihelion.new_game("race", 2, 7)


def test_several_things_are_named_at_once_in_any_order() -> None:
    for reply in (
        "Answer: card:gem-world, card:old-earth",
        "Answer: Gem World; Old Earth",
        "I keep the others. ANSWER: card:old-earth card:gem-world".replace(" ANSWER", "\nANSWER"),
        "Ответ: «Планета драгоценностей», «Старая Земля»",
        "I would throw away card:gem-world and also `card:old-earth`.",
    ):
        g = opening()

        turn = text.play(lambda _, said=reply: said, g, 0)  # type: ignore[misc]

        assert not turn.forfeited
        assert g.waiting() == [1]
        assert {g.answer_word(pick) for pick in g.given[0]} == {"card:old-earth", "card:gem-world"}


def test_the_last_line_that_says_answer_counts() -> None:
    g = perihelion.new_game("tiny", 2, 4)

    picks = text.parse(g, 0, "Answer: galaxy:red\nNo, wait.\nFinal answer: galaxy:blue.")

    assert picks == [g.answer_named("galaxy:blue")]


@pytest.mark.parametrize(
    ("reply", "code"),
    [
        ("", "NO_ANSWER"),
        ("I do not know what to do.", "NO_ANSWER"),
        ("galaxy:red or galaxy:blue, who knows?", "TWO_ANSWERS"),
        ("Answer: galaxy:red, galaxy:blue", "TWO_ANSWERS"),
        ("Answer: galaxy:purple", "UNKNOWN_ANSWER"),
        ("Answer: die:1", "WRONG_PHASE"),
    ],
)
def test_a_reply_that_is_no_answer_is_refused_with_its_reason(reply: str, code: str) -> None:
    g = perihelion.new_game("tiny", 2, 4)
    before = g.copy()

    with pytest.raises(IllegalAnswer) as refused:
        text.parse(g, 0, reply)

    assert refused.value.code == code
    assert g == before
    for lang in words.LANGUAGES:
        assert len(text.why_refused(refused.value, "tiny", lang)) > 20


def test_too_few_of_a_set_are_refused() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        text.parse(opening(), 0, "Answer: card:old-earth")

    assert refused.value.code == "WRONG_CARD_COUNT"


def test_who_is_not_asked_gets_no_prompt() -> None:
    g = perihelion.new_game("tiny", 2, 4)

    with pytest.raises(IllegalAnswer):
        text.prompt(g, 1)


# -- trying again, and giving up ---------------------------------------------


@both_languages
def test_a_model_is_told_why_and_tries_again(lang: str) -> None:
    g = perihelion.new_game("tiny", 2, 4)
    replies = iter(["Pass.", "Answer: galaxy:purple", "Answer: galaxy:red"])

    turn = text.play(lambda _: next(replies), g, 0, lang)

    assert g.answer_word(turn.picks[0]) == "galaxy:red"
    assert len(turn.prompts) == len(turn.replies) == 3
    assert len(turn.refusals) == 2
    assert turn.refusals[1] in turn.prompts[2]
    assert g.waiting() == [1]


def test_after_its_tries_a_model_forfeits_and_nothing_happens() -> None:
    g = perihelion.new_game("tiny", 2, 4)
    before = g.copy()

    turn = text.play(lambda _: "I resign.", g, 0, tries=2)

    assert turn.forfeited
    assert len(turn.replies) == 2
    assert g == before


def test_a_model_may_play_against_bots() -> None:
    g = perihelion.new_game("race", 2, 8)
    model = text.ModelBot(lambda _: "Nonsense.", tries=1, instead=make_bot("random", "race"))

    play(g, [model, make_bot("cadet", "race")])

    assert g.over
    assert model.forfeits > 10
