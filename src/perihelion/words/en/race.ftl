### Race for the Galaxy.

## Phrases that other messages are made of

# A kind of goods before the word it describes; nothing where any kind will do.
race-kind = { $good-is ->
    [any] { "" }
    [novelty] { "novelty " }
    [rare] { "rare elements " }
    [genes] { "genes " }
   *[alien] { "alien technology " }
}
# Goods to be sold.
race-any-good = { $good-is ->
    [any] any good
   *[other] { $good }
}
race-some-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
race-counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
race-reward = { $cards ->
    [0] { $vp } VP
   *[other] { $vp ->
        [0] { race-some-cards }
       *[other] { $vp } VP and { race-some-cards }
    }
}

## Phases, actions, goods and other words of the rules

race-phase-none = Choice of actions
race-phase-explore = Explore
race-phase-develop = Develop
race-phase-develop-again = Develop again
race-phase-settle = Settle
race-phase-settle-again = Settle again
race-phase-trade = Trade
race-phase-consume = Consume
race-phase-produce = Produce
race-phase-round-end = End of the round

race-action-explore-5 = Explore +5
race-action-explore-1-1 = Explore +1,+1
race-action-develop = Develop
race-action-develop-second = Second Develop
race-action-settle = Settle
race-action-settle-second = Second Settle
race-action-consume-trade = Consume: Trade
race-action-consume-double = Consume: 2× VP
race-action-produce = Produce

race-good-novelty = novelty goods
race-good-rare = rare elements
race-good-genes = genes
race-good-alien = alien technology
race-good-any = any kind

race-word-rebel = Rebel
race-word-imperium = Imperium
race-word-alien = Alien
race-word-uplift = Uplift
race-word-terraforming = Terraforming
race-word-chromo = chromosome symbol

race-method-conquer = conquest
race-method-pay = payment
race-method-conquer-ship = conquest with { race-card-colony-ship }
race-method-pay-ship = { race-card-colony-ship } in place of payment
race-method-conquer-tactics = conquest with { race-card-new-military-tactics }
race-method-pay-tactics = payment, discarding { race-card-new-military-tactics }
race-method-conquer-ship-tactics = conquest with { race-card-colony-ship } and { race-card-new-military-tactics }
race-method-pay-ship-tactics = { race-card-colony-ship } in place of payment, discarding { race-card-new-military-tactics }

race-source-bonus = Produce bonus

## What a card is drawn, discarded or laid down for

race-why-deal = opening hand
race-why-opening = opening discard
race-why-start = start world
race-why-explore = Explore
race-why-develop-start = start of Develop
race-why-develop-after = after a development
race-why-payment = payment
race-why-windfall = windfall world
race-why-ship = in place of payment
race-why-tactics = for military
race-why-settle-bonus = Settle bonus
race-why-settle-after = after a world
race-why-trade = sale
race-why-consume = consume power
race-why-produce = production
race-why-produce-most = for producing the most
race-why-hand-limit = hand limit

## Questions

race-question-opening-discard = { $count ->
    [one] Choose { $count } card of your opening hand to discard.
   *[other] Choose { $count } cards of your opening hand to discard.
}
race-question-action = { $count ->
    [one] Choose your action for this round.
   *[other] Choose your { $count } actions for this round.
}
race-question-explore-keep = { $count ->
    [one] Choose { $count } card to keep; the others are discarded.
   *[other] Choose { $count } cards to keep; the others are discarded.
}
race-question-develop = Choose a development to place, or pass.
race-question-develop-pay = Choose { race-counted-cards } from your hand to pay for { $card }.
race-question-settle = Choose a world to place, or pass.
race-question-settle-method = Choose how to place { $card }.
race-question-settle-pay = Choose { race-counted-cards } from your hand to pay for { $card }.
race-question-settle-tactics = Keep { race-card-new-military-tactics }, or discard it without placing a world?
race-question-sell = Choose a good to sell.
race-question-consume-power = Choose the consume power to use next.
race-question-consume-goods = { $count ->
    [one] Choose { $count } good to consume with { $card }.
   *[other] Choose { $count } goods to consume with { $card }.
}
race-question-consume-cards = { $count ->
    [one] Choose a card from your hand to discard for { $card }.
   *[other] Choose 1 to { $count } cards from your hand to discard for { $card }.
}
race-question-gamble = Name a number from 1 to 7: will the next card of the deck have it?
race-question-windfall = Choose the { race-kind }windfall world that gets a good ({ $source }).
race-question-hand-limit = { $count ->
    [one] You hold more than ten cards: choose { $count } card to discard.
   *[other] You hold more than ten cards: choose { $count } cards to discard.
}

