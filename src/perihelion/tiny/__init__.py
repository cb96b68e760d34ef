"""Tiny Epic Galaxies for one to five players, with the rogue galaxies of solo play.

`state` has the pieces, `turns` the rules in the order of play, `actions` what planets and rogue
galaxies can do, `catalogue` the cards and mats, `facts` what the rest of the package sees.
"""
