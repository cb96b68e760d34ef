# «Гонка за галактику» в терминале.

## Подготовка

cli-race-no-such-edition = Издания { $edition } нет: есть 1 и 2.
cli-race-seed = Номер раздачи { $seed }: с --seed { $seed } выпадут те же карты.

## Стол

cli-race-title = Гонка за галактику
cli-race-state = ход { $round } · запас { $pool } ПО · колода { $deck } · отбой { $discards }
cli-race-seat = { $score } ПО · жетоны { $chips } · сила { SIGNED($military) } · рука { $hand } · карты { $tableau }/{ $end }
cli-race-hand-of = рука ({ $count }):
cli-race-phase-explore = I Исследование
cli-race-phase-develop = II Развитие
cli-race-phase-develop-again = II Развитие ещё раз
cli-race-phase-settle = III Колонизация
cli-race-phase-settle-again = III Колонизация ещё раз
cli-race-phase-trade = $ Торговля
cli-race-phase-consume = IV Потребление
cli-race-phase-produce = V Производство
cli-race-action-explore-1-1 = Исследование +1,+1
cli-race-action-develop-second = Развитие (второе)
cli-race-action-settle-second = Колонизация (вторая)
cli-race-action-consume-trade = Потребл.: Торговля
cli-race-action-consume-double = Потребл.: ПО×2
cli-race-good-novelty = С
cli-race-good-rare = М
cli-race-good-genes = Г
cli-race-good-alien = Ч
cli-race-good-any = товар
cli-race-whom-novelty = планет { cli-race-good-novelty }
cli-race-whom-rare = планет { cli-race-good-rare }
cli-race-whom-genes = планет { cli-race-good-genes }
cli-race-whom-alien = планет { cli-race-good-alien }

## Рука и вопрос

cli-race-column-card = карта
cli-race-column-drawn = взято сейчас
cli-race-column-start = стартовая планета
cli-race-column-hand = в руке
cli-race-column-cost = цена
cli-race-column-points = ПО
cli-race-column-powers = возможности
cli-race-strength = сила { $have }/{ $need }
cli-race-defense = оборона { $need }
cli-race-reason-not-a-development = планета: для фазы III
cli-race-reason-not-a-world = усовершенствование: для фазы II
cli-race-reason-duplicate-development = у вас уже есть это усовершенствование
cli-race-reason-not-enough-cards = цена { $cost }: не хватает { $short ->
    [one] { $short } карты
   *[other] { $short } карт
}
cli-race-reason-not-enough-military = сила { $strength } против { $defense }: не хватает { $short }
cli-race-keys = ? карты · u отмена · l журнал · s запись · h помощь · q выход
cli-race-keys-short = ? карты · t стол · u отмена · l журнал · h помощь · q выход
cli-race-no-such-thing = Карты «{ $name }» нет.
cli-race-too-many = «{ $name }» — так можно назвать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}. Введите название подробнее.
cli-race-help-explaining =
    {"  "}?         объяснить все ваши карты
    {"  "}? 3       объяснить карту с этим номером
    {"  "}? планета объяснить карты, в названии которых есть это слово
cli-race-signs =
    Знаки: ◇С сувениры, □М металлы, ○Г гены, △Ч чужие; закрашены (◆■●▲), если товар есть; * богатая планета.
    Цена 5→3: напечатано 5, сейчас 3. Сила 1/4: ваша сила 1, оборона 4.
    ПО: сколько очков было бы сейчас; жетоны: сколько из них жетонами; карты 5/12: двенадцать завершают партию.
    Названия усовершенствований — курсивом. Серая карта говорит, почему она серая.
cli-race-legend = ◇С сувениры, □М металлы, ○Г гены, △Ч чужие; * богатая планета; оборона — у военных планет
cli-race-about-action-0 = Исследование +5: вы берёте на пять карт больше и оставляете одну.
cli-race-about-action-1 = Исследование +1,+1: вы берёте на одну карту больше и оставляете на одну больше.
cli-race-about-action-2 = Развитие: каждый может построить усовершенствование; вам оно стоит на карту меньше.
cli-race-about-action-3 = Второе Развитие: ещё одно усовершенствование в тот же ход, и снова на карту дешевле.
cli-race-about-action-4 = Колонизация: каждый может выложить планету; выложив её, вы берёте карту.
cli-race-about-action-5 = Вторая Колонизация: ещё одна планета в тот же ход, и снова карта вам.
cli-race-about-action-6 = Потребление: Торговля: сначала вы продаёте один товар за карты; потребляют все.
cli-race-about-action-7 = Потребление: ПО×2: потребляют все; вам товары приносят вдвое больше очков.
cli-race-about-action-8 = Производство: планеты производят товары; вы получаете ещё один на свою богатую планету.

## Карты

