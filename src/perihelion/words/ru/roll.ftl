### Кубарем по Галактике (Roll for the Galaxy).

## Обороты, из которых составлены другие сообщения

roll-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
roll-tiles = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
roll-points-count = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
roll-credits-count = { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}
# Какие миры: все или некоторых цветов.
roll-which-worlds = { $any ->
    [yes] любые миры
   *[no] миры цвета: { $kinds }
}
# Какие кубики: все или некоторых цветов.
roll-which-dice = { $any ->
    [yes] любого цвета
   *[no] { $colours }
}
# Сколько своих кубиков переставить и какие.
roll-so-many-dice = { $most ->
    [1] 1 свой кубик ({ roll-which-dice })
   *[other] до { $most } своих кубиков ({ roll-which-dice })
}
roll-extra = { $extra ->
    [yes] дополнительный рабочий, { $colour }
   *[no] { roll-die }
}

## Фазы, цвета, места и другие слова правил

roll-phase-explore = Исследование
roll-phase-develop = Разработка
roll-phase-settle = Колонизация
roll-phase-produce = Производство
roll-phase-ship = Поставка
roll-phase-wild = джокер

roll-colour-home = белый (Б)
roll-colour-military = красный (К)
roll-colour-consumption = сиреневый (С)
roll-colour-novelty = голубой (Г)
roll-colour-rare = коричневый (П)
roll-colour-genes = зелёный (З)
roll-colour-alien = жёлтый (Ж)
roll-colour-gray = серый (–)

roll-place-cup = стаканчик
roll-place-citizenry = население
roll-place-stack-dev = стопка технологий
roll-place-stack-world = стопка миров
roll-place-dictate = область приказа
roll-place-row-explore = ряд Исследования
roll-place-row-develop = ряд Разработки
roll-place-row-settle = ряд Колонизации
roll-place-row-produce = ряд Производства
roll-place-row-ship = ряд Поставки
roll-place-strip-explore = ячейка Исследования на планшете фаз
roll-place-strip-develop = ячейка Разработки на планшете фаз
roll-place-strip-settle = ячейка Колонизации на планшете фаз
roll-place-strip-produce = ячейка Производства на планшете фаз
roll-place-strip-ship = ячейка Поставки на планшете фаз
roll-place-good = мир, как товар

roll-side-dev = технология
roll-side-world = мир

# Откуда кредиты и очки, если не с жетона.
roll-source-stock = снабжение
roll-source-scout = разведка
roll-source-trade = продажа
roll-source-consume = потребление

roll-die = { $colour-is ->
    [home] белый кубик (Б)
    [military] красный кубик (К)
    [consumption] сиреневый кубик (С)
    [novelty] голубой кубик (Г)
    [rare] коричневый кубик (П)
    [genes] зелёный кубик (З)
    [alien] жёлтый кубик (Ж)
   *[gray] серый кубик (–)
}
roll-good = { $colour-is ->
    [home] белый товар (Б)
    [military] красный товар (К)
    [consumption] сиреневый товар (С)
    [novelty] голубой товар (Г)
    [rare] коричневый товар (П)
    [genes] зелёный товар (З)
    [alien] жёлтый товар (Ж)
   *[gray] серый товар (–)
}

## Вопросы

