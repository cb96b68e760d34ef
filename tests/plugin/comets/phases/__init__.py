"""The rules, in the order of play."""
