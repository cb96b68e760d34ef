### Вдали от Солнца. Слова русских правил; названия, которых в русских правилах нет, — наши
### (attested = ours), то, что написано на картах, пересказано нашими словами.

## Названия технологий

beyond-card-narrow-beam-lasers = Узконаправленные лазеры
    .attested = rulebook
beyond-card-terraforming = Терраформирование
    .attested = rulebook
beyond-card-advanced-genetics = Продвинутая генетика
    .attested = rulebook
beyond-card-advanced-robotics = Продвинутая робототехника
    .attested = rulebook
beyond-card-hypercomputing = Гипервычисления
    .attested = ours
beyond-card-human-experimentation = Эксперименты над людьми
    .attested = rulebook
beyond-card-hydroponic-laboratories = Гидропонные лаборатории
    .attested = ours
beyond-card-spacetime-anomaly-studies = Изучение пространственно-временных аномалий
    .attested = rulebook
beyond-card-drone-foundries = Заводы дронов
    .attested = ours
beyond-card-plasma-cannon = Плазменная пушка
    .attested = rulebook
beyond-card-orbital-drydocks = Орбитальные доки
    .attested = ours
beyond-card-modular-fleet = Модульный флот
    .attested = rulebook
beyond-card-mass-cloning = Массовое клонирование
    .attested = rulebook
beyond-card-conscription-decrees = Указы о мобилизации
    .attested = ours
beyond-card-arcology-farming = Фермы-аркологии
    .attested = ours
beyond-card-asteroid-mining = Добыча на астероидах
    .attested = ours
beyond-card-exoplanet-survey = Разведка экзопланет
    .attested = ours
beyond-card-supply-outpost = Аванпост снабжения
    .attested = rulebook
beyond-card-colonial-charters = Колониальные хартии
    .attested = ours
beyond-card-privateering = Каперство
    .attested = ours
beyond-card-transdimensional-ai = Трансмерный искусственный интеллект
    .attested = ours
beyond-card-planetary-scale-research = Планетарные исследования
    .attested = rulebook
beyond-card-metahuman-chambers = Капсулы сверхлюдей
    .attested = ours
beyond-card-hivemind-computing = Вычисления коллективного разума
    .attested = ours
beyond-card-deep-space-megastructures = Мегасооружения глубокого космоса
    .attested = rulebook
beyond-card-capital-ship = Линейный корабль
    .attested = ours
beyond-card-android-armada = Армада андроидов
    .attested = ours
beyond-card-mercenary-fleet = Флот наёмников
    .attested = ours
beyond-card-cerebral-implants = Мозговые импланты
    .attested = ours
beyond-card-manufacturing-orbitals = Орбитальные заводы
    .attested = ours
beyond-card-android-rights-movement = Движение за права андроидов
    .attested = rulebook
beyond-card-subatomic-fabrication = Субатомное производство
    .attested = ours
beyond-card-quantum-data-exchange = Квантовый обмен данными
    .attested = rulebook
beyond-card-hyperdrive-boosters = Ускорители гипердвигателей
    .attested = rulebook
beyond-card-wormhole-technology = Технология кротовых нор
    .attested = ours
beyond-card-stealth-terraformers = Тайные терраформеры
    .attested = ours
beyond-card-parallel-universe-generator = Генератор параллельных вселенных
    .attested = ours
beyond-card-galactic-empire = Галактическая империя
    .attested = ours
beyond-card-giga-corporations = Гигакорпорации
    .attested = ours
beyond-card-ministry-of-colonies = Министерство колоний
    .attested = rulebook
beyond-card-galactic-hq = Галактический штаб
    .attested = ours
beyond-card-mind-machine-assimilation = Слияние разума и машины
    .attested = ours
beyond-card-omniscient-archive = Всеведущий архив
    .attested = ours
beyond-card-neo-industrial-revolution = Новая промышленная революция
    .attested = ours
beyond-card-interstellar-marshals = Межзвёздные маршалы
    .attested = ours
beyond-card-black-market-industries = Индустрия чёрного рынка
    .attested = ours

## Названия событий

beyond-card-tyler-lee = Тайлер Ли
    .attested = ours
beyond-card-maya-chaturvedi = Майя Чатурведи
    .attested = ours
beyond-card-rogue-star = Блуждающая звезда
    .attested = ours
beyond-card-ore-boom = Металлическая лихорадка
    .attested = ours
beyond-card-generation-of-pioneers = Поколение первопроходцев
    .attested = ours
beyond-card-hyperspace-currents = Гиперпространственные течения
    .attested = ours
beyond-card-research-subsidy = Научная субсидия
    .attested = ours
beyond-card-dockworkers-strike = Забастовка докеров
    .attested = ours
beyond-card-pioneer-medal = Медаль первопроходца
    .attested = ours
beyond-card-orbital-monument = Орбитальный монумент
    .attested = ours
beyond-card-kc-24x = KC-24X
    .attested = ours
beyond-card-ono = Оно
    .attested = ours
beyond-card-spaceship-museum = Музей списанных космических кораблей
    .attested = rulebook
beyond-card-dyson-sphere = Сфера Дайсона
    .attested = rulebook
beyond-card-universal-enlightenment = Всеобщее просвещение
    .attested = rulebook
beyond-card-galactic-exposition = Галактическая выставка
    .attested = ours
beyond-card-exodus-wave = Волна исхода
    .attested = ours
beyond-card-rogue-armada = Бродячая армада
    .attested = ours
beyond-card-accord-of-stars = Звёздное соглашение
    .attested = ours
beyond-card-hall-of-inventors = Зал изобретателей
    .attested = ours

## Названия систем

