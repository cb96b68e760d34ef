# Слова программы для терминала.

## Командная строка

cli-about = Настольные игры о космических империях. Без команды они открываются в браузере; `perihelion play race` начинает партию в терминале.
cli-about-play = Сыграть партию против ботов.
cli-about-replay = Просмотреть сохранённую партию по шагам.
cli-about-arena = Провести состязание: боты играют много партий друг с другом, и видно, кто насколько силён.
cli-about-stats = Посчитать по сыгранным партиям, какие карты и прочее приносят победу.
cli-about-cards = Показать список карт игры или объяснить одну из них.
cli-argument-game = Игра: { $known }.
cli-argument-file = Файл с партией.
cli-argument-games = Папка состязания, папка с партиями или один такой файл.
cli-argument-card = Название или его часть.
cli-value-game = ИГРА
cli-value-file = ФАЙЛ
cli-value-folder = ПАПКА
cli-value-games = ПАРТИИ
cli-value-tables = duels|mixed
cli-value-address = АДРЕС
cli-value-bots = БОТЫ
cli-value-program = ИМЯ=КОМАНДА
cli-value-card = НАЗВАНИЕ
cli-value-number = ЧИСЛО
cli-value-edition = 1|2
cli-value-lang = en|ru
cli-value-expansions = ДОПОЛНЕНИЯ
cli-value-scenario = СЦЕНАРИЙ
cli-value-solo = ГАЛАКТИКА
cli-value-option = ИМЯ=ЗНАЧЕНИЕ
cli-usage = Вызов:
cli-usage-options = [параметры]
cli-usage-command = КОМАНДА ...
cli-usage-commands = Команды
cli-usage-arguments = Что указать
cli-usage-choices = Параметры
cli-option-default = [по умолчанию { $value }]
cli-option-help = Показать эту справку и выйти.
cli-option-game = Игра: { $known }.
cli-option-lang = Язык.
cli-option-version = Показать версию и выйти.
cli-option-players = Сколько игроков за столом.
cli-option-seed = Число: одно и то же число даёт одну и ту же раздачу.
cli-option-bots = Соперники: greedy играет разумно, random не думает; несколько — через запятую.
cli-option-seat = Ваше место, начиная с 1.
cli-option-viewer = Смотреть глазами игрока с этим номером, начиная с 1; 0 открывает все карты.
cli-option-edition = race: издание карт, 1 или 2.
cli-option-advanced = race: вариант для опытных игроков: вдвоём, по два действия за ход; beyond: планшеты для опытных игроков.
cli-option-first-game = Начать с карт, которые правила раздают новичкам.
cli-option-expansions = race: дополнения через запятую: gathering-storm,rebel-vs-imperium,brink-of-war; или all — все.
cli-option-goals = race: с целями или без; нужно дополнение «Тучи сгущаются».
cli-option-takeovers = race: с захватами или без; нужно дополнение «Повстанцы против Империума».
cli-option-scenario = race: сценарий для двоих: rebel-vs-imperium.
cli-option-solo = tiny: игра для одного против этой враждебной галактики.
cli-option-option = Любой другой параметр игры; можно указать несколько раз.
cli-option-save = Сохранить партию в этот файл при выходе, не спрашивая.
cli-option-resume = Продолжить сохранённую партию на том же месте и против тех же ботов.
cli-option-spoken = Говорить всё построчно, для программ чтения с экрана, без столбцов и рамок.
cli-option-games = Сколько партий играет каждая пара ботов или каждый смешанный стол.
cli-option-contestants = Боты через запятую; по умолчанию все боты игры.
cli-option-program = Ваш собственный бот под этим именем: программа, которая получает вопросы и отвечает строками JSON. Можно указать несколько раз.
cli-option-tables = Если игроков больше двух: один бот против копий другого (duels) или все разные (mixed).
cli-option-deals = Число: одно и то же число даёт одно и то же состязание.
cli-option-jobs = Сколько процессов играет; по умолчанию столько, сколько процессоров. На результат это не влияет.
cli-option-out = Где хранить партии, результаты и страницу; по умолчанию в новой папке.
cli-option-go-on = Продолжить состязание из этой папки; с --games партий может стать больше.
cli-option-ray = Играть на кластере Ray по этому адресу; auto — на кластере этого компьютера.
cli-option-stats-out = Куда записать страницу, таблицы и графики; по умолчанию в папку stats рядом с партиями.
cli-option-seats = Считать только места этих ботов; несколько — через запятую.
cli-option-parquet = Записать таблицы ещё и в формате Parquet; нужен pyarrow.
cli-unknown-language = Языка «{ $lang }» здесь нет. Есть: { $known }.
cli-unknown-bot = Бота «{ $name }» для этой игры нет. Есть: { $known }.
cli-no-such-command = Команды «{ $name }» нет. Есть: { $known }.
cli-no-such-option = Параметра { $name } нет.
cli-bad-option-usage = Параметр { $name } указан неправильно.
cli-missing-argument = Не указано: { $name }.
cli-not-a-number = { $name }: здесь нужно целое число.
cli-bad-setting = После --option нужны имя и значение через «=», а не «{ $given }».
cli-wrong-usage = Какое-то слово лишнее или какого-то не хватает.
cli-see-help = Справка: { $command }
cli-contradiction = { $given } { $value } противоречит файлу { $file }: там { $there }. Чтобы продолжить ту партию, уберите этот параметр.
cli-yes = да
cli-no = нет
cli-no-such-seat = Места { $seat } нет: игроков в этой партии { $players }.

