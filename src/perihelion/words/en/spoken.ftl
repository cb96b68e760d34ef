### What is said otherwise where a table is read aloud: in full words, with a noun to every number.

spoken-seat = { $name }: { $points } VP
spoken-seat-you = { $name }, that is you: { $points } VP
spoken-source = { $words }: { $points } VP
spoken-with = { $words }. Players: { $names }
spoken-to-answer = Still to answer: { $names }
spoken-times = { $words }, { $count } of these
spoken-none = none

## Signs

spoken-sign-letter = {""}
spoken-sign-doubled = points doubled
spoken-sign-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
spoken-sign-all-points = victory points
spoken-sign-prestige = { $count } prestige
spoken-sign-all-prestige = prestige
spoken-sign-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
spoken-sign-from-to = from { $from } to { $to }
spoken-sign-to = {" to "}
spoken-sign-so-many = { $count }{" "}
spoken-sign-level = { $level }
spoken-sign-then = {", "}
spoken-sign-or = {" or "}
spoken-sign-beside = {" "}
spoken-sign-and = {" and "}
spoken-sign-next = {", then "}
spoken-sign-stop = {". "}
spoken-sign-plus = {"plus "}
spoken-sign-minus = {"minus "}
spoken-sign-so-on = {" and so on"}

## Race for the Galaxy

spoken-race-leader = Prestige leader: { $name }{ $count ->
    [0] {""}
   *[other] , with { $count } prestige on the tile
}
spoken-race-takeover = Takeover of { $target } declared: { $attacker } with strength { $attack } against { $defender } with strength { $defense }
spoken-race-takeover-off = Takeover of { $target } called off: { $attacker } with strength { $attack } against { $defender } with strength { $defense }
spoken-race-against = military { SIGNED($amount) } against { $whom }
spoken-race-temporary = temporary military { SIGNED($amount) }
spoken-race-most = military could be raised to { SIGNED($amount) }
spoken-race-attacking = military { SIGNED($amount) } attacking with { $name }
spoken-race-defending = military { SIGNED($amount) } in defense
spoken-race-tucked = { $count ->
    [one] { $count } card tucked
   *[other] { $count } cards tucked
}
spoken-race-pile-deck = deck: { spoken-cards }
spoken-race-pile-discards = discards: { spoken-cards }
spoken-race-to-pay = to pay: { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}
spoken-race-at-least = can be brought down to { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}
spoken-race-faded-goals = Taken.
spoken-race-faded-tableau = Its powers begin with the next phase.
spoken-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Roll for the Galaxy

spoken-roll-now = { $name }: in progress
spoken-roll-faded-phases = Done.
spoken-roll-dice = { $count ->
    [one] { $count } { $name } die
   *[other] { $count } { $name } dice
}
spoken-roll-shows = { $name } die showing { $top }
spoken-roll-unseen = { $name } die behind the screen
spoken-roll-tile = { $name }
spoken-roll-tile-with = { $name }, good here: { $goods }
spoken-roll-building = { $name }, { $have } of { $need } dice are there

## Tiny Epic Galaxies

spoken-tiny-die = die { $number }: { $side }
spoken-tiny-planet = { $name }: yields { $yields }, { $points } VP for the colony, { $track } track of { $length ->
    [one] { $length } step
   *[other] { $length } steps
}
spoken-tiny-level = level { $level }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
spoken-tiny-next = next level for { $cost } energy or { $cost } culture
spoken-tiny-ship-home = ship { $number }: at home
spoken-tiny-ship-surface = ship { $number }: on the surface of { $planet }
spoken-tiny-ship-orbit = ship { $number }: in the orbit of { $planet }, step { $at } of { $length }
spoken-tiny-faded-colonies = Already used this turn.

## Beyond the Sun

spoken-beyond-with = { $words }
spoken-beyond-slot = slot { $slot }
spoken-beyond-faded-techs = Not discovered yet.
spoken-beyond-tech = slot { $slot }, { $name }, type: { $kinds }
spoken-beyond-achievement = { $name }, points left: { $points }
spoken-beyond-you-have = So far you have { $count }.
spoken-beyond-deck = deck { $deck }: { spoken-cards }
spoken-beyond-ore = { $count } ore, production brings { $more }
spoken-beyond-population = { $count } population, growth brings { $more }
spoken-beyond-column = column { $column }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
spoken-beyond-track = { $kind }: { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
spoken-beyond-automated = level { $count }
spoken-beyond-fleet = { $where }: ships of level { $levels }