beyond-card-alpha-centauri = альфа Центавра
    .attested = ours
beyond-card-barnards-star = звезда Барнарда
    .attested = rulebook
beyond-card-sirius = Сириус
    .attested = rulebook
beyond-card-wolf-359 = Вольф 359
    .attested = ours
beyond-card-lalande-21185 = Лаланд 21185
    .attested = rulebook
beyond-card-procyon = Процион
    .attested = rulebook
beyond-card-tau-ceti = тау Кита
    .attested = rulebook
beyond-card-luyten-726-8 = Лейтен 726-8
    .attested = ours
beyond-card-ross-248 = Росс 248
    .attested = ours
beyond-card-epsilon-eridani = эпсилон Эридана
    .attested = ours
beyond-card-lacaille-9352 = Лакайль 9352
    .attested = ours
beyond-card-ross-128 = Росс 128
    .attested = ours
beyond-card-kapteyns-star = звезда Каптейна
    .attested = rulebook
beyond-card-ross-154 = Росс 154
    .attested = rulebook
beyond-card-wise-1541-2250 = WISE 1541-2250
    .attested = rulebook
beyond-card-61-cygni = 61 Лебедя
    .attested = ours
beyond-card-ez-aquarii = EZ Водолея
    .attested = ours
beyond-card-struve-2398 = Струве 2398
    .attested = ours
beyond-card-groombridge-34 = Грумбридж 34
    .attested = ours
beyond-card-epsilon-indi = эпсилон Индейца
    .attested = ours
beyond-card-luytens-star = звезда Лейтена
    .attested = ours
beyond-card-teegardens-star = звезда Тигардена
    .attested = ours
beyond-card-yz-ceti = YZ Кита
    .attested = ours
beyond-card-luhman-16 = Луман 16
    .attested = ours

## Названия достижений

beyond-card-empire = Империя
    .attested = rulebook
beyond-card-transcendence = Трансцендентность
    .attested = ours
beyond-card-full-automation = Полная автоматизация
    .attested = ours
beyond-card-armada = Армада
    .attested = ours
beyond-card-breadbasket = Житница
    .attested = ours
beyond-card-industrial-giant = Промышленный гигант
    .attested = ours
beyond-card-specialisation = Специализация
    .attested = rulebook
beyond-card-hegemony = Гегемония
    .attested = ours
beyond-card-polymath = Энциклопедист
    .attested = ours
beyond-card-great-library = Великая библиотека
    .attested = ours

## Названия гильдий

beyond-card-terraforming-guild = Гильдия терраформирования
    .attested = rulebook
beyond-card-academy-guild = Гильдия академиков
    .attested = ours
beyond-card-technocrats-guild = Гильдия технократов
    .attested = rulebook
beyond-card-visionaries-guild = Гильдия провидцев
    .attested = ours

## Названия фракций

beyond-faction-united-nations = Объединённые нации
    .attested = rulebook
beyond-faction-nishida-ostergaard = Корпорация Нисиды — Эстергора
    .attested = rulebook
beyond-faction-faction-three = Пансолярный союз
    .attested = ours
beyond-faction-faction-four = Договор вольных поселенцев
    .attested = ours
beyond-card-face-down = карта рубашкой вверх
    .attested = ours

## Откуда эффект, если не с карты

beyond-source-research-1 = Основы межзвёздных перелётов (исследование уровня I)
beyond-source-research-2 = Основы межзвёздных перелётов (исследование уровня II)
beyond-source-build-jump = Основы межзвёздных перелётов (строительство и прыжок)
beyond-source-recruit = Основы межзвёздных перелётов (новое население)
beyond-source-united-nations = { beyond-faction-united-nations }
beyond-source-nishida-ostergaard = { beyond-faction-nishida-ostergaard }
beyond-source-faction-three = { beyond-faction-faction-three }
beyond-source-faction-four = { beyond-faction-faction-four }

## Слова правил

beyond-place-sol = Солнечная система
beyond-place-deep-space = глубокий космос
beyond-place-a1 = система A1
beyond-place-a2 = система A2
beyond-place-b1 = система B1
beyond-place-b2 = система B2
beyond-place-y1 = верфь Y1
beyond-place-y2 = верфь Y2
beyond-place-y3 = верфь Y3
beyond-place-y4 = верфь Y4
beyond-place-x1 = новая система X1
beyond-place-museum = музей
beyond-type-science = научная
beyond-type-economic = экономическая
beyond-type-military = военная
beyond-type-commercial = торговая
beyond-disc-food = диск производства еды
beyond-disc-ore = диск производства металла
beyond-disc-star = диск достижения
beyond-known-attested = прочитано на печатной карте или в правилах
beyond-known-partly = известно частично, остальное восстановлено
beyond-known-reconstructed = восстановлено
beyond-known-corrected = исправлено вашим файлом

## Что считается

beyond-count-colonised-systems = колонизированные системы
beyond-count-controlled-locations = системы и верфи под контролем
beyond-count-garrisoned-locations = системы и верфи под контролем, где стоит ваш корабль
beyond-count-techs-level-1 = технологии уровня I
beyond-count-techs-level-2 = технологии уровня II
beyond-count-techs-level-3 = технологии уровня III
beyond-count-techs-level-4 = технологии уровня IIII
beyond-count-techs-all = технологии
beyond-count-types-among-techs-level-2-plus = типы технологий уровня II и выше
beyond-count-automation-level = уровни автоматизации
beyond-count-production-discs-off-mat = диски производства, убранные со шкал
beyond-count-food-discs-on-mat = диски на шкале роста населения
beyond-count-ore-discs-on-mat = диски на шкале производства металла
beyond-count-ships-on-board = корабли
beyond-count-ships-level-4 = корабли 4-го уровня
beyond-count-ship-levels-on-board = сумма уровней кораблей
beyond-count-ore-in-hand = металл
beyond-count-max-single-specialisation-symbols = символы одной специализации

