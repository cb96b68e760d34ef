"""What is printed on cards, mats and boards: one line each, never compiled."""
