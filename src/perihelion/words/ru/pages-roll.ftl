### Что поле Roll for the Galaxy говорит о себе само.

## Кубики

pages-roll-die-home = белый кубик
pages-roll-die-military = красный кубик
pages-roll-die-consumption = сиреневый кубик
pages-roll-die-novelty = голубой кубик
pages-roll-die-rare = коричневый кубик
pages-roll-die-genes = зелёный кубик
pages-roll-die-alien = жёлтый кубик
pages-roll-die-shows = { $die }: { $face }
pages-roll-die-home-help = Рабочие родного мира: всего понемногу, чаще исследование, без джокеров.
pages-roll-die-military-help = Военные: сильны в разработке и колонизации.
pages-roll-die-consumption-help = Потребление: силён в поставке. При потреблении товара считается кубиком любого цвета.
pages-roll-die-novelty-help = Предметы роскоши: сильны в производстве и поставке.
pages-roll-die-rare-help = Редкие элементы: сильны в разработке.
pages-roll-die-genes-help = Гены: сильны в колонизации, часто джокеры.
pages-roll-die-alien-help = Технологии пришельцев: половина граней — джокеры.
pages-roll-extra-worker = дополнительный рабочий ({ $die })
pages-roll-extra-help = Его даёт технология: он работает только в этой фазе, и кубика для него нет.
pages-roll-several = { $name } × { $count }

## Фазы

pages-roll-face-explore = Исследование
pages-roll-face-develop = Разработка
pages-roll-face-settle = Колонизация
pages-roll-face-produce = Производство
pages-roll-face-ship = Поставка
pages-roll-face-wild = Джокер
pages-roll-face-assign = Назначение
pages-roll-face-end = Конец партии
pages-roll-phase-explore-help = Каждый исследователь разведывает новый жетон для ваших стопок или приносит кредиты.
pages-roll-phase-develop-help = Разработчики трудятся над верхним жетоном стопки технологий. Когда их хватает, он завершён.
pages-roll-phase-settle-help = Колонизаторы трудятся над верхним жетоном стопки миров. Когда их хватает, он завершён.
pages-roll-phase-produce-help = Каждый производитель становится товаром на одном из ваших цветных миров.
pages-roll-phase-ship-help = Каждый поставщик берёт товар: его можно продать за кредиты или потребить за очки. Затем оба кубика уходят в население.
pages-roll-phase-manage-help = За кредиты кубики из населения возвращаются в стаканчик, по кредиту за кубик. Кубики на стопках и товары можно отозвать.
pages-roll-short-explore = Новые жетоны в стопки или кредиты
pages-roll-short-develop = Стройка верхней технологии
pages-roll-short-settle = Стройка верхнего мира
pages-roll-short-produce = Товары на цветных мирах
pages-roll-short-ship = Товары — в кредиты или в очки
pages-roll-phases = Фазы раунда
pages-roll-when-unknown = Пока неизвестно
pages-roll-when-not-played = В этом раунде не играется
pages-roll-when-later = Ещё впереди
pages-roll-when-now = Идёт сейчас
pages-roll-when-done = Сыграна
pages-roll-selected-by = Выбрали: { $names }.

## За ширмой

pages-roll-behind-screen = За вашей ширмой: пять рядов кубиков
pages-roll-strip = Ваши рабочие по фазам
pages-roll-behind-their-screen = За ширмой
pages-roll-behind-their-screen-help = Эти кубики брошены. Что на них выпало, станет видно, когда откроются все ширмы.
pages-roll-their-workers = Рабочие по фазам
pages-roll-their-workers-help = Рамкой отмечена фаза, которую выбрал игрок. Играются только выбранные кем-то фазы, и действует каждый, у кого там есть рабочие.
pages-roll-plan-help = Кубики ряда сработают, если его фазу выберет хоть кто-то; иначе они вернутся в стаканчик.
pages-roll-select = Выбрать фазу: { $phase }
pages-roll-selected = Выбрана фаза: { $phase }
pages-roll-select-help = Кубик в этой ячейке означает, что фаза будет сыграна. Любой кубик может выбрать любую фазу: нажмите здесь или положите в ячейку кубик по своему вкусу.
pages-roll-selects = выбирает фазу «{ $phase }»
pages-roll-in-row = в ряду «{ $phase }»
pages-roll-without-row = без ряда
pages-roll-wild-dice = Джокеры, в любой ряд
pages-roll-all-wild = Все джокеры вместе
pages-roll-wild-help = Джокер можно положить в любой ряд.
pages-roll-aside = Отложить
pages-roll-aside-help = Приказ: отложенный кубик в этом раунде не работает, зато можно переставить другой.
pages-roll-used = применено
pages-roll-used-help = Применено. Нажмите ещё раз, чтобы отменить.
pages-roll-step-back = Назад
pages-roll-be-ready = Готово
pages-roll-draw = { $count ->
    [one] Взять { $count } жетон
    [few] Взять { $count } жетона
   *[many] Взять { $count } жетонов
}
pages-roll-recruit = Нанять: { $count }
pages-roll-recall = { $count ->
    [0] Ничего не отзывать
   *[other] Отозвать: { $count }
}
pages-roll-recruits = Нанято из населения: { $count } из { $need }
pages-roll-recalls = Отозвано со стопок и миров, по желанию: { $count }
pages-roll-ready-help = План готов. Ширмы откроются, когда будут готовы все.
pages-roll-ready = Всё назначено