## Части других сообщений

beyond-ore = { $ore ->
    [one] { $ore } металл
    [few] { $ore } металла
   *[many] { $ore } металлов
}
beyond-people = { $population ->
    [one] { $population } кубик населения
    [few] { $population } кубика населения
   *[many] { $population } кубиков населения
}
beyond-price = { $ore ->
    [0] { $population ->
        [0] { "" }
       *[other] { " " }(вернуть { beyond-people })
    }
   *[other] { $population ->
        [0] { " " }({ beyond-ore })
       *[other] { " " }({ beyond-ore }, вернуть { beyond-people })
    }
}
beyond-gained-ore = { $count ->
    [one] { $count } металл
    [few] { $count } металла
   *[many] { $count } металлов
}
beyond-gained-people = { $count ->
    [one] { $count } кубик населения
    [few] { $count } кубика населения
   *[many] { $count } кубиков населения
}
beyond-n-ore = { $n ->
    [one] { $n } металл
    [few] { $n } металла
   *[many] { $n } металлов
}
beyond-cubes = { $n ->
    [one] { $n } кубик снабжения
    [few] { $n } кубика снабжения
   *[many] { $n } кубиков снабжения
}
beyond-ship = корабль { $level }-го уровня
beyond-at = { $at-is ->
    [deep-space] { " " }в глубоком космосе
    [sol] { " " }в Солнечной системе
   *[yard] { "" }
}
beyond-limit = { $most ->
    [99] { "" }
   *[other] , не больше { $most }
}
beyond-each = { $each ->
    [one] за { beyond-per-one }
    [few] за каждые { $each } { beyond-per-few }
   *[many] за каждые { $each } ({ $count })
}
beyond-per-one = { $count-is ->
    [colonised-systems] каждую колонизированную систему
    [controlled-locations] каждую систему или верфь под контролем
    [garrisoned-locations] каждую систему или верфь под контролем, где стоит ваш корабль
    [techs-level-1] каждую технологию уровня I
    [techs-level-2] каждую технологию уровня II
    [techs-level-3] каждую технологию уровня III
    [techs-level-4] каждую технологию уровня IIII
    [types-among-techs-level-2-plus] каждый тип технологий уровня II и выше
    [automation-level] каждый уровень автоматизации
    [production-discs-off-mat] каждый диск производства, убранный со шкал
    [food-discs-on-mat] каждый диск на шкале роста населения
    [ore-discs-on-mat] каждый диск на шкале производства металла
    [ships-on-board] каждый корабль
    [ships-level-4] каждый корабль 4-го уровня
    [ship-levels-on-board] каждый уровень кораблей
    [ore-in-hand] каждый металл
    [max-single-specialisation-symbols] каждый символ одной специализации
   *[techs-all] каждую технологию
}
beyond-per-few = { $count-is ->
    [colonised-systems] колонизированные системы
    [controlled-locations] системы или верфи под контролем
    [garrisoned-locations] системы или верфи под контролем, где стоит ваш корабль
    [techs-level-1] технологии уровня I
    [techs-level-2] технологии уровня II
    [techs-level-3] технологии уровня III
    [techs-level-4] технологии уровня IIII
    [types-among-techs-level-2-plus] типа технологий уровня II и выше
    [automation-level] уровня автоматизации
    [production-discs-off-mat] диска производства, убранных со шкал
    [food-discs-on-mat] диска на шкале роста населения
    [ore-discs-on-mat] диска на шкале производства металла
    [ships-on-board] корабля
    [ships-level-4] корабля 4-го уровня
    [ship-levels-on-board] уровня кораблей
    [ore-in-hand] металла
    [max-single-specialisation-symbols] символа одной специализации
   *[techs-all] технологии
}
beyond-many = { $count-is ->
    [colonised-systems] колонизированных систем
    [controlled-locations] систем и верфей под контролем
    [garrisoned-locations] систем и верфей под контролем, где стоит ваш корабль
    [techs-level-1] технологий уровня I
    [techs-level-2] технологий уровня II
    [techs-level-3] технологий уровня III
    [techs-level-4] технологий уровня IIII
    [types-among-techs-level-2-plus] типов технологий уровня II и выше
    [automation-level] уровней автоматизации
    [production-discs-off-mat] дисков производства, убранных со шкал
    [food-discs-on-mat] дисков на шкале роста населения
    [ore-discs-on-mat] дисков на шкале производства металла
    [ships-on-board] кораблей
    [ships-level-4] кораблей 4-го уровня
    [ship-levels-on-board] уровней кораблей
    [ore-in-hand] единиц металла
    [max-single-specialisation-symbols] символов одной специализации
   *[techs-all] технологий
}
beyond-unlocked = { $track-is ->
    [food] когда со шкалы роста населения { beyond-off }
    [ore] когда со шкалы производства металла { beyond-off }
   *[either] когда с любой из шкал { beyond-off }
}
beyond-off = { $off ->
    [one] убран { $off } диск
    [few] убрано { $off } диска
   *[many] убрано { $off } дисков
}

## Вопросы

