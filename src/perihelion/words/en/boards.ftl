### What the plain board of the web says of Roll for the Galaxy, Tiny Epic Galaxies and Beyond the Sun:
### what lies where, and what is printed on it.

boards-times = { $words } ×{ $count }
boards-hidden = face down
boards-none = —

## Roll for the Galaxy

boards-roll-phases = This round
boards-roll-pool = Pool
boards-roll-bag = Bag
boards-roll-pool-count = { $count } VP
boards-roll-bag-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
boards-roll-step-setup = Everybody looks at two tiles.
boards-roll-step-assign = Everybody assigns dice behind the screens.
boards-roll-step-manage = Manage
boards-roll-step-over = The game is over.
boards-roll-last-round = This is the last round.
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
boards-roll-face = { $colour }: { $face }
boards-roll-unseen = { $colour }: behind the screen
boards-roll-workers = { $phase }: { $dice }
boards-roll-selects = { $phase }, selected: { $dice }
boards-roll-tile = { $name } · { $cost }
boards-roll-tile-with = { $name } · { $cost } · good: { $goods }
boards-roll-building = { $name } · dice { $have } of { $need }
boards-roll-effect-loses = { cli-roll-effect-loses }
boards-roll-effect-credits = { cli-roll-effect-credits }
boards-roll-effect-good = { cli-roll-effect-good }
boards-roll-effect-cup = { cli-roll-effect-cup }
boards-roll-effect-citizenry = { cli-roll-effect-citizenry }
boards-roll-effect-six = { cli-roll-effect-six }
boards-roll-explain-development = Development, cost { $cost }.
boards-roll-explain-world = World, cost { $cost }, { $colour }.
boards-roll-score-chips = chips
boards-roll-score-developments = developments
boards-roll-score-worlds = worlds

## Tiny Epic Galaxies

boards-tiny-turn = Turn
boards-tiny-turn-of = { $name }
boards-tiny-dice = Dice of this turn
boards-tiny-die = { $number }: { $face }
boards-tiny-die-used = This die has been used or given up.
boards-tiny-planets = Planets
boards-tiny-planet = { $name } · { $yields } · { $track }, steps: { $length } · { $points } VP
boards-tiny-deck = Deck
boards-tiny-deck-count = { $count ->
    [one] { $count } planet
   *[other] { $count } planets
}
boards-tiny-solo-won = You beat the rogue galaxy: { $points } VP against { $against }.
boards-tiny-solo-skull = The rogue galaxy’s empire has reached the skull before you had won. VP: { $points } against { $against }.
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
boards-tiny-face-move = { cli-tiny-face-move }
boards-tiny-face-energy = { cli-tiny-face-energy }
boards-tiny-face-culture = { cli-tiny-face-culture }
boards-tiny-face-diplomacy = { cli-tiny-face-diplomacy }
boards-tiny-face-economy = { cli-tiny-face-economy }
boards-tiny-face-colony = { cli-tiny-face-colony }
boards-tiny-about-move = { cli-tiny-about-move }
boards-tiny-about-energy = { cli-tiny-about-energy }
boards-tiny-about-culture = { cli-tiny-about-culture }
boards-tiny-about-diplomacy = { cli-tiny-about-diplomacy }
boards-tiny-about-economy = { cli-tiny-about-economy }
boards-tiny-about-colony = { cli-tiny-about-colony }
boards-tiny-cost-energy = Costs { $amount } energy.
boards-tiny-cost-culture = Costs { $amount } culture.
boards-tiny-limit-own-turn = Only in your own turn.
boards-tiny-limit-once = Once a turn.
boards-tiny-score-colonies = colonies
boards-tiny-score-level = empire level
boards-tiny-score-mission = secret mission

## Beyond the Sun

boards-beyond-turn = Turn
boards-beyond-turn-of = { $name }
boards-beyond-last-round = This is the last round.
boards-beyond-techs = Technologies, level { $level }
boards-beyond-slot = { $slot }
boards-beyond-tech = { $slot } { $name } · { $types }
boards-beyond-owned = Researched by { $names }.
boards-beyond-requires = { $count ->
    [one] Needs { $slots }.
   *[other] Needs { $count } of { $slots }.
}
boards-beyond-covered = An event waits here.
boards-beyond-systems = Space
boards-beyond-place = { $place }
boards-beyond-place-system = { $place }: { $name } · strength { $strength } · { $points } VP
boards-beyond-held = Controlled by { $name }.
boards-beyond-ships-of = Ships of { $name }, by level: { $levels }.
boards-beyond-neighbours = Joined to { $places }.
boards-beyond-guilds = Guilds
boards-beyond-guild-closed = Not open yet.
boards-beyond-achievements = Achievements
boards-beyond-achievement = { $name } · { $points }
boards-beyond-claimed = Claimed by { $names }.
boards-beyond-so-far = You have { $count }.
boards-beyond-events = Events in play
boards-beyond-decks = Decks
boards-beyond-deck = { $deck }: { $count }
boards-beyond-faction = Faction
boards-beyond-stock = Ore and population
boards-beyond-ore = ore { $count } (+{ $more })
boards-beyond-population = population { $count } (+{ $more })
boards-beyond-supply = Supply
boards-beyond-column = { $column }: { $count }
boards-beyond-discs = Discs on the tracks
boards-beyond-food = food: { $count }
boards-beyond-ores = ore: { $count }
boards-beyond-automation = Automation
boards-beyond-ships = Ships
boards-beyond-fleet = { $place }: { $levels }
boards-beyond-researched = Technologies
boards-beyond-colonies = Colonies
boards-beyond-colony = { $name } · { $points } VP
boards-beyond-private = Private technologies
boards-beyond-pawn = Pawn
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