roll-question-arrange = Какой жетон станет технологией? Другой станет миром.
roll-question-assign = { $stage ->
    [select] Выберите фазу одним из кубиков.
    [wild] В какой ряд поставить джокер?
    [aside] Приказ: какой кубик отложить?
    [moves] Какой кубик переставить и куда?
   *[uses] Закончите либо примените приказ или переназначение.
}
roll-question-explore = { $count ->
    [0] Исследователей больше нет. Закончить или переложить стопки?
   *[other] Осталось исследователей: { $count }. Разведка или снабжение?
}
roll-question-rearrange = Разложите жетоны заново: сначала стопку технологий сверху вниз, затем стопку миров.
roll-question-abandon = Какие жетоны сбросить? Возьмёте на один больше.
roll-question-place = Осталось разместить жетонов: { $count }. Какой и какой стороной вверх?
roll-question-give = В мешочке не хватает жетонов: какой из ваших положить туда?
roll-question-extra-tile = Дополнительный жетон: технология или мир?
roll-question-develop = { $card }: разработчиков { $have } из { $need }. Кто следующий?
roll-question-settle = { $card }: колонизаторов { $have } из { $need }. Кто следующий?
roll-question-use-dice = Для жетона { $card } нужно: { $count }. Какие кубики использовать?
roll-question-to-cup = Жетон { $card } завершён. Какие кубики, один или два, вернуть в стаканчик?
roll-question-lose = { $card }: какой из ваших кубиков отдать?
roll-question-produce = Осталось производителей: { $count }. Кто в какой мир?
roll-question-ship = Осталось поставщиков: { $count }. Какой товар и как поставить?
roll-question-shipper = { $how ->
    [trade] Продажа: { roll-good }, { $card }. Каким поставщиком?
   *[consume] Потребление: { roll-good }, { $card }. Каким поставщиком?
}
roll-question-bank = Заплатить 1 кредит за 1 очко?
roll-question-manage = { $stage ->
    [recruit] Кредитов: { $credits }. Какие кубики нанять? Нужно: { $count }.
   *[recall] Какие кубики и товары отозвать?
}

## Ответы

roll-option-unknown = что-то неизвестное
roll-option-tile = { $card }
roll-option-top = { $card }, наверх
roll-option-arrange = { $card } — технология, { $world } — мир
roll-option-done = Готово
roll-option-rearrange = Переложить стопки
roll-option-pay = Заплатить
roll-option-decline = Не нужно
roll-option-dictate = Применить приказ
roll-option-worker = { $extra ->
    [yes] Дополнительный рабочий, { $colour }
   *[no] Рабочий: { roll-die }
}
roll-option-stock = Снабжение: { roll-extra }
roll-option-scout = Разведка: { roll-extra }
roll-option-select = { $phase }: { roll-die }, сторона «{ $face }»
roll-option-wild = В ряд «{ $phase }»: { roll-die }
roll-option-aside = Отложить { roll-die } из ряда «{ $from }»
roll-option-move = Переставить { roll-die }: «{ $from }» → «{ $phase }»
roll-option-use = Применить: { $card }
roll-option-die = Взять { roll-die }
roll-option-lose = Отдать { roll-die }, место: { $place }
roll-option-recall = Отозвать { roll-die }, место: { $place }
roll-option-good = { $card }: { roll-good }
roll-option-trade = Продать { roll-good }: { $card }
roll-option-consume = Потребить { roll-good }: { $card }

# Ответы, которые программа даёт сама, по их словам.
roll-answer-top = { $a }, наверх
roll-answer-worker = { $a } { $b }
roll-answer-stock = снабжение: { $a } { $b }
roll-answer-scout = разведка: { $a } { $b }
roll-answer-select = фаза «{ $c }», кубик { $a } ({ $b })
roll-answer-wild = { $a } в ряд «{ $b }»
roll-answer-aside = отложить: { $a } из ряда «{ $b }»
roll-answer-move = { $a } из ряда «{ $b }» в ряд «{ $c }»
roll-answer-use = применить: { $a }
roll-answer-die = { $a }
roll-answer-lose = { $b }: { $a }
roll-answer-recall = { $b }: { $a }
roll-answer-good = { $b }: { $a }
roll-answer-trade = продать: { $b }, { $a }
roll-answer-consume = потребить: { $b }, { $a }
roll-word-extra = дополнительный
roll-word-dev = стопка технологий
roll-word-world = стопка миров

## Почему ответ не принят

