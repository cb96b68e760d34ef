### «Кометы», пятая игра.

boards-game-comets = Кометы
server-game-comets-help = Ловите кометы: побеждает самый сильный зонд, какого не послал больше никто. 2–5 игроков, пять минут.

comets-question-send-probe = Мимо летит комета: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. Пошлите зонд.
comets-option-probe = Зонд силы { $strength }
comets-answer-probe = зонд { $a }

comets-event-appears = Появляется комета: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
comets-event-sent = { $player }: зонд силы { $strength }.
comets-event-catches = { $player } ловит комету: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
comets-event-flies-on = Одинаковые зонды мешают друг другу: комета улетает.

comets-refusal-probe-is-gone = Зонд силы { $strength } уже послан.

comets-card-comet-1 = Комета 1
comets-card-comet-2 = Комета 2
comets-card-comet-3 = Комета 3
comets-card-comet-4 = Комета 4
comets-card-comet-5 = Комета 5
comets-card-comet-6 = Комета 6
comets-card-comet-7 = Комета 7
