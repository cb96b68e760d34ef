# Слова программы для терминала: Кубарем по Галактике (Roll for the Galaxy).

## Стол

cli-roll-title = Кубарем по Галактике
cli-roll-state = раунд { $round } · запас { $pool } ПО · мешочек { $bag }
cli-roll-phase-explore = 1 Исследование
cli-roll-phase-develop = 2 Разработка
cli-roll-phase-settle = 3 Колонизация
cli-roll-phase-produce = 4 Производство
cli-roll-phase-ship = 5 Поставка
cli-roll-abbr-explore = 1 Иссл
cli-roll-abbr-develop = 2 Разр
cli-roll-abbr-settle = 3 Кол
cli-roll-abbr-produce = 4 Произв
cli-roll-abbr-ship = 5 Пост
cli-roll-column-stacks = стопки
cli-roll-column-explorer = кубик
cli-roll-column-scout = разведка
cli-roll-column-stock = снабжение
cli-roll-column-world = мир
cli-roll-column-good = товар
cli-roll-column-trade = продать
cli-roll-column-consume = потребить
cli-roll-column-points = ПО
cli-roll-column-chips = фишки
cli-roll-column-credits = кредиты
cli-roll-column-tiles = жетоны
cli-roll-column-citizenry = население
cli-roll-column-dice = кубики
cli-roll-rolled = брошены
cli-roll-cup = стаканчик
cli-roll-stack-dev = разработка
cli-roll-stack-world = колонизация
cli-roll-dice = { $letters }
cli-roll-beside = {""}

## За ширмой

cli-roll-strip = выбор
cli-roll-rows = кубики
cli-roll-column-wild = джокеры
cli-roll-column-aside = отложено
cli-roll-wild-die = джокер
cli-roll-plan-hint = Строкой: =2 выбрать · з3 З в ряд 3 · б1>2 переставить · -б1 отложить · ! всё
cli-roll-plan-which-die = Эту фазу могли бы выбрать разные кубики, но её нет ни на одном: уточните, например б1=2.
cli-roll-plan-no-die = Такого кубика нет.
cli-roll-plan-no-power = Ни одно ваше свойство так не переставляет. Для приказа сначала отложите кубик, например -б1.

## Что даст ответ

cli-roll-on-top = наверх
cli-roll-other-side = обратная сторона:
cli-roll-recruit = Нанять: { $what }
cli-roll-recall = Отозвать: { $what }
cli-roll-manage-hint = Назовите в одной строке, кого нанять и, если хотите, что отозвать.

## Вопрос

cli-roll-keys = ? жетоны · u отмена · l журнал · s запись · h помощь · q выход
cli-roll-keys-short = ? жетоны · t стол · u отмена · l журнал · h помощь · q выход
cli-roll-help-explaining =
    {"  "}?         объяснить ваши жетоны, а в стопках — с обеих сторон
    {"  "}? 3       объяснить, о чём вариант с этим номером
    {"  "}? салон   объяснить жетоны по названию; ещё ? поставка, ? приказ
    Кубики назначают номерами по одному или целым планом в одной строке:
    {"  "}=2        выбрать фазу 2 кубиком с её знаком или джокером
    {"  "}к=2       выбрать её кубиком К; к1=2 — тем К, на котором фаза 1
    {"  "}з3        джокер З — в ряд 3
    {"  "}б1>2      кубик Б из ряда 1 в ряд 2 подходящим свойством
    {"  "}-б1 к3>2  приказ: Б из ряда 1 отложить, К из ряда 3 — в ряд 2
    {"  "}!         всё; так что =2 з3 б1>2 ! — это целый план
    Чего не сказано заново, остаётся как было.
cli-roll-signs =
    Кубики: Б белый, К красный, С сиреневый, Г голубой, П коричневый, З зелёный,
    Ж жёлтый. ○Г — голубой мир, [Г] — товар на нём; технологии — курсивом.
    «разработка Нанотехнологии 2/5 БК +1»: кубиков 2 из 5, ниже ещё один жетон.
    1: ББ — рабочие фазы 1, ▸ один из них её выбрал, +Г — рабочий без кубика.

## Жетоны

cli-roll-explain-nothing = Свойств нет.
cli-roll-about-explore = Исследователи ведут разведку — сбросьте жетоны и возьмите на один больше — или приносят 2 кредита снабжением.
cli-roll-about-develop = Разработчики ложатся на верхнюю технологию. Когда их хватает, она готова.
cli-roll-about-settle = Колонизаторы ложатся на верхний мир. Когда их хватает, он колонизирован.
cli-roll-about-produce = Производители становятся товарами на цветных мирах, по одному на каждом.
cli-roll-about-ship = Поставщики продают товары за кредиты (Г 3, П 4, З 5, Ж 6) или отдают в потребление за 1–3 очка.
cli-roll-topic-assign = Назначение
cli-roll-about-assign = Один кубик с любым знаком выбирает фазу. Остальные работают в ряду своего знака, если эта фаза разыгрывается; джокеры — где захотите.
cli-roll-topic-dictate = Приказ
cli-roll-about-dictate = Раз в раунд: отложите один кубик, он вернётся в стаканчик, и переставьте другой в любой ряд.
cli-roll-topic-recruit = Наём
cli-roll-about-recruit = В конце раунда каждый кредит переводит один кубик из населения в стаканчик: столько, сколько можете оплатить.
cli-roll-topic-recall = Отзыв
cli-roll-about-recall = В конце раунда кубики со стопок и товары можно бесплатно вернуть в стаканчик.
cli-roll-die-home = белый
cli-roll-die-military = красный
cli-roll-die-consumption = сиреневый
cli-roll-die-novelty = голубой
cli-roll-die-rare = коричневый
cli-roll-die-genes = зелёный
cli-roll-die-alien = жёлтый
cli-roll-about-die = Стороны: { $faces }.

## Список

cli-roll-list-tiles = Жетоны: технология и мир на обороте
cli-roll-list-factions = Фракции
cli-roll-list-homes = Родные миры
cli-roll-column-tile = жетон
cli-roll-column-cost = стоимость
cli-roll-column-effects = что даёт
cli-roll-legend = ○Г голубые, ○П коричневые, ○З зелёные, ○Ж жёлтые миры, ○ серые; технологии курсивом

## Конец

cli-roll-score-tie-break = при равенстве: стаканчик + кредиты
