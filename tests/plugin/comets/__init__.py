"""Comets: a fifth game, made to show what a game consists of.

Two to five players have probes of strength 1 to 7 each. Comets worth 1 to 7 points are shuffled,
and one is put aside unseen. Each round the next comet is turned up, everybody chooses a probe in
secret, and all are shown together. The strongest probe that nobody else has sent catches the comet;
if there is none, the comet flies on. Probes are used up. After the last comet the most points win.
"""