## Answers

race-option-card = { $card }
race-option-action = { $action }
race-option-method = { $method-is ->
    [conquer] Conquer it
    [pay] { $cost ->
        [0] Place it without paying: it costs nothing
        [one] Pay { $cost } card
       *[other] Pay { $cost } cards
    }
    [conquer-ship] Conquer it, discarding { race-card-colony-ship }
    [pay-ship] Discard { race-card-colony-ship } in place of paying
    [conquer-tactics] Conquer it, discarding { race-card-new-military-tactics }
    [pay-tactics] { $cost ->
        [0] Place it without paying, discarding { race-card-new-military-tactics }
        [one] Pay { $cost } card, discarding { race-card-new-military-tactics } too
       *[other] Pay { $cost } cards, discarding { race-card-new-military-tactics } too
    }
    [conquer-ship-tactics] Conquer it, discarding { race-card-colony-ship } and { race-card-new-military-tactics }
   *[pay-ship-tactics] Discard { race-card-colony-ship } in place of paying, and { race-card-new-military-tactics } too
}
race-option-number = { $number }
race-option-power = { $optional ->
    [yes] { $card } (optional). { $power }
   *[no] { $card }. { $power }
}
race-option-pass = Pass
race-option-pass-later = Pass for now, and decide about { race-card-new-military-tactics } when your turn comes
race-option-stop = Stop consuming
race-option-done = Done
race-option-keep-tactics = Keep { race-card-new-military-tactics }
race-option-discard-tactics = Discard { race-card-new-military-tactics }
race-option-develop = { $card }, cost { $cost }
race-option-settle = { $card }, cost { $cost }
race-option-settle-military = { $card }, defense { $defense }, your strength { $strength }
race-option-sell = { $card }: { $good } for { race-some-cards }
race-option-unknown = Unknown answer

## Why an answer is refused

race-refusal-unknown-action = This is not an action card.
race-refusal-action-not-available = { $action } can be chosen only in the advanced game for two, and only beside the first card of that name.
race-refusal-wrong-action-count = Number of actions to choose: { $wanted }. Number chosen: { $count }.
race-refusal-same-action-twice = You have already chosen { $action }: choose another action.

race-refusal-card-not-in-hand = { $card } is not in your hand.
race-refusal-card-not-drawn = { $card } is not among the cards you have just drawn: only those can be kept.
race-refusal-card-pays-for-itself = { $card } cannot pay for itself: pay with other cards.
race-refusal-not-a-development = { $card } is a world: it can be placed in Settle.
race-refusal-duplicate-development = You already have { $card } in your tableau: every development there must be different.
race-refusal-not-enough-cards = { $short ->
    [one] You are { $short } card short: { $card } costs { $cost }, you have { $have ->
        [one] { $have } other card.
       *[other] { $have } other cards.
    }
   *[other] You are { $short } cards short: { $card } costs { $cost }, you have { $have ->
        [one] { $have } other card.
       *[other] { $have } other cards.
    }
}
race-refusal-wrong-payment = { $most ->
    [one] The cost is { $most } card; you have given { $count }.
   *[other] The cost is { $most } cards; you have given { $count }.
}
race-refusal-must-place-revealed = { $card } has been revealed and must be placed.

race-refusal-not-a-world = { $card } is a development: it can be placed in Develop.
race-refusal-not-enough-military = Your military is { $short } short for { $card }: its defense is { $defense }, your strength against it is { $strength }.
race-refusal-not-a-military-world = { $card } is not a military world: it is paid for, not conquered.
race-refusal-military-world-not-payable = { $card } is a military world: it is conquered, unless a power lets you pay for it.
race-refusal-alien-excluded = { $card } is a world of alien technology, on which this power does not work.
race-refusal-cannot-mix-military-and-payment = Conquest and payment do not mix: choose one of them.

