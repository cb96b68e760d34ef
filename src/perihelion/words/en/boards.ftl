### What is said of a table on every screen: what lies where, what is printed on it, and what an answer
### would bring.

boards-times = { $words } ×{ $count }
boards-hidden = face down
boards-or = {" "}or{" "}
boards-none = —
boards-and = {" "}and{" "}
boards-round = Round { $round }
boards-turn-is = Whose turn: { $name }
boards-turn = Turn
boards-turn-of = { $name }
boards-phases-over = the game is over
boards-won = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
boards-seat = Seat { $seat }, { $name }: { $points } VP
boards-seat-you = Seat { $seat }, { $name } (you): { $points } VP
boards-the-table = The common table
boards-source = { $words } { $points }
boards-with = { $words } [{ $names }]
boards-asked = Question to seat { $seat }: { $question }
boards-given = Chosen so far: { $options }
boards-refused = Not possible now:
boards-decimal-point = .
boards-percent = { $number }%
boards-game-race = Race for the Galaxy
boards-game-roll = Roll for the Galaxy
boards-game-tiny = Tiny Epic Galaxies
boards-game-beyond = Beyond the Sun

## Race for the Galaxy

boards-race-round = Round { $round }
boards-race-last-round-pool = This is the last round: the pool is empty.
boards-race-phases-unknown = Everyone is choosing an action.
boards-race-phases-opening = Everyone is sorting the opening hand.
boards-race-phases-over = The game is over.
boards-race-score-printed = printed on cards
boards-race-score-chips = chips
boards-race-leader = Prestige leader: { $name }{ $count ->
    [0] {""}
   *[other] {" "}({ $count } on the tile)
}
boards-race-takeover = Takeover declared: { $attacker } ({ $attack }) against { $defender } ({ $defense }), { $target }
boards-race-takeover-off = Takeover called off: { $attacker } ({ $attack }) against { $defender } ({ $defense }), { $target }
boards-race-prestige = prestige { $count }
boards-race-boost-ready = boost card ready
boards-race-boost-used = boost card used
boards-race-against = { SIGNED($amount) } against { $whom }
boards-race-whom-rebel = Rebels
boards-race-whom-novelty = novelty worlds
boards-race-whom-rare = rare elements worlds
boards-race-whom-genes = genes worlds
boards-race-whom-alien = alien technology worlds
boards-race-temporary = temporary { SIGNED($amount) }
boards-race-most = mil up to { SIGNED($amount) }
boards-race-attacking = { SIGNED($amount) } attacking with { $name }
boards-race-defending = { SIGNED($amount) } in defense
boards-race-prevents = can call off a takeover
boards-race-open-to = open to { $names }
boards-race-tucked = { $count } tucked
boards-race-score-prestige = prestige
boards-race-score-goals = goals
boards-race-start-discards = { $count ->
    [one] You discard { $count } card from your hand with it.
   *[other] You discard { $count } cards from your hand with it.
}
boards-race-development = development, cost { $number }
boards-race-world = world, cost { $number }
boards-race-military-world = military world, defense { $number }
boards-race-windfall = windfall world: { $name }
boards-race-production = production world: { $name }
boards-race-start = start world { $number }
boards-race-printed-cost = printed cost
boards-race-military = military
boards-race-temporary-military = temporary military
boards-race-last-round-tableau = { $count ->
    [one] This is the last round: the tableau of { $names } is full.
   *[other] This is the last round: the tableaus of { $names } are full.
}
boards-race-note-explore = See { $drawn }, keep { $kept }.
boards-race-note-develop = { $count ->
    [one] { $count } card to build.
   *[other] { $count } cards to build.
}
boards-race-note-develop-names = You could build now: { $names }.
boards-race-note-develop-nothing = Nothing to build.
boards-race-note-settle = { $count ->
    [one] { $count } world to place.
   *[other] { $count } worlds to place.
}
boards-race-note-settle-names = You could place now: { $names }.
boards-race-note-settle-nothing = No world to place.
boards-race-note-trade = { $cards ->
    [one] Best sale: { $cards } card.
   *[other] Best sale: { $cards } cards.
}
boards-race-note-trade-nothing = No good to sell.
boards-race-note-consume = Goods: { $goods }, powers: { $powers }.
boards-race-note-double = Points from goods count twice.
boards-race-note-produce = New goods: { $worlds }.
boards-race-note-produce-worlds = Worlds that produce: { $worlds }. Empty windfall worlds: { $windfalls }.
boards-race-to-the-end = The game ends with the round in which the pool is empty (left: { $pool } VP) or a tableau is full (cards missing: { $missing }).
boards-race-to-the-end-prestige = It also ends with the round in which somebody has { $goal } prestige (the most now: { $most }).
boards-race-phases = Phases of this round
boards-race-played-done = { $name }: done
boards-race-played-now = { $name }: in progress
boards-race-played-to-come = { $name }: to come
boards-race-piles = Pool and piles
boards-race-pile-pool = pool: { $count } VP
boards-race-pile-deck = deck: { $count }
boards-race-pile-discards = discards: { $count }
boards-race-goals = Goals
boards-race-goal-first = { $name } · { $worth } VP · { $condition }
boards-race-goal-most = { $name } · { $worth } VP · { $condition }
boards-race-so-far = { $name }: { $value }
boards-race-so-far-of-all = So far: { $values }.
boards-race-prestige-leader = Prestige leader
boards-race-takeovers = Takeovers
boards-race-turned-up = Turned up for all to see
boards-race-chosen-actions = Actions
boards-race-boosted = { $name } with the prestige boost
boards-race-figures = Figures
boards-race-chips = { $count } VP in chips
boards-race-military-total = military { SIGNED($count) }
boards-race-tableau-size = cards in the tableau: { $count } of { $end }
boards-race-tableau = Tableau
boards-race-hand = Hand
boards-race-hidden-cards = cards face down: { $count }
boards-race-points = { $points } VP
boards-race-good-there = a good lies here
boards-race-your-strength = your strength { $amount }
boards-race-to-pay = to pay { $cost }
boards-race-at-least = can be brought down to { $cost }
boards-race-drawn-now = just drawn

