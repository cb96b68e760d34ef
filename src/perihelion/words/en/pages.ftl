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
pages-copy = Copy

## I

pages-me = You
pages-this-device = On this device
pages-spoken = The table in words
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
pages-thinks-longer = { $names } { $count ->
    [one] takes
   *[other] take
} longer to think. The game is kept: you need not wait here.
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

## The menu of a table

pages-keys = Keyboard
pages-keys-help = Arrows: go through what can be chosen. Enter or space: choose. C: confirm. U: undo. R: show again what happened. ?: explain what is in focus. Escape: clear, skip.
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
