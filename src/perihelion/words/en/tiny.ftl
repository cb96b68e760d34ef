### Tiny Epic Galaxies.

## Names of planets, missions and rogue galaxies

tiny-card-andellouxian-6 = Andellouxian-6
tiny-card-aughmoore = Aughmoore
tiny-card-birkomius = Birkomius
tiny-card-bisschop = Bisschop
tiny-card-brumbaugh = Brumbaugh
tiny-card-bsw-10-1 = BSW-10-1
tiny-card-clj-0517 = CLJ-0517
tiny-card-drewkaiden = Drewkaiden
tiny-card-gleam-zanier = Gleam-Zanier
tiny-card-gort = Gort
tiny-card-gyore = Gyore
tiny-card-helios = Helios
tiny-card-hoefker = Hoefker
tiny-card-jac-110912 = JAC-110912
tiny-card-jakks = Jakks
tiny-card-jorg = Jorg
tiny-card-k-widow = K-Widow
tiny-card-la-torres = La-Torres
tiny-card-leandra = Leandra
tiny-card-lureena = Lureena
tiny-card-maia = Maia
tiny-card-mared = Mared
tiny-card-mj-120210 = MJ-120210
tiny-card-nagato = Nagato
tiny-card-nakagawakozi = Nakagawakozi
tiny-card-nibiru = Nibiru
tiny-card-omicron-fenzi = Omicron-Fenzi
tiny-card-padraigin-3110 = Padraigin-3110
tiny-card-pembertonia-major = Pembertonia-Major
tiny-card-piedes = Piedes
tiny-card-sargus-36 = Sargus-36
tiny-card-shouhua = Shouhua
tiny-card-terra-bettia = Terra-Bettia
tiny-card-tifnod = Tifnod
tiny-card-umbra-forum = Umbra-Forum
tiny-card-vici-ks156 = Vici-KS156
tiny-card-vizcarra = Vizcarra
tiny-card-walsfeo = Walsfeo
tiny-card-zalax = Zalax
tiny-card-zavodnick = Zavodnick
tiny-card-charger = Charger
tiny-card-conqueror = Conqueror
tiny-card-elder = Elder
tiny-card-equalizer = Equalizer
tiny-card-explorer = Explorer
tiny-card-hermit = Hermit
tiny-card-hoarder = Hoarder
tiny-card-industrialist = Industrialist
tiny-card-noble = Noble
tiny-card-orbiter = Orbiter
tiny-card-seeker = Seeker
tiny-card-trader = Trader
tiny-card-face-down = a face-down card
tiny-rogue-artemis = Artemis
tiny-rogue-rothkel = Rothkel
tiny-rogue-zendica = Zendica
tiny-rogue-hades = Hades
tiny-rogue-gamelyn = Gamelyn

## Words of the rules

tiny-action-move = Move a ship
tiny-action-energy = Acquire energy
tiny-action-culture = Acquire culture
tiny-action-diplomacy = Advance diplomacy
tiny-action-economy = Advance economy
tiny-action-colony = Utilize a colony
tiny-resource-energy = energy
tiny-resource-culture = culture
tiny-amount = { $amount } { $resource }
tiny-one = 1 { $resource }
tiny-some-energy = { $energy } energy
tiny-some-culture = { $culture } culture
tiny-both = { $energy ->
    [0] { $culture ->
        [0] nothing
       *[other] { tiny-some-culture }
    }
   *[other] { $culture ->
        [0] { tiny-some-energy }
       *[other] { tiny-some-energy } and { tiny-some-culture }
    }
}
tiny-cost-energy = { $cost } energy
tiny-cost-culture = { $cost } culture
tiny-galaxy-blue = blue
tiny-galaxy-green = green
tiny-galaxy-red = red
tiny-galaxy-yellow = yellow
tiny-galaxy-black = black
tiny-difficulty-beginner = beginner
tiny-difficulty-easy = easy
tiny-difficulty-medium = medium
tiny-difficulty-hard = hard
tiny-difficulty-epic = epic

## Why a question was not put, or a rogue die was rolled again

