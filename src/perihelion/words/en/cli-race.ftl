# Race for the Galaxy in the terminal.

## Setting up

cli-race-no-such-edition = There is no edition { $edition }: there are 1 and 2.
cli-race-seed = Seed { $seed }: with --seed { $seed } the same cards are dealt again.

## The table

cli-race-title = Race for the Galaxy
cli-race-state = round { $round } · pool { $pool } VP · deck { $deck } · discards { $discards }
cli-race-seat = { $score } VP · chips { $chips } · mil { SIGNED($military) } · hand { $hand } · cards { $tableau }/{ $end }
cli-race-hand-of = hand of { $count }:
cli-race-phase-explore = I Explore
cli-race-phase-develop = II Develop
cli-race-phase-develop-again = II Develop again
cli-race-phase-settle = III Settle
cli-race-phase-settle-again = III Settle again
cli-race-phase-trade = $ Trade
cli-race-phase-consume = IV Consume
cli-race-phase-produce = V Produce
cli-race-action-explore-1-1 = Explore +1,+1
cli-race-action-develop-second = Develop (second)
cli-race-action-settle-second = Settle (second)
cli-race-action-consume-trade = Consume: Trade
cli-race-action-consume-double = Consume: 2×VP
cli-race-good-novelty = N
cli-race-good-rare = R
cli-race-good-genes = G
cli-race-good-alien = A
cli-race-good-any = good
cli-race-whom-novelty = { cli-race-good-novelty } worlds
cli-race-whom-rare = { cli-race-good-rare } worlds
cli-race-whom-genes = { cli-race-good-genes } worlds
cli-race-whom-alien = { cli-race-good-alien } worlds

## The hand and the question

cli-race-column-card = card
cli-race-column-drawn = drawn now
cli-race-column-start = start world
cli-race-column-hand = in hand
cli-race-column-cost = cost
cli-race-column-points = VP
cli-race-column-powers = powers
cli-race-strength = { $have }/{ $need } mil
cli-race-defense = { $need } mil
cli-race-reason-not-a-development = a world: for phase III
cli-race-reason-not-a-world = a development: for phase II
cli-race-reason-duplicate-development = you have this development already
cli-race-reason-not-enough-cards = costs { $cost }; { $short ->
    [one] one card
   *[other] { $short } cards
} short
cli-race-reason-not-enough-military = strength { $strength } against { $defense }: { $short } short
cli-race-keys = ? cards · u undo · l log · s save · h help · q quit
cli-race-keys-short = ? cards · t table · u undo · l log · h help · q quit
cli-race-no-such-thing = No card is called “{ $name }”.
cli-race-too-many = “{ $name }” may be any of { $count } cards. Type a little more of the name.
cli-race-help-explaining =
    {"  "}?         explain all your cards
    {"  "}? 3       explain the card with this number
    {"  "}? world   explain the cards with this in their name
cli-race-signs =
    Signs: ◇N novelty, □R rare, ○G genes, △A alien; filled in (◆■●▲) where a good lies; * windfall world.
    cost 5→3: printed 5, now 3. 1/4 mil: your strength is 1, the defense is 4.
    VP: points if the game ended now; chips: the part of them in chips; cards 5/12: twelve end the game.
    Names of developments are in italics. A grey card says why it is grey.
cli-race-legend = ◇N novelty, □R rare, ○G genes, △A alien; * windfall world; mil: military world and its defense
cli-race-about-action-0 = Explore +5: you draw five more cards and keep one.
cli-race-about-action-1 = Explore +1,+1: you draw one more card and keep one more.
cli-race-about-action-2 = Develop: everyone may build a development; for you it costs one card less.
cli-race-about-action-3 = The second Develop: a second development in the same round, again one card cheaper for you.
cli-race-about-action-4 = Settle: everyone may place a world; you draw a card when you have placed one.
cli-race-about-action-5 = The second Settle: a second world in the same round, and again a card for you.
cli-race-about-action-6 = Consume: Trade: before you consume you sell one good for cards; everyone consumes.
cli-race-about-action-7 = Consume: 2×VP: everyone consumes; your consumed goods bring twice the points.
cli-race-about-action-8 = Produce: production worlds get goods; you also get one on a windfall world of yours.

## Cards

