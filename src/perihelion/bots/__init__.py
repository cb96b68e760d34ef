"""Whoever plays without being a person: from a view and a question to an answer."""
