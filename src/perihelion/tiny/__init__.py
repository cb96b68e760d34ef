"""Tiny Epic Galaxies for one to five players, with the rogue galaxies of solo play.

The rules are in `phases`, in the order of play; the cards and mats in `catalogue`; what planets and
rogue galaxies can do in `powers`.
"""
