"""Players that are programs: from a view and a question to an answer."""