cli-race-explain-points = { $points } ПО
cli-race-explain-lines = Очки в конце партии; каждая карта считается один раз:
cli-race-explain-no-powers = Возможностей нет.
cli-race-phase-mark-explore = I
cli-race-phase-mark-develop = II
cli-race-phase-mark-settle = III
cli-race-phase-mark-trade = $
cli-race-phase-mark-consume = IV
cli-race-phase-mark-produce = V
cli-race-short-six = ПО в конце
cli-race-short-explore-see = взять карту +{ $cards }
cli-race-short-explore-keep = оставить карту +{ $cards }
cli-race-short-develop-cheaper = цена −{ $amount }
cli-race-short-develop-draw-first = вначале карта +{ $cards }
cli-race-short-develop-draw-after = потом карта +{ $cards }
cli-race-short-settle-cheaper = цена −{ $amount }{ $good-is ->
    [any] {""}
   *[other] {" "}на { $good }
}
cli-race-short-settle-military = сила { SIGNED($amount) }
cli-race-short-settle-military-against = сила { SIGNED($amount) } против планет { $good }
cli-race-short-settle-military-against-rebels = сила { SIGNED($amount) } против повстанцев
cli-race-short-settle-tactics = сбросить: сила +{ $amount }
cli-race-short-settle-ship = сбросить: планета даром, не Ч
cli-race-short-settle-contact = платить за военную{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}, не Ч
cli-race-short-settle-draw-after = потом карта +{ $cards }
cli-race-short-trade-bonus = карта +{ $cards }{ $good-is ->
    [any] {""}
   *[other] {" "}за { $good }
}
cli-race-short-trade-bonus-here = карта +{ $cards } отсюда
cli-race-short-consume-goods = { $together ->
    [1] { $good }
   *[other] { $together } { $good-is ->
        [any] товара
       *[other] { $good }
    }
} →{ $cards ->
    [0] { $vp ->
        [0] {""}
       *[other] {" "}{ $vp } ПО
    }
   *[other] { $vp ->
        [0] {" "}карта +{ $cards }
       *[other] {" "}{ $vp } ПО и карта +{ $cards }
    }
}{ $prestige ->
    [0] {""}
   *[other] { $vp ->
        [0] {" "}{ $prestige }☆
       *[other] {" "}+ { $prestige }☆
    }
}{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}
cli-race-short-consume-different-kinds = { $kinds } вида → { $vp } ПО
cli-race-short-consume-everything = все товары → ПО, на одно меньше
cli-race-short-consume-for-price = товар → его цена{ $powers ->
    [yes] {" "}с учётом $
   *[no] {""}
}
cli-race-short-consume-hand-cards = карты с руки, до { $most } → по { $vp } ПО
cli-race-short-consume-draw = карта +{ $cards }
cli-race-short-consume-bet = ставка на карту
cli-race-short-produce-here = товар{ $cards ->
    [0] {""}
   *[other] {" "}и карта +{ $cards }
}{ $prestige ->
    [0] {""}
   *[other] {" "}и { $prestige }☆
}
cli-race-short-produce-windfall-draw = товар здесь: карта +{ $cards }
cli-race-short-produce-windfall = { $good-is ->
    [any] товар на богатой
   *[other] { $good } на богатой
}
cli-race-short-produce-draw = карта +{ $cards }
cli-race-short-produce-draw-per-genes-world = карта +{ $cards } за планету Г
cli-race-short-produce-draw-per-good = карта +{ $cards } за { $good }
cli-race-short-produce-draw-per-kind = карта +{ $cards } за вид
cli-race-short-produce-draw-if-most = больше всех { $good }: карта +{ $cards }

## Конец

cli-race-score-tie-break = при равенстве: рука и товары

## Дополнения

