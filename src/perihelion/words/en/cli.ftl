# Words of the terminal program.

## The command line

cli-about = Space-empire board games in your terminal. `perihelion play race` begins a game.
cli-about-play = Play a game against bots.
cli-about-replay = Step through a saved game.
cli-about-match = Let bots play many games against each other.
cli-about-cards = List the cards, or explain one.
cli-argument-game = The game; there is only race, so far.
cli-argument-file = A saved game.
cli-argument-bots = The bots, for example: greedy random.
cli-argument-card = A name, or a part of one.
cli-value-game = GAME
cli-value-file = FILE
cli-value-bots = BOTS
cli-value-card = NAME
cli-value-number = NUMBER
cli-value-edition = 1|2
cli-value-lang = en|ru
cli-value-expansions = EXPANSIONS
cli-value-scenario = SCENARIO
cli-usage = Usage:
cli-usage-options = [options]
cli-usage-command = COMMAND ...
cli-usage-commands = Commands
cli-usage-arguments = Arguments
cli-usage-choices = Options
cli-option-default = [{ $value } by default]
cli-option-help = Show this help and stop.
cli-option-lang = The language.
cli-option-version = Show the version and stop.
cli-option-players = How many players: 2 to 4, with expansions up to 6.
cli-option-seed = A number: the same number deals the same game.
cli-option-bots = Your opponents: greedy plays sensibly, random does not think; several with commas between.
cli-option-seat = Your seat, from 1.
cli-option-viewer = Watch as this seat, from 1, saw it; 0 shows all cards.
cli-option-edition = The edition of the cards, 1 or 2.
cli-option-advanced = The advanced game for two: two actions a round.
cli-option-first-game = Begin with the hands that the rules give to beginners.
cli-option-save = Save the game to this file when you leave it, without asking.
cli-option-resume = Go on with a saved game, on the seat and against the bots of that game.
cli-option-games = How many games to play.
cli-unknown-language = There is no language “{ $lang }” here. Known: { $known }.
cli-unknown-bot = There is no bot “{ $name }” for this game. Known: { $known }.
cli-no-such-edition = There is no edition { $edition }: there are 1 and 2.
cli-no-games = A match has at least one game.
cli-no-such-command = There is no command “{ $name }”. There are: { $known }.
cli-no-such-option = There is no option { $name }.
cli-bad-option-usage = The option { $name } is not used like this.
cli-missing-argument = { $name } is missing.
cli-not-a-number = { $name } needs a whole number.
cli-wrong-usage = There is a word too many, or one is missing.
cli-see-help = How it is done: { $command }
cli-contradiction = { $given } { $value } contradicts { $file }, where it is { $there }. Leave it out to go on with that game.
cli-yes = yes
cli-no = no
cli-no-such-seat = There is no seat { $seat }: this game has { $players } players.

## Files

cli-cannot-read = The file { $file } cannot be opened: { $reason }.
cli-cannot-write = The file { $file } cannot be written: { $reason }.
cli-not-a-record = The file { $file } is not a saved game.
cli-bad-record = The game in { $file } cannot be played through. { $reason }
cli-seed = Seed { $seed }: with --seed { $seed } the same cards are dealt again.
cli-file-not-found = there is no such file or folder
cli-file-is-a-folder = it is a folder
cli-file-not-allowed = it is not allowed
cli-saved = Saved to { $file }
cli-not-saved = Not saved.
cli-go-on = To go on:
cli-watch = To watch it:
cli-save-question =
    Save the game to { $file }?
    y yes · Enter no · or type another file name
cli-keep-question =
    Keep this game in { $file }?
    y yes · Enter no · or type another file name
cli-save-there = Save to a file called “{ $file }”? y yes · Enter no
cli-overwrite =
    { $file } is there already and is not this game.
    Write over it? y yes · Enter no

## Leaving

cli-goodbye = Good-bye.
cli-input-ended = The input has ended before the game did.
cli-interrupted = Interrupted.
cli-once-more = Ctrl-C once more leaves the game and saves it; anything else goes on.

## Names

