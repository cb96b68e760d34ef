"""How single messages are found, filled in and put into the right form."""

from __future__ import annotations

import pytest

import perihelion
from perihelion import words
from perihelion.race.card_text import scoring_lines
from perihelion.race.catalogue.prints import FIRST_EDITION, SECOND_EDITION
from perihelion.tabletop.scene import Name, Said
from perihelion.words.voice import Voice


@pytest.mark.parametrize(
    ("cards", "english", "russian"),
    [
        (1, "draw 1 more card.", "возьмите на 1 карту больше."),
        (2, "draw 2 more cards.", "возьмите на 2 карты больше."),
        (5, "draw 5 more cards.", "возьмите на 5 карт больше."),
        (11, "draw 11 more cards.", "возьмите на 11 карт больше."),
        (21, "draw 21 more cards.", "возьмите на 21 карту больше."),
        (22, "draw 22 more cards.", "возьмите на 22 карты больше."),
    ],
)
def test_numbers_take_the_right_plural(cards: int, english: str, russian: str) -> None:
    facts = {"cards": cards}

    assert words.power("en", "race", "explore-see", facts) == f"Explore: {english}"
    assert words.power("ru", "race", "explore-see", facts) == f"Исследование: {russian}"


@pytest.mark.parametrize(
    ("short", "start"),
    [(1, "Вам не хватает 1 карты:"), (2, "Вам не хватает 2 карт:"), (5, "Вам не хватает 5 карт:")],
)
def test_what_is_missing_stands_in_the_genitive(short: int, start: str) -> None:
    facts = {"card": "drop-ships", "cost": 4, "have": 4 - short, "short": short}

    assert words.refusal("ru", "race", "NOT_ENOUGH_CARDS", facts).startswith(start)


@pytest.mark.parametrize(
    ("least", "english", "russian"),
    [(1, "1 to 2 cards", "от 1 до 2."), (2, "2 cards", "Сколько: 2.")],
)
def test_a_question_says_how_many_cards_it_takes(least: int, english: str, russian: str) -> None:
    facts = {"least": least, "most": 2, "card": "alien-guardian"}

    asked = words.question("en", "race", "consume-cards", facts)

    assert asked == f"Choose {english} from your hand to discard for Alien Guardian."
    assert words.question("ru", "race", "consume-cards", facts).endswith(russian)


@pytest.mark.parametrize("hopeless", ["yes", "no"])
def test_a_takeover_that_cannot_succeed_comes_with_a_warning(hopeless: str) -> None:
    figures = {"strength": 1, "most": 2, "defense": 3, "hopeless": hopeless}
    target = {"kind": "target", "card": "hive-world", "owner": 1, **figures}

    english = words.option("en", "race", target, ["Ann", "Bo"])
    russian = words.option("ru", "race", target, ["Анна", "Берт"])

    assert "Hive World of Bo: defense 3, your strength 1, at most 2" in english
    assert ("bound to fail" in english) == (hopeless == "yes")
    assert ("заведомо не удастся" in russian) == (hopeless == "yes")


def test_a_refusal_gives_the_figures() -> None:
    facts = {"card": "research-labs", "cost": 4, "have": 2, "short": 2}

    english = words.refusal("en", "race", "NOT_ENOUGH_CARDS", facts)
    russian = words.refusal("ru", "race", "NOT_ENOUGH_CARDS", facts)

    assert english == "You are 2 cards short: Research Labs costs 4, you have 2 other cards."
    assert russian == (
        "Вам не хватает 2 карт: карта «Исследовательские лаборатории» стоит 4, других карт у вас 2."
    )


@pytest.mark.parametrize(
    ("least", "most", "english", "russian"),
    [
        (2, 2, "Number of cards needed: 2.", "Нужно карт: 2."),
        (1, 2, "Number of cards needed: 1 to 2.", "Нужно карт: от 1 до 2."),
    ],
)
def test_a_wrong_number_names_the_right_one(
    least: int, most: int, english: str, russian: str
) -> None:
    facts = {"count": 3, "least": least, "most": most}

    assert words.refusal("en", "race", "WRONG_CARD_COUNT", facts).startswith(english)
    assert words.refusal("ru", "race", "WRONG_CARD_COUNT", facts).startswith(russian)


