### Что говорят страницы вокруг столов. Общее у них со столами — в pages.ftl.

## Везде

pages-keep = Сохранить
pages-none = Нет

## Главная

pages-new-game = Новая партия
pages-opponents = Соперники
pages-more-bots = Другие боты
pages-level = Уровень
pages-alone-help = Вы играете в одиночку — против соперника, которым управляют правила.
pages-play-now = Играть
pages-set-up = Настроить партию
pages-set-up-help = Дополнения и настройки, друзья по ссылке, несколько человек за одним экраном — всё это в настройках партии.
pages-show-more = Показать ещё
pages-my-games = Мои партии
pages-my-games-none = Пока ни одной. Начните первую.
pages-open-tables = Открытые столы
pages-open-tables-none = Сейчас никто не ищет игроков.
pages-watch-tables = Посмотреть
pages-go-on = Продолжить
pages-watch = Смотреть
pages-state-over = Окончена
pages-state-playing = Идёт
pages-state-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}

## Настройка стола

pages-set-up-title = Новая партия
pages-game = Игра
pages-seats = Места
pages-seat = Место { $number }
pages-seat-me = { $name } (вы)
pages-seat-bot = Бот: { $level }
pages-seat-open = Для друга по ссылке
pages-seat-here = Ещё один игрок за этим экраном
pages-seat-less = Меньше
pages-seat-more = Больше
pages-seats-help = Партия начнётся сразу.
pages-seats-help-open = Вы получите ссылку на свободные места; партия начнётся, когда их займут.
pages-options = Настройки
pages-table-options = Зрители, чат, рассадка
pages-term-private = Закрытый
pages-term-private-help = Не виден в списке: прийти можно только по ссылке.
pages-term-watch = Зрители
pages-term-watch-help = Другие могут смотреть, не видя карт в чужих руках.
pages-term-watch-alone-help = Партия видна всем в разделе «Посмотреть». Без этого смотреть можно только по ссылке.
pages-term-chat = Чат
pages-term-chat-help = Готовые фразы и переписка рядом с игрой.
pages-term-watchers-write = Зрители пишут в чат
pages-term-watchers-write-help = По нескольку строк в минуту; если выключить, пишут только игроки.
pages-term-shuffle = Перемешать места
pages-term-shuffle-help = Кто где сидит, решит случай.
pages-term-replace = Если игрок ушёл
pages-term-replace-help = Все остальные вместе могут посадить бота через { $time }. Кто вернётся, снова сядет на своё место.
pages-term-replace-after = хозяин может посадить бота через { $time }
pages-term-replace-never = посадить бота можно только сообща
pages-start = Начать партию
pages-lay-table = Открыть стол

## Приглашения и ожидание

pages-invitation-help = Вас приглашают сыграть. За столом: { $names }.
pages-invitation-guest = Регистрация не нужна: выберите имя и садитесь за стол.

## Я

pages-nickname = Имя
pages-password = Пароль
pages-password-old = Текущий пароль
pages-password-new = Новый пароль
pages-password-set = Задать пароль
pages-password-kept = Пароль задан.
pages-password-help-guest = Вы гость: вас узнаёт этот браузер. Задайте пароль — и сможете продолжать партии на любом устройстве.
pages-password-help = С именем и паролем можно продолжать партии на любом устройстве.
pages-other-device = Уже играли здесь?
pages-sign-in-help = Войдите под тем именем, которое задали на другом устройстве.
pages-sign-in = Войти
pages-sign-out = Выйти
pages-theme-light = Светлая тема
pages-theme-help = Тёмные буквы на светлом фоне.
pages-programs = Программы
pages-programs-help = С токеном ваша программа может сесть на ваше место. Держите его в тайне. Когда вы выходите или меняете пароль, все токены отзываются.
pages-token-title = Для чего
pages-token-add = Новый токен
pages-token-drop = Отозвать этот токен
pages-token-once = Показываем один раз:
pages-until = до { $date }
