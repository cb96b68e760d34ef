### Roll for the Galaxy.

## Phrases that other messages are made of

roll-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
roll-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
roll-points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
roll-credits-count = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
# Which worlds: all, or those of some colours.
roll-which-worlds = { $any ->
    [yes] any world
   *[no] worlds of colour: { $kinds }
}
# Which dice: all, or those of some colours.
roll-which-dice = { $any ->
    [yes] any colour
   *[no] { $colours }
}
# How many of your dice to move, and which.
roll-so-many-dice = { $most ->
    [1] 1 of your dice ({ roll-which-dice })
   *[other] up to { $most } of your dice ({ roll-which-dice })
}
roll-extra = { $extra ->
    [yes] the extra { $colour } worker
   *[no] a { roll-die }
}

## Phases, colours, places and other words of the rules

roll-phase-explore = Explore
roll-phase-develop = Develop
roll-phase-settle = Settle
roll-phase-produce = Produce
roll-phase-ship = Ship
roll-phase-wild = wild

roll-colour-home = white (H)
roll-colour-military = red (M)
roll-colour-consumption = purple (C)
roll-colour-novelty = cyan (N)
roll-colour-rare = brown (R)
roll-colour-genes = green (G)
roll-colour-alien = yellow (A)
roll-colour-gray = gray (–)

roll-place-cup = the cup
roll-place-citizenry = the Citizenry
roll-place-stack-dev = the development stack
roll-place-stack-world = the world stack
roll-place-dictate = the Dictate area
roll-place-row-explore = the Explore row
roll-place-row-develop = the Develop row
roll-place-row-settle = the Settle row
roll-place-row-produce = the Produce row
roll-place-row-ship = the Ship row
roll-place-strip-explore = the Explore cell of the strip
roll-place-strip-develop = the Develop cell of the strip
roll-place-strip-settle = the Settle cell of the strip
roll-place-strip-produce = the Produce cell of the strip
roll-place-strip-ship = the Ship cell of the strip
roll-place-good = a world, as a good

roll-side-dev = development
roll-side-world = world

# What credits and points come from, where it is no tile.
roll-source-stock = Stock
roll-source-scout = the Scout
roll-source-trade = Trade
roll-source-consume = Consume

roll-die = { $colour } die
roll-good = { $colour } good

## Questions

roll-question-arrange = Which tile becomes your development? The other one becomes your world.
roll-question-assign = { $stage ->
    [select] Select a phase with one of your dice.
    [wild] Which row does the wild die go to?
    [aside] Dictate: which die do you put aside?
    [moves] Which die do you move, and where?
   *[uses] Finish, or use Dictate or a Reassign power.
}
roll-question-explore = { $count ->
    [0] No explorers are left. Finish, or rearrange your stacks?
   *[other] Explorers left: { $count }. Scout or Stock?
}
roll-question-rearrange = Rearrange your tiles: first the development stack from the top, then the world stack.
roll-question-abandon = Which tiles do you abandon? You draw one more than that.
roll-question-place = Tiles to place: { $count }. Which one, with which side up?
roll-question-give = The bag is short: which of your tiles do you put into it?
roll-question-extra-tile = The extra tile: development or world?
roll-question-develop = { $card }: { $have } of { $need } developers. Which one comes next?
roll-question-settle = { $card }: { $have } of { $need } settlers. Which one comes next?
roll-question-use-dice = { $card } needs { $count }: which dice do you use?
roll-question-to-cup = { $card } is complete: which dice go to your cup, one or two?
roll-question-lose = { $card }: which of your dice do you give up?
roll-question-produce = Producers left: { $count }. Which one goes to which world?
roll-question-ship = Shippers left: { $count }. Which good do you ship, and how?
roll-question-shipper = { $how ->
    [trade] Trading the { roll-good } of { $card }: with which shipper?
   *[consume] Consuming the { roll-good } of { $card }: with which shipper?
}
roll-question-bank = Pay 1 credit for 1 point?
roll-question-manage = { $stage ->
    [recruit] Credits: { $credits }. Which dice do you recruit? Needed: { $count }.
   *[recall] Which dice and goods do you recall?
}

## Answers

