"""The rules, a file per phase, in the order of play."""
