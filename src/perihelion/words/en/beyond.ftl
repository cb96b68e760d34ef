### Beyond the Sun. What cards say is our own wording; names marked as invented in the catalogue are ours.

## Names of technologies

beyond-card-narrow-beam-lasers = Narrow-Beam Lasers
beyond-card-terraforming = Terraforming
beyond-card-advanced-genetics = Advanced Genetics
beyond-card-advanced-robotics = Advanced Robotics
beyond-card-hypercomputing = Hypercomputing
beyond-card-human-experimentation = Human Experimentation
beyond-card-hydroponic-laboratories = Hydroponic Laboratories
beyond-card-spacetime-anomaly-studies = Spacetime Anomaly Studies
beyond-card-drone-foundries = Drone Foundries
beyond-card-plasma-cannon = Plasma Cannon
beyond-card-orbital-drydocks = Orbital Drydocks
beyond-card-modular-fleet = Modular Fleet
beyond-card-mass-cloning = Mass Cloning
beyond-card-conscription-decrees = Conscription Decrees
beyond-card-arcology-farming = Arcology Farming
beyond-card-asteroid-mining = Asteroid Mining
beyond-card-exoplanet-survey = Exoplanet Survey
beyond-card-supply-outpost = Supply Outpost
beyond-card-colonial-charters = Colonial Charters
beyond-card-privateering = Privateering
beyond-card-transdimensional-ai = Transdimensional AI
beyond-card-planetary-scale-research = Planetary-scale Research
beyond-card-metahuman-chambers = Metahuman Chambers
beyond-card-hivemind-computing = Hivemind Computing
beyond-card-deep-space-megastructures = Deep Space Megastructures
beyond-card-capital-ship = Capital Ship
beyond-card-android-armada = Android Armada
beyond-card-mercenary-fleet = Mercenary Fleet
beyond-card-cerebral-implants = Cerebral Implants
beyond-card-manufacturing-orbitals = Manufacturing Orbitals
beyond-card-android-rights-movement = Android Rights Movement
beyond-card-subatomic-fabrication = Subatomic Fabrication
beyond-card-quantum-data-exchange = Quantum Data Exchange
beyond-card-hyperdrive-boosters = Hyperdrive Boosters
beyond-card-wormhole-technology = Wormhole Technology
beyond-card-stealth-terraformers = Stealth Terraformers
beyond-card-parallel-universe-generator = Parallel Universe Generator
beyond-card-galactic-empire = Galactic Empire
beyond-card-giga-corporations = Giga-Corporations
beyond-card-ministry-of-colonies = Ministry of Colonies
beyond-card-galactic-hq = Galactic HQ
beyond-card-mind-machine-assimilation = Mind/Machine Assimilation
beyond-card-omniscient-archive = Omniscient Archive
beyond-card-neo-industrial-revolution = Neo-Industrial Revolution
beyond-card-interstellar-marshals = Interstellar Marshals
beyond-card-black-market-industries = Black Market Industries

## Names of events

beyond-card-tyler-lee = Tyler Lee
beyond-card-maya-chaturvedi = Maya Chaturvedi
beyond-card-rogue-star = Rogue Star
beyond-card-ore-boom = Ore Boom
beyond-card-generation-of-pioneers = Generation of Pioneers
beyond-card-hyperspace-currents = Hyperspace Currents
beyond-card-research-subsidy = Research Subsidy
beyond-card-dockworkers-strike = Dockworkers' Strike
beyond-card-pioneer-medal = Pioneer Medal
beyond-card-orbital-monument = Orbital Monument
beyond-card-kc-24x = KC-24X
beyond-card-ono = Ono
beyond-card-spaceship-museum = Spaceship Museum
beyond-card-dyson-sphere = Dyson Sphere
beyond-card-universal-enlightenment = Universal Enlightenment
beyond-card-galactic-exposition = Galactic Exposition
beyond-card-exodus-wave = Exodus Wave
beyond-card-rogue-armada = Rogue Armada
beyond-card-accord-of-stars = Accord of the Stars
beyond-card-hall-of-inventors = Hall of Inventors

## Names of systems

