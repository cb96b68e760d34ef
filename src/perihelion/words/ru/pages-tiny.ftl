### Что стол «Крошечных эпических галактик» говорит сам о себе; загружается вместе с ним.

## Планеты

pages-tiny-planets = Планеты
pages-tiny-empty-slot = Для этого места планет больше нет.
pages-tiny-to-orbit = На орбиту
pages-tiny-to-surface = Посадка
pages-tiny-orbit-of = Орбита планеты { $planet }
pages-tiny-surface-of = Поверхность планеты { $planet }
pages-tiny-yields-energy = Корабли здесь приносят энергию
pages-tiny-yields-culture = Корабли здесь приносят знания
pages-tiny-track-diplomacy = Шкала дипломатии, делений: { $steps }
pages-tiny-track-economy = Шкала экономики, делений: { $steps }
pages-tiny-worth = { $points } ПО
pages-tiny-now = Сейчас: { $words }
pages-tiny-not-now = Сейчас нельзя. { $why }

## Корабли

pages-tiny-at-home = дома
pages-tiny-on-surface = на поверхности планеты { $planet }
pages-tiny-in-orbit = на орбите планеты { $planet }, { $at } из { $steps }
pages-tiny-guide-ship = Сначала корабль, затем место.
pages-tiny-guide-ship-then = Теперь место; ещё раз корабль — вернуть его.
pages-tiny-guide-swing = Сначала корабль, который отступит, затем тот, который продвинется.
pages-tiny-guide-swing-then = Теперь корабль, который продвинется.
pages-tiny-lift-help = Щёлкните по кораблю, затем по месту назначения — или перетащите его туда.

## Кубики

pages-tiny-dice-of = Кубики игрока { $name }
pages-tiny-your-dice = Ваши кубики
pages-tiny-income-energy = +1 энергия за каждое повторение
pages-tiny-income-culture = +1 знание за каждое повторение
pages-tiny-dearer = цена повторения, знаний: { $price }
pages-tiny-die = Кубик { $number }: { $face }
pages-tiny-inactive = ещё не использован
pages-tiny-activated = Использованы
pages-tiny-activated-help = Кубики, использованные в этот ход, по порядку.
pages-tiny-converter = Преобразователь
pages-tiny-converter-help = Раз в ход: перетащите сюда два кубика, затем поверните третий любой стороной. Или перетащите оба на тот кубик, который нужно повернуть.
pages-tiny-converter-used = В этот ход он уже использован.
pages-tiny-discarded = Отложены
pages-tiny-discarded-help = Кубики, которые выбыли до конца хода.
pages-tiny-do-reroll = { $cost ->
    [0] Переброс, бесплатно
   *[other] Переброс за { $cost } энергию
}
pages-tiny-do-convert = Преобразователь
pages-tiny-do-end-turn = Конец хода
pages-tiny-back = Назад
pages-tiny-dice-left = Осталось бросить кубиков: { $count }.
pages-tiny-turn-to = Повернуть стороной

## Галактики

pages-tiny-opponents = Другие галактики
pages-tiny-galaxy-of = Галактика игрока { $name }
pages-tiny-look-at = Рассмотреть галактику игрока { $name }
pages-tiny-points = Очки
pages-tiny-points-help = Колонии: { $colonies } ПО. Империя: { $level } ПО. Конец наступает при { $goal }.
pages-tiny-score = { $points } из { $goal } ПО
pages-tiny-figures = Энергия { $energy }, знания { $culture }, уровень { $level }.
pages-tiny-stock-energy = Энергия: { $have } из { $most }.
pages-tiny-stock-culture = Знания: { $have } из { $most }.
pages-tiny-die-brings = Кубик сейчас принёс бы { $more }.
pages-tiny-level = Уровень { $level }, кубиков: { $dice }
pages-tiny-next-level = Следующий уровень стоит { $price }: только энергией или только знаниями.
pages-tiny-top-level = Это высший уровень.
pages-tiny-empire-help = У каждого уровня свои кубики, корабли и очки; очки — сразу за все уровни.
pages-tiny-home-title = Дом
pages-tiny-home = Кораблей дома: { $count }
pages-tiny-home-help = Каждый корабль дома приносит 1 энергию с кубиком энергии.
pages-tiny-locked = Корабли, которые дают следующие уровни: { $count }
pages-tiny-no-colonies = Колоний пока нет. Корабль, дошедший до конца шкалы, забирает планету.
pages-tiny-mission-hidden = Секретная миссия лежит лицом вниз.
pages-tiny-mission-named = Ваша секретная миссия: { $name }
pages-tiny-mission-pays = Сейчас она принесла бы { $points } ПО.
pages-tiny-mission-paid = Она принесла { $points } ПО.
pages-tiny-mission-help = Вашу миссию не видит никто другой. Она считается после последнего хода.