roll-refusal-no-such-decision = Это не ответ на ваш вопрос, или вас сейчас ни о чём не спрашивают.
roll-refusal-bad-request = «{ $answer }» нельзя прочитать как часть ответа.
roll-refusal-wrong-step = Это относится к другому этапу или другой фазе.
roll-refusal-not-your-turn = Сейчас игроки действуют по очереди, и ваша ещё не настала.
roll-refusal-phase-not-played = Эта фаза в этом раунде не разыгрывается.
roll-refusal-screens-open = Ширмы убраны: назначать кубики больше нельзя.
roll-refusal-wrong-die-count = Нужно кубиков: { $wanted }. Указано: { $count }.
roll-refusal-die-not-there = Такого кубика там нет: { $colour }.
roll-refusal-power-not-owned = У вас нет технологии { $card }.
roll-refusal-power-already-used = { $card }: это свойство уже применено.
roll-refusal-setup-one-tile-per-stack = Один жетон становится технологией, другой миром.
roll-refusal-setup-cheapest-required = В первой партии вверх кладут более дешёвые стороны: эти стоят { $cost }, другие { $cheaper }.
roll-refusal-not-a-wild = У вас не осталось такого джокера: { $colour }. Кубик с символом фазы стоит в её ряду.
roll-refusal-wild-unplaced = Джокер ещё не поставлен в ряд: { $colour }.
roll-refusal-phase-not-selected = Сначала выберите фазу одним из кубиков.
roll-refusal-phase-already-selected = Фаза уже выбрана.
roll-refusal-selector-fixed = Кубик, которым выбрана фаза, остаётся на месте.
roll-refusal-die-set-aside = Этот кубик отложен ради приказа: { $colour }.
roll-refusal-dictate-already-used = Приказ в этом раунде уже применён.
roll-refusal-dictate-without-move = Для приказа нужен ещё один кубик, который можно переставить.
roll-refusal-dictate-aside-first = Сначала отложите кубик.
roll-refusal-same-row = Кубик уже стоит в этом ряду.
roll-refusal-wrong-die-colour = Это свойство не действует на такие кубики: { $colour }.
roll-refusal-wrong-source-row = Это свойство не берёт кубики из ряда «{ $phase }».
roll-refusal-wrong-target-row = Это свойство не ставит кубики из ряда «{ $phase }» в тот ряд.
roll-refusal-mixed-source-rows = Оба кубика должны быть из одного ряда, а не из ряда «{ $phase }».
roll-refusal-no-majority = У других больше новаторских миров, чем у вас: { $card } не действует.
roll-refusal-no-die-fits = { $card }: подходящих кубиков нет.
roll-refusal-workers-left = В фазе «{ $phase }» у вас остались рабочие, которые могут действовать.
roll-refusal-action-unfinished = Сначала закончите начатое.
roll-refusal-no-worker = В этой фазе у вас не осталось такого рабочего: { $colour }.
roll-refusal-abandon-only-with-scout = Жетоны сбрасывают только при разведке.
roll-refusal-tile-not-in-zone = Жетона { $card } здесь у вас нет.
roll-refusal-place-all-tiles = Сначала разместите все жетоны: осталось { $count }.
roll-refusal-top-not-allowed = Жетоны кладут в низ стопки.
roll-refusal-bad-arrangement = Каждый жетон стопок нужно выложить ровно один раз, технологии вначале.
roll-refusal-stack-empty = В вашей стопке нет жетона, над которым можно работать.
roll-refusal-not-top-tile = Работать можно только над верхним жетоном: { $card }.
roll-refusal-not-enough-workers = { $card }: нужно рабочих: { $need }, а есть { $have }.
roll-refusal-reduction-obligatory = От скидки отказаться нельзя.
roll-refusal-loss-obligatory = { $card }: один из кубиков отдают обязательно.
roll-refusal-gray-world = { $card } — серый мир: товаров там не бывает.
roll-refusal-world-full = { $card }: для товара нет места.
roll-refusal-not-your-world = { $card } — не ваш мир.
roll-refusal-no-good-to-ship = { $card }: такого товара там нет.
roll-refusal-recruit-all-you-can = Нужно нанять кубиков: { $need }, а названо { $count }.
roll-refusal-not-enough-credits = Столько нанять нельзя: у вас { roll-credits-count }.
roll-refusal-recall-required = Ваш стаканчик пуст: отзовите хотя бы один кубик.
roll-refusal-not-recallable = Отозвать можно только кубики со стопок и товары.
roll-refusal-pick-in-order = Выбирайте по порядку списка.
roll-refusal-repeated-card = Это вы уже выбрали.
roll-refusal-player-count = Число игроков — от { $least } до { $most }, а указано { $players }.