cli-race-phase-mark-round = ⟳
cli-race-word-rebel = повстанцев
cli-race-word-imperium = Империума
cli-race-word-chromo = с хромосомой
cli-race-explain-symbol = ☆ 1 ГП при розыгрыше
cli-race-explain-chromo = знак хромосомы
cli-race-with-boost = {"   "}({ $number } — с престиж-бонусом)
cli-race-about-boost-0 = Престиж-бонус: вы берёте на шесть карт больше, оставляете на одну больше и можете сбросить карты с руки вместо взятых.
cli-race-about-boost-1 = Престиж-бонус: вы берёте на шесть карт больше, оставляете на одну больше и можете сбросить карты с руки вместо взятых.
cli-race-about-boost-2 = Престиж-бонус: ваше усовершенствование стоит на две карты меньше.
cli-race-about-boost-3 = Престиж-бонус: ваше второе усовершенствование стоит на две карты меньше.
cli-race-about-boost-4 = Престиж-бонус: планета, за которую вы платите, стоит на три карты меньше, а сила больше на 2.
cli-race-about-boost-5 = Престиж-бонус: вторая планета стоит на три карты меньше, если платить, а сила больше на 2.
cli-race-about-boost-6 = Престиж-бонус: продажа даёт на три карты больше, товары — вдвое больше очков, а в конце можно сбросить две карты, по очку за каждую.
cli-race-about-boost-7 = Престиж-бонус: товары приносят втрое больше очков.
cli-race-about-boost-8 = Престиж-бонус: вы берёте три карты и получаете товар ещё на одной богатой планете.
cli-race-about-search = Поиск: вскрывайте карты колоды, пока не найдётся нужная. Престиж не тратится, но карта престиж-бонуса уходит, и фазу в этот ход вы не выбираете.
cli-race-short-explore-mix = сбросить любые карты
cli-race-short-explore-card-for-prestige = карта → { $prestige }☆
cli-race-short-develop-sift = карта +{ $cards }, сбросить 1
cli-race-short-develop-ditch = сбросить: цена −{ $amount }
cli-race-short-develop-spend-good = { $good }: цена −{ $amount }
cli-race-short-develop-prestige = { $after ->
    [any] {""}
    [rebel] {"повстанцы: "}
   *[six] {"за 6: "}
}потом { $prestige }☆
cli-race-short-develop-tuck = подложить 1 из оплаты
cli-race-short-settle-pay-for-kind = платить за военную { $good }{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}
cli-race-short-settle-pay-for-word = платить за военную { $word }{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}
cli-race-short-settle-pay-cheaper = плата за военную −{ $amount }
cli-race-short-settle-pay-prestige = плата за военную: { $prestige }☆
cli-race-short-settle-military-per-military-world = сила { SIGNED($amount) } за военную планету
cli-race-short-settle-military-per-chromo-world = сила { SIGNED($amount) } за планету с хромосомой
cli-race-short-settle-military-with-word = сила { SIGNED($amount) } при картах { $word }
cli-race-short-settle-mercenaries = карты с руки, до { $cards } → сила +1
cli-race-short-settle-good-military = { $good } → сила +{ $amount }
cli-race-short-settle-prestige-military = 1☆ → сила +{ $amount }
cli-race-short-settle-spend-good = { $good }: цена −{ $amount }
cli-race-short-settle-conquer-peaceful = сбросить: завоевать невоенную{ $less ->
    [0] {""}
   *[other] {" "}(−{ $less })
}{ $prestige ->
    [0] {""}
   *[other] , { $prestige }☆
}
cli-race-short-settle-second-world = вторая планета
cli-race-short-settle-sneak-world = сбросить: ещё завоевание
cli-race-short-settle-replace = заменить планету, до +{ $most }, 1☆
cli-race-short-settle-sift = потом карта +{ $cards }, сбросить 1
cli-race-short-settle-prestige = { $after ->
    [production-world] промышленная планета
   *[rebel-military-world] военная планета повстанцев
}: { $prestige }☆
cli-race-short-settle-good-on-production = промышленной планете товар
cli-race-short-settle-tuck = подложить 1 из оплаты
cli-race-short-takeover-of-rebels = захват у повстанцев
cli-race-short-takeover-of-imperium = { $discard ->
    [yes] сбросить: захват у Империума
   *[no] захват у Империума
}
cli-race-short-takeover-of-military = { $destroys ->
    [yes] уничтожить планету сильного
   *[no] сбросить: захват у сильного
}
cli-race-short-takeover-of-anybody = захват у любого за { $cost }☆
cli-race-short-takeover-defense = оборона { SIGNED($rebel) }/{ SIGNED($other) } за военную планету
cli-race-short-takeover-prevent = { $prestige }☆: отменить захват
cli-race-short-trade-bonus-per-chromo-world = +{ $cards } за { $good } за планету с хромосомой
cli-race-short-trade-unsellable = не продаётся
cli-race-short-consume-good-here = товар отсюда → { $vp } ПО
cli-race-short-consume-each-kind = каждый вид → { $vp } ПО + карты: { $cards }
cli-race-short-consume-card-for-cards = карта с руки → карта +{ $cards }
cli-race-short-consume-cards-for-prestige = карты с руки: { $count } → { $prestige }☆
cli-race-short-consume-gain = { $vp } ПО
cli-race-short-consume-spend-prestige = 1☆ → { $cards ->
    [0] { $vp } ПО
   *[other] карты: { $cards }
}
cli-race-short-consume-ante = поставить карту
cli-race-short-produce-draw-per-military-world = карта +{ $cards } за военную планету
cli-race-short-produce-draw-per-rebel-world = карта +{ $cards } за планету повстанцев
cli-race-short-produce-draw-per-chromo-world = карта +{ $cards } за планету с хромосомой
cli-race-short-produce-here-for-card = карта с руки → товар здесь
cli-race-short-produce-windfall-for-card = карта с руки → { $good-is ->
    [any] товар на богатой
   *[other] { $good } на богатой
}
cli-race-short-produce-prestige-if-most-chromo = больше всех хромосом: { $prestige }☆
cli-race-short-produce-take-tucked = взять подложенные
cli-race-short-turns-opening-hand = начальная рука: { $cards }
cli-race-short-turns-choose-last = действие последним
cli-race-short-turns-hand-limit = предел руки { $cards }
cli-race-short-turns-salvage = сброшенное другими — вам
cli-race-short-turns-end-size = стол до { $cards } карт
cli-race-short-turns-any-kind = любой вид
