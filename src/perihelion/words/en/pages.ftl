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
pages-try-again = Try again
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
pages-alone-help = You play alone, against a rival that is run by the rules.
pages-play-now = Play now
pages-set-up = Set up a table
pages-set-up-help = Expansions and options, friends by a link, several people on one device: set up a table.
pages-show-more = Show more
pages-my-games = My games
pages-my-games-none = None yet. Begin your first one.
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
pages-seat-open = For a friend with the link
pages-seat-here = Somebody on this device
pages-seat-less = Fewer
pages-seat-more = More
pages-seats-help = The game begins at once.
pages-seats-help-open = You get a link for the free seats; the game begins when they are taken.
pages-options = Options
pages-table-options = The table
pages-term-private = Private
pages-term-private-help = Not listed: only people with the link can join.
pages-term-watch = Spectators
pages-term-watch-help = Others may watch, without seeing anybody's hand.
pages-term-watch-alone-help = Listed under “Watch” for everybody. Otherwise only people with the link can watch.
pages-term-chat = Chat
pages-term-chat-help = Quick phrases and text beside the game.
pages-term-watchers-write = Spectators may chat
pages-term-watchers-write-help = A few lines a minute; otherwise only players write.
pages-term-shuffle = Shuffle seats
pages-term-shuffle-help = Chance decides who sits where.
pages-term-replace = If a player leaves
pages-term-replace-help = All the others together can let a bot play on after { $time }. A player who comes back takes their seat again.
pages-term-replace-after = the host may put in a bot after { $time }
pages-term-replace-never = a bot may be put in only by common consent
pages-start = Start the game
pages-lay-table = Open the table

## Invitations and the waiting room

pages-invitation = Invitation
pages-invitation-help = You are invited to play with { $names }.
pages-invite-help = Send this link to the people you want to play with:
pages-copy = Copy
pages-copied = Copied
pages-host = host
pages-begin-with-bots = Begin, with bots on the free seats
pages-get-up = Leave the table
pages-waiting-help = The game begins when every seat is taken. You may close this page and come back.

## I

pages-me = You
pages-nickname = Nickname
pages-password = Password
pages-password-old = Current password
pages-password-new = New password
pages-password-set = Set the password
pages-password-kept = The password is set.
pages-password-help-guest = You are a guest, known by this browser. Set a password to continue your games on any device.
pages-password-help = With your nickname and your password you can continue your games on any device.
pages-other-device = Played here before?
pages-sign-in-help = Sign in with the name you set on another device.
pages-sign-in = Sign in
pages-sign-out = Sign out
pages-this-device = On this device
pages-theme-light = Light theme
pages-theme-help = Dark letters on a light background.
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
pages-programs = Programs
pages-programs-help = With a token, a program of yours can take your seat. Keep it secret. Signing out or a new password ends all tokens.
pages-token-title = What for
pages-token-add = New token
pages-token-drop = Revoke this token
pages-token-once = Shown only once:
pages-until = until { $date }

## At the table

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
