### What the pages around the tables say. What they share with the tables is in pages.ftl.

## Everywhere

pages-keep = Save
pages-none = None

## Home

pages-new-game = New game
pages-opponents = Opponents
pages-level = Level
pages-more-bots = Other bots
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
pages-go-on = Continue
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
pages-table-options = Spectators, chat, seating
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

pages-invitation-help = You are invited to play with { $names }.
pages-invitation-guest = You need no account: choose a name, take a seat.

## I

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
pages-theme-light = Light theme
pages-theme-help = Dark letters on a light background.
pages-programs = Programs
pages-programs-help = With a token, a program of yours can take your seat. Keep it secret. Signing out or a new password ends all tokens.
pages-token-title = What for
pages-token-add = New token
pages-token-drop = Revoke this token
pages-token-once = Shown only once:
pages-until = until { $date }
