"""The pieces of Tiny Epic Galaxies: planets, missions, rogues, and what a table keeps in mind."""
