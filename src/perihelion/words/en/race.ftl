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
# What a consume power gives; where there is prestige there may be points and cards beside it.
race-reward = { $prestige ->
    [0] { race-plain-reward }
   *[other] { $vp ->
        [0] { $prestige } prestige
       *[other] { $cards ->
            [0] { $vp } VP and { $prestige } prestige
           *[other] { $vp } VP, { race-some-cards } and { $prestige } prestige
        }
    }
}
race-plain-reward = { $cards ->
    [0] { $vp } VP
   *[other] { $vp ->
        [0] { race-some-cards }
       *[other] { $vp } VP and { race-some-cards }
    }
}
# What a takeover power does to a world.
race-attack = { $destroys ->
    [yes] try to destroy
   *[no] try to take over
}
# What it costs and what it gives; ends the sentence before it.
race-terms = { $discard ->
    [yes] { " " }This card is discarded for it.
   *[no] { "" }
}{ $cost ->
    [0] { "" }
   *[other] { " " }It costs { $cost } prestige.
}{ $per-rebel-world ->
    [0] { "" }
   *[other] { " " }Military { SIGNED($per-rebel-world) } for each of your Rebel military worlds.
}{ $reward ->
    [0] { "" }
   *[other] { " " }Success gives { $reward } prestige.
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

race-source-bonus = Produce bonus
race-phase-round = Round

race-action-search = Search

# An action on which the prestige boost is laid.
race-action-boosted = { $action } with the prestige boost

race-set-base = Base game
race-set-gathering-storm = The Gathering Storm
race-set-rebel-vs-imperium = Rebel vs Imperium
race-set-brink-of-war = The Brink of War

race-source-boost = prestige boost

## Categories of the search

race-category-development-military = a development with military +1 or +2
race-category-military-windfall = a military windfall world of defense 1 or 2
race-category-peaceful-windfall = a non-military windfall world that costs 1 or 2
race-category-chromosome = a world with the chromosome symbol
race-category-alien = an alien technology world
race-category-consume-two = a card that consumes two or more goods
race-category-military-five = a military world of defense 5 or more
race-category-six-cost = a 6-cost development with points that vary
race-category-takeover = a card for takeovers or against them

## Goals: their names, and what earns them

race-goal-galactic-standard-of-living = Galactic Standard of Living
race-goal-system-diversity = System Diversity
race-goal-overlord-discoveries = Overlord Discoveries
race-goal-budget-surplus = Budget Surplus
race-goal-innovation-leader = Innovation Leader
race-goal-galactic-status = Galactic Status
race-goal-uplift-knowledge = Uplift Knowledge
race-goal-galactic-riches = Galactic Riches
race-goal-expansion-leader = Expansion Leader
race-goal-peace-war-leader = Peace/War Leader
race-goal-galactic-standing = Galactic Standing
race-goal-military-influence = Military Influence
race-goal-greatest-military = Greatest Military
race-goal-largest-industry = Largest Industry
race-goal-greatest-infrastructure = Greatest Infrastructure
race-goal-production-leader = Production Leader
race-goal-research-leader = Research Leader
race-goal-propaganda-edge = Propaganda Edge
race-goal-galactic-prestige = Galactic Prestige
race-goal-prosperity-lead = Prosperity Lead

race-condition-galactic-standard-of-living = first with 5 VP in chips
race-condition-system-diversity = first with worlds of all four kinds
race-condition-overlord-discoveries = first with 3 cards with the word Alien
race-condition-budget-surplus = first to discard at the end of a round
race-condition-innovation-leader = first with a power in every phase, Trade included
race-condition-galactic-status = first with a 6-cost development whose points vary
race-condition-uplift-knowledge = first with 3 cards with the word Uplift
race-condition-galactic-riches = first with 4 goods on worlds
race-condition-expansion-leader = first with 8 cards in the tableau
race-condition-peace-war-leader = first with military below 0 and 2 worlds, or with a takeover power and 2 military worlds
race-condition-galactic-standing = first with 2 prestige and 3 VP in chips
race-condition-military-influence = first with 3 Imperium cards or 4 military worlds
race-condition-greatest-military = most total military, at least 6
race-condition-largest-industry = most novelty and rare elements worlds, at least 3
race-condition-greatest-infrastructure = most developments, at least 4
race-condition-production-leader = most production worlds, at least 4
race-condition-research-leader = most cards with an Explore power, at least 3
race-condition-propaganda-edge = most Rebel military worlds, at least 3
race-condition-galactic-prestige = most prestige, at least 3
race-condition-prosperity-lead = most cards with a Consume power, at least 3

## What a card is drawn, discarded or laid down for

race-why-deal = opening hand
race-why-opening = opening discard
race-why-start = start world
race-why-explore = Explore
race-why-develop-start = start of Develop
race-why-develop-after = after a development
race-why-payment = payment
race-why-windfall = windfall world
race-why-ship = instead of payment
race-why-tactics = for military
race-why-settle-bonus = Settle bonus
race-why-settle-after = after a world
race-why-trade = sale
race-why-consume = consume power
race-why-produce = production
race-why-produce-most = for producing the most
race-why-hand-limit = hand limit
race-why-explore-prestige = for prestige
race-why-symbol = prestige symbol
race-why-boost = prestige boost
race-why-power = power of a card
race-why-develop = for a development
race-why-discount = for a lower cost
race-why-mercenaries = for military
race-why-conquest = conquest
race-why-pay-power = for paying for a military world
race-why-takeover = takeover
race-why-sneak-attack = sneak attack
race-why-replaced = world replaced
race-why-price = for its price
race-why-leader = prestige leader
race-why-salvage = salvage

## Questions

race-question-opening-discard = { race-start-chosen }{ $count ->
    [one] Choose { $count } card from your opening hand to discard.
   *[other] Choose { $count } cards from your opening hand to discard.
}
race-start-chosen = { $chosen ->
    [yes] You start with { $card }.{ " " }
   *[no] { "" }
}
race-question-action = { $count ->
    [one] Choose your action for this round.
   *[other] Choose your { $count } actions for this round.
}
race-question-explore-keep = { $mix ->
    [yes] { $count ->
        [one] Choose { $count } card to discard, from those drawn and from your hand.
       *[other] Choose { $count } cards to discard, from those drawn and from your hand.
    }
   *[no] { $count ->
        [one] Choose { $count } card to keep; the others are discarded.
       *[other] Choose { $count } cards to keep; the others are discarded.
    }
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
race-question-consume-cards = { $most ->
    [one] Choose a card from your hand to discard for { $card }.
   *[other] Choose { $wanted } cards from your hand to discard for { $card }.
}
race-question-gamble = Name a number from 1 to 7: will the next card of the deck have it?
race-question-windfall = Which { race-kind }windfall world gets a good ({ $source })?
race-question-hand-limit = { $count ->
    [one] You hold too many cards: choose { $count } card to discard.
   *[other] You hold too many cards: choose { $count } cards to discard.
}
race-question-opening-start-world = Choose your start world.
race-question-opening-tuck = Choose a card from your hand to tuck under { race-card-galactic-scavengers }.
race-question-action-last = The others have revealed their actions. Choose your own.
race-question-search-category = What are you searching for?
race-question-search-match = { $card } is what you are searching for: { $category }. Take it, or go on to the next that fits?
race-question-search-oort = { $card } has turned up. Does it count as what you are searching for: { $category }?
race-question-explore-prestige = Choose a card from your hand to discard for prestige ({ $card }), or pass.
race-question-develop-discard = { $count ->
    [one] Choose { $count } card from your hand to discard.
   *[other] Choose { $count } cards from your hand to discard.
}
race-question-develop-method = { $card } costs { $cost }. Use what makes it cheaper if you like, then pay.
race-question-develop-good = Choose the good to discard for { $card }.
race-question-tuck-payment = Choose which of the cards you have just paid goes under { race-card-galactic-scavengers }.
race-question-settle-good = Choose the good to discard for { $card }.
race-question-settle-mercenaries = { $most ->
    [one] Choose a card from your hand to discard for military +1 ({ $card }).
   *[other] Choose { $wanted } cards from your hand to discard for military +1 each ({ $card }).
}
race-question-after-placing-discard = { $count ->
    [one] Choose { $count } card from your hand to discard.
   *[other] Choose { $count } cards from your hand to discard.
}
race-question-settle-extra = What else do you do in this Settle phase?
race-question-settle-second = Choose the second world to place.
race-question-settle-sneak = Choose the military world to conquer by sneak attack.
race-question-replace-old = Which world in your tableau do you replace?
race-question-replace-new = Which world from your hand replaces { $card }?
race-question-takeover-declare = Choose the world to attack with { $card }.
race-question-takeover-military = You attack { $card }: your strength is { $strength }, its defense { $defense }. Choose what to spend on temporary military; what is spent is gone even if the attack fails.
race-question-takeover-prevent = Choose a takeover to call off for prestige, or pass.
race-question-takeover-defend = { $attacker } attacks { $card }. Its defense is { $short } short: choose what to spend on it, or pass.
race-question-boost-trade-cards = { $count ->
    [one] You may discard a card from your hand for 1 VP.
   *[other] You may discard up to { $count } cards from your hand for 1 VP each.
}
race-question-ante-card = Choose a card from your hand to put up as an ante, or pass.
race-question-ante-keep = You have won. Choose the card to keep.
race-question-refinery-kind = Name the kind of the good on { $card } ({ $why }).
race-question-produce-power = Choose what to do next in Produce.
race-question-produce-discard = Choose a card from your hand to discard for { $card }.
race-question-final-kind = Name the kind that { race-card-alien-oort-cloud-refinery } counts as in scoring.

## Answers

race-option-card = { $card }
race-option-action = { $action }
race-option-number = { $number }
race-option-power = { $optional ->
    [yes] { $card } (optional). { $power }
   *[no] { $card }. { $power }
}
race-option-pass = Pass
race-option-pass-later = Pass for now, and decide about { race-card-new-military-tactics } when your turn comes
race-option-stop = Stop: use no more powers here
race-option-done = Done
race-option-keep-tactics = Keep { race-card-new-military-tactics }
race-option-discard-tactics = Discard { race-card-new-military-tactics }
race-option-develop = { $card }, cost { $cost }
race-option-settle = { $card }, cost { $cost }
race-option-settle-military = { $card }, defense { $defense }, your strength { $strength }
race-option-sell = { $card }: { $good } for { race-some-cards }
race-option-boosted-action = { $action } with the prestige boost: 1 prestige
race-option-search = Search the deck for a card
race-option-category = { $category }
race-option-take = Take this card
race-option-go-on = Go on: take the next card that fits, whatever it is
race-option-fits = It fits
race-option-fits-not = It does not fit
race-option-kind = { $good }
race-option-kind-price = { $good }: { race-some-cards }
race-option-final-kind = { $good }: { $points } VP in all
race-option-help = Use { $card }
race-option-discount = Use { $card }: { $amount } less to pay
race-option-conquer = Conquer it: defense { $defense }, your strength { $strength }
race-option-pay = { $cost ->
    [0] Place it without paying: it costs nothing
    [one] Pay { $cost } card
   *[other] Pay { $cost } cards
}
race-option-end-turn = Nothing more: end your turn
race-option-second-world = Place a second world
race-option-sneak-attack = Discard { race-card-rebel-sneak-attack } to conquer one more military world
race-option-replace = Replace a world in your tableau with one from your hand
race-option-takeover = Declare a takeover with { $card }
race-option-target = { $card } of { $owner }: defense { $defense }, your strength { $strength }, at most { $most }{ $hopeless ->
    [yes] ; this takeover is bound to fail
   *[no] { "" }
}
race-option-attack = { $attacker } against { $owner }: { $card }
race-option-produce-for-card = { $card }: discard a card from your hand and produce a good
race-option-produce-draw = { $card }: draw { race-some-cards } now
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
race-refusal-alien-excluded = { $card } is an alien technology world: this power does not work on those.
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
race-refusal-power-not-active = You cannot use { $card } here: it has no power for this, or has come into your tableau or left it since the phase began.
race-refusal-number-out-of-range = The number { $number } is out of range here.

race-refusal-must-produce = A good has to be produced here: choose the world.
race-refusal-not-a-windfall = { $card } is not a windfall world in your tableau.
race-refusal-world-has-good = There is already a good on { $card }: a world holds only one.
race-refusal-boost-not-available = Boosts and the search come with { race-set-brink-of-war }, which is not in this game.
race-refusal-boost-already-used = You have already used your prestige/search card: it works once per game.
race-refusal-one-boost-only = You have one prestige/search card: only one of your actions can have it.
race-refusal-search-cannot-be-boosted = A search cannot be boosted.
race-refusal-no-prestige = You do not have enough prestige to spend now.
race-refusal-unknown-category = The search has no such category.
race-refusal-category-needs-takeovers = Nobody can search for this in a game without takeovers.
race-refusal-start-world-not-dealt = Choose one of the two start worlds that were dealt to you first: { $card } is not one of them.

race-refusal-card-not-paid = { $card } is not among the cards that you have just paid.
race-refusal-pay-power-does-not-fit = Your power to pay for military worlds does not fit { $card }.
race-refusal-one-pay-power = You can name only one power to pay for a military world, so not { $card } too.
race-refusal-good-locked = The good on { $card } cannot be used before the world is paid for or conquered.
race-refusal-no-first-world = First place a world in this phase.
race-refusal-world-after-takeover = After declaring a takeover you can no longer place a second world.
race-refusal-world-already-placed = You have already placed a world or declared a takeover in this phase, and you can do no more of either.
race-refusal-replace-military = { $card } is a military world: only non-military worlds can be replaced, and only by non-military ones.
race-refusal-replace-new-world = { $card } was not among your worlds when the phase began.
race-refusal-replace-kind-differs = { $card } is not of the same kind as the world it would replace.
race-refusal-replace-cost-out-of-range = { $card } must cost as much as the world it replaces, or up to { $most } more.

race-refusal-takeovers-off = This game is played without takeovers.
race-refusal-no-takeover-power = { $card } gives you no takeover power in this phase.
race-refusal-takeover-power-used = You have already used the takeover power of { $card } in this phase.
race-refusal-no-takeover-declared = There is no such takeover to call off.
race-refusal-target-is-own = { $card } is yours already.
race-refusal-target-not-a-world = { $card } is not a world in another player's tableau.
race-refusal-target-just-placed = { $card } was placed in this phase and cannot be attacked yet.
race-refusal-target-not-vulnerable = The owner of { $card } is not vulnerable to the takeover power of { $source }.
race-refusal-target-not-military = { $card } is not a military world: only those can be taken over.
race-refusal-target-not-rebel = { $card } is not a Rebel world: this power works only against those.

race-refusal-good-not-sellable = The good on { $card } cannot be sold.
race-refusal-self-excluded = The power of { $card } does not work on { $card } itself.

## Why a game cannot be begun

race-refusal-bad-player-count = This game is for { $least } to { $most } players, not for { $players }.
race-refusal-bad-variant = The advanced game is for 2 players, not for { $players }.
race-refusal-combination-not-allowed = These expansions do not go together: play with the first, the first two, all three, or only the second.
race-refusal-goals-need-expansion-1 = Goals need the expansion { race-set-gathering-storm }.
race-refusal-takeovers-need-expansion-2 = Takeovers need the expansion { race-set-rebel-vs-imperium }.
race-refusal-takeovers-on-required = The scenario is played with takeovers.
race-refusal-scenario-needs-expansion-2 = The scenario needs the expansion { race-set-rebel-vs-imperium }.
race-refusal-scenario-needs-two-players = The scenario is for 2 players, not for { $players }.
race-refusal-preset-hand-not-available = There are hands for beginners only in the base game and with { race-set-gathering-storm }, and for no more than five players.
race-refusal-unknown-goal = There is no goal called “{ $goal }”.

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
race-event-settled = { $cards-count ->
    [0] { $method-is ->
        [conquer] { $player } conquers { $card }.
       *[pay] { $player } pays for { $card }.
    }
   *[other] { $method-is ->
        [conquer] { $player } conquers { $card } with { $cards }.
       *[pay] { $player } pays for { $card } with { $cards }.
    }
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
race-event-goals = Goals: { $goals }.
race-event-scenario-card = { $player } begins with { $card } in hand.
race-event-tucked = { $player } tucks { race-counted-cards } under { race-card-galactic-scavengers } ({ $why }).
race-event-tucked-known = { $player } tucks { race-counted-cards } under { race-card-galactic-scavengers } ({ $why }): { $cards }.
race-event-took-tucked = { $player } takes { race-counted-cards } from under { race-card-galactic-scavengers } ({ $why }).
race-event-took-tucked-known = { $player } takes { race-counted-cards } from under { race-card-galactic-scavengers } ({ $why }): { $cards }.
race-event-salvaged = { $player } takes { race-counted-cards } discarded by others ({ $why }).
race-event-salvaged-known = { $player } takes { race-counted-cards } discarded by others ({ $why }): { $cards }.
race-event-searches = { $player } searches: { $category }.
race-event-turned-up = { $fits ->
    [yes] { $card } is turned up: it fits.
   *[no] { $card } is turned up.
}
race-event-found = { $player } takes { $card }.
race-event-search-failed = { $player } finds nothing and takes the prestige/search card back.
race-event-prestige = { $player } gains { $count } prestige ({ $why }).
race-event-prestige-spent = { $player } spends { $count } prestige ({ $why }).
race-event-leader-tile = { $count ->
    [0] { $player } is the prestige leader.
   *[other] { $player } is the prestige leader and lays { $count } prestige on the tile.
}
race-event-leader-tile-returned = { $player } is no longer the sole prestige leader.
race-event-leader-bonus = { $player } leads in prestige and gets the bonus.
race-event-goal-earned = { $player } earns the goal { $goal }.
race-event-goal-taken = { $player } takes the goal { $goal } with { $value }.
race-event-goal-returned = { $player } returns the goal { $goal }.
race-event-spent-good = { $player } discards the good on { $worlds } for { $card }.
race-event-takeover-declared = { $player } declares a takeover of { $card }, which belongs to { $owner } ({ $source }).
race-event-takeover-prevented = { $player } calls off the takeover of { $card }.
race-event-takeover = { $outcome-is ->
    [succeeded] { $player } takes { $card } over from { $owner }: { $strength } against { $defense }.
    [succeeded-destroyed] { $player } destroys { $card } of { $owner }: { $strength } against { $defense }.
    [failed-prevented] The takeover of { $card } of { $owner } by { $player } has been called off.
    [failed-earlier-failed] The takeover of { $card } of { $owner } by { $player } fails, because an earlier one has failed.
    [failed-target-gone] The takeover of { $card } by { $player } fails: it is no longer with { $owner }.
   *[failed-strength] The takeover of { $card } by { $player } fails: { $strength } against { $defense } of { $owner }.
}
race-event-ante = { $outcome ->
    [won] { $player } puts up { $card } and turns up { $cards }: won.
   *[lost] { $player } puts up { $card } and turns up { $cards }: lost.
}
race-event-ante-won = { $player } takes { $card }.
race-event-final-kind = { race-card-alien-oort-cloud-refinery } counts as { $good }.
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
race-power-explore-mix = Explore: the cards you draw go to your hand first, and you may discard any cards from it.
race-power-explore-card-for-prestige = Explore: before anybody draws you may discard a card from your hand for { $prestige } prestige.

race-power-develop-cheaper = Develop: your developments cost { $amount } less.
race-power-develop-draw-first = Develop: draw { race-some-cards } at the start of the phase.
race-power-develop-draw-after = Develop: draw { race-some-cards } after placing a development.
race-power-develop-sift = Develop: draw { race-some-cards } at the start of the phase, then discard one card from your hand.
race-power-develop-ditch = Develop: you may discard this card to pay { $amount } less for a development.
race-power-develop-spend-good = Develop: you may discard a { race-kind }good to pay { $amount } less for a development.
race-power-develop-prestige = Develop: { $after ->
    [any] gain { $prestige } prestige after placing a development.
    [rebel] gain { $prestige } prestige after placing a Rebel development.
   *[six] gain { $prestige } prestige after placing a 6-cost development.
}
race-power-develop-tuck = Develop: tuck one card of each payment under this world.

race-power-settle-cheaper = Settle: { race-kind }worlds that you pay for cost { $amount } less.
race-power-settle-military = Settle: military { SIGNED($amount) }.
race-power-settle-military-against = Settle: military { SIGNED($amount) } against { race-kind }worlds.
race-power-settle-military-against-rebels = Settle: military { SIGNED($amount) } against Rebel worlds.
race-power-settle-tactics = Settle: you may discard this card for military { SIGNED($amount) } until the end of the phase.
race-power-settle-ship = Settle: you may discard this card instead of paying for a world, unless it is an alien technology world.
race-power-settle-contact = Settle: you may pay for a military world at its defense{ $discount ->
    [0] { "" }
   *[other] { " " }less { $discount }
}, unless it is an alien technology world.
race-power-settle-draw-after = Settle: draw { race-some-cards } after placing a world.
race-power-settle-pay-for-kind = Settle: you may pay for { $good-is ->
    [alien] an { race-kind }military world
   *[other] a { race-kind }military world
} at its defense{ $discount ->
    [0] { "" }
   *[other] { " " }less { $discount }
}.
race-power-settle-pay-for-word = Settle: you may pay for { $word-is ->
    [chromo] a military world with the chromosome symbol
   *[other] a { $word } military world
} at its defense{ $discount ->
    [0] { "" }
   *[other] { " " }less { $discount }
}.
race-power-settle-pay-cheaper = Settle: paying for a military world costs you { $amount } less.
race-power-settle-pay-prestige = Settle: gain { $prestige } prestige whenever you pay for a military world.
race-power-settle-military-per-military-world = Settle: military { SIGNED($amount) } for each of your military worlds.
race-power-settle-military-per-chromo-world = Settle: military { SIGNED($amount) } for each of your worlds with the chromosome symbol.
race-power-settle-military-with-word = Settle: military { SIGNED($amount) } if you have a card with the word { $word }.
race-power-settle-mercenaries = Settle: { $cards ->
    [one] you may discard a card from your hand for military +1 until the end of the phase.
   *[other] you may discard up to { $cards } cards from your hand for military +1 each until the end of the phase.
}
race-power-settle-good-military = Settle: you may discard a { race-kind }good for military { SIGNED($amount) } until the end of the phase.
race-power-settle-prestige-military = Settle: you may spend 1 prestige for military { SIGNED($amount) } until the end of the phase.
race-power-settle-spend-good = Settle: you may discard a { race-kind }good to pay { $amount } less for a world.
race-power-settle-conquer-peaceful = Settle: you may discard this card to conquer a non-military world as if its cost{ $less ->
    [0] { "" }
   *[other] { " " }less { $less }
} were its defense{ $prestige ->
    [0] { "" }
   *[other] , and gain { $prestige } prestige
}{ $takeovers ->
    [yes] ; or to take over a non-military world
   *[no] { "" }
}.
race-power-settle-second-world = Settle: you may place a second world.
race-power-settle-sneak-world = Settle: after placing a world you may discard this card to conquer one more military world.
race-power-settle-replace = Settle: you may replace a non-military world of yours with one of the same kind from your hand that costs as much or up to { $most } more, and gain 1 prestige.
race-power-settle-sift = Settle: after placing a world draw { race-some-cards }, then discard one card from your hand.
race-power-settle-prestige = Settle: gain { $prestige } prestige after placing or taking over { $after ->
    [production-world] a production world.
   *[rebel-military-world] a Rebel military world.
}
race-power-settle-good-on-production = Settle: a production world that you place gets a good.
race-power-settle-tuck = Settle: tuck one card of each payment under this world.

race-power-takeover-of-rebels = Settle: you may { race-attack } a Rebel military world of a player who has one.{ race-terms }
race-power-takeover-of-imperium = Settle: you may { race-attack } a military world of a player who has an Imperium card.{ race-terms }
race-power-takeover-of-military = Settle: you may { race-attack } a military world of a player whose military is above 0.{ race-terms }
race-power-takeover-of-anybody = Settle: you may { race-attack } a military world of any player.{ race-terms }
race-power-takeover-defense = Settle: in defense against a takeover, military { SIGNED($rebel) } for each of your Rebel military worlds and { SIGNED($other) } for each other military world.
race-power-takeover-prevent = Settle: you may spend { $prestige } prestige to call off a takeover, whoever is attacked.

race-power-trade-bonus = Trade: { $cards ->
    [one] draw { $cards } more card for { race-any-good }.
   *[other] draw { $cards } more cards for { race-any-good }.
}
race-power-trade-bonus-here = Trade: { $cards ->
    [one] draw { $cards } more card for the good on this world.
   *[other] draw { $cards } more cards for the good on this world.
}
race-power-trade-bonus-per-chromo-world = Trade: { $cards ->
    [one] draw { $cards } more card for { race-any-good } for each of your worlds with the chromosome symbol.
   *[other] draw { $cards } more cards for { race-any-good } for each of your worlds with the chromosome symbol.
}
race-power-trade-unsellable = Trade: the good on this world cannot be sold.

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
race-power-consume-good-here = Consume: discard the good on this world for { $vp } VP.
race-power-consume-each-kind = Consume: discard one good of each kind you have for { $vp } VP and { race-some-cards } each.
race-power-consume-card-for-cards = Consume: you may discard a card from your hand to draw { race-some-cards }.
race-power-consume-cards-for-prestige = Consume: you may discard { race-counted-cards } from your hand for { $prestige } prestige.
race-power-consume-gain = Consume: gain { $vp } VP.
race-power-consume-spend-prestige = Consume: you may spend 1 prestige for { $cards ->
    [0] { $vp } VP.
   *[other] { race-some-cards }.
}
race-power-consume-ante = Consume: you may put up a card from your hand with a number from 1 to 6 and turn up as many cards; if one is higher, take one of them, else the card put up is lost.

race-power-produce-here = Produce: this world produces a good{ $cards ->
    [0] { "" }
   *[other] ; if it does, draw { race-some-cards }
}{ $prestige ->
    [0] { "" }
   *[other] ; if it does, gain { $prestige } prestige
}.
race-power-produce-windfall = Produce: produce a good on one of your { $other ->
    [yes] other { race-kind }windfall worlds.
   *[no] { race-kind }windfall worlds.
}
race-power-produce-windfall-draw = Produce: if a good is produced on this world, draw { race-some-cards }.
race-power-produce-draw = Produce: draw { race-some-cards }.
race-power-produce-draw-per-genes-world = Produce: draw { race-some-cards } for each of your genes worlds.
race-power-produce-draw-per-good = Produce: draw { race-some-cards } for each { race-kind }good you produce.
race-power-produce-draw-per-kind = Produce: draw { race-some-cards } for each kind of good you produce.
race-power-produce-draw-if-most = Produce: draw { race-some-cards } if you produce more { race-kind }goods than every other player.
race-power-produce-draw-per-military-world = Produce: draw { race-some-cards } for each of your military worlds.
race-power-produce-draw-per-rebel-world = Produce: draw { race-some-cards } for each of your Rebel worlds.
race-power-produce-draw-per-chromo-world = Produce: draw { race-some-cards } for each of your worlds with the chromosome symbol.
race-power-produce-here-for-card = Produce: you may discard a card from your hand to produce a good on this world.
race-power-produce-windfall-for-card = Produce: you may discard a card from your hand to produce a good on one of your { race-kind }windfall worlds.
race-power-produce-prestige-if-most-chromo = Produce: gain { $prestige } prestige if you have more worlds with the chromosome symbol than every other player.
race-power-produce-take-tucked = Produce: take all cards from under this world.

race-power-turns-opening-hand = As a start world: your opening hand has { race-some-cards }.
race-power-turns-choose-last = Choose your action after the others have revealed theirs.
race-power-turns-hand-limit = Your hand limit is { race-some-cards }.
race-power-turns-salvage = End of the round: take the cards that others discard.
race-power-turns-end-size = Your tableau ends the game at { race-some-cards }, not at 12.
race-power-turns-any-kind = This world and its good count as any kind you like.

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
race-power-score-chromo-world = { $points } VP for each world with the chromosome symbol.
race-power-score-distinct-kinds = 1, 3, 6 or 10 VP for 1, 2, 3 or 4 kinds of worlds.
race-power-score-prestige = 1 VP more for each prestige.
race-power-score-negative-military = 1 VP for each point of military below 0.
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

# The Gathering Storm

race-card-separatist-colony = Separatist Colony
race-card-ancient-race = Ancient Race
race-card-damaged-alien-factory = Damaged Alien Factory
race-card-doomed-world = Doomed World
race-card-deserted-alien-world = Deserted Alien World
race-card-rebel-colony = Rebel Colony
race-card-clandestine-uplift-lab = Clandestine Uplift Lab
race-card-smuggling-lair = Smuggling Lair
race-card-volcanic-world = Volcanic World
race-card-rebel-sympathizers = Rebel Sympathizers
race-card-galactic-bazaar = Galactic Bazaar
race-card-galactic-studios = Galactic Studios
race-card-alien-toy-shop = Alien Toy Shop
race-card-hive-world = Hive World
race-card-space-mercenaries = Space Mercenaries
race-card-improved-logistics = Improved Logistics
race-card-terraforming-guild = Terraforming Guild
race-card-galactic-genome-project = Galactic Genome Project
race-card-imperium-lords = Imperium Lords

# Rebel vs Imperium

race-card-rebel-cantina = Rebel Cantina
race-card-galactic-developers = Galactic Developers
race-card-imperium-warlord = Imperium Warlord
race-card-rebel-stronghold = Rebel Stronghold
race-card-alien-data-repository = Alien Data Repository
race-card-alien-monolith = Alien Monolith
race-card-imperium-blaster-gem-consortium = Imperium Blaster Gem Consortium
race-card-gene-designers = Gene Designers
race-card-primitive-rebel-world = Primitive Rebel World
race-card-devolved-uplift-race = Devolved Uplift Race
race-card-smuggling-world = Smuggling World
race-card-dying-colony = Dying Colony
race-card-insect-uplift-race = Insect Uplift Race
race-card-abandoned-alien-uplift-camp = Abandoned Alien Uplift Camp
race-card-blaster-runners = Blaster Runners
race-card-trading-outpost = Trading Outpost
race-card-alien-uplift-center = Alien Uplift Center
race-card-universal-symbionts = Universal Symbionts
race-card-interstellar-prospectors = Interstellar Prospectors
race-card-rebel-convict-mines = Rebel Convict Mines
race-card-gem-smugglers = Gem Smugglers
race-card-hidden-fortress = Hidden Fortress
race-card-pan-galactic-research = Pan-Galactic Research
race-card-rebel-pact = Rebel Pact
race-card-imperium-cloaking-technology = Imperium Cloaking Technology
race-card-imperium-troops = Imperium Troops
race-card-rd-crash-program = R&D Crash Program
race-card-mercenary-fleet = Mercenary Fleet
race-card-galactic-advertisers = Galactic Advertisers
race-card-galactic-salon = Galactic Salon
race-card-imperium-seat = Imperium Seat
race-card-rebel-alliance = Rebel Alliance
race-card-uplift-code = Uplift Code
race-card-galactic-exchange = Galactic Exchange
race-card-galactic-bankers = Galactic Bankers
race-card-prospecting-guild = Prospecting Guild

# The Brink of War

race-card-galactic-scavengers = Galactic Scavengers
race-card-uplift-mercenary-force = Uplift Mercenary Force
race-card-alien-research-team = Alien Research Team
race-card-rebel-freedom-fighters = Rebel Freedom Fighters
race-card-imperium-capital = Imperium Capital
race-card-alien-oort-cloud-refinery = Alien Oort Cloud Refinery
race-card-imperium-fuel-depot = Imperium Fuel Depot
race-card-uplift-gene-breeders = Uplift Gene Breeders
race-card-pan-galactic-security-council = Pan-Galactic Security Council
race-card-federation-capital = Federation Capital
race-card-mining-mole-uplift-race = Mining Mole Uplift Race
race-card-alien-departure-point = Alien Departure Point
race-card-retrofit-salvage-inc = Retrofit & Salvage, Inc.
race-card-uplift-revolt-world = Uplift Revolt World
race-card-alien-tourist-attraction = Alien Tourist Attraction
race-card-lifeforms-inc = Lifeforms, Inc.
race-card-rebel-council = Rebel Council
race-card-alien-booby-trap = Alien Booby Trap
race-card-alien-burial-site = Alien Burial Site
race-card-rebel-fuel-refinery = Rebel Fuel Refinery
race-card-psi-crystal-world = Psi-Crystal World
race-card-ravaged-uplift-world = Ravaged Uplift World
race-card-information-hub = Information Hub
race-card-alien-guardian = Alien Guardian
race-card-universal-exports = Universal Exports
race-card-black-hole-miners = Black Hole Miners
race-card-interstellar-casus-belli = Interstellar Casus Belli
race-card-imperium-invasion-fleet = Imperium Invasion Fleet
race-card-imperium-planet-buster = Imperium Planet Buster
race-card-pan-galactic-mediator = Pan-Galactic Mediator
race-card-rebel-troops = Rebel Troops
race-card-terraforming-engineers = Terraforming Engineers
race-card-galactic-markets = Galactic Markets
race-card-rebel-sneak-attack = Rebel Sneak Attack
race-card-galactic-power-brokers = Galactic Power Brokers
race-card-golden-age-of-terraforming = Golden Age of Terraforming
race-card-universal-peace-institute = Universal Peace Institute
race-card-pan-galactic-hologrid = Pan-Galactic Hologrid
race-card-pan-galactic-affluence = Pan-Galactic Affluence
race-card-alien-cornucopia = Alien Cornucopia
