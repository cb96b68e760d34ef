"""What cards can do: one small class a kind of effect."""
