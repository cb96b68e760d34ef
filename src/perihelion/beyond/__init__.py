"""Beyond the Sun for two to four players, with both sides of the mats and the technology table.

The rules are in `phases`, in the order of play; the cards, mats and boards in `catalogue`; what
cards can do in `powers`.
"""