roll-option-unknown = something unknown
roll-option-tile = { $card }
roll-option-top = { $card }, on top
roll-option-arrange = { $card } as the development, { $world } as the world
roll-option-done = Done
roll-option-rearrange = Rearrange your stacks
roll-option-pay = Pay
roll-option-decline = Do not pay
roll-option-dictate = Use Dictate
roll-option-worker = { $extra ->
    [yes] The extra { $colour } worker
   *[no] A { roll-die }
}
roll-option-stock = Stock with { roll-extra }
roll-option-scout = Scout with { roll-extra }
roll-option-select = Select { $phase } with a { roll-die } ({ $face })
roll-option-wild = Put the { $colour } wild die into { $phase }
roll-option-aside = Put a { roll-die } from { $from } aside
roll-option-move = Move a { roll-die } from { $from } to { $phase }
roll-option-use = Use { $card }
roll-option-die = A { roll-die }
roll-option-lose = Give up a { roll-die } from { $place }
roll-option-recall = Recall a { roll-die } from { $place }
roll-option-good = A { roll-good } on { $card }
roll-option-trade = Trade the { roll-good } of { $card }
roll-option-consume = Consume the { roll-good } of { $card }

# The answers that the engine gives by itself, by their words.
roll-answer-top = { $a }, on top
roll-answer-worker = { $a } { $b }
roll-answer-stock = Stock: { $a } { $b }
roll-answer-scout = Scout: { $a } { $b }
roll-answer-select = select { $c } with { $a } ({ $b })
roll-answer-wild = { $a } to { $b }
roll-answer-aside = { $a } from { $b } aside
roll-answer-move = { $a } from { $b } to { $c }
roll-answer-use = use { $a }
roll-answer-die = { $a }
roll-answer-lose = { $b } from { $a }
roll-answer-recall = { $b } from { $a }
roll-answer-good = { $b } on { $a }
roll-answer-trade = trade { $b } from { $a }
roll-answer-consume = consume { $b } from { $a }
roll-word-extra = extra
roll-word-dev = the development stack
roll-word-world = the world stack

## Why an answer is refused

roll-refusal-no-such-decision = This is not an answer to the question before you, or nothing is asked of you now.
roll-refusal-bad-request = “{ $answer }” cannot be read as part of an answer.
roll-refusal-wrong-step = This belongs to another step or phase of the round.
roll-refusal-not-your-turn = Players act one after the other now, and it is not your turn yet.
roll-refusal-phase-not-played = This phase is not played this round.
roll-refusal-screens-open = The screens are open: dice can no longer be assigned.
roll-refusal-wrong-die-count = Number of dice needed: { $wanted }. Number given: { $count }.
roll-refusal-die-not-there = You have no { $colour } die there.
roll-refusal-power-not-owned = You do not own { $card }.
roll-refusal-power-already-used = { $card } has already been used.
roll-refusal-setup-one-tile-per-stack = One tile becomes the development, the other the world.
roll-refusal-setup-cheapest-required = In a first game the cheaper sides are up: these cost { $cost }, the others { $cheaper }.
roll-refusal-not-a-wild = You have no { $colour } wild die left: dice with a face stay in their row.
roll-refusal-wild-unplaced = A wild { $colour } die has no row yet.
roll-refusal-phase-not-selected = First select a phase with one of your dice.
roll-refusal-phase-already-selected = You have already selected a phase.
roll-refusal-selector-fixed = The die that selects the phase stays where it is.
roll-refusal-die-set-aside = The { $colour } die has been put aside for Dictate.
roll-refusal-dictate-already-used = You have already used Dictate this round.
roll-refusal-dictate-without-move = Dictate needs another die to move.
roll-refusal-dictate-aside-first = First put a die aside.
roll-refusal-same-row = The die already stands in that row.
roll-refusal-wrong-die-colour = This power does not move { $colour } dice.
roll-refusal-wrong-source-row = This power takes no dice from { $phase }.
roll-refusal-wrong-target-row = This power does not move dice from { $phase } to that row.
roll-refusal-mixed-source-rows = Both dice must come from one row, not from { $phase }.
roll-refusal-no-majority = Others have more novelty worlds than you: { $card } does nothing.
roll-refusal-no-die-fits = { $card } finds no die to move.
roll-refusal-workers-left = You still have workers in { $phase } who can act.
roll-refusal-action-unfinished = First finish what you have begun.
roll-refusal-no-worker = You have no { $colour } worker left in this phase.
roll-refusal-abandon-only-with-scout = Tiles are abandoned only by a Scout.
roll-refusal-tile-not-in-zone = { $card } is not among your tiles here.
roll-refusal-place-all-tiles = Place all your tiles first: { $count } left.
roll-refusal-top-not-allowed = Tiles go to the bottom of a stack.
roll-refusal-bad-arrangement = Every tile of your stacks must be laid out exactly once, developments first.
roll-refusal-stack-empty = Your stack has no tile to work on.
roll-refusal-not-top-tile = Only the top tile can be worked on: { $card }.
roll-refusal-not-enough-workers = { $card } needs { $need } workers, and there are { $have }.
roll-refusal-reduction-obligatory = What makes a tile cheaper cannot be declined.
roll-refusal-loss-obligatory = { $card } costs you one of your dice: this cannot be declined.
roll-refusal-gray-world = { $card } is gray: it never holds goods.
roll-refusal-world-full = { $card } has no room for another good.
roll-refusal-not-your-world = { $card } is not in your tableau.
roll-refusal-no-good-to-ship = There is no such good on { $card }.
roll-refusal-recruit-all-you-can = You must recruit { $need ->
    [one] { $need } die
   *[other] { $need } dice
}; you have named { $count }.
roll-refusal-not-enough-credits = You cannot recruit so many with { roll-credits-count }.
roll-refusal-recall-required = Your cup is empty: recall at least one die.
roll-refusal-not-recallable = Only dice on your stacks and goods can be recalled.
roll-refusal-pick-in-order = Pick in the order of the list.
roll-refusal-repeated-card = You have already picked this one.
roll-refusal-player-count = The game is for { $least } to { $most } players, not { $players }.

