### Что говорится о столе на любом экране: что где лежит, что на этом написано и что даст ответ.

boards-times = { $words } ×{ $count }
boards-hidden = лицом вниз
boards-or = {" "}или{" "}
boards-none = —
boards-and = {" "}и{" "}
boards-round = Раунд { $round }
boards-turn-is = Чей ход: { $name }
boards-turn = Ходит
boards-turn-of = { $name }
boards-phases-over = партия окончена
boards-won = { $count ->
    [one] Победитель — { $names }
   *[other] Победители — { $names }
}
boards-seat = Место { $seat }, { $name }: { $points } ПО
boards-seat-you = Место { $seat }, { $name } (вы): { $points } ПО
boards-the-table = Общий стол
boards-source = { $words } { $points }
boards-with = { $words } [{ $names }]
boards-asked = Вопрос месту { $seat }: { $question }
boards-given = Уже выбрано: { $options }
boards-refused = Сейчас нельзя:
boards-decimal-point = ,
boards-percent = { $number }%
boards-game-race = Гонка за галактику
boards-game-roll = Кубарем по Галактике
boards-game-tiny = Крошечные эпические галактики
boards-game-beyond = Вдали от Солнца

## Гонка за галактику

boards-race-round = Ход { $round }
boards-race-last-round-pool = Это последний ход: запас ПО исчерпан.
boards-race-phases-unknown = Все выбирают действие.
boards-race-phases-opening = Все разбирают начальную руку.
boards-race-phases-over = Партия окончена.
boards-race-score-printed = напечатано на картах
boards-race-score-chips = жетоны
boards-race-leader = Лидер по престижу: { $name }{ $count ->
    [0] {""}
   *[other] {" "}(на жетоне { $count })
}
boards-race-takeover = Объявлен захват: { $target }. Нападает { $attacker } ({ $attack }), владелец { $defender } ({ $defense })
boards-race-takeover-off = Захват отменён: { $target }. Нападает { $attacker } ({ $attack }), владелец { $defender } ({ $defense })
boards-race-prestige = престиж { $count }
boards-race-boost-ready = престиж-бонус есть
boards-race-boost-used = престиж-бонус использован
boards-race-against = { SIGNED($amount) } против { $whom }
boards-race-whom-rebel = повстанцев
boards-race-whom-novelty = планет вида «сувениры»
boards-race-whom-rare = планет вида «{ race-good-rare }»
boards-race-whom-genes = планет вида «{ race-good-genes }»
boards-race-whom-alien = планет вида «{ race-good-alien }»
boards-race-temporary = временно { SIGNED($amount) }
boards-race-most = сила до { SIGNED($amount) }
boards-race-attacking = { SIGNED($amount) } при захвате с картой «{ $name }»
boards-race-defending = { SIGNED($amount) } в обороне
boards-race-prevents = может отменить захват
boards-race-open-to = цель для карт: { $names }
boards-race-tucked = подложено карт: { $count }
boards-race-score-prestige = престиж
boards-race-score-goals = цели
boards-race-start-discards = { $count ->
    [one] С ней вы сбросите с руки { $count } карту.
    [few] С ней вы сбросите с руки { $count } карты.
   *[many] С ней вы сбросите с руки { $count } карт.
}
boards-race-development = усовершенствование, стоимость { $number }
boards-race-world = планета, стоимость { $number }
boards-race-military-world = военная планета, оборона { $number }
boards-race-windfall = богатая планета: { $name }
boards-race-production = промышленная планета: { $name }
boards-race-start = стартовая планета { $number }
boards-race-printed-cost = стоимость на карте
boards-race-military = вооружённые силы
boards-race-temporary-military = временные вооружённые силы
boards-race-last-round-tableau = { $count ->
    [one] Это последний ход: стол заполнен — { $names }.
   *[other] Это последний ход: столы заполнены — { $names }.
}
boards-race-note-explore = Смотрите { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карты
   *[many] { $drawn } карт
}, оставляете { $kept }.
boards-race-note-develop = { $count ->
    [one] Можно построить { $count } карту.
    [few] Можно построить { $count } карты.
   *[many] Можно построить { $count } карт.
}
boards-race-note-develop-names = Сейчас можно построить: { $names }.
boards-race-note-develop-nothing = Построить нечего.
boards-race-note-settle = { $count ->
    [one] Можно выложить { $count } планету.
    [few] Можно выложить { $count } планеты.
   *[many] Можно выложить { $count } планет.
}
boards-race-note-settle-names = Сейчас можно выложить: { $names }.
boards-race-note-settle-nothing = Выложить нечего.
boards-race-note-trade = { $cards ->
    [one] Лучшая продажа: { $cards } карта.
    [few] Лучшая продажа: { $cards } карты.
   *[many] Лучшая продажа: { $cards } карт.
}
boards-race-note-trade-nothing = Продать нечего.
boards-race-note-consume = Товаров: { $goods }, возможностей: { $powers }.
boards-race-note-double = Очки за товары удваиваются.
boards-race-note-produce = Новых товаров: { $worlds }.
boards-race-note-produce-worlds = Товары появятся на планетах: { $worlds }. Пустых богатых планет: { $windfalls }.
boards-race-to-the-end = Партия закончится в тот ход, когда исчерпан запас (осталось { $pool } ПО) или заполнен чей-то стол (не хватает карт: { $missing }).
boards-race-to-the-end-prestige = Или в тот, когда у кого-то { $goal } ГП (сейчас больше всего: { $most }).
boards-race-phases = Фазы этого хода
boards-race-played-done = { $name }: позади
boards-race-played-now = { $name }: идёт
boards-race-played-to-come = { $name }: впереди
boards-race-piles = Запас и колоды
boards-race-pile-pool = запас: { $count } ПО
boards-race-pile-deck = колода: { $count }
boards-race-pile-discards = отбой: { $count }
boards-race-goals = Цели
boards-race-goal-first = { $name } · { $worth } ПО · { $condition }
boards-race-goal-most = { $name } · { $worth } ПО · { $condition }
boards-race-so-far = { $name }: { $value }
boards-race-so-far-of-all = Пока: { $values }.
boards-race-prestige-leader = Лидер по престижу
boards-race-takeovers = Захваты
boards-race-turned-up = Вскрыто для всех
boards-race-chosen-actions = Действия
boards-race-boosted = { $name } с престиж-бонусом
boards-race-figures = Показатели
boards-race-chips = { $count } ПО жетонами
boards-race-military-total = вооружённые силы { SIGNED($count) }
boards-race-tableau-size = карт на столе: { $count } из { $end }
boards-race-tableau = Стол
boards-race-hand = Рука
boards-race-hidden-cards = закрытых карт: { $count }
boards-race-points = { $points } ПО
boards-race-good-there = здесь лежит товар
boards-race-your-strength = ваша сила { $amount }
boards-race-to-pay = к оплате { $cost }
boards-race-at-least = можно снизить до { $cost }
boards-race-drawn-now = взято сейчас