cli-name-1 = Terra
cli-name-2 = Vega
cli-name-3 = Lyra
cli-name-4 = Rigel
cli-you = (you)
cli-and = {" "}and{" "}

## The table

cli-title = Race for the Galaxy
cli-state = round { $round } · pool { $pool } VP · deck { $deck } · discards { $discards }
cli-round = round { $round }
cli-last-round-pool = This is the last round: the pool is empty.
cli-last-round-tableau = { $count ->
    [one] This is the last round: { $names } has 12 cards.
   *[other] This is the last round: { $names } have 12 cards.
}
cli-phases-unknown = Everyone is choosing an action.
cli-phases-opening = Everyone is sorting the opening hand.
cli-phases-over = The game is over.
cli-seat = { $score } VP · chips { $chips } · mil { SIGNED($military) } · hand { $hand } · cards { $tableau }/{ $end }
cli-has-chosen = has chosen
cli-hand-of = hand of { $count }:
cli-phase-explore = I Explore
cli-phase-develop = II Develop
cli-phase-develop-again = II Develop again
cli-phase-settle = III Settle
cli-phase-settle-again = III Settle again
cli-phase-trade = $ Trade
cli-phase-consume = IV Consume
cli-phase-produce = V Produce
cli-action-explore-5 = Explore +5
cli-action-explore-1-1 = Explore +1,+1
cli-action-develop = Develop
cli-action-develop-second = Develop (second)
cli-action-settle = Settle
cli-action-settle-second = Settle (second)
cli-action-consume-trade = Consume: Trade
cli-action-consume-double = Consume: 2×VP
cli-action-produce = Produce
cli-good-novelty = N
cli-good-rare = R
cli-good-genes = G
cli-good-alien = A
cli-good-any = good
cli-good-name-novelty = novelty goods
cli-good-name-rare = rare elements
cli-good-name-genes = genes
cli-good-name-alien = alien technology
cli-news-cut = … { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}: l shows them
cli-no-choice = Nothing else was possible.

## The hand and the question

cli-column-card = card
cli-column-drawn = drawn now
cli-column-hand = in hand
cli-column-cost = cost
cli-column-points = VP
cli-column-powers = powers
cli-strength = { $have }/{ $need } mil
cli-defense = { $need } mil
cli-reason-not-a-development = a world: for phase III
cli-reason-not-a-world = a development: for phase II
cli-reason-duplicate-development = you have this development already
cli-reason-not-enough-cards = costs { $cost }; { $short ->
    [one] one card
   *[other] { $short } cards
} short
cli-reason-not-enough-military = strength { $strength } against { $defense }: { $short } short
cli-prompt = >
cli-hint-one = Type a number.
cli-hint-several = Type { $count } numbers.
cli-hint-range = Type { $low } to { $high } numbers.
cli-keys = ? cards · u undo · l log · s save · h help · q quit
cli-keys-short = ? cards · t table · u undo · l log · h help · q quit
cli-no-such-number = There is no number { $number }: they go from 1 to { $last }.
cli-no-such-card = No card is called “{ $name }”.
cli-too-many-cards = “{ $name }” may be any of { $count } cards. Type a little more of the name.
cli-nonsense = “{ $line }” says nothing to me. Type a number of the list, or h for help.
cli-help =
    Type the number of what you choose; several numbers with spaces, as in 1 3 4.
      ?         explain all your cards
      ? 3       explain the card with this number
      ? world   explain the cards with this in their name
      u         take back your last answer, if nothing has been revealed since
      t         the whole table, with everybody's cards
      l         what happened in this round and the last; l all the whole log
      s FILE    save the game; s alone finds a free name
      q         quit; asks whether to save, unless the file is known already
      Ctrl-C    take back what you have typed; twice: save and leave
      Enter     show the table again
    Signs: ◇N novelty, □R rare, ○G genes, △A alien; filled in (◆■●▲) where a good lies; * windfall world.
    cost 5→3: printed 5, now 3. 1/4 mil: your strength is 1, the defense is 4.
    VP: points if the game ended now; chips: the part of them in chips; cards 5/12: twelve end the game.
    Names of developments are in italics. A grey card says why it is grey.