cli-race-explain-points = { $points } VP
cli-race-explain-lines = Points at the end of the game; every card counts once:
cli-race-explain-no-powers = No powers.
cli-race-phase-mark-explore = I
cli-race-phase-mark-develop = II
cli-race-phase-mark-settle = III
cli-race-phase-mark-trade = $
cli-race-phase-mark-consume = IV
cli-race-phase-mark-produce = V
cli-race-short-six = VP at the end
cli-race-short-explore-see = draw +{ $cards }
cli-race-short-explore-keep = keep +{ $cards }
cli-race-short-develop-cheaper = −{ $amount } cost
cli-race-short-develop-draw-first = draw { $cards } first
cli-race-short-develop-draw-after = draw { $cards } after
cli-race-short-settle-cheaper = −{ $amount } cost{ $good-is ->
    [any] {""}
   *[other] {" "}on { $good }
}
cli-race-short-settle-military = military { SIGNED($amount) }
cli-race-short-settle-military-against = { SIGNED($amount) } against { $good } worlds
cli-race-short-settle-military-against-rebels = { SIGNED($amount) } against Rebels
cli-race-short-settle-tactics = discard: military +{ $amount }
cli-race-short-settle-ship = discard: world for 0, not A
cli-race-short-settle-contact = pay for military{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}, not A
cli-race-short-settle-draw-after = draw { $cards } after
cli-race-short-trade-bonus = +{ $cards }{ $good-is ->
    [any] {""}
   *[other] {" "}for { $good }
}
cli-race-short-trade-bonus-here = +{ $cards } from here
cli-race-short-consume-goods = { $together ->
    [1] { $good }
   *[other] { $together } { $good-is ->
        [any] goods
       *[other] { $good }
    }
} →{ $cards ->
    [0] { $vp ->
        [0] {""}
       *[other] {" "}{ $vp } VP
    }
   *[other] { $vp ->
        [0] {" "}draw { $cards }
       *[other] {" "}{ $vp } VP + draw { $cards }
    }
}{ $prestige ->
    [0] {""}
   *[other] { $vp ->
        [0] {" "}{ $prestige }☆
       *[other] {" "}+ { $prestige }☆
    }
}{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}
cli-race-short-consume-different-kinds = { $kinds } kinds → { $vp } VP
cli-race-short-consume-everything = all goods → VP, one less
cli-race-short-consume-for-price = good → its price{ $powers ->
    [yes] {" "}with $
   *[no] {""}
}
cli-race-short-consume-hand-cards = { $most } hand cards → { $vp } VP each
cli-race-short-consume-draw = draw { $cards }
cli-race-short-consume-bet = bet on a card
cli-race-short-produce-here = good{ $cards ->
    [0] {""}
   *[other] {" "}+ draw { $cards }
}{ $prestige ->
    [0] {""}
   *[other] {" "}+ { $prestige }☆
}
cli-race-short-produce-windfall-draw = windfall here: draw { $cards }
cli-race-short-produce-windfall = windfall: { $good }
cli-race-short-produce-draw = draw { $cards }
cli-race-short-produce-draw-per-genes-world = draw { $cards } per G world
cli-race-short-produce-draw-per-good = draw { $cards } per { $good }
cli-race-short-produce-draw-per-kind = draw { $cards } per kind
cli-race-short-produce-draw-if-most = most { $good }: draw { $cards }

## The end

cli-race-score-tie-break = tie-break: hand and goods

## Expansions