beyond-card-alpha-centauri = Alpha Centauri
beyond-card-barnards-star = Barnard's Star
beyond-card-sirius = Sirius
beyond-card-wolf-359 = Wolf 359
beyond-card-lalande-21185 = Lalande 21185
beyond-card-procyon = Procyon
beyond-card-tau-ceti = Tau Ceti
beyond-card-luyten-726-8 = Luyten 726-8
beyond-card-ross-248 = Ross 248
beyond-card-epsilon-eridani = Epsilon Eridani
beyond-card-lacaille-9352 = Lacaille 9352
beyond-card-ross-128 = Ross 128
beyond-card-kapteyns-star = Kapteyn's Star
beyond-card-ross-154 = Ross 154
beyond-card-wise-1541-2250 = WISE 1541-2250
beyond-card-61-cygni = 61 Cygni
beyond-card-ez-aquarii = EZ Aquarii
beyond-card-struve-2398 = Struve 2398
beyond-card-groombridge-34 = Groombridge 34
beyond-card-epsilon-indi = Epsilon Indi
beyond-card-luytens-star = Luyten's Star
beyond-card-teegardens-star = Teegarden's Star
beyond-card-yz-ceti = YZ Ceti
beyond-card-luhman-16 = Luhman 16

## Names of achievements

beyond-card-empire = Empire
beyond-card-transcendence = Transcendence
beyond-card-full-automation = Full Automation
beyond-card-armada = Armada
beyond-card-breadbasket = Breadbasket
beyond-card-industrial-giant = Industrial Giant
beyond-card-specialisation = Specialisation
beyond-card-hegemony = Hegemony
beyond-card-polymath = Polymath
beyond-card-great-library = Great Library

## Names of guilds

beyond-card-terraforming-guild = Terraforming Guild
beyond-card-academy-guild = Academy Guild
beyond-card-technocrats-guild = Technocrats' Guild
beyond-card-visionaries-guild = Visionaries' Guild

## Names of factions

beyond-faction-united-nations = United Nations
beyond-faction-nishida-ostergaard = Nishida-Østergaard Corporation
beyond-faction-faction-three = Pan-Solar Union
beyond-faction-faction-four = Free Settlers Compact
beyond-card-face-down = a face-down card

## Where effects come from that stand on no card

beyond-source-research-1 = Basic Spacefaring (research level I)
beyond-source-research-2 = Basic Spacefaring (research level II)
beyond-source-build-jump = Basic Spacefaring (build and jump)
beyond-source-recruit = Basic Spacefaring (recruit)
beyond-source-united-nations = { beyond-faction-united-nations }
beyond-source-nishida-ostergaard = { beyond-faction-nishida-ostergaard }
beyond-source-faction-three = { beyond-faction-faction-three }
beyond-source-faction-four = { beyond-faction-faction-four }

## Words of the rules

beyond-place-sol = Sol
beyond-place-deep-space = Deep Space
beyond-place-a1 = system A1
beyond-place-a2 = system A2
beyond-place-b1 = system B1
beyond-place-b2 = system B2
beyond-place-y1 = shipyard Y1
beyond-place-y2 = shipyard Y2
beyond-place-y3 = shipyard Y3
beyond-place-y4 = shipyard Y4
beyond-place-x1 = extra system X1
beyond-place-museum = the museum
beyond-type-science = science
beyond-type-economic = economic
beyond-type-military = military
beyond-type-commercial = commercial
beyond-disc-food = food disc
beyond-disc-ore = ore disc
beyond-disc-star = star disc
beyond-known-attested = read from a printed card or stated in the rulebook
beyond-known-partly = partly attested, the rest reconstructed
beyond-known-reconstructed = reconstructed
beyond-known-corrected = corrected by your file

## What is counted

beyond-count-colonised-systems = colonised systems
beyond-count-controlled-locations = controlled places
beyond-count-garrisoned-locations = controlled places with a ship of yours
beyond-count-techs-level-1 = level I technologies
beyond-count-techs-level-2 = level II technologies
beyond-count-techs-level-3 = level III technologies
beyond-count-techs-level-4 = level IIII technologies
beyond-count-techs-all = technologies
beyond-count-types-among-techs-level-2-plus = types among your technologies of level II and above
beyond-count-automation-level = levels of automation
beyond-count-production-discs-off-mat = production discs off the tracks
beyond-count-food-discs-on-mat = discs on the food track
beyond-count-ore-discs-on-mat = discs on the ore track
beyond-count-ships-on-board = ships
beyond-count-ships-level-4 = level 4 ships
beyond-count-ship-levels-on-board = ship levels in all
beyond-count-ore-in-hand = ore
beyond-count-max-single-specialisation-symbols = specialisation symbols of one kind

## Parts of other messages