## Кубарем по Галактике

boards-roll-phases = Этот раунд
boards-roll-now = ▸ { $name }
boards-roll-pool = Запас очков
boards-roll-bag = Мешочек
boards-roll-pool-count = { $count } ПО
boards-roll-bag-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}
boards-roll-phases-opening = Все раскладывают свои два начальных жетона.
boards-roll-phases-assigning = Все назначают кубики за ширмами.
boards-roll-phase-manage = Управление
boards-roll-phases-over = Партия окончена.
boards-roll-last-round-pool = Это последний раунд: запас ПО исчерпан.
boards-roll-last-round-tiles = Это последний раунд: 12 жетонов уже есть ({ $names }).
boards-roll-to-the-end = Партия закончится в тот раунд, когда исчерпан запас (осталось { $pool } ПО) или у кого-то 12 жетонов (не хватает: { $missing }).
boards-roll-turn = Конец партии
boards-roll-money = Кредиты и фишки
boards-roll-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[other] { $count } кредитов
}
boards-roll-chips = { $count } ПО фишками
boards-roll-tableau = Жетоны на столе
boards-roll-dev = Стопка технологий
boards-roll-world = Стопка миров
boards-roll-hand = Вытянутые жетоны
boards-roll-rolled = Брошены
boards-roll-cup = Стаканчик
boards-roll-citizenry = Население
boards-roll-at-work = За работой
boards-roll-dice = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
boards-roll-beside = {", "}
boards-roll-letter-home = Б
boards-roll-letter-military = К
boards-roll-letter-consumption = С
boards-roll-letter-novelty = Г
boards-roll-letter-rare = П
boards-roll-letter-genes = З
boards-roll-letter-alien = Ж
boards-roll-shows = { $name }: { $top }
boards-roll-unseen = { $name }: за ширмой
boards-roll-workers = { $name }: { $dice }
boards-roll-selects = { $name } (выбранная фаза): { $dice }
boards-roll-one-side = { $name }. { $text }
boards-roll-tile = { $name } · { $cost }
boards-roll-tile-with = { $name } · { $cost } · товар: { $goods }
boards-roll-building = { $name } · кубиков { $have } из { $need }
boards-roll-effect-loses = Отдайте один свой кубик.
boards-roll-effect-credits = { $credits ->
    [one] { $credits } кредит.
    [few] { $credits } кредита.
   *[many] { $credits } кредитов.
}
boards-roll-effect-good = { $dice } — товар здесь.
boards-roll-effect-cup = { $dice } — в стаканчик.
boards-roll-effect-citizenry = { $dice } — в население.
boards-roll-effect-six = В конце: { $text }
boards-roll-explain-development = Технология, стоимость { $cost }.
boards-roll-explain-world = Мир, стоимость { $cost }, цвет: { $name }.
boards-roll-score-chips = фишки
boards-roll-score-developments = технологии
boards-roll-score-worlds = миры
boards-roll-dictate = { $count ->
    [1] отложить кубик и переставить другой
   *[other] отложить кубик и переставить до { $count }
}
boards-roll-gain-credits = +{ $amount } $: { $have }→{ $then }
boards-roll-gain-points = +{ $points } ПО
boards-roll-cost = стоимость { $cost }.