race-refusal-must-sell = You chose Consume: Trade, so first sell a good.
race-refusal-not-a-trader = You can sell a good only in a round in which you chose Consume: Trade.
race-refusal-no-good-there = You have no good on { $card }.
race-refusal-must-consume = You still have a consume power that has to be used.
race-refusal-must-consume-maximum = This power takes as many goods as it can: pick { $most }, not { $count }.
race-refusal-not-enough-goods = { $what ->
    [kinds] This power needs goods of { $need } different kinds; you have { $have }.
   *[goods] { $need ->
        [one] This power needs { $need } fitting good; you have { $have }.
       *[other] This power needs { $need } fitting goods; you have { $have }.
    }
}
race-refusal-wrong-kind = { $card } has the wrong kind of good for this: { $good }.
race-refusal-kinds-not-different = All goods have to be of different kinds; you have picked { $good } twice.
race-refusal-power-already-used = You have already used this power of { $card } in this phase.
race-refusal-power-in-progress = First finish using { $card }.
race-refusal-power-not-active = You cannot use { $card }: it was not in your tableau when the phase began.
race-refusal-number-out-of-range = Name a number from 1 to 7; { $number } is not among them.

race-refusal-must-produce = A good has to be produced here: choose the world.
race-refusal-not-a-windfall = { $card } is not a windfall world in your tableau.
race-refusal-world-has-good = There is already a good on { $card }: a world holds only one.

## Why a game cannot be begun

race-refusal-bad-player-count = This game is for { $least } to { $most } players, not for { $players }.
race-refusal-bad-variant = The advanced game is for 2 players, not for { $players }.

## What happened

race-event-start-world = { $player } starts with { $card }.
race-event-round = Round { $round }
race-event-chose = { $player } reveals { $actions }.
race-event-phase = Phase: { $phase }
race-event-forced-known = { $player } has only one possible answer: { $answer }.
race-event-explored = { $player } explores { race-counted-cards }.
race-event-explored-known = { $count ->
    [0] { $player } explores 0 cards.
   *[other] { $player } explores { race-counted-cards }: { $cards }.
}
race-event-kept = { $player } keeps { race-counted-cards }.
race-event-kept-known = { $count ->
    [0] { $player } keeps 0 cards.
   *[other] { $player } keeps { race-counted-cards }: { $cards }.
}
race-event-drew = { $player } draws { race-counted-cards } ({ $why }).
race-event-drew-known = { $count ->
    [0] { $player } draws 0 cards ({ $why }).
   *[other] { $player } draws { race-counted-cards } ({ $why }): { $cards }.
}
race-event-discarded = { $player } discards { race-counted-cards } ({ $why }).
race-event-discarded-known = { $player } discards { race-counted-cards } ({ $why }): { $cards }.
race-event-shuffled = { $cards ->
    [one] The discards are shuffled: the new deck has { $cards } card.
   *[other] The discards are shuffled: the new deck has { $cards } cards.
}
race-event-placed = { $player } places { $card }.
race-event-passed = { $player } passes ({ $phase }).
race-event-settled = { $method-is ->
    [conquer] { $player } conquers { $card }.
    [pay] { $player } pays for { $card }.
   *[other] { $player } settles { $card } now: { $method }.
}
race-event-left-tableau = { $player } discards { $card } from the tableau ({ $why }).
race-event-good = { $player } gets a good on { $card }: { $good } ({ $why }).
race-event-sold = { $player } sells the good on { $card }, { $good }, for { race-counted-cards }.
race-event-consumed = { $worlds-count ->
    [one] { $player } uses { $card } and discards the good on { $worlds }.
   *[other] { $player } uses { $card } and discards the goods on { $worlds }.
}
race-event-chips = { $player } gains { $vp } VP.
race-event-bet = { $outcome ->
    [won] { $player } names { $number } and turns up { $card }: the card is won.
   *[lost] { $player } names { $number } and turns up { $card }: the card is lost.
}
race-event-over = { $winners-count ->
    [one] The game is over. { $winners } wins. Points: { $scores }.
   *[other] The game is over. { $winners } win together. Points: { $scores }.
}

## Powers of cards

race-power-explore-see = { $cards ->
    [one] Explore: draw { $cards } more card.
   *[other] Explore: draw { $cards } more cards.
}
race-power-explore-keep = { $cards ->
    [one] Explore: keep { $cards } more card.
   *[other] Explore: keep { $cards } more cards.
}

race-power-develop-cheaper = Develop: your developments cost { $amount } less.
race-power-develop-draw-first = Develop: draw { race-some-cards } at the start of the phase.
race-power-develop-draw-after = Develop: draw { race-some-cards } after placing a development.

