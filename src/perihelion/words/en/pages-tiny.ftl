### What the board of Tiny Epic Galaxies says of itself; it is loaded with the board.

## The planets

pages-tiny-planets = Planets
pages-tiny-empty-slot = No planet is left for this place.
pages-tiny-to-orbit = Into orbit
pages-tiny-to-surface = Land here
pages-tiny-orbit-of = Orbit of { $planet }
pages-tiny-surface-of = Surface of { $planet }
pages-tiny-yields-energy = Ships here bring energy
pages-tiny-yields-culture = Ships here bring culture
pages-tiny-track-diplomacy = Diplomacy track, steps: { $steps }
pages-tiny-track-economy = Economy track, steps: { $steps }
pages-tiny-worth = { $points } VP
pages-tiny-now = Now: { $words }
pages-tiny-not-now = Not now: { $why }

## Ships

pages-tiny-at-home = at home
pages-tiny-on-surface = on the surface of { $planet }
pages-tiny-in-orbit = in the orbit of { $planet }, { $at } of { $steps }
pages-tiny-guide-ship = First the ship, then where it goes.
pages-tiny-guide-ship-then = Now where it goes; the ship again puts it back.
pages-tiny-guide-swing = First the ship that goes back, then the one that advances.
pages-tiny-guide-swing-then = Now the ship that advances.
pages-tiny-lift-help = Click it, then the place it goes to; or drag it there.

## Dice

pages-tiny-dice-of = Dice of { $name }
pages-tiny-your-dice = Your dice
pages-tiny-income-energy = +1 energy each time somebody follows
pages-tiny-income-culture = +1 culture each time somebody follows
pages-tiny-dearer = following costs { $price } culture
pages-tiny-die = Die { $number }: { $face }
pages-tiny-inactive = to be used
pages-tiny-activated = Used
pages-tiny-activated-help = Dice used in this turn, in their order.
pages-tiny-converter = Converter
pages-tiny-converter-help = Once a turn: drag two dice here, then turn a third one to any face. Or drag both onto the die that shall be turned.
pages-tiny-converter-used = It has been used in this turn.
pages-tiny-discarded = Given up
pages-tiny-discarded-help = Dice that are out for this turn.
pages-tiny-do-reroll = { $cost ->
    [0] Reroll, free
   *[other] Reroll for { $cost } energy
}
pages-tiny-do-convert = Converter
pages-tiny-do-end-turn = End turn
pages-tiny-back = Back
pages-tiny-dice-left = Dice still to be rolled: { $count }.
pages-tiny-turn-to = Turn it to

## Galaxies

pages-tiny-opponents = The other galaxies
pages-tiny-galaxy-of = Galaxy of { $name }
pages-tiny-look-at = Look at the galaxy of { $name }
pages-tiny-points = Points
pages-tiny-points-help = Colonies: { $colonies } VP. Empire: { $level } VP. The end comes with { $goal }.
pages-tiny-score = { $points } of { $goal } VP
pages-tiny-figures = Energy { $energy }, culture { $culture }, level { $level }.
pages-tiny-stock-energy = Energy: { $have } of { $most }.
pages-tiny-stock-culture = Culture: { $have } of { $most }.
pages-tiny-die-brings = A die for it would bring { $more } now.
pages-tiny-level = Level { $level }, dice: { $dice }
pages-tiny-next-level = The next level costs { $price }, all energy or all culture.
pages-tiny-top-level = This is the highest level.
pages-tiny-empire-help = Each level has its dice, its ships and its points; the points are the total.
pages-tiny-home-title = Home
pages-tiny-home = Ships at home: { $count }
pages-tiny-home-help = Each ship at home brings 1 energy with a die of energy.
pages-tiny-locked = Ships that come with higher levels: { $count }
pages-tiny-no-colonies = No colonies yet. A ship that reaches the end of a track takes the planet.
pages-tiny-mission-hidden = The secret mission lies face down.
pages-tiny-mission-named = Your secret mission: { $name }
pages-tiny-mission-pays = It would pay { $points } VP now.
pages-tiny-mission-paid = It brought { $points } VP.
pages-tiny-mission-help = Nobody else sees your mission. It counts after the last turn.

## Following

pages-tiny-may-follow = may still follow:
pages-tiny-you = You
pages-tiny-can-follow = May follow for { $price } culture.
pages-tiny-could-follow = Could follow: { $names }
pages-tiny-never = Do not ask again:
pages-tiny-never-turn = in this turn
pages-tiny-never-this-action = about this action
pages-tiny-never-this-planet = about this planet
pages-tiny-never-action = about “{ $name }”
pages-tiny-never-planet = about { $name }
pages-tiny-not-following = You are not asked to follow:
pages-tiny-ask-again = Ask me again: { $words }

## The goal

pages-tiny-goal = First to { $goal } VP
pages-tiny-goal-help = Whoever reaches { $goal } VP brings the last turns: the round is played to its end.
pages-tiny-goal-solo = Whoever reaches { $goal } VP first wins at once.
pages-tiny-deck = Deck
pages-tiny-deck-help = Planets left in the deck: { $count }.

## The rogue galaxy

pages-tiny-rogue-mat = Rogue galaxy: { $name }
pages-tiny-rogue-attacks = Its attacks, level by level:
pages-tiny-rogue-word-level = Level
pages-tiny-rogue-word-attack = Attack
pages-tiny-rogue-then-energy = → a level
pages-tiny-rogue-then-culture = → 3 dice
pages-tiny-rogue-track = Levels of the rogue galaxy
pages-tiny-rogue-level = Level { $level }: dice { $dice }, { $points } VP
pages-tiny-rogue-attack = Attack with a colony die: { $attack }
pages-tiny-rogue-full-energy = With { $most } energy it rises a level, and its energy is spent.
pages-tiny-rogue-full-culture = With { $most } culture it rolls three extra dice, and its culture is spent.
pages-tiny-skull = Levels to the skull: { $levels }
pages-tiny-skull-help = If the rogue galaxy reaches the skull, it has won.
pages-tiny-rogue-turn = The rogue’s turn, die by die
pages-tiny-rogue-step = Die { $step } of { $count }: { $face }
pages-tiny-rogue-next = Next: { $step } of { $count }
pages-tiny-rogue-read = Got it

## Help

pages-tiny-help-aim = Colonise planets and raise your empire. Whoever reaches { $goal } VP brings the last turns; secret missions count then.
pages-tiny-help-solo = Colonise planets and raise your empire. Reach { $goal } VP before the rogue galaxy does, and before it reaches the skull.
pages-tiny-help-dice = The dice
pages-tiny-help-board = The board
pages-tiny-help-ships = A ship: its colour and mark are its owner’s. Click it and then a glowing place, or drag it there. Below, the surface: use the action of the planet at once. Above, the orbit: go for the points.
pages-tiny-help-track = The end of a track. The ship that gets there takes the planet with its points.
pages-tiny-help-now = What the action would do for you now.
pages-tiny-help-ban = You could not use it now; point at it to see why.
pages-tiny-help-reroll = Roll any of your dice again: the first time in a turn for nothing, then for 1 energy.
pages-tiny-help-convert = The converter: two dice for any face of a third. Drag two onto one, or into the converter.
pages-tiny-help-follow = After each die of another player you may pay culture to do the same. If you never want to, say so once.
