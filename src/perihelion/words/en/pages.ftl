### What the pages of the web application say of themselves. What is said about a game is in the file
### of the game.

## Everywhere

pages-language = Language
pages-theme-to-light = Light theme
pages-theme-to-dark = Dark theme
pages-explanation = Explanation
pages-close = Close
pages-yes = Yes
pages-no = No
pages-failed = Something went wrong. Try again.
pages-offline = The server cannot be reached. Try again in a moment.
pages-no-page = There is no such page.
pages-to-home = Home
pages-loading = One moment…
pages-try-again = Try again
pages-seconds = { $count } s
pages-minutes = { $count } min
pages-hours = { $count } h
pages-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Invitations and the waiting room

pages-sit-down = Take a seat
pages-invitation = Invitation
pages-invite-help = Send this link to the people you want to play with:
pages-copy = Copy
pages-copied = Copied
pages-host = host
pages-begin-with-bots = Begin, with bots on the free seats
pages-get-up = Leave the table
pages-waiting-help = The game begins when every seat is taken. You may close this page and come back.

## I

pages-me = You
pages-this-device = On this device
pages-spoken = The table in words
pages-spoken-help = Below the board, everything on it is told in sentences under headings, for screen readers.
pages-speed = Play-back
pages-speed-help = What happened is shown step by step at this speed. A click on the board, Escape or the space bar skips it; you can answer at any time.
pages-speed-off = off
pages-speed-fast = fast
pages-speed-normal = normal
pages-speed-slow = slow
pages-play-skip = Skip the play-back
pages-play-again = Show again what happened since your last answer
pages-play-nothing = Nothing has happened since your last answer.
pages-sounds = Sounds
pages-sounds-help = A short tone for your turn, for cards and points, and at the end.
pages-movement = Movement
pages-movement-help = Cards and goods move to their places.
pages-notices = Notifications
pages-notices-help = Your browser tells you when it is your turn.
pages-notices-refused = Your browser does not allow notifications.

## At the table

pages-your-turn = Your turn
pages-question = Question
# A game may have its own word for a round.
pages-round-word = { $game ->
   *[other] Round
}
pages-round = { $game ->
   *[other] Round { $round }
}
pages-menu = Menu
pages-help = Help
pages-undo = Undo
pages-reset = Reset my turn
pages-take-back = Take it back
pages-confirm = Confirm
pages-barred = Cannot be chosen now ({ $count }), and why
pages-clear = Clear
pages-sure = This cannot be taken back:
pages-sure-never = Yes, and never ask again
pages-second-yes = Ask for confirmation
pages-second-yes-help = Before an answer that reveals cards or dice, after which earlier choices can no longer be taken back.
pages-picks-help = Picked: { $picked }. { $least ->
    [0] At most { $most } can be picked.
   *[other] At least { $least } and at most { $most } are wanted.
}
pages-sealed = secret
pages-sealed-answer = Your choice: { $words }
pages-sealed-help = Everybody chooses at the same time. Your choice stays secret until all have chosen, and you can take it back until then.
pages-waiting = One moment…
pages-waiting-for = Waiting for { $names }.
pages-may-choose = can be chosen
pages-not-sent = This did not reach the server. Try again in a moment.
pages-connecting = Connecting…
pages-line-lost = The connection is lost. Your game is safe; reconnecting…
pages-is-bot = A bot.
pages-is-here = Connected.
pages-is-away = Away for { $time }.
pages-is-thinking = Thinking.
pages-is-replaced = A bot plays on.
pages-hand-over = Hand the device to { $name }.
pages-hand-over-look = I am { $name }: show my cards
pages-board = Board
pages-board-lost = The board could not be loaded. Your game is safe.
pages-page-lost = This page could not be loaded.

## Log and chat

pages-log = Log
pages-log-no-follow = { $count ->
    [one] cannot follow
   *[other] cannot follow
}
pages-log-player = Player
pages-log-all-players = All players
pages-log-all-rounds = { $game ->
   *[other] All rounds
}
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
pages-keys-help = Arrows: go through what can be chosen. Enter or space: choose. C: confirm. U: undo. R: show again what happened. ?: explain what is in focus. Escape: clear, skip.
pages-leave-to-bot = Leave; a bot plays on
pages-come-back = Come back to your seat
pages-replace = Let a bot play on ({ $votes } of { $needed })
pages-replace-alone = Let a bot play on
pages-replace-wait = { $name } has gone and may come back. A bot can take over in { $time }.
pages-replaced-by = You were away, and a bot is playing on for you. Agreed by: { $names }.
pages-replaced-left = You left, and a bot is playing on for you.
pages-watching = You are watching: { $names }.
pages-watching-stop = Stop watching

## The end

pages-the-end = Final score
pages-total = Total
pages-winner = winner
pages-rematch = Rematch
pages-to-rematch = Watch the rematch
pages-look-at-table = Look at the table
pages-record = Record of the game
pages-score-chart = Points by source, a bar for each player

## Fair deals

pages-fair-title = A deal that can be checked
pages-fair-help = The deal comes from a secret of the server, whose fingerprint is shown here beforehand, and from random numbers from every player’s browser. Nobody can compute the cards, and after the game anybody can check them.
pages-fair-yes = This deal was fair: see how it was checked
pages-fair-partly = Nothing speaks against this deal, but this browser could not check all of it
pages-fair-no = This deal is not proved to be fair
pages-fair-withheld = ✗ The game is over, but the server has not revealed the secret that it committed itself to: the deal is not proved to be fair.
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
pages-fair-key-unknown = · It has not been checked whether the cards were dealt from the secret and these numbers.
pages-fair-commitment = Fingerprint of the secret
pages-fair-secret = Secret
pages-fair-number = Number of { $name }
pages-fair-no-number = none
pages-fair-verify = To replay the whole game yourself, save its record and run “perihelion verify FILE”.
