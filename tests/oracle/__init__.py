"""Recorded games of an independent engine, replayed by ours and compared with it at every step.

`records` reads the files, `begin` lays out our table, `replay` drives our engine with the recorded
choices and draws (`answering`, `feeding`), the modules `asked_*` put a recorded choice beside our
question, `table` and `scores` a recorded snapshot beside our table, and `differences` knows where
the two may part. `golden` turns recorded games into records of our own.
"""
