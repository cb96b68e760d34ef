### Гонка за галактику. Слова русских правил базовой игры; названия карт стоят в кавычках
### и в именительном падеже, об игроках говорится в настоящем времени.

## Части других сообщений

# Вид товара после слова, к которому относится; пусто, если вид любой.
race-kind = { $good-is ->
    [any] { "" }
    [novelty] { " " }вида «сувениры»
   *[other] { " " }вида «{ $good }»
}
# Товар, который продают.
race-any-good = { $good-is ->
    [any] любой товар
   *[other] товар{ race-kind }
}
# Сколько карт, винительный падеж.
race-some-cards = { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
race-counted-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
race-reward = { $cards ->
    [0] { $vp } ПО
   *[other] { $vp ->
        [0] { race-some-cards }
       *[other] { $vp } ПО и { race-some-cards }
    }
}

## Фазы, действия, товары и другие слова правил

race-phase-none = Выбор действий
race-phase-explore = Исследование
race-phase-develop = Развитие
race-phase-develop-again = Развитие, второй раз
race-phase-settle = Колонизация
race-phase-settle-again = Колонизация, второй раз
race-phase-trade = Торговля
race-phase-consume = Потребление
race-phase-produce = Производство
race-phase-round-end = Конец хода

race-action-explore-5 = Исследование +5
race-action-explore-1-1 = Исследование +1, +1
race-action-develop = Развитие
race-action-develop-second = Второе Развитие
race-action-settle = Колонизация
race-action-settle-second = Вторая Колонизация
race-action-consume-trade = Потребление: Торговля
race-action-consume-double = Потребление: ПО × 2
race-action-produce = Производство

race-good-novelty = сувенирные товары
race-good-rare = редкие металлы
race-good-genes = гены
race-good-alien = технологии чужих
race-good-any = любой вид

race-word-rebel = повстанцы
race-word-imperium = Империум
race-word-alien = чужие
race-word-uplift = возвышение
race-word-terraforming = терраформирование
race-word-chromo = знак хромосомы

race-method-conquer = завоевание
race-method-pay = за плату
race-method-conquer-ship = завоевание с картой «{ race-card-colony-ship }»
race-method-pay-ship = карта «{ race-card-colony-ship }» вместо оплаты
race-method-conquer-tactics = завоевание с картой «{ race-card-new-military-tactics }»
race-method-pay-tactics = за плату, со сбросом карты «{ race-card-new-military-tactics }»
race-method-conquer-ship-tactics = завоевание с картами «{ race-card-colony-ship }» и «{ race-card-new-military-tactics }»
race-method-pay-ship-tactics = карта «{ race-card-colony-ship }» вместо оплаты, со сбросом карты «{ race-card-new-military-tactics }»

race-source-bonus = бонус Производства

## Зачем карту берут, сбрасывают или кладут

race-why-deal = начальная рука
race-why-opening = начальный сброс
race-why-start = стартовая планета
race-why-explore = Исследование
race-why-develop-start = начало Развития
race-why-develop-after = за усовершенствование
race-why-payment = оплата
race-why-windfall = богатая планета
race-why-ship = вместо оплаты
race-why-tactics = для вооружённых сил
race-why-settle-bonus = бонус Колонизации
race-why-settle-after = за планету
race-why-trade = продажа
race-why-consume = Потребление
race-why-produce = Производство
race-why-produce-most = произведено больше всех
race-why-hand-limit = предел карт в руке

## Вопросы

race-question-opening-discard = { $count ->
    [one] Выберите { $count } карту начальной руки, которую сбросите.
    [few] Выберите { $count } карты начальной руки, которые сбросите.
   *[many] Выберите { $count } карт начальной руки, которые сбросите.
}
race-question-action = { $count ->
    [one] Выберите действие на этот ход.
    [few] Выберите { $count } действия на этот ход.
   *[many] Выберите { $count } действий на этот ход.
}
race-question-explore-keep = { $count ->
    [one] Выберите { $count } карту, которую оставите себе; остальные будут сброшены.
    [few] Выберите { $count } карты, которые оставите себе; остальные будут сброшены.
   *[many] Выберите { $count } карт, которые оставите себе; остальные будут сброшены.
}
race-question-develop = Выберите усовершенствование, которое разыграете, или пропустите фазу.
race-question-develop-pay = Выберите { race-counted-cards } с руки, чтобы оплатить усовершенствование { $card }.
race-question-settle = Выберите планету, которую разыграете, или пропустите фазу.
race-question-settle-method = Выберите, как разыграть планету { $card }.
race-question-settle-pay = Выберите { race-counted-cards } с руки, чтобы оплатить планету { $card }.
race-question-settle-tactics = Оставить карту «{ race-card-new-military-tactics }» или сбросить её, не разыгрывая планеты?
race-question-sell = Выберите товар, который продадите.
race-question-consume-power = Выберите, какую возможность Потребления использовать следующей.
race-question-consume-goods = { $count ->
    [one] Выберите { $count } товар, который потратите на карту { $card }.
    [few] Выберите { $count } товара, которые потратите на карту { $card }.
   *[many] Выберите { $count } товаров, которые потратите на карту { $card }.
}
race-question-consume-cards = { $count ->
    [one] Выберите карту с руки, которую сбросите для карты { $card }.
   *[many] Выберите от 1 до { $count } карт с руки, которые сбросите для карты { $card }.
}
race-question-gamble = Назовите число от 1 до 7: будет ли оно на следующей карте колоды?
race-question-windfall = Выберите богатую планету{ race-kind }, которая получит товар ({ $source }).
race-question-hand-limit = { $count ->
    [one] У вас больше десяти карт: выберите { $count } карту, которую сбросите.
    [few] У вас больше десяти карт: выберите { $count } карты, которые сбросите.
   *[many] У вас больше десяти карт: выберите { $count } карт, которые сбросите.
}

## Ответы

race-option-card = { $card }
race-option-action = { $action }
race-option-method = { $method-is ->
    [conquer] Завоевать
    [pay] { $cost ->
        [0] Разыграть бесплатно
        [one] Заплатить { $cost } карту
        [few] Заплатить { $cost } карты
       *[many] Заплатить { $cost } карт
    }
    [conquer-ship] Завоевать, сбросив карту «{ race-card-colony-ship }»
    [pay-ship] Сбросить карту «{ race-card-colony-ship }» вместо оплаты
    [conquer-tactics] Завоевать, сбросив карту «{ race-card-new-military-tactics }»
    [pay-tactics] { $cost ->
        [0] Разыграть бесплатно, сбросив карту «{ race-card-new-military-tactics }»
        [one] Заплатить { $cost } карту и сбросить карту «{ race-card-new-military-tactics }»
        [few] Заплатить { $cost } карты и сбросить карту «{ race-card-new-military-tactics }»
       *[many] Заплатить { $cost } карт и сбросить карту «{ race-card-new-military-tactics }»
    }
    [conquer-ship-tactics] Завоевать, сбросив карты «{ race-card-colony-ship }» и «{ race-card-new-military-tactics }»
   *[pay-ship-tactics] Сбросить карту «{ race-card-colony-ship }» вместо оплаты, а также «{ race-card-new-military-tactics }»
}
race-option-number = { $number }
race-option-power = { $optional ->
    [yes] { $card } (по желанию). { $power }
   *[no] { $card }. { $power }
}
race-option-pass = Пропустить
race-option-pass-later = Пропустить, а о карте «{ race-card-new-military-tactics }» решить, когда дойдёт очередь
race-option-stop = Закончить Потребление
race-option-done = Готово
race-option-keep-tactics = Оставить карту «{ race-card-new-military-tactics }»
race-option-discard-tactics = Сбросить карту «{ race-card-new-military-tactics }»
race-option-develop = { $card }, стоимость { $cost }
race-option-settle = { $card }, стоимость { $cost }
race-option-settle-military = { $card }, оборона { $defense }, ваши силы { $strength }
race-option-sell = { $card }: { $good } за { race-some-cards }
race-option-unknown = Неизвестный ответ

## Почему ответ не принят

race-refusal-unknown-action = Это не карта действия.
race-refusal-action-not-available = Действие «{ $action }» есть только в игре вдвоём для опытных, и только вместе с первой такой картой.
race-refusal-wrong-action-count = Нужно выбрать действий: { $wanted }. Выбрано: { $count }.
race-refusal-same-action-twice = Действие «{ $action }» вами уже выбрано: выберите другое.

race-refusal-card-not-in-hand = Карты { $card } нет у вас в руке.
race-refusal-card-not-drawn = Карты { $card } нет среди взятых сейчас, а оставить можно только их.
race-refusal-card-pays-for-itself = Карта { $card } не может оплатить сама себя: заплатите другими.
race-refusal-not-a-development = { $card } — планета: её разыгрывают в фазу Колонизации.
race-refusal-duplicate-development = Карта { $card } уже лежит у вас на столе, а все усовершенствования на нём должны быть разными.
race-refusal-not-enough-cards = { $short ->
    [one] Вам не хватает { $short } карты: карта { $card } стоит { $cost }, других карт у вас { $have }.
   *[many] Вам не хватает { $short } карт: карта { $card } стоит { $cost }, других карт у вас { $have }.
}
race-refusal-wrong-payment = { $most ->
    [one] Нужно заплатить { $most } карту, а указано: { $count }.
    [few] Нужно заплатить { $most } карты, а указано: { $count }.
   *[many] Нужно заплатить { $most } карт, а указано: { $count }.
}
race-refusal-must-place-revealed = Карта { $card } уже вскрыта, её нужно разыграть.

race-refusal-not-a-world = { $card } — усовершенствование: его разыгрывают в фазу Развития.
race-refusal-not-enough-military = Вооружённых сил не хватает, чтобы завоевать планету { $card }: нужно ещё { $short } (оборона планеты { $defense }, ваши силы против неё { $strength }).
race-refusal-not-a-military-world = { $card } — не военная планета: её оплачивают, а не завоёвывают.
race-refusal-military-world-not-payable = { $card } — военная планета: её завоёвывают, если только карта не позволяет вам её оплатить.
race-refusal-alien-excluded = { $card } — планета вида «{ race-good-alien }», на такие эта возможность не действует.
race-refusal-cannot-mix-military-and-payment = Завоевание и оплату сочетать нельзя: выберите что-то одно.

race-refusal-must-sell = Вами выбрано действие «{ race-action-consume-trade }»: сначала продайте товар.
race-refusal-not-a-trader = Продать товар можно только в тот ход, на который вами выбрано действие «{ race-action-consume-trade }».
race-refusal-no-good-there = На карте { $card } нет вашего товара.
race-refusal-must-consume = У вас осталась возможность Потребления, которую нужно использовать.
race-refusal-must-consume-maximum = Эта возможность забирает столько товаров, сколько может: нужно { $most }, а указано { $count }.
race-refusal-not-enough-goods = { $what ->
    [kinds] Для этой возможности нужны товары разных видов: { $need }, а у вас { $have }.
   *[goods] { $need ->
        [one] Для этой возможности нужен { $need } подходящий товар, а у вас { $have }.
        [few] Для этой возможности нужно { $need } подходящих товара, а у вас { $have }.
       *[many] Для этой возможности нужно { $need } подходящих товаров, а у вас { $have }.
    }
}
race-refusal-wrong-kind = На карте { $card } неподходящий вид товара: { $good }.
race-refusal-kinds-not-different = Все товары должны быть разных видов, а вид «{ $good }» указан дважды.
race-refusal-power-already-used = Эта возможность карты { $card } в этой фазе уже использована.
race-refusal-power-in-progress = Сначала закончите с картой { $card }.
race-refusal-power-not-active = Картой { $card } воспользоваться нельзя: в начале фазы её не было у вас на столе.
race-refusal-number-out-of-range = Назовите число от 1 до 7; { $number } не подходит.

race-refusal-must-produce = Здесь нужно произвести товар: выберите планету.
race-refusal-not-a-windfall = { $card } — не богатая планета на вашем столе.
race-refusal-world-has-good = На планете { $card } уже есть товар, а больше одного там не бывает.

## Почему нельзя начать партию

race-refusal-bad-player-count = Число игроков в этой игре — от { $least } до { $most }, а указано { $players }.
race-refusal-bad-variant = Вариант для опытных — игра вдвоём, а указано игроков: { $players }.

## Что произошло

race-event-start-world = { $player } начинает с планеты { $card }.
race-event-round = Ход { $round }
race-event-chose = { $player } открывает { $actions }.
race-event-phase = Фаза: { $phase }
race-event-forced-known = { $player }: возможен только один ответ — { $answer }.
race-event-explored = { $player } исследует { race-counted-cards }.
race-event-explored-known = { $count ->
    [0] { $player } исследует 0 карт.
   *[other] { $player } исследует { race-counted-cards }: { $cards }.
}
race-event-kept = { $player } оставляет себе { race-counted-cards }.
race-event-kept-known = { $count ->
    [0] { $player } оставляет себе 0 карт.
   *[other] { $player } оставляет себе { race-counted-cards }: { $cards }.
}
race-event-drew = { $player } берёт { race-counted-cards } ({ $why }).
race-event-drew-known = { $count ->
    [0] { $player } берёт 0 карт ({ $why }).
   *[other] { $player } берёт { race-counted-cards } ({ $why }): { $cards }.
}
race-event-discarded = { $player } сбрасывает { race-counted-cards } ({ $why }).
race-event-discarded-known = { $player } сбрасывает { race-counted-cards } ({ $why }): { $cards }.
race-event-shuffled = { $cards ->
    [one] Отбой перемешан: в новой колоде { $cards } карта.
    [few] Отбой перемешан: в новой колоде { $cards } карты.
   *[many] Отбой перемешан: в новой колоде { $cards } карт.
}
race-event-placed = { $player } выкладывает карту { $card }.
race-event-passed = { $player } пропускает фазу ({ $phase }).
race-event-settled = { $method-is ->
    [conquer] { $player } завоёвывает планету { $card }.
    [pay] { $player } оплачивает планету { $card }.
   *[other] { $player } теперь занимает планету { $card }: { $method }.
}
race-event-left-tableau = { $player } сбрасывает со стола карту { $card } ({ $why }).
race-event-good = { $player } получает товар на планете { $card }: { $good } ({ $why }).
race-event-sold = { $player } продаёт товар с планеты { $card } ({ $good }) за { race-counted-cards }.
race-event-consumed = { $worlds-count ->
    [one] { $player } использует карту { $card } и тратит товар с планеты { $worlds }.
   *[many] { $player } использует карту { $card } и тратит товары с планет { $worlds }.
}
race-event-chips = { $player } получает { $vp } ПО.
race-event-bet = { $outcome ->
    [won] { $player } называет { $number } и вскрывает карту { $card }: она выиграна.
   *[lost] { $player } называет { $number } и вскрывает карту { $card }: она проиграна.
}
race-event-over = { $winners-count ->
    [one] Игра окончена. Победа: { $winners }. Очки: { $scores }.
   *[many] Игра окончена. Победу делят { $winners }. Очки: { $scores }.
}

## Возможности карт

race-power-explore-see = { $cards ->
    [one] Исследование: возьмите на { $cards } карту больше.
    [few] Исследование: возьмите на { $cards } карты больше.
   *[many] Исследование: возьмите на { $cards } карт больше.
}
race-power-explore-keep = { $cards ->
    [one] Исследование: оставьте себе на { $cards } карту больше.
    [few] Исследование: оставьте себе на { $cards } карты больше.
   *[many] Исследование: оставьте себе на { $cards } карт больше.
}

race-power-develop-cheaper = Развитие: усовершенствования стоят вам на { $amount } меньше.
race-power-develop-draw-first = Развитие: возьмите { race-some-cards } в начале фазы.
race-power-develop-draw-after = Развитие: возьмите { race-some-cards } после розыгрыша усовершенствования.

race-power-settle-cheaper = Колонизация: планеты{ race-kind }, за которые вы платите, стоят на { $amount } меньше.
race-power-settle-military = Колонизация: вооружённые силы { SIGNED($amount) }.
race-power-settle-military-against = Колонизация: вооружённые силы { SIGNED($amount) } против планет{ race-kind }.
race-power-settle-military-against-rebels = Колонизация: вооружённые силы { SIGNED($amount) } против планет повстанцев.
race-power-settle-tactics = Колонизация: эту карту можно сбросить, чтобы получить вооружённые силы { SIGNED($amount) } до конца фазы.
race-power-settle-ship = Колонизация: эту карту можно сбросить вместо оплаты планеты, кроме планет вида «{ race-good-alien }».
race-power-settle-contact = Колонизация: военную планету, кроме вида «{ race-good-alien }», можно оплатить по её уровню обороны минус { $discount }.
race-power-settle-draw-after = Колонизация: возьмите { race-some-cards } после розыгрыша планеты.

race-power-trade-bonus = Торговля: { $cards ->
    [one] возьмите на { $cards } карту больше за { race-any-good }.
    [few] возьмите на { $cards } карты больше за { race-any-good }.
   *[many] возьмите на { $cards } карт больше за { race-any-good }.
}
race-power-trade-bonus-here = Торговля: { $cards ->
    [one] возьмите на { $cards } карту больше за товар с этой планеты.
    [few] возьмите на { $cards } карты больше за товар с этой планеты.
   *[many] возьмите на { $cards } карт больше за товар с этой планеты.
}

race-power-consume-goods = Потребление: { $times ->
    [1] { $together ->
        [one] потратьте { $together } товар{ race-kind } и получите { race-reward }.
        [few] потратьте { $together } товара{ race-kind } и получите { race-reward }.
       *[many] потратьте { $together } товаров{ race-kind } и получите { race-reward }.
    }
   *[other] потратьте до { $times } товаров{ race-kind } и получите { race-reward } за каждый.
}
race-power-consume-different-kinds = Потребление: { $kinds ->
    [one] потратьте { $kinds } товар и получите { $vp } ПО.
    [few] потратьте { $kinds } товара разных видов и получите { $vp } ПО.
   *[many] потратьте { $kinds } товаров разных видов и получите { $vp } ПО.
}
race-power-consume-everything = Потребление: потратьте все товары и получите по 1 ПО за каждый, но на 1 ПО меньше.
race-power-consume-for-price = Потребление: { $powers ->
    [yes] потратьте 1 товар и возьмите столько карт, сколько дала бы его продажа, с учётом ваших возможностей Торговли.
   *[no] потратьте 1 товар и возьмите столько карт, сколько дала бы его продажа, без учёта ваших возможностей Торговли.
}
race-power-consume-hand-cards = Потребление: { $most ->
    [one] можно сбросить { $most } карту с руки и получить { $vp } ПО; эти ПО не удваиваются.
   *[many] можно сбросить до { $most } карт с руки и получить { $vp } ПО за каждую; эти ПО не удваиваются.
}
race-power-consume-draw = Потребление: возьмите { race-some-cards }.
race-power-consume-bet = Потребление: назовите число от 1 до 7 и вскройте следующую карту; она ваша, если это её стоимость или уровень обороны.

race-power-produce-here = Производство: { $cards ->
    [0] эта планета производит товар.
   *[other] эта планета производит товар; если он произведён, возьмите { race-some-cards }.
}
race-power-produce-windfall = Производство: произведите товар на одной из своих богатых планет{ race-kind }.
race-power-produce-windfall-draw = Производство: если на этой планете произведён товар, возьмите { race-some-cards }.
race-power-produce-draw = Производство: возьмите { race-some-cards }.
race-power-produce-draw-per-genes-world = Производство: возьмите { race-some-cards } за каждую свою планету вида «{ race-good-genes }».
race-power-produce-draw-per-good = Производство: возьмите { race-some-cards } за каждый произведённый вами товар{ race-kind }.
race-power-produce-draw-per-kind = Производство: возьмите { race-some-cards } за каждый вид товара, произведённый вами.
race-power-produce-draw-if-most = Производство: возьмите { race-some-cards }, если товаров{ race-kind } вами произведено больше, чем любым другим игроком.

## Очки усовершенствований стоимостью 6

race-power-score-production = { $points } ПО за каждую промышленную планету{ race-kind }.
race-power-score-windfall = { $points } ПО за каждую богатую планету{ race-kind }.
race-power-score-world-of-kind = { $points } ПО за каждую планету{ race-kind }.
race-power-score-military-world = { $points } ПО за каждую военную планету.
race-power-score-rebel-military-world = { $points } ПО за каждую военную планету повстанцев.
race-power-score-with-word = { $points } ПО за каждую карту со словом «{ $word }» в названии.
race-power-score-named = { $points } ПО за карту { $card }.
race-power-score-development = { $points } ПО за каждое усовершенствование.
race-power-score-six = { $points } ПО за каждое усовершенствование стоимостью 6.
race-power-score-world = { $points } ПО за каждую планету.
race-power-score-world-with-power = { $points } ПО за каждую планету с возможностью «{ $phase }».
race-power-score-development-with-power = { $points } ПО за каждое усовершенствование с возможностью «{ $phase }».
race-power-score-chips = 1 ПО за каждые { $per } ПО в жетонах.
race-power-score-total-military = Столько ПО, каков уровень ваших вооружённых сил.
race-power-score-goods = { $points } ПО за каждый товар на ваших планетах.
# Говорится после нескольких таких строк.
race-power-score-once = Каждая карта считается один раз, по первой подходящей строке.

## Названия карт. Откуда название, говорит .attested: rulebook — из русских правил этой игры,
## roll-rulebook — из русских правил игры «Кубарем по Галактике», ours — наш перевод.

race-card-face-down = карта рубашкой вверх
    .attested = ours

# Стартовые планеты

race-card-old-earth = Старая Земля
    .attested = ours
race-card-epsilon-eridani = Эпсилон Эридана
    .attested = ours
race-card-alpha-centauri = Альфа Центавра
    .attested = rulebook
race-card-new-sparta = Новая Спарта
    .attested = ours
race-card-earths-lost-colony = Затерянная колония Земли
    .attested = ours

# Планеты

race-card-rebel-fuel-cache = Топливный склад повстанцев
    .attested = ours
race-card-gem-world = Планета драгоценностей
    .attested = rulebook
race-card-comet-zone = Кометная зона
    .attested = ours
race-card-rebel-miners = Шахтёры-повстанцы
    .attested = roll-rulebook
race-card-former-penal-colony = Бывшая исправительная колония
    .attested = roll-rulebook
race-card-malevolent-lifeforms = Враждебные формы жизни
    .attested = ours
race-card-avian-uplift-race = Возвышенная раса птиц
    .attested = ours
race-card-spice-world = Планета пряностей
    .attested = ours
race-card-lost-species-ark-world = Планета-ковчег исчезнувших видов
    .attested = ours
race-card-new-vinland = Новая Винляндия
    .attested = rulebook
race-card-artist-colony = Колония художников
    .attested = ours
race-card-alien-robotic-factory = Роботизированный завод чужих
    .attested = ours
race-card-plague-world = Чумная планета
    .attested = ours
race-card-distant-world = Далёкая планета
    .attested = ours
race-card-rebel-outpost = Аванпост повстанцев
    .attested = ours
race-card-rebel-warrior-race = Раса воинов-повстанцев
    .attested = roll-rulebook
race-card-rebel-underground = Подполье повстанцев
    .attested = ours
race-card-new-survivalists = Новые сурвивалисты
    .attested = ours
race-card-outlaw-world = Планета вне закона
    .attested = ours
race-card-lost-alien-battle-fleet = Потерянный боевой флот чужих
    .attested = ours
race-card-refugee-world = Планета беженцев
    .attested = ours
race-card-empath-world = Планета эмпатов
    .attested = rulebook
race-card-galactic-resort = Галактический курорт
    .attested = ours
race-card-pre-sentient-race = Предразумная раса
    .attested = ours
race-card-deserted-alien-outpost = Покинутый аванпост чужих
    .attested = ours
race-card-deserted-alien-colony = Покинутая колония чужих
    .attested = ours
race-card-galactic-engineers = Галактические инженеры
    .attested = ours
race-card-black-market-trading-world = Планета чёрного рынка
    .attested = ours
race-card-merchant-world = Планета торговцев
    .attested = rulebook
race-card-tourist-world = Планета туристов
    .attested = ours
race-card-galactic-trendsetters = Галактические законодатели мод
    .attested = ours
race-card-alien-rosetta-stone-world = Планета Розеттского камня чужих
    .attested = ours
race-card-star-nomad-lair = Логово звёздных кочевников
    .attested = ours
race-card-the-last-of-the-uplift-gnarssh = Последние из возвышенных гнаршей
    .attested = ours
race-card-alien-robot-sentry = Робот-часовой чужих
    .attested = ours
race-card-pirate-world = Планета пиратов
    .attested = ours
race-card-reptilian-uplift-race = Возвышенная раса рептилий
    .attested = ours
race-card-lost-alien-warship = Потерянный военный корабль чужих
    .attested = ours
race-card-alien-robot-scout-ship = Автоматический разведчик чужих
    .attested = ours
race-card-runaway-robots = Беглые роботы
    .attested = ours
race-card-asteroid-belt = Пояс астероидов
    .attested = ours
race-card-secluded-world = Уединённая планета
    .attested = ours
race-card-imperium-armaments-world = Оружейная планета Империума
    .attested = ours
race-card-terraformed-world = Терраформированная планета
    .attested = ours
race-card-pilgrimage-world = Планета паломников
    .attested = ours
race-card-rebel-homeworld = Родная планета повстанцев
    .attested = ours
race-card-radioactive-world = Радиоактивная планета
    .attested = ours
race-card-aquatic-uplift-race = Возвышенная раса морских существ
    .attested = ours
race-card-bio-hazard-mining-world = Биоопасная горнодобывающая планета
    .attested = ours
race-card-deserted-alien-library = Покинутая библиотека чужих
    .attested = ours
race-card-destroyed-world = Разрушенная планета
    .attested = ours
race-card-blaster-gem-mines = Копи бластерных кристаллов
    .attested = ours
race-card-gambling-world = Планета азартных игр
    .attested = ours
race-card-expanding-colony = Растущая колония
    .attested = ours
race-card-space-port = Космопорт
    .attested = ours
race-card-prosperous-world = Процветающая планета
    .attested = ours
race-card-new-earth = Новая Земля
    .attested = ours
race-card-rebel-base = База повстанцев
    .attested = ours
race-card-mining-world = Горнодобывающая планета
    .attested = ours

# Усовершенствования

race-card-public-works = Общественные работы
    .attested = rulebook
race-card-colony-ship = Корабль колонистов
    .attested = rulebook
race-card-expedition-force = Экспедиционный корпус
    .attested = ours
race-card-mining-robots = Роботы-шахтёры
    .attested = rulebook
race-card-export-duties = Экспортные пошлины
    .attested = ours
race-card-new-military-tactics = Новейшие тактические наработки
    .attested = rulebook
race-card-space-marines = Космический десант
    .attested = roll-rulebook
race-card-contact-specialist = Специалист по контактам
    .attested = rulebook
race-card-diversified-economy = Многоотраслевая экономика
    .attested = ours
race-card-consumer-markets = Потребительские рынки
    .attested = ours
race-card-mining-conglomerate = Горнодобывающий конгломерат
    .attested = ours
race-card-research-labs = Исследовательские лаборатории
    .attested = ours
race-card-deficit-spending = Дефицит бюджета
    .attested = rulebook
race-card-investment-credits = Инвестиционные кредиты
    .attested = ours
race-card-interstellar-bank = Межзвёздный банк
    .attested = ours
race-card-terraforming-robots = Роботы-терраформеры
    .attested = ours
race-card-drop-ships = Десантные корабли
    .attested = ours
race-card-replicant-robots = Роботы-репликанты
    .attested = rulebook
race-card-genetics-lab = Генетическая лаборатория
    .attested = rulebook

# Усовершенствования стоимостью 6

race-card-pan-galactic-league = Пангалактическая лига
    .attested = rulebook
race-card-mining-league = Горнодобывающая лига
    .attested = ours
race-card-free-trade-association = Ассоциация свободной торговли
    .attested = rulebook
race-card-alien-tech-institute = Институт технологий чужих
    .attested = ours
race-card-galactic-survey-seti = Галактический обзор: SETI
    .attested = ours
race-card-galactic-federation = Галактическая Федерация
    .attested = roll-rulebook
race-card-new-galactic-order = Новый галактический порядок
    .attested = roll-rulebook
race-card-merchant-guild = Гильдия торговцев
    .attested = ours
race-card-new-economy = Новая экономика
    .attested = rulebook
race-card-galactic-renaissance = Галактический ренессанс
    .attested = ours
race-card-galactic-imperium = Галактический Империум
    .attested = ours
race-card-trade-league = Торговая лига
    .attested = ours
