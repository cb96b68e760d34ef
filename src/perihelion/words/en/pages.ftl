### What the pages of the web application say of themselves. What is said about a game is in the file
### of the game.

## Everywhere

# The name of this language in itself.
pages-own-name = English
pages-language = Language
pages-theme-to-light = Light theme
pages-theme-to-dark = Dark theme
pages-explanation = Explanation
pages-close = Close
pages-yes = Yes
pages-no = No
pages-keep = Save
pages-none = None
pages-failed = Something went wrong. Try again.
pages-offline = The server cannot be reached. Try again in a moment.
pages-no-page = There is no such page.
pages-to-home = Home
pages-loading = One moment…
pages-seconds = { $count } s
pages-minutes = { $count } min
pages-hours = { $count } h
pages-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Home

pages-new-game = New game
pages-opponents = Opponents
pages-level = Level
pages-alone-help = You play alone, against a rival that the rules move for you.
pages-play-now = Play now
pages-set-up = Set up a table
pages-set-up-help = Expansions and options, friends by a link, several people on one device: set up a table.
pages-show-more = Show more
pages-my-games = My games
pages-my-games-none = None yet. The first one is a click away.
pages-open-tables = Open tables
pages-open-tables-none = Nobody is looking for players just now.
pages-watch-tables = Watch
pages-your-turn = Your turn
pages-go-on = Continue
pages-sit-down = Take a seat
pages-watch = Watch
pages-state-over = Over
pages-state-playing = Under way
pages-state-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## Setting up a table

pages-set-up-title = Set up a table
pages-game = Game
pages-seats = Seats
pages-seat = Seat { $number }
pages-seat-me = { $name } (you)
pages-seat-bot = Bot: { $level }
pages-seat-open = For a friend, by a link
pages-seat-here = Somebody on this device
pages-seat-less = Fewer
pages-seat-more = More
pages-seats-help = The game begins at once.
pages-seats-help-open = You get a link for the free seats; the game begins when they are taken.
pages-options = Options
pages-table-options = The table
pages-term-private = Private
pages-term-private-help = Not listed: only who has the link can come.
pages-term-watch = Spectators
pages-term-watch-help = Others may watch, without seeing anybody's hand.
pages-term-watch-alone-help = Listed under “Watch” for everybody. Without it only who has the link can watch.
pages-term-chat = Chat
pages-term-chat-help = Quick phrases and text beside the game.
pages-term-watchers-write = Spectators may chat
pages-term-watchers-write-help = A few lines a minute; without it only players write.
pages-term-shuffle = Shuffle seats
pages-term-shuffle-help = Chance decides who sits where.
pages-term-replace = If a player leaves
pages-term-replace-help = All others together can let a bot play on after { $time }. Who comes back takes the seat again.
pages-term-replace-after = the host may put in a bot after { $time }
pages-term-replace-never = only all together may put in a bot
pages-start = Start the game
pages-lay-table = Open the table

## Invitations and the waiting room

pages-invitation = Invitation
pages-invitation-help = You are invited to play with { $names }.
pages-invite-help = Send this link to whoever is to play with you:
pages-copy = Copy
pages-copied = Copied
pages-host = host
pages-begin-with-bots = Begin, with bots on the free seats
pages-get-up = Get up
pages-waiting-help = The game begins when every seat is taken. You may close this page and come back.

## I

pages-me = You
pages-nickname = Nickname
pages-password = Password
pages-password-old = Present password
pages-password-new = New password
pages-password-set = Set the password
pages-password-kept = The password is set.
pages-password-help-guest = You are a guest, known by this browser. Set a password, and you can go on with your games on any device.
pages-password-help = With your nickname and your password you can go on with your games on any device.
pages-other-device = Already known here?
pages-sign-in-help = Sign in as the person you are on another device.
pages-sign-in = Sign in
pages-sign-out = Sign out
pages-this-device = On this device
pages-theme-light = Light theme
pages-theme-help = Space is dark; daylight is not.
pages-movement = Movement
pages-movement-help = Cards and goods move to their places.
pages-notices = Notifications
pages-notices-help = Your browser tells you when it is your turn.
pages-notices-refused = Your browser does not allow notifications.
pages-programs = Programs
pages-programs-help = With a token, a program of yours can take your seat. Keep it secret. Signing out or a new password ends all tokens.
pages-token-title = What for
pages-token-add = New token
pages-token-drop = Revoke this token
pages-token-once = This is told only once:
pages-until = until { $date }