beyond-question-action = Переместите фишку действия в новую ячейку.
beyond-question-ability = Примените способность или продолжайте ход.
beyond-question-production = Выберите рост населения, производство металла или обмен ресурсов.
beyond-question-trade = Обмен: у вас { beyond-ore } и { beyond-people }.
beyond-question-claim = Получите достижение.
beyond-question-cost-substitute = Стоимость: { beyond-ore }, вернуть { beyond-people }. Заменить 1 кубик 1 металлом?
beyond-question-variant = { $source }: выберите вариант.
beyond-question-copy-action = { $source }: выполните одно из действий с исследованием.
beyond-question-research-slot = { $source }: исследуйте технологию.
beyond-question-research-type = Ячейка { $slot }: выберите тип новой технологии.
beyond-question-research-card = Ячейка { $slot }, { $type } технология: откройте одну из карт.
beyond-question-private-card = Возьмите личную технологию.
beyond-question-build = { $short ->
    [yes] { $source }: снабжения не хватает. Сколько кубиков, считая население, станут кораблями { $level }-го уровня?
   *[no] { $source }: где построить { beyond-ship }? Осталось построить: { $left }.
}
beyond-question-build-site = { $optional ->
    [yes] { $cost ->
        [0] { $source }: где построить { beyond-ship }? Можно не строить.
       *[other] { $source }: где построить { beyond-ship } за { beyond-cost }? Можно не строить.
    }
   *[no] { $source }: где построить { beyond-ship }?
}
beyond-cost = { $cost ->
    [one] { $cost } металл
    [few] { $cost } металла
   *[many] { $cost } металлов
}
beyond-question-jump = { $source }: перемещайте корабли. Осталось очков движения: { $left }.
beyond-question-teleport = { $source }: переместите корабли в любые системы. Осталось кораблей: { $left }.
beyond-question-upgrade = { $source }: улучшите корабль на { $levels ->
    [one] 1 уровень
    [few] { $levels } уровня
   *[many] { $levels } уровней
}. Осталось улучшений: { $left }.
beyond-question-stealth-target = Какую систему вы колонизируете после прыжка?
beyond-question-colonise = { $source }: колонизируйте систему.
beyond-question-colonise-ships = { $card }: какие корабли станут поселенцами? Набрано силы: { $have } из { $strength }.
beyond-question-keep-system = { $source }: оставьте себе одну систему.
beyond-question-automate-track = Что автоматизировать: производство еды или металла?
beyond-question-control-disc = С какой шкалы взять диск для аванпоста ({ $place })?
beyond-question-colonise-disc = С какой шкалы взять диск для колонии { $card }?
beyond-question-outpost-order = Дисков одного вида не хватит на все захваченные места. Куда положить диск первым?
beyond-question-bonus-order = Какой бонус получить следующим?
beyond-question-supply-short = { $source }: нужно кубиков: { $wanted }, а в снабжении только { $have }. Сколько взять?
beyond-question-supply-move = { $source }: переложите кубики снабжения в другой столбец. Осталось: { $left }.
beyond-question-extra-system = { $source }: рядом с какой системой появится новая?
beyond-question-event-place = { $card }: у какой верфи останется событие?
beyond-question-donate = { $source }: отправьте корабль в музей навсегда или оставьте все себе.

## Ответы

