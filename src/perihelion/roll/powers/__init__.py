"""What developments can do: one small class a kind of power, a module a part of the round."""
