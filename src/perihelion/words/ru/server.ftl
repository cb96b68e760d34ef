### Что говорит веб-приложение: столы, люди, отказы сервера и всё, что там окружает партию.

server-and = {" "}и{" "}

## Игры и боты

server-game-race-help = Постройте из карт галактическую империю: исследуйте, развивайтесь, колонизируйте, потребляйте, производите. От 2 до 6 игроков, около получаса.
server-game-roll-help = Ваши рабочие — кубики: угадайте, что сделают другие, и отправьте своих исследовать, строить, производить и продавать. От 2 до 5 игроков, около сорока пяти минут.
server-game-tiny-help = Бросайте кубики, отправляйте корабли к планетам, повторяйте действия других и растите свою империю. От 1 до 5 игроков, около получаса.
server-game-beyond-help = Исследуйте технологии, стройте корабли и заселяйте звёзды вокруг Солнца. От 2 до 4 игроков, около полутора часов.

server-bot-cadet = Кадет
server-bot-cadet-help = Делает то, что нравится новичку, и порой ошибается. Для первых партий.
server-bot-captain = Капитан
server-bot-captain-help = Доводит каждое действие в уме до конца и выбирает лучшее, но дальше не заглядывает.
server-bot-commodore = Командор
server-bot-commodore-help = Продумывает лучшие ходы до конца раунда — за всех за столом.
server-bot-admiral = Адмирал
server-bot-admiral-help = Научился, играя сам с собой, и проигрывает в уме лучшие ходы до конца раунда.
server-bot-legend = Легенда
server-bot-legend-help = Тот же Адмирал, но со временем на раздумья: перебирает больше ходов или заглядывает дальше вперёд. Думает до секунды.
server-bot-greedy = Разумный
server-bot-greedy-help = Смотрит, что каждый выбор даёт прямо сейчас.
server-bot-random = Случайный
server-bot-random-help = Отвечает наугад: для первой пробы.

# Имена ботов за столом; число — номер места.
server-bot-name-1 = Терра
server-bot-name-2 = Вега
server-bot-name-3 = Лира
server-bot-name-4 = Ригель
server-bot-name-5 = Альтаир
server-bot-name-6 = Спика
server-bot-name-7 = Денеб
server-bot-name-8 = Мира
server-guest = Гость { $number }
server-here = Игрок { $number }
server-open-seat = Свободное место

## Настройки «Гонки за галактику»

server-race-option-expansions = Дополнения
server-race-option-expansions-help = Каждое добавляет карты и правила; они опираются друг на друга.
server-race-set-gathering-storm-help = Новые планеты и усовершенствования, цели и место для пятого игрока.
server-race-set-rebel-vs-imperium-help = Повстанцы, Империум, захваты и ещё одно место за столом.
server-race-set-brink-of-war-help = Престиж, престиж-бонус и поиск; нужны первые два.
server-race-option-goals = Цели
server-race-option-goals-help = Шесть жетонов приносят очки тому, кто первым чего-то добьётся или накопит чего-то больше всех.
server-race-without-goals = Без целей
server-race-option-takeovers = Захваты
server-race-option-takeovers-help = Военные игроки могут нападать на планеты остальных.
server-race-option-advanced = Два действия за ход
server-race-option-advanced-help = Игра вдвоём для опытных: каждый выбирает по два действия за ход.
server-race-option-first-game = Первая партия
server-race-option-first-game-help = Все начинают с рукой, которую правила советуют новичкам.
server-race-option-edition = Издание
server-race-option-edition-help = Во втором издании числа на некоторых картах другие.
server-race-edition-1 = Первое издание
server-race-edition-1-help = Карты в том виде, в каком они вышли впервые.
server-race-edition-2 = Второе издание
server-race-edition-2-help = С исправлениями второго издания.
server-race-option-scenario = Сценарий
server-race-option-scenario-help = Партия на двоих с заданными стартовыми планетами.
server-race-scenario-rebel-vs-imperium = Повстанцы против Империума
server-race-scenario-rebel-vs-imperium-help = Одна сторона играет за повстанцев, другая — за Империум.

## Настройки остальных игр

