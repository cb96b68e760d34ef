### Крошечные эпические галактики. Русские названия планет, миссий и враждебных галактик — наши: печатных не видели.

## Названия планет, миссий и враждебных галактик

tiny-card-andellouxian-6 = Анделлуксиан-6
tiny-card-aughmoore = Огмур
tiny-card-birkomius = Биркомиус
tiny-card-bisschop = Бисшоп
tiny-card-brumbaugh = Брамбо
tiny-card-bsw-10-1 = BSW-10-1
tiny-card-clj-0517 = CLJ-0517
tiny-card-drewkaiden = Дрюкайден
tiny-card-gleam-zanier = Глим-Занье
tiny-card-gort = Горт
tiny-card-gyore = Джиор
tiny-card-helios = Гелиос
tiny-card-hoefker = Хёфкер
tiny-card-jac-110912 = JAC-110912
tiny-card-jakks = Джаккс
tiny-card-jorg = Йорг
tiny-card-k-widow = К-Видоу
tiny-card-la-torres = Ла-Торрес
tiny-card-leandra = Леандра
tiny-card-lureena = Люрина
tiny-card-maia = Майя
tiny-card-mared = Маред
tiny-card-mj-120210 = MJ-120210
tiny-card-nagato = Нагато
tiny-card-nakagawakozi = Накагавакодзи
tiny-card-nibiru = Нибиру
tiny-card-omicron-fenzi = Омикрон-Фензи
tiny-card-padraigin-3110 = Падрейгин-3110
tiny-card-pembertonia-major = Пембертония-Майор
tiny-card-piedes = Пьедес
tiny-card-sargus-36 = Саргус-36
tiny-card-shouhua = Шоухуа
tiny-card-terra-bettia = Терра-Беттия
tiny-card-tifnod = Тифнод
tiny-card-umbra-forum = Умбра-Форум
tiny-card-vici-ks156 = Вичи-КС156
tiny-card-vizcarra = Вискарра
tiny-card-walsfeo = Уолсфео
tiny-card-zalax = Залакс
tiny-card-zavodnick = Заводник
tiny-card-charger = Заряжающий
tiny-card-conqueror = Завоеватель
tiny-card-elder = Старейшина
tiny-card-equalizer = Уравнитель
tiny-card-explorer = Исследователь
tiny-card-hermit = Отшельник
tiny-card-hoarder = Скопидом
tiny-card-industrialist = Промышленник
tiny-card-noble = Дворянин
tiny-card-orbiter = Орбитальщик
tiny-card-seeker = Искатель
tiny-card-trader = Торговец
tiny-card-face-down = карта рубашкой вверх
tiny-rogue-artemis = Артемида
tiny-rogue-rothkel = Роткель
tiny-rogue-zendica = Зендика
tiny-rogue-hades = Аид
tiny-rogue-gamelyn = Геймлин

## Слова правил

tiny-action-move = Переместить корабль
tiny-action-energy = Собрать энергию
tiny-action-culture = Собрать знания
tiny-action-diplomacy = Дипломатия
tiny-action-economy = Экономика
tiny-action-colony = Использовать колонию
tiny-resource-energy = энергии
tiny-resource-culture = знаний
tiny-amount = { $amount } { $resource-is ->
    [energy] { $amount ->
        [one] энергию
       *[other] энергии
    }
   *[culture] { $amount ->
        [one] знание
        [few] знания
       *[many] знаний
    }
}
tiny-one = { $resource-is ->
    [energy] 1 энергию
   *[culture] 1 знание
}
tiny-some-energy = { $energy } { $energy ->
    [one] энергию
   *[other] энергии
}
tiny-some-culture = { $culture } { $culture ->
    [one] знание
    [few] знания
   *[many] знаний
}
tiny-both = { $energy ->
    [0] { $culture ->
        [0] ничего
       *[other] { tiny-some-culture }
    }
   *[other] { $culture ->
        [0] { tiny-some-energy }
       *[other] { tiny-some-energy } и { tiny-some-culture }
    }
}
tiny-cost-energy = { $cost } { $cost ->
    [one] энергию
   *[other] энергии
}
tiny-cost-culture = { $cost } { $cost ->
    [one] знание
    [few] знания
   *[many] знаний
}
tiny-galaxy-blue = синяя
tiny-galaxy-green = зелёная
tiny-galaxy-red = красная
tiny-galaxy-yellow = жёлтая
tiny-galaxy-black = чёрная
tiny-difficulty-beginner = начальный уровень
tiny-difficulty-easy = лёгкий уровень
tiny-difficulty-medium = средний уровень
tiny-difficulty-hard = сложный уровень
tiny-difficulty-epic = эпический уровень