race-power-settle-cheaper = Settle: { race-kind }worlds that you pay for cost { $amount } less.
race-power-settle-military = Settle: military { SIGNED($amount) }.
race-power-settle-military-against = Settle: military { SIGNED($amount) } against { race-kind }worlds.
race-power-settle-military-against-rebels = Settle: military { SIGNED($amount) } against Rebel worlds.
race-power-settle-tactics = Settle: you may discard this card for military { SIGNED($amount) } until the end of the phase.
race-power-settle-ship = Settle: you may discard this card in place of paying for a world, unless it is one of alien technology.
race-power-settle-contact = Settle: you may pay for a military world at its defense less { $discount }, unless it is one of alien technology.
race-power-settle-draw-after = Settle: draw { race-some-cards } after placing a world.

race-power-trade-bonus = Trade: { $cards ->
    [one] draw { $cards } more card for { race-any-good }.
   *[other] draw { $cards } more cards for { race-any-good }.
}
race-power-trade-bonus-here = Trade: { $cards ->
    [one] draw { $cards } more card for the good of this world.
   *[other] draw { $cards } more cards for the good of this world.
}

race-power-consume-goods = Consume: { $times ->
    [1] { $together ->
        [1] discard 1 { race-kind }good for { race-reward }.
       *[other] discard { $together } { race-kind }goods for { race-reward }.
    }
   *[other] discard up to { $times } { race-kind }goods for { race-reward } each.
}
race-power-consume-different-kinds = Consume: discard goods of { $kinds } different kinds for { $vp } VP.
race-power-consume-everything = Consume: discard all your goods for 1 VP each, less 1 VP.
race-power-consume-for-price = Consume: { $powers ->
    [yes] discard 1 good and draw as many cards as its sale would bring, with your Trade powers.
   *[no] discard 1 good and draw as many cards as its sale would bring, without your Trade powers.
}
race-power-consume-hand-cards = Consume: { $most ->
    [one] you may discard { $most } card from your hand for { $vp } VP, never doubled.
   *[other] you may discard up to { $most } cards from your hand for { $vp } VP each, never doubled.
}
race-power-consume-draw = Consume: draw { race-some-cards }.
race-power-consume-bet = Consume: name a number from 1 to 7 and turn up the next card; keep it if that is its cost or defense.

race-power-produce-here = Produce: { $cards ->
    [0] this world produces a good.
   *[other] this world produces a good; if it does, draw { race-some-cards }.
}
race-power-produce-windfall = Produce: produce a good on one of your { race-kind }windfall worlds.
race-power-produce-windfall-draw = Produce: if a good is produced on this world, draw { race-some-cards }.
race-power-produce-draw = Produce: draw { race-some-cards }.
race-power-produce-draw-per-genes-world = Produce: draw { race-some-cards } for each of your genes worlds.
race-power-produce-draw-per-good = Produce: draw { race-some-cards } for each { race-kind }good you produce.
race-power-produce-draw-per-kind = Produce: draw { race-some-cards } for each kind of good you produce.
race-power-produce-draw-if-most = Produce: draw { race-some-cards } if you produce more { race-kind }goods than every other player.

## Points of the 6-cost developments

race-power-score-production = { $points } VP for each { race-kind }production world.
race-power-score-windfall = { $points } VP for each { race-kind }windfall world.
race-power-score-world-of-kind = { $points } VP for each { race-kind }world.
race-power-score-military-world = { $points } VP for each military world.
race-power-score-rebel-military-world = { $points } VP for each Rebel military world.
race-power-score-with-word = { $points } VP for each card with the word { $word } in its name.
race-power-score-named = { $points } VP for { $card }.
race-power-score-development = { $points } VP for each development.
race-power-score-six = { $points } VP for each 6-cost development.
race-power-score-world = { $points } VP for each world.
race-power-score-world-with-power = { $points } VP for each world with a power for { $phase }.
race-power-score-development-with-power = { $points } VP for each development with a power for { $phase }.
race-power-score-chips = 1 VP for every { $per } VP in chips.
race-power-score-total-military = VP equal to your total military.
race-power-score-goods = { $points } VP for each good on your worlds.
# Said after several such lines.
race-power-score-once = Each card counts once, by the first line that fits it.

## Names of cards

race-card-face-down = a face-down card

# Start worlds

race-card-old-earth = Old Earth
race-card-epsilon-eridani = Epsilon Eridani
race-card-alpha-centauri = Alpha Centauri
race-card-new-sparta = New Sparta
race-card-earths-lost-colony = Earth's Lost Colony

# Worlds

