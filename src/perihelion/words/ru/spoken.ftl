### Что говорится иначе, когда стол читают вслух: полными словами, и у каждого числа есть предмет.

spoken-seat = { $name }: { $points } ПО
spoken-seat-you = { $name }, это вы: { $points } ПО
spoken-source = { $words }: { $points } ПО
spoken-with = { $words }. Игроки: { $names }
spoken-to-answer = Ещё отвечают: { $names }
spoken-times = { $words }, таких { $count }
spoken-none = нет

## Знаки

spoken-sign-letter = {""}
spoken-sign-doubled = двойные очки
spoken-sign-points = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
}
spoken-sign-all-points = победных очков
spoken-sign-prestige = { $count ->
    [one] { $count } очко престижа
    [few] { $count } очка престижа
   *[many] { $count } очков престижа
}
spoken-sign-all-prestige = очков престижа
spoken-sign-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[many] { $count } кредитов
}
spoken-sign-from-to = с { $from } до { $to }
spoken-sign-to = {" на "}
spoken-sign-so-many = { $count }{" "}
spoken-sign-level = { $level }
spoken-sign-then = {", "}
spoken-sign-or = {" или "}
spoken-sign-beside = {" "}
spoken-sign-and = {" и "}
spoken-sign-next = {", дальше "}
spoken-sign-stop = {". "}
spoken-sign-plus = {"плюс "}
spoken-sign-minus = {"минус "}
spoken-sign-so-on = {" и так далее"}

## Гонка за галактику

spoken-race-leader = Лидер по престижу: { $name }{ $count ->
    [0] {""}
   *[other] , на жетоне { $count } ГП
}
spoken-race-takeover = Объявлен захват: { $target }. Нападает { $attacker }, сила { $attack }; владелец { $defender }, оборона { $defense }
spoken-race-takeover-off = Захват отменён: { $target }. Нападает { $attacker }, сила { $attack }; владелец { $defender }, оборона { $defense }
spoken-race-against = вооружённые силы { SIGNED($amount) } против { $whom }
spoken-race-temporary = временные вооружённые силы { SIGNED($amount) }
spoken-race-most = вооружённые силы можно поднять до { SIGNED($amount) }
spoken-race-attacking = вооружённые силы { SIGNED($amount) } при захвате с картой «{ $name }»
spoken-race-defending = вооружённые силы { SIGNED($amount) } в обороне
spoken-race-tucked = подложено: { spoken-cards }
spoken-race-pile-deck = колода: { spoken-cards }
spoken-race-pile-discards = отбой: { spoken-cards }
spoken-race-to-pay = к оплате: { $cost ->
    [one] { $cost } карта
    [few] { $cost } карты
   *[many] { $cost } карт
}
spoken-race-at-least = стоимость можно снизить: { $cost ->
    [one] до { $cost } карты
   *[many] до { $cost } карт
}
spoken-race-faded-goals = Уже взята.
spoken-race-faded-tableau = Возможности начнут действовать со следующей фазы.
spoken-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Кубарем по Галактике

spoken-roll-now = { $name }: идёт сейчас
spoken-roll-faded-phases = Уже позади.
spoken-roll-dice = { $count ->
    [1] { $name } кубик
    [one] { $name }: { $count } кубик
    [few] { $name }: { $count } кубика
   *[many] { $name }: { $count } кубиков
}
spoken-roll-shows = { $name } кубик, выпало: { $top }
spoken-roll-unseen = { $name } кубик за ширмой
spoken-roll-tile = { $name }
spoken-roll-tile-with = { $name }, товар здесь: { $goods }
spoken-roll-building = { $name }, лежит кубиков: { $have } из { $need }

## Крошечные эпические галактики

spoken-tiny-die = кубик { $number }: { $side }
spoken-tiny-planet = { $name }, доход: { $yields }, за колонию { $points } ПО, шкала «{ $track }», { $length ->
    [one] { $length } шаг
    [few] { $length } шага
   *[many] { $length } шагов
}
spoken-tiny-level = уровень { $level }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
spoken-tiny-next = цена следующего уровня, энергией или знаниями: { $cost }
spoken-tiny-ship-home = корабль { $number }: дома
spoken-tiny-ship-surface = корабль { $number }: на поверхности планеты { $planet }
spoken-tiny-ship-orbit = корабль { $number }: на орбите планеты { $planet }, деление { $at } из { $length }
spoken-tiny-faded-colonies = В этом ходу уже использована.

## Вдали от Солнца

spoken-beyond-with = { $words }
spoken-beyond-slot = ячейка { $slot }
spoken-beyond-faded-techs = Ещё не открыта.
spoken-beyond-tech = ячейка { $slot }, { $name }, тип: { $kinds }
spoken-beyond-achievement = { $name }, осталось очков: { $points }
spoken-beyond-you-have = Пока у вас { $count }.
spoken-beyond-deck = колода { $deck }: { spoken-cards }
spoken-beyond-ore = { $count ->
    [one] { $count } металл
    [few] { $count } металла
   *[many] { $count } металлов
}, производство даст { $more }
spoken-beyond-population = { $count } населения, рост даст { $more }
spoken-beyond-column = столбец { $column }: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
spoken-beyond-track = { $kind }: { $count ->
    [one] { $count } диск
    [few] { $count } диска
   *[many] { $count } дисков
}
spoken-beyond-automated = уровень { $count }
spoken-beyond-fleet = { $where }: корабли уровня { $levels }
