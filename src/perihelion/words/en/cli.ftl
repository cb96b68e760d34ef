# Words of the terminal program.

## The command line

cli-about = Space-empire board games. Without a command they open in the browser; `perihelion play race` begins a game in the terminal.
cli-about-play = Play a game against bots.
cli-about-replay = Step through a saved game.
cli-about-arena = Let bots play many games against each other, and measure how good they are.
cli-about-stats = Count in finished games which cards and other pieces win.
cli-about-cards = List the cards of a game, or explain one.
cli-argument-game = The game: { $known }.
cli-argument-file = A saved game.
cli-argument-games = A folder of a contest, a folder of saved games, or one file of either.
cli-argument-card = A name, or a part of one.
cli-value-game = GAME
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-games = GAMES
cli-value-tables = duels|mixed
cli-value-address = ADDRESS
cli-value-bots = BOTS
cli-value-program = NAME=COMMAND
cli-value-card = NAME
cli-value-number = NUMBER
cli-value-edition = 1|2
cli-value-lang = en|ru
cli-value-expansions = EXPANSIONS
cli-value-scenario = SCENARIO
cli-value-solo = GALAXY
cli-value-option = NAME=VALUE
cli-usage = Usage:
cli-usage-options = [options]
cli-usage-command = COMMAND ...
cli-usage-commands = Commands
cli-usage-arguments = Arguments
cli-usage-choices = Options
cli-option-default = [{ $value } by default]
cli-option-help = Show this help and stop.
cli-option-game = The game: { $known }.
cli-option-lang = The language.
cli-option-version = Show the version and stop.
cli-option-players = How many players sit at the table.
cli-option-seed = A number: the same number deals the same game.
cli-option-bots = Your opponents: greedy plays sensibly, random does not think; separate several with commas.
cli-option-seat = Your seat, from 1.
cli-option-viewer = Watch as this seat, from 1, saw it; 0 shows all cards.
cli-option-edition = race: the edition of the cards, 1 or 2.
cli-option-advanced = race: the advanced game for two: two actions a round; beyond: the advanced mats.
cli-option-first-game = Begin with the hands that the rules give beginners.
cli-option-expansions = race: expansions, separated by commas: gathering-storm,rebel-vs-imperium,brink-of-war; or all.
cli-option-goals = race: with goals or without; needs The Gathering Storm.
cli-option-takeovers = race: with takeovers or without; needs Rebel vs Imperium.
cli-option-scenario = race: the scenario for two: rebel-vs-imperium.
cli-option-solo = tiny: a solo game against this rogue galaxy.
cli-option-option = Any other setting of the game; may be given several times.
cli-option-save = Save the game to this file when you leave it, without asking.
cli-option-resume = Continue a saved game in the same seat and against the same bots.
cli-option-spoken = Say everything line by line, for screen readers, instead of columns and boxes.
cli-option-games = How many games each pair of bots plays, or each table of mixed ones.
cli-option-contestants = The bots, separated by commas; all bots of the game by default.
cli-option-program = A bot of your own, called NAME in this contest: a program that is asked and answers in lines of JSON. May be given several times.
cli-option-tables = More than two players: one bot against copies of another (duels), or all different (mixed).
cli-option-deals = A number: the same number holds the same contest.
cli-option-jobs = How many processes play; as many as there are processors by default. The figures do not depend on it.
cli-option-out = Where to keep games, figures and the page; a new folder by default.
cli-option-go-on = Continue the contest of this folder, with more games if --games says so.
cli-option-ray = Play on the Ray cluster at this address; auto for the one on this machine.
cli-option-stats-out = Where to write the page, the tables and the plots; the folder stats beside the games by default.
cli-option-seats = Count only the seats of these bots, separated by commas.
cli-option-parquet = Write the tables as Parquet, too; needs pyarrow.
cli-unknown-language = There is no language “{ $lang }” here. Known: { $known }.
cli-unknown-bot = There is no bot “{ $name }” for this game. Known: { $known }.
cli-no-such-command = There is no command “{ $name }”. There are: { $known }.
cli-no-such-option = There is no option { $name }.
cli-bad-option-usage = The option { $name } is not used like this.
cli-missing-argument = { $name } is missing.
cli-not-a-number = { $name } needs a whole number.
cli-bad-setting = --option needs a name and a value with “=” between, not “{ $given }”.
cli-wrong-usage = There is one word too many, or one too few.
cli-see-help = For help: { $command }
cli-contradiction = { $given } { $value } contradicts { $file }, where it is { $there }. Leave it out to continue that game.
cli-yes = yes
cli-no = no
cli-no-such-seat = There is no seat { $seat }: this game has { $players } players.

