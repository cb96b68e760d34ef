"""How the tables of a database came to be what they are, step by step.

`versions/` has a file for each change of `schema.py`; docs/howto/change-the-schema.md shows how to
add one. Released steps are never edited.
"""