tiny-why-not-enough-culture = not enough culture
tiny-why-not-enough-energy = not enough energy
tiny-why-not-enough-resources = not enough energy and culture
tiny-why-not-enough-dice = not enough inactive dice
tiny-why-nothing-to-follow = nothing could be done with it
tiny-why-own-turn-only = only on your own turn
tiny-why-once-per-turn = only once per turn
tiny-why-chain-repeat = only once for each die
tiny-why-no-ship-on-track-type = no ship on such a track
tiny-why-no-ship-in-orbit = no ship in orbit
tiny-why-no-target = no target
tiny-why-no-earlier-die = no earlier die to repeat
tiny-why-deck-empty = the deck is empty
tiny-why-resource-full = no room for more
tiny-why-max-empire-level = the empire is at its highest level
tiny-why-not-lowest-empire = the empire is not the lowest
tiny-why-duplicate = extra actions must differ
tiny-why-impossible = it cannot be done
tiny-why-forced = the player has paid for it

## Questions

tiny-question-choose-rogue = Choose the rogue galaxy you play against.
tiny-question-choose-galaxy = Choose the colour of your galaxy.
tiny-question-keep-mission = Choose the secret mission you keep; the other one is discarded.
tiny-question-turn = Choose a die to use, reroll, convert, or end your turn.
tiny-question-reroll = Choose the dice to roll again.
tiny-question-convert = Put two dice into the converter.
tiny-question-convert-to = Choose the die to turn and its new face.
tiny-question-move = Choose a ship and where it goes.
tiny-question-landing = Use the action of { $card }?
tiny-question-advance = { $action }: advance a ship.
tiny-question-colony = Raise your empire, or use a colony.
tiny-leader = { $alone ->
    [yes] The rogue
   *[no] { $rival }
}
tiny-question-follow = { tiny-leader }: { $action }. Follow for { tiny-cost-culture }?
tiny-question-free-follow = { tiny-leader }: { $action }. Follow for free?
tiny-question-pick-amount = { $card }: choose how many to change.
tiny-question-pick-opponent = { $card }: choose the player to take from.
tiny-question-pick-own-ship = { $card }: advance a ship.
tiny-question-pick-target-ship = { $card }: which ship is pushed back?
tiny-question-pick-two-targets = Which ships are pushed back? In all: { $count }.
tiny-question-pick-recall = { $card }: which ship comes home, and what does it bring?
tiny-question-pick-swing = { $card }: which ship goes back, and which advances?
tiny-question-pick-hop = { $card }: choose the ship and the planet it goes to.
tiny-question-terra-step = You may advance one of your ships by 1.
tiny-question-terra-last = { $card }: advance a ship by 2.
tiny-question-pick-mix = { $card }: choose how to pay for the next level.
tiny-question-pick-payment = { $card }: choose how to pay for the next level.
tiny-question-pick-empty-planet = { $card }: which planet is replaced?
tiny-question-pick-reroll = Choose the dice to roll again for free.
tiny-question-pick-give-up = Choose the two dice you give up.
tiny-question-pick-face-for-die = { $card }: choose the die to turn and its new face.
tiny-question-pick-row-action = { $card }: choose the planet whose action you perform.
tiny-question-pick-borrow = { $card }: choose the colony you borrow.
tiny-question-pick-die-to-repeat = { $card }: choose the die whose action you repeat.
tiny-question-pick-wild = { $card }: choose the action you perform.
tiny-question-nagato-first = Choose the first ship and where it goes.
tiny-question-nagato-second = Choose the second ship and where it goes, or stop.
tiny-question-rogue-reroll = { $action-is ->
    [colony] The rogue is about to attack.
   *[other] The rogue is about to do this: { $action }.
} Pay 1 energy and 1 culture for another roll?
tiny-question-rogue-push = The rogue attacks: which ship goes back?
tiny-question-rogue-tribute = The rogue takes { $amount }: what do you give?

## Answers