## Файлы

cli-cannot-read = Файл { $file } не открывается: { $reason }.
cli-cannot-write = Файл { $file } не записывается: { $reason }.
cli-not-a-record = В файле { $file } нет сохранённой партии.
cli-bad-record = Партию из файла { $file } нельзя воспроизвести. { $reason }
cli-seed = Номер раздачи { $seed }: с --seed { $seed } выпадет та же партия.
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
    Сохранить эту партию в { $file }?
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
cli-name-5 = Альтаир
cli-name-6 = Спика
cli-you = (вы)
cli-and = {" "}и{" "}

## Стол

cli-game = игра { $name }
cli-points = { $points } ПО
cli-round = ход { $round }
cli-has-chosen = выбор сделан
cli-news-cut = … ещё { $count ->
    [one] { $count } строка раньше
    [few] { $count } строки раньше
   *[many] { $count } строк раньше
}: l покажет их
cli-no-choice = Выбора не было.

## Вопрос

cli-prompt = >
cli-hint-one = Введите номер.
cli-hint-several = Введите { $count ->
    [one] { $count } номер
    [few] { $count } номера
   *[many] { $count } номеров
}.
cli-hint-range = Введите номера: от { $low } до { $high }.
cli-keys = ? объяснить · u отмена · l журнал · s запись · h помощь · q выход
cli-keys-short = ? объяснить · t стол · u отмена · l журнал · h помощь · q выход
cli-no-such-number = Номера { $number } нет: они идут от 1 до { $last }.
cli-so-far = Уже выбрано: { $said }.
cli-no-list = Списка карт у этой игры ещё нет.
cli-no-such-thing = Ничего с названием «{ $name }» здесь нет.
cli-too-many = «{ $name }» — так можно назвать разное ({ $count }). Введите название подробнее.
cli-nonsense = «{ $line }» — непонятно. Введите номер из списка или h, чтобы увидеть помощь.
cli-offer-word = В записи партии и как ответ: { $word }
cli-help =
    Введите номер того, что выбираете; несколько номеров — через пробел: 1 3 4.
    Можно и словами, как в записи партии: card:gem-world; их называет «? 3».
    { $explaining }
      u         взять назад последний ответ, если с тех пор ничего не открылось
      t         весь стол с картами каждого игрока
      l         что было в этот ход и в прошлый; l all — весь журнал
      s ФАЙЛ    сохранить партию; s без имени найдёт свободное имя
      a         что думает бот о каждом ответе, ничего не отвечая; a captain спросит именно его
      w         словами, построчно, для программ чтения с экрана; ещё раз — снова рисовать
      q         выйти; спросит, сохранить ли, если файл ещё не известен
      Ctrl-C    отменить набранное; дважды — сохранить и выйти
      Enter     показать стол ещё раз; словами — только вопрос
    Команды можно вводить и в русской раскладке: u — это клавиша г, q — й и так далее.
cli-help-explaining =
    {"  "}?         объяснить всё, что сейчас можно выбрать
    {"  "}? 3       объяснить вариант с этим номером
    {"  "}? планета объяснить то, в названии чего есть это слово

## What a bot thinks

cli-advice = Что думает { $bot }; это ещё не ответ:
cli-advice-would = { $bot } не взвешивает ответы. Его выбор:
cli-advice-chance = победа { $percent }
cli-advice-points = очков: { $points }
cli-advice-liking = выбор { $percent }
cli-advice-because = из-за: { $reasons }
cli-advice-more = … и ещё { $count }.
cli-advice-part = { $part ->
    [lead] отрыв по очкам
    [own] то, что будет у вас
    [other] то, что будет у соперника: { $name }
    [hand] ваша рука
    [drawn] взятые карты
    [picked] уже выбранное
    [placed] выложенное
    [own-goods] ваши товары
    [goals] цели
    [plan] план
    [own-dice] ваши кубики
    [own-tiles] ваши тайлы
    [dice] кубики
    [planets-in-the-row] планеты в ряду
    [mission] тайная миссия
    [still-to-be-done] что ещё предстоит
    [technologies] технологии
    [space] системы
    [achievements] достижения
    [round] ход партии
   *[game] положение на столе
}

