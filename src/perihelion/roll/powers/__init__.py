"""What developments can do: one small class per kind of power, a module per part of the round."""
