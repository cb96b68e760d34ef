"""What is printed on the cards and mats: one line each, never compiled."""
