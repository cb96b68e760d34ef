# Слова программы для терминала: Вдали от Солнца.

## Стол

cli-beyond-title = Вдали от Солнца
cli-beyond-where = раунд { $round }{ cli-beyond-last } · ходит { $name }
cli-beyond-where-mine = раунд { $round }{ cli-beyond-last } · ваш ход
cli-beyond-last = { $last ->
    [last] {" "}(последний)
    [next] {" "}(следующий — последний)
   *[no] {""}
}
cli-beyond-decks = колоды { $counts }
cli-beyond-level = уровень { $level }
cli-beyond-covered = событие
cli-beyond-ore-sign = мет.
cli-beyond-guild-closed = (закрыта)
cli-beyond-place = { $word ->
    [sol] Солнце
    [deep_space] Глубокий космос
   *[other] { $word }
}
cli-beyond-beside = {""}
cli-beyond-type-science = н
cli-beyond-type-economic = э
cli-beyond-type-military = в
cli-beyond-type-commercial = т
cli-beyond-kind-ore = мет.
cli-beyond-strength = сила { $n }
cli-beyond-column-place = место
cli-beyond-column-system = система
cli-beyond-column-strength = сила
cli-beyond-column-kinds = диски
cli-beyond-column-points = ПО
cli-beyond-column-control = контроль
cli-beyond-column-ships = корабли
cli-beyond-column-lines = линии
cli-beyond-column-ore = металл
cli-beyond-column-population = население
cli-beyond-column-supply = снабжение
cli-beyond-column-discs = диски еды/мет.
cli-beyond-column-automation = автоматизация
cli-beyond-column-pawn = фишка
cli-beyond-short-points = ПО
cli-beyond-short-ore = мет.
cli-beyond-short-population = нас.
cli-beyond-short-supply = снабж.
cli-beyond-short-discs = диски
cli-beyond-short-automation = авт.
cli-beyond-short-pawn = фишка
cli-beyond-source-research-1 = исслед. I
cli-beyond-source-research-2 = исслед. II
cli-beyond-source-build-jump = корабль, прыжок
cli-beyond-source-recruit = население
cli-beyond-on-slot = { $slot }
cli-beyond-basic-research-1 = Основы перелётов, исследование I
cli-beyond-basic-research-2 = Основы перелётов, исследование II
cli-beyond-basic-build-jump = Основы перелётов, корабль и прыжок
cli-beyond-basic-recruit = Основы перелётов, население
cli-beyond-free = даром
cli-beyond-private = { $name } (личная)
cli-beyond-aims = Достижения, дисков { $count } из { $needed }:

## Что даст ответ

cli-beyond-ship-at = корабль { $level }, { $where }:

## Вопрос

cli-beyond-keys = ? карты · u отмена · l журнал · s запись · h помощь · q выход
cli-beyond-keys-short = ? карты · t стол · u отмена · l журнал · h помощь · q выход
cli-beyond-no-such-thing = В игре нет ничего с названием «{ $name }».
cli-beyond-help-explaining =
    {"  "}?         о вашем планшете, ваших технологиях и колониях, системах на планшете
    {"  "}          полётов, достижениях и событиях в игре
    {"  "}? 3       о том, что стоит под этим номером
    {"  "}? сириус  о карте, гильдии или фракции и о том, насколько она достоверна;
    {"  "}          также ? исследование, прыжок, контроль, колонизация, рост, металл, обмен,
    {"  "}          автоматизация, достижения, диски, снабжение
cli-beyond-signs =
    Технологии: н научная, э экономическая, в военная, т торговая; н›в — научная, которая ведёт
    к военной. ← — с чем соединена ячейка, 2/3 — хватит двух из трёх; буквы — игроки, которые её
    исследовали, ▸Т — фишка игрока Терра.
    Системы: сила, какие диски на них кладут, очки, чей контроль (⚑) и каким диском, корабли:
    Т21 — корабли Терры 2-го и 1-го уровня.
    Планшеты: ▶ — чей ход; в скобках — что даст производство и какие видны символы роста;
    снабжение — кубики/ячейки; диски на шкалах еды и металла; уровень автоматизации и её очки.
    Достижения: сколько у вас есть и сколько нужно, затем очки (★) или кто их получил.

## Карты