beyond-option-basic-space = { $source }, ячейка { $number }{ beyond-price }: { $effects }
beyond-option-tech-space = { $source } в ячейке { $slot }{ beyond-price }: { $effects }
beyond-option-guild-space = { $source }{ beyond-price }: { $effects }
beyond-option-event-space = { $source }{ beyond-price }: { $effects }
beyond-option-private-space = { $source } рядом с вашим планшетом{ beyond-price }: { $effects }
beyond-option-push = { $source }, сдвинув чужую фишку ({ $rival }){ beyond-price }: { $effects }
beyond-option-copy = Скопировать: { $source }{ beyond-price }: { $effects }
beyond-option-slot = { $slot }, ещё не открыта
beyond-option-slot-card = { $slot }: { $card }
beyond-option-type = { $type }
beyond-option-technology = { $card }
beyond-option-system = { $card }
beyond-option-achievement = { $card }: { $vp } ПО
beyond-option-place = { $place }
beyond-option-place-card = { $place }: { $card }
beyond-option-colonise = { $place }: { $card }, нужна сила { $strength }
beyond-option-ship = { beyond-ship }, { $place }
beyond-option-upgrade = { beyond-ship }, { $place }: до { $to }-го уровня
beyond-option-trade-ship = { beyond-ship }, { $place }, и { beyond-cost } за 1 кубик населения
beyond-option-move = { beyond-ship }: { $place } → { $to }
beyond-option-shift = Из столбца { $column } в столбец { $into }
beyond-option-number = { $count ->
    [0] Ни одного
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
beyond-option-variant = { $letter }{ beyond-price }: { $effects }
beyond-option-use = Применить карту { $card }{ beyond-price }: { $effects }
beyond-option-swap = { $card }: заменить диск достижения на { $disc }
beyond-option-end = Готово
beyond-option-skip = Пропустить
beyond-option-food = { $disc-is ->
    [star] Со шкалы роста населения; дисков там нет, поэтому диск достижения
   *[other] Со шкалы роста населения
}
beyond-option-ore = { $disc-is ->
    [star] Со шкалы производства металла; дисков там нет, поэтому диск достижения
   *[other] Со шкалы производства металла
}
beyond-option-growth = Рост населения: { $count }
beyond-option-ore-production = Производство металла: { $count }
beyond-option-trade = Обмен ресурсов
beyond-option-ore-to-population = { beyond-cost } за 1 кубик населения
beyond-option-population-to-ore = 1 кубик населения за 1 металл
beyond-option-as-printed = Заплатить как указано
beyond-option-ore-instead = Заплатить 1 металл вместо 1 кубика населения
beyond-option-pass = Продолжить ход
beyond-option-unknown = Неизвестный ответ

## Почему ответ не принят

beyond-refusal-not-your-turn = Сейчас ход другого игрока.
beyond-refusal-wrong-phase = Сейчас нужно решить другое.
beyond-refusal-no-such-space = Такой ячейки действия нет.
beyond-refusal-space-occupied = Эта ячейка занята чужой фишкой.
beyond-refusal-must-move-pawn = Ваша фишка уже здесь: переместите её в другую ячейку.
beyond-refusal-tech-not-researched = Вы не исследовали эту технологию.
beyond-refusal-private-to-another = Это личная технология другого игрока.
beyond-refusal-guild-closed = Эта гильдия ещё закрыта.
beyond-refusal-not-enough-ore = { $cost ->
    [0] Для этого не хватает металла: у вас { $have }.
    [one] Нужен { $cost } металл, а у вас { $have }.
    [few] Нужно { $cost } металла, а у вас { $have }.
   *[many] Нужно { $cost } металлов, а у вас { $have }.
}
beyond-refusal-not-enough-population = Для этого не хватает кубиков населения: у вас { $have }.
beyond-refusal-action-impossible = Это действие не выполнить до конца: его обязательная часть сейчас невозможна.
beyond-refusal-action-changes-nothing = Так нельзя: действие должно что-нибудь изменить.
beyond-refusal-compulsory-effect = Эту часть пропустить нельзя.
beyond-refusal-one-production-only = За ход можно выбрать только одно: рост, производство или обмен.
beyond-refusal-must-take-all = Произведённое берут полностью.
beyond-refusal-supply-empty = В столбцах снабжения не осталось кубиков.
beyond-refusal-no-such-ship = Такого корабля нет.
beyond-refusal-not-your-ship = Это не ваш корабль.
beyond-refusal-ship-out-of-play = Этот корабль в музее и вышел из игры.
beyond-refusal-achievement-not-in-play = Этого достижения в партии нет.
beyond-refusal-achievement-already-owned = Это достижение у вас уже есть.
beyond-refusal-achievement-full = Все ячейки этого достижения заняты.
beyond-refusal-condition-not-met = Сейчас вы не выполняете условие.
beyond-refusal-one-achievement-per-turn = За ход можно получить только одно достижение.
beyond-refusal-achievement-compulsory = Условие выполнено — от достижения не отказаться.
beyond-refusal-wrong-level = Технология здесь не того уровня, который вы исследуете.
beyond-refusal-already-researched = Эту технологию вы уже исследовали.
beyond-refusal-missing-prerequisite = У вас нет предпосылок для этой технологии.
beyond-refusal-not-discovered = Здесь можно исследовать только уже открытые технологии.
beyond-refusal-deck-empty = Технологий этого уровня в колоде не осталось.
beyond-refusal-wrong-type = Новая технология не может быть этого типа.
beyond-refusal-not-revealed = Этой карты нет среди открытых.
beyond-refusal-not-a-build-site = Здесь корабли не строят.
beyond-refusal-not-in-control = Вы не контролируете эту систему.
beyond-refusal-level-cap = Этот корабль уже 4-го уровня.
beyond-refusal-same-ship-twice = Этот корабль вы уже выбрали: нужен другой.
beyond-refusal-not-adjacent = Эти системы не соединены линией.
beyond-refusal-not-enough-movement = Очков движения не осталось.
beyond-refusal-unknown-location = Такой системы на планшете полётов сейчас нет.
beyond-refusal-wrong-specialisation = Диск с этой шкалы сюда не кладут.
beyond-refusal-not-colonisable = Колонизировать здесь нечего.
beyond-refusal-not-enough-strength = Здесь вам не хватает военной силы.
beyond-refusal-ships-too-weak = Нужны корабли общей силой { $strength }, пока набрано { $have }.
beyond-refusal-ship-not-there = Этого корабля в системе нет.
beyond-refusal-colonise-would-be-impossible = После этого вам нечего будет колонизировать, а колонизация обязательна.
beyond-refusal-was-controlled = В начале хода эту систему кто-то контролировал.
beyond-refusal-not-a-research-action = Скопировать можно только действие с исследованием.
beyond-refusal-copy-loop = Это действие уже выполняется, скопировать его ещё раз нельзя.
beyond-refusal-copy-must-research = Копируя действие, нужно исследовать.
beyond-refusal-already-used = Эту способность вы уже применили.
beyond-refusal-not-between-actions = Способности применяют между фазами своего хода, а не посреди действия.
beyond-refusal-column-full = В этом столбце нет свободной ячейки.

## Почему нельзя начать партию или прочитать позицию

beyond-refusal-bad-player-count = Эта игра для { $least }–{ $most } игроков, а не для { $players }.
beyond-refusal-bad-setup-option = Настройка «{ $setting }» не может иметь значение «{ $value }».
beyond-refusal-bad-data = Состав игры неверен: { $field } — { $count } вместо { $wanted }.
beyond-refusal-unreadable-file = Файл «{ $file }» не читается.
beyond-refusal-bad-catalogue = { $line ->
    [0] Ошибка в исправлениях каталога, поле «{ $field }»: { beyond-complaint }.
   *[other] Ошибка в файле исправлений, строка { $line }, поле «{ $field }»: { beyond-complaint }.
}
beyond-complaint = { $why-is ->
    [unknown-field] { $why } ({ $words })
    [want-word] { $why } ({ $words })
    [want-line] { $why } ({ $words })
    [want-number] { $why } от { $least } до { $most }
    [want-count] { $why }: от { $least } до { $most }
   *[other] { $why }
}
beyond-refusal-wrong-cubes = У игрока { $seat } не 20 кубиков, а { $count }.
beyond-refusal-wrong-discs = У игрока { $seat } не 8 дисков одного вида, а { $count }.
beyond-why-not-toml = это не TOML
beyond-why-unknown-field = такого поля нет, есть другие
beyond-why-missing-field = этого поля не хватает
beyond-why-want-table = здесь нужна таблица
beyond-why-want-list = здесь нужен список
beyond-why-want-count = длина списка неверна
beyond-why-want-number = здесь нужно целое число
beyond-why-want-flag = здесь нужно true или false
beyond-why-want-text = здесь нужен текст
beyond-why-plain-name = название пишется в одну строку и без знака «|»
beyond-why-want-word = здесь нужно одно из слов
beyond-why-want-line = здесь нужны две системы через дефис
beyond-why-level-is-fixed = уровень технологии изменить нельзя
beyond-why-no-guild-event = это событие не открывает гильдию
beyond-why-not-joined = ячейке нужна хотя бы одна из соединённых с ней и не больше, чем их есть
beyond-why-not-connected = из Солнечной системы есть путь не ко всем системам или не в глубокий космос
beyond-why-twelve-in-a-deck = в каждой колоде систем двенадцать карт
beyond-why-two-starting = начальных систем не меньше двух, и все они из колоды A
beyond-why-one-event-a-guild = каждую гильдию открывает ровно одно событие
beyond-why-only-one-such-event = это может делать только одно событие
beyond-why-column-for-each-ship = каждый начальный корабль берётся из какого-то столбца
beyond-why-not-so-many-cubes = столько кубиков в этих столбцах нет
beyond-why-twenty-cubes = в столбцах помещается не больше 20 кубиков

## Что произошло

beyond-event-forced-known = { $player }: выбора нет.
beyond-event-turn = Раунд { $round }. Ходит { $player }.
beyond-event-acted = { $player } выполняет действие: { $source }.
beyond-event-copied = { $player } копирует действие: { $source }.
beyond-event-pushed = { $player } сдвигает чужую фишку ({ $owner }).
beyond-event-used = { $player } применяет карту { $card }.
beyond-event-swapped = { $player } заменяет диск достижения на карте { $card }: { $disc }.
beyond-event-ability = { $player } ({ $faction }): применяется способность { $letter }.
beyond-event-paid = { $ore ->
    [0] { $player } возвращает { beyond-people }.
   *[other] { $population ->
        [0] { $player } платит { beyond-ore }.
       *[other] { $player } платит { beyond-ore } и возвращает { beyond-people }.
    }
}
beyond-event-gained-ore = { $player } получает { beyond-gained-ore }.
beyond-event-produced-ore = { $player } производит { beyond-gained-ore }.
beyond-event-recruited = { $player } получает из снабжения { beyond-gained-people }.
beyond-event-grew = { $player }: население выросло на { $count }.
beyond-event-sold-ship = { $player } меняет { beyond-ship } на кубик населения ({ $place }).
beyond-event-shifted = { $player } перекладывает кубик снабжения из столбца { $column } в { $into }.
beyond-event-automated = { $disc-is ->
    [food] { $player } автоматизирует производство еды.
    [ore] { $player } автоматизирует производство металла.
   *[star] { $player } кладёт на шкалу автоматизации диск достижения.
}
beyond-event-outpost = { $player } ставит аванпост ({ $place }): { $disc }.
beyond-event-settled-disc = { $player } кладёт на колонию { $card } { $disc }.
beyond-event-built = { $player } строит { beyond-ship } ({ $place }).
beyond-event-upgraded = { $player } улучшает { beyond-ship } до { $to }-го ({ $place }).
beyond-event-moved = { $player }, { beyond-ship }: { $from } → { $to }.
beyond-event-donated = { $player } отдаёт в музей { beyond-ship } ({ $place }).
beyond-event-took-control = { $player } захватывает контроль: { $place }.
beyond-event-lost-control = { $player } теряет контроль: { $place }.
beyond-event-named-target = { $player } собирается колонизировать: { $place }.
beyond-event-colonised = { $player } колонизирует систему { $card }.
beyond-event-refilled = Новая карта ({ $place }): { $card }.
beyond-event-extra-system = Рядом появилась ещё одна система ({ $place }): { $card }.
beyond-event-linked-system = На карту события положена система { $card }.
beyond-event-researched = { $card-is ->
    [face-down] { $player } исследует неизвестную технологию.
   *[other] { $player } исследует технологию { $card }.
}
beyond-event-event = { $player } открывает событие { $card }.
beyond-event-guild = Открылась гильдия: { $card }.
beyond-event-searched = { $type-is ->
    [science] { $player } ищет научную технологию.
    [economic] { $player } ищет экономическую технологию.
    [military] { $player } ищет военную технологию.
   *[commercial] { $player } ищет торговую технологию.
} Открыты карты: { $cards }.
beyond-event-discovered = { $player } открывает технологию { $card }.
beyond-event-buried = { $count ->
    [one] Под колоду { $deck } убрана { $count } карта.
    [few] Под колоду { $deck } убраны { $count } карты.
   *[many] Под колоду { $deck } убрано { $count } карт.
}
beyond-event-row = Все технологии уровня { $deck } теперь лежат в открытую.
beyond-event-drew = { $player } берёт карты: { $cards }.
beyond-event-private = { $player } получает личную технологию { $card }.
beyond-event-claimed = { $player } получает достижение { $card }: { $vp } ПО.
beyond-event-last-round = { $player } получает решающее достижение: раунд { $round } — последний.
beyond-event-stalemate = Тридцать раундов никто ничего не исследовал, не колонизировал и не получил достижений: раунд { $round } — последний.
beyond-end-stalemate = Партия зашла в тупик: за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
} никто ничего не исследовал, не колонизировал и не получил ни одного достижения.
beyond-event-over = { $winners-count ->
    [one] Партия окончена. Победитель — { $winners }. Очки: { $scores }.
   *[other] Партия окончена. Победители — { $winners }. Очки: { $scores }.
}