@pytest.mark.parametrize(
    ("kind", "facts", "english", "russian"),
    [
        (
            "drew",
            {"count": 2, "why": "trade"},
            "Ada draws 2 cards (sale).",
            "Ada берёт 2 карты (продажа).",
        ),
        (
            "drew",
            {"count": 2, "why": "trade", "cards": ["gem-world", "space-port"]},
            "Ada draws 2 cards (sale): Gem World, Space Port.",
            "Ada берёт 2 карты (продажа): «Планета драгоценностей», «Космопорт».",
        ),
        (
            "consumed",
            {"card": "old-earth", "worlds": ["gem-world"]},
            "Ada uses Old Earth and discards the good on Gem World.",
            "Ada использует карту «Старая Земля» и тратит товар с «Планеты драгоценностей».",
        ),
        (
            "chose",
            {"actions": ["explore+1+1", "consume-double"]},
            "Ada reveals Explore +1,+1; Consume: 2× VP.",
            "Ada выбирает: «Исследование +1, +1»; «Потребление: ПО × 2».",
        ),
        (
            "chose",
            {"actions": ["boosted:develop", "search"]},
            "Ada reveals Develop with the prestige boost; Search.",
            "Ada выбирает: «Развитие с престиж-бонусом»; «Поиск».",
        ),
        (
            "settled",
            {"card": "rebel-base", "method": "conquer", "cards": ["new-military-tactics"]},
            "Ada conquers Rebel Base with New Military Tactics.",
            "Ada завоёвывает планету «База повстанцев» с картой «Новейшие тактические наработки».",
        ),
        (
            "settled",
            {"card": "rebel-base", "method": "conquer", "cards": []},
            "Ada conquers Rebel Base.",
            "Ada завоёвывает планету «База повстанцев».",
        ),
        (
            "goals",
            {"goals": ["budget-surplus", "greatest-military"]},
            "Goals: Budget Surplus, Greatest Military.",
            "Цели: «Профицит бюджета», «Сильнейшая армия».",
        ),
        (
            "takeover",
            {"card": "rebel-base", "outcome": "SUCCEEDED", "owner": 1, "strength": 8, "defense": 7},
            "Ada takes Rebel Base over from Bob: 8 against 7.",
            "Ada захватывает планету «База повстанцев», прежний владелец Bob: 8 против 7.",
        ),
        (
            "forced",
            {"question": "develop-pay", "answer": "public-works.2"},
            "Ada has only one possible answer: Public Works.",
            "Ada: выбора нет — «Общественные работы».",
        ),
    ],
)
def test_events_are_told(kind: str, facts: dict[str, object], english: str, russian: str) -> None:
    assert words.event("en", "race", kind, 0, facts, ["Ada", "Bob"]) == english
    assert words.event("ru", "race", kind, 0, facts, ["Ada", "Bob"]) == russian


def test_the_end_names_winners_and_points_also_of_players_without_a_name() -> None:
    one: dict[str, object] = {"scores": [31, 28], "winners": [0]}
    two: dict[str, object] = {"scores": [31, 31], "winners": [0, 1]}

    assert words.event("en", "race", "over", -1, one, ["Ada"]) == (
        "The game is over. Ada wins. Points: Ada 31, Player 2 28."
    )
    assert words.event("ru", "race", "over", -1, two, []) == (
        "Партия окончена. Победу делят Игрок 1, Игрок 2. Очки: Игрок 1 — 31, Игрок 2 — 31."
    )


