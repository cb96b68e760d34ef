### What all games have in common. A game says the same thing its own way with a message of its own
### name: race-refusal-game-over would be said instead of table-refusal-game-over.

# Somebody without a name.
table-player = Player { $number }
# The title of a card, or of an action in a list, within a sentence.
table-title = { $name }
# One player's points in a list of them.
table-score = { $player } { $points }
# From so many to so many.
table-range = { $least } to { $most }

## Why an answer is refused

table-refusal-game-over = The game is over: there is nothing left to decide.
table-refusal-not-your-decision = There is nothing for you to decide right now.
table-refusal-already-answered = This has been decided and can no longer be changed.
table-refusal-unknown-option = This is not an answer to the question before you.
table-refusal-repeated-card = You have already picked { $card }: pick another card.
table-refusal-pick-in-order = Pick in the order of the list and leave enough for the rest, or give all your picks at once.
table-refusal-face-down = Cards lie face down here: only the game itself, or a guess at it, can be played on.
table-refusal-wrong-card-count = Number of cards needed: { $wanted }. Number given: { $count }.

## Why something cannot be taken back

table-refusal-nothing-to-undo = You have no answer to take back.
table-refusal-already-revealed = This can no longer be taken back: something has been revealed since.

table-refusal-fed-from-outside = Nothing can be taken back here: somebody else says which cards come.

## Why a game cannot be begun, or a record or position read

table-refusal-unknown-game = There is no game called “{ $game }”.
table-refusal-unknown-setting = There is no setting called “{ $setting }”.
table-refusal-bad-setting = The setting “{ $setting }” cannot be “{ $value }”.
table-refusal-bad-secret = A secret has 64 hexadecimal digits in small letters.
table-refusal-unknown-seat = There is no seat “{ $seat }” at this table.
table-refusal-bad-die = There is no die with { $sides } sides.
table-refusal-no-record = There is no record of this game: only its present position is known.
table-refusal-other-rules = This was written for version { $rules } of the rules, which is not the one played here.
table-refusal-bad-record = The record cannot be read: “{ $field }” is missing or wrong.
table-refusal-bad-answer = Line { $line } of the record, “{ $answer }”, cannot be played ({ $why }).
table-refusal-bad-position = The position cannot be read ({ $detail }).
table-refusal-bad-field = The position cannot be read: “{ $field }” is missing or wrong.
table-refusal-unknown-field = A position has no field called “{ $field }”.
table-refusal-unknown-card = There is no card called “{ $card }”.
table-refusal-card-twice = “{ $card }” is named more often than there are such cards{ $where-count ->
    [0] .
   *[other] : it lies in { $where }.
  }
table-refusal-card-missing = “{ $card }” lies nowhere in the position.
table-refusal-unknown-answer = There is no answer called “{ $answer }”.{ $like-count ->
    [0] { "" }
   *[other] { " " }Did you mean { $like }?
  }
table-refusal-unknown-step = There is no step called “{ $step }”.
