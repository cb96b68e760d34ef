### What the plain board says of itself; it is loaded with the board.

pages-plain-position = Position
pages-plain-points-now = Points so far.
pages-plain-help-question = Your question stands at the top, and below it everything you may answer. What you cannot choose now is grey and tells you why.
pages-plain-help-things = Everything on the table that has an outline explains itself: point at it, or press and hold it. A coloured shape shows whose it is, or who is there.
pages-plain-help-undo = The log tells what the others have done. You can undo an answer as long as nothing has come to light; against bots, always.
