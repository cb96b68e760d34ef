### Comets, a fifth game.

boards-game-comets = Comets
server-game-comets-help = Catch comets: the strongest probe that nobody else has sent wins. 2 to 5 players, five minutes.

comets-question-send-probe = A comet worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } comes by: send a probe.
comets-option-probe = A probe of strength { $strength }
comets-answer-probe = probe { $a }

comets-event-appears = A comet worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } appears.
comets-event-sent = { $player } sends the probe of strength { $strength }.
comets-event-catches = { $player } catches the comet: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
comets-event-flies-on = No probe stands alone: the comet flies on.

comets-refusal-probe-is-gone = You have already sent your probe of strength { $strength }.

comets-card-comet-1 = Comet 1
comets-card-comet-2 = Comet 2
comets-card-comet-3 = Comet 3
comets-card-comet-4 = Comet 4
comets-card-comet-5 = Comet 5
comets-card-comet-6 = Comet 6
comets-card-comet-7 = Comet 7