## At the table

pages-question = Question
pages-round-word = Round
pages-round = Round { $round }
pages-menu = Menu
pages-undo = Undo
pages-reset = Reset my turn
pages-take-back = Take it back
pages-confirm = Confirm
pages-barred = Cannot be chosen now ({ $count }), and why
pages-clear = Clear
pages-sure = This cannot be taken back:
pages-sure-never = Yes, and never ask again
pages-second-yes = Ask twice
pages-second-yes-help = Before an answer brings cards or dice to light and what you did before could no longer be taken back.
pages-sealed = secret
pages-sealed-answer = Your choice: { $words }
pages-sealed-help = All choose at the same time. Your choice stays secret until everybody has chosen, and you can take it back until then.
pages-waiting = One moment…
pages-waiting-for = Waiting for { $names }.
pages-may-choose = can be chosen
pages-not-sent = This did not reach the server. Try again in a moment.
pages-connecting = Connecting…
pages-line-lost = The connection is lost. Your game is safe; trying to come back…
pages-is-bot = A bot.
pages-is-here = Connected.
pages-is-away = Away for { $time }.
pages-is-thinking = Thinking.
pages-is-replaced = A bot plays on.
pages-hand-over = Hand the device to { $name }.
pages-hand-over-look = I am { $name }: show my cards
pages-board = Board
pages-position = Position
pages-points-now = Points so far.
pages-plain-round-word = Round
pages-plain-round = Round { $round }
pages-plain-all-rounds = All rounds
pages-plain-help-question = Above stands what you are asked, and below it everything that you may answer. What you cannot have now is grey and tells why.
pages-plain-help-things = Everything on the table that has an outline explains itself: point at it, or press it long. A coloured shape tells whose it is, or who is there.
pages-plain-help-undo = The log tells what the others have done. An answer can be undone as long as nothing has come to light; against bots, always.

## Log and chat

pages-log = Log
pages-log-no-follow = { $count ->
    [one] cannot follow
   *[other] cannot follow
}
pages-log-player = Player
pages-log-round = Round
pages-log-all-players = All players
pages-log-all-rounds = All rounds
pages-log-setup = Before the first round
pages-chat = Chat
pages-chat-empty = Nothing has been said yet.
pages-chat-text = Say something…
pages-chat-say = Send

## The menu of a table

pages-players = Players
pages-look-as = Look from here
pages-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
pages-keys = Keyboard
pages-keys-help = Arrows: go through what can be chosen. Enter or space: choose. C: confirm. U: undo. Escape: clear.
pages-leave-to-bot = Leave; a bot plays on
pages-come-back = Come back to your seat
pages-replace = Let a bot play on ({ $votes } of { $needed })
pages-replace-alone = Let a bot play on
pages-replace-wait = { $name } has gone and may come back. A bot can play on in { $time }.
pages-replaced-by = You were away, and a bot plays on for you. Agreed to it: { $names }.
pages-replaced-left = You have got up, and a bot plays on for you.
pages-watching = You are watching: { $names }.
pages-watching-stop = Stop watching

## The end

pages-the-end = Final score
pages-total = Total
pages-tie-break = Tie-break
pages-winner = winner
pages-rematch = Rematch
pages-to-rematch = Watch the rematch
pages-look-at-table = Look at the table
pages-record = Record of the game
pages-score-chart = Points by their sources, a bar for each player

## The board of Race for the Galaxy

