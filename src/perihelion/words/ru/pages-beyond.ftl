### Что говорит о себе поле игры «Вдали от Солнца»; загружается вместе с ним.

## Поле

pages-beyond-parts = Части стола
pages-beyond-tab-cards = Карты
pages-beyond-tab-tree = Технологии
pages-beyond-tab-space = Космос
pages-beyond-tab-aims = Достижения
pages-beyond-tab-mats = Мой планшет
pages-beyond-tree = Поле технологий
pages-beyond-space-map = Поле исследований
pages-beyond-aims = Достижения
pages-beyond-mat = Ваш планшет
pages-beyond-mat-of = Планшет игрока { $name }
pages-beyond-look-at = Посмотреть планшет игрока { $name }
pages-beyond-tray = Карты на выбор
pages-beyond-nearer = Ближе
pages-beyond-farther = Дальше
pages-beyond-whole = Всё поле

## Первые раунды

pages-beyond-tip-action = Что светится, можно выбрать: наведите курсор или удерживайте палец, чтобы прочесть, что это даёт. Число в кольце — цена в металле.
pages-beyond-tip-research-slot = Технология требует 1 вашего населения. К ней должна вести линия от того, что у вас есть; ⚡ — сразу.
pages-beyond-tip-jump = Выберите корабль, затем место; каждая линия стоит 1 очко. Флаг — кто будет контролировать место.
pages-beyond-tip-build-site = Корабль строят в Солнечной системе или на верфи, которую вы контролируете.
pages-beyond-tip-research-card = Вы открываете её для всех: позже её исследует любой, к кому ведут линии. Знак справа — тип, к которому она ведёт.
pages-beyond-tip-claim = Первый получает больше всех очков; диски на этих картах приближают конец игры.

## Технологии

pages-beyond-level = Уровень { $level }
pages-beyond-undiscovered = не открыта
pages-beyond-may-be = Может оказаться:
pages-beyond-guild-shut = Откроется, когда это событие будет вскрыто.
pages-beyond-owned-by = исследовали: { $names }
pages-beyond-may = Сюда можно пойти.
pages-beyond-space = ячейка { $number }
pages-beyond-pawn-of = фишка: { $names }
pages-beyond-research-1 = Исследовать I
pages-beyond-research-2 = Исследовать II
pages-beyond-build-jump = Строить, прыжок
pages-beyond-recruit = Набор
pages-beyond-known = Откуда известен этот текст: { $how }.

## Космос

pages-beyond-sort-sol = Здесь строят корабли. Никто её не контролирует; в конце сильнейшие здесь получают 1 ПО.
pages-beyond-sort-deep = Никто его не контролирует; в конце сильнейшие здесь получают 1 ПО.
pages-beyond-sort-yard = Верфь: кто её контролирует, может строить здесь корабли.
pages-beyond-sort-system = Система
pages-beyond-held-by = контролирует { $name }
pages-beyond-ship = корабль уровня { $level }
pages-beyond-ships = { $count ->
    [one] { $count } корабль уровня { $level }
    [few] { $count } корабля уровня { $level }
   *[many] { $count } кораблей уровня { $level }
}

## Достижения и планшеты