## Что делают эффекты, частями предложения

beyond-power-gain-ore = получите { beyond-n-ore }
beyond-power-gain-ore-counted = получите 1 металл { beyond-each }{ beyond-limit }
beyond-power-gain-ore-per-capture = получите { beyond-n-ore } за каждую систему, отнятую у соперника
beyond-power-supply-to-pop = { $n ->
    [one] { beyond-cubes } становится населением
   *[other] { beyond-cubes } становятся населением
}
beyond-power-supply-to-pop-counted = кубик снабжения становится населением { beyond-each }{ beyond-limit }
beyond-power-supply-to-ship = { $n ->
    [one] { beyond-cubes } становится кораблём { $level }-го уровня{ beyond-at }
   *[other] { beyond-cubes } становятся кораблями { $level }-го уровня{ beyond-at }
}
beyond-power-pop-to-ship = { $optional ->
    [yes] { $ore ->
        [0] по желанию кубик населения становится кораблём { $level }-го уровня{ beyond-at }
       *[other] по желанию за { beyond-ore } кубик населения становится кораблём { $level }-го уровня{ beyond-at }
    }
   *[no] { $n ->
        [one] кубик населения становится кораблём { $level }-го уровня{ beyond-at }
        [few] { $n } кубика населения становятся кораблями { $level }-го уровня{ beyond-at }
       *[many] { $n } кубиков населения становятся кораблями { $level }-го уровня{ beyond-at }
    }
}
beyond-power-jump = прыжок на { $n }
beyond-power-jump-to-any = { $n ->
    [one] 1 корабль прыгает в любую систему
   *[other] до { $n } кораблей могут прыгнуть в любые системы
}
beyond-power-upgrade-ships = { $n ->
    [one] улучшите 1 корабль { beyond-by-levels }
   *[other] улучшите до { $n } кораблей { beyond-by-levels }
}
beyond-by-levels = { $levels ->
    [one] на { $levels } уровень
    [few] на { $levels } уровня
   *[many] на { $levels } уровней
}
beyond-power-upgrade-levels = { $n ->
    [one] улучшите корабли всего на { $n } уровень
    [few] улучшите корабли всего на { $n } уровня
   *[many] улучшите корабли всего на { $n } уровней
}
beyond-power-automate = { $track-is ->
    [food] автоматизируйте { beyond-n-discs } еды
    [ore] автоматизируйте { beyond-n-discs } металла
   *[either] автоматизируйте { beyond-n-discs } еды или металла
}
beyond-n-discs = { $n ->
    [one] { $n } диск
    [few] { $n } диска
   *[many] { $n } дисков
}
beyond-power-move-supply = { $rightmost ->
    [yes] переложите { beyond-cubes } с правого края { beyond-into }
   *[no] переложите { beyond-cubes } { beyond-into }
}
beyond-into = { $into-is ->
    [any] в любой столбец
   *[other] в столбец { $into }
}
beyond-power-produce = { $option-is ->
    [growth] рост населения
    [ore] производство металла
   *[trade] обмен ресурсов
}
beyond-power-research = { $optional ->
    [yes] по желанию исследуйте { beyond-researched }
   *[no] исследуйте { beyond-researched }
}
beyond-researched = { $levels-count ->
    [0] технологию, уровень которой на 1 больше числа ваших колоний
   *[other] { $discovered ->
        [yes] { $ignore ->
            [yes] любую открытую технологию уровня { $levels }{ beyond-plain }
           *[no] открытую технологию уровня { $levels }{ beyond-plain }
        }
       *[no] технологию уровня { $levels }{ beyond-plain }
    }
}
beyond-plain = { $plain ->
    [yes] { " " }без немедленного бонуса
   *[no] { "" }
}
beyond-power-private-tech = возьмите личную технологию уровня { $deck }
beyond-power-colonise = { $optional ->
    [yes] по желанию колонизируйте систему
   *[no] колонизируйте систему
}
beyond-power-colonise-by-stealth = колонизируйте систему, которую в начале хода никто не контролировал; она ложится рядом с планшетом { beyond-with-discs }
beyond-power-draw-systems = { $discs ->
    [0] возьмите { beyond-n-cards } из колоды систем { $deck } и оставьте одну как колонию без дисков
   *[other] возьмите { beyond-n-cards } из колоды систем { $deck } и оставьте одну как колонию { beyond-with-discs }
}
beyond-n-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
beyond-with-discs = { $discs ->
    [one] с { $discs } диском
   *[other] с { $discs } дисками
}
beyond-power-choose = { $n ->
    [one] выберите одно: { $variants }
   *[other] { $same ->
        [yes] выберите { beyond-n-times }, можно повторять: { $variants }
       *[no] выберите { $n } разных: { $variants }
    }
}
beyond-n-times = { $n ->
    [few] { $n } раза
   *[other] { $n } раз
}
beyond-power-variant = { $letter }{ beyond-price }: { $effects }
beyond-power-copy-action = { $own ->
    [yes] выполните, оплатив, другое доступное вам действие с исследованием
   *[no] выполните, оплатив, любое действие с исследованием на поле
}
beyond-power-repeat-immediate = ещё раз немедленный бонус этой карты
beyond-power-place-extra-system = рядом с выбранной системой появляется система из колоды { $deck }
beyond-power-link-system = на это событие кладётся система из колоды { $deck }
beyond-power-take-linked-system = { $discs ->
    [0] колонизируйте систему на этом событии, не кладя дисков
   *[other] колонизируйте систему на этом событии { beyond-with-discs }
}
beyond-power-discard-event = сбросьте это событие
beyond-power-pawn-beside-basic = ваша фишка покидает поле
beyond-power-donate-ship = { $n ->
    [one] по желанию навсегда отправьте в музей 1 корабль
   *[other] по желанию навсегда отправьте в музей до { $n } кораблей
}