## Roll for the Galaxy

boards-roll-phases = This round
boards-roll-now = ▸ { $name }
boards-roll-pool = Pool
boards-roll-bag = Bag
boards-roll-pool-count = { $count } VP
boards-roll-bag-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
boards-roll-phases-opening = Everybody lays out their two starting tiles.
boards-roll-phases-assigning = Everybody assigns dice behind the screens.
boards-roll-phase-manage = Manage
boards-roll-phases-over = The game is over.
boards-roll-last-round-pool = This is the last round: the pool is empty.
boards-roll-last-round-tiles = This is the last round: 12 tiles reached by { $names }.
boards-roll-to-the-end = The game ends with the round in which the pool is empty (left: { $pool } VP) or somebody has 12 tiles (tiles missing: { $missing }).
boards-roll-turn = End of the game
boards-roll-money = Credits and chips
boards-roll-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
boards-roll-chips = { $count } VP in chips
boards-roll-tableau = Tableau
boards-roll-dev = Development stack
boards-roll-world = World stack
boards-roll-hand = Drawn tiles
boards-roll-rolled = Rolled
boards-roll-cup = Cup
boards-roll-citizenry = Citizenry
boards-roll-at-work = At work
boards-roll-dice = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
boards-roll-beside = {", "}
boards-roll-letter-home = H
boards-roll-letter-military = M
boards-roll-letter-consumption = C
boards-roll-letter-novelty = N
boards-roll-letter-rare = R
boards-roll-letter-genes = G
boards-roll-letter-alien = A
boards-roll-shows = { $name }: { $top }
boards-roll-unseen = { $name }: behind the screen
boards-roll-workers = { $name }: { $dice }
boards-roll-selects = { $name }, selected: { $dice }
boards-roll-one-side = { $name }. { $text }
boards-roll-tile = { $name } · { $cost }
boards-roll-tile-with = { $name } · { $cost } · good: { $goods }
boards-roll-building = { $name } · dice { $have } of { $need }
boards-roll-effect-loses = Lose one of your dice.
boards-roll-effect-credits = { $credits ->
    [one] { $credits } credit.
   *[other] { $credits } credits.
}
boards-roll-effect-good = { $dice } as a good here.
boards-roll-effect-cup = { $dice } to the cup.
boards-roll-effect-citizenry = { $dice } to the Citizenry.
boards-roll-effect-six = At the end: { $text }
boards-roll-explain-development = Development, cost { $cost }.
boards-roll-explain-world = World, cost { $cost }, { $name }.
boards-roll-score-chips = chips
boards-roll-score-developments = developments
boards-roll-score-worlds = worlds
boards-roll-dictate = { $count ->
    [1] put one die aside, then move another
   *[other] put one die aside, then move up to { $count }
}
boards-roll-gain-credits = +{ $amount } $: { $have }→{ $then }
boards-roll-gain-points = +{ $points } VP
boards-roll-cost = cost { $cost }.

## Tiny Epic Galaxies