beyond-ore = { $ore } ore
beyond-people = { $population } population
beyond-gained-ore = { $count } ore
beyond-gained-people = { $count } population
beyond-n-ore = { $n } ore
beyond-ship = level { $level } ship
beyond-price = { $ore ->
    [0] { $population ->
        [0] { "" }
       *[other] { " " }(return { beyond-people })
    }
   *[other] { $population ->
        [0] { " " }({ beyond-ore })
       *[other] { " " }({ beyond-ore }, return { beyond-people })
    }
}
beyond-cubes = { $n ->
    [one] a supply cube
   *[other] { $n } supply cubes
}
beyond-at = { $at-is ->
    [deep-space] { " " }in Deep Space
    [sol] { " " }in Sol
   *[yard] { "" }
}
beyond-limit = { $most ->
    [99] { "" }
   *[other] { " " }(at most { $most })
}
beyond-each = { $each ->
    [one] each { beyond-per-one }
   *[other] every { $each } { beyond-per-few }
}
beyond-per-one = { $count-is ->
    [colonised-systems] colonised system
    [controlled-locations] controlled place
    [garrisoned-locations] controlled place with a ship of yours
    [techs-level-1] level I technology
    [techs-level-2] level II technology
    [techs-level-3] level III technology
    [techs-level-4] level IIII technology
    [types-among-techs-level-2-plus] type among your technologies of level II and above
    [automation-level] level of automation
    [production-discs-off-mat] production disc off the tracks
    [food-discs-on-mat] disc on the food track
    [ore-discs-on-mat] disc on the ore track
    [ships-on-board] ship
    [ships-level-4] level 4 ship
    [ship-levels-on-board] ship level
    [ore-in-hand] ore
    [max-single-specialisation-symbols] specialisation symbol of one kind
   *[techs-all] technology
}
beyond-per-few = { $count }
beyond-many = { $count }
beyond-unlocked = { $track-is ->
    [food] from { beyond-off } off the food track
    [ore] from { beyond-off } off the ore track
   *[either] from { beyond-off } off either track
}
beyond-off = { $off ->
    [one] 1 disc
   *[other] { $off } discs
}

## What is asked

beyond-question-action = Move your pawn to an action space.
beyond-question-ability = Use an ability, or go on.
beyond-question-production = Grow population, produce ore or trade.
beyond-question-trade = Trade: you have { beyond-ore } and { beyond-people }.
beyond-question-claim = Claim an achievement.
beyond-question-cost-substitute = The cost is { beyond-ore } and { beyond-people } returned. Replace 1 population with 1 ore?
beyond-question-variant = { $source }: choose a variant.
beyond-question-copy-action = { $source }: carry out one of the research actions.
beyond-question-research-slot = { $source }: research a technology.
beyond-question-research-type = Slot { $slot }: choose the type of the new technology.
beyond-question-research-card = Slot { $slot }: discover one of these { $type } technologies.
beyond-question-private-card = Take a private technology.
beyond-question-build = { $short ->
    [yes] { $source }: supply is short. With how many cubes do you build level { $level } ships, population included?
   *[no] { $source }: where do you build a { beyond-ship }? Still to build: { $left }.
}
beyond-question-build-site = { $optional ->
    [yes] { $cost ->
        [0] { $source }: where do you build a { beyond-ship }? You may also skip it.
       *[other] { $source }: where do you build a { beyond-ship } for { beyond-cost }? You may also skip it.
    }
   *[no] { $source }: where do you build a { beyond-ship }?
}
beyond-cost = { $cost } ore
beyond-question-jump = { $source }: move ships. Movement points left: { $left }.
beyond-question-teleport = { $source }: move ships to any place. Ships left to move: { $left }.
beyond-question-upgrade = { $source }: upgrade a ship by { $levels ->
    [one] one level
   *[other] { $levels } levels
}. Upgrades left: { $left }.
beyond-question-stealth-target = Which system will you colonise after the jump?
beyond-question-colonise = { $source }: colonise a system.
beyond-question-colonise-ships = { $card }: which ships settle? Strength so far: { $have } of { $strength }.
beyond-question-keep-system = { $source }: keep one system.
beyond-question-automate-track = Automate food or ore production?
beyond-question-control-disc = Which track gives the disc for your outpost ({ $place })?
beyond-question-colonise-disc = Which track gives the disc for your colony { $card }?
beyond-question-outpost-order = You have too few discs of one kind for all the places you have gained. Where does the next one go?
beyond-question-bonus-order = Which bonus do you take next?
beyond-question-supply-short = { $source }: supply has only { $have } of { $wanted } cubes. How many do you take?
beyond-question-supply-move = { $source }: move supply cubes between columns. Left: { $left }.
beyond-question-extra-system = { $source }: beside which system does the new one appear?
beyond-question-event-place = { $card }: at which shipyard does the event stay?
beyond-question-donate = { $source }: send a ship to the museum for good, or keep them all.