## Что произошло

roll-event-start = { $player } начинает с фракции { $number } и мира { $card } ({ roll-credits-count }).
roll-event-arranged = { $player } выкладывает жетоны { $card } и { $world }.
roll-event-round = Раунд { $round }
roll-event-rolled = { $player } бросает { roll-dice }.
roll-event-rolled-faces = { $player } бросает кубики, выпало: { $rolls }.
roll-event-forced-known = { $player }: выбора нет — { $answer }.
roll-event-selected = { $player } выбирает фазу «{ $phase }»: { roll-die }.
roll-event-white-die = На белом кубике: { $phase }.
roll-event-revealed = Фазы этого раунда: { $phases }.
roll-event-phase = Фаза: { $phase }
roll-event-in-turn = Игроки действуют по очереди.
roll-event-scouts = { $player } ведёт разведку, исследователь — { $colour }.
roll-event-abandoned = { $player } сбрасывает { roll-tiles } (из стопки технологий — { $dev }, из стопки миров — { $worlds }).
roll-event-abandoned-known = { $player } сбрасывает { roll-tiles }: { $cards } (из стопки технологий — { $dev }, из стопки миров — { $worlds }).
roll-event-drew = { $player } берёт { roll-tiles }.
roll-event-drew-known = { $count ->
    [0] { $player } не берёт жетонов.
   *[other] { $player } берёт { roll-tiles }: { $cards }.
}
roll-event-placed = { $player } кладёт жетон в стопку: { $side }.
roll-event-placed-known = { $player } кладёт жетон { $cards } в стопку: { $side }.
roll-event-placed-top = { $player } кладёт жетон { $card } на верх стопки: { $side }.
roll-event-gave = { $player } кладёт жетон в мешочек: { $side }.
roll-event-gave-known = { $player } кладёт жетон { $cards } в мешочек: { $side }.
roll-event-rearranged = { $player } перекладывает стопки: технологий { $dev }, миров { $worlds }.
roll-event-works-on = { $player }: { roll-die } строит жетон { $card }.
roll-event-completed = { $player } завершает жетон { $card } (всего жетонов: { $tiles }).
roll-event-lost = { $player } отдаёт { roll-die }, место: { $place }.
roll-event-gained = { $player } получает за жетон { $card }: { $count } × { $colour } → { $place }.
roll-event-produced = { $player } производит { roll-good }: { $card }.
roll-event-traded = { $player } продаёт { roll-good }: { $card }.
roll-event-consumed = { $player } потребляет { roll-good }: { $card }.
roll-event-paid = { $player } платит { roll-credits-count }.
roll-event-credits = { $lost ->
    [0] { $player }: +{ $credits } $ ({ $source }).
   *[other] { $player }: +{ $credits } $ ({ $source }); больше десяти не бывает, пропало { $lost } $.
}
roll-event-points = { $player }: +{ roll-points-count } ({ $source }).
roll-event-recruited = { $player } нанимает { roll-dice }, остаётся { roll-credits-count }.
roll-event-recalled = { $player } отзывает { roll-dice }.
roll-event-over = Партия окончена: { $scores }. { $winners-count ->
    [one] Победитель — { $winners }.
   *[other] Победители — { $winners }.
}

## Что дают технологии