cli-beyond-known = Достоверность: { $how }.
cli-beyond-sure-attested = напечатано
cli-beyond-sure-partly = частично
cli-beyond-sure-reconstructed = восстан.
cli-beyond-sure-corrected = исправлено
cli-beyond-explain-technology = Технология уровня { $level }, тип: { $kinds }; ведёт к типу: { $leads }. { $points } ПО.
cli-beyond-explain-last-technology = Технология уровня { $level }, тип: { $kinds }.
cli-beyond-explain-event = Событие уровня { $level }; бывает не в каждой партии.
cli-beyond-explain-sure-event = Событие уровня { $level }; есть в каждой партии.
cli-beyond-explain-system = Система из колоды { $deck }: сила { $strength }, диски: { $yields }, { $points } ПО.
cli-beyond-explain-achievement = { $more ->
    [0] Достижение ({ $group }). ПО: { $cells }.
   *[other] Достижение ({ $group }). ПО: { $cells }; вчетвером ещё { $fourth }.
}
cli-beyond-explain-guild = Гильдия. Её открывает событие «{ $event }».
cli-beyond-group-basic = в каждой партии
cli-beyond-group-a = группа A
cli-beyond-group-b = группа B
cli-beyond-mat-basic = Базовый планшет
cli-beyond-mat-advanced = Планшет для опытных игроков
cli-beyond-mat-start = { $fleet ->
    [one] В начале: металл { $ore }, население { $population }, корабль уровня { $ships }.
   *[other] В начале: металл { $ore }, население { $population }, корабли уровней { $ships }.
}
cli-beyond-mat-food = Символы роста по числу дисков, убранных со шкалы: { $letters }.
cli-beyond-mat-ore = Производство металла по числу дисков, убранных со шкалы: { $steps }.
cli-beyond-list-technologies = Технологии
cli-beyond-list-events = События
cli-beyond-list-systems = Системы
cli-beyond-list-achievements = Достижения
cli-beyond-list-guilds = Гильдии
cli-beyond-list-factions = Фракции (способности планшетов для опытных игроков)
cli-beyond-column-name = название
cli-beyond-column-level = ур.
cli-beyond-column-types = тип
cli-beyond-column-text = что делает
cli-beyond-column-sure = известно
cli-beyond-column-deck = колода
cli-beyond-column-group = группа
cli-beyond-column-cells = ПО
cli-beyond-legend =
    н научная, э экономическая, в военная, т торговая; н›в — научная, которая ведёт к военной.
    II! — есть в каждой партии. В правилах напечатано немного карт: «напечатано» — прочитано там или
    на печатной карте, «частично» — оттуда название или часть текста, «восстан.» — придумано так, чтобы
    подходило. Если в вашей коробке не так, карты можно исправить файлом.

## Правила вкратце

cli-beyond-topic-research = исследование
cli-beyond-about-research = Кубик населения кладётся рядом с технологией и остаётся там. Нужны технологии, с которыми соединена ячейка. Если технологию ещё никто не открыл, сначала происходит событие, затем открываются две карты того типа, к которому ведут ваши технологии, и вы выбираете одну. Вы получаете немедленный бонус карты, а её действия доступны вам со следующего хода.
cli-beyond-topic-jump = прыжок
cli-beyond-about-jump = У прыжка есть очки движения. Каждое переносит один корабль по одной линии; делите их между кораблями как хотите, часть можно не тратить. Контроль проверяют, когда переместились все корабли.
cli-beyond-topic-control = контроль
cli-beyond-about-control = Кто в системе или на верфи сильнее каждого из остальных (сила — сумма уровней кораблей), захватывает её и кладёт диск с той шкалы, которую система допускает. Она ваша и без кораблей, пока не придёт кто-то сильнее, чем вы там. За захват контроля система даёт бонус.
cli-beyond-topic-colonise = колонизация
cli-beyond-about-colonise = Колонизируют систему под своим контролем, имея там не меньше силы, чем на ней указано. Корабли такой силы возвращаются в снабжение, остальные оттуда улетают в глубокий космос, карта с двумя дисками ложится рядом с вашим планшетом, затем вы получаете её бонус, а на её место приходит новая.
cli-beyond-topic-growth = рост населения
cli-beyond-about-growth = За каждый символ роста, не закрытый диском, один кубик из столбца с этой буквой становится населением. Пустой столбец ничего не даёт.
cli-beyond-topic-ore = производство металла
cli-beyond-about-ore = Вы получаете столько металла, сколько видно на шкале. Чем меньше на ней дисков, тем больше видно.
cli-beyond-topic-trade = обмен
cli-beyond-about-trade = Вместо производства можно меняться сколько угодно раз: металл на население, металл и корабль на население, население на металл.
cli-beyond-topic-automation = автоматизация
cli-beyond-about-automation = Диск переходит со своей шкалы на шкалу автоматизации: производство растёт, а уровни автоматизации приносят очки. Если на шкале дисков нет, берут диск достижения.
cli-beyond-topic-achievements = достижения
cli-beyond-about-achievements = В конце хода вы получаете одно достижение, условие которого выполняете; первому оно приносит больше всего. Когда на достижениях лежит достаточно дисков, доигрывают раунд и ещё один.
cli-beyond-topic-discs = диски
cli-beyond-about-discs = Диски уходят со шкал еды и металла на аванпосты, колонии и автоматизацию. То, что под ними, увеличивает рост населения и производство металла; диски потерянных аванпостов возвращаются.
cli-beyond-topic-supply = снабжение
cli-beyond-about-supply = Кубики лежат в четырёх столбцах. Эффекты берут их из самого левого непустого столбца, рост — из столбца со своей буквой; возвращённые кладут в самый правый столбец, где есть место.

## Конец

cli-beyond-score-tie-break = равенство: диски / нас. / металл
