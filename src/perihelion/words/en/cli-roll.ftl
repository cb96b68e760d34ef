# Words of the terminal program for Roll for the Galaxy.

## The table

cli-roll-title = Roll for the Galaxy
cli-roll-state = round { $round } · pool { $pool } VP · bag { $bag }
cli-roll-phase-explore = 1 Explore
cli-roll-phase-develop = 2 Develop
cli-roll-phase-settle = 3 Settle
cli-roll-phase-produce = 4 Produce
cli-roll-phase-ship = 5 Ship
cli-roll-abbr-explore = 1 Expl
cli-roll-abbr-develop = 2 Devel
cli-roll-abbr-settle = 3 Settle
cli-roll-abbr-produce = 4 Prod
cli-roll-abbr-ship = 5 Ship
cli-roll-column-stacks = stacks
cli-roll-column-explorer = explorer
cli-roll-column-scout = Scout
cli-roll-column-stock = Stock
cli-roll-column-world = world
cli-roll-column-good = good
cli-roll-column-trade = trade
cli-roll-column-consume = consume
cli-roll-column-points = VP
cli-roll-column-chips = chips
cli-roll-column-credits = credits
cli-roll-column-tiles = tiles
cli-roll-column-citizenry = citizenry
cli-roll-column-dice = dice
cli-roll-rolled = rolled
cli-roll-cup = cup
cli-roll-stack-dev = develop
cli-roll-stack-world = settle
cli-roll-dice = { $letters }
cli-roll-beside = {""}

## Behind the screen

cli-roll-strip = selects
cli-roll-rows = dice
cli-roll-column-wild = wild
cli-roll-column-aside = aside
cli-roll-wild-die = wild
cli-roll-plan-hint = One line: =2 select · g3 wild G to row 3 · h1>2 move · -h1 aside · ! done
cli-roll-plan-which-die = Several dice could select this phase, and none shows it: say which, as in h1=2.
cli-roll-plan-no-die = There is no such die.
cli-roll-plan-no-power = No power of yours makes this move. With Dictate, put a die aside first, as in -h1.

## What an answer would bring

cli-roll-on-top = on top
cli-roll-other-side = other side:
cli-roll-recruit = Recruit: { $what }
cli-roll-recall = Recall: { $what }
cli-roll-manage-hint = Name the recruits and, if you like, what you recall, all on one line.

## The question

cli-roll-keys = ? tiles · u undo · l log · s save · h help · q quit
cli-roll-keys-short = ? tiles · t table · u undo · l log · h help · q quit
cli-roll-help-explaining =
    {"  "}?         explain your tableau, and the tiles of your stacks on both sides
    {"  "}? 3       explain what the choice with this number is about
    {"  "}? salon   explain tiles by name; also ? ship, ? novelty, ? dictate
    Dice can be assigned number by number, or as a plan on one line:
    {"  "}=2        select phase 2 with a die that shows it, or a wild one
    {"  "}m=2       select it with the M die; m1=2 with the one that shows 1
    {"  "}g3        the wild G die into row 3
    {"  "}h1>2      an H die from row 1 to row 2, by a power that can
    {"  "}-h1 m3>2  Dictate: H of row 1 aside, M from row 3 to row 2
    {"  "}!         done; so =2 g3 h1>2 ! is a whole plan
    What you do not say again stays as it was.
cli-roll-signs =
    Dice: H white, M red, C purple, N cyan, R brown, G green, A yellow.
    ○N is a cyan world, [N] a good on it; developments are in italics.
    “develop Nanotechnology 2/5 HM +1”: two dice on it of five, one more tile below.
    1: HH are workers of phase 1, ▸ one of them has selected it, +N is no die.

## Tiles

cli-roll-explain-nothing = No effects.
cli-roll-about-explore = Explorers Scout, which means abandon tiles and draw one more than that, or Stock for 2 credits.
cli-roll-about-develop = Developers go onto the development on top. With as many as it needs it is completed.
cli-roll-about-settle = Settlers go onto the world on top. With as many as it needs it is completed.
cli-roll-about-produce = Producers become goods on coloured worlds, one on each.
cli-roll-about-ship = Shippers trade goods for credits (N 3, R 4, G 5, A 6) or consume them for 1 to 3 points.
cli-roll-topic-assign = Assign
cli-roll-about-assign = One die, of any face, selects a phase. The others work in the row of their face if that phase is played; wild ones go where you like.
cli-roll-topic-dictate = Dictate
cli-roll-about-dictate = Once a round: put one die aside, back to the cup, and move another to any row.
cli-roll-topic-recruit = Recruit
cli-roll-about-recruit = At the end of a round every credit takes one die from the Citizenry to the cup, for as many as you can pay.
cli-roll-topic-recall = Recall
cli-roll-about-recall = At the end of a round dice on your stacks and goods may go back to the cup for free.
cli-roll-die-home = white
cli-roll-die-military = red
cli-roll-die-consumption = purple
cli-roll-die-novelty = cyan
cli-roll-die-rare = brown
cli-roll-die-genes = green
cli-roll-die-alien = yellow
cli-roll-about-die = Faces: { $faces }.

## The list

cli-roll-list-tiles = Tiles: a development and the world on its back
cli-roll-list-factions = Factions
cli-roll-list-homes = Home worlds
cli-roll-column-tile = tile
cli-roll-column-cost = cost
cli-roll-column-effects = what it does
cli-roll-legend = ○N cyan, ○R brown, ○G green, ○A yellow worlds, ○ gray ones; developments in italics

## The end

cli-roll-score-tie-break = ties: cup + credits