## Files

cli-cannot-read = The file { $file } cannot be opened: { $reason }.
cli-cannot-write = The file { $file } cannot be written: { $reason }.
cli-not-a-record = The file { $file } is not a saved game.
cli-bad-record = The game in { $file } cannot be replayed. { $reason }
cli-seed = Seed { $seed }: with --seed { $seed } the same game is dealt again.
cli-file-not-found = there is no such file or folder
cli-file-is-a-folder = it is a folder
cli-file-not-allowed = permission denied
cli-saved = Saved to { $file }
cli-not-saved = Not saved.
cli-go-on = To continue:
cli-watch = To watch it:
cli-save-question =
    Save the game to { $file }?
    y yes · Enter no · or type another file name
cli-keep-question =
    Keep this game in { $file }?
    y yes · Enter no · or type another file name
cli-save-there = Save to a file called “{ $file }”? y yes · Enter no
cli-overwrite =
    { $file } already exists and is not this game.
    Overwrite it? y yes · Enter no

## Leaving

cli-goodbye = Goodbye.
cli-input-ended = The input ended before the game did.
cli-interrupted = Interrupted.
cli-once-more = Ctrl-C once more saves the game and leaves; anything else continues.

## Names

cli-name-1 = Terra
cli-name-2 = Vega
cli-name-3 = Lyra
cli-name-4 = Rigel
cli-name-5 = Altair
cli-name-6 = Spica
cli-you = (you)
cli-and = {" "}and{" "}

## The table

cli-game = game { $name }
cli-points = { $points } VP
cli-round = round { $round }
cli-has-chosen = has chosen
cli-news-cut = … { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}: l shows them
cli-no-choice = Nothing else was possible.

## The question

cli-prompt = >
cli-hint-one = Type a number.
cli-hint-several = Type { $count } numbers.
cli-hint-range = Type { $low } to { $high } numbers.
cli-keys = ? explain · u undo · l log · s save · h help · q quit
cli-keys-short = ? explain · t table · u undo · l log · h help · q quit
cli-no-such-number = There is no number { $number }: they go from 1 to { $last }.
cli-so-far = So far: { $said }.
cli-no-list = This game has no list of its pieces yet.
cli-no-such-thing = Nothing here is called “{ $name }”.
cli-too-many = “{ $name }” fits { $count } things. Type more of the name.
cli-nonsense = I do not understand “{ $line }”. Type a number from the list, or h for help.
cli-offer-word = In records, and as an answer: { $word }
cli-help =
    Type the number of what you choose; several numbers with spaces, as in 1 3 4.
    The words used in records work too, as in card:gem-world; ? 3 shows them.
    { $explaining }
      u         take back your last answer, unless something has been revealed since
      t         the whole table, with everybody's cards
      l         what happened in this round and the last; l all the whole log
      s FILE    save the game; s alone finds a free name
      a         what a bot thinks of each answer, without answering; a captain asks that one
      w         in words, line by line, for screen readers; once more: drawn again
      q         quit; asks whether to save, unless the file is known already
      Ctrl-C    take back what you have typed; twice: save and leave
      Enter     show the table again; in words, the question
cli-help-explaining =
    {"  "}?         explain all that you may choose now
    {"  "}? 3       explain the choice with this number
    {"  "}? world   explain what has this word in its name

## What a bot thinks

cli-advice = What { $bot } thinks; nothing is answered by this:
cli-advice-would = { $bot } does not weigh its answers. It would take:
cli-advice-chance = { $percent } to win
cli-advice-points = { $points } points
cli-advice-liking = likes it { $percent }
cli-advice-because = because of { $reasons }
cli-advice-more = … and { $count } more.
cli-advice-part = { $part ->
    [lead] the points you would be ahead
    [own] what you would have
    [other] what { $name } would have
    [hand] your hand
    [drawn] the cards drawn
    [picked] what is picked
    [placed] what is placed
    [own-goods] your goods
    [goals] the goals
    [plan] the plan
    [own-dice] your dice
    [own-tiles] your tiles
    [dice] the dice
    [planets-in-the-row] the planets on offer
    [mission] your secret mission
    [still-to-be-done] what is still to be done
    [technologies] the technologies
    [space] the systems
    [achievements] the achievements
    [round] how far the game is
   *[game] the position
}

