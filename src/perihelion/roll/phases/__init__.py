"""The rules, a file a part of the round, in the order of play [roll.round.steps]."""