cli-race-phase-mark-round = ⟳
cli-race-word-rebel = Rebel
cli-race-word-imperium = Imperium
cli-race-word-chromo = chromosome
cli-race-explain-symbol = ☆ 1 prestige when placed
cli-race-explain-chromo = chromosome symbol
cli-race-with-boost = {"   "}({ $number } with the prestige boost)
cli-race-about-boost-0 = The boost: you draw six more cards, keep one more, and may discard cards from your hand instead of cards drawn.
cli-race-about-boost-1 = The boost: you draw six more cards, keep one more, and may discard cards from your hand instead of cards drawn.
cli-race-about-boost-2 = The boost: your development costs two cards less.
cli-race-about-boost-3 = The boost: your second development costs two cards less.
cli-race-about-boost-4 = The boost: a world that you pay for costs three cards less, and your military is 2 higher.
cli-race-about-boost-5 = The boost: the second world costs three cards less if you pay for it, and your military is 2 higher.
cli-race-about-boost-6 = The boost: the sale brings three more cards, consumed goods twice the points, and at the end you may discard two cards for a point each.
cli-race-about-boost-7 = The boost: consumed goods bring three times the points.
cli-race-about-boost-8 = The boost: you draw three cards and get a good on one more windfall world.
cli-race-about-search = Search: turn up cards from the deck until one fits the category you name. It costs no prestige, but your boost card is gone, and you call no phase in this round.
cli-race-short-explore-mix = discard any cards
cli-race-short-explore-card-for-prestige = card → { $prestige }☆
cli-race-short-develop-sift = draw { $cards }, discard 1
cli-race-short-develop-ditch = discard: −{ $amount } cost
cli-race-short-develop-spend-good = { $good }: −{ $amount } cost
cli-race-short-develop-prestige = { $after ->
    [any] {""}
    [rebel] {"Rebel: "}
   *[six] {"6-cost: "}
}{ $prestige }☆ after
cli-race-short-develop-tuck = tuck 1 of payment
cli-race-short-settle-pay-for-kind = pay for military { $good }{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}
cli-race-short-settle-pay-for-word = pay for military { $word }{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}
cli-race-short-settle-pay-cheaper = pay for military: −{ $amount }
cli-race-short-settle-pay-prestige = pay for military: { $prestige }☆
cli-race-short-settle-military-per-military-world = { SIGNED($amount) } per military world
cli-race-short-settle-military-per-chromo-world = { SIGNED($amount) } per chromosome world
cli-race-short-settle-military-with-word = { SIGNED($amount) } with { $word }
cli-race-short-settle-mercenaries = hand cards, up to { $cards } → +1 each
cli-race-short-settle-good-military = { $good } → military +{ $amount }
cli-race-short-settle-prestige-military = 1☆ → military +{ $amount }
cli-race-short-settle-spend-good = { $good }: −{ $amount } cost
cli-race-short-settle-conquer-peaceful = discard: conquer non-military{ $less ->
    [0] {""}
   *[other] {" "}(−{ $less })
}{ $prestige ->
    [0] {""}
   *[other] , { $prestige }☆
}
cli-race-short-settle-second-world = second world
cli-race-short-settle-sneak-world = discard: one more conquest
cli-race-short-settle-replace = replace a world, up to +{ $most }, 1☆
cli-race-short-settle-sift = draw { $cards }, discard 1 after
cli-race-short-settle-prestige = { $after ->
    [production-world] production world
   *[rebel-military-world] Rebel military world
}: { $prestige }☆
cli-race-short-settle-good-on-production = production world gets a good
cli-race-short-settle-tuck = tuck 1 of payment
cli-race-short-takeover-of-rebels = takeover of Rebels
cli-race-short-takeover-of-imperium = { $discard ->
    [yes] discard: takeover of Imperium
   *[no] takeover of Imperium
}
cli-race-short-takeover-of-military = { $destroys ->
    [yes] destroy a world of the strong
   *[no] discard: takeover of the strong
}
cli-race-short-takeover-of-anybody = takeover of anybody for { $cost }☆
cli-race-short-takeover-defense = defense { SIGNED($rebel) }/{ SIGNED($other) } per military world
cli-race-short-takeover-prevent = { $prestige }☆: call off a takeover
cli-race-short-trade-bonus-per-chromo-world = +{ $cards } for { $good } per chromosome world
cli-race-short-trade-unsellable = no sale
cli-race-short-consume-good-here = good here → { $vp } VP
cli-race-short-consume-each-kind = each kind → { $vp } VP + draw { $cards }
cli-race-short-consume-card-for-cards = hand card → draw { $cards }
cli-race-short-consume-cards-for-prestige = { $count } hand cards → { $prestige }☆
cli-race-short-consume-gain = { $vp } VP
cli-race-short-consume-spend-prestige = 1☆ → { $cards ->
    [0] { $vp } VP
   *[other] draw { $cards }
}
cli-race-short-consume-ante = put up a card
cli-race-short-produce-draw-per-military-world = draw { $cards } per military world
cli-race-short-produce-draw-per-rebel-world = draw { $cards } per Rebel world
cli-race-short-produce-draw-per-chromo-world = draw { $cards } per chromosome world
cli-race-short-produce-here-for-card = hand card → good here
cli-race-short-produce-windfall-for-card = hand card → windfall: { $good }
cli-race-short-produce-prestige-if-most-chromo = most chromosome worlds: { $prestige }☆
cli-race-short-produce-take-tucked = take tucked cards
cli-race-short-turns-opening-hand = start with { $cards } cards
cli-race-short-turns-choose-last = choose action last
cli-race-short-turns-hand-limit = hand limit { $cards }
cli-race-short-turns-salvage = take others' discards
cli-race-short-turns-end-size = ends with { $cards } cards
cli-race-short-turns-any-kind = any kind
