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
# Что даёт возможность Потребления; вместе с престижем бывают очки и карты.
race-reward = { $prestige ->
    [0] { race-plain-reward }
   *[other] { $vp ->
        [0] { $prestige } ГП
       *[other] { $cards ->
            [0] { $vp } ПО и { $prestige } ГП
           *[other] { $vp } ПО, { race-some-cards } и { $prestige } ГП
        }
    }
}
race-plain-reward = { $cards ->
    [0] { $vp } ПО
   *[other] { $vp ->
        [0] { race-some-cards }
       *[other] { $vp } ПО и { race-some-cards }
    }
}
# Что возможность захвата делает с планетой.
race-attack = { $destroys ->
    [yes] попытаться уничтожить
   *[no] попытаться захватить
}
# Чего это стоит и что даёт; следует за законченным предложением.
race-terms = { $discard ->
    [yes] { " " }Эта карта при этом сбрасывается.
   *[no] { "" }
}{ $cost ->
    [0] { "" }
   *[other] { " " }Это стоит { $cost } ГП.
}{ $per-rebel-world ->
    [0] { "" }
   *[other] { " " }Вооружённые силы { SIGNED($per-rebel-world) } за каждую вашу военную планету повстанцев.
}{ $reward ->
    [0] { "" }
   *[other] { " " }Успех даёт { $reward } ГП.
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
race-method-pay = оплата

race-source-bonus = бонус Производства
race-phase-round = Ход

race-action-search = Поиск

# Действие, на которое положена карта престиж-бонуса.
race-action-boosted = { $action } с престиж-бонусом

race-set-base = Базовая игра
race-set-gathering-storm = Тучи сгущаются
race-set-rebel-vs-imperium = Повстанцы против Империума
race-set-brink-of-war = На грани войны

race-source-boost = престиж-бонус

## Категории поиска

race-category-development-military = усовершенствование с вооружёнными силами +1 или +2
race-category-military-windfall = военная богатая планета с обороной 1 или 2
race-category-peaceful-windfall = невоенная богатая планета стоимостью 1 или 2
race-category-chromosome = планета со знаком хромосомы
race-category-alien = планета вида «{ race-good-alien }»
race-category-consume-two = карта, которая потребляет два товара или больше
race-category-military-five = военная планета с обороной 5 или больше
race-category-six-cost = усовершенствование стоимостью 6 с переменными очками
race-category-takeover = карта для захватов или для защиты от них

## Цели: названия, и за что они даются

race-goal-galactic-standard-of-living = Галактический уровень жизни
race-goal-system-diversity = Разнообразие систем
race-goal-overlord-discoveries = Открытия повелителей
race-goal-budget-surplus = Профицит бюджета
race-goal-innovation-leader = Лидер инноваций
race-goal-galactic-status = Галактический статус
race-goal-uplift-knowledge = Знание возвышения
race-goal-galactic-riches = Галактические богатства
race-goal-expansion-leader = Лидер экспансии
race-goal-peace-war-leader = Лидер мира и войны
race-goal-galactic-standing = Галактическое положение
race-goal-military-influence = Военное влияние
race-goal-greatest-military = Сильнейшая армия
race-goal-largest-industry = Крупнейшая промышленность
race-goal-greatest-infrastructure = Лучшая инфраструктура
race-goal-production-leader = Лидер производства
race-goal-research-leader = Лидер исследований
race-goal-propaganda-edge = Перевес в пропаганде
race-goal-galactic-prestige = Галактический престиж
race-goal-prosperity-lead = Лидерство в процветании

race-condition-galactic-standard-of-living = первым набрать 5 ПО жетонами
race-condition-system-diversity = первым собрать планеты всех четырёх видов
race-condition-overlord-discoveries = первым собрать 3 карты со словом «{ race-word-alien }»
race-condition-budget-surplus = первым сбросить карту в конце хода
race-condition-innovation-leader = первым получить возможности для всех фаз и для Торговли
race-condition-galactic-status = первым выложить усовершенствование стоимостью 6 с переменными очками
race-condition-uplift-knowledge = первым собрать 3 карты со словом «{ race-word-uplift }»
race-condition-galactic-riches = первым накопить 4 товара на планетах
race-condition-expansion-leader = первым собрать 8 карт на столе
race-condition-peace-war-leader = первым получить вооружённые силы ниже 0 и 2 планеты либо возможность захвата и 2 военные планеты
race-condition-galactic-standing = первым набрать 2 ГП и 3 ПО жетонами
race-condition-military-influence = первым собрать 3 карты Империума или 4 военные планеты
race-condition-greatest-military = больше всех вооружённых сил, не меньше 6
race-condition-largest-industry = больше всех планет с сувенирами и редкими металлами, не меньше 3
race-condition-greatest-infrastructure = больше всех усовершенствований, не меньше 4
race-condition-production-leader = больше всех промышленных планет, не меньше 4
race-condition-research-leader = больше всех карт с возможностью Исследования, не меньше 3
race-condition-propaganda-edge = больше всех военных планет повстанцев, не меньше 3
race-condition-galactic-prestige = больше всех престижа, не меньше 3 ГП
race-condition-prosperity-lead = больше всех карт с возможностью Потребления, не меньше 3

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
race-why-explore-prestige = за престиж
race-why-symbol = знак престижа
race-why-boost = престиж-бонус
race-why-power = возможность карты
race-why-develop = за усовершенствование
race-why-discount = ради скидки
race-why-mercenaries = для вооружённых сил
race-why-conquest = завоевание
race-why-pay-power = за оплату военной планеты
race-why-takeover = захват
race-why-sneak-attack = внезапная атака
race-why-replaced = замена планеты
race-why-price = ради его цены
race-why-leader = лидер по престижу
race-why-salvage = утилизация

## Вопросы

race-question-opening-discard = { race-start-chosen }{ $count ->
    [one] Сбросьте { $count } карту из начальной руки.
    [few] Сбросьте { $count } карты из начальной руки.
   *[many] Сбросьте { $count } карт из начальной руки.
}
race-start-chosen = { $chosen ->
    [yes] Вы начинаете с { WORLD($card, case: "gen") }.{ " " }
   *[no] { "" }
}
race-question-action = { $count ->
    [one] Выберите действие на этот ход.
    [few] Выберите { $count } действия на этот ход.
   *[many] Выберите { $count } действий на этот ход.
}
race-question-explore-keep = { $mix ->
    [yes] { $count ->
        [one] Сбросьте { $count } карту из взятых и с руки.
        [few] Сбросьте { $count } карты из взятых и с руки.
       *[many] Сбросьте { $count } карт из взятых и с руки.
    }
   *[no] { $count ->
        [one] Оставьте себе { $count } карту; остальные уйдут в отбой.
        [few] Оставьте себе { $count } карты; остальные уйдут в отбой.
       *[many] Оставьте себе { $count } карт; остальные уйдут в отбой.
    }
}
race-question-develop = Постройте усовершенствование или пропустите фазу.
race-question-develop-pay = Оплатите усовершенствование { $card }: { race-counted-cards } с руки.
race-question-settle = Колонизируйте планету или пропустите фазу.
race-question-settle-method = Как колонизировать { WORLD($card, case: "acc") }?
race-question-settle-pay = Оплатите { WORLD($card, case: "acc") }: { race-counted-cards } с руки.
race-question-settle-tactics = Оставить карту «{ race-card-new-military-tactics }» или сбросить её, не разыгрывая планеты?
race-question-sell = Продайте товар.
race-question-consume-power = Какую возможность Потребления использовать следующей?
race-question-consume-goods = { $count ->
    [one] Потратьте { $count } товар на карту { $card }.
    [few] Потратьте { $count } товара на карту { $card }.
   *[many] Потратьте { $count } товаров на карту { $card }.
}
race-question-consume-cards = { $most ->
    [1] Сбросьте карту с руки ({ $card }).
   *[other] Сбросьте карты с руки ({ $card }). Сколько: { $wanted }.
}
race-question-gamble = Назовите число от 1 до 7: будет ли оно на следующей карте колоды?
race-question-windfall = Какая богатая планета{ race-kind } получит товар ({ $source })?
race-question-hand-limit = { $count ->
    [one] В руке слишком много карт: сбросьте { $count } карту.
    [few] В руке слишком много карт: сбросьте { $count } карты.
   *[many] В руке слишком много карт: сбросьте { $count } карт.
}
race-question-opening-start-world = Выберите стартовую планету.
race-question-opening-tuck = Подложите карту с руки под планету «{ race-card-galactic-scavengers }».
race-question-action-last = Действия других открыты. Выберите своё.
race-question-search-category = Что искать?
race-question-search-match = Карта { $card } подходит ({ $category }). Взять её или искать следующую подходящую?
race-question-search-oort = Вскрыта карта { $card }. Подходит ли она: { $category }?
race-question-explore-prestige = Сбросьте карту с руки за престиж ({ $card }) или пропустите.
race-question-develop-discard = { $count ->
    [one] Сбросьте с руки { $count } карту.
    [few] Сбросьте с руки { $count } карты.
   *[many] Сбросьте с руки { $count } карт.
}
race-question-develop-method = Карта { $card } стоит { $cost }. Сначала снизьте её стоимость, если хотите, затем платите.
race-question-develop-good = Потратьте товар на карту { $card }.
race-question-tuck-payment = Какую из карт оплаты подложить под планету «{ race-card-galactic-scavengers }»?
race-question-settle-good = Потратьте товар на карту { $card }.
race-question-settle-mercenaries = { $most ->
    [1] Сбросьте карту с руки ради вооружённых сил +1 ({ $card }).
   *[other] Сбросьте карты с руки ради вооружённых сил, по +1 за каждую ({ $card }). Сколько: { $wanted }.
}
race-question-after-placing-discard = { $count ->
    [one] Сбросьте с руки { $count } карту.
    [few] Сбросьте с руки { $count } карты.
   *[many] Сбросьте с руки { $count } карт.
}
race-question-settle-extra = Что ещё сделать в этой фазе Колонизации?
race-question-settle-second = Колонизируйте вторую планету.
race-question-settle-sneak = Завоюйте военную планету внезапной атакой.
race-question-replace-old = Какую планету на своём столе заменить?
race-question-replace-new = Какой планетой с руки заменить { WORLD($card, case: "acc") }?
race-question-takeover-declare = На какую планету напасть с картой { $card }?
race-question-takeover-military = Вы нападаете на { WORLD($card, case: "acc") }: ваши силы { $strength }, её оборона { $defense }. Что потратить на временные вооружённые силы? Потраченное пропадёт и при неудаче.
race-question-takeover-prevent = Отмените один из захватов за престиж или пропустите.
race-question-takeover-defend = { $attacker } нападает на { WORLD($card, case: "acc") }. Потратьте что-нибудь на её оборону (не хватает { $short }) или пропустите.
race-question-boost-trade-cards = { $count ->
    [1] Можно сбросить с руки карту и получить 1 ПО.
   *[other] Можно сбросить с руки до { $count } карт и получить 1 ПО за каждую.
}
race-question-ante-card = Поставьте карту с руки или пропустите.
race-question-ante-keep = Ставка выиграла. Возьмите одну из карт.
race-question-refinery-kind = Назовите вид товара на { WORLD($card, case: "prep") } ({ $why }).
race-question-produce-power = Что сделать в Производстве дальше?
race-question-produce-discard = Сбросьте карту с руки ({ $card }).
race-question-final-kind = Назовите вид, к которому при подсчёте очков относится планета «{ race-card-alien-oort-cloud-refinery }».

## Ответы

race-option-card = { $card }
race-option-action = { $action }
race-option-number = { $number }
race-option-power = { $optional ->
    [yes] { $card } (по желанию). { $power }
   *[no] { $card }. { $power }
}
race-option-pass = Пропустить
race-option-pass-later = Пропустить, а о карте «{ race-card-new-military-tactics }» решить, когда дойдёт очередь
race-option-stop = Закончить
race-option-done = Готово
race-option-keep-tactics = Оставить карту «{ race-card-new-military-tactics }»
race-option-discard-tactics = Сбросить карту «{ race-card-new-military-tactics }»
race-option-develop = { $card }, стоимость { $cost }
race-option-settle = { $card }, стоимость { $cost }
race-option-settle-military = { $card }, оборона { $defense }, ваши силы { $strength }
race-option-sell = { $card }: { $good } за { race-some-cards }
race-option-boosted-action = { $action } с престиж-бонусом: 1 ГП
race-option-search = Искать карту в колоде
race-option-category = { $category }
race-option-take = Взять эту карту
race-option-go-on = Искать дальше: следующую подходящую придётся взять
race-option-fits = Подходит
race-option-fits-not = Не подходит
race-option-kind = { $good }
race-option-kind-price = { $good }: взять { race-some-cards }
race-option-final-kind = { $good }: всего { $points } ПО
race-option-help = Использовать карту { $card }
race-option-discount = Использовать карту { $card }: платить на { $amount } меньше
race-option-conquer = Завоевать: оборона { $defense }, ваши силы { $strength }
race-option-pay = { $cost ->
    [0] Разыграть бесплатно
    [one] Заплатить { $cost } карту
    [few] Заплатить { $cost } карты
   *[many] Заплатить { $cost } карт
}
race-option-end-turn = Больше ничего не делать
race-option-second-world = Разыграть вторую планету
race-option-sneak-attack = Сбросить карту «{ race-card-rebel-sneak-attack }» и завоевать ещё одну военную планету
race-option-replace = Заменить планету на столе планетой с руки
race-option-takeover = Объявить захват с картой { $card }
race-option-target = { $card }, владелец { $owner }: оборона { $defense }, ваши силы { $strength }, самое большее { $most }{ $hopeless ->
    [yes] ; этот захват заведомо не удастся
   *[no] { "" }
}
race-option-attack = { $card }: нападает { $attacker }, владелец { $owner }
race-option-produce-for-card = { $card }: сбросить карту с руки и произвести товар
race-option-produce-draw = { $card }: взять сейчас { race-some-cards }
race-option-unknown = Неизвестный ответ

## Почему ответ не принят

race-refusal-unknown-action = Это не карта действия.
race-refusal-action-not-available = Действие «{ $action }» есть только в игре вдвоём для опытных, и только вместе с первой такой картой.
race-refusal-wrong-action-count = Нужно выбрать действий: { $wanted }. Выбрано: { $count }.
race-refusal-same-action-twice = Действие «{ $action }» вы уже выбрали: возьмите другое.

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
race-refusal-not-enough-military = Вооружённых сил не хватает, чтобы завоевать { WORLD($card, case: "acc") }: нужно ещё { $short } (оборона планеты { $defense }, ваши силы против неё { $strength }).
race-refusal-not-a-military-world = { $card } — не военная планета: её оплачивают, а не завоёвывают.
race-refusal-military-world-not-payable = { $card } — военная планета: её завоёвывают, если только карта не позволяет вам её оплатить.
race-refusal-alien-excluded = { $card } — планета вида «{ race-good-alien }», на такие эта возможность не действует.
race-refusal-cannot-mix-military-and-payment = Завоевание и оплату сочетать нельзя: выберите что-то одно.

race-refusal-must-sell = Вы выбрали «{ race-action-consume-trade }»: сначала продайте товар.
race-refusal-not-a-trader = Продавать товар можно только в тот ход, когда вы выбрали «{ race-action-consume-trade }».
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
race-refusal-power-not-active = Картой { $card } здесь воспользоваться нельзя: у неё нет такой возможности, либо она появилась на вашем столе или покинула его уже после начала фазы.
race-refusal-number-out-of-range = Число { $number } здесь не подходит.

race-refusal-must-produce = Здесь нужно произвести товар: выберите планету.
race-refusal-not-a-windfall = { $card } — не богатая планета на вашем столе.
race-refusal-world-has-good = На { WORLD($card, case: "prep") } уже есть товар, а больше одного там не бывает.
race-refusal-boost-not-available = Престиж-бонусы и поиск есть только в дополнении «{ race-set-brink-of-war }», а оно не в игре.
race-refusal-boost-already-used = Ваша карта поиска и престиж-бонуса уже использована, а она действует один раз за игру.
race-refusal-one-boost-only = Карта поиска и престиж-бонуса у вас одна: её можно положить только на одно действие.
race-refusal-search-cannot-be-boosted = У поиска не бывает престиж-бонуса.
race-refusal-no-prestige = На это не хватает престижа, который вы можете потратить сейчас.
race-refusal-unknown-category = Такой категории поиска нет.
race-refusal-category-needs-takeovers = В игре без захватов это искать нельзя.
race-refusal-start-world-not-dealt = Сначала выберите одну из двух сданных вам стартовых планет: карты { $card } среди них нет.

race-refusal-card-not-paid = Карты { $card } нет среди тех, которыми вы только что заплатили.
race-refusal-pay-power-does-not-fit = Ваша возможность платить за военные планеты не подходит к { WORLD($card, case: "dat") }.
race-refusal-one-pay-power = Платить за военную планету можно только одной возможностью: карту { $card } к ней не добавить.
race-refusal-good-locked = Товар на { WORLD($card, case: "prep") } нельзя потратить, пока она не оплачена или не завоёвана.
race-refusal-no-first-world = Сначала разыграйте планету в этой фазе.
race-refusal-world-after-takeover = После объявления захвата разыграть вторую планету уже нельзя.
race-refusal-world-already-placed = В этой фазе вы уже колонизировали планету или объявили захват; больше ни того, ни другого нельзя.
race-refusal-replace-military = { $card } — военная планета, а заменять можно только невоенные, и только невоенными.
race-refusal-replace-new-world = Карты { $card } не было среди ваших планет в начале фазы.
race-refusal-replace-kind-differs = { $card } — планета не того вида, что заменяемая.
race-refusal-replace-cost-out-of-range = Карта { $card } должна стоить столько же, сколько заменяемая, или дороже не больше чем на { $most }.

race-refusal-takeovers-off = В этой игре захватов нет.
race-refusal-no-takeover-power = Карта { $card } не даёт вам в этой фазе возможности захвата.
race-refusal-takeover-power-used = Возможность захвата карты { $card } в этой фазе уже использована.
race-refusal-no-takeover-declared = Такого захвата никто не объявил.
race-refusal-target-is-own = Карта { $card } и так ваша.
race-refusal-target-not-a-world = { $card } — не планета на столе другого игрока.
race-refusal-target-just-placed = Карта { $card } разыграна в этой фазе: нападать на неё ещё нельзя.
race-refusal-target-not-vulnerable = Владелец { WORLD($card, case: "gen") } не уязвим для захвата с картой { $source }.
race-refusal-target-not-military = { $card } — не военная планета, а захватывают только военные.
race-refusal-target-not-rebel = { $card } — не планета повстанцев, а эта возможность действует только против них.

race-refusal-good-not-sellable = Товар на { WORLD($card, case: "prep") } продать нельзя.
race-refusal-self-excluded = Возможность карты { $card } не действует на неё саму.

## Почему нельзя начать партию

race-refusal-bad-player-count = Число игроков в этой игре — от { $least } до { $most }, а указано { $players }.
race-refusal-bad-variant = Вариант для опытных — игра вдвоём, а указано игроков: { $players }.
race-refusal-combination-not-allowed = Такой набор дополнений не годится: играйте с первым, с первыми двумя, со всеми тремя или только со вторым.
race-refusal-goals-need-expansion-1 = Для целей нужно дополнение «{ race-set-gathering-storm }».
race-refusal-takeovers-need-expansion-2 = Для захватов нужно дополнение «{ race-set-rebel-vs-imperium }».
race-refusal-takeovers-on-required = В сценарий играют с захватами.
race-refusal-scenario-needs-expansion-2 = Для сценария нужно дополнение «{ race-set-rebel-vs-imperium }».
race-refusal-scenario-needs-two-players = Сценарий рассчитан на двоих, а указано игроков: { $players }.
race-refusal-preset-hand-not-available = Начальные руки для новичков есть только в базовой игре и с дополнением «{ race-set-gathering-storm }», и не больше чем на пятерых.
race-refusal-unknown-goal = Цели «{ $goal }» нет.

## Что произошло

race-event-start-world = { $player } начинает с { WORLD($card, case: "gen") }.
race-event-round = Ход { $round }
race-event-chose = { $player } выбирает: { $actions }.
race-event-phase = Фаза: { $phase }
race-event-forced-known = { $player }: выбора нет — { $answer }.
race-event-explored = { $player } смотрит { race-counted-cards }.
race-event-explored-known = { $count ->
    [0] { $player } смотрит 0 карт.
   *[other] { $player } смотрит { race-counted-cards }: { $cards }.
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
race-event-settled = { $cards-count ->
    [0] { $method-is ->
        [conquer] { $player } завоёвывает { WORLD($card, case: "acc") }.
       *[pay] { $player } оплачивает { WORLD($card, case: "acc") }.
    }
    [one] { $method-is ->
        [conquer] { $player } завоёвывает { WORLD($card, case: "acc") } с картой { $cards }.
       *[pay] { $player } оплачивает { WORLD($card, case: "acc") } с картой { $cards }.
    }
   *[other] { $method-is ->
        [conquer] { $player } завоёвывает { WORLD($card, case: "acc") } с картами { $cards }.
       *[pay] { $player } оплачивает { WORLD($card, case: "acc") } с картами { $cards }.
    }
}
race-event-left-tableau = { $player } сбрасывает со стола карту { $card } ({ $why }).
race-event-good = { $player } получает товар на { WORLD($card, case: "prep") }: { $good } ({ $why }).
race-event-sold = { $player } продаёт товар с { WORLD($card, case: "gen") } ({ $good }) за { race-counted-cards }.
race-event-consumed = { $worlds-count ->
    [one] { $player } использует карту { $card } и тратит товар с { WORLD($worlds, case: "gen") }.
   *[many] { $player } использует карту { $card } и тратит товары с планет { $worlds }.
}
race-event-chips = { $player } получает { $vp } ПО.
race-event-bet = { $outcome ->
    [won] { $player } называет { $number } и вскрывает карту { $card }: она выиграна.
   *[lost] { $player } называет { $number } и вскрывает карту { $card }: она проиграна.
}
race-event-goals = Цели: { $goals }.
race-event-scenario-card = { $player } начинает с картой { $card } в руке.
race-event-tucked = { $player } подкладывает { race-counted-cards } под планету «{ race-card-galactic-scavengers }» ({ $why }).
race-event-tucked-known = { $player } подкладывает { race-counted-cards } под планету «{ race-card-galactic-scavengers }» ({ $why }): { $cards }.
race-event-took-tucked = { $player } берёт { race-counted-cards } из-под планеты «{ race-card-galactic-scavengers }» ({ $why }).
race-event-took-tucked-known = { $player } берёт { race-counted-cards } из-под планеты «{ race-card-galactic-scavengers }» ({ $why }): { $cards }.
race-event-salvaged = { $player } забирает сброшенное другими: { race-counted-cards } ({ $why }).
race-event-salvaged-known = { $player } забирает сброшенное другими, { race-counted-cards } ({ $why }): { $cards }.
race-event-searches = { $player } объявляет поиск: { $category }.
race-event-turned-up = { $fits ->
    [yes] Вскрыта карта { $card }: подходит.
   *[no] Вскрыта карта { $card }.
}
race-event-found = { $player } берёт карту { $card }.
race-event-search-failed = { $player } ничего не находит и забирает карту поиска обратно.
race-event-prestige = { $player } получает { $count } ГП ({ $why }).
race-event-prestige-spent = { $player } тратит { $count } ГП ({ $why }).
race-event-leader-tile = { $count ->
    [0] { $player } — лидер по престижу.
   *[other] { $player } — лидер по престижу и кладёт { $count } ГП на жетон лидера.
}
race-event-leader-tile-returned = { $player } больше не единоличный лидер по престижу.
race-event-leader-bonus = { $player } лидирует по престижу и получает бонус.
race-event-goal-earned = { $player } выполняет цель { $goal }.
race-event-goal-taken = { $player } забирает цель { $goal }, показатель { $value }.
race-event-goal-returned = { $player } возвращает цель { $goal }.
race-event-spent-good = { $player } тратит товар с { WORLD($worlds, case: "gen") } на карту { $card }.
race-event-takeover-declared = { $player } объявляет захват { WORLD($card, case: "gen") }, владелец { $owner } ({ $source }).
race-event-takeover-prevented = { $player } отменяет захват { WORLD($card, case: "gen") }.
race-event-takeover = { $outcome-is ->
    [succeeded] { $player } захватывает { WORLD($card, case: "acc") }, прежний владелец { $owner }: { $strength } против { $defense }.
    [succeeded-destroyed] { $player } уничтожает { WORLD($card, case: "acc") }, прежний владелец { $owner }: { $strength } против { $defense }.
    [failed-prevented] Захват { WORLD($card, case: "gen") } отменён: нападает { $player }, владелец { $owner }.
    [failed-earlier-failed] Захват { WORLD($card, case: "gen") } не удался, потому что не удался прежний: нападает { $player }, владелец { $owner }.
    [failed-target-gone] Захват { WORLD($card, case: "gen") } не состоялся: нападает { $player }, но владелец уже не { $owner }.
   *[failed-strength] Захват { WORLD($card, case: "gen") } не удался: нападает { $player }, но { $owner } сильнее, { $strength } против { $defense }.
}
race-event-ante = { $outcome ->
    [won] { $player } ставит карту { $card } и вскрывает: { $cards }. Ставка выиграла.
   *[lost] { $player } ставит карту { $card } и вскрывает: { $cards }. Ставка проиграла.
}
race-event-ante-won = { $player } берёт карту { $card }.
race-event-final-kind = Вид планеты «{ race-card-alien-oort-cloud-refinery }» при подсчёте очков: { $good }.
race-event-over = { $winners-count ->
    [one] Партия окончена. Победитель — { $winners }. Очки: { $scores }.
   *[many] Партия окончена. Победу делят { $winners }. Очки: { $scores }.
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
race-power-explore-mix = Исследование: взятые карты сначала идут в руку, а сбросить можно любые.
race-power-explore-card-for-prestige = Исследование: прежде чем кто-либо берёт карты, можно сбросить карту с руки и получить { $prestige } ГП.

race-power-develop-cheaper = Развитие: усовершенствования стоят вам на { $amount } меньше.
race-power-develop-draw-first = Развитие: возьмите { race-some-cards } в начале фазы.
race-power-develop-draw-after = Развитие: возьмите { race-some-cards } после розыгрыша усовершенствования.
race-power-develop-sift = Развитие: возьмите { race-some-cards } в начале фазы, затем сбросьте одну карту с руки.
race-power-develop-ditch = Развитие: эту карту можно сбросить, чтобы заплатить за усовершенствование на { $amount } меньше.
race-power-develop-spend-good = Развитие: можно потратить товар{ race-kind }, чтобы заплатить за усовершенствование на { $amount } меньше.
race-power-develop-prestige = Развитие: { $after ->
    [any] получите { $prestige } ГП после розыгрыша усовершенствования.
    [rebel] получите { $prestige } ГП после розыгрыша усовершенствования повстанцев.
   *[six] получите { $prestige } ГП после розыгрыша усовершенствования стоимостью 6.
}
race-power-develop-tuck = Развитие: одну карту каждой оплаты подложите под эту планету.

race-power-settle-cheaper = Колонизация: планеты{ race-kind }, за которые вы платите, стоят на { $amount } меньше.
race-power-settle-military = Колонизация: вооружённые силы { SIGNED($amount) }.
race-power-settle-military-against = Колонизация: вооружённые силы { SIGNED($amount) } против планет{ race-kind }.
race-power-settle-military-against-rebels = Колонизация: вооружённые силы { SIGNED($amount) } против планет повстанцев.
race-power-settle-tactics = Колонизация: эту карту можно сбросить, чтобы получить вооружённые силы { SIGNED($amount) } до конца фазы.
race-power-settle-ship = Колонизация: эту карту можно сбросить вместо оплаты планеты, кроме планет вида «{ race-good-alien }».
race-power-settle-contact = Колонизация: военную планету, кроме вида «{ race-good-alien }», можно оплатить по её уровню обороны{ $discount ->
    [0] { "" }
   *[other] { " " }минус { $discount }
}.
race-power-settle-draw-after = Колонизация: возьмите { race-some-cards } после розыгрыша планеты.
race-power-settle-pay-for-kind = Колонизация: военную планету{ race-kind } можно оплатить по её уровню обороны{ $discount ->
    [0] { "" }
   *[other] { " " }минус { $discount }
}.
race-power-settle-pay-for-word = Колонизация: военную планету { $word-is ->
    [chromo] со знаком хромосомы
    [rebel] повстанцев
   *[other] со словом «{ $word }»
} можно оплатить по её уровню обороны{ $discount ->
    [0] { "" }
   *[other] { " " }минус { $discount }
}.
race-power-settle-pay-cheaper = Колонизация: оплата военной планеты стоит вам на { $amount } меньше.
race-power-settle-pay-prestige = Колонизация: получите { $prestige } ГП каждый раз, когда платите за военную планету.
race-power-settle-military-per-military-world = Колонизация: вооружённые силы { SIGNED($amount) } за каждую вашу военную планету.
race-power-settle-military-per-chromo-world = Колонизация: вооружённые силы { SIGNED($amount) } за каждую вашу планету со знаком хромосомы.
race-power-settle-military-with-word = Колонизация: вооружённые силы { SIGNED($amount) }, если у вас есть карта со словом «{ $word }».
race-power-settle-mercenaries = Колонизация: { $cards ->
    [1] можно сбросить карту с руки, чтобы получить вооружённые силы +1 до конца фазы.
   *[other] можно сбросить до { $cards } карт с руки, чтобы получить вооружённые силы +1 за каждую до конца фазы.
}
race-power-settle-good-military = Колонизация: можно потратить товар{ race-kind }, чтобы получить вооружённые силы { SIGNED($amount) } до конца фазы.
race-power-settle-prestige-military = Колонизация: можно потратить 1 ГП, чтобы получить вооружённые силы { SIGNED($amount) } до конца фазы.
race-power-settle-spend-good = Колонизация: можно потратить товар{ race-kind }, чтобы заплатить за планету на { $amount } меньше.
race-power-settle-conquer-peaceful = Колонизация: эту карту можно сбросить, чтобы завоевать невоенную планету, как если бы её оборона была равна стоимости{ $less ->
    [0] { "" }
   *[other] { " " }минус { $less }
}{ $prestige ->
    [0] { "" }
   *[other] , и получить { $prestige } ГП
}{ $takeovers ->
    [yes] ; или чтобы захватить невоенную планету
   *[no] { "" }
}.
race-power-settle-second-world = Колонизация: можно разыграть вторую планету.
race-power-settle-sneak-world = Колонизация: после розыгрыша планеты эту карту можно сбросить, чтобы завоевать ещё одну военную планету.
race-power-settle-replace = Колонизация: свою невоенную планету можно заменить планетой с руки того же вида, которая стоит столько же или дороже не больше чем на { $most }, и получить 1 ГП.
race-power-settle-sift = Колонизация: после розыгрыша планеты возьмите { race-some-cards }, затем сбросьте одну карту с руки.
race-power-settle-prestige = Колонизация: получите { $prestige } ГП после розыгрыша или захвата { $after ->
    [production-world] промышленной планеты.
   *[rebel-military-world] военной планеты повстанцев.
}
race-power-settle-good-on-production = Колонизация: промышленная планета, которую вы разыгрываете, получает товар.
race-power-settle-tuck = Колонизация: одну карту каждой оплаты подложите под эту планету.

race-power-takeover-of-rebels = Колонизация: можно { race-attack } военную планету повстанцев у игрока, у которого она есть.{ race-terms }
race-power-takeover-of-imperium = Колонизация: можно { race-attack } военную планету у игрока с картой Империума.{ race-terms }
race-power-takeover-of-military = Колонизация: можно { race-attack } военную планету у игрока, чьи вооружённые силы больше 0.{ race-terms }
race-power-takeover-of-anybody = Колонизация: можно { race-attack } военную планету у любого игрока.{ race-terms }
race-power-takeover-defense = Колонизация: при обороне от захвата вооружённые силы { SIGNED($rebel) } за каждую вашу военную планету повстанцев и { SIGNED($other) } за каждую другую военную планету.
race-power-takeover-prevent = Колонизация: можно потратить { $prestige } ГП, чтобы отменить захват, на кого бы ни напали.

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
race-power-trade-bonus-per-chromo-world = Торговля: { $cards ->
    [one] возьмите на { $cards } карту больше за { race-any-good } за каждую вашу планету со знаком хромосомы.
    [few] возьмите на { $cards } карты больше за { race-any-good } за каждую вашу планету со знаком хромосомы.
   *[many] возьмите на { $cards } карт больше за { race-any-good } за каждую вашу планету со знаком хромосомы.
}
race-power-trade-unsellable = Торговля: товар с этой планеты продать нельзя.

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
race-power-consume-good-here = Потребление: потратьте товар с этой планеты и получите { $vp } ПО.
race-power-consume-each-kind = Потребление: потратьте по одному товару каждого вида, какой у вас есть, и получите { $vp } ПО и { race-some-cards } за каждый.
race-power-consume-card-for-cards = Потребление: можно сбросить карту с руки и взять { race-some-cards }.
race-power-consume-cards-for-prestige = Потребление: можно сбросить с руки { race-counted-cards } и получить { $prestige } ГП.
race-power-consume-gain = Потребление: получите { $vp } ПО.
race-power-consume-spend-prestige = Потребление: можно потратить 1 ГП и получить { $cards ->
    [0] { $vp } ПО.
   *[other] { race-some-cards }.
}
race-power-consume-ante = Потребление: можно поставить карту с руки с числом от 1 до 6 и вскрыть столько же карт; если на одной из них число больше, возьмите любую из них, иначе поставленная карта потеряна.

race-power-produce-here = Производство: эта планета производит товар{ $cards ->
    [0] { "" }
   *[other] ; если он произведён, возьмите { race-some-cards }
}{ $prestige ->
    [0] { "" }
   *[other] ; если он произведён, получите { $prestige } ГП
}.
race-power-produce-windfall = Производство: произведите товар на одной из своих { $other ->
    [yes] других богатых планет{ race-kind }.
   *[no] богатых планет{ race-kind }.
}
race-power-produce-windfall-draw = Производство: если на этой планете произведён товар, возьмите { race-some-cards }.
race-power-produce-draw = Производство: возьмите { race-some-cards }.
race-power-produce-draw-per-genes-world = Производство: возьмите { race-some-cards } за каждую свою планету вида «{ race-good-genes }».
race-power-produce-draw-per-good = Производство: возьмите { race-some-cards } за каждый произведённый вами товар{ race-kind }.
race-power-produce-draw-per-kind = Производство: возьмите { race-some-cards } за каждый произведённый вами вид товаров.
race-power-produce-draw-if-most = Производство: возьмите { race-some-cards }, если вы произвели больше товаров{ race-kind }, чем любой другой игрок.
race-power-produce-draw-per-military-world = Производство: возьмите { race-some-cards } за каждую свою военную планету.
race-power-produce-draw-per-rebel-world = Производство: возьмите { race-some-cards } за каждую свою планету повстанцев.
race-power-produce-draw-per-chromo-world = Производство: возьмите { race-some-cards } за каждую свою планету со знаком хромосомы.
race-power-produce-here-for-card = Производство: можно сбросить карту с руки и произвести товар на этой планете.
race-power-produce-windfall-for-card = Производство: можно сбросить карту с руки и произвести товар на одной из своих богатых планет{ race-kind }.
race-power-produce-prestige-if-most-chromo = Производство: получите { $prestige } ГП, если планет со знаком хромосомы у вас больше, чем у любого другого игрока.
race-power-produce-take-tucked = Производство: возьмите все карты из-под этой планеты.

race-power-turns-opening-hand = Как стартовая планета: ваша начальная рука — { race-some-cards }.
race-power-turns-choose-last = Выбирайте действие, когда действия других открыты.
race-power-turns-hand-limit = Предел карт у вас в руке: { $cards }.
race-power-turns-salvage = Конец хода: заберите карты, которые сбросили другие.
race-power-turns-end-size = Ваш стол завершает игру, когда на нём { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, а не 12.
race-power-turns-any-kind = Эта планета и её товар относятся к любому виду, какой вам нужен.

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
race-power-score-chips = 1 ПО за каждые { $per } ПО жетонами.
race-power-score-total-military = Столько ПО, каков уровень ваших вооружённых сил.
race-power-score-goods = { $points } ПО за каждый товар на ваших планетах.
race-power-score-chromo-world = { $points } ПО за каждую планету со знаком хромосомы.
race-power-score-distinct-kinds = 1, 3, 6 или 10 ПО за планеты 1, 2, 3 или 4 видов.
race-power-score-prestige = Ещё 1 ПО за каждый ГП.
race-power-score-negative-military = 1 ПО за каждую единицу вооружённых сил ниже 0.
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

# «Тучи сгущаются»

race-card-separatist-colony = Колония сепаратистов
    .attested = ours
race-card-ancient-race = Древняя раса
    .attested = ours
race-card-damaged-alien-factory = Повреждённый завод чужих
    .attested = ours
race-card-doomed-world = Обречённая планета
    .attested = ours
race-card-deserted-alien-world = Покинутая планета чужих
    .attested = ours
race-card-rebel-colony = Колония повстанцев
    .attested = ours
race-card-clandestine-uplift-lab = Тайная лаборатория возвышения
    .attested = ours
race-card-smuggling-lair = Логово контрабандистов
    .attested = ours
race-card-volcanic-world = Вулканическая планета
    .attested = ours
race-card-rebel-sympathizers = Сторонники повстанцев
    .attested = ours
race-card-galactic-bazaar = Галактический базар
    .attested = ours
race-card-galactic-studios = Галактические студии
    .attested = ours
race-card-alien-toy-shop = Магазин игрушек чужих
    .attested = ours
race-card-hive-world = Планета-улей
    .attested = ours
race-card-space-mercenaries = Космические наёмники
    .attested = ours
race-card-improved-logistics = Улучшенная логистика
    .attested = roll-rulebook
race-card-terraforming-guild = Гильдия терраформирования
    .attested = ours
race-card-galactic-genome-project = Проект галактического генома
    .attested = ours
race-card-imperium-lords = Лорды Империума
    .attested = ours

# «Повстанцы против Империума»

race-card-rebel-cantina = Кантина повстанцев
    .attested = ours
race-card-galactic-developers = Галактические застройщики
    .attested = ours
race-card-imperium-warlord = Полководец Империума
    .attested = ours
race-card-rebel-stronghold = Оплот повстанцев
    .attested = ours
race-card-alien-data-repository = Хранилище данных чужих
    .attested = ours
race-card-alien-monolith = Монолит чужих
    .attested = ours
race-card-imperium-blaster-gem-consortium = Консорциум бластерных кристаллов Империума
    .attested = ours
race-card-gene-designers = Конструкторы генов
    .attested = ours
race-card-primitive-rebel-world = Отсталая планета повстанцев
    .attested = ours
race-card-devolved-uplift-race = Деградировавшая возвышенная раса
    .attested = ours
race-card-smuggling-world = Планета контрабандистов
    .attested = ours
race-card-dying-colony = Умирающая колония
    .attested = ours
race-card-insect-uplift-race = Возвышенная раса насекомых
    .attested = ours
race-card-abandoned-alien-uplift-camp = Заброшенный лагерь возвышения чужих
    .attested = ours
race-card-blaster-runners = Перевозчики бластеров
    .attested = ours
race-card-trading-outpost = Торговый аванпост
    .attested = ours
race-card-alien-uplift-center = Центр возвышения чужих
    .attested = ours
race-card-universal-symbionts = Вселенские симбионты
    .attested = ours
race-card-interstellar-prospectors = Межзвёздные старатели
    .attested = ours
race-card-rebel-convict-mines = Каторжные рудники повстанцев
    .attested = ours
race-card-gem-smugglers = Контрабандисты драгоценностей
    .attested = ours
race-card-hidden-fortress = Скрытая крепость
    .attested = ours
race-card-pan-galactic-research = Пангалактические исследования
    .attested = ours
race-card-rebel-pact = Пакт повстанцев
    .attested = ours
race-card-imperium-cloaking-technology = Технология маскировки Империума
    .attested = ours
race-card-imperium-troops = Войска Империума
    .attested = ours
race-card-rd-crash-program = Ускоренная программа разработок
    .attested = ours
race-card-mercenary-fleet = Флот наёмников
    .attested = ours
race-card-galactic-advertisers = Галактические рекламщики
    .attested = ours
race-card-galactic-salon = Галактический салон
    .attested = ours
race-card-imperium-seat = Престол Империума
    .attested = ours
race-card-rebel-alliance = Альянс повстанцев
    .attested = ours
race-card-uplift-code = Кодекс возвышения
    .attested = ours
race-card-galactic-exchange = Галактическая биржа
    .attested = ours
race-card-galactic-bankers = Галактические банкиры
    .attested = ours
race-card-prospecting-guild = Гильдия старателей
    .attested = ours

# «На грани войны»

race-card-galactic-scavengers = Галактические мусорщики
    .attested = ours
race-card-uplift-mercenary-force = Отряд возвышенных наёмников
    .attested = ours
race-card-alien-research-team = Группа изучения чужих
    .attested = ours
race-card-rebel-freedom-fighters = Повстанцы — борцы за свободу
    .attested = ours
race-card-imperium-capital = Столица Империума
    .attested = ours
race-card-alien-oort-cloud-refinery = Перерабатывающий завод чужих в облаке Оорта
    .attested = ours
race-card-imperium-fuel-depot = Топливная база Империума
    .attested = ours
race-card-uplift-gene-breeders = Возвышенные генные селекционеры
    .attested = ours
race-card-pan-galactic-security-council = Пангалактический совет безопасности
    .attested = ours
race-card-federation-capital = Столица Федерации
    .attested = ours
race-card-mining-mole-uplift-race = Возвышенная раса кротов-шахтёров
    .attested = ours
race-card-alien-departure-point = Точка отбытия чужих
    .attested = ours
race-card-retrofit-salvage-inc = Корпорация ремонта и утилизации
    .attested = ours
race-card-uplift-revolt-world = Планета восставших возвышенных
    .attested = ours
race-card-alien-tourist-attraction = Достопримечательность чужих
    .attested = ours
race-card-lifeforms-inc = Корпорация форм жизни
    .attested = ours
race-card-rebel-council = Совет повстанцев
    .attested = ours
race-card-alien-booby-trap = Мина-ловушка чужих
    .attested = ours
race-card-alien-burial-site = Захоронение чужих
    .attested = ours
race-card-rebel-fuel-refinery = Топливный завод повстанцев
    .attested = ours
race-card-psi-crystal-world = Планета пси-кристаллов
    .attested = ours
race-card-ravaged-uplift-world = Разорённая планета возвышенных
    .attested = ours
race-card-information-hub = Информационный узел
    .attested = ours
race-card-alien-guardian = Страж чужих
    .attested = ours
race-card-universal-exports = Вселенский экспорт
    .attested = ours
race-card-black-hole-miners = Шахтёры чёрной дыры
    .attested = ours
race-card-interstellar-casus-belli = Межзвёздный повод к войне
    .attested = ours
race-card-imperium-invasion-fleet = Флот вторжения Империума
    .attested = ours
race-card-imperium-planet-buster = Разрушитель планет Империума
    .attested = ours
race-card-pan-galactic-mediator = Пангалактический посредник
    .attested = ours
race-card-rebel-troops = Войска повстанцев
    .attested = ours
race-card-terraforming-engineers = Инженеры терраформирования
    .attested = ours
race-card-galactic-markets = Галактические рынки
    .attested = ours
race-card-rebel-sneak-attack = Внезапная атака повстанцев
    .attested = ours
race-card-galactic-power-brokers = Галактические теневые правители
    .attested = ours
race-card-golden-age-of-terraforming = Золотой век терраформирования
    .attested = ours
race-card-universal-peace-institute = Вселенский институт мира
    .attested = ours
race-card-pan-galactic-hologrid = Пангалактическая голосеть
    .attested = ours
race-card-pan-galactic-affluence = Пангалактическое изобилие
    .attested = ours
race-card-alien-cornucopia = Рог изобилия чужих
    .attested = ours