pages-race-tableau = Your tableau
pages-race-tableau-of = Tableau of { $name }
pages-race-look-at = Look at the tableau of { $name }
pages-race-hand = Your hand
pages-race-drawn = drawn
pages-race-start-world = start world
pages-race-keep-start = { $count ->
    [one] Keep { $world } and discard { $count } card of your hand.
   *[other] Keep { $world } and discard { $count } cards of your hand.
}
pages-race-known-cards = Cards in this hand that everybody has seen
pages-race-goals = Goals
pages-race-goal-first = { $worth } VP for each who gets there first.
pages-race-goal-most = { $worth } VP for whoever has the most; it can change hands.
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
pages-race-chips-help = Points gained in Consume. They count to the end.
pages-race-hand-size = Cards in hand
pages-race-hand-size-help = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
} All above the limit are discarded at the end of the round.
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
pages-race-boost-help = Spend 1 prestige to make your action stronger. The prestige/search card serves once in a game.
pages-race-boost-ready = The prestige/search card is still there.
pages-race-boost-used = The prestige/search card has been used.
pages-race-tucked = Cards tucked under a world
pages-race-no-powers = No powers.
pages-race-not-active = Its powers sleep until this phase is over.
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

## Help with Race for the Galaxy

pages-help = Help
pages-race-help-round = Each round everybody chooses an action in secret. All phases that somebody has chosen take place, for everybody; whoever chose a phase gets its bonus. The game ends with the round in which a tableau is full or the points have run out.
pages-race-help-explore = Explore: draw cards and keep some of them.
pages-race-help-develop = Develop: place a development and pay with cards of your hand.
pages-race-help-settle = Settle: place a world, paid for or conquered.
pages-race-help-trade = Trade: whoever chose it sells a good for cards, before Consume.
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
pages-race-help-figures = Figures of the players
pages-race-help-signs = In the powers
pages-race-help-card = A card to draw or to give.
pages-race-help-see = Cards to look at in Explore.
pages-race-help-arrow = What is on the left is given for what is on the right.
pages-race-help-given-up = This card itself is discarded for it.
pages-race-help-military = Military.
pages-race-help-world = Worlds.
pages-race-help-development = Developments.
pages-race-help-more = Point at any card, or press it long, and it tells in sentences what it does and why it can or cannot be chosen.

## Fair deals

pages-fair-title = A deal that can be proved
pages-fair-help = The cards come from a secret of the server, whose fingerprint is told here before the deal, and from random numbers of everybody’s browser. Nobody can compute them, and after the end anybody can check them.
pages-fair-yes = This deal was fair: see how it was checked
pages-fair-partly = Nothing speaks against this deal, but this browser could not check all of it
pages-fair-no = This deal is not proved to be fair
pages-fair-withheld = ✗ The game is over, but the server does not tell the secret that it committed itself to: the deal is not proved to be fair.
pages-fair-seen-yes = ✓ The fingerprint of the secret is the one that this browser saw before the deal.
pages-fair-seen-no = ✗ The fingerprint of the secret is not the one that this browser saw before the deal.
pages-fair-seen-unknown = · This browser did not see the fingerprint of the secret before the deal.
pages-fair-secret-yes = ✓ The secret has this fingerprint: it was chosen before anybody’s number was known.
pages-fair-secret-no = ✗ The secret does not have this fingerprint.
pages-fair-secret-unknown = · The secret is not known yet.
pages-fair-mine-yes = ✓ Your own number was used.
pages-fair-mine-no = ✗ Your own number was not used.
pages-fair-mine-unknown = · This browser added no number to this deal.
pages-fair-bots-yes = ✓ The bots had no number, so nobody could choose one last.
pages-fair-bots-no = ✗ A number was used for a bot: the server could have chosen it last.
pages-fair-key-yes = ✓ The cards were dealt from the secret and these numbers.
pages-fair-key-no = ✗ The cards were not dealt from the secret and these numbers.
pages-fair-key-unknown = · Whether the cards were dealt from the secret and these numbers has not been checked.
pages-fair-commitment = Fingerprint of the secret
pages-fair-secret = Secret
pages-fair-number = Number of { $name }
pages-fair-no-number = none
pages-fair-verify = To replay the whole game yourself, take the record of the game and run “perihelion verify FILE”.