roll-power-reassign = Назначение: можно переставить { roll-so-many-dice } в { $most ->
    [1] другой ряд
   *[other] другие ряды
}.
roll-power-reassign-from = Назначение: можно переставить { roll-so-many-dice } из ряда «{ $from }» в { $most ->
    [1] другой ряд
   *[other] другие ряды
}.
roll-power-reassign-to = Назначение: можно переставить { roll-so-many-dice } в ряд: { $to }.
roll-power-reassign-selected = Назначение: можно переставить { roll-so-many-dice } в ряд фазы, которую вы выбрали.
roll-power-reassign-together = Назначение: можно переставить ровно { $most } кубика из одного ряда в ряд фазы, которую вы выбрали.
roll-power-reassign-majority = Назначение: если у вас больше всех миров цвета «{ $colour }», можно переставить до 2 кубиков, при равенстве 1.
roll-power-dictate-more = Назначение: приказ переставляет до { $most } кубиков за один отложенный.
roll-power-dictate-again = Назначение: приказ можно применять сколько угодно раз.
roll-power-extra-workers = { $phase }: дополнительные рабочие, не кубики: { $colours }.
roll-power-rearrange = Исследование: можно сколько угодно раз перекладывать стопки и переворачивать жетоны.
roll-power-on-top = Исследование: жетоны разведки можно класть наверх.
roll-power-stock-more = Исследование: снабжение исследователем цвета «{ $colour }» даёт { roll-credits-count }.
roll-power-extra-tile = Исследование: когда все закончат, вы берёте ещё один жетон в низ стопки.
roll-power-credits-for-scout = Исследование: { roll-credits-count }, если в разведку идёт ваш исследователь цвета «{ $colour }».
roll-power-credits-for-most = { $phase }: { roll-credits-count }, если у вас больше всех технологий.
roll-power-cheaper-developments = Разработка: технологии стоят вам на { $amount } меньше.
roll-power-cheaper-reassign = Разработка: технологии с переназначением стоят вам на { $amount } меньше.
roll-power-cheaper-worlds = Колонизация: стоимость на { $amount } меньше, но не меньше { $floor } ({ roll-which-worlds }).
roll-power-credits-for-tile = { $any ->
    [yes] { $phase }: { roll-credits-count } за каждый завершённый жетон.
   *[no] { $phase }: { roll-credits-count } за каждый завершённый мир цвета: { $kinds }.
}
roll-power-to-cup = { $phase }: из кубиков, завершивших жетон, 1 или { $most } возвращаются в стаканчик.
roll-power-colour-to-cup = { $phase }: кубики цвета «{ $colour }», завершившие жетон, возвращаются в стаканчик.
roll-power-credits = { $phase }: { roll-credits-count } в конце фазы.
roll-power-credits-for-citizens = { $per ->
    [1] { $phase }: в конце фазы 1 кредит за каждый кубик цвета «{ $colour }» в населении.
   *[other] { $phase }: в конце фазы 1 кредит за каждые { $per } кубика цвета «{ $colour }» в населении, с округлением вверх.
}
roll-power-credits-for-goods-on = Производство: в конце фазы { roll-credits-count } за каждый товар на мирах цвета «{ $colour }».
roll-power-credits-for-goods-of = Производство: в конце фазы { roll-credits-count } за каждый кубик цвета «{ $colour }», который лежит как товар.
roll-power-more-goods = Каждый ваш цветной мир вмещает до 2 товаров.
roll-power-credits-for-highest-world = Поставка: { roll-credits-count }, если все миры наибольшей стоимости ваши.
roll-power-trade-bonus = Поставка: ещё { roll-credits-count } за каждый проданный товар ({ roll-which-worlds }).
roll-power-consume-credits = Поставка: { roll-credits-count } за каждый потреблённый товар ({ roll-which-worlds }).
roll-power-consume-points = Поставка: ещё { roll-points-count } за каждый потреблённый товар ({ roll-which-worlds }).
roll-power-buy-point = Поставка: после каждой продажи можно заплатить 1 кредит за 1 очко.
roll-power-points = Поставка: { roll-points-count } в конце фазы.
roll-power-score-development-share = { $divisor ->
    [2] Половина
   *[other] Треть
} стоимости всех ваших технологий, с округлением вверх.
roll-power-score-reassign-share = { $divisor ->
    [2] Половина
   *[other] Треть
} стоимости ваших технологий с переназначением, с округлением вверх.
roll-power-score-world-share = { $divisor ->
    [2] Половина
   *[other] Треть
} стоимости ваших миров цвета «{ $colour }», с округлением вверх.
roll-power-score-per-development = 1 очко за каждую вашу технологию.
roll-power-score-per-other = 1 очко за каждую вашу технологию без переназначения.
roll-power-score-per-world = { roll-points-count } за каждый ваш мир цвета «{ $colour }».
roll-power-score-per-set = { roll-points-count } за каждые { $per } ваших кубика цвета «{ $colour }», с округлением вверх.
roll-power-score-per-colour = 1 очко за каждый цвет среди ваших кубиков.
roll-power-score-triangular = 1, 2, 3, 4 … очка за 1, 3, 6, 10 … очков в фишках.
roll-power-score-per-good = 1 очко за каждый ваш товар.

