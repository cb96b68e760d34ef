### What the web says: tables, people, refusals of the server, and what surrounds a game there.

server-and = {" "}and{" "}

## Games and bots

server-game-race-help = Build a galactic empire out of cards: explore, develop, settle, consume, produce. 2 to 6 players, about half an hour.
server-game-roll-help = Your workers are dice: guess what the others will do, and send yours to explore, build, produce and ship. 2 to 5 players, about forty-five minutes.
server-game-tiny-help = Roll dice, send ships to planets, follow what the others do, and let your empire grow. 1 to 5 players, about half an hour.
server-game-beyond-help = Research technologies, build ships and settle the stars around the Sun. 2 to 4 players, about an hour and a half.

server-bot-cadet = Cadet
server-bot-cadet-help = Does what a beginner likes, and now and then errs. For your first games.
server-bot-captain = Captain
server-bot-captain-help = Thinks each action through to its end and takes what looks best then, but never looks further.
server-bot-commodore = Commodore
server-bot-commodore-help = Plays its best ideas on to the end of the round, for everyone at the table.
server-bot-admiral = Admiral
server-bot-admiral-help = Has learned the game by playing against itself, and plays its best ideas on to the end of the round.
server-bot-legend = Legend
server-bot-legend-help = The Admiral with time to think: tries more ideas or looks further ahead. Takes up to a second.
server-bot-greedy = Sensible
server-bot-greedy-help = Looks at what each choice is worth right now.
server-bot-random = Random
server-bot-random-help = Answers at random: for a first try.

# Names of bots at a table; the number is that of the seat.
server-bot-name-1 = Terra
server-bot-name-2 = Vega
server-bot-name-3 = Lyra
server-bot-name-4 = Rigel
server-bot-name-5 = Altair
server-bot-name-6 = Spica
server-bot-name-7 = Deneb
server-bot-name-8 = Mira
server-guest = Guest { $number }
server-here = Player { $number }
server-open-seat = Free seat

## Options of Race for the Galaxy

server-race-option-expansions = Expansions
server-race-option-expansions-help = Each adds cards and rules; they build on one another.
server-race-set-gathering-storm-help = New worlds and developments, goals, and a fifth player.
server-race-set-rebel-vs-imperium-help = Rebels, the Imperium, takeovers, and one more player.
server-race-set-brink-of-war-help = Prestige, boosts and the search; needs the first two.
server-race-option-goals = Goals
server-race-option-goals-help = Six tiles give points for being first at something or having the most of it.
server-race-without-goals = Without goals
server-race-option-takeovers = Takeovers
server-race-option-takeovers-help = Military players may attack other players' worlds.
server-race-option-advanced = Two actions a round
server-race-option-advanced-help = The advanced game for two: each chooses two actions in a round.
server-race-option-first-game = First game
server-race-option-first-game-help = Everybody begins with a hand that the rules recommend for beginners.
server-race-option-edition = Edition
server-race-option-edition-help = Some cards have different numbers in the second edition.
server-race-edition-1 = First edition
server-race-edition-1-help = The cards as they first came out.
server-race-edition-2 = Second edition
server-race-edition-2-help = With the corrections of the second edition.
server-race-option-scenario = Scenario
server-race-option-scenario-help = A game for two with given start worlds.
server-race-scenario-rebel-vs-imperium = Rebel vs Imperium
server-race-scenario-rebel-vs-imperium-help = One side plays the Rebels, the other the Imperium.

## Options of the other games

server-roll-option-first-game = First game
server-roll-option-first-game-help = Everybody lays out the two starting tiles with the cheaper sides up.
server-tiny-option-rogue = Rogue galaxy
server-tiny-option-rogue-help = Your opponent if you play alone; if left open, you choose at the table.
server-tiny-option-two-player-mission-pool = Missions for two
server-tiny-option-two-player-mission-pool-help = Leaves out the secret missions that compare you with several others.
server-tiny-steps = { $mine ->
    [1] { $planet } { $at }→{ $to } of { $length }
   *[other] { $whose }: { $planet } { $at }→{ $to } of { $length }
}
server-tiny-orbiting = { $mine ->
    [1] { $planet } { $at } of { $length }
   *[other] { $whose }: { $planet } { $at } of { $length }
}
server-tiny-colonises = { $mine ->
    [1] colonises { $planet } ★{ $points }
   *[other] { $whose } colonises { $planet } ★{ $points }
}
server-beyond-option-mats = Factions
server-beyond-option-mats-help = The faction mats: all alike, or each with abilities of its own.
server-beyond-mats-basic = Basic mats
server-beyond-mats-basic-help = All factions can do the same: for a first game.
server-beyond-mats-advanced = Advanced mats
server-beyond-mats-advanced-help = Every faction has abilities of its own, unlocked during the game.
server-beyond-option-tableau = Open technologies
server-beyond-option-tableau-help = To discover a technology you choose among all that are left instead of drawing.

## The end of a game

server-score-total = total
server-tie-break = { $by ->
    [hand] Tie-break: hand and goods
    [cup] Tie-break: cup and credits
    [discs] Tie-break: discs left (fewest)
    [population] Tie-break: population
    [ore] Tie-break: ore
    [colonies] Tie-break: colonies
    [level] Tie-break: empire level
   *[stock] Tie-break: energy and culture
}
server-no-winners = The game is lost.
server-winners = { $count ->
    [one] { $names } wins with { $points } VP.
   *[other] { $names } win together with { $points } VP.
}

## Quick phrases

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thinking = Let me think.
server-phrase-oops = Oops!
server-phrase-thanks = Thanks!
server-phrase-back-soon = I will be back soon.
server-phrase-good-game = Good game!

## Why something is refused