cli-legend = ◇N novelty, □R rare, ○G genes, △A alien; * windfall world; mil: military world and its defense
cli-about-action-0 = Explore +5: you draw five cards more and keep one.
cli-about-action-1 = Explore +1,+1: you draw one card more and keep one more.
cli-about-action-2 = Develop: everyone may build a development; for you it costs one card less.
cli-about-action-3 = The second Develop: a second development in the same round, again one card cheaper for you.
cli-about-action-4 = Settle: everyone may place a world; you draw a card when you have placed one.
cli-about-action-5 = The second Settle: a second world in the same round, and again a card for you.
cli-about-action-6 = Consume: Trade: before you consume you sell one good for cards; everyone consumes.
cli-about-action-7 = Consume: 2×VP: everyone consumes; your consumed goods bring twice the points.
cli-about-action-8 = Produce: production worlds get goods; you also get one on a windfall world of yours.

## Cards

cli-explain-development = development, cost { $cost }
cli-explain-world = world, cost { $cost }
cli-explain-military = military world, defense { $defense }
cli-explain-points = { $points } VP
cli-explain-windfall = windfall world: { $name }
cli-explain-production = production world: { $name }
cli-explain-start = start world { $number }
cli-explain-lines = Points at the end of the game; every card counts once:
cli-explain-no-powers = No powers.
cli-phase-mark-explore = I
cli-phase-mark-develop = II
cli-phase-mark-settle = III
cli-phase-mark-trade = $
cli-phase-mark-consume = IV
cli-phase-mark-produce = V
cli-short-six = VP at the end
cli-short-explore-see = draw +{ $cards }
cli-short-explore-keep = keep +{ $cards }
cli-short-develop-cheaper = −{ $amount } cost
cli-short-develop-draw-first = draw { $cards } first
cli-short-develop-draw-after = draw { $cards } after
cli-short-settle-cheaper = −{ $amount } cost{ $good-is ->
    [any] {""}
   *[other] {" "}on { $good }
}
cli-short-settle-military = military { SIGNED($amount) }
cli-short-settle-military-against = { SIGNED($amount) } against { $good }
cli-short-settle-military-against-rebels = { SIGNED($amount) } against Rebels
cli-short-settle-tactics = discard: military +{ $amount }
cli-short-settle-ship = discard: world for 0, not A
cli-short-settle-contact = pay for military, −{ $discount }, not A
cli-short-settle-draw-after = draw { $cards } after
cli-short-trade-bonus = +{ $cards }{ $good-is ->
    [any] {""}
   *[other] {" "}for { $good }
}
cli-short-trade-bonus-here = +{ $cards } from here
cli-short-consume-goods = { $together ->
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
cli-short-consume-different-kinds = { $kinds } kinds → { $vp } VP
cli-short-consume-everything = all goods → VP, one less
cli-short-consume-for-price = good → its price{ $powers ->
    [yes] {" "}with $
   *[no] {""}
}
cli-short-consume-hand-cards = { $most } hand cards → { $vp } VP each
cli-short-consume-draw = draw { $cards }
cli-short-consume-bet = bet on a card
cli-short-produce-here = good{ $cards ->
    [0] {""}
   *[other] {" "}+ draw { $cards }
}{ $prestige ->
    [0] {""}
   *[other] {" "}+ { $prestige }☆
}
cli-short-produce-windfall-draw = windfall here: draw { $cards }
cli-short-produce-windfall = windfall: { $good }
cli-short-produce-draw = draw { $cards }
cli-short-produce-draw-per-genes-world = draw { $cards } per G world
cli-short-produce-draw-per-good = draw { $cards } per { $good }
cli-short-produce-draw-per-kind = draw { $cards } per kind
cli-short-produce-draw-if-most = most { $good }: draw { $cards }

## The end

cli-score-printed = printed on cards
cli-score-chips = chips
cli-score-total = total
cli-score-tie-break = tie-break: hand and goods
cli-winners = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points.
}

