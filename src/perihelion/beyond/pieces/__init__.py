"""The pieces of Beyond the Sun: cards, boards, faction mats, and what a table keeps in mind."""