server-refusal-stale-question = This question has been answered already: look at the newest one.
server-refusal-not-your-seat = This is not your seat.
server-refusal-not-started = The game has not begun yet.
server-refusal-already-started = The game has begun already.
server-refusal-no-table = There is no such table, or you may not see it.
server-refusal-unreadable-table = This game began under older rules and cannot be continued. It has ended without a winner; its record is kept.
server-refusal-no-invitation = This invitation leads nowhere: the table is gone, or all seats are taken.
server-refusal-table-full = All seats are taken.
server-refusal-seat-taken = This seat is taken.
server-refusal-no-shares = The cards at this table are dealt without players' numbers.
server-refusal-share-given = Your number has already been added to the deal.
server-refusal-not-host = Only the host of the table can do this.
server-refusal-nobody-sits = There is nobody at this table: take a seat yourself, or leave one open.
server-refusal-too-many-tables = You have { $count } games under way: finish some of them first.
server-refusal-no-watching = Nobody can watch this table.
server-refusal-no-chat = There is no chat at this table.
server-refusal-no-chat-for-spectators = Only players may write at this table.
server-refusal-unknown-phrase = There is no such phrase.
server-refusal-empty = There is nothing in this message.
server-refusal-not-away = This player is here and cannot be replaced.
server-refusal-just-gone = This player has just gone and may come back. A bot can take over in { $unit ->
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[other] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
}.
server-refusal-already-sealed = You have answered: take your answer back if you change your mind.
server-refusal-nothing-to-reset = You have chosen nothing since something was last revealed. Undo goes further back, answer by answer.
server-refusal-not-sealed = You have no sealed answer to take back.
server-refusal-game-not-over = The game is not over yet.
server-refusal-no-seat-to-return = No seat waits for you here.
server-refusal-no-session = Sign in first: you have no session, or it has ended.
server-refusal-signed-out = You have been signed out here: the session or token has ended.
server-refusal-bad-token = This token is not valid, or has expired.
server-refusal-wrong-password = The name or the password is wrong.
server-refusal-name-of-bot = A bot has this name: choose another.
server-refusal-token-only-plays = A token can only play for you: do this in the browser.
server-refusal-too-many-tokens = You already have { $count } tokens: revoke one first.
server-refusal-name-taken = Somebody with a password has this name: choose another.
server-refusal-bad-name = This cannot be a name: use letters, digits and spaces, at most 24 characters.
server-refusal-bad-password = A password needs at least 8 characters.
server-refusal-unknown-bot = There is no such bot for this game.
server-refusal-bad-message = The message cannot be read.
server-refusal-hello-first = The first message must be a greeting (hello).
server-refusal-too-much = That was too much at once: try again in a moment.
server-refusal-too-large = The message is too large.
server-refusal-too-slow = The connection is too slow to keep up with the game.
server-refusal-too-many-sockets = You have too many connections open.
server-refusal-foreign-origin = This request came from a page of another site.
server-refusal-no-csrf = This request did not come from a page of this server: reload the page.
server-refusal-not-found = There is nothing here.
server-refusal-not-allowed = This cannot be done here.
server-refusal-closing = The server is stopping for a moment; your game is saved.
server-refusal-failed = Something went wrong on the server: try again.

## The command line

server-about-serve = Serve the games to browsers; this is also what happens without a command.
server-option-host = The address to listen on; 0.0.0.0 is all of them. [127.0.0.1 by default]
server-option-port = The port to listen on. [8000 by default]
server-option-database = Where to keep the games: a file, or the URL of a PostgreSQL database.
server-option-public = The address at which people reach the server, such as https://games.example.org.
server-option-open = Open a browser, or only print the address. [a browser by default]
server-value-address = ADDRESS
server-value-number = NUMBER
server-value-place = PLACE
server-value-days = DAYS
server-value-folder = FOLDER
server-option-keep-finished = Days after which a finished game is deleted; 0 keeps it forever. [730 by default]
server-option-keep-open = Days after which a table that never began is deleted; 0 keeps it forever. [60 by default]
server-option-records = A folder in which the records of deleted games are kept.
server-value-file = FILE
server-about-backup = Copy all games and people, even while the server runs.
server-about-restore = Fill a database from a copy; no server may be using it.
server-argument-backup = The copy: a separate database file, even if the games are in PostgreSQL.
server-option-overwrite-file = Replace the file if there is one already.
server-option-overwrite-database = Delete what the database holds now.
server-backup-done = { $file } holds { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $people ->
    [one] 1 person
   *[other] { $people } people
}.
server-restore-done = Restored { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $people ->
    [one] 1 person
   *[other] { $people } people
}.
server-open-at = Perihelion is open at { $address } — Ctrl-C closes it.

## When the rules have changed

server-fate-rules-changed = The rules of this game have been corrected since it began. It continues from where it stood; what was played before can no longer be undone.
server-fate-unreadable = This game began under older rules and could not be continued. Its record is kept.

## A database that cannot be opened

server-database-newer = A newer Perihelion has used this database (its schema is { $version }), and this one does not know what has changed. Start the newer one, or restore a backup.
server-database-lacks = This database is damaged: { $columns } is missing. Restore a backup.
server-database-exists = { $file } already exists: choose another name, or add --overwrite.
server-database-no-file = There is no file { $file }.
server-database-not-ours = { $file } is not a Perihelion database.
server-database-held = Another server is already using { $file } (process { $process }). A file is for one server: stop the other, or name another file with --database.
server-database-in-use = A server is using { $file }: stop it first.
server-database-not-empty = There are already games in this database. To delete them, add --overwrite; to keep them, make a backup first.
server-database-other-version = The database has schema { $version }, which this version does not use: start the server once, or use the version it belongs to.
server-database-torn = This database is damaged: rows refer to others that are gone. Restore a backup.
