"""The actions of the planets: one small class per kind."""