## Крошечные эпические галактики

boards-tiny-round = Круг { $round }
boards-tiny-dice = Кубики этого хода
boards-tiny-die = { $number }: { $side }
boards-tiny-die-used = Этот кубик уже использован или отдан.
boards-tiny-planets = Планеты
boards-tiny-planet = { $name } · { $yields } · { $track }, шагов: { $length } · { $points } ПО
boards-tiny-deck = Колода
boards-tiny-deck-count = { $count ->
    [one] { $count } планета
    [few] { $count } планеты
   *[other] { $count } планет
}
boards-tiny-solo-won = Вы победили враждебную галактику: { $points } ПО против { $against }.
boards-tiny-solo-skull = Империя враждебной галактики дошла до черепа раньше, чем вы победили. ПО: { $points } против { $against }.
boards-tiny-solo-lost = Враждебная галактика вас опередила: у неё { $against } ПО, у вас { $points }.
boards-tiny-rogue = Враждебная галактика
boards-tiny-galaxy = Галактика
boards-tiny-empire = Империя
boards-tiny-level = уровень { $level }, кубиков: { $dice }
boards-tiny-next = следующий уровень за { $cost }
boards-tiny-stock = Энергия и знания
boards-tiny-energy = энергия: { $have } из { $most }
boards-tiny-culture = знания: { $have } из { $most }
boards-tiny-ships = Корабли
boards-tiny-ship-home = { $number }: дома
boards-tiny-ship-surface = { $number }: на планете { $planet }
boards-tiny-ship-orbit = { $number }: у планеты { $planet }, { $at } из { $length }
boards-tiny-colonies = Колонии
boards-tiny-colony = { $name } · { $points } ПО
boards-tiny-mission = Секретная миссия
boards-tiny-dealt = Миссии на выбор
boards-tiny-face-move = перелёт
boards-tiny-face-energy = энергия
boards-tiny-face-culture = знания
boards-tiny-face-diplomacy = дипломатия
boards-tiny-face-economy = экономика
boards-tiny-face-colony = колония
boards-tiny-about-move = Переместите свой корабль к планете или домой. На поверхности можно сразу выполнить действие планеты; на орбите корабль встаёт на 0 и идёт за очками.
boards-tiny-about-energy = Получите 1 энергию за каждый свой корабль у планеты с энергией и за каждый дома.
boards-tiny-about-culture = Получите 1 знание за каждый свой корабль у планеты со знаниями.
boards-tiny-about-diplomacy = Продвиньте на 1 свой корабль на шкале дипломатии. В конце шкалы он колонизирует планету.
boards-tiny-about-economy = Продвиньте на 1 свой корабль на шкале экономики. В конце шкалы он колонизирует планету.
boards-tiny-about-colony = Повысьте уровень империи, заплатив только энергией или только знаниями, или используйте одну свою колонию.
boards-tiny-cost-energy = Цена: { boards-tiny-price-energy }.
boards-tiny-cost-culture = Цена: { boards-tiny-price-culture }.
boards-tiny-limit-own-turn = Только в свой ход.
boards-tiny-limit-once = Раз в ход.
boards-tiny-score-colonies = колонии
boards-tiny-score-level = уровень империи
boards-tiny-score-mission = секретная миссия
boards-tiny-phases-opening = перед первым ходом
boards-tiny-phases-turns = игроки ходят по очереди
boards-tiny-last-turns = { $name }: набрано 21 ПО, идут последние ходы. Ещё ходят: { $left }.
boards-tiny-to-the-end = Последние ходы начинаются, когда кто-нибудь набирает { $goal } ПО; лидеру не хватает { $points }.
boards-tiny-token = корабль { $number } игрока { $name }
boards-tiny-can-follow = { $count ->
    [one] может повторить: { $names }
   *[other] могут повторить: { $names }
}
boards-tiny-gain-nothing = сейчас ничего
boards-tiny-gain-energy = +{ $amount } { $amount ->
    [one] энергия
   *[other] энергии
}: { $have }→{ $then }
boards-tiny-gain-culture = +{ $amount } { $amount ->
    [one] знание
    [few] знания
   *[many] знаний
}: { $have }→{ $then }
boards-tiny-spent-energy = энергия { $have }→{ $then }
boards-tiny-spent-culture = знания { $have }→{ $then }
boards-tiny-to-level = уровень империи { $level }
boards-tiny-gain-points = +{ $points } ПО
boards-tiny-gain-die = со следующего хода ещё один кубик
boards-tiny-gain-ship = ещё один корабль
boards-tiny-steps = { $ship } у планеты { $planet } { $at }→{ $to } из { $length }
boards-tiny-colonises = { $ship } колонизирует планету { $planet } ★{ $points }
boards-tiny-orbiting = { $ship } у планеты { $planet }, { $at } из { $length }
boards-tiny-position = деление { $at } из { $length }
boards-tiny-rogue-figures = уровень за каждые { $most } энергии, кубиков { $dice }
boards-tiny-rogue-orbit = корабль выходит на орбиту планеты { $planet }
boards-tiny-price-energy = { $amount } { $amount ->
    [one] энергия
   *[other] энергии
}
boards-tiny-price-culture = { $amount } { $amount ->
    [one] знание
    [few] знания
   *[many] знаний
}
boards-tiny-when-own-turn = в свой ход
boards-tiny-when-once = раз в ход
boards-tiny-limited = { $does } ({ $limits })
boards-tiny-short-gain = +{ boards-tiny-amount }
boards-tiny-short-gain-all = +{ boards-tiny-amount }, остальным +{ $others }
boards-tiny-short-gain-at-home = +1 знание за корабль дома
boards-tiny-short-change = сколько угодно { $resource } → { $into-is ->
    [culture] знания
   *[energy] энергия
}
boards-tiny-short-steal = взять { tiny-one } у соперника
boards-tiny-short-income = +{ boards-tiny-one } за каждое повторение
boards-tiny-short-dearer = повторять за вами стоит 2
boards-tiny-short-onward = корабль +{ $steps }{ $track ->
    [diplomacy] , дипломатия
    [economy] , экономика
   *[any] {""}
}
boards-tiny-short-together = остальным корабль +1, вам +2
boards-tiny-short-push-back = чужой корабль −{ $steps }{ $track ->
    [diplomacy] , дипломатия
    [economy] , экономика
   *[any] {""}
}
boards-tiny-short-push-two = два чужих корабля −1
boards-tiny-short-recall = корабль домой → деление в энергии или знаниях
boards-tiny-short-swing = свой корабль −1, другой +1
boards-tiny-short-hop = корабль на то же деление у другой планеты
boards-tiny-short-mixed-upgrade = уровень за энергию и знания вместе
boards-tiny-short-cheap-upgrade = низшая империя: уровень на 1 дешевле
boards-tiny-short-replace = заменить планету без кораблей
boards-tiny-short-reroll = перебросить любые кубики
boards-tiny-short-give-up = 2 кубика → 2 энергии и 2 знания
boards-tiny-short-turn-die = повернуть кубик любой стороной
boards-tiny-short-row-action = действие любой планеты в ряду
boards-tiny-short-borrow = { boards-tiny-one } сопернику: действие его колонии
boards-tiny-short-repeat = повторить прежний кубик
boards-tiny-short-wild = любое действие; другим повтор бесплатно
boards-tiny-short-two-moves = переместить два корабля
boards-tiny-amount = { $amount } { $resource-is ->
    [energy] { $amount ->
        [one] энергия
       *[other] энергии
    }
   *[culture] { $amount ->
        [one] знание
        [few] знания
       *[many] знаний
    }
}
boards-tiny-one = { $resource-is ->
    [energy] 1 энергия
   *[culture] 1 знание
}
boards-tiny-resource-energy = энергии
boards-tiny-resource-culture = знаний
boards-tiny-and-more = …

