"""Tiny Epic Galaxies in the terminal."""
