"""Beyond the Sun for two to four players, with both sides of the mats and the technology table.

`state` has the pieces, `turns` the rules in the order of play, `effects` what cards can do,
`catalogue` the cards, mats and boards, `facts` what the rest of the package sees.
"""
