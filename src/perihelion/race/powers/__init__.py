"""What cards can do: one small class per kind of power, a module per phase."""