## Вдали от Солнца

boards-beyond-last-round = Это последний раунд.
boards-beyond-next-round = Следующий раунд — последний.
boards-beyond-to-the-end = Дисков на достижениях: { $claimed } из { $needed }; с последним из них наступает конец.
boards-beyond-techs = Технологии, уровень { $level }
boards-beyond-slot = { $slot }
boards-beyond-tech = { $slot } { $name } · { $kinds }
boards-beyond-beside = {", "}
boards-beyond-owned = Исследовали: { $names }.
boards-beyond-talent-unlocked = { $ability } Открыта.
boards-beyond-talent-locked = { $ability } Ещё закрыта.
boards-beyond-requires = { $count ->
    [one] Нужна { $slots }.
   *[other] Нужно { $count } из { $slots }.
}
boards-beyond-covered = Здесь ждёт событие.
boards-beyond-systems = Космос
boards-beyond-place = { $where }
boards-beyond-place-system = { $where }: { $name } · сила { $strength } · { $points } ПО
boards-beyond-held = Контролирует { $name }.
boards-beyond-ships-of = Корабли ({ $name }) по уровням: { $levels }.
boards-beyond-neighbours = Соседи: { $places }.
boards-beyond-guilds = Гильдии
boards-beyond-guild-closed = Ещё не открыта.
boards-beyond-achievements = Достижения
boards-beyond-achievement = { $name } · { $points }
boards-beyond-claimed = Получили: { $names }.
boards-beyond-you-have = У вас { $count }.
boards-beyond-events = События в игре
boards-beyond-linked = { $name } ({ $system })
boards-beyond-decks = Колоды
boards-beyond-deck = { $deck }: { $count }
boards-beyond-faction = Фракция
boards-beyond-stock = Металл и население
boards-beyond-ore = металл { $count } (+{ $more })
boards-beyond-population = население { $count } (+{ $more })
boards-beyond-supply = Снабжение
boards-beyond-column = { $column }: { $count }
boards-beyond-discs = Диски на шкалах
boards-beyond-track = { $kind }: { $count }
boards-beyond-kind-food = еда
boards-beyond-kind-ore = металл
boards-beyond-automation = Автоматизация
boards-beyond-automated = { $count }
boards-beyond-ships = Корабли
boards-beyond-fleet = { $where }: { $levels }
boards-beyond-researched = Технологии
boards-beyond-colonies = Колонии
boards-beyond-colony = { $name } · { $points } ПО
boards-beyond-private = Личные технологии
boards-beyond-pawn = Фишка
boards-beyond-on-slot = { $name }
boards-beyond-score-level-1 = технологии уровня I
boards-beyond-score-level-2 = технологии уровня II
boards-beyond-score-level-3 = технологии уровня III
boards-beyond-score-private = личные технологии
boards-beyond-score-level-4 = технологии уровня IIII
boards-beyond-score-automation = автоматизация
boards-beyond-score-systems = колонизированные системы
boards-beyond-score-outposts = аванпосты
boards-beyond-score-sol-and-deep-space = Солнечная система и глубокий космос
boards-beyond-score-events = события
boards-beyond-score-achievements = достижения
boards-beyond-next-letter = столбец { $letter } начнёт расти через { $discs ->
    [one] { $discs } диск еды
    [few] { $discs } диска еды
   *[many] { $discs } дисков еды
}
boards-beyond-next-ore = { $amount } мет. через { $discs ->
    [one] { $discs } диск металла
    [few] { $discs } диска металла
   *[many] { $discs } дисков металла
}
boards-beyond-gain-nothing = сейчас ничего
boards-beyond-change-ore = металл { $have }→{ $then }
boards-beyond-change-population = население { $have }→{ $then }
boards-beyond-change-supply = снабжение { $have }→{ $then }
boards-beyond-shifted = { $column } { $have }→{ $then }
boards-beyond-from-columns = { $count ->
    [one] из столбца { $columns }
   *[other] из столбцов { $columns }
}
boards-beyond-trades = { $cube } мет. или корабль и { $ship } мет. → 1 кубик населения · 1 кубик населения → { $back } мет.
boards-beyond-discs-left = { $left ->
    [0] дисков там не останется
    [one] там останется { $left } диск
    [few] там останется { $left } диска
   *[many] там останется { $left } дисков
}
boards-beyond-uncovers-letter = откроется символ роста { $letter }
boards-beyond-uncovers-ore = производство металла { $have }→{ $then }
boards-beyond-uncovers-ability = станет доступна способность { $letter }
boards-beyond-uncovers-nothing = ничего нового не откроется
boards-beyond-first-event = сначала событие
boards-beyond-then-one-of = тип технологии: { $kinds }
boards-beyond-cards-left = { $count ->
    [0] таких карт в колоде не осталось
    [one] в колоде { $count } такая карта
    [few] в колоде { $count } такие карты
   *[many] в колоде { $count } таких карт
}
boards-beyond-might = сила там: { $shown }
boards-beyond-might-of = { $name } { $strength }
boards-beyond-settled = сила { $have }→{ $then }
boards-beyond-you-gain = контроль ваш: { $where }
boards-beyond-you-lose = теряете контроль: { $where }
boards-beyond-other-gains = контроль получает { $name }: { $where }
boards-beyond-nobody-holds = ничей контроль: { $where }
boards-beyond-no-bonus = бонуса нет
boards-beyond-stars = ★{ $points }
boards-beyond-brings-the-end = Это приблизит конец: раунд { $round } станет последним.
boards-beyond-still-needs = { $count ->
    [1] { $of ->
        [1] Вам не хватает: { $slots }.
       *[other] Вам не хватает одной из: { $slots }.
    }
   *[other] { $of ->
        [2] Вам не хватает обеих: { $slots }.
       *[other] Вам не хватает { $count } из: { $slots }.
    }
}
boards-beyond-what-technology = технология уровня { $level } · { $kinds }
boards-beyond-what-leads = технология уровня { $level } · { $kinds } › { $leads } · { $points } ПО
boards-beyond-what-event = событие уровня { $level }
boards-beyond-what-system = система колоды { $deck } · сила { $strength } · { $yields } · { $points } ПО
boards-beyond-what-achievement = достижение · { $points } ПО
boards-beyond-what-guild = гильдия · открывает событие «{ $event }»
boards-beyond-what-faction = фракция
boards-beyond-what-basic = напечатано на поле, доступно всем
boards-beyond-takes-disc = ваш аванпост там займёт диск: { $kinds }