## На столе

pages-roll-tableau = Ваши владения
pages-roll-tableau-of = Владения: { $name }
pages-roll-look-at = Владения: { $name }
pages-roll-stacks = Ваша зона подготовки
pages-roll-stack-dev = Технологии
pages-roll-stack-world = Миры
pages-roll-stack-dev-help = Разработчики трудятся над верхним жетоном. Новые жетоны кладут вниз.
pages-roll-stack-world-help = Колонизаторы трудятся над верхним жетоном. Новые жетоны кладут вниз.
pages-roll-stack-empty = Жетонов нет
pages-roll-as-development = технология
pages-roll-as-world = мир
pages-roll-tiles-below = { $count ->
    [one] { $count } жетон под ним, рубашкой вверх
    [few] { $count } жетона под ним, рубашкой вверх
   *[many] { $count } жетонов под ним, рубашкой вверх
}
pages-roll-workers-of = рабочих: { $have } из { $need }, не хватает: { $missing }
pages-roll-below = { $place }-й в стопке
pages-roll-on-dev = на стопке технологий
pages-roll-on-world = на стопке миров
pages-roll-on-top = Наверх
pages-roll-on-top-help = Ваше свойство позволяет положить этот жетон наверх стопки.
pages-roll-other-side = Обратная сторона
pages-roll-two-sides = Жетон: { $development } или { $world }
pages-roll-at-once = Сразу
pages-roll-no-powers = Ничего, кроме очков.
pages-roll-goods-here = { $count ->
    [one] { $count } товар здесь
    [few] { $count } товара здесь
   *[many] { $count } товаров здесь
}
pages-roll-good = товар, { $card }
pages-roll-cup = Стаканчик
pages-roll-cup-help = Все кубики из стаканчика бросают в начале следующего раунда.
pages-roll-citizens = Население
pages-roll-citizens-help = Здесь отдыхают кубики, которые поработали. В конце раунда каждый возвращается в стаканчик за один кредит.
pages-roll-points = Очки сейчас
pages-roll-points-help = Если бы партия закончилась сейчас: стоимость всех жетонов, фишки и премии технологий 6+.
pages-roll-chips = Очки в фишках
pages-roll-chips-help = За потреблённые товары и по свойствам. Когда запас исчерпан, партия кончается с этим раундом.
pages-roll-tiles = Жетоны
pages-roll-tiles-help = Когда у кого-то их 12, партия кончается с этим раундом.
pages-roll-credits = Кредиты
pages-roll-credits-help = От 0 до 10; всё, что сверх 10, пропадает. В конце раунда на них нанимают кубики, по кредиту за кубик. Если не осталось ни одного, вы получаете 1.
pages-roll-credits-spent = Кредитов: { $credits }, после найма останется: { $left }
pages-roll-pile-pool = Очков осталось в запасе
pages-roll-pile-missing = Жетонов не хватает до конца партии
pages-roll-pile-bag = Жетонов в мешочке
pages-roll-pile-bag-help = Из него тянут исследователи.

## На что годятся рабочий и товар

pages-roll-act-scout = Разведка
pages-roll-act-scout-help = Сбросьте жетоны, если хотите, и возьмите на один больше.
pages-roll-act-stock = Снабжение
pages-roll-act-stock-help = Возьмите кредиты.
pages-roll-act-trade = Продажа
pages-roll-act-trade-help = Продайте товар за кредиты.
pages-roll-act-consume = Потребление
pages-roll-act-consume-help = Потребите товар за очки.

## Помощь

pages-roll-help-round = Все бросают кубики, назначают их за ширмой и выбирают по одной фазе. Играются только выбранные кем-то фазы, и каждый, у кого там есть рабочие, действует. Партия кончается с тем раундом, в котором исчерпан запас очков или у кого-то 12 жетонов.
pages-roll-help-dice = Кубики и их грани
pages-roll-help-figures = Числа
pages-roll-help-assign = Как назначать кубики
pages-roll-help-select = Нажмите на фазу или положите на неё любой кубик, чтобы её выбрать. Лежащий там кубик можно заменить другим.
pages-roll-help-wild = Кладите джокеры в ряды или нажимайте на ряд. Их можно перекладывать, пока вы не готовы.
pages-roll-help-powers = Приказ и свойства переназначения двигают остальные кубики: нажмите на свойство или перетащите кубик туда, куда его может переставить одно из ваших свойств. Нажмите на применённое свойство, чтобы отменить его.
pages-roll-help-keys = Клавиши: 1–5 выбирает фазу. H, M, P, N, B, G, A поднимает белый, красный, сиреневый, голубой, коричневый, зелёный или жёлтый кубик; затем 1–5 кладёт его в ряд, Shift и 1–5 — в ячейку фазы. Backspace — шаг назад, C — готово.