server-roll-option-first-game = Первая партия
server-roll-option-first-game-help = Начальные жетоны все кладут более дешёвыми сторонами вверх.
server-tiny-option-rogue = Враждебная галактика
server-tiny-option-rogue-help = Против кого вы играете в одиночку; если не указать, выберете за столом.
server-tiny-option-two-player-mission-pool = Миссии для двоих
server-tiny-option-two-player-mission-pool-help = Без секретных миссий, в которых надо обойти нескольких соперников.
server-tiny-steps = { $mine ->
    [1] { $planet } { $at }→{ $to } из { $length }
   *[other] { $whose }: { $planet } { $at }→{ $to } из { $length }
}
server-tiny-orbiting = { $mine ->
    [1] { $planet } { $at } из { $length }
   *[other] { $whose }: { $planet } { $at } из { $length }
}
server-tiny-colonises = { $mine ->
    [1] { $planet }: колония ★{ $points }
   *[other] { $whose }: { $planet }, колония ★{ $points }
}
server-beyond-option-mats = Фракции
server-beyond-option-mats-help = Планшеты фракций: одинаковые или со своими способностями.
server-beyond-mats-basic = Базовые планшеты
server-beyond-mats-basic-help = Все фракции равны: для первой партии.
server-beyond-mats-advanced = Планшеты для опытных
server-beyond-mats-advanced-help = У каждой фракции свои способности, которые она открывает по ходу партии.
server-beyond-option-tableau = Открытые технологии
server-beyond-option-tableau-help = Кто открывает технологию, выбирает из всех оставшихся, а не тянет карты.

## Конец партии

