### Contests between bots and statistics of games: what the terminal and the pages say of them.

## A contest

arena-title = { $game }: { $bots }
arena-players = { $count ->
    [one] one player
   *[other] { $count } players
}
arena-games = { $games ->
    [one] one game
   *[other] { $games } games
} over { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-games-only = { $games ->
    [one] one game
   *[other] { $games } games
}
arena-seed = seed { $seed }
arena-unfinished = not finished: { $games } games were ordered
arena-column-bot = bot
arena-column-games = games
arena-column-wins = wins
arena-column-share = share of wins
arena-column-interval = 95%
arena-column-share-interval = share of wins [95%]
arena-column-points = points
arena-column-rating = rating
arena-column-source = points from
arena-column-decisions = decisions
arena-column-mean-time = mean
arena-column-p95 = 95% below
arena-column-longest = longest
arena-ms = { $number } ms
arena-shares = Share of wins
arena-about-shares = With 95% confidence, the true share lies somewhere on the line. The dashed line is the share that equals would have: { $fair }.
arena-about-solo = How often the bot wins alone. With 95% confidence, the true share lies somewhere on the line.
arena-matrix = Who beats whom
arena-about-matrix = How often the bot of the row wins against the bot of the column. Point at a figure to see how sure it is.
arena-about-matrix-duels = How often the bot of the row wins, sitting alone with { $others } copies of the bot of the column. Point at a figure to see how sure it is.
arena-about-matrix-mixed = How often the bot of the row wins at tables where the bot of the column sits, too. Point at a figure to see how sure it is.
arena-pair = { $games ->
    [one] one game
   *[other] { $games } games
}; 95%: { $interval }; { $points } points on average
arena-ratings = Ratings
arena-about-ratings = By the Plackett–Luce model of openskill, with two standard deviations either way. Everybody begins at 25; only differences mean something.
arena-points = Points
arena-distribution = How often there were how many points
arena-sources = Where the points come from
arena-about-points = How often there were how many points, and where they come from.
arena-own-points = cards that count others
arena-race-own-points = six-cost developments
arena-roll-own-points = 6+ developments
arena-thinking = Time for a decision
arena-about-thinking = The dot is the mean; 95% of all decisions take no longer than the end of the line. On another machine, or with more processes on this one, it takes another time.
arena-lengths = Length of the games
arena-about-lengths = In rounds; { $rounds } on average.
arena-rounds = Rounds on average: { $rounds }
arena-how = How it was measured
arena-about-deals = Every deal is played once from every seat: the same cards again, with everybody moved on by one chair. Games of one deal resemble each other, so deals are counted, not games, to tell how sure a figure is.
arena-about-deals-one = Every game has a deal of its own.
arena-made-by = perihelion { $version }, version { $rules } of the rules. This holds the same contest again:

## Statistics

arena-stats-title = { $game }: what wins
arena-played-by = played by { $bots }
arena-winners = winners
arena-others = the others
arena-about-pieces = How often it was offered and taken, and how often whoever took it won. With 95% confidence, the true share lies within the limits given. Any seat wins in { $fair } of the games.
arena-about-taken = Whoever is ahead can take more: that a piece is often found with winners does not mean that it makes them win. How often a seat wins to which it was offered does not depend on choice.
arena-column-piece = piece
arena-column-offered = offered
arena-column-taken = taken
arena-column-take-share = of those offered
arena-column-win-share = wins with it
arena-column-win-offered = wins if offered
arena-column-round = in round
arena-race-kind-start-world = Start worlds
arena-race-kind-world = Worlds
arena-race-kind-development = Developments
arena-race-kind-goal = Goals
arena-roll-kind-faction = Faction tiles
arena-roll-kind-home-world = Home worlds
arena-roll-kind-development = Developments
arena-roll-kind-world = Worlds
arena-tiny-kind-planet = Planets
arena-tiny-kind-mission = Secret missions
arena-beyond-kind-technology = Technologies
arena-beyond-kind-system = Systems
arena-beyond-kind-achievement = Achievements
arena-beyond-kind-faction = Factions
