"""The rules, a file a phase, in the order of play."""
