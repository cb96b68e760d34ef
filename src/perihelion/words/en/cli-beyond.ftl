# Words of the terminal program for Beyond the Sun.

## The table

cli-beyond-title = Beyond the Sun
cli-beyond-where = round { $round }{ cli-beyond-last } · turn of { $name }
cli-beyond-where-mine = round { $round }{ cli-beyond-last } · your turn
cli-beyond-last = { $last ->
    [last] {" "}(the last)
    [next] {" "}(the next is the last)
   *[no] {""}
}
cli-beyond-decks = decks { $counts }
cli-beyond-level = level { $level }
cli-beyond-covered = event
cli-beyond-ore-sign = ore
cli-beyond-guild-closed = (closed)
cli-beyond-place = { $word ->
    [sol] Sol
    [deep_space] Deep Space
   *[other] { $word }
}
cli-beyond-beside = {""}
cli-beyond-type-science = s
cli-beyond-type-economic = e
cli-beyond-type-military = m
cli-beyond-type-commercial = c
cli-beyond-kind-ore = ore
cli-beyond-strength = strength { $n }
cli-beyond-column-place = place
cli-beyond-column-system = system
cli-beyond-column-strength = str.
cli-beyond-column-kinds = discs
cli-beyond-column-points = VP
cli-beyond-column-control = held by
cli-beyond-column-ships = ships
cli-beyond-column-lines = joined to
cli-beyond-column-ore = ore
cli-beyond-column-population = population
cli-beyond-column-supply = supply
cli-beyond-column-discs = food/ore discs
cli-beyond-column-automation = automation
cli-beyond-column-pawn = pawn
cli-beyond-short-points = VP
cli-beyond-short-ore = ore
cli-beyond-short-population = people
cli-beyond-short-supply = supply
cli-beyond-short-discs = discs
cli-beyond-short-automation = aut.
cli-beyond-short-pawn = pawn
cli-beyond-source-research-1 = research I
cli-beyond-source-research-2 = research II
cli-beyond-source-build-jump = build, jump
cli-beyond-source-recruit = recruit
cli-beyond-on-slot = { $slot }
cli-beyond-basic-research-1 = Basic Spacefaring, research I
cli-beyond-basic-research-2 = Basic Spacefaring, research II
cli-beyond-basic-build-jump = Basic Spacefaring, build and jump
cli-beyond-basic-recruit = Basic Spacefaring, recruit
cli-beyond-free = free
cli-beyond-private = { $name } (private)
cli-beyond-aims = Achievements, { $count } of { $needed } discs:

## What an answer would bring

cli-beyond-ship-at = ship { $level }, { $where }:

## The question

cli-beyond-keys = ? cards · u undo · l log · s save · h help · q quit
cli-beyond-keys-short = ? cards · t table · u undo · l log · h help · q quit
cli-beyond-no-such-thing = Nothing in the game is called “{ $name }”.
cli-beyond-help-explaining =
    {"  "}?         explain your mat, your technologies and colonies, the systems on the board,
    {"  "}          the achievements and the events in play
    {"  "}? 3       explain what the choice with this number is about
    {"  "}? sirius  explain a card, a guild or a faction, and how well it is known;
    {"  "}          also ? research, jump, control, colonise, growth, ore, trade, automation,
    {"  "}          achievements, discs, supply
cli-beyond-signs =
    Technologies: s science, e economic, m military, c commercial; s›m is a science technology
    that leads to a military one. ← names the slots it is joined to, 2/3 that two of three will
    do; the letters are the players who have researched it, ▸T the pawn of Terra.
    Systems: strength, what discs they take, points, who holds them (⚑) and with which disc,
    the ships: T21 are ships of levels 2 and 1 of Terra.
    Mats: ▶ has the turn; in brackets what production would bring, with the growth symbols;
    supply as cubes/cells; discs on the food and ore tracks; level of automation and its points.
    Achievements: how far you are, then the points (★) or who has claimed them.

## The cards