boards-tiny-round = Round { $round }
boards-tiny-dice = Dice of this turn
boards-tiny-die = { $number }: { $side }
boards-tiny-die-used = This die has been used or given up.
boards-tiny-planets = Planets
boards-tiny-planet = { $name } · { $yields } · { $track }, steps: { $length } · { $points } VP
boards-tiny-deck = Deck
boards-tiny-deck-count = { $count ->
    [one] { $count } planet
   *[other] { $count } planets
}
boards-tiny-solo-won = You beat the rogue galaxy: { $points } VP against { $against }.
boards-tiny-solo-skull = The rogue galaxy’s empire reached the skull before you could win. VP: { $points } against { $against }.
boards-tiny-solo-lost = The rogue galaxy was first: it has { $against } VP, you have { $points }.
boards-tiny-rogue = Rogue galaxy
boards-tiny-galaxy = Galaxy
boards-tiny-empire = Empire
boards-tiny-level = level { $level }, dice: { $dice }
boards-tiny-next = next level for { $cost }
boards-tiny-stock = Energy and culture
boards-tiny-energy = energy { $have } of { $most }
boards-tiny-culture = culture { $have } of { $most }
boards-tiny-ships = Ships
boards-tiny-ship-home = { $number }: at home
boards-tiny-ship-surface = { $number }: on { $planet }
boards-tiny-ship-orbit = { $number }: around { $planet }, { $at } of { $length }
boards-tiny-colonies = Colonies
boards-tiny-colony = { $name } · { $points } VP
boards-tiny-mission = Secret mission
boards-tiny-dealt = Missions to choose from
boards-tiny-face-move = move
boards-tiny-face-energy = energy
boards-tiny-face-culture = culture
boards-tiny-face-diplomacy = diplomacy
boards-tiny-face-economy = economy
boards-tiny-face-colony = colony
boards-tiny-about-move = Move one of your ships to a planet or home. On the surface you may use the action of the planet at once; in orbit the ship starts at 0 and goes for the points.
boards-tiny-about-energy = Gain 1 energy for each of your ships at an energy planet, and for each at home.
boards-tiny-about-culture = Gain 1 culture for each of your ships at a culture planet.
boards-tiny-about-diplomacy = Advance one of your ships on a diplomacy track by 1. At the end of its track it colonises the planet.
boards-tiny-about-economy = Advance one of your ships on an economy track by 1. At the end of its track it colonises the planet.
boards-tiny-about-colony = Raise your empire by one level, paying all in energy or all in culture; or use one of your colonies.
boards-tiny-cost-energy = Costs { $amount } energy.
boards-tiny-cost-culture = Costs { $amount } culture.
boards-tiny-limit-own-turn = Only on your own turn.
boards-tiny-limit-once = Once a turn.
boards-tiny-score-colonies = colonies
boards-tiny-score-level = empire level
boards-tiny-score-mission = secret mission
boards-tiny-phases-opening = before the first turn
boards-tiny-phases-turns = the players take turns
boards-tiny-last-turns = { $name } has reached 21 VP: the last turns. Still to play: { $left }.
boards-tiny-to-the-end = The first to reach { $goal } VP brings the last turns; the leader is { $points } short.
boards-tiny-token = ship { $number } of { $name }
boards-tiny-can-follow = { $count ->
    [one] { $names } can follow
   *[other] { $names } can follow
}
boards-tiny-gain-nothing = nothing now
boards-tiny-gain-energy = +{ $amount } energy: { $have }→{ $then }
boards-tiny-gain-culture = +{ $amount } culture: { $have }→{ $then }
boards-tiny-spent-energy = energy { $have }→{ $then }
boards-tiny-spent-culture = culture { $have }→{ $then }
boards-tiny-to-level = empire level { $level }
boards-tiny-gain-points = +{ $points } VP
boards-tiny-gain-die = one more die from the next turn on
boards-tiny-gain-ship = one more ship
boards-tiny-steps = { $ship } at { $planet } { $at }→{ $to } of { $length }
boards-tiny-colonises = { $ship } colonises { $planet } ★{ $points }
boards-tiny-orbiting = { $ship } at { $planet }, { $at } of { $length }
boards-tiny-position = position { $at } of { $length }
boards-tiny-rogue-figures = a level for every { $most } energy, { $dice } dice
boards-tiny-rogue-orbit = a ship enters the orbit of { $planet }
boards-tiny-price-energy = { $amount } energy
boards-tiny-price-culture = { $amount } culture
boards-tiny-when-own-turn = own turn
boards-tiny-when-once = once a turn
boards-tiny-limited = { $does } ({ $limits })
boards-tiny-short-gain = +{ boards-tiny-amount }
boards-tiny-short-gain-all = +{ boards-tiny-amount }, everybody else +{ $others }
boards-tiny-short-gain-at-home = +1 culture per ship at home
boards-tiny-short-change = any { $resource } → { $into }
boards-tiny-short-steal = take { boards-tiny-one } from an opponent
boards-tiny-short-income = +{ boards-tiny-one } for each follow
boards-tiny-short-dearer = following you costs 2 this turn
boards-tiny-short-onward = ship +{ $steps }{ $track ->
    [diplomacy] {" "}on diplomacy
    [economy] {" "}on economy
   *[any] {""}
}
boards-tiny-short-together = others: ship +1, you: ship +2
boards-tiny-short-push-back = opponent’s ship −{ $steps }{ $track ->
    [diplomacy] {" "}on diplomacy
    [economy] {" "}on economy
   *[any] {""}
}
boards-tiny-short-push-two = two opposing ships −1
boards-tiny-short-recall = ship home → its position in energy or culture
boards-tiny-short-swing = own ship −1, another +1
boards-tiny-short-hop = ship to the same position elsewhere
boards-tiny-short-mixed-upgrade = raise the empire with any mix
boards-tiny-short-cheap-upgrade = lowest empire: raise it for 1 less
boards-tiny-short-replace = replace a planet without ships
boards-tiny-short-reroll = reroll any dice
boards-tiny-short-give-up = 2 dice → 2 energy and 2 culture
boards-tiny-short-turn-die = turn a die to any face
boards-tiny-short-row-action = use any planet of the row
boards-tiny-short-borrow = { boards-tiny-one } to an opponent: use their colony
boards-tiny-short-repeat = repeat an earlier die
boards-tiny-short-wild = any action; others follow free
boards-tiny-short-two-moves = move two ships
boards-tiny-amount = { $amount } { $resource }
boards-tiny-one = 1 { $resource }
boards-tiny-resource-energy = energy
boards-tiny-resource-culture = culture
boards-tiny-and-more = …