## Почему вопрос не задан или кубик враждебной галактики переброшен

tiny-why-not-enough-culture = не хватает знаний
tiny-why-not-enough-energy = не хватает энергии
tiny-why-not-enough-resources = не хватает энергии и знаний
tiny-why-not-enough-dice = не хватает неиспользованных кубиков
tiny-why-nothing-to-follow = повторять нечего
tiny-why-own-turn-only = только в свой ход
tiny-why-once-per-turn = только раз в ход
tiny-why-chain-repeat = только раз за кубик
tiny-why-no-ship-on-track-type = нет корабля на такой шкале
tiny-why-no-ship-in-orbit = нет корабля на орбите
tiny-why-no-target = нет подходящей цели
tiny-why-no-earlier-die = нет кубика, который можно повторить
tiny-why-deck-empty = колода пуста
tiny-why-resource-full = больше не помещается
tiny-why-max-empire-level = уровень империи наивысший
tiny-why-not-lowest-empire = уровень империи не самый низкий
tiny-why-duplicate = дополнительные действия должны быть разными
tiny-why-impossible = действие невозможно
tiny-why-forced = переброс оплачен игроком

## Вопросы

tiny-question-choose-rogue = Против какой враждебной галактики играть?
tiny-question-choose-galaxy = Выберите цвет своей галактики.
tiny-question-keep-mission = Оставьте себе одну секретную миссию; другая будет сброшена.
tiny-question-turn = Используйте кубик, перебросьте кубики, примените преобразователь или закончите ход.
tiny-question-reroll = Какие кубики перебросить?
tiny-question-convert = Положите два кубика в преобразователь.
tiny-question-convert-to = Поверните кубик нужной стороной.
tiny-question-move = Какой корабль и куда отправить?
tiny-question-landing = Выполнить действие планеты { $card }?
tiny-question-advance = { $action }: продвиньте корабль.
tiny-question-colony = Повысьте уровень империи или используйте колонию.
tiny-leader = { $alone ->
    [yes] Враждебная галактика
   *[no] { $rival }
}
tiny-question-follow = { tiny-leader }: { $action }. Повторить за { tiny-cost-culture }?
tiny-question-free-follow = { tiny-leader }: { $action }. Повторить бесплатно?
tiny-question-pick-amount = { $card }: сколько обменять?
tiny-question-pick-opponent = { $card }: у кого взять?
tiny-question-pick-own-ship = { $card }: продвиньте корабль.
tiny-question-pick-target-ship = { $card }: какой корабль отступит?
tiny-question-pick-two-targets = Какие корабли отступят? Всего: { $count }.
tiny-question-pick-recall = { $card }: какой корабль вернуть домой и что он принесёт?
tiny-question-pick-swing = { $card }: какой корабль отступит, а какой продвинется?
tiny-question-pick-hop = { $card }: какой корабль и к какой планете перейдёт?
tiny-question-terra-step = Вы можете продвинуть один свой корабль на 1.
tiny-question-terra-last = { $card }: продвиньте корабль на 2.
tiny-question-pick-mix = { $card }: чем заплатить за следующий уровень?
tiny-question-pick-payment = { $card }: чем заплатить за следующий уровень?
tiny-question-pick-empty-planet = { $card }: какую планету заменить?
tiny-question-pick-reroll = Какие кубики перебросить бесплатно?
tiny-question-pick-give-up = От каких двух кубиков отказаться?
tiny-question-pick-face-for-die = { $card }: поверните кубик нужной стороной.
tiny-question-pick-row-action = { $card }: действие какой планеты выполнить?
tiny-question-pick-borrow = { $card }: какой чужой колонией воспользоваться?
tiny-question-pick-die-to-repeat = { $card }: действие какого кубика повторить?
tiny-question-pick-wild = { $card }: какое действие выполнить?
tiny-question-nagato-first = Какой корабль отправить первым и куда?
tiny-question-nagato-second = Какой корабль отправить вторым и куда? Можно остановиться.
tiny-question-rogue-reroll = { $action-is ->
    [colony] Враждебная галактика готовит атаку.
   *[other] Враждебная галактика готовит действие: { $action }.
} Заплатить 1 энергию и 1 знание за переброс?
tiny-question-rogue-push = Враждебная галактика атакует: какой корабль отступит?
tiny-question-rogue-tribute = Враждебная галактика отбирает { $amount }: что отдать?

