# Слова программы для терминала.

## Командная строка

cli-about = Настольные игры о космических империях в терминале. `perihelion play race` начинает партию.
cli-about-play = Сыграть партию против ботов.
cli-about-replay = Просмотреть сохранённую партию по шагам.
cli-about-match = Провести матч: боты играют много партий друг с другом.
cli-about-cards = Показать список карт или объяснить одну из них.
cli-argument-game = Игра; пока есть только race.
cli-argument-file = Файл с партией.
cli-argument-bots = Боты, например: greedy random.
cli-argument-card = Название или его часть.
cli-value-game = ИГРА
cli-value-file = ФАЙЛ
cli-value-bots = БОТЫ
cli-value-card = НАЗВАНИЕ
cli-value-number = ЧИСЛО
cli-value-edition = 1|2
cli-value-lang = en|ru
cli-value-expansions = ДОПОЛНЕНИЯ
cli-value-scenario = СЦЕНАРИЙ
cli-usage = Вызов:
cli-usage-options = [параметры]
cli-usage-command = КОМАНДА ...
cli-usage-commands = Команды
cli-usage-arguments = Что указать
cli-usage-choices = Параметры
cli-option-default = [по умолчанию { $value }]
cli-option-help = Показать эту справку и выйти.
cli-option-lang = Язык.
cli-option-version = Показать версию и выйти.
cli-option-players = Сколько игроков: от 2 до 4, с дополнениями до 6.
cli-option-seed = Число: одно и то же число даёт одну и ту же раздачу.
cli-option-bots = Соперники: greedy играет разумно, random не думает; несколько — через запятую.
cli-option-seat = Ваше место, начиная с 1.
cli-option-viewer = Смотреть глазами игрока с этим номером, начиная с 1; 0 открывает все карты.
cli-option-edition = Издание карт, 1 или 2.
cli-option-advanced = Вариант для опытных игроков: вдвоём, по два действия за ход.
cli-option-first-game = Начать с карт, которые правила раздают новичкам.
cli-option-save = Сохранить партию в этот файл при выходе, не спрашивая.
cli-option-resume = Продолжить сохранённую партию на том же месте и против тех же ботов.
cli-option-games = Сколько партий сыграть.
cli-unknown-language = Языка «{ $lang }» здесь нет. Есть: { $known }.
cli-unknown-bot = Бота «{ $name }» для этой игры нет. Есть: { $known }.
cli-no-such-edition = Издания { $edition } нет: есть 1 и 2.
cli-no-games = В матче должна быть хотя бы одна партия.
cli-no-such-command = Команды «{ $name }» нет. Есть: { $known }.
cli-no-such-option = Параметра { $name } нет.
cli-bad-option-usage = Параметр { $name } указывают не так.
cli-missing-argument = Не указано: { $name }.
cli-not-a-number = Для { $name } нужно целое число.
cli-wrong-usage = Какое-то слово лишнее или какого-то не хватает.
cli-see-help = Как правильно: { $command }
cli-contradiction = { $given } { $value } противоречит файлу { $file }: там { $there }. Чтобы продолжить ту партию, не указывайте этого.
cli-yes = да
cli-no = нет
cli-no-such-seat = Места { $seat } нет: игроков в этой партии { $players }.

## Файлы

cli-cannot-read = Файл { $file } не открывается: { $reason }.
cli-cannot-write = Файл { $file } не записывается: { $reason }.
cli-not-a-record = В файле { $file } нет сохранённой партии.
cli-bad-record = Партию из файла { $file } нельзя воспроизвести. { $reason }
cli-seed = Номер раздачи { $seed }: с --seed { $seed } выпадут те же карты.
cli-file-not-found = такого файла или такой папки нет
cli-file-is-a-folder = это папка
cli-file-not-allowed = нет прав
cli-saved = Сохранено в { $file }
cli-not-saved = Не сохранено.
cli-go-on = Продолжить:
cli-watch = Просмотреть:
cli-save-question =
    Сохранить партию в { $file }?
    д — да · Enter — нет · или введите другое имя файла