## Названия жетонов; attested — откуда название

roll-card-face-down = закрытый жетон
    .attested = ours
roll-card-advanced-logistics = Улучшенная логистика
    .attested = rulebook
roll-card-designer-species-ultd = Общество видов на заказ
    .attested = ours
roll-card-backup-planning = Запасной план
    .attested = ours
roll-card-galactic-trendsetters = Галактические законодатели мод
    .attested = ours
roll-card-diversification = Диверсификация
    .attested = ours
roll-card-lost-species-ark-world = Мир-ковчег исчезнувших видов
    .attested = ours
roll-card-hydroponics-guild = Гильдия гидропоники
    .attested = ours
roll-card-alien-sentinels = Стражи иных
    .attested = ours
roll-card-jumpdrive-research = Исследования гипердвигателя
    .attested = ours
roll-card-deserted-alien-library = Покинутая библиотека иных
    .attested = ours
roll-card-public-works = Общественные сооружения
    .attested = rulebook
roll-card-lost-alien-warship = Потерянный военный корабль иных
    .attested = ours
roll-card-space-mercenaries = Космические наёмники
    .attested = ours
roll-card-lost-alien-battle-fleet = Потерянный боевой флот иных
    .attested = ours
roll-card-technology-unions = Технологические союзы
    .attested = ours
roll-card-deserted-alien-colony = Покинутая колония иных
    .attested = ours
roll-card-terraforming-robots = Роботы-терраформеры
    .attested = ours
roll-card-terraformed-world = Терраформированный мир
    .attested = ours
roll-card-colonial-affinity = Тяга к колонизации
    .attested = ours
roll-card-malevolent-lifeforms = Враждебные формы жизни
    .attested = ours
roll-card-export-duties = Экспортные пошлины
    .attested = ours
roll-card-silicon-world = Кремниевый мир
    .attested = ours
roll-card-galactic-demand = Галактический спрос
    .attested = ours
roll-card-deserted-alien-outpost = Покинутый аванпост иных
    .attested = ours
roll-card-galactic-recycling = Галактическая переработка
    .attested = ours
roll-card-alien-robot-scout-ship = Автоматический разведчик иных
    .attested = ours
roll-card-local-subsidies = Местные субсидии
    .attested = rulebook
roll-card-distant-world = Далёкий мир
    .attested = ours
roll-card-minor-research-labs = Малые лаборатории
    .attested = ours
roll-card-transport-hub = Транспортный узел
    .attested = ours
roll-card-operations-affinity = Тяга к хозяйству
    .attested = ours
roll-card-tourist-world = Мир туристов
    .attested = ours
roll-card-shipping-affinity = Тяга к перевозкам
    .attested = ours