race-card-rebel-fuel-cache = Rebel Fuel Cache
race-card-gem-world = Gem World
race-card-comet-zone = Comet Zone
race-card-rebel-miners = Rebel Miners
race-card-former-penal-colony = Former Penal Colony
race-card-malevolent-lifeforms = Malevolent Lifeforms
race-card-avian-uplift-race = Avian Uplift Race
race-card-spice-world = Spice World
race-card-lost-species-ark-world = Lost Species Ark World
race-card-new-vinland = New Vinland
race-card-artist-colony = Artist Colony
race-card-alien-robotic-factory = Alien Robotic Factory
race-card-plague-world = Plague World
race-card-distant-world = Distant World
race-card-rebel-outpost = Rebel Outpost
race-card-rebel-warrior-race = Rebel Warrior Race
race-card-rebel-underground = Rebel Underground
race-card-new-survivalists = New Survivalists
race-card-outlaw-world = Outlaw World
race-card-lost-alien-battle-fleet = Lost Alien Battle Fleet
race-card-refugee-world = Refugee World
race-card-empath-world = Empath World
race-card-galactic-resort = Galactic Resort
race-card-pre-sentient-race = Pre-Sentient Race
race-card-deserted-alien-outpost = Deserted Alien Outpost
race-card-deserted-alien-colony = Deserted Alien Colony
race-card-galactic-engineers = Galactic Engineers
race-card-black-market-trading-world = Black Market Trading World
race-card-merchant-world = Merchant World
race-card-tourist-world = Tourist World
race-card-galactic-trendsetters = Galactic Trendsetters
race-card-alien-rosetta-stone-world = Alien Rosetta Stone World
race-card-star-nomad-lair = Star Nomad Lair
race-card-the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
race-card-alien-robot-sentry = Alien Robot Sentry
race-card-pirate-world = Pirate World
race-card-reptilian-uplift-race = Reptilian Uplift Race
race-card-lost-alien-warship = Lost Alien Warship
race-card-alien-robot-scout-ship = Alien Robot Scout Ship
race-card-runaway-robots = Runaway Robots
race-card-asteroid-belt = Asteroid Belt
race-card-secluded-world = Secluded World
race-card-imperium-armaments-world = Imperium Armaments World
race-card-terraformed-world = Terraformed World
race-card-pilgrimage-world = Pilgrimage World
race-card-rebel-homeworld = Rebel Homeworld
race-card-radioactive-world = Radioactive World
race-card-aquatic-uplift-race = Aquatic Uplift Race
race-card-bio-hazard-mining-world = Bio-Hazard Mining World
race-card-deserted-alien-library = Deserted Alien Library
race-card-destroyed-world = Destroyed World
race-card-blaster-gem-mines = Blaster Gem Mines
race-card-gambling-world = Gambling World
race-card-expanding-colony = Expanding Colony
race-card-space-port = Space Port
race-card-prosperous-world = Prosperous World
race-card-new-earth = New Earth
race-card-rebel-base = Rebel Base
race-card-mining-world = Mining World

# Developments

race-card-public-works = Public Works
race-card-colony-ship = Colony Ship
race-card-expedition-force = Expedition Force
race-card-mining-robots = Mining Robots
race-card-export-duties = Export Duties
race-card-new-military-tactics = New Military Tactics
race-card-space-marines = Space Marines
race-card-contact-specialist = Contact Specialist
race-card-diversified-economy = Diversified Economy
race-card-consumer-markets = Consumer Markets
race-card-mining-conglomerate = Mining Conglomerate
race-card-research-labs = Research Labs
race-card-deficit-spending = Deficit Spending
race-card-investment-credits = Investment Credits
race-card-interstellar-bank = Interstellar Bank
race-card-terraforming-robots = Terraforming Robots
race-card-drop-ships = Drop Ships
race-card-replicant-robots = Replicant Robots
race-card-genetics-lab = Genetics Lab

# 6-cost developments

race-card-pan-galactic-league = Pan-Galactic League
race-card-mining-league = Mining League
race-card-free-trade-association = Free Trade Association
race-card-alien-tech-institute = Alien Tech Institute
race-card-galactic-survey-seti = Galactic Survey: SETI
race-card-galactic-federation = Galactic Federation
race-card-new-galactic-order = New Galactic Order
race-card-merchant-guild = Merchant Guild
race-card-new-economy = New Economy
race-card-galactic-renaissance = Galactic Renaissance
race-card-galactic-imperium = Galactic Imperium
race-card-trade-league = Trade League