@pytest.mark.parametrize(
    ("word", "english", "russian"),
    [
        ("pass", "Pass", "Пропустить"),
        ("conquer", "conquest", "завоевание"),
        ("power:old-earth", "Old Earth", "«Старая Земля»"),
        ("number:3", "3", "3"),
        ("power:gambling-world:reprint:2", "Gambling World", "«Планета азартных игр»"),
        ("kind:rare", "rare elements", "редкие металлы"),
        ("category:alien", "an alien technology world", "планета вида «технологии чужих»"),
        (
            "boosted-action:settle",
            "Settle with the prestige boost",
            "Колонизация с престиж-бонусом",
        ),
        ("search", "Search", "Поиск"),
        ("end-turn", "Nothing more: end your turn", "Больше ничего не делать"),
    ],
)
def test_every_sort_of_forced_answer_has_words(word: str, english: str, russian: str) -> None:
    facts = {"question": "any", "answer": word}

    assert words.event("en", "race", "forced", 0, facts, ["Ada"]).endswith(f"answer: {english}.")
    assert words.event("ru", "race", "forced", 0, facts, ["Ada"]).endswith(f"— {russian}.")


def test_a_consume_power_is_offered_with_its_sentence() -> None:
    facts = {"good": "any", "times": 2, "together": 1, "vp": 1, "cards": 0, "prestige": 0}
    option = {"kind": "power", "card": "old-earth", "optional": "no"}
    whole = {**option, "power": "consume-goods", "does": facts}

    assert words.option("en", "race", whole) == (
        "Old Earth. Consume: discard up to 2 goods for 1 VP each."
    )
    assert words.option("ru", "race", whole) == (
        "«Старая Земля». Потребление: потратьте до 2 товаров и получите 1 ПО за каждый."
    )


@pytest.mark.parametrize(
    ("vp", "cards", "prestige", "english", "russian"),
    [
        (1, 0, 0, "1 VP", "1 ПО"),
        (0, 2, 0, "2 cards", "2 карты"),
        (1, 1, 0, "1 VP and 1 card", "1 ПО и 1 карту"),
        (0, 0, 2, "2 prestige", "2 ГП"),
        (1, 0, 1, "1 VP and 1 prestige", "1 ПО и 1 ГП"),
        (1, 1, 1, "1 VP, 1 card and 1 prestige", "1 ПО, 1 карту и 1 ГП"),
    ],
)
def test_a_consume_power_names_all_that_it_gives(
    vp: int, cards: int, prestige: int, english: str, russian: str
) -> None:
    gives = {"vp": vp, "cards": cards, "prestige": prestige}
    facts = {"good": "any", "times": 1, "together": 2, **gives}

    assert words.power("en", "race", "consume-goods", facts) == (
        f"Consume: discard 2 goods for {english}."
    )
    assert words.power("ru", "race", "consume-goods", facts) == (
        f"Потребление: потратьте 2 товара и получите {russian}."
    )


def test_options_and_questions_name_the_players_where_names_are_known() -> None:
    attack = {"kind": "attack", "card": "rebel-base", "attacker": 0, "owner": 1}
    defend = {"card": "rebel-base", "attacker": 0, "short": 2}

    assert words.option("en", "race", attack, ["Ada", "Bob"]) == "Ada against Bob: Rebel Base"
    assert words.option("en", "race", attack) == "Player 1 against Player 2: Rebel Base"
    assert words.question("ru", "race", "takeover-defend", defend, ["Ada", "Bob"]).startswith(
        "Ada нападает на планету «База повстанцев»."
    )


def test_a_goal_has_a_name_and_a_condition() -> None:
    voice = Voice("en", "race")

    assert voice.tell(Name("goal", "galactic-riches")) == "Galactic Riches"
    assert voice.tell(Name("condition", "galactic-riches")) == "first with 4 goods on worlds"
    assert words.set_name("ru", "race", "brink-of-war") == "На грани войны"