## Ответы

tiny-option-activate = Кубик { $die }: { $action }
tiny-option-die = Кубик { $die }
tiny-option-face = { $face }
tiny-option-turned = Кубик { $die }: { $face }
tiny-option-opponent = { $rival }
tiny-option-rogue-galaxy = Враждебная галактика
tiny-option-ship = { $owner }: корабль { $ship }
tiny-option-rogue-ship = Враждебный корабль { $ship }
tiny-option-swing = Корабль { $back } назад, корабль { $forward } вперёд
tiny-option-amount = { $amount }
tiny-option-mix = { tiny-both }
tiny-option-mission = { $card }
tiny-option-galaxy = { $galaxy }
tiny-option-rogue = { $rogue } ({ $difficulty })
tiny-option-planet = { $card }
tiny-option-land = Корабль { $ship } садится на планету { $card }
tiny-option-enter-orbit = Корабль { $ship } выходит на орбиту планеты { $card }
tiny-option-go-home = Корабль { $ship } возвращается домой
tiny-option-hop = Корабль { $ship } переходит на орбиту планеты { $card }
tiny-option-recall = Корабль { $ship } домой: { tiny-both }
tiny-option-any-galaxy = Любая свободная
tiny-option-end-turn = Закончить ход
tiny-option-reroll = { $cost ->
    [0] Перебросить кубики бесплатно
   *[other] Перебросить кубики за { tiny-cost-energy }
}
tiny-option-convert = Использовать преобразователь
tiny-option-done = Готово
tiny-option-use = Выполнить
tiny-option-decline = Не выполнять
tiny-option-follow = Повторить
tiny-option-pass = Не повторять
tiny-option-stop = Без второго перемещения
tiny-option-none = Ни один
tiny-option-force = Заплатить за переброс
tiny-option-let = Не вмешиваться
tiny-option-with-energy = Заплатить энергией
tiny-option-with-culture = Заплатить знаниями
tiny-option-raise-with-energy = Повысить уровень империи до { $level } за { tiny-cost-energy }
tiny-option-raise-with-culture = Повысить уровень империи до { $level } за { tiny-cost-culture }
tiny-option-use-colony = Использовать колонию { $card }
tiny-option-unknown = Неизвестный ответ

## Почему ответ не принят