tiny-option-activate = Die { $die }: { $action }
tiny-option-die = Die { $die }
tiny-option-face = { $face }
tiny-option-turned = Die { $die } to { $face }
tiny-option-opponent = { $rival }
tiny-option-rogue-galaxy = The rogue galaxy
tiny-option-ship = Ship { $ship } of { $owner }
tiny-option-rogue-ship = Rogue ship { $ship }
tiny-option-swing = Ship { $back } back, ship { $forward } forward
tiny-option-amount = { $amount }
tiny-option-mix = { tiny-both }
tiny-option-mission = { $card }
tiny-option-galaxy = { $galaxy }
tiny-option-rogue = { $rogue } ({ $difficulty })
tiny-option-planet = { $card }
tiny-option-land = Ship { $ship } lands on { $card }
tiny-option-enter-orbit = Ship { $ship } enters the orbit of { $card }
tiny-option-go-home = Ship { $ship } goes home
tiny-option-hop = Ship { $ship } to the orbit of { $card }
tiny-option-recall = Ship { $ship } home: { tiny-both }
tiny-option-any-galaxy = Whichever is free
tiny-option-end-turn = End the turn
tiny-option-reroll = { $cost ->
    [0] Roll dice again, free
   *[other] Roll dice again for { tiny-cost-energy }
}
tiny-option-convert = Use the converter
tiny-option-done = Done
tiny-option-use = Use it
tiny-option-decline = Do not use it
tiny-option-follow = Follow
tiny-option-pass = Do not follow
tiny-option-stop = No second move
tiny-option-none = No ship
tiny-option-force = Pay for another roll
tiny-option-let = Let it happen
tiny-option-with-energy = Pay with energy
tiny-option-with-culture = Pay with culture
tiny-option-raise-with-energy = Raise the empire to level { $level } for { tiny-cost-energy }
tiny-option-raise-with-culture = Raise the empire to level { $level } for { tiny-cost-culture }
tiny-option-use-colony = Use { $card }
tiny-option-unknown = Unknown answer

## Why an answer is refused

tiny-refusal-wrong-phase = This is not what is being decided now.
tiny-refusal-bad-choice = There is no such answer.
tiny-refusal-unknown-galaxy = There is no galaxy of this colour.
tiny-refusal-galaxy-taken = This galaxy is taken: choose another colour.
tiny-refusal-unknown-rogue = There is no such rogue galaxy.
tiny-refusal-mission-not-dealt = You were not dealt this mission.
tiny-refusal-unknown-die = There is no such die in this roll.
tiny-refusal-die-not-inactive = This die is used up for this turn.
tiny-refusal-die-in-converter = This die lies in the converter: it is out for this turn.
tiny-refusal-same-die-twice = You have already picked this die: pick another one.
tiny-refusal-no-dice-chosen = Choose at least one die.
tiny-refusal-not-enough-dice = You do not have enough inactive dice for this.
tiny-refusal-converter-used = You have already used the converter this turn.
tiny-refusal-converter-needs-three-dice = The converter needs three inactive dice.
tiny-refusal-not-enough-energy = You do not have enough energy for this.
tiny-refusal-not-enough-culture = You do not have enough culture for this.
tiny-refusal-not-enough-resources = You do not have enough energy and culture together for this.
tiny-refusal-mixed-payment = Energy and culture cannot be combined here.
tiny-refusal-bad-payment = This does not add up to the price, or you do not have it.
tiny-refusal-bad-amount = This amount is not possible here.
tiny-refusal-resource-full = You have no room for more of it.
tiny-refusal-not-your-ship = This is not your ship.
tiny-refusal-ship-locked = This ship is locked until your empire rises.
tiny-refusal-ship-not-in-orbit = This ship is not in orbit.
tiny-refusal-same-ship = This must be a different ship.
tiny-refusal-foreign-galaxy = Your ships cannot go to another galaxy.
tiny-refusal-colonised-planet = This planet is a colony: ships cannot go there.
tiny-refusal-planet-not-in-row = This planet is not in the row.
tiny-refusal-already-home = This ship is at home already.
tiny-refusal-same-planet = This ship is already at that planet: choose another.
tiny-refusal-surface-occupied-by-own-ship = You already have a ship on that surface.
tiny-refusal-orbit-occupied-by-own-ship = You already have a ship in that orbit.
tiny-refusal-position-not-on-track = That track does not have this position.
tiny-refusal-no-ship-on-track-type = You have no ship on such a track.
tiny-refusal-no-ship-in-orbit = You have no ship in orbit.
tiny-refusal-wrong-track-type = This ship is on the other type of track.
tiny-refusal-not-your-colony = This is not one of your colonies.
tiny-refusal-not-their-colony = This planet is nobody’s colony.
tiny-refusal-no-colony-action = You can neither raise your empire nor use a colony now.
tiny-refusal-max-empire-level = Your empire is at its highest level.
tiny-refusal-not-lowest-empire = Your empire is not the lowest of all.
tiny-refusal-own-turn-only = This planet works only on your own turn.
tiny-refusal-once-per-turn = You have already used this planet this turn.
tiny-refusal-chain-repeat = This planet has already been used with this die.
tiny-refusal-no-target = There is no target for this.
tiny-refusal-not-an-opponent = This must be an opponent.
tiny-refusal-target-at-start = This ship is at the start of its track: it cannot go back.
tiny-refusal-target-has-none = That player has nothing to take.
tiny-refusal-planet-occupied = There is a ship at that planet.
tiny-refusal-too-few-planets = Too few planets would be left for anybody to reach 21 VP.
tiny-refusal-deck-empty = The deck is empty.
tiny-refusal-nothing-to-follow = There is nothing you could do with it after paying.
tiny-refusal-no-earlier-die = There is no earlier die of this turn to repeat.
tiny-refusal-die-not-activated = This die has not been used earlier this turn.