## What may be answered

beyond-option-basic-space = { $source }, space { $number }{ beyond-price }: { $effects }
beyond-option-tech-space = { $source } at { $slot }{ beyond-price }: { $effects }
beyond-option-guild-space = { $source }{ beyond-price }: { $effects }
beyond-option-event-space = { $source }{ beyond-price }: { $effects }
beyond-option-private-space = { $source } beside your mat{ beyond-price }: { $effects }
beyond-option-push = { $source }, pushing { $rival } away{ beyond-price }: { $effects }
beyond-option-copy = Copy { $source }{ beyond-price }: { $effects }
beyond-option-slot = { $slot }, undiscovered
beyond-option-slot-card = { $slot }: { $card }
beyond-option-type = { $type }
beyond-option-technology = { $card }
beyond-option-system = { $card }
beyond-option-achievement = { $card } for { $vp } VP
beyond-option-place = { $place }
beyond-option-place-card = { $place }: { $card }
beyond-option-colonise = { $place }: { $card } with strength { $strength }
beyond-option-ship = { beyond-ship }, { $place }
beyond-option-upgrade = { beyond-ship }, { $place }: to level { $to }
beyond-option-trade-ship = { beyond-ship }, { $place }, and { beyond-cost } for 1 population
beyond-option-move = { beyond-ship }: { $place } → { $to }
beyond-option-shift = From column { $column } to column { $into }
beyond-option-number = { $count ->
    [0] None
    [one] { $count } cube
   *[other] { $count } cubes
}
beyond-option-variant = { $letter }{ beyond-price }: { $effects }
beyond-option-use = Use { $card }{ beyond-price }: { $effects }
beyond-option-swap = { $card }: replace the star disc with { $disc-is ->
    [ore] an { $disc }
   *[other] a { $disc }
}
beyond-option-end = Done
beyond-option-skip = Skip
beyond-option-food = { $disc-is ->
    [star] From the food track, which is empty: a star disc
   *[other] From the food track
}
beyond-option-ore = { $disc-is ->
    [star] From the ore track, which is empty: a star disc
   *[other] From the ore track
}
beyond-option-growth = Population growth: { $count }
beyond-option-ore-production = Ore production: { $count }
beyond-option-trade = Trade
beyond-option-ore-to-population = { beyond-cost } for 1 population
beyond-option-population-to-ore = 1 population for 1 ore
beyond-option-as-printed = Pay as printed
beyond-option-ore-instead = Pay 1 ore instead of 1 population
beyond-option-pass = Go on
beyond-option-unknown = Unknown answer

## Why an answer is refused

