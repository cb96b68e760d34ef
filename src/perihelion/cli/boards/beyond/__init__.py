"""How Beyond the Sun looks in the terminal."""