def test_strength_is_told_with_its_sign() -> None:
    assert words.power("en", "race", "settle-military", {"amount": 2}) == "Settle: military +2."
    assert words.power("en", "race", "settle-military", {"amount": -1}) == "Settle: military −1."


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_power_and_every_line_of_every_card_has_its_sentence(lang: str) -> None:
    for card in [printed.card for printed in [*FIRST_EDITION, *SECOND_EDITION]]:
        for said in [*[p.sentence for p in card.powers], *[s.sentence for s in card.lines]]:
            sentence = words.power(lang, "race", said.message, said.facts)

            assert sentence.endswith("."), sentence
            assert "  " not in sentence, sentence


def test_several_lines_end_with_the_rule_that_a_card_counts_once() -> None:
    sixes = [printed.card for printed in FIRST_EDITION if printed.card.six]
    several = next(card for card in sixes if len(card.lines) > 1)
    single = next(card for card in sixes if len(card.lines) == 1)

    assert scoring_lines(several)[-1] == Said("power-score-once")
    assert len(scoring_lines(single)) == 1


def test_a_windfall_question_names_where_the_good_comes_from() -> None:
    bonus = {"source": "bonus", "good": "any"}
    mining = {"source": "mining-robots", "good": "rare"}

    assert words.question("en", "race", "windfall", bonus) == (
        "Which windfall world gets a good (Produce bonus)?"
    )
    assert words.question("ru", "race", "windfall", mining) == (
        "Какая богатая планета вида «редкие металлы» получит товар («Роботы-шахтёры»)?"
    )


def test_what_is_wrong_in_a_file_is_quoted_as_it_stands_there() -> None:
    facts = {"line": 3, "answer": "0 gem-wrld", "why": "UNKNOWN_ANSWER"}

    assert words.refusal("en", "race", "BAD_ANSWER", facts) == (
        "Line 3 of the record, “0 gem-wrld”, cannot be played (UNKNOWN_ANSWER)."
    )
    assert words.refusal("ru", "race", "UNKNOWN_CARD", {"card": "Gem Wrld"}) == (
        "Карты «Gem Wrld» нет."
    )


def test_a_game_without_its_own_message_says_what_all_games_say() -> None:
    assert words.refusal("en", "some-game", "GAME_OVER", {}).startswith("The game is over")


def test_questions_speak_as_soon_as_the_package_is_there() -> None:
    asked = perihelion.new_game("race", players=2, seed=1).question(0)

    assert asked is not None
    assert asked.words() == "Choose 2 cards from your opening hand to discard."
    assert asked.words("ru") == "Сбросьте 2 карты из начальной руки."


def test_missing_words_are_an_error_where_somebody_is_strict() -> None:
    with pytest.raises(words.MissingWords, match="no message race-option-nonsense"):
        words.option("en", "race", {"kind": "nonsense"})
    with pytest.raises(words.MissingWords, match="race-event-chips in ru"):
        words.event("ru", "race", "chips", 0, {}, [])
    with pytest.raises(words.MissingWords, match="race-card-nonsense"):
        words.attested("race", "nonsense")


def test_missing_words_show_the_id_to_everybody_else() -> None:
    words.be_strict(False)

    assert words.option("ru", "race", {"kind": "nonsense"}) == "race-option-nonsense"
    assert words.event("en", "race", "placed", 0, {"card": "nonsense"}, ["Ada"]) == (
        "Ada places race-card-nonsense."
    )


def test_there_is_no_third_language() -> None:
    with pytest.raises(ValueError, match="no such language: 'tlh'"):
        words.say("tlh", "race", "option-pass", {})


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "en_GB.UTF-8", "PERIHELION_LANG": "ru"}, "ru"),
        ({"LC_ALL": "ru_RU.UTF-8", "PERIHELION_LANG": "en"}, "en"),
        ({"PERIHELION_LANG": "RU-ru"}, "ru"),
        ({"PERIHELION_LANG": "de"}, "en"),
    ],
)
def test_the_environment_says_which_language(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PERIHELION_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert words.default_language() == expected
