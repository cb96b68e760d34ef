"""Roll for the Galaxy in the terminal."""
