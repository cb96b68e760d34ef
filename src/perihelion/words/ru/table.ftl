### Общее для всех игр. Игра говорит то же по-своему, если в ней есть сообщение с её именем:
### race-refusal-game-over прозвучало бы вместо table-refusal-game-over.

# Игрок без имени.
table-player = Игрок { $number }
# Название карты или действия из списка внутри предложения.
table-title = «{ $name }»
# Очки одного игрока в общем списке.
table-score = { $player } — { $points }
# От скольких до скольких.
table-range = от { $least } до { $most }

## Почему ответ не принят

table-refusal-game-over = Партия окончена: решать больше нечего.
table-refusal-not-your-decision = Сейчас от вас ничего не требуется.
table-refusal-already-answered = Это уже решено, изменить ответ нельзя.
table-refusal-unknown-option = Такого ответа на этот вопрос нет.
table-refusal-repeated-card = Карту { $card } вы уже выбрали: возьмите другую.
table-refusal-pick-in-order = Выбирайте по порядку списка и так, чтобы хватило на остальное, или назовите всё сразу.
table-refusal-face-down = Здесь есть закрытые карты: играть дальше можно только в самой партии или с догадкой о ней.
table-refusal-wrong-card-count = Нужно карт: { $wanted }. Указано: { $count }.

## Почему ответ нельзя взять назад

table-refusal-nothing-to-undo = Вам нечего отменять.
table-refusal-already-revealed = Отменить уже нельзя: с тех пор кое-что стало известно.

table-refusal-fed-from-outside = Отменить здесь ничего нельзя: карты приходят извне.

## Почему нельзя начать партию или прочитать запись и позицию

table-refusal-unknown-game = Игры «{ $game }» нет.
table-refusal-unknown-setting = Настройки «{ $setting }» нет.
table-refusal-bad-setting = Значение «{ $value }» для настройки «{ $setting }» не подходит.
table-refusal-bad-secret = Секрет — это 64 шестнадцатеричные цифры строчными буквами.
table-refusal-unknown-seat = Места «{ $seat }» за этим столом нет.
table-refusal-bad-die = Кубика с таким числом граней ({ $sides }) не бывает.
table-refusal-no-record = Записи этой партии нет: известно только её текущее положение.
table-refusal-other-rules = Это записано для правил версии { $rules }, а здесь играют по другой.
table-refusal-bad-record = Запись не читается: поле «{ $field }» отсутствует или заполнено неверно.
table-refusal-bad-answer = Строку { $line } записи, «{ $answer }», разыграть нельзя ({ $why }).
table-refusal-bad-position = Позиция не читается ({ $detail }).
table-refusal-bad-field = Позиция не читается: поле «{ $field }» отсутствует или заполнено неверно.
table-refusal-unknown-field = Поля «{ $field }» в позиции не бывает.
table-refusal-unknown-card = Карты «{ $card }» нет.
table-refusal-card-twice = Карта «{ $card }» названа чаще, чем таких карт есть{ $where-count ->
    [0] .
   *[other] : она лежит в { $where }.
  }
table-refusal-card-missing = Карты «{ $card }» в позиции нигде нет.
table-refusal-unknown-answer = Ответа «{ $answer }» нет.{ $like-count ->
    [0] { "" }
   *[other] { " " }Возможно, имелось в виду: { $like }.
  }
table-refusal-unknown-step = Шага «{ $step }» нет.
