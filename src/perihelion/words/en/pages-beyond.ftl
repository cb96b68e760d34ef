### What the board of Beyond the Sun says of itself; it is loaded with the board.

## The board

pages-beyond-parts = Parts of the table
pages-beyond-tab-cards = Cards
pages-beyond-tab-tree = Technologies
pages-beyond-tab-space = Space
pages-beyond-tab-aims = Achievements
pages-beyond-tab-mats = My mat
pages-beyond-tree = Technology board
pages-beyond-space-map = Exploration board
pages-beyond-aims = Achievements
pages-beyond-mat = Your mat
pages-beyond-mat-of = Mat of { $name }
pages-beyond-look-at = Look at the mat of { $name }
pages-beyond-tray = Cards to choose from
pages-beyond-nearer = Nearer
pages-beyond-farther = Farther
pages-beyond-whole = Whole board

## The first rounds

pages-beyond-tip-action = What glows can be chosen: point at it, or press it long, to read what it does. The number in a ring is its price in ore.
pages-beyond-tip-research-slot = A technology takes 1 of your population. A line must lead to it from what you have; ⚡ comes at once.
pages-beyond-tip-jump = Choose a ship, then where it goes; each line takes 1 point. A flag tells who would hold a place.
pages-beyond-tip-build-site = A ship is built at Sol, or at a shipyard that you control.
pages-beyond-tip-research-card = You discover it for everybody: whoever meets its lines can research it later. The sign on its right is the type it leads to.
pages-beyond-tip-claim = The first to claim gets the most points; the discs on these cards bring the end of the game.

## Technologies

pages-beyond-level = Level { $level }
pages-beyond-undiscovered = not discovered
pages-beyond-may-be = It may be:
pages-beyond-guild-shut = It opens when that event is revealed.
pages-beyond-owned-by = researched by { $names }
pages-beyond-may = You can go here.
pages-beyond-space = space { $number }
pages-beyond-pawn-of = pawn of { $names }
pages-beyond-research-1 = Research I
pages-beyond-research-2 = Research II
pages-beyond-build-jump = Build, jump
pages-beyond-recruit = Recruit
pages-beyond-known = How we know this text: { $how }.

## Space

pages-beyond-sort-sol = Ships are built here. Nobody controls it; at the end the strongest there score 1 VP.
pages-beyond-sort-deep = Nobody controls it; at the end the strongest there score 1 VP.
pages-beyond-sort-yard = A shipyard: whoever controls it can build ships here.
pages-beyond-sort-system = A system
pages-beyond-held-by = controlled by { $name }
pages-beyond-ship = level { $level } ship
pages-beyond-ships = { $count ->
    [one] level { $level } ship
   *[other] { $count } level { $level } ships
}

## Achievements and mats

pages-beyond-claimed = claimed
pages-beyond-cells-left = Points of the cells that are left: { $points }.
pages-beyond-points = Points
pages-beyond-ore = Ore
pages-beyond-population = Population
pages-beyond-supply = Supply cubes
pages-beyond-automated = Automation
pages-beyond-colonies = Colonies
pages-beyond-would-bring = Production would bring { $count } now.
pages-beyond-column = Supply column { $letter }: { $cubes } of { $cells }
pages-beyond-column-grows = Its symbol shows on the food track, so population growth takes a cube from here.
pages-beyond-column-hidden = Growth takes a cube from here once symbol { $letter } shows on the food track.
pages-beyond-track-food = Food track: { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
pages-beyond-track-food-help = Discs leave from the left: to outposts, colonies, achievements and automation. A letter that shows lets its supply column grow.
pages-beyond-track-ore = Ore track: { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
pages-beyond-track-ore-help = Discs leave from the left: to outposts, colonies, achievements and automation. The last number that shows is how much ore you produce.
pages-beyond-automation = Automation: level { $level }, { $points } VP
pages-beyond-automation-help = Automated discs go here. Numbers are the points of the cells.
pages-beyond-unlocked = Unlocked: { $off } of { $needs } discs are off the track.
pages-beyond-locked = Locked: { $off } of { $needs } discs are off the track.
pages-beyond-end-help = The number of discs on the achievements brings the end: the round is finished, and one more is played.
pages-beyond-deck = Technologies { $deck } in the deck
pages-beyond-deck-systems = Systems { $deck } in the deck

## Help

pages-beyond-help-turn = In your turn move your pawn to another action space and do what it says; then grow population, produce ore or trade; then claim an achievement if you can. What glows can be chosen; what is grey tells why not.
pages-beyond-help-things = What you have
pages-beyond-help-ore = ore
pages-beyond-help-population = population: researches and becomes ships
pages-beyond-help-supply = cubes in supply: become population or ships
pages-beyond-help-ship = a ship: shape and colour are its owner, the number is its strength
pages-beyond-help-food = food disc: outposts and colonies take it off the track, so that more columns grow
pages-beyond-help-ore-disc = ore disc: the same for ore production
pages-beyond-help-star = star disc: when a track has none left
pages-beyond-help-effects = What actions do
pages-beyond-help-now = at once, whenever somebody researches it
pages-beyond-help-always = for good, once you have it
pages-beyond-help-research = research a technology of this level
pages-beyond-help-jump = jump: a point takes a ship along one line
pages-beyond-help-upgrade = upgrade ships by so many levels
pages-beyond-help-automate = automate: a disc goes from its track to the automation track
pages-beyond-help-colonise = colonise a system that you control
pages-beyond-help-control = when you gain control
pages-beyond-help-copy = carry out another research action
pages-beyond-help-types = Technologies
pages-beyond-help-science = science
pages-beyond-help-economic = economic
pages-beyond-help-military = military
pages-beyond-help-commercial = commercial
pages-beyond-help-leads = at the right edge of a card: the type that its lines lead to
pages-beyond-help-need = so many of the technologies joined to it are needed
pages-beyond-help-cube = whoever has researched the technology
pages-beyond-help-board = On the boards
pages-beyond-help-space = an action space for one pawn; the number is all that it costs in ore
pages-beyond-help-strength = the strength of ships that colonising the system takes
pages-beyond-help-vp = victory points
pages-beyond-help-outpost = whoever controls the place, and the disc of their outpost
pages-beyond-help-event = an event: waits on an undiscovered slot, or is in play
pages-beyond-help-guess = the text of this card is reconstructed
pages-beyond-help-pen = the card has been corrected for this table
pages-beyond-help-zoom = zoom with the wheel, two fingers, or + and −; 0 shows the whole board
pages-beyond-help-more = Point at anything, or press it long, to have it explained.
