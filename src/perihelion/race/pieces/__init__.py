"""The pieces of Race for the Galaxy: cards and their kinds, goals, what the expansions add."""
