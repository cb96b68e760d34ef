# Слова программы для терминала: Крошечные эпические галактики.

## Стол

cli-tiny-title = Крошечные эпические галактики
cli-tiny-token = { $letter }{ $number }
cli-tiny-where = круг { $round } · ходит { $name }
cli-tiny-where-mine = круг { $round } · ваш ход
cli-tiny-deck = в колоде { $count }
cli-tiny-empty-slot = (планеты нет)
cli-tiny-column-points = ПО
cli-tiny-column-energy = энергия
cli-tiny-column-culture = знания
cli-tiny-column-level = уровень
cli-tiny-column-dice = кубики
cli-tiny-column-next = след. за
cli-tiny-column-home = дома
cli-tiny-no-next = —
cli-tiny-rogue-next = { $most } энергии
cli-tiny-used-up = (уже была)
cli-tiny-mission = миссия
cli-tiny-mission-now = (сейчас { $points } ПО)
cli-tiny-attack = Атака { $level }:
cli-tiny-skull = { $levels ->
    [0] Череп достигнут.
    [1] Следующий уровень — череп.
    [few] До черепа { $levels } уровня.
   *[other] До черепа { $levels } уровней.
}
cli-tiny-abbr-energy = энер
cli-tiny-abbr-culture = знан
cli-tiny-abbr-diplomacy = дипл
cli-tiny-abbr-economy = экон
cli-tiny-dice-of = { $name }, кубики:
cli-tiny-dice-left = { $count ->
    [0] больше не будет
   *[other] ещё будет { $count }
}
cli-tiny-dice-extra = дополнительные действия
cli-tiny-reroll-free = первый переброс бесплатно
cli-tiny-reroll-paid = переброс за 1 энергию
cli-tiny-converter-ready = преобразователь свободен
cli-tiny-converter-used = преобразователь использован
cli-tiny-follow-price = повторение стоит { $cost }
cli-tiny-income-energy = +1 энергия за повторение
cli-tiny-income-culture = +1 знание за повторение

## Что даст ответ

cli-tiny-to-land = сесть
cli-tiny-to-orbit = орбита
cli-tiny-go-home = домой
cli-tiny-no-use = посадка: { $reason }
cli-tiny-die-showing = кубик { $die }: { $side }
cli-tiny-follow-paid = С этим выбором оплачивается повторение: { $price }.
cli-tiny-no-more = Не повторять и в этот ход больше не спрашивать

## Вопрос

cli-tiny-keys = ? планеты · u отмена · l журнал · s запись · h помощь · q выход
cli-tiny-keys-short = ? планеты · t стол · u отмена · l журнал · h помощь · q выход
cli-tiny-help-explaining =
    {"  "}?         объяснить планеты в ряду, ваши колонии и вашу миссию
    {"  "}? 3       объяснить, о чём вариант с этим номером
    {"  "}? аид     объяснить планету, миссию, галактику или сторону кубика;
    {"  "}          а ещё ? повторение, ? преобразователь, ? переброс
    {"  "}n         на вопрос о повторении: нет, и в этот ход больше не спрашивать
cli-tiny-signs =
    Планеты: что дают, тип шкалы, сама шкала от начала до очков (★), действие.
    Т2 — корабль 2 игрока Терра; в скобках — корабли на поверхности.
    В таблице перелётов [ ] — поверхность, ·─ — орбита.
    Галактики: ▶ ходит; «след. за» — цена следующего уровня.
    Кубики: ✓ использован, ⊗ в преобразователе, × отдан; у каждого свой номер.

## Планеты коротко

cli-tiny-limit-chain = раз за кубик
cli-tiny-limit-attack = (раз в ход)

## Объяснения

cli-tiny-explain-planet = даёт: { $yields }; шкала: { $type }, шагов { $length }; { $points } ПО
cli-tiny-explain-cost = Цена: { $cost }.
cli-tiny-explain-limits = Ограничение: { $limits }.
cli-tiny-explain-mission = секретная миссия
cli-tiny-explain-rogue = враждебная галактика, { $how }, оборот планшета: { $colour }; энергия и знания до { $most }
cli-tiny-explain-level = Уровень { $level }, кубиков { $dice }, { $points } ПО. Атака:
cli-tiny-explain-skull = Уровень { $level }, череп: враждебная галактика побеждает.
cli-tiny-topic-reroll = Переброс
cli-tiny-about-reroll = Первый переброс в ход бесплатный, каждый следующий стоит 1 энергию. Перебросить можно сколько угодно неиспользованных кубиков.
cli-tiny-topic-converter = Преобразователь
cli-tiny-about-converter = Раз в ход: положите в преобразователь два неиспользованных кубика и поверните третий любой стороной.
cli-tiny-topic-follow = Повторение
cli-tiny-about-follow = Когда другой игрок использует кубик, вы можете выполнить то же действие для себя: сначала платите 1 знание.
cli-tiny-sure-figures = Числа: { $sure }.
cli-tiny-sure-action = Действие: { $sure }.
cli-tiny-sure-mission = Текст: { $sure }.
cli-tiny-attested-two-sources = два источника
cli-tiny-attested-printings-differ = издания расходятся
cli-tiny-attested-one-source = один источник
cli-tiny-attested-doubtful = сомнительно
cli-tiny-attested-inferred = выведено
cli-tiny-attested-guess = догадка
cli-tiny-part-name = название
cli-tiny-part-attacks = атаки
cli-tiny-part-dice = кубики
cli-tiny-part-vp = очки
cli-tiny-part-most = максимумы
cli-tiny-part-skull = череп
cli-tiny-part-once = раз в ход или нет
cli-tiny-part-colour = цвет

## Список

cli-tiny-list-planets = Планеты
cli-tiny-list-missions = Секретные миссии
cli-tiny-list-rogues = Враждебные галактики
cli-tiny-column-planet = планета
cli-tiny-column-resource = даёт
cli-tiny-column-type = шкала
cli-tiny-column-length = шаги
cli-tiny-column-action = действие
cli-tiny-column-sure = точность
cli-tiny-column-mission = миссия
cli-tiny-column-condition = что нужно
cli-tiny-column-rogue = галактика
cli-tiny-column-difficulty = сложность
cli-tiny-column-most = максимум
cli-tiny-column-levels = ПО по уровням
cli-tiny-legend = Где «точность» пуста, сходятся два независимых источника. Сомнительное можно задать параметрами игры.

## Конец

cli-tiny-score-mission = миссия: { $name }
cli-tiny-score-tie-break = при равенстве: колонии / уровень / запас
cli-tiny-verdict-won = Вы победили: { $points } ПО против { $against } у галактики { $name }.
cli-tiny-verdict-lost = Побеждает враждебная галактика { $name }: { $against } ПО против ваших { $points }.
cli-tiny-verdict-skull = Побеждает враждебная галактика { $name }: её империя дошла до черепа. ПО: { $points } против { $against }.
