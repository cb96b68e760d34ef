# Words of the terminal program for Tiny Epic Galaxies.

## The table

cli-tiny-title = Tiny Epic Galaxies
cli-tiny-where = round { $round } · turn of { $name }
cli-tiny-where-mine = round { $round } · your turn
cli-tiny-deck = { $count ->
    [one] one planet in the deck
   *[other] { $count } planets in the deck
}
cli-tiny-phases-opening = before the first turn
cli-tiny-phases-over = the game is over
cli-tiny-last-turns = { $name } has reached 21 VP: the last turns. Still to play: { $left }.
cli-tiny-empty-slot = (no planet)
cli-tiny-rogue-galaxy = Rogue galaxy
cli-tiny-column-points = VP
cli-tiny-column-energy = energy
cli-tiny-column-culture = culture
cli-tiny-column-level = level
cli-tiny-column-dice = dice
cli-tiny-column-next = next for
cli-tiny-column-home = at home
cli-tiny-no-next = —
cli-tiny-rogue-next = { $most } energy
cli-tiny-used-up = (used)
cli-tiny-mission = mission
cli-tiny-mission-now = (now { $points } VP)
cli-tiny-attack = Attack { $level }:
cli-tiny-skull = { $levels ->
    [0] It has reached the skull.
    [1] The next level is the skull.
   *[other] { $levels } levels to the skull.
}
cli-tiny-face-move = move
cli-tiny-face-energy = energy
cli-tiny-face-culture = culture
cli-tiny-face-diplomacy = diplomacy
cli-tiny-face-economy = economy
cli-tiny-face-colony = colony
cli-tiny-abbr-energy = ener
cli-tiny-abbr-culture = cult
cli-tiny-abbr-diplomacy = dipl
cli-tiny-abbr-economy = econ
cli-tiny-dice-of = Dice of { $name }:
cli-tiny-dice-left = { $count ->
    [0] no more to come
    [one] one more to come
   *[other] { $count } more to come
}
cli-tiny-dice-extra = extra actions
cli-tiny-reroll-free = first reroll free
cli-tiny-reroll-paid = reroll for 1 energy
cli-tiny-converter-ready = converter ready
cli-tiny-converter-used = converter used
cli-tiny-follow-price = following costs { $cost }
cli-tiny-income-energy = +1 energy for each follow
cli-tiny-income-culture = +1 culture for each follow

## What an answer would bring

cli-tiny-or = {" "}or{" "}
cli-tiny-can-follow = { $count ->
    [one] { $names } can follow
   *[other] { $names } can follow
}
cli-tiny-gain-nothing = nothing now
cli-tiny-gain-energy = +{ $amount } energy: { $have }→{ $then }
cli-tiny-gain-culture = +{ $amount } culture: { $have }→{ $then }
cli-tiny-spent-energy = energy { $have }→{ $then }
cli-tiny-spent-culture = culture { $have }→{ $then }
cli-tiny-to-level = level { $level }
cli-tiny-gain-points = +{ $points } VP
cli-tiny-gain-die = one more die from the next turn on
cli-tiny-gain-ship = one more ship
cli-tiny-steps = { $ship } at { $planet } { $at }→{ $to } of { $length }
cli-tiny-colonises = { $ship } colonises { $planet } ★{ $points }
cli-tiny-orbiting = { $ship } at { $planet }, { $at } of { $length }
cli-tiny-position = position { $at } of { $length }
cli-tiny-rogue-figures = energy and culture up to { $most }, { $dice } dice
cli-tiny-rogue-orbit = a ship enters the orbit of { $planet }
cli-tiny-to-land = land
cli-tiny-to-orbit = orbit
cli-tiny-go-home = home
cli-tiny-no-use = landing: { $reason }
cli-tiny-die-showing = die { $die }: { $side }
cli-tiny-follow-paid = With this choice the follow is paid for: { $price }.
cli-tiny-no-more = Do not follow, and do not ask again in this turn

## The question

cli-tiny-keys = ? planets · u undo · l log · s save · h help · q quit
cli-tiny-keys-short = ? planets · t table · u undo · l log · h help · q quit
cli-tiny-too-many = “{ $name }” fits { $count } things. Type more of the name.
cli-tiny-help-explaining =
    {"  "}?         explain the planets of the row, your colonies and your mission
    {"  "}? 3       explain what the choice with this number is about
    {"  "}? hades   explain a planet, a mission, a rogue galaxy or a face of the dice;
    {"  "}          also ? follow, ? converter, ? reroll
    {"  "}n         when asked to follow: no, and not again in this turn
cli-tiny-signs =
    Planets: what they yield, the type of the track, the track from its start to
    the points (★), the action. T2 is ship 2 of Terra; ships in brackets have landed.
    Where a ship may go, [ ] is the surface and ·─ the orbit.
    Galaxies: ▶ has the turn; “next for” is the price of the next level.
    Dice: ✓ used, ⊗ in the converter, × given up. A die is named by its own number.

## Planets in a few words