## Beyond the Sun

boards-beyond-last-round = This is the last round.
boards-beyond-next-round = The next round is the last.
boards-beyond-to-the-end = Achievements hold { $claimed } of the { $needed } discs that bring the end.
boards-beyond-techs = Technologies, level { $level }
boards-beyond-slot = { $slot }
boards-beyond-tech = { $slot } { $name } · { $kinds }
boards-beyond-beside = {", "}
boards-beyond-owned = Researched by { $names }.
boards-beyond-talent-unlocked = { $ability } Unlocked.
boards-beyond-talent-locked = { $ability } Still locked.
boards-beyond-requires = { $count ->
    [one] Needs { $slots }.
   *[other] Needs { $count } of { $slots }.
}
boards-beyond-covered = An event waits here.
boards-beyond-systems = Space
boards-beyond-place = { $where }
boards-beyond-place-system = { $where }: { $name } · strength { $strength } · { $points } VP
boards-beyond-held = Controlled by { $name }.
boards-beyond-ships-of = Ships of { $name }, by level: { $levels }.
boards-beyond-neighbours = Joined to { $places }.
boards-beyond-guilds = Guilds
boards-beyond-guild-closed = Not open yet.
boards-beyond-achievements = Achievements
boards-beyond-achievement = { $name } · { $points }
boards-beyond-claimed = Claimed by { $names }.
boards-beyond-you-have = You have { $count }.
boards-beyond-events = Events in play
boards-beyond-linked = { $name } ({ $system })
boards-beyond-decks = Decks
boards-beyond-deck = { $deck }: { $count }
boards-beyond-faction = Faction
boards-beyond-stock = Ore and population
boards-beyond-ore = ore { $count } (+{ $more })
boards-beyond-population = population { $count } (+{ $more })
boards-beyond-supply = Supply
boards-beyond-column = { $column }: { $count }
boards-beyond-discs = Discs on the tracks
boards-beyond-track = { $kind }: { $count }
boards-beyond-kind-food = food
boards-beyond-kind-ore = ore
boards-beyond-automation = Automation
boards-beyond-automated = { $count }
boards-beyond-ships = Ships
boards-beyond-fleet = { $where }: { $levels }
boards-beyond-researched = Technologies
boards-beyond-colonies = Colonies
boards-beyond-colony = { $name } · { $points } VP
boards-beyond-private = Private technologies
boards-beyond-pawn = Pawn
boards-beyond-on-slot = { $name }
boards-beyond-score-level-1 = level I technologies
boards-beyond-score-level-2 = level II technologies
boards-beyond-score-level-3 = level III technologies
boards-beyond-score-private = private technologies
boards-beyond-score-level-4 = level IIII technologies
boards-beyond-score-automation = automation
boards-beyond-score-systems = colonised systems
boards-beyond-score-outposts = outposts
boards-beyond-score-sol-and-deep-space = Sol and Deep Space
boards-beyond-score-events = events
boards-beyond-score-achievements = achievements
boards-beyond-next-letter = column { $letter } grows after { $discs ->
    [one] 1 more food disc
   *[other] { $discs } more food discs
}
boards-beyond-next-ore = { $amount } ore after { $discs ->
    [one] 1 more ore disc
   *[other] { $discs } more ore discs
}
boards-beyond-gain-nothing = nothing now
boards-beyond-change-ore = ore { $have }→{ $then }
boards-beyond-change-population = population { $have }→{ $then }
boards-beyond-change-supply = supply { $have }→{ $then }
boards-beyond-shifted = { $column } { $have }→{ $then }
boards-beyond-from-columns = { $count ->
    [one] from column { $columns }
   *[other] from columns { $columns }
}
boards-beyond-trades = { $cube } ore, or a ship and { $ship } ore → 1 population · 1 population → { $back } ore
boards-beyond-discs-left = { $left ->
    [0] no disc left there
    [one] 1 disc left there
   *[other] { $left } discs left there
}
boards-beyond-uncovers-letter = shows growth symbol { $letter }
boards-beyond-uncovers-ore = ore production { $have }→{ $then }
boards-beyond-uncovers-ability = unlocks ability { $letter }
boards-beyond-uncovers-nothing = shows nothing new
boards-beyond-first-event = an event comes first
boards-beyond-then-one-of = the technology will be { $kinds }
boards-beyond-cards-left = { $count ->
    [0] no such card left in the deck
    [one] 1 such card left in the deck
   *[other] { $count } such cards left in the deck
}
boards-beyond-might = strength there: { $shown }
boards-beyond-might-of = { $name } { $strength }
boards-beyond-settled = strength { $have }→{ $then }
boards-beyond-you-gain = you take { $where }
boards-beyond-you-lose = you lose { $where }
boards-beyond-other-gains = { $name } takes { $where }
boards-beyond-nobody-holds = nobody holds { $where }
boards-beyond-no-bonus = no bonus
boards-beyond-stars = ★{ $points }
boards-beyond-brings-the-end = That brings the end: round { $round } will be the last.
boards-beyond-still-needs = { $count ->
    [one] { $of ->
        [one] You still need { $slots }.
       *[other] You still need one of { $slots }.
    }
   *[other] { $of ->
        [2] You still need both of { $slots }.
       *[other] You still need { $count } of { $slots }.
    }
}
boards-beyond-what-technology = level { $level } technology · { $kinds }
boards-beyond-what-leads = level { $level } technology · { $kinds } › { $leads } · { $points } VP
boards-beyond-what-event = level { $level } event
boards-beyond-what-system = system of deck { $deck } · strength { $strength } · { $yields } · { $points } VP
boards-beyond-what-achievement = achievement · { $points } VP
boards-beyond-what-guild = guild · opened by the event { $event }
boards-beyond-what-faction = faction
boards-beyond-what-basic = printed on the board, open to all
boards-beyond-takes-disc = your outpost there takes a { $kinds } disc

## Roll for the Galaxy: behind the screen, on a board that draws it

boards-roll-column-nobody = No workers.
boards-roll-column-explore = { $count ->
    [one] { $count } explorer: a new tile, or { $credits } $.
   *[other] { $count } explorers: each a new tile, or { $credits } $.
}
boards-roll-column-no-tile = No tile to build: the dice come back to the cup.
boards-roll-column-builds = { $name }: { $have } of { $need } workers.
boards-roll-column-waits = { $name } waits: { $have } of { $need } workers.
boards-roll-column-completes = { $over ->
    [0] Completes { $name }.
    [one] Completes { $name }, { $over } worker to spare.
   *[other] Completes { $name }, { $over } workers to spare.
}
boards-roll-column-produce = { $room ->
    [0] No world with room: the dice come back to the cup.
   *[other] Goods: { $count }. Room on your worlds: { $room }.
}
boards-roll-column-ship = { $goods ->
    [0] No goods to ship yet.
   *[other] Ships { $count } of { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }.
}
boards-roll-all-wild = { $count } wild dice to { $row }
boards-roll-dictate-name = Dictate
boards-roll-give-up = Take back: { $name }
