"""The steps, each of which names the one before it."""