## The end

cli-score-total = total
cli-nobody-wins = Nobody wins.
cli-winners = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points.
}

## Replays

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
cli-replay-nonsense = I do not understand “{ $line }”. Press Enter for the next answer, or type h for help.
cli-replay-end = This is the end of the record.
cli-replay-start = This is the beginning of the record.
## Contests and statistics

cli-arena-no-games = A contest has at least one game.
cli-arena-no-jobs = At least one process has to play.
cli-arena-twice = The bot { $name } is named twice; a bot named alone plays against itself.
cli-arena-bad-program = --program needs NAME=COMMAND, with a name in small letters that no bot of the game has; not “{ $given }”.
cli-arena-no-program = There is no program “{ $command }” that could be started.
cli-arena-idle-program = The program { $name } is not among the --bots.
cli-arena-same-programs = The contest in { $folder } goes on only with the programs it was begun with, named again:
cli-arena-no-such-tables = There are no tables “{ $name }”. There are: { $known }.
cli-arena-too-few = At mixed tables all are different: { $bots ->
    [one] one bot does
   *[other] { $bots } bots do
} not suffice for { $players } players.
cli-arena-out-and-resume = A contest goes on in its own folder: leave out --out, or --resume.
cli-arena-taken = In { $folder } there is a contest already. Continue it with --resume { $folder }, or choose another folder.
cli-arena-none = In { $folder } there is no contest that could be continued.
cli-arena-held = The contest in { $folder } is being held right now, by process { $process }.
cli-arena-other-code = Since the contest in { $folder } was begun, the rules or the bots have changed: its figures would belong to neither. Begin a new one.
cli-arena-bad-line = Line { $line } of { $file } is not a game. Delete that line to continue.
cli-arena-died = The process that played deal { $deal } died, { $tries } times in a row.
cli-arena-other-machines = On another machine of the cluster the rules or the bots are different. Install the same version everywhere.
cli-arena-no-ray = To play on a cluster, install Ray: pip install "perihelion[ray]"
cli-arena-no-cluster = The Ray cluster at { $address } cannot be reached: { $reason }
cli-arena-bot-failed = The bot { $bot } failed in deal { $deal }. The game up to there is in { $file }.
    { $why }
cli-arena-interrupted = Interrupted. What was played is kept; to continue:
cli-arena-page = Everything else: { $file }
cli-stats-read = games read: { $games }
cli-stats-nothing = In { $folder } there is no finished game{ $unread ->
    [0] .
   *[other] {" "}that can be read; unreadable: { $unread }.
}
cli-stats-unread = Not readable, or not played to the end: { $count }; the first is { $first }.
cli-stats-written = Pages, tables and plots: { $folder }
cli-stats-no-parquet = To write Parquet, install pyarrow: pip install "perihelion[parquet]"

## verify

cli-about-verify = Check from its record that a deal was fair.
cli-verify-proof-no = The proof in the record cannot be read.
cli-verify-proof-yes = The record carries a proof.
cli-verify-commitment-yes = The secret is the one that the server committed itself to before the deal.
cli-verify-commitment-no = The secret is not the one that the server committed itself to before the deal.
cli-verify-key-yes = The cards were dealt from this secret and from the players’ numbers.
cli-verify-key-no = The cards were not dealt from this secret and from these numbers.
cli-verify-numbers-yes = At least one player added a number of their own.
cli-verify-numbers-no = No player added a number: the server alone decided the deal.
cli-verify-replay-yes = The game replays, answer by answer.
cli-verify-replay-no = The game cannot be replayed.
cli-verify-end-yes = It was played to its end.
cli-verify-end-no = It was not played to its end.
cli-verify-table = Table: { $table }
cli-verify-commitment = Commitment: { $commitment }
cli-verify-share = Number of seat { $seat }: { $share }
cli-verify-no-share = Number of seat { $seat }: none (a bot, or a program that sent none)
cli-verify-scores = Final scores in seat order: { $scores }. Winner (seat): { $winners }.
cli-verify-fair = This deal was fair. Compare the commitment, your own number and the course of the game with what you saw. Seats of bots must have no number.
cli-verify-unfair = This record does not prove that the deal was fair.
cli-verify-unproven = Nothing to prove here: the game was played against bots, or with an older version. It replays.
