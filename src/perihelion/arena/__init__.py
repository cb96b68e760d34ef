"""Bots measured against each other: contests over many deals, and statistics of finished games."""
