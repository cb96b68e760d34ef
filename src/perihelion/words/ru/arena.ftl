### Состязания ботов и статистика партий: что о них говорят терминал и страницы.

## Состязание

arena-title = { $game }: { $bots }
arena-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}
arena-games-only = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
arena-seed = номер раздач { $seed }
arena-unfinished = не закончено: заказано партий — { $games }
arena-column-bot = бот
arena-column-games = партии
arena-column-wins = победы
arena-column-share = доля побед
arena-column-interval = 95%
arena-column-share-interval = доля побед [95%]
arena-column-points = очки
arena-column-rating = рейтинг
arena-column-source = откуда очки
arena-column-decisions = решения
arena-column-mean-time = в среднем
arena-column-p95 = 95% быстрее
arena-column-longest = дольше всего
arena-ms = { $number } мс
arena-shares = Доля побед
arena-about-shares = С уверенностью 95% настоящая доля лежит где-то на отрезке. Пунктир — доля при равных силах: { $fair }.
arena-about-solo = Как часто бот побеждает в одиночку. С уверенностью 95% настоящая доля лежит где-то на отрезке.
arena-matrix = Кто кого побеждает
arena-about-matrix = Как часто бот из строки побеждает бота из столбца. Наведите указатель на число, чтобы узнать, насколько оно точно.
arena-about-matrix-duels = Как часто побеждает бот из строки, когда он за столом один, а бот из столбца сидит на всех остальных местах ({ $others }). Наведите указатель на число, чтобы узнать, насколько оно точно.
arena-about-matrix-mixed = Как часто побеждает бот из строки за столами, где сидит и бот из столбца. Наведите указатель на число, чтобы узнать, насколько оно точно.
arena-pair = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}; 95%: { $interval }; очков в среднем: { $points }
arena-ratings = Рейтинги
arena-about-ratings = По модели Плакетта — Льюса из openskill, с двумя стандартными отклонениями в обе стороны. Все начинают с 25; значение имеет только разница.
arena-points = Очки
arena-distribution = Как часто сколько очков
arena-sources = Откуда очки
arena-about-points = Как часто сколько очков набирали и откуда они взялись.
arena-own-points = карты, которые считают другие
arena-race-own-points = усовершенствования за 6
arena-roll-own-points = технологии 6+
arena-thinking = Время на решение
arena-about-thinking = Точка — среднее время; 95% решений занимают не больше, чем до конца отрезка. На другом компьютере или с другим числом процессов время будет другим.
arena-lengths = Длина партий в раундах (ходах)
arena-about-lengths = В среднем { $rounds }.
arena-rounds = Длина партий в среднем: { $rounds }
arena-how = Как это измерено
arena-about-deals = Каждую раздачу играют с каждого места: те же карты ещё раз, а все пересели на одно место. Партии одной раздачи похожи друг на друга, поэтому точность считают по раздачам, а не по партиям.
arena-about-deals-one = У каждой партии своя раздача.
arena-made-by = perihelion { $version }, версия правил { $rules }. Провести то же состязание ещё раз:

## Статистика

arena-stats-title = { $game }: что побеждает
arena-played-by = играли { $bots }
arena-winners = победители
arena-others = остальные
arena-about-pieces = Как часто предлагалось, как часто бралось и как часто взявший побеждал. С уверенностью 95% настоящая доля лежит в указанных пределах. Любое место побеждает в { $fair } партий.
arena-about-taken = Кто впереди, тому и взять легче: если что-то часто оказывается у победителей, это ещё не значит, что оно приносит победу. Доля побед тех, кому это было предложено, от выбора не зависит.
arena-column-piece = что
arena-column-offered = предложено
arena-column-taken = взято
arena-column-take-share = доля взятых
arena-column-win-share = побед с этим
arena-column-win-offered = побед, если предложено
arena-column-round = когда взято
arena-race-kind-start-world = Стартовые планеты
arena-race-kind-world = Планеты
arena-race-kind-development = Усовершенствования
arena-race-kind-goal = Цели
arena-roll-kind-faction = Жетоны фракций
arena-roll-kind-home-world = Родные миры
arena-roll-kind-development = Технологии
arena-roll-kind-world = Миры
arena-tiny-kind-planet = Планеты
arena-tiny-kind-mission = Секретные миссии
arena-beyond-kind-technology = Технологии
arena-beyond-kind-system = Системы
arena-beyond-kind-achievement = Достижения
arena-beyond-kind-faction = Фракции
