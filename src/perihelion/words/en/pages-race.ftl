### What the board of Race for the Galaxy says of itself; it is loaded with the board.

## The board

pages-race-tableau = Your tableau
pages-race-tableau-of = Tableau of { $name }
pages-race-look-at = Look at the tableau of { $name }
pages-race-hand = Your hand
pages-race-drawn = drawn
pages-race-start-world = start world
pages-race-known-cards = Cards in this hand that everybody has seen
pages-race-goals = Goals
pages-race-goal-first = { $worth } VP for whoever gets there first; players who tie all get it.
pages-race-goal-most = { $worth } VP for the player with the most; it can change hands.
pages-race-goal-held = has it
pages-race-takeovers = Takeovers
pages-race-called-off = called off
pages-race-phases = Phases of this round
pages-race-phase-done = Done.
pages-race-phase-now = In progress.
pages-race-phase-to-come = Still to come.
pages-race-phase-not-called = Nobody has called it this round.
pages-race-called-by = Called by { $names }.
pages-race-pile-pool = Points left
pages-race-pile-pool-help = { $count } VP in chips are left. The game ends with the round in which they run out.
pages-race-pile-deck = Deck
pages-race-pile-deck-help = Cards left: { $count }.
pages-race-pile-discards = Discards
pages-race-pile-discards-help = Cards: { $count }. They are shuffled when the deck runs out.
pages-race-points = Points
pages-race-points-help = { $points } VP if the game ended now, { $chips } of them in chips.
pages-race-chips = VP chips
pages-race-chips-help = Points gained in Consume. They count at the end.
pages-race-hand-size = Cards in hand
pages-race-hand-size-help = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
} Any above the limit are discarded at the end of the round.
pages-race-tableau-size = Cards in the tableau
pages-race-tableau-help = The game ends with the round in which somebody has { $ends }.
pages-race-military = Military
pages-race-military-total = Total
pages-race-military-temporary = For this phase
pages-race-military-most = Could be raised to
pages-race-military-defense = Defense against takeovers
pages-race-against-rebel = Against Rebels
pages-race-against-novelty = Against novelty worlds
pages-race-against-rare = Against rare elements worlds
pages-race-against-genes = Against genes worlds
pages-race-against-alien = Against alien technology worlds
pages-race-open-to = Can be attacked by a takeover power at this table.
pages-race-open-to-none = No takeover power at this table reaches this player.
pages-race-prestige = Prestige
pages-race-prestige-help = Each prestige is worth 1 VP at the end. The leader gets a bonus every round.
pages-race-leader = Prestige leader. On the tile: { $count }.
pages-race-boost = With the boost
pages-race-boost-help = Spend 1 prestige to make your action stronger. The prestige/search card works once per game.
pages-race-boost-ready = The prestige/search card is still there.
pages-race-boost-used = The prestige/search card has been used.
pages-race-tucked = Cards tucked under a world
pages-race-no-powers = No powers.
pages-race-not-active = Its powers begin when this phase is over.
pages-race-good-here = A good lies here.
pages-race-cost-now = costs { $cost } now
pages-race-strength = Your strength / its defense
pages-race-to-pay = To pay
pages-race-or-pay = Or to pay
pages-race-at-least = With what you could spend, down to
pages-race-mark-prestige = prestige
pages-race-mark-rebel = Rebel
pages-race-mark-imperium = Imperium
pages-race-mark-alien = Alien
pages-race-mark-uplift = Uplift
pages-race-mark-terraforming = Terraforming
pages-race-mark-chromo = chromosome

## Help

pages-race-help-round = Each round everybody chooses an action in secret. Every phase that somebody has chosen takes place, for everybody; those who chose it get its bonus. The game ends with the round in which a tableau is full or the points have run out.
pages-race-help-explore = Explore: draw cards and keep some of them.
pages-race-help-develop = Develop: place a development and pay with cards from your hand.
pages-race-help-settle = Settle: place a world, paid for or conquered.
pages-race-help-trade = Trade: the players who chose it sell a good for cards, before Consume.
pages-race-help-consume = Consume: turn goods into points and cards.
pages-race-help-produce = Produce: worlds get their goods.
pages-race-help-cards = On the cards
pages-race-help-diamond = A development and its cost.
pages-race-help-circle = A world and its cost. In your hand, green is a lowered cost.
pages-race-help-target = A military world and its defense. In your hand: your strength against it.
pages-race-help-points = Points printed on the card.
pages-race-help-varies = Points that depend on your tableau.
pages-race-help-goods = Goods
pages-race-help-novelty = Novelty goods; a sale brings 2 cards.
pages-race-help-rare = Rare elements; a sale brings 3 cards.
pages-race-help-genes = Genes; a sale brings 4 cards.
pages-race-help-alien = Alien technology; a sale brings 5 cards.
pages-race-help-any = A good of any kind.
pages-race-help-windfall = Dashed: a windfall world, which has a good when it is placed and gets another only by a power or a bonus.
pages-race-help-figures = The players' figures
pages-race-help-signs = In the powers
pages-race-help-card = A card to draw or to give.
pages-race-help-see = Cards to look at in Explore.
pages-race-help-arrow = What is on the left is given for what is on the right.
pages-race-help-given-up = This card itself is discarded for it.
pages-race-help-military = Military.
pages-race-help-world = Worlds.
pages-race-help-development = Developments.
pages-race-help-more = Point at any card, or press and hold it, and it explains in words what it does and why it can or cannot be chosen.