## Что написано на картах

beyond-power-immediate = Немедленно: { $effects }.
beyond-power-action = { $spaces ->
    [one] Действие{ beyond-price }: { $effects }.
    [few] Действие, { $spaces } ячейки{ beyond-price }: { $effects }.
   *[many] Действие, { $spaces } ячеек{ beyond-price }: { $effects }.
}
beyond-power-use = Раз в свой ход{ beyond-price }: { $effects }.
beyond-power-points = { $fixed } ПО.
beyond-power-points-counted = { $fixed } ПО и ещё { $vp } ПО { beyond-each }{ beyond-limit }.
beyond-power-ability-skip-one-prereq = Для открытых технологий с двумя предпосылками достаточно одной.
beyond-power-ability-ore-for-population-cost = Раз за действие 1 металл может заменить 1 кубик населения, возвращаемый в уплату стоимости.
beyond-power-ability-discs-from-either-track = Диски производства можно брать с любой из двух шкал.
beyond-power-ability-one-jump-anywhere = Очко движения переносит корабль в любую систему; из Солнечной системы и глубокого космоса — только по линии.
beyond-power-ability-swap-achievement-discs = Диски достижений на картах достижений можно заменять дисками производства; в конце игры это происходит само.
beyond-power-ability-displace-pawn = Раз в свой ход можно сдвинуть чужую фишку с нужной ячейки.
beyond-power-opens-guild = Открывает гильдию: { $card }.
beyond-power-event-discoverer = Первооткрыватель: { $effects }.
beyond-power-event-all = Все: { $effects }.
beyond-power-event-others = Остальные: { $effects }.
beyond-power-linked-dearer = Действия технологии рядом стоят на { beyond-n-ore } больше.
beyond-power-linked-cheaper = Действия технологии рядом стоят на { beyond-n-ore } меньше.
beyond-power-stays-attach-tech = Остаётся рядом со своей ячейкой.
beyond-power-stays-attach-system = Остаётся со своей системой.
beyond-power-stays-attach-location = Остаётся у системы-верфи по выбору первооткрывателя.
beyond-power-stays-attach-faction = Остаётся у первооткрывателя.
beyond-power-stays-near-achievements = Остаётся рядом с достижениями.
beyond-power-event-points-owner = В конце игры { $vp } ПО владельцу.
beyond-power-event-points-controller-of-linked = В конце игры { $vp } ПО тому, кто контролирует эту систему.
beyond-power-event-points-most = В конце игры { $vp } ПО тому, у кого больше всего { beyond-many }; при равенстве — всем претендентам.
beyond-power-event-points-each-with-ship-here = { $vp ->
    [one] В конце игры 1 ПО за каждый уровень каждого корабля здесь.
    [few] В конце игры 1 ПО за каждые { $vp } уровня каждого корабля здесь, с округлением вверх.
   *[many] В конце игры 1 ПО за каждые { $vp } уровней каждого корабля здесь, с округлением вверх.
}
beyond-power-control-bonus = Захват контроля: { $effects }.
beyond-power-colonise-bonus = Колонизация: { $effects }.
beyond-power-condition-least = { $n ->
    [one] Условие: { $count } — не меньше { $n }.
   *[other] Условие: не меньше { $n } { beyond-many }.
}
beyond-power-condition-most = { $n ->
    [one] Условие: { $count } — не больше { $n }.
   *[other] Условие: не больше { $n } { beyond-many }.
}
beyond-power-mat-production-trade = { $letter } ({ beyond-unlocked }): { beyond-does-production-trade }
beyond-does-production-trade = после { beyond-n-trades } в фазе производства — { $effects }.
beyond-n-trades = { $n ->
    [one] { $n } обмена
   *[other] { $n } обменов
}
beyond-power-mat-after-research = { $letter } ({ beyond-unlocked }): { beyond-does-after-research }
beyond-does-after-research = раз в ход после исследования — { $effects }.
beyond-power-mat-gain-control = { $letter } ({ beyond-unlocked }): { beyond-does-gain-control }
beyond-does-gain-control = раз в ход после захвата контроля — { $effects }.
beyond-power-mat-after-colonise = { $letter } ({ beyond-unlocked }): { beyond-does-after-colonise }
beyond-does-after-colonise = раз в ход после колонизации — { $effects }.
beyond-power-mat-last-disc-removed = { $letter } ({ beyond-unlocked }): { beyond-does-last-disc-removed }
beyond-does-last-disc-removed = { $once ->
    [yes] один раз за игру, когда убран последний диск шкалы, — { $effects }.
   *[no] когда убран последний диск шкалы, — { $effects }.
}
beyond-power-mat-trade-rate = { $letter } ({ beyond-unlocked }): { beyond-does-trade-rate }
beyond-does-trade-rate = при обмене кубик снабжения стоит { beyond-n-ore }.
beyond-power-mat-jump-bonus = { $letter } ({ beyond-unlocked }): { beyond-does-jump-bonus }
beyond-does-jump-bonus = каждый прыжок дальше на { $n }.
beyond-power-mat-colonise-strength-discount = { $letter } ({ beyond-unlocked }): { beyond-does-colonise-strength-discount }
beyond-does-colonise-strength-discount = для колонизации нужно на { $n } меньше силы.