cli-keep-question =
    Оставить эту партию в { $file }?
    д — да · Enter — нет · или введите другое имя файла
cli-save-there = Сохранить в файл с именем «{ $file }»? д — да · Enter — нет
cli-overwrite =
    Файл { $file } уже есть, и в нём не эта партия.
    Записать поверх? д — да · Enter — нет

## Выход

cli-goodbye = До встречи.
cli-input-ended = Ввод закончился раньше партии.
cli-interrupted = Прервано.
cli-once-more = Ещё раз Ctrl-C — сохранить партию и выйти; всё остальное — играть дальше.

## Имена

cli-name-1 = Терра
cli-name-2 = Вега
cli-name-3 = Лира
cli-name-4 = Ригель
cli-you = (вы)
cli-and = {" "}и{" "}

## Стол

cli-title = Гонка за галактику
cli-state = ход { $round } · запас { $pool } ПО · колода { $deck } · отбой { $discards }
cli-round = ход { $round }
cli-last-round-pool = Это последний ход: запас ПО исчерпан.
cli-last-round-tableau = { $count ->
    [one] Это последний ход: { $names } — уже 12 карт на столе.
   *[other] Это последний ход: { $names } — уже по 12 карт на столе.
}
cli-phases-unknown = Все выбирают действие.
cli-phases-opening = Все разбирают начальную руку.
cli-phases-over = Партия окончена.
cli-seat = { $score } ПО · жетоны { $chips } · сила { SIGNED($military) } · рука { $hand } · карты { $tableau }/{ $end }
cli-has-chosen = выбор сделан
cli-hand-of = рука ({ $count }):
cli-phase-explore = I Исследование
cli-phase-develop = II Развитие
cli-phase-develop-again = II Развитие ещё раз
cli-phase-settle = III Колонизация
cli-phase-settle-again = III Колонизация ещё раз
cli-phase-trade = $ Торговля
cli-phase-consume = IV Потребление
cli-phase-produce = V Производство
cli-action-explore-5 = Исследование +5
cli-action-explore-1-1 = Исследование +1,+1
cli-action-develop = Развитие
cli-action-develop-second = Развитие (второе)
cli-action-settle = Колонизация
cli-action-settle-second = Колонизация (вторая)
cli-action-consume-trade = Потребл.: Торговля
cli-action-consume-double = Потребл.: ПО×2
cli-action-produce = Производство
cli-good-novelty = С
cli-good-rare = М
cli-good-genes = Г
cli-good-alien = Ч
cli-good-any = товар
cli-good-name-novelty = сувениры
cli-good-name-rare = редкие металлы
cli-good-name-genes = гены
cli-good-name-alien = технологии чужих
cli-news-cut = … ещё { $count ->
    [one] { $count } строка раньше
    [few] { $count } строки раньше
   *[many] { $count } строк раньше
}: l покажет их
cli-no-choice = Ничего другого не было.

## Рука и вопрос