## What happened

roll-event-start = { $player } begins with faction { $number } and { $card } ({ roll-credits-count }).
roll-event-arranged = { $player } lays out { $card } and { $world }.
roll-event-round = Round { $round }
roll-event-rolled = { $player } rolls { roll-dice }.
roll-event-rolled-faces = { $player } rolled { $rolls }.
roll-event-forced-known = { $player } has only one possible answer: { $answer }.
roll-event-selected = { $player } selects { $phase } with a { roll-die }.
roll-event-white-die = The white die shows { $phase }.
roll-event-revealed = Played this round: { $phases }.
roll-event-phase = Phase: { $phase }
roll-event-in-turn = Players act one after the other.
roll-event-scouts = { $player } Scouts with a { $colour } explorer.
roll-event-abandoned = { $player } abandons { roll-tiles } ({ $dev } from the development stack, { $worlds } from the world stack).
roll-event-abandoned-known = { $player } abandons { roll-tiles }, { $dev } from the development stack and { $worlds } from the world stack: { $cards }.
roll-event-drew = { $player } draws { roll-tiles }.
roll-event-drew-known = { $count ->
    [0] { $player } draws no tile.
   *[other] { $player } draws { roll-tiles }: { $cards }.
}
roll-event-placed = { $player } places a tile as a { $side }.
roll-event-placed-known = { $player } places { $cards } as a { $side }.
roll-event-placed-top = { $player } places { $card } as the top { $side }.
roll-event-gave = { $player } puts a { $side } into the bag.
roll-event-gave-known = { $player } puts { $cards }, a { $side }, into the bag.
roll-event-rearranged = { $player } rearranges the stacks: { $dev } developments, { $worlds } worlds.
roll-event-works-on = { $player }: a { roll-die } works on { $card }.
roll-event-completed = { $player } completes { $card } (tiles: { $tiles }).
roll-event-lost = { $player } gives up a { roll-die } from { $place }.
roll-event-gained = { $player } gains from { $card }: { $count } × { $colour }, to { $place }.
roll-event-produced = { $player } puts a { roll-good } on { $card }.
roll-event-traded = { $player } trades the { roll-good } of { $card }.
roll-event-consumed = { $player } consumes the { roll-good } of { $card }.
roll-event-paid = { $player } pays { roll-credits-count }.
roll-event-credits = { $lost ->
    [0] { $player }: +{ $credits } $ ({ $source }).
   *[other] { $player }: +{ $credits } $ ({ $source }); above ten, so { $lost } $ lost.
}
roll-event-points = { $player }: +{ roll-points-count } ({ $source }).
roll-event-recruited = { $player } recruits { roll-dice } and has { roll-credits-count }.
roll-event-recalled = { $player } recalls { roll-dice }.
roll-event-over = The game is over: { $scores }. { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}

