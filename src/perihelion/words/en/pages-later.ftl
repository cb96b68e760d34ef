### What is said at a table after its first picture: waiting, chat, menu, end, fair deals.

## Invitations and the waiting room

pages-invite-help = Send this link to the people you want to play with:
pages-copied = Copied
pages-host = host
pages-begin-with-bots = Begin, with bots on the free seats
pages-get-up = Leave the table
pages-waiting-help = The game begins when every seat is taken. You may close this page and come back.

## I

pages-spoken-help = Below the board, everything on it is told in sentences under headings, for screen readers.
pages-sounds-help = A short tone for your turn, for cards and points, and at the end.

## Log and chat

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
pages-leave-to-bot = Leave; a bot plays on

## The end

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
