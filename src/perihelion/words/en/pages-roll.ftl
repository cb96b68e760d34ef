### What the board of Roll for the Galaxy says of itself.

## Dice

pages-roll-die-home = white die
pages-roll-die-military = red die
pages-roll-die-consumption = purple die
pages-roll-die-novelty = cyan die
pages-roll-die-rare = brown die
pages-roll-die-genes = green die
pages-roll-die-alien = yellow die
pages-roll-die-shows = { $die }: { $face }
pages-roll-die-home-help = Home world workers: a bit of everything, more Explore, never wild.
pages-roll-die-military-help = Military: good at Develop and Settle.
pages-roll-die-consumption-help = Consumption: good at Ship. When goods are consumed it counts as any colour.
pages-roll-die-novelty-help = Novelty: good at Produce and Ship.
pages-roll-die-rare-help = Rare elements: good at Develop.
pages-roll-die-genes-help = Genes: good at Settle, often wild.
pages-roll-die-alien-help = Alien technology: wild on half of its faces.
pages-roll-extra-worker = extra worker ({ $die })
pages-roll-extra-help = It comes from a development, works in this phase only, and is no die.
pages-roll-several = { $name } × { $count }

## Phases

pages-roll-face-explore = Explore
pages-roll-face-develop = Develop
pages-roll-face-settle = Settle
pages-roll-face-produce = Produce
pages-roll-face-ship = Ship
pages-roll-face-wild = Wild
pages-roll-face-assign = Assign
pages-roll-face-end = End of the game
pages-roll-phase-explore-help = Each explorer scouts a new tile for your stacks, or stocks up credits.
pages-roll-phase-develop-help = Developers work on the top tile of your development stack. With enough of them it is completed.
pages-roll-phase-settle-help = Settlers work on the top tile of your world stack. With enough of them it is completed.
pages-roll-phase-produce-help = Each producer becomes a good on one of your coloured worlds.
pages-roll-phase-ship-help = Each shipper takes a good: trade it for credits, or consume it for points. Then both dice go to the Citizenry.
pages-roll-phase-manage-help = Credits recruit dice from the Citizenry into the cup, one each. Dice on stacks and goods may be recalled.
pages-roll-short-explore = New tiles for your stacks, or credits
pages-roll-short-develop = Build the top development
pages-roll-short-settle = Build the top world
pages-roll-short-produce = Goods on your coloured worlds
pages-roll-short-ship = Goods into credits or points
pages-roll-phases = Phases of the round
pages-roll-when-unknown = Not known yet
pages-roll-when-not-played = Not played this round
pages-roll-when-later = Still to come
pages-roll-when-now = Going on now
pages-roll-when-done = Done
pages-roll-selected-by = Selected by { $names }.

## Behind the screen

pages-roll-behind-screen = Behind your screen: five rows of dice
pages-roll-strip = Your workers by phase
pages-roll-behind-their-screen = Behind the screen
pages-roll-behind-their-screen-help = These dice have been rolled. What they show is seen when all screens open.
pages-roll-their-workers = Workers by phase
pages-roll-their-workers-help = Whoever selected a phase has a frame around it. Only phases that somebody selected are played, for everybody with workers there.
pages-roll-plan-help = Dice in a row work if anybody selects its phase; otherwise they come back to your cup.
pages-roll-select = Select { $phase }
pages-roll-selected = { $phase } is selected
pages-roll-select-help = The die in this cell makes sure that the phase is played. Any die can select any phase: click here, or put a die of your choice into the cell.
pages-roll-selects = selects { $phase }
pages-roll-in-row = in the row { $phase }
pages-roll-without-row = without a row
pages-roll-wild-dice = Wild, for any row
pages-roll-all-wild = All wild dice together
pages-roll-wild-help = A wild die goes into any row you like.
pages-roll-aside = Put aside
pages-roll-aside-help = Dictate: a die put aside here does no work this round, so that another can be moved.
pages-roll-used = used
pages-roll-used-help = Used. Choose it again to take that back.
pages-roll-step-back = Back
pages-roll-be-ready = Ready
pages-roll-draw = { $count ->
    [one] Draw { $count } tile
   *[other] Draw { $count } tiles
}
pages-roll-recruit = Recruit: { $count }
pages-roll-recall = { $count ->
    [0] Recall nothing
   *[other] Recall: { $count }
}
pages-roll-recruits = Recruited from the Citizenry: { $count } of { $need }
pages-roll-recalls = Recalled from stacks and worlds, if you like: { $count }
pages-roll-ready-help = Your plan is complete. The screens open when everybody is ready.
pages-roll-ready = Is ready

