# Words of the terminal program for Tiny Epic Galaxies.

## The table

cli-tiny-title = Tiny Epic Galaxies
cli-tiny-token = { $letter }{ $number }
cli-tiny-where = round { $round } · turn of { $name }
cli-tiny-where-mine = round { $round } · your turn
cli-tiny-deck = { $count ->
    [one] one planet in the deck
   *[other] { $count } planets in the deck
}
cli-tiny-empty-slot = (no planet)
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

cli-tiny-to-land = land
cli-tiny-to-orbit = orbit
cli-tiny-go-home = home
cli-tiny-no-use = landing: { $reason }
cli-tiny-die-showing = die { $die }: { $side }
cli-tiny-follow-paid = With this choice the follow is paid for: { $price }.
cli-tiny-no-more = Do not follow, and do not ask again this turn

## The question

cli-tiny-keys = ? planets · u undo · l log · s save · h help · q quit
cli-tiny-keys-short = ? planets · t table · u undo · l log · h help · q quit
cli-tiny-help-explaining =
    {"  "}?         explain the planets of the row, your colonies and your mission
    {"  "}? 3       explain what the choice with this number is about
    {"  "}? hades   explain a planet, a mission, a rogue galaxy or a face of the dice;
    {"  "}          also ? follow, ? converter, ? reroll
    {"  "}n         when asked to follow: no, and not again this turn
cli-tiny-signs =
    Planets: what they yield, the type of the track, the track from its start to
    the points (★), the action. T2 is ship 2 of Terra; ships in brackets have landed.
    Where a ship may go, [ ] is the surface and ·─ the orbit.
    Galaxies: ▶ has the turn; “next for” is the price of the next level.
    Dice: ✓ used, ⊗ in the converter, × given up. A die is named by its own number.

## Planets in a few words

cli-tiny-limit-chain = once for each die
cli-tiny-limit-attack = (once a turn)

## Explanations

cli-tiny-explain-planet = { $yields } planet, { $type } track of { $length }, { $points } VP
cli-tiny-explain-cost = Pay { $cost }.
cli-tiny-explain-limits = Limit: { $limits }.
cli-tiny-explain-mission = secret mission
cli-tiny-explain-rogue = rogue galaxy, { $how }, back of the { $colour } mat, energy and culture up to { $most }
cli-tiny-explain-level = Level { $level }, { $dice } dice, { $points } VP. Attack:
cli-tiny-explain-skull = Level { $level }, the skull: the rogue wins.
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

cli-tiny-score-mission = mission { $name }
cli-tiny-score-tie-break = ties: colonies / level / stock
cli-tiny-verdict-won = You win with { $points } points; { $name } has { $against }.
cli-tiny-verdict-lost = The rogue wins: { $name } has { $against } points, you have { $points }.
cli-tiny-verdict-skull = The rogue wins: the empire of { $name } has reached the skull. Points: { $points } against { $against }.