## What developments do

roll-power-reassign = Assign: you may move { roll-so-many-dice } to { $most ->
    [1] another row
   *[other] other rows
}.
roll-power-reassign-from = Assign: you may move { roll-so-many-dice } from { $from } to { $most ->
    [1] another row
   *[other] other rows
}.
roll-power-reassign-to = Assign: you may move { roll-so-many-dice } to { $to }.
roll-power-reassign-selected = Assign: you may move { roll-so-many-dice } to the phase you select.
roll-power-reassign-together = Assign: you may move exactly { $most } dice from one row to the phase you select.
roll-power-reassign-majority = Assign: with the most worlds of colour { $colour } you may move up to 2 dice; if tied, 1.
roll-power-dictate-more = Assign: Dictate moves up to { $most } dice for the one put aside.
roll-power-dictate-again = Assign: you may use Dictate any number of times.
roll-power-extra-workers = { $phase }: extra workers that are not dice: { $colours }.
roll-power-rearrange = Explore: you may rearrange your stacks and turn tiles over, any number of times.
roll-power-on-top = Explore: tiles that you Scout may go on top.
roll-power-stock-more = Explore: Stock with a { $colour } explorer brings { roll-credits-count }.
roll-power-extra-tile = Explore: when all have finished, you get one more tile, for the bottom of a stack.
roll-power-credits-for-scout = Explore: { roll-credits-count } if a { $colour } explorer of yours Scouts.
roll-power-credits-for-most = { $phase }: { roll-credits-count } if you have the most developments.
roll-power-cheaper-developments = Develop: your developments cost { $amount } less.
roll-power-cheaper-reassign = Develop: your developments with a Reassign power cost { $amount } less.
roll-power-cheaper-worlds = Settle: the cost is { $amount } less, but at least { $floor } ({ roll-which-worlds }).
roll-power-credits-for-tile = { $any ->
    [yes] { $phase }: { roll-credits-count } for each tile you complete.
   *[no] { $phase }: { roll-credits-count } for each world you complete of colour: { $kinds }.
}
roll-power-to-cup = { $phase }: of the dice that complete a tile, 1 or { $most } go to your cup.
roll-power-colour-to-cup = { $phase }: { $colour } dice that complete a tile go to your cup.
roll-power-credits = { $phase }: { roll-credits-count } when the phase ends.
roll-power-credits-for-citizens = { $per ->
    [1] { $phase }: 1 credit when the phase ends for each of your { $colour } dice in the Citizenry.
   *[other] { $phase }: 1 credit when the phase ends for every { $per } of your { $colour } dice in the Citizenry, rounded up.
}
roll-power-credits-for-goods-on = Produce: { roll-credits-count } when the phase ends for each good on worlds of colour { $colour }.
roll-power-credits-for-goods-of = Produce: { roll-credits-count } when the phase ends for each { $colour } die that is a good.
roll-power-more-goods = Each of your coloured worlds holds up to 2 goods.
roll-power-credits-for-highest-world = Ship: { roll-credits-count } if all worlds of the highest cost are yours.
roll-power-trade-bonus = Ship: { roll-credits-count } more for each good traded ({ roll-which-worlds }).
roll-power-consume-credits = Ship: { roll-credits-count } for each good consumed ({ roll-which-worlds }).
roll-power-consume-points = Ship: { roll-points-count } more for each good consumed ({ roll-which-worlds }).
roll-power-buy-point = Ship: after each trade you may pay 1 credit for 1 point.
roll-power-points = Ship: { roll-points-count } when the phase ends.
roll-power-score-development-share = { $divisor ->
    [2] Half
   *[other] A third
} of the costs of all your developments, rounded up.
roll-power-score-reassign-share = { $divisor ->
    [2] Half
   *[other] A third
} of the costs of your developments with a Reassign power, rounded up.
roll-power-score-world-share = { $divisor ->
    [2] Half
   *[other] A third
} of the costs of your worlds of colour { $colour }, rounded up.
roll-power-score-per-development = 1 point for each of your developments.
roll-power-score-per-other = 1 point for each of your developments without a Reassign power.
roll-power-score-per-world = { roll-points-count } for each of your worlds of colour { $colour }.
roll-power-score-per-set = { roll-points-count } for every { $per } of your { $colour } dice, rounded up.
roll-power-score-per-colour = 1 point for each colour among your dice.
roll-power-score-triangular = 1, 2, 3, 4 … points for 1, 3, 6, 10 … points in chips.
roll-power-score-per-good = 1 point for each of your goods.

