### Что говорит о себе стол «Гонки за галактику»; загружается вместе с ним.

## Стол

pages-race-tableau = Ваш стол
pages-race-tableau-of = Стол игрока { $name }
pages-race-look-at = Посмотреть на стол игрока { $name }
pages-race-hand = Ваша рука
pages-race-drawn = новая
pages-race-start-world = стартовая
pages-race-known-cards = Карты этой руки, которые видели все
pages-race-goals = Цели
pages-race-goal-first = { $worth } ПО тому, кто выполнит её первым; если таких несколько — каждому.
pages-race-goal-most = { $worth } ПО тому, у кого больше всех; может перейти к другому.
pages-race-goal-held = владеет
pages-race-takeovers = Захваты
pages-race-called-off = отменён
pages-race-phases = Фазы этого хода
pages-race-phase-done = Прошла.
pages-race-phase-now = Идёт.
pages-race-phase-to-come = Ещё впереди.
pages-race-phase-not-called = В этот ход её никто не выбрал.
pages-race-called-by = Выбрали: { $names }.
pages-race-does-explore = Каждый смотрит две новые карты и одну оставляет. Кто выбрал эту фазу, смотрит на пять карт больше (+5) или смотрит и оставляет на одну больше (+1, +1).
pages-race-does-develop = Каждый может выложить с руки одно усовершенствование, заплатив его стоимость картами. Кто выбрал эту фазу, платит на карту меньше.
pages-race-does-settle = Каждый может выложить с руки одну планету: оплатить её картами или завоевать военную планету, если хватает вооружённых сил. Кто выбрал эту фазу и выложил планету, берёт карту.
pages-race-does-consume = Сначала тот, кто выбрал «Потребление: Торговля», продаёт один товар за карты. Затем все применяют свои возможности потребления: товары превращаются в очки и карты. При «Потребление: ПО × 2» очки удваиваются.
pages-race-does-produce = На каждой производящей планете без товара появляется товар. Кто выбрал эту фазу, получает ещё товар на одной своей богатой планете.
pages-race-does-search = Карта престижа и поиска: открывайте карты, пока не найдётся карта названного вида, и возьмите её.
pages-race-boosted = Престиж-бонус усиливает это действие.
pages-race-last-round-help = Когда этот ход закончится, подсчитают очки, и партия будет окончена.
pages-race-takeover-help = { $attacker } нападает на планету «{ $world }», владелец — { $defender }: { $attack } против { $defense }. Чтобы победить, нападающему нужно не меньше.
pages-race-pile-pool = Запас очков
pages-race-pile-pool-help = Осталось жетонов на { $count } ПО. Партия закончится в тот ход, когда они исчерпаны.
pages-race-pile-deck = Колода
pages-race-pile-deck-help = Осталось карт: { $count }.
pages-race-pile-discards = Отбой
pages-race-pile-discards-help = Карт: { $count }. Их перетасуют, когда колода кончится.
pages-race-points = Очки
pages-race-points-help = { $points } ПО, если бы партия кончилась сейчас; из них жетонами: { $chips }.
pages-race-chips = Жетоны ПО
pages-race-chips-help = Очки, полученные в фазе Потребления. Они остаются до конца.
pages-race-hand-size = Карты в руке
pages-race-hand-size-help = { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[other] { $count } карт.
} Всё сверх предела сбрасывается в конце хода.
pages-race-tableau-size = Карты на столе
pages-race-tableau-help = Партия закончится в тот ход, когда у кого-нибудь их { $ends }.
pages-race-military = Вооружённые силы
pages-race-military-total = Всего
pages-race-military-temporary = На эту фазу
pages-race-military-most = Можно довести до
pages-race-military-defense = Оборона от захватов
pages-race-against-rebel = Против повстанцев
pages-race-against-novelty = Против планет вида «сувениры»
pages-race-against-rare = Против планет вида «редкие металлы»
pages-race-against-genes = Против планет вида «гены»
pages-race-against-alien = Против планет вида «технологии чужих»
pages-race-open-to = Планеты этого игрока здесь могут захватить.
pages-race-open-to-none = Захватить что-либо у этого игрока здесь никто не может.
pages-race-prestige = Престиж
pages-race-prestige-help = Каждая единица престижа (ГП) — 1 ПО в конце. Лидер каждый ход получает бонус.
pages-race-leader = Лидер по престижу. На жетоне: { $count }.
pages-race-boost = Престиж-бонус
pages-race-boost-help = Потратьте 1 престиж, чтобы усилить своё действие. Карта поиска и престиж-бонуса действует один раз за партию.
pages-race-boost-ready = Карта поиска и престиж-бонуса ещё не использована.
pages-race-boost-used = Карта поиска и престиж-бонуса уже использована.
pages-race-tucked = Карты, подложенные под планету
pages-race-no-powers = Особых возможностей нет.
pages-race-not-active = Её возможности начнут действовать со следующей фазы.
pages-race-good-here = Здесь лежит товар.
pages-race-cost-now = сейчас стоит { $cost }
pages-race-strength = Ваша сила / её оборона
pages-race-to-pay = К оплате
pages-race-or-pay = Или заплатить
pages-race-at-least = Если потратить что можно, до
pages-race-mark-prestige = престиж
pages-race-mark-rebel = повстанцы
pages-race-mark-imperium = Империум
pages-race-mark-alien = чужие
pages-race-mark-uplift = возвышение
pages-race-mark-terraforming = терраформирование
pages-race-mark-chromo = хромосома

