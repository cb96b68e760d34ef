### Что говорят страницы веб-приложения сами. Всё, что говорится об игре, лежит в файле этой игры.

## Везде

pages-language = Язык
pages-theme-to-light = Светлая тема
pages-theme-to-dark = Тёмная тема
pages-explanation = Пояснение
pages-close = Закрыть
pages-yes = Да
pages-no = Нет
pages-failed = Что-то пошло не так. Попробуйте ещё раз.
pages-offline = Сервер недоступен. Попробуйте чуть позже.
pages-no-page = Такой страницы нет.
pages-to-home = На главную
pages-loading = Одну минуту…
pages-try-again = Попробовать ещё раз
pages-seconds = { $count } с
pages-minutes = { $count } мин
pages-hours = { $count } ч
pages-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}

## Приглашения и ожидание

pages-sit-down = Сесть за стол
pages-invitation = Приглашение
pages-copy = Копировать

## Я

pages-me = Вы
pages-this-device = На этом устройстве
pages-spoken = Стол словами
pages-speed = Показ событий
pages-speed-help = Всё, что произошло, показывается по шагам с этой скоростью. Щелчок по полю, Escape или пробел пропускают показ; отвечать можно в любой момент.
pages-speed-off = выключен
pages-speed-fast = быстро
pages-speed-normal = обычно
pages-speed-slow = медленно
pages-play-skip = Пропустить показ
pages-play-again = Показать ещё раз, что произошло после вашего ответа
pages-play-nothing = После вашего ответа ещё ничего не произошло.
pages-sounds = Звуки
pages-movement = Движение
pages-movement-help = Карты и товары переезжают на свои места.
pages-notices = Уведомления
pages-notices-help = Браузер скажет, когда придёт ваша очередь.
pages-notices-refused = Браузер не разрешает уведомления.

## За столом

pages-your-turn = Ваша очередь
pages-question = Вопрос
# У игры может быть своё слово для раунда.
pages-round-word = { $game ->
    [race] Ход
   *[other] Раунд
}
pages-round = { $game ->
    [race] Ход { $round }
   *[other] Раунд { $round }
}
pages-menu = Меню
pages-help = Помощь
pages-undo = Отменить
pages-reset = Переиграть ход
pages-take-back = Забрать ответ
pages-confirm = Готово
pages-barred = Сейчас недоступно ({ $count }) — и почему
pages-clear = Снять выбор
pages-sure = Вернуть это будет нельзя:
pages-sure-never = Да, и больше не спрашивать
pages-second-yes = Переспрашивать
pages-second-yes-help = Перед ответом, который откроет карты или кубики, после чего сделанное раньше уже не вернуть.
pages-picks-help = Выбрано: { $picked }. { $least ->
    [0] Можно выбрать не больше { $most }.
   *[other] Нужно не меньше { $least } и не больше { $most }.
}
pages-sealed = тайно
pages-sealed-answer = Ваш выбор: { $words }
pages-sealed-help = Все выбирают одновременно. Ваш выбор останется тайной, пока не выберут все, и до тех пор его можно забрать.
pages-waiting = Одну минуту…
pages-waiting-for = Ждём: { $names }.
pages-thinks-longer = { $names } { $count ->
    [one] думает
   *[other] думают
} дольше обычного. Партия сохранена: ждать здесь не обязательно.
pages-may-choose = можно выбрать
pages-not-sent = Ответ не дошёл до сервера. Попробуйте ещё раз чуть позже.
pages-connecting = Соединяемся…
pages-line-lost = Связь прервалась. Партия цела; восстанавливаем связь…
pages-is-bot = Бот.
pages-is-here = На связи.
pages-is-away = Нет на связи: { $time }.
pages-is-thinking = Думает.
pages-is-replaced = Доигрывает бот.
pages-hand-over = Передайте устройство: { $name }.
pages-hand-over-look = Я — { $name }: показать мои карты
pages-board = Игровой стол
pages-board-lost = Не удалось загрузить стол. С вашей партией всё в порядке.
pages-page-lost = Не удалось загрузить эту страницу.

## Журнал и чат

# «Ход» в «Гонке за галактику» — раунд в остальных играх.
pages-log = Журнал
pages-log-no-follow = { $count ->
    [one] не может повторить
   *[other] не могут повторить
}
pages-log-player = Игрок
pages-log-all-players = Все игроки
pages-log-all-rounds = { $game ->
    [race] Все ходы
   *[other] Все раунды
}
pages-log-setup = Подготовка
pages-chat = Чат

## Меню стола

pages-keys = Клавиатура
pages-keys-help = Стрелки: перебрать то, что можно выбрать. Ввод или пробел: выбрать. C: готово. U: отменить. R: показать ещё раз, что произошло. ?: объяснить то, что в фокусе. Escape: снять выбор, пропустить показ.
pages-come-back = Вернуться на своё место
pages-replace = Пусть доиграет бот ({ $votes } из { $needed })
pages-replace-alone = Пусть доиграет бот
pages-replace-wait = { $name } отсутствует, но может вернуться. Посадить бота можно будет через { $time }.
pages-replaced-by = Вас не было, и за вас доигрывает бот. Так решили: { $names }.
pages-replaced-left = Вы ушли, и за вас доигрывает бот.
pages-watching = Вы — зритель. Играют: { $names }.
pages-watching-stop = Перестать смотреть

## Конец

pages-the-end = Итоговый счёт