tiny-refusal-wrong-phase = Сейчас нужно решить другое.
tiny-refusal-bad-choice = Такого ответа нет.
tiny-refusal-unknown-galaxy = Галактики такого цвета нет.
tiny-refusal-galaxy-taken = Эта галактика занята: выберите другой цвет.
tiny-refusal-unknown-rogue = Такой враждебной галактики нет.
tiny-refusal-mission-not-dealt = Эту миссию вам не сдавали.
tiny-refusal-unknown-die = Такого кубика в этом броске нет.
tiny-refusal-die-not-inactive = Этот кубик в этом ходу уже использован.
tiny-refusal-die-in-converter = Этот кубик лежит в преобразователе и в этом ходу недоступен.
tiny-refusal-same-die-twice = Этот кубик вы уже выбрали: выберите другой.
tiny-refusal-no-dice-chosen = Выберите хотя бы один кубик.
tiny-refusal-not-enough-dice = Для этого не хватает неиспользованных кубиков.
tiny-refusal-converter-used = Преобразователь в этом ходу вы уже использовали.
tiny-refusal-converter-needs-three-dice = Для преобразователя нужны три неиспользованных кубика.
tiny-refusal-not-enough-energy = Для этого вам не хватает энергии.
tiny-refusal-not-enough-culture = Для этого вам не хватает знаний.
tiny-refusal-not-enough-resources = Для этого вам не хватает энергии и знаний вместе.
tiny-refusal-mixed-payment = Здесь энергию и знания складывать нельзя.
tiny-refusal-bad-payment = Это не составляет цены, или столько у вас нет.
tiny-refusal-bad-amount = Такое количество здесь невозможно.
tiny-refusal-resource-full = Больше этого ресурса у вас не поместится.
tiny-refusal-not-your-ship = Это не ваш корабль.
tiny-refusal-ship-locked = Этот корабль станет доступен с ростом империи.
tiny-refusal-ship-not-in-orbit = Этот корабль не на орбите.
tiny-refusal-same-ship = Здесь нужен другой корабль.
tiny-refusal-foreign-galaxy = Ваши корабли не могут лететь в чужую галактику.
tiny-refusal-colonised-planet = Эта планета колонизирована: кораблям туда нельзя.
tiny-refusal-planet-not-in-row = Этой планеты в ряду нет.
tiny-refusal-already-home = Этот корабль уже дома.
tiny-refusal-same-planet = Этот корабль уже у этой планеты: нужна другая.
tiny-refusal-surface-occupied-by-own-ship = На этой поверхности уже стоит ваш корабль.
tiny-refusal-orbit-occupied-by-own-ship = На этой орбите уже есть ваш корабль.
tiny-refusal-position-not-on-track = На той шкале нет такого деления.
tiny-refusal-no-ship-on-track-type = У вас нет корабля на такой шкале.
tiny-refusal-no-ship-in-orbit = У вас нет корабля на орбите.
tiny-refusal-wrong-track-type = Этот корабль на шкале другого типа.
tiny-refusal-not-your-colony = Это не ваша колония.
tiny-refusal-not-their-colony = Эта планета никем не колонизирована.
tiny-refusal-no-colony-action = Вы не можете ни повысить уровень империи, ни использовать колонию.
tiny-refusal-max-empire-level = Уровень вашей империи уже наивысший.
tiny-refusal-not-lowest-empire = Уровень вашей империи не ниже, чем у всех остальных.
tiny-refusal-own-turn-only = Эта планета действует только в ваш ход.
tiny-refusal-once-per-turn = Эту планету вы в этом ходу уже использовали.
tiny-refusal-chain-repeat = Эта планета с этим кубиком уже использована.
tiny-refusal-no-target = Подходящей цели нет.
tiny-refusal-not-an-opponent = Здесь нужен соперник.
tiny-refusal-target-at-start = Этот корабль на начальном делении: отступать ему некуда.
tiny-refusal-target-has-none = У этого игрока взять нечего.
tiny-refusal-planet-occupied = У этой планеты есть корабль.
tiny-refusal-too-few-planets = Планет осталось бы слишком мало: никто не смог бы набрать 21 ПО.
tiny-refusal-deck-empty = Колода пуста.
tiny-refusal-nothing-to-follow = После оплаты вам нечего было бы выполнить.
tiny-refusal-no-earlier-die = В этом ходу нет кубика, который можно повторить.
tiny-refusal-die-not-activated = Этот кубик в этом ходу ещё не использован.

## Почему партию нельзя начать

tiny-refusal-player-count = Эта игра для { $least }–{ $most } игроков, а не для { $players }.
tiny-refusal-solo-setting = Настройка «{ $setting }» — только для одиночной игры.

## Что произошло