## Помощь

pages-race-help-round = Каждый ход все тайно выбирают действие. Проходят все фазы, которые кто-нибудь выбрал, и для всех; выбравший фазу получает её бонус. Партия заканчивается в тот ход, когда чей-то стол заполнен или запас очков исчерпан.
pages-race-help-explore = Исследование: возьмите карты и оставьте себе часть из них.
pages-race-help-develop = Развитие: выложите усовершенствование, заплатив картами с руки.
pages-race-help-settle = Колонизация: выложите планету, оплатив или завоевав её.
pages-race-help-trade = Торговля: выбравший её продаёт товар за карты, до Потребления.
pages-race-help-consume = Потребление: обменяйте товары на очки и карты.
pages-race-help-produce = Производство: на планетах появляются товары.
pages-race-help-cards = На картах
pages-race-help-diamond = Усовершенствование и его стоимость.
pages-race-help-circle = Планета и её стоимость. В руке зелёным — сниженная стоимость.
pages-race-help-target = Военная планета и её оборона. В руке — ваша сила против неё.
pages-race-help-points = Очки, напечатанные на карте.
pages-race-help-varies = Очки, которые зависят от вашего стола.
pages-race-help-goods = Товары
pages-race-help-novelty = Сувенирные товары; продажа даёт 2 карты.
pages-race-help-rare = Редкие металлы; продажа даёт 3 карты.
pages-race-help-genes = Гены; продажа даёт 4 карты.
pages-race-help-alien = Технологии чужих; продажа даёт 5 карт.
pages-race-help-any = Товар любого вида.
pages-race-help-windfall = Пунктир — богатая планета: товар появляется, когда её выкладывают, а потом — только от особой возможности или бонуса.
pages-race-help-figures = Показатели игроков
pages-race-help-signs = В описаниях возможностей
pages-race-help-card = Карта: берётся или отдаётся.
pages-race-help-see = Карты, которые вы смотрите в Исследовании.
pages-race-help-arrow = То, что слева, отдаётся за то, что справа.
pages-race-help-given-up = Для этого сбрасывается сама эта карта.
pages-race-help-military = Вооружённые силы.
pages-race-help-world = Планеты.
pages-race-help-development = Усовершенствования.
pages-race-help-more = Наведите на что угодно, нажмите подольше или нажмите «?», когда оно в фокусе, — и оно объяснит себя. Карта расскажет, что делает и почему её можно или нельзя выбрать.