## Why a game cannot be begun

tiny-refusal-player-count = This game is for { $least } to { $most } players, not for { $players }.
tiny-refusal-solo-setting = The setting “{ $setting }” is for one player alone.

## What happened

tiny-event-forced-known = { $player } has only one possible answer.
tiny-event-rogue-chosen = The rogue galaxy is { $rogue }.
tiny-event-galaxy = { $player } takes the { $galaxy } galaxy.
tiny-event-kept-mission = { $player } has chosen a secret mission.
tiny-event-kept-mission-known = { $player } keeps the secret mission { $cards } and discards { $dropped }.
tiny-event-refilled = { $card } comes into slot { $slot }.
tiny-event-rolled = { $player } rolls: { $faces }.
tiny-event-rerolled = { $dice-count ->
    [one] { $player } rolls die { $dice } again: { $faces }.
   *[other] { $player } rolls dice { $dice } again: { $faces }.
}
tiny-event-turned = { $player } turns die { $die }: { $action }.
tiny-event-activated = { $player } uses die { $die }: { $action }.
tiny-event-used = { $player } uses { $card }.
tiny-event-wild = { $player } chooses an action: { $action }.
tiny-event-landed = Ship { $ship } of { $player } lands on { $card }.
tiny-event-entered-orbit = Ship { $ship } of { $player } is in the orbit of { $card }.
tiny-event-went-home = Ship { $ship } of { $player } goes home.
tiny-event-advanced = Ship { $ship } of { $player } advances at { $card } to { $to }.
tiny-event-pushed = Ship { $ship } of { $player } is pushed back at { $card } to { $to }.
tiny-event-gained = { $player } gains { tiny-amount }.
tiny-event-lost = { $player } loses { tiny-amount }.
tiny-event-paid = { $player } pays { tiny-both }.
tiny-event-gave-up = { $player } gives up dice { $dice }.
tiny-event-replaced = { $player } replaces { $card }.
tiny-event-colonised = { $player } colonises { $card } ({ $vp } VP).
tiny-event-upgraded = The empire of { $player } rises to level { $level }.
tiny-event-score = { $player } has { $points } VP.
tiny-event-end-triggered = { $player } has { $points } VP: the last turns begin.
tiny-event-followed = { $player } follows: { $action }.
tiny-event-declined = { $player } does not follow: { $action }.
tiny-event-skipped = { $asked ->
    [follow] { $player } cannot follow: { $why }.
    [free-follow] { $player } cannot follow: { $why }.
    [landing] { $player } cannot use the planet: { $why }.
   *[other] { $player } is not asked: { $why }.
}
tiny-event-turn-ended = { $player } ends the turn.
tiny-event-mission = { $player } reveals { $card }: { $vp } VP.
tiny-event-over = { $winners-count ->
    [one] The game is over. { $winners } wins. Points: { $scores }.
   *[other] The game is over. { $winners } win together. Points: { $scores }.
}
tiny-event-rogue-turn-ended = The rogue ends its turn.
tiny-event-rogue-rolled = The rogue rolls: { $action }.
tiny-event-rogue-rerolled = The rogue rolls again ({ $why }): { $action }.
tiny-event-rogue-discarded = The rogue’s die is discarded: { $action }.
tiny-event-rogue-attack = The rogue attacks: attack of level { $level }.
tiny-event-rogue-jams = You will roll one die fewer next turn.
tiny-event-rogue-level = The rogue’s empire rises to level { $level }.
tiny-event-rogue-skull = The rogue’s empire reaches the skull.
tiny-event-rogue-extra = The rogue’s culture is full: three extra actions.
tiny-event-rogue-entered-orbit = Rogue ship { $ship } enters the orbit of { $card }.
tiny-event-rogue-advanced = Rogue ship { $ship } advances at { $card } to { $to }.
tiny-event-rogue-pushed = Rogue ship { $ship } is pushed back at { $card } to { $to }.
tiny-event-rogue-gained = The rogue gains { tiny-amount }.
tiny-event-rogue-lost = The rogue loses { tiny-amount }.
tiny-event-rogue-colonised = The rogue colonises { $card } ({ $vp } VP).
tiny-event-rogue-score = The rogue has { $points } VP.
tiny-event-solo-over = { $outcome ->
    [won] You have won with { $points } VP; the rogue has { $against }.
   *[lost] { $by ->
        [skull] The rogue has reached the skull: you have lost. VP: { $points } against { $against }.
       *[points] The rogue has won with { $against } VP; you have { $points }.
    }
}