pages-beyond-claimed = получено
pages-beyond-cells-left = Очки оставшихся ячеек: { $points }.
pages-beyond-points = Победные очки
pages-beyond-ore = Металл
pages-beyond-population = Население
pages-beyond-supply = Кубики снабжения
pages-beyond-automated = Автоматизация
pages-beyond-colonies = Колонии
pages-beyond-would-bring = Производство даст сейчас: { $count }.
pages-beyond-column = Столбец снабжения { $letter }: { $cubes } из { $cells }
pages-beyond-column-grows = Его символ открыт на шкале еды: рост населения берёт отсюда кубик.
pages-beyond-column-hidden = Рост возьмёт отсюда кубик, когда на шкале еды откроется символ { $letter }.
pages-beyond-track-food = Шкала еды: { $discs ->
    [one] { $discs } диск
    [few] { $discs } диска
   *[many] { $discs } дисков
}
pages-beyond-track-food-help = Диски уходят слева: на аванпосты, колонии, достижения и автоматизацию. Открывшаяся буква даёт расти своему столбцу снабжения.
pages-beyond-track-ore = Шкала металла: { $discs ->
    [one] { $discs } диск
    [few] { $discs } диска
   *[many] { $discs } дисков
}
pages-beyond-track-ore-help = Диски уходят слева: на аванпосты, колонии, достижения и автоматизацию. Последнее открытое число — сколько металла вы производите.
pages-beyond-automation = Автоматизация: уровень { $level }, { $points } ПО
pages-beyond-automation-help = Сюда кладут диски при автоматизации. Числа — очки ячеек.
pages-beyond-unlocked = Открыта: со шкалы убрано дисков { $off } из { $needs }.
pages-beyond-locked = Закрыта: со шкалы убрано дисков { $off } из { $needs }.
pages-beyond-end-help = К концу ведёт число дисков на достижениях: раунд доигрывают, и следует ещё один.
pages-beyond-deck = Технологий { $deck } в колоде
pages-beyond-deck-systems = Систем { $deck } в колоде

## Справка

pages-beyond-help-turn = В свой ход передвиньте фишку на другую ячейку действия и выполните его; затем рост населения, производство металла или обмен; затем возьмите достижение, если можете. Что светится, можно выбрать; что серо, само скажет почему.
pages-beyond-help-things = Что у вас есть
pages-beyond-help-ore = металл
pages-beyond-help-population = население: исследует и становится кораблями
pages-beyond-help-supply = кубики снабжения: становятся населением или кораблями
pages-beyond-help-ship = корабль: форма и цвет — чей он, число — его сила
pages-beyond-help-food = диск еды: аванпосты и колонии снимают его со шкалы, и растёт больше столбцов
pages-beyond-help-ore-disc = диск металла: то же для производства металла
pages-beyond-help-star = диск со звездой: когда на шкале не осталось дисков
pages-beyond-help-effects = Что делают действия
pages-beyond-help-now = сразу, когда технологию исследуют
pages-beyond-help-always = навсегда, когда она у вас есть
pages-beyond-help-research = исследовать технологию этого уровня
pages-beyond-help-jump = прыжок: одно очко — корабль вдоль одной линии
pages-beyond-help-upgrade = повысить корабли на столько уровней
pages-beyond-help-automate = автоматизация: диск со своей шкалы на шкалу автоматизации
pages-beyond-help-colonise = колонизировать систему, которую вы контролируете
pages-beyond-help-control = когда вы получаете контроль
pages-beyond-help-copy = выполнить другое действие исследования
pages-beyond-help-types = Технологии
pages-beyond-help-science = научная
pages-beyond-help-economic = экономическая
pages-beyond-help-military = военная
pages-beyond-help-commercial = торговая
pages-beyond-help-leads = у правого края карты: тип, к которому ведут её линии
pages-beyond-help-need = сколько из соединённых технологий нужно
pages-beyond-help-cube = кто исследовал технологию
pages-beyond-help-board = На полях
pages-beyond-help-space = ячейка действия для одной фишки; число — вся её цена в металле
pages-beyond-help-strength = сила кораблей, которая нужна для колонизации
pages-beyond-help-vp = победные очки
pages-beyond-help-outpost = кто контролирует место и диск его аванпоста
pages-beyond-help-event = событие: ждёт на неоткрытой ячейке или уже в игре
pages-beyond-help-guess = текст этой карты восстановлен
pages-beyond-help-pen = карта исправлена для этого стола
pages-beyond-help-zoom = ближе и дальше: колесо, два пальца или + и −; 0 — всё поле
pages-beyond-help-more = Наведите на что угодно или удерживайте палец, чтобы узнать, что это.
