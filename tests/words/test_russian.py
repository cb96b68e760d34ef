"""Russian as a player would say it: what was mended once does not come back."""

from __future__ import annotations

import re

import pytest

from perihelion.words.bundles import FILES, source
from perihelion.words.planets import planet

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
