"""The actions of the planets: a small class a kind."""