cli-column-card = карта
cli-column-drawn = взято сейчас
cli-column-hand = в руке
cli-column-cost = цена
cli-column-points = ПО
cli-column-powers = возможности
cli-strength = сила { $have }/{ $need }
cli-defense = оборона { $need }
cli-reason-not-a-development = планета: для фазы III
cli-reason-not-a-world = усовершенствование: для фазы II
cli-reason-duplicate-development = у вас уже есть это усовершенствование
cli-reason-not-enough-cards = цена { $cost }: не хватает { $short ->
    [one] { $short } карты
   *[other] { $short } карт
}
cli-reason-not-enough-military = сила { $strength } против { $defense }: не хватает { $short }
cli-prompt = >
cli-hint-one = Введите номер.
cli-hint-several = Введите { $count ->
    [one] { $count } номер
    [few] { $count } номера
   *[many] { $count } номеров
}.
cli-hint-range = Введите номера: от { $low } до { $high }.
cli-keys = ? карты · u отмена · l журнал · s запись · h помощь · q выход
cli-keys-short = ? карты · t стол · u отмена · l журнал · h помощь · q выход
cli-no-such-number = Номера { $number } нет: они идут от 1 до { $last }.
cli-no-such-card = Карты «{ $name }» нет.
cli-too-many-cards = «{ $name }» — так можно назвать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}. Введите название подробнее.
cli-nonsense = «{ $line }» — непонятно. Введите номер из списка или h, чтобы увидеть помощь.
cli-help =
    Введите номер того, что выбираете; несколько номеров — через пробел: 1 3 4.
      ?         объяснить все ваши карты
      ? 3       объяснить карту с этим номером
      ? планета объяснить карты, в названии которых есть это слово
      u         взять назад последний ответ, если с тех пор ничего не открылось
      t         весь стол с картами каждого игрока
      l         что было в этот ход и в прошлый; l all — весь журнал
      s ФАЙЛ    сохранить партию; s без имени найдёт свободное имя
      q         выйти; спросит, сохранить ли, если файл ещё не известен
      Ctrl-C    отменить набранное; дважды — сохранить и выйти
      Enter     показать стол ещё раз
    Команды можно вводить и в русской раскладке: u — это клавиша г, q — й и так далее.
    Знаки: ◇С сувениры, □М металлы, ○Г гены, △Ч чужие; закрашены (◆■●▲), если товар есть; * богатая планета.
    Цена 5→3: напечатано 5, сейчас 3. Сила 1/4: ваша сила 1, оборона 4.
    ПО: сколько очков было бы сейчас; жетоны: сколько из них жетонами; карты 5/12: двенадцать завершают партию.
    Названия усовершенствований — курсивом. Серая карта говорит, почему она серая.
cli-legend = ◇С сувениры, □М металлы, ○Г гены, △Ч чужие; * богатая планета; оборона — у военных планет
cli-about-action-0 = Исследование +5: вы берёте на пять карт больше и оставляете одну.
cli-about-action-1 = Исследование +1,+1: вы берёте на одну карту больше и оставляете на одну больше.
cli-about-action-2 = Развитие: каждый может построить усовершенствование; вам оно стоит на карту меньше.
cli-about-action-3 = Второе Развитие: ещё одно усовершенствование в тот же ход, и снова на карту дешевле.
cli-about-action-4 = Колонизация: каждый может выложить планету; выложив её, вы берёте карту.
cli-about-action-5 = Вторая Колонизация: ещё одна планета в тот же ход, и снова карта вам.
cli-about-action-6 = Потребление: Торговля: сначала вы продаёте один товар за карты; потребляют все.
cli-about-action-7 = Потребление: ПО×2: потребляют все; вам товары приносят вдвое больше очков.
cli-about-action-8 = Производство: планеты производят товары; вы получаете ещё один на свою богатую планету.

## Карты