roll-card-deep-space-symbionts-ltd = Общество симбионтов дальнего космоса
    .attested = ours
roll-card-space-docks = Космические доки
    .attested = ours
roll-card-armaments-world = Мир оружейников
    .attested = ours
roll-card-technology-affinity = Тяга к технологиям
    .attested = ours
roll-card-jungle-world = Мир джунглей
    .attested = ours
roll-card-alien-research-team = Группа изучения иных
    .attested = rulebook
roll-card-rebel-warrior-race = Раса воинов-повстанцев
    .attested = rulebook
roll-card-alien-uplift-blueprints = Чертежи возвышения иных
    .attested = ours
roll-card-information-hub = Информационный узел
    .attested = ours
roll-card-executive-power = Исполнительная власть
    .attested = rulebook
roll-card-trading-world = Торговый мир
    .attested = ours
roll-card-free-trade-zone = Зона свободной торговли
    .attested = rulebook
roll-card-galactic-resort = Галактический курорт
    .attested = ours
roll-card-galactic-influence = Галактическое влияние
    .attested = ours
roll-card-blaster-gem-mines = Копи бластерных кристаллов
    .attested = ours
roll-card-galactic-mandate = Галактический мандат
    .attested = rulebook
roll-card-mining-world = Горнодобывающий мир
    .attested = ours
roll-card-homeworld-patriotism = Патриотизм родного мира
    .attested = ours
roll-card-plague-world = Чумной мир
    .attested = ours
roll-card-isolation-policy = Политика изоляции
    .attested = rulebook
roll-card-planetary-nebula = Планетарная туманность
    .attested = ours
roll-card-mad-scientists = Безумные учёные
    .attested = rulebook
roll-card-gateway-station = Станция-врата
    .attested = ours
roll-card-major-research-labs = Крупные лаборатории
    .attested = ours
roll-card-galactic-fuel-depot = Галактический склад топлива
    .attested = ours
roll-card-merchant-guild = Гильдия торговцев
    .attested = ours
roll-card-jumpdrive-fuel-refinery = Завод гипертоплива
    .attested = ours
roll-card-space-marines = Космический десант
    .attested = rulebook
roll-card-prosperous-world = Процветающий мир
    .attested = ours
roll-card-space-refineries = Космические обогатители
    .attested = ours
roll-card-uplift-overseers = Надзиратели возвышения
    .attested = ours
roll-card-space-tourism = Космический туризм
    .attested = rulebook
roll-card-universal-exports = Вселенский экспорт
    .attested = ours
roll-card-trade-levies = Торговые сборы
    .attested = ours
roll-card-comet-zone = Кометная зона
    .attested = ours
roll-card-conscription = Мобилизация
    .attested = rulebook
roll-card-gem-world = Мир драгоценностей
    .attested = ours
roll-card-galactic-salon = Галактический салон
    .attested = ours
roll-card-runaway-robots = Беглые роботы
    .attested = ours
roll-card-information-tech = Информационные технологии
    .attested = rulebook
roll-card-pirate-world = Мир пиратов
    .attested = ours
roll-card-investment-credits = Инвестиционные кредиты
    .attested = ours
roll-card-galactic-survey-headquarters = Штаб галактической разведки
    .attested = ours
roll-card-propaganda-campaign = Кампания пропаганды
    .attested = ours
roll-card-ore-rich-world = Мир, богатый рудой
    .attested = ours
roll-card-replicant-robots = Роботы-репликанты
    .attested = rulebook
roll-card-space-port = Космопорт
    .attested = ours
roll-card-alien-research-ship = Корабль изучения иных
    .attested = rulebook
roll-card-spice-world = Мир пряностей
    .attested = ours
roll-card-galactic-investors = Галактические инвесторы
    .attested = ours
roll-card-new-vinland = Новая Винляндия
    .attested = ours
roll-card-nanotechnology = Нанотехнологии
    .attested = rulebook
roll-card-radioactive-world = Радиоактивный мир
    .attested = ours
