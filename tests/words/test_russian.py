"""Russian as a player would say it: what was mended once does not come back."""

from __future__ import annotations

import re

import pytest

from perihelion.race.pieces.kinds import KIND_WORDS
from perihelion.tabletop.scene import Said
from perihelion.words.bundles import FILES, source
from perihelion.words.planets import planet
from perihelion.words.voice import BOARDS, SPOKEN, TERMINAL, Voice

BANNED = [
    (FILES, r"[Вв]ыберите[^.]*, котор", "say what to do: «Сбросьте 2 карты»"),
    (FILES, r"= Всё$", "«Готово»"),
    (FILES, r"Победа: ", "«Победитель — …»"),
    (FILES, r"[Мм]ятежник", "«повстанцы»"),
    (("race", "cli-race", "pages", "pages-race"), r"[Пп]реми[яюией]", "«бонус»"),
    (("race", "cli-race", "pages-race"), r"[Рр]аунд", "a round of Race is «ход»"),
    (("roll", "cli-roll"), r"\bкубик, \{", "«белый кубик (Б)»"),
    (("beyond", "cli-beyond", "boards"), r"последний круг", "«раунд»"),
    (("tiny", "cli-tiny", "boards"), r"-изго", "«враждебная галактика»"),
    (
        ("race", "cli-race", "pages-race"),
        r"на руке|в сброс\b|из сброса|= Сброс$",
        "«в руке», «отбой»",
    ),
    (
        ("roll", "cli-roll", "pages-roll"),
        r"\b[Цц]ен[аыуе]\b|\b[Мм]еш(?:ок|ка|ке)\b",
        "«стоимость», «мешочек»",
    ),
    (("boards",), r"^boards-roll-.*\b(?:цена|Мешок)\b", "«стоимость», «мешочек»"),
    (FILES, r"[\d}] %", "«95%»"),
    (FILES, r"\b[Нн]а \{ WORLD\([^)]*\"dat\"", "«на Планете-улье», not «на Планете-улью»"),
    (FILES, r"(?:= |\] )\{ \$card \} (?:и так |не )?\w*(?:на|ша)\b", "«Карта { $card } должна»"),
]
"""Files, what may not stand in them, and what is said instead."""


@pytest.mark.parametrize(("names", "pattern", "instead"), BANNED, ids=[b[1] for b in BANNED])
def test_calques_and_second_words_for_the_same_thing_do_not_come_back(
    names: tuple[str, ...], pattern: str, instead: str
) -> None:
    found = [
        f"{name}.ftl: {line}"
        for name in names
        for line in source("ru", name).splitlines()
        if re.search(pattern, line) and not line.startswith("#")
    ]

    assert found == [], instead


NOUNS = (
    *("карт", "планет", "колони", "усовершенствовани", "жетон", "мир", "технологи"),
    *("мисси", "систем", "событи", "достижени", "галактик"),
)
"""What a name may stand beside as it is: «планету «Леандра»», not «на «Леандра»»."""

NAMED = re.compile(r"(\w+) \{ \$(?:card|planet|actions|rogue) \}")
"""A word of a sentence with a name right after it."""


@pytest.mark.parametrize("name", FILES)
def test_a_name_in_the_nominative_stands_beside_its_noun(name: str) -> None:
    """Names are not declined, so no verb and no preposition may govern one."""
    found = [
        line
        for line in source("ru", name).splitlines()
        for word in NAMED.findall(line)
        if not word.lower().startswith(NOUNS)
    ]

    assert found == []


@pytest.mark.parametrize("program", [TERMINAL, BOARDS, SPOKEN])
@pytest.mark.parametrize("whom", ["rebel", *[kind for kind in KIND_WORDS if kind != "any"]])
def test_whom_military_works_against_stands_in_the_genitive(program: str, whom: str) -> None:
    voice = Voice("ru", "race", program=program)

    said = voice.tell(Said("against", {"amount": 2, "whom": Said(f"whom-{whom}")}))

    assert re.search(r"\+2 против (?:планет |повстанцев$)", said), said


@pytest.mark.parametrize(
    ("title", "case", "said"),
    [
        ("«Планета эмпатов»", "acc", "«Планету эмпатов»"),
        ("«Далёкая планета»", "gen", "«Далёкой планеты»"),
        ("«Процветающая планета»", "dat", "«Процветающей планете»"),
        ("«Процветающая планета»", "acc", "«Процветающую планету»"),
        ("«Планета-улей»", "gen", "«Планеты-улья»"),
        ("«Планета-ковчег исчезнувших видов»", "ins", "«Планетой-ковчегом исчезнувших видов»"),
        ("«Старая Земля»", "acc", "планету «Старая Земля»"),
        ("«Старая Земля»", "prep", "планете «Старая Земля»"),
    ],
)
def test_a_world_whose_name_says_planet_is_not_called_one_twice(
    title: str, case: str, said: str
) -> None:
    assert planet(title, case) == said