server-score-total = всего
server-tie-break = { $by ->
    [hand] При равенстве: рука и товары
    [cup] При равенстве: стаканчик и кредиты
    [discs] При равенстве: меньше дисков осталось
    [population] При равенстве: население
    [ore] При равенстве: металл
    [colonies] При равенстве: колонии
    [level] При равенстве: уровень империи
   *[stock] При равенстве: энергия и знания
}
server-no-winners = Партия проиграна.
server-winners = { $count ->
    [one] Победитель — { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] Победители — { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}

## Готовые фразы

server-phrase-hello = Привет!
server-phrase-good-luck = Удачи!
server-phrase-well-played = Отличный ход!
server-phrase-thinking = Дайте подумать.
server-phrase-oops = Ой!
server-phrase-thanks = Спасибо!
server-phrase-back-soon = Скоро вернусь.
server-phrase-good-game = Хорошая партия!

## Почему отказано

server-refusal-stale-question = На этот вопрос уже ответили: посмотрите новый.
server-refusal-not-your-seat = Это не ваше место.
server-refusal-not-started = Партия ещё не началась.
server-refusal-already-started = Партия уже началась.
server-refusal-no-table = Такого стола нет, или он вам недоступен.
server-refusal-unreadable-table = Партия началась по старым правилам, и продолжить её нельзя. Она закончена без победителя; запись сохранена.
server-refusal-no-invitation = Это приглашение никуда не ведёт: стола больше нет, или все места заняты.
server-refusal-table-full = Все места заняты.
server-refusal-seat-taken = Это место занято.
server-refusal-no-shares = За этим столом числа игроков в раздаче не участвуют.
server-refusal-share-given = Ваше число для раздачи уже принято.
server-refusal-not-host = Это может только хозяин стола.
server-refusal-nobody-sits = За столом нет ни одного человека: сядьте сами или оставьте свободное место.
server-refusal-too-many-tables = У вас идёт партий: { $count }. Сначала закончите некоторые из них.
server-refusal-no-watching = За этим столом зрители не допускаются.
server-refusal-no-chat = За этим столом нет чата.
server-refusal-no-chat-for-spectators = За этим столом пишут только игроки.
server-refusal-unknown-phrase = Такой фразы нет.
server-refusal-empty = Здесь ничего не написано.
server-refusal-not-away = Этот игрок здесь: заменять его нельзя.
server-refusal-just-gone = Игрок только что отошёл и может вернуться. Бот сможет его заменить через { $unit ->
    [days] { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
    [hours] { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[other] { $count } часов
    }
    [minutes] { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[other] { $count } минут
    }
   *[other] { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[other] { $count } секунд
    }
}.
server-refusal-already-sealed = Вы уже ответили: если передумали, заберите ответ.
server-refusal-nothing-to-reset = С тех пор как что-то открылось, вы ещё ничего не выбирали. Кнопка «Отменить» вернёт и дальше, ответ за ответом.
server-refusal-not-sealed = У вас нет тайного ответа, который можно забрать.
server-refusal-game-not-over = Партия ещё не окончена.
server-refusal-no-seat-to-return = Здесь вас не ждёт ни одно место.
server-refusal-no-session = Сначала войдите: вы ещё не входили, или сеанс истёк.
server-refusal-signed-out = Здесь вы больше не в игре: вы вышли, сменили пароль или срок токена истёк.
server-refusal-bad-token = Этот токен недействителен, или его срок истёк.
server-refusal-wrong-password = Имя или пароль не подходят.
server-refusal-name-of-bot = Так зовут одного из ботов: выберите другое имя.
server-refusal-token-only-plays = Токен позволяет только играть за вас: сделайте это в браузере.
server-refusal-too-many-tokens = Токенов уже { $count }: сначала отзовите какой-нибудь.
server-refusal-name-taken = Это имя уже занято: выберите другое.
server-refusal-bad-name = Такое имя не подойдёт: нужны буквы, цифры и пробелы, не больше 24 знаков.
server-refusal-bad-password = В пароле должно быть не меньше 8 знаков.
server-refusal-unknown-bot = В этой игре такого бота нет.
server-refusal-bad-message = Сообщение не читается.
server-refusal-hello-first = Первым сообщением должно быть приветствие (hello).
server-refusal-too-much = Слишком много сразу: повторите чуть позже.
server-refusal-too-large = Сообщение слишком большое.
server-refusal-too-slow = Связь слишком медленная, за партией не угнаться.
server-refusal-too-many-sockets = У вас открыто слишком много соединений.
server-refusal-foreign-origin = Запрос пришёл с чужой страницы.
server-refusal-no-csrf = Запрос пришёл не со страницы этого сервера: загрузите страницу заново.
server-refusal-not-found = Здесь ничего нет.
server-refusal-not-allowed = Здесь так нельзя.
server-refusal-closing = Сервер ненадолго останавливается: ваша партия сохранена.
server-refusal-failed = На сервере что-то пошло не так: попробуйте ещё раз.

## Командная строка

server-about-serve = Открыть игры для браузеров; так же работает и запуск без команды.
server-option-host = Адрес, на котором слушать; 0.0.0.0 — на всех сразу. [по умолчанию 127.0.0.1]
server-option-port = Порт, на котором слушать. [по умолчанию 8000]
server-option-database = Где хранить партии: файл или URL базы данных PostgreSQL.
server-option-public = Адрес, по которому люди заходят на сервер, например https://games.example.org.
server-option-open = Открыть браузер или только показать адрес. [по умолчанию открыть]
server-value-address = АДРЕС
server-value-number = ЧИСЛО
server-value-place = МЕСТО
server-value-days = ДНЕЙ
server-value-folder = ПАПКА
server-option-keep-finished = Через сколько дней удалять сыгранную партию; 0 — никогда. [по умолчанию 730]
server-option-keep-open = Через сколько дней удалять стол, за которым так и не начали играть; 0 — никогда. [по умолчанию 60]
server-option-records = Папка, в которой сохранять записи удалённых партий.
server-value-file = ФАЙЛ
server-about-backup = Сохранить копию всех партий и игроков; сервер при этом может работать.
server-about-restore = Восстановить базу данных из такой копии; сервер должен быть остановлен.
server-argument-backup = Копия: отдельный файл базы данных, даже если партии хранятся в PostgreSQL.
server-option-overwrite-file = Заменить файл, если он уже есть.
server-option-overwrite-database = Стереть то, что сейчас хранится в базе данных.
server-backup-done = В копии { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}, { $people ->
    [one] { $people } игрок
    [few] { $people } игрока
   *[other] { $people } игроков
}.
server-restore-done = Восстановлено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}, { $people ->
    [one] { $people } игрок
    [few] { $people } игрока
   *[other] { $people } игроков
}.
server-open-at = Perihelion открыт: { $address } — Ctrl-C закроет его.

## Когда правила изменились

server-fate-rules-changed = С начала партии правила этой игры исправили. Партия продолжается с той же позиции, но сыгранное раньше отменить уже нельзя.
server-fate-unreadable = Партия началась по старым правилам, и продолжить её не удалось. Запись сохранена.

## База данных, которую нельзя открыть

server-database-newer = С этой базой данных уже работала более новая версия Perihelion (схема { $version }), а эта не знает, что в ней изменилось. Запустите новую версию или восстановите резервную копию.
server-database-lacks = База данных повреждена: не хватает { $columns }. Восстановите резервную копию.
server-database-exists = Файл { $file } уже есть: выберите другое имя или добавьте --overwrite.
server-database-no-file = Файла { $file } нет.
server-database-not-ours = { $file } — не база данных Perihelion.
server-database-held = С базой { $file } уже работает другой сервер (процесс { $process }). Один файл — один сервер: остановите тот или укажите другой файл параметром --database.
server-database-in-use = С базой { $file } работает сервер: сначала остановите его.
server-database-not-empty = В этой базе данных уже есть партии. Чтобы их стереть, добавьте --overwrite; чтобы сохранить, сначала сделайте резервную копию.
server-database-other-version = Схема базы данных — { $version }, а эта версия работает с другой: запустите сервер один раз или возьмите ту версию, которой база принадлежит.
server-database-torn = База данных повреждена: строки ссылаются на другие, которых нет. Восстановите резервную копию.