beyond-refusal-not-your-turn = It is another player's turn.
beyond-refusal-wrong-phase = Something else has to be decided now.
beyond-refusal-no-such-space = There is no such action space.
beyond-refusal-space-occupied = Another player's pawn stands there.
beyond-refusal-must-move-pawn = Your pawn stands there already: it must move to another space.
beyond-refusal-tech-not-researched = You have not researched this technology.
beyond-refusal-private-to-another = This technology lies beside another player's mat.
beyond-refusal-guild-closed = This guild is still covered.
beyond-refusal-not-enough-ore = { $cost ->
    [0] You do not have enough ore for this: you have { $have }.
   *[other] It costs { $cost } ore, and you have { $have }.
}
beyond-refusal-not-enough-population = You do not have enough population for this: you have { $have }.
beyond-refusal-action-impossible = You cannot complete this action: a compulsory part of it is impossible now.
beyond-refusal-action-changes-nothing = An action has to change something, and this would not.
beyond-refusal-compulsory-effect = This part cannot be skipped.
beyond-refusal-one-production-only = You may do only one of these per turn: grow, produce ore or trade.
beyond-refusal-must-take-all = You take all that is produced.
beyond-refusal-supply-empty = There are no cubes left in your supply.
beyond-refusal-no-such-ship = There is no such ship.
beyond-refusal-not-your-ship = This is not your ship.
beyond-refusal-ship-out-of-play = This ship is in the museum and out of play.
beyond-refusal-achievement-not-in-play = This achievement is not in the game.
beyond-refusal-achievement-already-owned = You have this achievement already.
beyond-refusal-achievement-full = All cells of this achievement are taken.
beyond-refusal-condition-not-met = You do not meet the condition now.
beyond-refusal-one-achievement-per-turn = You may claim only one achievement per turn.
beyond-refusal-achievement-compulsory = You meet the condition, so you must claim it.
beyond-refusal-wrong-level = The technology there is not of the level that you research.
beyond-refusal-already-researched = You have researched this technology already.
beyond-refusal-missing-prerequisite = You lack technologies that it requires.
beyond-refusal-not-discovered = Only technologies that have been discovered can be researched here.
beyond-refusal-deck-empty = No technology of this level is left to discover.
beyond-refusal-wrong-type = The new technology cannot be of this type.
beyond-refusal-not-revealed = This card is not among those revealed.
beyond-refusal-not-a-build-site = Ships cannot be built there.
beyond-refusal-not-in-control = You do not control this place.
beyond-refusal-level-cap = This ship is already level 4.
beyond-refusal-same-ship-twice = You have chosen this ship already: choose another.
beyond-refusal-not-adjacent = No line joins these places.
beyond-refusal-not-enough-movement = You have no movement points left.
beyond-refusal-unknown-location = There is no such place on the board now.
beyond-refusal-wrong-specialisation = A disc from this track cannot go there.
beyond-refusal-not-colonisable = There is no system to colonise there.
beyond-refusal-not-enough-strength = You are not strong enough there.
beyond-refusal-ships-too-weak = Strength { $strength } must settle; so far it is { $have }.
beyond-refusal-ship-not-there = This ship is not in the system.
beyond-refusal-colonise-would-be-impossible = After that there would be no system left to colonise, and colonising is compulsory.
beyond-refusal-was-controlled = Somebody controlled this system when the turn began.
beyond-refusal-not-a-research-action = Only research actions can be copied.
beyond-refusal-copy-loop = This action is being carried out already and cannot be copied again.
beyond-refusal-copy-must-research = A copied action must research.
beyond-refusal-already-used = You have used this ability already.
beyond-refusal-not-between-actions = Abilities are used between the phases of your turn, not during an action.
beyond-refusal-column-full = There is no free cell in this column.

## Why a game cannot begin, or a position cannot be read

beyond-refusal-bad-player-count = This game is for { $least } to { $most } players, not for { $players }.
beyond-refusal-bad-setup-option = “{ $setting }” cannot be “{ $value }”.
beyond-refusal-bad-data = The box should have { $wanted } { $field }, not { $count }.
beyond-refusal-unreadable-file = The file “{ $file }” cannot be read.
beyond-refusal-bad-catalogue = { $line ->
    [0] The corrections of the catalogue are wrong at “{ $field }”: { beyond-complaint }.
   *[other] The file of corrections is wrong on line { $line } at “{ $field }”: { beyond-complaint }.
}
beyond-complaint = { $why-is ->
    [unknown-field] { $why } ({ $words })
    [want-word] { $why } ({ $words })
    [want-line] { $why } ({ $words })
    [want-number] { $why }, from { $least } to { $most }
    [want-count] { $why }: { $least } to { $most }
   *[other] { $why }
}
beyond-refusal-wrong-cubes = Player { $seat } has { $count } cubes, not 20.
beyond-refusal-wrong-discs = Player { $seat } has { $count } discs of a kind, not 8.
beyond-why-not-toml = this is not TOML
beyond-why-unknown-field = there is no such field; there are
beyond-why-missing-field = this field is missing
beyond-why-want-table = a table is wanted
beyond-why-want-list = a list is wanted
beyond-why-want-count = the list has a wrong length
beyond-why-want-number = a whole number is wanted
beyond-why-want-flag = true or false is wanted
beyond-why-want-text = a text is wanted
beyond-why-plain-name = a name is one line without the sign “|”
beyond-why-want-word = one of these words is wanted
beyond-why-want-line = two places joined by a hyphen are wanted
beyond-why-level-is-fixed = the level of a technology cannot change
beyond-why-no-guild-event = this event opens no guild
beyond-why-not-joined = a slot needs at least one and at most all of the slots it is joined to
beyond-why-not-connected = there is no way from Sol to every system and to Deep Space
beyond-why-twelve-in-a-deck = each system deck has twelve cards
beyond-why-two-starting = at least two systems are starting ones, all of deck A
beyond-why-one-event-a-guild = each guild is opened by exactly one event
beyond-why-only-one-such-event = only one event can do this
beyond-why-column-for-each-ship = each ship at the start comes from a column
beyond-why-not-so-many-cubes = these columns do not hold so many cubes
beyond-why-twenty-cubes = the columns have room for 20 cubes at most