## Replays and matches

cli-replay-at = Answer { $at } of { $last }.  Enter next · b back · a number jumps there · h help · q quit
cli-replay-answer = { $name } answers: { $said }.  ({ $question })
cli-replay-answered = { $name } answers.
cli-replay-help =
    A replay goes from answer to answer:
      Enter   the next answer
      b       the answer before
      12      jump to the answer with this number; 0 is the beginning, 9999 the end
      h       this help
      q       quit
cli-replay-nonsense = “{ $line }” says nothing to me. Press Enter for the next answer, or type h for help.
cli-replay-end = This is the end of the record.
cli-replay-start = This is the beginning of the record.
cli-decimal-point = .
cli-percent = { $number }%
cli-match-bot = bot
cli-match-games = games
cli-match-wins = wins
cli-match-share = share of wins [95 %]
cli-match-score = mean score
cli-match-rounds = { $games ->
    [one] one game
   *[other] { $games } games
}, { $rounds } rounds on average

## Expansions

cli-name-5 = Altair
cli-name-6 = Spica
cli-option-expansions = Expansions with commas between: gathering-storm,rebel-vs-imperium,brink-of-war; or all.
cli-option-goals = With goals or without; needs The Gathering Storm.
cli-option-takeovers = With takeovers or without; needs Rebel vs Imperium.
cli-option-scenario = The scenario for two: rebel-vs-imperium.
cli-action-search = Search
cli-phase-mark-round = ⟳
cli-word-rebel = Rebel
cli-word-imperium = Imperium
cli-word-chromo = chromosome
cli-good-name-any = any kind
cli-explain-symbol = ☆ 1 prestige when placed
cli-explain-chromo = chromosome symbol
cli-arc-leader = Prestige leader: { $name }{ $count ->
    [0] {""}
   *[other] {" "}({ $count } on the tile)
}
cli-arc-attack = Takeover declared: { $attacker } ({ $attack }) against { $defender } ({ $defense }), { $world }
cli-arc-attack-off = Takeover called off: { $attacker } ({ $attack }) against { $defender } ({ $defense }), { $world }
cli-arc-prestige = prestige { $count }
cli-arc-boost-ready = boost card ready
cli-arc-boost-used = boost card used
cli-arc-with-boost = {"   "}({ $number } with the prestige boost)
cli-arc-against = { SIGNED($amount) } against { $whom }
cli-arc-whom-rebel = Rebels
cli-arc-whom-novelty = N
cli-arc-whom-rare = R
cli-arc-whom-genes = G
cli-arc-whom-alien = A
cli-arc-temporary = temporary { SIGNED($amount) }
cli-arc-most = mil up to { SIGNED($amount) }
cli-arc-defense = { SIGNED($amount) } in defense
cli-arc-open-to = open to { $names }
cli-arc-tucked = { $count } tucked
cli-about-boost-0 = The boost: you draw six cards more, keep one more, and may discard cards of your hand in place of cards drawn.
cli-about-boost-1 = The boost: you draw six cards more, keep one more, and may discard cards of your hand in place of cards drawn.
cli-about-boost-2 = The boost: your development costs two cards less.
cli-about-boost-3 = The boost: your second development costs two cards less.
cli-about-boost-4 = The boost: a world that you pay for costs three cards less, and your military is 2 higher.
cli-about-boost-5 = The boost: the second world costs three cards less if you pay for it, and your military is 2 higher.
cli-about-boost-6 = The boost: the sale brings three cards more, consumed goods twice the points, and at the end you may discard two cards for a point each.
cli-about-boost-7 = The boost: consumed goods bring three times the points.
cli-about-boost-8 = The boost: you draw three cards and get a good on one more windfall world.
cli-about-search = Search: turn up cards of the deck until one is of the sort you name. It costs no prestige, but your boost card is gone, and you call no phase in this round.
cli-score-prestige = prestige
cli-score-goals = goals
cli-short-explore-mix = discard any cards
cli-short-explore-card-for-prestige = card → { $prestige }☆
cli-short-develop-sift = draw { $cards }, discard 1
cli-short-develop-ditch = discard: −{ $amount } cost
cli-short-develop-spend-good = { $good }: −{ $amount } cost
cli-short-develop-prestige = { $after ->
    [any] {""}
    [rebel] {"Rebel: "}
   *[six] {"6-cost: "}
}{ $prestige }☆ after
cli-short-develop-tuck = tuck 1 of payment
cli-short-settle-pay-for-kind = pay for military { $good }{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}
cli-short-settle-pay-for-word = pay for military { $word }{ $discount ->
    [0] {""}
   *[other] , −{ $discount }
}
cli-short-settle-pay-cheaper = pay for military: −{ $amount }
cli-short-settle-pay-prestige = pay for military: { $prestige }☆
cli-short-settle-military-per-military-world = { SIGNED($amount) } per military world
cli-short-settle-military-per-chromo-world = { SIGNED($amount) } per chromosome world
cli-short-settle-military-with-word = { SIGNED($amount) } with { $word }
cli-short-settle-mercenaries = hand cards, up to { $cards } → +1 each
cli-short-settle-good-military = { $good } → military +{ $amount }
cli-short-settle-prestige-military = 1☆ → military +{ $amount }
cli-short-settle-spend-good = { $good }: −{ $amount } cost
cli-short-settle-conquer-peaceful = discard: conquer non-military{ $less ->
    [0] {""}
   *[other] {" "}(−{ $less })
}{ $prestige ->
    [0] {""}
   *[other] , { $prestige }☆
}
cli-short-settle-second-world = second world
cli-short-settle-sneak-world = discard: one more conquest
cli-short-settle-replace = replace a world, up to +{ $most }, 1☆
cli-short-settle-sift = draw { $cards }, discard 1 after
cli-short-settle-prestige = { $after ->
    [production-world] production world
   *[rebel-military-world] Rebel military world
}: { $prestige }☆
cli-short-settle-good-on-production = production world gets a good
cli-short-settle-tuck = tuck 1 of payment
cli-short-takeover-of-rebels = takeover of Rebels
cli-short-takeover-of-imperium = { $discard ->
    [yes] discard: takeover of Imperium
   *[no] takeover of Imperium
}
cli-short-takeover-of-military = { $destroys ->
    [yes] destroy a world of the strong
   *[no] discard: takeover of the strong
}
cli-short-takeover-of-anybody = takeover of anybody for { $cost }☆
cli-short-takeover-defense = defense { SIGNED($rebel) }/{ SIGNED($other) } per military world
cli-short-takeover-prevent = { $prestige }☆: call off a takeover
cli-short-trade-bonus-per-chromo-world = +{ $cards } for { $good } per chromosome world
cli-short-trade-unsellable = no sale
cli-short-consume-good-here = good here → { $vp } VP
cli-short-consume-each-kind = each kind → { $vp } VP + draw { $cards }
cli-short-consume-card-for-cards = hand card → draw { $cards }
cli-short-consume-cards-for-prestige = { $count } hand cards → { $prestige }☆
cli-short-consume-gain = { $vp } VP
cli-short-consume-spend-prestige = 1☆ → { $cards ->
    [0] { $vp } VP
   *[other] draw { $cards }
}
cli-short-consume-ante = put up a card
cli-short-produce-draw-per-military-world = draw { $cards } per military world
cli-short-produce-draw-per-rebel-world = draw { $cards } per Rebel world
cli-short-produce-draw-per-chromo-world = draw { $cards } per chromosome world
cli-short-produce-here-for-card = hand card → good here
cli-short-produce-windfall-for-card = hand card → windfall: { $good }
cli-short-produce-prestige-if-most-chromo = most chromosome worlds: { $prestige }☆
cli-short-produce-take-tucked = take tucked cards
cli-short-turns-opening-hand = start with { $cards } cards
cli-short-turns-choose-last = choose action last
cli-short-turns-hand-limit = hand limit { $cards }
cli-short-turns-salvage = take others' discards
cli-short-turns-end-size = ends with { $cards } cards
cli-short-turns-any-kind = any kind