tiny-event-forced-known = { $player }: выбора нет.
tiny-event-rogue-chosen = Враждебная галактика: { $rogue }.
tiny-event-galaxy = { $player }: { $galaxy } галактика.
tiny-event-kept-mission = { $player }: секретная миссия выбрана.
tiny-event-kept-mission-known = { $player } оставляет секретную миссию { $cards } и сбрасывает { $dropped }.
tiny-event-refilled = Место { $slot } в ряду: { $card }.
tiny-event-rolled = { $player } бросает кубики: { $faces }.
tiny-event-rerolled = { $dice-count ->
    [1] { $player } перебрасывает кубик { $dice }: { $faces }.
   *[other] { $player } перебрасывает кубики { $dice }: { $faces }.
}
tiny-event-turned = { $player } поворачивает кубик { $die }: { $action }.
tiny-event-activated = { $player } использует кубик { $die }: { $action }.
tiny-event-used = { $player } использует планету { $card }.
tiny-event-wild = { $player } выполняет действие по выбору: { $action }.
tiny-event-landed = { $player }: корабль { $ship } садится на планету { $card }.
tiny-event-entered-orbit = { $player }: корабль { $ship } на орбите планеты { $card }.
tiny-event-went-home = { $player }: корабль { $ship } возвращается домой.
tiny-event-advanced = { $player }: корабль { $ship } у планеты { $card } продвигается до { $to }.
tiny-event-pushed = { $player }: корабль { $ship } у планеты { $card } отступает до { $to }.
tiny-event-gained = { $player } получает { tiny-amount }.
tiny-event-lost = { $player } теряет { tiny-amount }.
tiny-event-paid = { $player } платит { tiny-both }.
tiny-event-gave-up = { $player } отказывается от кубиков { $dice }.
tiny-event-replaced = { $player } заменяет планету { $card }.
tiny-event-colonised = { $player } колонизирует планету { $card } ({ $vp } ПО).
tiny-event-upgraded = { $player }: империя достигает уровня { $level }.
tiny-event-score = { $player }: теперь { $points } ПО.
tiny-event-end-triggered = { $player }: уже { $points } ПО — начинаются последние ходы.
tiny-event-followed = { $player } повторяет: { $action }.
tiny-event-declined = { $player } не повторяет: { $action }.
tiny-event-skipped = { $asked ->
    [follow] { $player } не может повторить: { $why }.
    [free-follow] { $player } не может повторить: { $why }.
    [landing] { $player } не может использовать планету: { $why }.
   *[other] { $player } пропускает: { $why }.
}
tiny-event-turn-ended = { $player } заканчивает ход.
tiny-event-mission = { $player } открывает миссию { $card }: { $vp } ПО.
tiny-event-over = { $winners-count ->
    [one] Партия окончена. Победитель — { $winners }. Очки: { $scores }.
   *[other] Партия окончена. Победители — { $winners }. Очки: { $scores }.
}
tiny-event-rogue-turn-ended = Враждебная галактика заканчивает ход.
tiny-event-rogue-rolled = Враждебная галактика бросает кубик: { $action }.
tiny-event-rogue-rerolled = Враждебная галактика перебрасывает кубик ({ $why }): { $action }.
tiny-event-rogue-discarded = Кубик враждебной галактики сброшен: { $action }.
tiny-event-rogue-attack = Враждебная галактика атакует: атака уровня { $level }.
tiny-event-rogue-jams = В следующий ход вы бросите на один кубик меньше.
tiny-event-rogue-level = Уровень враждебной империи: { $level }.
tiny-event-rogue-skull = Враждебная империя дошла до черепа.
tiny-event-rogue-extra = Знания враждебной галактики на максимуме: три дополнительных действия.
tiny-event-rogue-entered-orbit = Враждебный корабль { $ship } выходит на орбиту планеты { $card }.
tiny-event-rogue-advanced = Враждебный корабль { $ship } у планеты { $card } продвигается до { $to }.
tiny-event-rogue-pushed = Враждебный корабль { $ship } у планеты { $card } отступает до { $to }.
tiny-event-rogue-gained = Враждебная галактика получает { tiny-amount }.
tiny-event-rogue-lost = Враждебная галактика теряет { tiny-amount }.
tiny-event-rogue-colonised = Враждебная галактика колонизирует планету { $card } ({ $vp } ПО).
tiny-event-rogue-score = Счёт враждебной галактики: { $points } ПО.
tiny-event-solo-over = { $outcome ->
    [won] Вы победили: { $points } ПО против { $against }.
   *[lost] { $by ->
        [skull] Враждебная галактика дошла до черепа: вы проиграли. ПО: { $points } против { $against }.
       *[points] Враждебная галактика победила: { $against } ПО против ваших { $points }.
    }
}

## Действия планет