## Names of tiles

roll-card-face-down = a face-down tile
roll-card-advanced-logistics = Advanced Logistics
roll-card-designer-species-ultd = Designer Species, Ultd.
roll-card-backup-planning = Backup Planning
roll-card-galactic-trendsetters = Galactic Trendsetters
roll-card-diversification = Diversification
roll-card-lost-species-ark-world = Lost Species Ark World
roll-card-hydroponics-guild = Hydroponics Guild
roll-card-alien-sentinels = Alien Sentinels
roll-card-jumpdrive-research = Jumpdrive Research
roll-card-deserted-alien-library = Deserted Alien Library
roll-card-public-works = Public Works
roll-card-lost-alien-warship = Lost Alien Warship
roll-card-space-mercenaries = Space Mercenaries
roll-card-lost-alien-battle-fleet = Lost Alien Battle Fleet
roll-card-technology-unions = Technology Unions
roll-card-deserted-alien-colony = Deserted Alien Colony
roll-card-terraforming-robots = Terraforming Robots
roll-card-terraformed-world = Terraformed World
roll-card-colonial-affinity = Colonial Affinity
roll-card-malevolent-lifeforms = Malevolent Lifeforms
roll-card-export-duties = Export Duties
roll-card-silicon-world = Silicon World
roll-card-galactic-demand = Galactic Demand
roll-card-deserted-alien-outpost = Deserted Alien Outpost
roll-card-galactic-recycling = Galactic Recycling
roll-card-alien-robot-scout-ship = Alien Robot Scout Ship
roll-card-local-subsidies = Local Subsidies
roll-card-distant-world = Distant World
roll-card-minor-research-labs = Minor Research Labs
roll-card-transport-hub = Transport Hub
roll-card-operations-affinity = Operations Affinity
roll-card-tourist-world = Tourist World
roll-card-shipping-affinity = Shipping Affinity
roll-card-deep-space-symbionts-ltd = Deep Space Symbionts, Ltd.
roll-card-space-docks = Space Docks
roll-card-armaments-world = Armaments World
roll-card-technology-affinity = Technology Affinity
roll-card-jungle-world = Jungle World
roll-card-alien-research-team = Alien Research Team
roll-card-rebel-warrior-race = Rebel Warrior Race
roll-card-alien-uplift-blueprints = Alien Uplift Blueprints
roll-card-information-hub = Information Hub
roll-card-executive-power = Executive Power
roll-card-trading-world = Trading World
roll-card-free-trade-zone = Free Trade Zone
roll-card-galactic-resort = Galactic Resort
roll-card-galactic-influence = Galactic Influence
roll-card-blaster-gem-mines = Blaster Gem Mines
roll-card-galactic-mandate = Galactic Mandate
roll-card-mining-world = Mining World
roll-card-homeworld-patriotism = Homeworld Patriotism
roll-card-plague-world = Plague World
roll-card-isolation-policy = Isolation Policy
roll-card-planetary-nebula = Planetary Nebula
roll-card-mad-scientists = Mad Scientists
roll-card-gateway-station = Gateway Station
roll-card-major-research-labs = Major Research Labs
roll-card-galactic-fuel-depot = Galactic Fuel Depot
roll-card-merchant-guild = Merchant Guild
roll-card-jumpdrive-fuel-refinery = Jumpdrive Fuel Refinery
roll-card-space-marines = Space Marines
roll-card-prosperous-world = Prosperous World
roll-card-space-refineries = Space Refineries
roll-card-uplift-overseers = Uplift Overseers
roll-card-space-tourism = Space Tourism
roll-card-universal-exports = Universal Exports
roll-card-trade-levies = Trade Levies
roll-card-comet-zone = Comet Zone
roll-card-conscription = Conscription
roll-card-gem-world = Gem World
roll-card-galactic-salon = Galactic Salon
roll-card-runaway-robots = Runaway Robots
roll-card-information-tech = Information Tech
roll-card-pirate-world = Pirate World
roll-card-investment-credits = Investment Credits
roll-card-galactic-survey-headquarters = Galactic Survey Headquarters
roll-card-propaganda-campaign = Propaganda Campaign
roll-card-ore-rich-world = Ore-Rich World
roll-card-replicant-robots = Replicant Robots
roll-card-space-port = Space Port
roll-card-alien-research-ship = Alien Research Ship
roll-card-spice-world = Spice World
roll-card-galactic-investors = Galactic Investors
roll-card-new-vinland = New Vinland
roll-card-nanotechnology = Nanotechnology
roll-card-radioactive-world = Radioactive World
roll-card-organic-shipyards = Organic Shipyards
roll-card-outlaw-world = Outlaw World
roll-card-robot-surveyors = Robot Surveyors
roll-card-asteroid-belt = Asteroid Belt
roll-card-free-trade-association = Free Trade Association
roll-card-sentient-robots = Sentient Robots
roll-card-galactic-bankers = Galactic Bankers
roll-card-former-penal-colony = Former Penal Colony
roll-card-galactic-exchange = Galactic Exchange
roll-card-star-nomad-lair = Star Nomad Lair
roll-card-galactic-federation = Galactic Federation
roll-card-artist-colony = Artist Colony
roll-card-galactic-renaissance = Galactic Renaissance
roll-card-fifth-column = Fifth Column
roll-card-galactic-reserves = Galactic Reserves
roll-card-rebel-hideout = Rebel Hideout
roll-card-mining-league = Mining League
roll-card-new-survivalists = New Survivalists
roll-card-new-economy = New Economy
roll-card-high-gravity-world = High-Gravity World
roll-card-new-galactic-order = New Galactic Order
roll-card-secluded-world = Secluded World
roll-card-system-diversification = System Diversification
roll-card-rebel-miners = Rebel Miners
roll-card-space-piracy = Space Piracy
roll-card-hidden-fortress = Hidden Fortress
roll-card-alien-archaeology = Alien Archaeology
roll-card-alien-rosetta-stone-world = Alien Rosetta Stone World
roll-card-consumer-markets = Consumer Markets
roll-card-space-mall = Space Mall
roll-card-improved-reconnaissance = Improved Reconnaissance
roll-card-wormhole-station = Wormhole Station
roll-card-genetics-lab = Genetics Lab
roll-card-the-last-of-the-gnarssh = The Last of the Gnarssh
roll-card-galactic-religion = Galactic Religion
roll-card-pilgrimage-world = Pilgrimage World
roll-card-biological-adaptation = Biological Adaptation
roll-card-aquatic-uplift-world = Aquatic Uplift World
roll-card-mining-industry = Mining Industry
roll-card-meteorite-planet = Meteorite Planet
roll-card-destroyed-colony = Destroyed Colony
roll-card-awakened-alien-outpost = Awakened Alien Outpost
roll-card-alpha-centauri = Alpha Centauri
roll-card-ancient-race = Ancient Race
roll-card-damaged-alien-factory = Damaged Alien Factory
roll-card-doomed-world = Doomed World
roll-card-earths-lost-colony = Earth's Lost Colony
roll-card-epsilon-eridani = Epsilon Eridani
roll-card-new-sparta = New Sparta
roll-card-old-earth = Old Earth
roll-card-separatist-colony = Separatist Colony