## Повторение

pages-tiny-may-follow = ещё могут повторить:
pages-tiny-you = Вы
pages-tiny-can-follow = Цена повторения, знаний: { $price }.
pages-tiny-could-follow = Могут повторить: { $names }
pages-tiny-never = Больше не спрашивать:
pages-tiny-never-turn = в этот ход
pages-tiny-never-this-action = об этом действии
pages-tiny-never-this-planet = об этой планете
pages-tiny-never-action = про «{ $name }»
pages-tiny-never-planet = про планету «{ $name }»
pages-tiny-not-following = Не спрашивать о повторении:
pages-tiny-ask-again = Спрашивать снова: { $words }

## Цель

pages-tiny-goal = До { $goal } ПО
pages-tiny-goal-help = Кто набирает { $goal } ПО, начинает последние ходы: круг доигрывается до конца.
pages-tiny-goal-solo = Кто первым набирает { $goal } ПО, сразу побеждает.
pages-tiny-deck = Колода
pages-tiny-deck-help = Планет в колоде: { $count }.

## Враждебная галактика

pages-tiny-rogue-mat = Враждебная галактика: { $name }
pages-tiny-rogue-attacks = Её атаки по уровням:
pages-tiny-rogue-word-level = Уровень
pages-tiny-rogue-word-attack = Атака
pages-tiny-rogue-then-energy = → уровень
pages-tiny-rogue-then-culture = → 3 кубика
pages-tiny-rogue-track = Уровни враждебной галактики
pages-tiny-rogue-level = Уровень { $level }: кубиков { $dice }, { $points } ПО
pages-tiny-rogue-attack = Атака кубиком колонии: { $attack }
pages-tiny-rogue-full-energy = Набрав { $most } энергии, она повышает уровень и тратит её.
pages-tiny-rogue-full-culture = Набрав { $most } знаний, она бросает ещё три кубика и тратит их.
pages-tiny-skull = До черепа уровней: { $levels }
pages-tiny-skull-help = Если враждебная галактика доходит до черепа, она побеждает.
pages-tiny-rogue-turn = Ход враждебной галактики, кубик за кубиком
pages-tiny-rogue-step = Кубик { $step } из { $count }: { $face }
pages-tiny-rogue-next = Дальше: { $step } из { $count }
pages-tiny-rogue-read = Понятно

## Справка

pages-tiny-help-aim = Колонизируйте планеты и развивайте империю. Кто набирает { $goal } ПО, начинает последние ходы; тогда же считаются секретные миссии.
pages-tiny-help-solo = Колонизируйте планеты и развивайте империю. Наберите { $goal } ПО раньше враждебной галактики и раньше, чем она дойдёт до черепа.
pages-tiny-help-dice = Кубики
pages-tiny-help-board = Стол
pages-tiny-help-ships = Корабль: цвет и знак — его владельца. Щёлкните по нему, затем по светящемуся месту — или перетащите его туда. Внизу поверхность: действие планеты сразу. Вверху орбита: путь за очками.
pages-tiny-help-track = Конец шкалы. Корабль, дошедший сюда, забирает планету с её очками.
pages-tiny-help-now = Что действие дало бы вам сейчас.
pages-tiny-help-ban = Сейчас его выполнить нельзя; наведите указатель, чтобы узнать почему.
pages-tiny-help-reroll = Перебросьте любые кубики: первый раз за ход бесплатно, затем за 1 энергию.
pages-tiny-help-convert = Преобразователь: два кубика за любую сторону третьего. Перетащите два на один или в преобразователь.
pages-tiny-help-follow = После каждого кубика другого игрока можно заплатить знаниями и сделать то же. Если не хочется никогда, скажите это один раз.