## What has happened

beyond-event-forced-known = { $player } has no choice.
beyond-event-turn = Round { $round }: { $player } to play.
beyond-event-acted = { $player } takes an action: { $source }.
beyond-event-copied = { $player } copies an action: { $source }.
beyond-event-pushed = { $player } pushes the pawn of { $owner } away.
beyond-event-used = { $player } uses { $card }.
beyond-event-swapped = { $player } replaces the star disc on { $card }: { $disc }.
beyond-event-ability = { $player } ({ $faction }): ability { $letter } takes effect.
beyond-event-paid = { $ore ->
    [0] { $player } returns { beyond-people }.
   *[other] { $population ->
        [0] { $player } pays { beyond-ore }.
       *[other] { $player } pays { beyond-ore } and returns { beyond-people }.
    }
}
beyond-event-gained-ore = { $player } gains { beyond-gained-ore }.
beyond-event-produced-ore = { $player } produces { beyond-gained-ore }.
beyond-event-recruited = { $player } gets { beyond-gained-people } from supply.
beyond-event-grew = The population of { $player } grows by { $count }.
beyond-event-sold-ship = { $player } trades a { beyond-ship } for population ({ $place }).
beyond-event-shifted = { $player } moves a supply cube from column { $column } to { $into }.
beyond-event-automated = { $disc-is ->
    [food] { $player } automates food production.
    [ore] { $player } automates ore production.
   *[star] { $player } puts a star disc on the automation track.
}
beyond-event-outpost = { $player } founds an outpost ({ $place }): { $disc }.
beyond-event-settled-disc = { $player } puts { $disc-is ->
    [ore] an { $disc }
   *[other] a { $disc }
} on the colony { $card }.
beyond-event-built = { $player } builds a { beyond-ship } ({ $place }).
beyond-event-upgraded = A ship of { $player } rises from level { $level } to { $to } ({ $place }).
beyond-event-moved = A level { $level } ship of { $player }: { $from } → { $to }.
beyond-event-donated = { $player } gives a { beyond-ship } to the museum ({ $place }).
beyond-event-took-control = { $player } takes control: { $place }.
beyond-event-lost-control = { $player } loses control: { $place }.
beyond-event-named-target = { $player } is going to colonise: { $place }.
beyond-event-colonised = { $player } colonises { $card }.
beyond-event-refilled = A new card ({ $place }): { $card }.
beyond-event-extra-system = A new system next to { $place }: { $card }.
beyond-event-linked-system = A system lies on the event: { $card }.
beyond-event-researched = { $card-is ->
    [face-down] { $player } researches an unknown technology.
   *[other] { $player } researches { $card }.
}
beyond-event-event = { $player } reveals an event: { $card }.
beyond-event-guild = A guild opens: { $card }.
beyond-event-searched = { $type-is ->
    [economic] { $player } looks for an economic technology.
   *[other] { $player } looks for a { $type } technology.
} Revealed: { $cards }.
beyond-event-discovered = { $player } discovers { $card }.
beyond-event-buried = { $count ->
    [one] A card goes under deck { $deck }.
   *[other] { $count } cards go under deck { $deck }.
}
beyond-event-row = All technologies of level { $deck } now lie open.
beyond-event-drew = { $player } draws: { $cards }.
beyond-event-private = { $player } gets a private technology: { $card }.
beyond-event-claimed = { $player } claims { $card } for { $vp } VP.
beyond-event-last-round = { $player } claims the deciding achievement: round { $round } is the last.
beyond-event-stalemate = For thirty rounds nobody has researched, colonised or claimed anything: round { $round } is the last.
beyond-end-stalemate = The game ended in a stalemate: for { $rounds } rounds nobody had researched, colonised or claimed an achievement.
beyond-event-over = { $winners-count ->
    [one] The game is over. { $winners } wins. Points: { $scores }.
   *[other] The game is over. { $winners } win together. Points: { $scores }.
}

## What effects do, as parts of a sentence