tiny-track = { $track ->
    [diplomacy] на шкале дипломатии
    [economy] на шкале экономики
   *[any] на любой шкале
}
tiny-power-gain = Получите { tiny-amount }.
tiny-power-gain-all = Получите { tiny-amount }; каждый другой игрок получает { $others }.
tiny-power-gain-at-home = Получите 1 знание за каждый свой корабль дома.
tiny-power-change = Обменяйте любое количество { $resource } на столько же { $into }.
tiny-power-steal = Возьмите { tiny-one } у соперника.
tiny-power-income = До конца своего хода получайте { tiny-one } каждый раз, когда другой игрок повторяет ваше действие.
tiny-power-dearer = До конца вашего хода повторение ваших действий стоит 2 знания.
tiny-power-onward = Продвиньте один свой корабль { tiny-track } на { $steps }.
tiny-power-together = Каждый другой игрок может продвинуть корабль на 1, затем вы продвигаете свой на 2.
tiny-power-push-back = Один корабль соперника { tiny-track } отступает на { $steps }.
tiny-power-push-two = Два разных корабля соперников отступают на 1.
tiny-power-recall = Верните домой свой корабль с орбиты и получите столько энергии или знаний, на каком делении он стоял.
tiny-power-swing = Один ваш корабль отступает на 1, затем другой продвигается на 1.
tiny-power-hop = Переместите свой корабль с орбиты на то же деление шкалы другой планеты.
tiny-power-mixed-upgrade = Повысьте уровень империи, заплатив энергией и знаниями в любом сочетании.
tiny-power-cheap-upgrade = Если уровень вашей империи самый низкий, повысьте его на 1 дешевле.
tiny-power-replace = Замените планету в ряду, у которой нет кораблей.
tiny-power-reroll = Перебросьте любые свои неиспользованные кубики.
tiny-power-give-up = Откажитесь от двух неиспользованных кубиков и получите 2 энергии и 2 знания.
tiny-power-turn-die = Поверните свой неиспользованный кубик любой стороной.
tiny-power-row-action = Выполните действие любой планеты в ряду.
tiny-power-borrow = Заплатите сопернику { tiny-one } и выполните действие одной из его колоний.
tiny-power-repeat = Выполните ещё раз действие кубика, использованного раньше в этом ходу.
tiny-power-wild = Выполните любое действие; остальные могут повторить его бесплатно.
tiny-power-two-moves = Переместите два разных корабля один за другим.

## Атаки враждебных галактик

tiny-power-loses = Вы теряете { tiny-amount }.
tiny-power-receives = Враждебная галактика получает { tiny-amount }.
tiny-power-takes = Враждебная галактика отбирает у вас { tiny-amount }.
tiny-power-takes-any = Враждебная галактика отбирает у вас ресурсы: { $amount }; какие — решаете вы.
tiny-power-pushes-one = Один ваш корабль на орбите отступает на 1.
tiny-power-pushes-all = Все ваши корабли на орбитах отступают на 1.
tiny-power-die-lost = В следующий ход вы бросаете на один кубик меньше.
tiny-power-all-advance = Все враждебные корабли на орбитах продвигаются на { $steps }.

## Секретные миссии

tiny-power-compare = { $best ->
    [fewest] { $what ->
       *[colonies] Меньше всех колоний: 3 ПО, поровну с кем-то — 2.
    }
   *[most] { $what ->
        [energy] Больше всех энергии: 3 ПО, поровну с кем-то — 2.
        [culture] Больше всех знаний: 3 ПО, поровну с кем-то — 2.
        [diplomacy] Больше всех планет дипломатии: 3 ПО, поровну с кем-то — 2.
        [economy] Больше всех планет экономики: 3 ПО, поровну с кем-то — 2.
       *[colonies] Больше всех колоний: 3 ПО, поровну с кем-то — 2.
    }
}
tiny-power-first = Первым набрать 21 ПО: 2 ПО.
tiny-power-balance = Поровну планет экономики и дипломатии: { $vp } ПО.
tiny-power-away = Ни одного доступного корабля дома: 2 ПО.
tiny-power-all-home = Все доступные корабли дома: 2 ПО.
tiny-power-all-in-orbit = Все доступные корабли на орбитах: 2 ПО.
tiny-power-stock = Не меньше { $each } энергии и { $each } знаний: 2 ПО.
tiny-power-top = Уровень империи 6: 2 ПО.
