### Что простая доска веб-приложения говорит о «Кубарем по Галактике», «Крошечных эпических
### галактиках» и «Вдали от Солнца»: что где лежит и что на этом написано.

boards-times = { $words } ×{ $count }
boards-hidden = лицом вниз
boards-none = —

## Кубарем по Галактике

boards-roll-phases = Этот раунд
boards-roll-pool = Запас очков
boards-roll-bag = Мешок
boards-roll-pool-count = { $count } ПО
boards-roll-bag-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}
boards-roll-step-setup = Все раскладывают свои два начальных жетона.
boards-roll-step-assign = Все назначают кубики за ширмами.
boards-roll-step-manage = Управление
boards-roll-step-over = Партия окончена.
boards-roll-last-round = Это последний раунд.
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
boards-roll-face = { $colour }: { $face }
boards-roll-unseen = { $colour }: за ширмой
boards-roll-workers = { $phase }: { $dice }
boards-roll-selects = { $phase }, выбрана: { $dice }
boards-roll-tile = { $name } · { $cost }
boards-roll-tile-with = { $name } · { $cost } · товар: { $goods }
boards-roll-building = { $name } · кубиков { $have } из { $need }
boards-roll-effect-loses = { cli-roll-effect-loses }
boards-roll-effect-credits = { cli-roll-effect-credits }
boards-roll-effect-good = { cli-roll-effect-good }
boards-roll-effect-cup = { cli-roll-effect-cup }
boards-roll-effect-citizenry = { cli-roll-effect-citizenry }
boards-roll-effect-six = { cli-roll-effect-six }
boards-roll-explain-development = Технология, цена { $cost }.
boards-roll-explain-world = Мир, цена { $cost }, цвет: { $colour }.
boards-roll-score-chips = фишки
boards-roll-score-developments = технологии
boards-roll-score-worlds = миры

## Крошечные эпические галактики

boards-tiny-turn = Ходит
boards-tiny-turn-of = { $name }
boards-tiny-dice = Кубики этого хода
boards-tiny-die = { $number }: { $face }
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
boards-tiny-face-move = { cli-tiny-face-move }
boards-tiny-face-energy = { cli-tiny-face-energy }
boards-tiny-face-culture = { cli-tiny-face-culture }
boards-tiny-face-diplomacy = { cli-tiny-face-diplomacy }
boards-tiny-face-economy = { cli-tiny-face-economy }
boards-tiny-face-colony = { cli-tiny-face-colony }
boards-tiny-about-move = { cli-tiny-about-move }
boards-tiny-about-energy = { cli-tiny-about-energy }
boards-tiny-about-culture = { cli-tiny-about-culture }
boards-tiny-about-diplomacy = { cli-tiny-about-diplomacy }
boards-tiny-about-economy = { cli-tiny-about-economy }
boards-tiny-about-colony = { cli-tiny-about-colony }
boards-tiny-cost-energy = Цена: { $amount } энергии.
boards-tiny-cost-culture = Цена: { $amount } знаний.
boards-tiny-limit-own-turn = Только в свой ход.
boards-tiny-limit-once = Раз в ход.
boards-tiny-score-colonies = колонии
boards-tiny-score-level = уровень империи
boards-tiny-score-mission = секретная миссия

## Вдали от Солнца

boards-beyond-turn = Ходит
boards-beyond-turn-of = { $name }
boards-beyond-last-round = Это последний раунд.
boards-beyond-techs = Технологии, уровень { $level }
boards-beyond-slot = { $slot }
boards-beyond-tech = { $slot } { $name } · { $types }
boards-beyond-owned = Исследовали: { $names }.
boards-beyond-requires = { $count ->
    [one] Нужна { $slots }.
   *[other] Нужно { $count } из { $slots }.
}
boards-beyond-covered = Здесь ждёт событие.
boards-beyond-systems = Космос
boards-beyond-place = { $place }
boards-beyond-place-system = { $place }: { $name } · сила { $strength } · { $points } ПО
boards-beyond-held = Контролирует { $name }.
boards-beyond-ships-of = Корабли игрока { $name } по уровням: { $levels }.
boards-beyond-neighbours = Соединяется с: { $places }.
boards-beyond-guilds = Гильдии
boards-beyond-guild-closed = Ещё не открыта.
boards-beyond-achievements = Достижения
boards-beyond-achievement = { $name } · { $points }
boards-beyond-claimed = Получили: { $names }.
boards-beyond-so-far = У вас { $count }.
boards-beyond-events = События в игре
boards-beyond-decks = Колоды
boards-beyond-deck = { $deck }: { $count }
boards-beyond-faction = Фракция
boards-beyond-stock = Металл и население
boards-beyond-ore = металл { $count } (+{ $more })
boards-beyond-population = население { $count } (+{ $more })
boards-beyond-supply = Снабжение
boards-beyond-column = { $column }: { $count }
boards-beyond-discs = Диски на шкалах
boards-beyond-food = еда: { $count }
boards-beyond-ores = металл: { $count }
boards-beyond-automation = Автоматизация
boards-beyond-ships = Корабли
boards-beyond-fleet = { $place }: { $levels }
boards-beyond-researched = Технологии
boards-beyond-colonies = Колонии
boards-beyond-colony = { $name } · { $points } ПО
boards-beyond-private = Личные технологии
boards-beyond-pawn = Фишка
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