beyond-power-gain-ore = gain { beyond-n-ore }
beyond-power-gain-ore-counted = gain 1 ore for { beyond-each }{ beyond-limit }
beyond-power-gain-ore-per-capture = gain { beyond-n-ore } for every place taken from a rival
beyond-power-supply-to-pop = { $n ->
    [one] a supply cube becomes population
   *[other] { $n } supply cubes become population
}
beyond-power-supply-to-pop-counted = a supply cube becomes population for { beyond-each }{ beyond-limit }
beyond-power-supply-to-ship = { $n ->
    [one] a supply cube becomes a { beyond-ship }{ beyond-at }
   *[other] { $n } supply cubes become level { $level } ships{ beyond-at }
}
beyond-power-pop-to-ship = { $optional ->
    [yes] { $ore ->
        [0] you may turn 1 population into a { beyond-ship }{ beyond-at }
       *[other] for { beyond-ore } you may turn 1 population into a { beyond-ship }{ beyond-at }
    }
   *[no] { $n ->
        [one] 1 population becomes a { beyond-ship }{ beyond-at }
       *[other] { $n } population become level { $level } ships{ beyond-at }
    }
}
beyond-power-jump = jump { $n }
beyond-power-jump-to-any = { $n ->
    [one] a ship jumps to any place
   *[other] up to { $n } ships may jump to any place
}
beyond-power-upgrade-ships = { $n ->
    [one] upgrade 1 ship { beyond-by-levels }
   *[other] upgrade up to { $n } ships { beyond-by-levels }
}
beyond-by-levels = { $levels ->
    [one] by 1 level
   *[other] by { $levels } levels
}
beyond-power-upgrade-levels = { $n ->
    [one] upgrade ships by 1 level in all
   *[other] upgrade ships by { $n } levels in all
}
beyond-power-automate = { $track-is ->
    [food] automate { beyond-n-discs } food
    [ore] automate { beyond-n-discs } ore
   *[either] automate { beyond-n-discs } food or ore
}
beyond-n-discs = { $n }
beyond-power-move-supply = { $rightmost ->
    [yes] move { beyond-cubes } from the right end of supply { beyond-into }
   *[no] move { beyond-cubes } { beyond-into }
}
beyond-into = { $into-is ->
    [any] to any column
   *[other] to column { $into }
}
beyond-power-produce = { $option-is ->
    [growth] population growth
    [ore] ore production
   *[trade] trade
}
beyond-power-research = { $optional ->
    [yes] you may research { beyond-researched }
   *[no] research { beyond-researched }
}
beyond-researched = { $levels-count ->
    [0] a technology of the level one above the number of your colonies
   *[other] { $discovered ->
        [yes] { $ignore ->
            [yes] any discovered technology of level { $levels }{ beyond-plain }
           *[no] a discovered technology of level { $levels }{ beyond-plain }
        }
       *[no] a technology of level { $levels }{ beyond-plain }
    }
}
beyond-plain = { $plain ->
    [yes] { " " }without its immediate bonus
   *[no] { "" }
}
beyond-power-private-tech = take a private technology of level { $deck }
beyond-power-colonise = { $optional ->
    [yes] you may colonise a system
   *[no] colonise a system
}
beyond-power-colonise-by-stealth = colonise a system that nobody controlled when the turn began; it lies beside the mat { beyond-with-discs }
beyond-power-draw-systems = { $discs ->
    [0] draw { beyond-n-cards } from deck { $deck } and keep one as a colony without discs
   *[other] draw { beyond-n-cards } from deck { $deck } and keep one as a colony { beyond-with-discs }
}
beyond-n-cards = { $n ->
    [one] 1 system
   *[other] { $n } systems
}
beyond-with-discs = { $discs ->
    [one] with 1 disc
   *[other] with { $discs } discs
}
beyond-power-choose = { $n ->
    [one] choose: { $variants }
   *[other] { $same ->
        [yes] choose { beyond-n-times }, repeats allowed: { $variants }
       *[no] choose { $n } different ones: { $variants }
    }
}
beyond-n-times = { $n } times
beyond-power-variant = { $letter }{ beyond-price }: { $effects }
beyond-power-copy-action = { $own ->
    [yes] pay for and carry out another research action that you may use
   *[no] pay for and carry out any research action on the board
}
beyond-power-repeat-immediate = the immediate bonus of this card again
beyond-power-place-extra-system = a system from deck { $deck } appears next to one of your choice
beyond-power-link-system = a system from deck { $deck } lies on this event
beyond-power-take-linked-system = { $discs ->
    [0] colonise the system on this event, without discs
   *[other] colonise the system on this event { beyond-with-discs }
}
beyond-power-discard-event = discard this event
beyond-power-pawn-beside-basic = your pawn leaves the board
beyond-power-donate-ship = { $n ->
    [one] a ship may go to the museum for good
   *[other] up to { $n } ships may go to the museum for good
}

## What stands on the cards