## Конец

cli-score-total = всего
cli-nobody-wins = Победителей нет.
cli-winners = { $count ->
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

## Записи

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
## Состязания и статистика

cli-arena-no-games = В состязании должна быть хотя бы одна партия.
cli-arena-no-jobs = Играть должен хотя бы один процесс.
cli-arena-twice = Бот { $name } назван дважды; если назвать его одного, он сыграет сам с собой.
cli-arena-bad-program = Для --program нужно ИМЯ=КОМАНДА, имя строчными латинскими буквами и не такое, как у ботов игры; а не «{ $given }».
cli-arena-no-program = Программы «{ $command }» нет: запускать нечего.
cli-arena-idle-program = Программы { $name } нет среди --bots.
cli-arena-same-programs = Состязание в { $folder } продолжается только с теми же программами, с которыми началось; назовите их снова:
cli-arena-no-such-tables = Столов «{ $name }» нет. Есть: { $known }.
cli-arena-too-few = За смешанными столами все разные: игроков { $players }, а ботов только { $bots }.
cli-arena-out-and-resume = Состязание продолжается в своей папке: уберите --out или --resume.
cli-arena-taken = В папке { $folder } уже есть состязание. Продолжите его с --resume { $folder } или выберите другую папку.
cli-arena-none = В папке { $folder } нет состязания, которое можно продолжить.
cli-arena-held = Состязание в папке { $folder } идёт прямо сейчас, процесс { $process }.
cli-arena-other-code = С начала состязания в папке { $folder } изменились правила или боты: результаты не относились бы ни к прежним, ни к новым. Начните новое.
cli-arena-bad-line = Строка { $line } файла { $file } — не партия. Удалите её, чтобы продолжить.
cli-arena-died = Процесс, игравший раздачу { $deal }, обрывался раз подряд: { $tries }.
cli-arena-other-machines = На другом компьютере кластера другие правила или боты. Установите везде одну и ту же версию.
cli-arena-no-ray = Чтобы играть на кластере, установите Ray: pip install "perihelion[ray]"
cli-arena-no-cluster = Кластер Ray по адресу { $address } недоступен: { $reason }
cli-arena-bot-failed = Бот { $bot } сломался на раздаче { $deal }. Партия до этого места — в файле { $file }.
    { $why }
cli-arena-interrupted = Прервано. Сыгранное сохранено; продолжить:
cli-arena-page = Всё остальное: { $file }
cli-stats-read = прочитано партий: { $games }
cli-stats-nothing = В папке { $folder } нет сыгранных партий{ $unread ->
    [0] .
   *[other] , которые можно прочитать; не читаются: { $unread }.
}
cli-stats-unread = Не читаются или не доиграны: { $count }; первая — { $first }.
cli-stats-written = Страницы, таблицы и графики: { $folder }
cli-stats-no-parquet = Чтобы записать Parquet, установите pyarrow: pip install "perihelion[parquet]"

## verify

cli-about-verify = Проверить по записи игры, что раздача была честной.
cli-verify-proof-no = Доказательство в записи прочитать нельзя.
cli-verify-proof-yes = В записи есть доказательство.
cli-verify-commitment-yes = Секрет — тот самый, за который сервер поручился до раздачи.
cli-verify-commitment-no = Секрет — не тот, за который сервер поручился до раздачи.
cli-verify-key-yes = Раздача получена из этого секрета и чисел игроков.
cli-verify-key-no = Раздача получена не из этого секрета и не из этих чисел.
cli-verify-numbers-yes = Хотя бы один игрок добавил своё число.
cli-verify-numbers-no = Никто из игроков не добавил числа: раздачу определил один сервер.
cli-verify-replay-yes = Партия воспроизводится ход за ходом.
cli-verify-replay-no = Партию воспроизвести нельзя.
cli-verify-end-yes = Она доиграна до конца.
cli-verify-end-no = Она не доиграна до конца.
cli-verify-table = Стол: { $table }
cli-verify-commitment = Отпечаток секрета: { $commitment }
cli-verify-share = Число места { $seat }: { $share }
cli-verify-no-share = Число места { $seat }: нет (бот или программа, которая его не прислала)
cli-verify-scores = Итоговые очки по местам: { $scores }. Победитель (место): { $winners }.
cli-verify-fair = Раздача была честной. Сравните отпечаток, своё число и ход партии с тем, что видели сами. У ботов чисел быть не должно.
cli-verify-unfair = Эта запись не доказывает, что раздача была честной.
cli-verify-unproven = Доказывать нечего: это партия против ботов или партия старой версии. Она воспроизводится.
