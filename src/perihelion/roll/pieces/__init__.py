"""The pieces of Roll for the Galaxy: tiles, and dice by the handful."""