## On the table

pages-roll-tableau = Your tableau
pages-roll-tableau-of = Tableau of { $name }
pages-roll-look-at = Tableau of { $name }
pages-roll-stacks = Your construction stacks
pages-roll-stack-dev = Developments
pages-roll-stack-world = Worlds
pages-roll-stack-dev-help = Developers work on the tile on top. New tiles go to the bottom.
pages-roll-stack-world-help = Settlers work on the tile on top. New tiles go to the bottom.
pages-roll-stack-empty = No tile
pages-roll-as-development = development
pages-roll-as-world = world
pages-roll-tiles-below = { $count ->
    [one] { $count } tile below it, face down
   *[other] { $count } tiles below it, face down
}
pages-roll-workers-of = workers: { $have } of { $need }, missing: { $missing }
pages-roll-below = number { $place } of the stack
pages-roll-on-dev = on the development stack
pages-roll-on-world = on the world stack
pages-roll-on-top = On top
pages-roll-on-top-help = Your power lets this tile go on top of the stack.
pages-roll-other-side = Other side
pages-roll-two-sides = Tile: { $development } or { $world }
pages-roll-at-once = At once
pages-roll-no-powers = Nothing but its points.
pages-roll-goods-here = { $count ->
    [one] a good here
   *[other] { $count } goods here
}
pages-roll-good = good on { $card }
pages-roll-cup = Cup
pages-roll-cup-help = All dice of the cup are rolled at the beginning of the next round.
pages-roll-citizens = Citizenry
pages-roll-citizens-help = Dice that have worked rest here. At the end of the round each costs one credit to get back into the cup.
pages-roll-points = Points now
pages-roll-points-help = If the game ended now: costs of all tiles, chips and bonuses of 6+ developments.
pages-roll-chips = Points in chips
pages-roll-chips-help = From consumed goods and from powers. When the pool is empty, the game ends with the round.
pages-roll-tiles = Tiles
pages-roll-tiles-help = When somebody has 12, the game ends with the round.
pages-roll-credits = Credits
pages-roll-credits-help = From 0 to 10; what would exceed 10 is lost. They recruit dice at the end of the round, one each. Whoever has none left then gets 1.
pages-roll-credits-spent = Credits: { $credits }, left after recruiting: { $left }
pages-roll-pile-pool = Points left in the pool
pages-roll-pile-missing = Tiles missing to the end of the game
pages-roll-pile-bag = Tiles in the bag
pages-roll-pile-bag-help = Explorers draw from it.

## What a worker or a good can be used for

pages-roll-act-scout = Scout
pages-roll-act-scout-help = Abandon tiles if you like, and draw one more than that.
pages-roll-act-stock = Stock
pages-roll-act-stock-help = Take credits.
pages-roll-act-trade = Trade
pages-roll-act-trade-help = Sell the good for credits.
pages-roll-act-consume = Consume
pages-roll-act-consume-help = Use the good for points.

## Help

pages-roll-help-round = Everybody rolls, assigns dice behind a screen and selects one phase. Only the phases that somebody selected are played, for everybody who has workers there. The game ends with the round in which the pool of points is empty or somebody has 12 tiles.
pages-roll-help-dice = Dice and their faces
pages-roll-help-figures = Figures
pages-roll-help-assign = Assigning dice
pages-roll-help-select = Click a phase, or drop any die on it, to select it. A die of your choice can take the place of the one that lies there.
pages-roll-help-wild = Drop wild dice into rows, or click a row. They can be moved as long as you are not ready.
pages-roll-help-powers = Dictate and Reassign powers move other dice: press one, or drop a die where one of your powers can put it. Press a used power to take it back.
pages-roll-help-keys = Keys: 1–5 selects a phase. H, M, P, N, B, G, A lifts a white, red, purple, cyan, brown, green or yellow die; then 1–5 puts it into a row, Shift and 1–5 into the cell of a phase. Backspace takes a step back, C is ready.
