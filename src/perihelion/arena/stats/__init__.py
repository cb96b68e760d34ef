"""Statistics of finished games: which pieces win, how long games are, where points come from."""
