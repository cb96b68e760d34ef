"""The rules, a file per part of the round, in the order of play [roll.round.steps]."""