## Actions of planets

tiny-track = { $track ->
    [diplomacy] on a diplomacy track
    [economy] on an economy track
   *[any] on any track
}
tiny-power-gain = Gain { tiny-amount }.
tiny-power-gain-all = Gain { tiny-amount }; every other player gains { $others }.
tiny-power-gain-at-home = Gain 1 culture for each of your ships at home.
tiny-power-change = Turn any amount of { $resource } into as much { $into }.
tiny-power-steal = Take { tiny-one } from an opponent.
tiny-power-income = Until the end of your turn, gain { tiny-one } each time another player follows you.
tiny-power-dearer = Until the end of your turn, following you costs 2 culture.
tiny-power-onward = Advance one of your ships { tiny-track } by { $steps }.
tiny-power-together = Every other player may advance a ship by 1, then you advance one of yours by 2.
tiny-power-push-back = Push an opponent’s ship { tiny-track } back by { $steps }.
tiny-power-push-two = Push two different ships of opponents back by 1.
tiny-power-recall = Bring one of your orbiting ships home and gain as much energy or culture as the number of the position it leaves.
tiny-power-swing = Push one of your ships back by 1, then advance another one by 1.
tiny-power-hop = Move one of your orbiting ships to the same position of another planet’s track.
tiny-power-mixed-upgrade = Raise your empire, paying with any mix of energy and culture.
tiny-power-cheap-upgrade = If your empire is the lowest, raise it for 1 less.
tiny-power-replace = Replace a planet in the row that has no ships.
tiny-power-reroll = Roll any of your inactive dice again.
tiny-power-give-up = Give up two inactive dice for 2 energy and 2 culture.
tiny-power-turn-die = Turn one of your inactive dice to any face.
tiny-power-row-action = Perform the action of any planet in the row.
tiny-power-borrow = Pay { tiny-one } to an opponent and perform the action of one of their colonies.
tiny-power-repeat = Perform the action of a die used earlier this turn once more.
tiny-power-wild = Perform any action; everybody else may follow it for free.
tiny-power-two-moves = Move two different ships, one after the other.

## Attacks of rogue galaxies

tiny-power-loses = You lose { tiny-amount }.
tiny-power-receives = The rogue receives { tiny-amount }.
tiny-power-takes = The rogue takes { tiny-amount } from you.
tiny-power-takes-any = The rogue takes { $amount } resources from you; you choose which.
tiny-power-pushes-one = One of your orbiting ships goes back by 1.
tiny-power-pushes-all = All your orbiting ships go back by 1.
tiny-power-die-lost = You roll one die fewer in your next turn.
tiny-power-all-advance = All orbiting rogue ships advance by { $steps }.

## Secret missions

tiny-power-compare = { $best ->
    [fewest] { $what ->
       *[colonies] Have the fewest colonies of all: 3 VP; if tied, 2.
    }
   *[most] { $what ->
        [energy] Have the most energy of all: 3 VP; if tied, 2.
        [culture] Have the most culture of all: 3 VP; if tied, 2.
        [diplomacy] Have the most diplomacy planets of all: 3 VP; if tied, 2.
        [economy] Have the most economy planets of all: 3 VP; if tied, 2.
       *[colonies] Have the most colonies of all: 3 VP; if tied, 2.
    }
}
tiny-power-first = Be the first to reach 21 VP: 2 VP.
tiny-power-balance = Have as many economy as diplomacy planets: { $vp } VP.
tiny-power-away = Have none of your available ships at home: 2 VP.
tiny-power-all-home = Have all your available ships at home: 2 VP.
tiny-power-all-in-orbit = Have all your available ships in orbit: 2 VP.
tiny-power-stock = Have at least { $each } energy and { $each } culture: 2 VP.
tiny-power-top = Have your empire at level 6: 2 VP.