beyond-power-immediate = Immediately: { $effects }.
beyond-power-action = { $spaces ->
    [one] Action{ beyond-price }: { $effects }.
   *[other] Action with { $spaces } spaces{ beyond-price }: { $effects }.
}
beyond-power-use = Once on each of your turns{ beyond-price }: { $effects }.
beyond-power-points = { $fixed } VP.
beyond-power-points-counted = { $fixed } VP, and { $vp } VP for { beyond-each }{ beyond-limit }.
beyond-power-ability-skip-one-prereq = For discovered technologies that require two, one will do.
beyond-power-ability-ore-for-population-cost = Once per action 1 ore may replace 1 population that you would return as part of a cost.
beyond-power-ability-discs-from-either-track = Your production discs may come from either track.
beyond-power-ability-one-jump-anywhere = A movement point takes a ship anywhere, but from Sol and Deep Space only along a line.
beyond-power-ability-swap-achievement-discs = Star discs on your achievements may be replaced with production discs; at the end of the game they are.
beyond-power-ability-displace-pawn = Once on each of your turns you may push a pawn off the space you want.
beyond-power-opens-guild = Opens a guild: { $card }.
beyond-power-event-discoverer = Discoverer: { $effects }.
beyond-power-event-all = All: { $effects }.
beyond-power-event-others = The others: { $effects }.
beyond-power-linked-dearer = Actions of the technology beside it cost { beyond-n-ore } more.
beyond-power-linked-cheaper = Actions of the technology beside it cost { beyond-n-ore } less.
beyond-power-stays-attach-tech = Stays beside its slot.
beyond-power-stays-attach-system = Stays with its system.
beyond-power-stays-attach-location = Stays at a shipyard that the discoverer names.
beyond-power-stays-attach-faction = Stays with the discoverer.
beyond-power-stays-near-achievements = Stays beside the achievements.
beyond-power-event-points-owner = At the end of the game { $vp } VP for its owner.
beyond-power-event-points-controller-of-linked = At the end of the game { $vp } VP for whoever controls the place.
beyond-power-event-points-most = At the end of the game { $vp } VP for whoever has the most { beyond-many }; all who are tied score.
beyond-power-event-points-each-with-ship-here = { $vp ->
    [one] At the end of the game 1 VP for every level of each ship here.
   *[other] At the end of the game 1 VP for every { $vp } levels of each ship here, rounded up.
}
beyond-power-control-bonus = Gaining control: { $effects }.
beyond-power-colonise-bonus = Colonising: { $effects }.
beyond-power-condition-least = { $n ->
    [one] At least { $n } { beyond-per-one }.
   *[other] At least { $n } { beyond-many }.
}
beyond-power-condition-most = { $n ->
    [one] At most { $n } { beyond-per-one }.
   *[other] At most { $n } { beyond-many }.
}
beyond-power-mat-production-trade = { $letter } ({ beyond-unlocked }): { beyond-does-production-trade }
beyond-does-production-trade = after { beyond-n-trades } in the production phase, { $effects }.
beyond-n-trades = { $n ->
    [one] 1 trade
   *[other] { $n } trades
}
beyond-power-mat-after-research = { $letter } ({ beyond-unlocked }): { beyond-does-after-research }
beyond-does-after-research = once per turn after research, { $effects }.
beyond-power-mat-gain-control = { $letter } ({ beyond-unlocked }): { beyond-does-gain-control }
beyond-does-gain-control = once per turn after gaining control, { $effects }.
beyond-power-mat-after-colonise = { $letter } ({ beyond-unlocked }): { beyond-does-after-colonise }
beyond-does-after-colonise = once per turn after colonising, { $effects }.
beyond-power-mat-last-disc-removed = { $letter } ({ beyond-unlocked }): { beyond-does-last-disc-removed }
beyond-does-last-disc-removed = { $once ->
    [yes] once per game, when the last disc of a track has gone, { $effects }.
   *[no] when the last disc of a track has gone, { $effects }.
}
beyond-power-mat-trade-rate = { $letter } ({ beyond-unlocked }): { beyond-does-trade-rate }
beyond-does-trade-rate = in trade a supply cube costs { beyond-n-ore }.
beyond-power-mat-jump-bonus = { $letter } ({ beyond-unlocked }): { beyond-does-jump-bonus }
beyond-does-jump-bonus = every jump goes { $n } further.
beyond-power-mat-colonise-strength-discount = { $letter } ({ beyond-unlocked }): { beyond-does-colonise-strength-discount }
beyond-does-colonise-strength-discount = colonising needs { $n } less strength.
