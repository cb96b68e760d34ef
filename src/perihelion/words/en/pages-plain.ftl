### What the plain board says of itself; it is loaded with the board.

pages-plain-position = Position
pages-plain-points-now = Points so far.
pages-plain-help-question = Above stands what you are asked, and below it everything that you may answer. What you cannot have now is grey and tells why.
pages-plain-help-things = Everything on the table that has an outline explains itself: point at it, or press it long. A coloured shape tells whose it is, or who is there.
pages-plain-help-undo = The log tells what the others have done. An answer can be undone as long as nothing has come to light; against bots, always.
