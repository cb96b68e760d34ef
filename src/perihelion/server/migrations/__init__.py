"""How the tables of a database came to be what they are, one step after the other.

`versions/` has a file for each change of `schema.py`; docs/howto/change-the-schema.md tells how to
add one. What was released is never edited.
"""