cli-beyond-known = How it is known: { $how }.
cli-beyond-sure-attested = printed
cli-beyond-sure-partly = in part
cli-beyond-sure-reconstructed = reconstr.
cli-beyond-sure-corrected = corrected
cli-beyond-explain-technology = Technology of level { $level }, { $kinds }; leads to: { $leads }. { $points } VP.
cli-beyond-explain-last-technology = Technology of level { $level }, { $kinds }.
cli-beyond-explain-event = Event of level { $level }; not in every game.
cli-beyond-explain-sure-event = Event of level { $level }; in every game.
cli-beyond-explain-system = System of deck { $deck }: strength { $strength }, discs: { $yields }, { $points } VP.
cli-beyond-explain-achievement = { $more ->
    [0] Achievement ({ $group }). VP: { $cells }.
   *[other] Achievement ({ $group }). VP: { $cells }; with four players also { $fourth }.
}
cli-beyond-explain-guild = Guild. Opened by the event “{ $event }”.
cli-beyond-group-basic = in every game
cli-beyond-group-a = group A
cli-beyond-group-b = group B
cli-beyond-mat-basic = Basic mat
cli-beyond-mat-advanced = Advanced mat
cli-beyond-mat-start = { $fleet ->
    [one] Begins with { $ore } ore, { $population } population and a ship of level { $ships }.
   *[other] Begins with { $ore } ore, { $population } population and ships of levels { $ships }.
}
cli-beyond-mat-food = Growth symbols by the number of discs off the food track: { $letters }.
cli-beyond-mat-ore = Ore production by the number of discs off the ore track: { $steps }.
cli-beyond-list-technologies = Technologies
cli-beyond-list-events = Events
cli-beyond-list-systems = Systems
cli-beyond-list-achievements = Achievements
cli-beyond-list-guilds = Guilds
cli-beyond-list-factions = Factions (abilities of the advanced mats)
cli-beyond-column-name = name
cli-beyond-column-level = lvl
cli-beyond-column-types = type
cli-beyond-column-text = what it does
cli-beyond-column-sure = known
cli-beyond-column-deck = deck
cli-beyond-column-group = group
cli-beyond-column-cells = VP
cli-beyond-legend =
    s science, e economic, m military, c commercial; s›m leads from science to a military technology.
    II! is in every game. Few cards are printed in the rulebook: “printed” was read there or
    from a printed card, “in part” has its name or part of its text from there, “reconstr.” was
    designed to fit. What your own copy says otherwise can be put right in a file.

## The rules in short

cli-beyond-topic-research = research
cli-beyond-about-research = A population cube goes beside the technology and stays there. You need the technologies that the slot is joined to. If nobody has discovered it, the event there is carried out first, then two cards of a type that your own technologies lead to are drawn and you choose one. You get its immediate bonus; its actions you may use from your next turn on.
cli-beyond-topic-jump = jump
cli-beyond-about-jump = A jump has movement points. Each takes one ship along one line; split them as you like and leave points unused if you like. Control is checked when all ships have moved.
cli-beyond-topic-control = control
cli-beyond-about-control = Whoever has more strength (sum of ship levels) than everybody else in a system or shipyard takes it and places a disc from a track that the place allows. It stays yours, even without ships, until somebody comes with more strength than you have there. Gaining control of a system brings its bonus.
cli-beyond-topic-colonise = colonise
cli-beyond-about-colonise = You colonise a system that you control with at least its strength. Ships of that strength go back to supply, all others there leave for Deep Space, the card lies beside your mat with two discs, its bonus follows, and a new card fills the place.
cli-beyond-topic-growth = growth
cli-beyond-about-growth = For each growth symbol that no disc covers, a cube of the column with that letter becomes population. An empty column gives nothing.
cli-beyond-topic-ore = ore production
cli-beyond-about-ore = You get as much ore as your ore track shows. The fewer discs lie there, the more it shows.
cli-beyond-topic-trade = trade
cli-beyond-about-trade = Instead of producing you may trade as often as you like: ore for population, ore and a ship for population, population for ore.
cli-beyond-topic-automation = automation
cli-beyond-about-automation = A disc leaves its track for the automation track, so that production rises; levels of automation score points. If the track is empty, a star disc is used.
cli-beyond-topic-achievements = achievements
cli-beyond-about-achievements = At the end of your turn you claim one achievement whose condition you meet; the first to do so gets most. Once enough discs lie on achievements the round is played to its end, and one more.
cli-beyond-topic-discs = discs
cli-beyond-about-discs = Discs leave the food and ore tracks for outposts, colonies and automation. What they uncover raises growth and ore production; discs of lost outposts come back.
cli-beyond-topic-supply = supply
cli-beyond-about-supply = Cubes lie in four columns. Effects take them from the leftmost column that has any, growth from the column of its letter; returned cubes go to the rightmost column with a free cell.

## The end

cli-beyond-score-tie-break = ties: discs / population / ore