cli-explain-development = усовершенствование, цена { $cost }
cli-explain-world = планета, цена { $cost }
cli-explain-military = военная планета, оборона { $defense }
cli-explain-points = { $points } ПО
cli-explain-windfall = богатая планета: { $name }
cli-explain-production = производит: { $name }
cli-explain-start = стартовая планета { $number }
cli-explain-lines = Очки в конце партии; каждая карта считается один раз:
cli-explain-no-powers = Возможностей нет.
cli-phase-mark-explore = I
cli-phase-mark-develop = II
cli-phase-mark-settle = III
cli-phase-mark-trade = $
cli-phase-mark-consume = IV
cli-phase-mark-produce = V
cli-short-six = ПО в конце
cli-short-explore-see = взять карту +{ $cards }
cli-short-explore-keep = оставить карту +{ $cards }
cli-short-develop-cheaper = цена −{ $amount }
cli-short-develop-draw-first = вначале карта +{ $cards }
cli-short-develop-draw-after = потом карта +{ $cards }
cli-short-settle-cheaper = цена −{ $amount }{ $good-is ->
    [any] {""}
   *[other] {" "}на { $good }
}
cli-short-settle-military = сила { SIGNED($amount) }
cli-short-settle-military-against = сила { SIGNED($amount) } против { $good }
cli-short-settle-military-against-rebels = сила { SIGNED($amount) } против повстанцев
cli-short-settle-tactics = сбросить: сила +{ $amount }
cli-short-settle-ship = сбросить: планета даром, не Ч
cli-short-settle-contact = платить за военную, −{ $discount }, не Ч
cli-short-settle-draw-after = потом карта +{ $cards }
cli-short-trade-bonus = карта +{ $cards }{ $good-is ->
    [any] {""}
   *[other] {" "}за { $good }
}
cli-short-trade-bonus-here = карта +{ $cards } отсюда
cli-short-consume-goods = { $together ->
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
cli-short-consume-different-kinds = { $kinds } вида → { $vp } ПО
cli-short-consume-everything = все товары → ПО, на одно меньше
cli-short-consume-for-price = товар → его цена{ $powers ->
    [yes] {" "}с учётом $
   *[no] {""}
}
cli-short-consume-hand-cards = карты с руки, до { $most } → по { $vp } ПО
cli-short-consume-draw = карта +{ $cards }
cli-short-consume-bet = ставка на карту
cli-short-produce-here = товар{ $cards ->
    [0] {""}
   *[other] {" "}и карта +{ $cards }
}{ $prestige ->
    [0] {""}
   *[other] {" "}и { $prestige }☆
}
cli-short-produce-windfall-draw = товар здесь: карта +{ $cards }
cli-short-produce-windfall = { $good-is ->
    [any] товар на богатой
   *[other] { $good } на богатой
}
cli-short-produce-draw = карта +{ $cards }
cli-short-produce-draw-per-genes-world = карта +{ $cards } за планету Г
cli-short-produce-draw-per-good = карта +{ $cards } за { $good }
cli-short-produce-draw-per-kind = карта +{ $cards } за вид
cli-short-produce-draw-if-most = больше всех { $good }: карта +{ $cards }

## Конец

cli-score-printed = напечатано на картах
cli-score-chips = жетоны
cli-score-total = всего
cli-score-tie-break = при равенстве: рука и товары
cli-winners = { $count ->
    [one] Побеждает { $names }: { $points } ПО.
   *[other] Победу делят { $names }: { $points } ПО.
}

## Записи и матчи

cli-replay-at = Ответ { $at } из { $last }.  Enter дальше · b назад · номер — переход · h помощь · q выход
cli-replay-answer = { $name } отвечает: { $said }.  ({ $question })
cli-replay-answered = { $name } отвечает.
cli-replay-help =
    Запись смотрят ответ за ответом:
      Enter   следующий ответ
      b       предыдущий ответ
      12      перейти к ответу с этим номером; 0 — начало, 9999 — конец
      h       эта помощь
      q       выйти
cli-replay-nonsense = «{ $line }» — непонятно. Нажмите Enter, чтобы увидеть следующий ответ, или введите h.
cli-replay-end = Это конец записи.
cli-replay-start = Это начало записи.
cli-decimal-point = ,
cli-percent = { $number } %
cli-match-bot = бот
cli-match-games = партии
cli-match-wins = победы
cli-match-share = доля побед [95 %]
cli-match-score = средний счёт
cli-match-rounds = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, ходов в среднем: { $rounds }

## Дополнения

cli-name-5 = Альтаир
cli-name-6 = Спика
cli-option-expansions = Дополнения через запятую: gathering-storm,rebel-vs-imperium,brink-of-war; или all — все.
cli-option-goals = С целями или без; нужно дополнение «Тучи сгущаются».
cli-option-takeovers = С захватами или без; нужно дополнение «Мятежники против Империй».
cli-option-scenario = Сценарий для двоих: rebel-vs-imperium.
cli-action-search = Поиск
cli-phase-mark-round = ⟳
cli-word-rebel = повстанцев
cli-word-imperium = Империума
cli-word-chromo = с хромосомой
cli-good-name-any = любой вид
cli-explain-symbol = ☆ 1 ГП при розыгрыше
cli-explain-chromo = знак хромосомы
cli-arc-leader = Лидер по престижу: { $name }{ $count ->
    [0] {""}
   *[other] {" "}(на жетоне { $count })
}
cli-arc-attack = Объявлен захват: { $world }. Нападает { $attacker } ({ $attack }), владелец { $defender } ({ $defense })
cli-arc-attack-off = Захват отменён: { $world }. Нападает { $attacker } ({ $attack }), владелец { $defender } ({ $defense })
cli-arc-prestige = престиж { $count }
cli-arc-boost-ready = престиж-бонус есть
cli-arc-boost-used = престиж-бонус использован
cli-arc-with-boost = {"   "}({ $number } — с престиж-бонусом)
cli-arc-against = { SIGNED($amount) } против { $whom }
cli-arc-whom-rebel = повстанцев
cli-arc-whom-novelty = С
cli-arc-whom-rare = М
cli-arc-whom-genes = Г
cli-arc-whom-alien = Ч
cli-arc-temporary = временно { SIGNED($amount) }
cli-arc-most = сила до { SIGNED($amount) }
cli-arc-defense = { SIGNED($amount) } в обороне
cli-arc-open-to = цель для карт: { $names }
cli-arc-tucked = подложено карт: { $count }
cli-about-boost-0 = Престиж-бонус: вы берёте на шесть карт больше, оставляете на одну больше и можете сбросить карты руки вместо взятых.
cli-about-boost-1 = Престиж-бонус: вы берёте на шесть карт больше, оставляете на одну больше и можете сбросить карты руки вместо взятых.
cli-about-boost-2 = Престиж-бонус: ваше усовершенствование стоит на две карты меньше.
cli-about-boost-3 = Престиж-бонус: ваше второе усовершенствование стоит на две карты меньше.
cli-about-boost-4 = Престиж-бонус: планета, за которую вы платите, стоит на три карты меньше, а сила больше на 2.
cli-about-boost-5 = Престиж-бонус: вторая планета стоит на три карты меньше, если платить, а сила больше на 2.
cli-about-boost-6 = Престиж-бонус: продажа даёт на три карты больше, товары — вдвое больше очков, а в конце можно сбросить две карты, по очку за каждую.
cli-about-boost-7 = Престиж-бонус: товары приносят втрое больше очков.
cli-about-boost-8 = Престиж-бонус: вы берёте три карты и получаете товар ещё на одной богатой планете.
cli-about-search = Поиск: вскрывайте карты колоды, пока не найдётся нужная. Престиж не тратится, но карта престиж-бонуса уходит, и фазу в этот ход вы не выбираете.
cli-score-prestige = престиж
cli-score-goals = цели
cli-short-explore-mix = сбросить любые карты
cli-short-explore-card-for-prestige = карта → { $prestige }☆
cli-short-develop-sift = карта +{ $cards }, сбросить 1
cli-short-develop-ditch = сбросить: цена −{ $amount }
cli-short-develop-spend-good = { $good }: цена −{ $amount }
cli-short-develop-prestige = { $after ->
    [any] {""}
    [rebel] {"повстанцы: "}
   *[six] {"за 6: "}
}потом { $prestige }☆
cli-short-develop-tuck = подложить 1 из оплаты
cli-short-settle-pay-for-kind = платить за военную { $good }{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}
cli-short-settle-pay-for-word = платить за военную { $word }{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}
cli-short-settle-pay-cheaper = плата за военную −{ $amount }
cli-short-settle-pay-prestige = плата за военную: { $prestige }☆
cli-short-settle-military-per-military-world = сила { SIGNED($amount) } за военную планету
cli-short-settle-military-per-chromo-world = сила { SIGNED($amount) } за планету с хромосомой
cli-short-settle-military-with-word = сила { SIGNED($amount) } при картах { $word }
cli-short-settle-mercenaries = карты с руки, до { $cards } → сила +1
cli-short-settle-good-military = { $good } → сила +{ $amount }
cli-short-settle-prestige-military = 1☆ → сила +{ $amount }
cli-short-settle-spend-good = { $good }: цена −{ $amount }
cli-short-settle-conquer-peaceful = сбросить: завоевать невоенную{ $less ->
    [0] {""}
   *[other] {" "}(−{ $less })
}{ $prestige ->
    [0] {""}
   *[other] , { $prestige }☆
}
cli-short-settle-second-world = вторая планета
cli-short-settle-sneak-world = сбросить: ещё завоевание
cli-short-settle-replace = заменить планету, до +{ $most }, 1☆
cli-short-settle-sift = потом карта +{ $cards }, сбросить 1
cli-short-settle-prestige = { $after ->
    [production-world] промышленная планета
   *[rebel-military-world] военная планета повстанцев
}: { $prestige }☆
cli-short-settle-good-on-production = промышленной планете товар
cli-short-settle-tuck = подложить 1 из оплаты
cli-short-takeover-of-rebels = захват у повстанцев
cli-short-takeover-of-imperium = { $discard ->
    [yes] сбросить: захват у Империума
   *[no] захват у Империума
}
cli-short-takeover-of-military = { $destroys ->
    [yes] уничтожить планету сильного
   *[no] сбросить: захват у сильного
}
cli-short-takeover-of-anybody = захват у любого за { $cost }☆
cli-short-takeover-defense = оборона { SIGNED($rebel) }/{ SIGNED($other) } за военную планету
cli-short-takeover-prevent = { $prestige }☆: отменить захват
cli-short-trade-bonus-per-chromo-world = +{ $cards } за { $good } за планету с хромосомой
cli-short-trade-unsellable = не продаётся
cli-short-consume-good-here = товар отсюда → { $vp } ПО
cli-short-consume-each-kind = каждый вид → { $vp } ПО + карты: { $cards }
cli-short-consume-card-for-cards = карта с руки → карта +{ $cards }
cli-short-consume-cards-for-prestige = карты с руки: { $count } → { $prestige }☆
cli-short-consume-gain = { $vp } ПО
cli-short-consume-spend-prestige = 1☆ → { $cards ->
    [0] { $vp } ПО
   *[other] карты: { $cards }
}
cli-short-consume-ante = поставить карту
cli-short-produce-draw-per-military-world = карта +{ $cards } за военную планету
cli-short-produce-draw-per-rebel-world = карта +{ $cards } за планету повстанцев
cli-short-produce-draw-per-chromo-world = карта +{ $cards } за планету с хромосомой
cli-short-produce-here-for-card = карта с руки → товар здесь
cli-short-produce-windfall-for-card = карта с руки → { $good-is ->
    [any] товар на богатой
   *[other] { $good } на богатой
}
cli-short-produce-prestige-if-most-chromo = больше всех хромосом: { $prestige }☆
cli-short-produce-take-tucked = взять подложенные
cli-short-turns-opening-hand = начальная рука: { $cards }
cli-short-turns-choose-last = действие последним
cli-short-turns-hand-limit = предел руки { $cards }
cli-short-turns-salvage = сброс других себе
cli-short-turns-end-size = стол до { $cards } карт
cli-short-turns-any-kind = любой вид