cli-tiny-cost-energy = { $amount } energy
cli-tiny-cost-culture = { $amount } culture
cli-tiny-limit-own-turn = own turn
cli-tiny-limit-once = once a turn
cli-tiny-limit-chain = once for each die
cli-tiny-limit-attack = (once a turn)
cli-tiny-short-gain = +{ cli-tiny-amount }
cli-tiny-short-gain-all = +{ cli-tiny-amount }, everybody else +{ $others }
cli-tiny-short-gain-at-home = +1 culture per ship at home
cli-tiny-short-change = any { $resource } → { $into }
cli-tiny-short-steal = take { cli-tiny-one } from an opponent
cli-tiny-short-income = +{ cli-tiny-one } for each follow
cli-tiny-short-dearer = following you costs 2 this turn
cli-tiny-short-onward = ship +{ $steps }{ $track ->
    [diplomacy] {" "}on diplomacy
    [economy] {" "}on economy
   *[any] {""}
}
cli-tiny-short-together = others ship +1, you ship +2
cli-tiny-short-push-back = opponent’s ship −{ $steps }{ $track ->
    [diplomacy] {" "}on diplomacy
    [economy] {" "}on economy
   *[any] {""}
}
cli-tiny-short-push-two = two opposing ships −1
cli-tiny-short-recall = ship home → its position in energy or culture
cli-tiny-short-swing = own ship −1, another +1
cli-tiny-short-hop = ship to the same position elsewhere
cli-tiny-short-mixed-upgrade = raise the empire with any mix
cli-tiny-short-cheap-upgrade = lowest empire: raise it for 1 less
cli-tiny-short-replace = replace a planet without ships
cli-tiny-short-reroll = reroll any dice
cli-tiny-short-give-up = 2 dice → 2 energy and 2 culture
cli-tiny-short-turn-die = turn a die to any face
cli-tiny-short-row-action = use any planet of the row
cli-tiny-short-borrow = { cli-tiny-one } to an opponent: use their colony
cli-tiny-short-repeat = repeat an earlier die
cli-tiny-short-wild = any action; others follow free
cli-tiny-short-two-moves = move two ships
cli-tiny-amount = { $amount } { $resource }
cli-tiny-one = 1 { $resource }
cli-tiny-resource-energy = energy
cli-tiny-resource-culture = culture

## Explanations

cli-tiny-explain-planet = { $yields } planet, { $type } track of { $length }, { $points } VP
cli-tiny-explain-cost = Pay { $cost }.
cli-tiny-explain-limits = Limit: { $limits }.
cli-tiny-explain-mission = secret mission
cli-tiny-explain-rogue = rogue galaxy, { $how }, back of the { $colour } mat, energy and culture up to { $most }
cli-tiny-explain-level = Level { $level }, { $dice } dice, { $points } VP. Attack:
cli-tiny-explain-skull = Level { $level }, the skull: the rogue wins.
cli-tiny-about-move = Move one of your ships to a planet or home. On the surface you may use the action of the planet at once; in orbit the ship starts at 0 and goes for the points.
cli-tiny-about-energy = Gain 1 energy for each of your ships at an energy planet, and for each at home.
cli-tiny-about-culture = Gain 1 culture for each of your ships at a culture planet.
cli-tiny-about-diplomacy = Advance one of your ships on a diplomacy track by 1. At the end of its track it colonises the planet.
cli-tiny-about-economy = Advance one of your ships on an economy track by 1. At the end of its track it colonises the planet.
cli-tiny-about-colony = Raise your empire by one level, all energy or all culture; or use one of your colonies.
cli-tiny-topic-reroll = Reroll
cli-tiny-about-reroll = The first reroll of a turn is free, each further one costs 1 energy. Take as many inactive dice as you like.
cli-tiny-topic-converter = Converter
cli-tiny-about-converter = Once a turn: put two inactive dice into the converter and turn a third one to any face.
cli-tiny-topic-follow = Following
cli-tiny-about-follow = When another player uses a die you may repeat its action for yourself: 1 culture, paid first.
cli-tiny-sure-figures = Figures: { $sure }.
cli-tiny-sure-action = Action: { $sure }.
cli-tiny-sure-mission = Text: { $sure }.
cli-tiny-attested-two-sources = two sources
cli-tiny-attested-printings-differ = printings differ
cli-tiny-attested-one-source = one source
cli-tiny-attested-doubtful = doubtful
cli-tiny-attested-inferred = inferred
cli-tiny-attested-guess = a guess
cli-tiny-part-name = name
cli-tiny-part-attacks = attacks
cli-tiny-part-dice = dice
cli-tiny-part-vp = points
cli-tiny-part-most = maxima
cli-tiny-part-skull = skull
cli-tiny-part-once = once a turn or not
cli-tiny-part-colour = colour

## The list

cli-tiny-list-planets = Planets
cli-tiny-list-missions = Secret missions
cli-tiny-list-rogues = Rogue galaxies
cli-tiny-column-planet = planet
cli-tiny-column-resource = yields
cli-tiny-column-type = track
cli-tiny-column-length = steps
cli-tiny-column-action = action
cli-tiny-column-sure = how sure
cli-tiny-column-mission = mission
cli-tiny-column-condition = what it asks for
cli-tiny-column-rogue = galaxy
cli-tiny-column-difficulty = difficulty
cli-tiny-column-most = maximum
cli-tiny-column-levels = VP by level
cli-tiny-legend = Where “how sure” is empty, two independent sources agree. Options of the game set what is doubtful.

## The end

cli-tiny-score-colonies = colonies
cli-tiny-score-level = empire level
cli-tiny-score-mission = mission { $name }
cli-tiny-score-tie-break = ties: colonies / level / stock
cli-tiny-verdict-won = You win with { $points } points; { $name } has { $against }.
cli-tiny-verdict-lost = The rogue wins: { $name } has { $against } points, you have { $points }.
cli-tiny-verdict-skull = The rogue wins: the empire of { $name } has reached the skull. Points: { $points } against { $against }.