roll-card-organic-shipyards = Органические верфи
    .attested = rulebook
roll-card-outlaw-world = Мир вне закона
    .attested = ours
roll-card-robot-surveyors = Роботы-изыскатели
    .attested = ours
roll-card-asteroid-belt = Пояс астероидов
    .attested = ours
roll-card-free-trade-association = Ассоциация свободной торговли
    .attested = ours
roll-card-sentient-robots = Разумные роботы
    .attested = ours
roll-card-galactic-bankers = Галактические банкиры
    .attested = ours
roll-card-former-penal-colony = Бывшая исправительная колония
    .attested = rulebook
roll-card-galactic-exchange = Галактическая биржа
    .attested = ours
roll-card-star-nomad-lair = Логово звёздных кочевников
    .attested = ours
roll-card-galactic-federation = Галактическая Федерация
    .attested = rulebook
roll-card-artist-colony = Колония художников
    .attested = ours
roll-card-galactic-renaissance = Галактический ренессанс
    .attested = ours
roll-card-fifth-column = Пятая колонна
    .attested = ours
roll-card-galactic-reserves = Галактические резервы
    .attested = rulebook
roll-card-rebel-hideout = Убежище повстанцев
    .attested = ours
roll-card-mining-league = Горнодобывающая лига
    .attested = ours
roll-card-new-survivalists = Новые сурвивалисты
    .attested = ours
roll-card-new-economy = Новая экономика
    .attested = ours
roll-card-high-gravity-world = Мир высокой гравитации
    .attested = ours
roll-card-new-galactic-order = Новый галактический порядок
    .attested = rulebook
roll-card-secluded-world = Уединённый мир
    .attested = ours
roll-card-system-diversification = Диверсификация систем
    .attested = ours
roll-card-rebel-miners = Шахтёры-повстанцы
    .attested = rulebook
roll-card-space-piracy = Космическое пиратство
    .attested = rulebook
roll-card-hidden-fortress = Скрытая крепость
    .attested = ours
roll-card-alien-archaeology = Археология иных
    .attested = rulebook
roll-card-alien-rosetta-stone-world = Мир Розеттского камня иных
    .attested = ours
roll-card-consumer-markets = Потребительские рынки
    .attested = ours
roll-card-space-mall = Космический торговый центр
    .attested = ours
roll-card-improved-reconnaissance = Улучшенная разведка
    .attested = ours
roll-card-wormhole-station = Станция у кротовой норы
    .attested = ours
roll-card-genetics-lab = Генетическая лаборатория
    .attested = rulebook
roll-card-the-last-of-the-gnarssh = Последний из гнаршей
    .attested = ours
roll-card-galactic-religion = Галактическая религия
    .attested = ours
roll-card-pilgrimage-world = Мир паломников
    .attested = ours
roll-card-biological-adaptation = Биологическая адаптация
    .attested = rulebook
roll-card-aquatic-uplift-world = Водный мир возвышения
    .attested = ours
roll-card-mining-industry = Горная промышленность
    .attested = ours
roll-card-meteorite-planet = Метеоритная планета
    .attested = ours
roll-card-destroyed-colony = Разрушенная колония
    .attested = rulebook
roll-card-awakened-alien-outpost = Пробуждённый аванпост иных
    .attested = ours
roll-card-alpha-centauri = Альфа Центавра
    .attested = ours
roll-card-ancient-race = Древняя раса
    .attested = ours
roll-card-damaged-alien-factory = Повреждённый завод иных
    .attested = ours
roll-card-doomed-world = Обречённый мир
    .attested = rulebook
roll-card-earths-lost-colony = Затерянная колония Земли
    .attested = ours
roll-card-epsilon-eridani = Эпсилон Эридана
    .attested = ours
roll-card-new-sparta = Новая Спарта
    .attested = ours
roll-card-old-earth = Старая Земля
    .attested = ours
roll-card-separatist-colony = Колония сепаратистов
    .attested = ours
