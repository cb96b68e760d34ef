"""A table read aloud: under headings, in full words, with all that the scene tells and no more."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

import perihelion
from perihelion import words
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.scene import Player
from perihelion.tabletop.table import Table
from perihelion.words.bundles import FILES
from perihelion.words.sections import Section
from perihelion.words.spoken import aloud, sentence, spoken_option, spoken_table
from perihelion.words.voice import SPOKEN, Voice

ALL = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]
SETUPS: list[tuple[str, int, dict[str, object]]] = [
    *[(game, 2, {}) for game in perihelion.GAMES],
    ("race", 3, {"expansions": ALL, "takeovers": True}),
    ("tiny", 1, {}),
    ("beyond", 3, {"mats": "advanced"}),
]

SIGN = re.compile(r"[^\w\s.,:;?!()'’«»“”–—-]|\d[x×]|\b(?:VP|ПО|ГП|I{1,4})\b|\d-(?!\w)")
"""What no voice reads well: signs, and words that are short for the eye."""

RAW = re.compile(rf"\b(?:{'|'.join(FILES)})-[a-z]+")


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


@cache
def moments(which: int) -> list[Table]:
    """A game played by chance, some moments of it, and its end."""
    game, players, options = SETUPS[which]
    luck = random.Random(players)
    table = perihelion.new_game(game, players, 5, options, log=True)
    out: list[Table] = []
    count = 0
    while not table.over:
        if count % 40 == 0:
            out.append(table.copy())
        seat = int(table.next_seat())
        table.answer(seat, luck.choice(table.options(seat)))
        count += 1
    return [*out[:: len(out) // 5 + 1], table]


def lines(told: Sequence[Section]) -> Iterator[str]:
    """All that is said but the headings."""
    for section in told:
        yield from section.lines
        for place in section.places:
            yield from place.things


def titles(told: Sequence[Section]) -> Iterator[str]:
    for section in told:
        yield section.title
        yield from [place.title for place in section.places]


def spoken(table: Table, seat: int | None = 0, lang: str = "en") -> list[Section]:
    return spoken_table(table.seen_by(seat), seat, lang)


each_setup = pytest.mark.parametrize("which", range(len(SETUPS)), ids=[str(s) for s in SETUPS])


@pytest.mark.parametrize("lang", words.LANGUAGES)
@each_setup
def test_everything_has_a_heading_and_reads_well(which: int, lang: str) -> None:
    for table in moments(which):
        for who in (0, None):
            told = spoken(table, who, lang)

            assert all(titles(told))
            for said in [*titles(told), *lines(told)]:
                assert not SIGN.search(said), said
                assert not RAW.search(said), said
            for line in lines(told):
                assert line.endswith((".", "!", "?", ":")), line
                assert line[0].isupper() or line[0].isdigit() or line[0] in "«“(", line
                if game_of(table).scene(table, who) is not None:
                    assert not re.fullmatch(r"\W*\d+\W*", line), line


@pytest.mark.parametrize("lang", words.LANGUAGES)
@each_setup
def test_answers_and_events_read_well(which: int, lang: str) -> None:
    game, players, _ = SETUPS[which]
    voice = Voice(lang, game, (), SPOKEN)
    for table in moments(which):
        for seat in range(players):
            view = table.seen_by(seat)
            question = view.question(seat)
            if question is None:
                continue
            said = [voice.question(question)]
            said += [spoken_option(view, question, one, voice) for one in question.offered()]
            said += [voice.refusal(barred.refusal) for barred in question.refused]
            for one in said:
                assert not SIGN.search(sentence(lang, one)), sentence(lang, one)
    for event in moments(which)[-1].events(0):
        told = sentence(lang, voice.event(event))
        assert not SIGN.search(told), told


@each_setup
def test_what_lies_there_is_told_as_the_scene_has_it(which: int) -> None:
    for table in moments(which):
        view = table.seen_by(0)
        scene = game_of(view).scene(view, 0)
        if scene is None:
            continue  # told by the names of its position
        state, common, *seats = spoken_table(view, 0, "en")
        voice = Voice("en", SETUPS[which][0], (), SPOKEN).before(scene)

        places = [scene.table, *[seat.zones for seat in scene.seats]]
        for zones, section in zip(places, [common, *seats], strict=True):
            assert [len(zone.things) for zone in zones] == [len(p.things) for p in section.places]
            for zone, place in zip(zones, section.places, strict=True):
                for thing, said in zip(zone.things, place.things, strict=True):
                    assert sentence("en", voice.tell(thing.words))[:-1] in said
                    for line in thing.lines:
                        assert aloud("en", voice.tell(line)) in said
                    for seat in thing.seats:
                        assert voice.tell(Player(seat)) in said
        for source in scene.sources:
            for points, section in zip(source.points, seats, strict=True):
                named = sentence("en", f"{voice.tell(source.words())}: {points} VP")
                assert (named in section.lines) == bool(points)
        for own, section in zip(scene.seats, seats, strict=True):
            assert aloud("en", f"{own.points} VP") in section.title
        for fact in (scene.phase, scene.end, scene.why):
            assert fact is None or sentence("en", voice.tell(fact)) in state.lines


@each_setup
def test_it_does_not_change_when_what_is_hidden_is_dealt_again(which: int) -> None:
    luck = perihelion.dice(3)
    for table in moments(which)[:-1]:
        for who in range(SETUPS[which][1]):
            again = table.seen_by(who).guess(luck)

            assert spoken(again, who) == spoken(table, who)


def race(**seat: object) -> Table:
    """The first of two players has this, at the beginning of a round."""
    seats = [{"tableau": ["old-earth"], "hand": [], **seat}, {"tableau": ["new-sparta"]}]
    return perihelion.position("race", {"seats": seats})


@pytest.mark.parametrize(("chips", "said"), [(1, "1 очко"), (3, "3 очка"), (5, "5 очков")])
def test_numbers_and_nouns_agree_in_russian(chips: int, said: str) -> None:
    number, noun = said.split()
    kind = "победное" if chips == 1 else "победных"

    mine = spoken(race(chips=chips), 0, "ru")[2]

    assert f"Жетоны: {number} {kind} {noun}." in mine.lines


def test_points_are_told_with_the_player_and_by_source() -> None:
    state, common, mine, other = spoken(race(chips=1))

    assert state.title == "Race for the Galaxy"
    assert common.title == "The common table"
    assert mine.title == "Player 1, that is you: 3 victory points"
    assert mine.lines == ["Printed on cards: 2 victory points.", "Chips: 1 victory point."]
    assert other.title == "Player 2: 1 victory point"


def test_who_still_owes_an_answer_is_told_where_there_are_no_turns() -> None:
    assert "Still to answer: Player 1, Player 2." in spoken(race())[0].lines


def test_dice_are_told_by_their_colours_in_full() -> None:
    table = perihelion.new_game("roll", 2, seed=3)
    while table.asking(table.next_seat()).kind() != "assign":
        seat = int(table.next_seat())
        table.answer(seat, table.options(seat)[0])

    def rolled(lang: str) -> Sequence[str]:
        named = {"en": "Rolled", "ru": "Брошены"}[lang]
        mine = spoken(table, 0, lang)[2]
        return next(place.things for place in mine.places if place.title == named)

    assert "Red die showing Explore." in rolled("en")
    assert "Красный кубик, выпало: Исследование." in rolled("ru")


@pytest.mark.parametrize(
    ("written", "english", "russian"),
    [
        ("+2 VP", "plus 2 victory points", "плюс 2 победных очка"),
        ("ore 3→1", "ore from 3 to 1", "ore с 3 до 1"),
        ("-1", "minus 1", "минус 1"),
        ("a · b", "a, b", "a, b"),
        ("IIII-A", "4-A", "4-A"),
        ("★5", "5 victory points", "5 победных очков"),
        ("red (M)", "red", "red"),
        ("Explore +1,+1", "Explore plus 1, plus 1", "Explore плюс 1, плюс 1"),
        ("R&D", "R and D", "R и D"),
        ("5 $", "5 credits", "5 кредитов"),
        ("MJ-120210", "MJ-120210", "MJ-120210"),
    ],
)
def test_signs_are_said_in_words(written: str, english: str, russian: str) -> None:
    assert aloud("en", written) == english
    assert aloud("ru", written) == russian