## Roll for the Galaxy: за ширмой, на поле, где всё нарисовано

boards-roll-column-nobody = Рабочих нет.
boards-roll-column-explore = { $count ->
    [one] { $count } исследователь: новый жетон или { $credits } $.
    [few] { $count } исследователя: каждый — новый жетон или { $credits } $.
   *[many] { $count } исследователей: каждый — новый жетон или { $credits } $.
}
boards-roll-column-no-tile = Строить нечего: кубики вернутся в стаканчик.
boards-roll-column-builds = { $name }: рабочих { $have } из { $need }.
boards-roll-column-waits = { $name } ждёт: рабочих { $have } из { $need }.
boards-roll-column-completes = { $over ->
    [0] Завершит: { $name }.
   *[other] Завершит: { $name }, лишних рабочих: { $over }.
}
boards-roll-column-produce = { $room ->
    [0] На мирах нет места: кубики вернутся в стаканчик.
   *[other] Товаров: { $count }. Места на мирах: { $room }.
}
boards-roll-column-ship = { $goods ->
    [0] Товаров пока нет.
   *[other] Отправит товаров: { $count } из { $goods }.
}
boards-roll-all-wild = Все джокеры ({ $count }): { $row }
boards-roll-dictate-name = Приказ
boards-roll-give-up = Отменить: { $name }
